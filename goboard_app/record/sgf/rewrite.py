"""Rewriting a node of a file: parts that an edit did not touch keep their characters.

In an edited node every unchanged property is written as it was, with the white space before it; in
a changed property so is every value that remains.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from goboard_app.record.edits import partners
from goboard_app.record.sgf.lexer import (
    Property,
    PropertyPlace,
    clean_places,
    clean_properties,
    is_compact,
    scan_node,
)
from goboard_app.record.sgf.source import NodeSource

_Thing = TypeVar("_Thing", bound=Hashable)


def node_text(properties: Sequence[Property]) -> str:
    """Return the canonical form of a node; an identifier without values gets an empty one."""
    words = [p.ident + "".join(f"[{raw}]" for raw in p.values or ("",)) for p in properties]
    return ";" + "".join(words)


def rewritten(source: NodeSource, properties: tuple[Property, ...]) -> str:
    """Return the text of a node with these properties in place of its own.

    It is canonical throughout if it would be read otherwise, because of junk in the node.
    """
    place = source.text, source.start, source.end
    # In such a node the canonical form is the form of the file.
    if is_compact(*place):
        return node_text(properties)
    if source.is_clean:
        return _respelled(source, clean_properties(*place), clean_places(*place), properties)
    scanned = scan_node(source.text, source.start, source.value_ends)
    found = _respelled(source, scanned.properties, scanned.places, properties)
    return found if _is_read_as(found, properties) else node_text(properties)


def _matches(old: Sequence[_Thing], new: Sequence[_Thing], kind: Callable[[_Thing], Hashable]) -> dict[int, int]:
    """Return the partners, and between them the changed things with their counterparts.

    These are paired one by one if both series have the same number of them, else by kind.
    """
    same = partners(old, new)
    found = dict(same)
    first = start = 0
    for number in (*sorted(same), len(new)):
        place = same.get(number, len(old))
        if place - first == number - start:
            found.update(zip(range(start, number), range(first, place), strict=True))
        else:
            alike = partners(list(map(kind, old[first:place])), list(map(kind, new[start:number])))
            found.update((start + at, first + there) for at, there in alike.items())
        first, start = place + 1, number + 1
    return found


def _respelled(
    source: NodeSource,
    old: tuple[Property, ...],
    places: Sequence[PropertyPlace],
    properties: tuple[Property, ...],
) -> str:
    """Return the node in the spelling of the file as far as possible."""
    text = source.text
    found = _matches(old, properties, lambda item: item.name)
    is_headless = text[source.start] != ";" and bool(old) and found.get(0) == 0
    # The end of the part before each property, which gives the gap before it.
    ends = [source.start + (text[source.start] == ";"), *map(_end, places)]
    pieces = [] if is_headless else [";"]
    for number, item in enumerate(properties):
        if number not in found:
            pieces.append(node_text((item,))[1:])
            continue
        twin, place = old[found[number]], places[found[number]]
        pieces.append(_gap(source, ends[found[number]], place.ident[0]) + item.ident)
        if item.values or number < len(properties) - 1:
            pieces.extend(_values(source, twin, place, item))
    return "".join(pieces)


def _values(source: NodeSource, old: Property, place: PropertyPlace, new: Property) -> Iterable[str]:
    """Yield the values of a property, each behind the text before it or before the one it replaces."""
    ends = (place.ident[1], *(end for _, end in place.values))
    found = _matches(old.values, new.values, lambda _: None)
    for number, raw in enumerate(new.values or ("",)):
        at = found.get(number)
        if at is not None:
            yield _gap(source, ends[at], place.values[at][0])
        yield f"[{raw}]"


def _gap(source: NodeSource, start: int, end: int) -> str:
    """Return the text between two parts of a node; only its white space if the node is not sound."""
    text = source.text[start:end]
    return text if source.is_sound else "".join(c for c in text if c.isspace())


def _end(place: PropertyPlace) -> int:
    return place.values[-1][1] if place.values else place.ident[1]


def reads_back(properties: Sequence[Property]) -> bool:
    """Return whether the canonical form of a node is read as these properties."""
    return _is_read_as(node_text(properties), properties)


def _is_read_as(text: str, properties: Sequence[Property]) -> bool:
    """Return whether the text of a node is read as these properties in any place."""
    scanned = scan_node(text, 0)
    return scanned.is_sound and scanned.end == len(text) and is_written_as(properties, scanned.properties)


def is_written_as(wanted: Sequence[Property], found: Sequence[Property]) -> bool:
    """Return whether properties are read as they were written; none is ever written without values."""
    return [(p.ident, p.values or ("",)) for p in wanted] == [(p.ident, p.values or ("",)) for p in found]
