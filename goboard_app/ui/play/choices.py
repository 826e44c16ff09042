"""The fields of the dialog for a new game: board size, komi, ruleset and opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QPixmap, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QComboBox, QLabel, QLineEdit, QMenu, QWidget

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.opponent import AMOUNTS, USUAL_AMOUNTS, EnginePlayer, Strength, strength_of
from goboard_app.app.engines.partner import partner_key, partner_of
from goboard_app.app.texts import engines as opponent_texts
from goboard_app.app.texts import new_game as new_game_texts
from goboard_app.app.texts.format import board_size, comma_list, parse_points, parse_size, points, translate
from goboard_app.app.texts.partner import introduction
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import MAX_SIDE, MIN_SIDE, BoardSize, Color
from goboard_app.late import late
from goboard_app.partner.character import Character
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import MAX_KOMI, OFFERED, NewGame, proposed_komi
from goboard_app.ui.play.partner_cards import PartnerCards
from goboard_app.ui.shell.services import RulesPage
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.faces import face_icon
from goboard_app.ui.widgets.form import offer, show_fault
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, IconLabel, column_layout, label, leave_clicks_to, row_layout, set_style
from goboard_app.ui.widgets.tips import set_tip

with late:
    from goboard_app.app.engines.teaching import can_teach

# The width of a face in the list of opponents.
_FACE = 24

USUAL_SIZES = (BoardSize(9, 9), BoardSize(13, 13), BoardSize(19, 19))


class BoardChoice(QWidget):
    """The tiles for the board size, and a field for other sizes.

    Signal: `size_changed()` when another tile or size was chosen.
    """

    size_changed = Signal()

    def __init__(
        self,
        look: Look,
        thumbnail: Callable[[BoardSize, int], QPixmap],
        size: BoardSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.tiles = [_tile(look, s, thumbnail(s, look.px(56))) for s in USUAL_SIZES]
        self.other = _other_tile(look)
        self.field = QLineEdit()
        self.reason = label(role="note", tone="error", wraps=True)
        self._group = QButtonGroup(self)
        self._build()
        self._connect()
        self.choose(size)

    def _build(self) -> None:
        for number, tile in enumerate((*self.tiles, self.other)):
            self._group.addButton(tile, number)
        self._other_row = QWidget()
        title = label(translate("new game", "Columns × rows"), "section", "muted")
        self.field.setMaximumWidth(self._look.px(150))
        self.field.setAccessibleName(translate("new game", "Columns × rows"))
        self.field.setPlaceholderText("7 × 7")
        line = row_layout(title, self.field, spacing=10)
        line.addWidget(self.reason, 1)
        self._other_row.setLayout(line)
        self.setLayout(column_layout(row_layout(*self.tiles, self.other), self._other_row, spacing=8))

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_toggled)
        self.field.textEdited.connect(self._on_edited)

    @property
    def size_chosen(self) -> BoardSize | None:
        """The board size; None while the field holds no valid one."""
        number = self._group.checkedId()
        if 0 <= number < len(USUAL_SIZES):
            return USUAL_SIZES[number]
        try:
            return parse_size(self.field.text())
        except ValueError:
            return None

    @property
    def is_size_missing(self) -> bool:
        """Return whether the tile for other sizes is chosen, and its field is empty."""
        return self.other.isChecked() and not self.field.text().strip()

    def choose(self, size: BoardSize) -> None:
        """Choose a size: its tile, or the field for other sizes with the size in it."""
        is_usual = size in USUAL_SIZES
        self.field.setText(board_size(size) if not is_usual else "")
        tile = self.tiles[USUAL_SIZES.index(size)] if is_usual else self.other
        tile.setChecked(True)
        self._refresh()

    def _refresh(self) -> None:
        is_other = self.other.isChecked()
        self._other_row.setVisible(is_other)
        is_bad = is_other and self.size_chosen is None and not self.is_size_missing
        set_style(self.field, bad="true" if is_bad else "false")
        self.reason.setText(new_game_texts.bad_size(MIN_SIDE, MAX_SIDE) if is_bad else "")

    @Slot(int, bool)
    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if is_on:
            self._refresh()
            if self.other.isChecked() and self.isVisible():
                self.field.setFocus()
            self.size_changed.emit()

    @Slot()
    def _on_edited(self) -> None:
        self._refresh()
        self.size_changed.emit()


def _tile(look: Look, size: BoardSize, picture: QPixmap) -> Button:
    shown = QLabel()
    shown.setPixmap(picture)
    times = {
        9: translate("new game", "about 15 minutes"),
        13: translate("new game", "about 40 minutes"),
        19: translate("new game", "an hour or more"),
    }
    return _tile_of(look, shown, board_size(size), times[size.columns])


def _other_tile(look: Look) -> Button:
    shown = IconLabel(look, "plus", "muted", 30)
    hint = new_game_texts.sizes_up_to(board_size(BoardSize(52, 52)))
    return _tile_of(look, shown, translate("new game", "Other"), hint)


def _tile_of(look: Look, picture: QWidget, name: str, hint: str) -> Button:
    tile = Button(look, kind="tile")
    tile.setCheckable(True)
    tile.setAccessibleName(comma_list(name, hint))
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    texts = [label(name, "name"), label(hint, "note", "muted", wraps=True)]
    layout = column_layout(None, row_layout(None, picture, None), None, *texts, spacing=2, margin=8)
    for text in texts:
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
    tile.setLayout(layout)
    tile.setMinimumSize(QSize(look.px(128), look.px(112)))
    # The labels inside the tile would take the clicks from it.
    leave_clicks_to(tile)
    return tile


class KomiChoice(QLineEdit):
    """A field for the komi; `hint` is the label below it with the origin of the number, or a fault.

    `is_own` means that the number was typed here and follows no ruleset; `is_bid` that two players bid for it, so that
    it is theirs for one game.
    """

    def __init__(self, game: NewGame, handicap: int) -> None:
        super().__init__()
        self.show_game(game, handicap)
        self.hint = label(role="note", tone="muted", wraps=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.textEdited.connect(self._on_edited)

    def value(self) -> Fraction | None:
        """Return the komi; None if the text is no number, no multiple of a half, or too large."""
        try:
            komi = parse_points(self.text())
        except ValueError:
            return None
        # Komi is a multiple of half a point.
        is_possible = abs(komi) <= MAX_KOMI and (komi * 2).denominator == 1
        return komi if is_possible else None

    def show_game(self, game: NewGame, handicap: int) -> None:
        """Show the komi of a game with this handicap."""
        self.setText(points(game.komi))
        self.is_own = game.komi != proposed_komi(game.ruleset, handicap)
        self.is_bid = False

    def take(self, komi: Fraction, is_bid: bool = False) -> None:
        """Set a komi that was decided elsewhere."""
        self.setText(points(komi))
        self.is_own, self.is_bid = True, is_bid

    def follow(self, ruleset: Ruleset, handicap: int) -> None:
        """Propose the komi of the rules and the handicap, unless the number is the user's own."""
        if self.is_bid and handicap:
            # The players bid for an even game, so a handicap makes the bid void.
            self.is_own = False
        if not self.is_own:
            self.is_bid = False
            self.setText(points(proposed_komi(ruleset, handicap)))

    def refresh(self, is_counted: bool) -> None:
        """Show the origin of the komi or its fault; a game that is not counted disables the field."""
        is_bad = is_counted and self.value() is None
        self.setEnabled(is_counted)
        if not is_counted:
            origin = new_game_texts.nothing_counted()
        else:
            origin = new_game_texts.own_choice() if self.is_own else new_game_texts.komi_follows()
        show_fault(self, self.hint, new_game_texts.bad_komi_typed() if is_bad else "", origin)

    @Slot()
    def _on_edited(self) -> None:
        self.is_own, self.is_bid = True, False


class KomiTimes(Button):
    """A button with a menu of the komi of other times. Signal: `picked(Fraction)`."""

    picked = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("new game", "Komi through the years"), kind="link")
        menu = QMenu(self)
        for komi, text in new_game_texts.komi_times().items():
            menu.addAction(text).setData(komi)
        menu.triggered.connect(self._on_row)
        self.setMenu(menu)

    @Slot(QAction)
    def _on_row(self, row: QAction) -> None:
        self.picked.emit(row.data())


class OpponentChoice(QWidget):
    """The choice of a person or an engine, with the strength of the engine and the user's colour.

    Signal: `chosen()` when any of these changed.
    """

    chosen = Signal()

    def __init__(
        self,
        look: Look,
        choices: Sequence[EngineChoice],
        last: EnginePlayer | None,
        is_teaching: bool = False,
    ) -> None:
        super().__init__()
        self._look = look
        self._choices = {choice.key: choice for choice in choices}
        # The last opponent, as long as the user has chosen nobody.
        self._last = last
        self.who, self.amount, self.side = (ComboBox(is_wide=True) for _ in range(3))
        self.partners = PartnerCards(look)
        self.hint = label(role="note", tone="muted", wraps=True)
        self.teaches = QCheckBox(translate("opponent", "Teaching game"))
        self.teaches.setChecked(is_teaching)
        self._is_teaching = is_teaching
        self.teaching_hint = label(role="note", tone="muted", wraps=True)
        self._build(last)
        # Connected after the fields are filled, so that filling emits nothing.
        self.who.currentIndexChanged.connect(self._on_who)
        self.partners.chosen.connect(self._on_partner)
        self.amount.currentIndexChanged.connect(self.chosen)
        self.side.currentIndexChanged.connect(self.chosen)

    def renew(self, choices: Sequence[EngineChoice]) -> None:
        """Offer these engines instead; the chosen one stays, or else the last opponent comes back."""
        before = self.choice
        self._choices = {choice.key: choice for choice in choices}
        last = self._last
        self._offer(str(self.who.currentData() or ""))
        if before is None and last is not None and last.key in self._choices:
            with QSignalBlocker(self.who), QSignalBlocker(self.side):
                self.who.setCurrentIndex(self.who.findData(last.key))
                self.side.setCurrentIndex(self.side.findData(last.color.opponent.value))
            self._fill_amounts(last.amount)
        if self.choice != before:
            self._fill_amounts(int(self.amount.currentData() or 0))
            self.chosen.emit()

    def _offer(self, chosen: str) -> None:
        person = translate("opponent", "A person")
        rows = ((choice.name, choice.key) for choice in self._choices.values())
        offer(self.who, ((person, ""), *rows), chosen)
        partners = [character for character in Character if partner_key(character) in self._choices]
        for character in partners:
            row = self.who.findData(partner_key(character))
            self.who.setItemIcon(row, face_icon(character, self._look.px(_FACE)))
            self.who.setItemData(row, introduction(character), Qt.ItemDataRole.AccessibleTextRole)
        self.who.setIconSize(QSize(self._look.px(_FACE), self._look.px(_FACE)))
        self.partners.offer(partners)

    def _build(self, last: EnginePlayer | None) -> None:
        self._offer("")
        colors = opponent_texts.colors_of_hand().items()
        offer(self.side, ((text, color.value if color is not None else "") for color, text in colors))
        for field, name in (
            (self.who, translate("opponent", "Opponent")),
            (self.amount, translate("opponent", "How strong it is")),
            (self.side, translate("opponent", "Your colour")),
        ):
            field.setAccessibleName(name)
        teaching = row_layout(self.teaches, self.teaching_hint, spacing=12)
        teaching.setStretchFactor(self.teaching_hint, 1)
        rows = row_layout(self.who, self.amount, self.side), self.partners, self.hint, teaching
        self.setLayout(column_layout(*rows, spacing=5))
        self.teaches.clicked.connect(self._on_teaches)
        if last is not None and last.key in self._choices:
            self.who.setCurrentIndex(self.who.findData(last.key))
            self.side.setCurrentIndex(self.side.findData(last.color.opponent.value))
        self._fill_amounts(0 if last is None else last.amount)

    @property
    def choice(self) -> EngineChoice | None:
        """The engine that is chosen; None for a person."""
        return self._choices.get(str(self.who.currentData() or ""))

    @property
    def stops(self) -> Sequence[QWidget]:
        """The stops of the Tab key, in their order."""
        return (self.who, self.amount, self.side, *self.partners.cards.values(), self.teaches)

    @property
    def color(self) -> Color:
        """The colour of the engine; White until nigiri has decided."""
        return Color.BLACK if self.side.currentData() == Color.WHITE.value else Color.WHITE

    @property
    def is_by_nigiri(self) -> bool:
        """Return whether nigiri decides the colours of a game against an engine."""
        return self.choice is not None and self.side.currentData() == ""

    @property
    def against(self) -> EnginePlayer | None:
        """The engine with its colour and strength; None for a person."""
        choice = self.choice
        if choice is None:
            return None
        return EnginePlayer(choice.key, self.color, int(self.amount.currentData() or 0))

    def take_color(self, color: Color) -> None:
        """Give the engine this colour."""
        self.side.setCurrentIndex(self.side.findData(color.opponent.value))

    def fit(self, size: BoardSize | None, handicap: int) -> str:
        """Follow the board size and the handicap; return the fault of the opponent in a sentence, or ''."""
        choice = self.choice
        nigiri = self.side.findData("")
        if handicap and self.side.currentIndex() == nigiri:
            # A handicap gives Black to its receiver, so nigiri has nothing to decide.
            self.side.setCurrentIndex(self.side.findData(Color.BLACK.value))
        model = self.side.model()
        if isinstance(model, QStandardItemModel):
            model.item(nigiri).setEnabled(not handicap)
        longest, text = 0 if size is None else max(size.columns, size.rows), ""
        if choice is not None and longest > choice.largest:
            text = opponent_texts.too_large(choice.name, choice.largest)
        self.hint.setText(text)
        self.hint.setVisible(bool(text))
        set_style(self.hint, tone="error" if text else "muted")
        return text

    @property
    def is_teaching(self) -> bool:
        """Return whether the user wants a teaching game, even if this game cannot be one."""
        return self._is_teaching

    def fit_teaching(self, size: BoardSize | None, has_clock: bool) -> None:
        """Offer a teaching game where the opponent, the board and the clock allow one; else show the reason."""
        choice = self.choice
        can_rate = choice is None or size is None or can_teach(choice.abilities, size)
        is_possible = can_rate and not has_clock
        if not can_rate:
            text = opponent_texts.cannot_teach()
        else:
            text = opponent_texts.no_teaching_with_clock() if has_clock else opponent_texts.teaching_hint()
        self.teaches.setEnabled(is_possible)
        self.teaches.setChecked(is_possible and self._is_teaching)
        self.teaching_hint.setText(text)
        for part in (self.teaches, self.teaching_hint):
            part.setVisible(choice is not None)

    @Slot(bool)
    def _on_teaches(self, is_teaching: bool) -> None:
        self._is_teaching = is_teaching

    def _fill_amounts(self, chosen: int) -> None:
        strength = Strength.NONE if self.choice is None else strength_of(self.choice)
        amounts = AMOUNTS[strength]
        options = ((opponent_texts.amount_text(strength, amount), amount) for amount in amounts)
        offer(self.amount, options, chosen, USUAL_AMOUNTS.get(strength))
        self.amount.setVisible(bool(amounts))
        self.side.setVisible(self.choice is not None)
        self.partners.choose(partner_of(str(self.who.currentData() or "")))

    @Slot(object)
    def _on_partner(self, character: Character) -> None:
        self.who.setCurrentIndex(self.who.findData(partner_key(character)))

    @Slot()
    def _on_who(self) -> None:
        self._last = None
        self._fill_amounts(0)
        self.chosen.emit()


MakeRulesPage = Callable[[Ruleset, Sequence[Ruleset], QWidget], RulesPage]
"""A function that makes the dialog of all rulesets with one of them chosen."""


class RulesChoice(QComboBox):
    """The presets, the user's own rulesets, and "All rulesets…", which opens the dialog of all rulesets.

    Signals: `ruleset_chosen()`; `customs_changed(tuple)` when the user made, changed or deleted rulesets in that
    dialog.
    """

    ruleset_chosen = Signal()
    customs_changed = Signal(object)

    def __init__(
        self,
        ruleset: Ruleset,
        customs: Sequence[Ruleset],
        all_rulesets: MakeRulesPage,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._all_rulesets = all_rulesets
        self._ruleset = ruleset
        self._customs = tuple(customs)
        self._rows: list[Ruleset | None] = []
        # A long name must not widen the dialog.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        self._fill()
        self.currentIndexChanged.connect(self._on_index)
        self.activated.connect(self._on_activated)

    @property
    def ruleset(self) -> Ruleset:
        """The chosen ruleset."""
        return self._ruleset

    def choose(self, ruleset: Ruleset) -> None:
        """Choose a ruleset without a signal, also one that is not listed yet."""
        self._ruleset = ruleset
        self._fill()

    @property
    def all_row(self) -> int:
        """The row that opens the dialog of all rulesets."""
        return self.count() - 1

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, which could open the dialog by accident."""
        event.ignore()

    def _fill(self) -> None:
        own = list(self._customs)
        # The ruleset of the last game may be neither a preset nor one of the user's own.
        if self._ruleset not in (*OFFERED, *own):
            own.append(self._ruleset)
        # Filling the box would choose its first row.
        self.blockSignals(True)
        self.clear()
        self._rows = [*OFFERED]
        for ruleset in OFFERED:
            self.addItem(ruleset_name(ruleset))
        if own:
            self._add_line()
        for ruleset in own:
            self.addItem(ruleset_name(ruleset))
            self._rows.append(ruleset)
        self._add_line()
        self.addItem(translate("new game", "All rulesets…"))
        self._rows.append(None)
        self._show_chosen()
        self.blockSignals(False)

    def _add_line(self) -> None:
        self.insertSeparator(self.count())
        self._rows.append(None)

    def _show_chosen(self) -> None:
        self.setCurrentIndex(self._rows.index(self._ruleset))
        set_tip(self, self.currentText())

    @Slot(int)
    def _on_index(self, index: int) -> None:
        ruleset = self._rows[index] if 0 <= index < len(self._rows) else None
        if ruleset is not None and ruleset != self._ruleset:
            self._ruleset = ruleset
            set_tip(self, self.currentText())
            self.ruleset_chosen.emit()

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        if index != self.all_row:
            return
        # The row only opens the dialog: the chosen ruleset stays the current one.
        self._show_chosen()
        self.open_page()

    @Slot()
    def open_page(self) -> None:
        """Show the dialog of all rulesets, and take the ruleset chosen there."""
        page = self._all_rulesets(self._ruleset, self._customs, self.window())
        page.customs_changed.connect(self._on_customs)
        answer = page.answer if page.run() else None
        self._fill()
        if answer is not None:
            self.setCurrentIndex(self._rows.index(answer))

    @Slot(object)
    def _on_customs(self, customs: tuple[Ruleset, ...]) -> None:
        self._customs = customs
        self.customs_changed.emit(customs)
