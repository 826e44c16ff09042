import pytest

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.info import Inconsistency, InconsistencyKind, inconsistencies_of


def doubts(text: str) -> tuple[Inconsistency, ...]:
    return inconsistencies_of(read_sgf(text.encode()).games[0])


@pytest.mark.parametrize(
    ("text", "kind", "raw"),
    [
        ("KM[six and a half]", InconsistencyKind.KOMI, "six and a half"),
        ("HA[two]", InconsistencyKind.HANDICAP, "two"),
        ("TM[a while]", InconsistencyKind.TIME, "a while"),
        ("TM[600]OT[as you like]", InconsistencyKind.OVERTIME, "as you like"),
    ],
)
def test_unreadable_content_is_reported_as_written(text: str, kind: InconsistencyKind, raw: str) -> None:
    assert doubts(f"(;SZ[9]{text};B[ee])") == (Inconsistency(kind, raw),)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "KM[6.5]HA[0]TM[600]OT[5x30 byo-yomi]",
        "KM[]HA[]TM[]OT[]",
        "HA[2]AB[cc][gg]",
        "AB[cc][gg]AW[ee]",
    ],
)
def test_sound_facts_are_not_in_doubt(text: str) -> None:
    assert doubts(f"(;SZ[9]{text};W[dd])") == ()


def test_handicap_stones_may_have_been_played() -> None:
    assert doubts("(;SZ[9]HA[2];B[cc];B[gg];W[ee])") == ()


def test_another_number_of_stones_than_the_handicap_is_reported() -> None:
    found = doubts("(;SZ[9]HA[4]AB[cc][gg];W[ee])")
    assert found == (Inconsistency(InconsistencyKind.HANDICAP_STONES, "4", 2),)
