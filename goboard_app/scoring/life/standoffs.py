"""Stand-offs: sekis in which stones can be taken, but the side that takes them loses.

Neither playouts nor the reading of one group find them. In a double ko each side has an eye and one
of two kos: a side that takes the other ko has the first one taken from it, and neither side fills
an eye. In a hanezeki each side holds a string of the other in atari, and the side that takes it
makes its own eye so small that it loses the race.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import Chain, Region, all_chains, all_regions
from goboard_app.go.position import CODES, Position
from goboard_app.scoring.life.area import AreaState, closed_area
from goboard_app.scoring.life.board import QuickBoard, find_safe
from goboard_app.scoring.life.limits import DEEPEST, MOST_OF_ALL, MOST_SURE
from goboard_app.scoring.life.proof import Claim, ClaimSearch
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal, Reason

_MOST_EYE = 2
"""The largest number of points of an eye in a double ko; a larger one could be made into two."""


class Ko(NamedTuple):
    """A ko: the single stone that can be taken at `mouth`, and the chains of both sides around it.

    `holders` are the chains of the side that holds the ko, without the stone; `takers` those of the
    other side.
    """

    stone: Chain
    mouth: Point
    holders: frozenset[Chain]
    takers: frozenset[Chain]

    def side(self, color: Color) -> frozenset[Chain]:
        """Return the chains of one side."""
        return self.holders if color is self.stone.color else self.takers


def find_kos(position: Position) -> tuple[Ko, ...]:
    """Return the kos on the board, each with a stone that can be taken."""
    chains = all_chains(position)
    single = [chain for chain in chains if chain.is_in_atari and len(chain.stones) == 1]
    if not single:
        return ()
    at = {point: chain for chain in chains for point in chain.stones}
    found = []
    for stone in single:
        (point,), (mouth,) = stone.stones, stone.liberties
        around = [at.get(near) for near in position.size.neighbors(mouth) if near != point]
        holders = frozenset(c for c in around if c is not None and c.color is stone.color)
        # All neighbours of the mouth must be of the stone's colour and have other liberties: a stone
        # played there then takes this one only, and could itself be taken at once.
        if len(around) > sum(chain in holders for chain in around):
            continue
        if all(len(chain.liberties) > 1 for chain in holders):
            near_stone = (at.get(near) for near in position.size.neighbors(point))
            takers = frozenset(c for c in near_stone if c is not None)
            found.append(Ko(stone, mouth, holders, takers))
    return tuple(found)


def with_standoffs(position: Position, proposal: Proposal) -> Proposal:
    """Return the proposal with stand-offs judged as such; most boards have none."""
    kos = find_kos(position)
    if len(kos) > 1:
        proposal = _with_double_kos(position, proposal, kos)
    if any(group.life is Life.SEKI for group in proposal.groups):
        proposal = _with_hanezekis(position, proposal)
    return proposal


def _with_double_kos(position: Position, proposal: Proposal, kos: tuple[Ko, ...]) -> Proposal:
    for number, one in enumerate(kos):
        for two in kos[:number]:
            blacks, whites = (one.side(color) & two.side(color) for color in Color)
            for black in blacks:
                for white in whites:
                    if _is_seki(position, proposal, black, white, (one, two)):
                        proposal = _as_seki(proposal, black, white, (one, two))
            for chain in one.holders & two.holders:
                if one.stone.color is two.stone.color and chain.liberties == {one.mouth, two.mouth}:
                    proposal = _told_dead(proposal, chain, (one, two))
    return proposal


def _is_seki(position: Position, proposal: Proposal, black: Chain, white: Chain, kos: tuple[Ko, Ko]) -> bool:
    """Return whether each side has one eye, one of the two kos, and no other way to live.

    A side that takes the second ko threatens to take everything. The other side then takes the first
    one, which no ko rule forbids, as it was not the last one taken. To fill either ko gives it up.
    """
    # Each side must hold one of the kos.
    if {ko.stone.color for ko in kos} != set(Color):
        return False
    regions = all_regions(position)
    stones = black.stones | white.stones | kos[0].stone.stones | kos[1].stone.stones
    for own in (black, white):
        # The mouth of its own ko is not an eye.
        mouths = {ko.mouth for ko in kos if ko.stone.color is own.color}
        eyes = [r for r in regions if r.points & own.liberties and not r.points & mouths]
        if len(eyes) != 1 or not _is_eye(position, eyes[0], own):
            return False
        judged = _judged(proposal, own)
        if judged is None or judged.reason is Reason.UNCONDITIONAL or judged.is_proved:
            return False
        around = (near for point in own.stones for near in position.size.neighbors(point))
        for near in around:
            if position.at(near) is own.color.opponent and near not in stones:
                wall = proposal.at(near)
                # A chain around them that does not live would be another way out.
                if wall is None or wall.life is not Life.ALIVE:
                    return False
    return True


def _is_eye(position: Position, region: Region, own: Chain) -> bool:
    """Return whether one chain alone encloses a region that is too small for two eyes."""
    border = {near for point in region.points for near in position.size.neighbors(point)}
    return len(region.points) <= _MOST_EYE and border - region.points <= own.stones


def _judged(proposal: Proposal, chain: Chain) -> GroupJudgement | None:
    return proposal.at(next(iter(chain.stones)))


def _as_seki(proposal: Proposal, black: Chain, white: Chain, kos: tuple[Ko, Ko]) -> Proposal:
    """Return the proposal with both chains and the stones of their kos as a seki.

    Dame, needed moves and openings at their liberties are removed.
    """
    mouths = frozenset(ko.mouth for ko in kos)
    found = []
    for own in (black, white):
        stones = own.stones.union(*(ko.stone.stones for ko in kos if ko.stone.color is own.color))
        found.append(
            GroupJudgement(
                own.color,
                stones,
                Life.SEKI,
                Life.SEKI,
                MOST_SURE,
                Reason.DOUBLE_KO,
                mouths,
                len(own.liberties),
            )
        )
    inside = mouths | black.liberties | white.liberties
    return proposal._replace(
        groups=_with_groups(proposal, found),
        dame=proposal.dame - inside,
        needed=tuple(move for move in proposal.needed if move.point not in inside),
        openings=tuple(each for each in proposal.openings if not each.points & inside),
    )


def _with_groups(proposal: Proposal, found: Iterable[GroupJudgement]) -> tuple[GroupJudgement, ...]:
    """Return the groups of the proposal, those in `found` replacing the judgements on their stones."""
    found = tuple(found)
    taken = frozenset[Point]().union(*(group.stones for group in found))
    left = [
        group._replace(stones=group.stones - taken) if group.stones & taken else group
        for group in proposal.groups
        if not group.stones <= taken
    ]
    return (*left, *found)


def _told_dead(proposal: Proposal, chain: Chain, kos: tuple[Ko, Ko]) -> Proposal:
    """Return the proposal with a double ko as the reason why a chain is dead.

    A dead group whose only liberties are two kos needs both, and the other side can deny it one.
    """
    judged = _judged(proposal, chain)
    if judged is None or judged.life is not Life.DEAD or judged.is_proved:
        return proposal
    mouths = frozenset(ko.mouth for ko in kos)
    told = judged._replace(reason=Reason.DOUBLE_KO, points=mouths, other_liberties=0)
    return proposal._replace(groups=_with_groups(proposal, [told]))


def _with_hanezekis(position: Position, proposal: Proposal) -> Proposal:
    """Return the proposal with the strings that are too costly to take judged as seki, not dead."""
    found = []
    for chain in all_chains(position):
        judged = _judged(proposal, chain)
        if judged is None or judged.life is not Life.DEAD or judged.stones != chain.stones:
            continue
        captor = _captor(position, proposal, chain)
        if captor is not None and _costs_more(position, proposal, captor, chain):
            found.append(
                judged._replace(
                    life=Life.SEKI,
                    leaning=Life.SEKI,
                    confidence=MOST_SURE,
                    reason=Reason.COSTLY_CAPTURE,
                    points=chain.liberties,
                    other_liberties=0,
                )
            )
    return proposal._replace(groups=_with_groups(proposal, found)) if found else proposal


def _captor(position: Position, proposal: Proposal, chain: Chain) -> GroupJudgement | None:
    """Return the group in seki that alone holds a string of two stones or more in atari; None without one."""
    if not chain.is_in_atari or len(chain.stones) == 1:
        return None
    near = {near for point in chain.stones for near in position.size.neighbors(point)}
    holders = {proposal.at(p) for p in near if position.at(p) is chain.color.opponent}
    holder = holders.pop() if len(holders) == 1 else None
    return holder if holder is not None and holder.life is Life.SEKI else None


def _costs_more(position: Position, proposal: Proposal, captor: GroupJudgement, chain: Chain) -> bool:
    """Return whether the group that takes a string is then captured, whatever it does."""
    (place,) = chain.liberties
    own = (place,)
    after = position.with_setup(
        black=own if captor.color is Color.BLACK else (),
        white=own if captor.color is Color.WHITE else (),
        empty=chain.stones,
    )
    board, size = QuickBoard.of(after), position.size
    safe = find_safe(board, 1).heads | find_safe(board, 2).heads
    stones = [size.index(point) for point in captor.stones]
    area = closed_area(board, stones[0], safe, size.columns)
    if area is None or not all(at in area.places for at in stones):
        return False
    color = CODES[captor.color]
    standing = sum(area.places[at] for at in stones)
    start = AreaState(area.stones[3 - color], area.stones[color], 0, standing)
    # The side whose string was taken moves next.
    search = ClaimSearch(area, Claim.TAKES, color, start, starts=True)
    search.states = MOST_OF_ALL
    return any(search.states > 0 and search.within(depth, search.states) for depth in range(1, DEEPEST, 2))
