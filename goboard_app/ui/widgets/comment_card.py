"""CommentCard: comment, annotations, name and figure of a node."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.marks import (
    figure_line,
    hotspot,
    judgement_aloud,
    judgements,
    move_judgement,
    position_judgement,
    unshown_lines,
)
from goboard_app.app.texts.walking import comment_title
from goboard_app.lessons.convention import Wording, wording_of
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of, moved_colors
from goboard_app.session.annotation import (
    Annotation,
    MoveJudgement,
    PositionJudgement,
    annotation_of,
    links_of,
    strays_of,
)
from goboard_app.session.numbering import shown_number
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.edit.comment_edit import CommentEdit
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout, set_style

_Said = tuple[MoveJudgement | PositionJudgement | str | None, int]

_MOVES = (
    *((MoveJudgement.GOOD, 2), (MoveJudgement.GOOD, 1), (MoveJudgement.INTERESTING, 1)),
    *((MoveJudgement.DOUBTFUL, 1), (MoveJudgement.BAD, 1), (MoveJudgement.BAD, 2)),
)

# A longer comment is cut at first: laying out a million characters takes a second.
SHOWN_OF_COMMENT = 20_000
_LINKS_MS = 150
_GAME_COMMENT_LINES = 5


class JudgeMenu(QMenu):
    """One thing may be said of the move and one of the position; once more takes it back.

    Signals: `move_judged(MoveJudgement | None, int)`, `position_judged(PositionJudgement | None,
    int)` and `hotspot_set(int)`, with degrees; `name_asked()`; `figure_asked()`.
    """

    move_judged = Signal(object, int)
    position_judged = Signal(object, int)
    hotspot_set = Signal(int)
    name_asked = Signal()
    figure_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices: dict[_Said, QAction] = {}
        self._build()
        self.triggered.connect(self._on_triggered)

    def _build(self) -> None:
        self._moves = [
            self._add((kind, degree), move_judgement(kind, degree)) for kind, degree in _MOVES
        ]
        self.addSeparator()
        for kind in PositionJudgement:
            for degree in (1, 2):
                self._add((kind, degree), position_judgement(kind, degree))
        self.addSeparator()
        for degree in (1, 2):
            self._add(("hotspot", degree), hotspot(degree))
        self.addSeparator()
        self._name = self.addAction(translate("judgement", "Name this position…"))
        self._figure = self.addAction(translate("judgement", "Figure and numbers…"))

    def _add(self, data: _Said, text: str) -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        self._choices[data] = action
        return action

    def show_annotation(self, annotation: Annotation, has_move: bool) -> None:
        """Tick what is said; where there is no move nothing can be said of one."""
        said: set[_Said] = {
            (annotation.move, annotation.move_degree),
            (annotation.position, annotation.position_degree),
            ("hotspot", annotation.hotspot),
        }
        for data, action in self._choices.items():
            action.setChecked(data in said)
        for action in self._moves:
            action.setEnabled(has_move or action.isChecked())

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        if action is self._name:
            self.name_asked.emit()
        elif action is self._figure:
            self.figure_asked.emit()
        else:
            kind, degree = next(said for said, item in self._choices.items() if item is action)
            self._judge(kind, degree, action.isChecked())

    def _judge(self, kind: object, degree: int, is_said: bool) -> None:
        if isinstance(kind, MoveJudgement):
            self.move_judged.emit(kind if is_said else None, degree)
        elif isinstance(kind, PositionJudgement):
            self.position_judged.emit(kind if is_said else None, degree)
        else:
            self.hotspot_set.emit(degree if is_said else 0)


class CommentCard(Card):
    """The comment can be written at once; what it names on the board is underlined.

    With `words_only` it shows what pupils read of it; lines for the program stay as they are.
    Signals: `comment_typed(str, str)` with the text before and now; `name_typed(str)`;
    `link_pointed(Link | None)`; `link_followed(Link)`; `left()` when Escape was pressed. The menu
    of judgements has signals of its own.
    """

    comment_typed = Signal(str, str)
    name_typed = Signal(str)
    link_pointed = Signal(object)
    link_followed = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, words_only: bool = False) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._words_only = words_only
        self._wording = Wording("")
        self.title = label(role="section", tone="muted")
        self.pill = Button(look, kind="pill")
        self.menu = JudgeMenu(self)
        self.name = _NameField()
        self.note = label(role="note", tone="muted", wraps=True)
        self.game_comment = QPlainTextEdit()
        self.edit = CommentEdit(look)
        self.whole = Button(look, translate("panel", "Show all of it"), kind="link")
        self._session: GameSession | None = None
        self._node: Node | None = None
        self._comment = ""
        self._is_cut = False
        self._is_naming = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LINKS_MS)
        self._build()
        self._connect()

    def _build(self) -> None:
        self.pill.setMenu(self.menu)
        self.edit.setMinimumHeight(36)
        self.edit.setAccessibleName(translate("panel", "Comment"))
        self.edit.setPlaceholderText(translate("panel", "Write a comment…"))
        self.game_comment.setReadOnly(True)
        self.game_comment.setProperty("tone", "muted")
        self.game_comment.setAccessibleName(translate("panel", "About the game"))
        self.name.setPlaceholderText(translate("panel", "Name of this position"))
        self.name.setAccessibleName(translate("panel", "Name of this position"))
        head = row_layout(self.title, None, self.pill, spacing=6)
        texts = column_layout(
            head, self.name, self.note, self.game_comment, self.edit, self.whole, spacing=4
        )
        texts.setContentsMargins(12, 8, 8, 10)
        texts.setStretchFactor(self.edit, 1)
        self.setLayout(texts)
        for widget in (self.whole, self.name, self.note, self.game_comment):
            widget.hide()

    def _connect(self) -> None:
        self.edit.typed.connect(self._on_typed)
        self.edit.link_pointed.connect(self.link_pointed)
        self.edit.link_followed.connect(self.link_followed)
        self.edit.left.connect(self.left)
        self.whole.clicked.connect(self._on_whole)
        self.menu.name_asked.connect(self.ask_name)
        self.name.textEdited.connect(self.name_typed)
        self.name.editingFinished.connect(self._on_name)
        self.name.left.connect(self.left)
        self._later.timeout.connect(self._find_links)

    def refresh(self, session: GameSession, change: Change) -> None:
        """Show what the cursor says."""
        if not change & (Change.TREE | Change.CURSOR | Change.NODE | Change.INFO):
            return
        is_same = session is self._session and session.cursor is self._node
        if not is_same:
            self._is_naming = False
        self._session, self._node = session, session.cursor
        self._show_comment(session, is_same)
        self._show_head(session)
        self._show_game_comment(session)

    def _show_comment(self, session: GameSession, is_same: bool) -> None:
        text = self._words_of(comment_of(session.cursor), is_same)
        if not is_same or len(text) <= SHOWN_OF_COMMENT:
            self._is_cut = len(text) > SHOWN_OF_COMMENT
        self._comment = text
        self.edit.show_text(text[:SHOWN_OF_COMMENT] if self._is_cut else text, is_same)
        self.edit.setReadOnly(self._is_cut)
        self.whole.setVisible(self._is_cut)
        if is_same and self.edit.hasFocus():
            self._later.start()
        else:
            self._find_links()

    def _words_of(self, comment: str, is_same: bool) -> str:
        """What of a comment is shown."""
        if not self._words_only:
            return comment
        if is_same and self._wording.whole(self._comment) == comment:
            # Somebody is writing; an instruction typed by hand is not taken from under the hands.
            return self._comment
        self._wording = wording_of(comment)
        return self._wording.text

    def _show_head(self, session: GameSession) -> None:
        said, number = annotation_of(session.cursor), shown_number(session)
        title = comment_title(number)
        is_start = session.path.number == 0
        self.title.setText(translate("panel", "Comment") if is_start else title)
        self._show_judgement(said, session.cursor)
        if not self.name.hasFocus() or " ".join(self.name.text().split()) != said.name:
            self.name.setText(said.name)
        self.name.setVisible(bool(said.name) or self._is_naming)
        lines = (figure_line(session), unshown_lines(self._wording.told))
        words = judgements(said)[1:] + [line for line in lines if line]
        self.note.setText("  ·  ".join(words))
        self.note.setVisible(bool(words))

    def _show_judgement(self, said: Annotation, node: Node) -> None:
        words = judgements(said)
        text = words[0] if words else translate("judgement", "Judge")
        self.pill.setText(text)
        set_style(self.pill, said="true" if words else "false")
        self.pill.setAccessibleName(judgement_aloud(", ".join(words)) if words else text)
        self.menu.show_annotation(said, bool(moved_colors(node)))

    def _show_game_comment(self, session: GameSession) -> None:
        is_root = session.cursor.parent is None
        text = (session.tree.root.text("GC") or "") if is_root else ""
        if text and text[:SHOWN_OF_COMMENT] != self.game_comment.toPlainText():
            self.game_comment.setPlainText(text[:SHOWN_OF_COMMENT])
        if text:
            lines = min(_GAME_COMMENT_LINES, 1 + text.count("\n") + len(text) // 40)
            height = lines * self.game_comment.fontMetrics().lineSpacing() + 12
            self.game_comment.setFixedHeight(height)
        self.game_comment.setVisible(bool(text))

    @Slot()
    def ask_comment(self) -> None:
        """Let the user write."""
        self.edit.setFocus()

    @Slot()
    def ask_name(self) -> None:
        """Let the user name the position."""
        self._is_naming = True
        self.name.show()
        self.name.setFocus()
        self.name.selectAll()

    @Slot(str, str)
    def _on_typed(self, before: str, now: str) -> None:
        self._comment = now
        self.comment_typed.emit(self._wording.whole(before), self._wording.whole(now))

    @Slot()
    def _find_links(self) -> None:
        if self._session is not None and self._session.cursor is self._node:
            shown = self._comment[:SHOWN_OF_COMMENT] if self._is_cut else self._comment
            session = self._session
            self.edit.show_links(links_of(session, shown), strays_of(session, shown))

    @Slot()
    def _on_whole(self) -> None:
        # The place that was read up to stays where it is.
        place = self.edit.verticalScrollBar().value()
        self._is_cut = False
        self.edit.show_text(self._comment)
        self.edit.setReadOnly(False)
        self.edit.verticalScrollBar().setValue(place)
        self.whole.hide()
        self._find_links()
        self.edit.setFocus()

    @Slot()
    def _on_name(self) -> None:
        self._is_naming = False
        self.name.setVisible(bool(self.name.text().strip()))


class _NameField(QLineEdit):
    """A line without a frame. Signal: `left()` when Escape was pressed."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "bare")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        else:
            super().keyPressEvent(event)
