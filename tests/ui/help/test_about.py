"""About: licences in full, a report to copy, and the remark about a translation."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from goboard_app import resource_path
from goboard_app.app.report import FailureLog
from goboard_app.app.texts.program import how_to_report
from goboard_app.ui.help import about
from goboard_app.ui.help.about import AboutDialog, program_parts
from goboard_app.ui.program import show_failure
from goboard_app.ui.widgets.look import Look
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, button_of

ROOT = Path(__file__).resolve().parents[3]
LISTED = tomllib.loads(resource_path("licences/licences.toml").read_text("utf-8"))["part"]


@pytest.fixture
def dialog(qtbot: QtBot, look: Look) -> AboutDialog:
    made = AboutDialog(look, "goboard 1.2\nQt 6")
    qtbot.addWidget(made)
    made.show()
    return made


def said(dialog: AboutDialog) -> str:
    return " ".join(text.text() for text in dialog.findChildren(QLabel))


def test_each_licence_is_shown_in_full(dialog: AboutDialog) -> None:
    for number, part in enumerate(program_parts()):
        dialog.part.setCurrentIndex(number)
        assert part.name in dialog.part.currentText()
        for file in part.texts:
            assert file.read_text("utf-8").strip() in dialog.licence.toPlainText()


def test_the_licence_of_qt_comes_with_the_one_it_refers_to(dialog: AboutDialog) -> None:
    dialog.part.setCurrentIndex(1)
    text = dialog.licence.toPlainText()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "TERMS AND CONDITIONS" in text.split("GNU GENERAL PUBLIC LICENSE")[-1]


def test_all_that_the_program_needs_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = {name for part in LISTED for name in part.get("packages", ())}
    assert {each.split(">")[0].split("=")[0] for each in project["dependencies"]} <= listed
    assert LISTED[0]["licence"] == project["license"]


def test_the_licences_are_those_in_their_folder() -> None:
    files = {file.name for file in resource_path("licences").glob("*.txt")}
    assert {name for part in LISTED for name in part["texts"]} == files
    shown = resource_path("licences/goboard.txt").read_text("utf-8")
    assert shown == (ROOT / "LICENSE").read_text("utf-8")


def test_a_bundle_shows_the_licences_of_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("libxcb-cursor0/copyright", "Python/LICENSE.txt", "PySide6_Essentials/LICENSE"):
        file = tmp_path / "licences" / place
        file.parent.mkdir(parents=True)
        file.write_text(f"The terms of {place}")
    usual = program_parts()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    *listed, last = program_parts()
    assert tuple(listed) == usual
    assert (last.name, last.text()) == ("libxcb-cursor0", "The terms of libxcb-cursor0/copyright")


def test_the_report_can_be_copied(dialog: AboutDialog) -> None:
    assert not dialog.copy_button.isVisible()
    dialog.problem.click()
    assert dialog.report.isVisible()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "goboard 1.2\nQt 6"


def test_the_address_of_a_report_is_named_as_far_as_known() -> None:
    assert "the person you got goboard from" in how_to_report("")
    assert how_to_report("https://example.org/goboard").endswith("Send it to https://example.org/goboard.")


@pytest.mark.parametrize(
    ("locale", "reader", "is_told"),
    [("en_GB", "", False), ("ru_RU", "", True), ("zh_CN", "", True), ("ru_RU", "Anna", False)],
)
def test_a_translation_without_a_native_reader_says_so(
    qtbot: QtBot,
    look: Look,
    monkeypatch: pytest.MonkeyPatch,
    locale: str,
    reader: str,
    is_told: bool,
) -> None:
    monkeypatch.setattr(about, "native_reader", lambda _code: reader)
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    dialog = AboutDialog(look, "")
    qtbot.addWidget(dialog)
    QLocale.setDefault(before)
    text = said(dialog)
    assert ("No native speaker has checked this translation yet." in text) is is_told
    if is_told:
        code = "zh_CN" if locale == "zh_CN" else "ru"
        assert f"resources/languages/{code}/goboard.ts" in text


def test_the_menu_shows_a_report_of_this_program(desk: Desk, dialogs: Dialogs) -> None:
    FailureLog(desk.windows.hub.store.folder).add(ValueError("so bad"))
    reports: list[str] = []

    def read(dialog: AboutDialog) -> None:
        reports.append(dialog.report.toPlainText())
        dialog.accept()

    dialogs.expect(AboutDialog, read)
    desk.menu("about")
    assert "ValueError: so bad" in reports[0]


def test_a_failure_is_written_down_and_its_report_copied(desk: Desk, dialogs: Dialogs) -> None:
    QApplication.clipboard().clear()
    dialogs.expect(QMessageBox, lambda box: _copy_and_close(box, desk))
    show_failure(ValueError("so bad"), desk.windows)
    assert "ValueError: so bad" in FailureLog(desk.windows.hub.store.folder).entries()[-1]


def _copy_and_close(box: QMessageBox, desk: Desk) -> None:
    assert "Something went wrong" in box.text()
    button_of(box, "Copy the report").click()
    assert box.isVisible()
    assert "ValueError: so bad" in QApplication.clipboard().text()
    assert box.detailedText() == QApplication.clipboard().text()
    button_of(box, "OK").click()
