"""Reading UGF and UGI, the records and reviews of PandaNet: sections of lines with commas.

In `[Data]`, `QP,B1,1,0` is a move by Black at column Q and row P, in files of IGS from below;
letters off the board are a pass; stones of Black before move 1 are the handicap. A review has the
same in `[ReviewNode]` as `NODE,id,colour,column,row`, with variations that stand before the move
that was played, and in `[ReviewComment]` what was said at which node.
"""

from __future__ import annotations

import re

from goboard_app.go.board import Color, Point
from goboard_app.record.import_parts import ImportedGame
from goboard_app.record.node import Node

_SECTION = re.compile(r"\[(\w+)\]\s*")
_DATA = re.compile(r"([A-Z])([A-Z])\s*,\s*([BW])\d*\s*(?:,\s*(\d+).*)?", re.IGNORECASE)
_NODE = re.compile(r"NODE\s*,\s*(\d+)\s*,\s*([012])\s*,\s*(\d+)\s*,\s*(\d+).*", re.IGNORECASE)
_SAYING = re.compile(r"\.(?:Comment|Text)\s*,\s*(\d+).*", re.IGNORECASE)
_UGF_COLORS = {"B": Color.BLACK, "W": Color.WHITE, "1": Color.BLACK, "2": Color.WHITE}
_UGF_TEXTS = {"title": "GN", "place": "PC", "writer": "US", "copyright": "CP", "comment": "GC"}
_RULES = {"jpn": "Japanese", "chn": "Chinese", "kor": "Korean", "usa": "AGA", "ing": "GOE"}


def read_ugf(text: str) -> ImportedGame:
    """The game of a UGF or UGI file; it has no moves where none could be read."""
    return _Reader(text).run()


class _Reader:
    """Reads one file; lives only as long as that takes."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._game = ImportedGame()
        self._head: dict[str, str] = {}
        self._nodes: dict[int, Node] = {0: self._game.root}
        self._branches: list[Node] = []
        # Whether the next node is the one that leads on, where variations stood before it.
        self._is_main = False
        self._said_of: Node | None = None
        # A review repeats the moves, with those that were not played.
        sections = {match[1].lower() for match in map(_SECTION.fullmatch, self._lines) if match}
        self._is_review = "reviewnode" in sections

    def run(self) -> ImportedGame:
        readers = {
            "header": self._read_head,
            "data": self._read_handicap if self._is_review else self._read_move,
            "reviewnode": self._read_node,
            "reviewcomment": self._read_saying,
            "figure": self._read_saying,
        }
        section = ""
        for number, line in enumerate(self._lines, 1):
            match = _SECTION.fullmatch(line.strip("\ufeff"))
            if match is not None and match[1].lower() in {*readers, "files", "remote"}:
                section = match[1].lower()
                continue
            read = readers.get(section, self._skip)
            if line.strip("\0\x1a \t\r") and not read(line):
                self._game.left_out(number, line)
        self._put_head()
        return self._game

    def _skip(self, _line: str) -> bool:
        return True

    def _read_head(self, line: str) -> bool:
        key, sign, value = line.partition("=")
        if not sign:
            return False
        self._head[key.strip().lower()] = value.strip()
        return key.strip().lower() != "size" or self._game.put_size(value)

    def _put_head(self) -> None:
        head, game = self._head, self._game
        for key, ident in _UGF_TEXTS.items():
            game.put(ident, head.get(key, ""))
        for key, color in (("playerb", Color.BLACK), ("playerw", Color.WHITE)):
            name, _comma, rest = head.get(key, "").partition(",")
            game.put(f"P{color.value}", name)
            game.put(f"{color.value}R", rest.split(",")[0])
        game.put_date(head.get("date", ""))
        game.put("RU", _RULES.get(head.get("rule", "").lower(), head.get("rule", "")))
        handicap, _comma, komi = head.get("hdcp", "").partition(",")
        if handicap.isdecimal() and int(handicap) > 1:
            game.put("HA", handicap)
        game.put("KM", komi)
        game.put("RE", _ugf_result(head.get("winner", "")))

    def _read_move(self, line: str) -> bool:
        match = _DATA.fullmatch(line.strip())
        if match is None:
            return False
        col, row = (ord(letter.upper()) - ord("A") for letter in match.groups()[:2])
        point = self._point(col, row)
        color = _UGF_COLORS[match[3].upper()]
        number = int(match[4] or 0)
        is_handicap = match[4] is not None and number == 0 and self._game.last is self._game.root
        if is_handicap and color is Color.BLACK and point is not None:
            self._game.add_stone(point)
        else:
            self._nodes[number] = self._game.play(color, point)
        return True

    def _read_handicap(self, line: str) -> bool:
        """The data of a review: its moves come once more as nodes."""
        match = _DATA.fullmatch(line.strip())
        return match is None or match[4] is None or int(match[4]) > 0 or self._read_move(line)

    def _point(self, col: int, row: int) -> Point | None:
        size = self._game.size
        if self._head.get("coordinatetype", "").upper() == "IGS":
            row = size.rows - 1 - row
        point = Point(col, row) if col >= 0 and row >= 0 else None
        return point if point is not None and point in size else None

    def _read_node(self, line: str) -> bool:
        word = line.strip().rstrip(",").upper()
        if word == "VARIATION":
            self._branches.append(self._game.last)
            self._is_main = False
            return True
        if word == "VARIATIONEND":
            if self._branches:
                self._game.last = self._branches.pop()
                self._is_main = True
            return True
        match = _NODE.fullmatch(line.strip())
        return match is not None and self._add_node(*map(int, match.groups()))

    def _add_node(self, number: int, color: int, col: int, row: int) -> bool:
        if color == 0:
            self._nodes[number] = self._game.last
            return True
        parent = self._game.last
        node = self._game.play(_UGF_COLORS[str(color)], self._point(col - 1, row - 1))
        if self._is_main:
            parent.move_child(len(parent.children) - 1, 0)
        self._is_main = False
        self._nodes[number] = node
        return True

    def _read_saying(self, line: str) -> bool:
        match = _SAYING.fullmatch(line.strip())
        if match is not None:
            self._said_of = self._nodes.get(int(match[1]))
            return self._said_of is not None
        if line.strip().lower() in {".endtext", ".endfig"}:
            self._said_of = None
            return True
        if self._said_of is None:
            return line.startswith(".")
        self._game.comment(self._said_of, line.strip())
        return True


def _ugf_result(raw: str) -> str:
    """`B,2.50` is a margin, `W,C` a resignation, `B,T` time."""
    winner, _comma, how = raw.partition(",")
    winner, how = winner.strip().upper(), how.strip().upper()
    if winner not in {"B", "W"}:
        return {"D": "0"}.get(winner, "")
    if re.fullmatch(r"\d+(?:\.\d+)?", how):
        margin = how.rstrip("0").rstrip(".") if "." in how else how
        return f"{winner}+{margin}"
    return f"{winner}+" + {"C": "R", "R": "R", "T": "T"}.get(how, "")
