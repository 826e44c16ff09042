"""CommentCard: comment, annotations, name and figure of a node; points named in it are links."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts import marks as marks_texts
from goboard_app.app.texts.format import comma_list, translate
from goboard_app.app.texts.walking import comment_title, not_on_this_board
from goboard_app.lessons.convention import Wording, wording_of
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of, moved_colors
from goboard_app.session.annotation import (
    Annotation,
    Link,
    MoveJudgement,
    PositionJudgement,
    annotation_of,
    difference,
    links_of,
    plain,
    strays_of,
)
from goboard_app.session.numbering import shown_number
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    column_layout,
    label,
    own_viewport,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import show_tip

MOST_LINKS = 1500
"""The number of links that are underlined: each costs some microseconds whenever the text is drawn."""

# Signs after which a blank follows.
_ENDING = ".,:;!?)]”’»"

# The distance up to which a link counts as under the pointer, in average character widths.
_NEAR = 1.4


class CommentEdit(QPlainTextEdit):
    """A plain text field in which names of points and moves are underlined links.

    While the field has no focus, a click follows a link; while it has the focus, Ctrl with a click, or Ctrl+Return at
    the link. Undo and redo are those of the program.
    Signals: `typed(str, str)` with the text before and after a change by the user;
    `link_pointed(Link | None)`; `link_followed(Link)`; `left()` when Escape was pressed; `writing(bool)` when the
    field gets the focus and when it loses it.
    """

    writing = Signal(bool)
    typed = Signal(str, str)
    link_pointed = Signal(object)
    link_followed = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._text = ""
        self._is_set = False
        self._links: tuple[Link, ...] = ()
        self._spans: list[tuple[int, int]] = []
        self._strays: list[tuple[int, int]] = []
        self._pointed: Link | None = None
        self._pressed: Link | None = None
        self.setProperty("role", "panel")
        # Qt's own undo history would compete with that of the program.
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        # A click on a link must not take the focus; any other click sets it in `mousePressEvent`.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._viewport = own_viewport(self)
        self.viewport().setMouseTracking(True)
        self.textChanged.connect(self._on_text)
        look.changed.connect(self._underline)

    @property
    def links(self) -> tuple[Link, ...]:
        """The links that are underlined."""
        return self._links

    def show_text(self, text: str, is_same_place: bool = False) -> None:
        """Show another text; with `is_same_place` replace only the part that differs.

        So the text keeps its scroll position, and the caret goes to the change.
        """
        text = plain(text)
        if text == self._text:
            return
        self._is_set = True
        if is_same_place:
            self._exchange(text)
        else:
            self.setPlainText(text)
        self._is_set = False
        self._text = self.toPlainText()
        self.show_links(())

    def _exchange(self, text: str) -> None:
        start, old_end, new_end = difference(self._text, text)
        units = _Units(self._text)
        cursor = QTextCursor(self.document())
        cursor.setPosition(units.at(start))
        cursor.setPosition(units.at(old_end), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start:new_end])
        self.setTextCursor(cursor)

    def show_links(self, links: Sequence[Link], strays: Sequence[Link] = ()) -> None:
        """Underline the links in the text, and with dots the `strays`, which name no point of this board."""
        links = tuple(links)[:MOST_LINKS]
        if links == self._links and not links and not (strays or self._strays):
            return
        self._links = links
        self._spans, self._strays = self._placed(links), self._placed(strays[:MOST_LINKS])
        self._point_at(None)
        self._underline()

    def _placed(self, links: Sequence[Link]) -> list[tuple[int, int]]:
        units = _Units(self._text)
        return [(units.at(link.start), units.at(link.end)) for link in links]

    @Slot()
    def _underline(self) -> None:
        theme = self._look.theme
        shape, dots = QTextCharFormat(), QTextCharFormat()
        shape.setForeground(QColor(theme.accent))
        shape.setFontUnderline(True)
        dots.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        dots.setUnderlineColor(QColor(theme.muted))
        marked = [self._marked(span, shape) for span in self._spans]
        self.setExtraSelections(marked + [self._marked(span, dots) for span in self._strays])

    def _marked(self, span: tuple[int, int], shape: QTextCharFormat) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(span[0])
        cursor.setPosition(span[1], QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        selection.format = shape
        return selection

    def stray_at(self, place: QPoint) -> str:
        """Return the stray name at a position of the viewport, or ''."""
        position = self.cursorForPosition(place).position()
        found = [span for span in self._strays if span[0] <= position <= span[1]]
        if not found:
            return ""
        cursor = QTextCursor(self.document())
        cursor.setPosition(found[0][0])
        cursor.setPosition(found[0][1], QTextCursor.MoveMode.KeepAnchor)
        return cursor.selectedText()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tool tip for a stray name: it is not on the board."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            name = self.stray_at(event.pos())
            text = not_on_this_board(name)
            show_tip(event.globalPos(), text if name else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def link_at(self, place: QPoint) -> Link | None:
        """Return the link at a position of the viewport."""
        # cursorForPosition returns the nearest position, however far away.
        cursor = self.cursorForPosition(place)
        near = self.cursorRect(cursor)
        reach = _NEAR * self.fontMetrics().averageCharWidth()
        if abs(place.x() - near.x()) > reach or not near.top() <= place.y() <= near.bottom():
            return None
        return self._link_of(cursor.position())

    def _link_of(self, position: int) -> Link | None:
        spans = zip(self._links, self._spans, strict=True)
        return next((link for link, (start, end) in spans if start <= position <= end), None)

    @Slot()
    def _on_text(self) -> None:
        # The signal comes for our own changes too.
        if self._is_set:
            return
        before, self._text = self._text, self.toPlainText()
        if self._text != before:
            self._links, self._spans, self._strays = (), [], []
            self.typed.emit(before, self._text)

    def event(self, event: QEvent) -> bool:
        """Leave the window its shortcuts, undo and redo among them, which are steps of the program."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _is_undo(event) or event.matches(QKeySequence.StandardKey.DeleteEndOfLine):
                # On some systems Ctrl+K deletes to the end of the line in fields; here it is the shortcut for the
                # comment.
                event.ignore()
                return False
            if _is_follow(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit; Escape leaves the field, Ctrl+Return follows the link at the caret."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        elif _is_follow(event):
            event.accept()
            self._follow(self._link_of(self.textCursor().position()))
        elif _is_undo(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a link, or set the focus and the caret."""
        self._pressed = None
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self._may_follow(event):
            self._pressed = self.link_at(event.position().toPoint())
        if self._pressed is not None:
            event.accept()
            return
        if is_left and not self.hasFocus():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow the pressed link if the button is released on it."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        if self.link_at(event.position().toPoint()) == pressed:
            self._follow(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the link under the pointer."""
        if self._pressed is None:
            super().mouseMoveEvent(event)
        link = self.link_at(event.position().toPoint())
        self._point_at(link)
        may_follow = link is not None and self._may_follow(event)
        shape = Qt.CursorShape.PointingHandCursor if may_follow else Qt.CursorShape.IBeamCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer is over no link."""
        super().leaveEvent(event)
        self._point_at(None)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802 - Qt's own
        """Leave dropped files to the window, which opens them."""
        has_files = any(url.isLocalFile() for url in source.urls())
        return not has_files and super().canInsertFromMimeData(source)

    def write_name(self, name: str) -> None:
        """Write a name at the caret, in place of the selection, apart from the words beside it."""
        cursor = self.textCursor()
        text = self._text.encode("utf-16-le", "surrogatepass")
        start, end = 2 * cursor.selectionStart(), 2 * cursor.selectionEnd()
        before, behind = text[start - 2 : start] if start else b"", text[end : end + 2]
        left, right = (each.decode("utf-16-le", "replace") for each in (before, behind))
        # Chinese, Japanese and Korean are written without blanks.
        is_apart = not left or left > "\u2e80" or not (left.isalnum() or left in _ENDING)
        is_end = not right.isalnum() or right > "\u2e80"
        self.insertPlainText(f"{'' if is_apart else ' '}{name}{'' if is_end else ' '}")
        self.ensureCursorVisible()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Report that the user writes here."""
        super().focusInEvent(event)
        self.writing.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the selection when the focus is lost by a click."""
        super().focusOutEvent(event)
        self.writing.emit(False)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)

    def _may_follow(self, event: QMouseEvent) -> bool:
        is_writing = self.hasFocus() and not self.isReadOnly()
        return not is_writing or bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)

    def _point_at(self, link: Link | None) -> None:
        if link != self._pointed:
            self._pointed = link
            self.link_pointed.emit(link)

    def _follow(self, link: Link | None) -> None:
        if link is not None:
            self.link_followed.emit(link)


class _Units:
    """A map from characters to Qt's UTF-16 units, of which some characters take two.

    Asking in rising order is fast.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        # Without characters beyond U+FFFF both counts are equal.
        self._is_plain = len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)
        self._place, self._unit = 0, 0

    def at(self, place: int) -> int:
        """Return the unit at which a character begins."""
        if self._is_plain:
            return place
        if place < self._place:
            self._place, self._unit = 0, 0
        between = self._text[self._place : place]
        self._unit += len(between.encode("utf-16-le", "surrogatepass")) // 2
        self._place = place
        return self._unit


def _is_undo(event: QKeyEvent) -> bool:
    keys = QKeySequence.StandardKey
    return event.matches(keys.Undo) or event.matches(keys.Redo)


def _is_follow(event: QKeyEvent) -> bool:
    is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return is_return and modifiers == Qt.KeyboardModifier.ControlModifier


_Said = tuple[MoveJudgement | PositionJudgement | str | None, int]

_MOVES = (
    *((MoveJudgement.GOOD, 2), (MoveJudgement.GOOD, 1), (MoveJudgement.INTERESTING, 1)),
    *((MoveJudgement.DOUBTFUL, 1), (MoveJudgement.BAD, 1), (MoveJudgement.BAD, 2)),
)

# Longer comments are cut at first: laying out a million characters takes a second.
SHOWN_OF_COMMENT = 20_000
# The pause in typing before links are searched for.
_LINKS_MS = 150
_GAME_COMMENT_LINES = 5


class JudgeMenu(QMenu):
    """The menu of judgements: one of the move and one of the position; choosing it again removes it.

    Signals: `move_judged(MoveJudgement | None, int)`, `position_judged(PositionJudgement | None, int)` and
    `hotspot_set(int)`, with degrees; `name_asked()`; `figure_asked()`.
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
        self._moves = [self._add((kind, degree), marks_texts.move_judgement(kind, degree)) for kind, degree in _MOVES]
        self.addSeparator()
        for kind in PositionJudgement:
            for degree in (1, 2):
                self._add((kind, degree), marks_texts.position_judgement(kind, degree))
        self.addSeparator()
        for degree in (1, 2):
            self._add(("hotspot", degree), marks_texts.hotspot(degree))
        self.addSeparator()
        self._name = self.addAction(translate("judgement", "Name this position…"))
        self._figure = self.addAction(translate("judgement", "Figure and numbers…"))

    def _add(self, data: _Said, text: str) -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        self._choices[data] = action
        return action

    def show_annotation(self, annotation: Annotation, has_move: bool) -> None:
        """Check the judgements of the node; without a move those of a move are disabled."""
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
    """The comment of a node, always editable, with links to the points and moves that it names.

    With `words_only` it shows only the text for pupils; lines for the program are kept unchanged.
    Signals: `comment_typed(str, str)` with the text before and after; `name_typed(str)`;
    `link_pointed(Link | None)`; `link_followed(Link)`; `left()` when Escape was pressed. The menu of judgements has
    signals of its own.
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
        self.title = ElidedLabel(role="section", tone="muted")
        self.pill = Button(look, kind="pill")
        set_style(self.pill, said="false")
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
        self._later = single_shot(self, self._find_links, _LINKS_MS)
        self._build()
        self._connect()

    def _build(self) -> None:
        self.pill.setMenu(self.menu)
        self.edit.setMinimumHeight(33)
        self.edit.setAccessibleName(translate("panel", "Comment"))
        self.edit.setPlaceholderText(translate("panel", "Write a comment…"))
        self.game_comment.setReadOnly(True)
        self.game_comment.setProperty("tone", "muted")
        self.game_comment.setAccessibleName(translate("panel", "About the game"))
        self.name.setPlaceholderText(translate("panel", "Name of this position"))
        self.name.setAccessibleName(translate("panel", "Name of this position"))
        head = row_layout(self.title, self.pill, spacing=6)
        head.setStretch(0, 1)
        texts = column_layout(head, self.name, self.note, self.game_comment, self.edit, self.whole, spacing=4)
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

    def minimumSizeHint(self) -> QSize:
        """Return a height in which all lines of the note fit at this width."""
        least, layout, frame = super().minimumSizeHint(), self.layout(), self.contentsMargins()
        if layout is not None:
            high = layout.minimumHeightForWidth(self.width() - frame.left() - frame.right())
            least.setHeight(max(least.height(), high + frame.top() + frame.bottom()))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def refresh(self, session: GameSession, change: Change) -> None:
        """Show the comment and the annotations of the current node."""
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
        # A comment that grows while it is edited is not cut.
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
        """Return the part of a comment that is shown."""
        if not self._words_only:
            return comment
        if is_same and self._wording.whole(self._comment) == comment:
            # The user is writing; an instruction typed by hand must not disappear during the writing.
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
            # Qt would show the end of a long name.
            self.name.setCursorPosition(0)
        self.name.setVisible(bool(said.name) or self._is_naming)
        lines = (marks_texts.figure_line(session), marks_texts.unshown_lines(self._wording.told))
        words = marks_texts.judgements(said)[1:] + [line for line in lines if line]
        self.note.setText("  ·  ".join(words))
        self.note.setVisible(bool(words))

    def _show_judgement(self, said: Annotation, node: Node) -> None:
        words = marks_texts.judgements(said)
        text = words[0] if words else translate("judgement", "Rate")
        self.pill.setText(text)
        set_style(self.pill, said="true" if words else "false")
        self.pill.setAccessibleName(marks_texts.judgement_aloud(comma_list(*words)) if words else text)
        self.menu.show_annotation(said, bool(moved_colors(node)))

    def _show_game_comment(self, session: GameSession) -> None:
        is_root = session.cursor.parent is None
        text = (session.tree.root.text("GC") or "") if is_root else ""
        if text and text[:SHOWN_OF_COMMENT] != self.game_comment.toPlainText():
            self.game_comment.setPlainText(text[:SHOWN_OF_COMMENT])
        if text:
            # An estimate, with about 40 characters on a line.
            lines = min(_GAME_COMMENT_LINES, 1 + text.count("\n") + len(text) // 40)
            height = lines * self.game_comment.fontMetrics().lineSpacing() + 12
            self.game_comment.setFixedHeight(height)
        self.game_comment.setVisible(bool(text))

    @Slot()
    def ask_comment(self) -> None:
        """Give the focus to the comment."""
        self.edit.setFocus()

    @Slot()
    def ask_name(self) -> None:
        """Show the field for the name of the position, and give it the focus."""
        self._is_naming = True
        self.name.show()
        self.name.setFocus()
        self.name.selectAll()

    @Slot(str, str)
    def _on_typed(self, before: str, now: str) -> None:
        self._comment = now
        # The lines for the program are added again.
        self.comment_typed.emit(self._wording.whole(before), self._wording.whole(now))

    @Slot()
    def _find_links(self) -> None:
        if self._session is not None and self._session.cursor is self._node:
            shown = self._comment[:SHOWN_OF_COMMENT] if self._is_cut else self._comment
            session = self._session
            # The modules that find links are loaded with the first comment.
            links = links_of(session, shown) if shown else ()
            self.edit.show_links(links, strays_of(session, shown) if shown else ())

    @Slot()
    def _on_whole(self) -> None:
        # The scroll position is kept.
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
    """A line edit without a frame. Signal: `left()` when Escape was pressed."""

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
