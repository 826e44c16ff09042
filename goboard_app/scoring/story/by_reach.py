"""Counting as Tromp and Taylor define it: how far each side's stones reach over empty points."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.scoring.story.frame import NO_POINTS, StoryFrame
from goboard_app.scoring.story.numbers import even_parts
from goboard_app.scoring.story.opening import lift_dead, mark_seki
from goboard_app.scoring.story.shape import connected
from goboard_app.scoring.story.tally import TallyRow
from goboard_app.scoring.story.teller import SIDES, Case, Teller
from goboard_app.scoring.story.values import ChapterKind

_MOST_RINGS = 24


def rings(board: Position, color: Color) -> list[frozenset[Point]]:
    """The empty points that stones of one colour reach, by how many lines away they are."""
    near = board.size.neighbors
    reached = set(board.points(color))
    ring: frozenset[Point] = frozenset(reached)
    found: list[frozenset[Point]] = []
    while True:
        ring = frozenset(
            point
            for here in ring
            for point in near(here)
            if point not in reached and board.at(point) is None
        )
        if not ring:
            return found
        reached |= ring
        found.append(ring)


def count_reach(teller: Teller, case: Case) -> None:
    """Let both colours spread, ring by ring; where they meet a point is nobody's."""
    lift_dead(teller, case, teller.frame.dead)
    _spread(teller, case)
    _leave_out(teller, case)
    _count_stones(teller, case)


def _spread(teller: Teller, case: Case) -> None:
    board = replace(case.position, stones=teller.frame.stones)
    waves = {color: rings(board, color) for color in SIDES}
    longest = max(map(len, waves.values()))
    reached: dict[Color, frozenset[Point]] = dict.fromkeys(SIDES, NO_POINTS)
    everywhere = NO_POINTS.union(*(ring for found in waves.values() for ring in found))
    teller.open(ChapterKind.REACH, len(everywhere))
    made = 0
    for part in even_parts(longest, _MOST_RINGS):
        before = reached[Color.BLACK] | reached[Color.WHITE]
        wave = {c: NO_POINTS.union(*found[made : made + part]) for c, found in waves.items()}
        made += part
        reached = {color: reached[color] | wave[color] for color in SIDES}
        frame = _with_reach(teller.frame, reached[Color.BLACK], reached[Color.WHITE])
        frame = replace(frame, wave=wave[Color.BLACK] | wave[Color.WHITE])
        now = reached[Color.BLACK] | reached[Color.WHITE]
        teller.step(frame, len(now) - len(before))
    teller.clear()


def _with_reach(frame: StoryFrame, black: frozenset[Point], white: frozenset[Point]) -> StoryFrame:
    alone = black - white, white - black
    return replace(
        frame,
        black_areas=tuple(connected(alone[0], frame.size)),
        white_areas=tuple(connected(alone[1], frame.size)),
        neutral=black & white,
        tally=frame.tally.with_line(TallyRow.TERRITORY, len(alone[0]), len(alone[1])),
    )


def _leave_out(teller: Teller, case: Case) -> None:
    """Points that one side alone reaches and that count for nobody: agreed so, or in seki."""
    territory = case.count.territory
    reached = {color: NO_POINTS.union(*teller.frame.areas(color)) for color in SIDES}
    left_out = NO_POINTS.union(*(reached[c] - territory.of(c) for c in SIDES))
    if left_out:
        mark_seki(teller, case)
        teller.open(ChapterKind.NOT_COUNTED, len(left_out))
        frame = _with_reach(teller.frame, territory.black, territory.white)
        teller.step(replace(frame, neutral=case.neutral), len(left_out))


def _count_stones(teller: Teller, case: Case) -> None:
    living = {color: case.living(color) for color in SIDES}
    teller.open(ChapterKind.COUNT_STONES, sum(map(len, living.values())))
    for color, stones in living.items():
        tally = teller.frame.tally.with_value(TallyRow.STONES, color, len(stones))
        teller.step(replace(teller.frame, tally=tally, lit=stones), len(stones), color)
    teller.clear()
