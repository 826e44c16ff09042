"""MomentsFlow: looks for the moments of the game on the board, and shows them there."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QLayout

from goboard_app.app.files.load import game_title
from goboard_app.app.jobs import Alarm
from goboard_app.app.moments import MomentsReader, ReviewedGame, is_readable, problem_of
from goboard_app.app.texts import partner as texts
from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.play import named_info
from goboard_app.go.board import Color
from goboard_app.lessons.game_problem import ProblemForm
from goboard_app.partner.moments import Moment
from goboard_app.session.picture import WayMark
from goboard_app.session.session import Change, Phase
from goboard_app.session.tree_edits import KeptLine, keep_lines
from goboard_app.ui.moments.card import MomentRow, MomentsCard, PlayerRows
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import OWN_LESSONS, TEACHING

# A player first sees the result.
_PAUSE_MS = 1_500
_SHOWN_IN = frozenset({Phase.REVIEWING, Phase.FINISHED})
# A game of fewer moves has no moment by its length, not because it was well played.
_FEW_MOVES = 10


class _Shown(NamedTuple):
    """The moment on the board, with the number of its player."""

    player: int
    moment: Moment


class MomentsFlow(QObject):
    """The moments of one game at a time: searched after its end or at a command, shown in a card and on the board."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self.reader = MomentsReader(self)
        self.card = MomentsCard(context.look)
        # Parented at once: the window may close before there was a place for the card.
        self.card.setParent(context.window)
        self._place: QLayout | None = None
        self._shown: _Shown | None = None
        self._solved: set[Moment] = set()
        # The game whose end was noticed last, by its session and its last node.
        self._ended: tuple[object, object] | None = None
        self._is_due = False
        self._soon = Alarm(self)
        self._connect()

    def _connect(self) -> None:
        card, context = self.card, self._context
        self.reader.changed.connect(self.refresh)
        self._soon.rang.connect(self._begin_if_free)
        context.presenter.presented.connect(self._on_presented)
        context.modes.changed.connect(self._on_modes)
        card.chosen.connect(self._on_chosen)
        card.kept.connect(self._on_kept)
        card.all_kept.connect(self._on_all_kept)
        card.solving.connect(self._on_solving)
        card.stopped.connect(self.reader.stop)
        card.closed.connect(self.drop)

    @property
    def is_on(self) -> bool:
        """Return whether the moments of the game on the board are shown or looked for."""
        game = self.reader.game
        return game is not None and game.session is self._controller.session

    # Beginning and end

    @Slot()
    def toggle(self) -> None:
        """Look for the moments of the line on the board, or hide them."""
        if self.is_on:
            self.drop()
        else:
            self._begin()

    def follow(self, change: Change) -> None:
        """React to the end of a game, and to any change that the moments do not survive."""
        session, game = self._controller.session, self.reader.game
        if game is not None:
            is_same = session is game.session and session.phase in _SHOWN_IN
            if not is_same or (change & (Change.TREE | Change.INFO) and not game.is_unchanged()):
                self.drop()
        if not session.is_live or not session.info.result:
            self._ended, self._is_due = None, False
        elif session.phase is Phase.FINISHED and self._ended != (session, session.cursor):
            self._ended = (session, session.cursor)
            self._soon.set(_PAUSE_MS)

    @Slot()
    def _begin_if_free(self) -> None:
        """Look for the moments of the game that has ended, once nothing else has the board."""
        session = self._controller.session
        if self._ended is None or self._ended[0] is not session:
            return
        self._is_due = self._context.modes.top is not None
        is_over = session.phase in _SHOWN_IN and self._context.is_on_board
        if not self._is_due and is_over and not self.is_on and is_readable(session.tree.size):
            self._begin()

    @Slot()
    def _on_modes(self) -> None:
        if self._is_due and self._context.modes.top is None:
            self._soon.set(_PAUSE_MS)
        self.refresh()

    def _begin(self) -> None:
        session = self._controller.session
        is_game = session.is_live and session.info.result
        end = session.tree.main_line_end() if is_game else session.line[-1]
        # What the computer missed is of no use to the user.
        players = [color for color in Color if color is not session.opponent]
        game = ReviewedGame(session, end, players)
        if game.situation.moves or not is_game:
            self._shown, self._solved = None, set()
            self.reader.read(game)
        self._context.commands.sweep_soon()

    @Slot()
    def drop(self) -> None:
        """Stop looking for moments, and hide them."""
        self._soon.stop()
        self._shown = None
        self.reader.drop()
        self.refresh()
        self._context.commands.sweep_soon()

    def close(self) -> None:
        """Stop the search, as the window closes."""
        self._soon.stop()
        self.reader.drop()

    # The card

    @Slot()
    def _on_presented(self) -> None:
        self._stand_in_front()
        self._forget_if_left()
        self.refresh()

    def _stand_in_front(self) -> None:
        """Put the card into the panel beside the board, if it has a place for it."""
        panel = self._context.page.panel.front
        # The panels are recognised by their attributes, whatever their class.
        place = getattr(panel, "moments_place", None) or getattr(panel, "reference_place", None)
        if place is None or place is self._place or not self.is_on:
            return
        focus = QApplication.focusWidget()
        has_focus = focus is not None and self.card.isAncestorOf(focus)
        self._place = place
        place.addWidget(self.card)
        if focus is not None and has_focus:
            # A widget that gets another parent loses the keyboard.
            focus.setFocus()

    @Slot()
    def refresh(self) -> None:
        """Show what was found so far."""
        game, card = self.reader.game, self.card
        is_shown = self.is_on and self._controller.session.phase in _SHOWN_IN
        # While moves are guessed the card would tell what follows; set-up has a board of its own.
        if game is None or not is_shown or self._context.modes.top is not None:
            card.hide()
            return
        self._stand_in_front()
        done = self.reader.done
        card.show_progress(done)
        card.show_note(self._note(game))
        better = [each for color in game.players for each in self._moments(color) if each.has_better]
        card.show_players([self._rows(game, color) for color in game.players], can_keep=len(better) > 1)
        self._show_chosen()
        card.setVisible(self._place is not None)

    def _note(self, game: ReviewedGame) -> str:
        if not is_readable(game.size):
            return texts.too_large_for_moments()
        if self.reader.done is not None and not any(self.reader.found.values()):
            return texts.looking_for_moments()
        return ""

    def _rows(self, game: ReviewedGame, color: Color) -> PlayerRows:
        info = named_info(game.session)
        name = (info.black_name if color is Color.BLACK else info.white_name) or color_name(color)
        rows = tuple(
            MomentRow(texts.moment_row(each, game.number(each)), self._sentence(game, each))
            for each in self._moments(color)
        )
        is_told = not rows and self.reader.done is None and is_readable(game.size)
        return PlayerRows(name, rows, self._without_moments(game) if is_told else "")

    def _without_moments(self, game: ReviewedGame) -> str:
        """Return the sentence for a player in whose moves nothing was found."""
        if self.reader.was_stopped:
            return texts.no_moment_yet()
        is_short = len(game.situation.moves) < _FEW_MOVES
        return texts.too_short_for_moments() if is_short else texts.no_moment()

    def _sentence(self, game: ReviewedGame, moment: Moment) -> str:
        return texts.moment_sentence(moment, game.number(moment), game.size)

    def _moments(self, color: Color) -> tuple[Moment, ...]:
        return self.reader.found.get(color, ())

    # One moment on the board

    @Slot(int, int)
    def _on_chosen(self, player: int, number: int) -> None:
        game = self.reader.game
        if game is None:
            return
        moment = self._moments(game.players[player])[number]
        self._controller.go_to(game.node_before(moment))
        self._shown = _Shown(player, moment)
        self._show_on_board(game, moment)
        self._context.presenter.tell(self._sentence(game, moment))
        self._show_chosen()

    def _show_on_board(self, game: ReviewedGame, moment: Moment) -> None:
        """Outline the stones, and show the better move, or the one that captured."""
        presenter = self._context.presenter
        presenter.show_lit(moment.stones)
        mover = game.situation.moves[moment.number - 1].color
        # A numbered stone for the better move, a small one for a move of the game.
        presenter.show_hint(WayMark(moment.point, mover, "1" if moment.has_better else "", moment.has_better))

    def _show_chosen(self) -> None:
        game, shown = self.reader.game, self._shown
        if game is None or shown is None:
            self.card.check(-1, -1)
            self.card.show_moment("", can_solve=False, is_solved=False)
            return
        moments, moment = self._moments(game.players[shown.player]), shown.moment
        # A larger one that was found since may have taken its place.
        self.card.check(shown.player, moments.index(moment) if moment in moments else -1)
        self.card.show_moment(self._sentence(game, moment), moment.has_better, moment in self._solved)

    def _forget_if_left(self) -> None:
        """Forget the moment on the board after a step to another position."""
        game, shown = self.reader.game, self._shown
        if game is None or shown is None or self._controller.session.cursor is not game.node_before(shown.moment):
            self._shown = None

    # Variations

    @Slot()
    def _on_kept(self) -> None:
        if self._shown is not None:
            self._keep([self._shown.moment])

    @Slot()
    def _on_all_kept(self) -> None:
        game = self.reader.game
        if game is not None:
            self._keep([each for color in game.players for each in self._moments(color)])

    def _keep(self, moments: list[Moment]) -> None:
        game, shown = self.reader.game, self._shown
        if game is None:
            return
        lines = [
            KeptLine(game.node_before(each), each.line, self._sentence(game, each)) for each in moments if each.line
        ]
        act = keep_lines(self._controller.session, lines)
        self._controller.perform(act)
        if shown is not None:
            # The change of the record has taken the marks away.
            self._show_on_board(game, shown.moment)
        self._context.presenter.tell(
            texts.moments_kept(len(lines)) if act.edit is not None else texts.moments_kept_before()
        )

    # Problems

    @Slot()
    def _on_solving(self) -> None:
        game, shown = self.reader.game, self._shown
        if game is None or shown is None or not shown.moment.has_better:
            return
        moment = shown.moment
        title = texts.problem_title(game_title(named_info(game.session)), game.number(moment))
        problem = problem_of(game, moment, title)
        self._solved.add(moment)
        lessons, name = self._context.service(OWN_LESSONS), texts.own_problems_title()
        lessons.add(problem, name, ProblemForm.PROBLEM, partial(self._on_written, moment))
        self._show_chosen()

    def _on_written(self, moment: Moment, path: Path | None) -> None:
        if path is None:
            self._solved.discard(moment)
            self._show_chosen()
            return
        strip = self._context.strip
        strip.tell_done(texts.moment_saved(path.stem))
        solve = translate("moments", "Solve it now")
        strip.offer((solve, lambda: self._context.service(TEACHING).open_own(path)))
