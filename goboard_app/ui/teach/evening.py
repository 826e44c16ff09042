"""The first evening of a beginner: its progress, and the next lesson after a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakSet

from PySide6.QtCore import QObject

from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import partner_key
from goboard_app.app.files.document import PROGRESS
from goboard_app.app.progress import CAPTURE_GAME, EVENING, FIRST_GAME, ProgressStore, met_in, today
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.partner import partner_name
from goboard_app.app.texts.program import evening_names, just_met, next_lesson
from goboard_app.go.board import Color
from goboard_app.partner.character import Character
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import Refusal
from goboard_app.session.session import GameSession
from goboard_app.ui.shell.services import GAMES

if TYPE_CHECKING:
    from goboard_app.session.new_game import NewGame
    from goboard_app.ui.shell.feature import WindowContext


# The games that were counted as played, in any window: the end of a game may be reached several times.
_COUNTED: WeakSet[GameTree] = WeakSet()


class EveningOpponent(NamedTuple):
    """An opponent that a pupil may choose: the text of the button, and the function that begins the game."""

    text: Callable[[], str]
    begin: Callable[[WindowContext, NewGame], None]


def _with_friend(context: WindowContext, game: NewGame) -> None:
    # The game before may still wait unsaved behind the lesson.
    if context.leaving.may_leave():
        context.service(GAMES).start(game, is_proposed=False)


_PARTNER = Character.PUPPY
"""A character weak enough to be beaten by a player who has just learned the rules."""


def _with_partner(context: WindowContext, game: NewGame) -> None:
    """Begin a game in which the pupil takes Black and moves first, as in the lessons."""
    if context.leaving.may_leave():
        named = replace(game, white_name=partner_name(_PARTNER))
        against = EnginePlayer(partner_key(_PARTNER), Color.WHITE)
        context.service(GAMES).start(named, against, is_proposed=False)


OPPONENTS = (
    EveningOpponent(lambda: translate("lesson", "Play with a friend"), _with_friend),
    EveningOpponent(lambda: translate("lesson", "Play with Puppy"), _with_partner),
)
"""The opponents on the screens that lead to a game, one button each; the first button is the largest."""


class Offer(NamedTuple):
    """The text of an offer, and the key of the lesson that it leads to; '' for the next lesson.

    `is_course` is True for a step of the first evening.
    """

    text: str
    key: str
    is_course: bool = False


class EveningFlow(QObject):
    """The progress of the first evening, with an offer after a game for users who have begun the lessons."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._strip = context.strip
        self._store = ProgressStore(context.documents.folder / PROGRESS)
        self._over: tuple[object, Offer | None] | None = None

    def done(self) -> Sequence[bool]:
        """Return for each step of the first evening whether it is done."""
        progress = self._store.load()
        aside, self._store.set_aside = self._store.set_aside, None
        if aside is not None:
            self._strip.tell_put_aside([aside])
        return [progress.has_done(step) for step in EVENING]

    def key_of(self, step: int) -> str:
        """Return the key of the lesson of a step."""
        return EVENING[step].key

    def after_game(self, session: GameSession, refused: Collection[Refusal]) -> Offer | None:
        """Return the offer beside the result of a game, and count the game as played."""
        # The result may be shown several times: the same offer is made until the cursor moves to another node.
        if self._over is None or self._over[0] is not session.cursor:
            self._over = session.cursor, self._next(session, refused)
        return self._over[1]

    def _next(self, session: GameSession, refused: Collection[Refusal]) -> Offer | None:
        progress = self._store.load()
        # Only a pupil of the lessons is offered anything.
        if not progress.done:
            return None
        played = CAPTURE_GAME if session.goal is not None else FIRST_GAME
        now = progress.with_done(played.key, played.parts - 1, today())
        if session.tree not in _COUNTED:
            _COUNTED.add(session.tree)
            now = now.with_game(today())
        met = met_in(session, refused)
        # A situation of the game is offered once, and only while its lesson is not begun.
        new = next((k for k in met if k not in now.offered and not now.is_done(k, 0)), None)
        step = now.step_after(played)
        if step is not None:
            offer: Offer | None = Offer(next_lesson(evening_names()[EVENING.index(step)]), step.key, True)
        elif new is not None:
            now, offer = now.with_offered(new), Offer(just_met(new), new)
        else:
            offer = Offer(next_lesson(""), "")
        if now != progress:
            self._store.save(now)
        return offer
