"""The playing feature: the commands, panels, aids and sounds of a game, from its start to its result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from goboard_app.app.jobs import Steps
from goboard_app.app.settings import FLAG, Setting, setting_of
from goboard_app.app.texts.format import labelled, translate
from goboard_app.go.board import Move
from goboard_app.late import Ahead, Part, late
from goboard_app.record.node import Node
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.record.tree import GameTree
from goboard_app.session.acts import passes_to_stop
from goboard_app.session.painter import HelpChoice
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.play import ENGINE_OPPONENTS, EVENING, OPPONENTS, STONE_SOUNDS
from goboard_app.ui.shell.basics import SOUNDS_ON, CornerSwitch, Hearing
from goboard_app.ui.shell.commands import Command, Menu, Submenu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.services import ENGINES, GAMES, MOVE_MENU, RESULT_ROWS, SOUNDS, Provider, ResultRow
from goboard_app.ui.shell.side_panel import FOR_COUNTS, PanelRow

with late:
    from goboard_app.app import sounds
    from goboard_app.app.engines import directory, ladder, opponent, teaching
    from goboard_app.app.texts.play import no_pass_hint
    from goboard_app.engine import conversation
    from goboard_app.library import fair_handicap, rematch
    from goboard_app.partner import choice as partner_choice
    from goboard_app.partner import moments
    from goboard_app.session import color_choice
    from goboard_app.ui.play import again, new_game, next_game, partner_cards, questions
    from goboard_app.ui.play.asking import AskingFlow
    from goboard_app.ui.play.bell import Bell
    from goboard_app.ui.play.games import GameFlow
    from goboard_app.ui.play.opponent import OpponentFlow, engine_directory
    from goboard_app.ui.play.panel import play_panel as make_play_panel
    from goboard_app.ui.play.result import finished_panel as make_finished_panel
    from goboard_app.ui.shell.preference import Group, Preference
    from goboard_app.ui.widgets import choices

if TYPE_CHECKING:
    from goboard_app.app.sounds import Sounds
    from goboard_app.clock.clock import ClockEvent, GameClock
    from goboard_app.library.rematch import Evening

_IS_OVER = frozenset({Phase.FINISHED, Phase.REVIEWING})
_PASSES = frozenset({Phase.PLAYING, Phase.REVIEWING, Phase.TRYING})
_AID = {
    "help_liberties": True,
    "help_atari": True,
    "help_chains": False,
    "help_areas": False,
}
# The aids are off by default in a review: a reviewed record is seldom a beginner's own game.
_AID_IN_REVIEW = {name: Setting(name.replace("help_", "review/"), False, FLAG) for name in _AID}


_FOR_OPPONENTS = (conversation, directory, *FOR_COUNTS, partner_choice, moments, opponent, teaching, ladder)


class PlayFeature(Feature):
    """The feature of new games, with the actions of the players, their panels, and the aids for learners."""

    name = "play"
    games = Part(
        GameFlow,
        Ahead.LOADED,
        after=(*_FOR_OPPONENTS, fair_handicap, color_choice, choices, partner_cards, new_game, questions),
    )
    asking = Part(AskingFlow)
    opponents = Part(OpponentFlow, Ahead.LOADED, after=(*_FOR_OPPONENTS, again, next_game))
    engines = Part(engine_directory)
    bell = Part(Bell, Ahead.LOADED, after=(sounds,))
    play_panel = Part(make_play_panel, Ahead.LOADED)
    finished_panel = Part(make_finished_panel, Ahead.LOADED, after=(*FOR_COUNTS, fair_handicap, rematch, again))
    _aid: Mapping[str, bool] = _AID

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._result_rows: list[Callable[[], ResultRow]] = []
        self._shown: tuple[GameTree, Phase] | None = None

    @cached_property
    def hearing(self) -> Hearing:
        """The switch of all sounds."""
        return Hearing(self.context)

    def resting(self) -> Steps[None]:  # noqa: D102 - says Feature
        yield from super().resting()
        for _ in partner_cards.drawing_faces(self.context.look, self.context.window.devicePixelRatioF()):
            yield 0.0

    @property
    def sounds(self) -> Sounds:
        """The player of the sounds of clock, stones and answers."""
        return self.bell.sounds

    def start(self) -> None:
        """Connect the feature; the bell follows the clock as soon as there is one."""
        self.context.controller.clock.shown.connect(self._on_clock)
        self.context.view.settings_changed.connect(self._on_settings)
        self.context.documents.unfinished.shelved.connect(self._on_shelved)
        self.context.presenter.presented.connect(self._show_help)
        self.context.controller.replaced.connect(self._on_replaced)
        self.context.controller.moved.connect(self._on_moved)
        self.context.controller.changed.connect(self._on_changed)
        self.context.commands.swept.connect(self._on_swept)
        self.hearing.switched.connect(self._on_switched)
        bar = self.context.window.menuBar()
        bar.setCornerWidget(CornerSwitch(self.context.look, self.context.commands.action("sound"), bar))
        self._show_help()
        self._ask()

    # Sounds

    def hear(self, name: str) -> None:
        """Play a sound by its name, such as "right", if sounds of stones and answers are on."""
        if self.hearing.is_on() and self.context.hub.value(STONE_SOUNDS):
            self.bell.hear(sounds.Sound(name))

    def hear_clock(self, event: ClockEvent) -> None:
        """Play the sound for an event of a clock that is not the one of the game, if sounds of the clock are on."""
        self.bell.is_on = self.hearing.is_on()
        self.bell.ring(event)

    @Slot(object, int)
    def _on_moved(self, move: Move, captured: int) -> None:
        if not move.is_pass:
            self.hear("capture" if captured else "stone")

    @Slot()
    def _on_changed(self) -> None:
        """Play a sound for a game that ends just now and that somebody at this computer has won."""
        session, before = self._session, self._shown
        self._shown = (session.tree, session.phase)
        if session.phase is not Phase.FINISHED or before is None or before[0] is not session.tree:
            return
        result = parse_result(session.info.result or "")
        # The end of a clock has a sound of its own.
        is_new = before[1] not in _IS_OVER and result.kind is not ResultKind.TIME
        if is_new and result.winner is not None and result.winner is not session.opponent:
            self.hear("win")

    @Slot()
    def _on_swept(self) -> None:
        if self.has("bell"):
            self.bell.is_on = self.hearing.is_on()

    @Slot(bool)
    def _on_switched(self, is_on: bool) -> None:
        self.bell.is_on = is_on
        if is_on:
            self.bell.try_out()

    @Slot(object)
    def _on_clock(self, clock: GameClock | None) -> None:
        if clock is not None and not self.has("bell"):
            _ = self.bell

    def offers(self) -> Iterable[Provider]:
        """Yield the services that begin and end games, and the engines."""
        yield Provider(GAMES, lambda: self.games)
        yield Provider(RESULT_ROWS, lambda: self._result_rows)
        yield Provider(ENGINE_OPPONENTS, lambda: self.opponents)
        yield Provider(ENGINES, lambda: self.engines)
        yield Provider(SOUNDS, lambda: self)
        yield Provider(EVENING, lambda: self.evening)

    @Slot()
    def _on_replaced(self) -> None:
        """Look for the opponent of the new game, which may be one that was left before."""
        if self.has("play_panel"):
            # A new game may have no clock, and then the clock itself emits nothing.
            self.play_panel.show_clock(self.context.controller.clock.now)
        # The opponents are loaded only if one played in some game that was left.
        is_known = bool(self.context.hub.value(OPPONENTS)) and self._session.is_live
        if self.has("opponents") or is_known:
            self.opponents.follow()

    @cached_property
    def evening(self) -> Evening:
        """The games of the same players since the program was started."""
        return rematch.Evening()

    def kept(self) -> object:
        """Return the engine that plays, whether opponents are in use, and the games of the evening."""
        has_opponents = self.has("opponents")
        against = self.opponents.opponent.against if has_opponents and self.opponents.opponent.is_playing else None
        return against, has_opponents, self.evening if self.has("evening") else None

    def resume(self, kept: object) -> None:
        """Let the same engine go on with the game."""
        assert isinstance(kept, tuple)
        against, has_opponents, evening = kept
        if evening is not None:
            self.evening = evening
        if against is not None:
            self.opponents.opponent.begin(against)
        elif has_opponents:
            self.opponents.follow()

    def close(self) -> None:
        """Stop the engine when the window closes."""
        if self.has("opponents"):
            self.opponents.close()

    @cached_property
    def ask_menu(self) -> QMenu:
        """The menu of the warnings, filled when it is first opened."""
        menu = QMenu(self.context.window)
        menu.aboutToShow.connect(self._on_asks)
        return menu

    @Slot()
    def _on_asks(self) -> None:
        _ = self.asking

    def _ask(self) -> None:
        """Load the warnings if the settings ask for one."""
        settings = self.context.view.settings
        if settings.ask_self_atari or settings.ask_own_eye or settings.ask_pass:
            _ = self.asking

    # Commands

    def commands(self) -> Iterable[Command]:
        """Return the commands for playing, for the aids and for the sounds."""
        yield from self._ways_to_begin()
        yield from self._acts()
        yield from self._aids()
        hub, beside = self.context.hub, Submenu(translate("menu", "Sounds"), (20, 10))
        yield Command(
            "sound",
            translate("menu", "All sounds"),
            Menu.VIEW,
            (0, 0),
            lambda: self.hearing.switch(),
            keys=("Ctrl+Alt+S",),
            is_on=lambda: self.hearing.is_on(),
            beside=beside,
            repeats=False,
        )
        text = translate("menu", "Clock sounds")
        yield self._switch("sounds", text, (0, 10), "sounds", beside=beside)
        yield Command(
            "stone_sounds",
            translate("menu", "Stone sounds"),
            Menu.VIEW,
            (0, 20),
            lambda: hub.store_value(STONE_SOUNDS, not hub.value(STONE_SOUNDS)),
            is_on=lambda: hub.value(STONE_SOUNDS),
            beside=beside,
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about sounds, the aids on the board and the warnings."""
        sound = translate("preferences", "noise quiet")
        yield Preference(Group.SOUND, translate("menu", "All sounds"), SOUNDS_ON, words=sound)
        yield Preference(Group.SOUND, translate("menu", "Clock sounds"), setting_of("sounds"), words=sound)
        yield Preference(Group.SOUND, translate("menu", "Stone sounds"), STONE_SOUNDS, words=sound)
        aid = translate("menu", "Help on the board")
        for name, text in _aid_names():
            yield Preference(Group.PLAY, text, setting_of(name), words=aid)
            in_record = labelled(translate("preferences", "In a record"), text)
            yield Preference(Group.STUDY, in_record, _AID_IN_REVIEW[name], words=aid)
        for name, text in (
            ("ask_self_atari", translate("preferences", "Warn me before a move into atari")),
            ("ask_own_eye", translate("preferences", "Warn me before filling my own eye")),
            ("ask_pass", translate("preferences", "Warn me before passing too early")),
        ):
            yield Preference(Group.PLAY, text, setting_of(name))
        yield Preference(Group.PLAY, translate("menu", "Teaching game"), teaching.TEACHING_GAMES)

    def _ways_to_begin(self) -> Iterable[Command]:
        return (
            Command(
                "new",
                translate("menu", "New game…"),
                Menu.FILE,
                (0, 10),
                lambda: self.games.ask_new(),
                keys=("Ctrl+N",),
            ),
            Command(
                "play_against",
                translate("menu", "Play against the computer…"),
                Menu.FILE,
                (0, 12),
                lambda: self.games.ask_against(),
            ),
            Command(
                "play_on",
                translate("menu", "Play on"),
                Menu.GAME,
                (10, 20),
                lambda: self.games.play_on(),
                is_possible=self._can_play_on,
            ),
            Command(
                "go_on",
                translate("menu", "Continue a game from a record"),
                Menu.GAME,
                (20, 10),
                lambda: self.games.go_on(),
                is_possible=self._can_go_on,
            ),
        )

    def _acts(self) -> Iterable[Command]:
        controller = self.context.controller
        return (
            Command(
                "pass",
                translate("menu", "Pass"),
                Menu.GAME,
                (0, 10),
                controller.pass_turn,
                keys=("P",),
                is_possible=self._can_pass,
                # A key that is held down would pass for both players, and stop the game.
                repeats=False,
            ),
            Command(
                "take_back",
                translate("menu", "Take back"),
                Menu.GAME,
                (0, 20),
                controller.take_back,
                keys=("Backspace",),
                is_possible=lambda: self.context.is_on_board and controller.can_take_back,
            ),
            Command(
                "resign",
                translate("menu", "Resign…"),
                Menu.GAME,
                (0, 30),
                lambda: self.games.ask_resign(),
                is_possible=self._is_playing,
            ),
            Command(
                "pause",
                translate("menu", "Stop or start the clocks"),
                Menu.GAME,
                (0, 40),
                controller.clock.toggle_pause,
                keys=("Ctrl+Space",),
                is_possible=lambda: self._is_playing() and self._session.timing is not None,
            ),
            Command(
                "count",
                translate("menu", "Count…"),
                Menu.GAME,
                (10, 10),
                lambda: self.games.ask_count(),
                keys=("Ctrl+E",),
                is_possible=self._can_count,
            ),
            Command(
                "hint",
                translate("menu", "Ask the opponent for a hint"),
                Menu.STUDY,
                (45, 10),
                lambda: self.opponents.ask_hint(),
                keys=("T",),
                is_possible=self._can_hint,
            ),
            Command(
                "teaching",
                translate("menu", "Teaching game"),
                Menu.STUDY,
                (45, 15),
                lambda: self.opponents.teaching.turn(),
                is_possible=lambda: self._has_opponent() and self.opponents.teaching.can_be_on,
                is_on=lambda: self._has_opponent() and self.opponents.teaching.is_on,
            ),
            Command(
                "without_opponent",
                translate("menu", "Continue without the opponent"),
                Menu.STUDY,
                (0, 30),
                lambda: self.opponents.go_on_without(),
                is_possible=lambda: self._has_opponent() and not self._session.info.result,
                beside=Submenu(translate("menu", "More on engines"), (50, 20)),
            ),
        )

    def _aids(self) -> Iterable[Command]:
        """Return the commands for the aids on the board."""
        beside = Submenu(translate("menu", "Help on the board"), (10, 20))
        yield Command(
            "aid",
            translate("menu", "Turn help on the board on or off"),
            Menu.VIEW,
            (0, 10),
            self.toggle_aid,
            keys=("H",),
            is_possible=lambda: self.context.is_on_board,
            beside=beside,
        )
        keys = {"help_liberties": ("Ctrl+L",), "help_atari": ("Ctrl+T",)}
        for number, (name, text) in enumerate(_aid_names(), 2):
            yield Command(
                name.removeprefix("help_"),
                text,
                Menu.VIEW,
                (0, 10 * number),
                partial(self._turn_aid, name),
                keys.get(name, ()),
                is_on=partial(self._has_aid, name),
                beside=beside,
            )
        yield Command(
            "ask",
            translate("menu", "Warn me"),
            Menu.VIEW,
            (10, 10),
            lambda: None,
            beside=beside,
            popup=self.ask_menu,
        )

    def _switch(
        self,
        name: str,
        text: str,
        place: tuple[int, int],
        field: str,
        keys: tuple[str, ...] = (),
        beside: Submenu | None = None,
    ) -> Command:
        """Return a command that switches a setting."""
        view = self.context.view

        def is_on() -> bool:
            return bool(getattr(view.settings, field))

        def turn() -> None:
            view.change(replace(view.settings, **{field: not is_on()}))  # type: ignore[arg-type]

        return Command(name, text, Menu.VIEW, place, turn, keys, is_on=is_on, beside=beside)

    # Conditions of the commands

    @property
    def _session(self) -> GameSession:
        return self.context.controller.session

    @property
    def _phase(self) -> Phase | None:
        """The phase of the game; None while the board is not on the screen."""
        return self._session.phase if self.context.is_on_board else None

    def _is_playing(self) -> bool:
        return self._phase is Phase.PLAYING

    def _can_pass(self) -> bool:
        is_hands = self._session.goal is None and not self._session.awaits_opponent
        return is_hands and self._phase in _PASSES

    def key(self, event: QKeyEvent) -> bool:
        """Say why nobody may pass, if P is pressed in a capture game."""
        is_p = event.key() == Qt.Key.Key_P and event.modifiers() == Qt.KeyboardModifier.NoModifier
        if not is_p or self._session.goal is None or not self._is_playing():
            return False
        self.context.presenter.tell(no_pass_hint())
        return True

    def _can_count(self) -> bool:
        session, phase = self._session, self._phase
        if session.opponent is not None and phase is Phase.PLAYING:
            # The user cannot pass for the engine: only its own pass shows that it agrees to stop.
            return session.goal is None and passes_to_stop(session) == 1 and self._can_pass()
        has_moves = phase is Phase.PLAYING and session.path.number > 0
        return session.goal is None and (phase is Phase.REVIEWING or has_moves)

    def _has_opponent(self) -> bool:
        return self.has("opponents") and self.opponents.opponent.is_playing

    def _can_hint(self) -> bool:
        return self.context.is_on_board and self._has_opponent() and self.opponents.opponent.can_hint

    def _can_play_on(self) -> bool:
        return self._phase is Phase.COUNTING and self._session.count_ends_game

    def _can_go_on(self) -> bool:
        session = self._session
        is_record = self._phase is Phase.REVIEWING and not session.is_live
        return is_record and not session.is_goal_reached

    # Panels

    def panels(self) -> Iterable[PanelRow]:
        """Return the panel during a game, and the one with its result."""
        return (
            PanelRow("play", _is_played, lambda: self.play_panel, part=PlayFeature.play_panel),
            PanelRow("finished", _is_finished, lambda: self.finished_panel, part=PlayFeature.finished_panel),
        )

    def on_made(self, name: str, made: object) -> None:
        """Connect the panels and the warnings when they are made."""
        if name == "bell":
            self._on_swept()
        elif name == "asking":
            self.ask_menu.addActions(list(self.asking.switches.values()))
        elif name == "play_panel":
            self.play_panel.moves.menu_asked.connect(self._on_move_menu)
            self.play_panel.help_chosen.connect(self.choose_help)
            self.play_panel.show_help(self._help)
            if self.has("opponents"):
                self.opponents.take_panel(self.play_panel)
        elif name == "opponents":
            if self.has("play_panel"):
                self.opponents.take_panel(self.play_panel)
            if self.has("finished_panel"):
                self.opponents.take_finished(self.finished_panel)
        elif name == "finished_panel" and self.has("opponents"):
            self.opponents.take_finished(self.finished_panel)

    @Slot(object, object)
    def _on_move_menu(self, node: Node, place: QPoint) -> None:
        self.context.service(MOVE_MENU)(node, place)

    # Aids for learners

    @property
    def _help(self) -> HelpChoice:
        settings = self.context.view.settings
        return HelpChoice(
            settings.help_liberties,
            settings.help_atari,
            settings.help_numbers,
            settings.help_chains,
            settings.help_areas,
        )

    def _has_aid(self, name: str) -> bool:
        """Return whether an aid is on; a review has settings of its own."""
        if self._session.phase is Phase.REVIEWING:
            return self.context.hub.value(_AID_IN_REVIEW[name])
        return bool(getattr(self.context.view.settings, name))

    def _turn_aid(self, name: str) -> None:
        self._set_aids({name: not self._has_aid(name)})

    def _set_aids(self, aids: Mapping[str, bool]) -> None:
        view = self.context.view
        if self._session.phase is Phase.REVIEWING:
            for name, is_on in aids.items():
                self.context.hub.store_value(_AID_IN_REVIEW[name], is_on)
        else:
            view.change(replace(view.settings, **aids))  # type: ignore[arg-type]

    @Slot()
    def _show_help(self) -> None:
        choice, presenter = self._help, self.context.presenter
        if self.has("play_panel"):
            self.play_panel.show_help(choice)
        shown = replace(
            presenter.help_shown,
            liberties=self._has_aid("help_liberties"),
            atari=self._has_aid("help_atari"),
            numbers=choice.numbers,
            chains=self._has_aid("help_chains"),
            areas=self._has_aid("help_areas"),
        )
        if shown != presenter.help_shown:
            presenter.show_help(shown)

    def toggle_aid(self) -> None:
        """Switch all aids off with one key, and the same ones on again."""
        shown = {name: self._has_aid(name) for name in _AID}
        if any(shown.values()):
            # The next call restores these.
            self._aid = shown
            shown = dict.fromkeys(shown, False)
        else:
            shown = dict(self._aid)
        self._set_aids(shown)

    @Slot(object)
    def choose_help(self, choice: HelpChoice) -> None:
        """Apply the aids chosen in the panel."""
        view = self.context.view
        view.change(
            replace(
                view.settings,
                help_liberties=choice.liberties,
                help_atari=choice.atari,
                help_numbers=choice.numbers,
                help_chains=choice.chains,
                help_areas=choice.areas,
            )
        )

    @Slot()
    def _on_settings(self) -> None:
        self._show_help()
        self._ask()
        self.context.commands.sweep_soon()

    @Slot(str)
    def _on_shelved(self, path: str) -> None:
        """Add the file of a game that was set aside unfinished to the recent files."""
        view = self.context.view
        view.change(view.settings.with_recent(path))


def _aid_names() -> tuple[tuple[str, str], ...]:
    """Return the settings of the aids, each with its name for people."""
    return (
        ("help_liberties", translate("menu", "Show liberties")),
        ("help_atari", translate("menu", "Show atari")),
        ("help_chains", translate("menu", "Show connected stones")),
        ("help_areas", translate("menu", "Show what is surrounded")),
    )


def _is_played(session: GameSession) -> bool:
    return session.phase in (Phase.HANDICAP, Phase.PLAYING)


def _is_finished(session: GameSession) -> bool:
    return session.phase is Phase.FINISHED
