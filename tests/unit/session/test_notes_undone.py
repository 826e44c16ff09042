"""Any sequence of notes, undone to the start, gives the bytes of before; redone, the same tree."""

from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import Point
from goboard_app.record.edits import Edit
from goboard_app.record.inherited import Figure, PrintMode
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.annotation import (
    MoveJudgement,
    PositionJudgement,
    judge_move,
    judge_position,
    set_comment,
    set_hotspot,
    set_name,
)
from goboard_app.session.marks import MarkTool, clear_marks, draw_line, mark, show_part
from goboard_app.session.numbering import FigureChoice, set_figure
from goboard_app.session.painter import BoardAids, paint
from goboard_app.session.session import Act, GameSession

FILE = (Path(__file__).parents[2] / "games" / "all_markup.sgf").read_bytes()
Note = Callable[[GameSession], Act]

POINTS = st.builds(Point, st.integers(0, 8), st.integers(0, 8))
TEXTS = st.text(max_size=12)
TOOLS = st.sampled_from(MarkTool)
NUMBERS = st.none() | st.integers(0, 400)


def notes() -> st.SearchStrategy[Note]:
    return st.one_of(
        st.builds(
            lambda tool, points, text: lambda s: mark(s, tool, points, text),
            TOOLS, st.lists(POINTS, min_size=1, max_size=4), TEXTS,
        ),
        st.builds(
            lambda tool, a, b: lambda s: draw_line(s, tool, a, b),
            st.sampled_from((MarkTool.LINE, MarkTool.ARROW)), POINTS, POINTS,
        ),
        st.builds(lambda a, b: lambda s: show_part(s, a, b), POINTS, POINTS),
        st.builds(lambda text: lambda s: set_comment(s, text), TEXTS),
        st.builds(lambda text: lambda s: set_name(s, text), TEXTS),
        st.builds(
            lambda kind, degree: lambda s: judge_move(s, kind, degree),
            st.none() | st.sampled_from(MoveJudgement), st.sampled_from((1, 2)),
        ),
        st.builds(
            lambda kind, degree: lambda s: judge_position(s, kind, degree),
            st.none() | st.sampled_from(PositionJudgement), st.sampled_from((1, 2)),
        ),
        st.builds(lambda degree: lambda s: set_hotspot(s, degree), st.integers(0, 2)),
        st.builds(
            lambda choice: lambda s: set_figure(s, choice),
            st.builds(
                FigureChoice,
                st.none() | st.builds(Figure, TEXTS, st.integers(0, 65535)),
                st.none() | st.sampled_from(PrintMode),
                NUMBERS,
            ),
        ),
        st.just(clear_marks),
    )  # fmt: skip


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 12), notes()), max_size=20))
def test_notes_are_undone_and_redone(steps: list[tuple[int, Note]]) -> None:
    record = read_sgf(FILE)
    session = GameSession(record.games[1], False)
    nodes = list(record.games[1].walk())
    undo: list[Edit] = []
    for place, note in steps:
        session.go_to(nodes[place % len(nodes)])
        act = note(session)
        if act.edit is not None:
            undo.append(session.apply(act.edit))
        paint(session, BoardAids(numbers=True))
    after = write_record(record)
    redo = [session.apply(edit) for edit in reversed(undo)]
    assert write_record(record) == FILE
    for edit in reversed(redo):
        session.apply(edit)
    assert write_record(record) == after
    # Written text is read as it was meant.
    again = read_sgf(after).games[1]
    for node, other in zip(nodes, again.walk(), strict=True):
        assert [p.name for p in node.properties] == [p.name for p in other.properties]
        assert [p.values for p in node.properties] == [p.values for p in other.properties]
