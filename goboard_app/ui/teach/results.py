"""The answers of named pupils: the card that asks for a name, and the results of the class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QSize, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QTableWidget, QTableWidgetItem, QWidget

from goboard_app.app.class_results import PupilsAnswering, ResultsStore
from goboard_app.app.files.class_book import ClassFile, ClassShelf, TermRecorder, new_lesson
from goboard_app.app.files.document import CLASSES, RESULTS
from goboard_app.app.files.load import titled_name
from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.app.problems import source_of
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts import problems as problem_texts
from goboard_app.app.texts.files import could_not_save, put_aside_sentence, saved
from goboard_app.app.texts.format import running_text, translate
from goboard_app.go.board import BoardSize, Move, Play, point_name
from goboard_app.lessons.attempt import AttemptOutcome
from goboard_app.lessons.results import (
    LONGEST_NAME,
    ClassResults,
    PupilResults,
    TaskResult,
    clean_name,
    csv_bytes,
)
from goboard_app.lessons.task import Reply
from goboard_app.lessons.term import FIRST_STEPS, PASS, problems_source
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.teach import CLASS_NAME, LESSONS, PROBLEMS
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.widgets.cards import QuestionCard
from goboard_app.ui.widgets.choices import QuestionDialog, chosen_to_save, table_separator, with_ending
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.form import offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, column_layout, label, row_layout, set_ground
from goboard_app.ui.widgets.tips import tip_text

_NO_ANSWER = frozenset({Reply.ASKED, Reply.ILLEGAL, Reply.OCCUPIED})
"""Replies that are not counted as an answer, so that they are not judged as wrong."""
# The characters of a task in the table.
_MOST_OF_TASK = 60


class ResultsFlow(QObject):
    """The flow that asks each pupil for a name, records the answers, and shows them to the teacher."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._lessons = context.service(LESSONS)
        self._problems = context.service(PROBLEMS)
        self._shelf = ClassShelf(context.documents.folder / CLASSES)
        store = ResultsStore(context.documents.folder / RESULTS)
        self.answering = PupilsAnswering(store, parent=self, shelf=self._shelf)
        self.answering.unkept.connect(self._on_unkept)
        self._page: AnswerPage | None = None
        self._places: list[tuple[int, int]] = []
        self._files: tuple[str, ...] = ()
        self._term: TermRecorder | None = None

    @cached_property
    def card(self) -> PupilCard:
        """The card that covers the page and asks for the name of the pupil."""
        card = PupilCard(self._context.look)
        card.given.connect(self._on_name)
        card.confirmed.connect(self._on_confirmed)
        return card

    # A class

    def begin(self, page: AnswerPage, unlock: Callable[[], object]) -> None:
        """Begin a class on a page that was locked, and ask for the first name.

        `unlock` is called when the teacher clicks the button for unlocking.
        """
        self._page = page
        title, tasks = self._lesson_tasks() if self._lessons.is_shown else self._problem_tasks()
        self.answering.begin(title, tasks)
        self._begin_term()
        self.card.unlock.clicked.connect(unlock)
        page.panel.done.clicked.connect(self.ask_name)
        self._connect(is_on=True)
        self._tell_trouble()
        self.ask_name()

    def end(self) -> None:
        """End the class when the page is unlocked, and restore the page."""
        page, self._page = self._page, None
        if page is None:
            return
        self._connect(is_on=False)
        self.card.unlock.clicked.disconnect()
        page.panel.done.clicked.disconnect(self.ask_name)
        page.panel.show_pupil("")
        self._leave_term()
        self._term = None
        # The teacher may unlock while the page is covered and asks for a name.
        page.set_cover(None)
        self.answering.end()
        if self._lessons.is_shown:
            self._lessons.course.end_guest()
        else:
            self._problems.solving.end_guest()

    def _connect(self, is_on: bool) -> None:
        if self._lessons.is_shown:
            course = self._lessons.course
            pairs = ((course.answered, self._on_lesson), (course.hinted, self._on_lesson_hint))
        else:
            solving = self._problems.solving
            pairs = ((solving.answered, self._on_problem), (solving.hinted, self._on_problem_hint))
        for signal, slot in pairs:
            if is_on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    @Slot()
    def ask_name(self) -> None:
        """End the turn of the pupil, and ask for the name of the next one."""
        if self._page is not None:
            self.answering.leave()
            self._leave_term()
            self._page.panel.show_pupil("")
            self._page.set_cover(self.card)
            self.card.ask()

    @Slot(str)
    def _on_name(self, name: str) -> None:
        if self.answering.is_known(name):
            self.card.ask_again(clean_name(name))
        else:
            self._come(self.answering.come(name))

    @Slot(str, bool)
    def _on_confirmed(self, name: str, is_same: bool) -> None:
        self._come(self.answering.come(name, is_another=not is_same))

    def _come(self, pupil: PupilResults | None) -> None:
        """Let a pupil answer, beginning with the first task that this pupil has not solved."""
        page = self._page
        if page is None or pupil is None:
            return
        if self._term is not None:
            self._term.come(pupil.name)
        solved = [task for task, found in pupil.answers.items() if found.is_solved]
        # Wherever the teacher was when the page was locked.
        at = next((task for task in range(len(self._places)) if task not in solved), 0)
        page.set_cover(None)
        page.panel.show_pupil(pupil.name)
        places = self._places
        if self._lessons.is_shown:
            done = [places[task] for task in solved]
            self._lessons.course.begin_guest(done, places[at] if places else (0, 0))
        else:
            self._problems.solving.begin_guest(at)
        page.board.setFocus()

    # The class over a term

    def _begin_term(self) -> None:
        """Begin a lesson of the class that the teacher named; without a name nothing is kept over the term."""
        name, results = self._context.hub.value(CLASS_NAME), self.answering.at_hand
        if name and results is not None:
            self._term = TermRecorder(self._shelf.file(name), new_lesson(results, self._source, self._places))

    @property
    def _source(self) -> str:
        """The source of the lesson or the problems that are shown; '' without a file."""
        if not self._lessons.is_shown:
            return problems_source(self._files) if any(self._files) else ""
        if self._lessons.stage.are_first_steps:
            return FIRST_STEPS
        here = self._lessons.course.here
        # A lesson that is open on the board has its file as the key of its progress.
        return here.key if here.path is None else here.path.resolve().as_posix()

    def _leave_term(self) -> None:
        if self._term is not None and not self._term.leave():
            self._on_unkept(self._term.file.trouble)

    def _note(self, task: int, state: TaskResult, move: str = "", is_wrong: bool = False) -> None:
        """Note an answer of the pupil, or a hint, for this day and for the term."""
        before = self.answering.result(task)
        self.answering.note(task, is_wrong, state.hints, state.is_solved)
        after = self.answering.result(task)
        if self._term is not None and after != before:
            self._term.note(task, after, move if is_wrong else "")

    # Tasks and answers

    def _lesson_tasks(self) -> tuple[str, tuple[str, ...]]:
        course = self._lessons.course
        lessons = course.lessons
        self._places, told = [], []
        for step, each in enumerate(lessons):
            gone_through = course.places_in(step)
            for place in (place for place in each.lesson.tasks if place in gone_through):
                number = f"{step + 1}.{place + 1}" if len(lessons) > 1 else str(place + 1)
                self._places.append((step, place))
                lines = texts.screen_text(each.lesson.screens[place]).splitlines()
                told.append(_told(number, lines[-1] if lines else ""))
        steps = translate("menu", "First steps")
        return (lessons[0].lesson.title if len(lessons) == 1 else steps), tuple(told)

    def _problem_tasks(self) -> tuple[str, tuple[str, ...]]:
        solving = self._problems.solving
        paths = [problem.path or self._context.documents.path for problem in solving.problems]
        named = ["" if path is None else source_of(path) for path in paths]
        self._files = tuple(dict.fromkeys(named))
        numbers = (problem.number for problem in solving.problems)
        self._places = [(self._files.index(name), game) for name, game in zip(named, numbers, strict=True)]
        asked = (problem_texts.question(each).splitlines()[0] for each in solving.problems)
        return solving.title, tuple(_told(str(n), text) for n, text in enumerate(asked, 1))

    @Slot()
    def _on_lesson(self) -> None:
        course = self._lessons.course
        state, place = course.state, (course.step, course.place)
        if state is not None and place in self._places:
            # A move that the tree does not have is wrong only where the file says so.
            is_known = state.reply is not Reply.NOT_IN_TREE or bool(state.text)
            is_wrong = state.reply.is_wrong and state.reply not in _NO_ANSWER and is_known
            # On another board than that of the lesson, the move would tell nothing.
            move = "" if course.is_asked_again else state.answer_word or PASS
            result = TaskResult(0, state.hints, state.is_done)
            self._note(self._places.index(place), result, move, is_wrong)

    @Slot()
    def _on_problem(self) -> None:
        solving = self._problems.solving
        attempt = solving.attempt
        if attempt is not None:
            outcome = attempt.outcome
            result = TaskResult(0, attempt.hints, outcome is AttemptOutcome.SOLVED)
            is_as_stored = attempt.problem is solving.problems[solving.place]
            move = _written(attempt.answer, attempt.position.size) if is_as_stored else ""
            self._note(solving.place, result, move, outcome is AttemptOutcome.WRONG)

    @Slot()
    def _on_lesson_hint(self) -> None:
        course = self._lessons.course
        place = course.step, course.place
        if course.state is not None and place in self._places:
            self._note(self._places.index(place), TaskResult(0, course.state.hints))

    @Slot()
    def _on_problem_hint(self) -> None:
        solving = self._problems.solving
        if solving.attempt is not None:
            self._note(solving.place, TaskResult(0, solving.attempt.hints))

    # Messages

    def show(self) -> None:
        """Show the results of all classes."""
        dialog = ResultsDialog(self._context.look, self.answering, self._context.window)
        self._tell_trouble()
        dialog.run()

    @Slot(str)
    def _on_unkept(self, reason: str) -> None:
        self._context.strip.tell(texts.results_not_kept(reason))

    def _tell_trouble(self) -> None:
        stores: list[ResultsStore | ClassFile] = [self.answering.store]
        if self._term is not None:
            stores.append(self._term.file)
        asides = [store.set_aside for store in stores if store.set_aside is not None]
        for store in stores:
            store.set_aside = None
        if asides:
            self._context.strip.tell(put_aside_sentence(asides))


def _written(move: Move | None, size: BoardSize) -> str:
    if isinstance(move, Play):
        return point_name(move.point, size)
    return "" if move is None else PASS


def _told(number: str, text: str) -> str:
    short = text if len(text) <= _MOST_OF_TASK else text[: _MOST_OF_TASK - 1].rstrip() + "…"
    return f"{number}. {short}"


class PupilCard(QWidget):
    """A card that covers a page and asks for the name of the pupil.

    Signals: `given(str)` with the typed name, `confirmed(str, bool)` with the name and True if it is the same pupil as
    before. The caller connects the button `unlock`.
    """

    given = Signal(str)
    confirmed = Signal(str, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "page")
        self._name = ""
        self.field = QLineEdit()
        self.field.setAccessibleName(texts.name_hint())
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setMinimumHeight(look.px(40))
        self.begin = Button(look, translate("lock", "Begin"), "play", "primary")
        self.unlock = Button(look, translate("lock", "Unlock…"), "lock", "link")
        self.question = QuestionCard(look)
        inside = QWidget()
        inside.setMaximumWidth(look.px(460))
        inside.setLayout(
            column_layout(
                None,
                label(texts.who_answers(), "page", wraps=True),
                label(texts.name_hint(), "message", "muted", wraps=True),
                self.field,
                self.question,
                row_layout(self.begin, None),
                None,
                row_layout(self.unlock, None),
                spacing=14,
            )
        )
        line = row_layout(None, margin=24)
        line.addWidget(inside, 10)
        line.addStretch(1)
        self.setLayout(line)
        self.begin.clicked.connect(self._on_begin)
        self.field.returnPressed.connect(self._on_begin)
        self.field.textEdited.connect(self._on_edited)
        self.question.accepted.connect(lambda: self.confirmed.emit(self._name, True))
        self.question.rejected.connect(lambda: self.confirmed.emit(self._name, False))

    def ask(self) -> None:
        """Ask the next pupil for a name."""
        self.field.clear()
        self._on_edited()
        self.field.setFocus()

    def ask_again(self, name: str) -> None:
        """Ask whether this is the same pupil as the one who began under this name."""
        self._name = name
        same = translate("lock", "Yes, go on")
        other = translate("lock", "No, somebody else")
        self.question.put(texts.is_that_you(name), "", same, other)
        self.begin.hide()
        self.question.yes.setFocus()

    @Slot()
    def _on_edited(self) -> None:
        self.question.hide()
        self.begin.show()
        self.begin.setEnabled(bool(clean_name(self.field.text())))

    @Slot()
    def _on_begin(self) -> None:
        if clean_name(self.field.text()) and not self.question.isVisible():
            self.given.emit(self.field.text())


class ResultsDialog(DialogBase):
    """The dialog with the classes, the latest first, and the table of one class: pupils by tasks."""

    manual_page = "teaching"

    def __init__(self, look: Look, answering: PupilsAnswering, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._answering = answering
        self._classes: Sequence[ClassResults] = ()
        title = translate("results", "Results of pupils")
        self.setWindowTitle(title)
        self.choice = QComboBox()
        self.choice.setAccessibleName(translate("results", "Class"))
        # A long entry must not widen the dialog.
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.table = QTableWidget()
        self.nothing = label(texts.no_results_yet(), "panel", wraps=True)
        self.legend = label(
            running_text(texts.results_legend(), texts.not_answered_sign()), "note", "muted", wraps=True
        )
        self.told = label(role="panel", wraps=True)
        self.told.hide()
        self.export = Button(look, translate("results", "Save as CSV…"), "save")
        self.delete = Button(look, translate("results", "Delete…"))
        self.close_button = Button(look, translate("results", "Close"), kind="primary")
        self._build(title)
        self._fill()

    def _build(self, title: str) -> None:
        table, px = self.table, self._look.px
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setAccessibleName(self.windowTitle())
        table.verticalHeader().hide()
        table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        table.verticalHeader().setDefaultSectionSize(px(30))
        table.setIconSize(QSize(px(16), px(16)))
        parent = self.parentWidget()
        around = QSize() if parent is None else parent.size()
        wide = max(px(340), min(px(760), around.width() - px(160)))
        table.setMinimumSize(wide, max(px(90), min(px(320), around.height() - px(300))))
        # Tab leaves the table instead of moving between its cells.
        table.setTabKeyNavigation(False)
        foot = self.button_row(self.close_button)
        foot.insertWidget(0, self.export)
        foot.insertWidget(1, self.delete)
        for button in (self.export, self.delete):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAutoDefault(False)
        heading = label(title, "title", wraps=True)
        self.lay_out(heading, self.choice, self.nothing, table, self.legend, self.told, foot, stretched=table)
        self.choice.currentIndexChanged.connect(self._show)
        self.export.clicked.connect(self._ask_export)
        self.delete.clicked.connect(self._ask_delete)

    def _fill(self) -> None:
        """Fill the list of classes with the stored results."""
        self._classes = tuple(reversed(self._answering.all()))
        titles = (texts.results_title(each.title, each.day, len(each.pupils)) for each in self._classes)
        offer(self.choice, ((title, number) for number, title in enumerate(titles)))
        is_any = bool(self._classes)
        for widget in (self.choice, self.table, self.legend, self.export, self.delete):
            widget.setVisible(is_any)
        self.nothing.setVisible(not is_any)
        self._show()
        self.fit_soon()

    @property
    def shown(self) -> ClassResults | None:
        """The class that is shown; None without one."""
        number = self.choice.currentIndex()
        return self._classes[number] if 0 <= number < len(self._classes) else None

    @Slot()
    def _show(self) -> None:
        results, table = self.shown, self.table
        table.clear()
        if results is None:
            return
        heads = [*_heads(), *(task.partition(". ")[0] for task in results.tasks)]
        table.setColumnCount(len(heads))
        table.setRowCount(len(results.pupils))
        table.setHorizontalHeaderLabels(heads)
        for number, told in enumerate(results.tasks, len(_heads())):
            head = table.horizontalHeaderItem(number)
            if head is not None:
                head.setData(Qt.ItemDataRole.ToolTipRole, tip_text(told))
        for row, pupil in enumerate(results.pupils):
            for column, text in enumerate(_sums(results, pupil)):
                table.setItem(row, column, QTableWidgetItem(text))
            for task in range(len(results.tasks)):
                found = pupil.answers.get(task, TaskResult())
                item = QTableWidgetItem(texts.result_sign(found))
                icon = "check" if found.is_solved else "close"
                if found.tries:
                    item.setIcon(self._look.icon(icon, "agreed" if found.is_solved else "error"))
                words = texts.result_words(found)
                item.setData(Qt.ItemDataRole.ToolTipRole, tip_text(words))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
                table.setItem(row, len(_heads()) + task, item)
        # Resizing once at the end: as a mode of the header it would be repeated for each cell.
        table.resizeColumnsToContents()

    # A file

    @Slot()
    def _ask_export(self) -> None:
        results = self.shown
        if results is None:
            return
        places = QStandardPaths.StandardLocation.DocumentsLocation
        name = Path(titled_name(f"{results.title} {results.day}")).stem + ".csv"
        start = QDir(QStandardPaths.writableLocation(places)).filePath(name)
        tables = translate("results", "Tables (*.csv)")
        title = translate("results", "Save the results")
        path = chosen_to_save(self, title, start, tables, partial(with_ending, ending=".csv"))
        if path is not None:
            self._export(path, results)

    def _export(self, path: Path, results: ClassResults) -> None:
        try:
            replace_file(path, csv_bytes(csv_rows(results), table_separator()))
        except CannotSave as error:
            self._tell(could_not_save(path.name, str(error)))
        else:
            self._tell(saved(path.name))

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))
        self.told.setAccessibleName(text)
        self.fit_soon()

    @Slot()
    def _ask_delete(self) -> None:
        results = self.shown
        if results is None:
            return
        question = QuestionDialog(
            self._look,
            texts.delete_results_question(),
            texts.delete_results_detail(results.title, len(results.pupils)),
            (translate("results", "Keep them"), translate("results", "Delete")),
            self,
        )
        if question.ask() == 1:
            is_gone = self._answering.delete(results)
            self._tell("" if is_gone else texts.results_not_deleted(self._answering.store.trouble))
            self._fill()


def _heads() -> tuple[str, ...]:
    return (
        translate("results", "Pupil"),
        translate("results", "Solved"),
        translate("results", "Right at once"),
    )


def _sums(results: ClassResults, pupil: PupilResults) -> tuple[str, ...]:
    count = len(results.tasks)
    return pupil.name, texts.solved_of(pupil.solved, count), str(pupil.at_once)


def csv_rows(results: ClassResults) -> list[list[str]]:
    """Return the table of a class, one row for each pupil, with plain numbers and results in words."""
    rows = [[*_heads(), *results.tasks]]
    for pupil in results.pupils:
        found = (pupil.answers.get(task, TaskResult()) for task in range(len(results.tasks)))
        told = (texts.result_words(each) for each in found)
        rows.append([pupil.name, str(pupil.solved), str(pupil.at_once), *told])
    return rows
