"""The repairs of a file are listed line by line, and can be saved as a copy."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from goboard_app.app.files.load import load_file
from goboard_app.app.texts.files import done_about, expected_at, finding_found, strip_sentence
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.diagnostics import Finding, FindingKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Act, ActKind, Change
from goboard_app.ui.files.repair import RepairReport
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import press
from tests.support.parts import parts
from tests.support.waiting import activate, wait_until

BROKEN = "(;SZ[9]PB[Hana]KM[six]\n;B[ee]C[a [b] c]\n;W[cc] x ;B[dd]GN)\n(;SZ[99];B[ee](;W[cc])())"


@pytest.fixture
def report(desk: Desk) -> RepairReport:
    desk.open(BROKEN, "broken.sgf")
    press(desk.parts.strip.details_button)
    found = desk.parts.repairs.report
    assert found is not None
    activate(found)
    return found


def table(report: RepairReport) -> list[tuple[str, str, str, str]]:
    model = report.table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(4))  # type: ignore[misc]
        for row in range(model.rowCount())
    ]


def test_the_strip_tells_the_number_and_offers_report_and_copy(desk: Desk) -> None:
    desk.open(BROKEN, "broken.sgf")
    strip = desk.parts.strip
    assert strip.sentence.text() == (
        "5 thing(s) in this file were not as they should be. It is repaired here; the file is unchanged."
    )
    assert strip.details_button.isVisible()
    assert strip.copy_button.isVisible()


def test_every_finding_has_its_place_and_its_repair(report: RepairReport) -> None:
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


def test_a_finding_of_a_game_that_was_taken_out_leaves_the_board(desk: Desk, report: RepairReport) -> None:
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
    press(desk.parts.strip.copy_button if is_from_strip else report.save_copy)
    assert proposed[0].endswith("broken repaired.sgf")
    copy = read_sgf((desk.folder / "copy.sgf").read_bytes())
    assert {finding.kind for finding in copy.findings} == {FindingKind.BAD_SIZE}
    assert copy.games[0].root.children[0].text("C") == "a [b] c"
    assert (desk.folder / "broken.sgf").read_text() == BROKEN
    assert desk.parts.strip.sentence.text() == "The repaired copy is saved as copy.sgf."
    assert desk.documents.path == desk.folder / "broken.sgf"


def test_the_copy_does_not_take_the_place_of_the_file(
    desk: Desk, report: RepairReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=desk.folder / "broken.sgf")
    press(report.save_copy)
    assert (desk.folder / "broken.sgf").read_text() == BROKEN
    assert "is the file itself" in desk.parts.strip.sentence.text()


def test_a_copy_that_cannot_be_written_is_reported(
    desk: Desk, report: RepairReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=desk.folder / "missing" / "copy.sgf")
    press(report.save_copy)
    assert "copy.sgf could not be saved" in desk.parts.strip.sentence.text()


def test_another_record_closes_the_report(desk: Desk, report: RepairReport) -> None:
    desk.open("(;SZ[9];B[ee])", "good.sgf")
    assert desk.parts.repairs.report is None
    assert not desk.action("repairs").isEnabled()
    assert not desk.parts.strip.copy_button.isVisible()


def test_the_menu_opens_the_report_when_the_strip_is_gone(desk: Desk) -> None:
    desk.open(BROKEN)
    desk.parts.strip.hide()
    desk.menu("repairs")
    assert desk.parts.repairs.report is not None


@pytest.mark.parametrize("kind", list(FindingKind))
def test_every_kind_tells_the_expectation_and_the_repair(kind: FindingKind) -> None:
    finding = Finding(kind, 1, 1, "detail", 0)
    assert expected_at(kind)
    assert done_about(kind)
    assert "%" not in finding_found(finding)


def test_a_file_without_findings_needs_no_sentence() -> None:
    assert strip_sentence(()) == ""


# A file so damaged that nothing can be changed in place

HOPELESS = "])(;(FF([4GM[13;B[A1]STO 0 1)))"


@pytest.fixture
def hopeless(desk: Desk) -> Desk:
    """A game is found in the middle of what looks like another one, which an edit would wake."""
    desk.open(HOPELESS, "hopeless.sgf")
    edit = SetProperty(desk.session.tree.root, "C", ("My words.",))
    desk.controller.perform(Act(Change.INFO, edit, ActKind.GAME_INFO))
    return desk


def test_an_impossible_change_in_place_is_reported_and_the_file_stays(hopeless: Desk) -> None:
    hopeless.menu("save")
    strip = parts(hopeless.window).strip
    assert strip.sentence.text() == (
        "hopeless.sgf is too damaged to be changed in place: when read back, it would not "
        "match the board. Nothing was changed on disk."
    )
    assert [button.text() for button in strip.choice_buttons] == ["Save a repaired copy…"]
    assert (hopeless.folder / "hopeless.sgf").read_text() == HOPELESS
    assert hopeless.window.isWindowModified()


def test_a_repaired_copy_is_the_way_out(hopeless: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    target = hopeless.folder / "mended.sgf"
    hopeless.menu("save")
    answer_files(monkeypatch.setattr, saved=target)
    press(parts(hopeless.window).strip.choice_buttons[0])
    again = read_sgf(target.read_bytes())
    assert not again.findings
    assert again.games[0].root.text("C") == "My words."
    assert again.games[0].node_count() == hopeless.session.tree.node_count()
    assert parts(hopeless.window).strip.sentence.text() == "The repaired copy is saved as mended.sgf."


BAD_VALUES = "(;SZ[9]KM[six]TM[x];B[ee];W[zz];B[cc]TR[yy];AB[zz])"


def read_through(desk: Desk) -> None:
    wait_until(lambda: not desk.documents.values.is_busy)


def test_values_that_cannot_be_read_are_listed_once_they_were_looked_for(desk: Desk) -> None:
    desk.open(BAD_VALUES, "values.sgf")
    assert not desk.documents.findings
    assert not desk.window.commands.actions["repairs"].isEnabled()
    read_through(desk)
    desk.menu("repairs")
    report = desk.parts.repairs.report
    assert report is not None
    places, found, expected, done = zip(*table(report), strict=True)
    # The komi and the time are reported as facts in doubt.
    assert [text.split(":")[0] for text in places] == [
        "Line 1, column 28",
        "Line 1, column 40",
        "Line 1, column 47",
    ]
    assert "W[zz]" in found[0]
    assert expected[0] == "a value of this property’s kind"
    assert done[0] == "skipped and kept"
    assert report.waiting.isHidden()


def test_the_strip_tells_of_moves_and_stones_that_cannot_be_read(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee];W[zz])", "values.sgf")
    assert desk.parts.strip.isHidden()
    read_through(desk)
    assert desk.parts.strip.sentence.text() == (
        "1 value(s) in this file cannot be read. They are skipped here; the file is unchanged."
    )
    # A copy would say the same.
    assert not desk.parts.strip.copy_button.isVisible()
    press(desk.parts.strip.details_button)
    assert desk.parts.repairs.report is not None
    assert not desk.parts.repairs.report.save_copy.isVisible()


def test_unreadable_moves_are_reported_before_facts_in_doubt(desk: Desk) -> None:
    desk.open(BAD_VALUES, "values.sgf")
    assert desk.parts.strip.isVisible()
    read_through(desk)
    assert parts(desk.window).strip.sentence.text().startswith("3 value(s) in this file cannot be read.")
    press(desk.parts.strip.details_button)
    report = desk.parts.repairs.report
    assert report is not None
    press(report.copy_text)
    assert "The komi “six” is not a number." in QGuiApplication.clipboard().text()


def test_unreadable_marks_cause_no_message(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee]TR[zz])", "values.sgf")
    read_through(desk)
    assert desk.parts.strip.isHidden()
    assert len(desk.documents.findings) == 1


def test_values_join_the_sentence_of_the_strip(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee] x ;TR[zz])", "values.sgf")
    assert desk.parts.strip.sentence.text().startswith("1 thing(s)")
    read_through(desk)
    assert desk.parts.strip.sentence.text().startswith("2 thing(s)")
    assert desk.parts.strip.copy_button.isVisible()


def test_other_messages_of_the_strip_stay(desk: Desk) -> None:
    desk.open("(;SZ[9];B[zz])", "values.sgf")
    desk.parts.strip.tell("Something else.")
    read_through(desk)
    assert desk.parts.strip.sentence.text() == "Something else."


def test_a_report_that_is_open_takes_the_values_in(desk: Desk) -> None:
    desk.open("(;SZ[9];B[zz] x ;W[ee])", "values.sgf")
    press(desk.parts.strip.details_button)
    report = desk.parts.repairs.report
    assert report is not None
    assert report.waiting.isVisible()
    report.table.selectRow(0)
    cursor = desk.session.cursor
    read_through(desk)
    assert len(table(report)) == 2
    assert report.waiting.isHidden()
    assert report.table.currentIndex().row() == 1
    assert desk.session.cursor is cursor
    report.table.selectRow(0)
    assert desk.session.cursor is desk.session.tree.root.children[0]
    press(report.copy_text)
    assert "B[zz]" in QGuiApplication.clipboard().text()


def test_another_record_leaves_the_looking_off(desk: Desk) -> None:
    desk.open("(;SZ[9];B[zz])", "values.sgf")
    desk.open("(;SZ[9];B[ee])", "good.sgf")
    read_through(desk)
    assert not desk.documents.findings
    assert desk.parts.strip.isHidden()


def test_a_new_game_leaves_the_looking_off(desk: Desk) -> None:
    desk.open("(;SZ[9];B[zz])", "values.sgf")
    desk.controller.start(NewGame())
    assert not desk.documents.values.is_busy
    assert not desk.documents.findings


def test_a_large_file_is_looked_through_in_many_short_turns(desk: Desk) -> None:
    nodes = "".join(f";B[ee]BL[{n}.5]WL[x];W[]C[said]" for n in range(5_000))
    desk.documents.show(load_file(desk.sgf(f"(;SZ[9]{nodes})", "large.sgf")))
    values, turns = desk.documents.values, 0
    while values.is_busy:
        assert not desk.documents.findings
        values._job.take_turn()
        turns += 1
    assert len(desk.documents.findings) == 5_000
    assert turns > 4
