"""GettingCard: the engines worth having, and the commands that install them; and the dialog that shows it alone."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.getting import EngineOffer, installer, offers
from goboard_app.app.texts import engines as texts
from goboard_app.app.texts.format import isolated, running_text, translate
from goboard_app.engine.engine import Ability
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout


class CommandRow(QWidget):
    """A command for a terminal, with a button that copies it."""

    def __init__(self, look: Look, offer: EngineOffer) -> None:
        super().__init__()
        self.command = QLineEdit(offer.command)
        self.command.setReadOnly(True)
        self.command.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.command.setAccessibleName(texts.command_of(offer.name))
        # Qt shows the end of a text that is too long, where it leaves the cursor.
        self.command.setCursorPosition(0)
        self.copy = Button(look, translate("engines", "Copy"))
        self.copy.setAccessibleName(texts.copy_command_of(offer.name))
        self.copy.clicked.connect(self._on_copy)
        row = row_layout(self.command, self.copy, spacing=8)
        row.setStretch(0, 1)
        self.setLayout(row)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.command.text())
        self.copy.setText(translate("engines", "Copied"))
        announce(self.copy, self.copy.text())


class GettingCard(Card):
    """A card with the purposes of each engine, its command for this system, and a button that looks for engines again.

    With an ability, only the engines that have it are shown. Signal: `arrived()` when, after that button was pressed,
    an engine with this ability is there that was not there before.
    """

    arrived = Signal()

    def __init__(self, look: Look, directory: EngineDirectory, ability: Ability = Ability.NONE) -> None:
        super().__init__("plain")
        self._directory = directory
        self._ability = ability
        self._before: frozenset[str] | None = None
        self.rows: dict[str, CommandRow] = {}
        self.again = Button(look, translate("engines", "Look again"), kind="primary")
        self.outcome = label(role="panel", wraps=True)
        column = column_layout(spacing=6, margin=14)
        for offer in offers(installer(), ability):
            if self.rows or column.count():
                column.addSpacing(8)
            column.addWidget(label(isolated(offer.name), "section"))
            column.addWidget(label(texts.good_for(offer.name), role="panel", wraps=True))
            if offer.command:
                self.rows[offer.name] = CommandRow(look, offer)
                column.addWidget(self.rows[offer.name])
            else:
                column.addWidget(label(texts.no_command(offer.name), role="note", tone="muted", wraps=True))
        column.addSpacing(8)
        column.addWidget(label(texts.after_installing(), role="note", tone="muted", wraps=True))
        column.addLayout(row_layout(self.again, None))
        column.addWidget(self.outcome)
        self.setLayout(column)
        self.outcome.hide()
        self.again.clicked.connect(self._on_again)
        directory.changed.connect(self._on_changed)

    def _keys(self) -> frozenset[str]:
        # Partners are part of the program and are always there.
        return frozenset(each.key for each in self._directory.choices(self._ability) if not each.is_partner)

    @Slot()
    def _on_again(self) -> None:
        self._before = self._keys()
        self._tell(texts.checking())
        # A program that was rejected may have been completed since, for example by its network.
        self._directory.look_again(has_rejected=True)

    @Slot()
    def _on_changed(self) -> None:
        # The directory reports each result of a check; the outcome is said once, after the last.
        if self._before is None or self._directory.is_checking:
            return
        before, self._before = self._before, None
        came = self._keys() - before
        names = [each.name for each in self._directory.choices(self._ability) if each.key in came]
        if names:
            self._tell(texts.engines_came(names))
            self.arrived.emit()
            return
        rejected = ((p, self._directory.rejection(p)) for p in self._directory.programs)
        self._tell(
            running_text(
                texts.nothing_new(),
                *(texts.rejected(p.name, p.command, failure) for p, failure in rejected if failure is not None),
                *(texts.no_network(name) for name, _ in self._directory.lacking),
            )
        )

    def _tell(self, text: str) -> None:
        self.outcome.setText(text)
        self.outcome.show()
        announce(self.outcome, text)
        window = self.window()
        if isinstance(window, DialogBase):
            window.fit_soon()


class GettingDialog(DialogBase):
    """The dialog that helps to get an engine with an ability; it is accepted as soon as one is there."""

    manual_page = "partners"

    def __init__(self, look: Look, directory: EngineDirectory, ability: Ability, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("engines", "Get an engine"))
        self.setMinimumWidth(look.px(560))
        self.card = GettingCard(look, directory, ability)
        close = Button(look, translate("engines", "Close"))
        why = label(texts.needs_engine(ability), role="panel", wraps=True)
        why.setVisible(bool(why.text()))
        foot = self.button_row(close)
        self.lay_out(label(self.windowTitle(), "page"), why, self.card, foot, edges=(24, 20, 24, 18))
        # Closing is no success.
        close.clicked.disconnect(self.accept)
        close.clicked.connect(self.reject)
        self.card.arrived.connect(partial(self.done, GettingDialog.DialogCode.Accepted))
