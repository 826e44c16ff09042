"""Sounds: files that are mixed for the sound device of the computer, or else given to another program.

miniaudio brings the device. Qt's own sound module is not in the core wheel, and would triple the size of the
installation. The device is opened with the first sound, beside the thread of the window, and rests after the last one.
"""

from __future__ import annotations

import atexit
import shutil
import sys
import time
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator, Sequence
from enum import Enum
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app import resource_path
from goboard_app.app.jobs import Job, JobWatch, single_shot
from goboard_app.late import late

with late:
    import miniaudio
    from PySide6.QtCore import QProcess

RATE = 22_050
"""The samples in a second of every file, which has one channel of 16 bits."""
REST_S = 20
"""The time in seconds after the last sound at which the device rests."""

_PLAYERS = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
# A device asks for the next samples many times within this time; one that does not has vanished.
_ASKS_S = 1.0
# After a failure the device is not tried again for so many seconds.
_FAILED_S = 30.0
# Opening a device is no reason to keep the program from closing for longer.
_LAST_S = 0.2
# The device asks for this much sound at once, which is the least delay of a sound.
_PERIOD_MS = 40
_MOST_AT_ONCE = 8
# The largest sample of 16 bits: a sum beyond it would wrap around and crack.
_LOUDEST = 32_767


class Sound(Enum):
    """The sounds of the program; the value is the name of the file."""

    WARNING = "warning"
    PERIOD = "period"
    LOST = "lost"
    STONE = "stone"
    """The sound of a stone put on the board."""
    CAPTURE = "capture"
    """The sound of a stone that captures others."""
    RIGHT = "right"
    WRONG = "wrong"
    WIN = "win"
    """The sound of a game that somebody at this computer has won."""


OF_CLOCK = frozenset({Sound.WARNING, Sound.PERIOD, Sound.LOST})

Samples = Generator[bytes, int, None]
"""The samples for a device, which sends the number of those that it needs next."""


class NoSound(Exception):
    """The error when no device plays: there is none, it is in use, or its library is missing."""


class Device(Protocol):
    """A device that plays samples, as miniaudio has it."""

    running: bool

    def start(self, callback_generator: Samples) -> None:
        """Begin to ask for samples, in a thread of the device."""

    def stop(self) -> None:
        """Stop asking for samples."""

    def close(self) -> None:
        """Give the device back to the system."""


def open_device() -> Device:
    """Open the sound device of this computer. Raises NoSound if there is none."""
    try:
        backends = _backends()
        device: Device = miniaudio.PlaybackDevice(
            nchannels=1, sample_rate=RATE, buffersize_msec=_PERIOD_MS, backends=backends, app_name="goboard"
        )
    except (ImportError, OSError) as error:
        raise NoSound from error
    except miniaudio.MiniaudioError as error:
        raise NoSound from error
    return device


def _backends() -> list[miniaudio.Backend]:
    """Return the ways to a device that are worth trying; the one that plays to nobody is never among them."""
    every = miniaudio.Backend
    if not sys.platform.startswith("linux"):
        return [each for each in every if each is not every.NULL]
    # ALSA writes a page of complaints to the terminal if there is no device.
    has_device = any(Path("/dev/snd").glob("pcm*p"))
    return [every.PULSEAUDIO, *([every.ALSA] if has_device else [])]


class Mixer:
    """The sum of the sounds that play at the same time. One thread may add sounds while another takes samples."""

    def __init__(self) -> None:
        self.asked_at = 0.0
        """The time at which samples were last taken, in seconds."""
        self._added: deque[array[int]] = deque(maxlen=_MOST_AT_ONCE)
        self._playing: list[array[int]] = []

    def add(self, samples: array[int]) -> None:
        """Let a sound begin."""
        self._added.append(samples)

    def clear(self) -> None:
        """Drop all sounds."""
        self._added.clear()
        self._playing = []

    def samples(self) -> Samples:
        """Yield the samples that are asked for, silence between the sounds."""
        count = yield b""
        while True:
            count = yield self._next(count)

    def _next(self, count: int) -> bytes:
        self.asked_at = time.monotonic()
        while self._added:
            self._playing.append(self._added.popleft())
        parts = [samples[:count] for samples in self._playing]
        self._playing = [samples[count:] for samples in self._playing if len(samples) > count]
        mixed = array("h", bytes(2 * count))
        # Most sounds play alone, and need no sum of single samples in Python.
        if len(parts) == 1:
            mixed[: len(parts[0])] = parts[0]
        else:
            for part in parts:
                for i, value in enumerate(part):
                    mixed[i] = max(-_LOUDEST, min(_LOUDEST, mixed[i] + value))
        return mixed.tobytes()


class Speaker:
    """The sound output of this computer, which all windows share. Every method but `add` may take a while."""

    def __init__(self, open_one: Callable[[], Device] = open_device) -> None:
        self._open = open_one
        self._lock = Lock()
        self._mixer = Mixer()
        self._device: Device | None = None
        # The first attempt must not wait, and the monotonic time may begin at 0.
        self._failed_at = -_FAILED_S
        self._added_at = 0.0
        self._has_ended = False

    @property
    def is_running(self) -> bool:
        """Return whether the device asks for samples; one that was unplugged does not."""
        device = self._device
        return device is not None and device.running and time.monotonic() - self._mixer.asked_at < _ASKS_S

    def add(self, sound: Sound) -> None:
        """Let a sound begin; it is heard while the device is running."""
        self._added_at = time.monotonic()
        self._mixer.add(_samples(sound))

    def begin(self) -> None:
        """Open the device if needed, and let it run. Raises NoSound if that cannot be done."""
        with self._lock:
            if self.is_running:
                return
            if self._has_ended or time.monotonic() - self._failed_at < _FAILED_S:
                raise NoSound
            self._mixer.clear()
            try:
                if self._device is None or self._device.running:
                    self._close()
                    self._device = self._open()
                self._start(self._device)
            except NoSound:
                self._failed_at = time.monotonic()
                raise

    def _start(self, device: Device) -> None:
        samples = self._mixer.samples()
        # A generator takes a sent value only behind its first `yield`.
        next(samples)
        self._mixer.asked_at = time.monotonic()
        # A device that opened at last, after the end, must not begin a thread of its own.
        if self._has_ended:
            raise NoSound
        try:
            device.start(samples)
        except miniaudio.MiniaudioError as error:
            self._close()
            raise NoSound from error

    def rest(self) -> None:
        """Stop the device if it has played nothing for a while; it stays open."""
        with self._lock:
            device = self._device
            if device is None or time.monotonic() - self._added_at < REST_S:
                return
            try:
                device.stop()
            except miniaudio.MiniaudioError:
                # It has vanished.
                self._close()

    def end(self) -> None:
        """Give the device back to the system for good, but wait for no device that hangs while it opens or stops."""
        self._has_ended = True
        if self._lock.acquire(timeout=_LAST_S):
            try:
                self._close()
            finally:
                self._lock.release()

    def _close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()


@cache
def program_speaker() -> Speaker:
    """Return the one speaker of the program."""
    speaker = Speaker()
    # The thread of a device must not run while Python ends.
    atexit.register(speaker.end)
    return speaker


@cache
def _samples(sound: Sound) -> array[int]:
    with wave.open(str(_path(sound))) as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _path(sound: Sound) -> Path:
    return resource_path(f"sounds/{sound.value}.wav")


class Sounds(QObject):
    """A player of sounds that does not wait for their end.

    It asks the speaker, then other programs; for the clock it beeps if nothing else can play. Signals: `played()` when
    the speaker or a program has taken a sound, `unheard()` when nothing could.
    """

    played = Signal()
    unheard = Signal()

    def __init__(
        self,
        beep: Callable[[], None],
        players: Sequence[Sequence[str]] | None = None,
        parent: QObject | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        """Create the player.

        `beep` is called for the clock's sounds if no player is found; `players` are commands, of which the first that
        is installed is used where there is no `speaker`, or it fails.
        """
        super().__init__(parent)
        self.is_on = True
        """False while the clock is silent."""
        self._beep = beep
        self._players = _PLAYERS.get(sys.platform, ()) if players is None else players
        self._speaker = speaker
        self._waiting: list[Sound] = []
        self._opening = Job(self)
        self._opening.done.connect(self._on_open)
        self._opening.failed.connect(self._on_failed)
        self._resting = Job(self)
        # A little later than `REST_S`, which has then surely passed in `Speaker.rest`.
        self._rest = single_shot(self, self._on_rest, REST_S * 1000 + 500)

    @cached_property
    def _player(self) -> list[str] | None:
        return _first_found(self._players)

    def play(self, sound: Sound) -> None:
        """Play a sound; sounds of the clock only while they are on."""
        if not self.is_on and sound in OF_CLOCK:
            return
        speaker = self._speaker
        if speaker is None:
            self._play_otherwise(sound)
        elif speaker.is_running:
            self._add(speaker, sound)
        else:
            self._waiting.append(sound)
            if not self._opening.is_busy:
                self._opening.start_beside(lambda _watch: speaker.begin(), JobWatch(), last_s=_LAST_S, may_hang=True)

    def _add(self, speaker: Speaker, sound: Sound) -> None:
        try:
            speaker.add(sound)
        except (OSError, EOFError, wave.Error):
            # The file is missing or damaged, which no other player could mend.
            return
        self._rest.start()
        self.played.emit()

    @Slot(object)
    def _on_open(self, _nothing: object) -> None:
        waiting, self._waiting = self._waiting, []
        if self._speaker is not None:
            for sound in waiting:
                self._add(self._speaker, sound)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        waiting, self._waiting = self._waiting, []
        if not isinstance(error, NoSound):
            # A library that is damaged in its own way; sounds are not worth a report.
            self._speaker = None
        for sound in waiting:
            self._play_otherwise(sound)

    @Slot()
    def _on_rest(self) -> None:
        if self._speaker is not None:
            speaker = self._speaker
            self._resting.start_beside(lambda _watch: speaker.rest(), JobWatch(), last_s=_LAST_S, may_hang=True)

    def _play_otherwise(self, sound: Sound) -> None:
        path = _path(sound)
        is_played = False
        if self._player is not None and path.is_file():
            program, *arguments = self._player
            is_played = QProcess.startDetached(program, [*arguments, str(path)])[0]
        # A beep at every stone would be worse than silence.
        if not is_played and sound in OF_CLOCK:
            self._beep()
        (self.played if is_played else self.unheard).emit()


def _first_found(players: Sequence[Sequence[str]]) -> list[str] | None:
    for player in players:
        if shutil.which(player[0]):
            return list(player)
    return None
