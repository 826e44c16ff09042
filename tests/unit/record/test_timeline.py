"""The timeline of a game: times, captures, signs and evaluations along a line."""

from __future__ import annotations

import base64
import gzip
import json

import pytest

from goboard_app.record.node import Node
from goboard_app.record.timeline import (
    MOST_STRETCHES,
    Evaluation,
    Evaluations,
    FileEvaluations,
    Signs,
    Timeline,
    timeline_of,
)
from goboard_app.session.clocks import times_used
from goboard_app.session.session import GameSession
from tests.support.trees import tree_of


def timeline(text: str, evaluations: Evaluations | None = None, engine: Evaluations | None = None) -> Timeline:
    session = GameSession(tree_of(text), is_live=False)
    size = session.tree.size
    times = times_used(session.tree, session.line)
    steps = timeline_of(session.line, size, evaluations or FileEvaluations(size), engine, times)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Timeline = end.value
            return found


def evaluation(properties: str) -> Evaluation | None:
    tree = tree_of(f"(;SZ[9];{properties})")
    return FileEvaluations(tree.size).evaluation_of(tree.root.children[0])


def katrain(**root: object) -> str:
    page = json.dumps({"root": root, "moves": {}}).encode()
    return f"KT[AA][AA][{base64.b64encode(gzip.compress(page, mtime=0)).decode()}]"


def test_time_used_is_the_loss_of_a_clock_since_the_same_sides_last_move() -> None:
    found = timeline("(;SZ[9]BL[100];B[aa]BL[90];W[bb]WL[50];B[cc]BL[88.5];W[dd]WL[20])")
    assert [each.black_s for each in found.stretches] == [0, 10, 0, 1.5, 0]
    assert [each.white_s for each in found.stretches] == [0, 0, 0, 0, 30]
    assert found.longest_s == 30


def test_a_new_period_uses_no_time() -> None:
    found = timeline("(;SZ[9];B[aa]BL[3];W[bb];B[cc]BL[30];W[dd];B[ee]BL[25])")
    assert [each.black_s for each in found.stretches] == [0, 0, 0, 0, 0, 5]


def test_a_time_after_moves_without_one_is_no_time_of_a_move() -> None:
    found = timeline("(;SZ[9]TM[600];B[aa]BL[590];W[bb];B[cc];W[dd];B[ee]BL[500];W[ff];B[gg]BL[498])")
    assert [each.black_s for each in found.stretches] == [0, 10, 0, 0, 0, 0, 0, 2]


def test_captures_are_counted_for_the_side_that_took_them() -> None:
    found = timeline("(;SZ[9];B[ba];W[aa];B[ab];W[ee])")
    assert [each.taken for each in found.stretches] == [(0, 0)] * 3 + [(1, 0)] * 2
    assert found.most_taken == 1


def test_signs_tell_of_comments_forks_and_hotspots() -> None:
    found = timeline("(;SZ[9]C[Hi];B[aa]HO[1](;W[bb];B[cc])(;W[dd]))")
    signs = [each.signs for each in found.stretches]
    assert signs == [Signs.COMMENT, Signs.HOTSPOT | Signs.FORK, Signs.NONE, Signs.NONE]


@pytest.mark.parametrize(
    ("properties", "expected"),
    [
        ("B[aa]V[3.5]", Evaluation(3.5)),
        ("B[aa]SBKV[62.5]", Evaluation(None, 0.625)),
        ("W[aa]SBKV[62.5]", Evaluation(None, 0.625)),
        # Lizzie gives the rate of the side that has moved.
        ("B[aa]LZ[KataGo 62.5 1.2k\nmove Q16]", Evaluation(None, 0.625)),
        ("W[aa]LZ[KataGo 62.5 1.2k\nmove Q16]", Evaluation(None, 0.375)),
        (f"B[aa]{katrain(scoreLead=-4.25, winrate=0.25)}", Evaluation(-4.25, 0.25)),
        (f"B[aa]{katrain(scoreLead=2)}SBKV[55]", Evaluation(2, 0.55)),
        ("B[aa]", None),
        ("B[aa]C[none]", None),
    ],
)
def test_files_of_other_programs_are_understood(properties: str, expected: Evaluation | None) -> None:
    assert evaluation(properties) == expected


@pytest.mark.parametrize(
    "properties",
    [
        *("B[aa]SBKV[-1]", "B[aa]SBKV[101]", "B[aa]SBKV[nan]", "B[aa]SBKV[1e3]", "B[aa]SBKV[]"),
        *("B[aa]LZ[]", "B[aa]LZ[KataGo]", "B[aa]LZ[KataGo much]", "C[x]LZ[KataGo 50 1]"),
        *("B[aa]KT[]", "B[aa]KT[a][b][c]", "B[aa]KT[a][b][!!]", "B[aa]KT[a][b][AAAA]"),
        *(f"B[aa]{katrain()}", f"B[aa]{katrain(scoreLead='x', winrate=2)}"),
        f"B[aa]{katrain(scoreLead=True, winrate=[])}",
        f"B[aa]KT[a][b][{base64.b64encode(gzip.compress(b'[' * 100_000, mtime=0)).decode()}]",
        f"B[aa]KT[a][b][{base64.b64encode(gzip.compress(b'5', mtime=0)).decode()}]",
    ],
)
def test_rubbish_is_no_evaluation(properties: str) -> None:
    assert evaluation(properties) is None


def test_bombs_are_not_unpacked() -> None:
    bomb = json.dumps({"root": {"scoreLead": 1.0}, "pad": "x" * 3_000_000}).encode()
    assert evaluation(f"B[aa]KT[a][b][{base64.b64encode(gzip.compress(bomb)).decode()}]") is None


def test_a_long_line_is_drawn_in_as_many_stretches_as_a_screen_can_show() -> None:
    moves = "".join(f";{'BW'[n % 2]}[]" for n in range(9999))
    found = timeline(f"(;SZ[9]{moves};B[aa]C[The last one])")
    assert found.length == 10_001
    assert len(found.stretches) <= MOST_STRETCHES
    assert found.at(10_000) is found.stretches[-1]
    assert found.stretches[-1].signs == Signs.COMMENT
    assert found.at(0) is found.stretches[0]


class Reading:
    """A reading that calls Black a point ahead in every position but the first."""

    def evaluation_of(self, node: Node) -> Evaluation | None:
        return Evaluation(1.0) if node.parent is not None else None

    def is_mistake(self, node: Node) -> bool:
        return not node.children


def test_values_of_an_engine_are_beside_those_of_the_file() -> None:
    found = timeline("(;SZ[9];B[aa]V[3];W[bb])", engine=Reading())
    assert [each.evaluation for each in found.stretches] == [None, Evaluation(3.0), None]
    assert [each.read for each in found.stretches] == [None, Evaluation(1.0), Evaluation(1.0)]
    assert found.has_scores


def test_an_engine_may_take_the_place_of_the_file() -> None:
    told = [each.evaluation for each in timeline("(;SZ[9];B[aa];W[bb])", Reading()).stretches]
    assert told == [None, Evaluation(1.0), Evaluation(1.0)]


def test_mistakes_are_those_of_the_file_and_those_an_engine_sees() -> None:
    text = "(;SZ[9];B[aa]BM[1];W[bb]TE[1];B[cc])"
    assert [each.signs for each in timeline(text).stretches] == [*(Signs.NONE, Signs.MISTAKE, Signs.NONE, Signs.NONE)]
    assert [each.signs for each in timeline(text, engine=Reading()).stretches] == [
        *(Signs.NONE, Signs.MISTAKE, Signs.NONE, Signs.MISTAKE)
    ]
