"""Dialects of analysis in GTP: those of KataGo, Leela Zero and Sabaki, read into one value.

All write `info move D4 visits 9 winrate 0.5 ... pv D4 Q16`, repeated for each move, on one line.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Sequence
from enum import Enum

from goboard_app.engine.engine import Analysis, Candidate
from goboard_app.engine.gtp import color_word, read_vertex
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position

# More moves of one analysis are not read.
MOST_CANDIDATES = 60
# Leela Zero and its relatives write chances as 5023 for 50.23 %; others write 0.5023.
_PER_TEN_THOUSAND = 10_000
_ROUNDED = 1.001
# Words that begin a new section and so end the list of a move's line.
_SECTIONS = frozenset(("info", "rootInfo", "ownership", "ownershipStdev", "movesOwnership", "movesOwnershipStdev"))
# Lists of a move that follow one another: each ends at the next.
_LISTS = frozenset(("pv", "pvVisits", "pvEdgeVisits"))
# No engine reaches longer numbers, and Python reads no number of thousands of digits.
_VISITS = re.compile(rb"\bvisits (\d{1,15})")
# The times between two lines, in hundredths of a second, and the visits up to which an analysis is short. The longer
# time would be most of a short analysis.
_EVERY, _SHORT_EVERY, _SHORT_VISITS = "20", "5", 500


class Dialect(Enum):
    """The commands that ask for an analysis, in order of preference."""

    KATA = "kata-analyze"
    LEELA = "lz-analyze"
    SABAKI = "analyze"


class Perspective(Enum):
    """The side from whose view an engine gives its values."""

    TO_MOVE = "to_move"
    BLACK = "black"
    WHITE = "white"

    def is_black(self, to_move: Color) -> bool:
        """Return whether the values of a line are from Black's view."""
        if self is Perspective.TO_MOVE:
            return to_move is Color.BLACK
        return self is Perspective.BLACK


def dialect_of(known: Collection[str]) -> Dialect | None:
    """Return the preferred dialect of an engine that knows these commands; None if it knows none."""
    return next((dialect for dialect in Dialect if dialect.value in known), None)


def analysis_words(
    dialect: Dialect,
    color: Color,
    visits: int | None = None,
    is_plain: bool = False,
    region: Collection[str] = (),
) -> tuple[str, ...]:
    """Return the command for an analysis with five lines a second, with more if it ends after a few visits.

    `is_plain` leaves out the options that older versions of KataGo do not know. `region` names the only points where
    the next move is considered; only KataGo can be told them.
    """
    every = _EVERY if visits is None or visits > _SHORT_VISITS else _SHORT_EVERY
    words: tuple[str, ...] = (dialect.value, color_word(color), every)
    if dialect is Dialect.KATA:
        words += ("ownership", "true")
        if not is_plain:
            words += ("rootInfo", "true")
        if region:
            # The moves of this side until the first move of a line; answers may be anywhere.
            words += ("allow", color_word(color), ",".join(region), "1")
    return words


def read_analysis(line: bytes, dialect: Dialect, size: BoardSize, to_move: Color, perspective: Perspective) -> Analysis:
    """Read a line of analysis. Raises ValueError if no move in it can be read."""
    words = line.decode("ascii", "replace").split()
    is_black = perspective.is_black(to_move)
    found: list[tuple[int, Candidate]] = []
    root: dict[str, str] = {}
    ownership: tuple[float, ...] = ()
    for name, part in _sections(words):
        if name == "info" and len(found) < MOST_CANDIDATES:
            pairs, line_words = _pairs(part)
            try:
                candidate = _candidate(pairs, line_words, dialect, size, is_black)
            except (ValueError, KeyError):
                continue
            # Without `order` the place in the line is the rank.
            order = pairs.get("order", "")
            found.append((int(order) if order.isdecimal() else len(found), candidate))
        elif name == "rootInfo":
            root, _ = _pairs(part)
        elif name == "ownership":
            ownership = read_ownership(part, size, is_black)
    if not found:
        raise ValueError("no move in a line of analysis")
    found.sort(key=lambda pair: pair[0])
    candidates = tuple(candidate for _, candidate in found)
    best = candidates[0]
    winrate, score = _value(root, "winrate", dialect, is_black), _score(root, is_black)
    visits = root.get("visits", "")
    return Analysis(
        candidates=candidates,
        winrate=best.winrate if winrate is None else winrate,
        score=best.score if score is None else score,
        visits=int(visits) if visits.isdecimal() else sum(c.visits for c in candidates),
        ownership=ownership,
    )


def visits_in(line: bytes) -> int:
    """Return the visits of a line of analysis without reading the rest of it."""
    moves, _, root = line.partition(b" rootInfo ")
    of_root = _VISITS.search(root)
    return int(of_root[1]) if of_root else sum(map(int, _VISITS.findall(moves)))


def read_ownership(values: Sequence[object], size: BoardSize, is_black: bool) -> tuple[float, ...]:
    """Return the ownership of each point from Black's view, from -1 to 1.

    Empty unless there is exactly one finite value for each point.
    """
    try:
        read = tuple(float(str(value)) for value in values[: size.area])
    except ValueError:
        return ()
    if len(read) != size.area or not all(map(math.isfinite, read)):
        return ()
    sign = 1.0 if is_black else -1.0
    return tuple(max(-1.0, min(1.0, sign * value)) for value in read)


def read_policy(values: Sequence[object], size: BoardSize) -> tuple[float, ...]:
    """Return the policy of each point, from 0 to 1; a forbidden move has 0.

    KataGo writes it as the ownership, with the policy of a pass at the end. Empty unless each point has a finite value.
    """
    return tuple(max(0.0, value) for value in read_ownership(values, size, is_black=True))


def dead_by_ownership(position: Position, ownership: Sequence[float]) -> frozenset[Point]:
    """Return the stones of the chains whose mean ownership belongs to the other side."""
    dead: set[Point] = set()
    for chain in all_chains(position):
        total = sum(ownership[position.size.index(point)] for point in chain.stones)
        if (total < 0) if chain.color is Color.BLACK else (total > 0):
            dead.update(chain.stones)
    return frozenset(dead)


def for_black(value: float, is_black: bool) -> float:
    """Return a winrate from Black's view, within 0 to 1; a value above 1 is a percentage."""
    # Rounding may bring a share slightly above 1, but no engine is that close to a loss in percent.
    if value > _ROUNDED:
        value /= 100
    return min(1.0, max(0.0, value if is_black else 1.0 - value))


def _sections(words: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    begin = 0
    for i, word in enumerate(words):
        if i and word in _SECTIONS:
            yield words[begin], words[begin + 1 : i]
            begin = i
    if words:
        yield words[begin], words[begin + 1 :]


def _pairs(words: Sequence[str]) -> tuple[dict[str, str], Sequence[str]]:
    """Return the names with their values, and the expected line of play (`pv`)."""
    pairs: dict[str, str] = {}
    line: Sequence[str] = ()
    i = 0
    while i < len(words):
        if words[i] in _LISTS:
            end = next((j for j in range(i + 1, len(words)) if words[j] in _LISTS), len(words))
            if words[i] == "pv":
                line = words[i + 1 : end]
            i = end
        else:
            if i + 1 < len(words):
                pairs[words[i]] = words[i + 1]
            i += 2
    return pairs, line


def _candidate(
    pairs: dict[str, str], line: Sequence[str], dialect: Dialect, size: BoardSize, is_black: bool
) -> Candidate:
    point = read_vertex(pairs["move"], size)
    moves: list[Point | None] = []
    for word in line:
        try:
            # Moves after an unreadable one have no meaning without it.
            moves.append(read_vertex(word, size))
        except ValueError:
            break
    return Candidate(
        point=point,
        visits=max(0, int(pairs.get("visits", "0"))),
        winrate=_value(pairs, "winrate", dialect, is_black),
        score=_score(pairs, is_black),
        # A prior belongs to the move, whichever side plays it: it is never turned to the other view.
        prior=_value(pairs, "prior", dialect, is_black=True),
        # `Candidate.line` begins with the move itself.
        line=tuple(moves) if moves[:1] == [point] else (point,),
    )


def _value(pairs: dict[str, str], name: str, dialect: Dialect, is_black: bool) -> float | None:
    """Read a share from 0 to 1; None if it is missing or no number.

    KataGo writes it as such; the others write ten thousandths where the number has no dot.
    """
    text = pairs.get(name)
    if text is None:
        return None
    value = _number(text)
    if value is not None and dialect is not Dialect.KATA and text.isdecimal():
        value /= _PER_TEN_THOUSAND
    return None if value is None else for_black(value, is_black)


def _score(pairs: dict[str, str], is_black: bool) -> float | None:
    # scoreMean is the older name of scoreLead in KataGo.
    text = pairs.get("scoreLead", pairs.get("scoreMean"))
    value = None if text is None else _number(text)
    return value if value is None or is_black else -value


def _number(text: str) -> float | None:
    try:
        # Some engines write numbers as the language of their user does.
        value = float(text.replace(",", "."))
    except ValueError:
        return None
    return value if math.isfinite(value) else None
