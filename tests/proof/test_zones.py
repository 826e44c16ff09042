"""The search with its zones agrees with a search of every move, and depends on the zone alone."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from goboard_app.lessons.proof.bits import Bits, State, all_points, around, bit, each, flood
from goboard_app.lessons.proof.goals import Capture, Connect, Goal, Points
from goboard_app.lessons.proof.search import Search

SIDES = ((3, 3), (4, 3), (3, 4), (5, 3), (4, 4))


class Plain:
    """A search of every move and every answer, with nothing left out."""

    def __init__(self, goal: Goal, board: Bits, seeker_takes_kos: bool) -> None:
        self.goal, self.board, self.takes = goal, board, seeker_takes_kos
        self._known: dict[tuple[State, bool, int], bool] = {}

    def found(self, state: State, turn: bool, depth: int) -> bool:
        own, other = (state.own, state.other) if turn else (state.other, state.own)
        if depth <= 0 or not self.goal.is_told_at_the_end:
            if has_it(self.goal, own, other, self.board):
                return True
            if depth <= 0:
                return False
        key = (state, turn, depth)
        if key not in self._known:
            self._known[key] = self._look(state, turn, depth)
        return self._known[key]

    def _look(self, state: State, turn: bool, depth: int) -> bool:
        following = [state.passed()]
        for point in each(self.board & ~state.own & ~state.other):
            after = state.played(point, self.board)
            if after and (point != state.ko or self.takes is turn):
                following.append(after)
        return any(self.found(after, not turn, depth - 1) is turn for after in following) is turn


def has_it(goal: Goal, own: Bits, other: Bits, board: Bits) -> bool:
    """Return whether a goal is reached, by the plainest check."""
    if isinstance(goal, Capture):
        return not other & goal.stones
    if isinstance(goal, Connect):
        return any(flood(one, own) & goal.two for one in each(own & goal.one))
    assert isinstance(goal, Points)
    free = board & ~own & ~other
    mine = [p for p in each(free & goal.zone) if not around(flood(p, free)) & other]
    return len(mine) + (own & goal.zone).bit_count() >= goal.wanted


def stands(own: Bits, other: Bits, board: Bits) -> bool:
    """Return whether every chain has a liberty."""
    free = board & ~own & ~other
    return all(around(flood(p, own)) & free for p in each(own)) and all(
        around(flood(p, other)) & free for p in each(other)
    )


@st.composite
def asked(draw: st.DrawFn) -> tuple[Goal, Bits, State, bool]:
    """Return a goal on a small board after some moves, and the side to move."""
    columns, rows = draw(st.sampled_from(SIDES))
    board = all_points(columns, rows)
    points = [bit(col, row) for row in range(rows) for col in range(columns)]
    state = State(0, 0)
    for point in draw(st.lists(st.sampled_from([0, *points]), max_size=30)):
        is_free = not (state.own | state.other | state.ko) & point
        after = state.played(point, board) if point and is_free else state.passed()
        state = after or state
    turn = draw(st.booleans())
    own, other = (state.own, state.other) if turn else (state.other, state.own)
    some = st.sets(st.sampled_from(points), min_size=1).map(sum)
    kind = draw(st.sampled_from(["capture", "connect", "points"]))
    if kind == "capture" and other:
        return Capture(flood(draw(st.sampled_from(each(other))), other), board), board, state, turn
    if kind == "connect" and own:
        one, two = (flood(draw(st.sampled_from(each(own))), own) for _ in range(2))
        return Connect(one, two, board), board, state, turn
    zone = draw(some)
    return Points(zone, draw(st.integers(1, zone.bit_count())), board), board, state, turn


@settings(deadline=None)
@given(asked(), st.integers(1, 5), st.booleans())
def test_the_search_finds_the_same_as_trying_everything(
    question: tuple[Goal, Bits, State, bool], depth: int, takes: bool
) -> None:
    goal, board, state, turn = question
    found, zone = Search(board, board, goal, takes).found(state, turn, depth)
    assert zone
    assert found is Plain(goal, board, takes).found(state, turn, depth)


@settings(deadline=None)
@given(asked(), st.integers(1, 4), st.booleans(), st.data())
def test_an_answer_depends_on_nothing_outside_its_zone(
    question: tuple[Goal, Bits, State, bool], depth: int, takes: bool, data: st.DataObject
) -> None:
    goal, board, state, turn = question
    found, zone = Search(board, board, goal, takes).found(state, turn, depth)
    assume(not state.ko)
    own, other = state.own & zone, state.other & zone
    for point in each(board & ~zone):
        letter = data.draw(st.sampled_from(".XO"))
        own |= point if letter == "X" else 0
        other |= point if letter == "O" else 0
    assume(stands(own, other, board))
    assert Plain(goal, board, takes).found(State(own, other), turn, depth) is found


@settings(deadline=None)
@given(asked(), st.integers(1, 4), st.booleans())
def test_every_winning_first_move_is_found(question: tuple[Goal, Bits, State, bool], depth: int, takes: bool) -> None:
    goal, board, state, turn = question
    winning, can_pass = Search(board, board, goal, takes).winning(state, turn, depth)
    plain = Plain(goal, board, takes)
    assert can_pass is (plain.found(state.passed(), not turn, depth - 1) is turn)
    for point in each(board & ~state.own & ~state.other):
        after = state.played(point, board)
        if after is None or (point == state.ko and takes is not turn):
            assert not winning & point
        else:
            is_right = plain.found(after, not turn, depth - 1) is turn
            assert bool(winning & point) is is_right
