"""The clipboard as a new game: SGF or a text board is opened, a link or a file is reported as such."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, Slot
from PySide6.QtGui import QGuiApplication

from goboard_app.app.jobs import Job
from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.print import first_move_told
from goboard_app.record.clip import SGF_TYPE
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.text_board import BoardReading, read_board
from goboard_app.ui.files.questions import AboutFiles
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import RECORD_FILES

MOST_PASTED = 16_000_000
"""The size in bytes above which a text is read only after a question; it is hardly a record."""

# In the order of preference.
_TYPES = (SGF_TYPE, "text/plain;charset=utf-8", "text/plain")
_GAME = re.compile(rb"\(\s*;")
_LINK = re.compile(r"\s*((?:https?|ftp|file)://\S+)\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PastedContent:
    """The content of a text: games or a link; neither if it is not understood.

    `board` is the reading of a board as text, whether it gave a game or not.
    """

    record: Record | None = None
    link: str = ""
    board: BoardReading | None = None


class ClipboardFlow(AboutFiles):
    """The opening of copied or dropped text as a game without a file.

    The text is read in another thread. Nothing is ever loaded from the network.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._data = b""
        self._is_told = False
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_read)
        self._strip.cancel_asked.connect(self.cancel)

    @property
    def is_reading(self) -> bool:
        """True while a text is being read."""
        return self._job.is_busy

    @Slot()
    def open(self) -> None:
        """Open the content of the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        if data is not None:
            self.open_from(data)

    def open_from(self, data: QMimeData) -> None:
        """Open copied or dropped data, after a question if they are very long."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self._tell_file(paths[0])
            return
        text = bytes_in(data)
        if len(text) <= MOST_PASTED:
            self._read(text)
            return
        self._strip.tell(texts.large_paste_question(len(text)), is_grave=False)
        self._strip.offer((translate("strip", "Open anyway"), partial(self._read, text)))

    def text(self) -> bytes:
        """Return the text on the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        return b"" if data is None else bytes_in(data)

    def is_else(self, text: bytes) -> bool:
        """Return whether a text is not SGF, but a text board or a link."""
        if len(text) > _MOST_BOARD:
            return False
        # FF[4]: a game tree begins with "(", a node with ";". A mail with a board may have both.
        if b"(" in text and b";" in text:
            return not _GAME.search(text) and _is_board(read_text(text))
        pasted = read_pasted(text)
        # A fragment of SGF may lack both; it is pasted as moves.
        is_sgf = pasted.record is not None and pasted.record.games[0].source is not None
        return bool(pasted.link) or (pasted.record is not None and not is_sgf) or _is_board(pasted.board)

    @Slot()
    def cancel(self) -> None:
        """Cancel the reading of a text; the board stays as it is."""
        if self._job.is_busy:
            self._job.cancel()
            self._data = b""
            self._hush()

    def _hush(self) -> None:
        if self._is_told:
            self._is_told = False
            self._strip.hide()

    def _read(self, data: bytes) -> None:
        self._data = data
        self._job.start_beside(partial(read_pasted, data), ParseWatch())
        self._job.finish_soon()

    def _tell_file(self, path: Path) -> None:
        self._strip.tell(texts.pasted_file_sentence(path.name), is_grave=False)
        files = self._context.service(RECORD_FILES)
        self._strip.offer((translate("paste", "Open it"), lambda: files.open(path)))

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self._is_told = True
        self._strip.tell_progress(texts.reading_clipboard(), done)

    @Slot(object)
    def _on_read(self, pasted: PastedContent) -> None:
        data, self._data = self._data, b""
        self._hush()
        if pasted.link:
            self._strip.tell(texts.link_sentence(pasted.link), is_grave=False)
        elif pasted.board is not None and pasted.board.bad_row:
            self._strip.tell(texts.bad_row_sentence(pasted.board.bad_row), is_grave=False)
        elif pasted.record is None:
            shown = data[:_SHOWN_BYTES].decode("utf-8", "replace")
            self._strip.tell(texts.nothing_pasted_sentence(shown), is_grave=False)
        else:
            files = self._context.service(RECORD_FILES)
            if files.may_leave():
                # A file that is still being read would replace the pasted game.
                files.drop_loading()
                self._documents.show_new(pasted.record)
                files.tell_findings(pasted.record)
                left_out = "" if pasted.board is None else texts.left_out_sentence(pasted.board)
                if left_out:
                    self._strip.tell(left_out, is_grave=False)


_SHOWN_BYTES = 400


def bytes_in(data: QMimeData) -> bytes:
    """Return the copied text in UTF-8, without further copies, since it may be very long."""
    for kind in _TYPES:
        if data.hasFormat(kind):
            found = bytes(data.data(kind).data())
            if found:
                return found
    return data.text().encode("utf-8", "replace")


def read_pasted(data: bytes, watch: ParseWatch | None = None) -> PastedContent:
    """Return the content of a text; any thread may call this."""
    if len(data) <= _MOST_LINK:
        link = _LINK.fullmatch(data.decode("utf-8", "replace"))
        if link is not None:
            return PastedContent(link=link[1])
    # A mail with a board may have brackets and semicolons, which are no game.
    if len(data) < _MOST_BOARD and not _GAME.search(data):
        board = read_text(data)
        if _is_board(board):
            return PastedContent(None if board.tree is None else Record((board.tree,)), board=board)
    try:
        return PastedContent(read_record(data, "utf-8", watch))
    except SgfError:
        return PastedContent()


def read_text(data: bytes) -> BoardReading:
    """Return the board in a text."""
    text = data.decode("utf-8", "replace")
    return read_board(text, first_move_told(text))


def _is_board(board: BoardReading | None) -> bool:
    return board is not None and (board.tree is not None or bool(board.bad_row))


# The sizes in bytes up to which a text is tested for a link, and for a board.
_MOST_LINK = 4000
_MOST_BOARD = 200_000
