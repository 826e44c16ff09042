"""The manual beside the board: F1 finds the page, links and search lead on, paper has the keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt, QTranslator, QUrl
from PySide6.QtGui import QAction, QImage, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

import goboard_app.app.manual as manual_module
from goboard_app.app.manual import CONTENTS, KEYS, Manual
from goboard_app.ui.help.manual import ManualWindow
from goboard_app.ui.paper.preview import PrintPreview
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.widgets.theme import DARK, LIGHT
from tests.support.desk import Desk
from tests.support.dialogs import press, type_text
from tests.support.waiting import activate, wait_until

IMAGE = QTextDocument.ResourceType.ImageResource


class GermanKeys(QTranslator):
    """The name of a key as the sentences of Qt have it."""

    def isEmpty(self) -> bool:  # noqa: D102 - Qt's own
        return False

    def translate(  # noqa: D102 - Qt's own
        self, context: str, source: str, note: str | None = None, n: int = -1
    ) -> str | None:
        return "Strg" if (context, source) == ("QShortcut", "Ctrl") else None


def opened(desk: Desk) -> ManualWindow:
    """Open the manual by F1 and return it."""
    activate(desk.window)
    desk.key(Qt.Key.Key_F1)
    window: ManualWindow = desk.parts.manual.window
    assert window.isVisible()
    return window


def follow(window: ManualWindow, link: str) -> None:
    assert link in window.reader.toHtml()
    window.reader.anchorClicked.emit(QUrl(link))


def text(window: ManualWindow) -> str:
    return window.reader.toPlainText()


def test_f1_opens_the_page_for_the_screen_at_hand(desk: Desk) -> None:
    assert opened(desk).name == CONTENTS
    desk.start()
    desk.play("E5")
    assert desk.panel.isVisible()
    window = opened(desk)
    assert window.name == "playing"
    assert "Game ▸ Pass" in text(window)
    desk.play("pass pass")
    desk.wait_for_proposal()
    assert desk.panel.shown == "count"
    assert opened(desk).name == "counting"


def test_play_goes_on_beside_the_manual(desk: Desk) -> None:
    desk.start()
    window = opened(desk)
    assert not window.isModal()
    desk.play("E5")
    assert window.isVisible()
    assert "X" in desk.stones


def test_the_count_leads_to_its_page(desk: Desk) -> None:
    desk.start()
    desk.play("E5 pass pass")
    desk.wait_for_proposal()
    desk.press(desk.panel.count.help)
    assert desk.parts.manual.window.name == "counting"


@pytest.mark.parametrize("by_key", [True, False], ids=["F1", "button"])
def test_a_dialog_leads_to_its_page_and_waits_on(desk: Desk, by_key: bool) -> None:
    names: list[str] = []

    def look_it_up(dialog: NewGameDialog) -> None:
        if by_key:
            QTest.keyClick(dialog, Qt.Key.Key_F1)
        else:
            button = next(b for b in dialog.findChildren(type(dialog.start)) if "F1" in b.toolTip())
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        window = dialog.findChild(ManualWindow)
        names.append(window.name)
        # Qt lets nothing through to windows that do not belong to a dialog that waits.
        type_text("handicap", window.filter)
        assert "Handicap stones stand" in text(window)
        assert dialog.isVisible()
        dialog.reject()
        assert not window.isVisible()

    desk.dialogs.expect(NewGameDialog, look_it_up)
    desk.menu("new")
    assert names == ["playing"]


def test_hits_lead_to_their_page_and_back(desk: Desk) -> None:
    window = opened(desk)
    type_text("neutral points", window.filter)
    assert text(window).startswith("2 place")
    assert "Fill the neutral points plays out the points that belong to nobody." in text(window)
    follow(window, "page:counting")
    assert window.name == "counting"
    window.go_back()
    assert "plays out the points" in text(window)
    window.filter.clear()
    assert window.name == CONTENTS
    type_text("zebra", window.filter)
    assert text(window) == "Nothing found."
    window.filter.setText("komi")
    QTest.keyClick(window.filter, Qt.Key.Key_Return)
    assert window.name == window.found[0].page.name


def test_no_way_leads_to_a_search_that_was_cleared(desk: Desk) -> None:
    window = opened(desk)
    type_text("neutral points", window.filter)
    follow(window, "page:counting")
    window.filter.clear()
    window.go_back()
    assert window.name == CONTENTS
    type_text("komi", window.filter)
    window.filter.clear()
    assert (window.name, window.forward.isEnabled()) == (CONTENTS, False)


def test_a_key_that_is_held_is_called_as_in_a_shortcut(desk: Desk) -> None:
    translator = GermanKeys()
    app = QApplication.instance()
    assert app is not None
    app.installTranslator(translator)
    try:
        window = opened(desk)
        window.show_page("listening")
        assert "Ctrl" not in text(window)
        window.show_page(KEYS)
        assert "Strg + ← ↑ → ↓" in text(window)
    finally:
        app.removeTranslator(translator)


def test_links_lead_to_pages_and_words_and_nowhere_else(desk: Desk) -> None:
    window = opened(desk)
    follow(window, "page:counting")
    follow(window, "word:seki")
    card = window._card
    assert card is not None
    assert card.isVisible()
    assert card.title.text() == "Seki"
    for address in ("https://example.org/", "file:///etc/passwd", "page:../../lessons"):
        window.reader.anchorClicked.emit(QUrl(address))
        assert window.reader.loadResource(IMAGE, QUrl(address)) == QImage()
    assert window.name == CONTENTS
    window.go_back()
    assert window.name == "counting"
    window.go_back()
    assert window.name == CONTENTS
    window.go_forward()
    assert window.name == "counting"


def test_the_list_shows_where_one_is_and_leads_anywhere(desk: Desk) -> None:
    window = opened(desk)
    rows = [window.list.item(n).text() for n in range(window.list.count())]
    window.list.setCurrentRow(rows.index("Rulesets"))
    assert window.name == "rulesets"
    window.show_page("keys")
    assert window.list.currentItem().text() == "Keys"


def test_keys_are_printed_on_one_sheet(desk: Desk, tmp_path: Path) -> None:
    window = opened(desk)
    window.show_page(KEYS)
    paper = window.on_paper(QSizeF(595, 842))
    assert paper.pageCount() == 1
    told = paper.toPlainText()
    for row in desk.window.context.commands.rows:
        if row.keys:
            assert row.text.rstrip("…") in told
    assert "Ctrl+Shift+Space" in told
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "keys.pdf"))

    def answer(dialog: PrintPreview) -> None:
        assert dialog.page.currentText() == "Page 1 of 1"
        dialog.print_on(printer)
        wait_until(lambda: not dialog.isVisible())

    desk.dialogs.expect(PrintPreview, answer)
    press(window.print_button)
    written = (tmp_path / "keys.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert written.count(b"/Type /Page\n") == 1


def test_hits_are_printed_and_no_sheet_is_kept(desk: Desk) -> None:
    window = opened(desk)
    type_text("neutral points", window.filter)
    kept = len(window.findChildren(QTextDocument))
    printed = window.on_paper(QSizeF(595, 842)).toPlainText()
    assert printed == text(window)
    assert len(window.findChildren(QTextDocument)) == kept


def test_a_page_follows_the_look_and_a_missing_picture_leaves_its_words(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(desk)
    window.show_page("counting")
    assert "picture:count" in window.reader.toHtml()
    assert not window.reader.loadResource(IMAGE, QUrl("picture:count")).isNull()
    assert LIGHT.accent.lower() in window.reader.toHtml()
    monkeypatch.setattr(manual_module.Manual, "picture", lambda _name: None)
    desk.window.context.look.set(DARK, 1.5)
    assert DARK.accent.lower() in window.reader.toHtml()
    assert "picture:count" not in window.reader.toHtml()
    assert "Dead stones are marked" in text(window)


def rows(menu: QMenu | QMenuBar, path: str = "") -> dict[str, QAction]:
    """Return the rows of the menus by their way: "View ▸ Text size ▸ 100 %"."""
    found: dict[str, QAction] = {}
    for action in menu.actions():
        here = path + action.text().replace("&", "")
        found[here] = action
        inside = action.menu()
        if isinstance(inside, QMenu):
            found |= rows(inside, f"{here} ▸ ")
    return found


def test_every_quoted_row_is_in_that_menu_with_that_key(desk: Desk) -> None:
    there = rows(desk.window.menuBar())
    manual = Manual("en")
    seen = 0
    for page in (manual.page(CONTENTS), *manual.pages):
        for block in page.blocks:
            for path, key in re.findall(r"\*\*([^*]+? ▸ [^*]+?)\*\*(?: \(`(.+?)`\))?", block.text):
                seen += 1
                assert path in there, f"{page.name}: {path}"
                keys = [each.toString() for each in there[path].shortcuts()]
                assert not key or key in keys, f"{page.name}: {path} has {keys}"
    assert seen > 50


def test_the_list_gives_way_in_a_narrow_window(desk: Desk) -> None:
    window = opened(desk)
    window.resize(500, 400)
    assert not window.list.isVisible()
    window.show_page("rulesets")
    QTest.mouseClick(window.contents, Qt.MouseButton.LeftButton)
    assert window.name == CONTENTS
    window.resize(760, 400)
    assert window.list.isVisible()
