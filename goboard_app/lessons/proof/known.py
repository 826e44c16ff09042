"""The results of a search, kept by the part of the board that they depend on."""

from __future__ import annotations

from goboard_app.lessons.proof.bits import MOST_BITS, Bits, State

MOST_ZONES = 200
_WHOLE = (1 << MOST_BITS) - 1
_REST = (_WHOLE << MOST_BITS | _WHOLE) << 2 * MOST_BITS


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
        self._zones: dict[Bits, dict[Bits, int]] = {}
        # The same by turns: what of a board has to be the same, and the boards that are known.
        self._order: list[tuple[Bits, dict[Bits, int]]] = []
        self._boards: dict[Bits, tuple[int, Bits]] = {}

    def zone_of(self, state: State, depth: int) -> Bits:
        """Return the zone by which the board is known to be won within this many moves; 0 if it is not."""
        board = self._number_of(state, depth)
        known, zone = self._boards.get(board, (None, 0))
        if known is not None and self._is_enough(known, depth):
            return zone
        for number, (same, boards) in enumerate(self._order):
            if (seen := board & same) in boards and self._is_enough(boards[seen], depth):
                if number:
                    self._order.insert(number // 2, self._order.pop(number))
                return same & _WHOLE
        return 0

    def _is_enough(self, known: int, depth: int) -> bool:
        return known <= depth if self._is_within else known >= depth

    def keep(self, state: State, depth: int, zone: Bits) -> None:
        """Keep that the board is won within this many moves, by what the zone holds."""
        board = self._number_of(state, depth)
        self._boards[board] = depth, zone
        same = zone | zone << MOST_BITS | _REST
        if zone not in self._zones:
            self._zones[zone] = {}
            self._order.insert(0, (same, self._zones[zone]))
            if len(self._order) > MOST_ZONES:
                del self._zones[self._order.pop()[0] & _WHOLE]
        known = self._zones[zone].get(board & same)
        if known is None or not self._is_enough(known, depth):
            self._zones[zone][board & same] = depth

    def _number_of(self, state: State, depth: int) -> Bits:
        """Return one number for a board: stones of both, the ko, and the moves if exact."""
        exact = depth if self._is_exact else 0
        both = state.own | state.other << MOST_BITS
        return both | state.ko << 2 * MOST_BITS | exact << 3 * MOST_BITS
