"""Two hundred edits of every kind, on records of our own, undone and redone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from goboard_app.go.board import Color, Pass, Play
from goboard_app.record.clip import clip_bytes, clip_from, clip_of
from goboard_app.record.edits import Edit
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.transform import Symmetry
from goboard_app.session import pasting, tree_edits
from goboard_app.session.acts import click
from goboard_app.session.editing.moved_stone import lift, put_down
from goboard_app.session.editing.position_setup import (
    Draft,
    SetupPlace,
    give_turn,
    invalidated_by_setup,
    set_up,
)
from goboard_app.session.editing.raw_properties import RawDraft, write_properties
from goboard_app.session.info import DETAILS, change_details
from goboard_app.session.session import Act, GameSession
from goboard_app.session.tree_edits import swap_record_colors, turn_record
from tests.unit.record.test_edits import FILES, content, dump
from tests.unit.record.test_transform import EVERYTHING

GAMES = Path(__file__).parents[2] / "games"
RECORDS = [*FILES, EVERYTHING, *(path.read_bytes() for path in sorted(GAMES.glob("*.sgf")))]


class Hand:
    """An editor that acts without any plan."""

    def __init__(self, session: GameSession, seed: int) -> None:
        self.session = session
        self.rng = random.Random(seed)
        self.clips = [b"(;(;B[aa];W[bb])(;C[only words]))"]

    def node(self) -> Node:
        return self.rng.choice(list(self.session.tree.walk()))

    def act(self) -> Act:
        session, rng = self.session, self.rng
        session.go_to(self.node())
        kind = rng.randrange(18)
        point = rng.choice(list(session.tree.size))
        if kind == 0:
            return tree_edits.insert_move(session, point)
        if kind == 1:
            return tree_edits.insert_pass(session)
        if kind == 2:
            return tree_edits.delete_node(session, self.node())
        if kind == 3 and rng.random() < 0.4:
            return tree_edits.delete_branch(session, self.node())
        if kind == 4:
            return tree_edits.move_among(session, rng.choice((-1, 1, 3)), self.node())
        if kind == 5:
            return rng.choice((tree_edits.promote, tree_edits.demote))(session, self.node())
        if kind == 6:
            return tree_edits.make_main_line(session)
        return self.larger_act(kind)

    def larger_act(self, kind: int) -> Act:
        session, rng = self.session, self.rng
        if kind in (7, 8):
            points = frozenset(rng.sample(list(session.tree.size), 3))
            draft = Draft(session.position).with_points(points, rng.choice((*Color, None)))
            place = rng.choice(list(SetupPlace))
            later = invalidated_by_setup(session, draft.position, place)
            assert all(session.tree.contains(move.node) for move in later.moves)
            return set_up(session, draft.position, place)
        if kind == 9:
            return give_turn(session, rng.choice(list(Color)), rng.choice(list(SetupPlace)))
        if kind == 10:
            node = self.node()
            self.clips.append(clip_bytes(clip_of(session.tree, node)))
            return tree_edits.cut(session, node) if rng.random() < 0.3 else Act()
        if kind == 11 and session.tree.node_count() < 150:
            return pasting.paste(session, clip_from(rng.choice(self.clips)), self.node(), rng.random() < 0.5)
        if kind == 12:
            return turn_record(session, rng.choice(list(Symmetry)))
        if kind == 13:
            return swap_record_colors(session)
        if kind == 14:
            text = rng.choice(("", "12", "a]b\\", "B+3.5", "\u00e9\U0001f600"))
            return change_details(session, {rng.choice(DETAILS): text})
        if kind in (15, 16, 17):
            return self.moved_stone() if kind == 15 else self.raw_properties()
        return click(session, rng.choice(list(session.tree.size)))

    def moved_stone(self) -> Act:
        lifted, rng = lift(self.session), self.rng
        if lifted is None:
            return Act()
        points = sorted(lifted.legal_points())
        if not points or rng.random() < 0.2:
            return put_down(lifted, Pass(lifted.color))
        return put_down(lifted, Play(lifted.color, rng.choice(points)))

    def raw_properties(self) -> Act:
        draft, rng = RawDraft.of(self.session.cursor), self.rng
        for _ in range(rng.randint(1, 3)):
            row = rng.randrange(len(draft.rows)) if draft.rows else -1
            kind = rng.randrange(5)
            if kind == 0 or row < 0:
                draft = draft.with_property()
                draft = draft.with_ident(len(draft.rows) - 1, rng.choice(("XY", "Comment", "MN", "TR", "B", "lower")))
            elif kind == 1:
                draft = draft.with_value(row)
            elif kind == 2:
                draft = draft.without(row)
            elif kind == 3:
                draft = draft.with_raw(
                    row, rng.choice(("aa", "12", "", "a\\]b", "two\r\nlines", ";B[bb\\]", "see move 2 (0A)"))
                )
            else:
                draft = draft.with_ident(row, rng.choice(("XY", "C", "N")))
        return write_properties(self.session, draft)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("data", RECORDS, ids=lambda data: str(len(data)))
def test_two_hundred_edits_are_taken_back_to_the_bytes_and_done_again(data: bytes, seed: int) -> None:
    record = read_sgf(data)
    session = GameSession(record.games[seed % len(record.games)], is_live=False)
    hand = Hand(session, seed)
    undone: list[Edit] = []
    cursors: list[Node] = []
    tries = 0
    while len(undone) < 200 and tries < 2000:
        tries += 1
        act = hand.act()
        cursors.append(session.cursor)
        if act.edit is not None:
            undone.append(session.apply(act.edit))
            assert session.tree.contains(session.cursor)
        else:
            cursors.pop()
    assert len(undone) == 200
    end = dump(session.tree)
    written = write_record(record, "utf-8")
    again = read_sgf(written, "utf-8")
    assert [content(tree) for tree in again.games] == [content(t) for t in record.games]
    redone: list[Edit] = []
    for edit in reversed(undone):
        redone.append(session.apply(edit))
        assert session.cursor is cursors.pop()
    assert write_record(record) == data
    for edit in reversed(redone):
        session.apply(edit)
    assert dump(session.tree) == end
    assert write_record(record, "utf-8") == written
