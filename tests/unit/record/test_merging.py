"""Merging games: equal moves are one node, nothing that was said is lost, and undo gives the old bytes."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.lessons.convention import at_once
from goboard_app.record.changes import ChangeTeller, unpacked, with_changes
from goboard_app.record.compare import first_difference
from goboard_app.record.merging import Merged, MergeRefusal, NamedGame, merging, refusal_of
from goboard_app.record.properties import moves_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree


def tree_of(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


def merge(*texts: str) -> tuple[str, Merged]:
    """Merge games called a, b, c, and return the first one's file then, after checking that undo works."""
    record = read_sgf(texts[0].encode())
    games = [NamedGame(name, tree_of(text)) for name, text in zip("bcd", texts[1:], strict=False)]
    merged = at_once(merging(NamedGame("a", record.games[0]), games))
    written = texts[0]
    if merged.edit is not None:
        back = merged.edit.apply(record.games[0])
        written = write_record(record).decode()
        again = back.apply(record.games[0])
        assert write_record(record).decode() == texts[0]
        again.apply(record.games[0])
        assert write_record(record).decode() == written
    return written, merged


def test_equal_moves_become_one_node_and_new_ones_a_variation() -> None:
    written, merged = merge(
        "(;GM[1]SZ[9]\n;B[aa];W[bb];B[cc])",
        "(;GM[1]SZ[9];B[aa];W[dd](;B[ee])(;B[ff]))",
        "(;SZ[9];B[aa];W[dd];B[ff];W[])",
    )
    assert written.replace("\n(", "(") == ("(;GM[1]SZ[9]\n;B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff];W[])))")
    assert (merged.new_nodes, merged.shared_nodes, merged.left_out) == (4, 6, ())


def test_a_pass_is_the_same_however_it_is_written() -> None:
    written, _ = merge("(;SZ[9];B[aa];W[tt])", "(;SZ[9];B[aa];W[];B[cc])")
    assert written == "(;SZ[9];B[aa];W[tt];B[cc])"


def test_an_equal_game_changes_nothing() -> None:
    text = "(;GM[1]SZ[9]PB[Ann]C[x];B[aa]C[good]TR[bb]BL[3])"
    _, merged = merge(text, text)
    assert merged.edit is None


def test_comments_follow_one_another_with_the_names_of_their_games() -> None:
    written, _ = merge(
        "(;SZ[9];B[aa]C[mine])", "(;SZ[9];B[aa]C[yours\\]])", "(;SZ[9];B[aa]C[mine])", "(;SZ[9];B[aa]C[third])"
    )
    assert "C[a: mine\n\nb: yours\\]\n\nd: third]" in written
    written, _ = merge("(;SZ[9];B[aa])", "(;SZ[9];B[aa]C[yours])")
    assert "C[b: yours]" in written
    # A drawing keeps its place.
    diagram = "   A B\n 2 . ."
    written, _ = merge("(;SZ[9];B[aa]C[mine])", f"(;SZ[9];B[aa]C[{diagram}])")
    assert f"C[a: mine\n\nb: {diagram}]" in written
    _, merged = merge(written, f"(;SZ[9];B[aa]C[{diagram}])")
    assert merged.edit is None
    # A comment of a branch that came from b is named when c joins it.
    written, _ = merge("(;SZ[9];B[aa])", "(;SZ[9];B[bb]C[yours])", "(;SZ[9];B[bb]C[third])")
    assert ";B[bb]C[b: yours\n\nc: third]" in written


def test_a_second_merge_does_not_name_a_comment_twice() -> None:
    written, _ = merge("(;SZ[9];B[aa]C[mine])", "(;SZ[9];B[aa]C[yours])")
    again, _ = merge(written, "(;SZ[9];B[aa]C[more])")
    assert "C[a: mine\n\nb: yours\n\nb: more]" in again


def test_the_game_information_is_the_first_ones_and_the_rest_is_listed() -> None:
    written, merged = merge(
        "(;SZ[9]PB[Ann]KM[7]C[mine];B[aa])", "(;SZ[9]CA[utf-8]PB[Ben]KM[7]DT[2020-01-02]RE[B+R];B[bb])"
    )
    assert "PB[Ann]KM[7]C[a: mine\n\nb: PB Ben; DT 2020-01-02; RE B+R]" in written
    assert merged.left_out == ()


def test_repeated_values_are_listed_too() -> None:
    written, merged = merge("(;SZ[9]PB[A]N[n])", "(;SZ[9]PB[B]PB[C]PB[A];B[aa])", "(;SZ[9]N[][g2 n][n])")
    assert written == "(;SZ[9]PB[A]N[n]C[b: PB B; PB C\n\nc: g2 n];B[aa])"
    assert merged.left_out == ()
    written, _ = merge("(;SZ[9])", "(;SZ[9]N[]N[g2 n])")
    assert written == "(;SZ[9]N[][g2 n])"


def test_texts_of_the_game_information_keep_their_lines() -> None:
    written, _ = merge("(;SZ[9]GC[one])", "(;SZ[9]GC[first\n\n  second]PB[B])")
    assert written == "(;SZ[9]GC[one]C[b: PB B\n\nb: GC first\n\n  second])"


def test_what_an_earlier_merge_added_is_not_added_again() -> None:
    texts = "(;SZ[9]PB[A]C[mine];B[aa])", "(;SZ[9]PB[B]GC[x\n\ny];B[aa]C[yours\n\nmore]N[n](;W[bb])(;W[cc]))"
    once, _ = merge(*texts)
    assert "C[b: yours\n\nmore]" in once
    twice, merged = merge(once, texts[1])
    assert (twice, merged.edit) == (once, None)
    # A part of a paragraph, or the text of a game of another name, is another text.
    again, _ = merge(once, "(;SZ[9];B[aa]C[your])", "(;SZ[9];B[aa]C[yours\n\nmore])")
    assert "C[a: b: yours\n\nmore\n\nb: your\n\nc: yours\n\nmore]" in again


@pytest.mark.parametrize("place", ["", "C[see move 2 (1B)]"])
def test_links_lead_to_the_same_nodes_in_the_merged_game(place: str) -> None:
    one = f"(;SZ[9];B[aa]{place}(;W[bb])(;W[cc]))"
    two = "(;SZ[9];B[aa]C[see move 2 (1B)](;W[dd])(;W[ee]C[\\\n 2手目 (1A), move 2 (1C), move 1 (0A)];B[ff]))"
    written, _ = merge(one, two)
    own = "a: see move 2 (1B)\n\n" if place else ""
    assert f"C[{own}b: see move 2 (1D)]" in written
    assert "C[\\\n 2手目 (1C), move 2 (1C?), move 1 (0A)]" in written
    again, merged = merge(written, two)
    assert (again, merged.edit) == (written, None)
    three = "(;SZ[9](;B[bb]C[to move 2 (0B, 1B)])(;B[aa](;W[ee])(;W[cc]C[to move 1 (0A)])))"
    written, _ = merge(one, two, three)
    assert ";B[bb]C[to move 2 (1B)]" in written
    assert ";W[cc]C[c: to move 1 (0B)]" in written


def test_links_of_the_first_game_follow_numbers_that_a_merge_brings() -> None:
    written, _ = merge("(;SZ[9];B[aa];W[bb]C[see move 2 (0A)])", "(;SZ[9];B[aa]MN[11];W[bb])")
    assert written == "(;SZ[9];B[aa]MN[11];W[bb]C[see move 12 (0A)])"


def test_many_links_are_merged_in_linear_time() -> None:
    moves = "".join(f";{'BW'[n % 2]}[aa]C[move 2000 (0A)]" for n in range(2000))
    links = " ".join(f"move {n + 1} (0A)" for n in range(2000))
    begin = time.process_time()
    written, _ = merge("(;SZ[9];B[bb])", f"(;SZ[9]C[{links}]{moves})")
    assert written.count("C[move 2000 (0B)]") == 2000
    assert "move 1999 (0B) move 2000 (0B)]" in written
    assert time.process_time() - begin < 8


def test_game_information_behind_the_root_is_listed_too() -> None:
    written, _ = merge("(;SZ[9]PB[Ann];B[aa])", "(;SZ[9]PB[Ann];B[aa]EV[Cup])")
    assert written == "(;SZ[9]PB[Ann]C[b: EV Cup];B[aa])"


def test_a_game_keeps_its_own_goal() -> None:
    _, merged = merge("(;SZ[9];B[aa])", "(;SZ[9]GBCG[3];B[aa])")
    assert (merged.edit, merged.left_out) == (None, (("GBCG", 1),))


def test_an_unsaved_merge_comes_back_after_a_crash() -> None:
    data = b"(;GM[1]SZ[9]PB[Ann];B[aa]C[x](;W[bb])(;W[cc]))"
    record = read_sgf(data)
    tree = record.games[0]
    assert tree.source is not None
    teller = ChangeTeller(tree.source.nodes)
    told = teller.tell(record.games)
    other = NamedGame("b", tree_of("(;SZ[9]PB[Ben];B[aa]C[y];W[dd](;B[ee])(;B[ff]C[z]))"))
    edit = at_once(merging(NamedGame("a", tree), [other])).edit
    assert edit is not None
    edit.apply(tree)
    told = told.followed_by(unpacked(teller.tell(record.games).packed()))
    again = with_changes(read_sgf(data), told)
    assert first_difference(again.games, record.games) is None


def test_marks_are_united() -> None:
    written, merged = merge(
        "(;SZ[9];B[aa]TR[cc]SQ[dd]LB[ee:1]AR[aa:bb])",
        "(;SZ[9];B[aa]TR[cc][ff][dd]CR[gg]LB[ee:2][hh:3]AR[aa:bb][bb:cc]LN[aa:cc])",
    )
    assert ";B[aa]TR[cc][ff]SQ[dd]LB[ee:1][hh:3]AR[aa:bb][bb:cc]CR[gg]LN[aa:cc]" in written
    # A point has one shape, and one letter.
    assert merged.left_out == (("LB", 1), ("TR", 1))


def test_what_cannot_be_both_stays_the_firsts_and_is_counted() -> None:
    written, merged = merge(
        "(;SZ[9];B[aa]BL[60]GB[1]XX[a]N[one];W[bb])",
        "(;SZ[9];B[aa]BL[50]GW[1]XX[b]YY[c]N[two];W[bb]TB[aa]TW[bb]WL[9])",
    )
    assert ";B[aa]BL[60]GB[1]XX[a]N[one]YY[c]C[b: two];W[bb]TB[aa]TW[bb]WL[9]" in written
    assert merged.left_out == (("BL", 1), ("GW", 1), ("XX", 1))


@pytest.mark.parametrize(
    ("one", "other", "refusal"),
    [
        ("(;SZ[9])", "(;SZ[13])", MergeRefusal.SIZE),
        ("(;SZ[9]HA[2])", "(;SZ[9])", MergeRefusal.HANDICAP),
        ("(;SZ[9]HA[2]AB[cc][gg])", "(;SZ[9]HA[2]AB[cc][gc])", MergeRefusal.SETUP),
        ("(;SZ[9]PL[W])", "(;SZ[9])", MergeRefusal.SETUP),
        ("(;SZ[9]AB[aa:ab])", "(;SZ[9]AB[ab][aa])", None),
        ("(;SZ[9]KM[6])", "(;SZ[9]KM[7])", None),
    ],
)
def test_another_board_handicap_or_set_up_is_refused(one: str, other: str, refusal: MergeRefusal | None) -> None:
    assert refusal_of(tree_of(one), tree_of(other)) is refusal


POINTS = st.sampled_from(["aa", "bb", "cc", ""])
MORE = st.sampled_from(["", "", "C[x]", "C[y]", "TR[aa]", "SQ[aa]", "BL[1]", "TB[aa]", "AB[dd]", "XX[z]", "PB[q]"])
GAMES = st.recursive(
    st.builds(lambda point, more: f";B[{point}]{more}", POINTS, MORE),
    lambda below: st.builds(
        lambda point, more, branches: f";W[{point}]{more}" + "".join(f"({branch})" for branch in branches),
        POINTS,
        MORE,
        st.lists(below, min_size=1, max_size=3),
    ),
    max_leaves=12,
)


def lines_of(text: str) -> set[tuple[object, ...]]:
    """Return all lines of play of a game as their moves."""
    tree = tree_of(text)
    return {tuple(move for at in tree.path_to(node) for move in moves_of(at, tree.size)) for node in tree.walk()}


@given(GAMES, GAMES, GAMES)
def test_every_line_and_comment_of_all_games_is_in_the_merged_one(one: str, two: str, three: str) -> None:
    texts = [f"(;GM[1]SZ[9]{body})" for body in (one, two, three)]
    written, _ = merge(*texts)
    assert lines_of(written) == set().union(*map(lines_of, texts))
    for word in "xy":
        assert (word in written.replace("XX", "")) == any(f"C[{word}]" in text for text in texts)
