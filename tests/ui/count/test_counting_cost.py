"""The cost of a click on a dead stone: only its changes are computed and drawn again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from goboard_app.app.texts import count as texts
from goboard_app.scoring import explain
from goboard_app.ui.board.scene import BoardScene
from goboard_app.ui.board.view import BoardView
from tests.support.desk import Desk
from tests.support.proposals import nothing_proposed
from tests.support.waiting import wait_until

pytestmark = [
    nothing_proposed("dead stones are marked by clicks"),
    pytest.mark.desk("what moves draws by itself", motion=False),
]
# Walls of both sides from edge to edge, and single stones of the other side between them.
_WALLS, _STONES = "X..XO..OX..XO..OX.X", "XO.XO.XOXO.XO.XOX.X"
_ROWS = [*[_WALLS] * 13, _STONES, *[_WALLS] * 3, _STONES, _WALLS]


class Calls:
    """Counts the calls of a function, which it carries out all the same."""

    def __init__(self, call: Callable[..., object]) -> None:
        self.count = 0
        self._call = call

    def __call__(self, *args: object, **named: object) -> object:
        self.count += 1
        return self._call(*args, **named)


class Painted(QObject):
    """The part of a board that was drawn."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self.part = 0.0
        self._area = board.viewport().width() * board.viewport().height()
        board.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.part += sum(r.width() * r.height() for r in event.region()) / self._area
        return False


def _record() -> str:
    letters = "abcdefghijklmnopqrs"
    found: dict[str, list[str]] = {"X": [], "O": []}
    for row, line in enumerate(_ROWS):
        for col, sign in enumerate(line):
            if sign != ".":
                found[sign].append(f"[{letters[col]}{letters[row]}]")
    return f"(;SZ[19]RU[Japanese]KM[6.5]AB{''.join(found['X'])}AW{''.join(found['O'])})"


@pytest.fixture
def counting(desk: Desk) -> Desk:
    desk.window.resize(1100, 800)
    desk.open(_record())
    desk.controller.start_count()
    assert desk.panel.count.isVisible()
    # The judgement comes from a thread; its picture must not be taken for that of a click.
    desk.wait_for_proposal()
    for _ in range(5):
        QApplication.processEvents()
    return desk


def test_a_click_is_drawn_as_one_picture(counting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    counting.hover("B2")
    shown = Calls(BoardScene.show_picture)
    monkeypatch.setattr(BoardScene, "show_picture", lambda *args: shown(*args))
    counting.click("B2")
    picture = counting.page.board.picture
    assert counting.point("B2") in picture.dead & picture.lit & picture.selected
    assert shown.count == 1


def test_only_the_row_of_the_changed_group_is_updated(counting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("B2", "G2", "K2", "P2", "B6", "G6"):
        counting.click(name)
    told = Calls(texts.group_reason)
    monkeypatch.setattr(texts, "group_reason", told)
    counting.click("K2")
    groups, rows = counting.panel.count.groups.groups, counting.panel.count.groups.rows
    assert len(groups) >= 6
    # The row, and the one that comes after it where it takes its place among those in seki.
    assert told.count <= 2
    for group, row in zip(groups, rows, strict=False):
        assert row.accessibleName() == texts.spoken_group(counting.session.position, group)


def test_a_click_draws_little_of_the_board(counting: Desk) -> None:
    counting.click("B2")
    wait_until(lambda: not counting.page.board.board_scene.motion.is_running)
    for _ in range(5):
        QApplication.processEvents()
    painted = Painted(counting.page.board)
    counting.click("B6")
    for _ in range(5):
        QApplication.processEvents()
    # The area around the stone reaches from edge to edge, and is two columns wide.
    assert 0 < painted.part < 0.3


def test_nothing_is_explained_unasked(counting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    counting.page.board.point_hovered.emit(None)
    explained = Calls(explain.explain)
    monkeypatch.setattr(explain, "explain", explained)
    counting.controller.click(counting.point("B2"))
    assert counting.point("B2") in counting.page.board.picture.dead
    assert explained.count == 0
    counting.page.board.point_hovered.emit(counting.point("B2"))
    assert explained.count > 0
