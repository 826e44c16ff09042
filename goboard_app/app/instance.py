"""Instance: the programs of one user that run at once, with the same data.

A lock says that a file is open, and another one which program a later start hands its files to;
whoever holds a lock can be asked, over a socket that has the number of the process for a name.

    another program  -- {"goboard": 1, "data": …, "paths": […], "show": false} -->  this one
                     <--------------------- yes | no ---------------------------

Nobody else reaches the socket: it stands in a folder that only this user can look into.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QDir,
    QLockFile,
    QObject,
    QStandardPaths,
    QSysInfo,
    Slot,
)

from goboard_app import __version__
from goboard_app.app.files.load import clear_way_of_lock, digest_of
from goboard_app.app.jobs import Alarm

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCKS = "locks"
"""The folder with what tells which files are open, beside the program's other data."""

ANSWER_MS = 3000
"""So long another program is waited for: one that starts takes a second until it listens."""

MOST_BYTES = 4_000_000
"""A longer message is none; the files of one command line take no more."""

_FORM = 1
_LISTEN_MS = 1000
_PAUSE_S = 0.02
_MOST_CALLERS = 20
# The name of a socket has 107 bytes at the most, and Qt makes it in a folder of its own at first.
_LONGEST_FOLDER = 75


# Who has a file


class FileClaim(QObject):
    """A lock that tells others that a file is open here; one of its file's name in `folder`."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._held = _Held()
        self.destroyed.connect(self._held.release)

    def is_on(self, path: Path) -> bool:
        """Whether others are told that this file is open here."""
        return self._held.path is not None and self._held.path == real_path(path)

    def is_held_elsewhere(self, path: Path) -> bool:
        """Whether another window or program that runs has this file open."""
        return not self.is_on(path) and is_claimed(self._folder, path)

    def take(self, path: Path) -> bool:
        """Tell others that the file is open here, and no other any more; whether nobody has it."""
        if self.is_on(path):
            return True
        self.release()
        lock = _lock_for(self._folder, path)
        if not lock.tryLock(0):
            return not _is_held(lock)
        self._held.lock, self._held.path = lock, real_path(path)
        return True

    def release(self) -> None:
        """The file is open here no more."""
        self._held.release()


class _Held:
    """The lock that is held, and of which file; it outlives the object that is destroyed."""

    def __init__(self) -> None:
        self.lock: QLockFile | None = None
        self.path: Path | None = None

    def release(self) -> None:
        if self.lock is not None:
            self.lock.unlock()
        self.lock = self.path = None


def is_claimed(folder: Path, path: Path) -> bool:
    """Whether a window or program that runs has this file open."""
    return _holder_of(_lock_for(folder, path)) is not None


def bring_to_front(folder: Path, path: Path) -> bool:
    """Have the program that has this file open show it; whether it does.

    It waits up to `ANSWER_MS` for the answer.
    """
    holder = _holder_of(_lock_for(folder, path))
    return _ask(holder or 0, Request(folder.parent, (path,), True)) is True


def real_path(path: Path) -> Path:
    """The one path of a file that several lead to."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:  # No file can have this name: whoever opens it says so.
        return path


def lock_of(path: Path) -> QLockFile:
    """A lock beside a file, which ends with its program and never before."""
    clear_way_of_lock(path)
    lock = QLockFile(f"{path}.lock")
    # A game may take days: only the end of its program gives a file free.
    lock.setStaleLockTime(0)
    return lock


def _lock_for(folder: Path, path: Path) -> QLockFile:
    return _lock_in(folder, digest_of(os.fsencode(real_path(path)))[:32])


def _lock_in(folder: Path, name: str) -> QLockFile:
    # Where the folder cannot be made the lock fails, which keeps nobody from the file.
    if not os.path.isdir(folder):
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
    return lock_of(folder / name)


def _is_held(lock: QLockFile) -> bool:
    """Whether a lock that could not be taken is another's, and not just impossible."""
    return lock.error() == QLockFile.LockError.LockFailedError


def _holder_of(lock: QLockFile) -> int | None:
    """The process that holds a lock; None where nobody does, 0 where it cannot be asked."""
    is_free = lock.tryLock(0)
    is_held = not is_free and _is_held(lock)
    lock.unlock()
    if not is_held:
        return None
    process, host, _name = (*(lock.getLockInfo() or ()), 0, "", "")[:3]
    return process if host in ("", QSysInfo.machineHostName()) else 0


# Asking


class Request(NamedTuple):
    """What one program asks of another that has the same data: to open files, or only to show
    one that it has open. `token` is what the desktop lets a window come to the front by.
    """

    data: Path
    paths: tuple[Path, ...]
    is_to_show: bool = False
    token: str = ""

    def as_bytes(self) -> bytes:
        """The message, a line."""
        said = {
            "goboard": _FORM,
            "data": str(real_path(self.data)),
            "paths": [str(path) for path in self.paths],
            "show": self.is_to_show,
            "token": self.token,
        }
        return json.dumps(said).encode() + b"\n"


def request_in(message: bytes, data: Path) -> Request | None:
    """What a message asks of the program that has this data; None where it makes no sense."""
    try:
        said = json.loads(message)
        if said["goboard"] != _FORM or said["data"] != str(real_path(data)):
            return None
        names, is_to_show, token = said["paths"], said["show"], said["token"]
        # Where the other program stands is no matter here, and no name of a file has a NUL.
        is_sound = isinstance(names, list) and all(
            os.path.isabs(name) and b"\0" not in os.fsencode(name) for name in names
        )
        is_plain = token.isascii() and token.isprintable()
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    if not is_sound or not is_plain or not isinstance(is_to_show, bool):
        return None
    return Request(data, tuple(map(Path, names)), is_to_show, token)


def _ask(process: int, request: Request) -> bool | None:
    """What another program says to a request; None where it does not answer in time."""
    message, until = request.as_bytes(), QDeadlineTimer(ANSWER_MS)
    if process in (0, os.getpid()) or len(message) > MOST_BYTES:
        return None
    socket = _network().QLocalSocket()
    while not _is_connected(socket, process, until):
        if until.hasExpired():
            return None
        # It may have begun a moment ago.
        time.sleep(_PAUSE_S)
    socket.write(message)
    while not socket.canReadLine():
        if not socket.waitForReadyRead(max(1, until.remainingTime())):
            return None
    return bool(socket.readLine().data() == b"yes\n")


def _is_connected(socket: QLocalSocket, process: int, until: QDeadlineTimer) -> bool:
    for folder in filter(_is_private, _socket_folders()):
        socket.connectToServer(_address(folder, process))
        if socket.waitForConnected(max(1, until.remainingTime())):
            return True
    return False


def _network() -> ModuleType:
    """What sockets are made of: loaded once another program is there, or the window is."""
    from PySide6 import QtNetwork

    return QtNetwork


def _address(folder: Path | None, process: int) -> str:
    return f"goboard-{process}" if folder is None else str(folder / str(process))


def _socket_folders() -> Iterator[Path | None]:
    """Where sockets may be, the best place first; None is Windows, which has no files for them."""
    if sys.platform == "win32":
        yield None
        return
    of_session = os.environ.get("XDG_RUNTIME_DIR", "")
    if os.path.isabs(of_session):
        yield Path(of_session, "goboard")
    yield Path(QDir.tempPath(), f"goboard-{os.getuid()}")


def _is_private(folder: Path | None) -> bool:
    """Whether a folder is there, made if it was not, that nobody else can look into."""
    if folder is None:
        return True
    if len(os.fsencode(folder)) > _LONGEST_FOLDER:
        return False
    try:
        with suppress(FileExistsError):
            folder.mkdir(0o700)
        found = folder.lstat()
    except OSError:
        return False
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return is_ours and not stat.S_IMODE(found.st_mode) & 0o077


# Being asked


class Handing(Enum):
    """What became of the files that a start was given."""

    DONE = auto()
    """Other programs have them: nothing is left to do here."""
    NOT_ASKED = auto()
    """Nobody is there who takes them."""
    NO_ANSWER = auto()
    """Somebody is there, and says nothing."""


Answer = Callable[[Request], Callable[[], object] | None]
"""What carries a request out; None where that cannot be."""


class Instance(QObject):
    """This program among those of the same user.

    The first one with the same data, settings, screen and version is asked by those that are
    started later; one that is started apart is not, and asks nobody. Each may be asked to show a
    file that it has open.
    """

    def __init__(self, data: Path, name: str, is_apart: bool = False) -> None:
        super().__init__()
        self._data = data
        self._is_apart = is_apart
        self._lock = _lock_in(data / LOCKS, f"program-{zlib.crc32(name.encode()):08x}")
        self._server: QLocalServer | None = None
        self._answer: Answer | None = None
        self._begin = Alarm(self)
        self._begin.rang.connect(self._on_begin)

    @classmethod
    def of_user(cls, is_apart: bool = False) -> Instance:
        """The program as this user has started it."""
        place = QStandardPaths.StandardLocation.GenericConfigLocation
        screens = [os.environ.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY")]
        name = [__version__, QStandardPaths.writableLocation(place), *screens]
        return cls(data_folder(), "\n".join(name), is_apart)

    @property
    def data(self) -> Path:
        """The folder of what is the program's own."""
        return self._data

    def be_first(self) -> bool:
        """Be the one that later starts hand their files to, unless there is one; whether it is."""
        return self._lock.isLocked() or (not self._is_apart and self._lock.tryLock(0))

    def hand_over(self, paths: Sequence[str]) -> tuple[Handing, list[Path]]:
        """Have other programs open these files; what came of it, and the files that are left.

        A file that another program has open comes to the front there, whichever program it is.
        """
        if self._is_apart:
            return Handing.NOT_ASKED, [Path(path) for path in paths]
        try:
            whole = [Path(os.path.abspath(path)) for path in paths]
        except OSError:
            # The folder in which it was started is gone.
            return Handing.NOT_ASKED, [Path(path) for path in paths]
        holder = None if self.be_first() else _holder_of(self._lock)
        left = self._left_by_others(whole, holder)
        if whole and not left:
            return Handing.DONE, []
        if not holder:
            return Handing.NOT_ASKED, left
        said = _ask(holder, Request(self._data, tuple(left), token=_token()))
        outcome = {True: Handing.DONE, False: Handing.NOT_ASKED, None: Handing.NO_ANSWER}[said]
        return outcome, left

    def _left_by_others(self, paths: Sequence[Path], holder: int | None) -> list[Path]:
        """Those of the files that no program but the first one shows, once it was asked to."""
        left, silent = [], {0, holder or 0}
        for path in paths:
            other = _holder_of(_lock_for(self._data / LOCKS, path)) or 0
            said = None if other in silent else _ask(other, Request(self._data, (path,), True))
            if said is None:
                silent.add(other)
            if not said:
                left.append(path)
        return left

    def listen(self, answer: Answer) -> None:
        """Be asked by others from now on, once there is time for it."""
        self._answer = answer
        self._begin.set(_LISTEN_MS)

    @Slot()
    def release(self) -> None:
        """The program ends: whoever is started now is on its own."""
        self._begin.stop()
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    @Slot()
    def _on_begin(self) -> None:
        if self._can_listen():
            # The one that was may have ended meanwhile.
            self.be_first()
        else:
            # Nobody is to wait for what never comes.
            self._lock.unlock()

    def _can_listen(self) -> bool:
        try:
            network = _network()
        except ImportError:
            # A library of the system that it needs is missing.
            return False
        server = self._server = network.QLocalServer(self)
        server.setSocketOptions(server.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(_MOST_CALLERS)
        server.newConnection.connect(self._on_called)
        for folder in filter(_is_private, _socket_folders()):
            _sweep(folder)
            address = _address(folder, os.getpid())
            # Of a process that had the same number, and was killed.
            server.removeServer(address)
            if server.listen(address):
                return True
        return False

    @Slot()
    def _on_called(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            _Caller(self._server.nextPendingConnection(), self._reply)

    def _reply(self, message: bytes) -> Callable[[], object] | None:
        request = request_in(message, self._data)
        return None if request is None or self._answer is None else self._answer(request)


class _Caller(QObject):
    """One program that asks: it says one line, gets one back, and has not for ever to do so."""

    def __init__(self, socket: QLocalSocket, reply: Callable[[bytes], Callable[[], object] | None]) -> None:
        super().__init__(socket)
        self._socket = socket
        self._reply = reply
        self._said = b""
        socket.disconnected.connect(socket.deleteLater)
        socket.readyRead.connect(self._on_said)
        patience = Alarm(self)
        patience.rang.connect(socket.deleteLater)
        patience.set(ANSWER_MS)
        self._on_said()

    @Slot()
    def _on_said(self) -> None:
        socket = self._socket
        self._said += socket.read(MOST_BYTES - len(self._said)).data()
        line, end, _rest = self._said.partition(b"\n")
        if not end and len(self._said) < MOST_BYTES:
            return
        socket.readyRead.disconnect(self._on_said)
        then = self._reply(line) if end else None
        socket.write(b"no\n" if then is None else b"yes\n")
        socket.flush()
        # One that has waited too long is gone, and opens its files itself.
        is_heard = socket.state() == socket.LocalSocketState.ConnectedState
        socket.disconnectFromServer()
        # The other program need not wait for it.
        if then is not None and is_heard:
            then()


def _sweep(folder: Path | None) -> None:
    """Remove the sockets that killed programs have left."""
    if folder is None:
        return
    for path in folder.iterdir():
        with suppress(ValueError, OSError):
            try:
                os.kill(int(path.name), 0)
            except ProcessLookupError:
                path.unlink()


def _token() -> str:
    """What the desktop has given this start, that a window may come to the front."""
    return os.environ.get("XDG_ACTIVATION_TOKEN", "")


def data_folder() -> Path:
    """The folder of what is the program's own, of this user."""
    QCoreApplication.setApplicationName("goboard")
    QCoreApplication.setOrganizationName("goboard")
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))
