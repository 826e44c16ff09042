"""ReviewPanel: the side panel for a record that is looked through."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from goboard_app.app.texts.records import result_sentence
from goboard_app.go.color import Color
from goboard_app.record.values import comment_of
from goboard_app.session.changes import Change
from goboard_app.session.ended import ended_count
from goboard_app.session.game_session import GameSession
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, Choice, Middle, column, grid, label, row
from goboard_app.ui.panels.facts_row import FactsRow
from goboard_app.ui.panels.person import Person
from goboard_app.ui.panels.refusal_card import RefusalCard, Thumbnail
from goboard_app.ui.panels.tree_card import TreeCard

translate = QCoreApplication.translate

# A longer comment is cut at first: laying out a million characters takes a second.
SHOWN_OF_COMMENT = 20_000

_SIDE_BY_SIDE, _WIDE = 620, 380


class ReviewPanel(QWidget):
    """Both players, the facts, the tree of variations, the comment of the node.

    Signal: `game_chosen(int)` when another game of the file was picked; `all_games` is the button
    beside them. A panel wide enough has tree and comment side by side.
    """

    game_chosen = Signal(int)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.black = Person(look, Color.BLACK)
        self.white = Person(look, Color.WHITE)
        self.facts = FactsRow(look)
        self.result = label(role="panel", tone="muted", wraps=True)
        self.games = Choice()
        self.all_games = Button(look, icon="table", kind="square")
        self.tree = TreeCard(look, thumbnail)
        self.refusal = RefusalCard(look, thumbnail)
        self.comment = QPlainTextEdit()
        self.whole_comment = Button(look, translate("panel", "Show all of it"), kind="link")
        self._comment = ""
        self.comment_title = label(role="section", tone="muted")
        self.marks_place = QVBoxLayout()
        self.count_here = Button(look, translate("panel", "Count here"), "count")
        self.go_on = Button(look, translate("panel", "Play on"), "play")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self._is_tall = False
        self._build()
        self._connect()

    def _build(self) -> None:
        self._build_comment()
        self._build_games()
        self._people = row(self.black, self.white, spacing=10)
        for person in (self.black, self.white):
            self._people.setStretchFactor(person, 1)
        self._middle = Middle(
            self.facts,
            row(self.result, self.show_count, spacing=4),
            self._games_row,
            self.refusal,
            self.tree,
            self.comment_card,
        )
        layout = column(self._people, spacing=8)
        layout.addWidget(self._middle, 1)
        # The row of marks stands between what scrolls and the acts; it belongs to whoever fills it.
        self.marks_place.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self.marks_place)
        layout.addLayout(grid([[self.count_here, self.go_on]]))
        self.setLayout(layout)

    def _build_comment(self) -> None:
        self.comment.setReadOnly(True)
        self.comment.setMinimumHeight(36)
        self.comment.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.comment.setAccessibleName(translate("panel", "Comment"))
        # It scrolls by itself: it takes the room there is, and asks for none.
        self.comment.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.comment_card = Card("plain")
        texts = column(self.comment_title, self.comment, self.whole_comment, spacing=4, margin=12)
        texts.setStretchFactor(self.comment, 1)
        self.comment_card.setLayout(texts)
        # A node without comment leaves the tree as high as it is.
        policy = self.comment_card.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.comment_card.setSizePolicy(policy)
        self.whole_comment.hide()

    def _build_games(self) -> None:
        text = translate("panel", "All games in this file (Ctrl+G)")
        self.all_games.setToolTip(text)
        self.all_games.setAccessibleName(text)
        self._games_row = QWidget()
        games_row = row(spacing=6)
        games_row.addWidget(self.games, 1)
        games_row.addWidget(self.all_games)
        self._games_row.setLayout(games_row)

    def _connect(self) -> None:
        self.games.activated.connect(self.game_chosen)
        self.whole_comment.clicked.connect(self._on_whole_comment)

    def set_compact(self, is_compact: bool) -> None:
        """Be lower in a low window."""
        self.black.set_compact(is_compact)
        self.white.set_compact(is_compact)

    def set_tall(self, is_tall: bool) -> None:
        """Lie below the board: the tree beside the rest."""
        self._is_tall = is_tall
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        # Where there is room the tree takes two fifths of it, and the comment the rest.
        is_wide = self.width() >= self._look.px(_WIDE)
        self._middle.set_stretch(self.tree, 2 if is_wide else 1)
        self._middle.set_stretch(self.comment_card, 3 if is_wide else 1)
        if self._is_tall:
            self._middle.set_beside(self.tree)
        elif self.width() >= self._look.px(_SIDE_BY_SIDE):
            self._middle.set_beside(self.comment_card)
        else:
            self._middle.set_beside()

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
            card.show_person(name, rank, position.prisoners(card.color))
        if change & (Change.INFO | Change.CURSOR):
            self.facts.refresh(session)
            self.result.setText(result_sentence(info.result) if info.result else "")
            self.result.setVisible(bool(info.result))
            self.show_count.setVisible(ended_count(session) is not None)
        if change & (Change.TREE | Change.CURSOR):
            self.tree.refresh(session)
            self._refresh_comment(session)
        self.refusal.refresh(session)

    def _refresh_comment(self, session: GameSession) -> None:
        text = comment_of(session.cursor)
        if text != self._comment:
            self._comment = text
            self.comment.setPlainText(text[:SHOWN_OF_COMMENT])
            self.whole_comment.setVisible(len(text) > SHOWN_OF_COMMENT)
        number = session.path.number
        title = translate("panel", "Comment on move %1").replace("%1", str(number))
        self.comment_title.setText(title if number else translate("panel", "Comment"))
        self.comment_card.setVisible(bool(text))

    @Slot()
    def _on_whole_comment(self) -> None:
        # The place that was read up to stays where it is.
        place = self.comment.verticalScrollBar().value()
        self.comment.setPlainText(self._comment)
        self.comment.verticalScrollBar().setValue(place)
        self.whole_comment.hide()
        self.comment.setFocus()
