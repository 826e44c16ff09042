"""The content of a zone, so that moves do the same on every board that is alike there.

In a zone the same stones stand and the same points are empty; outside of it anything may be. A move
must be possible on each such board and take the same stones from the zone, whichever it is.
"""

from __future__ import annotations

from goboard_app.lessons.proof.bits import Bits, State, around, first_of, flood


def held(state: State, zone: Bits, board: Bits) -> Bits:
    """Return the zone with the points that keep the stones there of the side that does not move.

    A chain with two liberties cannot be taken by a move that is not at one of them; one that has a
    single liberty is the same chain everywhere, if all around it is.
    """
    free = board & ~state.own & ~state.other
    left = zone & state.other
    while left:
        chain = flood(left & -left, state.other)
        left &= ~chain
        near = around(chain) & board
        liberties = near & free
        if liberties & (liberties - 1):
            zone |= chain | liberties & zone
            missing = 2 - (liberties & zone).bit_count()
            zone |= first_of(liberties & ~zone, missing) if missing > 0 else 0
        else:
            zone |= chain | near
    return zone


def refused_in(state: State, point: Bits, board: Bits) -> Bits:
    """Return the zone that makes a move impossible: the ko itself, or the chain that would have no liberty."""
    if point == state.ko:
        return point
    chain = flood(point, state.own | point)
    return chain | around(chain) & board


def played_in(state: State, after: State, point: Bits, zone: Bits, board: Bits, is_winning: bool) -> Bits:
    """Return the zone that a move adds to the zone of its result.

    A move that fails is one that need not be possible elsewhere; but where it takes stones, whether
    that is a ko depends on all points around. A winning one must be possible, take what it takes,
    and take no other stones of the zone.
    """
    has_taken = after.own != state.other
    near = around(point) & board
    if not is_winning:
        return point | near if has_taken else point
    zone |= point
    if has_taken:
        zone |= near
    else:
        zone |= _liberty(state, point, zone, board)
    free = board & ~state.own & ~state.other & ~point
    left, standing = near & state.other, []
    while left:
        chain = flood(left & -left, state.other)
        left &= ~chain
        if chain & after.own:
            standing.append(chain)
        else:
            zone |= chain | around(chain) & board
    for chain in standing:
        if chain & zone:
            zone |= chain | _one(around(chain) & free, zone)
    return zone


def _liberty(state: State, point: Bits, zone: Bits, board: Bits) -> Bits:
    """Return a liberty of the chain that a move makes, with the chain if the stone alone has none."""
    free = board & ~state.own & ~state.other & ~point
    if near := around(point) & free:
        return _one(near, zone)
    chain = flood(point, state.own | point)
    return chain | _one(around(chain) & free, zone)


def _one(points: Bits, zone: Bits) -> Bits:
    """Return one of these points, preferably one already in the zone."""
    return first_of(points & zone or points, 1)
