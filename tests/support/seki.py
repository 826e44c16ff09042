"""Drawings of the analysis of seki on a diagram, so that tests can compare pictures."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.seki.analysis import SekiAnalysis, analyse
from goboard_app.scoring.statuses import NotCounted, Statuses

LETTERS = {
    NotCounted.SEKI_GROUP: "s",
    NotCounted.FALSE_EYE: "f",
    NotCounted.OPEN_AREA: "o",
    NotCounted.BY_HAND: "h",
}


def spots(size: BoardSize, names: str) -> frozenset[Point]:
    """Return the points of these names, which are apart."""
    return frozenset(parse_point(name, size) for name in names.split())


def statuses_of(position: Position, **said: str) -> Statuses:
    """Return the statuses with names of points for `dead`, `seki`, `neutral` and `alive`."""
    return Statuses(**{what: spots(position.size, names) for what, names in said.items()})


def drawn(diagram: str, **said: str) -> tuple[str, ...]:
    """Return the points as rows: b, w and l count, l only until it is filled, LETTERS do not.

    A dot is nobody's or a living stone's.
    """
    position = parse_diagram(diagram)
    found = analyse(position, statuses_of(position, **said))
    letters = {each.point: LETTERS[each.reason] for each in found.excluded}
    letters |= dict.fromkeys(found.black, "b") | dict.fromkeys(found.white, "w")
    letters |= dict.fromkeys(found.to_fill, "l")
    return rows_of(position.size, letters)


def in_seki(diagram: str, **said: str) -> tuple[str, ...]:
    """Return the living stones in seki as rows of s, everything else as dots."""
    position = parse_diagram(diagram)
    found = analyse(position, statuses_of(position, **said))
    return rows_of(position.size, dict.fromkeys(found.stones_in_seki, "s"))


def rows_of(size: BoardSize, letters: dict[Point, str]) -> tuple[str, ...]:
    """Return the points as rows: a letter a point, dots where there is none."""
    text = "".join(letters.get(point, ".") for point in size)
    return tuple(text[i : i + size.columns] for i in range(0, len(text), size.columns))


def swapped(found: SekiAnalysis) -> tuple[frozenset[Point], frozenset[Point], frozenset[object]]:
    """Return an analysis with the colours exchanged, for comparison with another one."""
    excluded = frozenset((e.point, e.color.opponent, e.reason) for e in found.excluded)
    return found.white, found.black, excluded
