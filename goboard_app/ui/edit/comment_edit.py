"""CommentEdit: the text field of a comment, in which points and moves that it names are
links.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QTextEdit, QToolTip

from goboard_app.app.texts.walking import not_on_this_board
from goboard_app.session.annotation import Link, difference, plain
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import own_viewport

MOST_LINKS = 1500
"""How many links are underlined: each costs some microseconds whenever the text is drawn."""

_NEAR = 1.4


class CommentEdit(QPlainTextEdit):
    """Plain text in which what names a point or a move is underlined.

    Outside of writing a click follows a link; while the field has the keyboard it is Ctrl with a
    click, or Ctrl+Return at the link. Undo and redo are those of the program.

    Signals: `typed(str, str)` with the text before and now when the user changed it;
    `link_pointed(Link | None)`; `link_followed(Link)`; `left()` when Escape was pressed.
    """

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
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        # A click on a link must not take the keyboard; any other click asks for it itself.
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
        """Show another text; in the `is_same_place` only what differs is changed.

        So the text stays where it was scrolled to, and the caret goes to what was changed.
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
        """Underline these parts of the text, and with dots what names no point of the board."""
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
        """What stands at a place of the viewport as if it were a point of the board, or ''."""
        position = self.cursorForPosition(place).position()
        found = [span for span in self._strays if span[0] <= position <= span[1]]
        if not found:
            return ""
        cursor = QTextCursor(self.document())
        cursor.setPosition(found[0][0])
        cursor.setPosition(found[0][1], QTextCursor.MoveMode.KeepAnchor)
        return cursor.selectedText()

    def viewportEvent(self, event: QEvent) -> bool:
        """Say of what is underlined with dots that it is not on the board."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            name = self.stray_at(event.pos())
            text = not_on_this_board(name)
            QToolTip.showText(event.globalPos(), text if name else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def link_at(self, place: QPoint) -> Link | None:
        """The link under a place of the viewport."""
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
        if self._is_set:
            return
        before, self._text = self._text, self.toPlainText()
        if self._text != before:
            self._links, self._spans, self._strays = (), [], []
            self.typed.emit(before, self._text)

    def event(self, event: QEvent) -> bool:
        """Leave to the window its own keys: undo and redo are steps of the program."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _is_undo(event) or event.matches(QKeySequence.StandardKey.DeleteEndOfLine):
                # On some systems Ctrl+K, which brings the keyboard here, deletes in fields.
                event.ignore()
                return False
            if _is_follow(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write; Escape leaves the field, Ctrl+Return follows the link at the caret."""
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
        """Press a link, or take the keyboard and put the caret here."""
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
        """Follow the link that was pressed, if the button comes up on it."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        if self.link_at(event.position().toPoint()) == pressed:
            self._follow(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say over which link the pointer is."""
        if self._pressed is None:
            super().mouseMoveEvent(event)
        link = self.link_at(event.position().toPoint())
        self._point_at(link)
        may_follow = link is not None and self._may_follow(event)
        shape = Qt.CursorShape.PointingHandCursor if may_follow else Qt.CursorShape.IBeamCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over no link."""
        super().leaveEvent(event)
        self._point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave no selection behind."""
        super().focusOutEvent(event)
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
    """From characters to Qt's units, of which some characters take two; asked in rising order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._is_plain = len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)
        self._place, self._unit = 0, 0

    def at(self, place: int) -> int:
        """The unit at which a character begins."""
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
