"""The content of a file under an encoding that may be chosen."""

from pathlib import Path

import pytest

from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.preview import preview

JAPANESE = "(;SZ[9]PB[本因坊秀策]PW[幻庵因碩]EV[耳赤の一局];B[ee]C[表の手。];W[cc]C[plain])"
SHIFT_JIS = JAPANESE.encode("cp932")
OURS = Path(__file__).parents[2] / "games" / "shift_jis_without_ca.sgf"


def test_the_right_encoding_shows_names_event_and_comments() -> None:
    shown = preview(SHIFT_JIS, "Shift_JIS")
    assert shown.players == (("本因坊秀策", "幻庵因碩"),)
    assert shown.events == ("耳赤の一局",)
    assert shown.comments == ("表の手。", "plain")
    assert shown.undecodable == 0
    assert shown.holds_game


def test_bytes_that_mean_nothing_are_counted_and_shown() -> None:
    shown = preview(b"(;SZ[9]PB[Tom\xe1s]PW[\xff\xfe])", "utf-8")
    assert shown.undecodable == 3
    assert shown.players == (("Tom\ufffds", "\ufffd\ufffd"),)


def test_bytes_are_counted_in_the_whole_file() -> None:
    data = b"(;SZ[9]PB[a]" + b";B[aa]" * 10_000 + b";C[\xff])"
    assert preview(data, "utf-8").undecodable == 1


def test_comments_with_foreign_letters_come_first() -> None:
    data = "(;C[one];C[two];C[three];C[четыре])".encode("koi8-r")
    assert preview(data, "koi8-r").comments == ("четыре", "one", "two")


def test_in_an_encoding_of_wide_characters_a_plain_file_holds_no_game() -> None:
    assert not preview(SHIFT_JIS, "utf-16-le").holds_game


def test_an_encoding_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SgfError):
        preview(SHIFT_JIS, "no such thing")


def test_our_file_without_ca_is_read_rightly() -> None:
    assert preview(OURS.read_bytes(), "cp932").undecodable == 0
