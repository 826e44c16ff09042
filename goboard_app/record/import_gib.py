r"""Reading GIB, the records of Tygem: headers such as `\[GAMEDATE=...\]`, then commands by line.

`INI 0 1 h` sets h handicap stones, `STO 0 n c x y` is move n by colour c (1 is Black) at column x
and row y from the upper left, both from 0; `SKI 0 n` is a pass.
"""

from __future__ import annotations

import re

from goboard_app.go.board import Color, Point
from goboard_app.record.import_parts import ImportedGame, corner_handicap
from goboard_app.rules.ending import fixed_points

_HEADER = re.compile(r"\\\[(\w+)=(.*?)\\\]", re.DOTALL)
_MAIN = re.compile(r"(\w+):(-?[\d-]+)")
_WORDED = re.compile(r"(black|white)\s+(?:(\d+(?:\.\d+)?)\s*points?)?.*?(?:win|$)", re.IGNORECASE)
# Lines that say nothing about the game.
_NUMBERS = re.compile(r"[\d\s&;,]*|\\\w+|\0*")
_GIB_COLORS = {"1": Color.BLACK, "2": Color.WHITE}
_GIB_TEXTS = {"GAMEPLACE": "PC", "GAMENAME": "GN", "GAMECONDITION": "GC", "GAMECOMMENT": "C"}
# What GRLT says: who won, and how; POINTS needs ZIPSU, the margin in tenths of a point.
_RESULTS = {"0": "B+", "1": "W+", "3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}


def read_gib(text: str) -> ImportedGame:
    """The game of a GIB file; it has no moves where none could be read."""
    game = ImportedGame()
    head = {key: value.strip() for key, value in _HEADER.findall(text)}
    _read_head(game, head)
    is_moving = False
    for number, line in enumerate(text.splitlines(), 1):
        is_moving = is_moving or line.startswith(("\\GS", "INI", "STO"))
        if is_moving and not _read_gib_line(game, line.split(), line):
            game.left_out(number, line)
    return game


def _read_head(game: ImportedGame, head: dict[str, str]) -> None:
    main = dict(_MAIN.findall(head.get("GAMEINFOMAIN", "")))
    if main.get("LINE"):
        game.put_size(main["LINE"])
    black, white = head.get("GAMEBLACKNAME"), head.get("GAMEWHITENAME")
    game.put_player(Color.BLACK, black or _part(head, "BUSERINFO", "BID"))
    game.put_player(Color.WHITE, white or _part(head, "WUSERINFO", "WID"))
    game.put_date(head.get("GAMEDATE") or _part(head, "GAMEINFOSUB", "GDATE"))
    for key, ident in _GIB_TEXTS.items():
        game.put(ident, head.get(key, ""))
    game.put("KM", _tenths(main.get("GONGJE") or head.get("GAMEGONGJE") or ""))
    game.put("RE", _gib_result(main, head))
    _read_time(game, main.get("GTIME", ""))


def _part(head: dict[str, str], group: str, key: str) -> str:
    """A fact that only the short form of the headers holds."""
    match = re.search(rf"(?:^|,){key}:([^,]*)", head.get(group, ""))
    return "" if match is None else match[1]


def _tenths(raw: str) -> str:
    """A number of tenths of a point as a decimal number."""
    if not raw.isdecimal():
        return ""
    whole, rest = divmod(int(raw), 10)
    return f"{whole}.{rest}" if rest else str(whole)


def _gib_result(main: dict[str, str], head: dict[str, str]) -> str:
    result = _RESULTS.get(main.get("GRLT", ""))
    if result is None:
        match = _WORDED.match(head.get("GAMERESULT", ""))
        return "" if match is None else f"{match[1][0].upper()}+{match[2] or ''}"
    if result.endswith("+"):
        margin = _tenths(main.get("ZIPSU", ""))
        return result + (margin if margin != "0" else "")
    return result


def _read_time(game: ImportedGame, raw: str) -> None:
    """GTIME is seconds, seconds of overtime, and how often."""
    parts = raw.split("-")
    if len(parts) == 3 and all(part.isdecimal() for part in parts):
        game.put("TM", parts[0])
        if int(parts[1]):
            game.put("OT", f"{parts[2]}x{parts[1]} byo-yomi")


def _read_gib_line(game: ImportedGame, words: list[str], line: str) -> bool:
    """Read a command; whether it could be read."""
    if _NUMBERS.fullmatch(line):
        return True
    if words[0] == "STO":
        return _read_stone(game, words)
    if words[0] == "SKI":
        game.play(_next_color(game), None)
        return True
    return words[0] == "INI" and _read_start(game, words)


def _read_stone(game: ImportedGame, words: list[str]) -> bool:
    if len(words) < 6 or words[3] not in _GIB_COLORS or not all(w.isdecimal() for w in words[4:6]):
        return False
    point = Point(int(words[4]), int(words[5]))
    if point not in game.size:
        return False
    game.play(_GIB_COLORS[words[3]], point)
    return True


def _read_start(game: ImportedGame, words: list[str]) -> bool:
    if len(words) < 4 or not words[3].isdecimal():
        return False
    count = int(words[3])
    if count < 2:
        return True
    try:
        stones = corner_handicap(game.size, count, fixed_points(game.size, count))
    except ValueError:
        return False
    game.put_handicap(count, stones)
    return True


def _next_color(game: ImportedGame) -> Color:
    """Who passes: the line does not say, so it is whoever did not move last."""
    if game.last is game.root:
        return Color.BLACK
    return Color.WHITE if game.last.has("B") else Color.BLACK
