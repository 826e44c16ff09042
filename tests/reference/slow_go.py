"""Go by the rules texts, with dicts and sets, slow and plain.

Nothing of the model is used here. A board is a dict from (column, row) to "B" or "W"; colours are
these letters; empty points are not in the dict.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Spot = tuple[int, int]
Board = dict[Spot, str]


def other(color: str) -> str:
    """Return the opponent's colour."""
    return {"B": "W", "W": "B"}[color]


def all_spots(width: int, height: int) -> list[Spot]:
    """Return every point of the board, row by row."""
    return [(x, y) for y in range(height) for x in range(width)]


def next_to(spot: Spot, width: int, height: int) -> list[Spot]:
    """Return the points one step away along the lines."""
    x, y = spot
    around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return [(a, b) for a, b in around if 0 <= a < width and 0 <= b < height]


def joined(board: Board, spot: Spot, width: int, height: int) -> set[Spot]:
    """Return all points connected with this one that hold the same."""
    found = {spot}
    while True:
        more = {near for here in found for near in next_to(here, width, height) if board.get(near) == board.get(spot)}
        if more <= found:
            return found
        found |= more


def breathing(board: Board, spot: Spot, width: int, height: int) -> set[Spot]:
    """Return the liberties of the chain of the stone here."""
    return {
        near
        for stone in joined(board, spot, width, height)
        for near in next_to(stone, width, height)
        if near not in board
    }


def put(board: Board, color: str, spot: Spot, width: int, height: int) -> tuple[Board, set[Spot], set[Spot]]:
    """Return the board after a stone is put down, the opponent's stones and the own stones taken off."""
    after = {**board, spot: color}
    taken = {
        stone for stone, owner in after.items() if owner == other(color) and not breathing(after, stone, width, height)
    }
    after = {stone: owner for stone, owner in after.items() if stone not in taken}
    lost = {stone for stone, owner in after.items() if owner == color and not breathing(after, stone, width, height)}
    return {stone: owner for stone, owner in after.items() if stone not in lost}, taken, lost


@dataclass(frozen=True)
class Moment:
    """A board of the game, who made it in which way ("setup", "play", "pass"), who is to move."""

    board: Board
    made_by: str
    kind: str
    to_move: str


@dataclass
class SlowGame:
    """A game from the empty board on, under one rule of repetition and one about suicide."""

    width: int
    height: int
    ko: str
    suicide: str
    to_move: str = "B"
    moments: list[Moment] = field(default_factory=list)
    prisoners: dict[str, int] = field(default_factory=lambda: {"B": 0, "W": 0})

    def __post_init__(self) -> None:
        self.moments.append(Moment({}, other(self.to_move), "setup", self.to_move))

    @property
    def board(self) -> Board:
        """Return the board now."""
        return self.moments[-1].board

    def put(self, spot: Spot) -> tuple[Board, set[Spot], set[Spot]]:
        """Return the board, the captures and the own losses after a stone of the side to move."""
        return put(self.board, self.to_move, spot, self.width, self.height)

    def refusal(self, spot: Spot) -> str | None:
        """Return why the side to move may not play here: "occupied", "suicide", "repetition"."""
        if spot in self.board:
            return "occupied"
        after, _, lost = self.put(spot)
        if self.suicide == "none" and lost:
            return "suicide"
        if self.suicide == "multi" and len(lost) == 1:
            return "suicide"
        return "repetition" if self.repeats(after) else None

    def repeats(self, after: Board) -> bool:
        """Return whether the rule of repetition forbids the side to move to make this board."""
        me, you = self.to_move, other(self.to_move)
        equal = [moment for moment in self.moments if moment.board == after]
        by_me = [m for m in equal if m.made_by == me and m.kind in ("play", "setup")]
        you_to_move = [m for m in equal if m.to_move == you]
        takes_back = len(self.moments) > 1 and self.moments[-1].kind == "play" and self.moments[-2].board == after
        return {
            "simple": takes_back,
            "psk": bool(equal),
            "ssk": bool(you_to_move),
            "nssk": bool(by_me),
            "third": takes_back or len(you_to_move) >= 2,
        }[self.ko]

    def play(self, spot: Spot) -> None:
        """Play here for the side to move."""
        after, taken, lost = self.put(spot)
        self.prisoners[self.to_move] += len(taken)
        self.prisoners[other(self.to_move)] += len(lost)
        self._add(after, "play")

    def do_pass(self) -> None:
        """Pass for the side to move."""
        self._add(self.board, "pass")

    def _add(self, after: Board, kind: str) -> None:
        me = self.to_move
        self.to_move = other(me)
        self.moments.append(Moment(after, me, kind, self.to_move))

    def occurrences(self) -> int:
        """Return the number of times the present board occurred with the same side to move, the present included."""
        now = self.moments[-1]
        return sum(m.board == now.board and m.to_move == now.to_move for m in self.moments)


def reached(board: Board, spot: Spot, width: int, height: int) -> set[str]:
    """Return the colours that an empty point reaches by steps over empty points; its own for a stone."""
    if spot in board:
        return {board[spot]}
    return {
        board[near]
        for empty in joined(board, spot, width, height)
        for near in next_to(empty, width, height)
        if near in board
    }


def surrounded(board: Board, color: str, width: int, height: int) -> set[Spot]:
    """Return the empty points that reach this colour and no other."""
    return {
        spot
        for spot in all_spots(width, height)
        if spot not in board and reached(board, spot, width, height) == {color}
    }


def area(board: Board, color: str, width: int, height: int) -> int:
    """Return the points that reach this colour and no other, stones included."""
    return sum(reached(board, spot, width, height) == {color} for spot in all_spots(width, height))
