"""What the new-game dialog sums up: the game that is about to begin."""

from __future__ import annotations

from goboard_app.app.texts.capture import goal_sentences
from goboard_app.app.texts.clocks import control_text
from goboard_app.app.texts.numbers import filled, player_name, points, translate
from goboard_app.app.texts.rulesets import scoring_sentence
from goboard_app.clock.control import NoClock, TimeControl
from goboard_app.go.board import Color
from goboard_app.rules.ending import bonus_points
from goboard_app.session.new_game import NewGame


def summary(game: NewGame) -> str:
    """The game that is about to begin, in two or three sentences."""
    black = player_name(game.black_name, Color.BLACK)
    white = player_name(game.white_name, Color.WHITE)
    if game.handicap:
        first = translate("new game", "%1 starts with %2 stones on the board, then %3 plays.")
    elif game.black_name:
        first = translate("new game", "%1 plays first with Black.")
    else:
        first = translate("new game", "%1 plays first.")
    sentences = [filled(first, black, game.handicap, white)]
    if game.has_cross:
        text = translate("new game", "Two stones of each colour stand crosswise in the middle.")
        sentences.insert(0, text)
    if game.has_start_stones:
        text = translate("new game", "Two stones of each colour stand on opposite star points.")
        sentences.insert(0, text)
    sentences += [goal_sentences(game.goal)] if game.goal else _count_sentences(game, white)
    if not isinstance(game.black_time, NoClock):
        text = translate("new game", "Time: %1.")
        sentences.append(filled(text, controls_text(game.black_time, game.white_time)))
    return " ".join(sentence for sentence in sentences if sentence)


def _count_sentences(game: NewGame, white: str) -> list[str]:
    """What enters the count, and how it is made."""
    sentences = [_komi_sentence(game, white)]
    bonus = bonus_points(game.ruleset, game.handicap)
    if bonus:
        text = translate("new game", "%1 also gets %2 in the count for the handicap.")
        sentences.append(filled(text, white, points(bonus)))
    return [*sentences, scoring_sentence(game.ruleset)]


def _komi_sentence(game: NewGame, white: str) -> str:
    if game.komi == 0:
        return translate("new game", "Nobody gets points beforehand.")
    if game.komi < 0:
        text = translate("new game", "Black gets %1 points beforehand.")
        return filled(text, points(-game.komi))
    if game.handicap:
        text = translate("new game", "%1 gets %2 points beforehand.")
    else:
        text = translate("new game", "%1 gets %2 points for going second.")
    return filled(text, white, points(game.komi))


def controls_text(black: TimeControl, white: TimeControl) -> str:
    """Both sides' time in a line; once where it is the same."""
    if black == white:
        return control_text(black)
    return f"{control_text(black)} / {control_text(white)}"


def bad_size(least: int, most: int) -> str:
    """Why a size is not possible."""
    return filled(
        translate("new game", "Each side must have between %1 and %2 lines."), least, most
    )


def sizes_up_to(size: str) -> str:
    """The largest board that may be chosen."""
    return filled(translate("new game", "up to %1"), size)


def bad_komi_typed() -> str:
    """Why something typed is no komi."""
    return translate("new game", "Komi must be a number such as 6½, between −150 and 150.")


def nothing_counted() -> str:
    """Why a capture game has no komi."""
    return translate("new game", "In a capture game nothing is counted.")


def own_choice() -> str:
    """The komi was typed."""
    return translate("new game", "Your own choice.")


def komi_follows() -> str:
    """The komi is that of the rules and the handicap."""
    return translate("new game", "Follows rules and handicap.")


def opens_again() -> str:
    """The choices are kept for the next game."""
    return translate("new game", "Opens again with these choices next time.")


def cannot_be_played() -> str:
    """Why no game can begin yet."""
    return translate("new game", "Something above cannot be played so.")


def handicap_choice(stones: int) -> str:
    """So many handicap stones."""
    return translate("new game", "%n stone(s)", None, stones)
