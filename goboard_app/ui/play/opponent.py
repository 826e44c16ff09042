"""The engine opponent as the players see it, and its record of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.opponent import (
    EnginePlayer,
    Opponent,
    Stage,
    against_of,
    against_text,
    remember,
    remembered,
)
from goboard_app.app.engines.partner import RESULTS, offer_partners, partner_of, proposed_handicap, with_result
from goboard_app.app.texts import engines as texts
from goboard_app.app.texts.format import translate
from goboard_app.engine.engine import Ability, ChosenMove, Failure
from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.record.result import parse_result
from goboard_app.session.picture import NO_POINTS, WayMark
from goboard_app.session.session import Change, GameSession, Phase
from goboard_app.ui.play import LAST_OPPONENT, OPPONENTS
from goboard_app.ui.play.next_game import NextGameFlow
from goboard_app.ui.play.panel import PlayPanel
from goboard_app.ui.play.questions import Opponents
from goboard_app.ui.play.teaching import TeachingFlow
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import COUNTS, ENGINES

if TYPE_CHECKING:
    from goboard_app.ui.play.result import FinishedPanel

_GAME = Change.INFO | Change.TREE


class PartnerGame(NamedTuple):
    """A finished game with a partner: the handicap of the pupil, and whether the pupil won.

    `won` is None if there is no winner.
    """

    stones: int
    won: bool | None


class OpponentFlow(QObject):
    """The flow that shows the opponent in the panel of the players, and handles the answers there."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._panel: PlayPanel | None = None
        self._finished: FinishedPanel | None = None
        self._directory = context.service(ENGINES)
        self.opponent = Opponent(self._controller, self._directory, self._may_act, self)
        self.teaching = TeachingFlow(context, self.opponent, self._may_act, self)
        self.next_game = NextGameFlow(context, self)
        self.opponent.changed.connect(self._on_opponent)
        self.teaching.teacher.changed.connect(self._show)
        self.opponent.hinted.connect(self._on_hinted)
        self._controller.changed.connect(self._on_game)
        context.presenter.presented.connect(self._show)
        context.modes.changed.connect(self._on_page)
        context.pages.currentChanged.connect(self._on_page)

    # Games

    def offered(self) -> Opponents:
        """Return the engines that can be played against, and the last opponent."""
        last = against_of(self._context.hub.value(LAST_OPPONENT))
        return Opponents(self._directory.choices(Ability.MOVE), last, self._proposed)

    def _proposed(self, choice: EngineChoice, size: BoardSize) -> int | None:
        """Return the handicap to take from a partner by the games with it; None for other engines."""
        if not choice.is_partner:
            return None
        return proposed_handicap(self._results(), choice.key, size)

    def begin(self, against: EnginePlayer | None) -> None:
        """Let this engine play in the game that has just begun; None for a game between people."""
        # The result of the game before is noted while its opponent is still known.
        self._note_result()
        self._remember(against)
        last = "" if against is None else against_text(against)
        self._context.hub.store_value(LAST_OPPONENT, last)
        if against is None:
            self.opponent.leave()
        else:
            self.opponent.begin(against)

    def against(self) -> EnginePlayer | None:
        """Return the engine that plays, or played to its end, the game on the board; None between people."""
        if self.opponent.is_playing:
            return self.opponent.against
        # A finished game that was recovered has no opponent any more, but its name.
        last = against_of(self._context.hub.value(LAST_OPPONENT))
        choice = None if last is None else self._directory.choice(last.key)
        info = self._controller.session.info
        names = {Color.BLACK: info.black_name, Color.WHITE: info.white_name}
        return last if last is not None and choice is not None and names[last.color] == choice.name else None

    def next_stones(self) -> int | None:
        """Return the handicap of the pupil in the next game with the partner on the board; None for the same one."""
        against, session = self.opponent.against, self._controller.session
        lesson = self._lesson_of(session) if self.opponent.is_playing else None
        if lesson is None or against is None:
            return None
        now = proposed_handicap(self._results(), against.key, session.tree.size) or 0
        return None if now == lesson.stones else now

    @Slot()
    def follow(self) -> None:
        """Continue with the opponent of the game that is now on the board, if it had one.

        A partner goes on at once; for other engines the user is asked, as they may take long to start.
        """
        self._note_result()
        self.opponent.leave()
        session = self._controller.session
        rows: tuple[str, ...] = self._context.hub.value(OPPONENTS)
        found = remembered(rows, session.tree)
        if found is None or not session.is_live or session.info.result:
            return
        choice = self._directory.choice(found.key)
        if choice is not None and choice.is_partner:
            self.opponent.begin(found)
        else:
            self.opponent.offer(found)

    @Slot()
    def take_up(self) -> None:
        """Continue with the opponent that is offered, or try again after a failure."""
        if self.opponent.stage is Stage.OFFERED:
            self.opponent.take_up()
        else:
            self.opponent.try_again()

    @Slot()
    def go_on_without(self) -> None:
        """Continue without the opponent."""
        self._remember(None)
        self.opponent.leave()

    def close(self) -> None:
        """Leave the opponent when the window closes; it stays remembered with the game."""
        self._note_result()
        self.opponent.leave()

    def _note_result(self) -> None:
        """Store the result of a game that is left, if it was played to its end with a partner."""
        self._context.hub.store_value(RESULTS, self._results())

    def _results(self) -> tuple[str, ...]:
        """Return the results of the pupil, with that of the game on the board."""
        rows: tuple[str, ...] = self._context.hub.value(RESULTS)
        session, against = self.opponent.session, self.opponent.against
        lesson = None if session is None else self._lesson_of(session)
        if session is None or against is None or lesson is None:
            return rows
        return with_result(rows, against.key, session.tree.size, *lesson)

    def _lesson_of(self, session: GameSession) -> PartnerGame | None:
        """Return the result of a game with a partner; None for other games and for unfinished ones."""
        against, result = self.opponent.against, session.info.result
        if against is None or not self.opponent.is_partner or not result or session.goal:
            return None
        hand = against.color.opponent
        # White with a handicap is the stronger side, which says nothing about the pupil's handicap.
        if session.handicap and hand is Color.WHITE:
            return None
        # Black without komi counts as a handicap of one stone.
        is_first = hand is Color.BLACK and session.komi < 1
        winner = parse_result(result).winner
        return PartnerGame(session.handicap or int(is_first), None if winner is None else winner is hand)

    def _remember(self, against: EnginePlayer | None) -> None:
        hub, tree = self._context.hub, self._controller.session.tree
        rows: tuple[str, ...] = hub.value(OPPONENTS)
        if remembered(rows, tree) != against:
            hub.store_value(OPPONENTS, remember(rows, tree, against))

    def _may_act(self) -> bool:
        return self._context.is_on_board and self._context.modes.top is None

    @Slot(object)
    def _on_game(self, change: Change) -> None:
        """Remember the opponent under the new names and komi of the game; a result removes it."""
        if change & _GAME and self.opponent.is_playing:
            result = self._controller.session.info.result
            self._remember(None if result else self.opponent.against)

    @Slot()
    def _on_page(self) -> None:
        """Start or stop the opponent when the board is shown or hidden, or when a mode ends."""
        if self._context.is_on_board:
            self.opponent.look()
        else:
            self.opponent.rest()
        self.teaching.teacher.look()

    # The panels

    def take_panel(self, panel: PlayPanel) -> None:
        """Use the panel of the players for the messages of the opponent."""
        self._panel = panel
        self.teaching.take_panel(panel)
        panel.opponent.accepted.connect(self.take_up)
        panel.opponent.rejected.connect(self.go_on_without)
        self._show()

    def take_finished(self, panel: FinishedPanel) -> None:
        """Use the panel of the finished game for the comment of a partner."""
        self._finished = panel
        self.next_game.take_panel(panel)
        self._show()

    @Slot()
    def _on_opponent(self) -> None:
        self._show()
        self._context.commands.sweep_soon()
        failure = self.opponent.failure
        if failure is not None:
            told = texts.trouble_sentence(self.opponent.name, failure)
            self._context.page.board.announce(told, assertive=True)

    @Slot()
    def _show(self) -> None:
        opponent = self.opponent
        if self._panel is not None:
            self._show_in(self._panel)
        if self._finished is not None:
            self._show_in_finished()
        if self._controller.session.counting is not None and opponent.is_playing:
            self._show_in_count()

    def _show_in(self, panel: PlayPanel) -> None:
        opponent, against = self.opponent, self.opponent.against
        # For the pupil, the time in which a move is rated is thinking time.
        is_busy = opponent.stage is Stage.THINKING or opponent.is_hinting or self.teaching.teacher.is_reading
        panel.show_partner(*((against.color, partner_of(against.key)) if against is not None else (None, None)))
        panel.show_thinking(against.color if against is not None and is_busy else None)
        name, card = opponent.name, panel.opponent
        without = translate("opponent", "Continue without it")
        if opponent.stage is Stage.OFFERED:
            is_there = opponent.choice is not None
            act = translate("opponent", "Continue") if is_there else ""
            card.put(texts.offer_title(name), texts.offer_detail(name, is_there), act, without)
        elif opponent.failure is not None and opponent.is_playing:
            again = translate("opponent", "Try again")
            told = texts.trouble_sentence(name, opponent.failure)
            card.put(told, texts.trouble_detail(), again, without)
        elif gaps := opponent.gaps:
            card.put(texts.gaps_title(name), texts.gaps_detail(gaps), "", "")
        elif self._has_passed():
            card.put(texts.passed_title(name), texts.passed_detail(), "", "")
        else:
            card.hide()

    def _has_passed(self) -> bool:
        session, against = self._controller.session, self.opponent.against
        if against is None or not self.opponent.is_playing or session.phase is not Phase.PLAYING:
            return False
        moves = session.path.moves
        is_pass = bool(moves) and moves[-1].is_pass and moves[-1].color is against.color
        return is_pass and not session.cursor.children

    def _show_in_count(self) -> None:
        """Show the opponent's opinion on the count."""
        opponent = self.opponent
        size, found = self._controller.session.tree.size, opponent.differences
        sentence, stones, status = "", NO_POINTS, None
        if found:
            is_partner = opponent.is_partner
            sentence = texts.difference_sentence(opponent.name, found[0], size, is_partner)
            stones, status = found[0].stones, found[0].status
        elif opponent.consents:
            sentence = texts.consent_sentence(opponent.name, opponent.is_partner)
        self._context.service(COUNTS).show_opponent(sentence, opponent.consents, stones, status)

    # After a game with a partner

    def _show_in_finished(self) -> None:
        opponent, session = self.opponent, self._controller.session
        lesson = self._lesson_of(session) if opponent.is_playing else None
        against = opponent.against if opponent.is_playing else None
        if self._finished is not None:
            self._finished.show_partner(None if against is None else partner_of(against.key))
        if lesson is not None and opponent.against is not None and opponent.choice is not None:
            hand = opponent.against.color.opponent
            self.next_game.show_after(opponent.choice, lesson.stones, hand, self._results())
        else:
            self.next_game.hide()

    # Hints

    @Slot()
    def ask_hint(self) -> None:
        """Ask the opponent for its move in the place of the user."""
        self.opponent.ask_hint()

    @Slot(object)
    def _on_hinted(self, hint: ChosenMove | Failure) -> None:
        session = self._controller.session
        presenter = self._context.presenter
        presenter.tell(texts.hint_sentence(self.opponent.name, hint, session.tree.size))
        if isinstance(hint, ChosenMove) and isinstance(hint.move, Play):
            presenter.show_hint(WayMark(hint.move.point, session.position.to_move, "?"))


def engine_directory(context: WindowContext) -> EngineDirectory:
    """Return the directory of engines, with the program's own partners added."""
    directory = EngineDirectory.of(context.hub)
    offer_partners(directory)
    return directory
