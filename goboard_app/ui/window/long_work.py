"""LongWork: work with the games of a file that takes a while, told in the strip over the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from goboard_app.app.files.load import LoadedFile, Loader
from goboard_app.app.jobs import COLLECTOR, Alarm, RecordJob
from goboard_app.app.texts.files import reading_text
from goboard_app.lessons.convention import Steps
from goboard_app.record.tree import GameTree

if TYPE_CHECKING:
    from goboard_app.ui.window.file_strip import FileStrip

LATE_MS = 400
"""So long a work is not worth a word."""


class LongWork(QObject):
    """Does one thing at a time, in the pauses of the program, and says how far it is.

    What is soon done is done at once. Cancelled work leaves nothing behind: `then` is called with
    what came of work that was done to its end, and with nothing else.
    """

    def __init__(self, strip: FileStrip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip = strip
        self._job = RecordJob(self)
        self._loader = Loader(self)
        self._then: Callable[..., object] | None = None
        self._make: Callable[[Sequence[GameTree]], Steps[object]] | None = None
        self._sentence = ""
        self._late = Alarm(self)
        self._is_told = False
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_work_failed)
        self._loader.loaded.connect(self._on_loaded)
        self._loader.failed.connect(self._on_failed)
        self._loader.progressed.connect(self._on_loading)
        strip.cancel_asked.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """Whether something is going on."""
        return self._job.is_busy or self._loader.is_busy

    def start(
        self,
        make: Callable[[], Steps[object]],
        then: Callable[..., object],
        sentence: str,
        trees: Callable[[], Sequence[GameTree]],
    ) -> None:
        """Work, then call `then` with what came of it; `sentence` tells meanwhile what is done.

        Where one of `trees` changes before that, or there are others, it is done anew.
        """
        self._leave_off()
        self._then, self._sentence = then, sentence
        self._late.set(LATE_MS)
        self._job.start(make, trees)

    def read(
        self,
        path: Path,
        make: Callable[[Sequence[GameTree]], Steps[object]],
        then: Callable[..., object],
    ) -> None:
        """Read a file beside the program, work with its games, then call `then` as `start` does.

        A file that cannot be read is told of in the strip.
        """
        self._leave_off()
        self._then, self._make = then, make
        self._sentence = reading_text(path.name)
        self._late.set(LATE_MS)
        self._loader.load(path)

    @Slot()
    def stop(self) -> None:
        """Leave off, and leave everything as it is."""
        self._leave_off()
        self._hush()

    @Slot()
    def look(self) -> None:
        """Begin anew if what is worked with has changed."""
        self._job.look()

    def finish(self) -> None:
        """Do the rest now."""
        self._job.finish()

    def sweep(self) -> None:
        """Forget what was worked with: another record is there."""
        COLLECTOR.sweep()

    def _leave_off(self) -> None:
        self._then = self._make = None
        self._late.stop()
        self._job.cancel()
        self._loader.cancel()

    def _hush(self) -> None:
        if self._is_told:
            self._is_told = False
            self._strip.hide()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        if self._is_told or not self._late.is_set:
            self._is_told = True
            self._strip.tell_progress(self._sentence, done)

    @Slot(object, float)
    def _on_loading(self, _path: Path, done: float) -> None:
        self._on_progressed(done)

    @Slot(object)
    def _on_done(self, outcome: object) -> None:
        then, self._then = self._then, None
        self._hush()
        if then is not None:
            then(outcome)

    @Slot(object)
    def _on_work_failed(self, error: Exception) -> None:
        self.stop()
        raise error

    @Slot(object)
    def _on_loaded(self, loaded: LoadedFile) -> None:
        make, self._make = self._make, None
        if make is not None:
            games = loaded.record.games
            self._job.start(lambda: make(games), lambda: games)

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._leave_off()
        self._hush()
        self._strip.tell(f"{path.name}: {reason}")
