"""The ladder of partners: the next game for a pupil after a game with a partner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import keys_played, partner_key, proposed_handicap, proposed_step
from goboard_app.go.board import BoardSize, Color
from goboard_app.library.rematch import with_stones
from goboard_app.partner.character import Character
from goboard_app.partner.manners import LadderStep
from goboard_app.session.new_game import NewGame


class GameChange(Enum):
    """The difference between the next game and the last one."""

    NONE = auto()
    LESS_HANDICAP = auto()
    MORE_HANDICAP = auto()
    STRONGER = auto()
    """A stronger partner."""
    WEAKER = auto()
    """A weaker partner."""
    TOP = auto()
    """None, although the pupil won: there is no stronger partner."""


class NextGame(NamedTuple):
    """The next game for a pupil: the partner, the handicap as in `fitting_handicap`, and what changes."""

    partner: EngineChoice
    stones: int
    change: GameChange


def next_game(
    rows: Sequence[str], last: EngineChoice, stones: int, size: BoardSize, choices: Sequence[EngineChoice]
) -> NextGame:
    """Return the next game after one with a partner and this handicap, from the results in settings.

    `choices` are the engines that can be played against. A partner that the pupil has not met begins without a
    handicap if it is stronger, and with the same handicap if it is weaker.
    """
    step = proposed_step(rows, last.key, size)
    other = _beside(last, step, size, choices)
    if other is not None:
        is_up = step is LadderStep.STRONGER
        known = proposed_handicap(rows, other.key, size)
        begins_with = 0 if is_up else stones
        change = GameChange.STRONGER if is_up else GameChange.WEAKER
        return NextGame(other, begins_with if known is None else known, change)
    now = proposed_handicap(rows, last.key, size)
    if now is None or now == stones:
        is_top = step is LadderStep.STRONGER and last.key == partner_key(list(Character)[-1])
        return NextGame(last, stones, GameChange.TOP if is_top else GameChange.NONE)
    return NextGame(last, now, GameChange.LESS_HANDICAP if now < stones else GameChange.MORE_HANDICAP)


def game_of_the_day(
    rows: Sequence[str], size: BoardSize, choices: Sequence[EngineChoice], first: Character
) -> NextGame | None:
    """Return the game that follows the last one with a partner on a board of this size, or a game with `first`.

    None if no partner can be played against.
    """
    by_key = {choice.key: choice for choice in choices if choice.is_partner}
    # The last game comes first.
    met = (by_key[key] for key in keys_played(rows, size) if key in by_key)
    last = next(met, by_key.get(partner_key(first)))
    if last is None:
        return None
    return next_game(rows, last, proposed_handicap(rows, last.key, size) or 0, size, choices)


def _beside(
    last: EngineChoice, step: LadderStep, size: BoardSize, choices: Sequence[EngineChoice]
) -> EngineChoice | None:
    """Return the partner one step away on the ladder; None if there is none for a board of this size."""
    # Character has the partners in order, the weakest first.
    ladder = [partner_key(character) for character in Character]
    if step is LadderStep.STAY or last.key not in ladder:
        return None
    place = ladder.index(last.key) + (1 if step is LadderStep.STRONGER else -1)
    if not 0 <= place < len(ladder):
        return None
    found = next((choice for choice in choices if choice.key == ladder[place]), None)
    return found if found is not None and max(size.columns, size.rows) <= found.largest else None


def terms_for(next_one: NextGame, last: NewGame, hand: Color, name: str) -> tuple[NewGame, EnginePlayer]:
    """Return the terms and the opponent of the next game: those of the `last` one but for handicap, komi and colours.

    `hand` is the colour of the pupil in the last game, and `name` the pupil's name.
    """
    # A handicap is for Black.
    hand = Color.BLACK if next_one.stones else hand
    names = (name, next_one.partner.name) if hand is Color.BLACK else (next_one.partner.name, name)
    game = with_stones(replace(last, has_cross=False, goal=0), next_one.stones)
    game = replace(game, black_name=names[0], white_name=names[1])
    return game, EnginePlayer(next_one.partner.key, hand.opponent)
