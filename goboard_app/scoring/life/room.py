"""Room to live: a check of the groups judged alive, with all dead stones off the board.

Playouts and the network say that a group lives, but not how. A group that is counted as alive must
have two eyes, space for them, a link to another living group, open space, a ko, or a seki next to
it. Eyes, space and links become its reason; a group with none of these is left to the players.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import Chain, Region, all_chains, all_regions
from goboard_app.go.position import Position
from goboard_app.scoring.life.limits import ROOMY
from goboard_app.scoring.life.standoffs import find_kos
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal, Reason

_WITHOUT_REASON = (Reason.SURVIVES, Reason.EXPERIENCE)
"""The reasons that do not say how a group lives."""


def with_room(position: Position, proposal: Proposal) -> Proposal:
    """Return the proposal of a finished board with the reason why each group lives; others are left as they are."""
    asked = [group for group in proposal.groups if group.life is Life.ALIVE and _is_asked(group)]
    if not proposal.is_finished or not asked:
        return proposal
    board = _Cleared(position, proposal)
    found = {group: board.judged(group) for group in asked}
    return proposal._replace(groups=tuple(found.get(group, group) for group in proposal.groups))


def _is_asked(group: GroupJudgement) -> bool:
    """Return whether it is open how a group lives; a line that was read to the end shows it."""
    return group.reason in _WITHOUT_REASON and not group.line and not group.is_proved


class _Cleared:
    """A board without its dead stones, to check its living groups on."""

    def __init__(self, position: Position, proposal: Proposal) -> None:
        dead = proposal.statuses().dead
        ground = position.with_setup(empty=dead)
        self._proposal = proposal
        self._kos = frozenset().union(*(ko.stone.stones | {ko.mouth} for ko in find_kos(position)), frozenset())
        self._chains: Mapping[Point, Chain] = {at: chain for chain in all_chains(ground) for at in chain.stones}
        living = {at for group in proposal.groups if group.life in (Life.ALIVE, Life.SEKI) for at in group.stones}
        self._living: dict[tuple[Color, Point], set[Chain]] = defaultdict(set)
        for chain in self._chains.values():
            if chain.stones <= living:
                for at in chain.liberties:
                    self._living[chain.color, at].add(chain)
        self._regions: Mapping[Point, Region] = {at: each for each in all_regions(ground) for at in each.points}

    def judged(self, group: GroupJudgement) -> GroupJudgement:
        """Return the judgement with the reason why the group lives, or as unclear if there is none."""
        own = {self._chains[at] for at in group.stones}
        chains = self._linked(own, group.color)
        eyes = self._eyes(own, group.color)
        if len(eyes) > 1:
            return group._replace(reason=Reason.TWO_EYES, points=eyes[0].points | eyes[1].points)
        if eyes and len(eyes[0].points) >= ROOMY:
            return group._replace(reason=Reason.EYE_SPACE, points=eyes[0].points)
        liberties = _liberties(own)
        if self._lives_together(chains, group.color):
            links = liberties & _liberties(chains - own)
            return group._replace(reason=Reason.CONNECTED, points=links) if links else group
        if self._has_open_space(group, liberties) or liberties & self._kos or self._is_beside_seki(liberties):
            return group
        return group._replace(life=Life.UNCLEAR, reason=Reason.NOT_READ, points=frozenset(), other_liberties=0)

    def _eyes(self, chains: Iterable[Chain], color: Color) -> list[Region]:
        """Return the areas next to some chains that belong to one colour, the small ones first."""
        return sorted({r for at in _liberties(chains) if (r := self._regions[at]).owner is color}, key=_size)

    def _linked(self, own: Iterable[Chain], color: Color) -> frozenset[Chain]:
        """Return some chains and all living ones that can be connected to them.

        Chains can be connected by common liberties or by an area of their own.
        """
        found = set(own)
        queue = list(found)
        for chain in queue:
            near = chain.liberties.union(*(r.points for r in self._eyes((chain,), color)))
            beside = set[Chain]().union(*(self._living.get((color, at), ()) for at in near)) - found
            found |= beside
            queue += beside
        return frozenset(found)

    def _lives_together(self, chains: frozenset[Chain], color: Color) -> bool:
        """Return whether linked chains have two eyes, room for them, or a group with a reason why it lives."""
        eyes = self._eyes(chains, color)
        if len(eyes) > 1 or any(len(each.points) >= ROOMY for each in eyes):
            return True
        stones = frozenset().union(*(chain.stones for chain in chains))
        return any(
            each.stones & stones and each.life is Life.ALIVE and each.reason not in _WITHOUT_REASON
            for each in self._proposal.groups
        )

    def _has_open_space(self, group: GroupJudgement, liberties: frozenset[Point]) -> bool:
        """Return whether the group has room behind a border that is not closed yet."""
        behind = [each.threatened for each in self._proposal.openings if each.invader is not group.color]
        return any(points & liberties and len(points) >= ROOMY for points in behind)

    def _is_beside_seki(self, liberties: frozenset[Point]) -> bool:
        """Return whether a chain in seki has one of these liberties."""
        sekis = frozenset().union(
            *(each.stones for each in self._proposal.groups if each.leaning is Life.SEKI), frozenset()
        )
        return any(self._chains[at].liberties & liberties for at in sekis if at in self._chains)


def _liberties(chains: Iterable[Chain]) -> frozenset[Point]:
    return frozenset().union(*(chain.liberties for chain in chains), frozenset())


def _size(region: Region) -> tuple[int, Point]:
    return len(region.points), min(region.points)
