"""What the readers of other formats share: a game that grows by moves, and what was left out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Point
from goboard_app.record.finding import Finding, FindingKind
from goboard_app.record.node import Node
from goboard_app.record.points import point_text, point_texts
from goboard_app.record.property import Property
from goboard_app.record.sgf_text import raw_text
from goboard_app.record.tree import GameTree

_DATE = re.compile(r"(\d{4})\s*[-/.:]?\s*(\d{1,2})\s*[-/.:]?\s*(\d{1,2})")
_NAME = re.compile(r"(.*?)\s*[(（](.{1,12}?)[)）]\s*")
_SHOWN = 40


class ImportedGame:
    """A game that is being read from another format; only its reader changes it.

    `put` and the like fill the root, `play` adds a node. What cannot be read is left out and told.
    """

    def __init__(self) -> None:
        self.size = BoardSize.square(19)
        self.findings: list[Finding] = []
        self._facts: dict[str, tuple[str, ...]] = {}
        self.root = Node()
        self.last = self.root

    def put(self, ident: str, text: str) -> None:
        """A fact about the game; nothing where the text is empty."""
        if text.strip():
            self._facts[ident] = (raw_text(text.strip()),)

    def put_player(self, color: Color, text: str) -> None:
        """A name, with the rank behind it in round brackets."""
        match = _NAME.fullmatch(text)
        self.put(f"P{color.value}", text if match is None else match[1])
        self.put(f"{color.value}R", "" if match is None else match[2])

    def put_date(self, text: str) -> None:
        """A date in whatever spelling that begins with the year."""
        match = _DATE.match(text.strip())
        if match is not None:
            self.put("DT", f"{match[1]}-{int(match[2]):02}-{int(match[3]):02}")

    def put_size(self, text: str) -> bool:
        """The length of a side; whether it can be read."""
        if not text.strip().isdecimal() or not 1 <= int(text) <= MAX_SIDE:
            return False
        self.size = BoardSize.square(int(text))
        return True

    def put_handicap(self, count: int, points: Iterable[Point] = ()) -> None:
        """Handicap stones that stand on the board, where they are known."""
        if count > 1:
            self._facts["HA"] = (str(count),)
            self._facts["AB"] = point_texts(points)

    def add_stone(self, point: Point) -> None:
        """One more handicap stone."""
        self._facts["AB"] = (*self._facts.get("AB", ()), point_text(point))

    def play(self, color: Color, point: Point | None, after: Node | None = None) -> Node:
        """A move, a pass without point, behind the latest node or another one."""
        node = Node((Property(color.value, ("" if point is None else point_text(point),)),))
        (self.last if after is None else after).attach(node)
        self.last = node
        return node

    def comment(self, node: Node, text: str) -> None:
        """A comment on a node, after those that it has."""
        kept = tuple(item for item in node.properties if item.name != "C")
        said = "\n".join(filter(None, (node.text("C"), text)))
        node.set_properties((*kept, Property("C", (raw_text(said),))))

    def left_out(self, number: int, line: str) -> None:
        """Tell of a line, from 1, that could not be read."""
        detail = line.strip()[:_SHOWN]
        self.findings.append(Finding(FindingKind.UNREAD_LINE, number, 1, detail, 0))

    def tree(self) -> GameTree:
        """The game as a new tree."""
        if not self._facts.get("AB"):
            self._facts.pop("AB", None)
        facts = [Property(ident, values) for ident, values in self._facts.items()]
        tree = GameTree.new(self.size, [*facts, *self.root.properties])
        while self.root.children:
            tree.root.attach(self.root.take(0))
        return tree


def corner_handicap(size: BoardSize, count: int, fixed: Iterable[Point]) -> tuple[Point, ...]:
    """The stones of the Korean servers: as everywhere, but the third stands at the upper left."""
    points = tuple(fixed)
    if count != 3:
        return points
    edge = points[0].row
    return (*points[:2], Point(size.columns - 1 - points[0].col, edge))
