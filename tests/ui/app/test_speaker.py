"""The speaker: sounds for a device, and what happens where there is none, or it vanishes."""

from __future__ import annotations

import subprocess
import sys
from array import array

import miniaudio
import pytest
from PySide6 import QtCore
from pytestqt.qtbot import QtBot

from goboard_app.app.sounds import RATE, REST_S, Mixer, NoSound, Samples, Sound, Sounds, Speaker
from goboard_app.app.sounds import open_device as open_of_system
from tests.support.waiting import wait_until


class FakeDevice:
    """A device that asks for samples when the test says so."""

    def __init__(self) -> None:
        self.running = self.is_closed = False
        self.samples: Samples | None = None

    def start(self, callback_generator: Samples) -> None:
        self.samples, self.running = callback_generator, True

    def stop(self) -> None:
        self.samples, self.running = None, False

    def close(self) -> None:
        self.running, self.is_closed = False, True

    def loudest(self, seconds: float = 1.0) -> int:
        assert self.samples is not None
        return max(map(abs, array("h", self.samples.send(round(RATE * seconds)))))


class Computer:
    """A computer whose devices are counted; with `has_device` False there is none."""

    def __init__(self) -> None:
        self.opened: list[FakeDevice] = []
        self.has_device = True

    def open(self) -> FakeDevice:
        if not self.has_device:
            raise NoSound
        self.opened.append(FakeDevice())
        return self.opened[-1]


def sounds_of(computer: Computer, *players: tuple[str, ...]) -> tuple[Sounds, list[str]]:
    beeps: list[str] = []
    return Sounds(lambda: beeps.append("beep"), players, speaker=Speaker(computer.open)), beeps


def test_sounds_that_play_together_are_added_up_and_never_overflow() -> None:
    mixer = Mixer()
    samples = mixer.samples()
    next(samples)
    mixer.add(array("h", [100, -30_000, 5]))
    mixer.add(array("h", [1, -30_000]))
    assert array("h", samples.send(2)).tolist() == [101, -32_767]
    assert array("h", samples.send(3)).tolist() == [5, 0, 0]
    assert samples.send(2) == bytes(4)


def test_the_device_is_opened_with_the_first_sound_and_rests_after_the_last(qtbot: QtBot) -> None:
    computer = Computer()
    sounds, beeps = sounds_of(computer)
    assert computer.opened == []
    with qtbot.waitSignal(sounds.played):
        sounds.play(Sound.STONE)
        # The device may not even be open yet.
        assert not sounds._opening.finish_soon() or computer.opened
    (device,) = computer.opened
    sounds.play(Sound.RIGHT)
    assert device.loudest() > 3000
    assert device.loudest() == 0
    speaker = sounds._speaker
    assert speaker is not None
    speaker.rest()
    assert device.running
    speaker._added_at -= REST_S + 1
    speaker.rest()
    assert not device.running
    assert not speaker.is_running
    sounds.play(Sound.STONE)
    wait_until(lambda: device.running and device.loudest() > 3000)
    assert (len(computer.opened), beeps) == (1, [])


def test_a_device_that_has_vanished_is_opened_anew_or_another_program_plays(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    class FakeProcess:
        @staticmethod
        def startDetached(program: str, _arguments: list[str]) -> tuple[bool, int]:
            started.append(program)
            return True, 1

    monkeypatch.setattr(QtCore, "QProcess", FakeProcess)
    computer = Computer()
    sounds, _beeps = sounds_of(computer, (sys.executable,))
    speaker = sounds._speaker
    assert speaker is not None
    for number in (1, 2):
        with qtbot.waitSignal(sounds.played):
            sounds.play(Sound.STONE)
        assert len(computer.opened) == number
        # It asks for nothing any more.
        speaker._mixer.asked_at -= 60
    assert computer.opened[0].is_closed
    computer.has_device = False
    with qtbot.waitSignal(sounds.played):
        sounds.play(Sound.STONE)
    assert started == [sys.executable]
    # It is not asked for at each sound.
    computer.has_device = True
    with qtbot.waitSignal(sounds.played):
        sounds.play(Sound.STONE)
    assert len(computer.opened) == 2


def test_without_device_and_player_stones_are_silent_and_the_clock_beeps(qtbot: QtBot) -> None:
    computer = Computer()
    computer.has_device = False
    sounds, beeps = sounds_of(computer)
    for sound, heard in ((Sound.WIN, []), (Sound.LOST, ["beep"])):
        with qtbot.waitSignal(sounds.unheard):
            sounds.play(sound)
        assert beeps == heard


def test_a_missing_or_broken_library_is_no_sound(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    def fail(**_terms: object) -> None:
        raise miniaudio.MiniaudioError("failed to init device", -1)

    monkeypatch.setattr(miniaudio, "PlaybackDevice", fail)
    with pytest.raises(NoSound):
        open_of_system()
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound):
        open_of_system()

    def break_down() -> FakeDevice:
        raise SystemError("no such symbol")

    sounds = Sounds(lambda: None, (), speaker=Speaker(break_down))
    with qtbot.waitSignal(sounds.unheard):
        sounds.play(Sound.STONE)


def test_a_real_device_that_plays_to_nobody_asks_for_the_samples() -> None:
    null = [miniaudio.Backend.NULL]
    speaker = Speaker(lambda: miniaudio.PlaybackDevice(nchannels=1, sample_rate=RATE, backends=null))
    speaker.begin()
    speaker.add(Sound.STONE)
    wait_until(lambda: not speaker._mixer._added and not speaker._mixer._playing)
    speaker.end()
    assert not speaker.is_running


HANGING = """
import atexit, threading
from PySide6.QtCore import QCoreApplication
from goboard_app.app.sounds import Sound, Sounds, Speaker

opens = threading.Event()
def hang():
    opens.set()
    threading.Event().wait()

app = QCoreApplication([])
speaker = Speaker(hang)
atexit.register(speaker.end)
sounds = Sounds(lambda: None, (), speaker=speaker)
sounds.play(Sound.STONE)
opens.wait()
print("ends")
"""


def test_a_device_that_hangs_while_it_opens_does_not_keep_the_program_from_ending() -> None:
    done = subprocess.run([sys.executable, "-c", HANGING], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ends\n", "")


def test_a_device_that_opens_after_the_end_does_not_begin() -> None:
    computer = Computer()
    speaker = Speaker(lambda: (speaker.end(), computer.open())[1])
    with pytest.raises(NoSound):
        speaker.begin()
    assert not computer.opened[0].running
