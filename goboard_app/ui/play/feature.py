"""Playing: new games and their end, moves to be confirmed, the sounds of the clock."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.clock import Sound, Sounds
from goboard_app.app.confirm_move import HeldMove
from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.settings import Settings
from goboard_app.app.texts.format import color_name, player_name, translate
from goboard_app.app.texts.play import (
    count_detail,
    count_question,
    next_stop_sentence,
    other_moves_first,
    play_on_answer,
    play_on_question,
    resign_answer,
    resign_detail,
    resign_question,
)
from goboard_app.clock.clock import ClockEvent
from goboard_app.go.board import BoardSize, Color
from goboard_app.rules.ending import max_fixed, max_free
from goboard_app.rules.ruleset import Resumption, Tie
from goboard_app.session.check import WarningChoice
from goboard_app.session.color_choice import Bidder
from goboard_app.session.new_game import NewGame, proposed_komi
from goboard_app.session.picture import NO_POINTS, MissingMove
from goboard_app.session.session import Phase
from goboard_app.ui.files.files import FileFlow
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.rulesets.feature import RulesFlow
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.widgets.cards import Question
from goboard_app.ui.widgets.look import Look


class GameFlow(QObject):
    """Signals: `started(NewGame)` when a new game was put on the board; `shelved(str)` with the
    file that an unfinished game was moved to, so that another can take its place.
    """

    started = Signal(object)
    shelved = Signal(str)

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        files: FileFlow,
        thumbnails: Thumbnails,
        rules: RulesFlow,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._documents = documents
        self._files = files
        self._thumbnails = thumbnails
        self._rules = rules
        self._window = window
        self.last_choice = NewGame()
        self.motion = True
        documents.unfinished.shelved.connect(self.shelved)

    @Slot()
    def ask_new(self) -> None:
        """Ask how to play, and begin."""
        self._ask(self.last_choice)

    @Slot(object)
    def ask_new_on(self, size: BoardSize | None) -> None:
        """Ask how to play on a board of this size, or of any other than the usual ones."""
        game = self.last_choice
        size = size or BoardSize(7, 7)
        limit = max_free(size) if game.is_free else max_fixed(size)
        if game.handicap > limit:
            komi = proposed_komi(game.ruleset, 0)
            game = replace(game, handicap=0, is_free=False, komi=komi)
        game = replace(game, size=size)
        # A small board has no star points to begin with, a tiny one no room for a cross.
        fits = game.is_possible
        self._ask(game if fits else replace(game, has_start_stones=False, has_cross=False))

    def start(self, game: NewGame) -> None:
        """Begin a game without asking."""
        self.last_choice = game
        self._files.drop_loading()
        self._documents.shelve_unfinished()
        self._controller.start(game)
        self.started.emit(game)

    @Slot()
    def ask_resign(self) -> None:
        """Ask who gives up; the side to move is the first answer."""
        session = self._controller.session
        if session.phase is not Phase.PLAYING:
            return
        to_move = session.position.to_move
        info = session.info
        names = {
            Color.BLACK: player_name(info.black_name, Color.BLACK),
            Color.WHITE: player_name(info.white_name, Color.WHITE),
        }
        question = Question(
            self._look,
            resign_question(),
            resign_detail(),
            (
                resign_answer(names[to_move]),
                resign_answer(names[to_move.opponent]),
                translate("resign", "Cancel"),
            ),
            self._window,
        )
        answer = question.ask()
        if answer in (0, 1):
            self._controller.resign(to_move if answer == 0 else to_move.opponent)

    @Slot()
    def ask_count(self) -> None:
        """Stop the game by the passes that are wanting, or count a record where it stands."""
        session = self._controller.session
        if session.goal is not None:
            return
        if session.phase is Phase.REVIEWING:
            if self._rules.settle():
                self._controller.start_count()
            return
        if session.phase is not Phase.PLAYING:
            return
        question = Question(
            self._look,
            count_question(),
            count_detail(session),
            (translate("count", "Count"), translate("count", "Go on playing")),
            self._window,
        )
        if question.ask() == 0:
            self._controller.pass_until_stopped()

    @Slot()
    def go_on(self) -> None:
        """Take a record up as a game, once it is clear by which rules."""
        if not self._controller.session.is_goal_reached and self._rules.settle():
            self._documents.shelve_unfinished()
            self._controller.go_on_playing()

    @Slot()
    def play_on(self) -> None:
        """Take play up again after a stop; ask who wants to where the rules make a difference."""
        session = self._controller.session
        if session.phase is not Phase.COUNTING or not session.count_ends_game:
            return
        if session.ruleset.resumption is not Resumption.OPPONENT_OF_REQUESTER:
            self._controller.resume(session.position.to_move.opponent)
            return
        first = other_moves_first()
        question = Question(
            self._look,
            play_on_question(),
            f"{first} {next_stop_sentence(session.ruleset)}".strip(),
            (
                play_on_answer(color_name(Color.BLACK)),
                play_on_answer(color_name(Color.WHITE)),
                translate("resume", "Cancel"),
            ),
            self._window,
        )
        answer = question.ask()
        if answer in (0, 1):
            self._controller.resume(Color.BLACK if answer == 0 else Color.WHITE)

    @Slot()
    def show_rules(self) -> None:
        """Show the rules in force; others may take their place."""
        self._rules.show_rules()

    def choose(self, game: NewGame) -> NewGame | None:
        """Ask how to play, and begin nothing; None where that was given up."""
        # Late, like every dialog that a start does not need.

        dialog = NewGameDialog(
            self._look, self._thumbnails.of_size, game, self._window, self._rules.customs
        )
        dialog.customs_changed.connect(self._rules.keep_customs)
        OpeningWays(self._look, dialog, self.motion)
        if dialog.exec() != NewGameDialog.DialogCode.Accepted:
            return None
        return dialog.choice()

    def _ask(self, game: NewGame) -> None:
        choice = self.choose(game)
        if choice is not None and self._files.may_leave():
            self.start(choice)


_YES = ("Return", "Enter")
_NO = ("Esc",)


class AskingFlow(QObject):
    """Owns the submenu of what the players want to be asked, one switch for each question."""

    def __init__(
        self,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        view: ViewFlow,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._asking = controller.confirmation
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._view = view
        self.menu = QMenu(window)
        self.switches: dict[str, QAction] = {}
        self._yes = [QShortcut(QKeySequence(key), window) for key in _YES]
        self._no = [QShortcut(QKeySequence(key), window) for key in _NO]
        self._build()
        self._connect()
        self._on_settings(view.settings)
        self._listen(False)

    def _build(self) -> None:
        for field, text in (
            ("ask_self_atari", translate("menu", "Before a move into atari")),
            ("ask_own_eye", translate("menu", "Before filling an own eye")),
            ("ask_pass", translate("menu", "Before a pass that is too early")),
        ):
            action = QAction(text, self)
            action.setCheckable(True)
            self.menu.addAction(action)
            self.switches[field] = action

    def _connect(self) -> None:
        for action in self.switches.values():
            action.triggered.connect(self._on_switch)
        for shortcut in (*self._yes, *self._no):
            shortcut.setAutoRepeat(False)
        for shortcut in self._yes:
            shortcut.activated.connect(self._on_yes)
        for shortcut in self._no:
            shortcut.activated.connect(self._asking.drop)
        self._view.settings_changed.connect(self._on_settings)
        self._asking.held.connect(self._on_held)
        self._asking.answered.connect(self._on_over)
        self._asking.dropped.connect(self._on_over)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take Enter and Escape from the board, which has uses of its own for them.

        Whoever leaves the board has given the move up.
        """
        if event.type() == QEvent.Type.Hide:
            self._asking.drop()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if not event.isAutoRepeat():
                    self._on_yes()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._asking.drop()
                return True
        return super().eventFilter(watched, event)

    def _listen(self, is_on: bool) -> None:
        """The keys mean an answer only while there is a question."""
        for shortcut in (*self._yes, *self._no):
            shortcut.setEnabled(is_on)
        if is_on:
            self._page.board.installEventFilter(self)
        else:
            self._page.board.removeEventFilter(self)

    @Slot()
    def _on_yes(self) -> None:
        if self._asking.is_open:
            self._asking.confirm()

    @Slot(object)
    def _on_held(self, move: HeldMove) -> None:
        self._listen(True)
        panel, message = self._page.panel.play, self._page.message
        panel.refusal.refresh(self._controller.session)
        if not move.warnings:
            # What was refused before is on the board no longer.
            self._presenter.show_asked(NO_POINTS)
            from goboard_app.app.texts.play import looking_sentence

            message.say(looking_sentence(), move.color)
            return
        is_pass = move.point is None
        stone = None if move.point is None else MissingMove(move.point, move.color)
        self._presenter.show_asked(move.points, stone)
        panel.question.ask(move)
        from goboard_app.app.texts.play import answer_keys, question_text

        text = question_text(move.warnings, is_pass)
        message.say(f"{text} {answer_keys(is_pass)}", move.color)
        self._page.board.announce(message.text, assertive=True)

    @Slot()
    def _on_over(self) -> None:
        self._listen(False)
        self._page.panel.play.question.hide()
        self._presenter.show_asked(NO_POINTS)
        self._presenter.say_where_we_are()

    @Slot()
    def _on_switch(self) -> None:
        values = {field: action.isChecked() for field, action in self.switches.items()}
        self._view.change(replace(self._view.settings, **values))  # type: ignore[arg-type]

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        for field, action in self.switches.items():
            action.setChecked(bool(getattr(settings, field)))
        self._asking.asked = WarningChoice(
            self_atari=settings.ask_self_atari,
            own_eye=settings.ask_own_eye,
            on_pass=settings.ask_pass,
        )


_SOUNDS = {ClockEvent.TEN_SECONDS: Sound.WARNING, ClockEvent.LOST: Sound.LOST}


class ClockBell(QObject):
    """Plays and says what a clock has come to."""

    def __init__(
        self, controller: GameController, page: GamePage, sounds: Sounds, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._sounds = sounds
        controller.clock.reached.connect(self._on_reached)
        controller.time_lost.connect(self._on_lost)

    @Slot(object, object)
    def _on_reached(self, event: ClockEvent, color: Color) -> None:
        self._sounds.play(_SOUNDS.get(event, Sound.PERIOD))
        from goboard_app.app.texts.clocks import event_text

        text = f"{color_name(color)}: {event_text(event)}"
        self._page.message.say(text, color)
        self._page.board.announce(text, assertive=True)

    @Slot(object)
    def _on_lost(self, _color: Color) -> None:
        self._sounds.play(Sound.LOST)


class OpeningWays(QObject):
    """Serves one new-game dialog for as long as it is open."""

    def __init__(self, look: Look, dialog: NewGameDialog, motion: bool) -> None:
        super().__init__(dialog)
        self._look = look
        self._dialog = dialog
        self._motion = motion
        dialog.nigiri.clicked.connect(self._decide_by_nigiri)
        dialog.auction.clicked.connect(self._bid_for_komi)
        dialog.offer_ways()

    @Slot()
    def _decide_by_nigiri(self) -> None:
        # Late: most games begin without it.
        from goboard_app.ui.play.nigiri import NigiriDialog

        nigiri = NigiriDialog(self._look, self._names(), self._motion, parent=self._dialog)
        if nigiri.ask() is not None and nigiri.swaps:
            self._swap()

    @Slot()
    def _bid_for_komi(self) -> None:
        from goboard_app.ui.play.auction import AuctionDialog

        ruleset = self._dialog.rules.ruleset
        # A ruleset whose own komi is whole is one that knows draws.
        draws = ruleset.komi.denominator == 1 and ruleset.tie is Tie.DRAW
        auction = AuctionDialog(self._look, self._names(), draws, self._motion, parent=self._dialog)
        deal = auction.ask()
        if deal is None:
            return
        if deal.black is Bidder.SECOND:
            self._swap()
        self._dialog.take_komi(deal.komi)

    def _names(self) -> tuple[str, str]:
        return self._dialog.black.text().strip(), self._dialog.white.text().strip()

    def _swap(self) -> None:
        black, white = self._names()
        self._dialog.take_names(white, black)
