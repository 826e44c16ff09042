"""GameInfo: who played whom, when, under which conditions, as the record says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.record.sgf_text import shown, simple_text_of
from goboard_app.record.tree import GameTree

_NUMBER = re.compile(r"[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)")
# What shows that a node tells about the game.
_NAMING = frozenset({"PB", "PW", "KM", "HA", "RE", "EV", "GN", "DT"})
_COUNT = re.compile(r"(\d{1,3})(?:\.0*)?")
# Fox and its converters write the komi in hundredths, of points or of Chinese half points.
_FOX_KOMI = {
    "375": Fraction(15, 2),
    "750": Fraction(15, 2),
    "325": Fraction(13, 2),
    "650": Fraction(13, 2),
    "275": Fraction(11, 2),
    "550": Fraction(11, 2),
    "350": Fraction(7),
    "700": Fraction(7),
    "50": Fraction(1, 2),
}


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The facts about a game. Texts are empty where the record is silent.

    `komi` is in points for White, exact, with the dialects of servers normalised; `komi_raw`,
    `rules` and `result` stand as the file has them and are None where it has none.
    """

    size: BoardSize
    black_name: str = ""
    white_name: str = ""
    black_rank: str = ""
    white_rank: str = ""
    black_team: str = ""
    white_team: str = ""
    komi: Fraction | None = None
    komi_raw: str | None = None
    handicap: int | None = None
    rules: str | None = None
    result: str | None = None
    date: str = ""
    event: str = ""
    round: str = ""
    place: str = ""
    game_name: str = ""
    time_limit: str = ""
    overtime: str = ""
    opening: str = ""
    annotator: str = ""
    source: str = ""
    user: str = ""
    copyright: str = ""
    application: str = ""

    @property
    def komi_in_other_units(self) -> str:
        """What the file says where that is another number than the komi in points; else empty."""
        raw = (self.komi_raw or "").strip()
        return raw if self.komi is not None and raw in _FOX_KOMI else ""


_TEXTS = {
    "black_name": "PB",
    "white_name": "PW",
    "black_rank": "BR",
    "white_rank": "WR",
    "black_team": "BT",
    "white_team": "WT",
    "date": "DT",
    "event": "EV",
    "round": "RO",
    "place": "PC",
    "game_name": "GN",
    "time_limit": "TM",
    "overtime": "OT",
    "opening": "ON",
    "annotator": "AN",
    "source": "SO",
    "user": "US",
    "copyright": "CP",
    "application": "AP",
}


def info_of(tree: GameTree) -> GameInfo:
    """What the root says; where it says nothing of the game, the first node of the main line."""
    return tree.fact(_read_info)


def _read_info(tree: GameTree) -> GameInfo:
    node = info_node(tree)
    raw_komi = _line(node, "KM")
    if raw_komi is None:
        raw_komi = _sina_komi(node)
    texts = {field: _line(node, ident) or "" for field, ident in _TEXTS.items()}
    return GameInfo(
        size=tree.size,
        komi=None if raw_komi is None else komi_of(raw_komi),
        komi_raw=raw_komi,
        handicap=_count(node),
        rules=_line(node, "RU"),
        result=_line(node, "RE"),
        **texts,
    )


def komi_of(raw: str) -> Fraction | None:
    """The komi in points that a value of KM means; None if it is no number."""
    text = raw.strip()
    if text in _FOX_KOMI:
        return _FOX_KOMI[text]
    match = _NUMBER.fullmatch(text)
    return None if match is None else Fraction(match[0].replace(",", ".").rstrip("."))


def handicap_of(root: Node) -> int:
    """The number of handicap stones, 0 where none is given or it cannot be read."""
    return _count(root) or 0


def _count(node: Node) -> int | None:
    match = _COUNT.fullmatch((_line(node, "HA") or "").strip())
    return None if match is None else int(match[1])


def _line(node: Node, ident: str) -> str | None:
    """The first value that says something, on one line; None where the property is absent."""
    values = node.get(ident)
    return None if values is None else _first_line(values)


def _first_line(values: Iterable[str]) -> str:
    texts = (shown(simple_text_of(raw)) for raw in values)
    return next((text for text in texts if text.strip()), "")


def _sina_komi(node: Node) -> str | None:
    """KO holds the komi in records of sina.com; in FF[4] it marks a move and stands elsewhere."""
    raw = _line(node, "KO")
    return raw if raw and _NUMBER.fullmatch(raw.strip()) else None


def info_node(tree: GameTree) -> Node:
    """The node that tells about the game: the root, or the first one that names anything."""
    return tree.fact(_find_info_node)


def _find_info_node(tree: GameTree) -> Node:
    for node in _main_line(tree):
        _move, is_alone = node.leading_move
        if not is_alone and any(item.name in _NAMING for item in node.properties):
            return node
    return tree.root


def _main_line(tree: GameTree) -> Iterator[Node]:
    """The nodes of the main line, made as they are asked for."""
    node: Node | None = tree.root
    while node is not None:
        yield node
        children = node.children
        node = children[0] if children else None
