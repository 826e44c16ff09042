"""Instance: the programs of one user that run at once, with the same data.

One lock marks that a file is open, another one marks the program to which later starts hand their files. The holder of
a lock can be asked over a local socket that is named by its process number.

    another program  -- {"goboard": 1, "data": …, "paths": […], "show": false} -->  this one
                     <--------------------- yes | no ---------------------------

No other user reaches the socket: it is in a folder that only this user can read.
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
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QDir, QLockFile, QObject, QStandardPaths, QSysInfo, Slot

from goboard_app import __version__
from goboard_app.app.files.load import clear_way_of_lock, digest_of
from goboard_app.app.jobs import Alarm
from goboard_app.late import late

with late:
    # Needed only when another program runs, or the window is shown.
    from PySide6 import QtNetwork

    from goboard_app.app.files.address import local_path

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCKS = "locks"
"""The name of the folder of locks for open files, beside the program's other data."""

PUPILS = "pupils"
"""The name that is locked, as that of a file beside these data, while a window is locked for pupils."""

ANSWER_MS = 3000
"""The longest wait in milliseconds for another program; one that starts needs a second until it listens."""

MOST_BYTES = 4_000_000
"""The limit of a message in bytes; longer ones are refused. The files of one command line take fewer."""

# The version of the message.
_FORM = 1
_LISTEN_MS = 1000
# Between two attempts to reach a program that may have just started, in seconds.
_PAUSE_S = 0.02
# Callers that may wait to be heard.
_MOST_CALLERS = 20
# The path of a socket has 107 bytes at most, and Qt first creates it in a folder of its own.
_LONGEST_FOLDER = 75


# Locks of open files


class FileClaim(QObject):
    """A lock in `folder`, named after a file, that shows other programs that this file is open here."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._held = _LockHandle()
        self.destroyed.connect(self._held.release)

    def is_on(self, path: Path) -> bool:
        """Return whether the lock of this file is held here."""
        return self._held.path is not None and self._held.path == real_path(path)

    def is_held_elsewhere(self, path: Path) -> bool:
        """Return whether another running window or program has this file open."""
        return not self.is_on(path) and is_claimed(self._folder, path)

    def take(self, path: Path) -> bool:
        """Take the lock of the file in place of the previous one; return False if another program holds it."""
        if self.is_on(path):
            return True
        self.release()
        lock = _lock_for(self._folder, path)
        if not lock.tryLock(0):
            return not _is_held(lock)
        self._held.lock, self._held.path = lock, real_path(path)
        return True

    def release(self) -> None:
        """Release the lock, because the file is no longer open here."""
        self._held.release()


class _LockHandle:
    """The held lock and its file, in an object that outlives the destroyed FileClaim."""

    def __init__(self) -> None:
        self.lock: QLockFile | None = None
        self.path: Path | None = None

    def release(self) -> None:
        if self.lock is not None:
            self.lock.unlock()
        self.lock = self.path = None


def is_claimed(folder: Path, path: Path) -> bool:
    """Return whether a running window or program has this file open."""
    return _holder_of(_lock_for(folder, path)) is not None


def bring_to_front(folder: Path, path: Path) -> bool:
    """Ask the program that has this file open to show it; return whether it does.

    The call waits up to `ANSWER_MS` for the answer.
    """
    holder = _holder_of(_lock_for(folder, path))
    return _ask(holder or 0, Request(folder.parent, (path,), True)) is True


def real_path(path: Path) -> Path:
    """Return the one path of a file, with links resolved."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:  # No file can have this name, and opening it reports that.
        return path


def lock_of(path: Path) -> QLockFile:
    """Return the lock file beside a file; it becomes stale only when its program ends."""
    clear_way_of_lock(path)
    lock = QLockFile(f"{path}.lock")
    # A game may take days, so only the end of its program may make the lock stale, not its age.
    lock.setStaleLockTime(0)
    return lock


def _lock_for(folder: Path, path: Path) -> QLockFile:
    return _lock_in(folder, digest_of(os.fsencode(real_path(path)))[:32])


def _lock_in(folder: Path, name: str) -> QLockFile:
    # If the folder cannot be created, taking the lock fails, which does not prevent opening the file.
    if not os.path.isdir(folder):
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
    return lock_of(folder / name)


def _is_held(lock: QLockFile) -> bool:
    """Return whether a lock could not be taken because another program holds it, and not because of an error."""
    return lock.error() == QLockFile.LockError.LockFailedError


def _holder_of(lock: QLockFile) -> int | None:
    """Return the process that holds a lock; None if it is free, 0 if the holder cannot be asked."""
    is_free = lock.tryLock(0)
    is_held = not is_free and _is_held(lock)
    # The lock was only tried, to learn whether it is free.
    lock.unlock()
    if not is_held:
        return None
    process, host, _name = (*(lock.getLockInfo() or ()), 0, "", "")[:3]
    # On a shared disk the lock may be another computer's, whose process numbers mean nothing here.
    return process if host in ("", QSysInfo.machineHostName()) else 0


# Requests to other programs


class Request(NamedTuple):
    """A request to another program with the same data: to open files, or only to show one that it has open.

    To show no file is the request to a program in which pupils are to answer; all others refuse it.

    `token` is the activation token of the desktop, with which a window may come to the front.
    """

    data: Path
    paths: tuple[Path, ...]
    is_to_show: bool = False
    token: str = ""

    def as_bytes(self) -> bytes:
        """Return the message, one line of JSON."""
        said = {
            "goboard": _FORM,
            "data": str(real_path(self.data)),
            "paths": [str(path) for path in self.paths],
            "show": self.is_to_show,
            "token": self.token,
        }
        return json.dumps(said).encode() + b"\n"


def request_in(message: bytes, data: Path) -> Request | None:
    """Return the request in a message for the program with this data; None if the message is invalid."""
    try:
        said = json.loads(message)
        if said["goboard"] != _FORM or said["data"] != str(real_path(data)):
            return None
        names, is_to_show, token = said["paths"], said["show"], said["token"]
        # The paths must be absolute, since the other program may have another working folder; no file name has a NUL.
        is_sound = isinstance(names, list) and all(
            os.path.isabs(name) and b"\0" not in os.fsencode(name) for name in names
        )
        is_plain = token.isascii() and token.isprintable()
    # Any program of this user may write to the socket.
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    if not is_sound or not is_plain or not isinstance(is_to_show, bool):
        return None
    return Request(data, tuple(map(Path, names)), is_to_show, token)


def _ask(process: int, request: Request) -> bool | None:
    """Send a request to another program and return its answer; None if it does not answer in time."""
    message, until = request.as_bytes(), QDeadlineTimer(ANSWER_MS)
    # A program that asked itself would wait for its own answer in vain.
    if process in (0, os.getpid()) or len(message) > MOST_BYTES:
        return None
    socket = QtNetwork.QLocalSocket()
    while not _is_connected(socket, process, until):
        if until.hasExpired():
            return None
        # The program may have just started, and not listen yet.
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


def _address(folder: Path | None, process: int) -> str:
    return f"goboard-{process}" if folder is None else str(folder / str(process))


def _socket_folders() -> Iterator[Path | None]:
    """Yield the possible folders of sockets, the best first; None on Windows, where sockets are not files."""
    if sys.platform == "win32":
        yield None
        return
    of_session = os.environ.get("XDG_RUNTIME_DIR", "")
    if os.path.isabs(of_session):
        yield Path(of_session, "goboard")
    yield Path(QDir.tempPath(), f"goboard-{os.getuid()}")


def _is_private(folder: Path | None) -> bool:
    """Return whether a folder exists, or could be created, that no other user can read."""
    if folder is None or sys.platform == "win32":
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


# Requests from other programs


class HandoverResult(Enum):
    """The outcome of handing over the files of a start."""

    DONE = auto()
    """Other programs have taken the files: nothing is left to do here."""
    NOT_ASKED = auto()
    """No other program takes them."""
    NO_ANSWER = auto()
    """Another program runs but does not answer."""


Answer = Callable[[Request], Callable[[], object] | None]
"""A function that returns the action that carries out a request; None if the request is refused."""


class Instance(QObject):
    """This program among those of the same user.

    The first program with the same data, settings, screen and version receives the files of later starts. A program
    started apart neither receives files nor hands any over. Every program may be asked to show a file that it has open.
    """

    def __init__(self, data: Path, name: str, is_apart: bool = False) -> None:
        super().__init__()
        self._data = data
        self._is_apart = is_apart
        # A short name of fixed length: the version, the folder of the settings and the screens may be long.
        self._lock = _lock_in(data / LOCKS, f"program-{zlib.crc32(name.encode()):08x}")
        self._server: QLocalServer | None = None
        self._answer: Answer | None = None
        self._begin = Alarm(self)
        self._begin.rang.connect(self._on_begin)

    @classmethod
    def of_user(cls, is_apart: bool = False) -> Instance:
        """Return the instance of this user's data, for the current version, settings and screen."""
        place = QStandardPaths.StandardLocation.GenericConfigLocation
        screens = [os.environ.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY")]
        name = [__version__, QStandardPaths.writableLocation(place), *screens]
        return cls(data_folder(), "\n".join(name), is_apart)

    @property
    def data(self) -> Path:
        """The folder of the program's own data."""
        return self._data

    def be_first(self) -> bool:
        """Become the program that receives the files of later starts, unless there is one; return whether it is."""
        return self._lock.isLocked() or (not self._is_apart and self._lock.tryLock(0))

    def hand_over(self, paths: Sequence[str]) -> tuple[HandoverResult, list[Path]]:
        """Ask other programs to open these files; return the outcome and the files that are left.

        A file may be named by a `file:` URL. A file that another program has open comes to the front
        there, whichever program it is.
        """
        paths = [local_path(path) if path[:5].lower() == "file:" else path for path in paths]
        if self._is_apart:
            # No window may open beside one in which pupils are to answer.
            is_locked = self._is_locked_elsewhere()
            outcome = HandoverResult.DONE if is_locked else HandoverResult.NOT_ASKED
            return outcome, [Path(path) for path in paths if not is_locked]
        try:
            whole = [Path(os.path.abspath(path)) for path in paths]
        except OSError:
            # The folder in which the program was started is gone.
            return HandoverResult.NOT_ASKED, [Path(path) for path in paths]
        holder = None if self.be_first() else _holder_of(self._lock)
        if self._is_locked_elsewhere():
            return HandoverResult.DONE, []
        left = self._left_by_others(whole, holder)
        if whole and not left:
            return HandoverResult.DONE, []
        if not holder:
            return HandoverResult.NOT_ASKED, left
        said = _ask(holder, Request(self._data, tuple(left), token=_token()))
        outcome = {True: HandoverResult.DONE, False: HandoverResult.NOT_ASKED, None: HandoverResult.NO_ANSWER}[said]
        return outcome, left

    def _is_locked_elsewhere(self) -> bool:
        """Return whether another program is locked for pupils; it then asks for the password."""
        holder = _holder_of(_lock_for(self._data / LOCKS, self._data / PUPILS))
        return bool(holder) and _ask(holder or 0, Request(self._data, (), is_to_show=True)) is True

    def _left_by_others(self, paths: Sequence[Path], holder: int | None) -> list[Path]:
        """Ask the programs that have files open to show them; return the files that none of them shows.

        The first program, `holder`, is not asked.
        """
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
        """Answer the requests of other programs from a little later on, when the start is over."""
        self._answer = answer
        self._begin.set(_LISTEN_MS)

    @Slot()
    def release(self) -> None:
        """Stop listening and release the lock, because the program ends."""
        self._begin.stop()
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    @Slot()
    def _on_begin(self) -> None:
        if self._can_listen():
            # The program that was first may have ended since.
            self.be_first()
        else:
            # Without a socket, other programs would wait for an answer in vain.
            self._lock.unlock()

    def _can_listen(self) -> bool:
        try:
            server = self._server = QtNetwork.QLocalServer(self)
        except ImportError:
            # A system library that QtNetwork needs is missing.
            return False
        server.setSocketOptions(server.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(_MOST_CALLERS)
        server.newConnection.connect(self._on_called)
        for folder in filter(_is_private, _socket_folders()):
            _sweep(folder)
            address = _address(folder, os.getpid())
            # The address may be left from a killed process with the same number.
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
    """A connected program: it sends one line, and gets one line back, within `ANSWER_MS`."""

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
        # A program that has waited too long has disconnected, and opens its files itself.
        is_heard = socket.state() == socket.LocalSocketState.ConnectedState
        socket.disconnectFromServer()
        # The request is carried out after the answer, so that the other program need not wait for it.
        if then is not None and is_heard:
            then()


def _sweep(folder: Path | None) -> None:
    """Remove the sockets left by killed programs."""
    if folder is None:
        return
    for path in folder.iterdir():
        with suppress(ValueError, OSError):
            try:
                # Signal 0 only tests whether the process exists.
                os.kill(int(path.name), 0)
            except ProcessLookupError:
                path.unlink()


def _token() -> str:
    """Return the activation token that the desktop has given to this start, for bringing a window to the front."""
    return os.environ.get("XDG_ACTIVATION_TOKEN", "")


def data_folder() -> Path:
    """Return the folder of the program's own data for this user."""
    QCoreApplication.setApplicationName("goboard")
    QCoreApplication.setOrganizationName("goboard")
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))
