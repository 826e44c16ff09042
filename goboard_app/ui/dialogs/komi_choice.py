"""KomiChoice: the komi of a new game; it follows rules and handicap until one is written."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit

from goboard_app.app.texts.format import parse_points, points
from goboard_app.app.texts.new_game import bad_komi_typed, komi_follows, nothing_counted, own_choice
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import MAX_KOMI, NewGame, proposed_komi
from goboard_app.ui.look.parts import label, set_style


class KomiChoice(QLineEdit):
    """A field; `hint` says below it where the number comes from, or what is amiss.

    `is_own` says that the number was written here and follows nothing.
    """

    def __init__(self, game: NewGame) -> None:
        super().__init__(points(game.komi))
        self.is_own = game.komi != proposed_komi(game.ruleset, game.handicap)
        self.hint = label(role="note", tone="muted", wraps=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.textEdited.connect(self._on_edited)

    def value(self) -> Fraction | None:
        """What is written; None where no game can be played so."""
        try:
            komi = parse_points(self.text())
        except ValueError:
            return None
        is_possible = abs(komi) <= MAX_KOMI and (komi * 2).denominator == 1
        return komi if is_possible else None

    def take(self, komi: Fraction) -> None:
        """Put in this komi, as decided elsewhere."""
        self.setText(points(komi))
        self.is_own = True

    def follow(self, ruleset: Ruleset, handicap: int) -> None:
        """Propose what goes with rules and handicap, unless the number is somebody's own."""
        if not self.is_own:
            self.setText(points(proposed_komi(ruleset, handicap)))

    def refresh(self, is_counted: bool) -> None:
        """Say what the number is about; a game that is not counted has no use for it."""
        is_bad = is_counted and self.value() is None
        self.setEnabled(is_counted)
        set_style(self, bad="true" if is_bad else "false")
        set_style(self.hint, tone="error" if is_bad else "muted")
        if is_bad:
            text = bad_komi_typed()
        elif not is_counted:
            text = nothing_counted()
        elif self.is_own:
            text = own_choice()
        else:
            text = komi_follows()
        self.hint.setText(text)

    @Slot()
    def _on_edited(self) -> None:
        self.is_own = True
