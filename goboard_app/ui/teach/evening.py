"""EveningFlow: how far the first evening is, and what is offered when a game is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from goboard_app.app.engines.opponent import Against
from goboard_app.app.engines.partner import partner_key
from goboard_app.app.files.document import PROGRESS
from goboard_app.app.progress import CAPTURE_GAME, EVENING, FIRST_GAME, ProgressStore, met_in
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.partner import partner_name
from goboard_app.app.texts.program import evening_names, just_met, next_lesson
from goboard_app.go.board import Color
from goboard_app.partner.character import Character
from goboard_app.rules.legality import Refusal
from goboard_app.session.session import GameSession

if TYPE_CHECKING:
    from goboard_app.session.new_game import NewGame
    from goboard_app.ui.shell.feature import WindowContext


class Opponent(NamedTuple):
    """Whom a pupil may play against: what the button says, and what begins the game."""

    text: Callable[[], str]
    begin: Callable[[WindowContext, NewGame], None]


def _with_friend(context: WindowContext, game: NewGame) -> None:
    # The game before may wait unsaved behind the lesson.
    if context.leaving.may_leave():
        context.service("games").start(game)


_PARTNER = Character.PUPPY
"""Whoever has just learned the rules can beat it."""


def _with_partner(context: WindowContext, game: NewGame) -> None:
    """The pupil takes Black and begins, as the lessons did."""
    if context.leaving.may_leave():
        named = replace(game, white_name=partner_name(_PARTNER))
        context.service("games").start(named, Against(partner_key(_PARTNER), Color.WHITE))


OPPONENTS = (
    Opponent(lambda: translate("lesson", "Play with a friend"), _with_friend),
    Opponent(lambda: translate("lesson", "Play with Puppy"), _with_partner),
)
"""One button each on the screens that lead to a game, the first one the largest."""


class Offer(NamedTuple):
    """What comes next, in words, and the lesson it leads to."""

    text: str
    key: str


class EveningFlow(QObject):
    """Offers something only to those who have begun with the lessons."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._strip = context.strip
        self._store = ProgressStore(context.documents.folder / PROGRESS)
        self._over: tuple[object, Offer | None] | None = None

    def done(self) -> Sequence[bool]:
        """Which steps of the first evening are done."""
        progress = self._store.load()
        aside, self._store.set_aside = self._store.set_aside, None
        if aside is not None:
            self._strip.tell_put_aside([aside])
        return [progress.done_of(step) == step.parts for step in EVENING]

    def key_of(self, step: int) -> str:
        """The lesson of a step."""
        return EVENING[step].key

    def after_game(self, session: GameSession, refused: Collection[Refusal]) -> Offer | None:
        """What to offer beside the result of a game, which now counts as played."""
        if self._over is None or self._over[0] is not session.cursor:
            self._over = session.cursor, self._next(session, refused)
        return self._over[1]

    def _next(self, session: GameSession, refused: Collection[Refusal]) -> Offer | None:
        progress = self._store.load()
        if not progress.done:
            return None
        played = CAPTURE_GAME if session.goal is not None else FIRST_GAME
        now = progress.with_done(played.key, played.parts - 1)
        met = met_in(session, refused)
        new = next((k for k in met if k not in now.offered and not now.is_done(k, 0)), None)
        step = now.next_step
        if step is not None:
            offer: Offer | None = Offer(next_lesson(evening_names()[EVENING.index(step)]), step.key)
        elif new is not None:
            now, offer = now.with_offered(new), Offer(just_met(new), new)
        else:
            offer = Offer(next_lesson(""), "")
        if now != progress:
            self._store.save(now)
        return offer
