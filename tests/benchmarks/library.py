"""How soon a folder of 10,000 games is a library: indexed, opened again, filtered, searched.

Run `python -m tests.benchmarks.library`. The games are those of the training data beside the
checkout, written as SGF files into a temporary folder, else made ones. Processor time of this
process in milliseconds, the least of three where it is done over; `aim` is what the issue wants.
The last line is the worst ratio to its aim.
"""

from __future__ import annotations

import lzma
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from goboard_app.app.library import _read
from goboard_app.app.texts.library import field_names
from goboard_app.library.games import GameFilter
from goboard_app.library.index import IndexWatch, known_games, renew
from goboard_app.ui.library.games import BLACK, DATE, LibraryModel

SHARED = Path(__file__).resolve().parents[3] / "shared"
GAMES, IN_FOLDER = 10_000, 500
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
    print(f"worst {table.worst:.2f} of its aim")


class Table:
    """Rows of times with their aims."""

    def __init__(self) -> None:
        self.worst = 0.0

    def row(self, name: str, aim: float, work: Callable[[], _Made], times: int = 3) -> _Made:
        """Do some work so many times, and print the least time that it took."""
        spent = []
        for _ in range(times):
            start = time.process_time()
            made = work()
            spent.append(1000 * (time.process_time() - start))
        print(f"{name:32}{min(spent):9.1f}{aim:9.0f}")
        self.worst = max(self.worst, min(spent) / aim)
        return made


def index(place: Path, folder: Path, watch: IndexWatch) -> None:
    """Bring the index up to date."""
    renew(place, folder, partial(_read, watch.reading), watch)


def filtered(model: LibraryModel, text: str) -> None:
    """Filter the list anew."""
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
    """Games of people where there are any, else stones put down by chance."""
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
    """One game as SGF."""
    stones = (moves[at : at + 2] for at in range(0, len(moves) - 1, 2))
    nodes = "".join(f";{'BW'[turn % 2]}[{point}]" for turn, point in enumerate(stones))
    return (
        f"(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Player {number % 97}]PW[Other {number % 89}]BR[9d]WR[8d]"
        f"KM[{komi}]RE[{result}]DT[20{10 + number % 15}-0{1 + number % 9}-11]EV[{event}]{nodes})"
    )


if __name__ == "__main__":
    main()
