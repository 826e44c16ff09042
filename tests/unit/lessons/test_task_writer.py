"""A task is written so that it is read back as meant, and nothing else is touched."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.lessons.convention import TaskKind, read_comment
from goboard_app.lessons.task import TaskRepetition
from goboard_app.lessons.task_draft import (
    AnswerDraft,
    TaskDraft,
    bad_words,
    draft_of,
    is_written,
    names_number,
    names_points,
    points_in,
    take_out,
    toggled,
    write_task,
    written,
)
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.session import ActKind, GameSession

NINE = BoardSize(9, 9)

# Words that a writer may take for points, numbers or instructions, and such as say something.
_WORDS = st.sampled_from(["Take", "it", "A1", "A1-B2", "4", ":", "-", "@", "@hint", "D5,", "Ё", "a1", "é", "二"])
_LINES = st.lists(_WORDS, max_size=4).map(" ".join)
_SAID = st.lists(_LINES, max_size=3).map("\n".join).map(lambda text: text.strip("\n"))
_NAMES = st.sampled_from([point_name(Point(col, row), NINE) for col in range(9) for row in range(9)])
_POINTS = st.lists(_NAMES, max_size=3, unique=True).map(" ".join)
_NUMBERS = st.integers(0, 99).map(str)
_UNKNOWN = st.sampled_from(["@tusk capture A1", " @grade 2", "@kind ladder", "@", "@somebody: I"])
_KNOWN = st.sampled_from(
    [
        *(
            "@screen",
            "@task capture A1",
            "@task",
            "@task catch B2 ",
            "@TASK count 4",
            "@hint  Look.",
        ),
        *("@task status A1 seki", "@choice One.", "@choice"),
        *("@hint", "@right Yes.", "@wrong A1 No.", "@wrong No.", "@wrong 4 : 5 No.", "@again turn"),
        *("@again", "@screen please"),
    ]
)
_TEXTS = st.sampled_from(["", "  ", "Take it.", " So.", "Black moves.\t", "\ufffd\u00a0x", "A1"])


@st.composite
def answers(draw: st.DrawFn) -> AnswerDraft:
    to = draw(st.lists(st.one_of(_NAMES, _NUMBERS), max_size=2).map(" ".join))
    return AnswerDraft(to, draw(_LINES))


@st.composite
def drafts(draw: st.DrawFn) -> TaskDraft:
    kind = draw(st.one_of(st.none(), st.sampled_from(list(TaskKind))))
    text = draw(_SAID).strip()
    return TaskDraft(
        text="\n".join(line for line in text.split("\n") if not line.startswith("@")).strip(),
        is_screen=draw(st.booleans()),
        kind=kind,
        points=draw(_POINTS) if names_points(kind) else "",
        number=draw(_NUMBERS) if names_number(kind) else "",
        color=draw(st.sampled_from([None, *Color])) if kind is TaskKind.POINTS_FOR else None,
        hint=draw(_SAID),
        right=draw(_SAID),
        answers=tuple(each for each in draw(st.lists(answers(), max_size=3)) if each.to or each.text),
        again=draw(st.sampled_from(list(TaskRepetition))),
        verdict=draw(st.sampled_from(["", *kind.form.verdicts])) if kind is not None else "",
        choices=tuple(each for each in draw(st.lists(_LINES, max_size=3)) if each),
    )


comments = st.lists(st.one_of(_KNOWN, _UNKNOWN, _TEXTS), max_size=8).map("\n".join)


def unknown(text: str) -> list[str]:
    """Return the unchanged instructions that have nothing to do with a task."""
    lines = text.split("\n")
    kept = {"grade", "kind"}
    return [
        lines[item.number] for item in read_comment(text).instructions if item.word is None or item.word.value in kept
    ]


@given(comments, drafts())
def test_written_values_are_read_back(comment: str, draft: TaskDraft) -> None:
    assert draft_of(written(comment, draft, NINE), NINE) == draft


@given(comments, drafts())
def test_lines_of_others_survive(comment: str, draft: TaskDraft) -> None:
    assert unknown(written(comment, draft, NINE)) == unknown(comment)


@given(comments)
def test_a_draft_that_says_the_same_changes_nothing(comment: str) -> None:
    assert written(comment, draft_of(comment, NINE), NINE) == comment


@given(comments, drafts())
def test_writing_twice_changes_nothing(comment: str, draft: TaskDraft) -> None:
    once = written(comment, draft, NINE)
    assert written(once, draft, NINE) == once


CLASSIC = "@screen\nTake it.\nNow.\n@task capture D6\n@grade 1\n@hint Where?\n@tusk\n"


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"hint": "Look."}, CLASSIC.replace("Where?", "Look.")),
        ({"hint": ""}, CLASSIC.replace("@hint Where?\n", "")),
        ({"text": "Take it.\nSoon."}, CLASSIC.replace("Now.", "Soon.")),
        ({"text": ""}, CLASSIC.replace("Take it.\nNow.\n", "")),
        ({"is_screen": False}, CLASSIC.replace("@screen\n", "")),
        ({"points": "D6 E6"}, CLASSIC.replace("D6", "D6 E6")),
        ({"right": "Yes."}, CLASSIC.replace("Where?\n", "Where?\n@right Yes.\n")),
        ({"again": TaskRepetition.TURNED}, CLASSIC.replace("Where?\n", "Where?\n@again turn\n")),
        ({"kind": None, "points": ""}, CLASSIC.replace("@task capture D6\n", "")),
    ],
)
def test_only_differences_are_written(change: dict[str, object], wanted: str) -> None:
    from dataclasses import replace

    draft = replace(draft_of(CLASSIC, NINE), **change)  # type: ignore[arg-type]
    assert written(CLASSIC, draft, NINE) == wanted


def test_text_between_instructions_stays_there() -> None:
    comment = "One.\n@screen\nTwo.\n@hint Yes.\nThree."
    draft = TaskDraft("One.\nTwo, changed.\nThree.", True, hint="Yes.")
    assert written(comment, draft, NINE) == comment.replace("Two.", "Two, changed.")


def test_a_whole_task_in_an_empty_comment() -> None:
    draft = TaskDraft(
        *("Take the stone.", True, TaskKind.CAPTURE, "c3", "", None, "Where?", "Taken."),
        (AnswerDraft("B2, D2", "Across."), AnswerDraft("", "A1 is far."), AnswerDraft("", " ")),
        TaskRepetition.SWAPPED,
    )
    assert written("", draft, NINE).split("\n") == [
        "@screen",
        "Take the stone.",
        "@task capture c3",
        "@hint Where?",
        "@right Taken.",
        "@wrong B2 D2 Across.",
        "@wrong : A1 is far.",
        "@again",
    ]


def test_an_unknown_task_is_kept_until_it_is_replaced() -> None:
    draft = draft_of("@task catch  D6", NINE)
    assert (draft.kind, draft.unread) == (None, "catch  D6")
    assert written("@task catch  D6", draft, NINE) == "@task catch  D6"
    better = TaskDraft(kind=TaskKind.CAPTURE, points="D6")
    assert written("@task catch  D6", better, NINE) == "@task capture D6"
    assert written("@task catch  D6", TaskDraft(), NINE) == ""


def test_a_second_task_is_kept_unless_nothing_is_asked() -> None:
    comment = "@task count 4\n@task count 5"
    assert written(comment, TaskDraft(kind=TaskKind.COUNT, number="3"), NINE) == ("@task count 3\n@task count 5")
    assert written(comment, TaskDraft(), NINE) == ""


# In a record


def session_of(comment: bytes) -> GameSession:
    data = b"(;GM[1]FF[4]CA[UTF-8]SZ[9]AB[aa]AW[ab]C[" + comment + b"])"
    return GameSession(read_record(data).games[0], is_live=False)


def test_an_unchanged_task_leaves_the_bytes_alone() -> None:
    session = session_of(b"@screen\r\nTake it\\: \xc2\xa0now.\r\n@task  capture A8\r\n@tusk\r\n")
    act = write_task(session, draft_of("@screen\nTake it:  now.\n@task capture A8", NINE))
    assert act.edit is None


def test_bytes_that_cannot_be_read_survive_between_lines_that_change() -> None:
    data = b"(;GM[1]FF[4]CA[UTF-8]SZ[9]C[@screen\n@tusk \xff\n@hint Old.])"
    record = read_record(data)
    session = GameSession(record.games[0], is_live=False)
    act = write_task(session, TaskDraft(hint="New."))
    assert act.edit is not None
    act.edit.apply(session.tree)
    assert write_record(record) == data.replace(b"@screen\n", b"").replace(b"Old", b"New")


def test_line_breaks_are_those_of_the_file() -> None:
    session = session_of(b"@screen\r\nTake it.")
    act = write_task(session, TaskDraft("Take it.", True, hint="Look."))
    assert act.edit is not None
    act.edit.apply(session.tree)
    assert session.cursor.get("C") == ("@screen\r\nTake it.\r\n@hint Look.",)


# Points as they are typed


def test_clicking_names_a_point_and_takes_it_away_again() -> None:
    d5, b2 = parse_point("D5", NINE), parse_point("B2", NINE)
    assert toggled("", d5, NINE) == "D5"
    assert toggled("D5, E4", d5, NINE) == "E4"
    assert toggled("A1-B2 E4", b2, NINE) == "A2 A1 B1 E4"
    assert toggled("Z9", d5, NINE) == "Z9 D5"


def test_points_among_other_words() -> None:
    assert points_in("d5; hello E4", NINE) == {parse_point(name, NINE) for name in ("D5", "E4")}


def test_unanswerable_tasks_are_refused() -> None:
    assert bad_words(AnswerDraft("D5, Z9 4 x", "No."), NINE) == ("Z9", "x")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("@screen\r\nOne.\r\n@task play", "C[One.\r\n@task play]"),
        ("One.\n @SCREEN please \n@hint Look.\n", "C[One.\n@hint Look.\n]"),
        ("One.\n@screen", "C[One.]"),
        ("@screen", ""),
        ("One.", "C[One.]"),
    ],
)
def test_taking_out_leaves_all_other_lines_as_they_are(before: str, after: str) -> None:
    record = read_record(f"(;SZ[9]C[@screen];B[aa]C[{before}])".encode())
    session = GameSession(record.games[0], is_live=False)
    node = session.tree.root.children[0]
    act = take_out(session, node)
    if act.edit is not None:
        assert act.kind is ActKind.POSITION_OUT
        act.edit.apply(session.tree)
    assert f";B[aa]{after})" in write_record(record).decode()


def test_more_is_written_than_is_chosen() -> None:
    draft = TaskDraft(text="One.")
    chosen = replace(draft, kind=TaskKind.COUNT, is_screen=True, again=TaskRepetition.TURNED)
    assert not is_written(draft, chosen)
    for field in ("text", "points", "number", "hint", "right"):
        assert is_written(draft, replace(draft, **{field: "A1"}))
    assert is_written(draft, replace(draft, answers=(AnswerDraft("A1", "No."),)))
