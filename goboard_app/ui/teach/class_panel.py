"""The side panel of a presentation, with the comment in large letters."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QPlainTextEdit, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import color_name, isolated, translate
from goboard_app.app.texts.play import prisoners_text
from goboard_app.app.texts.walking import node_text, variation_place
from goboard_app.go.board import Color
from goboard_app.lessons.lesson import text_at
from goboard_app.session.numbering import shown_number
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.comment_card import SHOWN_OF_COMMENT
from goboard_app.ui.widgets.look import CLASS_PX
from goboard_app.ui.widgets.parts import ElidedLabel, StoneLabel, column_layout, label, row_layout

# Sizes of the small texts and of the stones, in px at scale 1.
_NOTE_PX, _STONE_PX = 13.5, 20
_TIMES = (2.0, 1.7, 1.45, 1.2, 1.0)
"""The factors by which a comment may be larger than the usual size for a class, the largest first."""
# The width in px that is left for a scroll bar.
_SCROLL_BAR = 12


class ClassPanel(QWidget):
    """The players and the place in the record in small letters, and the comment of the node.

    `set_scale` adapts the texts to the screen; their places do not move from node to node. A short comment is enlarged
    until it fills the panel; a long one is scrolled.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__()
        self._look = look = context.look
        self._scale = context.page.panel.scale
        self._comment = ""
        self._comment_px = 0
        self.lesson: Callable[[], tuple[str, str] | None] = _no_lesson
        """The text of the lesson at the cursor and the place in the lesson; returns None without a lesson."""
        self.names = {color: ElidedLabel(role="panel") for color in Color}
        self._stones = {c: StoneLabel(look, c, color_name(c), _STONE_PX) for c in Color}
        self._people = [row_layout(self._stones[c], self.names[c], spacing=8) for c in Color]
        self.place = ElidedLabel(role="strong")
        self.variation = label(role="note", tone="muted")
        self.comment = QPlainTextEdit()
        self.way_out = label(translate("class", "Esc ends the presentation"), "note", "muted")
        self._build()
        look.changed.connect(self._follow_look)
        context.page.panel.scaled.connect(self._on_scaled)

    def _build(self) -> None:
        self.comment.setReadOnly(True)
        self.comment.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.comment.setAccessibleName(translate("panel", "Comment"))
        self.comment.document().setDocumentMargin(0)
        self.comment.installEventFilter(self)
        self.comment.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._names = column_layout(*self._people, spacing=6)
        for person in self._people:
            person.setStretch(1, 1)
        where = row_layout(spacing=10)
        where.addWidget(self.place, 1)
        where.addWidget(self.variation)
        layout = column_layout(self._names, where, spacing=12)
        layout.addWidget(self.comment, 1)
        layout.addWidget(self.way_out)
        self.setLayout(layout)
        self._follow_look()

    def set_scale(self, scale: float) -> None:
        """Scale all texts by a factor."""
        if scale != self._scale:
            self._scale = scale
            self._follow_look()

    def set_tall(self, is_tall: bool) -> None:
        """Arrange the panel for a place below the board: both players in one row."""
        directions = QBoxLayout.Direction
        self._names.setDirection(directions.LeftToRight if is_tall else directions.TopToBottom)
        for person in self._people:
            self._names.setStretchFactor(person, 1 if is_tall else 0)

    def refresh(self, controller: GameController, _change: Change) -> None:
        """Show the players, the place and the comment at the cursor."""
        session = controller.session
        info, position = session.info, session.position
        for color, name, rank in (
            (Color.BLACK, info.black_name, info.black_rank),
            (Color.WHITE, info.white_name, info.white_rank),
        ):
            who = " ".join(isolated(text) for text in (name or color_name(color), rank) if text)
            told = prisoners_text(position.prisoners(color), session.goal)
            self.names[color].setText(f"{who}  \N{MIDDLE DOT}  {told}")
        lesson = self.lesson()
        place = node_text(session, session.cursor, shown_number(session))
        self.place.setText(place if lesson is None else lesson[1] or place)
        self.variation.setText(_variation_text(session))
        # The markup that the program reads from a comment (a task, say) is not shown to the class.
        text = (text_at(session.cursor) if lesson is None else lesson[0])[:SHOWN_OF_COMMENT]
        if text != self._comment:
            self._comment = text
            self.comment.setPlainText(text)
            self._fit_comment()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the comment to its field when the field is resized."""
        if watched is self.comment and event.type() == QEvent.Type.Resize:
            self._fit_comment()
        return super().eventFilter(watched, event)

    def _fit_comment(self) -> None:
        """Set the largest font size at which the comment fits its field, at least the usual one for a class."""
        sizes = [self._look.px(CLASS_PX * self._scale * times) for times in _TIMES]
        fitting = (px for px in sizes if self._comment and self._holds(px))
        wanted = next(fitting, sizes[-1])
        if wanted != self._comment_px:
            self._comment_px = wanted
            self.comment.setStyleSheet(f"font-size: {wanted}px; padding: 0;")

    def _holds(self, px: int) -> bool:
        font = self.comment.font()
        font.setPixelSize(px)
        field = self.comment.contentsRect().adjusted(0, 0, -_SCROLL_BAR, 0)
        flags = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextExpandTabs
        wanted = QFontMetrics(font).boundingRect(field, flags, self._comment)
        return wanted.width() <= field.width() and wanted.height() <= field.height()

    @Slot(bool, float)
    def _on_scaled(self, is_for_class: bool, scale: float) -> None:
        if is_for_class:
            self.set_scale(scale)

    @Slot()
    def _follow_look(self) -> None:
        note = self._look.px(_NOTE_PX * self._scale)
        for stone in self._stones.values():
            stone.set_size(_STONE_PX * self._scale)
        # The style sheet of the program sets a size for each role; in a presentation the screen sets it.
        self.setStyleSheet(f"QLabel {{ font-size: {note}px; }}")
        self._fit_comment()


def _no_lesson() -> tuple[str, str] | None:
    return None


def _variation_text(session: GameSession) -> str:
    parent = session.cursor.parent
    if parent is None or len(parent.children) < 2:
        return ""
    return variation_place(session.cursor.index + 1, len(parent.children))
