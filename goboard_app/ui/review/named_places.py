"""Named places: a dialog that asks for one of the nodes of a record that bear a name (N)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QListWidgetItem, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.search import (
    first_of_places,
    named_place_text,
    named_places,
    named_places_found,
    no_name_holds,
)
from goboard_app.app.texts.walking import no_names
from goboard_app.record.tree import TreeShape
from goboard_app.session.tree_edits import NamedNode, named_nodes
from goboard_app.session.tree_model import TreeFaces
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.cards import ChoiceList
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, DialogBase, column_layout, label


class NamedPlacesFlow:
    """Asks for a named place, and goes there."""

    def __init__(self, context: WindowContext) -> None:
        self._context = context

    def ask(self) -> None:
        """Ask for one of the places of the record on the board, if it has any."""
        context = self._context
        shape = TreeShape(context.controller.session.tree)
        places = named_nodes(shape, TreeFaces(shape).move_number)
        if not places:
            context.presenter.tell(no_names())
            return
        chosen = NamedPlacesDialog(context.look, places, context.window).ask()
        if chosen is not None:
            context.controller.go_to(shape.node_at(chosen.number))


_MOST_SHOWN = 500
_OF_THE_LIST = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class NamedPlacesDialog(DialogBase):
    """Asks for one of the places; what is typed in `field` leaves those whose names hold it."""

    def __init__(
        self, look: Look, places: Sequence[NamedNode], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._shown: list[NamedNode] = []
        self.field = QLineEdit()
        self.list = ChoiceList(look, translate("named places", "Named places"))
        self.note = label(role="note", tone="muted")
        self.go = Button(look, translate("named places", "Go there"), kind="primary")
        self._cancel = Button(look, translate("named places", "Cancel"))
        self.setWindowTitle(translate("named places", "Go to a named place"))
        self.setMinimumWidth(look.px(440))
        self._build(look)
        self._connect()
        self._refresh()

    def _build(self, look: Look) -> None:
        self.field.setPlaceholderText(translate("named places", "Part of the name"))
        self.field.setAccessibleName(translate("named places", "Part of the name"))
        self.field.setClearButtonEnabled(True)
        self.list.setMinimumHeight(look.px(300))
        card = Card("plain")
        card.setLayout(column_layout(self.list, margin=4))
        title = label(translate("named places", "Go to a named place"), "page")
        layout = column_layout(
            title, self.field, card, self.note, self.button_row(self.go, self._cancel)
        )
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)
        self.field.installEventFilter(self)
        self.field.setFocus()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._refresh)
        self.list.itemDoubleClicked.connect(self._on_double_click)

    def ask(self) -> NamedNode | None:
        """The place that was chosen; None where none was."""
        is_accepted = self.exec() == QDialog.DialogCode.Accepted
        at = self.list.currentRow()
        return self._shown[at] if is_accepted and at >= 0 else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the field walk in the list, so that a hand need not leave the keys."""
        is_press = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_press and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _OF_THE_LIST:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _refresh(self) -> None:
        wanted = self.field.text().strip().casefold()
        found = [place for place in self._places if wanted in place.name.casefold()]
        self._shown = found[:_MOST_SHOWN]
        self.list.clear()
        for place in self._shown:
            self.list.add_row(named_place_text(place))
        self.list.setCurrentRow(0)
        self.go.setEnabled(bool(found))
        self.note.setText(self._note(found, wanted))

    def _note(self, found: Sequence[NamedNode], wanted: str) -> str:
        if not found:
            return no_name_holds(self.field.text().strip())
        if len(found) > len(self._shown):
            return first_of_places(len(self._shown), len(found))
        count = len(found)
        if wanted:
            return named_places_found(count)
        return named_places(count)

    @Slot(QListWidgetItem)
    def _on_double_click(self, _item: QListWidgetItem) -> None:
        self.accept()
