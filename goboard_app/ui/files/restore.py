"""Restoring after a crash: offers the games that were on the board and not saved."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from goboard_app.app.files import recent
from goboard_app.app.files.journal import LeftJournal
from goboard_app.app.files.load import AT_ONCE_BYTES, LoadedFile, Stamp, UnusableFile, stamp_of
from goboard_app.app.files.save import CannotSave, bytes_of
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts import files as saving
from goboard_app.app.texts.format import dotted, isolated, translate
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import LOCKS, RECORD_FILES, SCREENS
from goboard_app.ui.widgets.choices import QuestionDialog
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import name_with_tip


class RestoreFlow(QObject):
    """The offers to restore journals, one after the other, until each is answered.

    An unanswered one is offered again at the next start. If the board has unsaved changes, the restored games get a
    window of their own. Signal: `restored(str)` with the file to which the restored games belong.
    """

    restored = Signal(object)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._documents = context.documents
        self._files = context.service(RECORD_FILES)
        self._lefts = _UnansweredJournals()
        self._loaded: LoadedFile | None = None
        self._reading = Job(self)
        self._reading.done.connect(self._on_read)
        self._comparing = Job(self)
        self._comparing.done.connect(self._restore)
        self._is_hidden = False
        self.card: RestoreCard | None = None
        # A slot of this object would not be called any more when it is destroyed.
        self.destroyed.connect(self._lefts.release)

    def offer(self, lefts: Sequence[LeftJournal]) -> None:
        """Offer the journals of ended programs."""
        self._lefts.extend(lefts)
        self._show_next()

    @Slot(bool)
    def set_locked(self, is_locked: bool) -> None:
        """Disable or enable the answers of the offer."""
        if self.card is not None:
            self.card.setEnabled(not is_locked)

    @Slot(bool)
    def set_hidden(self, is_hidden: bool) -> None:
        """Hide the offer for a while, as from a class; it stays unanswered."""
        self._is_hidden = is_hidden
        if self.card is not None:
            self.card.setVisible(bool(self._lefts) and not is_hidden)

    def _show_next(self) -> None:
        self._loaded = None
        self._comparing.cancel()
        if self.card is not None:
            self.card.hide()
        if self._lefts:
            left = self._lefts[0]
            self._reading.start_beside(lambda _watch: _read(left), JobWatch())
            if len(left.entry.data) <= AT_ONCE_BYTES:
                self._reading.finish()

    @Slot(object)
    def _on_read(self, read: tuple[LoadedFile, recent.ShelfEntry] | None) -> None:
        left = self._lefts[0]
        if read is not None:
            self._loaded, shown = read
            self._tell(left, shown)
        # A journal of this program cannot be read: a user may still recover something from it.
        elif left.entry.since is not None:
            self._documents.tell_aside(self._lefts.pop(0).put_aside())
            self._show_next()
        elif (place := self._put_away()) is not None:
            self._documents.tell_aside(UnusableFile(left.path, place))
            self._show_next()

    def _tell(self, left: LeftJournal, shown: recent.ShelfEntry) -> None:
        entry, now = left.entry, datetime.now()
        title = shown.title if entry.path is None else f"{isolated(shown.title)} ({isolated(entry.path.name)})"
        if entry.path is None and shown.title == _UNTITLED.stem:
            title = ""
        # A game without a name has the file's name as title.
        if entry.path is not None and shown.title == entry.path.stem:
            title = entry.path.name
        facts = [isolated(shown.facts)]
        if entry.path is not None and stamp_of(entry.path) not in (None, entry.stamp):
            facts.append(saving.file_changed_since())
        thumbnails, side = self._context.thumbnails, self._context.look.px(PICTURE_SIDE)
        self._made_card().tell(
            saving.left_sentence(title, entry.changes, entry.when, now),
            dotted(*facts),
            None if shown.picture is None else thumbnails.of_picture(shown.picture, side),
            entry.path is not None and os.path.isfile(entry.path),
        )
        self.set_hidden(self._is_hidden)

    def _made_card(self) -> RestoreCard:
        if self.card is None:
            self.card = RestoreCard(self._context.look, self._context.window)
            self.card.restore_button.clicked.connect(self._on_restore)
            self.card.saved_button.clicked.connect(self._on_open_saved)
            self.card.discard_button.clicked.connect(self._on_discard)
            self.card.close_button.clicked.connect(self._on_close)
            self._place(self.card)
        return self.card

    def _place(self, card: RestoreCard) -> None:
        """Put the card above everything in the window; it is hidden from a class and locked for pupils."""
        center = self._context.window.centralWidget()
        layout = None if center is None else center.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, card)
        screens = self._context.service(SCREENS)
        self._is_hidden = screens.is_presenting
        screens.presenting_changed.connect(self.set_hidden)
        self._context.service(LOCKS).turned.connect(self.set_locked)

    @Slot()
    def _on_restore(self) -> None:
        # The button may be clicked again during the comparison.
        if self._loaded is None or self._comparing.is_busy:
            return
        entry, unfinished = self._lefts[0].entry, self._documents.unfinished
        # Only a live game can also be kept as the unfinished game.
        if not entry.is_live or not unfinished.is_left:
            self._restore(None)
            return
        tree = self._loaded.record.games[entry.game]
        self._comparing.start_beside(partial(unfinished.copy_of, tree), ParseWatch())
        stamp = stamp_of(unfinished.path)
        if stamp is None or stamp[1] <= AT_ONCE_BYTES:
            self._comparing.finish()

    @Slot(object)
    def _restore(self, copy: Stamp | None) -> None:
        """Put the games on the board; `copy` is the stamp of another file with the same game."""
        assert self._loaded is not None
        left = self._lefts.pop(0)
        if self._documents.is_modified:
            self._context.windows.restore_in_new(left, self._loaded)
        else:
            # A file that is still being read would replace the restored games.
            self._files.drop_loading()
            self._documents.unfinished.hold_on()
            self._documents.restore(left, self._loaded, copy)
        if left.entry.path is not None:
            self.restored.emit(str(left.entry.path))
        self._show_next()

    @Slot()
    def _on_open_saved(self) -> None:
        path = self._lefts[0].entry.path
        if path is None or self._put_away() is None:
            return
        self._show_next()
        self._files.open(path)
        self._context.strip.tell(saving.put_away(), is_grave=False)

    @Slot()
    def _on_discard(self) -> None:
        # A restoration under way must not happen behind the question.
        self._comparing.cancel()
        question = QuestionDialog(
            self._context.look,
            saving.discard_changes_question(),
            saving.discard_changes_detail(),
            (translate("restore", "Keep them"), translate("restore", "Discard")),
            self._context.window,
        )
        if question.ask() == 1:
            self._lefts.pop(0).forget()
            self._show_next()

    @Slot()
    def _on_close(self) -> None:
        self._lefts.release()
        self._show_next()

    def _put_away(self) -> Path | None:
        """Write the offered games to the shelf; return the file, None if that fails."""
        entry = self._lefts[0].entry
        try:
            data = entry.data if self._loaded is None else bytes_of(self._loaded.record, entry.written_in)
            place = self._documents.unfinished.put_away(data)
        except (OSError, CannotSave):
            return None
        self._lefts.pop(0).forget()
        return place


class _UnansweredJournals(list[LeftJournal]):
    """The unanswered journals; after `release` they are offered at the next start."""

    def release(self) -> None:
        for left in self:
            left.release()
        self.clear()


def _read(left: LeftJournal) -> tuple[LoadedFile, recent.ShelfEntry] | None:
    """Return the games of a journal and their entry on the card; None if they cannot be read."""
    entry = left.entry
    try:
        record = entry.record
    except (SgfError, ValueError):
        return None
    if not 0 <= entry.game < len(record.games):
        return None
    loaded = LoadedFile(entry.path or _UNTITLED, record, entry.stamp)
    return loaded, recent.record_entry(loaded, "", entry.game)


PICTURE_SIDE = 64
# The path of games without a file.
_UNTITLED = Path("goboard.sgf")


class RestoreCard(Card):
    """A strip above the page with a small board, a description, and the answers as buttons."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("warn", parent)
        self.sentence = label(role="panel", wraps=True)
        self.facts = label(role="body", tone="muted", wraps=True)
        self._picture = QLabel()
        self.restore_button = Button(look, translate("restore", "Restore"), kind="primary")
        self.saved_button = Button(look, translate("restore", "Open file as saved"))
        self.discard_button = Button(look, translate("restore", "Discard…"), kind="link")
        self.close_button = Button(look, icon="close", kind="square")
        name_with_tip(self.close_button, translate("restore", "Ask again at the next start"))
        line = row_layout(self._picture, spacing=14)
        line.addLayout(column_layout(None, self.sentence, self.facts, None, spacing=2), 1)
        for button in self._buttons():
            line.addWidget(button)
        line.setContentsMargins(28, 12, 22, 12)
        self.setLayout(line)
        self.hide()

    def _buttons(self) -> tuple[Button, ...]:
        return self.restore_button, self.saved_button, self.discard_button, self.close_button

    def tell(self, sentence: str, facts: str, picture: QPixmap | None, has_file: bool) -> None:
        """Show the card with this content."""
        self.sentence.setText(sentence)
        self.facts.setText(facts)
        self._picture.setVisible(picture is not None)
        if picture is not None:
            self._picture.setPixmap(picture)
        self.saved_button.setVisible(has_file)
        self.setAccessibleName(f"{isolated(sentence)} {isolated(facts)}")
        self.show()
