"""The door of the sentences: their makers, and values that come through unchanged."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.app.files.load import file_name, game_title
from goboard_app.app.files.recent import entry_of
from goboard_app.app.texts.files import could_not_save
from goboard_app.app.texts.format import filled, for_terminal, isolated, visible
from goboard_app.app.texts.new_game import (
    deal_sentence,
    guess_sentence,
    sealed_auction_sentence,
    summary,
)
from goboard_app.app.texts.play import resign_answer
from goboard_app.app.texts.print import kifu_title, player_line
from goboard_app.app.texts.record import facts_of
from goboard_app.app.texts.results import result_sentence
from goboard_app.app.texts.rulesets import rules_not_known
from goboard_app.app.texts.search import named_place_text
from goboard_app.go.board import Color
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.session.color_choice import Bidder, Deal, Parity, SealedAuction
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import GameSession
from goboard_app.session.tree_edits import NamedNode

PACKAGE = Path(__file__).resolve().parents[3] / "goboard_app"
TEXTS = PACKAGE / "app" / "texts"

NAMES = ("%1 Bob", "%2", "%3 %2 %1", "%n", "50 %")
named = pytest.mark.parametrize("name", NAMES)


def calls(*names: str, among: str = "", beside: Path | None = None) -> Iterator[tuple[Path, ast.Call]]:
    """Yield every call of a function or method of these names in the whole package.

    Only in files in which something matches `among`, and that are not in the folder `beside`: it takes long to parse
    them all.
    """
    for file in sorted(PACKAGE.rglob("*.py")):
        if beside in file.parents or not re.search(among, code := file.read_text("utf-8")):
            continue
        if any(f"{name}(" in code for name in names):
            for node in ast.walk(ast.parse(code)):
                if isinstance(node, ast.Call) and name_of(node) in names:
                    yield file, node


def name_of(call: ast.Call) -> str:
    """Return the name of what is called, without the object it belongs to."""
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def constants(call: ast.Call) -> list[str]:
    """Return the texts in a call, '' for every other argument."""
    values = (getattr(argument, "value", "") for argument in call.args)
    return [value if isinstance(value, str) else "" for value in values]


def test_nothing_fills_a_sentence_by_replacing() -> None:
    found = [
        f"{file.name}:{call.lineno}"
        for file, call in calls("replace", among="%[1-9]")
        if re.match("%[1-9]", (constants(call) or [""])[0])
    ]
    assert found == []


def test_sentences_are_made_in_the_texts_alone() -> None:
    a_value, an_end = re.compile("%[1-9n]"), re.compile(r"[.?!](\s|$)")
    found = [
        f"{file.relative_to(PACKAGE)}:{call.lineno}"
        for file, call in calls("translate", "Text", "QT_TRANSLATE_NOOP", beside=TEXTS)
        for text in constants(call)[1:2]
        if a_value.search(text) or an_end.search(text)
    ]
    assert found == []


def test_translate_is_used_under_its_own_name() -> None:
    """Texts translated under another name are missed by lupdate, and stay English."""
    aliases = []
    for file in sorted(PACKAGE.rglob("*.py")):
        # Wherever it is neither called nor imported by its name alone.
        if not re.search(r"(?<!import )\btranslate\b(?!\()", code := file.read_text("utf-8")):
            continue
        whole = ast.parse(code)
        called = {id(node.func) for node in ast.walk(whole) if isinstance(node, ast.Call)}
        aliases += [
            f"{file.relative_to(PACKAGE)}:{node.lineno}"
            for node in ast.walk(whole)
            if isinstance(node, ast.Name) and node.id == "translate" and id(node) not in called
        ]
    # The door itself gives Qt's function its name.
    assert [place.split(":")[0] for place in aliases] == ["app/texts/format.py"]


def test_every_module_translates_through_the_door() -> None:
    found = [
        file.name for file in sorted(PACKAGE.rglob("*.py")) if "QCoreApplication.translate" in file.read_text("utf-8")
    ]
    assert found == ["format.py"]


@given(st.lists(st.text(alphabet="%123 n"), min_size=3, max_size=3))
def test_values_come_through_as_they_are(values: list[str]) -> None:
    assert filled("<%2|%1|%2|%3>", *values) == f"<{values[1]}|{values[0]}|{values[1]}|{values[2]}>"


# The algorithm of Unicode (UAX 9) as far as our words around a value are concerned


MARKS = st.text(alphabet="ab\u05d0\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\n\u2029")


def is_apart(text: str, start: int, end: int) -> bool:
    """Return whether no group of signs spans the gap between two places of a text."""
    open_isolates: list[int] = []
    partners: dict[int, int] = {}
    for place, letter in enumerate(text):
        if letter in "\n\r\x1c\x1d\x1e\x85\u2029":
            open_isolates.clear()
        elif letter in "\u2066\u2067\u2068":
            open_isolates.append(place)
        elif letter == "\u2069" and open_isolates:
            partners[open_isolates.pop()] = place
    covered = {i for begin, last in partners.items() for i in range(begin + 1, last)}
    return all(
        (begin < start) == (last < start) and (begin >= end) == (last >= end) for begin, last in partners.items()
    ) and all(place in covered for place in range(start, end) if text[place] in "\u05d0\u202a\u202b\u202c\u202d\u202e")


@given(MARKS)
def test_a_value_does_not_turn_about_the_words_around_it(value: str) -> None:
    text = filled("before %1 behind", value)
    assert is_apart(text, len("before "), len(text) - len(" behind"))
    kept = iter(text)
    assert all(letter in kept for letter in f"before {value} behind")


@given(MARKS)
def test_in_a_terminal_marks_are_named_and_nothing_is_put_in(value: str) -> None:
    with for_terminal():
        assert filled("<%1>", value) == f"<{visible(value)}>"
    assert visible("a\u202eb\x1b\0\udc80\n") == "a<U+202E>b<U+001B><U+0000><U+DC80><U+000A>"


def test_the_name_proposed_for_a_file_holds_nothing_that_is_not_seen() -> None:
    info = info_of(game("PB[\u05d0\u05d1]PW[\u202egpj.evil\x07]DT[2026-05-02]"))
    assert file_name(info) == "2026-05-02 \u05d0\u05d1 - gpj.evil.sgf"


def test_plain_texts_stay_unchanged() -> None:
    for text in ("", "Hana", "Tomás 5k", "柯洁", "a\u0301", "line\nline"):
        assert isolated(text) == text
    assert isolated("\u05d0") == "\u2068\u05d0\u2069"


def test_a_place_without_a_value_stays() -> None:
    assert filled("%1, %2 and %0", "a") == "a, %2 and %0"


def game(properties: str) -> GameTree:
    """Return a record of one move with these properties."""
    return read_sgf(f"(;SZ[9]{properties};B[aa])".encode()).games[0]


@named
def test_titles_keep_names(name: str) -> None:
    info = info_of(game(f"PB[{name}]PW[Hana]WR[%1]"))
    assert game_title(info) == f"{name} \N{EN DASH} Hana"
    assert kifu_title(info) == f"{name} \N{EN DASH} Hana"
    assert player_line(info, Color.BLACK) == name
    assert player_line(info, Color.WHITE) == "Hana, %1"


@named
def test_recent_rows_keep_names(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(f"(;SZ[9]PB[{name}]PW[%1];B[aa])")
    entry = entry_of(path, date(2026, 5, 2))
    assert entry is not None
    assert entry.title == f"{name} \N{EN DASH} %1"


@pytest.mark.parametrize(
    ("players", "title"),
    [
        ("PW[Duck]", "You – Duck"),
        ("PB[Fox]", "Fox – You"),
        ("PB[Duck]PW[Fox]", "Duck – Fox"),
        ("PW[Hana]", "Black – Hana"),
    ],
)
def test_a_recent_row_calls_the_nameless_opponent_of_a_partner_you(players: str, title: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(f"(;SZ[9]{players};B[aa])")
    entry = entry_of(path, date(2026, 5, 2))
    assert entry is not None
    assert entry.title == title


@named
def test_the_summary_of_a_new_game_keeps_names(name: str) -> None:
    half = Fraction(1, 2)
    text = summary(NewGame(komi=half, handicap=2, black_name=name, white_name="%2 Ann"))
    assert f"{name} starts with 2 stone(s) on the board, then %2 Ann plays." in text
    assert "%2 Ann starts with half a point." in text


@named
def test_comments_before_the_first_move_keep_names(name: str) -> None:
    names = {Bidder.FIRST: name, Bidder.SECOND: "%1 Ann"}
    deal = Deal(Bidder.SECOND, Fraction(13, 2))
    sentence = "%1 Ann plays Black, " + name + " plays White. Komi is 6½."
    assert deal_sentence(deal, names) == sentence
    asked = sealed_auction_sentence(SealedAuction(), names)
    assert asked == f"{name}, enter your bid while %1 Ann looks away."
    assert guess_sentence(Parity.ODD, name) == f"{name} says odd."


@named
def test_results_and_questions_keep_their_values(name: str) -> None:
    assert result_sentence(f"B+{name}").count(name) == 1
    assert resign_answer(name) == f"{name} resigns"
    assert f"“{name}”" in rules_not_known(name)
    assert could_not_save(name, "%1!").startswith(f"{name} could not be saved: %1!.")
    assert named_place_text(NamedNode(name, 3, 0)) == f"{name} (after move 3)"


@named
def test_the_facts_keep_the_rules_of_the_record(name: str) -> None:
    session = GameSession(game(f"RU[{name}]"), is_live=False)
    assert any(f"“{name}”" in fact for fact in facts_of(session))


@pytest.mark.parametrize(
    ("properties", "title", "printed"),
    [
        ("GN[Final]PB[Ann]PW[Ben]EV[Cup]", "Final", "Final"),
        ("GN[488402260]PB[Ann]PW[Ben]", "Ann \N{EN DASH} Ben", "Ann \N{EN DASH} Ben"),
        ("GN[488402260]PB[Ann]PW[Ben]EV[Cup]", "Ann \N{EN DASH} Ben", "Cup"),
        ("GN[488402260]", "488402260", "488402260"),
    ],
)
def test_the_number_of_a_game_on_a_server_is_no_title_beside_players(properties: str, title: str, printed: str) -> None:
    info = info_of(game(properties))
    assert (game_title(info), kifu_title(info)) == (title, printed)
