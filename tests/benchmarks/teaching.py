"""Measure how long the window does not answer while a teacher works with large files.

Run `python -m tests.benchmarks.teaching [words of a row]`; without a display it draws offscreen.
Each act is done in the real window, once with a usual file and once with a large one, and both in
the same run. `stood` is the longest time for which the window could do nothing else, as a timer
notices that wants to be called all the time; `all` is how long it took until everything was there,
`gc` the longest pause of Python's garbage collection in it. The last line is the longest stand
beside its aim; above 1 it is missed.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog

from goboard_app.app.files.class_book import ClassShelf
from goboard_app.app.files.document import CLASSES
from goboard_app.lessons.results import TaskResult
from goboard_app.lessons.term import ClassBook, LessonPupil, TermAnswer, TermLesson
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.acts import take_back_to
from goboard_app.session.export import ExportChoice, ExportKind, ExportRequest
from goboard_app.session.marks import MarkTool, mark
from goboard_app.ui.shell.window import MainWindow
from goboard_app.ui.teach.task import TaskDialog
from tests.benchmarks.review import large_tree
from tests.benchmarks.stepping import record
from tests.support.aims import tell
from tests.support.desk import Desks
from tests.support.parts import parts

AIM_MS = 30.0
MOST_SECONDS = 60.0
_LETTERS = "abcdefghijklmnopqrs"


class Pulse(QObject):
    """Wants to be called all the time, and notes the longest time for which it was not.

    A dialog that waits for an answer is closed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest = self.collecting = 0.0
        self._last = self._begun = 0.0
        self.closed = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.beat)
        gc.callbacks.append(self._on_collection)

    def start(self) -> None:
        """Begin to listen."""
        self.longest = self.collecting = 0.0
        self._last = time.perf_counter()
        self._timer.start(0)

    def stop(self) -> None:
        """Listen no more."""
        self.beat()
        self._timer.stop()

    @Slot()
    def beat(self) -> None:
        """Note how long it was."""
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self.close_dialog()
        self._last = time.perf_counter()

    def close_dialog(self) -> None:
        """Give no answer to a dialog that waits for one, unless one works in it."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and not isinstance(dialog, TaskDialog):
            self.closed += 1
            dialog.reject()

    def _on_collection(self, phase: str, _info: object) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._begun = now
        else:
            self.collecting = max(self.collecting, now - self._begun)


@dataclass
class Bench:
    """A window, a pulse, and a folder for files."""

    app: QApplication
    window: MainWindow
    folder: Path
    pulse: Pulse = field(default_factory=Pulse)

    def show(self, text: str) -> None:
        """Put a record on the board, and let everything come to rest that follows."""
        parts(self.window).table.leave()
        self.window.controller.show_games(read_sgf(text.encode()).games)
        self.rest(0.7)
        gc.collect()

    def show_live(self, text: str) -> None:
        """Put a game on the board that goes on, and stand at its end."""
        parts(self.window).table.leave()
        self.window.controller.show_games(read_sgf(text.encode()).games, is_live=True)
        self.window.controller.go_to_last()
        self.rest(0.7)

    def press(self, name: str) -> None:
        """Choose a row of the menus."""
        self.window.commands.actions[name].trigger()

    def put_table_up(self, text: str) -> None:
        """Show a record at the teacher's table."""
        self.show(text)
        self.press("table")
        self.wait(lambda: parts(self.window).table.is_on)
        self.rest(0.3)

    def repeat(self, act: Callable[[], object], rounds: int = 10) -> Timed:
        """Return the longest of several times."""
        times = [self.time(act, lambda: True) for _ in range(rounds)]
        return max(times, key=lambda timed: timed.stood)

    def wait(self, is_done: Callable[[], bool]) -> None:
        """Let the program work until something is done."""
        until = time.perf_counter() + MOST_SECONDS
        while not is_done() and time.perf_counter() < until:
            self.app.processEvents()
        assert is_done(), "it was never done"

    def file(self, text: str) -> Path:
        """Write a file with this content and return it."""
        path = self.folder / "read.sgf"
        path.write_text(text, encoding="utf-8")
        return path

    def rest(self, seconds: float) -> None:
        """Let timers run out."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.app.processEvents()

    def time(self, act: Callable[[], object], is_done: Callable[[], bool]) -> Timed:
        """Do something, wait until it is done and painted, and return the times."""
        self.pulse.start()
        start = time.perf_counter()
        act()
        self.pulse.beat()
        self.wait(is_done)
        for _ in range(3):
            self.app.processEvents()
        spent = time.perf_counter() - start
        self.pulse.stop()
        return Timed(self.pulse.longest * 1000, spent * 1000, self.pulse.collecting * 1000)


@dataclass(frozen=True, slots=True)
class Timed:
    """Milliseconds: the longest stand, all of it, and the longest pause of the collection."""

    stood: float
    all: float
    gc: float


Row = Callable[[Bench, int], Timed]


# The material of a lesson


def problems(count: int, side: int = 19) -> str:
    """Return games of one problem each: stones of both sides, and a tree of a few answers."""
    rng = random.Random(5)
    games = []
    for number in range(count):
        points = [a + b for a in _LETTERS[:9] for b in _LETTERS[:9]]
        rng.shuffle(points)
        black, white, free = points[:12], points[12:24], points[24:]
        lines = "".join(
            f"(;B[{free[i]}];W[{free[i + 1]}];B[{free[i + 2]}]C[{'Wrong' if i else 'Correct'}.])"
            for i in range(0, 12, 3)
        )
        said = f"C[Black to play, number {number}.\n@task kill\n@hint Look at the corner.]"
        games.append(
            f"(;GM[1]FF[4]SZ[{side}]GN[Problem {number}]{said}AB[{']['.join(black)}]AW[{']['.join(white)}]{lines})\n"
        )
    return "".join(games)


def lesson(count: int, words: int = 20) -> str:
    """Return games of one screen each, every fourth with a task."""
    rng = random.Random(6)
    games = []
    for number in range(count):
        points = rng.sample([a + b for a in _LETTERS for b in _LETTERS], 40)
        task = "\n@task points D4 E5" if number % 4 == 0 else ""
        text = "A stone has liberties. " * (words // 4)
        games.append(
            f"(;GM[1]FF[4]SZ[19]C[Screen {number}. {text}\n@screen{task}]"
            f"AB[{']['.join(points[:20])}]AW[{']['.join(points[20:])}]TR[{points[0]}])\n"
        )
    return "".join(games)


def commented(count: int) -> str:
    """Return games of forty comments each."""
    rng = random.Random(7)
    games = []
    for number in range(count):
        points = rng.sample([a + b for a in _LETTERS for b in _LETTERS], 160)
        moves = "".join(
            f";{'BW'[i % 2]}[{point}]" + ("C[A move to be looked at. And more.]" * (i % 4 == 0))
            for i, point in enumerate(points)
        )
        games.append(f"(;GM[1]FF[4]SZ[19]GN[Game {number}]{moves})\n")
    return "".join(games)


def long_words(count: int) -> str:
    """Return a lesson of twelve screens with this many words each."""
    return lesson(12, count)


def by_rules(text: str) -> str:
    """Return the record with its rules, so that no question is asked."""
    return text.replace("FF[4]", "FF[4]RU[Japanese]KM[6.5]", 1)


# Rows


def handout(bench: Bench, count: int) -> Timed:
    """Measure making the file of a hand-out that was planned before."""
    bench.show(problems(count))
    path = bench.folder / "out.pdf"
    path.unlink(missing_ok=True)
    request = ExportRequest(ExportChoice(ExportKind.HANDOUT), 1, 1)
    exports = parts(bench.window).exports
    return bench.time(lambda: exports.write(path, request), lambda: path.exists())


def handout_seen(bench: Bench, count: int) -> Timed:
    """Look at a hand-out before it is made, in games of which the last one alone has positions."""
    bench.show("(;GM[1]FF[4]SZ[19];B[dd];W[pp];B[dp])" * count + problems(1))
    request = ExportRequest(ExportChoice(ExportKind.HANDOUT), 1, 1)
    return bench.time(lambda: parts(bench.window).exports.preview(request, 720), lambda: True)


def table(text: Callable[[int], str]) -> Row:
    """Put the table up for the first time."""

    def row(bench: Bench, count: int) -> Timed:
        bench.show(text(count))
        return bench.time(lambda: bench.press("table"), lambda: parts(bench.window).table.is_on)

    return row


def table_step(text: Callable[[int], str]) -> Row:
    """Go on from position to position at the table; the longest stand of ten steps."""

    def row(bench: Bench, count: int) -> Timed:
        bench.put_table_up(text(count))
        return bench.repeat(lambda: parts(bench.window).table.step_by(1))

    return row


def scrolling(bench: Bench, count: int) -> Timed:
    """Scroll through the list of positions by a page, with boards that were never drawn."""
    bench.put_table_up(lesson(count))
    bar = parts(bench.window).table.work.panel.list.verticalScrollBar()
    return bench.repeat(lambda: bar.setValue(bar.value() + bar.pageStep()))


def putting_back(bench: Bench, count: int) -> Timed:
    """Measure putting back a shown position with this many marks."""
    bench.put_table_up(lesson(20))
    parts(bench.window).table.step_by(1)
    controller = bench.window.controller
    points = list(controller.session.tree.size)
    for number in range(count):
        tool = MarkTool.CROSS if number // 361 % 2 else MarkTool.TRIANGLE
        controller.perform(mark(controller.session, tool, (points[number % 361],)))
    bench.rest(0.3)
    work = parts(bench.window).table.work
    return bench.time(work.put_back, lambda: work.talk.count == 0)


def answering(text: Callable[[int], str]) -> Row:
    """Let pupils answer what is in the record on the board."""

    def row(bench: Bench, count: int) -> Timed:
        bench.show(text(count))
        asked = bench.pulse.closed
        return bench.time(lambda: bench.press("lock"), lambda: bench.pulse.closed > asked)

    return row


def solving(bench: Bench, count: int) -> Timed:
    """Solve the record on the board as problems."""
    bench.show(problems(count))
    flow = parts(bench.window).problems
    timed = bench.time(lambda: bench.press("solve_record"), lambda: flow.is_asking)
    flow.leave()
    return timed


def from_file(bench: Bench, count: int) -> Timed:
    """Solve problems from a file."""
    flow, path = parts(bench.window).problems, bench.file(problems(count))
    timed = bench.time(lambda: flow.open(path), lambda: flow.is_asking)
    flow.leave()
    return timed


def opening(text: Callable[[int], str]) -> Row:
    """Open a lesson."""

    def row(bench: Bench, count: int) -> Timed:
        flow, path = parts(bench.window).lessons, bench.file(text(count))
        timed = bench.time(lambda: flow.open(path), lambda: flow.is_shown)
        flow.leave()
        return timed

    return row


def lesson_step(bench: Bench, count: int) -> Timed:
    """Go on from screen to screen in a lesson."""
    flow = parts(bench.window).lessons
    flow.open(bench.file(lesson(count)))
    bench.wait(lambda: flow.is_shown)
    bench.rest(0.3)
    timed = bench.repeat(flow.course.go_on)
    flow.leave()
    return timed


def task(bench: Bench, nodes: int) -> Timed:
    """Type into the dialog of a task, which says below what becomes of it."""
    bench.show(by_rules(large_tree().decode() if nodes > 1000 else record(nodes, 19)))
    bench.window.controller.step(300)
    bench.rest(0.5)
    flow = parts(bench.window).tasks
    flow.show()
    bench.rest(0.5)
    dialog = flow.dialog
    assert dialog is not None
    typed = iter("What does Black do here?")
    timed = bench.repeat(lambda: dialog.text.edit.insertPlainText(next(typed)))
    dialog.reject()
    return timed


def menu(bench: Bench, nodes: int) -> Timed:
    """Ask for the menu of a stone at the end of a game that goes on."""
    bench.show_live(by_rules(record(nodes, 19)))
    flow, tree = parts(bench.window).board_menu, bench.window.controller.session.tree
    points = [p for p in tree.size if bench.window.controller.session.position.at(p)]
    return bench.repeat(lambda: [flow.menu_at(point) for point in points[:1]])


def take_back(bench: Bench, nodes: int) -> Timed:
    """Take back to the middle of a game that goes on."""
    bench.show_live(by_rules(record(nodes, 19)))
    controller = bench.window.controller
    node = controller.session.line[nodes // 2]
    act = take_back_to(controller.session, node)
    return bench.time(lambda: controller.perform(act), lambda: True)


def term(lessons: int) -> ClassBook:
    """Return a class of forty pupils with this many lessons of eight tasks."""
    rng = random.Random(8)
    book = ClassBook()
    for number in range(lessons):
        pupils = []
        for pupil in range(40):
            tries = [rng.choice((0, 0, 1, 2)) for _ in range(8)]
            answers = {n: TermAnswer(TaskResult(wrong, 0, True), ("C3", "D4")[:wrong]) for n, wrong in enumerate(tries)}
            pupils.append(LessonPupil(f"{number}-{pupil}", f"Pupil {pupil}", answers))
        tasks = tuple(f"{n}. Capture the white stones." for n in range(1, 9))
        day = f"2026-{9 + number // 4:02}-{1 + 7 * (number % 4):02}"
        book = book.with_lesson(TermLesson(str(number), f"Lesson {number}", day, tasks, pupils=tuple(pupils)))
    return book


def class_opened(bench: Bench, lessons: int) -> Timed:
    """Open the pupils of a class."""
    book = term(lessons)
    ClassShelf(bench.window.context.documents.folder / CLASSES).file("Class").change(lambda _old: book)
    # What was made to write the file is not the program's.
    bench.rest(0.3)
    gc.collect()
    asked = bench.pulse.closed
    return bench.time(lambda: bench.press("class_book"), lambda: bench.pulse.closed > asked)


ROWS: dict[str, tuple[Row, int, int]] = {
    "hand-out of problems": (handout, 12, 1200),
    "hand-out seen, positions at last": (handout_seen, 12, 1200),
    "table, comments": (table(commented), 3, 300),
    "table, lesson": (table(lesson), 10, 1000),
    "table, long words": (table(long_words), 20, 40_000),
    "next position, comments": (table_step(commented), 3, 300),
    "next position, lesson": (table_step(lesson), 10, 1000),
    "next position, long words": (table_step(long_words), 20, 40_000),
    "list of positions scrolled": (scrolling, 30, 1000),
    "put back, marks": (putting_back, 10, 300),
    "pupils answer, problems": (answering(problems), 10, 3000),
    "pupils answer, lesson": (answering(lesson), 10, 3000),
    "solve as problems": (solving, 10, 3000),
    "problems from file": (from_file, 10, 3000),
    "open a lesson": (opening(lesson), 10, 3000),
    "open a lesson, long words": (opening(long_words), 20, 40_000),
    "next screen": (lesson_step, 20, 1000),
    "task, typed": (task, 400, 100_000),
    "menu of a stone": (menu, 300, 14_000),
    "take back to here": (take_back, 300, 14_000),
    "class opened": (class_opened, 3, 12),
}
"""Each with the size of a usual file and of a large one."""
OWN_AIMS_MS = {"class opened": 300.0}
"""The rows that may take longer: a dialog with a whole table."""


def main() -> None:
    """Print the table."""
    wanted = " ".join(sys.argv[1:])
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    print(f"{'':34}{'size':>8}{'stood':>9}{'all':>9}{'gc':>7}{'':6}{'size':>8}{'stood':>9}")
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        desks = Desks(Path(folder), QFont(app.font()))
        # The bench closes dialogs itself, but for the one that is typed into.
        desks.dialogs.settle()
        bench = Bench(app, desks.make().window, Path(folder))
        for name, (row, usual, large) in ROWS.items():
            if wanted in name:
                few, many = row(bench, usual), row(bench, large)
                worst = max(worst, many.stood / OWN_AIMS_MS.get(name, AIM_MS))
                told = f"{many.stood:9.1f}{many.all:9.0f}{many.gc:7.1f}"
                print(f"{name:34}{large:8}{told}{'':6}{usual:8}{few.stood:9.1f}", flush=True)
        desks.clear()
    print(f"worst {worst:.2f} of its aim")
    tell("worst of its aim", worst)


if __name__ == "__main__":
    main()
