"""The problems, each proved from its file: the marked moves are right, and no others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from goboard_app.go.position import Position
from goboard_app.lessons.problem import read_problems
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, setup_of
from goboard_app.record.sgf.check import value_findings
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.legality import judge, legal_by_setup
from goboard_app.rules.repetition import BoardState, History
from tests.proof.certain import Proof, is_proved
from tests.proof.files import FOLDER, Written, collection, path_of, read_back
from tests.proof.make import shapes
from tests.proof.problem import Posed
from tests.proof.sealed import digest_of, sealed
from tests.proof.table import KINDS, PROBLEMS, drawn

JAPANESE = by_name("Japanese")
NAMES = [posed.name for posed in PROBLEMS]
TREES: dict[str, GameTree] = {}


def some() -> list[object]:
    """Return all problems; all but the first of each kind and grade are left to the slow tests."""
    first = {(posed.kind, posed.grade): posed.name for posed in reversed(PROBLEMS)}.values()
    return [
        pytest.param(posed, id=posed.name, marks=() if posed.name in first else pytest.mark.slow) for posed in PROBLEMS
    ]


def tree_of(posed: Posed) -> GameTree:
    """Return the game of a problem in its file."""
    if posed.name not in TREES:
        games = read_record(path_of(posed.kind).read_bytes()).games
        TREES.update({tree.root.text("GN") or "": tree for tree in games})
    return TREES[posed.name]


def written(posed: Posed) -> Written:
    return read_back(tree_of(posed), posed)


def test_there_are_enough_in_twelve_kinds_and_three_grades() -> None:
    assert len(PROBLEMS) == 300
    assert len(KINDS) == 12
    assert {posed.size.columns for posed in PROBLEMS} == {5, 7, 9}
    for kind in KINDS:
        assert len(drawn(kind)) >= 15
        assert {posed.grade for posed in drawn(kind)} == {1, 2, 3}
        assert len({posed.to_move for posed in drawn(kind)}) == 2
    assert {path.name for path in FOLDER.iterdir()} == {path_of(kind).name for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_the_easy_ones_come_first(kind: str) -> None:
    hard = [posed.difficulty for posed in drawn(kind)]
    assert hard == sorted(hard)
    assert hard[0] > 0
    grades = [posed.grade for posed in drawn(kind)]
    assert grades == sorted(grades)


@pytest.mark.parametrize("kind", KINDS)
def test_the_files_are_those_that_were_proved(kind: str) -> None:
    """After a change of a problem, `python -m tests.proof.sealed` proves them all again."""
    assert digest_of(kind) == sealed()[kind]


@pytest.mark.parametrize("posed", some())
def test_the_marked_move_and_no_other_is_right(posed: Posed) -> None:
    found = written(posed)
    assert is_proved(found.posed, found.right)
    assert not set(found.wrong) & set(found.right)


@pytest.mark.parametrize("posed", some())
def test_at_every_turn_all_right_moves_are_marked_and_the_others_refuted(posed: Posed) -> None:
    assert Proof(tree_of(posed), written(posed).posed).faults() == []


@pytest.mark.parametrize("kind", ["ko", "snapback"])
def test_file_and_table_are_the_same(kind: str) -> None:
    """Of two kinds that are quick to be written again; of the others the proof sees each move."""
    assert path_of(kind).read_text("ascii") == collection(drawn(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_the_file_asks_the_question_of_the_table(kind: str) -> None:
    for posed in drawn(kind):
        found = written(posed).posed
        assert found.state == posed.state, posed.name
        for part in ("kind", "grade", "name", "to_move", "asked", "also", "wanted"):
            assert getattr(found, part) == getattr(posed, part), posed.name


@pytest.mark.parametrize("kind", KINDS)
def test_files_are_read_without_a_finding(kind: str) -> None:
    record = read_record(path_of(kind).read_bytes())
    assert len(record.games) == len(drawn(kind))
    assert not record.findings
    assert not value_findings(record.games)
    for tree in record.games:
        assert (tree.size.columns, tree.size.rows) in ((5, 5), (7, 7), (9, 9))
        assert all(line.startswith("@") for line in (tree.root.text("C") or "").splitlines())


@pytest.mark.parametrize("kind", KINDS)
def test_every_move_in_the_file_is_legal(kind: str) -> None:
    for posed in drawn(kind):
        check_moves(posed)


def check_moves(posed: Posed) -> None:
    """Check that every move of a problem is legal, and that the sides take turns."""
    root = tree_of(posed).root
    size = posed.size
    setup = setup_of(root, size)
    empty = Position.empty(size)
    start = empty.with_setup(setup.black, setup.white, to_move=posed.to_move)
    assert legal_by_setup(start)
    assert root.children
    todo: list[tuple[Node, Position, History]] = [(child, start, History.starting_at(start)) for child in root.children]
    assert JAPANESE is not None
    while todo:
        node, before, history = todo.pop()
        move = move_of(node, size)
        assert move is not None
        assert move.color is before.to_move
        verdict = judge(before, move, history, JAPANESE)
        assert verdict.is_legal
        assert verdict.outcome is not None
        after = verdict.outcome.position
        longer = history.extended(BoardState.of_move(after, move.color, move.is_pass))
        todo += [(child, after, longer) for child in node.children]


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_move_is_answered(kind: str) -> None:
    """Each wrong first move in a file has an answer, and the right one comes first."""
    for posed in drawn(kind):
        first, *others = tree_of(posed).root.children
        assert first.has("TE"), posed.name
        assert not first.has("BM"), posed.name
        assert all(child.has("BM") and len(child.children) == 1 for child in others), posed.name


def test_no_problem_is_another_one_mirrored_or_turned() -> None:
    """Nor with the colours swapped, nor pushed to another place of the board."""
    seen = Counter(min(tuple(sorted(view)) for view in shapes(posed)) for posed in PROBLEMS)
    assert set(seen.values()) == {1}


def test_a_mark_on_another_move_is_found_out() -> None:
    found = written(PROBLEMS[NAMES.index("two-eyes 9")])
    others = tuple(name for name in found.wrong if name)
    assert is_proved(found.posed, found.right)
    assert not is_proved(found.posed, ("A1",) if found.right != ("A1",) else ("B1",))
    assert not is_proved(found.posed, (*found.right, *others, "A1"))
    assert not is_proved(found.posed, ())


@pytest.mark.parametrize("kind", ["capture", "two-eyes", "race"])
def test_a_stone_taken_off_is_found_out(kind: str) -> None:
    """Any that matters: those far from the target may not."""
    found = written(drawn(kind)[0])
    rows, proved = found.posed.rows, []
    for place, letter in enumerate(rows):
        if letter in "XO":
            spoiled = replace(found.posed, rows=f"{rows[:place]}.{rows[place + 1 :]}")
            if found.posed.bits(found.posed.stones) & (spoiled.state.own | spoiled.state.other):
                proved.append(is_proved(spoiled, found.right))
    assert not all(proved)


SPOILED = {
    "a right move is not in the file": (";W[df](;B[ef]TE[1])", ";W[df](;B[aa]TE[1])"),
    "a wrong move is called right": ("\n(;B[]BM[1]", "(;B[aa]TE[1])\n(;B[]BM[1]"),
    "a right move is called wrong": ("(;B[ef]TE[1];W[df]", "(;B[ef]BM[1];W[df]"),
    "nothing tells of other moves": ("\n(;B[]BM[1];W[ef])", ""),
    "a wrong move is not answered": ("\n(;B[]BM[1];W[ef])", "\n(;B[]BM[1])"),
    "what refutes does not": ("\n(;B[]BM[1];W[ef])", "\n(;B[]BM[1];W[aa])"),
    "an answer asks for nothing": (";W[df](;B[ef]TE[1])(;B[]BM[1];W[ef])", ";W[df]"),
}
SNAPBACK = """(;GM[1]FF[4]SZ[9]AB[dd][ed][ce][fe][cf][dg]AW[de][ee][ff][eg][fg]PL[B]
C[@kind snapback\n@grade 1\n@task capture D5 E5\n@complete]
(;B[ef]TE[1];W[df](;B[ef]TE[1])(;B[]BM[1];W[ef]))
(;B[]BM[1];W[ef]))
"""


@pytest.mark.parametrize("how", [None, *SPOILED])
def test_a_spoiled_file_is_found_out(how: str | None) -> None:
    text = SNAPBACK
    if how is not None:
        assert SPOILED[how][0] in text
        text = text.replace(*SPOILED[how], 1)
    tree = read_record(text.encode()).games[0]
    posed = replace(PROBLEMS[NAMES.index("snapback 1")], depth=5)
    assert bool(Proof(tree, read_back(tree, posed).posed).faults()) is (how is not None)


@pytest.mark.parametrize("kind", KINDS)
def test_the_program_reads_them_as_problems(kind: str) -> None:
    for problem in read_problems(read_record(path_of(kind).read_bytes()).games):
        assert problem.kind is not None
        assert problem.kind.value == kind
        assert problem.grade in (1, 2, 3)
        assert problem.task.is_complete
        assert not problem.findings
