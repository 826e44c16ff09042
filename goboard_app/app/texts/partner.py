"""The words of the partners: their names, the count, the next handicap; and of the moments of a game."""

from __future__ import annotations

from goboard_app.app.texts.format import Text, TextTable, color_name, comma_list, dotted, filled, translate
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.partner.character import KYU, Character
from goboard_app.partner.moments import MOST_SIDE, Moment, MomentKind
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


def is_partner(name: str) -> bool:
    """Return whether a name is that of one of our partners, in the language of the program."""
    return name in map(partner_name, Character)


def strength_text(character: Character) -> str:
    """Return the strength of a partner, as in "about 23 kyu"."""
    return filled(translate("partner", "about %1 kyu"), KYU[character])


def kyu_text(character: Character) -> str:
    """Return the strength of a partner in few letters, as in "23 kyu"."""
    return filled(translate("partner", "%1 kyu"), KYU[character])


def introduction(character: Character) -> str:
    """Return the name, the strength and the description of a partner, as in a screen reader."""
    return dotted(comma_list(partner_name(character), strength_text(character)), partner_description(character))


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
        return translate("partner", "Two wins in a row. Next time you play first, without handicap.")
    if now == 1:
        return translate("partner", "I won twice in a row. Next time you play first.")
    if now < before:
        return translate("partner", "Two wins in a row. Next time you get %n handicap stone(s).", None, now)
    return translate("partner", "I won twice in a row. Next time you get %n handicap stone(s).", None, now)


# The moments of a game

#: The sentence where no moment was found for a player.
no_moment = Text("moments", "Nothing to look at. Well played.")

#: The sentence where a game ended after a few moves.
too_short_for_moments = Text("moments", "The game was too short to look at.")

#: The sentence while the game is read and nothing was found yet.
looking_for_moments = Text("moments", "Looking through the game…")

#: The sentence where the search was stopped before a moment was found.
no_moment_yet = Text("moments", "Nothing found so far.")

#: The name of the file with the user's own problems, in the folder of their lessons.
own_problems_title = Text("moments", "Moments from my games")

#: The text at the move of the game, in a problem made of a moment.
played_in_game = Text("moments", "This was played in the game.")

_QUESTIONS = TextTable(
    {
        MomentKind.COULD_ESCAPE: Text("moments", "%1 to play. Help the marked stones escape."),
        MomentKind.COULD_LIVE: Text("moments", "%1 to play. Make the marked stones live."),
        MomentKind.COULD_CAPTURE: Text("moments", "%1 to play. Catch the marked stones."),
    },
    # The question of such a problem already says whose move it is.
    otherwise=Text("moments", "Find the biggest move."),
)


def moment_row(moment: Moment, number: int) -> str:
    """Return the short text of a moment in a list; `number` is that of its move in the record."""
    stones = len(moment.stones)
    match moment.kind:
        case MomentKind.COULD_ESCAPE:
            text = translate("moments", "Move %1: a way out for %n stone(s)", None, stones)
        case MomentKind.COULD_LIVE:
            text = translate("moments", "Move %1: a way to live for %n stone(s)", None, stones)
        case MomentKind.COULD_CAPTURE:
            text = translate("moments", "Move %1: %n stone(s) to catch", None, stones)
        case MomentKind.LOST:
            text = translate("moments", "Move %1: %n stone(s) lost", None, stones)
        case MomentKind.BIGGER:
            text = translate("moments", "Move %1: a bigger move")
        case MomentKind.CAPTURED:
            text = translate("moments", "Move %1: %n stone(s) captured", None, stones)
    return filled(text, number)


def moment_sentence(moment: Moment, number: int, size: BoardSize) -> str:
    """Return what could have been at a moment; `number` is that of its move in the record."""
    stones = len(moment.stones)
    match moment.kind:
        case MomentKind.COULD_ESCAPE:
            text = translate("moments", "Move %1: %n stone(s) could have escaped at %2.", None, stones)
        case MomentKind.COULD_LIVE:
            text = translate("moments", "Move %1: %n stone(s) could have lived at %2.", None, stones)
        case MomentKind.COULD_CAPTURE:
            text = translate("moments", "Move %1: %2 would have caught %n stone(s).", None, stones)
        case MomentKind.LOST:
            text = translate("moments", "Move %1: %2 captured %n stone(s). It was too late to save them.", None, stones)
        case MomentKind.BIGGER:
            text = translate("moments", "Move %1: %2 was bigger, by about %n point(s).", None, round(moment.points))
        case MomentKind.CAPTURED:
            text = translate("moments", "Move %1: %2 captured %n stone(s). Well played.", None, stones)
    return filled(text, number, point_name(moment.point, size))


def problem_question(kind: MomentKind, color: Color) -> str:
    """Return the question of a problem made of a moment with a better move."""
    return filled(_QUESTIONS(kind), color_name(color))


def problem_title(game: str, number: int) -> str:
    """Return the title of a problem made of a moment; `game` has the names of the players."""
    return filled(translate("moments", "%1, move %2"), game, number)


def too_large_for_moments() -> str:
    """Return the sentence for a board on which no moments are looked for."""
    return filled(
        translate("moments", "This board is too large to look for moments. The largest is %1 × %1."), MOST_SIDE
    )


def moments_kept(count: int) -> str:
    """Return the message after moments were kept as variations."""
    return translate("moments", "Kept as %n variation(s).", None, count)


#: The message where the record has the better moves as variations already.
moments_kept_before = Text("moments", "The record has this already.")


def moment_saved(name: str) -> str:
    """Return the message after a moment became a problem in the file of this name."""
    return filled(translate("moments", "You can solve it later: it is in My lessons, in “%1”."), name)
