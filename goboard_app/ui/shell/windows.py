"""Windows: all windows of the program, each with a record, a history and files of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.journal import LeftJournal
from goboard_app.app.files.load import LoadedFile
from goboard_app.app.instance import Request, real_path
from goboard_app.app.jobs import COLLECTOR, Alarm
from goboard_app.app.life_reader import Proposer, read_groups
from goboard_app.app.settings import FLAG, TEXTS, Setting, Settings, SettingsHub, is_text
from goboard_app.app.texts import change_language, silent_language
from goboard_app.app.texts.format import comma_list
from goboard_app.app.texts.program import about_text, language_silent, not_reopened
from goboard_app.session.session import Change
from goboard_app.ui.shell.feature import Feature, RecordWindow
from goboard_app.ui.shell.services import LOCKS, RECORD_FILES
from goboard_app.ui.shell.view import own_name
from goboard_app.ui.shell.window import FRAME, LEAST_SIZE, MainWindow
from goboard_app.ui.widgets.look import MissingFonts, growth_of
from goboard_app.ui.widgets.parts import available_rect

MOST_AT_ONCE = 12
"""The number of files that get a window when they are opened together; a sentence names the others."""

REOPEN = Setting("window/reopen", False, FLAG)
"""The setting to open the records of the last session again at the start.

It is off by default: the start page offers them anyway, and a teacher does not want last week's game on the wall when
the class comes in.
"""

_OPEN: Setting[tuple[str, ...]] = Setting("window/open", (), TEXTS)
"""The place on the screen and the file of each window with a record."""

# Each further window stands this far below and beside the last one, so that its title is seen.
_STEP = 36
# The window manager has put the frame around a new window by then.
_SETTLED_MS = 300
_AS_PLACED = (Qt.WindowState.WindowNoState, Qt.WindowState.WindowActive)
# A new language waits so long for the end of a question, or of the reading of a file.
_BUSY_MS = 500
# The delay until the objects of the closed window are gone.
_SWEPT_MS = 500
# A record that is replaced leaves objects behind; they are collected after so long without any action.
_QUIET_MS = 20_000


class OpenWindow(NamedTuple):
    """A window with its documents and its controller."""

    window: MainWindow
    documents: Documents
    controller: GameController


class Windows(QObject):
    """All windows of the program: makes them, lists the open ones, and frees the closed ones.

    The settings are shared by all. An unfinished game, a journal and a lock on a file each belong to the `Documents` of
    one window: the first window has the usual place for its unfinished game, the others have places beside it, and a
    game that a closed window leaves there is offered by another one.
    Signal: `changed()` when a window was opened or closed, or has another title.
    """

    changed = Signal()

    def __init__(
        self,
        hub: SettingsHub,
        unfinished: Path,
        system_font: QFont,
        features: Sequence[type[Feature]],
        parent: QObject | None = None,
        proposer: Proposer = read_groups,
    ) -> None:
        super().__init__(parent)
        # Python then collects garbage only while the event loop is idle: it must not take a window apart while Qt
        # deletes another one.
        COLLECTOR.take_over()
        self._closed = Alarm(self)
        self._closed.rang.connect(self._on_quiet)
        self._quiet = Alarm(self)
        self._quiet.rang.connect(self._on_quiet)
        self.hub = hub
        self.fonts = MissingFonts()
        self.growth = 1.0
        """The factor of all texts, by the size of the largest window: they are those of the whole program."""
        self._unfinished = unfinished
        self._system_font = system_font
        self._proposer = proposer
        self._features = features
        self._open: list[OpenWindow] = []
        self._settled = Alarm(self)
        self._settled.rang.connect(self._on_settled)
        # The new windows, with the size each was given.
        self._placed: dict[MainWindow, QSize] = {}
        self._language = hub.settings.language
        self._translating = Alarm(self)
        self._translating.rang.connect(self._on_translating)
        hub.changed.connect(self._on_settings)
        self._hidden: list[QWidget] = []
        self._notes = False

    @property
    def all(self) -> tuple[OpenWindow, ...]:
        """The open windows, the oldest first."""
        return tuple(self._open)

    @property
    def active(self) -> MainWindow | None:
        """The active window, or the newest one if none is active."""
        windows = [item.window for item in self._open]
        here = QApplication.activeWindow()
        # A dialog belongs to the window from which it was opened.
        while here is not None and here not in windows:
            here = here.parentWidget()
        return next((w for w in windows if w is here), windows[-1] if windows else None)

    def make(self) -> MainWindow:
        """Return a new window, empty and not yet shown."""
        controller = GameController(self, self._proposer)
        documents = Documents(controller, self._unfinished, self)
        window = self._window_on(controller, documents)
        self._open.append(OpenWindow(window, documents, controller))
        documents.changed.connect(self._note_open)
        controller.replaced.connect(self._on_replaced)
        controller.changed.connect(self._on_touched)
        self.fit_texts()
        self.changed.emit()
        return window

    def _window_on(self, controller: GameController, documents: Documents) -> MainWindow:
        """Return a new window on the game of this controller."""
        # The system font may have changed since the start.
        views = [item.window.context.view for item in self._open]
        font = views[-1].system_font if views else self._system_font
        window = MainWindow(controller, documents, self, self.hub, font, self._features)
        window.closed.connect(self._on_closed)
        window.windowTitleChanged.connect(self.changed)
        return window

    @Slot()
    def fit_texts(self) -> None:
        """Let the texts grow with the largest window."""
        self.growth = max((growth_of(*item.window.room()) for item in self._open), default=1.0)
        for item in self._open:
            item.window.context.view.grow(self.growth)

    @Slot()
    def open_new(self) -> None:
        """Open one more window, on its start page."""
        if self._locked() is not None:
            return
        window = self._make_beside()
        window.show_start_page()
        self._show(window)

    def open_in_new(self, path: Path) -> None:
        """Open one more window with this record, unless a window has it already."""
        if self._locked() is None and not self.raise_holder(path):
            window = self._make_beside()
            window.context.service(RECORD_FILES).open(path)
            self._show(window)

    def open_all(self, paths: Sequence[Path], window: RecordWindow | None, note: str = "") -> None:
        """Open each record in a window of its own; the first one in `window` if that is free.

        The first of them shows `note`.
        """
        if self._locked() is not None:
            return
        # The same file may be given twice, or through a link.
        others = list({real_path(path): path for path in paths}.values())
        if window is not None and any(map(window.holds, others)):
            # The window holds one of the records, and makes room for none of the others.
            window = None
        others = [path for path in others if not self.raise_holder(path)]
        others, left_out = others[:MOST_AT_ONCE], others[MOST_AT_ONCE:]
        if others and window is not None and window.is_free:
            window.context.service(RECORD_FILES).open_first([others.pop(0), *left_out], note)
            left_out, note = [], ""
        for path in others:
            new = self._make_beside()
            new.context.service(RECORD_FILES).open_first([path, *left_out], note)
            self._show(new)
            left_out, note = [], ""

    def show_beside(self, loaded: LoadedFile, number: int, window: QWidget) -> MainWindow | None:
        """Open one more window with a game of a file, side by side with `window`; None while pupils answer.

        The file is open for reading only, so that another window may hold it.
        """
        if self._locked() is not None:
            return None
        new = self._make_beside()
        new.documents.show(loaded, is_to_read=True)
        new.context.controller.show_game(number)
        self._show(new)
        old = next((item.window for item in self._open if item.window is window), new)
        for each, place in zip((old, new), tiles(2, available_rect(new)), strict=True):
            _fit(each, place, _around(old))
        return new

    def restore_in_new(self, left: LeftJournal, loaded: LoadedFile) -> None:
        """Open one more window with a record that a crashed program left in its journal."""
        window = self._make_beside()
        window.documents.restore(left, loaded)
        self._show(window)

    def answer(self, request: Request) -> Callable[[], object] | None:
        """Return the function that answers a request of another program; None if it cannot be answered."""
        if request.is_to_show and not request.paths:
            locked = self._locked()
            return None if locked is None else partial(self._ask_word, locked)
        if request.is_to_show:
            asked = ((item.window, path) for item in self._open for path in request.paths)
            return next((partial(self._show_asked, w) for w, p in asked if w.holds(p)), None)
        return partial(self._open_asked, request) if self._open else None

    def _ask_word(self, window: MainWindow) -> None:
        """Bring the window in which pupils are to answer to the front, and ask for the password."""
        window.come_to_front()
        window.context.service(LOCKS).ask_unlock()

    def _show_asked(self, window: MainWindow) -> None:
        """Bring a window to the front, or the one in which pupils are to answer."""
        (self._locked() or window).come_to_front()

    def _open_asked(self, request: Request) -> None:
        """Open the files given to another start of the program, without replacing a record."""
        if request.token:
            # Qt takes from here the token that lets a window come to the front.
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token
        dialog, active, untouched = QApplication.activeModalWidget(), self.active, None
        # The content behind a dialog must not change.
        if dialog is None:
            # The active window comes first; the sort is stable.
            windows = sorted((item.window for item in self._open), key=lambda w: w is not active)
            untouched = next((window for window in windows if window.is_untouched), None)
        front = self._locked() or untouched or active
        if front is not None:
            front.come_to_front()
        if request.paths:
            self.open_all(request.paths, untouched)
        if dialog is not None:
            # The dialog must be answered before anything else.
            dialog.raise_()
            dialog.activateWindow()

    def raise_holder(self, path: Path, but: QWidget | None = None) -> bool:
        """Bring the window that shows this file to the front, except `but`; return whether there is one."""
        for item in self._open:
            if item.window is not but and item.window.holds(path):
                item.window.come_to_front()
                return True
        return False

    @Slot()
    def quit(self) -> None:
        """Ask every window about unsaved changes, then close them all; one "Cancel" stops it."""
        windows = list(self._open)
        for number, item in enumerate(windows):
            if not item.window.may_close():
                for asked in windows[:number]:
                    # The windows that were asked before keep their unfinished games.
                    asked.documents.unfinished.hold_on()
                return
        self._note_open()
        # From here on the closing of each window must not change the note.
        self._notes = False
        for item in windows:
            item.window.close_unasked()

    @Slot()
    def arrange(self) -> None:
        """Place the windows side by side on the screen of the active one."""
        active = self.active
        if active is None:
            return
        places = tiles(len(self._open), available_rect(active))
        for item, place in zip(self._open, places, strict=True):
            window = item.window
            window.leave_full_screen()
            if window.isMaximized() or window.isMinimized():
                window.showNormal()
            _fit(window, place, _around(window))
        active.come_to_front()

    @Slot()
    def next(self) -> None:
        """Activate the next window."""
        windows = [item.window for item in self._open]
        if self.active is not None:
            windows[(windows.index(self.active) + 1) % len(windows)].come_to_front()

    def is_safe(self) -> bool:
        """Save everything after an unexpected error; return whether nothing could be lost."""
        # A list, not a generator: every window must be saved, also after one that failed.
        return all([item.documents.is_safe() for item in self._open])

    @Slot()
    def release(self) -> None:
        """Release the files of all windows at the end of the program; another program may take them over."""
        for item in self._open:
            item.documents.release()

    def hide_others(self, window: QWidget) -> None:
        """Hide all other windows while pupils answer in this one.

        Windows beside a board, such as the list of the games of a file, are hidden too.
        """
        tops = (other for other in QApplication.topLevelWidgets() if other is not window)
        self._hidden = [other for other in tops if other.isVisible() and _may_wait(other)]
        for other in self._hidden:
            other.hide()

    def show_hidden(self) -> None:
        """Show the windows again that were hidden."""
        active = self.active
        for window in self._hidden:
            # A window beside a board may have been deleted together with its subject.
            if isValid(window):
                window.show()
        self._hidden = []
        if active is not None:
            active.come_to_front()

    # Another language

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        if settings.language != self._language:
            self._language = settings.language
            # The menu or the list in which it was chosen is still at work, and belongs to a window.
            self._translating.set(0)

    @Slot()
    def _on_translating(self) -> None:
        """Change the language, and make each window again on the same game.

        Widgets hold their texts from when they were made; a new window has all of them in the new language.
        """
        app = QApplication.instance()
        is_busy = QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None
        if is_busy or app is None or not all(item.window.may_be_replaced for item in self._open):
            self._translating.set(_BUSY_MS)
            return
        taken, active = change_language(app, self._language), self.active
        silent = silent_language(self._language, taken)
        for item in list(self._open):
            window = self._make_again(item)
            if item.window is active:
                window.come_to_front()
                if silent:
                    window.context.strip.tell(language_silent(own_name(silent)))
                # Any sentence of the language shows whether a font has its letters.
                window.context.strip.tell_no_font(self.fonts, about_text())
        self._closed.set(_SWEPT_MS)
        self.changed.emit()

    def _make_again(self, item: OpenWindow) -> MainWindow:
        """Put a new window in the place of an open one, with the same game, undo stack and file; return it."""
        old = item.window
        kept = old.hand_over()
        window = self._window_on(item.controller, item.documents)
        self._open[self._open.index(item)] = OpenWindow(window, item.documents, item.controller)
        self._placed.pop(old, None)
        window.setMinimumSize(old.minimumSize())
        if old.isMaximized() or old.isFullScreen():
            window.restore_place(old.saveGeometry())
        else:
            # A stored place would be cut to the screen.
            window.resize(old.size())
            window.move(old.pos())
        if old.isMinimized():
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
        # Shown before the old one goes: the program ends with its last window.
        window.show()
        # Gone at once: it must not hear of what the new window does with the game.
        old.hide()
        old.deleteLater()
        QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete.value)
        window.take_over(kept)
        return window

    # Opening them again

    def reopen(self, window: MainWindow) -> bool:
        """Open the records of the last session if the setting says so, the first one in `window`.

        The open records are noted from now on. Returns whether a record was opened.
        """
        rows = self.hub.store.read(_OPEN) if self.hub.value(REOPEN) else ()
        # A row is a geometry in base64, a tab and the path.
        places = [row.partition("\t")[::2] for row in rows if "\t" in row]
        there = [(place, Path(name)) for place, name in places if os.path.isfile(name)]
        gone = [Path(name).name for _place, name in places if not os.path.isfile(name)]
        note = not_reopened(comma_list(*gone)) if gone else ""
        left_out = [path for _place, path in there[MOST_AT_ONCE:]]
        for number, (place, path) in enumerate(there[:MOST_AT_ONCE]):
            shown = self._make_beside() if number else window
            shown.restore_place(QByteArray.fromBase64(place.encode()))
            # It stays where the user left it.
            self._placed = {}
            paths = [path] if number else [path, *left_out]
            shown.context.service(RECORD_FILES).open_first(paths, "" if number else note)
            self._show(shown)
        if note and not there:
            window.context.strip.tell(note, is_grave=False)
        self._notes = True
        self.changed.connect(self._note_open)
        self.hub.changed.connect(self._note_open)
        self._note_open()
        return bool(there)

    @Slot()
    def _note_open(self) -> None:
        """Save which records are open, and where; not while all windows close."""
        if not self._notes or not self._open:
            return
        rows = []
        for item in self._open if self.hub.value(REOPEN) else ():
            path = item.documents.path
            if path is not None and is_text(path) and item.window.holds(path):
                place = bytes(item.window.saveGeometry().toBase64().data()).decode()
                rows.append(f"{place}\t{path}")
        # Written to the store directly: no window needs a signal of the hub.
        self.hub.store.write(_OPEN, tuple(rows))

    def _locked(self) -> MainWindow | None:
        """Return the window in which pupils are to answer, which then says so; None if there is none."""
        return next((item.window for item in self._open if item.window.refuses()), None)

    def _make_beside(self) -> MainWindow:
        """Return a new window that does not hide the active one, wholly on the screen."""
        active = self.active
        window = self.make()
        if active is not None and not window.isMaximized():
            # The frame of the new window is known only after it is shown.
            around = QSize(*FRAME).expandedTo(_around(active))
            frame = active.frameGeometry()
            place = beside(frame, window.size() + around, available_rect(active), _STEP, len(self._open) - 1)
            _fit(window, place, around)
            self._placed[window] = window.size()
            self._settled.set(_SETTLED_MS)
        return window

    @Slot()
    def _on_settled(self) -> None:
        """Move the new windows onto the screen whose frames are larger than the estimate.

        One that the user has given another size meanwhile stays as it is.
        """
        placed, self._placed = self._placed, {}
        for window, size in placed.items():
            if not isValid(window) or not window.isVisible():
                continue
            if window.windowState() in _AS_PLACED and window.size() == size:
                frame, room = window.frameGeometry(), available_rect(window)
                if not room.contains(frame):
                    _fit(window, moved_inside(frame, room), _around(window))

    def _show(self, window: MainWindow) -> None:
        window.show()
        window.come_to_front()

    @Slot()
    def _on_replaced(self) -> None:
        self._quiet.set(_QUIET_MS)

    @Slot(object)
    def _on_touched(self, _change: Change) -> None:
        if self._quiet.is_set or COLLECTOR.is_due:
            self._quiet.stop()
            self._quiet.set(_QUIET_MS)

    @Slot()
    def _on_quiet(self) -> None:
        if not COLLECTOR.sweep():
            self._quiet.set(_QUIET_MS)

    @Slot(object)
    def _on_closed(self, window: MainWindow) -> None:
        closed = next((item for item in self._open if item.window is window), None)
        if closed is None:
            return
        # The last window to be closed is the one that is open when the program ends.
        if len(self._open) == 1:
            self._note_open()
        self._open.remove(closed)
        self._placed.pop(closed.window, None)
        self._note_open()
        closed.documents.release()
        # In this order: the undo stack emits signals at its end, when no listener may be left.
        for thing in (closed.window, closed.documents, closed.controller):
            thing.deleteLater()
        self._closed.set(_SWEPT_MS)
        self.fit_texts()
        for item in self._open:
            item.window.refresh_start_page()
        self.changed.emit()


def _around(window: MainWindow) -> QSize:
    """Return the width and height of the frame of a window; nothing before it is shown."""
    return window.frameGeometry().size() - window.geometry().size()


def _fit(window: MainWindow, place: QRect, around: QSize) -> None:
    """Place a window with its frame in a rectangle, even one below its usual minimum size."""
    window.setMinimumSize(QSize(*LEAST_SIZE).boundedTo(place.size() - around))
    window.move(place.topLeft())
    window.resize(place.size() - around)


def _may_wait(window: QWidget) -> bool:
    """Return whether a top-level widget is a window to work in, not a menu, a tooltip or the like."""
    return isinstance(window, (MainWindow, QDialog))


def tiles(count: int, room: QRect) -> list[QRect]:
    """Return `count` rectangles in rows that fill a room and are as square as possible.

    The rectangles of an incomplete last row share its width.
    """
    columns = max(range(1, count + 1), key=lambda n: _fitness(count, n, room), default=1)
    rows = -(-count // columns)
    places: list[QRect] = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        top, bottom = _edge(room.height(), row, rows), _edge(room.height(), row + 1, rows)
        for column in range(here):
            left, right = _edge(room.width(), column, here), _edge(room.width(), column + 1, here)
            places.append(QRect(room.left() + left, room.top() + top, right - left, bottom - top))
    return places


def beside(other: QRect, size: QSize, room: QRect, step: int, number: int = 0) -> QRect:
    """Return a rectangle for a new window of a size, wholly in a room and `step` pixels off another window.

    Where that place does not hold the size, it is offset from the corner of the room by the `number` of the window, and
    smaller if it must be.
    """
    offset = QPoint(step, step)
    place = QRect(other.topLeft() + offset, size)
    if room.contains(place):
        return place
    # Several windows that do not fit there are offset from one another too.
    place.moveTopLeft(room.topLeft() + offset * (number % 4))
    return place.intersected(room)


def moved_inside(frame: QRect, room: QRect) -> QRect:
    """Return a rectangle moved into a room, and no larger than the room."""
    moved = QRect(frame.topLeft(), frame.size().boundedTo(room.size()))
    moved.moveLeft(max(room.left(), min(moved.left(), room.right() + 1 - moved.width())))
    moved.moveTop(max(room.top(), min(moved.top(), room.bottom() + 1 - moved.height())))
    return moved


def _fitness(count: int, columns: int, room: QRect) -> tuple[float, int, int]:
    """Return the sort key of a number of columns: the shorter side, then full rows, then more columns."""
    rows = -(-count // columns)
    side = min(room.width() / columns, room.height() / rows)
    return side, count - rows * columns, columns


def _edge(length: int, number: int, of: int) -> int:
    return length * number // of
