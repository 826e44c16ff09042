"""DictionaryReader: reads a dictionary of joseki in another thread, once for all windows."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.files.load import Stamp, UnreadableFile, load_file, stamp_of
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts.library import no_corners
from goboard_app.library.dictionary import Dictionary, read_dictionary

_NODES_A_TURN = 200
# The length of a dictionary is not known before it is read: usual ones have some ten thousand nodes.
_MANY_NODES = 60_000

# Shared by all windows; a dictionary is dropped when the last window releases it.
_READ: WeakValueDictionary[tuple[Path, Stamp], Dictionary] = WeakValueDictionary()


class DictionaryReader(QObject):
    """A reader of one dictionary file at a time. Signals: `ready(Dictionary)`; `failed(str)` with a sentence."""

    ready = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = Job(self)
        self._job.done.connect(self.ready)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """True while a file is being read."""
        return self._job.is_busy

    def read(self, path: Path) -> None:
        """Read a file, and stop reading the previous one."""
        self._job.start_beside(lambda watch: _read(path, watch), JobWatch())

    def stop(self) -> None:
        """Stop reading."""
        self._job.cancel()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, UnreadableFile):
            raise error
        self.failed.emit(str(error))


def _read(path: Path, watch: JobWatch) -> Dictionary:
    """Return the corners of all games in the file; raises UnreadableFile if there are none."""
    stamp = stamp_of(path)
    known = _READ.get((path, stamp)) if stamp is not None else None
    if known is not None:
        return known
    found: Dictionary | None = None
    for tree in load_file(path).record.games:
        for number, step in enumerate(read_dictionary(tree, found)):
            if number % _NODES_A_TURN == 0:
                watch.told(min(1.0, number / _MANY_NODES))
            found = step or found
    if found is None or not len(found):
        raise UnreadableFile(no_corners())
    if stamp is not None:
        _READ[path, stamp] = found
    return found
