"""`goboard render --handout`: the positions of a file as pages to print."""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from goboard_app.ui.widgets.look import app_font
from tests.cli.conftest import Command

Writer = Callable[[str], Path]
NETS = "(;SZ[9]EV[Nets]AB[cc]PL[B];B[dd])(;SZ[9]EV[Nets]AW[ee])"
GAME = "(;SZ[9];B[ee])"

pytestmark = pytest.mark.usefixtures("program_font")


@pytest.fixture
def program_font(qapp: QApplication) -> Iterator[None]:
    """The command makes an application with the font of the program; here there is one already."""
    before = qapp.font()
    qapp.setFont(app_font(before, is_system=False, factor=1.0))
    yield
    qapp.setFont(before)


def words(path: Path) -> str:
    """Return the words on the pages; the font may be a subset, so only plain text is searched."""
    program = shutil.which("pdftotext")
    if program is None:
        pytest.skip("pdftotext is not here")
    done = subprocess.run([program, "-layout", str(path), "-"], capture_output=True, text=True, check=True)
    # Letters that are drawn as one are letters all the same.
    return unicodedata.normalize("NFKC", done.stdout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_positions_with_solutions(goboard: Command, record: Writer, tmp_path: Path, paper: str) -> None:
    out = tmp_path / "out.pdf"
    done = goboard("render", record(NETS), out, "--handout", "4", "--solutions", "--paper", paper)
    assert (done.code, done.out, done.err) == (0, "", "")
    told = words(out)
    assert "Nets" in told
    assert "Black to play" in told
    assert "Solutions" in told
    assert "No solution in the file: 2." in told


def test_without_solutions(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert goboard("render", record(NETS), out, "--handout", "6").code == 0
    assert "Solutions" not in words(out)


TASK = "(;SZ[9]GN[{name}]AB[cc][dd][ec]AW[dc]PL[B]C[{text}\n@task capture D7\n@hint Look.];B[db])"


def test_the_task_replaces_the_turn(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    text = TASK.format(name="One", text="Take it.")
    assert goboard("render", record(text), out, "--handout", "6", "--solutions").code == 0
    told = words(out)
    assert "Black moves: capture D7." in told
    assert "Take it." in told
    for missing in ("Black to play", "@", "Look", "No solution"):
        assert missing not in told


LONG = "that goes on and on and needs more room than there is in one line " * 6


def test_a_name_is_cut_and_a_question_is_not(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    text = "(;SZ[9]AB[aa])" + TASK.format(name=f"A name {LONG}", text="Take it.")
    assert goboard("render", record(text), out, "--handout", "12").code == 0
    told = words(out)
    # Where the line breaks depends on the version of Qt; the numbers of other boards stand between.
    assert re.search(r"capture[\s\d]+D7\.", told)
    assert "needs more room" not in told


def test_a_small_board_leaves_room_for_the_words(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    words_ = "Here is what you need to know before you can answer. " * 4 + "Now find the last word."
    text = f"(;SZ[5]AB[cc]C[@screen\n{words_}])"
    assert goboard("render", record(text), out, "--handout", "12").code == 0
    assert "last" in words(out)
    assert "..." not in words(out)


@pytest.mark.parametrize("count", ["2", "4", "6", "12"])
def test_words_that_are_too_many_end_in_dots(goboard: Command, record: Writer, tmp_path: Path, count: str) -> None:
    out = tmp_path / "out.pdf"
    text = f"(;SZ[19]AB[aa][ss]C[{LONG * 5} The very end])"
    assert goboard("render", record(text), out, "--handout", count).code == 0
    assert "..." in words(out)
    assert "very end" not in words(out)


def test_points_and_numbers_are_printed_on_the_last_page(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    text = "(;SZ[5]GN[Mine]AB[cc]C[@screen\n@task count 4];C[@screen\n@task liberties C3];C[@screen\nOnly words.])"
    assert goboard("render", record(text), out, "--handout", "4", "--solutions").code == 0
    told = words(out)
    assert "How many are there?" in told
    assert "Mark every liberty." in told
    assert "Answer: 4" in told
    assert "No solution" not in told


def test_games_without_a_position_are_reported(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path = record(NETS + GAME)
    done = goboard("render", path, tmp_path / "a.pdf", "--handout", "2")
    assert done.code == 1
    assert "Games without a position, left out: 1." in done.err


def test_nothing_to_hand_out_makes_no_file(goboard: Command, record: Writer, tmp_path: Path) -> None:
    done = goboard("render", record(GAME), tmp_path / "a.pdf", "--handout", "2")
    assert done.code == 2
    assert "No position is set up or marked in this file" in done.err
    assert not (tmp_path / "a.pdf").exists()


def test_one_game_of_the_file(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "a.pdf"
    assert goboard("render", record(NETS), out, "--handout", "2", "--game", "2").code == 0
    assert "Black to play" not in words(out)
    assert goboard("render", record(NETS), out, "--handout", "2", "--game", "3").code == 2


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("a.png", ("--handout", "6"), "--handout needs a file that ends in .pdf."),
        ("a.pdf", ("--handout", "6", "--kifu"), "--handout and --kifu do not go together."),
        ("a.pdf", ("--handout", "6", "--move", "1"), "--handout and --move do not go together."),
        ("a.pdf", ("--handout", "6", "--numbers"), "--handout and --numbers do not go together."),
        ("a.pdf", ("--solutions",), "--solutions is for use with --handout."),
        ("a.pdf", ("--type", "14"), "--type is for use with --handout."),
        ("a.pdf", ("--blanks",), "--blanks is for use with --handout."),
    ],
)
def test_options_that_do_not_go_together(
    goboard: Command,
    record: Writer,
    tmp_path: Path,
    name: str,
    options: tuple[str, ...],
    told: str,
) -> None:
    done = goboard("render", record(NETS), tmp_path / name, *options)
    assert done.code == 2
    assert told in done.err
    assert not (tmp_path / name).exists()


LONG_RUSSIAN = (
    "Посмотри на белый камень в середине доски: чёрные окружили его с трёх сторон, и у него "
    "осталась только одна точка свободы. Найди её и поставь туда камень, пока он не убежал."
)


@pytest.mark.parametrize("type_size", ["10", "12", "14", "18"])
@pytest.mark.parametrize("count", ["1", "2", "4", "6", "12"])
def test_a_text_for_children_is_not_cut(
    goboard: Command, record: Writer, tmp_path: Path, type_size: str, count: str
) -> None:
    out = tmp_path / "out.pdf"
    text = f"(;CA[UTF-8]SZ[9]AB[cc][dd][ec]AW[dc]PL[B]C[{LONG_RUSSIAN}];B[db])(;SZ[19]AB[dd])" * 3
    options = ("--handout", count, "--type", type_size, "--blanks", "--solutions")
    assert goboard("render", record(text), out, *options).code == 0
    told = words(out)
    assert told.count("убежал.") == 3
    assert "..." not in told
    assert "…" not in told


def test_lines_to_write_on(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert goboard("render", record(NETS), out, "--handout", "2", "--blanks").code == 0
    told = words(out)
    assert told.count("Name:") == told.count("Date:") == 1
    assert told.count("Answer:") == 2
    assert goboard("render", record(NETS), out, "--handout", "2").code == 0
    assert "Name:" not in words(out)


def test_a_name_that_is_the_title_and_a_number_is_left_out(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    text = "(;SZ[9]EV[Nets]GN[Nets 1]AB[cc])(;SZ[9]EV[Nets]GN[Nets in the corner]AB[aa])"
    assert goboard("render", record(text), out, "--handout", "2").code == 0
    told = words(out)
    assert "Nets 1" not in told
    assert "Nets in the corner" in told
