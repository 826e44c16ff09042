"""Analysis as engines write it: three dialects of GTP, and KataGo's JSON, as Black's values."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.engine.conversation import EngineQuestion, QuestionKind, TicketAnswer
from goboard_app.engine.dialects import (
    Dialect,
    Perspective,
    analysis_words,
    dead_by_ownership,
    dialect_of,
    read_analysis,
    visits_in,
)
from goboard_app.engine.engine import (
    Analysis,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Failure,
    Situation,
    Trouble,
    UnsupportedPart,
)
from goboard_app.engine.kata_json import JsonConversation
from goboard_app.go.board import BoardSize, Color, Pass, Play, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue

BLACK, WHITE = Color.BLACK, Color.WHITE
SIZE = BoardSize.square(5)
SIDE, OF_BLACK, OF_WHITE = Perspective.TO_MOVE, Perspective.BLACK, Perspective.WHITE
KATA = (
    b"info move C3 visits 12 utility 0.1 winrate 0.75 scoreMean 2 scoreStdev 9 scoreLead 2.5 "
    b"prior 0.5 lcb 0.7 order 1 pv C3 D4 pass pvVisits 12 5 1 "
    b"info move pass visits 20 winrate 1 scoreLead -3 prior 1e-05 order 0 pv pass "
    b"rootInfo winrate 0.6 scoreLead 1.5 visits 33 weight 2 "
    b"ownership " + b"0.5 " * 24 + b"-1.0"
)


def at(name: str) -> Point:
    return parse_point(name, SIZE)


def read(line: bytes, dialect: Dialect, to_move: Color = BLACK, whose: Perspective = SIDE) -> Analysis:
    return read_analysis(line, dialect, SIZE, to_move, whose)


def test_katago_writes_parts_of_one_and_points() -> None:
    found = read(KATA, Dialect.KATA)
    best, second = found.candidates
    assert (best.point, best.visits, best.winrate, best.score) == (None, 20, 1.0, -3.0)
    assert (second.point, second.prior) == (at("C3"), 0.5)
    assert second.line == (at("C3"), at("D4"), None)
    assert (found.winrate, found.score, found.visits) == (0.6, 1.5, 33)
    assert (found.ownership[0], found.ownership[24], len(found.ownership)) == (0.5, -1.0, 25)


@pytest.mark.parametrize(
    ("to_move", "whose", "winrate", "score", "owner"),
    [
        (BLACK, SIDE, 0.6, 1.5, 0.5),
        (WHITE, SIDE, 0.4, -1.5, -0.5),
        (WHITE, OF_BLACK, 0.6, 1.5, 0.5),
        (BLACK, OF_WHITE, 0.4, -1.5, -0.5),
    ],
)
def test_values_are_converted_to_black(
    to_move: Color, whose: Perspective, winrate: float, score: float, owner: float
) -> None:
    found = read(KATA, Dialect.KATA, to_move, whose)
    assert (found.winrate, found.score, found.ownership[0]) == (winrate, score, owner)
    assert found.candidates[1].prior == 0.5  # of a move, not of a side


@pytest.mark.parametrize(
    ("dialect", "written", "winrate"),
    [
        (Dialect.LEELA, b"4803", 0.4803),
        (Dialect.LEELA, b"1", 0.0001),
        (Dialect.LEELA, b"10000", 1.0),
        (Dialect.SABAKI, b"9543", 0.9543),
        (Dialect.SABAKI, b"0.9543", 0.9543),
        (Dialect.SABAKI, b"1.0", 1.0),
        (Dialect.SABAKI, b"5e-05", 0.00005),
        (Dialect.KATA, b"1", 1.0),
        (Dialect.KATA, b"0", 0.0),
        (Dialect.KATA, b"nan", None),
    ],
)
def test_a_winrate_is_a_whole_number_or_a_part_of_one(dialect: Dialect, written: bytes, winrate: float | None) -> None:
    found = read(b"info move C3 visits 1 winrate " + written + b" pv C3", dialect)
    assert found.winrate == (None if winrate is None else pytest.approx(winrate))


def test_visits_of_a_line_without_a_root_are_added() -> None:
    line = b"info move C3 visits 3 winrate 5000 pv C3 info move D4 visits 4 winrate 4000 pv D4"
    found = read(line, Dialect.LEELA)
    assert (found.visits, found.winrate, found.score, found.ownership) == (7, 0.5, None, ())


def test_moves_that_are_none_are_left_out() -> None:
    line = b"info move Z9 visits 3 pv Z9 info move D4 visits x info move C3 visits 4 pv D4 C3"
    assert [c.point for c in read(line, Dialect.LEELA).candidates] == [at("C3")]
    assert read(line, Dialect.LEELA).candidates[0].line == (at("C3"),)
    with pytest.raises(ValueError, match="no move"):
        read(b"info depth 3 pv", Dialect.LEELA)


@given(st.integers(0, len(KATA)), st.binary(max_size=30))
def test_a_broken_line_is_read_or_refused_but_never_worse(cut: int, junk: bytes) -> None:
    for dialect in Dialect:
        try:
            found = read(KATA[:cut] + junk + KATA[cut + len(junk) :], dialect)
        except ValueError:
            continue
        assert all(c.winrate is None or 0 <= c.winrate <= 1 for c in found.candidates)
        assert len(found.ownership) in (0, 25)


def test_the_best_dialect_is_spoken() -> None:
    assert dialect_of({"analyze", "lz-analyze", "kata-analyze"}) is Dialect.KATA
    assert dialect_of({"genmove"}) is None
    assert analysis_words(Dialect.LEELA, WHITE) == ("lz-analyze", "W", "20")
    assert "rootInfo" in analysis_words(Dialect.KATA, BLACK)
    assert "rootInfo" not in analysis_words(Dialect.KATA, BLACK, is_plain=True)


@pytest.mark.parametrize("is_plain", [False, True])
def test_katago_is_told_the_only_moves_to_consider(is_plain: bool) -> None:
    words = analysis_words(Dialect.KATA, WHITE, None, is_plain, ("B2", "C3"))
    assert words[-4:] == ("allow", "W", "B2,C3", "1")
    assert "allow" not in analysis_words(Dialect.LEELA, WHITE, None, is_plain, ("B2", "C3"))


def test_a_chain_is_dead_where_the_other_side_owns_most_of_it() -> None:
    position = parse_diagram("XX.\n.O.\nO.O")
    ownership = [-0.9, 0.2, 0, 0, -0.9, 0, 0.6, 0, -0.1]
    names = {Point(0, 0), Point(1, 0), Point(0, 2)}
    assert dead_by_ownership(position, ownership) == names


# KataGo's JSON


def situation(*moves: Play | Pass, start: Position | None = None) -> Situation:
    return Situation(
        start or Position.empty(SIZE),
        moves,
        moves[-1].color.opponent if moves else BLACK,
        catalogue.JAPANESE,
        Fraction(13, 2),
    )


class Katago:
    """The other side of a conversation in JSON."""

    def __init__(self) -> None:
        self.talk = JsonConversation()
        self.talk.begin()
        assert self.told() == [{"id": "version", "action": "query_version"}]
        self.say(id="version", version="1.18.1")

    def say(self, **row: object) -> list[Answer]:
        self.talk.feed(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        return self.heard()

    def heard(self) -> list[Answer]:
        return [answer for _, answer in self.talk.answers()]

    def told(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.talk.output().splitlines()]

    def answer(self, number: str, **more: object) -> list[Answer]:
        info = {"move": "C3", "visits": 5, "winrate": 0.7, "scoreLead": 2.0, "order": 0}
        root = {"winrate": 0.6, "scoreLead": 1.5, "visits": 6}
        row = {"moveInfos": [info], "rootInfo": root, "isDuringSearch": False, **more}
        return self.say(id=number, **row)


def test_a_question_in_json_has_the_board_the_rules_and_the_moves() -> None:
    engine = Katago()
    start = Position.empty(SIZE).with_setup(black=[at("B2")], white=[at("D4")])
    asked = situation(Play(WHITE, at("C3")), Pass(BLACK), start=start)
    engine.talk.ask(EngineQuestion(QuestionKind.ANALYSIS, asked, Effort(visits=9)))
    (told,) = engine.told()
    assert told["initialStones"] == [["B", "B2"], ["W", "D4"]]
    assert told["moves"] == [["W", "C3"], ["B", "pass"]]
    assert (told["initialPlayer"], told["komi"], told["maxVisits"]) == ("W", 6.5, 9)
    assert told["overrideSettings"] == {"reportAnalysisWinratesAs": "BLACK"}


def test_an_analysis_in_json_comes_again_and_then_finally() -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.ANALYSIS, situation(), Effort(visits=9)))
    engine.answer("1", isDuringSearch=True)
    assert engine.talk.has_news()
    engine.talk.look()
    (first,) = engine.heard()
    (last,) = engine.answer("1", ownership=[0.5] * 25)
    assert isinstance(first, Analysis)
    assert isinstance(last, Analysis)
    assert (first.is_final, last.is_final, last.winrate, last.score) == (False, True, 0.6, 1.5)
    assert (last.candidates[0].point, last.ownership[0]) == (at("C3"), 0.5)


def test_an_analysis_in_json_asks_for_the_policy_and_has_it_for_each_point() -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.ANALYSIS, situation(), Effort(visits=9)))
    (told,) = engine.told()
    assert told["includePolicy"] is True
    assert "allowMoves" not in told
    # KataGo writes -1 for a forbidden move, and the pass after the points.
    (found,) = engine.answer("1", policy=[-1.0, *[0.5] * 24, 0.25])
    assert isinstance(found, Analysis)
    assert found.policy == (0.0, *[0.5] * 24)


@pytest.mark.parametrize("policy", [None, "all", [0.5] * 4, ["x"] * 26, [None] * 26])
def test_a_policy_that_cannot_be_read_is_left_out(policy: object) -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.ANALYSIS, situation(), Effort(visits=9)))
    (found,) = engine.answer("1", policy=policy)
    assert isinstance(found, Analysis)
    assert found.policy == ()


def test_a_region_in_json_names_the_only_moves_of_the_side_to_move() -> None:
    engine = Katago()
    effort = Effort(visits=9, region=frozenset({at("C3"), at("B5")}))
    engine.talk.ask(EngineQuestion(QuestionKind.ANALYSIS, situation(Play(BLACK, at("A1"))), effort))
    (told,) = engine.told()
    assert told["allowMoves"] == [{"player": "W", "moves": ["B5", "C3"], "untilDepth": 1}]


def test_the_previous_question_is_ended_and_its_answers_are_dropped() -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.MOVE, situation()))
    engine.talk.ask(EngineQuestion(QuestionKind.MOVE, situation(Play(BLACK, at("C3")))))
    assert [row.get("terminateId") for row in engine.told()] == [None, "1", None]
    assert engine.answer("1") == []
    assert engine.answer("2") == [Failure(Trouble.ILLEGAL_MOVE, "C3")]


def test_the_best_move_is_chosen_and_dead_stones_are_read_off_ownership() -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.MOVE, situation()))
    assert engine.answer("1") == [ChosenMove(Play(BLACK, at("C3")))]
    board = Position.empty(SIZE).with_setup(black=[at("B2")], white=[at("D4")])
    engine.talk.ask(EngineQuestion(QuestionKind.DEAD_STONES, situation(start=board)))
    assert engine.answer("2", ownership=[-0.5] * 25) == [DeadStones(frozenset({at("B2")}))]


def test_moves_that_katago_refuses_are_sent_as_a_board() -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.MOVE, situation(Play(BLACK, at("C3")))))
    engine.told()
    assert engine.say(id="1", error="Illegal move 0", field="moves") == []
    (told,) = engine.told()
    assert (told["id"], told["moves"], told["initialStones"]) == ("2", [], [["B", "C3"]])
    refused = engine.say(id="2", error="no", field="initialStones")
    assert refused == [Failure(Trouble.POSITION, "initialStones: no")]


@pytest.mark.parametrize(
    ("row", "trouble"),
    [
        ({"error": "too large", "field": "boardXSize"}, Trouble.SIZE),
        ({"error": "what?", "field": "rules"}, Trouble.REFUSED),
        ({"moveInfos": 3, "rootInfo": {}}, Trouble.GARBAGE),
        ({"moveInfos": [{"move": "Z9"}], "rootInfo": {}}, Trouble.GARBAGE),
        ({"moveInfos": [], "rootInfo": {}}, Trouble.GARBAGE),
    ],
)
def test_faults_of_an_answer_in_json(row: dict[str, object], trouble: Trouble) -> None:
    engine = Katago()
    engine.talk.ask(EngineQuestion(QuestionKind.MOVE, situation()))
    (answer,) = engine.say(id="1", **row)
    assert isinstance(answer, Failure)
    assert answer.trouble is trouble


def test_lines_that_are_no_json_break_it_off_in_the_end() -> None:
    engine = Katago()
    engine.talk.feed(b"[" * 5000 + b"\nKataGo started\n" * 3)
    assert engine.talk.broken is None
    engine.talk.feed(b"nonsense\n" * 1000)
    assert engine.talk.broken == Failure(Trouble.GARBAGE, "nonsense")


def test_gaps_of_katago_are_known_before_it_is_started() -> None:
    assert JsonConversation().gaps(situation()) == frozenset()
    flat = situation(start=Position.empty(SIZE).with_setup(white=[at("C3")]))
    assert JsonConversation().gaps(flat) == {UnsupportedPart.HISTORY}


def beside(engine: Katago, count: int = 3) -> list[dict[str, object]]:
    """Ask for analyses beside one another, with the tickets 10, 11 and so on; return what was sent."""
    moves = (Play(BLACK, at("C3")), Play(WHITE, at("D4")), Play(BLACK, at("B2")))
    for number in range(count):
        effort = Effort(visits=9, is_background=number > 0)
        asked = EngineQuestion(QuestionKind.ANALYSIS, situation(*moves[:number]), effort)
        engine.talk.ask(asked, 10 + number, is_beside=True)
    return engine.told()


def tickets(engine: Katago, number: str, **row: object) -> list[TicketAnswer]:
    """Return the answers to a line of the engine, with their tickets."""
    info = {"move": "E5", "visits": 5, "order": 0}
    engine.talk.feed(json.dumps({"id": number, "moveInfos": [info], **row}, separators=(",", ":")).encode() + b"\n")
    return engine.talk.answers()


def test_several_queries_are_open_and_answered_in_any_order() -> None:
    engine = Katago()
    assert [row["id"] for row in beside(engine)] == ["1", "2", "3"]
    found = [tickets(engine, number) for number in ("3", "1", "2")]
    assert [ticket for ((ticket, _),) in found] == [12, 10, 11]
    assert all(isinstance(answer, Analysis) and answer.is_final for ((_, answer),) in found)
    assert engine.talk.patience is None


def test_a_query_in_the_background_comes_after_others_and_reports_rarely() -> None:
    first, second, _ = beside(Katago())
    assert "priority" not in first
    assert second["priority"] == -1
    assert second["reportDuringSearchEvery"] > first["reportDuringSearchEvery"]  # type: ignore[operator]


def test_an_answer_of_an_unknown_query_is_dropped() -> None:
    engine = Katago()
    beside(engine)
    assert tickets(engine, "4") == tickets(engine, "end1") == tickets(engine, "x") == []
    assert tickets(engine, "4", isDuringSearch=True) == []
    assert not engine.talk.has_news()
    assert len(tickets(engine, "2")) == 1
    # A second answer of the same query is dropped too.
    assert tickets(engine, "2") == []


def test_an_error_of_one_query_leaves_the_others_open() -> None:
    engine = Katago()
    beside(engine)
    engine.say(id="1", error="no", field="rules")
    (told,) = tickets(engine, "3")
    assert told[0] == 12
    engine.talk.feed(b'{"id":"2","error":"no","field":"rules"}\n')
    assert engine.talk.answers() == [(11, Failure(Trouble.REFUSED, "rules: no"))]
    assert engine.talk.patience is None


def test_moves_that_one_query_refuses_are_sent_as_a_board_with_the_same_ticket() -> None:
    engine = Katago()
    beside(engine)
    assert engine.say(id="2", error="Illegal move 0", field="moves") == []
    (told,) = engine.told()
    assert (told["id"], told["moves"], told["priority"]) == ("4", [], -1)
    assert [ticket for ticket, _ in tickets(engine, "4")] == [11]


def test_an_error_without_an_id_may_be_of_any_query() -> None:
    engine = Katago()
    beside(engine)
    engine.talk.feed(b'{"error":"Could not parse input line as json request"}\n')
    assert [ticket for ticket, _ in engine.talk.answers()] == [10, 11, 12]


def test_cancelling_terminates_every_open_query() -> None:
    engine = Katago()
    beside(engine)
    tickets(engine, "2")
    engine.talk.forget()
    assert [(row["action"], row["terminateId"]) for row in engine.told()] == [("terminate", "1"), ("terminate", "3")]
    # Its last words about a terminated query.
    assert tickets(engine, "1") == tickets(engine, "3", isDuringSearch=False, noResults=True) == []


def test_of_each_query_the_newest_report_is_read() -> None:
    engine = Katago()
    beside(engine)
    for visits in (1, 2):
        for number in ("1", "3"):
            assert tickets(engine, number, isDuringSearch=True, rootInfo={"visits": visits}) == []
    engine.talk.look()
    found = engine.talk.answers()
    assert [(ticket, answer.visits) for ticket, answer in found if isinstance(answer, Analysis)] == [(10, 2), (12, 2)]


def test_only_analyses_with_a_state_are_ended_by_it() -> None:
    engine = Katago()
    beside(engine)
    tickets(engine, "2", isDuringSearch=True)
    engine.talk.finish()
    ((ticket, answer),) = engine.talk.answers()
    assert isinstance(answer, Analysis)
    assert (ticket, answer.is_final) == (11, True)
    assert [row["terminateId"] for row in engine.told()] == ["2"]
    assert engine.talk.patience is not None


@pytest.mark.parametrize(
    ("line", "visits"),
    [
        (b"info move D4 visits 9 pvVisits 8 7 info move C3 visits 2 pv C3", 11),
        (b"info move D4 visits 9 pv D4 rootInfo visits 12 winrate 0.5 ownership 0.1", 12),
        (b"info move D4 visits 9 pv D4 rootInfo winrate 0.5", 9),
        (b"info mve D4 visits x", 0),
        (b"info move D4 visits " + 5000 * b"9", 999_999_999_999_999),
    ],
)
def test_the_visits_of_a_line_are_found_without_reading_it(line: bytes, visits: int) -> None:
    assert visits_in(line) == visits


def test_a_short_analysis_is_reported_more_often() -> None:
    assert analysis_words(Dialect.LEELA, WHITE, 50)[-1] == "5"
    assert analysis_words(Dialect.LEELA, WHITE, 5000)[-1] == "20"
