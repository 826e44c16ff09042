"""ExportDialog: what kind of file to make, how, and what it would look like."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontDatabase, QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QSizePolicy, QStackedWidget, QWidget

from goboard_app.app.texts.files import (
    export_opens_again,
    moves_backwards,
    no_moves,
    number_sentence,
    part_sentence,
)
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.print import no_positions
from goboard_app.go.board import BoardSize
from goboard_app.session.export import ExportChoice, ExportKind, ExportRequest
from goboard_app.ui.dialogs.export_fields import ExportFields
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

Preview = Callable[[ExportRequest, int], QImage | str]
"""What a request would give, as a picture of so many pixels or as a text."""

_LATE_MS = 120
_ON_PAPER = (ExportKind.KIFU, ExportKind.HANDOUT, ExportKind.PDF)


class ExportDialog(DialogBase):
    """`request` is what was chosen, None where the dialog was closed; `is_print` that it is to go
    to a printer instead of a file. `moves` is how many the line has, `shown` how many are made on
    the board now. `has_positions` is asked when a hand-out is wanted.
    """

    def __init__(
        self,
        look: Look,
        choice: ExportChoice,
        size: BoardSize,
        moves: int,
        shown: int,
        preview: Preview,
        parent: QWidget | None = None,
        has_positions: Callable[[], bool] = bool,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._has_positions = has_positions
        self._size = size
        self._preview = preview
        self.request: ExportRequest | None = None
        self.is_print = False
        self.setWindowTitle(translate("export", "Export"))
        self.fields = ExportFields(look, choice, size, moves, shown)
        self.hint = label(role="panel", tone="error", wraps=True)
        self.picture = _Picture()
        self.text = QPlainTextEdit()
        self.save_button = Button(look, translate("export", "Save…"), kind="primary")
        self.print_button = Button(look, translate("export", "Print…"))
        self.cancel_button = Button(look, translate("export", "Cancel"))
        self._views = QStackedWidget()
        self._late = QTimer(self)
        self._build()
        self._connect()
        self._on_changed()
        self._show_preview()
        self.fields.kind.setFocus()

    def _build(self) -> None:
        self.setMinimumWidth(self._look.px(820))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(translate("export", "How it will look"))
        self.picture.setAccessibleName(self.text.accessibleName())
        self._views.addWidget(self.picture)
        self._views.addWidget(self.text)
        self._views.setMinimumSize(self._look.px(380), self._look.px(400))
        self._late.setSingleShot(True)
        self._late.setInterval(_LATE_MS)
        shown = Card("plain")
        shown.setLayout(column_layout(self._views, margin=8))
        left = column_layout(self.fields, self.hint, spacing=8)
        sides = row_layout(spacing=16)
        sides.addLayout(left, 5)
        sides.addWidget(shown, 6)
        layout = column_layout(label(translate("export", "Export"), "title"), spacing=12)
        layout.addLayout(sides, 1)
        note = label(export_opens_again(), "note", "muted")
        buttons = (self.cancel_button, self.print_button, self.save_button)
        layout.addLayout(row_layout(note, None, *buttons))
        layout.setContentsMargins(24, 20, 24, 18)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.save_button.setDefault(True)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.fields.changed.connect(self._on_changed)
        self._late.timeout.connect(self._show_preview)
        self.cancel_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self._on_save)
        self.print_button.clicked.connect(self._on_print)

    @Slot()
    def _on_changed(self) -> None:
        problem = self._problem()
        self.hint.setText(problem)
        self.hint.setVisible(bool(problem))
        self.save_button.setEnabled(not problem)
        self.print_button.setEnabled(not problem)
        self.print_button.setVisible(self.fields.chosen_kind in _ON_PAPER)
        self._late.start()

    def _problem(self) -> str:
        bad = self.fields.bad_number
        if self.fields.chosen_kind is ExportKind.HANDOUT and not self._has_positions():
            return no_positions()
        if not self.fields.has_moves_to_show:
            return no_moves()
        if bad is not None:
            return number_sentence(bad.accessibleName(), bad.least, bad.most)
        if not self.fields.is_part_good:
            return part_sentence(self._size)
        return "" if self.fields.is_span_good else moves_backwards()

    @Slot()
    def _show_preview(self) -> None:
        request = self.fields.request()
        if request is None:
            return
        shown = self._preview(request, round(720 * self.devicePixelRatioF()))
        if isinstance(shown, str):
            self.text.setPlainText(shown)
            self._views.setCurrentWidget(self.text)
        else:
            self.picture.show_image(shown)
            self._views.setCurrentWidget(self.picture)

    @Slot()
    def _on_save(self) -> None:
        self.request = self.fields.request()
        if self.request is not None:
            self.accept()

    @Slot()
    def _on_print(self) -> None:
        self.is_print = True
        self._on_save()


class _Picture(QLabel):
    """A picture as large as there is room for it."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_image(self, image: QImage) -> None:
        """Show another picture."""
        self._image = image
        self._scale()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._scale()

    def _scale(self) -> None:
        if self._image.isNull():
            return
        dpr = self.devicePixelRatioF()
        room = QSize(round(self.width() * dpr), round(self.height() * dpr))
        size = self._image.size().boundedTo(
            self._image.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        )
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = self._image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        scaled.setDevicePixelRatio(dpr)
        self.setPixmap(QPixmap.fromImage(scaled))
