"""The times of a record: used for each move, and left at a node."""

from __future__ import annotations

import pytest

from goboard_app.clock.clock import ClockPhase, ClockState
from goboard_app.go.board import Color
from goboard_app.record.edits import SetProperty
from goboard_app.session.clocks import RemainingTime, remaining, times_used
from goboard_app.session.session import GameSession
from tests.support.trees import tree_of

S = 1000
BYO = "TM[600]OT[3x30 byo-yomi]"
CANADIAN = "TM[600]OT[5/300 Canadian]"
POINTS = [f"{col}{row}" for col in "abcdefghj" for row in "abcdefghj"]


def record(terms: str, *black: str) -> GameSession:
    """Return a record in which Black's moves have these times and White's none."""
    moves = "".join(f";B[{POINTS[2 * n]}]{left};W[{POINTS[2 * n + 1]}]" for n, left in enumerate(black))
    return GameSession(tree_of(f"(;SZ[9]{terms}{moves})"), is_live=False)


def used_in(session: GameSession, color: Color = Color.BLACK) -> list[float | None]:
    """Return the times of the moves of a side on the line."""
    steps = times_used(session.tree, session.line)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: dict[object, dict[Color, float]] = end.value
            break
    name = color.value
    return [found.get(node, {}).get(color) for node in session.line if node.has(name)]


def left(*times: float | str) -> list[str]:
    """Return BL, and OB behind a slash, for each of these times; none for an empty text."""
    texts = [str(each).split("/") for each in times]
    return ["" if not text[0] else f"BL[{text[0]}]" + "".join(f"OB[{n}]" for n in text[1:]) for text in texts]


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        # Main time; the first move by TM.
        (("590.5", "580"), [9.5, 10.5]),
        # Into byo-yomi within a move: the rest of main time and the used part of the period.
        (("10.5", "27.6/3"), [589.5, 12.9]),
        # ... and with periods lost on the way.
        (("580", "25.4/2"), [20, 614.6]),
        # A period begins whole for every move; a lost one counts.
        (("5", "28/3", "12/2", "29/2", "20/2"), [595, 7, 48, 1, 10]),
        (("5", "28/3", "20/1"), [595, 7, 70]),
        # A loss on time takes all that was left.
        (("5", "28/3", "0/0"), [595, 7, 90]),
        # A whole period: the program writes the time before it is renewed, as another move shows.
        (("10", "30/3", "25/3"), [590, 10, 5]),
        # A clock that was renewed before it was written hides the time.
        (("10", "30/3", "30/3", "30/2"), [590, None, None, None]),
        # Periods come back: corrected by hand.
        (("5", "20/1", "25/3", "24/3"), [595, 75, None, 6]),
        (("100", "200", "190"), [500, None, 10]),
        # More periods than there are.
        (("5", "20/4"), [595, None]),
        # The number of periods beside main time.
        (("580/3", "100/3", "20/3", "25/3", "10/2"), [20, 480, None, None, 50]),
        # IGS writes -1 in main time.
        (("590/-1", "580/-1"), [10, 10]),
        # Nothing says how many periods were lost.
        (("10", "27", "25"), [None, None, None]),
        (("100", "27", "29"), [500, None, None]),
        # Moves without a time.
        (("590", "", "500", "490"), [10, None, None, 10]),
        (("590", "soon", "500"), [10, None, None]),
        (("590,5",), [9.5]),
    ],
)
def test_time_used_in_byo_yomi(times: tuple[str, ...], expected: list[float | None]) -> None:
    used = used_in(record(BYO, *left(*times)))
    assert used == [pytest.approx(each) if each is not None else None for each in expected]


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        (("590", "20"), [10, 570]),
        # The first stone of the block.
        (("20", "290/4", "250/3"), [580, 30, 40]),
        # A program that does not count that stone.
        (("20", "290/5", "250/4"), [580, 30, 40]),
        # The last stone of a block, and the first of the next one.
        (("20", "290/4", "280/3", "270/2", "260/1", "250/0", "280/4"), [580, 30, 10, 10, 10, 10, 20]),
        # The clock was renewed with the last stone, which hides its time.
        (("20", "290/4", "280/3", "270/2", "260/1", "300/5", "280/4"), [580, 30, 10, 10, 10, None, 20]),
        # More time for the same block.
        (("20", "290/4", "295/3"), [580, 30, None]),
        # Stones that do not follow.
        (("20", "290/4", "280/1"), [580, 30, None]),
        (("20", "290/4", "0/0"), [580, 30, 290]),
        (("20", "0/0"), [580, 320]),
    ],
)
def test_time_used_in_canadian_overtime(times: tuple[str, ...], expected: list[float | None]) -> None:
    assert used_in(record(CANADIAN, *left(*times))) == expected


@pytest.mark.parametrize(
    ("terms", "times", "expected"),
    [
        # The sum is the same before and after the increment; only the first move shows which.
        ("TM[300]OT[10 fischer]", ("305", "310", "300"), [5, 5, 20]),
        ("TM[300]OT[10 fischer]", ("295", "301", "312", "302"), [None, 4, None, 20]),
        ("TM[300]OT[10 fischer, max 305]", ("290", "299", "295"), [None, 1, None]),
        # The clock shows the periods of main time too, or none.
        ("TM[300]OT[10 fischer]", ("305/1", "300/1"), [5, 15]),
        ("TM[60]OT[5 bronstein]", ("60", "58", "58"), [None, 7, None]),
        ("TM[60]OT[5 delay]", ("57", "57"), [8, None]),
        ("TM[60]OT[3x10 Ing, 2 points]", ("5", "8/3", "6/3", "9/2"), [55, 7, 2, 7]),
        ("TM[60]OT[hourglass]", ("50", "65", "60"), [None, None, None]),
        ("TM[600]", ("590", "580"), [10, 10]),
        # Periods that the game information does not mention.
        ("TM[600]", ("10", "28/3", "27/3"), [590, None, None]),
        ("", ("590", "580"), [None, 10]),
        ("", ("3", "30", "25"), [None, None, 5]),
        # An overtime that nobody understands may be an increment.
        ("TM[600]OT[strange]", ("590", "580"), [None, None]),
        # Periods of unknown length: main time is known as long as the program counts them or none came.
        ("TM[600]OT[byoyomi]", ("590", "580"), [10, 10]),
        ("TM[600]OT[byoyomi]", ("10", "28/3", "27/3"), [590, None, None]),
        ("TM[600]OT[byoyomi]", ("590", "10", "28", "27"), [None, None, None, None]),
        ("TM[600]OT[Canadian, as usual]", ("590", "580"), [10, 10]),
        ("TM[600]OT[byoyomi + 10 s bonus]", ("590", "580"), [None, None]),
        # Overtime without a main time.
        ("OT[3x30 byo-yomi]", ("100", "5", "28/3", "10/2"), [None, 95, 7, 50]),
        ("TM[0]OT[3x30 byo-yomi]", ("28/3", "10/2"), [2, 50]),
        ("TM[0]OT[5/60 Canadian]", ("50/4", "30/3"), [10, 20]),
        # One period, or one stone in a block: the time is for every move.
        ("TM[60]OT[30 byo-yomi]", ("10", "25", "28"), [None, None, 2]),
        ("TM[60]OT[1/30]", ("10", "25/1", "28/1"), [50, 15, 2]),
        # Fox.
        ("TM[60]TC[3]TT[30]", ("10", "25/3", "5/2"), [50, 15, 55]),
        # TM with both.
        ("TM[1:00(3x0:30)]", ("10", "25/3"), [50, 15]),
    ],
)
def test_time_used_by_other_clocks(terms: str, times: tuple[str, ...], expected: list[float | None]) -> None:
    assert used_in(record(terms, *left(*times))) == expected


def test_both_sides_have_their_own_time() -> None:
    text = f"(;SZ[9]{BYO};B[aa]BL[590.5];W[bb]WL[580];B[cc]BL[28]OB[3];W[dd]WL[25.4]OW[2];B[]BL[0]OB[0])"
    session = GameSession(tree_of(text), is_live=False)
    assert used_in(session) == [9.5, 592.5, 90]
    assert used_in(session, Color.WHITE) == [20, 614.6]


def test_times_repeated_at_every_move_count_once() -> None:
    text = f"(;SZ[9]{BYO};B[aa]BL[590]WL[600];W[bb]BL[590]WL[580];B[cc]BL[500]WL[580])"
    session = GameSession(tree_of(text), is_live=False)
    assert used_in(session) == [10, 90]
    assert used_in(session, Color.WHITE) == [20]


def test_white_may_have_a_clock_of_its_own() -> None:
    text = "(;SZ[9]TM[600]GBWT[60;3x10 byo-yomi];B[aa]BL[590];W[bb]WL[5];B[cc]BL[580];W[dd]WL[8]OW[3])"
    session = GameSession(tree_of(text), is_live=False)
    assert used_in(session) == [10, 10]
    assert used_in(session, Color.WHITE) == [55, 7]


def test_the_time_left_is_the_last_one_before_the_cursor() -> None:
    session = GameSession(
        tree_of(f"(;SZ[9]{BYO};B[aa]BL[590];W[bb](;B[cc]BL[28]OB[3];W[dd]WL[580])(;B[ee]BL[5]))"), is_live=False
    )
    seen = []
    for node in session.line:
        session.go_to(node)
        times = remaining(session)
        seen.append((times[Color.BLACK].time // S, times[Color.WHITE].time // S))
    # Before the first move, the main time.
    assert seen == [(600, 600), (590, 600), (590, 600), (28, 600), (28, 580)]
    assert times[Color.BLACK].state == ClockState(ClockPhase.OVERTIME, 0, 3, 28 * S)
    # Another variation has its own times.
    session.go_to(session.line[2].children[1])
    assert remaining(session)[Color.BLACK].time == 5 * S


@pytest.mark.parametrize("terms", [BYO, "", "TM[600]", "TM[0]"])
def test_a_record_without_times_has_no_time_left(terms: str) -> None:
    assert remaining(record(terms, "C[BL[600\\]]", "")) == {}


def test_a_time_that_fits_no_clock_is_given_alone() -> None:
    session = record("OT[strange]", "BL[28]OB[3]")
    session.go_to(session.line[-1])
    assert remaining(session) == {Color.BLACK: RemainingTime(28 * S, None)}


def test_a_time_added_by_an_edit_is_found() -> None:
    session = record(BYO, "", "")
    assert remaining(session) == {}
    session.apply(SetProperty(session.line[1], "BL", ("77",)))
    session.go_to(session.line[-1])
    assert remaining(session)[Color.BLACK].time == 77 * S
