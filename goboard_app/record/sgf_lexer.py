r"""The words of SGF: nodes and their properties, cut out of decoded text, well-formed or not.

A clean node is one match of one regular expression. Anything else goes through `scan_node`, which
reads property by property and says what it had to forgive.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from goboard_app.record.finding import FindingKind
from goboard_app.record.property import Property, canonical_ident

_IDENT = r"[A-Za-z][A-Za-z0-9_]*+"
_VALUE = r"\[[^\\\]]*+(?:\\.[^\\\]]*+)*+\]"
# Groups that are repeated stand in an atomic group and are not possessive: Python before 3.11.5
# (Debian 12 has 3.11.2) goes on behind what failed in a possessive one, and a word would be lost.
_VALUES = rf"(?>(?:\s*+{_VALUE})+)"
_PROPERTIES = rf"(?>(?:\s*+{_IDENT}{_VALUES})*)"

# A clean node with the brackets around it. Groups: 1 opening brackets before, 2 the node,
# 3 closing brackets behind.
STEP = re.compile(
    rf"[\s\0]*+(\([\s\0(]*+)?(;{_PROPERTIES})((?>(?:[\s\0]*+\))+))?(?=[\s\0]*+(?:[;()]|\Z))",
    re.DOTALL,
)
# A game begins with a bracket and a semicolon, or at once with a standard property (sina); a
# semicolon with a hyphen is a smiley.
_OPENINGS = re.compile(r"\([\s\0(]*")
_BEGINNING = re.compile(r";[\s\0]*(?:[A-Za-z0-9_;()\[]|\Z)|[A-Z]{1,2}\s*\[")
# Text from which the beginning was cut off.
HEADLESS_START = re.compile(r";\s*+[A-Z]{1,2}\s*+\[")
# What begins a node that lost its semicolon.
NODE_HEAD = re.compile(r"[A-Z][A-Za-z0-9_]*+\s*+\[")

_PROPERTY = re.compile(rf"\s*+({_IDENT})({_VALUES})", re.DOTALL)
_ONE_VALUE = re.compile(r"\[([^\\\]]*+(?:\\.[^\\\]]*+)*+)\]", re.DOTALL)
_HEAD = re.compile(rf"[\s\0]*+({_IDENT})(?=\s*+\[)")
_NEXT_VALUE = re.compile(r"\s*+\[")
_SPACE = re.compile(r"[\s\0]*+")
_WORD = re.compile(_IDENT)
_BARE = re.compile(r"[A-Z]+(?=[\s\0]*+(?:[;()]|\Z))")
_JUNK = re.compile(r"[^;()\[A-Za-z\s\0]++")
_CLOSING = re.compile(r"[^\\\]]*+(?:\\.[^\\\]]*+)*+\]", re.DOTALL)
_TORN_END = re.compile("[\0\x1a\udc80-\udcff]+\\Z")
_BRACKET = re.compile(r"\\.|[\[\]]", re.DOTALL)
# What may follow a value if its end was guessed right.
_GOES_ON = re.compile(
    r"[\s\0]*+(?:[;()]|\Z|[A-Z][A-Za-z0-9_]*+\s*+\[|[A-Z]{1,2}[\s\0]*+(?:[;()]|\Z)|[a-z]{1,2}\[)"
)
# A guess never runs over what is clearly the next move or variation.
_NEXT_NODE = re.compile(r";\s*+[BW]\s*+\[|\(\s*+;")
_GUESS_LIMIT = 20_000
_GUESSES_A_NODE = 100

# Values of fixed form, in which no bracket was ever meant.
_FORMAL = frozenset(
    (
        *("B", "W", "AB", "AW", "AE", "AR", "LN", "TR", "SQ", "CR", "MA", "SL", "DD", "VW"),
        *("TB", "TW", "PL", "SZ", "HA", "KM", "FF", "GM", "CA", "ST", "KO", "MN", "BL", "WL"),
        *("OB", "OW", "BM", "DO", "IT", "TE", "DM", "GB", "GW", "HO", "UC", "V", "L", "M"),
    )
)

# Values that hold prose, in which people forget to escape brackets.
_PROSE = frozenset(
    (
        *("C", "GC", "N", "GN", "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO"),
        *("PC", "DT", "RE", "US", "SO", "AN", "CP", "ON", "OT", "RU", "TM", "AP"),
    )
)


@dataclass(frozen=True, slots=True)
class Forgiven:
    """A departure from the standard at a character offset."""

    kind: FindingKind
    offset: int
    detail: str


@dataclass(frozen=True, slots=True)
class ScannedNode:
    """What `scan_node` read: the node's text ends at `end`, reading goes on at `resume`.

    `is_whole` is False where the file ends inside a value, `is_sound` also where the end of a value
    was guessed or brackets stand outside values: such a node is read rightly only where it is.
    """

    properties: tuple[Property, ...]
    end: int
    resume: int
    is_sound: bool
    forgiven: tuple[Forgiven, ...]


def clean_properties(text: str, start: int, end: int) -> tuple[Property, ...]:
    """The properties of a clean node whose text lies between two offsets."""
    return tuple(
        Property(match[1], tuple(_ONE_VALUE.findall(match[2])))
        for match in _PROPERTY.finditer(text, start, end)
    )


def value_offsets(text: str, start: int, end: int) -> list[list[int]]:
    """For each property of a clean node, where each of its values begins, at the bracket."""
    return [
        [value.start() for value in _ONE_VALUE.finditer(text, match.start(2), match.end(2))]
        for match in _PROPERTY.finditer(text, start, end)
    ]


def scan_node(text: str, start: int) -> ScannedNode:
    """Read the node that begins at `start`, at its semicolon or at its first property."""
    return _Scanner(text, start).run()


def find_game(text: str, at: int) -> int:
    """The offset of the bracket that opens the next game; -1 where there is none."""
    for opening in _OPENINGS.finditer(text, at):
        if _BEGINNING.match(text, opening.end()):
            return opening.start()
    return -1


def skip_space(text: str, at: int) -> int:
    """The offset of the next character that is not white space, or the end."""
    match = _SPACE.match(text, at)
    return at if match is None else match.end()


def skip_openings(text: str, at: int) -> int:
    """The offset behind all opening brackets that stand together at an offset."""
    match = _OPENINGS.match(text, at)
    return at if match is None else match.end()


def skip_junk(text: str, at: int) -> int:
    """The end of the meaningless run of characters or word at `at`; moves on by at least one."""
    match = _JUNK.match(text, at) or _WORD.match(text, at) or _ONE_VALUE.match(text, at)
    if match is not None:
        return match.end()
    return len(text) if text[at] == "[" else at + 1


class _Scanner:
    """Reads one node; lives only as long as that takes."""

    def __init__(self, text: str, start: int) -> None:
        self._text = text
        self._start = start
        self._properties: list[Property] = []
        self._forgiven: list[Forgiven] = []
        self._end = start + 1 if text[start] == ";" else start
        self._is_whole = True
        self._is_sound = True
        self._guesses = 0

    def run(self) -> ScannedNode:
        at = self._end
        while self._is_whole:
            head = _HEAD.match(self._text, at)
            if head is not None:
                at = self._end = self._property(head[1], head.end())
                continue
            at = skip_space(self._text, at)
            if at >= len(self._text) or self._text[at] in ";()":
                break
            at = self._stray(at)
        is_sound = self._is_whole and self._is_sound
        return ScannedNode(tuple(self._properties), self._end, at, is_sound, tuple(self._forgiven))

    def _property(self, ident: str, at: int) -> int:
        """Read the values that follow an identifier; give the offset behind them."""
        values: list[str] = []
        while True:
            match = _NEXT_VALUE.match(self._text, at)
            if match is None:
                break
            value, at = self._value(ident, match.end())
            values.append(value)
        self._properties.append(Property(ident, tuple(values)))
        return at

    def _value(self, ident: str, start: int) -> tuple[str, int]:
        """Read a value whose bracket has just opened; give it and the offset behind it."""
        closing = _CLOSING.match(self._text, start)
        if closing is None:
            return self._unclosed(ident, start)
        first = closing.end() - 1
        end = self._guessed_end(ident, start, first)
        if end == first:
            return self._text[start:first], first + 1
        self._forgiven.append(Forgiven(FindingKind.UNESCAPED_BRACKET, first, ident))
        self._is_sound = False
        return _with_escapes(self._text[start:end]), end + 1

    def _unclosed(self, ident: str, start: int) -> tuple[str, int]:
        self._forgiven.append(Forgiven(FindingKind.UNCLOSED_VALUE, start - 1, ident))
        self._is_whole = False
        # A character cut in two would take the bracket written behind it for its other half.
        value = _TORN_END.sub("", self._text[start:])
        backslashes = len(value) - len(value.rstrip("\\"))
        return (value + "\\" if backslashes % 2 else value), len(self._text)

    def _guessed_end(self, ident: str, start: int, first: int) -> int:
        """Where a value ends, at `first` or at a later bracket that makes better sense."""
        name = canonical_ident(ident)
        if name in _FORMAL or self._goes_on(first + 1, name) or self._guesses > _GUESSES_A_NODE:
            return first
        self._guesses += 1
        stop = min(len(self._text), first + _GUESS_LIMIT)
        barrier = _NEXT_NODE.search(self._text, first, stop)
        # The bracket that closes the value stands before the barrier, if there is one.
        stop = stop if barrier is None else barrier.start()
        depth = 0
        for match in _BRACKET.finditer(self._text, start, stop):
            if match[0] == "[":
                depth += 1
            elif match[0] == "]":
                if match.start() > first and not depth and self._goes_on(match.end(), name):
                    return match.start()
                depth = max(0, depth - 1)
        return first

    def _goes_on(self, at: int, name: str) -> bool:
        if _GOES_ON.match(self._text, at) is not None:
            return True
        return name not in _PROSE and _NEXT_VALUE.match(self._text, at) is not None

    def _stray(self, at: int) -> int:
        """Step over what is not a property with values; give the offset behind it."""
        bare = _BARE.match(self._text, at)
        if bare is not None:
            self._properties.append(Property(bare[0], ()))
            self._forgiven.append(Forgiven(FindingKind.NO_VALUE, at, bare[0]))
            self._end = bare.end()
            return bare.end()
        end = skip_junk(self._text, at)
        junk = self._text[at:end]
        if junk[0] == "[" and junk[-1] != "]":
            self._is_whole = False
        self._forgiven.append(Forgiven(FindingKind.STRAY_TEXT, at, junk[:40]))
        if "[" in junk or "]" in junk:
            # Left behind it would become a value of whatever is written before it.
            self._end = end
            self._is_sound = False
        return end


def _with_escapes(value: str) -> str:
    """The value with every bare closing bracket escaped."""
    return _BRACKET.sub(lambda match: "\\]" if match[0] == "]" else match[0], value)
