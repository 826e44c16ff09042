"""Proofs: what becomes of stones in a small closed area, by trying every move and every answer.

Whoever sets out to prove something has to get there in so many moves, whatever the other side does;
the search goes deeper and deeper, so that a line that comes back to a board proves nothing. The
other side has a threat for every ko. Where that makes the difference, a ko decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from goboard_app.scoring.life.area import Area, State, each

MOST_STATES = 1500
"""So many boards are looked at for one answer before it is left open."""
_DEEPEST = 40
_NEVER = 10**6
PASS = -1


class Outcome(Enum):
    """What becomes of stones once one side has begun."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    KO = "ko"
    STAYS = "stays"
    """They are never taken, and a ko or a repetition decides between two eyes and a seki."""
    UNDECIDED = "undecided"


class LineMove(NamedTuple):
    """A move of a line: the colour, and an index or PASS."""

    color: int
    at: int


Line = tuple[LineMove, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """What becomes of stones if the other side begins, and if their own does; a line for each."""

    attacked: Outcome
    defended: Outcome
    attack: Line = ()
    defence: Line = ()

    @property
    def settled(self) -> Outcome | None:
        """The outcome, if it is proved and the same whoever begins."""
        is_proved = self.attacked in (Outcome.ALIVE, Outcome.DEAD, Outcome.SEKI)
        return self.attacked if is_proved and self.attacked is self.defended else None

    @property
    def is_unsettled(self) -> bool:
        """Whether the stones die if they are attacked first, and stay if they move first."""
        return self.attacked is Outcome.DEAD and self.defended in (Outcome.ALIVE, Outcome.SEKI)

    @property
    def stays(self) -> bool:
        """Whether the stones are never taken, though without two eyes if they are attacked."""
        return self.attacked in (Outcome.SEKI, Outcome.STAYS)

    @property
    def has_ko(self) -> bool:
        """Whether a ko decides if one of the sides moves first."""
        return Outcome.KO in (self.attacked, self.defended)

    @property
    def is_ko_for_one(self) -> bool:
        """Whether one side, moving first, is sure of what the other can only fight a ko for."""
        return self.has_ko and self.attacked is not self.defended


class Claim(Enum):
    """What one side sets out to prove of the stones in question; the first two are the attacker's.

    `TAKES` takes all of them, `DENIES` leaves them without two eyes; `LIVES` gives all of them two
    eyes that nobody can take, `HOLDS` keeps all of them on the board until the attacker has no move
    left that helps.
    """

    TAKES = "takes"
    DENIES = "denies"
    LIVES = "lives"
    HOLDS = "holds"


ATTACKS = frozenset({Claim.TAKES, Claim.DENIES})
WAITS = frozenset({Claim.DENIES, Claim.HOLDS})
"""To prove these one may pass, and the other side gains nothing by passing."""


_CONTRARY = {
    Claim.TAKES: (Claim.LIVES, Claim.HOLDS),
    Claim.DENIES: (Claim.LIVES,),
    Claim.LIVES: (Claim.TAKES, Claim.DENIES),
    Claim.HOLDS: (Claim.TAKES,),
}


class _TooLarge(Exception):
    """More boards than it is worth."""


class _Known(NamedTuple):
    """In how many moves a claim is proved and by which first one; in how many it is not."""

    won: int = _NEVER
    move: int = 0
    missed: int = -1


_UNKNOWN = _Known()


@dataclass(slots=True)
class Search:
    """One claim about the `standing` stones of `start`, looked into deeper and deeper.

    `starts` says whether the one who claims it moves first; `has_threats` whether they, and not the
    other side, take a ko back at once. `states` is the number of boards that may still be looked
    at.
    """

    area: Area
    claim: Claim
    defender: int
    start: State
    starts: bool
    has_threats: bool = False
    states: int = 0
    _known: dict[tuple[State, bool], _Known] = field(default_factory=dict)
    _good: tuple[dict[int, int], dict[int, int]] = field(default_factory=lambda: ({}, {}))

    def within(self, depth: int, most_states: int) -> bool:
        """Whether the claim is proved in so many moves, as far as that can be looked at."""
        self.states = most_states
        try:
            return self._proves(self.start, self.starts, depth)
        except _TooLarge:
            return False

    def line(self, depth: int) -> Line:
        """The moves of a proved claim, the other side holding out for as long as it can.

        It takes no ko back at once: the threats that it is allowed are nowhere on the board.
        """
        moves: list[LineMove] = []
        state, is_mine, ko = self.start, self.starts, 0
        while self._told(state, is_mine, depth) is None:
            known = self._known.get((state, is_mine), _UNKNOWN)
            if known.won > depth:
                break
            point = known.move if is_mine else self._longest(state, ko)
            color = self._color(is_mine)
            after = self.played(state, point, is_mine) if point else self._passed(state)
            if after is None:
                break
            moves.append(LineMove(color, self.area.index(point) if point else PASS))
            played = self.area.played(state, point, color) if point else None
            ko = played.ko if played is not None else 0
            state, is_mine, depth = after, not is_mine, depth - 1
        while moves and moves[-1].at == PASS:
            moves.pop()
        return tuple(moves)

    def _longest(self, state: State, ko: int) -> int:
        """The move of the other side that holds out longest; 0, a pass, if there is no other."""
        best, longest = 0, -1
        for point in self._ordered(state, self._color(False), False, 0):
            after = self.played(state, point, False) if point != ko else None
            if after is None:
                continue
            known = self._known.get((after, True), _UNKNOWN)
            length = known.won if known.won < _NEVER else 0
            if length > longest:
                best, longest = point, length
        return best

    def _color(self, is_mine: bool) -> int:
        return self.defender if is_mine is not (self.claim in ATTACKS) else 3 - self.defender

    def _told(self, state: State, is_mine: bool, depth: int) -> bool | None:
        """What is plain without a move."""
        claim, standing = self.claim, state.standing
        attacks = claim in ATTACKS
        if claim is Claim.TAKES:
            if not standing:
                return True
        elif standing != self.start.standing:
            return claim is Claim.DENIES
        own, other = (state.other, state.own) if is_mine is attacks else (state.own, state.other)
        if is_mine is attacks or state is self.start:
            # The defender has just moved.
            safe = self.area.safe(own, other, self.defender)
            if claim is Claim.TAKES:
                if standing & safe:
                    return False
            elif not standing & ~safe:
                return not attacks
        if claim is Claim.TAKES and self._is_too_far(standing, own, other, (depth + is_mine) // 2):
            return False
        return None

    def _is_too_far(self, standing: int, own: int, other: int, moves: int) -> bool:
        """Whether one of the chains has more liberties than can be filled in so many moves."""
        free = self.area.points & ~own & ~other
        for stone in each(standing):
            chain = self.area.flood(stone, own)
            if (self.area.around(chain) & free).bit_count() > moves:
                return True
        return False

    def _proves(self, state: State, is_mine: bool, depth: int) -> bool:
        told = self._told(state, is_mine, depth)
        if told is not None:
            return told
        if depth <= 0:
            return False
        key = state, is_mine
        known = self._known.get(key, _UNKNOWN)
        if known.won <= depth:
            return True
        if known.missed >= depth:
            return False
        self.states -= 1
        if self.states < 0:
            raise _TooLarge
        move = self._tried(state, is_mine, depth, known.move)
        if (move is not None) is is_mine:
            self._known[key] = _Known(depth, move or 0, known.missed)
            return True
        self._known[key] = _Known(known.won, known.move if is_mine else move or 0, depth)
        return False

    def _tried(self, state: State, is_mine: bool, depth: int, best: int) -> int | None:
        """A move that gives the side to move its will, 0 for a pass; None if there is none."""
        waits = self.claim in WAITS
        if not is_mine and not waits and not self._proves(self._passed(state), True, depth - 1):
            return 0
        good = self._good[is_mine]
        for point in self._ordered(state, self._color(is_mine), is_mine, best):
            after = self.played(state, point, is_mine)
            if after is not None and self._proves(after, not is_mine, depth - 1) is is_mine:
                good[point] = good.get(point, 0) + 1
                return point
        if is_mine and waits and self._proves(self._passed(state), False, depth - 1):
            return 0
        return None

    def _passed(self, state: State) -> State:
        return State(state.other, state.own, 0, state.standing)

    def played(self, state: State, point: int, is_mine: bool) -> State | None:
        """The board after a move; None where that is not allowed to this side."""
        if point == state.ko:
            return None
        after = self.area.played(state, point, self._color(is_mine))
        if after is not None and after.ko and is_mine is not self.has_threats:
            # The other side has a threat, and may take it back at once.
            return after._replace(ko=0)
        return after

    def _ordered(self, state: State, color: int, is_mine: bool, best: int) -> list[int]:
        """The empty points, likely ones first; a guess that changes no answer."""
        area, good = self.area, self._good[is_mine]
        free = area.points & ~state.own & ~state.other

        def rank(point: int) -> int:
            if point == best:
                return -_NEVER
            near = area.around(point)
            worth = 4 * good.get(point, 0)
            worth += 3 * (near & free).bit_count() + 2 * (near & state.other).bit_count()
            is_filling = not near & ~state.own and not point & area.joined[3 - color]
            return 1000 - worth if is_filling else -worth

        return sorted(each(free), key=rank)


IsProved = Callable[[Claim, bool, bool], bool]
"""Whether a claim is proved if the defender moves first, with threats for every ko."""


def is_forced(is_proved: IsProved, claim: Claim, defends: bool, has_threats: bool = False) -> bool:
    """Whether a claim is proved; a side that gets there moving second does so moving first."""
    second = claim in ATTACKS
    return any(is_proved(claim, first, has_threats) for first in {defends, second})


def _outcome(is_proved: IsProved, defends: bool) -> Outcome | None:
    """Return the outcome if the defender, or else the attacker, moves first."""

    def has(claim: Claim, has_threats: bool = False) -> bool:
        return is_forced(is_proved, claim, defends, has_threats)

    if has(Claim.LIVES):
        return Outcome.ALIVE
    if has(Claim.TAKES):
        return Outcome.DEAD
    if has(Claim.HOLDS) and has(Claim.DENIES):
        return Outcome.SEKI
    if has(Claim.TAKES, True) and has(Claim.HOLDS, True):
        return Outcome.KO
    return None


def proof_of(is_proved: IsProved, line: Callable[[Claim, bool], Line]) -> Proof:
    """Return what some proved claims come to; `line` gives the moves of one."""

    def shown(outcome: Outcome | None, defends: bool) -> Line:
        # In a seki, whoever begins gets nowhere.
        stays = Claim.DENIES if defends else Claim.HOLDS
        claims = {Outcome.ALIVE: Claim.LIVES, Outcome.DEAD: Claim.TAKES, Outcome.SEKI: stays}
        if outcome not in claims:
            return ()
        claim = claims[outcome]
        first = defends if is_proved(claim, defends, False) else not defends
        return line(claim, first) if is_proved(claim, first, False) else ()

    attacked, defended = _outcome(is_proved, False), _outcome(is_proved, True)
    return Proof(
        attacked or Outcome.UNDECIDED,
        defended or Outcome.UNDECIDED,
        shown(attacked, False),
        shown(defended, True),
    )


class _Key(NamedTuple):
    claim: Claim
    defends: bool
    has_threats: bool = False


class Prover:
    """All claims about some chains of one colour, looked into by turns, the cheapest one first.

    `share` says how likely the stones are to live: what is likely is looked into first.
    `left` is the number of boards that may still be looked at.
    """

    def __init__(self, area: Area, stones: Sequence[int], color: int, share: float, states: int) -> None:
        self.area = area
        self.left = states
        standing = sum(area.places[at] for at in stones)
        own, other = area.stones[color], area.stones[3 - color]
        starts = {True: State(own, other, 0, standing), False: State(other, own, 0, standing)}
        self._searches = {
            key: Search(
                area,
                key.claim,
                color,
                starts[key.defends],
                key.defends is not (key.claim in ATTACKS),
                key.has_threats,
            )
            for key in _KEYS
        }
        self._weights = {key: _weight(key, share) for key in _KEYS}
        self._proved: dict[_Key, int] = {}

    def prove(self) -> Proof:
        """What becomes of the stones, as far as it can be found out."""
        spent = dict.fromkeys(_KEYS, 0)
        depths = {key: 1 + (self._searches[key].starts is (key.claim in WAITS)) for key in _KEYS}
        while self.left > 0:
            todo = [key for key in _KEYS if depths[key] <= _DEEPEST and self._is_open(key)]
            if not todo:
                break
            key = min(todo, key=lambda key: spent[key] * self._weights[key])
            search = self._searches[key]
            if search.within(depths[key], self.left):
                self._proved[key] = depths[key]
                depths[key] = _NEVER
            spent[key] += self.left - search.states + 1
            self.left = search.states - 1
            depths[key] += 2
        return proof_of(self._has, self._line)

    def _is_open(self, key: _Key) -> bool:
        """Whether a claim can still be proved, and it matters."""
        contrary = _CONTRARY[key.claim]
        is_refuted = any(is_forced(self._has, claim, key.defends) for claim in contrary)
        return not is_refuted and not _outcome(self._has, key.defends)

    def _has(self, claim: Claim, defends: bool, has_threats: bool = False) -> bool:
        return _Key(claim, defends, has_threats) in self._proved

    def _line(self, claim: Claim, defends: bool) -> Line:
        key = _Key(claim, defends)
        return self._searches[key].line(self._proved[key])


def _keys() -> Iterator[_Key]:
    """Every claim with either side moving first; the most telling ones first."""
    for has_threats in (False, True):
        for claim in (Claim.TAKES, Claim.LIVES, Claim.HOLDS, Claim.DENIES):
            if not has_threats or claim in (Claim.TAKES, Claim.HOLDS):
                yield _Key(claim, claim in ATTACKS, has_threats)
                yield _Key(claim, claim not in ATTACKS, has_threats)


_KEYS = tuple(_keys())


def _weight(key: _Key, share: float) -> int:
    if key.has_threats:
        return 8
    if key.claim is Claim.TAKES:
        return 1 if share < 0.5 else 6
    if key.claim is Claim.LIVES:
        return 6 if share < 0.5 else 1
    return 4


def lives_without(
    area: Area, stones: Sequence[int], color: int, gone: Collection[int], states: int = MOST_STATES
) -> bool:
    """Whether chains would live, though attacked first, if other stones were off the board."""
    places = area.places
    standing = sum(places[at] for at in stones)
    left = area.stones[3 - color] & ~sum(places[at] for at in gone if at in places)
    search = Search(area, Claim.LIVES, color, State(left, area.stones[color], 0, standing), False)
    search.states = states
    return any(search.states > 0 and search.within(depth, search.states) for depth in range(1, _DEEPEST, 2))
