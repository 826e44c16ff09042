from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf import encoding as encodings
from goboard_app.record.sgf.charset import decode, is_damaged_utf8
from goboard_app.record.sgf.diagnostics import FindingKind, SgfError
from goboard_app.record.sgf.encoding import (
    Basis,
    codec_name,
    count_in_pieces,
    decode_in_pieces,
    in_pieces,
)
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record

TEXTS = {
    "gb18030": "柯洁 九段对朴廷桓 九段。黑先手，能否谋杀白棋？",
    "cp950": "許功蓋對局，黑先白死。這一手很厲害。",
    "cp932": "能力の表示、ソフト十三。黒の先手。",
    "euc_jp": "井山裕太九段の先手。この手はとても面白い。",
    "cp949": "이세돌 구단 대 박정환 구단. 흑이 먼저 두는 바둑",
    "cp1251": "Александр Динерштейн. Чёрные начинают и выигрывают",
    "koi8-r": "Александр Динерштейн. Чёрные начинают и выигрывают",
    "cp1252": "Jérôme Müller joue près de Zürich, très épais",
    "iso2022_jp": "黒の先手。この手はとても面白い。",
    "utf-8": "柯洁 이세돌 Динерштейн 😀",
    "utf-16-le": "柯洁 이세돌",
}


def game(text: str, charset: str | None = None) -> str:
    declared = f"CA[{charset}]" if charset else ""
    return f"(;GM[1]FF[4]{declared}SZ[19]PB[{text}];B[dd]C[{text}];W[pp])"


@pytest.mark.parametrize("codec", TEXTS)
@pytest.mark.parametrize("declared", [None, "right", "UTF-8", "nonsense"])
def test_the_charset_is_found_against_the_declaration(codec: str, declared: str | None) -> None:
    text = game(TEXTS[codec], codec if declared == "right" else declared)
    record = read_sgf(text.encode(codec))
    assert record.encoding == codec
    assert record.games[0].root.text("PB") == TEXTS[codec]
    assert write_record(record) == text.encode(codec)


@pytest.mark.parametrize("codec", ["cp932", "cp950", "gb18030"])
def test_trail_bytes_that_look_like_brackets_are_no_brackets(codec: str) -> None:
    text = {"cp932": "表ソ能十ア]", "cp950": "許功蓋", "gb18030": "乗乚乗俓"}[codec]
    record = read_sgf(game(text.strip("]"), codec).encode(codec))
    assert record.games[0].node_count() == 3
    assert record.games[0].root.text("PB") == text.strip("]")
    assert not record.findings


@pytest.mark.parametrize("mark", [("utf-8-sig", "utf-8"), ("utf-16", "utf-16-le")])
def test_byte_order_marks_win_and_survive(mark: tuple[str, str]) -> None:
    data = game("柯洁", "GBK").encode(mark[0])
    record = read_sgf(data)
    assert record.encoding == mark[1]
    assert record.games[0].root.text("PB") == "柯洁"
    assert write_record(record) == data


def test_games_of_one_file_may_stand_in_different_charsets() -> None:
    parts = [("柯洁九段", "GBK", "gb18030"), ("井山裕太の", "Shift_JIS", "cp932")]
    data = b"\n".join(game(text, name).encode(codec) for text, name, codec in parts)
    record = read_sgf(data)
    assert [tree.root.text("PB") for tree in record.games] == [text for text, _, _ in parts]
    assert write_record(record) == data


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("gb18030", "GBK"), ("cp932", None)),
        (("utf-8", None), ("gb18030", "GBK")),
        (("utf-8", "UTF-8"), ("cp949", None)),
        (("cp932", None), ("utf-8", "UTF-8")),
        (("iso2022_jp", None), ("utf-8", None)),
        (("cp950", "Big5"), ("cp1251", "windows-1251")),
    ],
)
def test_each_game_of_a_mixed_file_is_read_in_its_own(
    first: tuple[str, str | None], second: tuple[str, str | None]
) -> None:
    data = b"".join(
        game(TEXTS[codec], charset).replace(";B[dd]", ";B[dd](;W[aa])(;W[bb])").encode(codec)
        for codec, charset in (first, second)
    )
    record = read_sgf(data)
    texts = [tree.root.text("PB") for tree in record.games]
    assert texts == [TEXTS[first[0]], TEXTS[second[0]]]
    assert write_record(record) == data


def test_many_short_games_are_judged_together() -> None:
    names = ["黑方", "白方", "中国", "日本", "黑先白死", "这一手很厉害"] * 3
    data = "".join(f"(;GM[1]SZ[19]PB[{name}];B[dd])\n" for name in names).encode("gb18030")
    assert [tree.root.text("PB") for tree in read_sgf(data).games] == names


@pytest.mark.parametrize(
    ("data", "basis"),
    [
        (b"(;GM[1]PB[Ann])", Basis.PLAIN),
        ("(;GM[1]PB[柯洁])".encode("utf-16"), Basis.MARK),
        ("(;GM[1]PB[柯洁])".encode(), Basis.VALID_UTF8),
        ("(;GM[1]PB[柯洁柯洁])".encode() + b"\xe6", Basis.VALID_UTF8),
        (game(TEXTS["iso2022_jp"]).encode("iso2022_jp"), Basis.ISO_2022),
        (game(TEXTS["gb18030"], "GBK").encode("gb18030"), Basis.DECLARED),
        (game(TEXTS["gb18030"]).encode("gb18030"), Basis.GUESSED),
    ],
)
def test_the_reason_of_the_encoding_is_shown(data: bytes, basis: Basis) -> None:
    assert read_sgf(data).basis is basis


def test_one_letter_that_is_utf8_by_chance_does_not_override_the_declared_charset() -> None:
    data = "(;GM[1]CA[GBK]PB[牛])".encode("gbk")
    assert data.decode("utf-8")
    assert read_sgf(data).games[0].root.text("PB") == "牛"
    assert read_sgf("(;CA[GBK]PB[Jérôme])".encode()).games[0].root.text("PB") == "Jérôme"
    assert read_sgf("(;CA[GBK]PB[Чёрные])".encode()).games[0].root.text("PB") == "Чёрные"


def test_a_few_bad_bytes_do_not_unmake_utf8() -> None:
    data = game("柯洁对朴廷桓", "UTF-8").encode().replace(b"]C[", b"\xe6\x9f]C[")
    record = read_sgf(data)
    assert record.encoding == "utf-8"
    assert [f.kind for f in record.findings] == [FindingKind.UNDECODABLE_BYTES]
    assert write_record(record) == data


def test_plain_files_keep_the_charset_they_declare() -> None:
    assert read_sgf(game("Ann", "ISO-8859-1").encode()).encoding == "iso8859-1"
    assert read_sgf(game("Ann").encode()).encoding == "utf-8"


def test_the_reader_accepts_an_encoding() -> None:
    data = game("Динерштейн").encode("koi8-r")
    assert read_sgf(data, "KOI8-R").games[0].root.text("PB") == "Динерштейн"
    assert read_sgf(data, "cp866").games[0].root.text("PB") != "Динерштейн"
    with pytest.raises(SgfError):
        read_sgf(data, "no-such-charset")


@pytest.mark.parametrize(
    ("name", "codec"),
    [
        ("UTF8", "utf-8"),
        (" utf-8 ", "utf-8"),
        ("ISO-8859", "iso8859-1"),
        ("EUC-CN", "gb18030"),
        ("GB2312", "gb18030"),
        ("SJIS", "cp932"),
        ("Windows-31J", "cp932"),
        ("UHC", "cp949"),
        ("macintosh", "mac-roman"),
        ("ISO8859_1", "iso8859-1"),
        ("X-NO-SUCH", None),
        ("", None),
        ("base64", None),
        ("rot13", None),
        ("idna", None),
    ],
)
def test_charset_names_in_every_spelling(name: str, codec: str | None) -> None:
    assert codec_name(name) == codec


@given(st.binary(max_size=60), st.sampled_from(["", "CA[UTF-8]", "CA[GBK]", "CA[Shift_JIS]"]))
def test_no_bytes_are_lost_inside_a_comment(junk: bytes, declared: str) -> None:
    data = b"(;GM[1]" + declared.encode() + b"C[" + junk + b"];B[aa])"
    record = read_sgf(data)
    assert write_record(record) == data


@given(st.binary(max_size=200))
def test_decoding_never_fails(data: bytes) -> None:
    decoded = decode(data)
    assert decoded.parts[-1].end == len(decoded.text)


def test_an_edit_keeps_bytes_to_which_the_encoding_does_not_lead_back() -> None:
    # Another way into the letters, and another way out of them, than Python writes.
    name = "黒の先手".encode("iso2022_jp").replace(b"\x1b$B", b"\x1b$@").replace(b"\x1b(B", b"\x1b(J")
    data = b"(;GM[1]PB[" + name + b"];B[aa]C[x];W[bb]C[" + name + b"])"
    record = read_sgf(data)
    node = record.games[0].root.children[0]
    assert record.games[0].root.text("PB") == "黒の先手"
    SetProperty(node, "C", ("白",)).apply(record.games[0])
    changed = data.replace(b"C[x]", b"C[" + "白".encode("iso2022_jp") + b"]")
    assert write_record(record) == changed


def test_a_lone_escape_sequence_swallows_nothing() -> None:
    record = read_sgf(b"(;C[\x1b$B];B[aa];W[bb])")
    assert (record.encoding, record.games[0].node_count()) == ("utf-8", 3)


@pytest.mark.parametrize("zero", [b"\0b\0", b"b\0", b"\0"])
def test_zeros_in_values_make_no_file_of_two_bytes_a_letter(zero: bytes) -> None:
    names = b"".join(b"%s[%s]" % (name, zero) for name in (b"PB", b"PW", b"EV", b"GN", b"RO"))
    record = read_sgf(b"(;GM[1]" + names * 9 + b";B[aa])")
    assert record.encoding == "utf-8"
    assert record.games[0].root.get("PB") == (zero.decode(),) * 9


# Letters of each encoding, whole and cut, among the ones at which a text is cut.
_SCRAPS = st.lists(
    st.one_of(
        st.sampled_from([b";", b"\n", b"[", b"\\", b"]", b"0"]),
        st.sampled_from([text.encode(codec) for codec, text in TEXTS.items()]),
        st.binary(max_size=4),
    ),
    max_size=40,
).map(b"".join)


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encodings, "_PIECE", 5)


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
@pytest.mark.parametrize("codec", [*TEXTS, "utf-16-be", "utf-32-le", "iso2022_kr", "latin-1"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=_SCRAPS)
def test_a_text_is_the_same_decoded_in_pieces(codec: str, errors: str, data: bytes) -> None:
    assert _outcome(decode_in_pieces, data, codec, errors) == _outcome(bytes.decode, data, codec, errors)


def _outcome(decoding: Callable[[bytes, str, str], str], data: bytes, codec: str, errors: str) -> str | tuple[int, int]:
    """Return the text, or the range of bytes that are no letters."""
    try:
        return decoding(data, codec, errors)
    except UnicodeDecodeError as error:
        return error.start, error.end


@pytest.mark.usefixtures("small_pieces")
def test_pieces_are_cut_after_semicolons_and_make_the_whole() -> None:
    data = b"(;B[aa];W[bb]C[x;y];B[cc])"
    assert list(in_pieces(data)) == [b"(;B[aa];", b"W[bb]C[x;", b"y];B[cc])"]
    assert list(in_pieces(b"")) == []


@pytest.mark.usefixtures("small_pieces")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(alphabet="ab;\udc80\udcff"))
def test_letters_are_counted_in_pieces(text: str) -> None:
    found = count_in_pieces(re.compile("[\udc80-\udcff]"), text)
    assert found == text.count("\udc80") + text.count("\udcff")


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize("patience", [1, 3, 10])
def test_stray_bytes_are_weighed_against_letters_over_all_pieces(patience: int) -> None:
    letters = "柯;洁;九;段;對;朴;é;Д;😀;棋".encode()
    assert is_damaged_utf8(letters, patience)
    assert is_damaged_utf8(letters + b";\xe6" * (10 // patience), patience)
    assert not is_damaged_utf8(letters + b";\xe6" * (10 // patience + 1), patience)
    assert not is_damaged_utf8(b";;plain;", patience)
