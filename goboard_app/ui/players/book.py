"""BookDialog: the players' book, a list of players with the results of each."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from goboard_app.app.texts import players as texts
from goboard_app.app.texts.format import dotted, isolated, translate
from goboard_app.go.board import BoardSize
from goboard_app.library.players_book import PlayerResults, Tally
from goboard_app.ui.players import KEEPING
from goboard_app.ui.players.keeping import KEEP, KeepingFlow, keep_choices
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import LIBRARY
from goboard_app.ui.widgets.choices import ChoiceList, ComboBox, QuestionDialog
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    ScrollingPanel,
    available_size,
    column_layout,
    label,
    row_layout,
)

_SIZES = (9, 13, 19)
_NAME = Qt.ItemDataRole.UserRole + 10


class BookFlow:
    """The command that opens the players' book."""

    def __init__(self, context: WindowContext) -> None:
        self._context = context

    def show(self) -> None:
        """Read the folder again and show the book."""
        keeping = self._context.service(KEEPING)
        keeping.read()
        BookDialog(self._context, keeping).run()


class BookDialog(DialogBase):
    """The dialogue with the players on the left, the chosen one's results on the right, and the fair handicap below."""

    manual_page = "records"

    def __init__(self, context: WindowContext, keeping: KeepingFlow) -> None:
        super().__init__(context.window)
        self._look = look = context.look
        self._context = context
        self._hub = context.hub
        self._keeping = keeping
        self.setWindowTitle(translate("players", "Players’ book"))
        self.players = ChoiceList(look, translate("players", "Players"))
        self.details = PlayerResultsView(look)
        self.rename = Button(look, translate("players", "Rename…"))
        self.forget = Button(look, translate("players", "Forget…"))
        self.fair = FairView(look, keeping)
        self.note = label(role="note", tone="muted", wraps=True)
        self.keep = ComboBox()
        self.folder = ElidedLabel(role="note", tone="muted")
        self.show_folder = Button(look, translate("players", "Show folder"), "open")
        self.open_games = Button(look, translate("players", "All games"), "table")
        self.choose_folder = Button(look, translate("players", "Another folder…"), kind="link")
        self._build()
        self._connect()
        self._fill()

    def _build(self) -> None:
        screen = available_size(self)
        self.setMinimumWidth(min(self._look.px(860), screen.width()))
        for text, keep in keep_choices():
            self.keep.addItem(text, keep)
        self.keep.setCurrentIndex(self.keep.findData(self._hub.value(KEEP)))
        when = label(translate("players", "When a game is over:"), "panel")
        self.keep.setAccessibleName(when.text())
        self.players.setFixedWidth(self._look.px(260))
        # The parts below the list need about 340 px: the dialog has to fit on a low screen.
        self.players.setMinimumHeight(min(self._look.px(420), screen.height() - self._look.px(340)))
        self.keep.setMinimumWidth(self._look.px(170))
        card = Card("plain")
        acts = row_layout(None, self.rename, self.forget, spacing=8)
        side = column_layout(self.details, spacing=8, margin=12)
        side.setStretchFactor(self.details, 1)
        side.addLayout(acts)
        card.setLayout(side)
        middle = row_layout(self.players, spacing=14)
        middle.addWidget(card, 1)
        close = Button(self._look, translate("players", "Close"), kind="primary")
        place = row_layout(self.open_games, self.show_folder, self.folder, self.choose_folder, spacing=10)
        place.setStretchFactor(self.folder, 1)
        foot = self.button_row(close)
        foot.insertWidget(0, when)
        foot.insertWidget(1, self.keep)
        layout = column_layout(label(self.windowTitle(), "page"), spacing=10)
        layout.addLayout(middle, 1)
        layout.addWidget(self.fair)
        layout.addWidget(self.note)
        layout.addLayout(place)
        layout.addLayout(foot)
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.players.currentRowChanged.connect(self._show_player)
        self.rename.clicked.connect(self._on_rename)
        self.forget.clicked.connect(self._on_forget)
        self.open_games.clicked.connect(self._on_games)
        self.show_folder.clicked.connect(self._on_show_folder)
        self.choose_folder.clicked.connect(self._keeping.choose_folder)
        self.keep.currentIndexChanged.connect(self._on_keep)
        self._keeping.book_changed.connect(self._fill)

    @property
    def player(self) -> str:
        """The name of the shown player; empty for none."""
        item = self.players.currentItem()
        return "" if item is None else str(item.data(_NAME))

    @Slot()
    def _fill(self) -> None:
        """Show the current book, with the same player if there still is one."""
        chosen, book = self.player, self._keeping.book
        # Filling the list would show the results of each player in turn.
        self.players.blockSignals(True)
        self.players.clear()
        for name in book.players:
            self.players.add_row(isolated(name))
            # The shown text has isolating characters around the name.
            self.players.item(self.players.count() - 1).setData(_NAME, name)
        names = list(book.players)
        self.players.setCurrentRow(names.index(chosen) if chosen in names else 0)
        self.players.blockSignals(False)
        self.folder.setText(str(self._keeping.folder))
        self.open_games.setEnabled(bool(self._keeping.shelf.files))
        unreadable = self._keeping.shelf.unreadable
        self._tell(texts.unreadable_sentence(unreadable) if unreadable else "")
        self.fair.fill(book.players)
        self._show_player()

    def _tell(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        self.fit_soon()

    @Slot()
    def _show_player(self) -> None:
        name = self.player
        self.rename.setEnabled(bool(name))
        self.forget.setEnabled(bool(name))
        if name:
            self.details.show_standing(self._keeping.book.standing(name))
            self.fair.choose(name)
        else:
            self.details.show_nothing()
        self.fit_soon()

    @Slot()
    def _on_games(self) -> None:
        """Close the book and open the library on its folder."""
        # The dialog is modal, and the library opens in the window below it.
        self.accept()
        self._context.service(LIBRARY).open(self._keeping.folder)

    @Slot()
    def _on_show_folder(self) -> None:
        trouble = self._keeping.show_folder()
        if trouble:
            self._tell(trouble)

    @Slot()
    def _on_keep(self) -> None:
        self._hub.store_value(KEEP, self.keep.currentData())

    @Slot()
    def _on_rename(self) -> None:
        # While the dialogue is open, a new reading of the folder may select another player.
        player = self.player
        dialog = RenameDialog(self._look, player, self._keeping, self)
        if dialog.run():
            self._keeping.rename(player, dialog.wanted)

    @Slot()
    def _on_forget(self) -> None:
        player = self.player
        question = QuestionDialog(
            self._look,
            texts.forget_question(player),
            texts.forget_detail(),
            (translate("players", "Forget"), translate("players", "Cancel")),
            self,
        )
        if question.ask() == 0:
            self._keeping.rename(player, "")


class PlayerResultsView(ScrollingPanel):
    """The results of one player."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.name = label(role="title", wraps=True)
        self.whole = label(role="panel", wraps=True)
        self.more = label(role="note", tone="muted", wraps=True)
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(0, 6, 8, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(3)
        super().__init__(self.name, self.whole, self.more, self._inner, None, spacing=4)

    def show_nothing(self) -> None:
        """Show the text for an empty book."""
        self._clear()
        self.name.hide()
        self.more.hide()
        self.whole.setText(texts.nothing_yet())

    def show_standing(self, standing: PlayerResults) -> None:
        """Show the results of this player."""
        self._clear()
        self.name.setText(isolated(standing.name))
        self.name.show()
        self.whole.setText(texts.whole_text(standing))
        more = dotted(texts.run_text(standing), texts.days_text(standing))
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self._add(
            translate("players", "Opponents"),
            ((isolated(name), tally) for name, tally in standing.by_opponent),
        )
        self._add(
            translate("players", "Handicap"),
            ((texts.handicap_text(*how), tally) for how, tally in standing.by_handicap),
        )
        self._add(
            translate("players", "Boards"),
            ((texts.board_text(size), tally) for size, tally in standing.by_size),
        )

    def _add(self, title: str, rows: Iterable[tuple[str, Tally]]) -> None:
        line = self._grid.rowCount()
        self._place(label(title, "section", "muted"), line, 0, 2)
        for number, (text, tally) in enumerate(rows, line + 1):
            self._place(ElidedLabel(text, "panel"), number, 0)
            self._place(label(texts.tally_text(tally), "panel"), number, 1)

    def _place(self, widget: QWidget, line: int, column: int, span: int = 1) -> None:
        self._grid.addWidget(widget, line, column, 1, span)
        # Qt would show it on the next turn of the event loop only, and the rows would flicker.
        widget.show()

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None
            widget.hide()
            widget.deleteLater()


class FairView(Card):
    """The fair handicap of two chosen players on a chosen board."""

    def __init__(self, look: Look, keeping: KeepingFlow) -> None:
        super().__init__("soft")
        self._keeping = keeping
        self.one, self.other, self.board = ComboBox(), ComboBox(), ComboBox()
        self.one.setAccessibleName(translate("players", "First player"))
        self.other.setAccessibleName(translate("players", "Second player"))
        self.board.setAccessibleName(translate("players", "Board"))
        for size in _SIZES:
            self.board.addItem(texts.board_text(BoardSize(size, size)), size)
        self.sentence = label(role="panel", wraps=True)
        title = label(translate("players", "Fair handicap"), "section", "muted")
        and_, on = (
            label(translate("players", "and"), "panel"),
            label(translate("players", "on"), "panel"),
        )
        row = row_layout(title, self.one, and_, self.other, on, self.board, None, spacing=8)
        self.setLayout(column_layout(row, self.sentence, spacing=6, margin=12))
        for choice, width in ((self.one, 210), (self.other, 210), (self.board, 110)):
            choice.setMinimumWidth(look.px(width))
            choice.currentIndexChanged.connect(self._refresh)

    def fill(self, names: Iterable[str]) -> None:
        """Offer these players, and keep the chosen ones; `choose` must follow to show their handicap."""
        names = list(names)
        for number, choice in enumerate((self.one, self.other)):
            chosen = choice.currentData()
            # Each change would compute a handicap.
            choice.blockSignals(True)
            choice.clear()
            for name in names:
                choice.addItem(isolated(name), name)
            choice.setCurrentIndex(max(choice.findData(chosen), min(number, len(names) - 1)))
            choice.blockSignals(False)
        self.setVisible(len(names) > 1)

    def choose(self, name: str) -> None:
        """Choose this player, with the other choice or else the most frequent opponent, and show their handicap."""
        book = self._keeping.book
        # The calculation takes a moment with many players, so it runs once and not for each choice.
        with QSignalBlocker(self.one), QSignalBlocker(self.other):
            self.one.setCurrentIndex(self.one.findData(name))
            if self.other.currentData() == name:
                met = book.standing(name).by_opponent
                self.other.setCurrentIndex(self.other.findData(met[0][0]))
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        one, other, size = (c.currentData() for c in (self.one, self.other, self.board))
        if not one or not other:
            return
        fair = self._keeping.fair(one, other, BoardSize(size, size))
        self.sentence.setText(texts.too_few() if fair is None else texts.fair_sentence(fair))


class RenameDialog(DialogBase):
    """A dialogue for another name of a player; `wanted` is the typed name."""

    def __init__(self, look: Look, name: str, keeping: KeepingFlow, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._keeping = keeping
        title = translate("players", "Rename a player")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(420))
        self.field = QLineEdit(name)
        self.field.setAccessibleName(translate("players", "Name"))
        self.field.setMaxLength(120)
        self.field.selectAll()
        self.hint = label(role="note", tone="muted", wraps=True)
        self.accept_button = Button(look, translate("players", "Rename"), kind="primary")
        cancel = Button(look, translate("players", "Cancel"))
        layout = column_layout(label(title, "title"), self.field, self.hint, spacing=10)
        layout.addLayout(self.button_row(self.accept_button, cancel))
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self.field.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def wanted(self) -> str:
        """The typed name."""
        return self.field.text().strip()

    @Slot()
    def _refresh(self) -> None:
        wanted = self.wanted
        self.accept_button.setEnabled(bool(wanted) and wanted != self._name)
        known = self._keeping.book.shown(wanted)
        is_another = bool(known) and known != self._name
        self.hint.setText(texts.rename_hint(known or wanted, is_another))
