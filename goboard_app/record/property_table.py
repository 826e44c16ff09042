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


class Group(Enum):
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


class Section(Enum):
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
    group: Group
    kind: ValueKind
    other: str = ""
    section: Section | None = None
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
    section: Section,
    field: str = "",
    *,
    kind: ValueKind = ValueKind.LINE,
    other: str = "",
    finds_game: bool = False,
    is_explained: bool = False,
    is_left_out: bool = False,
) -> PropertyRow:
    """Return the row of a property of the game information."""
    return PropertyRow(ident, Group.GAME, kind, other, section, field, finds_game, is_explained, is_left_out)


def _rows(group: Group, kind: ValueKind, idents: str) -> tuple[PropertyRow, ...]:
    """Return rows that differ only in their identifiers; `BL/WL` is one property of both players."""
    rows: list[PropertyRow] = []
    for word in idents.split():
        first, _, second = word.partition("/")
        rows.append(PropertyRow(first, group, kind, second))
        if second:
            rows.append(PropertyRow(second, group, kind, first))
    return tuple(rows)


TABLE: tuple[PropertyRow, ...] = (
    *_rows(Group.ROOT, ValueKind.FIXED, "GM FF CA SZ ST"),
    PropertyRow("AP", Group.ROOT, ValueKind.LINE, field="application", is_left_out=True),
    # The game information, in the order in which it is shown and written.
    _info("PB", Section.BLACK, "black_name", other="PW", finds_game=True),
    _info("BR", Section.BLACK, "black_rank", other="WR"),
    _info("BT", Section.BLACK, "black_team", other="WT"),
    _info("PW", Section.WHITE, "white_name", other="PB", finds_game=True),
    _info("WR", Section.WHITE, "white_rank", other="BR"),
    _info("WT", Section.WHITE, "white_team", other="BT"),
    _info("GN", Section.GAME, "game_name", finds_game=True),
    _info("EV", Section.GAME, "event", finds_game=True),
    _info("RO", Section.GAME, "round"),
    _info("DT", Section.GAME, "date", finds_game=True, is_explained=True),
    _info("PC", Section.GAME, "place"),
    _info("RE", Section.TERMS, "result", finds_game=True, is_explained=True),
    _info("RU", Section.TERMS, "rules", is_explained=True),
    _info("KM", Section.TERMS, kind=ValueKind.FIXED, finds_game=True, is_explained=True),
    _info("HA", Section.TERMS, kind=ValueKind.FIXED, finds_game=True, is_explained=True),
    # FF[4]: TM is a Real, but people write words into it.
    _info("TM", Section.TERMS, "time_limit", is_explained=True, is_left_out=True),
    _info("OT", Section.TERMS, "overtime"),
    _info("ON", Section.RECORD, "opening"),
    _info("AN", Section.RECORD, "annotator"),
    _info("US", Section.RECORD, "user"),
    _info("SO", Section.RECORD, "source"),
    _info("CP", Section.RECORD, "copyright"),
    _info("GC", Section.ABOUT, kind=ValueKind.TEXT),
    # The exact ruleset, beside RU.
    *_rows(Group.GAME, ValueKind.OWN, "GBRS"),
    *_rows(Group.MOVE, ValueKind.MOVE, "B/W"),
    *_rows(Group.MOVE, ValueKind.FIXED, "KO"),
    *_rows(Group.SETUP, ValueKind.POINTS, "AB/AW AE"),
    *_rows(Group.SETUP, ValueKind.FIXED, "PL"),
    *_rows(Group.CLOCK, ValueKind.FIXED, "BL/WL OB/OW"),
    *_rows(Group.COMMENT, ValueKind.TEXT, "C"),
    *_rows(Group.COMMENT, ValueKind.LINE, "N"),
    *_rows(Group.JUDGEMENT, ValueKind.FIXED, "V DM GB/GW UC HO TE BM DO IT"),
    *_rows(Group.JUDGEMENT, ValueKind.OWN, "SBKV"),
    # M and L are marks of FF[3].
    *_rows(Group.MARK, ValueKind.POINTS, "TR SQ CR MA SL DD VW M L"),
    *_rows(Group.MARK, ValueKind.LINES, "LN AR"),
    *_rows(Group.MARK, ValueKind.LABELS, "LB"),
    *_rows(Group.TERRITORY, ValueKind.POINTS, "TB/TW"),
    *_rows(Group.COUNT, ValueKind.POINTS, "GBDS GBSK GBNE"),
    *_rows(Group.FIGURE, ValueKind.FIXED, "MN"),
    *_rows(Group.FIGURE, ValueKind.OWN, "FG PM"),
)
"""Every property that the program knows by more than its name; all others are kept as they are."""


def idents(is_wanted: Callable[[PropertyRow], object]) -> tuple[str, ...]:
    """Return the identifiers of the rows that are wanted, in the order of the table."""
    return tuple(row.ident for row in TABLE if is_wanted(row))


def idents_about(*groups: Group) -> frozenset[str]:
    """Return the identifiers of the properties about these subjects."""
    return frozenset(idents(lambda row: row.group in groups))


def idents_holding(*kinds: ValueKind) -> frozenset[str]:
    """Return the identifiers of the properties with values of these kinds."""
    return frozenset(idents(lambda row: row.kind in kinds))
