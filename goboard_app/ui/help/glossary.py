"""The glossary: the card of a term clicked in a sentence, and the list of all terms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QListWidgetItem, QWidget

from goboard_app.app.texts.format import dotted, translate
from goboard_app.app.texts.glossary import no_such_word, word_name, word_sentence, words_matching
from goboard_app.session.glossary import Term, board_of
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import Presentable, class_scale
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import CLASS_PX, Look, ScaledLook, Thumbnail
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.widgets.word_label import WordLabel


class WordsFlow(QObject):
    """The card of a term, made when it is first needed, and the dialog of all terms."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._thumbnail = context.thumbnails.of_picture
        self.card: TermCard | None = None

    def show_card(self, word: Term, anchor: QWidget) -> None:
        """Show the meaning of a term beside the sentence in which it was clicked."""
        if self.card is None:
            self.card = TermCard(self._context.look, self._thumbnail, self._context.window)
        self.card.show_word(word, anchor, _class_scale_of(anchor, self._context.look.growth))
        if self.card.isVisible():
            # The focus does not move to the card, so a screen reader would not notice it.
            announce(anchor, self.card.accessibleName(), assertive=True)

    def show_all(self) -> None:
        """Show all terms with their boards."""
        WordsDialog(self._context.look, self._thumbnail, self._context.window).run()


def _class_scale_of(anchor: QWidget, growth: float) -> float | None:
    """Return the scale of the presented page that contains a widget; None if none is presented."""
    page: QWidget | None = anchor
    while page is not None and not isinstance(page, Presentable):
        page = page.parentWidget()
    if page is None or not page.is_presenting:
        return None
    return class_scale(page.width(), page.height(), growth)


_BOARD = 260


class WordsDialog(DialogBase):
    """A dialog with the list of terms on the left and the meaning of one on the right."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self.setWindowTitle(translate("words", "Words of Go"))
        self.filter = QLineEdit()
        self.list = QListWidget()
        self.nothing = label(no_such_word(), "note", "muted", wraps=True)
        self.name = label(role="title", wraps=True)
        self.sentence = label(role="panel", wraps=True)
        self.board = QLabel()
        self._build()
        self.filter.textChanged.connect(self._on_filter)
        self.list.currentItemChanged.connect(self._on_chosen)
        self._on_filter("")

    def _build(self) -> None:
        px = self._look.px
        self.setMinimumWidth(px(640))
        self.filter.setPlaceholderText(translate("words", "Find a word"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self.list.setAccessibleName(translate("words", "Words of Go"))
        self.list.setSpacing(px(2))
        self.list.setMinimumSize(px(220), px(380))
        self.board.setMinimumSize(px(_BOARD), px(_BOARD))
        self.board.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        # Room for the longest sentence, so that the board keeps its place.
        self.sentence.setMinimumHeight(px(76))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        shown = Card("plain")
        shown.setLayout(column_layout(self.name, self.sentence, self.board, None, spacing=8, margin=16))
        sides = row_layout(spacing=14)
        sides.addLayout(column_layout(self.filter, self.list, self.nothing, spacing=8), 2)
        sides.addWidget(shown, 3)
        close = Button(self._look, translate("words", "Close"), kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = column_layout(label(translate("words", "Words of Go"), "page"), spacing=12)
        layout.addLayout(sides, 1)
        layout.addLayout(row_layout(None, close))
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)

    @Slot(str)
    def _on_filter(self, text: str) -> None:
        """List the matching terms, and show the first; without a filter, keep the current one."""
        before = self._chosen()
        words = words_matching(text)
        self.list.clear()
        for word in words:
            item = QListWidgetItem(word_name(word))
            item.setData(Qt.ItemDataRole.UserRole, word.value)
            self.list.addItem(item)
        self.nothing.setVisible(not words)
        is_kept = before in words and not text
        self.list.setCurrentRow(words.index(before) if is_kept and before else 0)

    def _chosen(self) -> Term | None:
        item = self.list.currentItem()
        return None if item is None else Term(item.data(Qt.ItemDataRole.UserRole))

    @Slot()
    def _on_chosen(self) -> None:
        word = self._chosen()
        if word is None:
            for shown in (self.name, self.sentence, self.board):
                shown.clear()
            self.board.setAccessibleName("")
            return
        self.name.setText(word_name(word))
        self.sentence.setText(word_sentence(word))
        self.board.setPixmap(self._thumbnail(board_of(word).picture(), self._look.px(_BOARD)))
        self.board.setAccessibleName(word_sentence(word))


_WIDTH = 250
_TERM_BOARD = 170
_GAP = 6
# Before a class the texts grow by the same factor as those of the panels.
_FOR_CLASS = CLASS_PX / 13.5
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class TermCard(Card):
    """A card of a term that is laid over a window.

    It takes neither focus nor clicks from the window. Esc closes it, and so does any other key or a click elsewhere,
    which keep their usual effect.
    """

    def __init__(self, look: Look, thumbnail: Thumbnail, window: QWidget) -> None:
        super().__init__("plain", window)
        self._look = ScaledLook(look, self)
        self._thumbnail = thumbnail
        self._over = window
        self.word: Term | None = None
        self.title = label(role="name", wraps=True)
        self.sentence = label(role="panel", wraps=True)
        self.board = QLabel()
        self.board.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column_layout(self.title, self.sentence, self.board, spacing=8, margin=14))
        self.hide()

    def show_word(self, word: Term, anchor: QWidget, scale: float | None = None) -> None:
        """Show a term below or above its anchor; close the card if it shows this term already.

        Before a class `scale` is the scale of the presented page; elsewhere it is None.
        """
        if self.isVisible() and word is self.word:
            self.close_card()
            return
        self.word = word
        self._look.set_scale(1.0 if scale is None else scale)
        self._look.scale_texts(self, scale is not None)
        larger = 1.0 if scale is None else _FOR_CLASS
        self.title.setText(word_name(word))
        self.sentence.setText(word_sentence(word))
        side = self._look.px(_TERM_BOARD * larger)
        self.board.setPixmap(self._thumbnail(board_of(word).picture(), side))
        self.setAccessibleName(dotted(word_name(word), word_sentence(word)))
        self.setFixedWidth(self._look.px(_WIDTH * larger))
        self._place(anchor)
        self.show()
        # A part of the window that was made later would cover the card.
        self.raise_()
        app = QCoreApplication.instance()
        if app is not None:
            # On the application, as clicks and keys go to any widget.
            app.installEventFilter(self)

    def close_card(self) -> None:
        """Hide the card and remove its event filter."""
        app = QCoreApplication.instance()
        if app is not None:
            # A filter on the application gets every event of the program, so it exists only with the card.
            app.removeEventFilter(self)
        self.hide()

    def _place(self, anchor: QWidget) -> None:
        window = self._over
        for child in (self.title, self.sentence):
            # The height depends on the fonts of the style sheet.
            child.ensurePolished()
        layout = self.layout()
        assert layout is not None
        # The hints of the new texts are known only after this.
        layout.activate()
        high = max(layout.totalHeightForWidth(self.width()), layout.sizeHint().height())
        self.setFixedHeight(min(high, window.height()))
        asked = QRect(anchor.mapTo(window, QPoint(0, 0)), anchor.size())
        y = asked.bottom() + _GAP
        if y + self.height() > window.height():
            y = asked.top() - _GAP - self.height()
        x = min(asked.left(), window.width() - self.width() - _GAP)
        self.move(max(0, x), max(0, min(y, window.height() - self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            place = self.mapFromGlobal(event.globalPosition().toPoint())
            is_inside = self.rect().contains(place)
            # The label of the term handles its own click: a second one there closes the card.
            if not is_inside and not _has_links(watched):
                self.close_card()
        # The term may be at another place now.
        elif kind is QEvent.Type.Resize and watched is self._over:
            self.close_card()
        elif isinstance(event, QKeyEvent) and kind in _KEYS:
            return self._on_key(event)
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        """Use up Esc to close the card; close it for other keys too, but let them through."""
        is_press = event.type() is QEvent.Type.KeyPress
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            if is_press:
                self.close_card()
            return True
        # Also for ShortcutOverride: a key of a menu row is not followed by a KeyPress.
        keeps = event.key() in (*_MODIFIERS, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if not keeps and not (event.key() in _ENTER and _is_on_word()):
            self.close_card()
        return False


_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


def _is_on_word() -> bool:
    """Return whether Enter would click a term, so that its label closes or changes the card."""
    focus = QApplication.focusWidget()
    return isinstance(focus, QLabel) and _has_links(focus) and focus.hasSelectedText()


def _has_links(watched: QObject) -> bool:
    return isinstance(watched, WordLabel)
