"""Result: the result of a game as in RE, in the spelling of FF[4] or of East Asian files."""

from __future__ import annotations

import re
from enum import Enum, auto
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from goboard_app.go.board import Color
from goboard_app.late import late
from goboard_app.record.properties import DIGITS

with late:
    # The forms of numbers are read with the first result, not at the start.
    from goboard_app.record import numbers

if TYPE_CHECKING:
    from goboard_app.record.game_info import GameInfo

# The letters of RE in FF[4], in lower case; a win without a reason has none.
RESIGNATION, TIME, FORFEIT, WIN = "r", "t", "f", ""

_EASTERN_COLOR = {
    "黑": Color.BLACK,
    "黒": Color.BLACK,
    "흑": Color.BLACK,
    "白": Color.WHITE,
    "백": Color.WHITE,
}
# The number of moves of the game may stand before the result: 257手完, 294수.
_EASTERN_LENGTH = r"[共总總全총]?\s*\d{1,4}\s*[手수]\s?(?:完|まで|以下略|끝|까지|만에|[終终]局?)?"
_EASTERN_RESULT = (
    rf"(?:{_EASTERN_LENGTH}[、,。:\s]*)?([黑黒흑백白])\s*(?:番|方|棋|の|이)?\s*(\S+?(?:\s\S+?){{0,2}})[!。.]?"
)
_WON = "[胜勝赢贏]"
_EASTERN_HOW = (
    (rf"中[盘盤押]し?{_WON}ち?|불계\s?승리?", RESIGNATION),
    (rf"(?:超[时時]|[时時][间間]切?れ?){_WON}ち?|시간\s?승리?", TIME),
    (rf"反[则則]{_WON}ち?|(?:반칙|기권)\s?승리?", FORFEIT),
    (rf"{_WON}ち?[黑黒白]?|승리?", WIN),
)
_EASTERN_DIGITS = {numeral: number for number, numeral in enumerate("〇一二三四五六七八九")} | {
    "両": 2,
    "两": 2,
    "兩": 2,
}
_EASTERN_NUMERAL = rf"(?:[一二三四五六七八九]?十)?[{''.join(_EASTERN_DIGITS)}]?"
_EASTERN_PART = r"(\d+)分之(\d+)"
_WINNER = {"b": Color.BLACK, "w": Color.WHITE}
# A comma between digits belongs to the number, any other one begins a remark.
_SIGNED = r"(?is)([BW])(?:lack|hite)?\s*\+\s*((?:[^,({]|(?<=[\d+\s]),(?=\d))*?)\s*(?:(?:,(?!\d)|(?<![\d+\s]),|[({]).*)?"
_WORD = r"[A-Za-z]{1,20}"
_DRAWN = r"(?i)D(?:raw)?\+[A-Za-z]*"
_RESIGNS = r"(?is)(black|white) resigns?\b.*"
_WINS = r"(?i)(black|white) (?:wins?|won)(?: (?:by|on))?\b\s*(.*?)\.?"
_WINS_LAST = r"(?i)(black|white)\s+(.{1,40}?)\s+(?:wins?|won)\.?"


class ResultKind(Enum):
    """The ways in which a game ends, or the lack of a result."""

    POINTS = auto()
    RESIGNATION = auto()
    TIME = auto()
    FORFEIT = auto()
    WIN = auto()
    """A win without further detail."""
    NOTED = auto()
    """A win for a reason that is given only as a word; see the raw text."""
    DRAW = auto()
    VOID = auto()
    UNKNOWN = auto()
    OTHER = auto()
    """A result that is given only in words; see the raw text."""


class Result(NamedTuple):
    """The result of a game. `margin` is in points and belongs only to POINTS.

    `raw` is the whole text if the kind is OTHER, and the word for the reason if it is NOTED.
    """

    kind: ResultKind
    winner: Color | None = None
    margin: Fraction | None = None
    raw: str = ""

    @classmethod
    def by_points(cls, winner: Color, margin: Fraction) -> Result:
        """Return a win by a margin greater than 0."""
        return cls(ResultKind.POINTS, winner, margin)

    @classmethod
    def by_resignation(cls, winner: Color) -> Result:
        """Return a win by resignation of the other side."""
        return cls(ResultKind.RESIGNATION, winner)


DRAW = Result(ResultKind.DRAW)


VOID = Result(ResultKind.VOID)


UNKNOWN = Result(ResultKind.UNKNOWN)


def read_eastern(text: str) -> tuple[Color, str | Fraction] | None:
    """Return the winner, and a letter as in RE or the margin in points; None if that is not certain."""
    match = re.fullmatch(_EASTERN_RESULT, _with_digits(numbers.plain_text(text)))
    if match is None:
        return None
    winner, how = _EASTERN_COLOR[match[1]], match[2]
    for pattern, letter in _EASTERN_HOW:
        if re.fullmatch(pattern, how):
            return winner, letter
    margin = _eastern_points(how) or _eastern_stones(how)
    return None if not margin else (winner, margin)


def _with_digits(text: str) -> str:
    """Return a text with digits in place of East Asian numerals: 三又四分之三子 is 3又3/4子."""
    plain = re.sub(_EASTERN_NUMERAL, lambda match: _numeral(match[0]), text)
    return re.sub(_EASTERN_PART, r"\2/\1", plain)


def _numeral(text: str) -> str:
    """Return the digits of a numeral below one hundred."""
    if not text:
        return ""
    tens, ten, ones = text.rpartition("十")
    number = _EASTERN_DIGITS.get(ones, 0) + (10 * _EASTERN_DIGITS.get(tens, 1) if ten else 0)
    return str(number)


def _eastern_points(how: str) -> Fraction | None:
    """Return the margin of a result in points; None if the text gives none."""
    amount = numbers.AMOUNT
    # Points (目, 집) and perhaps half of one (半, 반) after them.
    pattern = (
        rf"({amount})\s?[目집]([半반]?)\s?(?:{_WON}ち?|승리?)|"
        rf"{_WON}({amount})目(半?)|([半반])[目집]\s?(?:{_WON}ち?|승리?)|{_WON}(半)目"
    )
    match = re.fullmatch(pattern, how)
    if match is None:
        return None
    told = [group for group in match.groups() if group]
    halves = sum(group in "半반" for group in told)
    number = next((group for group in told if group not in "半반"), "0")
    found = numbers.amount_of(number)
    return None if found is None else found + Fraction(halves, 2)


def _eastern_stones(how: str) -> Fraction | None:
    """Return the margin in points of a result in stones (zi); None if the text gives none."""
    amount = numbers.AMOUNT
    # Only stones of Chinese counting (zi), each of which is two points, are counted in quarters: 2又3/4子.
    pattern = rf"{_WON}({amount})子|({amount})子{_WON}|{_WON}({DIGITS}又[13]/4)|({DIGITS}又[13]/4){_WON}"
    match = re.fullmatch(pattern, how)
    if match is None:
        return None
    found = numbers.amount_of(next(filter(None, match.groups())))
    return None if found is None else 2 * found


_WORDS = {
    "": ResultKind.WIN,
    "r": ResultKind.RESIGNATION,
    "res": ResultKind.RESIGNATION,
    "resign": ResultKind.RESIGNATION,
    "resignation": ResultKind.RESIGNATION,
    "t": ResultKind.TIME,
    "time": ResultKind.TIME,
    "time over": ResultKind.TIME,
    "timeout": ResultKind.TIME,
    "f": ResultKind.FORFEIT,
    "forfeit": ResultKind.FORFEIT,
    "forfeited": ResultKind.FORFEIT,
}
_WHOLE = {
    "0": DRAW,
    "draw": DRAW,
    "jigo": DRAW,
    "tie": DRAW,
    "和": DRAW,
    "和棋": DRAW,
    "和局": DRAW,
    "持碁": DRAW,
    "ジゴ": DRAW,
    "무승부": DRAW,
    "void": VOID,
    "無勝負": VOID,
    "无胜负": VOID,
    "?": UNKNOWN,
    "": UNKNOWN,
    # Some files name only the winner, as in RE[B].
    "b": Result(ResultKind.WIN, Color.BLACK),
    "w": Result(ResultKind.WIN, Color.WHITE),
}
_BY_LETTER = {
    RESIGNATION: ResultKind.RESIGNATION,
    TIME: ResultKind.TIME,
    FORFEIT: ResultKind.FORFEIT,
    WIN: ResultKind.WIN,
}
_LETTER = {ResultKind.RESIGNATION: "R", ResultKind.TIME: "T", ResultKind.FORFEIT: "F"}
_PLAIN = {ResultKind.DRAW: "0", ResultKind.VOID: "Void", ResultKind.UNKNOWN: "?"}


def parse_result(text: str) -> Result:
    """Return the result of a value of RE; OTHER with the raw text if it is not certain."""
    # First as it is: the module of numbers is loaded only for a result that needs it.
    whole = _WHOLE.get(text.strip().lower())
    if whole is not None:
        return whole
    stripped = numbers.plain_text(text)
    whole = _WHOLE.get(stripped.lower())
    if whole is not None:
        return whole
    return _from_sign(stripped) or _from_sentence(stripped) or Result(ResultKind.OTHER, raw=text)


def recorded_result(info: GameInfo) -> Result:
    """Return the result of a game; a margin in quarters is in zi if the komi is.

    With the usual komi each margin in zi is one in quarters, and no margin in points is.
    """
    found = parse_result(info.result or "")
    if found.margin is None or found.margin.denominator != 4 or not info.komi_in_other_units:
        return found
    # Chinese texts give the unit themselves.
    return found if "子" in (info.result or "") else found._replace(margin=2 * found.margin)


def format_result(result: Result) -> str:
    """Return the value of RE for a result, `B+3.5` or `W+R`."""
    if result.kind is ResultKind.OTHER:
        return result.raw
    if result.winner is None:
        return _PLAIN[result.kind]
    if result.kind is ResultKind.POINTS and result.margin is not None:
        return f"{result.winner.value}+{margin_text(result.margin)}"
    if result.kind is ResultKind.NOTED:
        return f"{result.winner.value}+{result.raw}"
    return f"{result.winner.value}+{_LETTER.get(result.kind, '')}"


def margin_text(margin: Fraction) -> str:
    """Return the margin as a decimal number, `3.5` or `7`; as a fraction if no decimal is exact."""
    if margin.denominator == 1:
        return str(margin.numerator)
    # At most six decimals; a longer margin is written as a fraction.
    digits = next((n for n in range(1, 7) if 10**n % margin.denominator == 0), None)
    if digits is None:
        return str(margin)
    # Integers, since a float would not be exact.
    scaled = abs(margin.numerator) * (10**digits // margin.denominator)
    sign = "-" if margin < 0 else ""
    return f"{sign}{scaled // 10**digits}.{scaled % 10**digits:0{digits}d}"


def _from_sign(text: str) -> Result | None:
    """Return the result of a text of the form `B+...`."""
    match = re.fullmatch(_SIGNED, text)
    if match is None:
        return None
    winner, how = _WINNER[match[1].lower()], match[2].strip()
    found = _from_words(winner, how)
    if found is None and re.fullmatch(_WORD, how):
        return Result(ResultKind.NOTED, winner, raw=how)
    return found


def _from_words(winner: Color, how: str) -> Result | None:
    """Return a win by a margin or in one of the usual ways."""
    margin = re.fullmatch(rf"({numbers.AMOUNT})\.?(?:\s*(?:{numbers.POINTS}|({numbers.STONES})))?", how.lower())
    if margin is not None:
        amount = numbers.amount_of(margin[1])
        return None if amount is None else _by(winner, amount * (2 if margin[2] else 1))
    kind = _WORDS.get(how.lower().removesuffix("."))
    return None if kind is None else Result(kind, winner)


def _by(winner: Color, margin: Fraction) -> Result:
    # FF[4] writes a draw as 0, so a win by 0 points gives no margin.
    return Result.by_points(winner, margin) if margin else Result(ResultKind.WIN, winner)


def _from_sentence(text: str) -> Result | None:
    """Return a resignation, margin or draw expressed in words."""
    match = re.fullmatch(_WINS_LAST, text)
    # Before a resignation in words: in "white resign win" the side that is named has won.
    won = None if match is None else _from_words(_WINNER[match[1][0].lower()], match[2])
    if won is not None:
        return won
    match = re.fullmatch(_RESIGNS, text)
    if match is not None:
        return Result.by_resignation(_WINNER[match[1][0].lower()].opponent)
    if re.fullmatch(_DRAWN, text):
        return DRAW
    match = re.fullmatch(_WINS, text)
    if match is not None:
        return _from_words(_WINNER[match[1][0].lower()], match[2])
    found = read_eastern(text)
    if found is None:
        return None
    winner, how = found
    return _by(winner, how) if isinstance(how, Fraction) else Result(_BY_LETTER[how], winner)
