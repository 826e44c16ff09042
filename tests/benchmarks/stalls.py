"""Measure how long the window does not answer with records of any size, for every act.

Run `python -m tests.benchmarks.stalls [NAME...]`, with the first words of some records if not all
are wanted; without a display it draws offscreen. A timer beats in the window's thread while a
record is opened, walked, played on, taken back, saved, searched and counted, and while nothing is
done after each of these; what lies between two beats is a stall. The table gives the longest one of
each act in milliseconds, and how much of it the window's own thread worked. The rest it waited: for
another thread, or for the processor where other programs want it too.

With "engine" an engine answers a hundred times a second, each time with all there is of a 19x19
board: twenty moves with their lines, and whose each point is. It is asked about every position that
is walked to, and its log is open.

With "first" each dialog and page is opened for the first time, as soon as the window has rested.
The records of "hostile" have a list, a fork, a depth, a comment, names and ranks without end.

The games of the collections are those beside the checkout where there are any, else made ones; the
line and the tree are made. The last line is the longest stall of all: `longest N ms`.
"""

from __future__ import annotations

import builtins
import gc
import importlib
import json
import lzma
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.programs import EngineProgram, join_words
from goboard_app.app.engines.situation import situation_at
from goboard_app.engine.engine import Answer, Effort
from goboard_app.go.board import BoardSize, Color
from tests.benchmarks.stepping import full_board, record
from tests.support.aims import tell
from tests.support.desk import Desk, Desks
from tests.support.parts import parts

GAMES = Path(__file__).resolve().parents[3] / "shared" / "training" / "games.tsv.xz"
ENGINE = Path(__file__).resolve().parents[1] / "support" / "scripted_engine.py"
LINE, TREE, FEW, MANY = 100_000, 95_000, 1_000, 10_000
REST_S, MOST_S, FIRST_REST_S = 1.0, 180.0, 40.0
# The rows that open a dialog, a panel or a page for the first time.
FIRST = (
    *("new", "keys", "export", "rules", "rulesets", "game_info", "players", "engines", "find", "name", "about"),
    *(
        "words",
        "manual",
        "clean_up",
        "raw_properties",
        "set_up",
        "merge",
        "results",
        "problems",
        "first_steps",
    ),
    "new_window",
)


def line(nodes: int) -> str:
    """Return a line of this many moves, the same few hundred repeated with captures in between."""
    moves = record(2000, 19).removesuffix(")")
    head, body = moves.split("\n", 1)
    return f"{head}\n" + "\n".join([body] * (nodes // 2000)) + ")"


def tree(nodes: int) -> str:
    """Return a game of 300 moves with variations of 20 moves at each, and more of them on those."""
    parts = ["(;GM[1]FF[4]SZ[19]PB[Tree]"]
    moves = record(300, 19).removesuffix(")").split("\n")[1:]
    count, closing = 0, 0
    while count < nodes:
        move = moves[count % 300]
        branch = "".join(f"({''.join(moves[i : i + 20])})" for i in range(count % 250, count % 250 + 9))
        if count % 40 == 0:
            parts.append(f"{branch}(")
            closing += 1
            count += 180
        parts.append(move)
        count += 1
    return "\n".join(parts) + ")" * (closing + 1)


def collection(count: int) -> str:
    """Return a file of this many games, recorded ones or made ones."""
    if not GAMES.exists():
        moves = record(200, 19).removesuffix(")").split("\n")[1:]
        return "\n".join(
            f"(;GM[1]FF[4]SZ[19]PB[Black {n}]PW[White {n}]RE[B+R]{''.join(moves[n % 40 :])})" for n in range(count)
        )
    games: list[str] = []
    with lzma.open(GAMES, "rt") as rows:
        for row in rows:
            server, number, komi, result, letters = row.rstrip("\n").split("\t")[:5]
            pairs = (letters[i : i + 2] for i in range(0, len(letters) - 1, 2))
            moves = "".join(f";{'BW'[n % 2]}[{pair}]" for n, pair in enumerate(pairs))
            head = f"(;GM[1]FF[4]SZ[19]KM[{komi}]RE[{result}]PB[{server} {number}]PW[White]"
            games.append(f"{head}{moves})")
            if len(games) == count:
                break
    return "\n".join(games)


POINTS = [f"{a}{b}" for a in "abcdefghijklmnopqrs" for b in "abcdefghijklmnopqrs"]
HOSTILE: dict[str, Callable[[], str]] = {
    "hostile values": lambda: f"(;GM[1]FF[4]SZ[19]AB[{']['.join(POINTS * 2770)}];W[aa];B[bb])",
    "hostile fork": lambda: "(;GM[1]FF[4]SZ[19];B[dd]" + "".join(f"(;W[{POINTS[n % 361]}])" for n in range(LINE)) + ")",
    "hostile depth": lambda: (
        "(;GM[1]FF[4]SZ[19]"
        + "".join(f"(;{'BW'[n % 2]}[{POINTS[n % 361]}](;{'BW'[n % 2]}[ss])" for n in range(LINE))
        + ")" * (LINE + 1)
    ),
    "hostile comment": lambda: f"(;GM[1]FF[4]SZ[19];B[dd]C[{'word and liberty ' * 13_333}];W[ee]C[{'word ' * 40_000}])",
    "hostile names": lambda: f"(;GM[1]FF[4]SZ[19]PB[{'n' * 255}]PW[x]BR[{'9d' * 5000}];B[dd]N[{'name ' * 2000}];W[ee])",
}


def busy_line() -> str:
    """Return the longest report that an engine can give on a board."""
    rows = [f"{letter}{number}" for letter in "ABCDEFGHJKLMNOPQRST" for number in range(1, 20)]
    infos = " ".join(
        f"info move {name} visits VISITS edgeVisits 9 utility -0.040835 winrate 0.480018 scoreMean "
        f"-0.611848 scoreStdev 24.7058 scoreLead -0.611848 prior 0.221121 lcb 0.477221 order {n} "
        f"pv {' '.join(rows[n : n + 15])}"
        for n, name in enumerate(rows[:20])
    )
    return f"{infos} ownership {' '.join(['-0.0123456'] * 361)}"


class Beat:
    """Beats in the window's thread and remembers the longest time between two beats."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_beat)
        self._timer.start(1)
        self.begin()

    def begin(self) -> None:
        """Forget what was."""
        self.longest = self.worked = 0.0
        self._at, self._spent = time.perf_counter(), time.thread_time()

    def _on_beat(self) -> None:
        now, spent = time.perf_counter(), time.thread_time()
        if now - self._at > self.longest:
            self.longest, self.worked = now - self._at, spent - self._spent
        self._at, self._spent = now, spent


class Watcher:
    """A watcher that does one act after the other with a record and reports the longest stall of each."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self._desk = desk
        self._folder = folder
        self._beat = Beat()
        self.longest = 0.0
        # The most that the thread worked for a hostile record, and for a first use.
        self.worked: dict[str, float] = {}
        self._table = ""

    def measure(self, name: str, text: str) -> None:
        """Print a line for each act with this record."""
        path = self._folder / f"{name}.sgf"
        path.write_text(text, encoding="utf-8")
        print(f"{name}, {len(text) / 1e6:.1f} MB", flush=True)
        desk, controller = self._desk, self._desk.controller
        shown: list[str] = []
        parts(desk.window).files.opened.connect(shown.append)
        self._act("open", lambda: desk.window.open(path), lambda: bool(shown))
        parts(desk.window).files.opened.disconnect(shown.append)
        self._act("end", lambda: desk.keys(Qt.Key.Key_End), self._is_at_end)
        self._act("play", self._play)
        self._act("play again", self._play)
        self._act("undo", controller.undo)
        self._act("step back", lambda: controller.step(-1))
        self._act("step forward", lambda: controller.step(1))
        self._act("home", lambda: desk.keys(Qt.Key.Key_Home))
        self._act("end again", lambda: desk.keys(Qt.Key.Key_End), self._is_at_end)
        if controller.game_count > 1:
            self._act("last game", lambda: controller.show_game(controller.game_count - 1))
        self._act("save", lambda: desk.menu("save"), lambda: not desk.documents.is_modified)
        self._act("search", self._search, lambda: not parts(desk.window).finding.searcher.is_busy)
        self._act("close search", lambda: desk.keys(Qt.Key.Key_Escape))
        self._act("count", controller.start_count)
        self._act("dead stones", self._click_dead)
        self._act("stop counting", controller.stop_count)

    def measure_engine(self) -> None:
        """Print a line for each act while an engine talks a hundred times a second."""
        self._table = ""
        print(f"engine, a line of {len(busy_line()) / 1000:.0f} kB a hundred times a second")
        desk, controller = self._desk, self._desk.controller
        path = self._folder / "engine.sgf"
        path.write_text(record(300, 19), encoding="utf-8")
        desk.window.open(path)
        self._turn(REST_S)
        script = json.dumps({"kata-analyze": f"spam 100 {busy_line()}"})
        words = join_words(("-S", "-E", str(ENGINE), script))
        directory = EngineDirectory.of(desk.window.context.hub)
        directory.store((EngineProgram("spam", "Spam", sys.executable, words),))
        engine = directory.make("spam")
        heard: list[Answer] = []
        desk.menu("engine_log")
        self._turn(3 * REST_S)  # showing a page for the first time is another matter

        def ask() -> None:
            engine.analyse(situation_at(controller.session), Effort(), heard.append)

        self._act("ask", ask, lambda: len(heard) > 10)
        for number in range(3):
            heard.clear()

            def step() -> None:
                controller.step(20)
                ask()

            self._act(f"walk {number + 1}", step, lambda: len(heard) > 10)
        parts(desk.window).engines.close()
        directory.end()

    def measure_hostile(self, name: str, text: str) -> None:
        """Print a line for each act with a record that somebody made to hold up the window."""
        self._table = "hostile record, worked"
        path = self._folder / f"{name}.sgf"
        path.write_text(text, encoding="utf-8")
        print(f"{name}, {len(text) / 1e6:.1f} MB", flush=True)
        desk, shown = self._desk, list[str]()
        # The first record of a window has it make the panel of records.
        desk.window.open(desk.sgf(record(10, 9), "plain.sgf"))
        self._turn(3 * REST_S)
        parts(desk.window).files.opened.connect(shown.append)
        self._act("open", lambda: desk.window.open(path), lambda: bool(shown))
        parts(desk.window).files.opened.disconnect(shown.append)
        self._act("rest", lambda: self._turn(REST_S))
        self._act("step", lambda: desk.controller.step(1))
        self._act("end", lambda: desk.keys(Qt.Key.Key_End), self._is_at_end)
        self._act("pass", lambda: desk.menu("pass"))
        self._act("undo", desk.controller.undo)
        self._act("home", lambda: desk.keys(Qt.Key.Key_Home))
        # All variations of the fork move behind the new one.
        self._table = "hostile record, edit at its first move, worked"
        desk.controller.step(1)
        self._turn(REST_S)
        self._act("pass at first", lambda: desk.menu("pass"))
        self._act("undo at first", desk.controller.undo)

    def measure_first(self) -> None:
        """Print a line for the first use of each dialog and page; a dialog is closed as soon as it is there."""
        self._table = "first use, worked"
        desk = self._desk
        desk.dialogs.settle()
        closer = QTimer()
        closer.timeout.connect(_close_dialog)
        closer.start(20)
        desk.window.open(desk.sgf(record(300, 19), "first.sgf"))
        # What can be made ready at rest is ready then.
        self._turn(FIRST_REST_S)
        print("first use")
        desk.controller.go_to_last()
        self._turn(REST_S)
        self._act("count", lambda: desk.menu("count"))
        desk.controller.stop_count()
        self._turn(REST_S)
        for name in FIRST:
            if desk.action(name).isEnabled():
                self._act(name, lambda row=name: desk.menu(row))  # type: ignore[misc]
        closer.stop()
        self._act("start a game", lambda: desk.start(size=BoardSize(19, 19)))

    def _act(self, name: str, act: Callable[[], object], is_over: Callable[[], bool] = lambda: True) -> None:
        self._beat.begin()
        started = time.perf_counter()
        QTimer.singleShot(0, act)
        self._turn(0.05)
        while not is_over() and time.perf_counter() - started < MOST_S:
            self._turn(0.05)
        took = time.perf_counter() - started
        self._turn(REST_S)
        longest, worked = self._beat.longest * 1000, self._beat.worked * 1000
        end = "" if is_over() else "   not over"
        print(f"  {name:16}{longest:9.0f}{worked:9.0f}   in {took:6.2f} s{end}", flush=True)
        if self._table:
            self.worked[self._table] = max(self.worked.get(self._table, 0.0), worked)
        else:
            self.longest = max(self.longest, longest)

    def _turn(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(int(seconds * 1000), loop.quit)
        loop.exec()

    def _is_at_end(self) -> bool:
        return not self._desk.session.cursor.children

    def _play(self) -> None:
        self._desk.controller.click(min(self._desk.page.board.picture.playable))

    def _search(self) -> None:
        self._desk.menu("find")
        panel = parts(self._desk.window).finding.panel
        QTest.keyClicks(panel.field, "black")
        QTest.keyClick(panel.field, Qt.Key.Key_Return)

    def _click_dead(self) -> None:
        session = self._desk.session
        stones = session.position.points(Color.BLACK) or session.position.points(Color.WHITE)
        if stones:
            self._desk.controller.click(min(stones))


def _close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog) and dialog.isVisible():
        dialog.reject()


def main() -> None:
    """Print the table."""
    made: dict[str, Callable[[], str]] = {
        f"line of {LINE} moves": lambda: line(LINE),
        f"tree of {TREE} nodes": lambda: tree(TREE),
        f"{FEW} games": lambda: collection(FEW),
        f"{MANY} games": lambda: collection(MANY),
        "52x52": lambda: full_board(52),
        "19x19": lambda: record(300, 19),
    }
    wanted = sys.argv[1:]
    # As in the program: else PySide reads the source of each module that is loaded later.
    builtins.__import__ = importlib.__import__
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    print(f"{'':18}{'stall':>9}{'worked':>9}   ms")
    with tempfile.TemporaryDirectory() as folder:
        desks = Desks(Path(folder), QFont(app.font()))
        # As in the program: it stays, and is not looked through for rubbish.
        gc.freeze()
        watcher = Watcher(desks.make(), Path(folder))
        for name, make in made.items():
            if not wanted or any(name.startswith(word) for word in wanted):
                watcher.measure(name, make())
        for name, make in HOSTILE.items():
            if not wanted or any(name.startswith(word) for word in wanted):
                watcher.measure_hostile(name, make())
        if not wanted or "first" in wanted:
            watcher.measure_first()
        if not wanted or "engine" in wanted:
            watcher.measure_engine()
        desks.clear()
    print(f"longest {watcher.longest:.0f} ms")
    tell("longest stall", watcher.longest)
    for name, most in watcher.worked.items():
        print(f"{name} {most:.0f} ms")
        tell(name, most)


if __name__ == "__main__":
    main()
