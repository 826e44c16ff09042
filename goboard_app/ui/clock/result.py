"""ResultDialog: the result of a game on a real board, for the players' book."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from goboard_app.app.texts.clocks import two_names_needed
from goboard_app.app.texts.format import board_size, color_name, translate
from goboard_app.app.texts.record import side_wins
from goboard_app.go.board import BoardSize, Color
from goboard_app.library.players_book import folded
from goboard_app.rules.ending import max_fixed
from goboard_app.session.new_game import NewGame
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, label

_SIZES = tuple(BoardSize(lines, lines) for lines in (19, 13, 9))
# FF[4], RE: "0" is a draw.
_DRAW = "0"


class ResultDialog(DialogBase):
    """The dialog for the players, the winner, the board and the handicap; `on_time` is the winner on time, if any."""

    def __init__(self, look: Look, game: NewGame, on_time: Color | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("real clock", "Keep the result"))
        self.setMinimumWidth(look.px(420))
        self._game = game
        self._on_time = on_time
        self.names = {Color.BLACK: QLineEdit(game.black_name), Color.WHITE: QLineEdit(game.white_name)}
        self.winner, self.size_choice, self.handicap = ComboBox(), ComboBox(), ComboBox()
        self.reason = label(role="note", tone="muted", wraps=True)
        self.keep = Button(look, translate("real clock", "Keep"), kind="primary")
        self.cancel = Button(look, translate("question", "Cancel"))
        # `_refresh` sets the first two texts, which have the names of the players.
        self.winner.addItems(["", "", translate("result", "Draw")])
        for size in _SIZES:
            self.size_choice.addItem(board_size(size))
        self.size_choice.setCurrentIndex(_SIZES.index(game.size))
        if on_time is not None:
            self.winner.setCurrentIndex(list(self.names).index(on_time))
        self._build()
        self._fill_handicap()
        self.handicap.setCurrentIndex(max(0, self.handicap.findData(game.handicap)))
        for field in self.names.values():
            field.textChanged.connect(self._refresh)
        self.size_choice.currentIndexChanged.connect(self._fill_handicap)
        self._refresh()

    def _build(self) -> None:
        form = QFormLayout()
        rows: list[tuple[str, QWidget]] = [(color_name(color), field) for color, field in self.names.items()]
        rows += [
            (translate("details", "Result"), self.winner),
            (translate("players", "Board"), self.size_choice),
            (translate("players", "Handicap"), self.handicap),
        ]
        for name, widget in rows:
            widget.setAccessibleName(name)
            form.addRow(label(name, "panel"), widget)
        title = label(self.windowTitle(), "title", wraps=True)
        self.lay_out(title, form, self.reason, self.button_row(self.keep, self.cancel))

    @property
    def game(self) -> NewGame:
        """The players, the board, the handicap and the times."""
        black, white = (self.names[color].text().strip() for color in (Color.BLACK, Color.WHITE))
        handicap = self.handicap.currentData() or 0
        return replace(self._game, black_name=black, white_name=white, size=self._size, handicap=handicap)

    @property
    def result_text(self) -> str:
        """The result as RE of SGF has it."""
        winner = dict(enumerate(self.names)).get(self.winner.currentIndex())
        if winner is None:
            return _DRAW
        letter = "B" if winner is Color.BLACK else "W"
        # FF[4], RE: the score after the plus sign is optional.
        return f"{letter}+T" if winner is self._on_time else f"{letter}+"

    @property
    def _size(self) -> BoardSize:
        return _SIZES[self.size_choice.currentIndex()]

    @Slot()
    def _fill_handicap(self) -> None:
        chosen = self.handicap.currentData()
        self.handicap.clear()
        # FF[4], HA: a handicap has at least two stones.
        for stones in (0, *range(2, max_fixed(self._size) + 1)):
            self.handicap.addItem(str(stones), stones)
        self.handicap.setCurrentIndex(max(0, self.handicap.findData(chosen)))

    @Slot()
    def _refresh(self) -> None:
        """Name the players in the choice of the winner; the book needs two different names."""
        for place, (color, field) in enumerate(self.names.items()):
            self.winner.setItemText(place, side_wins(field.text().strip() or color_name(color)))
        black, white = (folded(field.text()) for field in self.names.values())
        is_possible = bool(black and white and black != white)
        self.keep.setEnabled(is_possible)
        self.reason.setText("" if is_possible else two_names_needed())
