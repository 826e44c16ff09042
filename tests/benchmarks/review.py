"""Measure the review of a record, beside a plain loop over sgfmill in the same run.

Run `python -m tests.benchmarks.review`; without a display it draws offscreen. The dictionary is
Kogo's where it lies beside the checkout, else a made one of the same shape. A row is made by a
function in `ROWS`: it prepares what is needed and gives the two acts that are timed in turn. The
last line is the worst of all beside its aim; above 1 an aim is missed.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QApplication
from sgfmill import boards, sgf

from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree, TreeShape
from goboard_app.record.tree_layout import TreeLayout
from goboard_app.session.session import GameSession
from goboard_app.ui.features import FEATURES
from goboard_app.ui.review.tree import TreeView
from goboard_app.ui.shell.window import MainWindow
from goboard_app.ui.shell.windows import Windows
from goboard_app.ui.widgets.look import Look
from tests.benchmarks.sgf import large_dictionary
from tests.support.aims import tell

NODES = 100_000
ROUNDS = 9
_LETTERS = "abcdefghijklmnopqrs"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: `ours` has to stay below `aim` milliseconds."""

    name: str
    floor: Callable[[], object]
    ours: Callable[[], object]
    aim: float
    rounds: int = ROUNDS


def main() -> None:
    """Print the table."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    print(f"{'':34}{'sgfmill':>9}{'goboard':>9}{'ratio':>8}{'aim':>8}   ms, medians")
    worst = 0.0
    for make in ROWS:
        row = make()
        floor, ours, found = measured(row)
        worst = max(worst, ours / row.aim)
        print(f"{row.name:34}{floor:9.2f}{ours:9.2f}{found:7.2f}x{row.aim:8.1f}")
    print(f"worst {worst:.2f} of its aim")
    tell("worst of its aim", worst)


def measured(row: Row) -> tuple[float, float, float]:
    """Return the milliseconds of the plain loop and of ours, done in turn, and the median of their ratios."""
    floors: list[float] = []
    spent: list[float] = []
    for _ in range(row.rounds):
        floors.append(timed(row.floor))
        spent.append(timed(row.ours))
    ratios = [own / floor for own, floor in zip(spent, floors, strict=True)]
    return statistics.median(floors), statistics.median(spent), statistics.median(ratios)


def timed(act: Callable[[], object]) -> float:
    """Return the milliseconds that an act takes."""
    gc.collect()
    start = time.perf_counter()
    kept = act()
    spent = (time.perf_counter() - start) * 1000
    del kept
    return spent


# The tree


def building() -> Row:
    """Prepare the row for finding the shape of a fresh tree and the places of its nodes."""
    data = large_tree()
    plain = sgf.Sgf_game.from_bytes(data)
    tree = read_sgf(data).games[0]
    return Row("tree of 100,000 nodes built", lambda: places(plain), lambda: built(tree), 100)


def building_anew() -> Row:
    """Prepare the worst case: all nodes were looked at, and everything is unfolded.

    The aim is ours; the tenth of a second is for a tree as it is opened and walked.
    """
    data = large_tree()
    plain = sgf.Sgf_game.from_bytes(data)
    tree = read_sgf(data).games[0]
    assert tree.node_count() > NODES
    heads = frozenset(TreeShape(tree).heads)
    return Row(
        "the same, looked at and unfolded",
        lambda: places(plain),
        lambda: built(tree, heads),
        150,
    )


def built(tree: GameTree, opened: frozenset[int] = frozenset()) -> TreeLayout:
    """Return shape, layout and the index by which rows are found."""
    layout = TreeLayout(TreeShape(tree), opened, frozenset())
    layout.window(0, 0, 10, 10)
    return layout


def scrolling() -> Row:
    """Scroll by a row where the tree is thickest, and draw what is in sight; all is unfolded."""
    data = large_tree()
    plain = sgf.Sgf_game.from_bytes(data)
    view = shown_tree(read_sgf(data).games[0])
    across, down = view.horizontalScrollBar(), view.verticalScrollBar()
    assert view.tree is not None
    layout = view.tree.layout
    strand = max((layout.strand(i) for i in range(1, len(layout))), key=lambda s: s.shown)
    across.setValue((strand.column - 8) * 36)
    values = cycle([*range(400), *range(400, 0, -1)])

    def scroll() -> None:
        down.setValue((strand.row - 200 + next(values)) * 25)
        view.viewport().repaint()

    for _ in range(200):
        scroll()
    seen = len(view.in_sight())
    return Row(f"scrolled by a row, {seen} nodes", lambda: places(plain, 32), scroll, 2, 60)


def shown_tree(tree: GameTree) -> TreeView:
    """Return a tree in a view of its own, unfolded, and without the idle work of the rules."""
    view = TreeView(Look(), lambda _picture, side: QPixmap(side, side))
    view.resize(600, 800)
    view.show()
    view.refresh(GameSession(tree, is_live=False))
    assert view.tree is not None
    shape = view.tree.shape
    for head in shape.heads:
        view.tree._opened.add(shape.node_at(head))
    view.tree._lay_out()
    view._fit_bars()
    # Only what is on the screen is painted.
    QApplication.processEvents()
    _KEPT.append(view)
    return view


def places(game: sgf.Sgf_game, rows: int = 1_000_000) -> list[tuple[int, int]]:
    """Return a row and a column for every node by a plain walk over the tree, for comparison."""
    found: list[tuple[int, int]] = []
    columns = 0
    waiting = [(game.get_root(), 0, 0)]
    while waiting:
        node, row, column = waiting.pop()
        if row < rows:
            found.append((column, row))
        for index, child in enumerate(node):
            columns += index > 0
            waiting.append((child, row + 1, column if index == 0 else columns))
    return found


# Jumping


def jumping() -> Row:
    """Go to a random node: position, marks, panels and board up to date and drawn."""
    data = large_dictionary()
    window = shown_window(data)
    controller = window.controller
    nodes = random_nodes(controller.session.tree)
    plain = random_plain_nodes(sgf.Sgf_game.from_bytes(data))

    def jump() -> None:
        controller.go_to(next(nodes))
        window.repaint()

    for _ in range(20):
        jump()
    return Row("jump in the dictionary", lambda: replay(next(plain)), jump, 16, 60)


def shown_window(data: bytes) -> MainWindow:
    """Return the window of the program with a record in it."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    folder = Path(tempfile.mkdtemp())
    store = SettingsStore(QSettings(str(folder / "goboard.ini"), QSettings.Format.IniFormat))
    hub = SettingsHub(store, app)
    windows = Windows(hub, folder / "data" / "unfinished.sgf", QFont(app.font()), FEATURES, app)
    window = windows.make()
    window.show()
    window.controller.show_games(read_sgf(data).games)
    app.processEvents()
    window.page.panel.make_ready()
    _KEPT.append(windows)
    return window


def random_nodes(tree: GameTree) -> Iterator[Node]:
    """Yield nodes of a tree in no order, without end."""
    rng = random.Random(3)
    nodes = list(tree.walk())
    while True:
        yield rng.choice(nodes)


def random_plain_nodes(game: sgf.Sgf_game) -> Iterator[sgf.Tree_node]:
    """Yield the same nodes of sgfmill's tree."""
    rng = random.Random(3)
    nodes = []
    waiting = [game.get_root()]
    while waiting:
        nodes.append(waiting.pop())
        waiting.extend(nodes[-1])
    while True:
        yield rng.choice(nodes)


def replay(node: sgf.Tree_node) -> boards.Board:
    """Return the board of sgfmill after the moves on the way, for comparison."""
    path = [node]
    while path[-1].parent is not None:
        path.append(path[-1].parent)
    board = boards.Board(19)
    for step in reversed(path):
        black, white, empty = step.get_setup_stones()
        if black or white or empty:
            board.apply_setup(black, white, empty)
        colour, point = step.get_move()
        if colour is not None and point is not None and board.get(*point) is None:
            board.play(*point, colour)
    return board


# The input


def large_tree() -> bytes:
    """Return a tree of 100,000 nodes: a long game with variations at every other move, some nested."""
    rng = random.Random(11)
    main = [[_step(rng, number)] for number in range(2000)]
    left = NODES - len(main)
    while left > 0:
        place = rng.randrange(len(main) - 1)
        length = min(left, rng.randint(1, 40))
        line = [_step(rng, place + 1 + number) for number in range(length)]
        if length > 6 and rng.random() < 0.4:
            line.insert(3, f"({''.join(line[3:])})({_step(rng, place + 4)})")
            del line[4:]
        main[place + 1].append("(" + "".join(line) + ")")
        left -= length
    # From the end on: what follows a move and its variations stand beside one another.
    text = ""
    for move, *variations in reversed(main):
        text = f"({move}{text}){''.join(variations)}" if variations else f"{move}{text}"
    return f"(;GM[1]FF[4]SZ[19]{text})".encode()


def _step(rng: random.Random, number: int) -> str:
    said = "C[a move that is played here]" if rng.random() < 0.2 else ""
    return f";{'BW'[number % 2]}[{rng.choice(_LETTERS)}{rng.choice(_LETTERS)}]{said}"


ROWS: tuple[Callable[[], Row], ...] = (building, building_anew, scrolling, jumping)

_KEPT: list[object] = []

if __name__ == "__main__":
    main()
