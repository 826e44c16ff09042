"""ExportDialog: the choice of an export, with a preview; the last choice is stored."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontDatabase, QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPlainTextEdit, QSizePolicy, QStackedWidget, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.settings import Setting, SingleCodec, text_of
from goboard_app.app.texts import files as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.print import no_positions
from goboard_app.go.board import BoardSize
from goboard_app.record.properties import is_number
from goboard_app.session.export import (
    LARGEST_MOVING_PX,
    LARGEST_PX,
    LONGEST_MS,
    PER_PAGE,
    SHORTEST_MS,
    SMALLEST_PX,
    TYPE_SIZES,
    USUAL_MS,
    ExportChoice,
    ExportKind,
    ExportRequest,
)
from goboard_app.session.kifu.plan import LENGTHS
from goboard_app.session.picture import BoardPart, parse_part
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.form import Form, Row, offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout

_PAPERS = ("a4", "letter")
_THEMES = ("light", "dark", "contrast", "contrast_dark", "print")

# The fields that earlier versions did not have.
_LATER = ("type_size", "blanks")

_LABEL_WIDTH = 112
# The width of an average letter, as a part of that of an X.
_LETTER = 0.9
# These kinds have a span of moves even without numbers on the stones.
_MOVES_ALWAYS = (ExportKind.KIFU, ExportKind.GIF, ExportKind.WEBP)

Preview = Callable[[ExportRequest, int], QImage | str]
"""A function that returns the preview of a request: a picture with sides of this many pixels, or a text."""

# The delay of the preview in milliseconds, so that it is not made for every key.
_LATE_MS = 120
# The kinds that can be printed.
_ON_PAPER = (ExportKind.KIFU, ExportKind.HANDOUT, ExportKind.PDF)


def choice_text(choice: ExportChoice) -> str:
    """Return a choice as one line; fields added by later versions are left out if they have the default value."""
    usual = asdict(ExportChoice())
    told = asdict(choice) | {"kind": choice.kind.value}
    return json.dumps({k: v for k, v in told.items() if k not in _LATER or v != usual[k]})


def choice_from(text: str) -> ExportChoice:
    """Return the choice in a line; the default one if the line is invalid."""
    usual = ExportChoice()
    try:
        told = json.loads(text) if text else {}
        known = {item.name: told[item.name] for item in fields(ExportChoice) if item.name in told}
        known["kind"] = ExportKind(known.get("kind", usual.kind))
        choice = ExportChoice(**known)
        return choice if _is_possible(choice) else usual
    except (ValueError, TypeError, RecursionError):
        return usual


LAST_EXPORT: Setting[ExportChoice] = Setting(
    "export", ExportChoice(), SingleCodec(lambda value: choice_from(text_of(value)), choice_text)
)
"""The last choice in the dialog."""


def _is_possible(choice: ExportChoice) -> bool:
    usual = ExportChoice()
    # Types are compared exactly, since bool is a subclass of int.
    if any(type(getattr(choice, f.name)) is not type(getattr(usual, f.name)) for f in fields(usual)):
        return False
    is_named = choice.theme in _THEMES and choice.paper in _PAPERS and choice.length in LENGTHS
    return (
        is_named
        and choice.per_page in PER_PAGE
        and choice.type_size in TYPE_SIZES
        and SMALLEST_PX <= choice.size <= LARGEST_PX
        and SMALLEST_PX <= choice.moving_size <= LARGEST_MOVING_PX
        and SHORTEST_MS <= choice.frame_ms <= LONGEST_MS
    )


class ExportFields(QWidget):
    """The fields of an export. Signal: `changed()` when any of them has changed."""

    changed = Signal()

    def __init__(self, look: Look, choice: ExportChoice, size: BoardSize, moves: int, shown: int) -> None:
        super().__init__()
        self._size = size
        self._moves, self._shown = moves, max(1, shown)
        self._before = choice
        self.kind = _choice(_kinds())
        self.numbers = QCheckBox(translate("export", "Numbers on the stones"))
        self.first = WholeNumberField(1, max(1, moves), 1)
        self.last = WholeNumberField(1, max(1, moves), max(1, moves))
        self.last.setAccessibleName(translate("export", "Last move"))
        self.part = QLineEdit()
        self.part.setPlaceholderText(translate("export", "all of it, or a part such as A1:J9"))
        self.pixels = WholeNumberField(SMALLEST_PX, LARGEST_PX, choice.size)
        self.paper = _choice([("A4", "a4"), (translate("export", "Letter"), "letter")])
        self.per_page = _choice([(str(n), n) for n in PER_PAGE])
        self.type_size = _choice([(texts.type_points(n), n) for n in TYPE_SIZES])
        self.blanks = QCheckBox(translate("export", "Lines for name, date and answers"))
        self.solutions = QCheckBox(translate("export", "Solutions on the last page"))
        self.coordinates = QCheckBox(translate("export", "Coordinates"))
        self.comments = QCheckBox(translate("export", "Comments"))
        # Connected before the form, which emits `changed` once the other fields have followed.
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.numbers.toggled.connect(self._on_kind)
        values = asdict(choice) | {"kind": choice.kind.value}
        self._form = Form(self, self._rows(), values, partial(label, role="panel", tone="muted"))
        self._form.changed.connect(self.changed)
        self.last.textChanged.connect(self.changed)
        self.setLayout(column_layout(*self._form.lines(look.px(_LABEL_WIDTH)), None, spacing=8))
        self._on_kind()

    def _rows(self) -> tuple[Row, ...]:
        """Return the rows; the fields of an ExportChoice are the keys of theirs."""
        length = _choice([(str(n), n) for n in LENGTHS])
        variations = QCheckBox(translate("export", "Variations"))
        span = row_layout(self.first, label("\N{EN DASH}"), self.last, None, spacing=6)
        handout, kifu = self._when(ExportKind.HANDOUT), self._when(ExportKind.KIFU)
        paged = self._when(*(kind for kind in ExportKind if kind.has_pages))
        single = self._when(*(kind for kind in ExportKind if not kind.has_pages))
        colored = self._when(*(kind for kind in ExportKind if not kind.has_pages and not kind.is_text))
        sized = self._when(*(kind for kind in ExportKind if kind.has_size))
        moving = self._when(*(kind for kind in ExportKind if kind.is_moving))
        drawn = self._when(*(kind for kind in ExportKind if kind is not ExportKind.KIFU))
        return (
            Row("kind", self.kind, translate("export", "Make")),
            Row("numbers", self.numbers, shown=single),
            Row("moves", self.first, translate("export", "Moves"), shown=self._has_span, content=span),
            Row("part", self.part, translate("export", "Part"), shown=single),
            Row("theme", _choice(_themes()), translate("export", "Colours"), shown=colored),
            Row("pixels", self.pixels, translate("export", "Pixels"), shown=sized),
            Row("frame_ms", _choice(_speeds(), USUAL_MS), translate("export", "A move every"), shown=moving),
            Row("paper", self.paper, translate("export", "Paper"), shown=paged),
            Row("length", length, translate("export", "Moves per figure"), shown=kifu),
            Row("per_page", self.per_page, translate("export", "Boards per page"), shown=handout),
            Row("type_size", self.type_size, translate("export", "Text size"), shown=handout),
            Row("blanks", self.blanks, shown=handout),
            Row("solutions", self.solutions, shown=handout),
            Row("coordinates", self.coordinates, shown=drawn),
            Row("comments", self.comments, shown=paged),
            Row("variations", variations, shown=kifu),
        )

    def _when(self, *kinds: ExportKind) -> Callable[[], bool]:
        """Return the test whether one of these kinds is chosen."""
        return lambda: self.chosen_kind in kinds

    @property
    def chosen_kind(self) -> ExportKind:
        """The chosen kind of file."""
        return ExportKind(self.kind.currentData())

    def part_chosen(self) -> BoardPart | None:
        """Return the part of the board that was typed, None for all of it; raises ValueError if it is invalid."""
        text = self.part.text().strip()
        return parse_part(text, self._size) if text and self.part.isEnabled() else None

    @property
    def is_part_good(self) -> bool:
        """True if the typed part is valid, or not needed."""
        try:
            self.part_chosen()
        except ValueError:
            return self.chosen_kind.has_pages
        return True

    @property
    def bad_number(self) -> WholeNumberField | None:
        """A shown field without a number between its bounds; None if all are valid."""
        numbers = (("moves", self.first), ("moves", self.last), ("pixels", self.pixels))
        return next((field for key, field in numbers if not field.is_good and self._form.is_shown(key)), None)

    @property
    def is_span_good(self) -> bool:
        """True if the span of moves is valid, or not needed."""
        return not self._has_span() or self.first.value() <= self.last.value()

    @property
    def has_moves_to_show(self) -> bool:
        """True if the game has moves, or the export needs none."""
        kind = self.chosen_kind
        is_numbered = self.numbers.isChecked() and not kind.has_pages
        return self._moves > 0 or not (kind.is_moving or is_numbered)

    def _has_span(self) -> bool:
        kind = self.chosen_kind
        return kind is not ExportKind.HANDOUT and (kind in _MOVES_ALWAYS or self.numbers.isChecked())

    def request(self) -> ExportRequest | None:
        """Return the request; None while a field is invalid."""
        is_good = self.is_part_good and self.is_span_good and self.has_moves_to_show
        if not is_good or self.bad_number is not None:
            return None
        part = None if self.chosen_kind.has_pages else self.part_chosen()
        return ExportRequest(self.choice(), self.first.value(), self.last.value(), part)

    def choice(self) -> ExportChoice:
        """Return the part of the request that is stored for the next time."""
        before, moving, pixels = self._before, self.chosen_kind.is_moving, self.pixels.value()
        shown = {key: value for key, value in self._form.values().items() if hasattr(before, key)}
        # One field shows the size of still or of moving pictures, so the other size stays as stored.
        sizes = {"moving_size": min(pixels, LARGEST_MOVING_PX)} if moving else {"size": pixels}
        return replace(before, **shown | sizes | {"kind": self.chosen_kind})  # type: ignore[arg-type]

    @Slot()
    def _on_kind(self) -> None:
        """Show the rows of the chosen kind, with the last move and the size that are usual for it."""
        self._form.refresh()
        kind, before = self.chosen_kind, self._before
        # For a single board it is the current move. Another number was typed by the user, and is kept.
        if self.last.value() in (self._moves, self._shown):
            self.last.set_value(max(1, self._moves if kind in _MOVES_ALWAYS else self._shown))
        largest = LARGEST_MOVING_PX if kind.is_moving else LARGEST_PX
        if kind.has_size and self.pixels.most != largest:
            self.pixels.most = largest
            self.pixels.set_value(before.moving_size if kind.is_moving else before.size)


class WholeNumberField(QLineEdit):
    """A field for an integer from `least` to `most`."""

    def __init__(self, least: int, most: int, value: int) -> None:
        super().__init__(str(value))
        self.least, self.most = least, most
        self.setMaxLength(6)

    @property
    def is_good(self) -> bool:
        """True if it has a number between its bounds."""
        text = self.text().strip()
        # Digits of other scripts are not accepted.
        is_whole = text.isascii() and is_number(text)
        return is_whole and self.least <= int(text) <= self.most

    def value(self) -> int:
        """Return the number, or the nearest valid one."""
        text = self.text().strip()
        number = int(text) if text.isascii() and is_number(text) else self.least
        return min(max(number, self.least), self.most)

    def set_value(self, value: int) -> None:
        """Set the number."""
        self.setText(str(value))


def _choice(items: list[tuple[str, object]], usual: object = None) -> ComboBox:
    box = ComboBox()
    offer(box, items, usual)
    # Qt calculates with the width of an X, which is wider than the average letter.
    box.setMinimumContentsLength(math.ceil(_LETTER * max(len(text) for text, _ in items)))
    return box


def _speeds() -> list[tuple[str, object]]:
    return [(texts.seconds_a_move(f"{ms / 1000:g}"), ms) for ms in (250, 500, USUAL_MS, 1000, 1500, 2000, 3000)]


def _kinds() -> list[tuple[str, object]]:
    return [
        (translate("export", "Picture (PNG)"), ExportKind.PNG.value),
        (translate("export", "Drawing (SVG)"), ExportKind.SVG.value),
        (translate("export", "One board (PDF)"), ExportKind.PDF.value),
        (translate("export", "Game in figures (PDF)"), ExportKind.KIFU.value),
        (translate("export", "Handout (PDF)"), ExportKind.HANDOUT.value),
        (translate("export", "Text"), ExportKind.TEXT.value),
        (translate("export", "Text (Sensei’s)"), ExportKind.SENSEI.value),
        (translate("export", "Animation (GIF)"), ExportKind.GIF.value),
        (translate("export", "Animation (WebP)"), ExportKind.WEBP.value),
    ]


def _themes() -> list[tuple[str, object]]:
    return [
        (translate("export", "Light"), "light"),
        (translate("export", "Dark"), "dark"),
        (translate("export", "High contrast"), "contrast"),
        (translate("export", "Dark high contrast"), "contrast_dark"),
        (translate("export", "Black on white"), "print"),
    ]


class ExportDialog(DialogBase):
    """The dialog of an export. `request` is the answer, None if the dialog was closed; `is_print` is set for printing.

    `moves` is the number of moves in the line, `shown` the number of those made on the board. `has_positions` is called
    for a handout.
    """

    manual_page = "printing"

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
        self._late = single_shot(self, self._show_preview, _LATE_MS)
        self._build()
        self._connect()
        self._on_changed()
        self._show_preview()
        self.fields.kind.setFocus()

    def _build(self) -> None:
        self.setMinimumWidth(self._look.px(840))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(translate("export", "How it will look"))
        self.picture.setAccessibleName(self.text.accessibleName())
        self._views.addWidget(self.picture)
        self._views.addWidget(self.text)
        self._views.setMinimumSize(self._look.px(380), self._look.px(400))
        shown = Card("plain")
        shown.setLayout(column_layout(self._views, margin=8))
        left = column_layout(self.fields, self.hint, spacing=8)
        sides = row_layout(spacing=16)
        sides.addLayout(left, 5)
        sides.addWidget(shown, 6)
        note = label(texts.export_opens_again(), "note", "muted")
        foot = self.button_row(self.save_button, self.cancel_button)
        foot.insertWidget(0, note)
        foot.insertWidget(foot.indexOf(self.save_button), self.print_button)
        self.print_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        title = label(translate("export", "Export"), "title")
        self.lay_out(title, sides, foot, stretched=sides, spacing=12, edges=(24, 20, 24, 18))

    def _connect(self) -> None:
        self.fields.changed.connect(self._on_changed)
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
            return texts.no_moves()
        if bad is not None:
            return texts.number_sentence(bad.accessibleName(), bad.least, bad.most)
        if not self.fields.is_part_good:
            return texts.part_sentence(self._size)
        return "" if self.fields.is_span_good else texts.moves_backwards()

    @Slot()
    def _show_preview(self) -> None:
        request = self.fields.request()
        if request is None or self._problem():
            return
        shown = self._preview(request, round(720 * self.devicePixelRatioF()))
        if isinstance(shown, str):
            self.text.setPlainText(shown)
            self._views.setCurrentWidget(self.text)
        else:
            self.picture.show_image(shown)
            self._views.setCurrentWidget(self.picture)

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        self.request = self.fields.request()
        if self.request is not None:
            super().accept()

    @Slot()
    def _on_print(self) -> None:
        self.is_print = True
        self.accept()


class _Picture(QLabel):
    """A picture that is scaled down to the available room."""

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
        # The picture is never enlarged.
        size = self._image.size().boundedTo(self._image.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = self._image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        scaled.setDevicePixelRatio(dpr)
        self.setPixmap(QPixmap.fromImage(scaled))
