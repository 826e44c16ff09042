"""A situation as commands, read by an engine that follows GTP; and terms without a command."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.engine.engine import Situation, UnsupportedPart
from goboard_app.engine.gtp import read_vertex
from goboard_app.engine.setting_up import (
    SetupCommand,
    SetupCommandKind,
    as_setup,
    can_be_told,
    gaps,
    gnugo_options,
    is_legal,
    kata_rules,
    steps,
    told_komi,
)
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position, draw_diagram, parse_diagram
from goboard_app.rules import catalogue

BLACK, WHITE = Color.BLACK, Color.WHITE
NINE = BoardSize.square(9)
PLAIN = frozenset({"boardsize", "clear_board", "komi", "play", "genmove"})
ALL = PLAIN | {"undo", "set_free_handicap", "set_position", "kata-set-rules"}


def situation(*moves: Move, start: Position | None = None, rules: object = None, **more: object) -> Situation:
    to_move = moves[-1].color.opponent if moves else BLACK
    made = Situation(start or Position.empty(NINE), moves, to_move, catalogue.JAPANESE, Fraction(13, 2))
    if rules is not None:
        more["ruleset"] = rules
    return replace(made, **more)  # type: ignore[arg-type]


class Referee:
    """An engine's board, strict as GTP is: no stone on another one, no suicide, nothing taken."""

    def __init__(self) -> None:
        self.boards: list[Position] = []
        self.komi = ""

    def do(self, told: tuple[SetupCommand, ...]) -> Referee:
        for step in told:
            name, *words = step.words
            if name == "boardsize":
                self.boards = [Position.empty(BoardSize.square(int(words[0])))]
            elif name == "clear_board":
                self.boards = [Position.empty(self.boards[-1].size)]
            elif name == "komi":
                self.komi = words[0]
            elif name == "undo":
                self.boards.pop()
            elif name in ("set_free_handicap", "set_position"):
                pairs = ["B", *" B ".join(words).split()] if "free" in name else words
                self.put(pairs)
            elif name == "play":
                self.play(step, *words)
        return self

    def put(self, pairs: list[str]) -> None:
        assert not self.boards[-1].points(BLACK)
        at: dict[str, list[Point]] = {"B": [], "W": []}
        for color, name in zip(pairs[0::2], pairs[1::2], strict=True):
            point = read_vertex(name, self.boards[-1].size)
            assert point is not None
            at[color].append(point)
        self.boards.append(self.boards[-1].with_setup(at["B"], at["W"]))

    def play(self, step: SetupCommand, color: str, name: str) -> None:
        board, side = self.boards[-1], Color(color)
        point = read_vertex(name, board.size)
        move: Move = Pass(side) if point is None else Play(side, point)
        assert point is None or board.at(point) is None
        outcome = board.play(move)
        assert not outcome.self_captured
        assert step.kind is SetupCommandKind.MOVE or not outcome.captured
        self.boards.append(outcome.position)

    @property
    def picture(self) -> tuple[str, ...]:
        return draw_diagram(self.boards[-1])


def at(color: Color, name: str, size: BoardSize = NINE) -> Play:
    point = read_vertex(name, size)
    assert point is not None
    return Play(color, point)


@given(st.lists(st.sampled_from(range(3)), min_size=81, max_size=81))
def test_any_board_with_liberties_is_put_by_playing_and_nothing_is_taken(codes: list[int]) -> None:
    board = Position(NINE, bytes(codes))
    gone = {p for chain in all_chains(board) if not chain.liberties for p in chain.stones}
    board = board.with_setup(empty=gone)
    told = steps(situation(start=board), PLAIN)
    assert Referee().do(told).picture == draw_diagram(board)


def test_a_chain_without_liberties_is_refused() -> None:
    assert not can_be_told(parse_diagram("X O\nO O"))
    assert can_be_told(parse_diagram("X .\nO O"))


def test_a_game_is_reported_from_the_start_with_size_rules_and_komi() -> None:
    told = steps(situation(at(BLACK, "E5"), Pass(WHITE)), ALL)
    words = [" ".join(step.words) for step in told]
    assert words[:2] == ["boardsize 9", "clear_board"]
    assert words[2].startswith('kata-set-rules {"ko":"SIMPLE","scoring":"TERRITORY","tax":"SEKI"')
    assert words[-3:] == ["komi 6.5", "play B E5", "play W pass"]


def test_a_continuation_of_the_last_moves_is_sent_alone() -> None:
    one = situation(at(BLACK, "E5"), at(WHITE, "E3"), at(BLACK, "C3"))
    other = situation(at(BLACK, "E5"), at(WHITE, "G7"))
    words = [step.words for step in steps(other, ALL, before=one)]
    assert words == [("undo",), ("undo",), ("play", "W", "G7")]
    assert steps(one, ALL, before=one) == ()


def test_without_undo_or_with_other_rules_everything_is_sent_again() -> None:
    one = situation(at(BLACK, "E5"), at(WHITE, "E3"))
    other = situation(at(BLACK, "E5"), at(WHITE, "G7"))
    assert steps(other, PLAIN, before=one)[1].kind is SetupCommandKind.CLEAR
    chinese = replace(one, ruleset=catalogue.CHINESE)
    assert steps(chinese, ALL, before=one)[1].kind is SetupCommandKind.CLEAR


def test_another_komi_alone_is_described_alone() -> None:
    one = situation(at(BLACK, "E5"))
    assert [step.words for step in steps(replace(one, komi=Fraction(0)), ALL, one)] == [("komi", "0")]


@given(st.data())
def test_the_difference_leads_to_the_same_board(data: st.DataObject) -> None:
    lines = [
        situation(*(Play(c, p) for c, p in zip([BLACK, WHITE] * 3, points, strict=False)))
        for points in data.draw(
            st.lists(
                st.lists(st.sampled_from(list(NINE)[:12]), unique=True, max_size=5),
                min_size=2,
                max_size=4,
            )
        )
    ]
    legal = [line for line in lines if _is_plain(line)]
    referee, before = Referee(), None
    for line in legal:
        referee.do(steps(line, ALL, before))
        before = line
        assert referee.picture == draw_diagram(line.position)


def _is_plain(line: Situation) -> bool:
    position = line.start
    for move in line.moves:
        if position.play(move).self_captured:
            return False
        position = position.after(move)
    return True


def test_handicap_stones_are_given_as_such() -> None:
    start = Position.empty(NINE).with_setup(black=[Point(2, 6), Point(6, 2)], to_move=WHITE)
    given_two = situation(start=start, handicap=2, to_move=WHITE)
    assert ("set_free_handicap", "G7", "C3") in [step.words for step in steps(given_two, ALL)]
    assert [s.words for s in steps(given_two, PLAIN)][-2:] == [
        ("play", "B", "G7"),
        ("play", "B", "C3"),
    ]
    put = replace(given_two, handicap=0)
    assert ("set_position", "B", "G7", "B", "C3") in [step.words for step in steps(put, ALL)]


def test_points_for_handicap_and_prisoners_are_sent_as_komi() -> None:
    chinese = situation(rules=catalogue.CHINESE, komi=Fraction(1, 2), handicap=4)
    assert told_komi(chinese) == Fraction(9, 2)
    assert kata_rules(catalogue.CHINESE)["whiteHandicapBonus"] == "0"
    start = replace(Position.empty(NINE), prisoners_black=5, prisoners_white=2)
    assert told_komi(situation(start=start)) == Fraction(7, 2)
    assert told_komi(situation(start=start, rules=catalogue.CHINESE)) == Fraction(13, 2)
    # An engine that gets the rules by a name of KGS adds the points for the handicap by itself.
    assert told_komi(chinese, PLAIN | {"kgs-rules"}) == Fraction(1, 2)


def test_a_message_names_both_sides_of_the_board() -> None:
    wide = Situation(Position.empty(BoardSize(13, 9)), (), BLACK, catalogue.JAPANESE, Fraction(0))
    assert steps(wide, ALL)[0].words == ("rectangular_boardsize", "13", "9")


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (catalogue.TROMP_TAYLOR, ("POSITIONAL", "AREA", "NONE", True)),
        (catalogue.CHINESE, ("SIMPLE", "AREA", "NONE", False)),
        (catalogue.AGA, ("SITUATIONAL", "AREA", "NONE", False)),
        (catalogue.JAPANESE, ("SIMPLE", "TERRITORY", "SEKI", False)),
        (catalogue.SIMPLE_TERRITORY, ("SIMPLE", "TERRITORY", "NONE", False)),
        (catalogue.STONE_SCORING, ("SIMPLE", "AREA", "ALL", False)),
        (catalogue.NEW_ZEALAND, ("SITUATIONAL", "AREA", "NONE", True)),
    ],
)
def test_rulesets_in_the_words_of_katago(rules: object, expected: tuple[object, ...]) -> None:
    told = kata_rules(rules)  # type: ignore[arg-type]
    assert tuple(told[name] for name in ("ko", "scoring", "tax", "suicide")) == expected
    json.dumps(told)


def test_terms_that_katago_lacks() -> None:
    def of(rules: object, **more: object) -> frozenset[UnsupportedPart]:
        return gaps(situation(rules=rules, **more), ALL, ())

    assert of(catalogue.JAPANESE) == frozenset()
    assert of(catalogue.TROMP_TAYLOR) == {UnsupportedPart.SUICIDE}
    assert of(catalogue.BGA) == {UnsupportedPart.KO}
    assert of(catalogue.KOREAN) == {UnsupportedPart.KO}
    assert of(catalogue.WMSG) == {UnsupportedPart.FIRST_PASS}
    assert of(catalogue.ING) == {UnsupportedPart.TIE}
    assert of(catalogue.CHINESE, komi=Fraction(27, 4)) == {UnsupportedPart.KOMI}
    assert of(catalogue.CHINESE, start=parse_diagram("XO.\n...\n...")) == {UnsupportedPart.HISTORY}


def test_an_engine_without_commands_for_rules_lacks_them() -> None:
    chinese = situation(rules=catalogue.CHINESE, handicap=2)
    assert gaps(chinese, PLAIN, ()) == {UnsupportedPart.RULES}
    assert gaps(chinese, PLAIN | {"kgs-rules"}, ()) == {UnsupportedPart.HANDICAP_POINTS}
    options = gnugo_options(catalogue.CHINESE)
    assert gaps(chinese, PLAIN, options) == frozenset()
    stones = situation(rules=catalogue.STONE_SCORING)
    assert gaps(stones, PLAIN, gnugo_options(catalogue.STONE_SCORING)) == {UnsupportedPart.RULES}


def test_gnu_go_gets_the_rules_by_options() -> None:
    assert gnugo_options(catalogue.JAPANESE) == ("--japanese-rules",)
    assert gnugo_options(catalogue.TROMP_TAYLOR) == (
        *("--chinese-rules", "--positional-superko", "--allow-all-suicide"),
    )


def test_the_way_is_left_out_of_the_set_up_position() -> None:
    taken = situation(*(at(c, n) for c, n in ((BLACK, "A2"), (WHITE, "A1"), (BLACK, "B1"))))
    flat = as_setup(taken)
    assert (flat.moves, flat.start.stones.count(2)) == ((), 0)
    assert told_komi(flat) == Fraction(11, 2)


def test_a_move_is_judged_with_the_history_of_the_situation() -> None:
    start = parse_diagram(". X O .\nX . X O\n. X O .\n. . . .", to_move=WHITE)
    size = start.size
    taken = situation(at(WHITE, "B3", size), start=start, to_move=BLACK)
    assert not is_legal(taken, at(BLACK, "C3", size))
    assert is_legal(taken, at(BLACK, "D1", size))
    assert not is_legal(taken, at(BLACK, "B3", size))
