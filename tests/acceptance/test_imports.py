"""Records of other servers through the window: opened, and saved as SGF beside their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_app.go.board import Color
from goboard_app.record.sgf.parser import read_sgf
from tests.support.desk import Desk, answer_files

GIB = (
    "\\HS\n\\[GAMEBLACKNAME=Hana (3D)\\]\n\\[GAMEWHITENAME=Tomas (10K)\\]\n"
    "\\[GAMEINFOMAIN=GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:25,GONGJE:65,LINE:19\\]\n"
    "\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 15\n\\GE\n"
)
NGF = (
    "League\n19\nWhite   5D*\nBlack 7DP\nwww.cyberoro.com\n0\n0\n6\n20110812 [09:31]\n480\n"
    "White wins by resignation\n2\nPMABBQEEQ\nPMACWEEEE\n"
)
UGF = (
    "[Header]\nLang=SJIS\nSize=9\nHdcp=0,6.50\nCoordinateType=IGS\nPlayerB=Hana,3k,,\n"
    "PlayerW=Tomas,1d,,\nWinner=W,2.50\n[Data]\nCC,B1,1,0\nGG,W1,2,0\n"
)
FILES = {"game.gib": GIB, "game.ngf": NGF, "game.ugf": UGF, "game.ugi": UGF}


@pytest.fixture(params=FILES)
def imported(desk: Desk, request: pytest.FixtureRequest) -> tuple[Desk, Path]:
    """A desk with an import on the board, and its file."""
    return desk, desk.open(FILES[request.param], request.param)


@pytest.mark.start_page
def test_an_import_is_on_the_board_without_a_file(imported: tuple[Desk, Path]) -> None:
    desk, _path = imported
    assert desk.is_on_board
    assert desk.session.tree.node_count() == 3
    assert desk.documents.path is None
    assert not desk.window.isWindowModified()


def test_save_asks_for_an_sgf_file_beside_it(imported: tuple[Desk, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    desk, path = imported
    before = path.read_bytes()
    proposed = answer_files(monkeypatch.setattr, saved=path.with_suffix(".sgf"))
    desk.menu("save")
    assert proposed == [str(path.with_suffix(".sgf"))]
    assert path.read_bytes() == before
    record = read_sgf(path.with_suffix(".sgf").read_bytes())
    assert record.games[0].node_count() == 3
    assert not record.findings
    assert desk.documents.path == path.with_suffix(".sgf")


def test_even_under_its_own_name_it_is_not_written_over(
    imported: tuple[Desk, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, path = imported
    before = path.read_bytes()
    answer_files(monkeypatch.setattr, saved=path)
    desk.menu("save_as")
    assert path.read_bytes() == before
    beside = path.with_name(path.name + ".sgf")
    assert read_sgf(beside.read_bytes()).games[0].node_count() == 3


def test_additions_to_an_import_go_into_the_sgf_file(
    imported: tuple[Desk, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, path = imported
    before = path.read_bytes()
    desk.controller.go_to_last()
    assert desk.session.position.to_move is Color.BLACK
    desk.click("A1")
    answer_files(monkeypatch.setattr, saved=path.with_suffix(".sgf"))
    desk.menu("save")
    desk.controller.go_to_last()
    desk.click("B1")
    proposed = answer_files(monkeypatch.setattr)
    desk.menu("save")
    assert proposed == []
    assert path.read_bytes() == before
    assert read_sgf(path.with_suffix(".sgf").read_bytes()).games[0].node_count() == 5
    assert not desk.window.isWindowModified()


def test_saving_that_is_called_off_writes_nothing(imported: tuple[Desk, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    desk, path = imported
    answer_files(monkeypatch.setattr, saved="")
    desk.menu("save")
    assert sorted(desk.folder.glob("game*")) == [path]
