"""On Windows and macOS, whose answers are put in the place of this system's, and where no home is known."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

import miniaudio
import pytest
from PySide6.QtGui import QFont

from goboard_app.app import instance, sounds
from goboard_app.app.engines import process, programs
from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.files.address import local_path
from goboard_app.app.files.load import titled_name
from goboard_app.app.files.save import Backups, replace_file
from goboard_app.app.system import free_of_devices, has_ended, home_folder, this_computer, working_folder
from goboard_app.cli import files
from goboard_app.ui.widgets.look import system_scale

OF_POSIX = (
    *("fchown", "fchmod", "listxattr", "setxattr", "getxattr", "getuid", "killpg", "uname"),
    *("O_NONBLOCK", "O_NOFOLLOW", "O_DIRECTORY"),
)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The answers of Windows: without what POSIX has, without links, and no folder can be opened as a file."""
    monkeypatch.setattr(sys, "platform", "win32")
    for name in OF_POSIX:
        monkeypatch.delattr(os, name, raising=False)
    really_open = os.open

    def opened(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if os.path.isdir(path):
            raise PermissionError(13, "Permission denied")
        return really_open(path, flags, mode)

    def refuse(*_arguments: object, **_terms: object) -> NoReturn:
        raise OSError(1, "Incorrect function")

    monkeypatch.setattr(os, "open", opened)
    monkeypatch.setattr(os, "link", refuse)
    this_computer.cache_clear()


@pytest.mark.usefixtures("windows")
def test_windows_saves_over_a_file_and_keeps_its_earlier_version(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    backups = Backups(tmp_path / "versions")
    for data in (b"(;SZ[9])", b"(;SZ[13])"):
        assert replace_file(path, data, backups=backups).backup_trouble == ""
    assert path.read_bytes() == b"(;SZ[13])"
    assert [version.read_bytes() for version in backups.versions(path)] == [b"(;SZ[9])"]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["game.sgf", "versions"]
    files._replace(str(path), b"(;SZ[19])", False)
    files._replace(str(tmp_path / "new.sgf"), b"(;SZ[19])", True)
    assert path.read_bytes() == (tmp_path / "new.sgf").read_bytes() == b"(;SZ[19])"


@pytest.mark.usefixtures("windows")
def test_windows_has_pipes_for_sockets_and_no_groups_of_processes() -> None:
    (folder,) = instance._socket_folders()
    assert instance._is_private(folder)
    assert instance._address(folder, 5) == "goboard-5"
    process.kill_group(os.getpid())
    assert process.bound(sys.executable, ["-V"]) == (sys.executable, ("-V",))


def test_windows_is_not_asked_for_a_process_by_a_signal_which_would_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "kill", lambda process, _signal: asked.append(process))
    assert not has_ended(this_computer(), "5")
    monkeypatch.setattr(os, "name", "nt")
    assert not has_ended(this_computer(), "5")
    path = local_path("file:///C:/My%20games/a.sgf")
    monkeypatch.undo()
    assert (asked, path) == ([5], "C:/My games/a.sgf")


@pytest.mark.parametrize(("platform", "way"), [("win32", "WASAPI"), ("darwin", "COREAUDIO"), ("linux", "PULSEAUDIO")])
def test_sounds_have_the_ways_of_the_system_but_never_the_one_to_nobody(
    monkeypatch: pytest.MonkeyPatch, platform: str, way: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    ways = sounds._backends()
    assert miniaudio.Backend[way] in ways
    assert miniaudio.Backend.NULL not in ways


def test_the_usual_text_of_each_system_is_not_made_larger(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform, points in (("win32", 9), ("darwin", 13), ("linux", 12)):
        monkeypatch.setattr(sys, "platform", platform)
        assert system_scale(QFont("Inter", points)) == 1.0


@pytest.mark.parametrize(
    ("name", "free"),
    [
        ("CON.sgf", "CON_.sgf"),
        ("nul", "nul_"),
        ("Com1 .tar.gz", "Com1_.tar.gz"),
        ("Conny.sgf", "Conny.sgf"),
        ("a.con", "a.con"),
    ],
)
def test_no_file_is_named_as_a_device_of_windows(name: str, free: str) -> None:
    assert free_of_devices(name) == free


def test_a_game_is_given_a_name_that_every_system_takes() -> None:
    assert titled_name("Aux") == "Aux_.sgf"
    assert titled_name("a:b?. ") == "a b.sgf"


def test_engines_are_looked_for_where_no_home_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "gone"))
    assert working_folder() == Path("/")
    program = programs.EngineProgram("a", "A", sys.executable)
    assert programs.prepare(program, tmp_path / "data") == tmp_path / "data"
    (tmp_path / "file").touch()
    assert programs.prepare(program, tmp_path / "file" / "data") == Path("/")

    def unknown() -> NoReturn:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    assert home_folder() == working_folder() == Path("/")
    assert programs.katrain_programs() == []
    assert programs._places_of("katago", sys.executable)
    assert EngineDirectory(None).folder.parent == Path("/")
