"""The moves of a line with their numbers, those of the record or those that its author wrote on the stones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Move, Play, Point
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import Mark, MarkKind, markup_of, move_of, setup_of

MOST_NUMBER = 9999


@dataclass(frozen=True, slots=True)
class KifuStep:
    """A node with its move, and the number of the last move up to here; None before any."""

    node: Node
    move: Move | None
    number: int | None


def numbered_steps(nodes: Iterable[Node], size: BoardSize, before: int = 0) -> list[KifuStep]:
    """Return the nodes with the numbers of their moves, counted on from `before` unless MN says otherwise."""
    steps: list[KifuStep] = []
    number = before or None
    for node in nodes:
        move = move_of(node, size)
        if move is not None:
            number = number_at(node, (number or 0) + 1)
        steps.append(KifuStep(node, move, number))
    return steps


def number_at(node: Node, usual: int) -> int:
    """Return the number that MN gives the move of a node, else the usual one."""
    number = _whole(node.text("MN"))
    return usual if number is None or not 0 <= number <= MOST_NUMBER else number


def _whole(text: str | None) -> int | None:
    text = (text or "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


def cut_steps(steps: Sequence[KifuStep], length: int, size: BoardSize) -> list[list[KifuStep]]:
    """Return the steps in groups of `length` moves; FG, set-up stones and numbers that go back also begin a group."""
    groups: list[list[KifuStep]] = []
    moves = 0
    for place, step in enumerate(steps):
        is_full = step.move is not None and moves >= length
        if not groups or is_full or _begins(step, size, moves > 0) or (moves and _goes_back(steps, place)):
            groups.append([])
            moves = 0
        groups[-1].append(step)
        moves += step.move is not None
    return groups or [[]]


def _begins(step: KifuStep, size: BoardSize, has_moves: bool) -> bool:
    if step.node.has("FG"):
        return True
    # Stones set up later would look like those at the beginning of the figure.
    return has_moves and setup_of(step.node, size).has_points


def _goes_back(steps: Sequence[KifuStep], place: int) -> bool:
    """Return whether the move of a step does not have a higher number than the move before."""
    step = steps[place]
    if step.move is None:
        return False
    before = next((steps[n] for n in range(place - 1, -1, -1) if steps[n].move is not None), None)
    return before is not None and (step.number or 0) <= (before.number or 0)


def label_number(mark: Mark) -> int | None:
    """Return the number that a label is; None if the mark is no label or has another text."""
    number = _whole(mark.text) if mark.kind is MarkKind.LABEL else None
    return number if number and str(number) == mark.text and number <= MOST_NUMBER else None


def variation_groups(
    steps: Sequence[KifuStep], length: int, size: BoardSize, positions: PositionCache
) -> Iterator[list[KifuStep]]:
    """Yield the steps of a variation in groups, one for each diagram, with the numbers that the author gave them.

    A label on a new stone is the number of its move, and moves without a label are counted on from it. Where
    the labels of the author begin again, a group begins, so that no number appears twice in a diagram.
    """
    last: int | None = None
    for group in cut_steps(steps, length, size):
        rest = group
        while rest:
            if last is not None:
                rest = numbered_steps((step.node for step in rest), size, last)
            part = _first_part(rest, size, positions)
            yield part
            rest, last = rest[len(part) :], part[-1].number


def _first_part(steps: list[KifuStep], size: BoardSize, positions: PositionCache) -> list[KifuStep]:
    """Return the first steps with their numbers, as many as have ascending ones."""
    labels = _labels_on_moves(steps, size)
    numbered = _with_labels(steps, labels) if labels else _past_old_labels(steps, size, positions)
    end = next((place for place in range(len(steps)) if _goes_back(numbered, place)), len(steps))
    # The labels of a later part say nothing about the moves before it.
    return numbered if end == len(steps) else _first_part(steps[:end], size, positions)


def _number_labels(node: Node, size: BoardSize) -> dict[Point, int]:
    numbers = ((mark.point, label_number(mark)) for mark in markup_of(node, size))
    return {point: number for point, number in numbers if number is not None}


def _labels_on_moves(steps: Sequence[KifuStep], size: BoardSize) -> dict[int, int]:
    """Return the numbers by the places of their moves, from the last node that has any on a stone of the steps."""
    played: dict[Point, list[int]] = {}
    for place, step in enumerate(steps):
        if isinstance(step.move, Play):
            played.setdefault(step.move.point, []).append(place)
    for last in range(len(steps) - 1, -1, -1):
        labels = _number_labels(steps[last].node, size)
        there = {point: [place for place in played.get(point, ()) if place <= last] for point in labels}
        found = {places[0]: labels[point] for point, places in there.items() if len(places) == 1}
        rise = next((number - (steps[place].number or 0) for place, number in sorted(found.items())), 0)
        for point, places in there.items():
            if len(places) > 1:
                # In a ko the label means the move that has it by the count of the others.
                found[min(places, key=lambda p: abs((steps[p].number or 0) + rise - labels[point]))] = labels[point]
        if found:
            return found
    return {}


def _with_labels(steps: Sequence[KifuStep], labels: Mapping[int, int]) -> list[KifuStep]:
    """Return the steps with these numbers, and with others counted on and back from them."""
    first = min(labels)
    moves_before = sum(step.move is not None for step in steps[:first])
    start = labels[first] - moves_before
    numbered: list[KifuStep] = []
    number = steps[0].number if steps[0].move is None else None
    for place, step in enumerate(steps):
        if step.move is not None:
            if place in labels:
                number = labels[place]
            elif place > first:
                number = (number or 0) + 1
            else:
                # The numbers before the first label, where there are enough of them.
                number = step.number if start < 1 else start
                start += 1 if start >= 1 else 0
        numbered.append(replace(step, number=number))
    return numbered


def _past_old_labels(steps: list[KifuStep], size: BoardSize, positions: PositionCache) -> list[KifuStep]:
    """Return the steps numbered on from the labels of older stones, if they would have the same numbers."""
    last = steps[-1].node
    labels = _number_labels(last, size)
    position = positions.position(last) if labels else None
    old = {number for point, number in labels.items() if position is not None and position.at(point) is not None}
    if old.isdisjoint(step.number for step in steps if step.move is not None):
        return steps
    return numbered_steps((step.node for step in steps), size, max(old))
