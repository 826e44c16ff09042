"""CountFeature: the count of a game, moves tried out on it, and the story of a count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Slot

from goboard_app.app.settings import setting_of
from goboard_app.app.texts.format import translate
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.late import Ahead, Part, late
from goboard_app.session.acts import can_both_lose
from goboard_app.session.counting import CountStep
from goboard_app.session.session import Change, GameSession, Phase
from goboard_app.ui.count import ASKS_BY_ITSELF, TAPS_FIRST, TAPS_OFFER, TapOffer
from goboard_app.ui.shell.commands import Command, Menu, Submenu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import COUNTS, EXPLAINER, WORDS, Provider
from goboard_app.ui.shell.side_panel import FOR_COUNTS, IN_FRONT, PanelRow

with late:
    from goboard_app.app.engines import directory, opponent
    from goboard_app.app.texts import story as story_texts
    from goboard_app.engine import conversation
    from goboard_app.lessons import lesson, symmetry
    from goboard_app.partner import choice, moments
    from goboard_app.session.current_count import asks_to_play_on, knows_last_moves, recorded_count
    from goboard_app.ui.count.agree import CountFlow
    from goboard_app.ui.count.example import CountingFlow
    from goboard_app.ui.count.explainer import PointExplainer
    from goboard_app.ui.count.opinion import OpinionFlow
    from goboard_app.ui.count.panel import CountPanel
    from goboard_app.ui.count.panel import count_panel as make_count_panel
    from goboard_app.ui.count.story import StoryFlow
    from goboard_app.ui.count.story_panel import story_panel as make_story_panel
    from goboard_app.ui.count.tapping import TapFlow
    from goboard_app.ui.count.tapping import tap_panel as make_tap_panel
    from goboard_app.ui.count.trial import trial_panel as make_trial_panel
    from goboard_app.ui.shell.preference import Group, Preference

_EXPLAINED = frozenset({Phase.COUNTING, Phase.FINISHED})
"""The phases in which the value of a point can be asked."""


class CountFeature(Feature):
    """The feature of a count on the board, with its panels, its commands and its stories."""

    name = "count"
    counts = Part(CountFlow)
    # The first count offers an engine's opinion.
    opinions = Part(OpinionFlow, Ahead.LOADED, after=(conversation, directory, choice, moments, opponent))
    explainer = Part(PointExplainer)
    stories = Part(StoryFlow, Ahead.LOADED)
    counting = Part(CountingFlow, Ahead.LOADED, after=(lesson, symmetry))
    count_panel = Part(make_count_panel, Ahead.MADE, after=FOR_COUNTS)
    trial_panel = Part(make_trial_panel, Ahead.LOADED)
    taps = Part(TapFlow, Ahead.LOADED)
    tap_panel = Part(make_tap_panel, Ahead.LOADED)
    story_panel = Part(make_story_panel, Ahead.LOADED, after=(story_texts,))

    def start(self) -> None:
        """Connect to the game and its pages; the parts of the count are made with the first one."""
        context = self.context
        self._seen: Position | None = None
        context.page.board.point_clicked.connect(self._on_clicked)
        context.presenter.presented.connect(self._on_presented)
        context.controller.counted.connect(self._on_counted)
        context.controller.reader.shown.connect(context.presenter.say_where_we_are)
        context.controller.reader.ended.connect(context.presenter.say_where_we_are)
        context.controller.reader.shown.connect(self._on_reading)
        context.controller.reader.stopped.connect(self._on_stopped)
        context.pages.currentChanged.connect(self._on_turned)
        context.view.settings_changed.connect(context.commands.sweep_soon)
        context.view.settings_changed.connect(self._on_settings)

    def offers(self) -> Iterable[Provider]:
        """Yield the explanation of points, and the count, which shows an opponent."""
        yield Provider(EXPLAINER, lambda: self.explainer)
        yield Provider(COUNTS, lambda: self.counts)

    # The menus

    def commands(self) -> Iterable[Command]:
        """Return the commands about counts."""
        controller = self.context.controller
        return (
            Command(
                "agree_black",
                translate("menu", "Black agrees to the count"),
                Menu.GAME,
                (10, 30),
                lambda: controller.agree(Color.BLACK),
                keys=("B",),
                is_possible=self._may_agree,
            ),
            Command(
                "agree_white",
                translate("menu", "White agrees to the count"),
                Menu.GAME,
                (10, 40),
                lambda: controller.agree(Color.WHITE),
                keys=("W",),
                is_possible=self._may_agree,
            ),
            Command(
                "accept",
                translate("menu", "Agree and end the game"),
                Menu.GAME,
                (10, 50),
                controller.accept_count,
                keys=("Ctrl+Return",),
                is_possible=self._may_agree,
            ),
            Command(
                "both_lose",
                translate("menu", "Both players lose"),
                Menu.GAME,
                (10, 55),
                controller.both_lose,
                is_possible=self._both_may_lose,
            ),
            Command(
                "show_why",
                translate("menu", "Show why a group is alive or dead"),
                Menu.GAME,
                (10, 60),
                self._show_why,
                keys=("Y",),
                is_possible=self._can_show_why,
            ),
            Command(
                "story",
                translate("menu", "Show the count"),
                Menu.GAME,
                (10, 70),
                lambda: self.stories.show(),
                keys=("Ctrl+R",),
                is_possible=self._can_tell,
            ),
            Command(
                "show_count",
                translate("menu", "Show the count at the end"),
                Menu.VIEW,
                (10, 50),
                self._turn_show_count,
                is_on=lambda: self.context.view.settings.show_count,
            ),
            Command(
                "taps_first",
                translate("menu", "Tap your own points first"),
                Menu.VIEW,
                (0, 90),
                self._turn_tapping,
                is_on=lambda: self.context.hub.value(TAPS_FIRST),
                beside=Submenu(translate("menu", "Help on the board"), (10, 20)),
            ),
            Command(
                "asks_engine",
                translate("menu", "Ask an engine about unclear groups"),
                Menu.STUDY,
                (0, 20),
                self._turn_asking,
                is_on=lambda: self.context.hub.value(ASKS_BY_ITSELF),
                beside=Submenu(translate("menu", "More on engines"), (50, 20)),
            ),
            Command(
                "counting_works",
                translate("menu", "How counting works"),
                Menu.LESSONS,
                (0, 20),
                lambda: self.counting.show(),
            ),
        )

    def escape(self) -> bool:
        """Leave a count that did not end the game, as its button does; return whether there was one."""
        controller = self.context.controller
        is_left = self.context.is_on_board and controller.session.phase is Phase.COUNTING and not self._ends_game()
        if is_left:
            controller.stop_count()
        return is_left

    def _ends_game(self) -> bool:
        session = self.context.controller.session
        is_counting = self.context.is_on_board and session.phase is Phase.COUNTING
        return is_counting and session.count_ends_game

    def _may_agree(self) -> bool:
        """Return whether there is a sum to agree to, and no question before it."""
        controller = self.context.controller
        counting = controller.session.counting
        if counting is None or not self._ends_game() or controller.awaits_reading:
            return False
        # An agreement before the last moves are known would compute them in the thread of the window.
        session = controller.session
        if counting.step is not CountStep.SUM:
            return False
        return knows_last_moves(session, counting) and not asks_to_play_on(session, counting)

    def _both_may_lose(self) -> bool:
        return self._ends_game() and can_both_lose(self.context.controller.session)

    def _can_show_why(self) -> bool:
        session = self.context.controller.session
        if not self.context.is_on_board:
            return False
        if session.trial is not None:
            return session.trial.next_shown is not None
        return session.counting is not None and self.has("counts") and self.counts.can_show_why

    def _show_why(self) -> None:
        """Show the line of the chosen group; during a trial show the next move of the line."""
        if self.context.controller.session.trial is not None:
            self.context.controller.show_next()
        else:
            self.counts.show_why()

    def _can_tell(self) -> bool:
        session = self.context.controller.session
        if not self.context.is_on_board or self._is_told(session):
            return False
        counting = session.counting
        if counting is not None and (counting.is_unfinished or counting.step is not CountStep.SUM):
            return False
        return counting is not None or (bool(session.info.result) and _is_recorded(session))

    def _turn_show_count(self) -> None:
        view = self.context.view
        view.change(replace(view.settings, show_count=not view.settings.show_count))

    def _turn_tapping(self) -> None:
        hub = self.context.hub
        hub.store_value(TAPS_FIRST, not hub.value(TAPS_FIRST))

    def _turn_asking(self) -> None:
        hub = self.context.hub
        hub.store_value(ASKS_BY_ITSELF, not hub.value(ASKS_BY_ITSELF))

    # Panels

    def panels(self) -> Iterable[PanelRow]:
        """Return the rows of the side panel: for the count, for moves tried out, and for the story of a count."""
        return (
            PanelRow("count", _is_counted, lambda: self.count_panel, part=CountFeature.count_panel),
            PanelRow("trial", _is_tried, lambda: self.trial_panel, part=CountFeature.trial_panel),
            PanelRow("tap", self._is_tapped, lambda: self.tap_panel, IN_FRONT),
            PanelRow("story", self._is_told, lambda: self.story_panel, IN_FRONT),
        )

    def _is_told(self, _session: GameSession) -> bool:
        return self.has("stories") and self.context.modes.is_on(self.stories)

    def _is_tapped(self, _session: GameSession) -> bool:
        return self.has("taps") and self.context.modes.is_on(self.taps)

    def on_made(self, name: str, made: object) -> None:
        """Connect a part that was just made."""
        if name == "count_panel":
            self._connect_count(self.count_panel)
        elif name == "trial_panel":
            self.counts.connect_trial(self.trial_panel)
        elif name == "counting":
            self.counting.made.connect(self.context.service(WORDS).take)

    def _connect_count(self, panel: CountPanel) -> None:
        commands = self.context.commands
        self.counts.connect_count(panel)
        self._place_opinions()
        panel.compare.clicked.connect(lambda: commands.run("compare"))
        panel.show_count.clicked.connect(lambda: commands.run("story"))
        panel.summed.connect(self._on_summed)
        self.explainer.take(panel.table, panel.asked)

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about the count."""
        text = translate("menu", "Show the count at the end")
        yield Preference(Group.PLAY, text, setting_of("show_count"))
        yield Preference(Group.PLAY, translate("menu", "Tap your own points first"), TAPS_FIRST)
        text = translate("menu", "Ask an engine about unclear groups")
        yield Preference(Group.ENGINES, text, ASKS_BY_ITSELF)

    def close(self) -> None:
        """Close the engine whose opinion was asked for."""
        if self.has("opinions"):
            self.opinions.close()

    # What goes on

    @Slot(object, object)
    def _on_clicked(self, point: Point, _modifiers: object) -> None:
        if self.context.controller.session.counting is not None:
            self.counts.choose(point)

    @Slot()
    def _on_presented(self) -> None:
        phase = self.context.controller.session.phase
        if not self.has("explainer") and phase in _EXPLAINED:
            self.explainer.refresh()
        if self.has("counts") or self.context.controller.session.counting is not None:
            self.counts.refresh()
        self._place_opinions()
        self._tap_first()

    def _tap_first(self) -> None:
        """Let the players tap their points, once for each position, as soon as it has been read."""
        session, hub = self.context.controller.session, self.context.hub
        counting = session.counting
        if session.phase is Phase.PLAYING:
            # The next count may be of the same position in another game.
            self._seen = None
        if counting is None or counting.proposal is None or counting.position == self._seen:
            return
        self._seen = counting.position
        if hub.value(TAPS_FIRST) or hub.value(TAPS_OFFER) is TapOffer.DUE:
            self.taps.begin_soon()

    def _place_opinions(self) -> None:
        """Put the opinions of engines into the panel during a count, once; before it no engine is looked for."""
        is_counting = self.context.controller.session.counting is not None
        if is_counting and self.has("count_panel") and not self.has("opinions"):
            self.opinions.stand_in(self.count_panel.opinion_place)

    @Slot()
    def _on_summed(self) -> None:
        if self.context.controller.session.counting is not None:
            self.context.presenter.show_sum()
            self.context.commands.sweep_soon()

    @Slot()
    def _on_reading(self) -> None:
        if self.has("count_panel"):
            self.count_panel.show_reading(self.context.controller)

    @Slot()
    def _on_stopped(self) -> None:
        """Show the count without a proposal, after the reading was stopped: the players mark the stones."""
        self.context.presenter.say_where_we_are()
        self.context.commands.sweep_soon()
        if self.has("count_panel"):
            self.count_panel.refresh(self.context.controller, Change.COUNT)

    @Slot()
    def _on_settings(self) -> None:
        """Refresh the panel, which offers the custom rulesets of the settings."""
        if self.has("count_panel"):
            self.count_panel.refresh(self.context.controller, Change.COUNT)

    @Slot()
    def _on_counted(self) -> None:
        hub = self.context.hub
        if hub.value(TAPS_OFFER) is TapOffer.NOT_YET and not hub.value(TAPS_FIRST):
            hub.store_value(TAPS_OFFER, TapOffer.DUE)
        if self.context.view.settings.show_count:
            self.stories.show()

    @Slot()
    def _on_turned(self) -> None:
        """Leave the story when the page changes, so that none goes on behind another page."""
        if self.has("stories"):
            self.stories.leave()


def _is_recorded(session: GameSession) -> bool:
    return recorded_count(session) is not None


def _is_counted(session: GameSession) -> bool:
    return session.phase is Phase.COUNTING


def _is_tried(session: GameSession) -> bool:
    return session.phase is Phase.TRYING
