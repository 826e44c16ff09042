"""Spoiled files in the window: opened, edited and saved there, with unedited parts unchanged."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from random import Random

import pytest

from goboard_app.record.compare import first_difference
from goboard_app.record.node import Node
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.lexer import scan_node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from tests.fuzz.mutator import Mutator, chosen_seed, seeds
from tests.support.desk import Desk, Desks

SHORT, LONG = 60, 1_500
_CLOSED = re.compile(rb"\](?=[A-Z\[])")


class Saver:
    """Opens one file after another in one window, writes a comment, saves, and takes it back."""

    def __init__(self, desk: Desk, desks: Desks, seed: int) -> None:
        self._desk = desk
        self._problems = desks.dialogs.problems
        self._random = Random(seed)
        self._path = desk.folder / "spoiled.sgf"
        self.opened = self.saved = self.exact = 0

    def check(self, data: bytes) -> None:
        """Raise AssertionError where more of a file changes than its comment."""
        desk = self._desk
        self._path.write_bytes(data)
        desk.window.open(self._path)
        if desk.documents.path != self._path:
            # No game, or one of another format, which is saved under a name of its own.
            self._leave()
            return
        self.opened += 1
        node = self._comment()
        desk.menu("save")
        self._look_at(data, node)
        desk.menu("undo")
        assert not desk.documents.is_modified or self._path.read_bytes() != data
        desk.menu("save")
        if not self._problems:
            assert self._path.read_bytes() == data, "a change taken back does not give the file"
        self._leave()

    def _comment(self) -> Node:
        """Write something at the end of the comment of some node."""
        desk = self._desk
        nodes = list(desk.session.tree.walk())
        desk.controller.go_to(self._random.choice(nodes))
        desk.panel.review.comment.appendPlainText("changed")
        assert desk.documents.is_modified
        return desk.session.cursor

    def _look_at(self, data: bytes, node: Node) -> None:
        """Check the content of the file after it was saved, or was not."""
        desk, written = self._desk, self._path.read_bytes()
        if desk.documents.is_modified:
            assert written == data, "a file was changed although it is said not to be saved"
            assert self._problems or desk.parts.strip.isVisible(), "nothing is said"
            return
        self.saved += 1
        trees = desk.controller.trees
        assert is_read_as(written, desk.documents.encoding, trees), "read back otherwise"
        source, place = desk.session.tree.source, node.source
        if desk.documents.findings or source is None or place is None:
            return
        file = source.file
        head, tail = file.encoded(0, place.start), file.encoded(place.end, len(file.text))
        text = file.encoded(place.start, place.end)
        if head + text + tail != data or says_another_charset(written, data):
            return
        self.exact += 1
        assert written.startswith(head), "something before the edited node changed"
        assert written[len(head) :].endswith(tail), "something behind the edited node changed"
        # FF[1] spells it "Comment", and some programs write it small.
        before = (item.ident for item in scan_node(file.text, place.start).properties)
        if "C" not in {"".join(filter(str.isupper, name)) or name.upper() for name in before}:
            assert written.startswith(head + text), "another property of the node changed"

    def _leave(self) -> None:
        """Leave the file without a question, whatever was answered in it."""
        self._problems.clear()
        self._desk.documents.set_aside()


def is_read_as(data: bytes, encoding: str, trees: tuple[GameTree, ...]) -> bool:
    """Return whether a file reads as these games, without a declared encoding or with its own."""
    for name in (None, encoding):
        with suppress(SgfError):
            if first_difference(read_sgf(data, name).games, trees) is None:
                return True
    return False


def says_another_charset(written: bytes, data: bytes) -> bool:
    """Return whether CA was corrected, as happens where a file would be misread otherwise."""
    return written.count(b"CA[") != data.count(b"CA[")


def spaced(data: bytes, rng: Random) -> bytes:
    """Return a file with white space between the properties and the values of its nodes."""
    return _CLOSED.sub(lambda _: b"]" + rng.choice((b" ", b"\n", b"\r\n\t", b"")), data)


def run(desk: Desk, desks: Desks, count: int, seed: int) -> Saver:
    """Take this many files through the window; the one that fails is kept."""
    mutator, saver, rng = Mutator(seeds(), seed), Saver(desk, desks, seed), Random(seed)
    for number in range(count):
        data = mutator.spoiled()
        if rng.random() < 0.5:
            data = spaced(data, rng)
        try:
            saver.check(data)
        except BaseException:
            kept = desk.folder / f"window-{seed}-{number}.sgf"
            kept.write_bytes(data)
            print(f"seed {seed}, file {number}, kept: {kept}", file=sys.stderr)
            raise
    return saver


def test_a_few_spoiled_files_in_the_window(desk: Desk, desks: Desks) -> None:
    done = run(desk, desks, SHORT, seed=1)
    assert done.opened > SHORT // 2
    assert done.exact > SHORT // 20
    assert done.saved >= done.exact


@pytest.mark.fuzz
def test_many_spoiled_files_in_the_window(desk: Desk, desks: Desks, capsys: pytest.CaptureFixture[str]) -> None:
    seed = chosen_seed()
    with capsys.disabled():
        print(f"\nseed {seed}", file=sys.stderr)
        done = run(desk, desks, LONG, seed)
        told = f"{done.opened} opened, {done.saved} saved, {done.exact} compared byte for byte"
        print(told, file=sys.stderr)
    assert done.exact > LONG // 20
