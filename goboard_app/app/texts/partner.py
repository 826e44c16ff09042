"""What is said of the partners: their names, and how each of them plays."""

from __future__ import annotations

from goboard_app.app.texts.format import translate
from goboard_app.partner.character import Character


def partner_name(character: Character) -> str:
    """What a partner is called."""
    match character:
        case Character.PUPPY:
            return translate("partner", "Puppy")
        case Character.BEAVER:
            return translate("partner", "Beaver")
        case Character.OWL:
            return translate("partner", "Owl")


def partner_description(character: Character) -> str:
    """How a partner plays, in one line below its name."""
    match character:
        case Character.PUPPY:
            return translate("partner", "Loves to chase stones and runs away when chased.")
        case Character.BEAVER:
            return translate("partner", "Builds walls, cuts yours and takes the corners first.")
        case Character.OWL:
            return translate("partner", "Thinks ahead before every move.")
