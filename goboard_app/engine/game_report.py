"""GameReport: what an analysis says about the moves of a whole game, for each side and part of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from goboard_app.engine.engine import Analysis
from goboard_app.engine.judging import lost_by_move, points_of
from goboard_app.go.board import BoardSize, Color, Point, point_name

MOST_WORST = 3
"""The number of moves that are listed as the worst ones of a side."""

# The shares of the points that hold a stone when the middle and the end of a game begin: 61 and 145 of 361 on 19x19.
_MIDDLE, _END = (1, 6), (2, 5)
# In points: a smaller loss is within the noise of two searches.
_LEAST_WORST = 0.5


class GamePhase(Enum):
    """A part of a game; the value is its name in JSON."""

    OPENING = "opening"
    MIDDLE = "middle"
    END = "end"


def phase_starts(size: BoardSize) -> tuple[int, int]:
    """Return the number of stones on the board from which the middle and the end of a game begin."""
    middle, end = (-(-size.area * part // whole) for part, whole in (_MIDDLE, _END))
    return middle, end


class RatedMove(NamedTuple):
    """A move of a line, with the analyses of the positions before and after it; None for an unknown one.

    `place` is the index of its position in the line, `number` that of the move, from 1. `stones` are on the board
    before the move. `point` is None for a pass.
    """

    place: int
    number: int
    color: Color
    point: Point | None
    stones: int
    before: Analysis | None = None
    after: Analysis | None = None

    @property
    def lost(self) -> float | None:
        """The loss in points, of which those of a winrate are an estimate; None where it is unknown."""
        if self.before is None:
            return None
        return points_of(lost_by_move(self.before, self.point, self.after, self.color))

    @property
    def best(self) -> Point | None:
        """The first choice of the engine; None for a pass, or if it is unknown."""
        return self.before.candidates[0].point if self.has_choice and self.before is not None else None

    @property
    def has_choice(self) -> bool:
        """True if the first choice of the engine is known."""
        return self.before is not None and bool(self.before.candidates)

    @property
    def is_best(self) -> bool:
        """True if the move is known to be the first choice of the engine."""
        return self.has_choice and self.best == self.point


class PartResult(NamedTuple):
    """The moves of a side in a part of the game.

    `known` are those whose loss is known, which is `lost` in all; `compared` are those with a known first choice of the
    engine, which `best` of them are.
    """

    moves: int = 0
    known: int = 0
    lost: float = 0.0
    compared: int = 0
    best: int = 0

    @property
    def mean(self) -> float | None:
        """The mean loss of a move in points; None without a known one."""
        return self.lost / self.known if self.known else None

    @property
    def best_share(self) -> float | None:
        """The share of moves that are the first choice of the engine, from 0 to 1; None if it is unknown."""
        return self.best / self.compared if self.compared else None


class WorstMove(NamedTuple):
    """A move that lost much: its place in the line, its number, its point, its loss, and the better move.

    A point is None for a pass; `has_better` is False if no better move is known.
    """

    place: int
    number: int
    point: Point | None
    lost: float
    better: Point | None
    has_better: bool


class SideReport(NamedTuple):
    """The report on one side: its moves in each part of the game, in the whole game, and the worst of them."""

    parts: tuple[tuple[GamePhase, PartResult], ...]
    whole: PartResult
    worst: tuple[WorstMove, ...]

    def part(self, phase: GamePhase) -> PartResult:
        """Return the result in a part of the game."""
        return dict(self.parts)[phase]


class GameReport(NamedTuple):
    """The report on a game.

    `leads` holds Black's lead after each position of the line and None where it is unknown; where the engine gives no
    points they are shares of games that Black wins, and `has_points` is False. `positions` of the line were asked
    about, of which `known` were analysed.
    """

    size: BoardSize
    black: SideReport
    white: SideReport
    leads: tuple[float | None, ...]
    has_points: bool
    positions: int
    known: int

    def side(self, color: Color) -> SideReport:
        """Return the report on one side."""
        return self.black if color is Color.BLACK else self.white

    @property
    def is_empty(self) -> bool:
        """True if no loss of any move is known."""
        return not (self.black.whole.known or self.white.whole.known)


def report_of(size: BoardSize, analyses: Sequence[Analysis | None], moves: Sequence[RatedMove]) -> GameReport:
    """Return the report on a line with these moves and the analyses of its positions.

    The passes that end the game are left out: they are nearly always right, and would make both sides look better.
    """
    counted = list(moves)
    while counted and counted[-1].point is None:
        counted.pop()
    found = [each for each in analyses if each is not None]
    has_points = any(each.score is not None for each in found) or not any(each.winrate is not None for each in found)
    leads = tuple(None if each is None else each.score if has_points else each.winrate for each in analyses)
    phased = _phased(counted, size)
    black, white = (_side([pair for pair in phased if pair[1].color is color]) for color in Color)
    return GameReport(size, black, white, leads, has_points, len(analyses), len(found))


def _phased(moves: Iterable[RatedMove], size: BoardSize) -> list[tuple[GamePhase, RatedMove]]:
    """Return each move with its part of the game; captures never lead back to an earlier part."""
    middle, end = phase_starts(size)
    most, phased = 0, []
    for move in moves:
        most = max(most, move.stones)
        phase = GamePhase.OPENING if most < middle else GamePhase.MIDDLE if most < end else GamePhase.END
        phased.append((phase, move))
    return phased


def _side(phased: Sequence[tuple[GamePhase, RatedMove]]) -> SideReport:
    parts = tuple((phase, _part([move for at, move in phased if at is phase])) for phase in GamePhase)
    moves = [move for _, move in phased]
    return SideReport(parts, _part(moves), _worst(moves))


def _part(moves: Sequence[RatedMove]) -> PartResult:
    losses = [lost for move in moves if (lost := move.lost) is not None]
    return PartResult(
        moves=len(moves),
        known=len(losses),
        lost=sum(losses),
        compared=sum(move.has_choice for move in moves),
        best=sum(move.is_best for move in moves),
    )


def _worst(moves: Iterable[RatedMove]) -> tuple[WorstMove, ...]:
    found = [
        WorstMove(move.place, move.number, move.point, lost, move.best, move.has_choice and not move.is_best)
        for move in moves
        if (lost := move.lost) is not None and lost >= _LEAST_WORST
    ]
    # Of equal losses the earlier move comes first.
    found.sort(key=lambda move: (-move.lost, move.number))
    return tuple(found[:MOST_WORST])


def report_as_json(report: GameReport) -> dict[str, object]:
    """Return the report as an object of JSON."""
    middle, end = phase_starts(report.size)
    return {
        "positions": report.positions,
        "analysed": report.known,
        "unit": "points" if report.has_points else "estimated points",
        "middle_from_stones": middle,
        "end_from_stones": end,
        "black": _side_json(report.black, report.size),
        "white": _side_json(report.white, report.size),
        "leads" if report.has_points else "winrates": list(report.leads),
    }


def _side_json(side: SideReport, size: BoardSize) -> dict[str, object]:
    return {
        **{phase.value: _part_json(result) for phase, result in side.parts},
        "whole": _part_json(side.whole),
        "worst": [
            {
                "move": move.number,
                "played": _name(move.point, size),
                "lost": round(move.lost, 2),
                "better": _name(move.better, size) if move.has_better else None,
            }
            for move in side.worst
        ],
    }


def _part_json(part: PartResult) -> dict[str, object]:
    mean, share = part.mean, part.best_share
    return {
        "moves": part.moves,
        "analysed": part.known,
        "lost": round(part.lost, 2) if part.known else None,
        "mean_lost": None if mean is None else round(mean, 3),
        "compared": part.compared,
        "best": part.best,
        "best_share": None if share is None else round(share, 3),
    }


def _name(point: Point | None, size: BoardSize) -> str:
    return "pass" if point is None else point_name(point, size)
