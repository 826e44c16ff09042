"""The texts about groups: names, reasons, and no more certainty than there is."""

import re
from dataclasses import replace

import pytest

from goboard_app.app.texts.count import (
    border_sentence,
    change_sentence,
    dame_sentence,
    decision_sentence,
    group_chip,
    group_phrase,
    group_reason,
    group_title,
    named_points,
    needed_sentence,
    open_sentence,
    opening_sentence,
    opening_sentences,
    opening_title,
    reading_sentence,
    reason_sentence,
    status_word,
)
from goboard_app.app.texts.explain import step_question, sure_text
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.rules import catalogue
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.proposal import GroupJudgement, Life, NeededMove, Opening, Reason
from goboard_app.scoring.statuses import Status
from goboard_app.session import acts
from goboard_app.session.count_groups import groups_of_count
from goboard_app.session.counting import CountingState, CountStep
from tests.support.proposals import judged
from tests.unit.app_texts.test_ending_texts import game

NINE = BoardSize.square(9)
BOARD = parse_diagram("X . O . .\nX . O . X\n. . O . .\nO . O . X\n. . O . .")


def points(names: str) -> frozenset[Point]:
    return frozenset(parse_point(name, NINE) for name in names.split())


LIVES = {
    Life.ALIVE: (
        Reason.UNCONDITIONAL,
        Reason.TWO_EYES,
        Reason.EYE_SPACE,
        Reason.CONNECTED,
        Reason.SURVIVES,
        Reason.EXPERIENCE,
    ),
    Life.DEAD: (
        Reason.ENCLOSED,
        Reason.DEAD_SHAPE,
        Reason.LOST_RACE,
        Reason.IN_ATARI,
        Reason.CAPTURED,
        Reason.EXPERIENCE,
        Reason.DOUBLE_KO,
    ),
    Life.SEKI: (
        Reason.SHARED_LIBERTIES,
        Reason.ONE_EYE_EACH,
        Reason.COSTLY_CAPTURE,
        Reason.DOUBLE_KO,
    ),
    Life.UNCLEAR: (
        Reason.FIRST_MOVE_DECIDES,
        Reason.KO_DECIDES,
        Reason.OPEN_BORDER,
        Reason.NOT_READ,
        Reason.EXPERIENCE,
    ),
}
CASES = [(life, reason) for life, reasons in LIVES.items() for reason in reasons]


def judgement(life: Life, reason: Reason, confidence: float = 0.99) -> GroupJudgement:
    leaning = Life.DEAD if life is Life.UNCLEAR else life
    return GroupJudgement(Color.BLACK, points("F8"), life, leaning, confidence, reason, points("A1 C3"), 3, 5)


def test_every_reason_belongs_to_a_life() -> None:
    assert {reason for _, reason in CASES} == set(Reason)


@pytest.mark.parametrize("names", ["", "A1", "A1 B1 C1 D1 E1"])
@pytest.mark.parametrize(("life", "reason"), CASES, ids=lambda v: getattr(v, "value", ""))
def test_every_reason_is_a_whole_sentence(life: Life, reason: Reason, names: str) -> None:
    found = judgement(life, reason)._replace(points=points(names))
    sentence = reason_sentence(found, NINE)
    assert sentence.endswith(".")
    assert "%" not in sentence.replace("%n", "")


@pytest.mark.parametrize(("life", "reason"), CASES, ids=lambda v: getattr(v, "value", ""))
def test_every_reason_has_a_sentence_of_its_own(life: Life, reason: Reason) -> None:
    text = reason_sentence(judgement(life, reason), NINE)
    assert text not in [reason_sentence(judgement(other, why), NINE) for other, why in CASES if why is not reason]


@pytest.mark.parametrize(("life", "reason"), CASES, ids=lambda v: getattr(v, "value", ""))
def test_nothing_but_two_sure_eyes_sounds_certain(life: Life, reason: Reason) -> None:
    text = reason_sentence(judgement(life, reason, 0.6), NINE)
    is_sure = re.search(r"(?<!nearly )\b(every|always|never|nobody|certain|cannot)\b", text, re.IGNORECASE)
    assert (is_sure is None) or reason is Reason.UNCONDITIONAL


@pytest.mark.parametrize(
    ("life", "reason", "part"),
    [
        (Life.DEAD, Reason.LOST_RACE, "3 liberty(s) against 5"),
        (Life.DEAD, Reason.CAPTURED, "3 liberty(s) against 5"),
        (Life.DEAD, Reason.DEAD_SHAPE, "at A1 and C3"),
        (Life.DEAD, Reason.IN_ATARI, "at A1 and C3"),
        (Life.ALIVE, Reason.TWO_EYES, "at A1 and C3"),
        (Life.UNCLEAR, Reason.KO_DECIDES, "at A1 and C3"),
    ],
)
def test_a_reason_names_numbers_and_points(life: Life, reason: Reason, part: str) -> None:
    assert part in reason_sentence(judgement(life, reason), NINE)


def test_two_kos_are_reported_as_two() -> None:
    assert reason_sentence(judgement(Life.UNCLEAR, Reason.KO_DECIDES), NINE) == ("The kos at A1 and C3 decide it.")


def test_of_many_points_a_reason_names_the_first() -> None:
    found = judgement(Life.ALIVE, Reason.UNCONDITIONAL)
    sentence = reason_sentence(found._replace(points=points("A1 B1 C1 D1 E1 F1 G1")), NINE)
    assert "A1, B1, C1 and 4 more" in sentence


def test_captures_without_a_race_name_no_numbers() -> None:
    found = judgement(Life.DEAD, Reason.CAPTURED)._replace(other_liberties=0)
    assert reason_sentence(found, NINE) == "Captured in every line we tried."


def test_one_shared_liberty_is_named_as_one() -> None:
    found = judgement(Life.SEKI, Reason.SHARED_LIBERTIES)._replace(points=points("A1"))
    assert reason_sentence(found, NINE).startswith("One shared liberty, at A1")


def test_an_unclear_group_says_which_way_it_leans() -> None:
    found = judgement(Life.UNCLEAR, Reason.NOT_READ)
    assert "Dead in most lines" in reason_sentence(found, NINE)
    assert "Alive in most lines" in reason_sentence(found._replace(leaning=Life.ALIVE), NINE)


def moves(color: Color, name: str) -> tuple[Move, ...]:
    """Return a line that begins at a point; an empty one without a name."""
    return (Play(color, parse_point(name, NINE)),) if name else ()


@pytest.mark.parametrize(
    ("lives", "kills", "text"),
    [
        ("B1", "B1", "Black lives at B1, White kills there."),
        ("B1", "C1", "Black lives at B1, White kills at C1."),
        ("B1", "", "Black lives at B1."),
        ("", "C1", "White kills at C1."),
    ],
)
def test_a_group_that_the_first_move_decides_names_the_move_of_each_side(lives: str, kills: str, text: str) -> None:
    found = judgement(Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)._replace(
        line=moves(Color.WHITE, kills), rescue=moves(Color.BLACK, lives)
    )
    assert reason_sentence(found, NINE) == f"Whoever moves first decides: {text}"


def test_a_white_group_that_the_first_move_decides_names_white_first() -> None:
    found = judgement(Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)._replace(
        color=Color.WHITE, line=moves(Color.BLACK, "C1"), rescue=moves(Color.WHITE, "B1")
    )
    assert reason_sentence(found, NINE).endswith("White lives at B1, Black kills at C1.")


# Names


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ("A1", "A1"),
        ("A1 C3", "A1 and C3"),
        ("A1 C3 D4", "A1, C3 and D4"),
        ("A1 B1 C3 D4 E5", "A1, B1, C3 and 2 more"),
        ("", ""),
    ],
)
def test_points_are_listed_as_people_list_them(names: str, text: str) -> None:
    assert named_points(sorted(points(names)), NINE) == text


def test_a_group_is_called_after_its_chains() -> None:
    def cells(text: str) -> frozenset[Point]:
        return frozenset(parse_point(name, BOARD.size) for name in text.split())

    assert group_title(BOARD, cells("A5 A4")) == "2 stone(s) at A5"
    assert group_title(BOARD, cells("A5 A4 E4")) == "3 stone(s) at A5, A4 and E4"
    assert group_title(BOARD, cells("A5 A4 E5 E4")) == "4 stone(s) at A5, A4, E5 and E4"
    assert group_title(BOARD, cells("A5 A4 E4 E2")) == "4 stones around A4"
    assert group_phrase(BOARD, Color.WHITE, cells("A2")) == "the 1 white stone(s) at A2"


def test_statuses_have_words() -> None:
    assert [status_word(status) for status in Status] == ["alive", "dead", "seki"]


# In a count


def counting(**what: object) -> CountingState:
    state = CountingState(BOARD, catalogue.JAPANESE, GameTerms())
    return state.with_proposal(judged(BOARD, **what))  # type: ignore[arg-type]


def test_a_group_that_was_changed_names_its_changer() -> None:
    state = counting(dead="A2").clicked(parse_point("A2", BOARD.size))
    (group,) = groups_of_count(state)
    assert group_chip(group) == "seki"
    assert group_reason(group, BOARD.size) == "Changed by you."


def test_an_unclear_group_asks_the_players() -> None:
    state = counting(unclear="A2")
    assert group_chip(groups_of_count(state)[0]) == "you decide"
    assert decision_sentence(state) == "One group needs your decision: the 1 white stone(s) at A2."
    assert decision_sentence(counting(unclear="A2 E4")) == "2 groups need your decision."
    assert decision_sentence(counting()) == ""


def test_a_chain_without_a_reading_has_no_reason() -> None:
    plain = CountingState(BOARD, catalogue.JAPANESE, GameTerms())
    state = plain.clicked(parse_point("A2", BOARD.size))
    assert group_reason(groups_of_count(state)[0], BOARD.size) == "Changed by you."
    recorded = replace(plain, statuses=state.statuses, is_recorded=True)
    assert group_reason(groups_of_count(recorded)[0], BOARD.size) == ""


def test_open_points_are_reported_in_one_sentence() -> None:
    gap = frozenset({Point(1, 1)})
    first = Opening(Color.BLACK, gap)
    assert opening_title(first) == "White’s border is open"
    assert opening_title(first, Opening(Color.WHITE, gap)) == "The border is open"
    assert opening_sentence(first, BOARD.size) == "White’s border is open at B4: Black can slip in."
    assert open_sentence(counting(openings=(first,))).startswith("White’s border is open at B4: Black can slip in.")
    needed = NeededMove(Color.WHITE, Point(1, 1))
    assert needed_sentence(needed, BOARD.size) == "White still needs a move at B4."
    assert open_sentence(counting(needed=(needed,))).endswith("Play on, or count as it is.")
    assert open_sentence(counting(is_finished=False)).startswith("This game does not look")
    assert open_sentence(counting()) == ""


@pytest.mark.parametrize(
    ("point", "text"),
    [
        (None, "Reading the board…"),
        (Point(0, 0), "Reading the corner at A9…"),
        (Point(4, 1), "Reading the side at E8…"),
        (Point(4, 4), "Reading the middle at E5…"),
    ],
)
def test_the_place_that_is_read_is_named(point: Point | None, text: str) -> None:
    assert reading_sentence(point, NINE) == text


def test_a_change_is_reported_to_listeners() -> None:
    state = counting(dead="A2")
    size = BOARD.size
    seki = state.clicked(parse_point("A2", size))
    assert change_sentence(state, seki) == "the 1 white stone(s) at A2: seki."
    agreed = state.with_agreement(Color.WHITE)
    assert change_sentence(state, agreed) == "White agrees."
    assert change_sentence(agreed, agreed.undone()) == "You both need to agree again."
    assert change_sentence(state, state) == ""


def test_neutral_points_are_reported() -> None:
    board = parse_diagram(". X\n. X")
    state = CountingState(board, catalogue.CHINESE, GameTerms())
    neutral = state.clicked(Point(0, 0))
    assert change_sentence(state, neutral) == "A2: counts for nobody."
    assert change_sentence(neutral, neutral.clicked(Point(0, 0))) == "A2 counts again."


def test_a_point_that_both_sides_can_enter_is_named_once() -> None:
    shared, black = points("E4"), points("E4 A1")
    openings = (
        Opening(Color.WHITE, shared),
        Opening(Color.BLACK, black),
    )
    assert opening_sentences(openings, NINE) == [
        "The border is open at E4: both sides can slip in.",
        "White’s border is open at A1: Black can slip in.",
    ]


@pytest.mark.parametrize("life", [Life.ALIVE, Life.DEAD, Life.UNCLEAR])
def test_a_single_stone_is_not_called_a_group(life: Life) -> None:
    stone = judgement(life, Reason.EXPERIENCE)
    assert reason_sentence(stone, NINE).startswith("A single stone ")
    assert reason_sentence(stone._replace(stones=points("F8 F7")), NINE).startswith("Groups like this one ")


def test_a_board_with_few_stones_has_only_just_begun() -> None:
    gap = frozenset({Point(1, 1)})
    openings = (Opening(Color.BLACK, gap),)
    for row, begun in (("X . O . . . . . .", True), ("X X X X O O O O O", False)):
        board = parse_diagram("\n".join([row, *[". . . . . . . . ."] * 8]))
        state = CountingState(board, catalogue.JAPANESE, GameTerms())
        state = state.with_proposal(judged(board, openings=openings, is_finished=False))
        assert state.is_just_begun is begun
        assert (state.open_border is None) is begun
        place = "White’s border is open here, at the top left: Black can slip in."
        assert border_sentence(state) == ("The game has only just begun. Nobody has a border yet." if begun else place)


def test_neutral_points_are_named_only_where_the_board_marks_no_others() -> None:
    walls = "D9 F9 D8 F8 D7 F7 D6 F6 D5 F5 D4 F4"
    for rest, named in (("D3 F3 D2 F2 D1 F1", True), ("", False)):
        session = game(catalogue.JAPANESE, f"{walls} {rest} pass pass")
        dame = points("E9 E8 E7 E6 E5 E4 E3 E2 E1" if named else "E9")
        acts.take_proposal(session, session.position, judged(session.position, dame=dame))
        assert bool(dame_sentence(session)) is named


def test_the_questions_come_before_the_sum() -> None:
    state = counting(dead="A2", unclear="E4")
    assert state.step is CountStep.DEAD
    assert step_question(state) == "Is this stone dead?"
    assert step_question(counting(dead="A2 A5")) == "Are these stones dead?"
    state = state.with_answer(CountStep.DEAD)
    assert state.step is CountStep.UNCLEAR
    assert step_question(state) == "Is this stone dead?"
    decided = state.set_group(points_of(state), Status.ALIVE)
    assert decided.step is CountStep.SUM
    assert decided.undone().step is CountStep.UNCLEAR
    assert state.with_answer(CountStep.UNCLEAR).step is CountStep.SUM
    assert step_question(decided) == ""


def points_of(state: CountingState) -> frozenset[Point]:
    return state.undecided[0].stones


def test_the_first_question_is_left_out_for_the_marks_of_a_record() -> None:
    state = counting(dead="A2")
    assert replace(state, is_recorded=True).step is CountStep.SUM
    assert replace(state, is_fixed=True).step is CountStep.SUM
    assert counting().step is CountStep.SUM


def test_the_first_question_says_whose_stones_can_be_caught() -> None:
    white, both = counting(dead="A2"), counting(dead="A2 A5")
    assert sure_text(white).startswith("The faded stone can be caught whatever White does.")
    assert sure_text(both).startswith("The faded stones can be caught whatever their own side does.")
    assert "seki" in sure_text(counting(seki="A2"))
