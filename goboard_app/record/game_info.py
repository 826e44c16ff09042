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
from goboard_app.late import late
from goboard_app.record.node import Node
from goboard_app.record.properties import is_number
from goboard_app.record.property_table import TABLE, idents
from goboard_app.record.sgf.lexer import canonical_ident, shown, simple_text_of
from goboard_app.record.sgf.source import GameSource
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import CHINESE, CHINESE_SERVER, STONE_SCORING, WMSG
from goboard_app.rules.spelling import spelled

with late:
    # Most records, and new games, have a number that is read without it.
    from goboard_app.record.numbers import number_of

# A node with one of these properties is taken for the node with the game info.
_GAME_FACTS = frozenset(idents(lambda row: row.finds_game))
_COUNT = r"(\d{1,3})(?:\.0*)?"
# Fox and its converters write the komi in hundredths of points or of zi, which are two points each.
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
# The usual ends of a komi, behind the point.
_PARTS = {"": Fraction(0), "0": Fraction(0), "00": Fraction(0), "5": Fraction(1, 2), "50": Fraction(1, 2)}
# Chinese texts give the komi in zi as well: 3.75 is 7½ points. In points there are no quarters.
_CHINESE = frozenset({CHINESE, CHINESE_SERVER, WMSG, STONE_SCORING})
_CHINESE_WORDS = "(?i)chinese|china|中国|中國|数子|數子"
_TEXTS = {row.field: row.ident for row in TABLE if row.field}
_FULL_DATE = r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?"
_SHORT_DATE = r"(\d\d)(?:-(\d\d))?"
_YEAR_FIRST = r"(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})(?:\s*[-/.\u6708]\s*(\d{1,2})\u65e5?)?\u6708?"
# With slashes the month may come first, so only a date with points is certain.
_YEAR_LAST = r"(\d{1,2})[.](\d{1,2})[.](\d{4})"
_DAY = r"(\d{1,2})(?:st|nd|rd|th)?"
_DATE_IN_WORDS = rf"(?:{_DAY}[ .]+)?([A-Za-z]{{3}})[a-z]*\.?(?: +{_DAY})?,? +(\d{{4}})"
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_TIME_OF_DAY = r"[T ]\d{1,2}[:.]\d\d.*$"


class GameInfo(NamedTuple):
    """The facts about a game. Texts are empty if the record does not give them.

    `komi` is in points for White, exact, with the dialects of servers normalised; `komi_raw`,
    `rules` and `result` are as in the file, or None.
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
        """The komi in the file if it is in other units than points; else empty."""
        raw = (self.komi_raw or "").strip()
        return raw if self.komi is not None and self.komi != _value_of(raw) else ""


def info_of(tree: GameTree) -> GameInfo:
    """Return the game info of the root or, if it has none, of the first node of the main line that has."""
    return tree.fact(_read_info)


def _read_info(tree: GameTree) -> GameInfo:
    """Read the game info of a tree from its info node."""
    node = info_node(tree)
    raw_komi = _line(node, "KM")
    if raw_komi is None:
        raw_komi = _sina_komi(node)
    held = {canonical_ident(item.ident) for item in node.properties}
    lines = {field: _line(node, ident) for field, ident in _TEXTS.items() if ident in held}
    if not lines.get("overtime"):
        lines["overtime"] = _fox_overtime(node)
    texts = {field: line for field, line in lines.items() if line is not None}
    return GameInfo(
        size=tree.size,
        komi=None if raw_komi is None else komi_of(raw_komi, texts.get("rules", ""), texts.get("result", "")),
        komi_raw=raw_komi,
        handicap=_count(node),
        **texts,
    )


def komi_of(raw: str, rules: str = "", result: str = "") -> Fraction | None:
    """Return the komi in points for a value of KM; None if it is no number.

    A number is in zi, of two points each, if it says so; one of quarters also if the values of RU or RE show that the
    game is counted in zi.
    """
    text = raw.strip()
    if text in _FOX_KOMI:
        return _FOX_KOMI[text]
    whole, _dot, part = text.partition(".")
    if part in _PARTS and is_number(whole):
        return int(whole) + _PARTS[part]
    number = number_of(text)
    if number is None:
        return None
    is_zi = number.factor == 1 and number.value.denominator == 4 and _counts_zi(rules, result)
    return number.value * (2 if is_zi else number.factor)


def _value_of(text: str) -> Fraction | None:
    number = number_of(text)
    return None if number is None else number.value


def _counts_zi(rules: str, result: str) -> bool:
    """Return whether a game is counted in zi: by Chinese rules, or by its result."""
    named = spelled(rules)
    is_chinese = re.search(_CHINESE_WORDS, rules) is not None if named is None else named.ruleset in _CHINESE
    return is_chinese or "子" in result


def handicap_of(root: Node) -> int:
    """Return the number of handicap stones, 0 if none is given or readable."""
    return _count(root) or 0


def _count(node: Node) -> int | None:
    match = re.fullmatch(_COUNT, (_line(node, "HA") or "").strip())
    return None if match is None else int(match[1])


def _line(node: Node, ident: str) -> str | None:
    """Return the first non-empty value on one line; None if the property is absent."""
    values = node.get(ident)
    return None if values is None else _first_line(values)


def _first_line(values: Iterable[str]) -> str:
    # Empty values occur: files of Fox have `GN[][]`.
    texts = (shown(simple_text_of(raw)) for raw in values)
    return next((text for text in texts if text.strip()), "")


def _sina_komi(node: Node) -> str | None:
    """Return the komi of a record from sina.com, which is in KO; in FF[4] KO marks a forced move."""
    raw = _line(node, "KO")
    return raw if raw and number_of(raw) is not None else None


def _fox_overtime(node: Node) -> str | None:
    """Return the overtime of a record from Fox, which gives the periods in TC and their seconds in TT."""
    count, seconds = ((_line(node, ident) or "").strip() for ident in ("TC", "TT"))
    is_given = all(re.fullmatch(_COUNT, text) and int(text) for text in (count, seconds))
    return f"{count}x{seconds} byo-yomi" if is_given else None


def info_node(tree: GameTree) -> Node:
    """Return the node with the game info: the root, or the first node that has any."""
    return tree.fact(_find_info_node)


def _find_info_node(tree: GameTree) -> Node:
    """Walk the main line; unedited stretches of the file are skipped at once."""
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
            # Only now are nodes created, up to the one that was found.
            for _ in range(named - number):
                node = node.children[0]
            return node
        node = None if following is None else touched[following]
    return node or tree.root


def _has_facts(node: Node) -> bool:
    return any(item.name in _GAME_FACTS for item in node.properties)


def _naming_in_file(tree: GameTree) -> tuple[GameSource | None, list[int]]:
    """Return the place of a game in its file, and the nodes there with game info, whatever was edited."""
    file = tree.source
    if file is None:
        return None, []
    places = file.nodes.may_hold(_GAME_FACTS, file.first, file.last)
    properties = file.nodes.properties_of
    return file, [place for place in places if any(item.name in _GAME_FACTS for item in properties(place))]


def _place(node: Node, file: GameSource | None) -> int | None:
    """Return the number of a node in the file of its game; None for a node that is not of that."""
    number = None if file is None else node.number_in(file.nodes)
    is_there = file is not None and number is not None and file.first <= number < file.last
    return number if is_there else None


def _next(numbers: Sequence[int], after: int, end: int) -> int | None:
    """Return the next of these rising numbers after `after` and before `end`."""
    place = bisect_right(numbers, after)
    return numbers[place] if place < len(numbers) and numbers[place] < end else None


@dataclass(frozen=True, slots=True, order=True)
class GameDate:
    """A day, a month or a year; an unknown part is 0."""

    year: int
    month: int = 0
    day: int = 0

    @property
    def is_possible(self) -> bool:
        """True if the calendar has this date."""
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
    """Return the dates of a value of DT in the notation of FF[4]; None for another notation.

    Parts that are equal to the date before may be left out: `1996-12-27,28` are two days.
    """
    found: list[GameDate] = []
    for part in text.split(","):
        item = _parse_listed(part, found[-1] if found else None)
        if item is None or not item.is_possible:
            return None
        found.append(item)
    return tuple(found)


def format_dates(dates: Iterable[GameDate]) -> str:
    """Return the value of DT for some dates, in their order, without repeated parts."""
    parts: list[str] = []
    before: GameDate | None = None
    for item in dates:
        parts.append(_shortened(item, before))
        before = item
    return ",".join(parts)


def understood_dates(text: str) -> tuple[GameDate, ...] | None:
    """Return the dates that a text means, each once and in order; None if that is not certain."""
    strict = parse_dates(text.strip())
    found = strict or _parse_spoken(text.strip())
    return None if found is None else tuple(sorted(set(found)))


def better_dates(text: str) -> str:
    """Return the value of DT in FF[4] for a text; empty if it is correct or not understood."""
    dates = understood_dates(text)
    if dates is None:
        return ""
    better = format_dates(dates)
    return "" if parse_dates(text) == dates else better


def _parse_listed(part: str, before: GameDate | None) -> GameDate | None:
    """Return one date of DT, whose missing parts are those of the date before; None if it is invalid."""
    match = re.fullmatch(_FULL_DATE, part)
    if match is not None:
        year, month, day = (int(number or 0) for number in match.groups())
        # FF[4] has no month and no day 0.
        is_zero = match[2] == "00" or match[3] == "00"
        return None if is_zero else GameDate(year, month, day)
    match = re.fullmatch(_SHORT_DATE, part)
    # A shortcut needs a date before it from which the missing parts are taken (FF[4], DT).
    if match is None or before is None or not before.month:
        return None
    first, second = int(match[1]), int(match[2] or 0)
    if match[2] is not None:
        return GameDate(before.year, first, second) if before.day and second else None
    if before.day:
        return GameDate(before.year, before.month, first) if first else None
    return GameDate(before.year, first) if first else None


def _shortened(item: GameDate, before: GameDate | None) -> str:
    """Return a date for DT without the parts that it shares with the date before."""
    if before is None or item.year != before.year or not item.month:
        return item.text
    if bool(item.day) != bool(before.day):
        return item.text
    if item.day:
        return f"{item.day:02}" if item.month == before.month else item.text[5:]
    return item.text[5:]


def _parse_spoken(text: str) -> tuple[GameDate, ...] | None:
    """Return the dates of a text in another notation than FF[4]; None if one is not understood."""
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
    """Return a date in another notation than FF[4]; None if it is not understood."""
    # Some files append the time of day.
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
