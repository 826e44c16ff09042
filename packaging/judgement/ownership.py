"""The table of boards with the ownership that KataGo forecasts with either side to move.

`ownership.tsv.xz` beside this module has one board on each line: its set, its kind, its source, its
number of lines, its stones row by row (`.`, `X` black, `O` white), the ownership of each point if
Black moves first, the same if White does, and for some kinds a point and a colour (1 black, 2
white). An ownership is a letter: `A` is -1, certainly White's, the middle of the alphabet, `Z`, is
0, and `y` is +1, Black's.

`played.tsv.xz` has more boards to learn from, of other games; `fresh.tsv.xz` those that join two networks.

Sets: `learn` is for training; `measure` are the games that training must not see, with one cut of
each game and its end; `critical` are ends of these games without a stone that some group needs.
Kinds: `cut N` is a game after N % of its moves, `end` its last position, `removed` a position
without one stone (at the point, of the colour), `added` one with a stone too many.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import ascii_letters

TABLE = Path(__file__).with_name("ownership.tsv.xz")
_LETTERS = ascii_letters[26:] + ascii_letters[:25]
_MIDDLE = 25


@dataclass(frozen=True, slots=True)
class LabelledBoard:
    """A board with the ownership of its points, from -1 (White's) to 1 (Black's), with either side to move."""

    set: str
    kind: str
    source: str
    lines: int
    stones: str
    black_first: tuple[float, ...]
    white_first: tuple[float, ...]
    at: int = -1
    color: int = 0

    @property
    def changing(self) -> frozenset[int]:
        """The points that go to whichever side moves first."""
        pairs = zip(self.black_first, self.white_first, strict=True)
        return frozenset(at for at, (black, white) in enumerate(pairs) if white < 0 < black)

    def owner(self, at: int) -> float:
        """Return the ownership of a point, the mean over both sides to move."""
        return (self.black_first[at] + self.white_first[at]) / 2


def read_table(path: Path = TABLE) -> Iterator[LabelledBoard]:
    """Yield the boards of a table."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        for line in file:
            group, kind, source, lines, stones, black, white, at, color = line.rstrip("\n").split("\t")
            yield LabelledBoard(
                group,
                kind,
                source,
                int(lines),
                stones,
                _read(black),
                _read(white),
                int(at),
                int(color),
            )


def write_table(boards: Iterable[LabelledBoard], path: Path = TABLE) -> None:
    """Write a table of boards."""
    with lzma.open(path, "wt", encoding="ascii", preset=9 | lzma.PRESET_EXTREME) as file:
        for board in boards:
            cells = (
                board.set,
                board.kind,
                board.source,
                board.lines,
                board.stones,
                _spelled(board.black_first),
                _spelled(board.white_first),
                board.at,
                board.color,
            )
            print(*cells, sep="\t", file=file)


def _spelled(ownership: Iterable[float]) -> str:
    return "".join(_LETTERS[_MIDDLE + round(_MIDDLE * value)] for value in ownership)


def _read(letters: str) -> tuple[float, ...]:
    return tuple((_LETTERS.index(letter) - _MIDDLE) / _MIDDLE for letter in letters)
