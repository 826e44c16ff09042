"""ReviewFeature: navigation of a record, search, guessing moves, and the side panel of a record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from goboard_app.app.settings import BYTES, FLAG, Setting, choice, whole
from goboard_app.app.texts.format import translate
from goboard_app.go.board import Point
from goboard_app.late import Ahead, Part, late
from goboard_app.record.node import Node
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.review.navigation import FINDS
from goboard_app.ui.shell.commands import Command, Menu, MenuPlace, Submenu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import FILE_EVENTS, NODE_MENU, PLACES, SCREENS, TIMELINE, TOGETHER, WALKING, Provider
from goboard_app.ui.shell.side_panel import PanelRow

with late:
    from goboard_app.app import collection
    from goboard_app.app.texts import search
    from goboard_app.lessons import lesson
    from goboard_app.scoring.seki import analysis
    from goboard_app.session import current_count, position_search
    from goboard_app.ui.review import tree
    from goboard_app.ui.review.find import FindFlow, NamedPlacesFlow
    from goboard_app.ui.review.game_strip import TimelineFlow
    from goboard_app.ui.review.guess import GuessFlow
    from goboard_app.ui.review.navigation import AutoPlay, PlacesFlow, Walking
    from goboard_app.ui.review.panel import ReviewPanel
    from goboard_app.ui.review.together import TogetherFlow
    from goboard_app.ui.shell.preference import Group, Preference
    from goboard_app.ui.widgets import cards, comment_card, players

if TYPE_CHECKING:
    from goboard_app.ui.shell.page import ReviewBar


class TreePlace(Enum):
    """The place of the tree of variations; the value is the one stored in the settings."""

    BESIDE = "beside"
    BELOW = "below"
    WINDOW = "window"


_FOR_REVIEWS = (analysis, current_count, cards, comment_card, players, tree)
TREE_PLACE = Setting("review/tree_place", TreePlace.BESIDE, choice(TreePlace))
NEAR_FORKS = Setting("review/near_forks", True, FLAG)
_WINDOW = Setting("review/tree_window", QByteArray(), BYTES)
_BELOW_HEIGHT = Setting("review/below_height", 210, whole(100, 4000))
_SHARES = {
    False: Setting("review/tree_share", 0, whole(0, 1000)),
    True: Setting("review/tree_share_beside", 0, whole(0, 1000)),
}
WAYS = Setting("review/ways", True, FLAG)
LONE_WAY = Setting("review/lone_way", False, FLAG)
_NO_KEYS = Qt.KeyboardModifier.NoModifier
_GUESSES = frozenset({Phase.REVIEWING, Phase.FINISHED})
_BY_BUTTON = {
    Qt.MouseButton.BackButton: "been_before",
    Qt.MouseButton.ForwardButton: "been_after",
}


class ReviewFeature(Feature):
    """The commands of the menu "Go to", the search, guessing, and the side panel of a record."""

    name = "review"
    walking = Part(Walking)
    playing = Part(AutoPlay)
    places = Part(PlacesFlow)
    named = Part(NamedPlacesFlow)
    finding = Part(FindFlow, Ahead.LOADED, after=(lesson, collection, position_search, search))
    guesses = Part(GuessFlow)
    together = Part(TogetherFlow)
    review_panel = Part(ReviewPanel, Ahead.LOADED, after=_FOR_REVIEWS)
    timeline = Part(TimelineFlow)

    def start(self) -> None:
        """Record the history of places from the start, and connect the signals of files, page and presenter."""
        page, files = self.context.page, self.context.service(FILE_EVENTS)
        files.opened.connect(self.places.on_opened)
        files.saved.connect(self.places.on_saved)
        page.side_button_pressed.connect(self._on_side_button)
        page.review_bar_made.connect(self._on_bar)
        self.context.presenter.move_asked.connect(self._on_move_asked)
        self.context.hub.changed.connect(self._show_ways)
        self._show_ways()

    def kept(self) -> object:
        """Return the history of the places, and the file whose place is stored."""
        return self.places.kept

    def resume(self, kept: object) -> None:
        """Go on with the same history."""
        assert isinstance(kept, tuple)
        self.places.resume(*kept)

    def close(self) -> None:
        """Store the place where the record was left."""
        self.places.settle()

    def offers(self) -> Iterable[Provider]:
        """Yield the walking, places, stepping together and the strip, for features that use or add to them."""
        yield Provider(WALKING, lambda: self.walking)
        yield Provider(PLACES, lambda: self.places)
        yield Provider(TOGETHER, lambda: self.together)
        yield Provider(TIMELINE, lambda: self.timeline)

    def panels(self) -> Iterable[PanelRow]:
        """Yield the side panel of a record under review."""
        yield PanelRow("review", _is_reviewed, self._make_panel, part=ReviewFeature.review_panel)

    def on_made(self, name: str, made: object) -> None:
        """Restore a hidden side panel when a search or a round of guessing ends."""
        if name == "finding":
            self.finding.closed.connect(self.context.service(SCREENS).show_panel)
        elif name == "guesses":
            self.guesses.closed.connect(self.context.service(SCREENS).show_panel)

    def key(self, event: QKeyEvent) -> bool:
        """Play through the record with Space, walk with the arrow keys, and follow a variation with a digit."""
        # Where a mode forbids stepping, the plain keys must not step either.
        if not self._is_on_board() or not self.context.commands.allows("forward"):
            return False
        return self.playing.take_key(event) or self.walking.walk_by(event) or self._take_way(event)

    def _take_way(self, event: QKeyEvent) -> bool:
        """Follow the variation whose digit was pressed; return whether there is one."""
        number = event.key() - Qt.Key.Key_0
        # Qt sets KeypadModifier for the digits of the number block.
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not 0 < number <= 9 or modifiers != _NO_KEYS or not self._is_in({Phase.REVIEWING}):
            return False
        return self.review_panel.tree.ways.take(number)

    @Slot(object)
    def _on_node(self, node: Node) -> None:
        """Go to a node of the tree, unless the board shows another record by now.

        This happens when another panel was in front while the record changed.
        """
        if self.context.controller.session.tree.contains(node):
            self.context.controller.go_to(node)
            # From here keys walk, paste and delete moves again: the tree itself takes no focus, as the board has it.
            if isinstance(QApplication.focusWidget(), QPlainTextEdit | QLineEdit):
                self.context.page.board.setFocus(Qt.FocusReason.MouseFocusReason)

    @Slot(object)
    def _on_way(self, node: Node) -> None:
        """Go to a following move, unless the list of moves dates from another node."""
        if node.parent is self.context.controller.session.cursor:
            self.context.controller.go_to(node)

    @Slot()
    def _show_ways(self) -> None:
        """Show the next moves on the board, or hide them, according to the settings."""
        value, presenter = self.context.hub.value, self.context.presenter
        aids = presenter.help_shown
        shown = replace(aids, ways=value(WAYS), lone_way=value(LONE_WAY))
        # The settings change for many reasons; repaint only if this one did.
        if shown != aids:
            presenter.show_help(shown)

    def escape(self) -> bool:
        """Close the search, or else end guessing; return whether one of them was open."""
        if self.has("finding") and self.finding.is_open:
            self.finding.leave()
            return True
        is_guessing = self.has("guesses") and self.guesses.is_open
        self._stop_guessing()
        return is_guessing

    @Slot(object)
    def _on_side_button(self, button: Qt.MouseButton) -> None:
        # A disabled action ignores trigger(), so the button is off where the menu row is.
        self.context.commands.action(_BY_BUTTON[button]).trigger()

    @Slot(object)
    def _on_bar(self, bar: ReviewBar) -> None:
        self.playing.take_bar(bar)
        self.timeline.take_bar(bar)

    @Slot(object)
    def _on_move_asked(self, point: Point) -> None:
        self.walking.go_to_point(point)

    def _guess(self) -> None:
        if self.has("finding"):
            self.finding.leave()
        self.guesses.open()

    def _stop_guessing(self) -> None:
        # Reading the part would make it.
        if self.has("guesses"):
            self.guesses.leave()

    # The panel

    def _make_panel(self) -> QWidget:
        panel, controller = self.review_panel, self.context.controller
        panel.show_count.clicked.connect(self._on_show_count)
        panel.facts.rules.clicked.connect(self._on_rules)
        panel.count_here.clicked.connect(self._on_count_here)
        panel.go_on.clicked.connect(self._on_go_on)
        panel.all_games.clicked.connect(self._on_all_games)
        panel.game_chosen.connect(controller.show_game)
        panel.refusal.look_asked.connect(controller.go_to)
        panel.tree.view.node_chosen.connect(self._on_node)
        # The edit feature offers the menu; features do not import one another.
        panel.tree.view.menu_asked.connect(self.context.service(NODE_MENU))
        panel.share_chosen.connect(self._on_share)
        panel.window_closed.connect(self._on_window_closed)
        context = self.context
        context.page.below_resized.connect(self._on_below)
        # Each of these can change whether the tree may leave the panel.
        for told in (
            *(context.hub.changed, context.presenter.presented),
            *(context.modes.changed, context.pages.currentChanged),
        ):
            told.connect(self._place_tree)
        self._place_tree()
        panel.tree.ways.chosen.connect(self._on_way)
        panel.tree.ways.pointed.connect(self.context.presenter.show_way)
        return panel

    @Slot()
    def _place_tree(self) -> None:
        """Put the tree where the settings say while a record is reviewed, else in the panel."""
        context, value, panel = self.context, self.context.hub.value, self.review_panel
        is_seen = (
            self._is_in({Phase.REVIEWING})
            and not (context.presenter.is_held or context.page.is_presenting)
            and context.modes.allows("ways")
        )
        place = value(TREE_PLACE) if is_seen else TreePlace.BESIDE
        if place is TreePlace.BELOW:
            panel.show_tree_below(value(_BELOW_HEIGHT))
        elif place is TreePlace.WINDOW:
            panel.show_tree_window(value(NEAR_FORKS), value(_WINDOW))
        else:
            panel.show_tree(value(NEAR_FORKS))
        panel.show_shares(value(_SHARES[False]), value(_SHARES[True]))

    @Slot(object)
    def _on_window_closed(self, geometry: QByteArray) -> None:
        self.context.hub.store_value(_WINDOW, geometry)
        # Closing the window puts the tree back into the panel.
        self.context.hub.store_value(TREE_PLACE, TreePlace.BESIDE)

    @Slot(bool, int)
    def _on_share(self, is_beside: bool, share: int) -> None:
        self.context.hub.store_value(_SHARES[is_beside], share)

    @Slot(int)
    def _on_below(self, height: int) -> None:
        self.context.hub.store_value(_BELOW_HEIGHT, height)

    @Slot()
    def _on_show_count(self) -> None:
        self.context.commands.action("story").trigger()

    @Slot()
    def _on_rules(self) -> None:
        self.context.commands.action("rules").trigger()

    @Slot()
    def _on_count_here(self) -> None:
        self.context.commands.action("count").trigger()

    @Slot()
    def _on_go_on(self) -> None:
        self.context.commands.action("go_on").trigger()

    @Slot()
    def _on_all_games(self) -> None:
        self.context.commands.action("games").trigger()

    # Commands

    def commands(self) -> Iterable[Command]:
        """Yield the commands that move about in a record and that search it."""
        yield from self._walking_rows()
        yield from self._seeking_rows()
        yield from self._history_rows()
        yield from self._game_rows()
        yield from self._finding_rows()
        yield from self._ways_rows()
        yield Command(
            "guess",
            translate("menu", "Guess the move…"),
            Menu.STUDY,
            (0, 10),
            self._guess,
            is_possible=lambda: self._is_in(_GUESSES),
        )

    def _walking_rows(self) -> Iterable[Command]:
        row = self._step_row
        yield row("first", translate("menu", "First position"), (0, 10), "Alt+Home", "Alt+Up")
        yield row("ten_back", translate("menu", "Ten moves back"), (0, 20), "Alt+PgUp")
        yield row("back", translate("menu", "One move back"), (0, 30), "Alt+Left")
        yield row("forward", translate("menu", "One move forward"), (0, 40), "Alt+Right")
        yield row("ten_forward", translate("menu", "Ten moves forward"), (0, 50), "Alt+PgDown")
        yield row("last", translate("menu", "Last position"), (0, 60), "Alt+End", "Alt+Down")
        yield row("move_number", translate("menu", "Move number…"), (10, 20), "Ctrl+J")
        text = translate("menu", "Move played at a point…")
        yield row("played_at", text, (10, 30), "Ctrl+/")
        yield Command(
            "named",
            translate("menu", "Named place…"),
            Menu.GO,
            (10, 40),
            lambda: self.named.ask(),
            keys=("Ctrl+Shift+J",),
            is_possible=self._may_walk,
        )
        yield Command(
            "notes",
            translate("menu", "List comments, marks and ratings"),
            Menu.NOTES,
            (30, 10),
            lambda: self.finding.open_notes(),
            keys=("Ctrl+F8",),
            is_possible=lambda: self._is_in(FINDS),
        )

    def _seeking_rows(self) -> Iterable[Command]:
        """Yield the commands that jump to the previous or next landmark of the line."""
        beside = Submenu(translate("menu", "Jump to"), (10, 10))
        rows = (
            ("previous_variation", translate("menu", "Previous variation"), "Alt+Shift+Up"),
            ("next_variation", translate("menu", "Next variation"), "Alt+Shift+Down"),
            ("previous_fork", translate("menu", "Previous fork"), "Alt+Shift+Left"),
            ("next_fork", translate("menu", "Next fork"), "Alt+Shift+Right"),
            ("previous_comment", translate("menu", "Previous comment"), "Shift+F8"),
            ("next_comment", translate("menu", "Next comment"), "F8"),
            ("previous_hotspot", translate("menu", "Previous hotspot"), "Ctrl+Shift+PgUp"),
            ("next_hotspot", translate("menu", "Next hotspot"), "Ctrl+Shift+PgDown"),
            ("previous_capture", translate("menu", "Previous capture"), "Alt+Shift+PgUp"),
            ("next_capture", translate("menu", "Next capture"), "Alt+Shift+PgDown"),
        )
        for number, (name, text, key) in enumerate(rows, 1):
            yield self._step_row(name, text, (0, 10 * number), key, beside=beside)

    def _step_row(self, name: str, text: str, place: MenuPlace, *keys: str, beside: Submenu | None = None) -> Command:
        act = partial(self._walk, name)
        return Command(name, text, Menu.GO, place, act, keys, is_possible=self._may_walk, beside=beside)

    def _history_rows(self) -> Iterable[Command]:
        """Yield the commands for the history of places and for automatic play."""
        yield Command(
            "been_before",
            translate("menu", "Back to where you were"),
            Menu.GO,
            (20, 10),
            lambda: self.places.go_back(),
            # "Back" is a key of some keyboards, as "Forward" below.
            keys=("Ctrl+[", "Back"),
            is_possible=self._may_walk,
        )
        yield Command(
            "been_after",
            translate("menu", "Forward again"),
            Menu.GO,
            (20, 20),
            lambda: self.places.go_forward(),
            keys=("Ctrl+]", "Forward"),
            is_possible=self._may_walk,
        )
        yield Command(
            "play_through",
            translate("menu", "Play through the moves"),
            Menu.GO,
            (20, 30),
            lambda: self.playing.toggle(),
            keys=("Ctrl+Shift+Space",),
            is_possible=lambda: self._is_in({Phase.REVIEWING}),
            is_on=lambda: self.has("playing") and self.playing.is_playing,
        )

    def _game_rows(self) -> Iterable[Command]:
        """Yield the commands for the other games of the file, and for stepping with another window."""
        yield Command(
            "previous_game",
            translate("menu", "Previous game in the file"),
            Menu.GO,
            (30, 10),
            partial(self._walk, "previous_game"),
            keys=("Ctrl+PgUp",),
            is_possible=self._has_games,
        )
        yield Command(
            "next_game",
            translate("menu", "Next game in the file"),
            Menu.GO,
            (30, 20),
            partial(self._walk, "next_game"),
            keys=("Ctrl+PgDown",),
            is_possible=self._has_games,
        )
        yield Command(
            "together",
            translate("menu", "Step together with another window"),
            Menu.STUDY,
            (40, 10),
            lambda: self.together.toggle(),
            keys=("Ctrl+Shift+T",),
            is_possible=self._can_step_together,
            is_on=lambda: self.has("together") and self.together.is_on,
        )

    def _can_step_together(self) -> bool:
        if not self._is_in({Phase.REVIEWING}) or len(self.context.windows.all) < 2:
            return False
        return self.together.is_on or self.together.can_start

    def _finding_rows(self) -> Iterable[Command]:
        # Places from 20 on: the commands of the library go between guessing and these.
        find = partial(Command, menu=Menu.STUDY, is_possible=lambda: self._is_in(FINDS))
        yield find(
            "find",
            translate("menu", "Find…"),
            place=(20, 10),
            act=lambda: self.finding.open(is_position=False),
            keys=("Ctrl+F",),
        )
        yield find(
            "find_position",
            translate("menu", "Find a position…"),
            place=(20, 20),
            act=lambda: self.finding.open(is_position=True),
            keys=("Ctrl+Shift+F",),
        )
        yield find(
            "find_next",
            translate("menu", "Next place found"),
            place=(20, 30),
            act=lambda: self.finding.step(1),
            keys=("F3",),
        )
        yield find(
            "find_previous",
            translate("menu", "Previous place found"),
            place=(20, 40),
            act=lambda: self.finding.step(-1),
            keys=("Shift+F3",),
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about next moves and the tree."""
        yield Preference(Group.STUDY, translate("menu", "Show next moves on the board"), WAYS)
        text = translate("preferences", "Show the next move even where there is only one")
        yield Preference(Group.STUDY, text, LONE_WAY)
        yield Preference(Group.STUDY, translate("menu", "Tree of variations"), TREE_PLACE, _tree_places)
        yield Preference(Group.STUDY, translate("menu", "Variations near their move"), NEAR_FORKS)

    def _ways_rows(self) -> Iterable[Command]:
        """Yield the commands that show next moves on the board and place the tree."""
        beside = Submenu(translate("menu", "Next moves"), (10, 50))
        for name, text, place, setting, keys in (
            ("ways", translate("menu", "Show next moves on the board"), 10, WAYS, ("V",)),
            ("lone_way", translate("menu", "Even where there is only one"), 20, LONE_WAY, ()),
        ):
            yield Command(
                name,
                text,
                Menu.VIEW,
                (0, place),
                partial(self._turn, setting),
                keys,
                is_on=partial(self.context.hub.value, setting),
                beside=beside,
            )

        beside = Submenu(translate("menu", "Tree of variations"), (10, 60))
        for number, (text, where) in enumerate(_tree_places(), 1):
            yield Command(
                f"tree_{where.value}",
                text,
                Menu.VIEW,
                (0, 10 * number),
                partial(self.context.hub.store_value, TREE_PLACE, where),
                is_on=partial(self._is_place, where),
                beside=beside,
            )
        yield Command(
            "near_forks",
            translate("menu", "Variations near their move"),
            Menu.VIEW,
            (10, 10),
            partial(self._turn, NEAR_FORKS),
            is_on=partial(self.context.hub.value, NEAR_FORKS),
            beside=beside,
        )

    def _is_place(self, place: TreePlace) -> bool:
        return self.context.hub.value(TREE_PLACE) is place

    def _turn(self, setting: Setting[bool]) -> None:
        self.context.hub.store_value(setting, not self.context.hub.value(setting))

    def _walk(self, name: str) -> None:
        self.walking.walk(name)

    # Conditions of the commands

    def _is_on_board(self) -> bool:
        return self.context.leaving.is_on_board

    def _is_in(self, phases: Iterable[Phase]) -> bool:
        return self._is_on_board() and self.context.controller.session.phase in phases

    def _may_walk(self) -> bool:
        # While a variation is tried out, the cursor of the record must stay where it is.
        is_tried = self.context.controller.session.phase is Phase.TRYING
        return self._is_on_board() and not is_tried

    def _has_games(self) -> bool:
        return self._is_on_board() and self.context.controller.game_count > 1


def _tree_places() -> Iterable[tuple[str, TreePlace]]:
    return (
        (translate("menu", "Beside the board"), TreePlace.BESIDE),
        (translate("menu", "Below the board"), TreePlace.BELOW),
        (translate("menu", "In its own window"), TreePlace.WINDOW),
    )


def _is_reviewed(session: GameSession) -> bool:
    return session.phase is Phase.REVIEWING
