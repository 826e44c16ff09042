"""Desk: the whole program as a user sees and touches it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QCursor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.jobs import COLLECTOR
from goboard_app.app.life_reader import Proposer, read_groups
from goboard_app.app.settings import TEXT, Setting, SettingsHub, SettingsStore
from goboard_app.go.board import Color, Point, parse_point
from goboard_app.go.position import draw_diagram
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.features import FEATURES
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.page import GamePage
from goboard_app.ui.shell.side_panel import SidePanel
from goboard_app.ui.shell.window import MainWindow
from goboard_app.ui.shell.windows import OpenWindow, Windows
from tests.support.boards import arrows_to
from tests.support.dialogs import Dialogs, press
from tests.support.parts import Parts, parts
from tests.support.proposals import all_alive, proposing, read_once
from tests.support.waiting import activate, wait_until

PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
_LEFT = Qt.MouseButton.LeftButton
_READING_MS = 30_000
# No window of a test reaches so far.
_NOWHERE = QPoint(-5000, -5000)


class Panels:
    """The side panel with its parts: `panels.play` is the panel of that name."""

    def __init__(self, panel: SidePanel) -> None:
        self.whole = panel

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        if any(row.name == name for row in self.whole._rows):
            return self.whole[name]
        return getattr(self.whole, name)


@dataclass
class Desk:
    """One window with everything behind it; its files lie in `folder`.

    `windows` are all of the program that this window belongs to. `is_asked`: the test answers the questions of a count
    itself, else they are answered as soon as the position was read: yes, and no decision about unclear groups.
    """

    window: MainWindow
    controller: GameController
    documents: Documents
    dialogs: Dialogs
    folder: Path
    windows: Windows
    is_asked: bool = False

    @property
    def others(self) -> list[Desk]:
        """Return the other windows of the program, the oldest first."""
        items = [item for item in self.windows.all if item.window is not self.window]
        return [_desk_of(item, self.windows, self.dialogs, self.folder) for item in items]

    @property
    def parts(self) -> Parts:
        """Return the parts of the window, by their names."""
        return Parts(self.window)

    @property
    def page(self) -> GamePage:
        return self.window.page

    @property
    def panel(self) -> Panels:
        """Return the side panel once it has content."""
        panel = self.window.page.panel
        if panel.isVisible():
            # A panel of a search or a guess may be visible before the panel of the phase is made.
            wait_until(lambda: panel._is_ready)
            wait_until(lambda: not self._is_filling, _READING_MS)
            direct = Qt.FindChildOption.FindDirectChildrenOnly
            wait_until(lambda: any(w.isVisible() for w in panel.findChildren(QWidget, "", direct)))
        return Panels(panel)

    @property
    def _is_filling(self) -> bool:
        """Return whether the panel of the count is working out neutral points."""
        made = self.window.page.panel._made
        return "count" in made and made["count"].is_filling

    @property
    def session(self) -> GameSession:
        return self.controller.session

    @property
    def phase(self) -> Phase:
        return self.session.phase

    @property
    def message(self) -> str:
        return self.page.message.text

    @property
    def stones(self) -> str:
        """Return the stones on the shown board as a diagram."""
        picture = self.page.board.picture
        return "\n".join(draw_diagram(replace(self.session.position, stones=picture.stones)))

    @property
    def recent_menu(self) -> QMenu:
        """Return the menu of records opened lately."""
        menus = self.window.findChildren(QMenu)
        return next(menu for menu in menus if menu.title() == "Open recent")

    @property
    def unfinished(self) -> Path:
        return self.folder / "data" / "unfinished.sgf"

    @property
    def is_on_board(self) -> bool:
        return self.page.isVisible()

    def point(self, name: str) -> Point:
        return parse_point(name, self.session.tree.size)

    # Acts of a user

    def start(self, game: NewGame | None = None, **changes: object) -> None:
        """Begin a game without the dialog."""
        parts(self.window).games.start(replace(game or NewGame(), **changes))

    def click(self, name: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        board = self.page.board
        place = board.position_of(self.point(name))
        QTest.mouseClick(board.viewport(), _LEFT, modifiers, place)
        self.let_read()

    def double_click(self, name: str) -> None:
        """Send both clicks of a double click, as the system reports them."""
        board = self.page.board
        place = board.position_of(self.point(name))
        QTest.mouseClick(board.viewport(), _LEFT, PLAIN, place)
        QTest.mouseDClick(board.viewport(), _LEFT, PLAIN, place)
        QTest.mouseRelease(board.viewport(), _LEFT, PLAIN, place)
        self.let_read()

    def hover(self, name: str) -> None:
        board = self.page.board
        QTest.mouseMove(board.viewport(), QPoint(0, 0))
        QTest.mouseMove(board.viewport(), board.position_of(self.point(name)))

    def play(self, moves: str) -> None:
        """Click these points; `pass` is the button or, in a review, the menu."""
        for name in moves.split():
            if name != "pass":
                self.click(name)
            elif self.phase is Phase.PLAYING:
                self.press(self.panel.play.pass_button)
            else:
                self.menu("pass")

    def press(self, button: QPushButton) -> None:
        self.bring_out(button)
        press(button)
        self.let_read()

    def bring_out(self, button: QPushButton) -> None:
        """Open or close the list of groups if a button of the count is in the other part of its panel."""
        count: Any = self.window.page.panel._made.get("count")
        if count is None or button.isVisible() or not count.isAncestorOf(button):
            return
        way = next((w for w in (count.change, count.done) if w.isVisible()), None)
        if way is not None:
            way.click()

    def list_groups(self) -> None:
        """Open the list of groups of a count."""
        if self.panel.count.change.isVisible():
            self.panel.count.change.click()

    def play_on(self) -> None:
        """Press "Play on", which is elsewhere as long as the game does not look finished."""
        self.wait_for_proposal()
        count = self.panel.count
        asked = count.open_card.play_on
        self.press(asked if asked.isVisible() else count.play_on)

    def propose(self, **what: object) -> None:
        """Propose this for every position that is counted from now on."""
        self.controller.reader._proposer = proposing(**what)

    def wait_for_proposal(self) -> None:
        """Wait until the position that is counted has been read, and its filling is known."""
        wait_until(lambda: not self.controller.reader.is_busy, _READING_MS)
        wait_until(lambda: not self._is_filling, _READING_MS)
        if not self.is_asked:
            self.answer_questions()

    def answer_questions(self) -> None:
        """Answer the questions of a count as the program proposes, until the sum is there."""
        counts = self.window.features["count"]
        if counts.has("taps"):
            wait_until(lambda: not self.parts.taps.is_due)
            self.parts.taps.leave()
        count: Any = self.window.page.panel._made.get("count")
        question = None if count is None else count.question
        for button in () if question is None else (question.yes, question.skip):
            if button.isVisible():
                button.click()
        wait_until(lambda: not self._is_filling, _READING_MS)

    def let_read(self) -> None:
        """Let the program read the groups to the end, as a user who waits before acting.

        Nobody can agree before that. Another proposer that stands in for the reading is left alone:
        its test says when it answers.
        """
        if self.controller.reader._proposer in (read_groups, read_once, all_alive):
            self.wait_for_proposal()
        teaching = self.window.features["teach"]
        if teaching.has("problems"):
            wait_until(lambda: not self.parts.problems.is_reading, _READING_MS)

    def agree(self, *colors: Color, skips: bool = True) -> None:
        """Press the button "I agree" of these sides, or of both; skip the story of the count.

        A game that does not look finished is counted as it stands.
        """
        self.count_as_it_stands()
        for color in colors or tuple(Color):
            self.press(self.panel.count.sides[color].button)
        if skips:
            self.skip_story()

    def count_as_it_stands(self) -> None:
        """Wait for the reading; where the game does not look finished, count it all the same."""
        self.wait_for_proposal()
        card = self.panel.count.open_card
        if card.isVisible() and not self.panel.count.sides[Color.BLACK].isVisible():
            # There is nothing to agree on before this question is answered.
            self.press(card.as_it_stands)

    def skip_story(self) -> None:
        """Press the button that ends the story of the count, if there is one."""
        if parts(self.window).stories.is_open:
            self.press(self.panel.story.skip)

    def menu(self, name: str) -> None:
        """Choose a row of the menu that is on."""
        action = self.action(name)
        assert action.isEnabled(), f"the row {name!r} is off"
        action.trigger()
        self.let_read()

    def action(self, name: str) -> QAction:
        return self.window.commands.action(name)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key wherever the keyboard is."""
        # Earlier events have been processed.
        self.window.commands.settle()
        QTest.keyClick(self.focus or self.window, key, modifiers)
        self.let_read()

    @property
    def focus(self) -> QWidget | None:
        """Return the widget that has the keyboard."""
        self.wake()
        return QApplication.focusWidget()

    def wake(self) -> None:
        """Give the window the keyboard, as a window manager does when a dialog has closed."""
        if QApplication.activeWindow() is not self.window:
            activate(self.window)

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.key(key)

    def steer(self, name: str) -> None:
        """Bring the keyboard point to this point with the arrows."""
        self.steer_on(self.page.board, self.point(name))

    def steer_on(self, board: BoardView, goal: Point) -> None:
        """Move the keyboard point on any board that has the keyboard."""
        if board.cursor_point is None:
            self.key(Qt.Key.Key_Right, CONTROL)
        self.keys(*arrows_to(board, goal))
        assert board.cursor_point == goal

    def steer_and_play(self, moves: str) -> None:
        """Play by keys alone; `pass` is the key P."""
        for name in moves.split():
            if name == "pass":
                self.key(Qt.Key.Key_P)
            else:
                self.steer(name)
                self.key(Qt.Key.Key_Return)

    def turn_wheel(self, notches: int) -> None:
        """Turn the wheel, towards the hand if positive."""
        board = self.page.board
        middle = QPointF(board.rect().center())
        event = QWheelEvent(
            middle, board.mapToGlobal(middle), QPoint(), QPoint(0, -120 * notches),
            Qt.MouseButton.NoButton, PLAIN, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(board.viewport(), event)

    def drop(self, *paths: Path, on: QWidget | None = None) -> bool:
        """Drop files in the middle of a widget, or on the window; whether they were taken, which Qt asks from below."""
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        place = QPoint(100, 100) if on is None else on.mapTo(self.window, on.rect().center())
        copy = Qt.DropAction.CopyAction
        handle = self.window.windowHandle()
        enter = QDragEnterEvent(place, copy, mime, _LEFT, PLAIN)
        QApplication.sendEvent(handle, enter)
        if not enter.isAccepted():
            QApplication.sendEvent(handle, QDragLeaveEvent())
            return False
        move = QDragMoveEvent(place, copy, mime, _LEFT, PLAIN)
        QApplication.sendEvent(handle, move)
        drop = QDropEvent(QPointF(place), copy, mime, _LEFT, PLAIN)
        QApplication.sendEvent(handle, drop)
        return drop.isAccepted()

    # Files

    def sgf(self, text: str, name: str = "game.sgf") -> Path:
        """Return a file with this text."""
        path = self.folder / name
        path.write_bytes(text.encode("utf-8"))
        return path

    def open(self, text: str, name: str = "game.sgf") -> Path:
        """Open a file with this text."""
        path = self.sgf(text, name)
        self.window.open(path)
        return path


_NEW_FROZEN = 100_000
# To count what is frozen takes as long as 20 ms, and a sweep 400, since all tests of the process are examined as well.
_LOOKED_AFTER = 64


class Desks:
    """Makes desks that stand on the same files, and clears them away.

    `usual` is what differs from the program as it ships: settings, and with `proposer` who reads
    which stones are dead.

    No test is quiet for as long as a program that sweeps up what is left of other records. So from
    time to time that is done here: else each window would be laid out among those of all tests.
    """

    frozen_at_most = 0
    cleared = 0

    def __init__(self, folder: Path, system_font: QFont, **usual: object) -> None:
        if not Desks.cleared:
            # The tests that were collected are frozen as well, and stay.
            Desks.frozen_at_most = gc.get_freeze_count() + _NEW_FROZEN
        self.folder = folder
        self.dialogs = Dialogs()
        self._system_font = system_font
        self._proposer: Proposer = usual.pop("proposer", read_once)  # type: ignore[assignment]
        self._usual = usual
        self._made: list[Desk] = []
        self.features: tuple[type[Feature], ...] = FEATURES

    @property
    def store(self) -> SettingsStore:
        path = self.folder / "goboard.ini"
        return SettingsStore(QSettings(str(path), QSettings.Format.IniFormat))

    def make(
        self,
        size: tuple[int, int] | None = (1280, 800),
        font: QFont | None = None,
        on_start_page: bool = True,
        proposer: Proposer | None = None,
        **settings: object,
    ) -> Desk:
        """Make a program with a window, as it ships but for these settings or those of a marker."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # Where an earlier test left the pointer, a new window would be pointed at.
        QCursor.setPos(_NOWHERE)
        store = self.store
        if settings or not (self.folder / "goboard.ini").exists():
            # The system's own theme would be another on another machine.
            usual = {"theme": "light", **self._usual}
            store.save(replace(store.load(), **{**usual, **settings}))  # type: ignore[arg-type]
            # No test reads or writes the documents of the user who runs it.
            store.write(Setting("players/folder", "", TEXT), str(self.folder / "Go games"))
        unfinished = self.folder / "data" / "unfinished.sgf"
        hub = SettingsHub(store, app)
        windows = Windows(
            *(hub, unfinished, font or self._system_font, self.features, app),
            proposer=proposer or self._proposer,
        )
        hub.setParent(windows)
        window = windows.make()
        if size is not None:
            window.resize(*size)
        if on_start_page:
            window.show_start_page()
        parts(window).offer_left()
        window.show()
        activate(window)
        desk = _desk_of(windows.all[0], windows, self.dialogs, self.folder)
        self._made.append(desk)
        return desk

    def close(self, desk: Desk) -> bool:
        """Close the window as its frame does; whether it closed. Then clear everything away."""
        is_closed = desk.window.close()
        if is_closed:
            self.crash(desk)
        return is_closed

    def crash(self, desk: Desk) -> None:
        """End the whole program without any message."""
        self._made.remove(desk)
        things = [t for item in desk.windows.all for t in _things_of(item)]
        for thing in (*things, desk.window, desk.documents, desk.controller, desk.windows):
            if shiboken6.isValid(thing):
                thing.deleteLater()
                QApplication.sendPostedEvents(thing, QEvent.Type.DeferredDelete)
                assert not shiboken6.isValid(thing)

    def clear(self) -> None:
        for desk in list(self._made):
            self.crash(desk)
        # The platform without a screen keeps what was copied beyond the end of Python, and falls.
        QApplication.clipboard().clear()
        # The objects left by the windows are collected before Qt deletes the next thing.
        COLLECTOR.give_back()
        Desks.cleared += 1
        if Desks.cleared % _LOOKED_AFTER == 0 and gc.get_freeze_count() > Desks.frozen_at_most:
            COLLECTOR.sweep()
            Desks.frozen_at_most = gc.get_freeze_count() + _NEW_FROZEN
        problems = self.dialogs.settle()
        assert not problems, "\n".join(problems)


def _things_of(item: OpenWindow) -> tuple[QObject, ...]:
    return item.window, item.documents, item.controller


def _desk_of(item: OpenWindow, windows: Windows, dialogs: Dialogs, folder: Path) -> Desk:
    return Desk(item.window, item.controller, item.documents, dialogs, folder, windows)


def answer_files(patch: Callable[..., None], opened: Path | str = "", saved: Path | str = "") -> list[str]:
    """Let the system's dialogs for files answer so; the list collects what was proposed."""
    proposed: list[str] = []

    def choose_open(_parent: QWidget, _title: str, folder: str, _filter: str = "") -> tuple[str, str]:
        proposed.append(folder)
        return str(opened), ""

    def choose_save(_parent: QWidget, _title: str, start: str, _filter: str) -> tuple[str, str]:
        proposed.append(start)
        return str(saved), ""

    patch(QFileDialog, "getOpenFileName", staticmethod(choose_open))
    patch(QFileDialog, "getSaveFileName", staticmethod(choose_save))
    return proposed
