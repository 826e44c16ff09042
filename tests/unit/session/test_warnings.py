"""Warnings before a move: on boards drawn by hand, and against a slow reference."""

from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Play, Point, parse_point
from goboard_app.go.chains import surrounded_points
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.proposal import GroupJudgement, Life, NeededMove, Opening, Proposal, Reason
from goboard_app.session.check import (
    MoveWarning,
    WarningChoice,
    WarningKind,
    is_own_eye,
    warnings_of_pass,
    warnings_of_play,
)

ALL = WarningChoice(self_atari=True, own_eye=True, on_pass=True)
ATARI = frozenset({WarningKind.SELF_ATARI, WarningKind.STILL_IN_ATARI})


def warned(diagram: str, name: str, color: Color = Color.BLACK, asked: WarningChoice = ALL) -> tuple[MoveWarning, ...]:
    position = parse_diagram(diagram)
    move = Play(color, parse_point(name, position.size))
    return warnings_of_play(position, move, position.play(move), asked)


def kinds(*given: object, **more: object) -> list[WarningKind]:
    return [warning.kind for warning in warned(*given, **more)]  # type: ignore[arg-type]


def test_the_stones_put_into_atari_are_counted_with_the_new_one() -> None:
    (warning,) = warned(
        """
        . . . . .
        . . O O O
        O X X X .
        . O O O O
        . . . . .
        """,
        "E3",
    )
    assert (warning.kind, len(warning.stones)) == (WarningKind.SELF_ATARI, 4)
    assert {(point.col, point.row) for point in warning.points} == {(1, 1)}
    assert warning.color is Color.BLACK


def test_a_move_with_two_liberties_left_is_not_asked_about() -> None:
    assert kinds(". . .\n. O .\n. . .", "A1") == []


def test_a_capture_is_not_asked_about_though_one_liberty_is_left() -> None:
    assert kinds("X . .\nO X .\n. O .", "A1") == []


def test_connecting_stones_that_stay_in_atari_is_distinguished() -> None:
    assert kinds(". . .\n. O .\nX O .", "A2") == [WarningKind.STILL_IN_ATARI]


def test_suicide_where_it_is_allowed_is_asked_about() -> None:
    (warning,) = warned("O O .\n. O .\nX O .", "A2")
    assert (warning.kind, len(warning.stones)) == (WarningKind.SELF_CAPTURE, 2)


def test_an_eye_in_the_corner_at_the_edge_and_in_the_middle() -> None:
    assert kinds(". . .\nX X .\n. X .", "A1") == [WarningKind.OWN_EYE]
    assert kinds(". . . .\n. X X .\nX . X .\n. X . .", "B2") == [WarningKind.OWN_EYE]
    assert kinds("X X . .\n. X . .\nX X . .\n. . . .", "A3") == [WarningKind.OWN_EYE]


def test_a_false_eye_is_none() -> None:
    assert kinds(". . .\nX O .\n. X .", "A1", asked=WarningChoice(own_eye=True)) == []
    assert kinds("O X O .\nX . X .\n. X . .\n. . . .", "B3") == []


def test_connecting_out_of_atari_through_an_eye_is_not_asked_about() -> None:
    # The two stones at A3 and A4 have A2 alone; there they join the others.
    board = "X O . .\nX O . .\n. X . .\nX X . ."
    assert kinds(board, "A2", asked=WarningChoice(own_eye=True)) == []


def test_each_question_is_asked_only_if_its_setting_is_on() -> None:
    eye, atari = ". . .\nX X .\n. X .", ". . .\n. O .\n. . O"
    assert warned(eye, "A1", asked=WarningChoice(self_atari=True)) == ()
    assert kinds(atari, "B1", asked=WarningChoice(self_atari=True)) == [WarningKind.SELF_ATARI]
    assert warned(atari, "B1", asked=WarningChoice(own_eye=True, on_pass=True)) == ()


def test_before_a_pass_only_moves_of_the_other_side_are_reported() -> None:
    position = parse_diagram("X O .\n. . .\n. . .")
    here, there = parse_point("B1", position.size), parse_point("C2", position.size)
    proposal = Proposal(
        openings=(
            Opening(Color.WHITE, frozenset({here})),
            Opening(Color.BLACK, frozenset({there})),
        ),
        needed=(NeededMove(Color.WHITE, there), NeededMove(Color.BLACK, here)),
    )
    found = warnings_of_pass(position, Color.BLACK, proposal)
    assert [warning.kind for warning in found] == [
        WarningKind.OPEN_BORDER,
        WarningKind.MOVE_NEEDED,
        WarningKind.LEFT_IN_ATARI,
    ]
    assert found[0].points == found[1].points == {here}
    assert found[2].stones == {parse_point("A3", position.size)}


def test_nothing_open_is_nothing_to_ask_before_a_pass() -> None:
    position = parse_diagram(". O .\n. . .\n. . X")
    assert warnings_of_pass(position, Color.BLACK, Proposal()) == ()


def test_stones_read_as_dead_may_stay_in_atari() -> None:
    position = parse_diagram("X O .\n. . .\n. . .")
    stones = frozenset({parse_point("A3", position.size)})
    dead = GroupJudgement(Color.BLACK, stones, Life.DEAD, Life.DEAD, 0.9, Reason.CAPTURED)
    assert warnings_of_pass(position, Color.BLACK, Proposal((dead,))) == ()


# Against a slow reference


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """Return small boards of all shapes on which every chain has a liberty."""
    columns, rows = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    size = BoardSize(columns, rows)
    stones = bytes(draw(st.lists(st.integers(0, 2), min_size=size.area, max_size=size.area)))
    position = Position(size, stones)
    dead = [p for p in size if position.at(p) is not None and not _reach(position, p)[1]]
    return position.with_setup(empty=dead)


@given(boards(), st.sampled_from(Color), st.data())
def test_self_atari_and_eyes_are_as_a_slow_reference_says(
    position: Position, color: Color, data: st.DataObject
) -> None:
    empty = sorted(position.points(None), key=lambda point: (point.row, point.col))
    if not empty:
        return
    point = data.draw(st.sampled_from(empty))
    move = Play(color, point)
    outcome = position.play(move)
    found = warnings_of_play(position, move, outcome, ALL)
    stones, liberties = _reach(outcome.position, point)
    is_atari = not outcome.captured and len(liberties) == 1 and point in stones
    assert any(warning.kind in ATARI for warning in found) is is_atari
    if is_atari:
        (warning,) = (each for each in found if each.kind in ATARI)
        assert warning.stones == stones
        assert warning.points == liberties
        was = any(
            position.at(near) is color and len(_reach(position, near)[1]) == 1 for near in _beside(position, point)
        )
        assert (warning.kind is WarningKind.STILL_IN_ATARI) is was
    assert is_own_eye(position, move) is _is_eye(position, point, color)


@given(boards())
def test_no_point_is_surrounded_by_both_and_none_of_them_reaches_the_other_side(
    position: Position,
) -> None:
    found = surrounded_points(position)
    assert not found[Color.BLACK] & found[Color.WHITE]
    for color, points in found.items():
        for point in points:
            area, _ = _reach(position, point)
            edge = {position.at(n) for p in area for n in _beside(position, p)} - {None}
            assert edge == {color}
            assert 2 * len(area) <= position.size.area


def test_the_first_stone_surrounds_nothing() -> None:
    position = Position.empty(BoardSize.square(9)).with_setup(black=[Point(4, 4)])
    assert surrounded_points(position) == {Color.BLACK: frozenset(), Color.WHITE: frozenset()}


def _beside(position: Position, point: Point) -> list[Point]:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    near = [Point(point.col + right, point.row + down) for right, down in steps]
    return [p for p in near if 0 <= p.col < position.size.columns and 0 <= p.row < position.size.rows]


def _reach(position: Position, start: Point) -> tuple[set[Point], set[Point]]:
    """Return the points of one colour joined to `start`, grown until nothing is added; the empty ones beside them."""
    joined = {start}
    while True:
        more = {
            near for point in joined for near in _beside(position, point) if position.at(near) is position.at(start)
        }
        if more <= joined:
            break
        joined |= more
    free = {n for p in joined for n in _beside(position, p) if position.at(n) is None}
    return joined, free - joined


def _is_eye(position: Position, point: Point, color: Color) -> bool:
    if any(position.at(near) is not color for near in _beside(position, point)):
        return False
    corners = against = 0
    for right in (1, -1):
        for down in (1, -1):
            col, row = point.col + right, point.row + down
            if 0 <= col < position.size.columns and 0 <= row < position.size.rows:
                corners += 1
                against += position.at(Point(col, row)) is color.opponent
    return against <= (1 if corners == 4 else 0)
