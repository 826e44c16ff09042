"""The steps that ship with the program: each task is solved as it says, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from goboard_app.app.texts.glossary import find_words
from goboard_app.go.board import Color, Play, parse_point
from goboard_app.go.chains import chain_at
from goboard_app.languages import is_complete
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.lesson import Lesson, Screen, read_lesson
from goboard_app.lessons.symmetry import SAME, BoardTransform, turned, turnings
from goboard_app.lessons.task import (
    Branch,
    Reply,
    Task,
    TaskState,
    answer_number,
    answer_pass,
    answer_point,
    begin,
    solutions,
)
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules.legality import judge, legal_by_setup
from goboard_app.session.glossary import Term
from tests.unit.lessons.lesson_files import screen_texts

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "languages"
NAMES = sorted(path.stem for path in (FOLDER / "en" / "lessons").glob("*.sgf"))
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/lessons"))
HAVE = [(path.parents[1].name, path.stem) for path in sorted(FOLDER.glob("*/lessons/*.sgf"))]
"""A language has the lessons that are translated; the program shows the others in English."""
# One test for all screens of a language: to begin and to end a test takes longer than most screens do.
EVERY = pytest.mark.parametrize("language", LANGUAGES)
GAMES = ("04-capture-game", "06-first-game")
"""One screen each, which leads to a game."""


@cache
def record(language: str, name: str) -> Record:
    return read_sgf((FOLDER / language / "lessons" / f"{name}.sgf").read_bytes())


@cache
def lesson(language: str, name: str) -> Lesson:
    return read_lesson(record(language, name))


def names_in(language: str) -> list[str]:
    return [name for code, name in HAVE if code == language]


def tasks_in(language: str) -> Iterator[tuple[str, Screen, Task]]:
    """Yield each screen with a task, after its place, which a failure tells."""
    for name in names_in(language):
        for number, screen in enumerate(lesson(language, name).screens):
            if screen.task is not None:
                yield f"{name}, screen {number}", screen, screen.task


def solved(task: Task) -> TaskState:
    """Answer as the task wants it, to the end."""
    state = begin(task)
    for _ in range(20):
        if task.is_number:
            state = answer_number(state, task.number)
        elif points := sorted(solutions(state)):
            state = answer_point(state, points[0])
        else:
            state = answer_pass(state)
        if state.is_done:
            return state
        assert state.reply is Reply.GO_ON
    raise AssertionError("no end")


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+", text.strip()) if part]


def test_there_are_fourteen_steps_in_every_language_that_is_complete() -> None:
    assert len(NAMES) == 14
    assert {"en", "ru"} <= {language for language in LANGUAGES if is_complete(language)}
    for language in LANGUAGES:
        names = names_in(language)
        assert set(names) <= set(NAMES)
        assert names == NAMES or not is_complete(language)


@EVERY
def test_a_step_has_no_fault(language: str) -> None:
    for name in names_in(language):
        assert record(language, name).findings == (), name
        assert lesson(language, name).findings == (), name
        assert lesson(language, name).title, name


@EVERY
def test_every_language_holds_the_same_tasks(language: str) -> None:
    for name in names_in(language):
        english, other = lesson("en", name), lesson(language, name)
        assert [bare(screen) for screen in english.screens] == [bare(screen) for screen in other.screens], name


def bare(screen: Screen) -> Screen:
    """Return a screen without its words."""
    task = screen.task
    if task is None:
        return replace(screen, text="")
    wrongs = tuple(replace(wrong, text="") for wrong in task.wrongs)
    branches = tuple(map(bare_branch, task.branches))
    task = replace(task, hint="", right="", wrongs=wrongs, branches=branches)
    return replace(screen, text="", task=task)


def bare_branch(branch: Branch) -> Branch:
    return replace(branch, text="", replies=tuple(map(bare_branch, branch.replies)))


@pytest.mark.parametrize("name", NAMES)
def test_every_step_has_a_task_that_can_be_asked_again(name: str) -> None:
    screens = lesson("en", name).screens
    if name in GAMES:
        assert [screen.task for screen in screens] == [None]
        return
    assert all(screen.task is not None for screen in screens)
    assert any(turnings(screen) for screen in screens)


@EVERY
def test_the_answer_of_a_task_is_accepted(language: str) -> None:
    for place, _screen, task in tasks_in(language):
        assert solved(task).text == task.right or task.branches, place


def test_the_answer_of_a_task_is_accepted_in_every_position() -> None:
    """In English: every language holds the same tasks, as another test sees to."""
    for place, screen, _task in tasks_in("en"):
        for turning in (SAME, *turnings(screen)):
            other = turned(screen, turning)
            assert other.task is not None, place
            assert solved(other.task).text == other.task.right or other.task.branches, (place, turning)


@EVERY
def test_the_wrong_answers_named_are_wrong(language: str) -> None:
    for place, _screen, task in tasks_in(language):
        for wrong in task.wrongs:
            for point in wrong.points:
                assert answer_point(begin(task), point).reply.is_wrong, (place, point)
            for number in wrong.numbers:
                assert answer_number(begin(task), number).reply.is_wrong, (place, number)


@EVERY
def test_every_other_answer_gets_a_reply_of_the_lesson_or_the_rules(language: str) -> None:
    for place, screen, task in tasks_in(language):
        if task.is_number:
            assert answer_number(begin(task), 98).text, place
            continue
        right = solutions(begin(task)) | {b.move.point for b in right_plays(task)}
        for point in screen.position.size:
            state = answer_point(begin(task), point)
            if point not in right:
                assert state.reply.is_wrong, (place, point)
                assert state.text or state.reply is not Reply.NOT_IN_TREE, (place, point)


def right_plays(task: Task) -> list[Branch]:
    return [b for b in task.branches if b.is_right and isinstance(b.move, Play)]


@EVERY
def test_a_screen_has_a_possible_board_a_hint_and_short_sentences(language: str) -> None:
    for place, screen, task in tasks_in(language):
        assert legal_by_setup(screen.position), place
        assert max(screen.position.size.columns, screen.position.size.rows) <= 9, place
        assert task.hint, place
        assert 1 <= len(sentences(screen.text)) <= 3, place
        for text in screen_texts(screen):
            assert "!" not in text, place
            for sentence in sentences(text):
                assert len(re.findall(r"[\w’-]+", sentence)) <= 20, (place, sentence)


@EVERY
def test_words_for_colours_are_swapped_and_back(language: str) -> None:
    swap = BoardTransform(swaps_colors=True)
    for place, screen, _task in tasks_in(language):
        assert screen_texts(turned(turned(screen, swap), swap)) == screen_texts(screen), place


def test_the_announced_liberties_are_those_of_the_rules() -> None:
    found = []
    screens = (*lesson("en", "02-liberties").screens, *lesson("en", "07-more-captures").screens[:2])
    for screen in screens:
        task = screen.task
        assert task is not None
        chains = (chain_at(screen.position, p) for p in screen.position.points(Color.BLACK))
        (liberties,) = {chain.liberties for chain in chains if chain is not None}
        if task.is_number:
            assert task.number == len(liberties)
        else:
            assert task.points == liberties
        found.append(len(liberties))
    assert found == [4, 2, 6, 4, 3, 7]


def test_the_three_lettered_points_are_judged_as_the_lesson_says() -> None:
    task = lesson("en", "10-self-capture").screens[4].task
    assert task is not None
    legal = {
        name: judge(
            task.position,
            Play(task.position.to_move, parse_point(name, task.position.size)),
            task.history,
            task.ruleset,
        ).is_legal
        for name in ("A7", "G1", "D3")
    }
    assert legal == {"A7": False, "G1": True, "D3": True}


def test_white_may_not_play_into_either_eye() -> None:
    task = lesson("en", "12-eyes").screens[0].task
    assert task is not None
    for point in task.points:
        move = Play(task.position.to_move, point)
        assert not judge(task.position, move, task.history, task.ruleset).is_legal


def test_each_kind_of_asking_is_used() -> None:
    kinds = {s.task.kind for name in NAMES for s in lesson("en", name).screens if s.task}
    assert kinds >= {TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.ILLEGAL, TaskKind.COUNT}
    assert kinds >= {TaskKind.SAVE, TaskKind.CONNECT, TaskKind.CUT, TaskKind.LIVE, TaskKind.KILL}


def test_a_step_that_is_spoiled_on_purpose_is_found() -> None:
    data = (FOLDER / "en" / "lessons" / "03-capture.sgf").read_bytes()
    spoiled = read_lesson(read_sgf(data.replace(b"@task capture C3", b"@task capture E1", 1)))
    assert spoiled.findings
    assert spoiled.screens[0].task is None
    assert spoiled.screens[1].task is not None


# Where each word of Go is explained: before that screen no sentence has it.
EXPLAINED = {
    (2, 1): Term.LIBERTY,
    (2, 3): Term.CHAIN,
    (5, 4): Term.NEUTRAL_POINT,
    (5, 6): Term.KOMI,
    (8, 1): Term.ATARI,
    (10, 2): Term.SELF_CAPTURE,
    (11, 2): Term.KO,
    (11, 3): Term.KO_THREAT,
    (11, 4): Term.SNAPBACK,
    (12, 1): Term.EYE,
    (12, 5): Term.FALSE_EYE,
    (12, 7): Term.GROUP,
    (13, 2): Term.SEKI,
    (14, 2): Term.TERRITORY,
    (14, 3): Term.PRISONER,
    (14, 4): Term.HANDICAP,
}


@pytest.mark.parametrize("language", list(filter(is_complete, LANGUAGES)))
def test_no_term_is_used_before_it_is_explained(language: str) -> None:
    met: dict[Term, tuple[int, int]] = {}
    for step, name in enumerate(NAMES, 1):
        for place, screen in enumerate(lesson(language, name).screens, 1):
            for text in screen_texts(screen):
                for found in find_words(text):
                    met.setdefault(found.word, (step, place))
    assert {place: word for word, place in met.items()} == EXPLAINED


@EVERY
def test_a_stone_that_is_clicked_for_an_empty_point_is_said_to_be_there(language: str) -> None:
    for place, screen, task in tasks_in(language):
        if not (task.is_move or task.kind in (TaskKind.LIBERTIES, TaskKind.ILLEGAL)):
            continue
        for point in screen.position.size:
            if screen.position.at(point) is not None:
                state = answer_point(begin(task), point)
                named = [wrong.text for wrong in task.wrongs if point in wrong.points]
                assert state.reply is (Reply.ILLEGAL if task.is_move else Reply.OCCUPIED), (place, point)
                assert state.text in ("", *named), (place, point)
