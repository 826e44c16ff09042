"""Compare our judgement with KataGo's on boards where both sides passed too early.

Run `python tests/benchmarks/unfinished.py [--jobs 2] [--wrong]`. The boards and their ownership are
in `packaging/judgement/ownership.tsv.xz`: the half of the weak games that the network did not
learn from. A point is open if KataGo gives it to whichever side moves first. `--wrong` draws the
boards that are judged otherwise than they should be.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "judgement")]

from ownership import LabelledBoard, read_table  # noqa: E402

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.rules import catalogue  # noqa: E402
from goboard_app.rules.repetition import History  # noqa: E402
from goboard_app.scoring.count import GameTerms, count  # noqa: E402
from goboard_app.scoring.filling import fill  # noqa: E402
from goboard_app.scoring.life.propose import propose  # noqa: E402
from goboard_app.scoring.proposal import Life, Proposal  # noqa: E402
from tests.support.aims import aims, tell  # noqa: E402

KOMI = Fraction(13, 2)
AIMS = aims()["unfinished"]
UNFINISHED, FINISHED = 8, 4
"""A board of 9x9 with 8 or more open points is not finished; with fewer than 4 it is."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A board with our judgement: the margin of the headline, and whether its group was sure.

    `is_sure` is about the group that has most of the open stones; None without one. `defended` is
    the same for the board with the stone that the group lacks.
    """

    board: LabelledBoard
    is_finished: bool
    margin: Fraction
    is_sure: bool | None
    defended: bool | None
    seconds: float

    @property
    def open(self) -> int:
        """Return the number of open points."""
        return len(self.board.changing)

    @property
    def peer_margin(self) -> float:
        """Return the margin by area that KataGo's ownership gives."""
        return sum(map(self.board.owner, range(len(self.board.stones)))) - float(KOMI)

    @property
    def has_winner(self) -> bool:
        """Return whether the headline names the same winner as KataGo."""
        return (self.margin > 0) is (self.peer_margin > 0)


def position_of(board: LabelledBoard, with_defence: bool = False) -> Position:
    """Return the stones of a board, if wished with the stone that was taken off."""
    codes = [".XO".index(stone) for stone in board.stones]
    if with_defence:
        codes[board.at] = board.color
    return Position(BoardSize.square(board.lines), bytes(codes))


def judge(board: LabelledBoard) -> Judged:
    """Judge one board."""
    position = position_of(board)
    start = time.process_time()
    proposal = propose(position)
    seconds = time.process_time() - start
    is_sure = defended = None
    if board.set == "critical":
        is_sure = _is_sure(board, proposal)
        defended = _is_sure(board, propose(position_of(board, with_defence=True)))
    return Judged(board, proposal.is_finished, _headline(position, proposal), is_sure, defended, seconds)


def _is_sure(board: LabelledBoard, proposal: Proposal) -> bool:
    size = BoardSize.square(board.lines)
    color = ".XO"[board.color]
    stones = {size.point(at) for at in board.changing if board.stones[at] == color}
    group = max(proposal.groups, key=lambda group: len(group.stones & stones))
    return group.life is not Life.UNCLEAR


def _headline(position: Position, proposal: Proposal) -> Fraction:
    """Return the margin of the count after the last moves, by area."""
    statuses, rules = proposal.statuses(), catalogue.CHINESE
    after = position
    if proposal.is_finished:
        filling = fill(position, History.starting_at(position), rules, proposal, statuses)
        after = filling.after(position)
    return count(after, statuses, rules, GameTerms(komi=KOMI)).margin


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: the boards, the criterion of an error, and the number of allowed errors."""

    label: str
    is_in: Callable[[Judged], bool]
    is_wrong: Callable[[Judged], bool]

    @property
    def most(self) -> float:
        """The percentage that may be wrong."""
        return AIMS[self.label].limit

    def line(self, judged: Sequence[Judged]) -> str:
        """Return the line."""
        some = [each for each in judged if self.is_in(each)]
        wrong = sum(map(self.is_wrong, some))
        share = 100 * wrong / max(1, len(some))
        tell(self.label, share)
        return f"{self.label:66}{len(some):>6}{wrong:>7}{share:>7.1f} %{self.most:>7.1f} %"


def _is_cut(each: Judged) -> bool:
    return each.board.kind.startswith("cut")


ROWS = (
    Row(
        "cut, 8 and more points open: called finished",
        lambda each: _is_cut(each) and each.open >= UNFINISHED,
        lambda each: each.is_finished,
    ),
    Row(
        "cut, less than 4 points open: called unfinished",
        lambda each: _is_cut(each) and each.open < FINISHED,
        lambda each: not each.is_finished,
    ),
    Row(
        "end of a game: called unfinished",
        lambda each: each.board.kind == "end",
        lambda each: not each.is_finished,
    ),
    Row(
        "cut, called finished: the headline names another winner than KataGo",
        lambda each: _is_cut(each) and each.is_finished,
        lambda each: not each.has_winner,
    ),
    Row(
        "the first move decides about a group: called sure",
        lambda each: each.is_sure is not None,
        lambda each: each.is_sure is True,
    ),
    Row(
        "the same boards with the defending move: called unclear",
        lambda each: each.defended is not None,
        lambda each: each.defended is False,
    ),
)


def table(judged: Sequence[Judged]) -> Iterable[str]:
    """Yield the lines of the table."""
    yield f"{'':66}{'boards':>6}{'wrong':>7}{'share':>9}{'at most':>9}"
    for row in ROWS:
        yield row.line(judged)
    seconds = sorted(each.seconds for each in judged)
    late = seconds[int(0.95 * len(seconds))]
    yield f"processor seconds a board: median {statistics.median(seconds):.3f}, p95 {late:.3f}"


def drawn(each: Judged) -> str:
    """Return a board with its open points as `*`, beside the margins."""
    board, changing = each.board, each.board.changing
    head = (
        f"{board.source}, {board.kind}: {each.open} open, finished {each.is_finished}, "
        f"sure {each.is_sure}, defended {each.defended}, ours {float(each.margin):+.1f}, "
        f"KataGo {each.peer_margin:+.1f}"
    )
    rows = [head]
    for start in range(0, len(board.stones), board.lines):
        points = range(start, start + board.lines)
        stones = " ".join(board.stones[at] for at in points)
        marks = " ".join("*" if at in changing else board.stones[at] for at in points)
        rows.append(f"  {stones}    {marks}")
    return "\n".join(rows)


def main() -> None:
    """Judge all boards that were not learnt from, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--wrong", action="store_true")
    options = parser.parse_args()
    boards = [board for board in read_table() if board.set != "learn"]
    with Pool(options.jobs) as pool:
        judged = pool.map(judge, boards, chunksize=8)
    print("\n".join(table(judged)))
    if options.wrong:
        for row in ROWS:
            print(f"\n{row.label}")
            for each in judged:
                if row.is_in(each) and row.is_wrong(each):
                    print(drawn(each))


if __name__ == "__main__":
    main()
