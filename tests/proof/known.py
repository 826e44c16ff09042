"""What a search has found out, kept by the part of the board that it depends on."""

from __future__ import annotations

from tests.proof.bits import Bits, State

MOST_ZONES = 200

Seen = tuple[Bits, Bits, Bits, int]


class Known:
    """Boards on which one side has won, all with the same side to move.

    Whatever board has the same stones and the same empty points in the zone of such a board, and
    the same ko, is won as well. The zones that were of use lately are asked first, and those that
    were of none for long are forgotten; the boards themselves never are.

    `is_within` tells that what is had within some moves is had within more; without it, what could
    be prevented for some moves could be for fewer. Where the number of moves is to be the very same
    (`is_exact`), it is a part of what is looked for.
    """

    def __init__(self, is_within: bool, is_exact: bool) -> None:
        self._is_within = is_within
        self._is_exact = is_exact
        self._zones: dict[Bits, dict[Seen, int]] = {}
        self._order: list[Bits] = []
        self._boards: dict[tuple[State, int], tuple[int, Bits]] = {}

    def zone_of(self, state: State, depth: int) -> Bits:
        """The zone by which the board is known to be won with so many moves; 0 if it is not."""
        own, other, ko = state.own, state.other, state.ko
        exact = depth if self._is_exact else 0
        known, zone = self._boards.get((state, exact), (None, 0))
        if known is not None and self._is_enough(known, depth):
            return zone
        for number, zone in enumerate(self._order):
            known = self._zones[zone].get((own & zone, other & zone, ko, exact))
            if known is not None and self._is_enough(known, depth):
                if number:
                    self._order.insert(number // 2, self._order.pop(number))
                return zone
        return 0

    def _is_enough(self, known: int, depth: int) -> bool:
        return known <= depth if self._is_within else known >= depth

    def keep(self, state: State, depth: int, zone: Bits) -> None:
        """The board is won with so many moves, by what is in the zone."""
        exact = depth if self._is_exact else 0
        self._boards[state, exact] = depth, zone
        if zone not in self._zones:
            self._zones[zone] = {}
            self._order.insert(0, zone)
            if len(self._order) > MOST_ZONES:
                del self._zones[self._order.pop()]
        seen = (state.own & zone, state.other & zone, state.ko, exact)
        known = self._zones[zone].get(seen)
        if known is None or not self._is_enough(known, depth):
            self._zones[zone][seen] = depth
