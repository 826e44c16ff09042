"""The words of the partners: their names, the move that decided a game, the count, and the next handicap."""

from __future__ import annotations

from goboard_app.app.texts.format import Text, TextTable, comma_list, dotted, filled, translate
from goboard_app.go.board import BoardSize, Point, point_name
from goboard_app.partner.character import KYU, Character
from goboard_app.partner.turning_point import TurningPoint, TurningPointKind
from goboard_app.scoring.proposal import Life

#: The name of a partner.
partner_name = TextTable(
    {
        Character.SNAIL: Text("partner", "Snail"),
        Character.PUPPY: Text("partner", "Puppy"),
        Character.DUCK: Text("partner", "Duck"),
        Character.RABBIT: Text("partner", "Rabbit"),
        Character.BEAVER: Text("partner", "Beaver"),
        Character.CAT: Text("partner", "Cat"),
        Character.FOX: Text("partner", "Fox"),
        Character.RAVEN: Text("partner", "Raven"),
        Character.OWL: Text("partner", "Owl"),
        Character.DRAGON: Text("partner", "Dragon"),
    }
)

#: The line below a partner's name that describes its play.
partner_description = TextTable(
    {
        Character.SNAIL: Text("partner", "Has just learnt to capture. Takes its time."),
        Character.PUPPY: Text("partner", "Loves to chase your stones."),
        Character.DUCK: Text("partner", "Follows your stones around the board."),
        Character.RABBIT: Text("partner", "Quick to run away and quick to grab."),
        Character.BEAVER: Text("partner", "Connects its stones and takes the corners."),
        Character.CAT: Text("partner", "Waits, then pounces on weak stones."),
        Character.FOX: Text("partner", "Knows many tricks and sees most of yours."),
        Character.RAVEN: Text("partner", "Sees the whole board at a glance."),
        Character.OWL: Text("partner", "Thinks ahead before every move."),
        Character.DRAGON: Text("partner", "Reads far ahead and loves a fight. The strongest of all."),
    }
)

#: The tool tip of a partner's strength: the origin of the number.
strength_origin = Text("partner", "Measured in games against GNU Go. Its level 10 is about 9 kyu.")


def strength_text(character: Character) -> str:
    """Return the strength of a partner, as in "about 23 kyu"."""
    return filled(translate("partner", "about %1 kyu"), KYU[character])


def kyu_text(character: Character) -> str:
    """Return the strength of a partner in few letters, as in "23 kyu"."""
    return filled(translate("partner", "%1 kyu"), KYU[character])


def introduction(character: Character) -> str:
    """Return the name, the strength and the description of a partner, as in a screen reader."""
    return dotted(comma_list(partner_name(character), strength_text(character)), partner_description(character))


def turning_sentence(turning: TurningPoint, size: BoardSize) -> str:
    """Return the partner's sentence after a game about the one move that decided it.

    The stones are marked on the board.
    """
    stones = len(turning.stones)
    match turning.kind:
        case TurningPointKind.COULD_ESCAPE:
            text = translate("partner", "Move %1: %n stone(s) could have escaped at %2.", None, stones)
        case TurningPointKind.COULD_LIVE:
            text = translate("partner", "Move %1: %n stone(s) could have lived at %2.", None, stones)
        case TurningPointKind.COULD_CAPTURE:
            text = translate("partner", "Move %1: you could have caught %n stone(s) at %2.", None, stones)
        case TurningPointKind.LOST:
            text = translate("partner", "Move %1: %2 captured %n of your stones. That was a lot.", None, stones)
        case TurningPointKind.BIGGER:
            text = translate("partner", "Move %1: %2 was a bigger move.")
        case TurningPointKind.CAPTURED:
            text = translate("partner", "Move %1: at %2 you captured %n stone(s). Well played.", None, stones)
    return filled(text, turning.number, point_name(turning.point, size))


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
