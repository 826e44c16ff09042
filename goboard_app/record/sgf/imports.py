"""Reading any record: SGF, and the GIB, NGF and UGF files of other programs as SGF games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from fractions import Fraction

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Point
from goboard_app.record.node import Node
from goboard_app.record.numbers import plain_text
from goboard_app.record.properties import DIGITS, is_number, point_text, point_texts
from goboard_app.record.result import ResultKind, format_result, margin_text, parse_result
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.charset import decode, is_valid
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import Finding, FindingKind, SgfError, SgfErrorKind
from goboard_app.record.sgf.encoding import Basis, Decoded, ImportFormat, codec_name
from goboard_app.record.sgf.lexer import Property, raw_text, shown
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.rules.ending import fixed_points

_DATE = re.compile(r"(\d{4})\s*[-/.:年년]?\s*(\d{1,2})\s*[-/.:月월]?\s*(\d{1,2})(?!\d)")
# The beginning of a game still in progress, where its result is to be.
_UNFINISHED = re.compile(r"(?i)progress|playing|미완|진행|未完|进行|進行|対局中|对局中")
_NAME = re.compile(r"(.*?)\s*[(（](.{1,12}?)[)）]\s*")
# Characters of a line in a finding, so that it stays on its line.
_SHOWN = 40
_GIB_HEADER = re.compile(r"\\\[(\w+)=(.*?)\\\]", re.DOTALL)
_GIB_MAIN = re.compile(r"(\w+):(-?[\d-]+)")
# Minutes, seconds of a period and their number: `Time limit 20minute : 30 second countdown 3 time`.
_GIB_TIME_IN_WORDS = re.compile(
    r"\D*(\d{1,5})\s*(?:min|분|分)\D*?(\d{1,4})\s*(?:sec|초|秒)\D*?(\d{1,3})\D*", re.IGNORECASE
)
# Lines without facts about the game.
_GIB_SILENT_LINE = re.compile(r"[\d\s&;,]*|\\\w+|\0*")
_GIB_COLORS = {"1": Color.BLACK, "2": Color.WHITE}
_GIB_TEXTS = {"GAMEPLACE": "PC", "GAMENAME": "GN", "GAMECONDITION": "GC", "GAMECOMMENT": "C"}
# Values of GRLT: the winner, and the way of winning; points need ZIPSU, the margin in tenths of a point.
_GIB_RESULTS = {"0": "B+", "1": "W+", "3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}
_GIB_NO_RESULT = "255"
_NGF_MOVE = re.compile(r"PM..([BW])([A-Z])([A-Z])[A-Z]{0,2}\s*", re.IGNORECASE)
_NGF_REMARK = re.compile(rf"ID([BWE])?\[({DIGITS})\]\s*(.*?)(?:\[EndTxt\])?\s*", re.IGNORECASE)
# The header of an NGF file: its lines have no names, only their order.
_NGF_FACTS = 12
_GI_FACTS = 11
_NGF_COLORS = {"B": Color.BLACK, "W": Color.WHITE}
_BLACK, _WHITE = r"(?:black|黑|黒|흑)", r"(?:white|白|백)"
_WINS = r"[^>]*?(?:win|won|勝|胜|승)"
_NGF_WINNERS = (
    ("B", re.compile(rf".*?{_BLACK}(?!.*?(?:lose|lost)){_WINS}", re.IGNORECASE)),
    ("W", re.compile(rf".*?{_WHITE}(?!.*?(?:lose|lost)){_WINS}", re.IGNORECASE)),
    ("W", re.compile(rf".*?{_BLACK}\s+(?:lose|lost)", re.IGNORECASE)),
    ("B", re.compile(rf".*?{_WHITE}\s+(?:lose|lost)", re.IGNORECASE)),
)
_NGF_HOW = (
    ("R", re.compile(r"resign|中[押盘盤]|불계", re.IGNORECASE)),
    ("T", re.compile(r"time|時間|时间|超时|시간", re.IGNORECASE)),
)
_NGF_KOMI = re.compile(rf"[+-]?{DIGITS}(?:\.{DIGITS})?")
_NGF_MARGIN = re.compile(rf"({DIGITS}(?:\.{DIGITS})?)\s*(?:目|집|points?|win)?(半?)", re.IGNORECASE)
_UGF_SECTION = re.compile(r"\[(\w+)\]\s*")
_UGF_DATA = re.compile(rf"([A-Z])([A-Z])\s*,\s*([BW])\d*\s*(?:,\s*({DIGITS}).*)?", re.IGNORECASE)
_UGF_NODE = re.compile(rf"NODE\s*,\s*({DIGITS})\s*,\s*([012])\s*,\s*({DIGITS})\s*,\s*({DIGITS}).*", re.IGNORECASE)
_UGF_COMMENT = re.compile(rf"\.(?:Comment|Text)\s*,\s*({DIGITS}).*", re.IGNORECASE)
_UGF_COLORS = {"B": Color.BLACK, "W": Color.WHITE, "1": Color.BLACK, "2": Color.WHITE}
_UGF_TEXTS = {"title": "GN", "place": "PC", "writer": "US", "copyright": "CP", "comment": "GC"}
_UGF_RULES = {"jpn": "Japanese", "chn": "Chinese", "kor": "Korean", "usa": "AGA", "ing": "GOE"}
# The formats say in their first lines which they are, and in which language.
_HEAD_BYTES = 20_000
_SIGNS = (
    (ImportFormat.GIB, re.compile(rb"\A(?:\xef\xbb\xbf)?\s*\\HS\b|^\\\[GAMEBLACKNAME=", re.M)),
    (ImportFormat.UGF, re.compile(rb"^(?:\xef\xbb\xbf)?\[(?:Header|Data|Remote)\]\s*$", re.M)),
    (ImportFormat.NGF, re.compile(rb"^PM[A-Z]{2}[BW][A-Z]{2,4}\s*$", re.M)),
)
_SGF = re.compile(rb"\(\s*;\s*[A-Za-z]+\s*\[")
_LANG = re.compile(rb"^Lang=([\w-]+)", re.M)


class ImportedGame:
    """A game during its import from another format; only its reader changes it.

    `put` and the like fill the root, `play` adds a node. Unreadable lines are left out and become
    findings.
    """

    def __init__(self) -> None:
        self.size = BoardSize.square(19)
        self.findings: list[Finding] = []
        self._facts: dict[str, tuple[str, ...]] = {}
        self.root = Node()
        self.last = self.root

    def put(self, ident: str, text: str) -> None:
        """Set a fact about the game; an empty text is ignored."""
        if text.strip():
            self._facts[ident] = (raw_text(text.strip()),)

    def put_player(self, color: Color, text: str) -> None:
        """Set a name, with the rank behind it in round brackets."""
        match = _NAME.fullmatch(text)
        self.put(f"P{color.value}", text if match is None else match[1])
        self.put(f"{color.value}R", "" if match is None else match[2])

    def put_date(self, text: str) -> bool:
        """Set a date in any spelling that begins with the year; return whether there is one that can be read."""
        match = _DATE.match(plain_text(text))
        try:
            day = None if match is None else date(int(match[1]), int(match[2]), int(match[3]))
        except ValueError:
            # There is no such day, as in 2020-02-31.
            return False
        if day is not None:
            self.put("DT", day.isoformat())
        return day is not None

    def put_size(self, text: str) -> bool:
        """Set the length of a side; return whether it can be read."""
        if not is_number(text.strip()) or not 1 <= int(text) <= MAX_SIDE:
            return False
        self.size = BoardSize.square(int(text))
        return True

    def put_handicap(self, count: int, points: Iterable[Point] = ()) -> None:
        """Set the number of handicap stones, and their points if they are known."""
        # FF[4], HA: at least 2, since a single stone is only Black's first move.
        if count > 1:
            self._facts["HA"] = (str(count),)
            self._facts["AB"] = point_texts(points)

    def add_stone(self, point: Point) -> None:
        """Add one handicap stone."""
        self._facts["AB"] = (*self._facts.get("AB", ()), point_text(point))

    def play(self, color: Color, point: Point | None, after: Node | None = None) -> Node:
        """Add a move, or a pass without a point, behind the latest node or another one."""
        node = Node((Property(color.value, ("" if point is None else point_text(point),)),))
        (self.last if after is None else after).attach(node)
        self.last = node
        return node

    def comment(self, node: Node, text: str) -> None:
        """Add a comment to a node, after the comments that it has."""
        kept = tuple(item for item in node.properties if item.name != "C")
        said = "\n".join(filter(None, (node.text("C"), text)))
        node.set_properties((*kept, Property("C", (raw_text(said),))))

    def left_out(self, number: int, line: str) -> None:
        """Add a finding for a line, counted from 1, that could not be read."""
        detail = line.strip()[:_SHOWN]
        self.findings.append(Finding(FindingKind.UNREAD_LINE, number, 1, detail, 0))

    def tree(self) -> GameTree:
        """Return the game as a new tree."""
        # AB without points is no valid property.
        if not self._facts.get("AB"):
            self._facts.pop("AB", None)
        facts = [Property(ident, values) for ident, values in self._facts.items()]
        tree = GameTree.new(self.size, [*facts, *self.root.properties])
        while self.root.children:
            tree.root.attach(self.root.take(0))
        return tree


def corner_handicap(size: BoardSize, count: int, fixed: Iterable[Point]) -> tuple[Point, ...]:
    """Return the handicap stones of the Korean servers: the third stone goes to the upper left."""
    points = tuple(fixed)
    if count != 3:
        return points
    edge = points[0].row
    return (*points[:2], Point(size.columns - 1 - points[0].col, edge))


def read_gib(text: str) -> ImportedGame:
    """Return the game of a GIB file; it has no moves if none could be read."""
    game = ImportedGame()
    head = {key: value.strip() for key, value in _GIB_HEADER.findall(text)}
    for key in _read_gib_head(game, head):
        match = next(match for match in _GIB_HEADER.finditer(text) if match[1] == key)
        game.left_out(text.count("\n", 0, match.start()) + 1, match[0])
    is_moving = False
    for number, line in enumerate(text.splitlines(), 1):
        # The lines before are headers, which have been read already.
        is_moving = is_moving or line.startswith(("\\GS", "INI", "STO"))
        if is_moving and not _read_gib_line(game, line.split(), line):
            game.left_out(number, line)
    return game


def _read_gib_head(game: ImportedGame, head: dict[str, str]) -> Iterator[str]:
    """Set the facts of the headers, in their long or short form; yield the headers that cannot be read."""
    main = dict(_GIB_MAIN.findall(head.get("GAMEINFOMAIN", "")))
    if main.get("LINE") and not game.put_size(main["LINE"]):
        yield "GAMEINFOMAIN"
    black, white = head.get("GAMEBLACKNAME"), head.get("GAMEWHITENAME")
    game.put_player(Color.BLACK, black or _gib_part(head, "BUSERINFO", "BID"))
    game.put_player(Color.WHITE, white or _gib_part(head, "WUSERINFO", "WID"))
    dates = {"GAMEDATE": head.get("GAMEDATE", ""), "GAMEINFOSUB": _gib_part(head, "GAMEINFOSUB", "GDATE")}
    dates["GAMETAG"] = _gib_tag(head, "C")
    # The first one that can be read is taken; those before it are worth a finding.
    for key, text in dates.items():
        if text and game.put_date(text):
            break
        if text:
            yield key
    for key, ident in _GIB_TEXTS.items():
        game.put(ident, head.get(key, ""))
    komi = main.get("GONGJE") or head.get("GAMEGONGJE") or _gib_tag(head, "G")
    game.put("KM", _gib_tenths(komi))
    if komi and not is_number(komi):
        yield "GAMEINFOMAIN" if main.get("GONGJE") else "GAMEGONGJE" if head.get("GAMEGONGJE") else "GAMETAG"
    result = _gib_result(main, head)
    game.put("RE", result)
    words = head.get("GAMERESULT", "")
    if words and not result and not _UNFINISHED.search(words):
        yield "GAMERESULT"
    if not words and not result:
        yield from _unknown_codes(main, head)
    if not _read_gib_time(game, main.get("GTIME", ""), head.get("GAMETIME", "")):
        yield "GAMETIME"


def _unknown_codes(main: dict[str, str], head: dict[str, str]) -> Iterator[str]:
    """Yield the headers with a number of a way to win that is not known."""
    for key, code in (("GAMEINFOMAIN", main.get("GRLT", "")), ("GAMETAG", _gib_tag(head, "W"))):
        if code and code not in _GIB_RESULTS and code != _GIB_NO_RESULT:
            yield key


def _gib_part(head: dict[str, str], group: str, key: str) -> str:
    """Return a fact that only the short form of the headers holds."""
    match = re.search(rf"(?:^|,){key}:([^,]*)", head.get(group, ""))
    return "" if match is None else match[1]


def _gib_tag(head: dict[str, str], letter: str) -> str:
    """Return the fact of GAMETAG that begins with a letter."""
    parts = (part.strip() for part in head.get("GAMETAG", "").split(","))
    return next((part[1:] for part in parts if part.startswith(letter)), "")


def _gib_tenths(raw: str) -> str:
    """Return tenths of a point as a decimal number."""
    if not is_number(raw):
        return ""
    whole, rest = divmod(int(raw), 10)
    return f"{whole}.{rest}" if rest else str(whole)


def _gib_result(main: dict[str, str], head: dict[str, str]) -> str:
    """Return the value of RE from the short form, from the result in words, or from GAMETAG."""
    words = result_in_words(head.get("GAMERESULT", ""))
    result = _gib_result_of_code(main.get("GRLT", ""), main.get("ZIPSU", ""))
    # The words may give a margin that the short form lacks.
    if result and not (result.endswith("+") and words.startswith(result)):
        return result
    return words or _gib_result_of_code(_gib_tag(head, "W"), _gib_tag(head, "Z"))


def _gib_result_of_code(code: str, tenths: str) -> str:
    """Return the value of RE for the number of a way to win, and a margin in tenths of a point."""
    result = _GIB_RESULTS.get(code, "")
    # A win on points.
    if result.endswith("+"):
        margin = _gib_tenths(tenths)
        # ZIPSU is 0 where no margin is given, since no side wins by 0 points.
        return result + (margin if margin != "0" else "")
    return result


def result_in_words(text: str) -> str:
    """Return the value of RE for a result in words; empty if it names no winner and no draw.

    A result whose margin cannot be read is kept as it is.
    """
    plain = plain_text(text).rstrip("! ")
    result = parse_result(plain)
    if result.winner is not None or result.kind is ResultKind.DRAW:
        return format_result(result)
    winner = next((color for color, pattern in _NGF_WINNERS if pattern.match(plain)), None)
    if winner is None:
        return ""
    return text.strip() if any(c.isnumeric() for c in plain) else f"{winner}+"


def _read_gib_time(game: ImportedGame, raw: str, words: str) -> bool:
    """Set the time from GTIME: seconds, seconds of overtime, and the number of periods; or else from words.

    Returns whether it could be read, or none is given.
    """
    parts = raw.split("-")
    if len(parts) != 3 or not all(map(is_number, parts)):
        match = _GIB_TIME_IN_WORDS.fullmatch(words)
        if match is None:
            return not words
        parts = [str(int(match[1]) * 60), match[2], match[3]]
    game.put("TM", parts[0])
    if int(parts[1]):
        game.put("OT", f"{parts[2]}x{parts[1]} byo-yomi")
    return True


def _read_gib_line(game: ImportedGame, words: list[str], line: str) -> bool:
    """Read a command; return whether it could be read."""
    if _GIB_SILENT_LINE.fullmatch(line):
        return True
    if words[0] == "STO":
        return _read_gib_stone(game, words)
    if words[0] == "SKI":
        game.play(_next_color(game), None)
        return True
    return words[0] == "INI" and _read_gib_start(game, words)


def _read_gib_stone(game: ImportedGame, words: list[str]) -> bool:
    """Play the stone of an STO line; return whether it could be read."""
    if len(words) < 6 or words[3] not in _GIB_COLORS or not all(is_number(w) for w in words[4:6]):
        return False
    point = Point(int(words[4]), int(words[5]))
    if point not in game.size:
        return False
    game.play(_GIB_COLORS[words[3]], point)
    return True


def _read_gib_start(game: ImportedGame, words: list[str]) -> bool:
    """Set the handicap of an INI line; return whether it could be read."""
    if len(words) < 4 or not is_number(words[3]):
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
    """Return the side that passes: the line does not name it, so it is the one that did not move last."""
    if game.last is game.root:
        return Color.BLACK
    return Color.WHITE if game.last.has("B") else Color.BLACK


def read_ngf(text: str) -> ImportedGame:
    """Return the game of an NGF file; it has no moves if none could be read."""
    game = ImportedGame()
    lines = text.splitlines()
    is_marked = bool(lines) and lines[0].lstrip("\ufeff").startswith("GI")
    count = _read_marked_ngf(game, lines) if is_marked else _read_plain_ngf(game, lines)
    for number, line in enumerate(lines[count:], count + 1):
        if line.strip("\0\x1a \t\r") and not _read_ngf_line(game, line):
            game.left_out(number, line)
    return game


def _read_plain_ngf(game: ImportedGame, lines: list[str]) -> int:
    """Read the facts and return the number of lines that hold them."""
    first = next((i for i, line in enumerate(lines) if _NGF_MOVE.fullmatch(line)), len(lines))
    facts = [line.strip().lstrip("\ufeff") for line in lines[:first]][:_NGF_FACTS]
    facts += [""] * (_NGF_FACTS - len(facts))
    game.put("GN", facts[0])
    _read_ngf_size(game, facts[1], 2)
    _put_ngf_player(game, Color.WHITE, facts[2])
    _put_ngf_player(game, Color.BLACK, facts[3])
    game.put("PC", facts[4])
    handicap = _read_ngf_handicap(game, facts[5])
    komi = _ngf_komi(facts[7], handicap)
    game.put("KM", komi)
    if facts[7] and not komi:
        # The numbers of lines count from 1, those of the facts from 0.
        game.left_out(8, facts[7])
    if facts[8] and not game.put_date(facts[8]):
        game.left_out(9, facts[8])
    if is_number(facts[9]) and int(facts[9]):
        # Minutes; TM is in seconds.
        game.put("TM", str(int(facts[9]) * 60))
    elif facts[9].strip("0"):
        game.left_out(10, facts[9])
    result = _ngf_result(facts[10])
    game.put("RE", result)
    if facts[10] and not result and not _UNFINISHED.search(facts[10]):
        game.left_out(11, facts[10])
    # A file may have fewer lines of facts before its first move.
    return min(first, _NGF_FACTS)


def _read_marked_ngf(game: ImportedGame, lines: list[str]) -> int:
    """Read the facts of the lines that begin with GI, and return their number."""
    head: list[str] = []
    for line in lines[:_GI_FACTS]:
        if not line.lstrip("\ufeff").startswith("GI"):
            break
        head.append(line.strip().lstrip("\ufeff")[2:].strip())
    facts = head + [""] * (_GI_FACTS - len(head))
    game.put("EV", facts[0])
    _put_ngf_player(game, Color.WHITE, facts[1])
    _put_ngf_player(game, Color.BLACK, facts[2])
    if facts[5] and not game.put_date(facts[5]):
        game.left_out(6, facts[5])
    _read_ngf_size(game, facts[6], 7)
    handicap = _read_ngf_handicap(game, facts[7])
    komi = _ngf_komi(facts[9], handicap)
    game.put("KM", komi)
    if facts[9] and not komi:
        game.left_out(10, facts[9])
    return len(head)


def _read_ngf_size(game: ImportedGame, raw: str, number: int) -> None:
    if raw and not game.put_size(raw):
        game.left_out(number, raw)


def _put_ngf_player(game: ImportedGame, color: Color, raw: str) -> None:
    """Set a name and, behind blanks, the rank, which a star or a P may follow."""
    name, _blank, rank = raw.rpartition(" ")
    # A name without a rank holds no blank.
    game.put(f"P{color.value}", name or rank)
    if name:
        game.put(f"{color.value}R", rank.rstrip("*P"))


def _read_ngf_handicap(game: ImportedGame, raw: str) -> int:
    """Set the handicap stones, if there are any, and return their number."""
    count = int(raw) if is_number(raw) else 0
    if count < 2:
        return count
    try:
        stones = corner_handicap(game.size, count, fixed_points(game.size, count))
    except ValueError:
        stones = ()
    game.put_handicap(count, stones)
    return count


def _ngf_komi(raw: str, handicap: int) -> str:
    """Return the value of KM for a komi."""
    if not _NGF_KOMI.fullmatch(raw.strip()):
        return ""
    komi = Fraction(raw.strip())
    # Whole numbers omit the half point, which only even games have.
    half = Fraction(1, 2) if not handicap and komi.denominator == 1 else 0
    return margin_text(komi + half)


def _read_ngf_line(game: ImportedGame, line: str) -> bool:
    """Read a move or a remark; return whether it could be read."""
    match = _NGF_MOVE.fullmatch(line)
    if match is None:
        return _read_ngf_remark(game, line)
    color = _NGF_COLORS[match[1].upper()]
    col, row = (ord(letter.upper()) - ord("B") for letter in match.groups()[1:])
    # Letters count from B, so that AA is a pass.
    if col == row == -1:
        game.play(color, None)
        return True
    if col < 0 or row < 0 or Point(col, row) not in game.size:
        return False
    game.play(color, Point(col, row))
    return True


def _read_ngf_remark(game: ImportedGame, line: str) -> bool:
    """Read a remark, `IDB[211] text`; lines with GI and a number only count the remarks."""
    match = _NGF_REMARK.fullmatch(line)
    if match is None:
        return line.startswith("GI")
    game.comment(game.last, match[3])
    result = _ngf_result(match[3])
    if result:
        game.put("RE", result)
    return True


def _ngf_result(text: str) -> str:
    """Return the value of RE for a result in words; empty if that is not certain."""
    told = text.split(">>")[0]
    found = result_in_words(told)
    if found and not found.endswith("+"):
        return found
    told = told.split("、")[-1]
    winner = next((color for color, pattern in _NGF_WINNERS if pattern.match(told)), None)
    if winner is None:
        return ""
    for letter, pattern in _NGF_HOW:
        if pattern.search(told):
            return f"{winner}+{letter}"
    margin = _NGF_MARGIN.search(told)
    if margin is None:
        return f"{winner}+"
    return f"{winner}+{margin[1]}{'.5' if margin[2] else ''}"


def read_ugf(text: str) -> ImportedGame:
    """Return the game of a UGF or UGI file; it has no moves if none could be read."""
    return _UgfReader(text).run()


class _UgfReader:
    """A reader of one UGF or UGI file."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._game = ImportedGame()
        self._head: dict[str, str] = {}
        self._nodes: dict[int, Node] = {0: self._game.root}
        self._branches: list[Node] = []
        # True if the next node continues the line although variations were before it.
        self._is_main = False
        self._said_of: Node | None = None
        # A review repeats the moves, together with those that were not played.
        sections = {match[1].lower() for match in map(_UGF_SECTION.fullmatch, self._lines) if match}
        self._is_review = "reviewnode" in sections

    def run(self) -> ImportedGame:
        """Read all sections, and return the game."""
        readers = {
            "header": self._read_head,
            "data": self._read_handicap if self._is_review else self._read_move,
            "reviewnode": self._read_node,
            "reviewcomment": self._read_saying,
            "figure": self._read_saying,
        }
        section = ""
        for number, line in enumerate(self._lines, 1):
            match = _UGF_SECTION.fullmatch(line.strip("\ufeff"))
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
        """Set the facts of the header."""
        head, game = self._head, self._game
        for key, ident in _UGF_TEXTS.items():
            game.put(ident, head.get(key, ""))
        for key, color in (("playerb", Color.BLACK), ("playerw", Color.WHITE)):
            name, _comma, rest = head.get(key, "").partition(",")
            game.put(f"P{color.value}", name)
            game.put(f"{color.value}R", rest.split(",")[0])
        if head.get("date") and not game.put_date(head["date"]):
            self._leave_out("date")
        game.put("RU", _UGF_RULES.get(head.get("rule", "").lower(), head.get("rule", "")))
        handicap, _comma, komi = head.get("hdcp", "").partition(",")
        if is_number(handicap) and int(handicap) > 1:
            game.put("HA", handicap)
        elif handicap and not is_number(handicap):
            self._leave_out("hdcp")
        game.put("KM", komi)
        result = _ugf_result(head.get("winner", ""))
        game.put("RE", result)
        if head.get("winner", "").strip(", ") and not result:
            self._leave_out("winner")

    def _leave_out(self, key: str) -> None:
        """Report a fact of the header that cannot be read."""
        lines = enumerate(self._lines, 1)
        number, line = next((n, line) for n, line in lines if line.partition("=")[0].strip().lower() == key)
        self._game.left_out(number, line)

    def _read_move(self, line: str) -> bool:
        """Read a line of moves; return whether it could be read."""
        match = _UGF_DATA.fullmatch(line.strip())
        if match is None:
            return False
        col, row = (ord(letter.upper()) - ord("A") for letter in match.groups()[:2])
        point = self._point(col, row)
        color = _UGF_COLORS[match[3].upper()]
        number = int(match[4] or 0)
        # Moves are numbered from 1, so stones with number 0 before the first move are the handicap.
        is_handicap = match[4] is not None and number == 0 and self._game.last is self._game.root
        if is_handicap and color is Color.BLACK and point is not None:
            self._game.add_stone(point)
        else:
            self._nodes[number] = self._game.play(color, point)
        return True

    def _read_handicap(self, line: str) -> bool:
        """Read only handicap stones from the data of a review: its moves come once more as nodes."""
        match = _UGF_DATA.fullmatch(line.strip())
        return match is None or match[4] is None or int(match[4]) > 0 or self._read_move(line)

    def _point(self, col: int, row: int) -> Point | None:
        size = self._game.size
        # IGS counts rows from the bottom.
        if self._head.get("coordinatetype", "").upper() == "IGS":
            row = size.rows - 1 - row
        point = Point(col, row) if col >= 0 and row >= 0 else None
        return point if point is not None and point in size else None

    def _read_node(self, line: str) -> bool:
        """Read a line of a review: a node, or the border of a variation; return whether it could be read."""
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
        match = _UGF_NODE.fullmatch(line.strip())
        return match is not None and self._add_node(*map(int, match.groups()))

    def _add_node(self, number: int, color: int, col: int, row: int) -> bool:
        """Add a node of a review; return True, since any node can be read."""
        if color == 0:
            self._nodes[number] = self._game.last
            return True
        parent = self._game.last
        node = self._game.play(_UGF_COLORS[str(color)], self._point(col - 1, row - 1))
        # The main line comes after its variations in the file, but is the first child.
        if self._is_main:
            parent.move_child(len(parent.children) - 1, 0)
        self._is_main = False
        self._nodes[number] = node
        return True

    def _read_saying(self, line: str) -> bool:
        """Read a line of comments; return whether it could be read."""
        match = _UGF_COMMENT.fullmatch(line.strip())
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
    """Return the value of RE: `B,2.50` is a margin, `W,C` a resignation, `B,T` time."""
    winner, _comma, how = raw.partition(",")
    winner, how = winner.strip().upper(), how.strip().upper()
    if winner not in {"B", "W"}:
        return {"D": "0"}.get(winner, "")
    if re.fullmatch(r"\d+(?:\.\d+)?", how):
        margin = how.rstrip("0").rstrip(".") if "." in how else how
        return f"{winner}+{margin}"
    # Another reason is kept as it is.
    return f"{winner}+" + {"C": "R", "R": "R", "T": "T"}.get(how, how)


_READERS: dict[ImportFormat, Callable[[str], ImportedGame]] = {
    ImportFormat.GIB: read_gib,
    ImportFormat.NGF: read_ngf,
    ImportFormat.UGF: read_ugf,
}


def read_record(data: bytes, encoding: str | None = None, watch: ParseWatch | None = None) -> Record:
    """Return the games of a file, in the given encoding or else the one that is detected.

    Raises SgfError if the file holds no game, ReadingStopped if the watch cancels.
    """
    kind = format_of(data)
    return read_sgf(data, encoding, watch) if kind is None else _read_foreign(data, kind, encoding)


def format_of(data: bytes) -> ImportFormat | None:
    """Return the format of a file that is not SGF; None for anything else."""
    head = data[:_HEAD_BYTES]
    sgf = _SGF.search(head)
    for kind, sign in _SIGNS:
        match = sign.search(head)
        # In an SGF file such a line may be part of a comment, behind the first node.
        if match is not None and (sgf is None or match.start() < sgf.start()):
            return kind
    return None


def _read_foreign(data: bytes, kind: ImportFormat, encoding: str | None) -> Record:
    """Read a file in another format as a record with one game.

    Raises SgfError if it holds no game.
    """
    decoded = _decoded(data, encoding)
    # The game will be written in UTF-8, which cannot hold stray bytes.
    game = _READERS[kind](shown(decoded.text).replace("\r\n", "\n"))
    if not game.last.properties and not game.root.children:
        raise SgfError(SgfErrorKind.NO_GAME, kind.value)
    tree = game.tree()
    told = [Finding(finding, 1, 1, detail, -1) for finding, detail in decoded.findings]
    return Record(
        games=(tree,),
        findings=(*told, *game.findings),
        encoding=decoded.encoding,
        basis=decoded.basis,
        imported_from=kind,
    )


def _decoded(data: bytes, encoding: str | None) -> Decoded:
    """Return the text in the encoding that the header names, if it can be read in that."""
    match = None if encoding is not None else _LANG.search(data[:_HEAD_BYTES])
    named = None if match is None else codec_name(match[1].decode("ascii", "replace"))
    if named is None or data.isascii() or not is_valid(data, named):
        return decode(data, encoding)
    found = decode(data, named)
    part = found.parts[0]
    # Not ASKED: the header names the encoding, and the user has chosen none.
    return Decoded(found.text, (type(part)(part.start, part.end, named, Basis.DECLARED),), ())
