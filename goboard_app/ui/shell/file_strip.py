"""The strip over a page: findings about a file, and the progress of writing and of long work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPlainTextEdit, QProgressBar, QWidget

from goboard_app.app.files.load import MOST_BYTES, LoadedFile, Loader, UnusableFile
from goboard_app.app.files.save import Saved, SeparateWriting, Writing
from goboard_app.app.jobs import Alarm, Job, RecordJob, Steps, single_shot
from goboard_app.app.texts.format import isolated, labelled, running_text, translate
from goboard_app.app.texts.program import no_font_sentence
from goboard_app.late import late
from goboard_app.record.tree import GameTree
from goboard_app.ui.shell.presenter import InputGate
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.look import Look, MissingFonts
from goboard_app.ui.widgets.parts import Button, Card, IconLabel, column_layout, label, row_layout, set_style
from goboard_app.ui.widgets.tips import name_with_tip

with late:
    from goboard_app.app.texts.files import (
        being_saved,
        large_question,
        put_aside_line,
        put_aside_sentence,
        reading_text,
    )

_MOST_LINES = 6
# The time that a sentence about something that succeeded is shown, in milliseconds.
_DONE_MS = 15_000


class FileStrip(Card):
    """One sentence, with details that unfold and a cross that closes it.

    Signals: `report_asked()` if the details are a report of repairs, and `copy_asked()` for a copy of the record with
    all repairs; `cancel_asked()` for work in progress.
    """

    report_asked = Signal()
    copy_asked = Signal()
    cancel_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("strip", parent)
        self._look = look
        self._texts: tuple[str, ...] = ()
        self._asides: tuple[UnusableFile, ...] = ()
        self._tells_asides = False
        self._about: Enum | None = None
        self._added = ""
        self._is_for_pupils = False
        self._is_done = False
        self._done_shown = single_shot(self, self.leave_page, _DONE_MS)
        self.sentence = label(role="panel", wraps=True)
        self.details_button = Button(look, translate("strip", "Details"), kind="link")
        self.details_button.setCheckable(True)
        self.copy_button = Button(look, translate("strip", "Save a repaired copy…"), kind="link")
        self.cancel_button = Button(look, translate("strip", "Cancel"), kind="link")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 1000)
        self.close_button = Button(look, kind="square")
        name_with_tip(self.close_button, translate("strip", "Close"))
        self.choice_buttons: list[Button] = []
        self._acts: tuple[Callable[[], object], ...] = ()
        self._group = QButtonGroup(self)
        self._choices = row_layout(spacing=6)
        self._line = row_layout(spacing=10)
        self._build()
        self._connect()
        self.hide()

    def _build(self) -> None:
        line = self._line
        line.addWidget(self.sentence, 1)
        line.addLayout(self._choices)
        for widget in (
            *(self.details_button, self.copy_button, self.progress, self.cancel_button),
            self.close_button,
        ):
            line.addWidget(widget)
        self._column = column_layout(line, spacing=4)
        self._column.setContentsMargins(28, 11, 22, 11)
        self.setLayout(self._column)

    def _connect(self) -> None:
        self._group.idClicked.connect(self._on_choice)
        self.details_button.toggled.connect(self._on_details)
        self.details_button.clicked.connect(self._on_report)
        self.copy_button.clicked.connect(self.copy_asked)
        self.cancel_button.clicked.connect(self.cancel_asked)
        self.close_button.clicked.connect(self._on_close)

    @cached_property
    def _icon(self) -> IconLabel:
        """The icon before the sentence, made on first use: most windows never show the strip."""
        icon = IconLabel(self._look, "info", "error")
        self._line.insertWidget(0, icon)
        return icon

    @cached_property
    def waiting(self) -> SaveWait:
        """The writing of a file in another thread, with its progress in the strip."""
        # Made on first use: most runs of the program write no large file.

        return SaveWait(self, self)

    @cached_property
    def work(self) -> LongWork:
        """The work before another page is shown, with its progress in the strip."""
        return LongWork(self, self)

    @property
    def is_working(self) -> bool:
        """Return whether such work is going on."""
        return "work" in self.__dict__ and self.work.is_busy

    def leave_work(self) -> bool:
        """Cancel such work; return whether there was any."""
        was_working = self.is_working
        if was_working:
            self.work.stop()
        return was_working

    @Slot()
    def stop_work(self) -> None:
        """Cancel such work: the user does something else."""
        self.leave_work()

    @Slot()
    def renew_work(self) -> None:
        """Start such work again if its games have changed."""
        if self.is_working:
            self.work.look()

    @property
    def is_waiting(self) -> bool:
        """Return whether a large file is being written."""
        return "waiting" in self.__dict__ and self.waiting.is_busy

    @cached_property
    def details(self) -> QPlainTextEdit:
        """The findings one by one, made on first use."""
        details = QPlainTextEdit()
        details.setReadOnly(True)
        details.setAccessibleName(self.details_button.text())
        self._column.addWidget(details)
        return details

    def tell_progress(self, sentence: str, done: float) -> None:
        """Show the progress of long work, from 0 to 1, with a button to cancel it."""
        # While the sentence stays, only the bar changes.
        if self.progress.isHidden() or self.sentence.text() != sentence:
            self._put(sentence, (), is_grave=False)
            self.progress.setFixedWidth(self._look.px(160))
            self.progress.setAccessibleName(sentence)
            self.progress.show()
            self.cancel_button.show()
            # Closing the strip would leave the work going on unseen.
            self.close_button.hide()
            self._appear(is_grave=False)
        self.progress.setValue(round(1000 * done))

    @property
    def tells_repairs(self) -> bool:
        """Return whether the strip is shown for a file that was repaired."""
        # Only `tell_repairs` makes the button for details not checkable.
        return not (self.isHidden() or self.details_button.isCheckable())

    def tell_repairs(self, sentence: str, has_repairs: bool = True) -> None:
        """Show the strip for a faulty file; the button for details opens a report of its own.

        A repaired copy is offered if `has_repairs`.
        """
        self.tell(sentence)
        # Not checkable: the button opens a report instead of unfolding the details.
        self.details_button.setCheckable(False)
        self.details_button.show()
        self.copy_button.setVisible(has_repairs)

    def tell(
        self, sentence: str, details: Sequence[str] = (), is_grave: bool = True, about: Enum | None = None
    ) -> None:
        """Show a sentence; one that is not grave is shown and announced without alarm.

        `about` is the act that failed, for `mend`.
        """
        self._put(sentence, details, is_grave)
        self._about = about
        self._appear(is_grave)

    def tell_done(self, sentence: str) -> None:
        """Show a sentence about something that succeeded: it goes with the page, or after a while.

        With a choice beside it, it stays as long as the page.
        """
        self._put(sentence, (), is_grave=False)
        set_style(self, card="done")
        self._icon.set_role("accent")
        self._is_done = True
        self._done_shown.start()
        self._appear(is_grave=False)

    @Slot()
    def leave_page(self) -> None:
        """Hide a sentence about something that succeeded: another page is shown, or it was shown long enough."""
        if self._is_done:
            self._is_done = False
            self.hide()

    def _put(self, sentence: str, details: Sequence[str], is_grave: bool) -> None:
        self.details_button.setCheckable(True)
        for widget in (self.copy_button, self.progress, self.cancel_button):
            widget.hide()
        self.close_button.set_icon("close")
        self.close_button.show()
        self._icon.show()
        self._tells_asides = False
        self._about, self._added = None, ""
        self._is_done = False
        # The timer of the sentence before would hide this one.
        self._done_shown.stop()
        self._icon.set_role("error")
        set_style(self, card="strip" if is_grave else "warn")
        self.sentence.setText(sentence)
        self._texts = tuple(details)
        # The buttons of the sentence before do not answer this one.
        self.offer()
        self.details_button.setVisible(bool(details))
        self.details_button.setChecked(False)
        self.setAccessibleName(sentence)

    def _appear(self, is_grave: bool) -> None:
        """Show the strip after all its parts are set, so that the page is laid out once, and announce it."""
        self.show()
        announce(self, self.accessibleName(), assertive=is_grave)

    def add(self, sentence: str) -> None:
        """Append a sentence to the one that is shown, which keeps its buttons."""
        if self.isHidden():
            self.tell(sentence, is_grave=False)
        else:
            self._is_done = False
            self._done_shown.stop()
            self._added = running_text(self._added, sentence) if self._added else sentence
            self.sentence.setText(running_text(self.sentence.text(), sentence))
            self.setAccessibleName(self.sentence.text())
            announce(self, sentence)

    def tell_no_font(self, fonts: MissingFonts, text: str) -> None:
        """Report once that no font can show a text, in words that can be shown."""
        if fonts.notice(text):
            sentence = no_font_sentence()
            # A language without a font cannot report it: English is used then.
            self.add(sentence if fonts.can_show(sentence) else no_font_sentence(is_english=True))

    def withdraw(self, sentence: str) -> None:
        """Hide the strip if it shows this sentence, which is no longer true."""
        if not self.isHidden() and self.sentence.text() == sentence:
            self.hide()

    def mend(self, about: Enum) -> None:
        """Take away the sentence about an act that failed, because it has succeeded since; what was added stays."""
        if self._about is not about or self.isHidden():
            return
        if self._added:
            self.tell(self._added, is_grave=False)
        else:
            self.hide()

    def tell_put_aside(self, asides: Sequence[UnusableFile]) -> None:
        """Report the unreadable files of the program that were put aside, all in one sentence.

        The report returns after another sentence has taken its place, until it is closed.
        """
        self._asides = (*self._asides, *asides)
        if asides and not self._is_for_pupils and (self.isHidden() or self._tells_asides):
            self._show_asides()

    def set_for_pupils(self, is_for_pupils: bool) -> None:
        """Disable the strip while pupils answer, as its buttons lead elsewhere, or enable it again.

        Files that were put aside do not concern the pupils: they are reported afterwards.
        """
        self._is_for_pupils = is_for_pupils
        self.setEnabled(not is_for_pupils)
        if is_for_pupils:
            super().hide()
        elif self.isHidden():
            # Files that were put aside while pupils answered are reported now, by the method of this class.
            self.hide()

    def _show_asides(self) -> None:
        places = [put_aside_line(aside) for aside in self._asides]
        self.tell(put_aside_sentence(self._asides), places)
        self._tells_asides = True

    def hide(self) -> None:
        """Close the strip, unless files that were put aside are still to be reported."""
        if self._is_for_pupils or not self._asides:
            super().hide()
        elif not self._tells_asides or self.isHidden():
            self._show_asides()

    def ask_large(self, path: Path, size: int, act: Callable[[], object]) -> None:
        """Ask whether to open a file that is too large for a usual record; `act` opens it."""
        self.tell(large_question(path.name, size), is_grave=False)
        self.offer((translate("strip", "Open anyway"), act))

    def offer(self, *choices: tuple[str, Callable[[], object]]) -> None:
        """Put buttons beside the sentence; pressing one closes the strip and calls its function."""
        for button in self.choice_buttons:
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.choice_buttons = [Button(self._look, text) for text, _act in choices]
        self._acts = tuple(act for _text, act in choices)
        if choices:
            # A sentence with a choice waits for its answer.
            self._done_shown.stop()
        for number, button in enumerate(self.choice_buttons):
            self._group.addButton(button, number)
            self._choices.addWidget(button)
            # Qt shows a widget that is added to a visible layout only on the next turn of the event loop.
            button.show()

    @Slot(int)
    def _on_choice(self, number: int) -> None:
        # The strip is hidden first, as the action may show another sentence.
        act = self._acts[number]
        self.hide()
        act()

    @Slot()
    def _on_report(self) -> None:
        if not self.details_button.isCheckable():
            self.report_asked.emit()

    @Slot(bool)
    def _on_details(self, is_open: bool) -> None:
        self.details.setPlainText("\n".join(self._texts))
        line = QFontMetrics(self.details.font()).lineSpacing()
        self.details.setFixedHeight(line * min(len(self._texts), _MOST_LINES) + 14)
        self.details.setVisible(is_open)

    @Slot()
    def _on_close(self) -> None:
        if self._tells_asides:
            self._asides = ()
        self.hide()


# A save that is over sooner shows no progress.
LONG_MS = 500
# The longest wait for the disk at the end of the program.
_LAST_SECONDS = 60


class SaveWait(QObject):
    """A wait for a file to be written; after half a second `strip` shows the progress and a cancel button."""

    def __init__(self, strip: FileStrip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip = strip
        self._job = Job(self)
        self._gate = InputGate(strip.cancel_button, self)
        self._loop = QEventLoop(self)
        self._writing: Writing | SeparateWriting | None = None
        self._saved: Saved | None = None
        self._error: Exception | None = None
        self._is_long = False
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self._gate.escaped.connect(self.cancel)
        strip.cancel_asked.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """Return whether a file is being written."""
        return self._job.is_busy

    def run(self, writing: Writing | SeparateWriting) -> Saved:
        """Write in another thread; return the result, or raise the error of the writing.

        The window is repainted during the wait, and the user's input is handled after it. After half a second,
        cancelling is the only input that is handled.
        """
        self._writing, self._saved, self._error = writing, None, None
        self._job.start_beside(lambda _watch: writing.run(), writing.watch, late_ms=LONG_MS, last_s=_LAST_SECONDS)
        # Most files are written within a moment, which needs no event loop.
        if not self._job.finish_soon():
            # The first loop delays all input; `_on_progressed` ends it when the writing takes long. The second one
            # handles input, which the gate reduces to the cancel button and Escape.
            self._gate.shut()
            self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            if self.is_busy:
                self._loop.exec()
            self._gate.open()
        self._writing = None
        if self._is_long:
            self._is_long = False
            self._strip.hide()
        if self._error is not None:
            raise self._error
        assert self._saved is not None
        return self._saved

    @Slot()
    def cancel(self) -> None:
        """Stop the writing; the existing file is kept."""
        if self._writing is not None:
            self._writing.watch.call_off()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        if self._writing is None:
            return
        self._strip.tell_progress(being_saved(self._writing.path.name), done)
        if not self._is_long:
            self._is_long = True
            self._loop.quit()

    @Slot(object)
    def _on_done(self, saved: Saved) -> None:
        self._saved = saved
        self._loop.quit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._error = error
        self._loop.quit()


LATE_MS = 400
"""The time before work is reported in the strip, in milliseconds."""


class LongWork(QObject):
    """A runner of one piece of work at a time, in the idle time of the program, with its progress.

    Short work is done at once. Cancelled work has no effect: `then` is called only with the result of work that was
    completed.
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
        self._loader.large.connect(self._on_large)
        self._loader.progressed.connect(self._on_loading)
        strip.cancel_asked.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """Return whether work or the reading of a file is going on."""
        return self._job.is_busy or self._loader.is_busy

    def start(
        self,
        make: Callable[[], Steps[object]],
        then: Callable[..., object],
        sentence: str,
        trees: Callable[[], Sequence[GameTree]],
    ) -> None:
        """Run the steps of `make`, then call `then` with the result; `sentence` names the work in the strip.

        If one of `trees` changes before the end, or there are other trees, the work starts again.
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
        most: int | None = MOST_BYTES,
    ) -> None:
        """Read a file in another thread, run the steps of `make` on its games, then call `then` with the result.

        The strip reports a file that cannot be read, and asks about one of more than `most` bytes.
        """
        self._leave_off()
        self._then, self._make = then, make
        self._sentence = reading_text(path.name)
        self._late.set(LATE_MS)
        self._loader.load(path, most=most)

    @Slot()
    def stop(self) -> None:
        """Cancel the work and hide its progress."""
        self._leave_off()
        self._hush()

    @Slot()
    def look(self) -> None:
        """Start the work again if the games have changed."""
        self._job.look()

    def finish(self) -> None:
        """Do the rest of the work now."""
        self._job.finish()

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
        # Work that ends before the alarm shows nothing, so that the strip does not flicker.
        if self._is_told or not self._late.is_set:
            self._is_told = True
            self._strip.tell_progress(self._sentence, done)

    @Slot(object, float)
    def _on_loading(self, _path: Path, done: float) -> None:
        self._on_progressed(done)

    @Slot(object)
    def _on_done(self, outcome: object) -> None:
        # Taken before the call, since `then` may start other work with its own function.
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
            # These games are on no board, so none of them can change during the work.
            self._job.start(lambda: make(games), lambda: games)

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._leave_off()
        self._hush()
        self._strip.tell(labelled(isolated(path.name), reason))

    @Slot(object, object)
    def _on_large(self, path: Path, size: int) -> None:
        # `_leave_off` drops both.
        make, then = self._make, self._then
        self._leave_off()
        self._hush()
        if make is not None and then is not None:
            self._strip.ask_large(path, size, lambda: self.read(path, make, then, None))
