"""What is said of the games of a collection, and of what is done with them."""

from __future__ import annotations

from goboard_app.app.texts.numbers import board_size, filled, player_name, translate
from goboard_app.app.texts.records import result_short
from goboard_app.go.board import Color
from goboard_app.record.game_info import GameInfo


def players_text(info: GameInfo) -> str:
    """Who plays whom, else what the game is called: "Hana 3d – Tomás 5k"."""
    if not info.black_name and not info.white_name and (info.game_name or info.event):
        return info.game_name or info.event
    black = f"{player_name(info.black_name, Color.BLACK)} {info.black_rank}".strip()
    white = f"{player_name(info.white_name, Color.WHITE)} {info.white_rank}".strip()
    return f"{black} \N{EN DASH} {white}"


def facts_text(info: GameInfo, moves: int) -> str:
    """Result, date, moves, size, as far as they are known: "B+R, 2016-03-10, 211 moves"."""
    facts = [
        result_short(info.result) if info.result else "",
        info.date.split(",")[0].strip(),
        translate("start", "%n move(s)", None, moves),
        "" if info.size.columns == info.size.rows == 19 else board_size(info.size),
    ]
    return ", ".join(fact for fact in facts if fact)


def spoken_row(number: int, players: str, facts: str, is_shown: bool) -> str:
    """A row for those who listen."""
    row = filled(translate("collection", "Game %1: %2, %3"), number, players, facts)
    return row + ", " + translate("collection", "on the board") if is_shown else row


def count_text(shown: int, games: int) -> str:
    """How many games there are, and how many of them the filter lets through."""
    if shown == games:
        return translate("collection", "%n game(s) in this file", None, games)
    return filled(translate("collection", "%1 of %2 games"), shown, games)


def moving_name() -> str:
    """In the Edit menu: the order of the games."""
    return translate("undo", "order of games")


def removing_name(count: int) -> str:
    """In the Edit menu: games taken out."""
    return translate("undo", "removing %n game(s)", None, count)


def adding_name(count: int) -> str:
    """In the Edit menu: games brought in."""
    return translate("undo", "adding %n game(s)", None, count)
