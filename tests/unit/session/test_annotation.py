from collections.abc import Callable

import pytest

from goboard_app.session.annotation import (
    Annotation,
    MoveJudgement,
    PositionJudgement,
    annotation_of,
    judge_move,
    judge_position,
    set_hotspot,
    set_name,
)
from goboard_app.session.session import NOTHING

MakeTable = Callable[..., object]
MOVE, POSITION = MoveJudgement, PositionJudgement


@pytest.mark.parametrize(
    ("properties", "expected", "sign"),
    [
        ("", Annotation(), ""),
        ("TE[1]", Annotation(MOVE.GOOD), "!"),
        ("TE[2]", Annotation(MOVE.GOOD, 2), "!!"),
        ("BM[1]", Annotation(MOVE.BAD), "?"),
        ("BM[2]", Annotation(MOVE.BAD, 2), "??"),
        ("DO[]", Annotation(MOVE.DOUBTFUL), "?!"),
        ("IT[]", Annotation(MOVE.INTERESTING), "!?"),
        ("IT[2]", Annotation(MOVE.INTERESTING), "!?"),
        ("TE[]", Annotation(MOVE.GOOD), "!"),
        ("BM[1]TE[2]", Annotation(MOVE.BAD), "?"),
        ("TE[Nihon Ki-in]", Annotation(), ""),
        ("GB[2]", Annotation(position=POSITION.GOOD_FOR_BLACK, position_degree=2), ""),
        ("GW[1]", Annotation(position=POSITION.GOOD_FOR_WHITE), ""),
        ("DM[1]", Annotation(position=POSITION.EVEN), ""),
        ("UC[2]HO[1]", Annotation(position=POSITION.UNCLEAR, position_degree=2, hotspot=1), "★"),
        ("HO[2]IT[]", Annotation(MOVE.INTERESTING, hotspot=2), "!?"),
        ("N[The \\] turn]", Annotation(name="The ] turn"), ""),
    ],
)
def test_the_sentence_of_a_node(record: MakeTable, properties: str, expected: Annotation, sign: str) -> None:
    node = record(f"(;SZ[9];B[ee]{properties})").session.tree.root.children[0]
    assert annotation_of(node) == expected
    assert annotation_of(node).sign == sign


def at_move(record: MakeTable, properties: str = "") -> object:
    table = record(f"(;SZ[9];B[ee]C[said]{properties})")
    table.session.go_to(table.session.tree.root.children[0])
    return table


def test_judgements_of_one_group_exclude_one_another(record: MakeTable) -> None:
    table = at_move(record, "GB[1]")
    table.do(judge_move(table.session, MOVE.GOOD, 2))
    table.do(judge_move(table.session, MOVE.DOUBTFUL))
    table.do(judge_position(table.session, POSITION.EVEN))
    found = annotation_of(table.session.cursor)
    assert (found.move, found.position) == (MOVE.DOUBTFUL, POSITION.EVEN)
    assert [str(p.ident) for p in table.session.cursor.properties] == ["B", "C", "DO", "DM"]
    assert table.session.cursor.get("DO") == ("",)


def test_a_judgement_is_taken_away(record: MakeTable) -> None:
    table = at_move(record, "BM[2]HO[1]")
    table.do(judge_move(table.session, None))
    table.do(set_hotspot(table.session, 0))
    assert annotation_of(table.session.cursor) == Annotation()
    assert judge_move(table.session, None) is NOTHING
    assert set_hotspot(table.session, 0) is NOTHING


def test_saying_the_same_again_changes_nothing(record: MakeTable) -> None:
    table = at_move(record, "TE[1]")
    assert judge_move(table.session, MOVE.GOOD) is NOTHING
    table.do(set_hotspot(table.session, 2))
    assert table.session.cursor.get("HO") == ("2",)


def test_a_position_has_a_name(record: MakeTable) -> None:
    table = at_move(record)
    table.do(set_name(table.session, " The\nturning ] point "))
    assert table.session.cursor.get("N") == ("The turning \\] point",)
    assert annotation_of(table.session.cursor).name == "The turning ] point"
    assert set_name(table.session, "The turning ] point") is NOTHING
    table.do(set_name(table.session, ""))
    assert not table.session.cursor.has("N")


def test_a_judgement_leaves_the_other_properties_alone(record: MakeTable) -> None:
    table = at_move(record, "TR[aa:cc]XX[y]")
    before = table.session.cursor.properties
    act = judge_move(table.session, MOVE.BAD)
    back = table.session.apply(act.edit)
    assert table.session.cursor.properties[: len(before)] == before
    table.session.apply(back)
    assert table.session.cursor.properties == before
