from collections.abc import Callable

import pytest

from goboard_app.app.texts.marks import (
    figure_line,
    judgements,
    mark_words,
    point_description,
    tool_hint,
    tool_name,
)
from goboard_app.go.board import parse_point
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.annotation import annotation_of
from goboard_app.session.marks import MarkTool
from goboard_app.session.session import GameSession


@pytest.fixture
def at_end() -> Callable[[str], GameSession]:
    def make(text: str) -> GameSession:
        tree = read_sgf(text.encode()).games[0]
        return GameSession(tree, False, tree.main_line_end())

    return make


@pytest.mark.parametrize(
    ("properties", "said"),
    [
        ("TE[1]", ["Good"]),
        ("TE[2]DM[1]", ["Very good", "Even"]),
        ("BM[1]DM[2]", ["Bad", "Quite even"]),
        ("BM[2]GB[1]HO[1]", ["Very bad", "Good for Black", "Hotspot"]),
        ("DO[]GB[2]HO[2]", ["Doubtful", "Very good for Black", "Great hotspot"]),
        ("IT[]GW[1]", ["Interesting", "Good for White"]),
        ("GW[2]V[3.5]", ["Very good for White", "Black ahead by 3½"]),
        ("UC[1]V[-2]", ["Unclear", "White ahead by 2"]),
        ("UC[2]V[0]", ["Very unclear", "Estimated even"]),
        ("V[many]", []),
    ],
)
def test_judgements_in_words(at_end: Callable[[str], GameSession], properties: str, said: list[str]) -> None:
    assert judgements(annotation_of(at_end(f"(;SZ[9];B[ee]{properties})").cursor)) == said


@pytest.mark.parametrize(
    ("nodes", "line"),
    [
        (";B[aa]", ""),
        (";B[aa]FG[]", "Figure 1"),
        (";B[aa]FG[];W[bb]FG[0:The corner]", "Figure 2: The corner"),
        (";B[aa]FG[2:Secret]", "Figure 1"),
        (";B[aa]FG[32770:Shown]", "Figure 1: Shown"),
        (";B[aa]PM[0]", "No move numbers"),
        (";B[aa]PM[2]FG[];W[bb]", "Figure 1  ·  move numbers without hundreds"),
        (";B[aa]VW[aa:cc]", "Part of the board"),
    ],
)
def test_figures_in_words(at_end: Callable[[str], GameSession], nodes: str, line: str) -> None:
    assert figure_line(at_end(f"(;SZ[9]{nodes})")) == line


def test_marks_on_a_point_are_announced(at_end: Callable[[str], GameSession]) -> None:
    session = at_end(
        "(;SZ[9];B[ee]BM[2]TR[aa]SQ[ba]CR[ca]MA[da]SL[ea]LB[fa:a long one]LN[ab:bb]AR[cb:db]DD[ga]VW[aa:id])"
    )
    said = {
        name: mark_words(session, parse_point(name, session.tree.size))
        for name in ("A9", "B9", "C9", "D9", "E9", "F9", "A8", "C8", "D8", "G9", "A1", "H9")
    }
    assert said == {
        "A9": ["triangle"], "B9": ["square"], "C9": ["circle"], "D9": ["cross"],
        "E9": ["selected"], "F9": ["label a long one"], "A8": ["end of a line"],
        "C8": ["start of an arrow"], "D8": ["target of an arrow"], "G9": ["dimmed"],
        "A1": ["not shown"], "H9": [],
    }  # fmt: skip
    middle = point_description(session, parse_point("E5", session.tree.size))
    assert middle.startswith("E5, black stone, last move, very bad, not shown")


@pytest.mark.parametrize("tool", list(MarkTool))
def test_every_tool_has_a_name_and_names_its_end(tool: MarkTool) -> None:
    assert tool_name(tool)
    assert "Esc" in tool_hint(tool)
