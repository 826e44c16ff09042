"""The about dialog: the program, the licences of its parts, and a report of a problem."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject, Qt, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QButtonGroup, QPlainTextEdit, QStackedWidget, QWidget

from goboard_app import PROJECT_PAGE, SOURCE_LANGUAGE, __version__, resource_path
from goboard_app.app.report import FailureLog, report_text
from goboard_app.app.texts import language_in_force
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import about_text, how_to_report, unread_translation, version_text
from goboard_app.languages import native_reader
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout

_BETWEEN = f"\n\n{'-' * 72}\n\n"


class AboutFlow(QObject):
    """The command that shows the about dialog."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context

    def show(self) -> None:
        """Show the about dialog until it is closed."""
        hub = self._context.hub
        report = report_text(hub, FailureLog(hub.store.folder).entries())
        AboutDialog(self._context.look, report, self._context.window).run()


class ProgramPart(NamedTuple):
    """A component of the program, and the files with the text of its licence."""

    name: str
    licence: str
    texts: tuple[Path, ...]

    def text(self) -> str:
        """Return the full text of the licence."""
        # The licences of bundled libraries may have another encoding.
        return _BETWEEN.join(file.read_text("utf-8", "replace") for file in self.texts)


def program_parts() -> tuple[ProgramPart, ...]:
    """Return all components, the program itself first; those found only in a bundle come last."""
    folder = resource_path("licences")
    listed = tomllib.loads((folder / "licences.toml").read_text("utf-8"))["part"]
    parts = [
        ProgramPart(each["name"], each["licence"], tuple(folder / name for name in each["texts"])) for each in listed
    ]
    known = {"python", *(name.lower() for each in listed for name in each.get("packages", ()))}
    # `packaging/bundle` puts the licences of the bundled libraries here.
    bundle = Path(getattr(sys, "_MEIPASS", ""), "licences")
    # PyInstaller sets sys.frozen and sys._MEIPASS.
    more = sorted(bundle.iterdir()) if getattr(sys, "frozen", False) and bundle.is_dir() else ()
    for place in more:
        # Folders and packages differ in capitals, and in _ and -.
        if place.name.lower().replace("_", "-") not in known:
            texts = sorted(file for file in place.rglob("*") if file.is_file())
            parts.append(ProgramPart(place.name, "", tuple(texts)))
    return tuple(parts)


class AboutDialog(DialogBase):
    """A dialog about the program, with the licences or a report that can be copied."""

    def __init__(self, look: Look, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._parts = program_parts()
        self.setWindowTitle(translate("about", "About goboard"))
        self.licences = Button(look, translate("about", "Licences"), kind="chip")
        self.problem = Button(look, translate("about", "Report a problem"), kind="chip")
        self.part = ComboBox()
        self.licence = _text_field(self.licences.text())
        self.report = _text_field(self.problem.text())
        self.copy_button = Button(look, translate("about", "Copy the report"))
        self._pages = QStackedWidget()
        self._group = QButtonGroup(self)
        self._build()
        self.part.currentIndexChanged.connect(self._on_part)
        self._group.idClicked.connect(self._pages.setCurrentIndex)
        self.problem.toggled.connect(self.copy_button.setVisible)
        self.copy_button.clicked.connect(self._on_copy)
        self._on_part(0)
        self.report.setPlainText(report)

    def _build(self) -> None:
        px = self._look.px
        self.setMinimumWidth(px(690))
        for number, chip in enumerate((self.licences, self.problem)):
            chip.setCheckable(True)
            self._group.addButton(chip, number)
        self.licences.setChecked(True)
        self.part.addItems([" \N{MIDDLE DOT} ".join(filter(None, part[:2])) for part in self._parts])
        self.part.setAccessibleName(translate("about", "Part of the program"))
        how = label(how_to_report(PROJECT_PAGE), "panel", wraps=True)
        how.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for above, field in ((self.part, self.licence), (how, self.report)):
            card, page = Card("plain"), QWidget()
            card.setLayout(column_layout(field, margin=8))
            page.setLayout(column_layout(above, card, spacing=8))
            field.setMinimumHeight(px(150))
            self._pages.addWidget(page)
        head = [
            label("goboard", "page"),
            label(version_text(__version__), "note", "muted"),
            label(about_text(), "panel", wraps=True),
        ]
        language = language_in_force(QLocale().name())
        if language != SOURCE_LANGUAGE and not native_reader(language):
            head.append(label(unread_translation(language), "panel", "muted", wraps=True))
        foot = self.button_row(Button(self._look, translate("keys", "Close"), kind="primary"))
        foot.insertWidget(0, self.copy_button)
        self.copy_button.hide()
        layout = column_layout(*head, row_layout(self.licences, self.problem, None))
        layout.addWidget(self._pages, 1)
        layout.addLayout(foot)
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)

    @Slot(int)
    def _on_part(self, number: int) -> None:
        self.licence.setPlainText(self._parts[number].text())

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())


def _text_field(name: str) -> QPlainTextEdit:
    field = QPlainTextEdit()
    field.setReadOnly(True)
    field.setTabChangesFocus(True)
    field.setAccessibleName(name)
    field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    return field
