"""Reading NGF, the records of WBaduk and Cyberoro: twelve lines of facts, then a move a line.

The lines hold title, size, White, Black, place, handicap, something unknown, komi, date, time,
result and number of moves. `PMABBQEEQ` is a move by Black (B) at column Q and row E, where B is the
first of each; A A is a pass. Another kind puts GI before each fact and has them in another order.
"""

from __future__ import annotations

import re
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.record.import_parts import ImportedGame, corner_handicap
from goboard_app.record.result import margin_text
from goboard_app.rules.ending import fixed_points

_MOVE = re.compile(r"PM..([BW])([A-Z])([A-Z])[A-Z]{0,2}\s*", re.IGNORECASE)
_REMARK = re.compile(r"ID([BWE])?\[(\d+)\]\s*(.*?)(?:\[EndTxt\])?\s*", re.IGNORECASE)
_FACTS = 12
_GI_FACTS = 11
_NGF_COLORS = {"B": Color.BLACK, "W": Color.WHITE}

_BLACK, _WHITE = r"(?:black|黑|黒|흑)", r"(?:white|白|백)"
_WINS = r"[^>]*?(?:win|won|勝|胜|승)"
_WON = (
    ("B", re.compile(rf".*?{_BLACK}(?!.*?(?:lose|lost)){_WINS}", re.IGNORECASE)),
    ("W", re.compile(rf".*?{_WHITE}(?!.*?(?:lose|lost)){_WINS}", re.IGNORECASE)),
    ("W", re.compile(rf".*?{_BLACK}\s+(?:lose|lost)", re.IGNORECASE)),
    ("B", re.compile(rf".*?{_WHITE}\s+(?:lose|lost)", re.IGNORECASE)),
)
_HOW = (
    ("R", re.compile(r"resign|中[押盘盤]|불계", re.IGNORECASE)),
    ("T", re.compile(r"time|時間|时间|超时|시간", re.IGNORECASE)),
)
_MARGIN = re.compile(r"(\d+(?:\.\d+)?)\s*(?:目|집|points?|win)?(半?)", re.IGNORECASE)


def read_ngf(text: str) -> ImportedGame:
    """The game of an NGF file; it has no moves where none could be read."""
    game = ImportedGame()
    lines = text.splitlines()
    is_marked = bool(lines) and lines[0].lstrip("\ufeff").startswith("GI")
    count = _read_marked(game, lines) if is_marked else _read_plain(game, lines)
    for number, line in enumerate(lines[count:], count + 1):
        if line.strip("\0\x1a \t\r") and not _read_ngf_line(game, line):
            game.left_out(number, line)
    return game


def _read_plain(game: ImportedGame, lines: list[str]) -> int:
    """Read the facts and give the number of lines they take."""
    first = next((i for i, line in enumerate(lines) if _MOVE.fullmatch(line)), len(lines))
    facts = [line.strip().lstrip("\ufeff") for line in lines[:first]][:_FACTS]
    facts += [""] * (_FACTS - len(facts))
    game.put("GN", facts[0])
    _read_size(game, facts[1], 2)
    _put_player(game, Color.WHITE, facts[2])
    _put_player(game, Color.BLACK, facts[3])
    game.put("PC", facts[4])
    handicap = _read_handicap(game, facts[5])
    game.put("KM", _komi(facts[7], handicap))
    game.put_date(facts[8])
    if facts[9].isdecimal() and int(facts[9]):
        game.put("TM", str(int(facts[9]) * 60))
    game.put("RE", _ngf_result(facts[10]))
    return min(first, _FACTS)


def _read_marked(game: ImportedGame, lines: list[str]) -> int:
    head: list[str] = []
    for line in lines[:_GI_FACTS]:
        if not line.lstrip("\ufeff").startswith("GI"):
            break
        head.append(line.strip().lstrip("\ufeff")[2:].strip())
    facts = head + [""] * (_GI_FACTS - len(head))
    game.put("EV", facts[0])
    _put_player(game, Color.WHITE, facts[1])
    _put_player(game, Color.BLACK, facts[2])
    game.put_date(facts[5])
    _read_size(game, facts[6], 7)
    handicap = _read_handicap(game, facts[7])
    game.put("KM", _komi(facts[9], handicap))
    return len(head)


def _read_size(game: ImportedGame, raw: str, number: int) -> None:
    if raw and not game.put_size(raw):
        game.left_out(number, raw)


def _put_player(game: ImportedGame, color: Color, raw: str) -> None:
    """A name, blanks, and the rank, which a star or a P may follow."""
    name, _blank, rank = raw.rpartition(" ")
    game.put(f"P{color.value}", name or rank)
    if name:
        game.put(f"{color.value}R", rank.rstrip("*P"))


def _read_handicap(game: ImportedGame, raw: str) -> int:
    count = int(raw) if raw.isdecimal() else 0
    if count < 2:
        return count
    try:
        stones = corner_handicap(game.size, count, fixed_points(game.size, count))
    except ValueError:
        stones = ()
    game.put_handicap(count, stones)
    return count


def _komi(raw: str, handicap: int) -> str:
    """Whole numbers are written without the half point, which only even games have."""
    try:
        komi = Fraction(raw.strip())
    except ValueError:
        return ""
    half = Fraction(1, 2) if not handicap and komi.denominator == 1 else 0
    return margin_text(komi + half)


def _read_ngf_line(game: ImportedGame, line: str) -> bool:
    """Read a move or a remark; whether it could be read."""
    match = _MOVE.fullmatch(line)
    if match is None:
        return _read_remark(game, line)
    color = _NGF_COLORS[match[1].upper()]
    col, row = (ord(letter.upper()) - ord("B") for letter in match.groups()[1:])
    if col == row == -1:
        game.play(color, None)
        return True
    if col < 0 or row < 0 or Point(col, row) not in game.size:
        return False
    game.play(color, Point(col, row))
    return True


def _read_remark(game: ImportedGame, line: str) -> bool:
    """`IDB[211] text` is a remark; GI and a number count the remarks."""
    match = _REMARK.fullmatch(line)
    if match is None:
        return line.startswith("GI")
    game.comment(game.last, match[3])
    result = _ngf_result(match[3])
    if result:
        game.put("RE", result)
    return True


def _ngf_result(text: str) -> str:
    """RE for a result in words; empty where that is not sure."""
    told = text.split(">>")[0]
    told = told.split("、")[-1]
    winner = next((color for color, pattern in _WON if pattern.match(told)), None)
    if winner is None:
        return ""
    for letter, pattern in _HOW:
        if pattern.search(told):
            return f"{winner}+{letter}"
    margin = _MARGIN.search(told)
    if margin is None:
        return f"{winner}+"
    return f"{winner}+{margin[1]}{'.5' if margin[2] else ''}"
