"""The timeline of a game: the times, captures, comments and evaluations along one line."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Generator, Mapping, Sequence
from enum import Flag, auto
from typing import NamedTuple, Protocol

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import move_of

MOST_STRETCHES = 2000
"""The largest number of stretches; on a longer line each holds several moves, since no screen has more pixels."""

_AT_A_TIME = 20
_NO_TIMES: Mapping[Color, float] = {}
# In characters; a longer text is no number of any program.
_LONGEST_NUMBER = 20
# A few bytes of a file may unpack to more than the memory holds.
_MOST_PACKED, _MOST_UNPACKED = 1_000_000, 1_000_000


MoveTimes = Mapping[Node, Mapping[Color, float]]
"""The seconds that the sides used for the moves of nodes."""


class Evaluation(NamedTuple):
    """A program's evaluation of a position: Black's lead in points, and Black's chance of winning.

    Either may be unknown; the second is from 0 to 1.
    """

    score: float | None = None
    winrate: float | None = None


class Evaluations(Protocol):
    """A source of evaluations: the file, or an engine that reads the game now."""

    def evaluation_of(self, node: Node) -> Evaluation | None:
        """Return the evaluation of the position after a node; None if it is unknown."""

    def is_mistake(self, node: Node) -> bool:
        """Return whether the move of a node is marked as a bad one."""


class Signs(Flag):
    """The marks of a node, beside its move."""

    NONE = 0
    COMMENT = auto()
    FORK = auto()
    HOTSPOT = auto()
    MISTAKE = auto()


class Stretch(NamedTuple):
    """One or several moves of the line: the longest times in seconds, and the state at their end.

    `taken` are the stones that Black and White have captured so far. `evaluation` is from the file,
    `read` from an engine that reads the game now.
    """

    black_s: float = 0.0
    white_s: float = 0.0
    taken: tuple[int, int] = (0, 0)
    signs: Signs = Signs.NONE
    evaluation: Evaluation | None = None
    read: Evaluation | None = None


class Timeline(NamedTuple):
    """A line of `length` nodes; each stretch holds `step` of them, the last one the rest."""

    length: int
    step: int
    stretches: tuple[Stretch, ...]

    def at(self, place: int) -> Stretch:
        """Return the stretch that holds a place of the line."""
        return self.stretches[min(place // self.step, len(self.stretches) - 1)]

    @property
    def longest_s(self) -> float:
        """The longest time that was used for a move."""
        return max((max(each.black_s, each.white_s) for each in self.stretches), default=0.0)

    @property
    def most_taken(self) -> int:
        """The largest number of stones that one side has captured."""
        return max((max(each.taken) for each in self.stretches), default=0)

    @property
    def has_scores(self) -> bool:
        """True if some evaluation holds a score."""
        found = (said for each in self.stretches for said in (each.evaluation, each.read))
        return any(said is not None and said.score is not None for said in found)


def timeline_of(
    line: Sequence[Node],
    size: BoardSize,
    evaluations: Evaluations,
    engine: Evaluations | None = None,
    times: Generator[float, None, MoveTimes] | None = None,
) -> Generator[float, None, Timeline]:
    """Compute the timeline of a line in steps, each of which yields the part that is done.

    `times` computes the times of the moves; None for a timeline without them.
    """
    step = -(-len(line) // MOST_STRETCHES)
    stretches: list[Stretch] = []
    times_used: MoveTimes = {} if times is None else (yield from times)
    position: Position | None = None
    for first in range(0, len(line), step):
        here = Stretch()
        for node in line[first : first + step]:
            position = position_after(node, size, position)
            used = times_used.get(node, _NO_TIMES)
            here = Stretch(
                max(here.black_s, used.get(Color.BLACK, 0.0)),
                max(here.white_s, used.get(Color.WHITE, 0.0)),
                (position.prisoners(Color.BLACK), position.prisoners(Color.WHITE)),
                here.signs | signs_of(node) | _mistake(node, evaluations, engine),
                evaluations.evaluation_of(node) or here.evaluation,
                (None if engine is None else engine.evaluation_of(node)) or here.read,
            )
        stretches.append(here)
        if (first // step) % max(1, _AT_A_TIME // step) == 0:
            yield first / len(line)
    return Timeline(len(line), step, tuple(stretches))


def signs_of(node: Node) -> Signs:
    """Return the marks of a node."""
    signs = Signs.FORK if len(node.children) > 1 else Signs.NONE
    if _is_plain(node):
        return signs
    if node.has("C"):
        signs |= Signs.COMMENT
    if node.has("HO"):
        signs |= Signs.HOTSPOT
    return signs


def _mistake(node: Node, *judges: Evaluations | None) -> Signs:
    is_one = any(judge is not None and judge.is_mistake(node) for judge in judges)
    return Signs.MISTAKE if is_one else Signs.NONE


def _is_plain(node: Node) -> bool:
    """Return whether a node holds a move and nothing else, without reading it."""
    return node.leading_move[1]


class FileEvaluations:
    """The evaluations in a file: V of SGF, Sabaki's SBKV, Lizzie's LZ, and KaTrain's KT."""

    def __init__(self, size: BoardSize) -> None:
        self._size = size

    def evaluation_of(self, node: Node) -> Evaluation | None:
        """Return the evaluation of a node in the file."""
        if _is_plain(node):
            return None
        score, winrate = self._katrain(node)
        value = _number(node.text("V"))
        # V of the standard takes precedence over KaTrain's score.
        if value is not None:
            score = value
        if winrate is None:
            winrate = _share(node.text("SBKV"))
        if winrate is None:
            winrate = self._lizzie(node)
        return None if score is None and winrate is None else Evaluation(score, winrate)

    def is_mistake(self, node: Node) -> bool:
        """Return whether the file marks the move of a node as a bad one (BM of SGF)."""
        return not _is_plain(node) and node.has("BM")

    def _lizzie(self, node: Node) -> float | None:
        """Return Black's winning rate from LZ."""
        words = (node.text("LZ") or "")[:200].split()
        move = move_of(node, self._size)
        rate = _share(words[1]) if len(words) > 1 else None
        if rate is None or move is None:
            return None
        # LZ begins with the name of the engine and the rate of the side that has just moved.
        return rate if move.color is Color.BLACK else 1 - rate

    def _katrain(self, node: Node) -> Evaluation:
        """Return the evaluation of KaTrain: the third text of KT is compressed JSON for the whole board."""
        values = node.get("KT") or ()
        if len(values) < 3 or len(values[2]) > _MOST_PACKED:
            return Evaluation()
        try:
            packed = base64.b64decode("".join(values[2].split()))
            page = zlib.decompressobj(wbits=31).decompress(packed, _MOST_UNPACKED)
            root = json.loads(page)["root"]
            score, winrate = root.get("scoreLead"), root.get("winrate")
        except (ValueError, zlib.error, LookupError, TypeError, AttributeError, RecursionError):
            return Evaluation()
        return Evaluation(_real(score), _real(winrate, 0.0, 1.0))


def _real(value: object, least: float = -1000.0, most: float = 1000.0) -> float | None:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return float(value) if is_number and least <= value <= most else None  # type: ignore[arg-type,operator]


def _number(text: str | None) -> float | None:
    """Return a number of a file; None if the text is no number or is too long."""
    text = (text or "").strip().replace(",", ".")
    if not text or len(text) > _LONGEST_NUMBER or not set(text) <= set("+-.0123456789"):
        return None
    try:
        return float(text)
    except ValueError:
        return None


def _share(text: str | None) -> float | None:
    """Return a percentage as a share of one."""
    percent = _number(text)
    return None if percent is None or not 0 <= percent <= 100 else percent / 100
