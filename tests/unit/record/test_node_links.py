from __future__ import annotations

import random
import time

import pytest

from goboard_app.lessons.convention import at_once
from goboard_app.record.cleaning import ContentKind, cleaning
from goboard_app.record.node import Node
from goboard_app.record.node_links import anchor_of, anchors_in, node_of_anchor
from goboard_app.record.properties import comment_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.session import tree_edits
from goboard_app.session.annotation import links_of, set_comment
from goboard_app.session.numbering import FigureChoice, set_figure
from goboard_app.session.session import NOTHING, Act, GameSession

# Main line aa bb cc dd; B at move 2: ee ff, in which B at move 3 is gg, with a node without a move after it.
TREE = "(;SZ[9]{};B[aa];W[bb](;B[cc];W[dd])(;B[ee]N[x](;W[ff])(;W[gg];C[note])))"


class Linked:
    """A record with a link in its root, and the edits of it."""

    def __init__(self, comment: str = "", tree: str = TREE) -> None:
        self.data = tree.format(f"C[{comment}]").encode()
        self.record = read_sgf(self.data)
        self.session = GameSession(self.record.games[0], False)

    def node(self, *steps: int) -> Node:
        node = self.session.tree.root
        for step in steps:
            node = node.children[step]
        return node

    @property
    def targets(self) -> list[Node | None]:
        text = comment_of(self.session.tree.root)
        return [node_of_anchor(self.session.tree, found.anchor) for found in anchors_in(text)]

    def do(self, act: Act) -> str:
        """Apply an edit, check its undo and redo, and return the comment of the root after it."""
        assert act.edit is not None
        inverse = self.session.apply(act.edit)
        after = comment_of(self.session.tree.root)
        written = write_record(self.record)
        again = self.session.apply(inverse)
        assert write_record(self.record) == self.data
        self.session.apply(again)
        assert write_record(self.record) == written
        return after


NODES = [
    ((0, 0, 0, 0), "4 (2A)"),
    ((0,), "1 (0A)"),
    ((), "0 (0A)"),
    ((0, 0, 1), "3 (2B)"),
    ((0, 0, 1, 0), "4 (2B)"),
    ((0, 0, 1, 1), "4 (2B, 3B)"),
    ((0, 0, 1, 1, 0), "4+1 (2B, 3B)"),
]


@pytest.mark.parametrize(("steps", "text"), NODES)
def test_each_node_has_a_readable_anchor_that_leads_back_to_it(steps: tuple[int, ...], text: str) -> None:
    linked = Linked()
    node = linked.node(*steps)
    anchor = anchor_of(linked.session.tree, node)
    assert anchor is not None
    assert f"{anchor.number}{anchor.way}" == text
    (found,) = anchors_in(f"See move {text}, then C3.")
    assert found.anchor == anchor
    assert node_of_anchor(linked.session.tree, found.anchor) is node


def test_numbers_of_the_record_are_used_and_may_occur_twice() -> None:
    linked = Linked(tree="(;SZ[9]{};B[aa];W[bb]MN[1];B[cc];W[dd]MN[-5];B[ee])")
    tree = linked.session.tree
    for node in tree.walk():
        anchor = anchor_of(tree, node)
        assert anchor is not None
        assert node_of_anchor(tree, anchor) is node


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("ход 4 (2B, 3B)", 1),
        ("第4手 (2B)", 1),
        ("Zug Nr. 4 (2A).", 1),
        ("Move 4(2B)", 1),
        ("move 4 (2b)", 0),
        ("move 4 (B2)", 0),
        ("4 (2B)", 0),
        ("moves 3 (2B) and 4 (2B)", 1),
    ],
)
def test_links_are_read_in_all_languages(text: str, count: int) -> None:
    assert len(list(anchors_in(text))) == count


def test_a_comment_links_the_node_and_no_move_of_its_own_line() -> None:
    linked = Linked("See move 4 (2B, 3B) and move 4, not move 9 (2B).")
    text = comment_of(linked.session.tree.root)
    found = links_of(linked.session, text)
    assert [(text[link.start : link.end], link.node, link.move) for link in found] == [
        ("move 4 (2B, 3B)", linked.node(0, 0, 1, 1), None),
        ("move 4", None, 4),
    ]


def test_links_follow_a_move_that_is_inserted_in_the_same_step() -> None:
    linked = Linked("a\\[ move 4 (2B, 3B), ход 3 (2A)\\: move 4")
    before = linked.targets
    linked.session.go_to(linked.node(0))
    assert linked.do(tree_edits.insert_pass(linked.session)) == "a[ move 5 (3B, 4B), ход 4 (3A): move 4"
    assert linked.targets == before
    assert b"a\\[ move 5 (3B, 4B), \xd1\x85\xd0\xbe\xd0\xb4 4 (3A)\\: move 4]" in write_record(linked.record)


def test_links_follow_variations_that_change_their_order() -> None:
    linked = Linked("move 4 (2B, 3B) move 4 (2A)")
    before = linked.targets
    linked.session.go_to(linked.node(0, 0, 1))
    assert linked.do(tree_edits.make_main_line(linked.session)) == "move 4 (3B) move 4 (2B)"
    assert linked.targets == before


def test_links_follow_deletions_and_are_dead_where_their_node_is_deleted() -> None:
    linked = Linked("move 4 (2B, 3B) move 3 (2A)")
    linked.session.go_to(linked.node(0, 0, 0))
    # Without the main variation the other one is the line.
    assert linked.do(tree_edits.delete_branch(linked.session)) == "move 4 (3B) move 3 (2A?)"
    linked = Linked("move 4 (2B, 3B)")
    linked.session.go_to(linked.node(0))
    assert linked.do(tree_edits.delete_node(linked.session)) == "move 3 (1B, 2B)"


@pytest.mark.parametrize(
    ("link", "tree", "steps", "dead"),
    [
        ("see move 2 (1B)", "(;SZ[9]{};B[aa](;W[bb])(;W[cc])(;W[dd]))", (0, 1), "see move 2 (1B?)"),
        ("see move 2 (0A)", "(;SZ[9]{};B[aa];W[bb];B[cc])", (0, 0), "see move 2 (0A?)"),
        # The place of its own is free, but the next variation would come to it.
        ("see 2手目 (0A, 1B)", "(;SZ[9]{};B[aa](;W[bb])(;W[cc]))", (0, 1), "see 2手目 (0A, 1B?)"),
    ],
)
def test_a_link_to_a_deleted_node_names_no_other_one(link: str, tree: str, steps: tuple[int, ...], dead: str) -> None:
    linked = Linked(link, tree)
    session = linked.session
    node = linked.node(*steps)
    assert linked.targets == [node]
    assert linked.do(tree_edits.delete_node(session, node)) == dead
    assert links_of(session, dead) == ()
    # It stays dead, whatever comes to the place.
    session.go_to(linked.node(*steps[:-1]))
    edit = tree_edits.insert_pass(session).edit
    assert edit is not None
    session.apply(edit)
    assert comment_of(session.tree.root) == dead


@pytest.mark.parametrize(
    ("keeps", "after"), [((0, 1), "see move 3 (0A), 2手目 (1A?)"), ((0, 0), "see move 3 (1B?), 2手目 (1A)")]
)
def test_links_follow_when_variations_are_removed(keeps: tuple[int, ...], after: str) -> None:
    linked = Linked("see move 3 (1B), 2手目 (1A)", "(;SZ[9]{};B[aa](;W[bb];B[cc])(;W[dd];B[ee]))")
    tree = linked.session.tree
    line = [tree.root, *(linked.node(*keeps[: n + 1]) for n in range(len(keeps)))]
    line.append(line[-1].children[0])
    edit = at_once(cleaning(tree, (ContentKind.VARIATIONS,), line))
    assert edit is not None
    assert linked.do(tree_edits.clean_up(linked.session, edit, line)) == after


def test_links_follow_while_lines_of_their_comment_are_removed() -> None:
    comment = "a \\\nmove 2 (1B)\nAnn [3k\\]: move 2 (1A)\n move 2 (1B)"
    linked = Linked(comment, "(;SZ[9]PC[KGS]{};B[aa](;W[bb])(;W[cc]))")
    tree = linked.session.tree
    edit = at_once(cleaning(tree, (ContentKind.VARIATIONS, ContentKind.SERVER), [tree.root, linked.node(0)]))
    assert edit is not None
    assert linked.do(tree_edits.clean_up(linked.session, edit, [])) == "a move 2 (1B?)\n move 2 (1B?)"
    assert b"C[a \\\nmove 2 (1B?)\n move 2 (1B?)]" in write_record(linked.record)


def test_links_in_comments_below_a_deleted_node_still_follow() -> None:
    linked = Linked(tree="(;SZ[9]{};B[aa];W[bb];B[cc](;W[dd]C[move 1 (0A)])(;W[ee]C[move 4 (3A)]))")
    session = linked.session
    deleted = tree_edits.delete_node(session, linked.node(0, 0)).edit
    assert deleted is not None
    session.apply(deleted)
    inserted = tree_edits.insert_pass(session).edit
    assert inserted is not None
    session.apply(inserted)
    first, second = linked.node(0, 0, 0).children
    assert (comment_of(first), comment_of(second)) == ("move 2 (0A)", "move 4 (3A)")


def test_a_link_that_named_nothing_does_not_come_to_name_a_node_through_an_edit() -> None:
    linked = Linked("move 5 (2A), move 9 (2A)", "(;SZ[9]{};B[aa];W[bb](;B[cc];W[dd])(;B[ee]))")
    linked.session.go_to(linked.node(0))
    assert linked.do(tree_edits.insert_pass(linked.session)) == "move 5 (2A?), move 9 (2A)"


def followed_in(record: str) -> tuple[str, float]:
    """Return a record after a pass is inserted behind its root, and the seconds that it took."""
    found = read_sgf(record.encode())
    session = GameSession(found.games[0], False)
    begin = time.process_time()
    edit = tree_edits.insert_pass(session).edit
    assert edit is not None
    session.apply(edit)
    return write_record(found).decode(), time.process_time() - begin


def test_many_links_follow_in_linear_time() -> None:
    # Each node on a deep line links the last one, and one comment has links to all.
    count = 3000
    moves = "".join(f";{'BW'[n % 2]}[aa]C[move {count} (0A)]" for n in range(count))
    text, seconds = followed_in(f"(;SZ[9]{moves})")
    assert text.count(f"C[move {count + 1} (0A)]") == count
    assert seconds < 3
    links = " ".join(f"move {n % count + 1} (0A)" for n in range(20_000))
    plain = "".join(f";{'BW'[n % 2]}[aa]" for n in range(count))
    text, seconds = followed_in(f"(;SZ[9]C[{links}]{plain})")
    assert text.count("(0A)") == 20_000
    assert "C[move 2 (0A) move 3 (0A)" in text
    assert seconds < 3


def test_links_follow_numbers_that_the_record_sets() -> None:
    linked = Linked("move 4 (2B)")
    linked.session.go_to(linked.node(0))
    assert linked.do(set_figure(linked.session, FigureChoice(number=11))) == "move 14 (12B)"


def test_links_written_in_new_nodes_and_edited_comments_follow_too() -> None:
    linked = Linked()
    session = linked.session
    root = session.tree.root
    session.go_to(linked.node(0))
    added = tree_edits.insert_pass(session)
    assert added.edit is not None
    session.apply(added.edit)
    inserted = session.cursor
    act = set_comment(session, "move 5 (3B)")
    assert act.edit is not None
    session.apply(act.edit)
    session.go_to(root)
    act = tree_edits.insert_pass(session)
    assert act.edit is not None
    session.apply(act.edit)
    assert comment_of(inserted) == "move 6 (4B)"


def test_plain_numbers_of_moves_are_never_rewritten() -> None:
    linked = Linked("After move 3 and 4 (2B)")
    linked.session.go_to(linked.node(0))
    assert linked.do(tree_edits.insert_pass(linked.session)) == "After move 3 and 4 (2B)"


@pytest.mark.parametrize("seed", range(6))
def test_links_lead_to_their_nodes_through_any_edits_of_the_tree(seed: int) -> None:
    rng = random.Random(seed)
    linked = Linked()
    session, tree = linked.session, linked.session.tree
    targets = [node for node in tree.walk() if node.parent is not None]
    anchors = [anchor_of(tree, node) for node in targets]
    text = ", ".join(f"move {anchor.number}{anchor.way}" for anchor in anchors if anchor is not None)
    written = set_comment(session, text)
    assert written.edit is not None
    inverses = [session.apply(written.edit)]
    for _ in range(40):
        session.go_to(rng.choice(list(tree.walk())))
        act = rng.choice(
            (
                lambda: tree_edits.insert_pass(session),
                lambda: tree_edits.make_main_line(session),
                lambda: tree_edits.move_among(session, rng.choice((-1, 1))),
                lambda: set_figure(session, FigureChoice(number=rng.choice((None, 1, 7, 30)))),
                lambda: tree_edits.delete_node(session) if session.cursor not in targets else NOTHING,
            )
        )()
        if act.edit is not None:
            inverses.append(session.apply(act.edit))
        assert linked.targets == targets
    for inverse in reversed(inverses):
        session.apply(inverse)
    assert write_record(linked.record) == linked.data


@pytest.mark.parametrize(
    "text",
    ["15手目 (12B)", "第 15 手 (12B)", "第15手 (12B)", "15수 (12B)", "Zug 15 (12B)", "ход 15 (12B)", "coup 15 (12B)"],
)
def test_a_link_is_read_in_the_words_of_each_language(text: str) -> None:
    (found,) = anchors_in(f"A {text}.")
    assert (found.anchor.number, found.anchor.way) == (15, " (12B)")
    assert f"A {text}."[found.start : found.end] == text


def test_a_number_of_moves_is_no_link() -> None:
    assert list(anchors_in("34 手 (12B)")) == []
