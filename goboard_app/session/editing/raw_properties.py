"""The properties of a node as they are in the file, as a draft of rows that a user changes by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize
from goboard_app.late import late
from goboard_app.record.edits import Compound, Edit, KeepCursor, ReplaceProperties
from goboard_app.record.node import Node
from goboard_app.record.properties import size_of
from goboard_app.record.property_table import PropertyGroup, idents, idents_about
from goboard_app.record.sgf.check import bad_values
from goboard_app.record.sgf.lexer import Property, canonical_ident, is_ident, is_raw_value, shown
from goboard_app.record.sgf.rewrite import reads_back
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession
from goboard_app.session.tree_edits import may_edit

with late:
    from goboard_app.record.node_links import with_links

# A line break of the file is one character of the text in a field.
_CHARACTER = re.compile(r"\r\n|.", re.DOTALL)
_NUMBERING = ("B", "W", "MN")


class RawRow(NamedTuple):
    """One value of a property, escaped as in the file.

    `begins` is True for the first value of a property, `is_bare` for an identifier that has no value in the file.
    """

    ident: str
    raw: str
    begins: bool = True
    is_bare: bool = False


class RawFault(Enum):
    """The reasons why a row cannot be written so that it is read back as the same."""

    NO_IDENT = auto()
    BAD_IDENT = auto()
    """An identifier is ASCII letters, digits and underscores, and begins with a letter."""
    BAD_VALUE = auto()
    """A closing bracket or a backslash at the end is not escaped."""
    CHARSET = auto()
    """CA changes: the writer sets it to the encoding of the file."""
    NOT_READ_BACK = auto()
    """The whole node would be read differently."""


class RawNote(Enum):
    """Remarks about a row that can be written."""

    WRONG_TYPE = auto()
    """The value does not have the type of its property."""
    BAD_SIZE = auto()
    """The value of SZ is no board size; 19x19 is used."""
    TWICE = auto()
    """The node has the property twice (FF[4] allows it once)."""
    UNKNOWN = auto()
    """A property that the program does not know."""
    ROOT_ONLY = auto()
    """A root property in a later node."""


@dataclass(frozen=True, slots=True)
class RawDraft:
    """The rows of a node while they are edited; `node` stays as it is.

    `old` holds the identifiers and values that the node has: they stay, whatever they are.
    """

    node: Node
    rows: tuple[RawRow, ...]
    old: frozenset[tuple[str, str]]

    @classmethod
    def of(cls, node: Node) -> RawDraft:
        """Return the draft of a node as it is now."""
        rows = tuple(row for item in node.properties for row in _rows_of(item))
        return cls(node, rows, frozenset((row.ident, row.raw) for row in rows))

    @property
    def properties(self) -> tuple[Property, ...]:
        """The properties that the rows say."""
        found: list[Property] = []
        for row in self.rows:
            values = () if row.is_bare and not row.raw else (row.raw,)
            if row.begins or not found:
                found.append(Property(row.ident, values))
            else:
                found[-1] = Property(found[-1].ident, found[-1].values + values)
        return tuple(found)

    @property
    def is_changed(self) -> bool:
        """True if the rows say something else than the node."""
        return self.properties != self.node.properties

    def with_ident(self, number: int, ident: str) -> RawDraft:
        """Return the draft with another identifier for the property of a row."""
        first, end = self._span(number)
        return self._with(first, end, [row._replace(ident=ident) for row in self.rows[first:end]])

    def with_raw(self, number: int, raw: str) -> RawDraft:
        """Return the draft with another raw value in a row."""
        return self._with(number, number + 1, [self.rows[number]._replace(raw=raw)])

    def with_property(self) -> RawDraft:
        """Return the draft with one more property, still without a name, as the last."""
        return replace(self, rows=(*self.rows, RawRow("", "")))

    def with_value(self, number: int) -> RawDraft:
        """Return the draft with one more value behind that of a row."""
        return self._with(number + 1, number + 1, [RawRow(self.rows[number].ident, "", begins=False)])

    def without(self, number: int) -> RawDraft:
        """Return the draft without a row; the property goes with its last value."""
        following = self.rows[number + 1 : number + 2]
        if self.rows[number].begins and following and not following[0].begins:
            return self._with(number, number + 2, [following[0]._replace(begins=True)])
        return self._with(number, number + 1, [])

    def fault(self, number: int) -> RawFault | None:
        """Return the reason why a row that was changed cannot be written."""
        row = self.rows[number]
        if (row.ident, row.raw) in self.old:
            return None
        if not row.ident:
            return RawFault.NO_IDENT
        if not is_ident(row.ident):
            return RawFault.BAD_IDENT
        if not is_raw_value(row.raw):
            return RawFault.BAD_VALUE
        is_root = self.node.parent is None
        return RawFault.CHARSET if is_root and canonical_ident(row.ident) == "CA" else None

    def first_fault(self) -> tuple[int, RawFault] | None:
        """Return the first row that cannot be written, with the reason; None if all can."""
        if not self.is_changed:
            return None
        for number in range(len(self.rows)):
            fault = self.fault(number)
            if fault is not None:
                return number, fault
        if _charset(self.properties, self.node) != _charset(self.node.properties, self.node):
            return max(0, len(self.rows) - 1), RawFault.CHARSET
        # A node that was not read cleanly before is not held against the change.
        if reads_back(self.node.properties) and not reads_back(self.properties):
            return max(0, len(self.rows) - 1), RawFault.NOT_READ_BACK
        return None

    def note(self, number: int, size: BoardSize) -> RawNote | None:
        """Return the remark about a row on a board of this size; None without one."""
        row = self.rows[number]
        name = canonical_ident(row.ident)
        if self.node.parent is not None and name in _root_idents():
            return RawNote.ROOT_ONLY
        alone = Node((Property(row.ident, (row.raw,)),))
        if name == "SZ":
            return None if size_of(alone)[1] else RawNote.BAD_SIZE
        if not row.is_bare and bad_values(alone, size):
            return RawNote.WRONG_TYPE
        if sum(each.begins and canonical_ident(each.ident) == name for each in self.rows) > 1:
            return RawNote.TWICE
        return None if name in _known_idents() else RawNote.UNKNOWN

    def _span(self, number: int) -> tuple[int, int]:
        """Return the first row of the property of a row, and the row behind its last one."""
        first = number
        while first and not self.rows[first].begins:
            first -= 1
        end = number + 1
        while end < len(self.rows) and not self.rows[end].begins:
            end += 1
        return first, end

    def _with(self, start: int, end: int, rows: Sequence[RawRow]) -> RawDraft:
        return replace(self, rows=(*self.rows[:start], *rows, *self.rows[end:]))


def _rows_of(item: Property) -> list[RawRow]:
    if not item.values:
        return [RawRow(item.ident, "", is_bare=True)]
    return [RawRow(item.ident, raw, place == 0) for place, raw in enumerate(item.values)]


def _charset(properties: Sequence[Property], node: Node) -> tuple[tuple[str, ...], ...]:
    """Return the values of CA in a root; the property means nothing elsewhere."""
    return () if node.parent is not None else tuple(item.values for item in properties if item.name == "CA")


@cache
def _root_idents() -> frozenset[str]:
    return idents_about(PropertyGroup.ROOT)


@cache
def _known_idents() -> frozenset[str]:
    return frozenset(idents(lambda _: True))


def field_text(raw: str) -> str:
    """Return a raw value as a text field shows it: each line break is one newline character."""
    return shown(raw).replace("\r\n", "\n").replace("\r", "\n")


def typed_raw(raw: str, before: str, after: str) -> str:
    """Return a raw value after typing in a field that showed it as `before` and shows `after` now.

    Characters outside the changed part stay as they are in the file: line breaks, and what the field cannot show.
    """
    places = [match.start() for match in _CHARACTER.finditer(raw)]
    if len(places) != len(before):
        return after
    places.append(len(raw))
    head = 0
    most = min(len(before), len(after))
    while head < most and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    new = after[head : len(after) - tail].replace("\n", "\r\n" if "\r\n" in raw else "\n")
    return raw[: places[head]] + new + raw[places[len(before) - tail] :]


def write_properties(session: GameSession, draft: RawDraft) -> Act:
    """Write the changed properties of a node; all others keep their characters.

    Nothing is written while a row has a fault.
    """
    node = draft.node
    if not may_edit(session) or not draft.is_changed or draft.first_fault() is not None:
        return NOTHING
    wanted = draft.properties
    edit: Edit = ReplaceProperties(((node, wanted),))
    changed = Node(wanted)
    if any(changed.get(ident) != node.get(ident) for ident in _NUMBERING):
        # Links follow the numbers; the comment of the node itself is written afterwards, as it was typed.
        first = tuple(item for item in wanted if item.name != "C")
        first += tuple(item for item in node.properties if item.name == "C")
        edit = Compound((with_links(session.tree, ReplaceProperties(((node, first),))), edit))
    return Act(Change.everything(), KeepCursor(edit, session.cursor), ActKind.PROPERTIES)
