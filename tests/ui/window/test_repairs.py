"""What was repaired in a file is told line by line, and can be saved as a copy."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from goboard_app.app.texts.file_faults import done_about, expected_at
from goboard_app.app.texts.repair_report import finding_found, strip_sentence
from goboard_app.record.edits import SetProperty
from goboard_app.record.finding import Finding, FindingKind
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.session.changes import Act, ActKind, Change
from goboard_app.ui.dialogs.repair_report import RepairReport
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import press
from tests.support.waiting import activate

BROKEN = "(;SZ[9]PB[Hana]KM[six]\n;B[ee]C[a [b] c]\n;W[cc] x ;B[dd]GN)\n(;SZ[99];B[ee](;W[cc])())"


@pytest.fixture
def report(desk: Desk) -> RepairReport:
    desk.open(BROKEN, "broken.sgf")
    press(desk.window.strip.details_button)
    found = desk.window.repairs.report
    assert found is not None
    activate(found)
    return found


def table(report: RepairReport) -> list[tuple[str, str, str, str]]:
    model = report.table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(4))  # type: ignore[misc]
        for row in range(model.rowCount())
    ]


def test_the_strip_tells_how_many_and_offers_report_and_copy(desk: Desk) -> None:
    desk.open(BROKEN, "broken.sgf")
    strip = desk.window.strip
    assert strip.sentence.text() == (
        "5 thing(s) in this file were not as they should be. "
        "It is repaired here; the file is unchanged."
    )
    assert strip.details_button.isVisible()
    assert strip.copy_button.isVisible()


def test_every_finding_has_its_place_and_what_was_done(report: RepairReport) -> None:
    places, found, expected, done = zip(*table(report), strict=True)
    assert list(places) == [
        "Game 1, line 2, column 13",
        "Game 1, line 3, column 8",
        "Game 1, line 3, column 16",
        "Game 2, line 4, column 2",
        "Game 2, line 4, column 23",
    ]
    assert list(found) == [
        "A bracket inside C is taken as text.",
        "This means nothing here: x",
        "GN has no value.",
        "The board size “99” is not possible; 19 × 19 is used.",
        "An empty variation.",
    ]
    assert expected[0] == "a backslash before the bracket"
    assert done[0] == "taken as text"


def test_a_row_that_is_selected_shows_its_node(desk: Desk, report: RepairReport) -> None:
    tree = desk.controller.trees[0]
    report.table.selectRow(1)
    assert desk.session.cursor is tree.root.children[0].children[0]
    report.table.selectRow(3)
    assert desk.controller.game_number == 1
    assert desk.session.cursor is desk.session.tree.root
    report.table.selectRow(0)
    assert desk.controller.game_number == 0
    assert desk.session.cursor is tree.root.children[0]


def test_a_finding_of_a_game_that_was_taken_out_leaves_the_board(
    desk: Desk, report: RepairReport
) -> None:
    from goboard_app.app.collection import removed

    after = removed(desk.controller.collection, [1])
    assert after is not None
    desk.controller.arrange(after, "removing")
    before = desk.session.cursor
    report.table.selectRow(3)
    assert desk.session.cursor is before


def test_the_report_is_copied_as_text(report: RepairReport) -> None:
    press(report.copy_text)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "broken.sgf"
    assert lines[3] == (
        "Game 1, line 2, column 13: A bracket inside C is taken as text. "
        "Expected: a backslash before the bracket. Done: taken as text."
    )
    assert lines[-1] == "The komi “six” is not a number. It stays in the record as it is."


def test_the_key_copies_the_report(report: RepairReport) -> None:
    QGuiApplication.clipboard().clear()
    report.table.setFocus()
    QTest.keyClick(report.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("broken.sgf")


@pytest.mark.parametrize("is_from_strip", [True, False])
def test_a_repaired_copy_is_saved_and_the_file_stays(
    desk: Desk, report: RepairReport, monkeypatch: pytest.MonkeyPatch, is_from_strip: bool
) -> None:
    proposed = answer_files(monkeypatch.setattr, saved=desk.folder / "copy")
    press(desk.window.strip.copy_button if is_from_strip else report.save_copy)
    assert proposed[0].endswith("broken repaired.sgf")
    copy = read_sgf((desk.folder / "copy.sgf").read_bytes())
    assert {finding.kind for finding in copy.findings} == {FindingKind.BAD_SIZE}
    assert copy.games[0].root.children[0].text("C") == "a [b] c"
    assert (desk.folder / "broken.sgf").read_text() == BROKEN
    assert desk.window.strip.sentence.text() == "The repaired copy is saved as copy.sgf."
    assert desk.documents.path == desk.folder / "broken.sgf"


def test_the_copy_does_not_take_the_place_of_the_file(
    desk: Desk, report: RepairReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=desk.folder / "broken.sgf")
    press(report.save_copy)
    assert (desk.folder / "broken.sgf").read_text() == BROKEN
    assert "is the file itself" in desk.window.strip.sentence.text()


def test_a_copy_that_cannot_be_written_is_told_of(
    desk: Desk, report: RepairReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=desk.folder / "missing" / "copy.sgf")
    press(report.save_copy)
    assert "copy.sgf could not be saved" in desk.window.strip.sentence.text()


def test_another_record_closes_the_report(desk: Desk, report: RepairReport) -> None:
    desk.open("(;SZ[9];B[ee])", "good.sgf")
    assert desk.window.repairs.report is None
    assert not desk.action("repairs").isEnabled()
    assert not desk.window.strip.copy_button.isVisible()


def test_the_menu_opens_the_report_when_the_strip_is_gone(desk: Desk) -> None:
    desk.open(BROKEN)
    desk.window.strip.hide()
    desk.menu("repairs")
    assert desk.window.repairs.report is not None


@pytest.mark.parametrize("kind", list(FindingKind))
def test_every_kind_tells_what_was_expected_and_done(kind: FindingKind) -> None:
    finding = Finding(kind, 1, 1, "detail", 0)
    assert expected_at(kind)
    assert done_about(kind)
    assert "%" not in finding_found(finding)


def test_a_file_without_findings_needs_no_sentence() -> None:
    assert strip_sentence(()) == ""


# A file so damaged that nothing can be changed where it stands

HOPELESS = "])(;(FF([4GM[13;B[A1]STO 0 1)))"


@pytest.fixture
def hopeless(desk: Desk) -> Desk:
    """A game is found in the middle of what looks like another one, which an edit would wake."""
    desk.open(HOPELESS, "hopeless.sgf")
    edit = SetProperty(desk.session.tree.root, "C", ("My words.",))
    desk.controller.perform(Act(Change.INFO, edit, ActKind.GAME_INFO))
    return desk


def test_what_cannot_be_changed_in_place_is_said_and_the_file_stays(hopeless: Desk) -> None:
    hopeless.menu("save")
    strip = hopeless.window.strip
    assert strip.sentence.text() == (
        "hopeless.sgf is too damaged to be changed where it is: read back, it would not say what"
        " the board says. Nothing was changed on disk."
    )
    assert [button.text() for button in strip.choice_buttons] == ["Save a repaired copy…"]
    assert (hopeless.folder / "hopeless.sgf").read_text() == HOPELESS
    assert hopeless.window.isWindowModified()


def test_a_repaired_copy_is_the_way_out(hopeless: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    target = hopeless.folder / "mended.sgf"
    hopeless.menu("save")
    answer_files(monkeypatch.setattr, saved=target)
    press(hopeless.window.strip.choice_buttons[0])
    again = read_sgf(target.read_bytes())
    assert not again.findings
    assert again.games[0].root.text("C") == "My words."
    assert again.games[0].node_count() == hopeless.session.tree.node_count()
    assert hopeless.window.strip.sentence.text() == "The repaired copy is saved as mended.sgf."
