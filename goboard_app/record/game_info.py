"""GameInfo: the game-info properties of SGF as typed facts, and the dates of DT."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import NamedTuple

from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.record.properties import DIGITS
from goboard_app.record.sgf.lexer import shown, simple_text_of
from goboard_app.record.sgf.source import GameSource
from goboard_app.record.tree import GameTree

_NUMBER = rf"[+-]?(?:{DIGITS}(?:[.,](?:{DIGITS})?)?|[.,]{DIGITS})"
# What shows that a node tells about the game.
_GAME_FACTS = frozenset({"PB", "PW", "KM", "HA", "RE", "EV", "GN", "DT"})
_COUNT = r"(\d{1,3})(?:\.0*)?"
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
_FULL_DATE = r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?"
_SHORT_DATE = r"(\d\d)(?:-(\d\d))?"
_YEAR_FIRST = r"(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})(?:\s*[-/.\u6708]\s*(\d{1,2})\u65e5?)?\u6708?"
_YEAR_LAST = r"(\d{1,2})[.](\d{1,2})[.](\d{4})"
_DAY = r"(\d{1,2})(?:st|nd|rd|th)?"
_DATE_IN_WORDS = rf"(?:{_DAY}[ .]+)?([A-Za-z]{{3}})[a-z]*\.?(?: +{_DAY})?,? +(\d{{4}})"
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_TIME_OF_DAY = r"[T ]\d{1,2}[:.]\d\d.*$"


class GameInfo(NamedTuple):
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
    match = re.fullmatch(_NUMBER, text)
    return None if match is None else Fraction(match[0].replace(",", ".").rstrip("."))


def handicap_of(root: Node) -> int:
    """The number of handicap stones, 0 where none is given or it cannot be read."""
    return _count(root) or 0


def _count(node: Node) -> int | None:
    match = re.fullmatch(_COUNT, (_line(node, "HA") or "").strip())
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
    return raw if raw and re.fullmatch(_NUMBER, raw.strip()) else None


def info_node(tree: GameTree) -> Node:
    """The node that tells about the game: the root, or the first one that names anything."""
    return tree.fact(_find_info_node)


def _find_info_node(tree: GameTree) -> Node:
    """Go along the main line, past all at once that is as the file has it."""
    if _has_facts(tree.root):
        return tree.root
    file, naming = tree.lasting(_naming_in_file)
    changed = ((_place(node, file), node) for node in tree.changed_since(0))
    touched = {number: node for number, node in changed if number is not None}
    numbers = sorted(touched)
    node: Node | None = tree.root
    while node is not None and not _has_facts(node):
        number = _place(node, file)
        if number is None or file is None or number in touched:
            node = node.children[0] if node.children else None
            continue
        # Up to the next node that an edit touched, each is followed by the next one of the file.
        end = file.nodes.main_line_end(number) + 1
        following = _next(numbers, number, end)
        named = _next(naming, number, end if following is None else following)
        if named is not None:
            for _ in range(named - number):
                node = node.children[0]
            return node
        node = None if following is None else touched[following]
    return node or tree.root


def _has_facts(node: Node) -> bool:
    return any(item.name in _GAME_FACTS for item in node.properties)


def _naming_in_file(tree: GameTree) -> tuple[GameSource | None, list[int]]:
    """Where a game stood, and the nodes there that name anything, whatever was edited since."""
    file = tree.source
    if file is None:
        return None, []
    places = file.nodes.may_hold(_GAME_FACTS, file.first, file.last)
    properties = file.nodes.properties_of
    return file, [place for place in places if any(item.name in _GAME_FACTS for item in properties(place))]


def _place(node: Node, file: GameSource | None) -> int | None:
    """The number of a node in the file of its game; None for one that is not of that."""
    number = None if file is None else node.number_in(file.nodes)
    is_there = file is not None and number is not None and file.first <= number < file.last
    return number if is_there else None


def _next(numbers: Sequence[int], after: int, end: int) -> int | None:
    """The next of these numbers in rising order, behind one and before another."""
    place = bisect_right(numbers, after)
    return numbers[place] if place < len(numbers) and numbers[place] < end else None


@dataclass(frozen=True, slots=True, order=True)
class GameDate:
    """A day, a month or a year; what is not known is 0."""

    year: int
    month: int = 0
    day: int = 0

    @property
    def is_possible(self) -> bool:
        """Whether the calendar has it."""
        try:
            date(self.year, self.month or 1, self.day or 1)
        except ValueError:
            return False
        return bool(self.month) or not self.day

    @property
    def text(self) -> str:
        """The date in full, such as `1996-12-27`."""
        parts = [f"{self.year:04}", f"{self.month:02}", f"{self.day:02}"]
        return "-".join(parts[: 1 + bool(self.month) + bool(self.day)])


def parse_dates(text: str) -> tuple[GameDate, ...] | None:
    """The dates that a value of DT lists in the way of FF[4]; None where it is not written so.

    What is the same as in the date before may be left out: `1996-12-27,28` are two days.
    """
    found: list[GameDate] = []
    for part in text.split(","):
        item = _parse_listed(part, found[-1] if found else None)
        if item is None or not item.is_possible:
            return None
        found.append(item)
    return tuple(found)


def format_dates(dates: Iterable[GameDate]) -> str:
    """The value of DT for some dates, in their order, what repeats left out."""
    parts: list[str] = []
    before: GameDate | None = None
    for item in dates:
        parts.append(_shortened(item, before))
        before = item
    return ",".join(parts)


def understood_dates(text: str) -> tuple[GameDate, ...] | None:
    """The dates that somebody means, each once and in order; None where that is not sure."""
    strict = parse_dates(text.strip())
    found = strict or _parse_spoken(text.strip())
    return None if found is None else tuple(sorted(set(found)))


def better_dates(text: str) -> str:
    """How DT ought to say what a text means; empty where it says it so, or is not understood."""
    dates = understood_dates(text)
    if dates is None:
        return ""
    better = format_dates(dates)
    return "" if parse_dates(text) == dates else better


def _parse_listed(part: str, before: GameDate | None) -> GameDate | None:
    match = re.fullmatch(_FULL_DATE, part)
    if match is not None:
        year, month, day = (int(number or 0) for number in match.groups())
        is_zero = match[2] == "00" or match[3] == "00"
        return None if is_zero else GameDate(year, month, day)
    match = re.fullmatch(_SHORT_DATE, part)
    if match is None or before is None or not before.month:
        return None
    first, second = int(match[1]), int(match[2] or 0)
    if match[2] is not None:
        return GameDate(before.year, first, second) if before.day and second else None
    if before.day:
        return GameDate(before.year, before.month, first) if first else None
    return GameDate(before.year, first) if first else None


def _shortened(item: GameDate, before: GameDate | None) -> str:
    if before is None or item.year != before.year or not item.month:
        return item.text
    if bool(item.day) != bool(before.day):
        return item.text
    if item.day:
        return f"{item.day:02}" if item.month == before.month else item.text[5:]
    return item.text[5:]


def _parse_spoken(text: str) -> tuple[GameDate, ...] | None:
    whole = _parse_one_spoken(text)
    if whole is not None:
        return (whole,)
    found: list[GameDate] = []
    for part in re.split(r"[,;&]|\s+(?:and|to)\s+", text):
        item = _parse_one_spoken(part.strip()) or _parse_listed(part.strip(), found[-1] if found else None)
        if item is None or not item.is_possible:
            return None
        found.append(item)
    return tuple(found)


def _parse_one_spoken(text: str) -> GameDate | None:
    text = re.sub(_TIME_OF_DAY, "", text)
    match = re.fullmatch(_YEAR_FIRST, text)
    if match is not None:
        item = GameDate(int(match[1]), int(match[2]), int(match[3] or 0))
        return item if item.is_possible and item.month else None
    match = re.fullmatch(_YEAR_LAST, text)
    if match is not None:
        item = GameDate(int(match[3]), int(match[2]), int(match[1]))
        return item if item.is_possible else None
    match = re.fullmatch(_DATE_IN_WORDS, text)
    if match is None or match[2].lower() not in _MONTHS or (match[1] and match[3]):
        return None
    month = _MONTHS.index(match[2].lower()) + 1
    item = GameDate(int(match[4]), month, int(match[1] or match[3] or 0))
    return item if item.is_possible else None
