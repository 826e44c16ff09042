"""Faults of disks and systems, as real as can be had without harm."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from goboard_app.app.jobs import Alarm

_NOBODY = 65534


class Clock:
    """A clock that the test turns; it makes the alarms that stand behind a document."""

    def __init__(self) -> None:
        self.now = 0
        self._alarms: list[FakeAlarm] = []

    def alarm(self, parent: QObject) -> Alarm:
        alarm = FakeAlarm(self, parent)
        self._alarms.append(alarm)
        return alarm

    def advance(self, milliseconds: int) -> None:
        """Let time pass, millisecond by millisecond."""
        for _ in range(milliseconds):
            self.now += 1
            for alarm in self._alarms:
                alarm.look()


class FakeAlarm(Alarm):
    """Rings by the clock of the test."""

    def __init__(self, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self._due: int | None = None

    @property
    def is_set(self) -> bool:
        return self._due is not None

    def set(self, milliseconds: int) -> None:
        if self._due is None:
            self._due = self._clock.now + milliseconds

    def stop(self) -> None:
        self._due = None

    def look(self) -> None:
        if self._due is not None and self._clock.now >= self._due:
            self._due = None
            self.rang.emit()


@contextmanager
def plain_user() -> Iterator[Path]:
    """Provide a folder of our own without the rights of root, where the tests have them."""
    folder = Path(tempfile.mkdtemp(prefix="goboard-plain-"))
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    try:
        if is_root:
            os.chown(folder, _NOBODY, _NOBODY)
            os.seteuid(_NOBODY)
        yield folder
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


class FullDisk:
    """A disk that is full after a number of bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._write = os.write

    def write(self, fd: int, data: bytes | memoryview) -> int:
        if not self.room:
            raise OSError(28, os.strerror(28))
        part = bytes(data)[: self.room]
        self.room -= len(part)
        return self._write(fd, part)


@contextmanager
def small_disk(folder: Path) -> Iterator[Callable[[str], None]]:
    """Mount a file system of 64 kB on a new folder; yield a function that mounts it again with other options.

    The test is skipped where nothing can be mounted.
    """
    folder.mkdir()

    def mount(options: str) -> None:
        words = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        try:
            done = subprocess.run(words, capture_output=True, check=False)
        except OSError:
            pytest.skip("nothing can be mounted here")
        if done.returncode:
            pytest.skip("nothing can be mounted here")

    mount("size=64k")
    try:
        yield lambda options: mount(f"remount,{options}")
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
