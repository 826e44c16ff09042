"""PlanForm: the form of one lesson of the plan, with its title, its parts, and what they open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QGridLayout, QLineEdit, QMenu, QPlainTextEdit, QVBoxLayout, QWidget

from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import translate
from goboard_app.lessons.problem import GRADES, ProblemKind
from goboard_app.lessons.teaching_plan import (
    MOST_LINKS,
    MOST_TEXT,
    OPENED,
    LinkKind,
    PlanLesson,
    PlanLink,
    PlanPart,
    PlanSection,
)
from goboard_app.ui.widgets.choices import ComboBox, QuestionDialog
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.form import offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    available_size,
    column_layout,
    label,
    row_layout,
)

_GAMES = (
    "7x7-capture-1",
    "7x7-capture-1-puppy",
    "9x9-capture-1",
    "9x9-capture-3",
    "9x9-capture-5",
    "9x9",
    "9x9-handicap-2",
    "9x9-handicap-3",
    "9x9-handicap-4",
    "9x9-snail",
    "9x9-puppy",
    "9x9-duck",
    "9x9-rabbit",
    "9x9-cat",
    "13x13",
)
"""The games that the form offers."""

_MINUTES = (0, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 60)
"""The times that the form offers beside the one of the lesson."""

# In px at scale 1.
_WIDTH, _TWO_COLUMNS, _TEXT_HEIGHT = 920, 1100, 104
_MOST_TITLE = 100

Named = Callable[[PlanLink], str]
Known = tuple[Sequence[str], Sequence[str]]
"""The keys of the first steps, and the names of the files of My lessons."""


class _LinkRow(QWidget):
    """The things that a part opens, each of which a click takes out, and the button to add one.

    `text` is the field before them in the order of Tab.
    """

    def __init__(self, look: Look, text: QWidget, named: Named, known: Known) -> None:
        super().__init__()
        self._look, self._text, self._named, self._known = look, text, named, known
        self.links: tuple[PlanLink, ...] = ()
        self.buttons: list[Button] = []
        self.add = Button(look, translate("engines", "Add…"), "plus", kind="chip")
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._on_add)
        self.menu: QMenu | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._row: FlowRow | None = None

    def show_links(self, links: Iterable[PlanLink]) -> None:
        """Show these links in place of the ones before."""
        self.links = tuple(dict.fromkeys(links))
        has_focus = any(button.hasFocus() for button in (*self.buttons, self.add))
        self.add.setParent(self)
        if self._row is not None:
            self._column.removeWidget(self._row)
            self._row.hide()
            self._row.deleteLater()
        self.buttons = [self._button(link) for link in self.links]
        self._row = FlowRow(*self.buttons, self.add, spacing=6)
        self._column.addWidget(self._row)
        self.add.show()
        self.add.setEnabled(len(self.links) < MOST_LINKS)
        if self.isVisible():
            # Qt would show it in the next turn of the event loop.
            self._row.show()
            self.order_tabs()
        if has_focus:
            (self.add if self.add.isEnabled() else self.buttons[-1]).setFocus()

    def order_tabs(self) -> None:
        """Let Tab go from the text through the links; Qt puts new widgets last."""
        for before, after in pairwise((self._text, *self.buttons, self.add)):
            QWidget.setTabOrder(before, after)

    def _button(self, link: PlanLink) -> Button:
        name = self._named(link)
        button = Button(self._look, name, "close", kind="chip")
        button.setAutoDefault(False)
        button.setAccessibleName(texts.take_link_out(name))
        button.clicked.connect(lambda: self.show_links(each for each in self.links if each != link))
        return button

    @Slot()
    def _on_add(self) -> None:
        menu = self.menu = QMenu(self)
        steps, own = self._known
        graded = [f"{kind.value}-{grade}" for kind in ProblemKind for grade in GRADES]
        for text, kind, names in (
            (translate("menu", "First steps"), LinkKind.LESSON, steps),
            (translate("plan", "Problems"), LinkKind.PROBLEMS, graded),
            (translate("plan", "Games"), LinkKind.GAME, _GAMES),
            (translate("plan", "Handouts"), LinkKind.PRINT, [*steps, *graded]),
            (translate("start", "My lessons"), LinkKind.OWN, own),
            #: A submenu of other things that a lesson may open, such as the clock.
            (translate("plan", "More"), LinkKind.OPEN, OPENED),
        ):
            if names:
                self._fill(menu.addMenu(text), [PlanLink(kind, name) for name in names])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))

    def _fill(self, menu: QMenu, links: Iterable[PlanLink]) -> None:
        for link in links:
            action = menu.addAction(self._named(link).replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, link=link: self.show_links((*self.links, link)))


class _PartEdit(QWidget):
    """The minutes, the text and the links of a part of a lesson."""

    def __init__(self, look: Look, section: PlanSection, named: Named, known: Known) -> None:
        super().__init__()
        self._part = section.part
        name = texts.plan_part(section.part)
        self.minutes = ComboBox()
        times = sorted({*_MINUTES, section.minutes})
        offer(self.minutes, ((texts.minutes_text(time), time) for time in times), section.minutes)
        self.minutes.setMinimumWidth(look.px(104))
        self.minutes.setAccessibleName(name)
        # The aim of a lesson takes no time.
        self.minutes.setVisible(section.part is not PlanPart.AIM)
        self.text = QPlainTextEdit(section.text)
        self.text.setAccessibleName(name)
        self.text.setTabChangesFocus(True)
        # Queued: the field may not be changed while it places its cursor.
        self.text.textChanged.connect(self._on_text, Qt.ConnectionType.QueuedConnection)
        # Its own size hint is many lines high.
        self.text.setFixedHeight(look.px(_TEXT_HEIGHT))
        card = Card("plain")
        card.setLayout(column_layout(self.text, margin=4))
        self.links = _LinkRow(look, self.text, named, known)
        self.links.show_links(section.links)
        head = row_layout(label(name, "strong"), None, self.minutes, spacing=8)
        layout = column_layout(spacing=6)
        layout.addLayout(head)
        layout.addWidget(card)
        layout.addWidget(self.links)
        layout.addStretch(1)
        self.setLayout(layout)

    @Slot()
    def _on_text(self) -> None:
        """Cut a text that is too long at once, so that nobody misses a part of it later."""
        over = self.text.document().characterCount() - 1 - MOST_TEXT
        if over > 0:
            cursor = self.text.textCursor()
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, over)
            cursor.removeSelectedText()

    @property
    def section(self) -> PlanSection:
        """The part as it is written now."""
        text = self.text.toPlainText().strip()
        return PlanSection(self._part, int(self.minutes.currentData()), text, self.links.links)


class PlanForm(DialogBase):
    """The form of a lesson; `lesson` is what was written."""

    manual_page = "teaching"

    def __init__(self, look: Look, lesson: PlanLesson, named: Named, known: Known, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._before = look, lesson
        is_new = not lesson.title
        heading = translate("plan", "New lesson") if is_new else translate("plan", "Change this lesson")
        self.setWindowTitle(heading)
        has_two = available_size(self).width() >= look.px(_TWO_COLUMNS)
        self.setMinimumWidth(look.px(_WIDTH if has_two else _WIDTH // 2))
        self.title = QLineEdit(lesson.title)
        self.title.setMaxLength(_MOST_TITLE)
        self.title.setPlaceholderText(translate("plan", "Title of the lesson"))
        self.title.setAccessibleName(self.title.placeholderText())
        self.parts = [_PartEdit(look, section, named, known) for section in lesson.sections]
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(14)
        columns = 1 + has_two
        for number, part in enumerate(self.parts):
            grid.addWidget(part, number // columns, number % columns)
            grid.setColumnStretch(number % columns, 1)
        self.done_button = Button(look, translate("task", "Done"), kind="primary")
        self.cancel = Button(look, translate("players", "Cancel"))
        foot = self.button_row(self.done_button, self.cancel)
        body = ScrollingBody(grid)
        self.lay_out(label(heading, "title"), self.title, body, foot, stretched=body)
        for part in self.parts:
            part.links.order_tabs()
        self.title.textChanged.connect(self._refresh)
        self._as_shown = self.lesson
        self._refresh()

    @property
    def is_changed(self) -> bool:
        """Return whether anything was written."""
        return self.lesson != self._as_shown

    @property
    def lesson(self) -> PlanLesson:
        """The lesson as it is written now."""
        title = " ".join(self.title.text().split())
        return replace(self._before, title=title, sections=tuple(part.section for part in self.parts))

    @Slot()
    def _refresh(self) -> None:
        self.done_button.setEnabled(bool(self.lesson.title))

    @Slot()
    def reject(self) -> None:
        """Close the form, after a question if something was written."""
        if self.is_changed:
            answers = (translate("question", "Keep it"), translate("question", "Do not keep it"))
            answer = QuestionDialog(self._look, texts.keep_changes_question(), "", answers, self).ask()
            if answer == 0 and self.done_button.isEnabled():
                self.accept()
            elif answer == 0:
                # A lesson needs a title first.
                self.title.setFocus()
            if answer != 1:
                return
        super().reject()
