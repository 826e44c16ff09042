"""The texts beside the boards of a printed game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.app.texts.print import (
    ascii_text,
    board_notes,
    comment_head,
    diagram_caption,
    figure_caption,
    first_move_told,
    game_facts,
    kifu_title,
    player_line,
)
from goboard_app.go.board import Color
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.annotation import Annotation, MoveJudgement, PositionJudgement
from goboard_app.session.export import with_numbers
from goboard_app.session.kifu.plan import Diagram, Kifu, KifuComment, plan_kifu
from goboard_app.session.picture import BoardPicture
from goboard_app.session.text_board import FirstMove


def plan(text: str) -> Kifu:
    return plan_kifu(read_record(text.encode()).games[0])


def diagrams(text: str) -> list[str]:
    items = (item for figure in plan(text).figures for item in figure.items)
    return [diagram_caption(item) for item in items if isinstance(item, Diagram)]


@pytest.mark.parametrize(
    ("text", "caption"),
    [
        ("(;SZ[9];B[aa];W[bb])", "Figure 1 (1\N{EN DASH}2)"),
        ("(;SZ[9];B[aa])", "Figure 1 (1)"),
        ("(;SZ[9]AB[aa])", ""),
        ("(;SZ[9]FG[0:Opening];B[aa];W[bb])", "Figure 1: Opening (1\N{EN DASH}2)"),
        ("(;SZ[9]FG[2:Opening];B[aa])", "Figure 1 (1)"),
        ("(;SZ[9]FG[0:Problem]AB[aa])", "Problem"),
    ],
)
def test_captions_of_figures(text: str, caption: str) -> None:
    assert figure_caption(plan(text).figures[0], is_only=True) == caption


def test_captions_of_diagrams() -> None:
    assert diagrams("(;SZ[9];B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee])))") == [
        "Diagram 1: instead of 2",
        "Diagram 2: instead of 2 in diagram 1",
    ]
    assert diagrams("(;SZ[9]C[x]LB[aa:A];B[aa]C[x]LB[bb:B];W[bb])") == [
        "Diagram 1: at the start",
        "Diagram 2: after 1",
    ]
    assert diagrams("(;SZ[9];B[aa](;W[bb])(;AW[cc]C[x]LB[aa:A];B[gg]C[x]LB[aa:A];W[hh]))") == [
        "Diagram 1: instead of 2",
        "Diagram 2: belongs to diagram 1",
        "Diagram 3: after 1 in diagram 1",
    ]


def test_notes() -> None:
    board = plan("(;SZ[3]AB[ba];W[aa];B[ab];W[];B[];W[aa];B[cc])").figures[0].board
    assert board_notes(board) == "5 at 1; 3, 4 pass"
    quiet = plan("(;SZ[3]FG[4:x];B[aa];W[])").figures[0].board
    assert board_notes(quiet) == ""


def test_heads_of_comments() -> None:
    assert comment_head(KifuComment(34, "x")) == "After 34"
    assert comment_head(KifuComment(34, "x", "Joseki")) == "After 34: Joseki"
    assert comment_head(KifuComment(None, "x")) == ""


def test_heads_tell_the_judgements() -> None:
    said = Annotation(
        MoveJudgement.BAD,
        2,
        PositionJudgement.GOOD_FOR_WHITE,
        1,
        hotspot=1,
        value=Fraction(-5),
    )
    assert comment_head(KifuComment(34, "x", "Joseki", said)) == (
        "After 34: Joseki · Very bad · Good for White · Hotspot · White ahead by 5"
    )
    assert comment_head(KifuComment(None, "", "", Annotation(MoveJudgement.GOOD))) == "Good"


def test_title_and_players() -> None:
    info = plan("(;SZ[9]PB[Hana]BR[5d]BT[Blue]PW[Tom]EV[Cup])").info
    assert kifu_title(info) == "Cup"
    assert player_line(info, Color.BLACK) == "Hana, 5d (Blue)"
    assert player_line(info, Color.WHITE) == "Tom"
    assert kifu_title(plan("(;SZ[9])").info) == "Black \N{EN DASH} White"


def test_facts_that_the_record_tells() -> None:
    text = "(;SZ[9]GN[Final]EV[Cup]DT[2026-05-02]KM[6.5]TM[5400]OT[3x30]RE[B+2.5]HA[2]AB[aa][bb])"
    assert game_facts(plan(text)) == [
        ("Event", "Cup"),
        ("Date", "2026-05-02"),
        ("Handicap", "2"),
        ("Komi", "6\N{VULGAR FRACTION ONE HALF}"),
        ("Time", "1 h 30 min, 3x30"),
        ("Result", "Black wins by 2\N{VULGAR FRACTION ONE HALF}"),
    ]
    assert game_facts(plan("(;SZ[9]TM[two hours]KM[odd]RE[who knows])")) == [
        ("Komi", "odd"),
        ("Time", "two hours"),
        ("Result", "who knows"),
    ]


@pytest.mark.parametrize("color", "BW")
def test_the_side_of_the_first_number_is_read_from_its_sentence(color: str) -> None:
    tree = read_record(f"(;SZ[9];{color}[aa];{'WB'['BW'.index(color)]}[bb])".encode()).games[0]
    after = BoardPicture(tree.size, PositionCache(tree).position(tree.main_line_end()).stones)
    text = ascii_text(with_numbers(after, tree, tree.main_line(), 1, 2))
    assert first_move_told(text) == FirstMove(1, Color(color))
    assert first_move_told("Some other text.") is None
