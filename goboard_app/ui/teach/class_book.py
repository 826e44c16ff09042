"""ClassBookDialog: the pupils of a class over a term, one row for each pupil and one column for each lesson."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QDir, QObject, QRectF, QSize, QStandardPaths, Qt, Slot
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from goboard_app.app.class_results import ResultsStore
from goboard_app.app.files.class_book import ClassFile, ClassShelf
from goboard_app.app.files.document import CLASSES, RESULTS
from goboard_app.app.files.load import titled_name
from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.app.problems import file_of
from goboard_app.app.texts import players as player_texts
from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.files import could_not_save, put_aside_sentence, saved
from goboard_app.app.texts.format import comma_list, isolated, running_text, translate
from goboard_app.app.texts.lessons import solved_of
from goboard_app.late import late
from goboard_app.lessons.results import LONGEST_NAME, clean_name, csv_bytes, name_key
from goboard_app.lessons.term import FIRST_STEPS, Answers, ClassBook, TermLesson, TermPlace
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.teach import CLASS_NAME, LESSONS, PROBLEMS
from goboard_app.ui.widgets.choices import (
    ChoiceList,
    ComboBox,
    QuestionDialog,
    chosen_to_save,
    table_separator,
    with_ending,
)
from goboard_app.ui.widgets.curve import paint_curve
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.form import offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import NO_INDEX, Button, FlowRow, Index, available_size, label, row_layout
from goboard_app.ui.widgets.tips import tip_text

with late:
    # Only paper needs these.
    from goboard_app.ui.paper import pages as paper
    from goboard_app.ui.paper import pupils
    from goboard_app.ui.paper.preview import Printout, PrintPreview

# The column of the curves; those of the lessons follow. The names head the rows, so that they stay where one scrolls.
_CURVE, _FIRST = 0, 1
_ROW, _CELL, _NAME_WIDTH = 38, 132, 150
# The height of all but the table, and that of the lines below it.
_REST, _LINES = 430, 132
# Their heights on a low screen.
_LEAST, _LEAST_LINES = 90, 40
_LEAST_WIDTH = 340
# How much of their colour the rest of a bar has, and what was right with help.
_FAINT, _PALE = 0.12, 0.4
_PLACE = Qt.ItemDataRole.UserRole + 10


class ClassBookFlow(QObject):
    """The command that opens the pupils of a class."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context

    def show(self) -> None:
        """Show the class whose pupils answered last; afterwards the position that was chosen in it, if any."""
        dialog = ClassBookDialog(self._context)
        dialog.run()
        wanted = dialog.wanted
        if wanted is not None:
            lessons = self._context.service(LESSONS)
            if wanted.is_problem:
                self._context.service(PROBLEMS).show_problem(wanted.source, wanted.screen)
            elif wanted.source == FIRST_STEPS:
                lessons.show_step(wanted.step, wanted.screen)
            else:
                lessons.open(Path(wanted.source), wanted.screen)


class ClassModel(QAbstractTableModel):
    """The pupils of a class by its lessons, the latest first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.book = ClassBook()
        self._lessons: tuple[TermLesson, ...] = ()
        self.names: tuple[str, ...] = ()
        self._answers: dict[tuple[int, int], Answers] = {}
        self.elided: Callable[[str], str] = str
        """The function that shortens the title of a lesson to the width of its column."""

    def show_book(self, book: ClassBook) -> None:
        """Show a class; the answers of each cell are looked up when it is first asked for."""
        self.beginResetModel()
        self.book, self.names, self._lessons = book, book.names, book.lessons[::-1]
        self._answers.clear()
        self.endResetModel()

    def lesson(self, column: int) -> TermLesson | None:
        """Return the lesson in a column; None for the columns before them."""
        number = column - _FIRST
        return self._lessons[number] if 0 <= number < len(self._lessons) else None

    def answers(self, row: int, column: int) -> Answers:
        """Return the answers in a cell of a lesson."""
        place = row, column
        if place not in self._answers:
            self._answers[place] = self._lessons[column - _FIRST].answers(self.names[row])
        return self._answers[place]

    def rowCount(self, parent: Index = NO_INDEX) -> int:  # noqa: D102, N802 - Qt's own
        return 0 if parent.isValid() else len(self.names)

    def columnCount(self, parent: Index = NO_INDEX) -> int:  # noqa: D102, N802 - Qt's own
        return 0 if parent.isValid() else _FIRST + len(self._lessons)

    def headerData(  # noqa: D102, N802 - Qt's own
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_lesson = orientation is Qt.Orientation.Horizontal
        lesson = self.lesson(section) if is_lesson else None
        if lesson is not None:
            text = texts.lesson_head(lesson)
            shown = f"{self.elided(lesson.title)}\n{texts.short_day(lesson)}"
        else:
            text = shown = translate("results", "Right at once") if is_lesson else isolated(self.names[section])
        if role == Qt.ItemDataRole.DisplayRole:
            return shown
        return tip_text(text) if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102 - Qt's own
        if not index.isValid():
            return None
        shown, spoken = self._texts(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return shown
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken
        return tip_text(spoken) if role == Qt.ItemDataRole.ToolTipRole else None

    def _texts(self, row: int, column: int) -> tuple[str, str]:
        """Return what a cell shows, and what it tells in words."""
        name, lesson = self.names[row], self.lesson(column)
        if lesson is None:
            shares = self.book.shares(name)
            return "", comma_list(*("–" if share is None else f"{share:.0%}" for share in shares))
        answers = self.answers(row, column)
        if not answers:
            return "–", translate("results", "not answered")
        tally = lesson.tally(answers)
        return solved_of(tally.at_once, tally.tasks), texts.tally_words(tally)


class _CellDelegate(QStyledItemDelegate):
    """The delegate that paints the curve of a pupil, and the bar below the number of a lesson."""

    def __init__(self, look: Look, parent: QTableView) -> None:
        super().__init__(parent)
        self._look = look

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        model, column, px, theme = index.model(), index.column(), self._look.px, self._look.theme
        rect = QRectF(option.rect)
        if not isinstance(model, ClassModel):
            super().paint(painter, option, index)
            return
        lesson = model.lesson(column)
        if lesson is not None:
            # The bar stands below the text.
            option.rect.adjust(0, 0, 0, -px(8))
        super().paint(painter, option, index)
        if lesson is None:
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            color = QColor(theme.text if is_chosen else theme.accent)
            room = rect.adjusted(px(10), px(8), -px(14), -px(8))
            paint_curve(painter, room, model.book.shares(model.names[index.row()]), color, px(2))
            return
        answers = model.answers(index.row(), column)
        if not answers:
            return
        tally = lesson.tally(answers)
        bar = QRectF(rect.left() + px(9), rect.bottom() - px(10), rect.width() - px(24), px(5))
        painter.save()
        empty = QColor(theme.text)
        empty.setAlphaF(_FAINT)
        painter.fillRect(bar, empty)
        pale = QColor(theme.agreed)
        pale.setAlphaF(_PALE)
        left = bar.left()
        for count, color in (
            (tally.at_once, QColor(theme.agreed)),
            (tally.with_help, pale),
            (tally.wrong, QColor(theme.error)),
        ):
            wide = bar.width() * count / max(1, tally.tasks)
            painter.fillRect(QRectF(left, bar.top(), wide, bar.height()), color)
            left += wide
        painter.restore()


class ClassBookDialog(DialogBase):
    """The dialog with the table of a class, and below it the wrong moves of what is chosen in it.

    `wanted` is the place of the task that the teacher asked for; None otherwise.
    """

    manual_page = "teaching"

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._look = look = context.look
        self._shelf = ClassShelf(context.documents.folder / CLASSES)
        self._file: ClassFile | None = None
        self.wanted: TermPlace | None = None
        self.setWindowTitle(translate("term", "Pupils of a class"))
        self.choice = ComboBox()
        self.choice.setAccessibleName(translate("results", "Class"))
        self.model = ClassModel(self)
        self.table = QTableView()
        self.nothing = label(texts.no_pupils_yet(), "panel", wraps=True)
        self.legend = label(texts.term_legend(), "note", "muted", wraps=True)
        self.head = label(role="strong", wraps=True)
        self.lines = ChoiceList(look, translate("term", "Wrong moves"))
        self.position = Button(look, translate("term", "Show this position"), "open")
        self.rename = Button(look, translate("players", "Rename…"))
        self.merge = Button(look, translate("term", "Merge…"))
        self.forget = Button(look, translate("players", "Forget…"))
        self.export = Button(look, translate("results", "Save as CSV…"), "save")
        self.print_button = Button(look, translate("term", "Print for parents…"))
        self.stays = label(role="note", tone="muted", wraps=True)
        self.told = label(role="panel", wraps=True)
        self.told.hide()
        self.close_button = Button(look, translate("results", "Close"), kind="primary")
        self._build()
        self._connect()
        names = self._shelf.names
        last = context.hub.value(CLASS_NAME)
        offer(self.choice, ((isolated(name), name) for name in names), last)
        self._show_class()

    def _build(self) -> None:
        table, px = self.table, self._look.px
        # The style of the list of games.
        table.setObjectName("library")
        table.setModel(self.model)
        table.setItemDelegate(_CellDelegate(self._look, table))
        table.setAccessibleName(self.windowTitle())
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        # Tab leaves the table instead of moving between its cells.
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        names = table.verticalHeader()
        names.setDefaultSectionSize(px(_ROW))
        names.setFixedWidth(px(_NAME_WIDTH))
        names.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        names.setTextElideMode(Qt.TextElideMode.ElideRight)
        names.setSectionsClickable(True)
        table.setCornerButtonEnabled(False)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setDefaultSectionSize(px(_CELL))
        heads = table.horizontalHeader()
        heads.setSectionsClickable(True)
        elide, room = Qt.TextElideMode.ElideRight, px(_CELL) - px(26)
        self.model.elided = lambda text: heads.fontMetrics().elidedText(text, elide, room)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        around = self._context.window.size().boundedTo(available_size(self))
        wide = max(px(400), min(px(1110), around.width() - px(110)))
        spare = around.height() - px(_REST)
        # The dialog is wide, not the table: where it has to be scrolled, the bar takes some of the width.
        self.setMinimumWidth(wide)
        table.setMinimumSize(QSize(px(_LEAST_WIDTH), max(px(_LEAST), min(px(480), spare))))
        self.lines.setFixedHeight(px(_LINES) if spare > px(_LINES) else px(_LEAST_LINES))
        self.choice.setMinimumWidth(px(220))
        acts = FlowRow(self.rename, self.merge, self.forget, self.export, self.print_button, spacing=8)
        for button in (self.rename, self.merge, self.forget, self.export, self.print_button, self.position):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAutoDefault(False)
        heading = row_layout(label(self.windowTitle(), "title"), self.choice, None, spacing=16)
        about = row_layout(self.head, self.position, spacing=10)
        about.setStretchFactor(self.head, 1)
        self.lay_out(
            heading,
            self.nothing,
            table,
            self.legend,
            about,
            self.lines,
            acts,
            self.stays,
            self.told,
            self.button_row(self.close_button),
            stretched=table,
        )

    def _connect(self) -> None:
        self.choice.currentIndexChanged.connect(self._show_class)
        selection = self.table.selectionModel()
        selection.currentChanged.connect(self._on_current)
        self.table.horizontalHeader().sectionClicked.connect(self._show_lesson)
        self.table.verticalHeader().sectionClicked.connect(self._on_name)
        self.lines.currentRowChanged.connect(self._refresh_position)
        self.lines.itemActivated.connect(self._on_position)
        self.position.clicked.connect(self._on_position)
        self.rename.clicked.connect(self._on_rename)
        self.merge.clicked.connect(self._on_merge)
        self.forget.clicked.connect(self._on_forget)
        self.export.clicked.connect(self._on_export)
        self.print_button.clicked.connect(self._on_print)

    # Showing

    @Slot()
    def _show_class(self) -> None:
        """Show the chosen class as its file has it now."""
        name = self.choice.currentData()
        self._file = self._shelf.file(name) if name else None
        book = ClassBook() if self._file is None else self._file.load()
        self.model.show_book(book)
        is_any = bool(self.model.names)
        for widget in (self.table, self.legend, self.head, self.lines, self.export, self.print_button):
            widget.setVisible(is_any)
        for widget in (self.rename, self.merge, self.forget, self.position):
            widget.setVisible(is_any)
        self.choice.setVisible(self.choice.count() > 0)
        self.nothing.setVisible(not is_any)
        self.stays.setText(texts.names_stay(str(self._shelf.folder)))
        self._tell_trouble()
        if is_any:
            # The latest lesson is what a teacher looks for.
            self._show_lesson(_FIRST)
        self._refresh_acts()
        self.fit_soon()

    def _tell_trouble(self) -> None:
        file = self._file
        if file is None or file.set_aside is None:
            self._tell("")
            return
        aside, file.set_aside = file.set_aside, None
        self._tell(running_text(texts.class_not_whole(file.name), put_aside_sentence([aside])))

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))
        self.told.setAccessibleName(text)
        self.fit_soon()

    @property
    def pupil(self) -> str:
        """The name of the pupil in the current row; '' without one."""
        row = self.table.currentIndex().row()
        return self.model.names[row] if 0 <= row < len(self.model.names) else ""

    @Slot()
    def _on_current(self) -> None:
        index = self.table.currentIndex()
        lesson = self.model.lesson(index.column()) if index.isValid() else None
        if lesson is not None:
            answers = self.model.answers(index.row(), index.column())
            rows = [(texts.task_line(lesson.tasks[task], each), task) for task, each in sorted(answers.items())]
            self._show_lines(comma_list(self.pupil, texts.lesson_head(lesson)), rows, lesson)
        self._refresh_acts()

    @Slot(int)
    def _on_name(self, row: int) -> None:
        self.table.setCurrentIndex(self.model.index(row, _CURVE))

    @Slot(int)
    def _show_lesson(self, column: int) -> None:
        """Show what most pupils got wrong first in the lesson of a column."""
        lesson = self.model.lesson(column)
        if lesson is None:
            return
        self.table.setCurrentIndex(self.model.index(-1, -1))
        rows = [(texts.first_wrong_line(lesson.tasks[each.task], each), each.task) for each in lesson.wrong_first()]
        self._show_lines(texts.lesson_head(lesson), rows or [(texts.nobody_wrong(), -1)], lesson)

    def _show_lines(self, head: str, rows: list[tuple[str, int]], lesson: TermLesson) -> None:
        self.head.setText(head)
        self.lines.clear()
        for text, task in rows:
            self.lines.add_row(text)
            self.lines.item(self.lines.count() - 1).setData(_PLACE, lesson.place_of(task))
        self.lines.setCurrentRow(0)
        self._refresh_position()

    @Slot()
    def _refresh_position(self) -> None:
        self.position.setEnabled(self._position is not None)

    @property
    def _position(self) -> TermPlace | None:
        """The position of the current line, if its lesson or its problem is at hand."""
        item = self.lines.currentItem()
        found = None if item is None else item.data(_PLACE)
        if not isinstance(found, TermPlace) or found.source == FIRST_STEPS:
            return found if isinstance(found, TermPlace) else None
        path = file_of(found.source) if found.is_problem else Path(found.source)
        return found if os.path.isfile(path) else None

    @Slot()
    def _on_position(self) -> None:
        self.wanted = self._position
        if self.wanted is not None:
            self.accept()

    def _refresh_acts(self) -> None:
        is_chosen = bool(self.pupil)
        self.rename.setEnabled(is_chosen)
        self.forget.setEnabled(is_chosen)
        self.merge.setEnabled(is_chosen and len(self.model.names) > 1)

    # Pupils

    def _change(self, act: Callable[[ClassBook], ClassBook], before: str, after: str = "") -> None:
        """Change the class, and the same pupil in the results of its days; without another name delete the pupil."""
        file, book = self._file, self.model.book
        if file is None:
            return
        trouble = "" if file.change(act) else texts.class_not_written(file.trouble)
        days = ResultsStore(self._context.documents.folder / RESULTS)
        if not trouble and not days.rename(book, before, after):
            trouble = texts.results_not_changed(days.trouble)
        self._show_class()
        if trouble:
            self._tell(trouble)

    @Slot()
    def _on_rename(self) -> None:
        pupil = self.pupil
        dialog = PupilNameDialog(self._look, pupil, self.model.names, self)
        if dialog.run():
            self._change(lambda book: book.renamed(pupil, dialog.wanted), pupil, dialog.wanted)

    @Slot()
    def _on_merge(self) -> None:
        pupil = self.pupil
        dialog = MergeDialog(self._look, pupil, self.model.names, self)
        if dialog.run():
            self._change(lambda book: book.renamed(pupil, dialog.wanted), pupil, dialog.wanted)

    @Slot()
    def _on_forget(self) -> None:
        pupil = self.pupil
        question = QuestionDialog(
            self._look,
            player_texts.forget_question(isolated(pupil)),
            texts.forget_pupil_detail(),
            (translate("players", "Cancel"), translate("players", "Forget")),
            self,
        )
        if question.ask() == 1:
            self._change(lambda book: book.forgotten(pupil), pupil)

    # Files and paper

    @Slot()
    def _on_export(self) -> None:
        name = Path(titled_name(self.choice.currentData())).stem + ".csv"
        start = QDir(_documents()).filePath(name)
        tables = translate("results", "Tables (*.csv)")
        title = translate("results", "Save the results")
        path = chosen_to_save(self, title, start, tables, partial(with_ending, ending=".csv"))
        if path is None:
            return
        try:
            replace_file(path, csv_bytes(texts.class_rows(self.model.book), table_separator()))
        except CannotSave as error:
            self._tell(could_not_save(path.name, str(error)))
        else:
            self._tell(saved(path.name))

    @Slot()
    def _on_print(self) -> None:
        """Show a page for each pupil on paper, from where they are printed or saved as PDF."""
        name, book = str(self.choice.currentData()), self.model.book
        lay_out = partial(_laid_out, name, book)
        printout = Printout(name, lay_out, paper.PaperSize.A4, _documents())
        PrintPreview(self._look, self._context.hub, printout, self).run()


def _laid_out(name: str, book: ClassBook, sheet: paper.Sheet) -> pupils.PupilPages:
    return pupils.PupilPages(name, book, book.names, sheet)


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


class PupilNameDialog(DialogBase):
    """A dialog for another name of a pupil; `wanted` is the typed name."""

    def __init__(self, look: Look, name: str, names: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._taken = {name_key(each) for each in names} - {name_key(name)}
        title = translate("term", "Rename a pupil")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(420))
        self.field = QLineEdit(name)
        self.field.setAccessibleName(translate("players", "Name"))
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        self.hint = label(role="note", tone="muted", wraps=True)
        self.accept_button = Button(look, translate("players", "Rename"), kind="primary")
        cancel = Button(look, translate("players", "Cancel"))
        foot = self.button_row(self.accept_button, cancel)
        self.lay_out(label(title, "title"), self.field, self.hint, foot)
        self.field.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def wanted(self) -> str:
        """The typed name."""
        return clean_name(self.field.text())

    @Slot()
    def _refresh(self) -> None:
        wanted = self.wanted
        is_taken = name_key(wanted) in self._taken
        self.accept_button.setEnabled(bool(wanted) and wanted != self._name and not is_taken)
        self.hint.setText(texts.name_is_taken() if is_taken else "")
        self.hint.setVisible(is_taken)
        self.fit_soon()


class MergeDialog(DialogBase):
    """A dialog that asks which other pupil is the same one; `wanted` is the name that stays."""

    def __init__(self, look: Look, name: str, names: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        title = texts.merge_question(name)
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(420))
        self.choice = ComboBox()
        self.choice.setAccessibleName(translate("players", "Name"))
        offer(self.choice, ((isolated(each), each) for each in names if name_key(each) != name_key(name)))
        self.accept_button = Button(look, translate("term", "Merge"), kind="primary")
        cancel = Button(look, translate("players", "Cancel"))
        foot = self.button_row(self.accept_button, cancel)
        self.lay_out(
            label(title, "title", wraps=True), label(texts.merge_detail(), "panel", wraps=True), self.choice, foot
        )

    @property
    def wanted(self) -> str:
        """The chosen name."""
        return str(self.choice.currentData())
