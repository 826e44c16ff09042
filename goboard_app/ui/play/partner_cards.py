"""The cards of the partners in the dialog for a new game: a ladder from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.partner import introduction, kyu_text, partner_name, strength_origin
from goboard_app.partner.character import Character
from goboard_app.ui.widgets.faces import FaceLabel, face_pixmap
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, column_layout, label, leave_clicks_to, row_layout
from goboard_app.ui.widgets.tips import set_tip

_FACE = 38


class PartnerCards(QWidget):
    """A row with a card for each partner, and below it the introduction of the chosen one.

    The row is one stop of the Tab key; the arrow keys choose the card beside. Signal: `chosen(Character)` when the user
    chose a card.
    """

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.cards = {character: _card(look, character) for character in Character}
        self.introduction = label(role="note", tone="muted", wraps=True)
        self._group = QButtonGroup(self)
        self.setAccessibleName(translate("partner", "Partners, the weakest first"))
        set_tip(self.introduction, strength_origin())
        row = row_layout(spacing=4)
        for character, card in self.cards.items():
            self._group.addButton(card, character.rank)
            row.addWidget(card, 1)
        self.setLayout(column_layout(row, self.introduction, spacing=5))
        self._group.idToggled.connect(self._on_toggled)
        self.choose(None)

    @property
    def character(self) -> Character | None:
        """The chosen partner; None if the opponent is no partner."""
        number = self._group.checkedId()
        return None if number < 0 else list(Character)[number]

    def offer(self, characters: Sequence[Character]) -> None:
        """Show the cards of these partners only."""
        for character, card in self.cards.items():
            card.setVisible(character in characters)
        self.setVisible(bool(characters))

    def choose(self, character: Character | None) -> None:
        """Show this partner as the chosen one; None if the opponent is no partner."""
        self._group.blockSignals(True)
        # An exclusive group keeps one button checked.
        self._group.setExclusive(False)
        for each, card in self.cards.items():
            card.setChecked(each is character)
        self._group.setExclusive(True)
        self._group.blockSignals(False)
        self._show()

    def _show(self) -> None:
        """Introduce the chosen partner, and make its card the stop of the Tab key."""
        character = self.character
        self.introduction.setText(introduction(character) if character is not None else "")
        self.introduction.setVisible(character is not None)
        stop = character or next((each for each, card in self.cards.items() if not card.isHidden()), None)
        for each, card in self.cards.items():
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is stop else Qt.FocusPolicy.ClickFocus)

    @Slot(int, bool)
    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if is_on:
            self._show()
            self.chosen.emit(self.character)


def drawing_faces(look: Look, ratio: float) -> Iterator[None]:
    """Draw the faces of the cards ahead, one in each step, at this pixel ratio."""
    for character in Character:
        face_pixmap(character, look.px(_FACE), ratio)
        yield


def _card(look: Look, character: Character) -> Button:
    card = Button(look, kind="tile")
    card.setCheckable(True)
    # Enter starts the game with the chosen partner; a card is chosen by the arrow keys or the space bar.
    card.setAutoDefault(False)
    card.setAccessibleName(introduction(character))
    set_tip(card, running_text(introduction(character), strength_origin()))
    texts = [label(partner_name(character), "note"), label(kyu_text(character), "note", "muted")]
    for text in texts:
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
    face = FaceLabel(look, _FACE, character)
    card.setLayout(column_layout(row_layout(None, face, None), *texts, spacing=1, margin=4))
    # The labels on the card would take the clicks from it.
    leave_clicks_to(card)
    return card
