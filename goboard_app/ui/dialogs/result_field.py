"""ResultField: a result put together from choices, or as the file has it."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.texts.format import color_name, parse_points, points, translate
from goboard_app.app.texts.record import as_in_file, bad_margin, side_wins
from goboard_app.go.board import Color
from goboard_app.record.result import (
    DRAW,
    UNKNOWN,
    VOID,
    Result,
    ResultKind,
    format_result,
    parse_result,
)
from goboard_app.ui.look.parts import Choice, row_layout, set_style

_BY_SIDE = (
    *(ResultKind.POINTS, ResultKind.RESIGNATION, ResultKind.TIME, ResultKind.FORFEIT),
    ResultKind.WIN,
)


class ResultField(QWidget):
    """Who won and by what. `text` is the value as it stands in the file, until it is changed.

    Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.kind = Choice()
        self.how = Choice()
        self.margin = QLineEdit()
        self._fill()
        self._show(text)
        layout = row_layout(spacing=8)
        layout.addWidget(self.kind, 3)
        layout.addWidget(self.how, 3)
        layout.addWidget(self.margin, 1)
        self.setLayout(layout)
        self.kind.currentIndexChanged.connect(self._on_changed)
        self.how.currentIndexChanged.connect(self._on_changed)
        self.margin.textEdited.connect(self._on_changed)
        self._arrange()

    @property
    def text(self) -> str:
        """The value to be written."""
        return self._text

    @property
    def fault(self) -> str:
        """Why what was typed is no margin; empty where it is one."""
        if self._winner is None or self._how is not ResultKind.POINTS:
            return ""
        if self._margin() is not None:
            return ""
        return bad_margin()

    def _fill(self) -> None:
        self.kind.addItem(translate("details", "Not told"), "")
        for color in Color:
            text = side_wins(color_name(color))
            self.kind.addItem(text, color.value)
        self.kind.addItem(translate("details", "Draw"), "draw")
        self.kind.addItem(translate("details", "No result"), "void")
        self.kind.addItem(translate("details", "Not known"), "unknown")
        if parse_result(self._text).kind is ResultKind.OTHER:
            text = as_in_file(self._text)
            self.kind.addItem(text, "raw")
        for kind, text in zip(
            _BY_SIDE,
            (
                translate("details", "by points"),
                translate("details", "by resignation"),
                translate("details", "on time"),
                translate("details", "by forfeit"),
                translate("details", "not told how"),
            ),
            strict=True,
        ):
            self.how.addItem(text, kind.name)
        self.kind.setAccessibleName(translate("details", "Result"))
        self.how.setAccessibleName(translate("details", "How it was won"))
        self.margin.setAccessibleName(translate("details", "Margin in points"))
        self.margin.setPlaceholderText("3½")

    def _show(self, text: str) -> None:
        result = parse_result(text)
        plain = {
            ResultKind.DRAW: "draw",
            ResultKind.VOID: "void",
            ResultKind.UNKNOWN: "unknown" if text.strip() else "",
            ResultKind.OTHER: "raw",
        }
        if result.winner is None:
            self.kind.setCurrentIndex(self.kind.findData(plain.get(result.kind, "raw")))
            return
        self.kind.setCurrentIndex(self.kind.findData(result.winner.value))
        self.how.setCurrentIndex(self.how.findData(result.kind.name))
        if result.margin is not None:
            self.margin.setText(points(result.margin))

    @property
    def _winner(self) -> Color | None:
        return next((c for c in Color if c.value == self.kind.currentData()), None)

    @property
    def _how(self) -> ResultKind:
        return ResultKind[str(self.how.currentData())]

    def _margin(self) -> Result | None:
        winner = self._winner
        try:
            margin = parse_points(self.margin.text())
        except (ValueError, ZeroDivisionError):
            return None
        if winner is None or margin <= 0 or (margin * 4).denominator != 1:
            return None
        return Result.by_points(winner, margin)

    def _arrange(self) -> None:
        has_winner = self._winner is not None
        self.how.setVisible(has_winner)
        self.margin.setVisible(has_winner and self._how is ResultKind.POINTS)
        set_style(self.margin, bad="true" if self.fault else "false")

    def _chosen(self) -> str:
        winner = self._winner
        if winner is None:
            plain = {"draw": DRAW, "void": VOID, "unknown": UNKNOWN}
            kind = str(self.kind.currentData())
            return format_result(plain[kind]) if kind in plain else ""
        if self._how is not ResultKind.POINTS:
            return format_result(Result(self._how, winner))
        result = self._margin()
        return self._text if result is None else format_result(result)

    @Slot()
    def _on_changed(self) -> None:
        if self.kind.currentData() != "raw":
            self._text = self._chosen()
        self._arrange()
        self.changed.emit()
