"""The dialogs about selected games of the library: tags, game information, the preview of a change, lost games."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QAbstractTableModel, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QGridLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QWidget,
)

from goboard_app.app.library_edits import ChangedValue, EditPlan, InfoChange
from goboard_app.app.library_tags import TagChange
from goboard_app.app.texts import library as texts
from goboard_app.app.texts import record as record_texts
from goboard_app.app.texts.format import color_name, labelled, translate
from goboard_app.go.board import Color
from goboard_app.library.games import GameTags
from goboard_app.library.index import Key, LeftOut, LibraryGame
from goboard_app.library.tags import TaggedGame, shared_tags, tags_in, tags_line
from goboard_app.record.game_info import better_dates
from goboard_app.ui.widgets.choices import ChoiceList, ComboBox
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import NO_INDEX, Button, Card, FlowRow, Index, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import tip_text

# The properties that several games may share; the result and the terms belong to each game alone.
_SHARED = ("EV", "RO", "DT", "PC", "GN", "PB", "BR", "BT", "PW", "WR", "WT", "RU", "ON", "AN", "US", "SO", "CP")
_OF_BLACK, _OF_WHITE = ("PB", "BR", "BT"), ("PW", "WR", "WT")
# The fields of the facts in the index, which show what the selected games have.
_FACTS = {
    **{"PB": "black", "PW": "white", "BR": "black_rank", "WR": "white_rank"},
    **{"DT": "date", "EV": "event", "GN": "name", "RU": "rules"},
}
_MOST_TAGS = 24


class TagsDialog(DialogBase):
    """The dialog for the tags and the note of the selected games.

    `answer` is the change once the dialog is accepted. Tags that only some of the games have stay with them.
    """

    manual_page = "library"

    def __init__(
        self,
        look: Look,
        chosen: Sequence[tuple[Key, GameTags]],
        known: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keys = tuple(key for key, _tags in chosen)
        games = [tags for _key, tags in chosen]
        self._shared = shared_tags(games)
        notes = {tags.note for tags in games}
        self._note = notes.pop() if len(notes) == 1 else ""
        self._has_notes = bool(notes)
        self.answer: TagChange | None = None
        self.setWindowTitle(translate("library", "Tags and note"))
        self.setMinimumWidth(look.px(520))
        self.tags = QLineEdit(tags_line(self._shared))
        self.note = QPlainTextEdit(self._note)
        # In the text of a button, `&` would mark a letter.
        self.known = [Button(look, tag.replace("&", "&&"), kind="chip") for tag in known[:_MOST_TAGS]]
        self.accept_button = Button(look, translate("library", "Keep"), kind="primary")
        self.cancel_button = Button(look, translate("library", "Cancel"))
        self._build(look)
        for button, tag in zip(self.known, known, strict=False):
            button.clicked.connect(partial(self._add, tag))
        self.tags.setFocus()

    def _build(self, look: Look) -> None:
        self.tags.setPlaceholderText(texts.tags_hint())
        self.tags.setAccessibleName(translate("library", "Tags"))
        self.note.setAccessibleName(translate("library", "Note"))
        self.note.setTabChangesFocus(True)
        self.note.setFixedHeight(look.px(96))
        if self._has_notes:
            self.note.setPlaceholderText(texts.differing_values())
        chips = FlowRow(*self.known)
        chips.setVisible(bool(self.known))
        frame = Card("plain")
        frame.setLayout(column_layout(self.note, margin=4))
        title = texts.chosen_text(len(self._keys)) if len(self._keys) > 1 else self.windowTitle()
        self.lay_out(
            label(title, "title", wraps=True),
            label(translate("library", "Tags"), "section", "muted"),
            self.tags,
            chips,
            label(translate("library", "Note"), "section", "muted"),
            frame,
            label(texts.tags_are_ours(), "note", "muted", wraps=True),
            self.button_row(self.accept_button, self.cancel_button),
            spacing=8,
        )

    def _add(self, tag: str) -> None:
        self.tags.setText(tags_line(tags_in(tags_line((self.tags.text(), tag)))))

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        typed = tags_in(self.tags.text())
        kept = {tag.casefold() for tag in typed}
        had = {tag.casefold() for tag in self._shared}
        text = self.note.toPlainText().strip()
        self.answer = TagChange(
            self._keys,
            tuple(tag for tag in typed if tag.casefold() not in had),
            tuple(tag for tag in self._shared if tag.casefold() not in kept),
            None if text == self._note.strip() else text,
        )
        super().accept()


class InfoDialog(DialogBase):
    """The dialog for a change of the game information of the selected games.

    `rows` has for each property the box that says whether it changes, and its field. `answer` is the change once the
    dialog is accepted.
    """

    manual_page = "library"

    def __init__(self, look: Look, games: Sequence[LibraryGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer: InfoChange | None = None
        self.setWindowTitle(translate("library", "Change game information"))
        self.setMinimumWidth(look.px(560))
        self.rows = {ident: (QCheckBox(_name_of(ident)), QLineEdit()) for ident in _SHARED}
        names = {name for game in games for name in (game.facts.black, game.facts.white) if name}
        self.player, self.new_name = ComboBox(), QLineEdit()
        self.player.addItem(translate("library", "No player"), "")
        for name in sorted(names, key=str.casefold):
            self.player.addItem(name, name)
        self.better_date = Button(look, kind="link")
        self.better_date.hide()
        self.accept_button = Button(look, translate("library", "Show what changes…"), kind="primary")
        self.cancel_button = Button(look, translate("library", "Cancel"))
        self._build(look, games)
        self._refresh()
        self.rows[_SHARED[0]][1].setFocus()

    def _build(self, look: Look, games: Sequence[LibraryGame]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, look.px(170))
        grid.setColumnStretch(1, 1)
        for ident, (box, field) in self.rows.items():
            line = grid.rowCount()
            field.setAccessibleName(box.text())
            grid.addWidget(box, line, 0)
            grid.addWidget(field, line, 1)
            now = {getattr(game.facts, _FACTS[ident]) for game in games} if ident in _FACTS else set()
            if ident == "DT":
                grid.addWidget(self.better_date, line + 1, 1, Qt.AlignmentFlag.AlignLeft)
            box.toggled.connect(partial(self._on_toggled, ident, now))
            field.textEdited.connect(partial(self._on_edited, ident))
            self._on_toggled(ident, now, False)
        self.player.setAccessibleName(translate("library", "Player"))
        self.new_name.setAccessibleName(translate("library", "New name"))
        self.new_name.setPlaceholderText(translate("library", "New name"))
        self.better_date.clicked.connect(self._on_better_date)
        self.player.currentIndexChanged.connect(self._refresh)
        self.new_name.textEdited.connect(self._refresh)
        is_one = len(games) == 1
        heading = (
            translate("library", "Information") if is_one else translate("library", "The same in all selected games")
        )
        rename = row_layout(self.player, label("\N{RIGHTWARDS ARROW}"), self.new_name, spacing=8)
        rename.setStretch(0, 1)
        rename.setStretch(2, 1)
        body = ScrollingBody(
            label(translate("library", "Rename a player, whichever colour they have"), "section", "muted", wraps=True),
            rename,
            8,
            label(heading, "section", "muted", wraps=True),
            grid,
        )
        title = texts.chosen_text(len(games)) if len(games) > 1 else self.windowTitle()
        self.lay_out(
            label(title, "title", wraps=True),
            body,
            self.button_row(self.accept_button, self.cancel_button),
            stretched=body,
        )

    def _on_edited(self, ident: str, text: str) -> None:
        box, _field = self.rows[ident]
        if text:
            box.setChecked(True)
        self._refresh()

    def _on_toggled(self, ident: str, now: set[str], is_on: bool) -> None:
        """Show in an empty field whether its value is removed, or which one stays."""
        field = self.rows[ident][1]
        if is_on:
            field.setPlaceholderText(translate("library", "Will be removed"))
        elif len(now) == 1:
            field.setPlaceholderText(next(iter(now)))
        else:
            field.setPlaceholderText(texts.differing_values() if now else translate("library", "Stays as it is"))
        self._refresh()

    @property
    def change(self) -> InfoChange:
        """The change as it is now."""
        values = {ident: field.text().strip() for ident, (box, field) in self.rows.items() if box.isChecked()}
        before, after = self.player.currentData(), self.new_name.text().strip()
        return InfoChange(values, (before, after) if before and after and before != after else None)

    @Slot()
    def _refresh(self) -> None:
        self.new_name.setEnabled(bool(self.player.currentData()))
        self.accept_button.setEnabled(not self.change.is_empty)
        date = self.rows["DT"][1].text()
        has_better = bool(better_dates(date))
        self.better_date.setVisible(has_better)
        self.better_date.setText(record_texts.date_hint(date) if has_better else "")

    @Slot()
    def _on_better_date(self) -> None:
        field = self.rows["DT"][1]
        field.setText(better_dates(field.text()))
        self._refresh()

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        self.answer = self.change
        super().accept()


def _name_of(ident: str) -> str:
    """Return the label of a property, with the colour of the player that it is about."""
    name = record_texts.detail_name(ident)
    if ident in _OF_BLACK or ident in _OF_WHITE:
        return labelled(color_name(Color.BLACK if ident in _OF_BLACK else Color.WHITE), name)
    return name


class _PlanModel(QAbstractTableModel):
    """The values that are about to change, one in each row."""

    def __init__(self, values: Sequence[ChangedValue], parent: QWidget) -> None:
        super().__init__(parent)
        self._values = values
        self._columns: tuple[tuple[str, Callable[[ChangedValue], str]], ...] = (
            (translate("library", "File"), lambda v: texts.place_text(os.fsdecode(v.key[0]), v.key[1])),
            (translate("library", "Information"), lambda v: _name_of(v.ident)),
            (translate("library", "Now"), lambda v: texts.empty_value(v.before)),
            (translate("library", "Afterwards"), lambda v: texts.empty_value(v.after)),
        )

    def rowCount(self, parent: Index = NO_INDEX) -> int:  # noqa: D102, N802 - Qt's own
        return 0 if parent.isValid() else len(self._values)

    def columnCount(self, parent: Index = NO_INDEX) -> int:  # noqa: D102, N802 - Qt's own
        return 0 if parent.isValid() else len(self._columns)

    def headerData(  # noqa: D102, N802 - Qt's own
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section][0]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102 - Qt's own
        if not index.isValid():
            return None
        text = self._columns[index.column()][1](self._values[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        return tip_text(text) if role == Qt.ItemDataRole.ToolTipRole else None


class PlanDialog(DialogBase):
    """The dialog that lists what is about to change in the files of the selected games, before anything is written."""

    manual_page = "library"

    def __init__(self, look: Look, plan: EditPlan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("library", "Change game information"))
        self.setMinimumWidth(look.px(820))
        values = [value for file in plan.files for value in file.values]
        self.table = QTableView()
        self.table.setModel(_PlanModel(values, self))
        self.left = ChoiceList(look, texts.left_out_of_change(len(plan.left)))
        self.accept_button = Button(look, translate("library", "Change"), kind="primary")
        self.cancel_button = Button(look, translate("library", "Cancel"))
        self.accept_button.setEnabled(bool(values))
        text = texts.plan_text(plan.games, len(plan.files)) if values else texts.nothing_to_change()
        self.summary = label(text, "panel", wraps=True)
        self._build(look, plan, bool(values))

    def _build(self, look: Look, plan: EditPlan, has_values: bool) -> None:
        table = self.table
        # The style of the list of games.
        table.setObjectName("library")
        table.setAccessibleName(self.windowTitle())
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(look.px(30))
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.setMinimumHeight(look.px(260))
        shown = Card("plain")
        shown.setLayout(column_layout(table, margin=4))
        shown.setVisible(has_values)
        for file in plan.left:
            self.left.add_row(file.line)
        self.left.setFixedHeight(look.px(32) * min(4, max(1, len(plan.left))) + 4)
        aside = Card("plain")
        aside.setLayout(column_layout(self.left, margin=4))
        heading = label(texts.left_out_of_change(len(plan.left)), "section", "muted")
        for widget in (heading, aside):
            widget.setVisible(bool(plan.left))
        self.lay_out(
            label(self.windowTitle(), "title", wraps=True),
            self.summary,
            shown,
            heading,
            aside,
            self.button_row(self.accept_button, self.cancel_button),
            stretched=shown,
        )
        (self.accept_button if has_values else self.cancel_button).setFocus()


class LeftOutDialog(DialogBase):
    """The dialog that names the files and folders that are not in the list of games, with the reasons."""

    manual_page = "library"

    def __init__(self, look: Look, left_out: Mapping[bytes, LeftOut], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = texts.files_left_out(len(left_out))
        self.setWindowTitle(title.rstrip("."))
        self.setMinimumWidth(look.px(520))
        # Thousands of lines are shown at once, and can be copied.
        self.list = QPlainTextEdit("\n".join(texts.left_out_lines(left_out)))
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setAccessibleName(title)
        self.list.setMinimumHeight(look.px(32) * 6)
        self.accept_button = Button(look, translate("library", "Close"), kind="primary")
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=8))
        heading = label(texts.left_out_text(left_out), "title", wraps=True)
        self.lay_out(heading, frame, self.button_row(self.accept_button), stretched=frame)


class LostDialog(DialogBase):
    """The dialog that lists the games with tags that are gone; `forgotten` are those whose tags are to be deleted."""

    manual_page = "library"

    def __init__(self, look: Look, lost: Sequence[TaggedGame], top: bytes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lost = lost
        self.forgotten: tuple[TaggedGame, ...] = ()
        self.setWindowTitle(translate("library", "Tags of lost games"))
        self.setMinimumWidth(look.px(620))
        self.list = ChoiceList(look, self.windowTitle())
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        for game in lost:
            path = os.fsdecode(os.path.relpath(game.path, top))
            self.list.add_row(texts.lost_line(path, game.number, game.tags))
        self.delete_button = Button(look, translate("library", "Delete these tags"))
        self.accept_button = Button(look, translate("library", "Close"), kind="primary")
        self.delete_button.setEnabled(False)
        self.delete_button.clicked.connect(self._on_delete)
        self.list.itemSelectionChanged.connect(self._refresh)
        self.list.setMinimumHeight(look.px(32) * 6)
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        foot = self.button_row(self.accept_button)
        foot.insertWidget(1, self.delete_button)
        self.lay_out(
            label(self.windowTitle(), "title", wraps=True),
            label(texts.lost_text(), "panel", wraps=True),
            frame,
            foot,
            stretched=frame,
        )

    @Slot()
    def _refresh(self) -> None:
        self.delete_button.setEnabled(bool(self.list.selectedItems()))

    @Slot()
    def _on_delete(self) -> None:
        self.forgotten = tuple(self._lost[index.row()] for index in self.list.selectedIndexes())
        self.accept()
