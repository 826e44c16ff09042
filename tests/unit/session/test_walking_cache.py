"""The cache of the way to the cursor agrees with a plain walk through the record."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.position import Position
from goboard_app.record.edits import AddNode, Edit, KeepCursor, Rehang, SetProperty, new_node
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache, position_after
from goboard_app.record.properties import move_of
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.session.session import GameSession
from tests.unit.record.test_edits import FILES, some_edit

LONG = (
    b"(;GM[1]SZ[9]" + b";B[aa];W[bb]MN[7];B[cc]DD[aa:cc];W[]" * 40 + b"(;B[dd](;W[ee])(;W[ff]))"
    b"(;B[gg];PL[W]AE[cc];W[hh]))"
)


class Plain:
    """A walk as a session does it, with no cache."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.walked: dict[Node, Node] = {}

    def stand_on(self, node: Node) -> None:
        while node.parent is not None:
            self.walked[node.parent] = node
            node = node.parent

    def line(self, cursor: Node) -> list[Node]:
        line = self.tree.path_to(cursor)
        while line[-1].children:
            children = line[-1].children
            walked = self.walked.get(line[-1])
            line.append(walked if walked in children else children[0])
        return line

    def position(self, node: Node) -> Position:
        position: Position | None = None
        for step in self.tree.path_to(node):
            position = position_after(step, self.tree.size, position)
        assert position is not None
        return position


def edit_of(tree: GameTree, rng: random.Random) -> Edit:
    if rng.random() < 0.3:
        ident = rng.choice(["MN", "DD", "PM", "FG", "AB", "AE"])
        values = {"MN": ("5",), "DD": ("aa",), "PM": ("2",), "FG": ("",)}.get(ident, ("bb",))
        return SetProperty(rng.choice(list(tree.walk())), ident, rng.choice([values, None] if ident else [None]))
    return some_edit(tree, rng)


def check(session: GameSession, plain: Plain) -> None:
    line = plain.line(session.cursor)
    assert list(session.line) == line
    path = plain.tree.path_to(session.cursor)
    assert list(session.path.nodes) == path
    moves = [move for node in path if (move := move_of(node, plain.tree.size)) is not None]
    assert session.path.number == len(moves)
    assert list(session.path.moves) == moves
    assert session.path.position == plain.position(session.cursor)
    assert session.path.history.state(len(session.path.history) - 1).stones in {
        plain.position(node).stones for node in path
    }
    assert inherited_at(plain.tree, session.cursor) == inherited_at(GameTree(plain.tree.root), session.cursor)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from([*FILES[:4], LONG]), st.integers(0, 2**32), st.integers(1, 25))
def test_random_walks_and_edits(data: bytes, seed: int, count: int) -> None:
    tree = read_sgf(data).games[0]
    session, plain = GameSession(tree, False), Plain(tree)
    rng = random.Random(seed)
    for _ in range(count):
        kind = rng.randrange(5)
        if kind == 0:
            edit = edit_of(tree, rng)
            session.apply(edit)
            plain.stand_on(session.cursor)
        elif kind == 1:
            added = AddNode(session.cursor, new_node(Property("B", ("ca",))))
            session.apply(added)
            plain.stand_on(session.cursor)
        else:
            nodes = list(session.line) if kind < 4 else list(tree.walk())
            node = rng.choice(nodes)
            session.go_to(node)
            plain.stand_on(node)
        check(session, plain)


def test_of_a_long_line_boards_are_kept_at_distances() -> None:
    moves = b"".join(b";B[%c%c];W[]" % (97 + n % 9, 97 + n // 9 % 9) for n in range(6000))
    tree = read_sgf(b"(;GM[1]SZ[9]" + moves + b")").games[0]
    cache, plain = PositionCache(tree), Plain(tree)
    line = tree.main_line()
    cache.position(line[-1])
    assert len(cache._known) + len(cache._kept) < len(line) + 300
    for place in (0, 1, 49, 3000, 7777, 12_000):
        cache.position(line[-1])
        assert len(cache.unknown_before(line[place])) < 51
        assert cache.position(line[place]) == plain.position(line[place])


def test_a_step_remembers_no_more_of_the_way_than_it_goes() -> None:
    tree = read_sgf(b"(;GM[1]SZ[9]" + b";B[aa];W[]" * 500 + b")").games[0]
    session = GameSession(tree, False)
    session.go_to(session.line[-1])

    class Counting(dict[Node, Node]):
        count = 0

        def __setitem__(self, key: Node, value: Node) -> None:
            self.count += 1
            super().__setitem__(key, value)

    walked = Counting(session._walk._walked)
    session._walk._walked = walked
    session.go_to(session.line[-2])
    session.go_to(session.line[-1])
    session.apply(AddNode(session.cursor, new_node(Property("B", ("bb",)))))
    assert walked.count < 10


def test_a_branch_that_hangs_elsewhere_is_followed_there() -> None:
    tree = read_sgf(b"(;GM[1]SZ[9](;B[aa];W[bb];B[cc])(;B[dd]))").games[0]
    session = GameSession(tree, False)
    first, other = tree.root.children
    branch = first.children[0]
    end = branch.children[0]
    session.go_to(end)
    hung = Rehang(((first, ()), (other, (branch,))))
    session.apply(KeepCursor(hung, end))
    session.go_to(tree.root)
    session.apply(SetProperty(tree.root, "AB", ("ee",)))
    assert list(session.line) == [tree.root, other, branch, end]
