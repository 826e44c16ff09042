"""Measure a library of 10,000 games: index, filter, search, find duplicates, and merge 1,000 into one tree.

Run `python -m tests.benchmarks.library`. The games are those of the training data beside the
checkout, written as SGF files into a temporary folder, else made ones. Processor time of this
process in milliseconds, the least of three where it is done over; `aim` is what the issue wants.
The last lines are the patterns as multiples of a search of the whole board, and the worst ratio to its aim.
"""

from __future__ import annotations

import lzma
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from goboard_app.app.library import _read
from goboard_app.app.texts.library import field_names
from goboard_app.go.board import BoardSize, Color, parse_point
from goboard_app.go.position import Position
from goboard_app.lessons.convention import at_once
from goboard_app.library.duplicates import duplicates
from goboard_app.library.games import GameFilter
from goboard_app.library.index import IndexWatch, known_games, renew, stored_games
from goboard_app.library.positions import Positions
from goboard_app.record.merging import Merged, NamedGame, merging, refusal_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.position_search import NO_BLACK, WHATEVER, PointRect, marked_pattern, pattern_of
from goboard_app.ui.library.games import BLACK, DATE, LibraryModel
from tests.support.aims import tell

SIZE = BoardSize.square(19)
WHOLE = PointRect.whole(SIZE)
SEARCHES = (
    ("empty board", "", WHOLE),
    ("one stone, whole board", "Q16", WHOLE),
    ("four corners, whole board", "Q16 D4 Q3 D17", WHOLE),
    ("corner, 7 x 7", "Q16", PointRect(12, 0, 18, 6)),
    ("corner with approach", "Q16 O17", PointRect(11, 0, 18, 7)),
    ("edge, 5 x 3", "K17 L17", PointRect(7, 0, 11, 2)),
    ("shape anywhere, 3 x 3", "K10 L10 L11 K11", PointRect(8, 7, 10, 9)),
)
BESIDE = "one stone, whole board"
"""The search that those for patterns are compared with."""
SHAPE = "K10 L10 L11 K11", PointRect(8, 7, 10, 9), {"J10": WHATEVER, "J11": WHATEVER}
CORNER = "Q16 O17", PointRect(11, 0, 18, 7), {"R14": WHATEVER, "P17": WHATEVER, "Q14": NO_BLACK}
PATTERNS = (
    # The name, the pattern, whether it is fixed, who plays next, up to which move, the aim in milliseconds.
    ("wildcards anywhere", SHAPE, False, None, None, 700),
    ("wildcards anywhere, Black next", SHAPE, False, Color.BLACK, None, 900),
    ("wildcards anywhere, up to move 60", SHAPE, False, None, 60, 700),
    ("wildcards at one place", SHAPE, True, None, None, 300),
    ("wildcards in a corner, White next", CORNER, True, Color.WHITE, None, 300),
)
SHARED = Path(__file__).resolve().parents[3] / "shared"
CORPUS = SHARED / "corpus"
WHOLE_BOARD = SEARCHES[2][0]
GAMES, IN_FOLDER, MERGED = 10_000, 500, 1000
MERGING = f"read and merge {MERGED} games"
_Made = TypeVar("_Made")


def main() -> None:
    """Print the table."""
    QApplication.instance() or QApplication(["library", "-platform", "offscreen"])
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        games, place = Path(folder) / "games", Path(folder) / "index.sqlite"
        count = write_games(games)
        print(f"{count} games{'':20}{'ms':>9}{'aim':>9}")
        watch = IndexWatch()
        table.row("first index", 60_000, partial(index, place, games, watch), 1)
        known = table.row("open again: what is known", 200, partial(known_games, place))
        assert len(known) == count
        table.row("open again: look for changes", 1000, partial(index, place, games, watch))
        model = LibraryModel()
        table.row("list", 50, lambda: model.show_games(known))
        for text in ("player:pl", "date:2014 result:b+r", "size:19 tygem"):
            table.row(f"filter: {text}", 50, lambda text=text: filtered(model, text))
        model.set_filter(GameFilter(""))
        for name, column in (("black", BLACK), ("date", DATE)):
            table.row(f"order: {name}", 50, lambda column=column: model.sort(column))
        positions = table.row("search: make ready, once", 500, lambda: Positions(stored_games(place)), 1)
        search_patterns(table, positions)
        for name, moves, area in SEARCHES:
            pattern = pattern_of(board(moves), area)
            found = table.row(f"search: {name}", 500, partial(positions.search, pattern, area))
            best = found.continuations[0].times if found.continuations else 0
            print(f"{'':8}{len(found.hits)} games, {len(found.continuations)} next moves, {best} of A")
        stored = stored_games(place)
        twice = [*stored, *(game._replace(key=(b"copy/" + game.key[0], 0)) for game in stored[: len(stored) // 2])]
        groups = table.row("duplicates", 5000, partial(duplicates, stored))
        print(f"{'':8}{len(groups)} groups")
        groups = table.row("duplicates, half of them copied", 5000, partial(duplicates, twice))
        assert sum(map(len, groups)) >= 2 * (len(stored) // 2)
        tell(
            "duplicates, times a search of the whole board",
            table.least["duplicates, half of them copied"] / table.least[f"search: {WHOLE_BOARD}"],
        )
        texts = [text.encode() for text in islice(texts_of_games(), MERGED)]
        merged = table.row(MERGING, 3000, partial(merged_games, texts), 1)
        print(f"{'':8}{merged.new_nodes} new nodes, {merged.shared_nodes} in common")
        names = sum(1 for _ in CORPUS.glob("*.sgf"))
        if names:
            place, watch = Path(folder) / "corpus.sqlite", IndexWatch()
            aim = 60_000 * names / GAMES
            table.row(f"corpus, {names} files: first index", aim, partial(index, place, CORPUS, watch), 1)
            known = table.row("corpus: open again", 200, partial(known_games, place))
            model.show_games(known)
            table.row("corpus: filter player:gnu", 50, lambda: filtered(model, "player:gnu"))
            print(f"{'':8}{len(model.games)} of {len(known)} games")
    print(f"worst {table.worst:.2f} of its aim")
    tell("worst of its aim", table.worst)
    tell("merging, s", table.least[MERGING] / 1000)


def merged_games(texts: Sequence[bytes]) -> Merged:
    """Read games, and merge those that fit the first one into it."""
    games = [NamedGame(f"{number}.sgf", read_sgf(text).games[0]) for number, text in enumerate(texts)]
    first, *others = games
    merged = at_once(merging(first, [game for game in others if refusal_of(first.tree, game.tree) is None]))
    assert merged.edit is not None
    merged.edit.apply(first.tree)
    return merged


def search_patterns(table: Table, positions: Positions) -> None:
    """Search patterns with wildcards, and tell their times as multiples of that for a whole board."""
    _name, moves, area = next(search for search in SEARCHES if search[0] == BESIDE)
    table.row(f"beside: {BESIDE}", 500, partial(positions.search, pattern_of(board(moves), area), area))
    beside = table.least[f"beside: {BESIDE}"]
    for name, (moves, area, wildcards), is_fixed, color, limit, aim in PATTERNS:
        codes = {parse_point(point, SIZE): code for point, code in wildcards.items()}
        pattern = marked_pattern(board(moves), area, codes, is_fixed)
        search = partial(positions.search, pattern, area, next_color=color, most_moves=limit)
        found = table.row(name, aim, search)
        print(f"{'':8}{len(found.hits)} games, {sum(move.times for move in found.continuations)} next moves")
        tell(f"{name}, times a whole board", table.least[name] / beside)


class Table:
    """Rows of times with their aims; `least` has the shortest time of each row in milliseconds."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.least: dict[str, float] = {}

    def row(self, name: str, aim: float, work: Callable[[], _Made], times: int = 3) -> _Made:
        """Repeat some work, and print the least time that it took."""
        spent = []
        for _ in range(times):
            start = time.process_time()
            made = work()
            spent.append(1000 * (time.process_time() - start))
        print(f"{name:32}{min(spent):9.1f}{aim:9.0f}")
        self.worst = max(self.worst, min(spent) / aim)
        self.least[name] = min(spent)
        return made


def board(moves: str) -> Position:
    """Return a board with these stones, Black's and White's by turns."""
    stones = bytearray(SIZE.area)
    for turn, name in enumerate(moves.split()):
        stones[SIZE.index(parse_point(name, SIZE))] = 1 + turn % 2
    return Position(SIZE, bytes(stones))


def index(place: Path, folder: Path, watch: IndexWatch) -> None:
    """Bring the index up to date."""
    renew(place, folder, partial(_read, watch.reading), watch)


def filtered(model: LibraryModel, text: str) -> None:
    """Filter the list again."""
    model.set_filter(GameFilter(text, field_names()))


def write_games(folder: Path) -> int:
    """Write games as files into a folder; how many."""
    count = 0
    for count, text in enumerate(islice(texts_of_games(), GAMES), 1):
        place = folder / f"{count // IN_FOLDER:03}"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{count:05}.sgf").write_text(text, encoding="utf-8")
    return count


def texts_of_games() -> Iterator[str]:
    """Yield recorded games where there are any, else random stones."""
    path = SHARED / "training" / "games.tsv.xz"
    if path.exists():
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                server, _name, komi, result, moves = line.split()
                yield text_of(number, server, komi, result, moves)
        return
    points = [a + b for a in "abcdefghijklmnopqrs" for b in "abcdefghijklmnopqrs"]
    chance = random.Random(1)
    for number in range(GAMES):
        yield text_of(number, "Made", "6.5", "B+R", "".join(chance.sample(points, 250)))


def text_of(number: int, event: str, komi: str, result: str, moves: str) -> str:
    """Return one game as SGF."""
    stones = (moves[at : at + 2] for at in range(0, len(moves) - 1, 2))
    nodes = "".join(f";{'BW'[turn % 2]}[{point}]" for turn, point in enumerate(stones))
    return (
        f"(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Player {number % 97}]PW[Other {number % 89}]BR[9d]WR[8d]"
        f"KM[{komi}]RE[{result}]DT[20{10 + number % 15}-0{1 + number % 9}-11]EV[{event}]{nodes})"
    )


if __name__ == "__main__":
    main()
