"""Proofs of the fate of stones in a small closed area, by trying every move and every answer.

The side that makes a claim has to fulfil it within a number of moves, whatever the other side does.
This number grows from search to search, so that a line that returns to a board proves nothing. The
other side has a threat for every ko. If that makes the difference, a ko decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from goboard_app.scoring.life.area import AreaState, ClosedArea, each
from goboard_app.scoring.life.limits import DEEPEST, MOST_STATES

_NEVER = 10**6
"""A depth beyond every search, for a claim that is not proved; also the rank of the best move."""
PASS = -1
"""The point of a pass."""


class ProofOutcome(Enum):
    """The fate of stones, with one side moving first."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    KO = "ko"
    STAYS = "stays"
    """Stones that are never taken; a ko or a repetition decides between two eyes and a seki."""
    UNDECIDED = "undecided"


class LineMove(NamedTuple):
    """A move of a line: the colour, and the index of a point or PASS."""

    color: int
    at: int


Line = tuple[LineMove, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcomes for stones if the other side moves first, and if their own does, with a line for each."""

    attacked: ProofOutcome
    defended: ProofOutcome
    attack: Line = ()
    defence: Line = ()

    @property
    def settled(self) -> ProofOutcome | None:
        """The outcome, if it is proved and the same with either side moving first; else None."""
        is_proved = self.attacked in (ProofOutcome.ALIVE, ProofOutcome.DEAD, ProofOutcome.SEKI)
        return self.attacked if is_proved and self.attacked is self.defended else None

    @property
    def is_unsettled(self) -> bool:
        """Return whether the stones die if attacked first, and stay if they move first."""
        return self.attacked is ProofOutcome.DEAD and self.defended in (ProofOutcome.ALIVE, ProofOutcome.SEKI)

    @property
    def stays(self) -> bool:
        """Return whether the stones, attacked first, are never taken but do not surely get two eyes."""
        return self.attacked in (ProofOutcome.SEKI, ProofOutcome.STAYS)

    @property
    def has_ko(self) -> bool:
        """Return whether a ko decides with one of the sides, or either, moving first."""
        return ProofOutcome.KO in (self.attacked, self.defended)

    @property
    def is_ko_for_one(self) -> bool:
        """Return whether a ko decides with one side moving first only."""
        return self.has_ko and self.attacked is not self.defended


class Claim(Enum):
    """A claim of one side about the stones in question; the first two are the attacker's.

    `TAKES`: all of them are captured. `DENIES`: they do not get two eyes. `LIVES`: all of them live
    unconditionally. `HOLDS`: all of them stay on the board until the attacker has no move left that
    helps.
    """

    TAKES = "takes"
    DENIES = "denies"
    LIVES = "lives"
    HOLDS = "holds"


ATTACKS = frozenset({Claim.TAKES, Claim.DENIES})
"""The claims of the attacker."""
WAITS = frozenset({Claim.DENIES, Claim.HOLDS})
"""The claims whose side may pass; the other side gains nothing by passing."""


_CONTRARY = {
    Claim.TAKES: (Claim.LIVES, Claim.HOLDS),
    Claim.DENIES: (Claim.LIVES,),
    Claim.LIVES: (Claim.TAKES, Claim.DENIES),
    Claim.HOLDS: (Claim.TAKES,),
}
"""The claims of the other side, each of which refutes a claim."""


class _TooLarge(Exception):
    """Raised when a search has used up its boards."""


class _TranspositionEntry(NamedTuple):
    """The known result for a board: proved in `won` moves, with the first one `move`; not proved in `missed`."""

    won: int = _NEVER
    move: int = 0
    missed: int = -1


_UNKNOWN = _TranspositionEntry()


@dataclass(slots=True)
class ClaimSearch:
    """A search for one claim about the `standing` stones of `start`, to be repeated with growing depth.

    `starts` is true if the side that makes the claim moves first; with `has_threats` that side, and
    not the other, may recapture in a ko at once. `states` is the number of boards that may still be
    searched.
    """

    area: ClosedArea
    claim: Claim
    defender: int
    start: AreaState
    starts: bool
    has_threats: bool = False
    states: int = 0
    _known: dict[tuple[AreaState, bool], _TranspositionEntry] = field(default_factory=dict)
    _good: tuple[dict[int, int], dict[int, int]] = field(default_factory=lambda: ({}, {}))

    def within(self, depth: int, most_states: int) -> bool:
        """Return whether the claim is proved in `depth` moves; False if that takes more than `most_states` boards."""
        self.states = most_states
        try:
            return self._proves(self.start, self.starts, depth)
        except _TooLarge:
            return False

    def line(self, depth: int) -> Line:
        """Return the moves of a claim proved in `depth` moves; the other side holds out as long as it can.

        The other side does not recapture in a ko at once: its threats are not on the board.
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

    def _longest(self, state: AreaState, ko: int) -> int:
        """Return the move of the other side that holds out longest, not on `ko`; 0, a pass, if there is no other."""
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

    def _told(self, state: AreaState, is_mine: bool, depth: int) -> bool | None:
        """Return whether the claim holds, if the board decides it without a move; else None."""
        claim, standing = self.claim, state.standing
        attacks = claim in ATTACKS
        if claim is Claim.TAKES:
            if not standing:
                return True
        elif standing != self.start.standing:
            return claim is Claim.DENIES
        own, other = (state.other, state.own) if is_mine is attacks else (state.own, state.other)
        if is_mine is attacks or state is self.start:
            # The defender has just moved; only that can make stones safe.
            safe = self.area.safe(own, other, self.defender)
            if claim is Claim.TAKES:
                if standing & safe:
                    return False
            elif not standing & ~safe:
                return not attacks
        # Of the moves left, the side that makes the claim has every second one.
        if claim is Claim.TAKES and self._is_too_far(standing, own, other, (depth + is_mine) // 2):
            return False
        return None

    def _is_too_far(self, standing: int, own: int, other: int, moves: int) -> bool:
        """Return whether one of the chains has more liberties than `moves` moves can fill."""
        free = self.area.points & ~own & ~other
        for stone in each(standing):
            chain = self.area.flood(stone, own)
            if (self.area.around(chain) & free).bit_count() > moves:
                return True
        return False

    def _proves(self, state: AreaState, is_mine: bool, depth: int) -> bool:
        """Return whether the claim is proved in `depth` moves; raises _TooLarge without boards left."""
        told = self._told(state, is_mine, depth)
        if told is not None:
            return told
        if depth <= 0:
            return False
        key = state, is_mine
        known = self._known.get(key, _UNKNOWN)
        # A proof in fewer moves, or a failure in more, answers this depth as well.
        if known.won <= depth:
            return True
        if known.missed >= depth:
            return False
        self.states -= 1
        if self.states < 0:
            raise _TooLarge
        move = self._tried(state, is_mine, depth, known.move)
        if (move is not None) is is_mine:
            self._known[key] = _TranspositionEntry(depth, move or 0, known.missed)
            return True
        self._known[key] = _TranspositionEntry(known.won, known.move if is_mine else move or 0, depth)
        return False

    def _tried(self, state: AreaState, is_mine: bool, depth: int, best: int) -> int | None:
        """Return a move with which the side to move proves or refutes the claim, 0 for a pass; None without one."""
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

    def _passed(self, state: AreaState) -> AreaState:
        return AreaState(state.other, state.own, 0, state.standing)

    def played(self, state: AreaState, point: int, is_mine: bool) -> AreaState | None:
        """Return the board after a move; None if the move is not allowed to this side."""
        if point == state.ko:
            return None
        after = self.area.played(state, point, self._color(is_mine))
        if after is not None and after.ko and is_mine is not self.has_threats:
            # The opponent of the side that moved has a threat, and may recapture at once.
            return after._replace(ko=0)
        return after

    def _ordered(self, state: AreaState, color: int, is_mine: bool, best: int) -> list[int]:
        """Return the empty points, likely ones first; the order changes no answer."""
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
"""A function of a claim, the defender moving first, and threats for every ko; returns whether it is proved."""


def is_forced(is_proved: IsProved, claim: Claim, defends: bool, has_threats: bool = False) -> bool:
    """Return whether a claim is proved; a side that can fulfil it moving second can do so moving first."""
    second = claim in ATTACKS
    return any(is_proved(claim, first, has_threats) for first in {defends, second})


def _outcome(is_proved: IsProved, defends: bool) -> ProofOutcome | None:
    """Return the outcome if the defender, or else the attacker, moves first."""

    def has(claim: Claim, has_threats: bool = False) -> bool:
        return is_forced(is_proved, claim, defends, has_threats)

    if has(Claim.LIVES):
        return ProofOutcome.ALIVE
    if has(Claim.TAKES):
        return ProofOutcome.DEAD
    if has(Claim.HOLDS) and has(Claim.DENIES):
        return ProofOutcome.SEKI
    # The side with the ko threats has its way.
    if has(Claim.TAKES, True) and has(Claim.HOLDS, True):
        return ProofOutcome.KO
    return None


def proof_of(is_proved: IsProved, line: Callable[[Claim, bool], Line]) -> Proof:
    """Return the outcomes that follow from the proved claims; `line` gives the moves of a claim."""

    def shown(outcome: ProofOutcome | None, defends: bool) -> Line:
        # In a seki the side that moves first gains nothing: the line is that of the other's claim.
        stays = Claim.DENIES if defends else Claim.HOLDS
        claims = {ProofOutcome.ALIVE: Claim.LIVES, ProofOutcome.DEAD: Claim.TAKES, ProofOutcome.SEKI: stays}
        if outcome not in claims:
            return ()
        claim = claims[outcome]
        first = defends if is_proved(claim, defends, False) else not defends
        return line(claim, first) if is_proved(claim, first, False) else ()

    attacked, defended = _outcome(is_proved, False), _outcome(is_proved, True)
    return Proof(
        attacked or ProofOutcome.UNDECIDED,
        defended or ProofOutcome.UNDECIDED,
        shown(attacked, False),
        shown(defended, True),
    )


class _Key(NamedTuple):
    claim: Claim
    defends: bool
    has_threats: bool = False


class Prover:
    """The searches for all claims about some chains of one colour, in turns, the cheapest one first.

    `share` is how likely the stones are to live, from 0 to 1: likely claims are searched first.
    `left` is the number of boards that may still be searched.
    """

    def __init__(self, area: ClosedArea, stones: Sequence[int], color: int, share: float, states: int) -> None:
        self.area = area
        self.left = states
        standing = sum(area.places[at] for at in stones)
        own, other = area.stones[color], area.stones[3 - color]
        starts = {True: AreaState(own, other, 0, standing), False: AreaState(other, own, 0, standing)}
        self._searches = {
            key: ClaimSearch(
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
        """Return the outcomes for the stones, as far as they are proved with the boards allowed."""
        spent = dict.fromkeys(_KEYS, 0)
        # The side that makes the claim moves last, or the other one if the claim may wait: depths grow
        # by two.
        depths = {key: 1 + (self._searches[key].starts is (key.claim in WAITS)) for key in _KEYS}
        while self.left > 0:
            todo = [key for key in _KEYS if depths[key] <= DEEPEST and self._is_open(key)]
            if not todo:
                break
            key = min(todo, key=lambda key: spent[key] * self._weights[key])
            search = self._searches[key]
            if search.within(depths[key], self.left):
                self._proved[key] = depths[key]
                depths[key] = _NEVER
            # Each search is charged one board at least, so that the loop ends.
            spent[key] += self.left - search.states + 1
            self.left = search.states - 1
            depths[key] += 2
        return proof_of(self._has, self._line)

    def _is_open(self, key: _Key) -> bool:
        """Return whether a claim is not refuted yet, and the outcome that it is for is still unknown."""
        contrary = _CONTRARY[key.claim]
        is_refuted = any(is_forced(self._has, claim, key.defends) for claim in contrary)
        return not is_refuted and not _outcome(self._has, key.defends)

    def _has(self, claim: Claim, defends: bool, has_threats: bool = False) -> bool:
        return _Key(claim, defends, has_threats) in self._proved

    def _line(self, claim: Claim, defends: bool) -> Line:
        key = _Key(claim, defends)
        return self._searches[key].line(self._proved[key])


def _keys() -> Iterator[_Key]:
    """Yield every claim with either side moving first, the most decisive ones first."""
    for has_threats in (False, True):
        for claim in (Claim.TAKES, Claim.LIVES, Claim.HOLDS, Claim.DENIES):
            # Only these two claims show a ko, see `_outcome`.
            if not has_threats or claim in (Claim.TAKES, Claim.HOLDS):
                yield _Key(claim, claim in ATTACKS, has_threats)
                yield _Key(claim, claim not in ATTACKS, has_threats)


_KEYS = tuple(_keys())


def _weight(key: _Key, share: float) -> int:
    """Return the factor on the boards spent on a claim; small for a claim that is likely true."""
    if key.has_threats:
        return 8
    if key.claim is Claim.TAKES:
        return 1 if share < 0.5 else 6
    if key.claim is Claim.LIVES:
        return 6 if share < 0.5 else 1
    return 4


def lives_without(
    area: ClosedArea, stones: Sequence[int], color: int, gone: Collection[int], states: int = MOST_STATES
) -> bool:
    """Return whether chains would live, attacked first, if the stones `gone` were off the board."""
    places = area.places
    standing = sum(places[at] for at in stones)
    left = area.stones[3 - color] & ~sum(places[at] for at in gone if at in places)
    search = ClaimSearch(area, Claim.LIVES, color, AreaState(left, area.stones[color], 0, standing), False)
    search.states = states
    return any(search.states > 0 and search.within(depth, search.states) for depth in range(1, DEEPEST, 2))
