"""ExportFields: everything that may be chosen about a file, of which each kind shows its own."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from goboard_app.app.texts.files import seconds_a_move
from goboard_app.app.texts.format import translate
from goboard_app.go.board import BoardSize
from goboard_app.session.export import (
    LARGEST_MOVING_PX,
    LARGEST_PX,
    PER_PAGE,
    SMALLEST_PX,
    USUAL_MS,
    ExportChoice,
    ExportKind,
    ExportRequest,
)
from goboard_app.session.kifu import LENGTHS
from goboard_app.session.picture import BoardPart, parse_part
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Choice, column_layout, label, row_layout

_LABEL_WIDTH = 112
_LETTER = 0.9
_MOVES_ALWAYS = (ExportKind.KIFU, ExportKind.GIF, ExportKind.WEBP)


class ExportFields(QWidget):
    """Signal: `changed()` when anything was chosen differently."""

    changed = Signal()

    def __init__(
        self, look: Look, choice: ExportChoice, size: BoardSize, moves: int, shown: int
    ) -> None:
        super().__init__()
        self._look = look
        self._size = size
        self._moves, self._shown = moves, max(1, shown)
        self._before = choice
        self.kind = _choice(_kinds(), choice.kind)
        self.first = WholeNumberField(1, max(1, moves), 1)
        self.last = WholeNumberField(1, max(1, moves), max(1, moves))
        self.numbers = QCheckBox(translate("export", "Numbers on the stones"))
        self.part = QLineEdit()
        self.theme = _choice(_themes(), choice.theme)
        self.coordinates = QCheckBox(translate("export", "Coordinates"))
        self.pixels = WholeNumberField(SMALLEST_PX, LARGEST_PX, choice.size)
        self.paper = _choice(
            [("A4", "a4"), (translate("export", "Letter"), "letter")], choice.paper
        )
        self.length = _choice([(str(n), n) for n in LENGTHS], choice.length)
        self.per_page = _choice([(str(n), n) for n in PER_PAGE], choice.per_page)
        self.solutions = QCheckBox(translate("export", "Solutions on a last page"))
        self.comments = QCheckBox(translate("export", "Comments"))
        self.variations = QCheckBox(translate("export", "Variations"))
        self.speed = _choice(_speeds(), choice.frame_ms, USUAL_MS)
        self._rows: dict[str, QWidget] = {}
        self._fill(choice)
        self._build()
        self._connect()
        self._on_kind()

    def _fill(self, choice: ExportChoice) -> None:
        self.numbers.setChecked(choice.numbers)
        self.coordinates.setChecked(choice.coordinates)
        self.comments.setChecked(choice.comments)
        self.variations.setChecked(choice.variations)
        self.solutions.setChecked(choice.solutions)
        self.part.setPlaceholderText(translate("export", "all of it, or such as A1:J9"))

    def _build(self) -> None:
        span = row_layout(self.first, label("\N{EN DASH}"), self.last, None, spacing=6)
        self._rows = {
            "kind": self._row(translate("export", "Make"), self.kind),
            "numbers": self._row("", self.numbers),
            "moves": self._row(translate("export", "Moves"), self.first, span),
            "part": self._row(translate("export", "Part"), self.part),
            "theme": self._row(translate("export", "Colours"), self.theme),
            "pixels": self._row(translate("export", "Pixels"), self.pixels),
            "speed": self._row(translate("export", "A move every"), self.speed),
            "paper": self._row(translate("export", "Paper"), self.paper),
            "length": self._row(translate("export", "Moves a figure"), self.length),
            "per_page": self._row(translate("export", "Boards a page"), self.per_page),
            "solutions": self._row("", self.solutions),
            "coordinates": self._row("", self.coordinates),
            "comments": self._row("", self.comments),
            "variations": self._row("", self.variations),
        }
        self.last.setAccessibleName(translate("export", "Last move"))
        layout = column_layout(*self._rows.values(), None, spacing=8)
        self.setLayout(layout)

    def _row(self, text: str, field: QWidget, content: object = None) -> QWidget:
        line = QWidget()
        name = label(text, "panel", "muted")
        name.setMinimumWidth(self._look.px(_LABEL_WIDTH))
        layout = row_layout(name, spacing=10)
        if content is None:
            layout.addWidget(field, 1)
        else:
            layout.addLayout(content, 1)  # type: ignore[arg-type]
        line.setLayout(layout)
        if text:
            field.setAccessibleName(text)
        return line

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._on_kind)
        for choice in (self.theme, self.paper, self.length, self.speed, self.per_page):
            choice.currentIndexChanged.connect(self.changed)
        for number in (self.first, self.last, self.pixels):
            number.textChanged.connect(self.changed)
        self.numbers.toggled.connect(self._on_kind)
        for box in (self.coordinates, self.comments, self.variations, self.solutions):
            box.toggled.connect(self.changed)
        self.part.textChanged.connect(self.changed)

    @property
    def chosen_kind(self) -> ExportKind:
        """The kind of file."""
        return ExportKind(self.kind.currentData())

    def part_chosen(self) -> BoardPart | None:
        """The part that was typed; raise ValueError where that is none."""
        text = self.part.text().strip()
        return parse_part(text, self._size) if text and self._rows["part"].isEnabled() else None

    @property
    def is_part_good(self) -> bool:
        """Whether the part that was typed is one, or not asked for."""
        try:
            self.part_chosen()
        except ValueError:
            return self.chosen_kind.has_pages
        return True

    @property
    def bad_number(self) -> WholeNumberField | None:
        """A field on show that holds no number between its bounds."""
        shown = {"moves": (self.first, self.last), "pixels": (self.pixels,)}
        for name, fields in shown.items():
            for field in fields:
                if not field.is_good and not self._rows[name].isHidden():
                    return field
        return None

    @property
    def is_span_good(self) -> bool:
        """Whether there are such moves, or none are asked for."""
        has_moves = self._has_span(self.chosen_kind)
        return not has_moves or self.first.value() <= self.last.value()

    @property
    def has_moves_to_show(self) -> bool:
        """Whether what needs moves has some."""
        kind = self.chosen_kind
        is_numbered = self.numbers.isChecked() and not kind.has_pages
        return self._moves > 0 or not (kind.is_moving or is_numbered)

    def _has_span(self, kind: ExportKind) -> bool:
        if kind is ExportKind.HANDOUT:
            return False
        return kind in _MOVES_ALWAYS or self.numbers.isChecked()

    def request(self) -> ExportRequest | None:
        """What is chosen; None while something cannot be done so."""
        is_good = self.is_part_good and self.is_span_good and self.has_moves_to_show
        if not is_good or self.bad_number is not None:
            return None
        part = None if self.chosen_kind.has_pages else self.part_chosen()
        return ExportRequest(self.choice(), self.first.value(), self.last.value(), part)

    def choice(self) -> ExportChoice:
        """What is worth remembering of it."""
        moving = self.chosen_kind.is_moving
        pixels, before = self.pixels.value(), self._before
        return replace(
            before,
            kind=self.chosen_kind,
            size=before.size if moving else pixels,
            moving_size=min(pixels, LARGEST_MOVING_PX) if moving else before.moving_size,
            theme=str(self.theme.currentData()),
            coordinates=self.coordinates.isChecked(),
            numbers=self.numbers.isChecked(),
            paper=str(self.paper.currentData()),
            length=int(self.length.currentData()),
            comments=self.comments.isChecked(),
            variations=self.variations.isChecked(),
            frame_ms=int(self.speed.currentData()),
            per_page=int(self.per_page.currentData()),
            solutions=self.solutions.isChecked(),
        )

    @Slot()
    def _on_kind(self) -> None:
        kind = self.chosen_kind
        is_kifu = kind is ExportKind.KIFU
        shown = {
            "numbers": not kind.has_pages,
            "moves": self._has_span(kind),
            "part": not kind.has_pages,
            "theme": not kind.is_text and not kind.has_pages,
            "pixels": kind.has_size,
            "speed": kind.is_moving,
            "paper": kind.has_pages,
            "per_page": kind is ExportKind.HANDOUT,
            "solutions": kind is ExportKind.HANDOUT,
            "length": is_kifu,
            "coordinates": not is_kifu,
            "comments": kind.has_pages,
            "variations": is_kifu,
        }
        for name, is_shown in shown.items():
            self._rows[name].setVisible(is_shown)
        self._follow_span(kind)
        self._follow_size(kind)
        self.changed.emit()

    def _follow_span(self, kind: ExportKind) -> None:
        """A single board ends where the board stands now, everything else with the game."""
        last = self._moves if kind in _MOVES_ALWAYS else self._shown
        if self.last.value() in (self._moves, self._shown):
            self.last.set_value(max(1, last))

    def _follow_size(self, kind: ExportKind) -> None:
        before, largest = self._before, LARGEST_MOVING_PX if kind.is_moving else LARGEST_PX
        if kind.has_size and self.pixels.most != largest:
            self.pixels.most = largest
            self.pixels.set_value(before.moving_size if kind.is_moving else before.size)


class WholeNumberField(QLineEdit):
    """A whole number from `least` to `most`."""

    def __init__(self, least: int, most: int, value: int) -> None:
        super().__init__(str(value))
        self.least, self.most = least, most
        self.setMaxLength(6)

    @property
    def is_good(self) -> bool:
        """Whether it holds a number between its bounds."""
        text = self.text().strip()
        is_number = text.isascii() and text.isdigit()
        return is_number and self.least <= int(text) <= self.most

    def value(self) -> int:
        """The number, or the nearest one that is possible."""
        text = self.text().strip()
        number = int(text) if text.isascii() and text.isdigit() else self.least
        return min(max(number, self.least), self.most)

    def set_value(self, value: int) -> None:
        """Hold another number."""
        self.setText(str(value))


def _choice(items: list[tuple[str, object]], current: object, usual: object = None) -> Choice:
    box = Choice()
    for text, value in items:
        box.addItem(text, value.value if isinstance(value, ExportKind) else value)
    # Qt reckons with the width of an X, which is more than a letter takes.
    longest = max(len(box.itemText(n)) for n in range(box.count()))
    box.setMinimumContentsLength(math.ceil(_LETTER * longest))
    found = box.findData(current.value if isinstance(current, ExportKind) else current)
    box.setCurrentIndex(max(0, found if found >= 0 else box.findData(usual)))
    return box


def _speeds() -> list[tuple[str, object]]:
    return [
        (seconds_a_move(f"{ms / 1000:g}"), ms)
        for ms in (250, 500, USUAL_MS, 1000, 1500, 2000, 3000)
    ]


def _kinds() -> list[tuple[str, object]]:
    return [
        (translate("export", "Picture (PNG)"), ExportKind.PNG),
        (translate("export", "Drawing (SVG)"), ExportKind.SVG),
        (translate("export", "One board (PDF)"), ExportKind.PDF),
        (translate("export", "Game in figures (PDF)"), ExportKind.KIFU),
        (translate("export", "Hand-out (PDF)"), ExportKind.HANDOUT),
        (translate("export", "Text"), ExportKind.TEXT),
        (translate("export", "Text (Sensei's)"), ExportKind.SENSEI),
        (translate("export", "Moving picture (GIF)"), ExportKind.GIF),
        (translate("export", "Moving picture (WebP)"), ExportKind.WEBP),
    ]


def _themes() -> list[tuple[str, object]]:
    return [
        (translate("export", "Light"), "light"),
        (translate("export", "Dark"), "dark"),
        (translate("export", "High contrast"), "contrast"),
        (translate("export", "Black on white"), "print"),
    ]
