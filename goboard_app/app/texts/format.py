"""The tools of every text: translating and filling; numbers, points, sizes and colours in words."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QCollator, QCollatorSortKey, QCoreApplication, QDate, QLocale, Qt

from goboard_app.go.board import BoardSize, Color, Point, point_name

translate = QCoreApplication.translate
"""Qt's function under its own name, by which `packaging/sentences.py` finds the sentences."""

Key = TypeVar("Key", bound=Hashable)

_PLACE = re.compile("%([1-9])")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
# Control characters, marks of the writing direction, and surrogates that stand for undecodable bytes.
HIDDEN = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
"""The invisible characters of a text, for the brackets of a regular expression."""
_HIDDEN = f"[{HIDDEN}]"
# The same direction marks, and letters that are written from right to left.
_TURNING = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_LINES = "([\n\r\x1c-\x1e\x85\u2029]+)"
_OPEN, _CLOSE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_OPENINGS = frozenset({"\N{LEFT-TO-RIGHT ISOLATE}", "\N{RIGHT-TO-LEFT ISOLATE}", _OPEN})
_IN_TERMINAL: ContextVar[bool] = ContextVar("_IN_TERMINAL", default=False)
_SIDES = r"(?i)\s*(\d{1,9})\s*(?:[x\N{MULTIPLICATION SIGN}:*\s]\s*(\d{1,9})\s*)?"

# By the number of quarters.
_QUARTERS = (
    "",
    "\N{VULGAR FRACTION ONE QUARTER}",
    "\N{VULGAR FRACTION ONE HALF}",
    "\N{VULGAR FRACTION THREE QUARTERS}",
)


class Text:
    """A sentence without a value, which is translated each time that it is called.

    It can be made at import, before a translator is installed, and follows a change of the language. The lines above it
    that begin with `#:` say to translators when it is shown. `note` distinguishes equal sentences of a context.
    """

    # No dataclass: its methods would be compiled at each start of the program.
    __slots__ = ("context", "note", "source")

    def __init__(self, context: str, source: str, note: str | None = None) -> None:
        self.context = context
        self.source = source
        self.note = note

    def __call__(self) -> str:
        """Return the sentence in the language of the program now."""
        return translate(self.context, self.source, self.note) if self.source else ""


Sentence = TypeVar("Sentence", str, Text)

NO_TEXT = Text("", "")
"""The text that is empty in every language."""


class TextTable(Generic[Key]):
    """A sentence for each key, as a function of the key; most keys are the members of an enum."""

    def __init__(self, texts: Mapping[Key, Text], otherwise: Text | None = None) -> None:
        self.texts = texts
        self.otherwise = otherwise
        """The sentence for all other keys; None where each key has a row, which `test_text_tables.py` checks."""

    def __call__(self, key: Key) -> str:
        """Return the sentence of a key, in the language of the program now."""
        text = self.texts.get(key, self.otherwise)
        if text is None:
            raise KeyError(key)
        return text()


def filled(text: str, *values: object) -> str:
    """Return a sentence with its places %1 to %9 filled.

    A place without a value stays as it is; Qt fills the %n of a plural itself. A value cannot change the writing
    direction of the words around it: on the screen it is isolated, in a terminal its marks are shown.
    """
    apart = visible if _IN_TERMINAL.get() else isolated

    def value_at(place: re.Match[str]) -> str:
        number = int(place[1])
        return apart(str(values[number - 1])) if number <= len(values) else place[0]

    # All places are replaced in one pass, since a value may hold %1 itself.
    return _PLACE.sub(value_at, text)


@contextmanager
def for_terminal() -> Iterator[None]:
    """Fill the sentences within this context for a terminal, which has no isolated text."""
    token = _IN_TERMINAL.set(True)
    try:
        yield
    finally:
        _IN_TERMINAL.reset(token)


def visible(text: str) -> str:
    """Return a text in which invisible characters are named, such as <U+202E> for the right-to-left override.

    They could control a terminal, or change the writing direction of the text around them.
    """
    return re.sub(_HIDDEN, lambda match: f"<U+{ord(match[0]):04X}>", text)


def isolated(text: str) -> str:
    """Return a text that cannot change the order of the words around it on a screen.

    All its characters stay; direction marks that it leaves open are closed, and those that it closes were opened
    before.
    """
    if text.isascii() or not _TURNING.search(text):
        return text
    # A line end closes all isolates, so each line is isolated alone.
    return "".join(
        part if number % 2 or not part else _isolated_line(part) for number, part in enumerate(re.split(_LINES, text))
    )


def _isolated_line(line: str) -> str:
    opened = unopened = 0
    for letter in line:
        if letter in _OPENINGS:
            opened += 1
        elif letter == _CLOSE and opened:
            opened -= 1
        elif letter == _CLOSE:
            unopened += 1
    return _OPEN * (1 + unopened) + line + _CLOSE * (1 + opened)


def one_line(text: str) -> str:
    """Return a text from a file on one line, without control characters, for a terminal or a list."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def comma_list(*texts: str) -> str:
    """Return the texts that are not empty, with commas between; each is isolated in its writing direction."""
    #: %1 = a part of a list %2 = the next part
    between = _between(translate("format", "%1, %2"))
    return between.join(isolated(text) for text in texts if text)


def semicolon_list(*texts: str) -> str:
    """Return the texts that are not empty, with semicolons between, where the texts hold commas."""
    #: %1 = a part of a list with commas in it %2 = the next part
    return _between(translate("format", "%1; %2")).join(text for text in texts if text)


def running_text(*texts: str) -> str:
    """Return the sentences that are not empty, one after the other."""
    #: %1 = a sentence %2 = the next sentence
    return _between(translate("format", "%1 %2")).join(text for text in texts if text)


def labelled(label: str, text: str) -> str:
    """Return a text behind its label; either alone where the other is empty."""
    #: %1 = what something is called, or who says it %2 = the text about it
    between = _between(translate("format", "%1: %2"))
    return between.join(part for part in (label, text) if part)


def dotted(*texts: str) -> str:
    """Return the texts that are not empty, with full stops between, as a screen reader speaks them."""
    #: %1 = a phrase that is read aloud %2 = the next phrase
    between = _between(translate("format", "%1. %2"))
    ending, told = between.rstrip(), [text for text in texts if text]
    return between.join([*(text.removesuffix(ending) for text in told[:-1]), *told[-1:]])


def closed(text: str) -> str:
    """Return a phrase as a sentence, with a full stop."""
    #: %1 = a phrase that becomes a sentence
    ending = translate("format", "%1.").partition("%1")[2]
    return text.removesuffix(ending) + ending


def _between(text: str) -> str:
    """Return the separator between the two places of a text."""
    return text.partition("%1")[2].partition("%2")[0]


def points(value: Fraction | int) -> str:
    """Return a number of points as it is shown: 7½, −6, 0; fractions other than quarters as decimals."""
    # Whole numbers: a count shows many, and each operation of fractions takes several calls.
    numerator, denominator = value.numerator, value.denominator
    sign = "\N{MINUS SIGN}" if numerator < 0 else ""
    quarters, rest = divmod(4 * abs(numerator), denominator)
    if rest:
        return sign + QLocale().toString(float(abs(value)), "f", 3).rstrip("0")
    whole, part = divmod(quarters, 4)
    if whole == 0 and part:
        return sign + _QUARTERS[part]
    return f"{sign}{whole}{_QUARTERS[part]}"


def plain_number(value: Fraction) -> str:
    """Return a number of points as files and the command line write it: 7.5, -6, 0."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):g}"


def parse_points(text: str) -> Fraction:
    """Return the number of points that a user typed: 6.5, 6,5, 6½, −6.

    Raises ValueError if the text is no number.
    """
    text = text.strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    for quarters, sign in enumerate(_QUARTERS):
        if sign and text.endswith(sign):
            whole, part = text[: -len(sign)], Fraction(quarters, 4)
            number = Fraction(int(whole)) if whole not in ("", "-") else Fraction(0)
            return number - part if text.startswith("-") else number + part
    if not text or not set(text) <= set("+-.0123456789"):
        raise ValueError(f"{text!r} is no number")
    return Fraction(text)


def color_name(color: Color) -> str:
    """Return the name of a colour as a word of its own: Black or White."""
    if color is Color.BLACK:
        return translate("game", "Black")
    return translate("game", "White")


def collation_key(text: str) -> QCollatorSortKey:
    """Return the key that sorts a text in a shown list by the language, without regard to capitals,
    numbers by value.
    """
    return _collation_key(text, QLocale().name())


@lru_cache(maxsize=20_000)
def _collation_key(text: str, locale: str) -> QCollatorSortKey:
    return _collator(locale).sortKey(text)


@lru_cache(maxsize=1)
def _collator(locale: str) -> QCollator:
    collator = QCollator(QLocale(locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    # So "Game 9" comes before "Game 10".
    collator.setNumericMode(True)
    return collator


class Day(Protocol):
    """A date, or the date that a record names, which may not exist."""

    @property
    def year(self) -> int: ...  # noqa: D102 - as a date has it

    @property
    def month(self) -> int: ...  # noqa: D102 - as a date has it

    @property
    def day(self) -> int: ...  # noqa: D102 - as a date has it


# Spanish and Portuguese join the parts of a date.
_SPANISH_DAY = "d 'de' MMMM 'de' yyyy"


def day_text(day: Day, has_year: bool = True, is_short: bool = False) -> str:
    """Return a day as the language writes it: 2 May 2024, 2. Mai 2024, 2 de mayo de 2024, 2024年5月2日."""
    pattern = _day_pattern()
    if not has_year:
        pattern = re.sub(r"^yyyy[^Md]*|(?: '\w+')?\s*yyyy$", "", pattern)
    if is_short:
        pattern = pattern.replace("'de' ", "").replace("MMMM", "MMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def month_text(year: int, month: int) -> str:
    """Return a month of a year as the language writes it: May 2024, 2024年5月."""
    pattern = _day_pattern()
    if pattern.startswith("yyyy"):
        return QLocale().toString(QDate(year, month, 1), re.sub(r"\s*d\S*$", "", pattern))
    joint = " de" if pattern == _SPANISH_DAY else ""
    return f"{QLocale().standaloneMonthName(month)}{joint} {year}"


def _day_pattern() -> str:
    """Return the pattern of day, month and year in the order of the language, without the day of the week."""
    whole = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    # Languages such as Chinese and Japanese begin with the year.
    if whole.startswith("yyyy"):
        return re.sub(r"\W*dddd", "", whole)
    if "d 'de' MMMM" in whole:
        return _SPANISH_DAY
    # Languages such as German and Czech write a full stop after the day.
    return "d. MMMM yyyy" if "d. " in whole else "d MMMM yyyy"


def listed_points(listed: Iterable[Point], size: BoardSize) -> str:
    """Return the names of points in a row: "A7, B8"."""
    return comma_list(*(point_name(point, size) for point in listed))


def stone_name(color: Color) -> str:
    """Return the name of a stone on a point, as a screen reader speaks it."""
    return by_color(color, translate("board", "black stone"), translate("board", "white stone"))


def by_color(color: Color, black: Sentence, white: Sentence) -> Sentence:
    """Return the one of two sentences that is about this colour."""
    return black if color is Color.BLACK else white


def board_size(size: BoardSize) -> str:
    """Return the size of a board: 9 × 9."""
    return f"{size.columns} \N{MULTIPLICATION SIGN} {size.rows}"


def parse_size(text: str) -> BoardSize:
    """Return the board size that a user typed: "7", "19x13".

    Raises ValueError if the text is no size from 1 to 52.
    """
    match = re.fullmatch(_SIDES, text)
    if match is None:
        raise ValueError(f"{text!r} is no board size")
    columns = int(match[1])
    return BoardSize(columns, int(match[2]) if match[2] else columns)


def player_name(name: str, color: Color) -> str:
    """Return the player's name; without one, the name of the colour."""
    return name or color_name(color)
