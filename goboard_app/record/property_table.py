"""The table of SGF properties: one row a property, from which every list of properties is derived."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class ValueKind(Enum):
    """The kinds of values, by how they are read, repaired and turned."""

    MOVE = auto()
    """A point, or nothing for a pass."""
    POINTS = auto()
    """A list of points and rectangles."""
    LINES = auto()
    """Two points."""
    LABELS = auto()
    """A point and a text."""
    FIXED = auto()
    """A number, a colour, a name of an encoding: a form in which a bracket is never meant."""
    LINE = auto()
    """Words on one line: SimpleText in FF[4]."""
    TEXT = auto()
    """Words on several lines: Text in FF[4]."""
    OWN = auto()
    """A form of its own."""


class PropertyGroup(Enum):
    """The subjects of properties."""

    ROOT = auto()
    """The properties that say how to read the file; only at the root of a game."""
    GAME = auto()
    """Players, date and circumstances: FF[4] allows each only once on a path through a game."""
    SETUP = auto()
    MOVE = auto()
    CLOCK = auto()
    COMMENT = auto()
    JUDGEMENT = auto()
    MARK = auto()
    TERRITORY = auto()
    COUNT = auto()
    """goboard's own marks of a count, beside the territory."""
    FIGURE = auto()
    GOBOARD = auto()
    """goboard's own facts of a game, at its beginning, which no other program knows."""


class InfoSection(Enum):
    """The parts of the game information, as a dialog shows them."""

    BLACK = auto()
    WHITE = auto()
    GAME = auto()
    TERMS = auto()
    RECORD = auto()
    ABOUT = auto()


class PropertyRow(NamedTuple):
    """A property.

    `other` is the same property of the other player. Of game information, `section` is its part (None for a property
    that is not edited by hand), `field` the name of its text in GameInfo, `finds_game` whether the node with this
    property is taken for the one with the game info, and `is_explained` whether a line below it says what the value
    means.
    """

    ident: str
    group: PropertyGroup
    kind: ValueKind
    other: str = ""
    section: InfoSection | None = None
    field: str = ""
    finds_game: bool = False
    is_explained: bool = False
    is_left_out: bool = False
    """True if a search skips its words."""

    @property
    def holds_words(self) -> bool:
        """True if the value is prose, in which people forget to escape brackets."""
        return self.kind in (ValueKind.LINE, ValueKind.TEXT)

    @property
    def is_searched(self) -> bool:
        """True if a search for words looks into it."""
        return self.holds_words and not self.is_left_out


def _info(
    ident: str,
    section: InfoSection,
    field: str = "",
    *,
    kind: ValueKind = ValueKind.LINE,
    other: str = "",
    finds_game: bool = False,
    is_explained: bool = False,
    is_left_out: bool = False,
) -> PropertyRow:
    """Return the row of a property of the game information."""
    return PropertyRow(ident, PropertyGroup.GAME, kind, other, section, field, finds_game, is_explained, is_left_out)


def _rows(group: PropertyGroup, kind: ValueKind, idents: str) -> tuple[PropertyRow, ...]:
    """Return rows that differ only in their identifiers; `BL/WL` is one property of both players."""
    rows: list[PropertyRow] = []
    for word in idents.split():
        first, _, second = word.partition("/")
        rows.append(PropertyRow(first, group, kind, second))
        if second:
            rows.append(PropertyRow(second, group, kind, first))
    return tuple(rows)


TABLE: tuple[PropertyRow, ...] = (
    *_rows(PropertyGroup.ROOT, ValueKind.FIXED, "GM FF CA SZ ST"),
    PropertyRow("AP", PropertyGroup.ROOT, ValueKind.LINE, field="application", is_left_out=True),
    # The game information, in the order in which it is shown and written.
    _info("PB", InfoSection.BLACK, "black_name", other="PW", finds_game=True),
    _info("BR", InfoSection.BLACK, "black_rank", other="WR"),
    _info("BT", InfoSection.BLACK, "black_team", other="WT"),
    _info("PW", InfoSection.WHITE, "white_name", other="PB", finds_game=True),
    _info("WR", InfoSection.WHITE, "white_rank", other="BR"),
    _info("WT", InfoSection.WHITE, "white_team", other="BT"),
    _info("GN", InfoSection.GAME, "game_name", finds_game=True),
    _info("EV", InfoSection.GAME, "event", finds_game=True),
    _info("RO", InfoSection.GAME, "round"),
    _info("DT", InfoSection.GAME, "date", finds_game=True, is_explained=True),
    _info("PC", InfoSection.GAME, "place"),
    _info("RE", InfoSection.TERMS, "result", finds_game=True, is_explained=True),
    _info("RU", InfoSection.TERMS, "rules", is_explained=True),
    _info("KM", InfoSection.TERMS, kind=ValueKind.FIXED, finds_game=True, is_explained=True),
    _info("HA", InfoSection.TERMS, kind=ValueKind.FIXED, finds_game=True, is_explained=True),
    # FF[4]: TM is a Real, but people write words into it.
    _info("TM", InfoSection.TERMS, "time_limit", is_explained=True, is_left_out=True),
    _info("OT", InfoSection.TERMS, "overtime"),
    _info("ON", InfoSection.RECORD, "opening"),
    _info("AN", InfoSection.RECORD, "annotator"),
    _info("US", InfoSection.RECORD, "user"),
    _info("SO", InfoSection.RECORD, "source"),
    _info("CP", InfoSection.RECORD, "copyright"),
    _info("GC", InfoSection.ABOUT, kind=ValueKind.TEXT),
    # The exact ruleset, beside RU.
    *_rows(PropertyGroup.GAME, ValueKind.OWN, "GBRS"),
    *_rows(PropertyGroup.MOVE, ValueKind.MOVE, "B/W"),
    *_rows(PropertyGroup.MOVE, ValueKind.FIXED, "KO"),
    *_rows(PropertyGroup.SETUP, ValueKind.POINTS, "AB/AW AE"),
    *_rows(PropertyGroup.SETUP, ValueKind.FIXED, "PL"),
    *_rows(PropertyGroup.CLOCK, ValueKind.FIXED, "BL/WL OB/OW"),
    *_rows(PropertyGroup.COMMENT, ValueKind.TEXT, "C"),
    *_rows(PropertyGroup.COMMENT, ValueKind.LINE, "N"),
    *_rows(PropertyGroup.JUDGEMENT, ValueKind.FIXED, "V DM GB/GW UC HO TE BM DO IT"),
    *_rows(PropertyGroup.JUDGEMENT, ValueKind.OWN, "SBKV"),
    # M and L are marks of FF[3].
    *_rows(PropertyGroup.MARK, ValueKind.POINTS, "TR SQ CR MA SL DD VW M L"),
    *_rows(PropertyGroup.MARK, ValueKind.LINES, "LN AR"),
    *_rows(PropertyGroup.MARK, ValueKind.LABELS, "LB"),
    *_rows(PropertyGroup.TERRITORY, ValueKind.POINTS, "TB/TW"),
    *_rows(PropertyGroup.COUNT, ValueKind.POINTS, "GBDS GBSK GBNE"),
    *_rows(PropertyGroup.FIGURE, ValueKind.FIXED, "MN"),
    *_rows(PropertyGroup.FIGURE, ValueKind.OWN, "FG PM"),
    # The goal of a capture game, and White's time where it differs from TM.
    *_rows(PropertyGroup.GOBOARD, ValueKind.OWN, "GBCG GBWT"),
)
"""Every property that the program knows by more than its name; all others are kept as they are."""


def idents(is_wanted: Callable[[PropertyRow], object]) -> tuple[str, ...]:
    """Return the identifiers of the rows that are wanted, in the order of the table."""
    return tuple(row.ident for row in TABLE if is_wanted(row))


def idents_about(*groups: PropertyGroup) -> frozenset[str]:
    """Return the identifiers of the properties about these subjects."""
    return frozenset(idents(lambda row: row.group in groups))


def idents_holding(*kinds: ValueKind) -> frozenset[str]:
    """Return the identifiers of the properties with values of these kinds."""
    return frozenset(idents(lambda row: row.kind in kinds))
