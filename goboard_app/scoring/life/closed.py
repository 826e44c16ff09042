"""Closed groups: groups whose area is small and within walls, and the proofs of their outcome.

Walls are chains that live unconditionally, groups with so much eye space that they are beyond doubt,
and groups that playouts rarely capture and whose liberties are too many for a capturing race. The
proofs for the groups in one area are combined: stones thrown into a dead shape can be taken, but
that does not make them dead, and a seki needs two groups.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from goboard_app.scoring.life.area import ClosedArea, closed_area
from goboard_app.scoring.life.every_board import EveryBoard
from goboard_app.scoring.life.groups import StoneGroup, own_areas
from goboard_app.scoring.life.limits import (
    FIRM,
    FREE,
    MOST_CHANGING,
    MOST_LISTED,
    MOST_OF_ALL,
    MOST_STATES,
    SMALL,
    STABLE,
)
from goboard_app.scoring.life.playouts import Fates
from goboard_app.scoring.life.proof import Line, Proof, ProofOutcome, Prover, lives_without
from goboard_app.scoring.proposal import CalledOff


@dataclass(frozen=True, slots=True)
class ClosedFinding:
    """The proved outcome of a group.

    `outcome` is DEAD, ALIVE, SEKI, KO or, if the first move decides, UNDECIDED. `points` are the
    deciding first moves, the shared liberties of a seki, or the points at which a ko can be taken;
    `has_eyes` is true if both sides of a seki have an eye. `is_certain` is true if all the walls live
    unconditionally. `line` shows the outcome. If the first move decides, `line` begins with the move
    that kills and `rescue` with the move that saves.
    """

    outcome: ProofOutcome
    is_certain: bool
    line: Line = ()
    points: frozenset[int] = frozenset()
    has_eyes: bool = False
    rescue: Line = ()


@dataclass(slots=True)
class _EnclosedGroup:
    """A group in its area; `beside` are the numbers of the other side's groups next to it.

    `chain_size` is the number of stones of its largest chain.
    """

    group: StoneGroup
    area: ClosedArea
    is_certain: bool
    beside: tuple[int, ...]
    chain_size: int
    proof: Proof = Proof(ProofOutcome.UNDECIDED, ProofOutcome.UNDECIDED)

    def prove(self, states: int) -> int:
        """Search at most `states` boards for a proof; return the number of boards searched."""
        group = self.group
        prover = Prover(self.area, group.heads, group.color, group.share, states)
        self.proof = prover.prove()
        return states - prover.left

    @property
    def changing_points(self) -> int:
        """The number of points of its area that can change while its largest chain is on the board."""
        return self.area.points.bit_count() - self.chain_size

    def prove_by_every_board(self, most: int, is_called_off: Callable[[], bool]) -> int:
        """List every board and prove the outcome, unless there are more than `most`; return the number listed.

        Raises CalledOff once `is_called_off` returns true.
        """
        group = self.group
        standing = sum(self.area.places[at] for at in group.heads)
        boards = EveryBoard(self.area, standing, group.color)
        if boards.find_all(most, is_called_off):
            self.proof = boards.proof()
        return len(boards)

    @property
    def is_in_seki(self) -> bool:
        """Return whether the group can neither be taken nor get two eyes."""
        return self.proof.settled is ProofOutcome.SEKI

    @property
    def is_read(self) -> bool:
        """Return whether the outcome is known for either side moving first."""
        return ProofOutcome.UNDECIDED not in (self.proof.attacked, self.proof.defended)


def find_closed(
    fates: Fates, groups: list[StoneGroup], columns: int, is_called_off: Callable[[], bool]
) -> Mapping[int, ClosedFinding]:
    """Return the proved outcomes by the place of a group in `groups`; most of a board is not closed.

    Raises CalledOff once `is_called_off` returns true.
    """
    closed: dict[int, _EnclosedGroup] = {}
    # Two budgets: groups in doubt and others do not use up each other's boards.
    left = {True: MOST_OF_ALL, False: MOST_OF_ALL}
    for number, each in _in_order(fates, groups, columns):
        is_doubtful = _is_doubtful(each.group)
        if is_called_off():
            raise CalledOff
        if left[is_doubtful] > 0:
            left[is_doubtful] -= each.prove(min(left[is_doubtful], MOST_STATES))
            closed[number] = each
    _read_again(closed, left[True], is_called_off)
    # A seki needs a result for both groups.
    for other in sorted({n for each in closed.values() if each.is_in_seki for n in each.beside}):
        if is_called_off():
            raise CalledOff
        if other in closed and not closed[other].is_read:
            closed[other].prove(MOST_OF_ALL)
    return _Neighbors(fates, closed).findings()


def _read_again(closed: Mapping[int, _EnclosedGroup], left: int, is_called_off: Callable[[], bool]) -> None:
    """List every board of the areas that the search left open, and search the others again.

    `left` is the number of boards that may still be searched.
    """
    most = MOST_LISTED
    unread = [each for each in closed.values() if not each.is_read]
    for each in sorted(unread, key=lambda each: each.changing_points):
        if is_called_off():
            raise CalledOff
        # Within walls that only seem to live, listing every board gives wrong proofs: it made two of
        # 296 finished games wrong.
        if each.is_certain and each.changing_points <= MOST_CHANGING and most > 0:
            most -= each.prove_by_every_board(most, is_called_off)
    # The boards that are left are spent on large groups, which are worth most.
    for each in sorted(unread, key=lambda each: -len(each.group.stones)):
        if is_called_off():
            raise CalledOff
        if left > MOST_STATES and _is_doubtful(each.group) and not each.is_read:
            left -= each.prove(left)


def _in_order(fates: Fates, groups: list[StoneGroup], columns: int) -> list[tuple[int, _EnclosedGroup]]:
    """Return the closed groups with their numbers, those in doubt first, then by the size of the area."""
    safe = fates.safe[1].heads | fates.safe[2].heads
    rich = safe.union(*(group.heads for group in groups if _is_rich(fates, group)))
    free = rich.union(*(group.heads for group in groups if _is_free(group)))
    found = []
    for number, group in enumerate(groups):
        # Walls need no proof, and stones within unconditionally alive ones count as dead.
        if group.main in rich or group.main in fates.safe[3 - group.color].inside:
            continue
        # The surest walls first: only within safe ones is a proof certain.
        for walls in (safe, rich, free.difference(group.heads)):
            area = closed_area(fates.board, group.main, walls, columns)
            if area is not None:
                break
        else:
            continue
        if all(head in area.places for head in group.heads) and _is_firm(fates, area, safe):
            beside = _beside(fates, groups, group, walls)
            size = len(fates.board.stones[group.main])
            found.append((number, _EnclosedGroup(group, area, walls is safe, beside, size)))
    return sorted(
        found,
        key=lambda pair: (not _is_doubtful(pair[1].group), pair[1].area.empty_points, pair[0]),
    )


def _is_doubtful(group: StoneGroup) -> bool:
    """Return whether playouts leave a group in doubt: it survives between 10 % and 90 % of them."""
    return abs(group.share - 0.5) <= 0.4


def _is_rich(fates: Fates, group: StoneGroup) -> bool:
    """Return whether a group that does not live unconditionally is beyond doubt for its eye space."""
    if group.is_safe or group.share < STABLE:
        return False
    eyes = own_areas(fates.board, group)
    return len(eyes) >= 2 and sum(map(len, eyes)) >= SMALL


def _is_free(group: StoneGroup) -> bool:
    """Return whether playouts rarely capture a group, and it has too many liberties to lose a race."""
    return group.share >= FIRM and len(group.liberties) >= FREE


def _is_firm(fates: Fates, area: ClosedArea, safe: frozenset[int]) -> bool:
    """Return whether no play in an area can put a wall around it into atari."""
    board = fates.board
    walls = {
        board.head[near]
        for at in area.places
        for near in board.near[at]
        if near not in area.places and board.head[near] not in safe
    }
    return all(len(board.libs[head] - area.places.keys()) > 1 for head in walls)


def _beside(fates: Fates, groups: list[StoneGroup], group: StoneGroup, walls: frozenset[int]) -> tuple[int, ...]:
    """Return the numbers of the other side's groups that touch a group or share a liberty with it; no walls."""
    board = fates.board
    heads = {
        board.head[near]
        for at in group.stones | group.liberties
        for near in board.near[at]
        if board.color[near] == 3 - group.color and board.head[near] not in walls
    }
    return tuple(n for n, other in enumerate(groups) if heads.intersection(other.heads))


class _Neighbors:
    """The closed groups of a board, with the effect of each proof on its neighbours."""

    def __init__(self, fates: Fates, closed: Mapping[int, _EnclosedGroup]) -> None:
        self._fates = fates
        self._closed = closed

    def findings(self) -> Mapping[int, ClosedFinding]:
        """Return the outcomes that hold once the neighbours are taken into account as well."""
        found: dict[int, ClosedFinding] = {}
        for number, each in self._closed.items():
            settled = each.proof.settled
            if settled is ProofOutcome.ALIVE:
                found[number] = ClosedFinding(settled, each.is_certain, each.proof.attack)
            elif settled is ProofOutcome.DEAD and self._stand(each, ProofOutcome.ALIVE, ProofOutcome.SEKI):
                found[number] = ClosedFinding(settled, each.is_certain, each.proof.defence)
            elif each.proof.stays and each.proof.defended is ProofOutcome.ALIVE:
                found[number] = ClosedFinding(ProofOutcome.ALIVE, each.is_certain, each.proof.attack)
            elif each.proof.is_unsettled and self._stand(each, ProofOutcome.ALIVE):
                found[number] = self._unsettled(each, ProofOutcome.UNDECIDED)
            elif each.proof.has_ko and self._stand(each, ProofOutcome.ALIVE):
                kos = each.area.kos()
                if each.proof.is_ko_for_one:
                    found[number] = self._unsettled(each, ProofOutcome.KO)
                elif kos:
                    # Without a ko on the board, as in a bent four in the corner, the rules decide.
                    found[number] = ClosedFinding(ProofOutcome.KO, each.is_certain, points=kos)
            elif settled is ProofOutcome.SEKI:
                self._add_sekis(number, each, found)
        for number, each in self._closed.items():
            # This needs all dead groups, which are known only after the first loop.
            if each.is_in_seki and number not in found and self._is_alone(each, found):
                found[number] = ClosedFinding(ProofOutcome.ALIVE, each.is_certain, each.proof.attack)
        return found

    def _is_alone(self, each: _EnclosedGroup, found: Mapping[int, ClosedFinding]) -> bool:
        """Return whether all groups that could be in seki with a group are dead.

        A group that cannot be taken lives then. Stones in its own eye space prove nothing.
        """
        return bool(each.beside) and all(
            number in found
            and found[number].outcome is ProofOutcome.DEAD
            and not self._is_inside(each, self._closed[number])
            for number in each.beside
        )

    def _stand(self, each: _EnclosedGroup, *outcomes: ProofOutcome) -> bool:
        """Return whether the proof of a group agrees with those of the other side's groups next to it.

        A neighbour agrees if one of `outcomes` is proved for it, if it is in the eye space of the
        group, or if the first move decides about both.
        """
        for number in each.beside:
            other = self._closed.get(number)
            if other is None:
                return False
            if other.proof.settled in outcomes or self._is_inside(other, each):
                continue
            if not (each.proof.is_unsettled and other.proof.is_unsettled):
                return False
        return True

    def _is_inside(self, inner: _EnclosedGroup, outer: _EnclosedGroup) -> bool:
        """Return whether a group is in the eye space of another one that no wall helps to close."""
        area, color = outer.area, outer.group.color
        start = area.places.get(inner.group.main)
        if start is None:
            return False
        region = area.flood(start, area.points & ~area.stones[color])
        return not region & (area.joined[1] | area.joined[2])

    def _unsettled(self, each: _EnclosedGroup, outcome: ProofOutcome) -> ClosedFinding:
        proof = each.proof
        firsts = [line[0] for line in (proof.attack, proof.defence) if line]
        points = frozenset(move.at for move in firsts if move.at >= 0)
        return ClosedFinding(outcome, each.is_certain, proof.attack, points, rescue=proof.defence)

    def _add_sekis(self, number: int, each: _EnclosedGroup, found: dict[int, ClosedFinding]) -> None:
        """Add the sekis of a group with each neighbour that is in seki too, or must not be taken."""
        liberties = each.group.liberties
        for place in each.beside:
            other = self._closed.get(place)
            if other is None or not other.group.liberties & liberties:
                continue
            if other.proof.settled is not ProofOutcome.SEKI and not self._is_needed(each, other):
                continue
            board = self._fates.board
            has_eyes = all(own_areas(board, one.group) for one in (each, other))
            for at, one in ((number, each), (place, other)):
                # A group can be in seki with several neighbours; their shared liberties are joined.
                before = found[at].points if at in found else frozenset()
                found[at] = ClosedFinding(
                    ProofOutcome.SEKI,
                    each.is_certain,
                    one.proof.attack or each.proof.attack,
                    before | other.group.liberties & liberties,
                    has_eyes,
                )

    def _is_needed(self, each: _EnclosedGroup, other: _EnclosedGroup) -> bool:
        """Return whether `other` must stay because `each`, which cannot get two eyes, would live without it.

        This proves nothing if `each` is in an eye space of `other`: such stones may be thrown in to
        spoil it.
        """
        outcomes = {other.proof.attacked, other.proof.defended}
        if not outcomes <= {ProofOutcome.UNDECIDED, ProofOutcome.SEKI} or self._is_inside(each, other):
            return False
        return lives_without(each.area, each.group.heads, each.group.color, other.group.stones)
