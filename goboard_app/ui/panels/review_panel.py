"""ReviewPanel: the side panel for a record that is looked through."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from goboard_app.app.texts.records import result_sentence
from goboard_app.go.color import Color
from goboard_app.session.changes import Change
from goboard_app.session.ended import ended_count
from goboard_app.session.game_session import GameSession
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Choice, Middle, column, grid, label, row
from goboard_app.ui.panels.comment_card import CommentCard
from goboard_app.ui.panels.facts_row import FactsRow
from goboard_app.ui.panels.mark_chips import MarkChips
from goboard_app.ui.panels.moves_card import MovesCard
from goboard_app.ui.panels.player_card import PlayerCard
from goboard_app.ui.panels.refusal_card import RefusalCard, Thumbnail

translate = QCoreApplication.translate


class ReviewPanel(QWidget):
    """Both players, the facts, the moves, the comment of the node.

    Signals: `game_chosen(int)` when another game of the file was picked; `variation_chosen(int)`
    with -1 or +1. `all_games` is the button beside the games of a file.
    """

    game_chosen = Signal(int)
    variation_chosen = Signal(int)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.black = PlayerCard(look, Color.BLACK)
        self.white = PlayerCard(look, Color.WHITE)
        self.facts = FactsRow(look)
        self.result = label(role="panel", tone="muted", wraps=True)
        self.games = Choice()
        self.all_games = Button(look, icon="table", kind="square")
        self.moves = MovesCard(look, 5)
        self.refusal = RefusalCard(look, thumbnail)
        self.comment_card = CommentCard(look)
        self.comment = self.comment_card.edit
        self.marks = MarkChips(look)
        self.marks_place = column(self.marks)
        self.variations = label(role="note", tone="muted")
        self.next_variation = Button(look, translate("panel", "Next"), "branch", "link")
        self.count_here = Button(look, translate("panel", "Count here"), "count")
        self.go_on = Button(look, translate("panel", "Play on"), "play")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self.next_variation.setAccessibleName(translate("panel", "Next variation"))
        self._build()
        self._connect()

    def _build(self) -> None:
        text = translate("panel", "All games in this file (Ctrl+G)")
        self.all_games.setToolTip(text)
        self.all_games.setAccessibleName(text)
        self._games_row = QWidget()
        games_row = row(spacing=6)
        games_row.addWidget(self.games, 1)
        games_row.addWidget(self.all_games)
        self._games_row.setLayout(games_row)
        self._variation_row = QWidget()
        self._variation_row.setLayout(row(self.variations, None, self.next_variation, spacing=6))
        self._people = column(self.black, self.white, spacing=8)
        self._middle = Middle(
            self.facts,
            self.result,
            self.show_count,
            self._games_row,
            self.refusal,
            self.moves,
            self._variation_row,
            self.comment_card,
        )
        # They scroll by themselves: they take the room there is, and ask for none.
        self.moves.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._middle.set_stretch(self.moves, 2)
        self._middle.set_stretch(self.comment_card, 3)
        layout = column(self._people, spacing=8)
        layout.addWidget(self._middle, 1)
        layout.addLayout(self.marks_place)
        layout.addLayout(grid([[self.count_here, self.go_on]]))
        self.setLayout(layout)
        self.moves.set_rows_shown(3, grows=True)

    def _connect(self) -> None:
        self.games.activated.connect(self.game_chosen)
        self.next_variation.clicked.connect(self._on_next_variation)

    def set_compact(self, is_compact: bool) -> None:
        """Show fewer moves in a low window."""
        self.moves.set_rows_shown(1 if is_compact else 3, grows=True)
        self.black.set_compact(is_compact)
        self.white.set_compact(is_compact)

    def set_tall(self, is_tall: bool) -> None:
        """Lie below the board: people in one row, the moves beside the rest."""
        directions = QBoxLayout.Direction
        self._people.setDirection(directions.LeftToRight if is_tall else directions.TopToBottom)
        for card in (self.black, self.white):
            self._people.setStretchFactor(card, 1 if is_tall else 0)
        self._middle.set_beside(*([self.moves] if is_tall else []))

    def show_games(self, titles: list[str], current: int) -> None:
        """Offer the games of the file where there are several."""
        if [self.games.itemText(i) for i in range(self.games.count())] != titles:
            self.games.clear()
            self.games.addItems(titles)
        self.games.setCurrentIndex(current)
        self._games_row.setVisible(len(titles) > 1)
        self.games.setAccessibleName(translate("panel", "Games in this file"))

    def refresh(self, session: GameSession, change: Change) -> None:
        """Show what the record says at the cursor."""
        info, position = session.info, session.position
        for card, name, rank in (
            (self.black, info.black_name, info.black_rank),
            (self.white, info.white_name, info.white_rank),
        ):
            card.show_player(name, rank, position.prisoners(card.color))
            card.show_turn(card.color is position.to_move, "")
        if change & (Change.INFO | Change.CURSOR):
            self.facts.refresh(session)
            self.result.setText(result_sentence(info.result) if info.result else "")
            self.result.setVisible(bool(info.result))
            self.show_count.setVisible(ended_count(session) is not None)
        if change & (Change.TREE | Change.CURSOR):
            self.moves.refresh(session)
            self._refresh_variations(session)
        self.comment_card.refresh(session, change)
        self.refusal.refresh(session)

    def _refresh_variations(self, session: GameSession) -> None:
        parent = session.cursor.parent
        count = len(parent.children) if parent is not None else 1
        self._variation_row.setVisible(count > 1)
        if count > 1:
            text = translate("panel", "Variation %1 of %2")
            text = text.replace("%1", str(session.cursor.index + 1)).replace("%2", str(count))
            self.variations.setText(text)

    @Slot()
    def _on_next_variation(self) -> None:
        self.variation_chosen.emit(1)
