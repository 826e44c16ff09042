"""A conversation in GTP, with the engine's side written by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goboard_app.engine.conversation import EngineQuestion, GtpConversation, QuestionKind
from goboard_app.engine.engine import (
    Ability,
    Analysis,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Failure,
    Resign,
    Situation,
    TimeLeft,
    Trouble,
)
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue

BLACK, WHITE = Color.BLACK, Color.WHITE
SIZE = BoardSize.square(9)
E5, C3 = Play(BLACK, Point(4, 4)), Play(WHITE, Point(2, 6))
NO_MATTER = Effort()
PLAIN = "boardsize clear_board komi play genmove undo"


def situation(*moves: Move, size: BoardSize = SIZE) -> Situation:
    to_move = moves[-1].color.opponent if moves else BLACK
    empty = Position.empty(size)
    return Situation(empty, moves, to_move, catalogue.JAPANESE, Fraction(13, 2))


class Other:
    """The engine's side: takes the sent text as commands, and answers by the test."""

    def __init__(self, commands: str = PLAIN, is_acquainted: bool = True) -> None:
        self.talk = GtpConversation()
        self.talk.begin()
        if is_acquainted:
            self.answer("= Other", "= 1.0", "= " + commands.replace(" ", "\n"))

    def sent(self) -> list[str]:
        self._numbers = [line.split(" ", 1) for line in self.talk.output().decode().splitlines()]
        return [words for _, words in self._numbers]

    def answer(self, *texts: str) -> list[Answer]:
        """Answer the commands sent last, in order, and tell what that was an answer to."""
        self.sent()
        for (number, _), text in zip(self._numbers, texts, strict=True):
            self.talk.feed(f"{text[0]}{number}{text[1:]}\n\n".encode())
        return self.heard()

    def agree(self, *last: str) -> list[Answer]:
        """Answer all that was sent with yes, the last ones so."""
        count = len(self.sent())
        texts = [*["="] * (count - len(last)), *last]
        for (number, _), text in zip(self._numbers, texts, strict=True):
            self.talk.feed(f"{text[0]}{number}{text[1:]}\n\n".encode())
        return self.heard()

    def heard(self) -> list[Answer]:
        return [answer for _, answer in self.talk.answers()]

    def ask(self, ask: QuestionKind, asked: Situation, effort: Effort = NO_MATTER) -> None:
        self.talk.ask(EngineQuestion(ask, asked, effort))


def test_an_engine_says_its_name_and_its_commands() -> None:
    other = Other(f"{PLAIN} final_status_list lz-analyze level")
    known = other.talk.acquaintance
    assert known is not None
    assert (known.name, known.version) == ("Other", "1.0")
    assert known.abilities == Ability.MOVE | Ability.ANALYSIS | Ability.DEAD_STONES | Ability.LEVEL


def test_a_question_waits_until_the_engine_is_known() -> None:
    other = Other(is_acquainted=False)
    other.ask(QuestionKind.MOVE, situation())
    assert other.sent() == ["name", "version", "list_commands"]


def test_a_move_is_requested_after_the_whole_situation_was_sent() -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(E5))
    assert other.agree() == []
    assert other.sent() == ["genmove W"]
    other.talk.feed(b"=8 C3\n\n")
    assert other.heard() == [ChosenMove(C3)]


def test_the_next_question_tells_the_moves_since() -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(E5))
    other.agree()
    other.agree("= C3")
    after = Play(BLACK, Point(6, 2))
    other.ask(QuestionKind.MOVE, situation(E5, C3, after))
    assert other.sent() == ["play B G7"]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("= pass", ChosenMove(Pass(WHITE))),
        ("= RESIGN", ChosenMove(Resign())),
        ("= E5", Failure(Trouble.ILLEGAL_MOVE, "E5")),
        ("= Z99", Failure(Trouble.GARBAGE, "Z99")),
        ("? no idea", Failure(Trouble.REFUSED, "no idea")),
    ],
)
def test_answers_other_than_moves(said: str, answer: Answer) -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(E5))
    other.agree()
    assert other.agree(said) == [answer]


def test_an_answer_to_a_cancelled_question_is_dropped() -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(E5))
    other.agree()
    assert other.sent() == ["genmove W"]
    number = other._numbers[0][0]
    other.ask(QuestionKind.MOVE, situation(E5, C3))
    assert other.talk.is_held_up
    other.talk.feed(f"={number} G7\n\n".encode())
    assert other.heard() == []
    # The engine's board is unknown now: everything is sent again.
    assert other.sent()[:2] == ["boardsize 9", "clear_board"]


def test_moves_that_an_engine_does_not_take_are_set_up() -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(E5, C3._replace(point=E5.point)))
    assert other.agree("? illegal move") == []
    assert other.sent()[-2:] == ["komi 6.5", "play W E5"]


def test_an_unsupported_size_or_handicap_is_reported() -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(size=BoardSize.square(25)))
    (answer,) = other.answer("? unacceptable size", "=", "=")
    assert answer == Failure(Trouble.SIZE, "boardsize 25: unacceptable size")
    other.ask(QuestionKind.MOVE, situation(size=BoardSize(9, 13)))
    assert other.heard() == [Failure(Trouble.SIZE)]
    dead = parse_diagram("XO\nOO")
    other.ask(QuestionKind.MOVE, replace(situation(), start=dead))
    assert other.heard() == [Failure(Trouble.POSITION)]


def test_a_command_for_all_stones_that_is_refused_is_done_without() -> None:
    other = Other(f"{PLAIN} set_position")
    start = Position.empty(SIZE).with_setup(black=[E5.point], white=[C3.point])
    other.ask(QuestionKind.MOVE, replace(situation(), start=start))
    assert other.sent()[-1] == "set_position B E5 W C3"
    for (number, _), mark in zip(other._numbers, "===?", strict=True):
        other.talk.feed(f"{mark}{number}\n\n".encode())
    assert other.sent()[-2:] == ["play B E5", "play W C3"]


def test_rules_and_komi_that_are_refused_do_not_matter() -> None:
    other = Other(f"{PLAIN} kata-set-rules")
    other.ask(QuestionKind.MOVE, situation())
    assert other.answer("=", "=", "? rules", "? option", "? komi") == []
    assert other.sent() == ["genmove B"]


def test_the_amount_of_thinking_is_sent_once() -> None:
    other = Other(f"{PLAIN} level time_settings time_left")
    clocks = (TimeLeft(300), TimeLeft(240))
    other.ask(QuestionKind.MOVE, situation(), Effort(level=3, clocks=clocks))
    other.agree()
    assert other.sent() == [
        *("level 3", "time_settings 300 0 0", "time_left B 300 0", "time_left W 240 0"),
        "genmove B",
    ]
    other = Other(f"{PLAIN} time_settings kata-set-param")
    other.ask(QuestionKind.MOVE, situation(), Effort(visits=20, seconds=2))
    other.agree()
    assert other.sent()[:-1] == ["kata-set-param maxVisits 20", "time_settings 0 2 1"]


def test_dead_stones_and_seki_are_asked_for_and_empty_points_left_out() -> None:
    other = Other(f"{PLAIN} final_status_list")
    other.ask(QuestionKind.DEAD_STONES, situation(E5, C3))
    other.agree()
    assert other.sent() == ["final_status_list dead"]
    other.talk.feed(f"={other._numbers[0][0]} E5\nA1\n\n".encode())
    assert other.agree("= C3 E5") == [DeadStones(frozenset({E5.point}), frozenset({C3.point}))]


def test_missing_abilities_of_an_engine_are_reported_at_once() -> None:
    other = Other()
    other.ask(QuestionKind.DEAD_STONES, situation())
    assert other.heard() == [Failure(Trouble.CANNOT)]


def analysing(effort: Effort = NO_MATTER, commands: str = "kata-analyze") -> Other:
    other = Other(f"{PLAIN} {commands}")
    other.ask(QuestionKind.ANALYSIS, situation(), effort)
    other.agree()
    other.sent()
    return other


def test_only_the_newest_line_of_an_analysis_is_read() -> None:
    other = analysing()
    number = other._numbers[0][0]
    lines = [f"info move C3 visits {n} winrate 0.5 pv C3\n" for n in range(1, 100)]
    other.talk.feed((f"={number}\n" + "".join(lines)).encode())
    assert other.heard() == []
    other.talk.look()
    (found,) = other.heard()
    assert isinstance(found, Analysis)
    assert (found.visits, found.is_final) == (99, False)
    assert not other.talk.has_news()


def test_an_analysis_ends_with_its_visits() -> None:
    other = analysing(Effort(visits=50))
    number = other._numbers[0][0]
    other.talk.feed(f"={number}\ninfo move C3 visits 60 winrate 0.5 pv C3\n".encode())
    other.talk.look()
    (found,) = other.heard()
    assert isinstance(found, Analysis)
    assert found.is_final
    assert other.sent() == ["name"]  # the next command ends it


def test_an_older_version_is_asked_without_newer_fields() -> None:
    other = analysing()
    assert other.talk.output() == b""
    other.talk.feed(f"?{other._numbers[0][0]} unknown key rootInfo\n\n".encode())
    assert other.sent() == ["kata-analyze B 20 ownership true"]
    other.talk.feed(f"?{other._numbers[0][0]} no\n\n".encode())
    assert other.heard() == [Failure(Trouble.REFUSED, "no")]


def test_lines_of_an_analysis_that_was_ended_say_nothing() -> None:
    other = analysing()
    number = other._numbers[0][0]
    other.talk.feed(f"={number}\ninfo move C3 visits 1 winrate 0.5 pv C3\n".encode())
    other.ask(QuestionKind.ANALYSIS, situation(E5))
    assert not other.talk.is_held_up  # it ends by itself, if not at once
    other.talk.feed(b"info move C3 visits 2 winrate 0.5 pv C3\n\n")
    other.talk.look()
    assert other.heard() == []
    assert other.sent() == ["name"]


def test_ownership_tells_dead_stones_where_there_is_any() -> None:
    other = Other(f"{PLAIN} kata-analyze final_status_list")
    other.ask(QuestionKind.DEAD_STONES, situation(E5))
    other.agree()
    number = (other.sent(), other._numbers[0][0])[1]
    owned = " 0.9" * 81  # for White, who is to move
    line = f"info move C3 visits 90 winrate 0.5 pv C3 ownership{owned}"
    other.talk.feed(f"={number}\n{line}\n".encode())
    other.talk.look()
    assert other.heard() == [DeadStones(frozenset({E5.point}))]


@pytest.mark.parametrize("talk", [b"nonsense\n" * 1000, b"=99 D4\n\n", b"x" * 3_000_000 + b"\n", b"= more\n\n"])
def test_nonsense_breaks_it_off(talk: bytes) -> None:
    other = Other()
    other.talk.feed(talk)
    assert other.talk.broken is not None
    assert other.talk.broken.trouble is Trouble.GARBAGE
    assert len(other.talk.broken.said) <= 300


def test_an_answer_to_another_command_breaks_it_off() -> None:
    other = Other()
    other.ask(QuestionKind.MOVE, situation(E5))
    other.agree()
    other.talk.feed(b"=3 C3\n\n")
    assert other.talk.broken == Failure(Trouble.GARBAGE, "C3")


def test_a_banner_is_no_nonsense() -> None:
    other = Other(is_acquainted=False)
    other.talk.feed(b"Welcome\n" * 20)
    other.answer("= Other", "= 1", "= genmove")
    assert other.talk.broken is None


def test_a_line_with_all_visits_is_known_before_it_is_read() -> None:
    other = analysing(Effort(visits=50))
    number = other._numbers[0][0]
    other.talk.feed(f"={number}\ninfo move C3 visits 49 winrate 0.5 pv C3\n".encode())
    assert other.talk.has_news()
    assert not other.talk.has_enough()
    other.talk.feed(b"info move C3 visits 50 winrate 0.5 pv C3\n")
    assert other.talk.has_enough()
    other.talk.look()
    assert not other.talk.has_enough()


def test_answers_have_the_ticket_of_their_question() -> None:
    other = Other()
    other.talk.ask(EngineQuestion(QuestionKind.MOVE, situation(E5)), 7)
    other.agree()
    assert other.sent() == ["genmove W"]
    other.talk.ask(EngineQuestion(QuestionKind.MOVE, situation(E5)), 8)
    other.talk.feed(f"={other._numbers[0][0]} C3\n\n".encode())
    other.agree()
    other.sent()
    other.talk.feed(f"={other._numbers[0][0]} G7\n\n".encode())
    assert [ticket for ticket, _ in other.talk.answers()] == [8]


def test_the_region_of_a_question_is_sent_even_to_an_older_katago() -> None:
    other = analysing(Effort(visits=5, region=frozenset({Point(4, 4), Point(2, 6)})))
    number, words = other._numbers[0]
    assert words == "kata-analyze B 5 ownership true rootInfo true allow B E5,C3 1"
    other.talk.feed(f"?{number} unknown key rootInfo\n\n".encode())
    assert other.sent() == ["kata-analyze B 5 ownership true allow B E5,C3 1"]
