"""OpponentFlow: an engine at the board, as the players see it, and how it is remembered."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Slot

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.opponent import (
    Against,
    Opponent,
    Stage,
    against_of,
    against_text,
    remember,
    remembered,
)
from goboard_app.app.engines.partner import RESULTS, offer_partners, proposed_handicap, with_result
from goboard_app.app.texts import engines as texts
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.partner import next_handicap_sentence, turning_sentence
from goboard_app.engine.engine import Ability, Chosen, Failure
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.record.result import parse_result
from goboard_app.scoring.statuses import Status
from goboard_app.session.picture import NO_POINTS, WayMark
from goboard_app.session.session import Change, GameSession, Phase
from goboard_app.ui.play import LAST_OPPONENT, OPPONENTS
from goboard_app.ui.play.panel import PlayPanel
from goboard_app.ui.play.questions import Opponents
from goboard_app.ui.play.result import FinishedPanel
from goboard_app.ui.shell.feature import WindowContext

_GAME = Change.INFO | Change.TREE


class PartnerGame(NamedTuple):
    """A game with a partner: how many stones the pupil had, and whether the pupil won it."""

    stones: int
    won: bool | None


class Counts(Protocol):
    """What is told of the opponent where a game is counted."""

    def show_opponent(self, sentence: str, consents: bool, stones: frozenset[Point], status: Status | None) -> None:
        """Show what the opponent says of the count, and what it takes stones for."""


class OpponentFlow(QObject):
    """Shows what the opponent does in the panel of the players, and takes its answers there."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._panel: PlayPanel | None = None
        self._finished: FinishedPanel | None = None
        self._directory: EngineDirectory = context.service("engines")
        self.opponent = Opponent(self._controller, self._directory, self._may_act, self)
        self.opponent.changed.connect(self._on_opponent)
        self.opponent.hinted.connect(self._on_hinted)
        self._controller.changed.connect(self._on_game)
        context.presenter.presented.connect(self._show)
        context.modes.changed.connect(self._on_page)
        context.pages.currentChanged.connect(self._on_page)

    # Games

    def offered(self) -> Opponents:
        """Who may be played against, and who was the last time."""
        last = against_of(self._context.hub.value(LAST_OPPONENT))
        return Opponents(self._directory.choices(Ability.MOVE), last, self._proposed)

    def _proposed(self, choice: EngineChoice, size: BoardSize) -> int | None:
        """How many stones a pupil should take from a partner by their games."""
        if not choice.is_partner:
            return None
        return proposed_handicap(self._results(), choice.key, size)

    def begin(self, against: Against | None) -> None:
        """Play against this engine in the game that was just begun; None for two people."""
        self._note_result()
        self._remember(against)
        last = "" if against is None else against_text(against)
        self._context.hub.store_value(LAST_OPPONENT, last)
        if against is None:
            self.opponent.leave()
        else:
            self.opponent.begin(against)

    @Slot()
    def follow(self) -> None:
        """Another game is on the board, or goes on: ask whether an opponent of before goes on."""
        self._note_result()
        self.opponent.leave()
        session = self._controller.session
        rows: tuple[str, ...] = self._context.hub.value(OPPONENTS)
        found = remembered(rows, session.tree)
        if found is not None and session.is_live and not session.info.result:
            self.opponent.offer(found)

    @Slot()
    def take_up(self) -> None:
        """Go on with the opponent: it is offered, or to be asked once more."""
        if self.opponent.stage is Stage.OFFERED:
            self.opponent.take_up()
        else:
            self.opponent.try_again()

    @Slot()
    def go_on_without(self) -> None:
        """Go on as two people."""
        self._remember(None)
        self.opponent.leave()

    def close(self) -> None:
        """The window closes; who plays is remembered with the game."""
        self._note_result()
        self.opponent.leave()

    def _note_result(self) -> None:
        """A game is left: if a partner has played it to its end, that counts for the next one."""
        self._context.hub.store_value(RESULTS, self._results())

    def _results(self) -> tuple[str, ...]:
        """What the pupil has won so far, with the game that is still on the board."""
        rows: tuple[str, ...] = self._context.hub.value(RESULTS)
        session, against = self.opponent.session, self.opponent.against
        lesson = None if session is None else self._lesson_of(session)
        if session is None or against is None or lesson is None:
            return rows
        return with_result(rows, against.key, session.tree.size, *lesson)

    def _lesson_of(self, session: GameSession) -> PartnerGame | None:
        """What a game against a partner counts for; None for others, and those that go on."""
        against, result = self.opponent.against, session.info.result
        if against is None or not self.opponent.is_partner or not result or session.goal:
            return None
        hand = against.color.opponent
        if session.handicap and hand is Color.WHITE:
            return None
        is_first = hand is Color.BLACK and session.komi < 1
        winner = parse_result(result).winner
        return PartnerGame(session.handicap or int(is_first), None if winner is None else winner is hand)

    def _remember(self, against: Against | None) -> None:
        hub, tree = self._context.hub, self._controller.session.tree
        rows: tuple[str, ...] = hub.value(OPPONENTS)
        if remembered(rows, tree) != against:
            hub.store_value(OPPONENTS, remember(rows, tree, against))

    def _may_act(self) -> bool:
        return self._context.is_on_board and self._context.modes.top is None

    @Slot(object)
    def _on_game(self, change: Change) -> None:
        """Names and komi may be others than when it was remembered; a result ends it."""
        if change & _GAME and self.opponent.is_playing:
            result = self._controller.session.info.result
            self._remember(None if result else self.opponent.against)

    @Slot()
    def _on_page(self) -> None:
        """The board comes into sight or goes, or somebody has let go of it."""
        if self._context.is_on_board:
            self.opponent.look()
        else:
            self.opponent.rest()

    # What is shown

    def take_panel(self, panel: PlayPanel) -> None:
        """Show what there is to be said in the panel of the players."""
        self._panel = panel
        panel.opponent.accepted.connect(self.take_up)
        panel.opponent.rejected.connect(self.go_on_without)
        self._show()

    def take_finished(self, panel: FinishedPanel) -> None:
        """Show what a partner says after the game."""
        self._finished = panel
        panel.opponent.accepted.connect(self._show_turn)
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
            self._show_in_finished(self._finished)
        if self._controller.session.counting is not None and opponent.is_playing:
            self._show_in_count()

    def _show_in(self, panel: PlayPanel) -> None:
        opponent, against = self.opponent, self.opponent.against
        is_busy = opponent.stage is Stage.THINKING or opponent.is_hinting
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
        """Say beside the count what the opponent thinks of it."""
        opponent = self.opponent
        size, found = self._controller.session.tree.size, opponent.differences
        sentence, stones, status = "", NO_POINTS, None
        if found:
            is_partner = opponent.is_partner
            sentence = texts.difference_sentence(opponent.name, found[0], size, is_partner)
            stones, status = found[0].stones, found[0].status
        elif opponent.consents:
            sentence = texts.consent_sentence(opponent.name, opponent.is_partner)
        counts: Counts = self._context.service("counts")
        counts.show_opponent(sentence, opponent.consents, stones, status)

    # After a game with a partner

    def _show_in_finished(self, panel: FinishedPanel) -> None:
        opponent, session = self.opponent, self._controller.session
        lesson = self._lesson_of(session) if opponent.is_playing else None
        turn = opponent.turn if opponent.is_playing else None
        told = []
        if turn is not None:
            told.append(turning_sentence(turn, session.tree.size))
        if lesson is not None and opponent.against is not None:
            now = proposed_handicap(self._results(), opponent.against.key, session.tree.size)
            told.append(next_handicap_sentence(lesson.stones, now or 0))
        told = [sentence for sentence in told if sentence]
        if told:
            act = translate("opponent", "Show it on the board") if turn is not None else ""
            panel.opponent.show_notice(told[0], running_text(*told[1:]), act)
        else:
            panel.opponent.hide()

    @Slot()
    def _show_turn(self) -> None:
        """Show the board before the move that decided the game, and what was to be done there."""
        turn, node = self.opponent.turn, self.opponent.node_before_turn()
        against = self.opponent.against
        if turn is None or node is None or against is None:
            return
        self._controller.go_to(node)
        presenter = self._context.presenter
        presenter.tell(turning_sentence(turn, self._controller.session.tree.size))
        presenter.show_lit(turn.stones)
        presenter.show_hint(WayMark(turn.point, against.color.opponent, "?"))

    # Hints

    @Slot()
    def ask_hint(self) -> None:
        """Ask what the opponent would play in the place of the hand."""
        self.opponent.ask_hint()

    @Slot(object)
    def _on_hinted(self, hint: Chosen | Failure) -> None:
        session = self._controller.session
        presenter = self._context.presenter
        presenter.tell(texts.hint_sentence(self.opponent.name, hint, session.tree.size))
        if isinstance(hint, Chosen) and isinstance(hint.move, Play):
            presenter.show_hint(WayMark(hint.move.point, session.position.to_move, "?"))


def engine_directory(context: WindowContext) -> EngineDirectory:
    """The engines that there are, with the partners of our own."""
    directory = EngineDirectory.of(context.hub)
    offer_partners(directory)
    return directory
