"""ReviewPanel: the side panel of a record, with players, facts, tree of variations and comment."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QByteArray, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.load import game_title
from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.clocks import remaining_aloud, remaining_text
from goboard_app.app.texts.format import color_name, comma_list, isolated, translate
from goboard_app.app.texts.play import ended_sentence, named_info, no_count_hint, prisoners_text
from goboard_app.go.board import Color
from goboard_app.record.game_info import info_of
from goboard_app.record.tree import GameTree
from goboard_app.session.clocks import RemainingTime, begins_with_times, remaining
from goboard_app.session.current_count import recorded_count
from goboard_app.session.session import Change, GameSession
from goboard_app.session.tree_model import faces_of
from goboard_app.ui.review.tree_card import MOST_CHIPS, TreeCard, TreeSplit, TreeWindow
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.cards import RefusalCard
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.comment_card import CommentCard
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.mark_chips import MarkChips
from goboard_app.ui.widgets.parts import (
    NO_INDEX,
    Button,
    ElidedLabel,
    Index,
    ScrollingPanel,
    StoneLabel,
    column_layout,
    grid,
    label,
    row_layout,
)
from goboard_app.ui.widgets.players import FactsRow
from goboard_app.ui.widgets.tips import in_lines, name_with_tip, set_tip

_DOT = "  \N{MIDDLE DOT}  "
_BLANK = "\N{NO-BREAK SPACE}"

_SIDE_BY_SIDE = 620
# In a panel lower than this the list of next moves is hidden, for the benefit of the tree.
_LEAST_WAYS = 400
# The default shares of the tree in the room for tree and comment, in thousandths.
_WITHOUT_COMMENTS, _WITH_COMMENTS, _BESIDE_COMMENT = 720, 520, 500
# The tree follows after a pause: a held arrow key would lay it out for every move.
_TREE_LATER_MS = 150
# Below this height tree and comment are unreadable; the whole middle scrolls instead.
_LEAST_MIDDLE = 140


class PlayerFacts(QWidget):
    """The name, rank, prisoners and time left of one player."""

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = color
        self._told: list[str] = []
        self.name = ElidedLabel(role="name")
        self.facts = label(role="note", tone="muted", wraps=True)
        # Ignored: _fit breaks the text by the width, so the text must not set the width.
        self.facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        # A blank gives a hidden time the height of a line.
        self.time = label(_BLANK, role="note")
        self.time.hide()
        # The stretch keeps names and ranks of both players level where one has more lines.
        self._texts = column_layout(self.name, self.facts, self.time, None, spacing=2)
        layout = row_layout(2, StoneLabel(look, color, color_name(color), 25), spacing=8)
        layout.addLayout(self._texts, 1)
        self.setLayout(layout)
        look.changed.connect(self._fit)

    def set_compact(self, is_compact: bool) -> None:
        """Reduce the height for a low window."""
        self._texts.setSpacing(0 if is_compact else 2)

    def keep_line(self, has_times: bool) -> None:
        """Keep a line for the time free while the player has none, in a record with times."""
        policy = self.time.sizePolicy()
        if policy.retainSizeWhenHidden() != has_times:
            policy.setRetainSizeWhenHidden(has_times)
            self.time.setSizePolicy(policy)

    def show_person(
        self, name: str, rank: str, prisoners: int, goal: int | None = None, time: RemainingTime | None = None
    ) -> None:
        """Show the player of this colour and the prisoners taken, with the goal of capture Go if given.

        `time` is the time left, None in a record without times.
        """
        self.name.setText(name or color_name(self.color))
        taken = prisoners_text(prisoners, goal)
        self._told = [isolated(rank)] * bool(rank) + [taken]
        told = [color_name(self.color)] * bool(name) + self._told
        self.time.setVisible(time is not None)
        if time is not None:
            aloud = remaining_aloud(time)
            self.time.setText(remaining_text(time))
            name_with_tip(self.time, aloud)
            told.append(aloud)
        self.setAccessibleName(comma_list(self.name.text(), *told))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Show the facts on one line where they fit, else one per line."""
        text, whole = _DOT.join(self._told), "\n".join(self._told)
        metrics, room = QFontMetrics(self.facts.font()), self.facts.width()
        if metrics.horizontalAdvance(text) > room:
            # A rank may have any length, but takes one line.
            *rank, taken = self._told
            text = "\n".join([*(metrics.elidedText(each, Qt.TextElideMode.ElideRight, room) for each in rank), taken])
            set_tip(self.facts, in_lines(whole) if text != whole else "")
        else:
            set_tip(self.facts, "")
        if text != self.facts.text():
            self.facts.setText(text)


class GameTitles(QAbstractListModel):
    """The games of a file, one per row; a title is read when its row is shown, as there may be 10,000."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trees: tuple[GameTree, ...] = ()

    def show_games(self, trees: tuple[GameTree, ...]) -> None:
        """List these games; if they are the same as before, only refresh their titles."""
        if trees == self._trees:
            self.dataChanged.emit(self.index(0), self.index(len(trees) - 1))
            return
        self.beginResetModel()
        self._trees = trees
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of games."""
        return 0 if parent.isValid() else len(self._trees)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the number and the title of a game."""
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        return f"{index.row() + 1}. {isolated(game_title(info_of(self._trees[index.row()])))}"


class ReviewPanel(QWidget):
    """The side panel of a record: players, facts, tree of variations, and the comment of the node.

    A wide panel has tree and comment side by side. The tree may also be below the board or in a window of its own.

    Signals: `game_chosen(int)` when another game of the file was picked; `share_chosen(bool, int)` when the user
    resized the tree, True if it is beside the comment and False if above it, with its share in thousandths;
    `window_closed(QByteArray)` when the user closed the window of the tree, with its geometry. `all_games` is the
    button beside the list of games.
    """

    manual_page = "review"

    game_chosen = Signal(int)
    share_chosen = Signal(bool, int)
    window_closed = Signal(object)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.page.panel.inside)
        look, thumbnail = context.look, context.thumbnails.of_picture
        self._look = look
        self._context = context
        self.black = PlayerFacts(look, Color.BLACK)
        self.white = PlayerFacts(look, Color.WHITE)
        self.facts = FactsRow(look)
        self.occasion = ElidedLabel(tone="muted")
        self.result = label(role="panel", tone="muted", wraps=True)
        self.games = ComboBox()
        self._titles = GameTitles(self)
        self.all_games = Button(look, icon="table", kind="square")
        self.tree = TreeCard(look, thumbnail)
        self.refusal = RefusalCard(look, thumbnail)
        self.comment_card = CommentCard(look)
        self.comment = self.comment_card.edit
        self.split = TreeSplit()
        self._floor = QWidget()
        self._window: TreeWindow | None = None
        self._holder: QWidget | None = None
        self._shares = {False: 0, True: 0}
        self._has_comments: tuple[GameTree | None, bool] = (None, False)
        self.marks = MarkChips(look)
        self.marks_place = column_layout(self.marks)
        self.reference_place = column_layout()
        self.count_here = Button(look, translate("panel", "Count here"), "count")
        self.go_on = Button(look, translate("panel", "Play on"), "play")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self._is_tall = self._is_compact = False
        self._noted: GameSession | None = None
        self._later = single_shot(self, self._refresh_tree, _TREE_LATER_MS)
        self._build()
        self._connect()

    def _build(self) -> None:
        self._build_games()
        self._people = row_layout(self.black, self.white, spacing=10)
        for person in (self.black, self.white):
            self._people.setStretchFactor(person, 1)
        self._middle = ScrollingPanel(
            self.facts,
            self.occasion,
            row_layout(self.result, self.show_count, spacing=4),
            self._games_row,
            self.refusal,
            self.reference_place,
            self.split,
            least=_LEAST_MIDDLE,
        )
        self._middle.set_stretch(self.split, 1)
        floor = column_layout()
        floor.setContentsMargins(16, 2, 16, 12)
        self._floor.setLayout(floor)
        layout = column_layout(self._people, spacing=8)
        layout.addWidget(self._middle, 1)
        # The row of marks is between the scrolling part and the buttons; the edit feature fills it.
        self.marks_place.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self.marks_place)
        layout.addLayout(grid([[self.count_here, self.go_on]]))
        self.setLayout(layout)
        self.split.take(self.tree, self.comment_card)

    def _build_games(self) -> None:
        text = translate("panel", "All games in this file (Ctrl+G)")
        name_with_tip(self.all_games, text)
        self.games.setModel(self._titles)
        rows = self.games.view()
        if isinstance(rows, QListView):
            # Without uniform sizes the view would read every game for the height of its row.
            rows.setUniformItemSizes(True)
        self._games_row = QWidget()
        games_row = row_layout(spacing=6)
        games_row.addWidget(self.games, 1)
        games_row.addWidget(self.all_games)
        self._games_row.setLayout(games_row)

    def _connect(self) -> None:
        self.games.activated.connect(self.game_chosen)
        self.split.dragged.connect(self._on_dragged)

    def set_compact(self, is_compact: bool) -> None:
        """Reduce the height for a low window."""
        self.black.set_compact(is_compact)
        self.white.set_compact(is_compact)
        self._is_compact = is_compact
        self._show_occasion()
        self._arrange()

    def set_tall(self, is_tall: bool) -> None:
        """Arrange tree and comment side by side, for a panel below the board."""
        self._is_tall = is_tall
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        is_beside = self._is_tall or self.width() >= self._look.px(_SIDE_BY_SIDE)
        orientation = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        if orientation != self.split.orientation():
            self.split.setOrientation(orientation)
        is_least = self.height() < self._look.px(_LEAST_WAYS) and self._holder is None
        self.tree.ways.set_lines(0 if is_least else 1 if self._is_compact else MOST_CHIPS)
        usual = _WITH_COMMENTS if self._has_comments[1] else _WITHOUT_COMMENTS
        self.split.set_share(self._shares[is_beside] or (_BESIDE_COMMENT if is_beside else usual))

    def show_shares(self, above: int, beside: int) -> None:
        """Set the share of the tree above and beside the comment, in thousandths; 0 for the default."""
        self._shares = {False: above, True: beside}
        self._arrange()

    @Slot(int)
    def _on_dragged(self, share: int) -> None:
        is_beside = self.split.orientation() == Qt.Orientation.Horizontal
        self._shares[is_beside] = share
        self.share_chosen.emit(is_beside, share)

    def show_tree(self, is_near: bool) -> None:
        """Put the tree into the panel."""
        if self._place(None, is_near, is_flat=False):
            self.split.insertWidget(0, self.tree)
            self.split.set_share(self.split.share)

    def show_tree_below(self, height: int) -> None:
        """Put the tree below the board, across the whole width."""
        if self._place(self._floor, is_near=True, is_flat=True):
            self._context.page.show_below(self._floor, height)

    def show_tree_window(self, is_near: bool, geometry: QByteArray) -> None:
        """Put the tree into a window of its own."""
        if self._window is None:
            self._window = TreeWindow(self._context.window, self._context.commands.shortcuts, geometry)
            self._window.closed.connect(self.window_closed)
        self._place(self._window, is_near, is_flat=False)
        self._window.setVisible(True)

    def _place(self, holder: QWidget | None, is_near: bool, is_flat: bool) -> bool:
        """Move the tree to this holder, None for the panel; return whether it was elsewhere."""
        self.tree.set_shape(is_near, is_flat)
        before, self._holder = self._holder, holder
        self._arrange()
        if before is holder:
            return False
        if before is self._floor:
            self._context.page.show_below(None)
        elif before is not None:
            before.hide()
        layout = None if holder is None else holder.layout()
        if layout is not None:
            layout.addWidget(self.tree)
        self.tree.show()
        return True

    def show_games(self, trees: tuple[GameTree, ...], current: int) -> None:
        """Offer the games of a file with several games."""
        self._titles.show_games(trees)
        self.games.setCurrentIndex(current)
        self._games_row.setVisible(len(trees) > 1)
        self.games.setAccessibleName(translate("panel", "Games in this file"))

    def refresh(self, controller: GameController, change: Change) -> None:
        """Show the record at the cursor, as far as the change concerns it."""
        session = controller.session
        if change & Change.INFO:
            # Another record, or another game of the file, counts as a change of INFO too.
            self.show_games(controller.trees, controller.game_number)
        info, position, times = named_info(session), session.position, remaining(session)
        has_times = bool(times) or begins_with_times(session)
        for card, name, rank in (
            (self.black, info.black_name, info.black_rank),
            (self.white, info.white_name, info.white_rank),
        ):
            card.keep_line(has_times)
            card.show_person(name, rank, position.prisoners(card.color), session.goal, times.get(card.color))
        if change & (Change.INFO | Change.CURSOR):
            self.facts.refresh(session)
            # The round is often a mere number. The date comes first, as the name of an event may be long.
            event = f"{isolated(info.event)} ({isolated(info.round)})" if info.event and info.round else info.event
            self.occasion.setText(comma_list(info.date, event or info.round))
            self._show_occasion()
            self.result.setText(ended_sentence(session) if info.result else "")
            self.result.setVisible(bool(info.result))
            self.show_count.setVisible(recorded_count(session) is not None)
            self._refresh_acts(session)
        if change & (Change.TREE | Change.CURSOR):
            self._noted = None
            self.tree.refresh(session)
            self._look_for_comments(session)
        elif change & Change.NODE:
            # Each typed letter of a comment is a change of the node; the tree is refreshed after a pause.
            self._noted = session
            self._later.start()
        self.comment_card.refresh(session, change)
        self.refusal.refresh(session)

    def _show_occasion(self) -> None:
        """Show the date, event and round of the game, unless the tree needs the line in a low window."""
        self.occasion.setVisible(bool(self.occasion.text()) and not self._is_compact)

    def _refresh_acts(self, session: GameSession) -> None:
        """Enable counting and playing on where the game allows them."""
        # Capture Go is won by captures, so there is nothing to count.
        is_counted = session.goal is None
        self.count_here.setEnabled(is_counted)
        set_tip(self.count_here, "" if is_counted else no_count_hint())
        self.go_on.setEnabled(not session.is_goal_reached)

    def _look_for_comments(self, session: GameSession) -> None:
        """Give the tree more room in a record without comments, until one is written."""
        tree, is_here = session.tree, session.cursor.has("C")
        known, has_comments = self._has_comments
        if tree is not known or (is_here and not has_comments):
            has_comments = is_here or faces_of(tree).shape.has("C")
            self._has_comments = tree, has_comments
            self._arrange()

    @Slot()
    def _refresh_tree(self) -> None:
        session, self._noted = self._noted, None
        if session is not None:
            self.tree.refresh(session)
