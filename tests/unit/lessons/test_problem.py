"""Any SGF with variations as a problem: right and wrong by its marks, and a report of missing ones."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Play, point_name
from goboard_app.lessons import problem as problem_module
from goboard_app.lessons.convention import LessonFault, TaskKind
from goboard_app.lessons.problem import (
    DEEPEST,
    FileVerdict,
    Problem,
    ProblemKind,
    read_problem,
    read_problems,
    said_in,
)
from goboard_app.lessons.symmetry import BoardTransform
from goboard_app.lessons.task import Branch
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.transform import Symmetry

BOARD = "SZ[5]AB[bb]AW[cc]"


def problem(text: str) -> Problem:
    return read_problem(read_sgf(text.encode()).games[0])


def asked(rest: str, setup: str = BOARD) -> Problem:
    return problem(f"(;GM[1]FF[4]CA[UTF-8]{setup}{rest})")


def right(branches: tuple[Branch, ...]) -> list[str]:
    found = []
    for branch in branches:
        assert isinstance(branch.move, Play)
        if branch.is_right:
            found.append(point_name(branch.move.point, asked("").task.position.size))
    return found


def faults(found: Problem) -> list[LessonFault]:
    return [finding.fault for finding in found.findings]


@pytest.mark.parametrize(
    ("comment", "said"),
    [
        ("Correct.", FileVerdict.RIGHT),
        ("RIGHT", FileVerdict.RIGHT),
        ("Well played. Right!", FileVerdict.RIGHT),
        ("Black is alive on the right side.", None),
        ("Wrong: White lives.", FileVerdict.WRONG),
        ("This is not correct.", FileVerdict.WRONG),
        ("incorrect", FileVerdict.WRONG),
        ("Failure. The correct move is at D4.", FileVerdict.WRONG),
        ("Richtig", FileVerdict.RIGHT),
        ("Das ist nicht richtig.", FileVerdict.WRONG),
        ("falsch", FileVerdict.WRONG),
        ("Échec", FileVerdict.WRONG),
        ("Correcto", FileVerdict.RIGHT),
        ("incorrecto", FileVerdict.WRONG),
        ("sbagliato", FileVerdict.WRONG),
        ("Верно!", FileVerdict.RIGHT),
        ("Неверно.", FileVerdict.WRONG),
        ("Правильно", FileVerdict.RIGHT),
        ("Неправильно: белые живут", FileVerdict.WRONG),
        ("Да", FileVerdict.RIGHT),
        ("正解", FileVerdict.RIGHT),
        ("正解図です", FileVerdict.RIGHT),
        ("不正解", FileVerdict.WRONG),
        ("失敗図", FileVerdict.WRONG),
        ("失败", FileVerdict.WRONG),
        ("변화", None),
        ("変化図", None),
        ("정답", FileVerdict.RIGHT),
        ("실패", FileVerdict.WRONG),
        ("No. White escapes.", FileVerdict.WRONG),
        ("No liberties are left", None),
        ("", None),
    ],
)
def test_words_of_many_languages(comment: str, said: FileVerdict | None) -> None:
    assert said_in(comment) is said


@pytest.mark.parametrize(
    ("rest", "wanted"),
    [
        # By a word anywhere along the line; what is not called right is not.
        ("(;B[aa]C[wrong])(;B[dd];W[ee];B[ed]C[Correct])(;B[ea])", ["D2"]),
        ("(;B[aa])(;B[dd]TE[1])", ["D2"]),
        ("(;B[aa];W[ab];B[ac]GB[1])(;B[dd])", ["A5"]),
        ("(;B[aa]GW[1])(;B[dd]GB[1])", ["D2"]),
        # Without anything right: what is not wrong, even, or the main line.
        ("(;B[aa]BM[1])(;B[dd])", ["D2"]),
        ("(;B[aa])(;B[dd]DM[1])", ["D2"]),
        ("(;B[aa]DM[1])(;B[dd]TE[1])", ["D2"]),
        ("(;B[aa])(;B[dd])", ["A5"]),
        # An answer that is called wrong for the solver is the fault of the move before.
        ("(;B[aa];W[ab]C[Failure])(;B[dd];W[ab])", ["D2"]),
        # But a mistake later on is not.
        ("(;B[aa](;W[ab](;B[ac])(;B[ad]BM[1])))", ["A5"]),
        # A good move of the other side says nothing of the one before it.
        ("(;B[aa];W[ab]TE[1])(;B[dd]C[Correct];W[ee]BM[1])", ["D2"]),
        ("(;B[aa]C[@wrong No.])(;B[dd]C[@right Yes.])", ["D2"]),
        # A comment in a node of its own after the move.
        ("(;B[aa])(;B[dd];C[正解])", ["D2"]),
        ("(;B[aa])(;B[dd]C[Correct])(;B[ea]C[also correct])", ["D2", "E5"]),
    ],
)
def test_right_and_wrong_are_read_from_the_marks(rest: str, wanted: list[str]) -> None:
    found = asked(rest)
    assert right(found.task.branches) == wanted
    assert found.has_solution
    assert found.findings == ()


def test_outcomes_are_seen_by_the_side_that_solves() -> None:
    found = asked("(;W[aa]GB[1])(;W[dd]GW[1])")
    assert found.task.position.to_move is Color.WHITE
    assert right(found.task.branches) == ["D2"]


def test_a_bad_answer_comes_after_others() -> None:
    found = asked(";B[aa](;W[ab]BM[1])(;W[dd])(;W[ed]TE[1])")
    replies = found.task.branches[0].replies
    points = [reply.move.point for reply in replies if isinstance(reply.move, Play)]
    assert [point_name(point, found.task.position.size) for point in points] == ["E2", "D2", "A4"]


def test_the_answer_goes_on_to_the_solution_and_prefers_praised_moves() -> None:
    found = asked(";B[aa](;W[ab]C[wrong])(;W[dd];B[ee])(;W[ed]TE[1];B[ee]TE[1])")
    answers = found.task.branches[0].replies
    assert [answer.is_right for answer in answers] == [True, False, False]
    first = answers[0].move
    assert isinstance(first, Play)
    assert point_name(first.point, found.task.position.size) == "E2"


@pytest.mark.parametrize(
    ("setup", "rest", "side"),
    [
        (BOARD, ";B[aa]", Color.BLACK),
        (BOARD, ";W[aa]", Color.WHITE),
        (BOARD + "PL[W]", ";W[aa]", Color.WHITE),
        (BOARD + "PL[W]", "(;B[aa])(;W[aa])", Color.WHITE),
        (BOARD + "PL[W]", ";B[aa]", Color.BLACK),
        (BOARD + "PL[W]", "", Color.WHITE),
        (BOARD, "", Color.BLACK),
    ],
)
def test_the_side_to_move_is_named(setup: str, rest: str, side: Color) -> None:
    assert asked(rest, setup).task.position.to_move is side


def test_a_problem_of_the_program_tells_kind_grade_and_task() -> None:
    found = asked("(;B[dc]TE[1])(;B[aa]BM[1])", BOARD + "C[@kind two eyes\n@grade 2\n@task capture C3]")
    assert (found.kind, found.grade) == (ProblemKind.TWO_EYES, 2)
    assert found.task.kind is TaskKind.CAPTURE
    assert len(found.task.points) == 1
    assert found.screen.text == ""
    assert found.findings == ()


@pytest.mark.parametrize(
    ("setup", "rest", "wanted"),
    [
        (BOARD, "", [LessonFault.NO_MOVES]),
        (BOARD, "(;B[aa]BM[1])(;B[ab]BM[1])", [LessonFault.NO_RIGHT]),
        ("SZ[5]", ";B[aa]", [LessonFault.NO_STONES]),
        (BOARD, "(;B[bb])(;B[aa])", [LessonFault.ILLEGAL_MOVE]),
        (BOARD, "(;B[aa];W[bb])", [LessonFault.ILLEGAL_MOVE]),
        (BOARD, "(;B[aa])(;W[dd])", [LessonFault.WRONG_TURN]),
        (BOARD, ";B[aa];AW[dd];W[ee]", [LessonFault.SETUP_INSIDE]),
        (BOARD + "C[@grade 9]", ";B[aa]", [LessonFault.BAD_NUMBER]),
        (BOARD + "C[@task count 4]", ";B[aa]", [LessonFault.LESSONS_ONLY]),
        (BOARD + "C[@task capture E5]", ";B[aa]", [LessonFault.NO_STONE]),
    ],
)
def test_missing_parts_are_reported_and_the_rest_is_used(setup: str, rest: str, wanted: list[LessonFault]) -> None:
    found = asked(rest, setup)
    assert faults(found) == wanted
    no_answer = {LessonFault.NO_MOVES, LessonFault.NO_RIGHT} & set(wanted)
    assert found.has_solution is not bool(no_answer)


def test_a_fault_tells_its_place() -> None:
    record = read_sgf(f"(;{BOARD};B[aa])\n(;{BOARD};B[aa]\n  ;W[bb])".encode())
    finding = read_problems(record.games)[1].findings[0]
    assert (finding.game, finding.line, finding.word) == (1, 3, "bb")


def test_a_very_long_game_is_cut_with_a_message() -> None:
    moves = "".join(f";{'BW'[n % 2]}[]" for n in range(3000))
    found = asked(moves)
    assert faults(found) == [LessonFault.TOO_LARGE]
    depth, branches = 0, found.task.branches
    while branches:
        depth, branches = depth + 1, branches[0].replies
    assert depth == DEEPEST
    assert found.turned(BoardTransform(Symmetry.RIGHT, True)).task.branches


def test_the_key_is_of_position_and_solution_alone() -> None:
    one = asked("(;B[aa]TE[1]C[Correct])(;B[dd])")
    same = asked("(;B[dd]C[no way])(;B[aa]C[richtig])", BOARD + "GN[Other name]")
    assert one.key == same.key
    assert one.key != asked("(;B[aa])(;B[dd]TE[1])").key
    assert one.key != asked("(;B[aa]TE[1])", "SZ[5]AB[bb]AW[cd]").key


def test_turning_leaves_the_record_as_it_is() -> None:
    record = read_sgf(f"(;{BOARD}C[Look at B4.];B[aa]C[Correct])".encode())
    found = read_problem(record.games[0])
    turned = found.turned(BoardTransform(Symmetry.RIGHT, True))
    assert turned.task.position.to_move is Color.WHITE
    assert turned.screen.text == "Look at D4."
    assert right(turned.task.branches) == ["E5"]
    assert record.games[0].root.is_untouched
    assert read_problem(record.games[0]) == found


def test_a_very_long_file_is_read_in_part_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problem_module, "MOST_TOGETHER", 3)
    record = read_sgf(f"(;{BOARD};B[aa];W[ab])".encode() * 4)
    found = read_problems(record.games)
    assert len(found) == 2
    assert [(f.fault, f.game) for f in found[-1].findings] == [(LessonFault.TOO_LARGE, 2)]


@pytest.mark.parametrize(
    ("words", "color"),
    [
        ("Problem 3. White to play and live.", Color.WHITE),
        ("Black to kill", Color.BLACK),
        ("Ход белых.", Color.WHITE),
        ("Белые начинают.", Color.WHITE),
        ("Weiß am Zug", Color.WHITE),
        ("Les blancs jouent.", Color.WHITE),
        ("Juega Blanco y vive.", Color.WHITE),
        ("Negras juegan.", Color.BLACK),
        ("白先黑死", Color.WHITE),
        ("黒番", Color.BLACK),
        ("백 차례", Color.WHITE),
        ("White is strong here.", Color.BLACK),
    ],
)
def test_the_text_names_the_side_to_move_where_nothing_else_does(words: str, color: Color) -> None:
    text = f"(;SZ[9]AB[aa]AW[bb]C[{words}])"
    assert read_problem(read_sgf(text.encode()).games[0]).task.position.to_move is color
    # PL, and the first move, count more.
    for side in Color:
        for more in (f"PL[{side.value}]C[{words}])", f"C[{words}];{side.value}[cc])"):
            told = read_problem(read_sgf(f"(;SZ[9]AB[aa]AW[bb]{more}".encode()).games[0])
            assert told.task.position.to_move is side
