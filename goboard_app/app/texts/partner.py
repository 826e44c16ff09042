"""The words of the partners: their names, the count, and the next handicap."""

from __future__ import annotations

from goboard_app.app.texts.format import Text, TextTable, filled, translate
from goboard_app.go.board import BoardSize, Point, point_name
from goboard_app.partner.character import Character
from goboard_app.scoring.proposal import Life

#: The name of a partner.
partner_name = TextTable(
    {
        Character.PUPPY: Text("partner", "Puppy"),
        Character.BEAVER: Text("partner", "Beaver"),
        Character.OWL: Text("partner", "Owl"),
    }
)

#: The line below a partner's name that describes its play.
partner_description = TextTable(
    {
        Character.PUPPY: Text("partner", "Loves to chase your stones. Runs away when chased."),
        Character.BEAVER: Text("partner", "Builds, connects and cuts. Takes the corners first."),
        Character.OWL: Text("partner", "Thinks ahead before every move."),
    }
)


def objection_sentence(point: Point, life: Life, size: BoardSize) -> str:
    """Return the partner's sentence where it judges a group otherwise than the count; `point` is one of its stones."""
    name = point_name(point, size)
    texts = {
        Life.DEAD: translate("partner", "I think the stones at %1 are dead."),
        Life.SEKI: translate("partner", "I think the stones at %1 are in seki."),
    }
    text = texts.get(life, translate("partner", "I think the stones at %1 are alive."))
    return filled(text, name)


#: The partner's sentence where it agrees with the count.
agreed_sentence = Text("partner", "I count the same. Thank you for the game.")


def next_handicap_sentence(before: int, now: int) -> str:
    """Return the partner's sentence where the next game has another handicap; empty where it stays the same."""
    if before == now:
        return ""
    if now == 0:
        return translate("partner", "Two wins in a row. Next time we start even.")
    if now == 1 and before > 1:
        return translate("partner", "Two wins in a row. Next time you just play first.")
    if now == 1:
        return translate("partner", "I won twice in a row. Next time you play first.")
    if now < before:
        return translate("partner", "Two wins in a row. Next time you get %n handicap stone(s).", None, now)
    return translate("partner", "I won twice in a row. Next time you get %n handicap stone(s).", None, now)
