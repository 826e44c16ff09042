"""Questions with several answers, and the liberties of several chains: read, judged, answered, turned."""

from __future__ import annotations

import pytest

from goboard_app.app.texts.lessons import answer_told, choice_texts, fault_sentence, reply_sentence
from goboard_app.app.texts.print import answer_labels, answers_to_tick, solution_notes
from goboard_app.go.board import Color, parse_point
from goboard_app.lessons.attempt import chain_letters, paint_screen
from goboard_app.lessons.check import teaching_findings
from goboard_app.lessons.handout import has_answer, plan_handout
from goboard_app.lessons.lesson import Screen, read_lesson
from goboard_app.lessons.symmetry import turned, turnings
from goboard_app.lessons.task import (
    Reply,
    Task,
    TaskState,
    answer_choice,
    answer_number,
    answer_point,
    begin,
    solutions,
    take_hint,
)
from goboard_app.record.properties import MarkKind
from goboard_app.record.sgf.imports import read_record

# Black lives with two eyes in the corner; White's wall lives as well.
ALIVE = "AB[ba][bb][ab][da][db][dc][cc][bc][ac]AW[ea][eb][ec][ed][dd][cd][bd][ad][ff][hf][gg][gf]"
CHAINS = "AB[cc][dc][gg]AW[cd][ee]"


def lesson(words: str, stones: str = CHAINS, rest: str = "SZ[9]RU[Japanese]") -> str:
    return f"(;{rest}{stones}PL[B]C[@screen\n{words}])"


def screen_of(words: str, stones: str = CHAINS, rest: str = "SZ[9]RU[Japanese]") -> Screen:
    (screen,) = read_lesson(read_record(lesson(words, stones, rest).encode())).screens
    return screen


def task_of(words: str, stones: str = CHAINS, rest: str = "SZ[9]RU[Japanese]") -> Task:
    task = screen_of(words, stones, rest).task
    assert task is not None
    return task


def faults(words: str, stones: str = CHAINS, rest: str = "SZ[9]RU[Japanese]") -> list[str]:
    return [fault_sentence(each) for each in teaching_findings(read_record(lesson(words, stones, rest).encode()))]


CHOICE = "@task choice 2\n@choice Black is dead.\n@choice Black C7 lives.\n@wrong 1 Look for eyes."


def test_one_of_several_sentences() -> None:
    task = task_of(CHOICE)
    assert choice_texts(task) == ("Black is dead.", "Black C7 lives.")
    wrong = answer_choice(begin(task), 1)
    assert (wrong.reply, reply_sentence(wrong), wrong.answer_word) == (Reply.WRONG, "Look for eyes.", "Black is dead")
    assert answer_choice(wrong, 3) is wrong
    right = answer_choice(wrong, 2)
    assert right.is_done
    assert answer_choice(right, 1) is right


def test_alive_dead_or_seki() -> None:
    task = task_of("@task status C7 seki\n@wrong 2 Not so.\n@right Yes.")
    assert choice_texts(task) == ("Alive", "Dead", "Seki")
    assert (answer_told(task), answer_choice(begin(task), 2).text) == ("Seki", "Not so.")
    done = answer_choice(begin(task), 3)
    assert (reply_sentence(done), done.answer_word) == ("Yes.", "seki")


@pytest.mark.parametrize(
    ("words", "answer", "said"),
    [
        ("black 7", "Black, 7", "Right. Black is ahead by 7."),
        ("White 2.5", "White, 2½", "Right. White is ahead by 2½."),
        ("nobody 0", "Nobody", "Right. Both sides have the same."),
        ("black", "Black", "Right."),
    ],
)
def test_the_side_that_is_ahead_and_the_points(words: str, answer: str, said: str) -> None:
    task = task_of(f"@task ahead {words}")
    assert answer_told(task) == answer
    assert reply_sentence(answer_choice(begin(task), task.number)) == said


def numbers(state: TaskState, *given: int) -> TaskState:
    for number in given:
        state = answer_number(state, number)
    return state


def test_each_chain_is_asked_for_its_liberties() -> None:
    """D7 belongs to the chain of C7; G3 and E5 are other chains."""
    task = task_of("@task liberties-of D7 C7 G3 E5\n@wrong G3 3 Look below.\n@wrong 2 Two?")
    assert answer_told(task) == "C7 5, E5 4, G3 4"
    state = begin(task)
    assert state.asked_chain == parse_point("C7", task.position.size)
    wrong = answer_number(state, 2)
    assert (wrong.reply, wrong.text, wrong.answer_word) == (Reply.WRONG_NUMBER, "Two?", "C7 2")
    state = numbers(state, 5)
    assert (state.reply, state.missing) == (Reply.GO_ON, 2)
    # A click on another chain asks for that one.
    other = answer_point(state, parse_point("G3", task.position.size))
    assert (other.reply, other.asked_chain) == (Reply.ASKED, parse_point("G3", task.position.size))
    assert answer_number(other, 3).text == "Look below."
    assert numbers(other, 4, 4).is_done
    hinted = take_hint(take_hint(other))
    assert solutions(hinted) == task.liberties_at(parse_point("G3", task.position.size))


def test_letters_stand_on_the_chains_and_numbers_on_those_found() -> None:
    screen = screen_of("@task liberties-of C7 G3 E5", CHAINS + "LB[ee:x]")
    assert screen.task is not None
    assert list(chain_letters(screen.task, screen.marks).values()) == ["A", "x", "B"]
    picture = paint_screen(screen, numbers(begin(screen.task), 5))
    labels = {mark.text for mark in picture.marks if mark.kind is MarkKind.LABEL}
    assert labels == {"5", "x", "B"}


def test_turned_and_swapped_questions_have_the_other_side_as_their_answer() -> None:
    screen = screen_of("@task ahead black 7\n@wrong 2 White has less.\n@again")
    swapped = turned(screen, turnings(screen)[0]).task
    assert swapped is not None
    assert swapped.position.stones != task_of("@task ahead black").position.stones
    assert (answer_told(swapped), answer_choice(begin(swapped), 1).text) == ("White, 7", "Black has less.")
    choice = turned(screen_of(f"{CHOICE}\n@again"), turnings(screen)[0]).task
    assert choice is not None
    assert (choice.number, choice.words[0]) == (2, "White is dead.")
    assert "C7" not in choice.words[1]


def test_another_board_takes_the_sentences_of_the_first() -> None:
    text = lesson(CHOICE)[:-1] + ";AB[aa]C[@more\n@task choice 1])"
    (screen,) = read_lesson(read_record(text.encode())).screens
    (other,) = screen.others
    assert other.task is not None
    assert (other.task.choices, other.task.number) == (("Black is dead.", "Black C7 lives."), 1)
    # The number is one of those sentences.
    lacking = read_lesson(read_record(text.replace("choice 1]", "choice 9]").encode()))
    assert lacking.screens[0].others == ()
    assert [fault_sentence(each).partition(": ")[2] for each in lacking.findings] == [
        "“@task choice 9” has no right answer."
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("@task choice 1\n@choice One.", "Line 2, column 1: “@task choice 1” needs two to six sentences."),
        ("@task choice 3\n@choice One.\n@choice Two.", "Line 2, column 1: “@task choice 3” has no right answer."),
        ("@task choice\n@choice One.\n@choice Two.", "Line 2, column 1: “@task choice” has no right answer."),
        ("@task status C7 maybe", "Line 2, column 1: “@task status C7 maybe” has no right answer."),
        ("@task status A1 dead", "Line 2, column 1: the stones of “@task status A1 dead” are not on the board."),
        ("@task status dead", "Line 2, column 1: “@task status dead” names no points."),
        ("@task ahead red", "Line 2, column 1: “@task ahead red” has no right answer."),
        ("@task ahead black many", "Line 2, column 1: “many” is not a number."),
        ("@task count 4\n@choice One.", "Line 3, column 1: nothing is asked here: “@choice One.”."),
        (
            "@task choice 1\n@choice One.\n@choice Two.\n@wrong 1 No.",
            "Line 5, column 1: “@wrong 1 No.” is a right answer, but is said to be wrong.",
        ),
        ("@task liberties-of C7 5 G3 3", "Line 2, column 25: “G3 3” is not what the program found: 4."),
        (
            "@task liberties-of C7\n@wrong C7 5 No.",
            "Line 3, column 1: “@wrong C7 5 No.” is a right answer, but is said to be wrong.",
        ),
    ],
)
def test_faults_have_their_places(words: str, said: str) -> None:
    assert said in faults(words)


def test_answers_that_are_proved_wrong_are_told() -> None:
    assert faults("@task status A8 dead", ALIVE) == [
        "Line 2, column 1: “A8 dead” is not what the program found: alive."
    ]
    assert faults("@task status A8 alive", ALIVE) == []
    # The first move decides nothing where some of the stones live and others are dead.
    two = "AB[ba:ga][ab:gb][bc:gc][ad:ge][af:dg]AW[gf:gg]"
    assert faults("@task status G1 dead", two, "SZ[7]RU[Japanese]") == []
    assert faults("@task status A6 G1 alive", two, "SZ[7]RU[Japanese]") == []


@pytest.mark.parametrize("color", list(Color))
def test_a_count_that_differs_is_told(color: Color) -> None:
    """Two walls divide the board: Black has 2 of 5 columns, White 2, and then the komi."""
    walls = "AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce]"
    rest = "SZ[5]RU[Chinese]" + ("" if color is Color.WHITE else "KM[6.5]")
    right = "white 5" if color is Color.WHITE else "white 11.5"
    assert faults(f"@task ahead {right}", walls, rest) == []
    assert faults("@task ahead black 3", walls, rest) == [
        f"Line 2, column 1: “black 3” is not what the program found: {right}."
    ]


def test_a_hand_out_has_letters_and_outlined_stones_and_names_the_answers() -> None:
    """Boxes to tick need no line for an answer, and the numbers of chains have one each."""
    words = (CHOICE, "@task status C7 seki", "@task liberties-of C7 G3 E5", "@task ahead black 7")
    record = read_record("".join(map(lesson, words)).encode())
    boards = plan_handout(record.games).positions
    assert [answers_to_tick(board) for board in boards] == [
        ("Black is dead.", "Black C7 lives."),
        ("Alive", "Dead", "Seki"),
        (),
        ("Black", "White", "Nobody"),
    ]
    assert [has_answer(board) for board in boards] == [False, False, True, False]
    assert answer_labels(boards[2]) == ("A", "B", "C")
    assert [mark.text for mark in boards[2].picture.marks] == ["A", "B", "C"]
    assert len(boards[1].picture.lit) == 2
    assert [solution_notes(board, board.solution) for board in boards if board.solution is not None] == [
        "Answer: Black C7 lives.",
        "Answer: Seki",
        "Answer: A 5, B 4, C 4",
        "Answer: Black, 7",
    ]
