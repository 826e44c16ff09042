"""Instance: the clients of a running program, the requests it understands, and the limits."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from goboard_app.app import instance
from goboard_app.app.instance import (
    MOST_BYTES,
    Instance,
    Request,
    _is_private,
    _socket_folders,
    request_in,
)

Connect = Callable[[], QLocalSocket]


@pytest.fixture
def asked() -> list[Request]:
    """The requests that reached the program below."""
    return []


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder whose sockets have names that are short enough."""
    with TemporaryDirectory(prefix="goboard-") as folder:
        yield Path(folder)


@pytest.fixture
def connect(
    qtbot: QtBot,
    tmp_path: Path,
    place: Path,
    asked: list[Request],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Connect]:
    """Connections to a program that listens."""
    monkeypatch.setattr(instance, "_LISTEN_MS", 0)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    monkeypatch.setattr(instance.QDir, "tempPath", lambda: str(place))
    program = Instance(tmp_path / "data", "a program")
    sockets: list[QLocalSocket] = []

    def connected() -> QLocalSocket:
        sockets.append(QLocalSocket())
        (folder,) = filter(_is_private, _socket_folders())
        assert folder is not None
        sockets[-1].connectToServer(str(folder / str(os.getpid())))
        assert sockets[-1].waitForConnected(1000)
        return sockets[-1]

    program.listen(lambda request: lambda: asked.append(request))
    qtbot.waitUntil(lambda: program._server is not None and program._server.isListening())
    yield connected
    program.release()
    program.deleteLater()


def message(folder: Path, changes: dict[str, object]) -> bytes:
    """Return a request as another program sends it, with some things otherwise."""
    said = json.loads(Request(folder, (Path("/a.sgf"),)).as_bytes()) | changes
    return json.dumps(said).encode()


@pytest.mark.parametrize("name", [b"/a b.sgf", b"/g\xff.sgf", "/Томáш 碁.sgf".encode(), b"/a\nb.sgf"])
def test_every_name_of_a_file_arrives_as_it_is(tmp_path: Path, name: bytes) -> None:
    request = Request(tmp_path, (Path(os.fsdecode(name)),), True, "token-1")
    line = request.as_bytes()
    assert line.count(b"\n") == 1
    assert request_in(line, tmp_path) == request


@pytest.mark.parametrize(
    "said",
    [
        *(b"", b"\xff\xfe", b"null", b"[]", b"7", b'"goboard"', b"{}", b"[" * 100_000),
        b'{"goboard": 1, "data": {}, "paths": 3}',
    ],
)
def test_invalid_input_asks_for_nothing(tmp_path: Path, said: bytes) -> None:
    assert request_in(said, tmp_path) is None


@pytest.mark.parametrize(
    "change",
    [
        *({"goboard": 2}, {"goboard": None}, {"data": "/elsewhere"}, {"data": None}),
        *({"paths": "/a.sgf"}, {"paths": [3]}, {"paths": ["a.sgf"]}, {"paths": [None]}),
        *({"paths": ["/a\0b"]}, {"paths": ["/\ud800"]}, {"paths": {"/a": 1}}),
        *({"show": 1}, {"show": None}, {"token": 1}, {"token": "a\0b"}, {"token": "a\nb"}),
    ],
    ids=str,
)
def test_a_request_with_a_fault_asks_for_nothing(tmp_path: Path, change: dict[str, object]) -> None:
    assert request_in(message(tmp_path, {}), tmp_path) is not None
    assert request_in(message(tmp_path, change), tmp_path) is None


# The socket


def answer_of(qtbot: QtBot, socket: QLocalSocket, said: bytes) -> bytes:
    socket.write(said)
    qtbot.waitUntil(socket.canReadLine)
    return socket.readAll().data()


def test_a_request_is_answered_and_carried_out(
    qtbot: QtBot, connect: Connect, asked: list[Request], tmp_path: Path
) -> None:
    request = Request(tmp_path / "data", (Path("/a.sgf"), Path("/b.sgf")))
    assert answer_of(qtbot, connect(), request.as_bytes()) == b"yes\n"
    assert asked == [request]


def test_a_request_may_come_in_pieces(qtbot: QtBot, connect: Connect, asked: list[Request], tmp_path: Path) -> None:
    line, socket = Request(tmp_path / "data", (Path("/a.sgf"),)).as_bytes(), connect()
    socket.write(line[:10])
    socket.flush()
    qtbot.wait(1)
    assert answer_of(qtbot, socket, line[10:]) == b"yes\n"
    assert len(asked) == 1


def test_cancelled_work_is_not_carried_out(
    qtbot: QtBot, connect: Connect, asked: list[Request], tmp_path: Path
) -> None:
    """A program that could not answer in time: the other one has opened its files itself."""
    with socket.socket(socket.AF_UNIX) as gone:
        gone.connect(connect().fullServerName())
        gone.sendall(Request(tmp_path / "data", (Path("/a.sgf"),)).as_bytes())
    # Later clients are served later.
    request = Request(tmp_path / "data", (Path("/b.sgf"),))
    assert answer_of(qtbot, connect(), request.as_bytes()) == b"yes\n"
    qtbot.waitUntil(lambda: request in asked)
    assert asked == [request]


def test_an_invalid_request_is_refused_and_the_next_one_served(
    qtbot: QtBot, connect: Connect, asked: list[Request], tmp_path: Path
) -> None:
    assert answer_of(qtbot, connect(), b"\0\xff{\n") == b"no\n"
    assert answer_of(qtbot, connect(), Request(tmp_path / "data", ()).as_bytes()) == b"yes\n"
    assert len(asked) == 1


def test_a_message_without_an_end_is_cut_off(
    qtbot: QtBot, connect: Connect, asked: list[Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "MOST_BYTES", 1000)
    assert MOST_BYTES > 2_000_000
    assert answer_of(qtbot, connect(), b"x" * 5000) == b"no\n"
    assert asked == []


def test_a_silent_peer_is_disconnected(qtbot: QtBot, connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instance, "ANSWER_MS", 10)
    socket = connect()
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)


def test_other_users_cannot_reach_the_socket(connect: Connect) -> None:
    folder = Path(connect().fullServerName()).parent
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / str(os.getpid())).stat().st_mode & 0o077 == 0


def test_a_folder_that_others_may_look_into_holds_no_socket(place: Path) -> None:
    (place / "open").mkdir(0o755)
    (place / "own").mkdir(0o700)
    (place / "link").symlink_to(place / "own")
    (place / "file").touch(0o600)
    assert [_is_private(place / name) for name in ("own", "new", "open", "link", "file")] == [
        *(True, True),
        *(False, False, False),
    ]
    assert not _is_private(place / ("long" * 30))


def test_sockets_of_killed_programs_are_removed(connect: Connect) -> None:
    folder = Path(connect().fullServerName()).parent
    # No process has such a number.
    (folder / "4194999").touch()
    (folder / "notes").touch()
    instance._sweep(folder)
    assert {path.name for path in folder.iterdir()} == {"notes", str(os.getpid())}
