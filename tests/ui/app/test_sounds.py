"""Sounds: played by any installed player, a beep without."""

import struct
import sys
import wave
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6 import QtCore
from PySide6.QtCore import QFileSystemWatcher
from pytestqt.qtbot import QtBot

from goboard_app import resource_path
from goboard_app.app import sounds as clock
from goboard_app.app.sounds import OF_CLOCK, Sound, Sounds

FIRST, SECOND = ("first-player", "-q"), ("second-player",)


class Started(NamedTuple):
    program: str
    arguments: list[str]


class FakeProcess:
    """A process that notes its command; `works` decides whether it starts."""

    started: list[Started] = []
    works = True

    @classmethod
    def startDetached(cls, program: str, arguments: list[str]) -> tuple[bool, int]:
        cls.started.append(Started(program, arguments))
        return cls.works, 1


@pytest.fixture
def beeps() -> list[str]:
    return []


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Started]:
    """The commands started instead of real players; both players are installed."""
    monkeypatch.setattr(FakeProcess, "started", [])
    monkeypatch.setattr(FakeProcess, "works", True)
    monkeypatch.setattr(QtCore, "QProcess", FakeProcess)
    monkeypatch.setattr(clock.shutil, "which", lambda name: f"/usr/bin/{name}")
    return FakeProcess.started


def made(beeps: list[str], *players: tuple[str, ...]) -> Sounds:
    return Sounds(lambda: beeps.append("beep"), players)


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_a_short_file(sound: Sound) -> None:
    with wave.open(str(resource_path(f"sounds/{sound.value}.wav"))) as file:
        seconds = file.getnframes() / file.getframerate()
    assert 0.02 < seconds < 2


@pytest.mark.parametrize("sound", Sound)
def test_the_player_is_given_the_file(started: list[Started], beeps: list[str], sound: Sound) -> None:
    made(beeps, FIRST).play(sound)
    path = str(resource_path(f"sounds/{sound.value}.wav"))
    assert started == [Started("first-player", ["-q", path])]
    assert beeps == []


def test_the_first_player_that_is_there_plays(
    started: list[Started], beeps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock.shutil, "which", lambda name: name if name == "second-player" else None)
    made(beeps, FIRST, SECOND).play(Sound.LOST)
    assert [call.program for call in started] == ["second-player"]


def test_without_a_player_it_beeps(beeps: list[str]) -> None:
    made(beeps).play(Sound.WARNING)
    made(beeps, ("no-such-player-anywhere",)).play(Sound.WARNING)
    assert beeps == ["beep", "beep"]


def test_a_player_that_does_not_start_beeps(
    started: list[Started], beeps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeProcess, "works", False)
    made(beeps, FIRST).play(Sound.PERIOD)
    assert beeps == ["beep"]


def test_a_file_that_is_missing_beeps(
    started: list[Started], beeps: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(clock, "resource_path", lambda name: tmp_path / name)
    made(beeps, FIRST).play(Sound.PERIOD)
    assert (started, beeps) == ([], ["beep"])


def test_sounds_that_are_off_are_silent(started: list[Started], beeps: list[str]) -> None:
    for player in ((), (FIRST,)):
        sound = made(beeps, *player)
        sound.is_on = False
        sound.play(Sound.LOST)
    assert (started, beeps) == ([], [])


def test_sounds_that_are_on_again_are_heard(started: list[Started], beeps: list[str]) -> None:
    sound = made(beeps, FIRST)
    sound.is_on = False
    sound.is_on = True
    sound.play(Sound.LOST)
    assert len(started) == 1


STONES = (Sound.STONE, Sound.CAPTURE)


@pytest.mark.parametrize("sound", STONES)
def test_stones_are_quieter_than_the_clock(sound: Sound) -> None:
    assert loudest(sound) < min(loudest(each) for each in OF_CLOCK) / 2


def loudest(sound: Sound) -> int:
    with wave.open(str(resource_path(f"sounds/{sound.value}.wav"))) as file:
        data = file.readframes(file.getnframes())
    return max(abs(each) for (each,) in struct.iter_unpack("<h", data))


@pytest.mark.parametrize("sound", STONES)
def test_stones_are_heard_while_the_clock_is_silent(started: list[Started], beeps: list[str], sound: Sound) -> None:
    sounds = made(beeps, FIRST)
    sounds.is_on = False
    sounds.play(sound)
    assert len(started) == 1


@pytest.mark.parametrize("sound", STONES)
@pytest.mark.usefixtures("started")
def test_no_stone_beeps(beeps: list[str], sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    made(beeps).play(sound)
    monkeypatch.setattr(FakeProcess, "works", False)
    made(beeps, FIRST).play(sound)
    assert beeps == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_a_real_program_is_started_and_not_waited_for(qtbot: QtBot, beeps: list[str], tmp_path: Path) -> None:
    made_by_player = tmp_path / "played"
    watcher = QFileSystemWatcher([str(tmp_path)])
    script = f'cp "$0" {made_by_player}'
    with qtbot.waitSignal(watcher.directoryChanged, timeout=5000):
        made(beeps, ("sh", "-c", script)).play(Sound.WARNING)
    qtbot.waitUntil(
        lambda: (
            made_by_player.exists()
            and made_by_player.stat().st_size == resource_path("sounds/warning.wav").stat().st_size
        )
    )
    assert beeps == []
