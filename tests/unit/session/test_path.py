"""The path to the cursor, for every way of the cursor."""

import random
from collections.abc import Callable

from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session import acts
from goboard_app.session.session import GameSession

MakeTable = Callable[..., object]

BRANCHED = b"(;SZ[5]AB[aa];B[bb](;W[cc];AE[aa]C[x];B[dd](;W[];B[])(;W[ee]))(;W[dc];B[cd];W[]))"


def told(session: GameSession, node: Node) -> tuple[object, ...]:
    """Return all properties of a path."""
    path = session.path
    assert path.node is node
    states = path.history.states
    return (
        path.nodes,
        path.moves,
        path.number,
        path.position,
        states,
        [path.history.numbers_with(state.stones) for state in states],
        [path.move_number_of_state(i) for i in range(len(states))],
        [path.node_of_state(i) for i in range(len(states))],
    )


def fresh(session: GameSession) -> tuple[object, ...]:
    """Return the same properties from a session that has been nowhere else."""
    return told(GameSession(session.tree, False, session.cursor), session.cursor)


def test_a_path_is_the_same_whichever_way_one_comes() -> None:
    session = GameSession(read_sgf(BRANCHED).games[0], False)
    nodes = list(session.tree.walk())
    chance = random.Random(1)
    for _ in range(200):
        session.go_to(chance.choice(nodes))
        assert told(session, session.cursor) == fresh(session)


def test_a_path_is_the_same_after_moves_and_undo(live: MakeTable) -> None:
    session = live(3).session  # type: ignore[attr-defined]
    chance = random.Random(2)
    taken_back = []
    for _ in range(300):
        if taken_back and chance.random() < 0.4:
            session.apply(taken_back.pop())
        elif chance.random() < 0.2:
            acts.step(session, chance.randint(-3, 3))
            taken_back.clear()
        else:
            point = chance.choice(list(session.position.size))
            act = acts.click(session, point)
            if act.edit is not None:
                taken_back.append(session.apply(act.edit))
        assert told(session, session.cursor) == fresh(session)


def test_a_move_that_is_changed_behind_the_session_is_seen() -> None:
    session = GameSession(read_sgf(b"(;SZ[5];B[aa];W[bb];B[cc])").games[0], False)
    session.go_to(session.tree.main_line_end())
    before = session.path.history.states
    SetProperty(session.tree.root.children[0], "B", ("ee",)).apply(session.tree)
    session.go_to(session.cursor)
    assert session.path.history.states != before
    assert told(session, session.cursor) == fresh(session)


def test_the_line_stays_as_long_as_it_is_walked() -> None:
    session = GameSession(read_sgf(BRANCHED).games[0], False)
    line = session.line
    session.go_to(line[2])
    assert session.line is line
    other = line[1].children[1]
    session.go_to(other)
    assert session.line == (*line[:2], other, other.children[0], other.children[0].children[0])
    session.go_to(session.tree.root)
    assert other in session.line


def test_the_ending_of_a_path_is_that_of_its_own_passes() -> None:
    session = GameSession(read_sgf(b"(;SZ[5];B[aa];W[];B[];W[bb])").games[0], False)
    runs = []
    for node in session.line:
        session.go_to(node)
        runs.append(session.ending.run)
    assert runs == [0, 0, 1, 2, 0]
