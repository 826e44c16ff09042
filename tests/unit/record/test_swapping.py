import pytest

from goboard_app.record.sgf.lexer import Property
from goboard_app.record.transform import swapped


@pytest.mark.parametrize(
    ("ident", "value", "other_ident", "other"),
    [
        ("KM", "6.5", "KM", "-6.5"),
        ("KM", "-6,5", "KM", "6,5"),
        ("KM", "+7", "KM", "-7"),
        ("KM", "7½", "KM", "-7½"),
        ("KM", "－7½", "KM", "7½"),
        ("KM", "6.5目", "KM", "-6.5目"),
        ("KM", "0.0", "KM", "0.0"),
        ("KM", "much", "KM", "much"),
        ("KM", "375", "KM", "-7.5"),
        ("V", "12.5", "V", "-12.5"),
        ("RE", "B+3.5", "RE", "W+3.5"),
        ("RE", "black wins", "RE", "white wins"),
        ("RE", "Black+R", "RE", "White+R"),
        ("RE", "w+t", "RE", "b+t"),
        ("RE", "Black resigns", "RE", "White resigns"),
        ("RE", "黑中盘胜", "RE", "白中盘胜"),
        ("RE", "白中押し勝ち", "RE", "黒中押し勝ち"),
        ("RE", "白中盘胜", "RE", "黑中盘胜"),
        ("RE", "흑 3.5집승", "RE", "백 3.5집승"),
        ("RE", "black 3.5 win", "RE", "white 3.5 win"),
        ("RE", "Ｂ＋２．５", "RE", "Ｗ＋２．５"),
        ("RE", "Void", "RE", "Void"),
        ("RE", "0", "RE", "0"),
        ("PL", "black", "PL", "white"),
        ("PL", " W", "PL", " B"),
        ("PL", "1", "PL", "2"),
        ("PL", "nobody", "PL", "nobody"),
        ("b", "aa", "w", "aa"),
        ("pb", "x", "pw", "x"),
        ("PlayerBlack", "x", "PlayerWhite", "x"),
        ("WhiteRank", "3d", "BlackRank", "3d"),
        ("AddBlack", "aa", "AddWhite", "aa"),
        ("DM", "1", "DM", "1"),
        ("GBSK", "aa", "GBSK", "aa"),
        ("XX", "B", "XX", "B"),
    ],
)
def test_each_property_as_it_is_for_the_other_side(ident: str, value: str, other_ident: str, other: str) -> None:
    found = swapped(Property(ident, (value,)))
    assert found == Property(other_ident, (other,))
