"""`goboard match`: two engines play games against each other, without a window."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.texts import cli as texts
from goboard_app.app.texts import engines as engine_texts
from goboard_app.app.texts.format import translate as tr
from goboard_app.cli.engines import MOST_VISITS, as_table, ask, choice_named, engines_of_user, made, store_folder
from goboard_app.cli.files import (
    CommandFailed,
    Exit,
    Json,
    json_text,
    komi_option,
    rules_option,
    tell,
    whole_option,
    write_file,
)
from goboard_app.engine.engine import Ability, ChosenMove, Effort, Engine, Failure, Resign, Situation, Told
from goboard_app.go.board import BoardSize, Color
from goboard_app.record.edits import SetProperty
from goboard_app.record.result import DRAW, VOID, Result, ResultKind, format_result
from goboard_app.record.sgf.writer import write_game
from goboard_app.rules.catalogue import DEFAULT
from goboard_app.rules.ending import max_fixed
from goboard_app.rules.ruleset import LongCycle
from goboard_app.session import acts
from goboard_app.session.new_game import NewGame, proposed_komi, record_of
from goboard_app.session.recount import RecountOptions, recount
from goboard_app.session.session import GameSession, Phase

# The usual number of games, and the usual side of the board.
_GAMES, _SIZE = 10, 9
_MOST_GAMES, _MOST_LEVEL = 100_000, 10
_MOST_MOVES = 4
"""The number of moves for each point of the board after which a game without an end is broken off."""


class Player(NamedTuple):
    """An engine with its effort; `name` distinguishes two players of the same engine."""

    engine: Engine
    name: str
    effort: Effort


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A finished game: the player of Black, the result, and the failure if there was one."""

    number: int
    black: int
    result: Result
    moves: int
    trouble: str = ""

    @property
    def winner(self) -> int | None:
        """The number of the winner, 0 or 1; None if there is none."""
        if self.result.winner is None:
            return None
        return self.black if self.result.winner is Color.BLACK else 1 - self.black


def run_match(options: Namespace) -> int:
    """Let two engines play, and print each game and the results as a table.

    Raises CommandFailed if an engine or a number is not usable, or the folder of the games is not.
    """
    games = _whole(options, "games", _GAMES, _MOST_GAMES)
    side = _whole(options, "size", _SIZE, 52)
    game = _new_game(options, BoardSize.square(side))
    folder = None if options.save is None else store_folder(options.save)
    with engines_of_user() as directory:
        players = _players(directory, options)
        played: list[MatchGame] = []
        try:
            for number in range(1, games + 1):
                played.append(_play(players, game, number, folder))
                if not options.json:
                    tell(_line(played[-1], players))
        finally:
            for player in players:
                player.engine.close()
    tell(json_text(_as_json(played, players)) if options.json else _table(played, players))
    return Exit.TOLD if any(one.trouble for one in played) else Exit.FINE


def _whole(options: Namespace, name: str, usual: int, most: int, least: int = 1) -> int:
    text = getattr(options, name)
    return usual if text is None else whole_option(f"--{name}", text, least, most)


def _new_game(options: Namespace, size: BoardSize) -> NewGame:
    ruleset = DEFAULT if options.rules is None else rules_option(options.rules)
    handicap = _whole(options, "handicap", 0, max_fixed(size), least=0)
    komi: Fraction = proposed_komi(ruleset, handicap)
    if options.komi is not None:
        komi = komi_option(options.komi)
    game = NewGame(size=size, ruleset=ruleset, komi=komi, handicap=handicap)
    if not game.is_possible:
        raise CommandFailed(texts.handicap_not_possible(handicap, size))
    return game


def _players(directory: EngineDirectory, options: Namespace) -> tuple[Player, Player]:
    """Return the two players named in the options, as `KEY` or `KEY:LEVEL`."""
    found: list[Player] = []
    visits = None
    if options.visits is not None:
        visits = whole_option("--visits", options.visits, 1, MOST_VISITS)
    seconds = None
    if options.seconds is not None:
        seconds = float(whole_option("--seconds", options.seconds, 1, 3600))
    for text in (options.one, options.other):
        key, colon, level = text.rpartition(":")
        choice = choice_named(directory, key if colon else text, Ability.MOVE)
        number = whole_option(tr("cli", "Level"), level, 1, _MOST_LEVEL) if colon else None
        name = f"{choice.name} {level}" if colon else choice.name
        found.append(Player(made(directory, choice), name, Effort(visits, seconds, level=number)))
    one, other = found
    if one.name == other.name:
        # Two players of the same engine need different names.
        one, other = one._replace(name=f"{one.name} (1)"), other._replace(name=f"{one.name} (2)")
    return one, other


def _play(players: tuple[Player, Player], game: NewGame, number: int, folder: Path | None) -> MatchGame:
    """Play one game; the two take turns at Black. A side that fails loses the game."""
    black = (number - 1) % 2
    by_color = {Color.BLACK: players[black], Color.WHITE: players[1 - black]}
    named = replace(game, black_name=by_color[Color.BLACK].name, white_name=by_color[Color.WHITE].name)
    session = GameSession(record_of(named, date.today()), is_live=True)
    result, trouble = _play_on(session, by_color)
    moves = session.path.number
    session.apply(SetProperty(session.tree.root, "RE", (format_result(result),)))
    if folder is not None:
        # With zeros in front, so that the names are in the order of the games.
        write_file(str(folder / f"{number:04}.sgf"), write_game(session.tree))
    return MatchGame(number, black, result, moves, trouble)


def _play_on(session: GameSession, by_color: dict[Color, Player]) -> tuple[Result, str]:
    """Play to the end; return the result, and a sentence about the failure or ''."""
    while session.phase is Phase.PLAYING:
        offer = session.cycle_offer()
        if offer is not None:
            return (DRAW if offer is LongCycle.DRAW else VOID), ""
        to_move = session.position.to_move
        player = by_color[to_move]
        # Without this limit two engines that never pass would play for ever.
        if session.path.number >= _MOST_MOVES * session.tree.size.area:
            return VOID, texts.too_many_moves()
        situation = situation_at(session)

        # Default arguments keep the values of this round.
        def question(told: Told, player: Player = player, situation: Situation = situation) -> None:
            player.engine.choose(situation, player.effort, told)

        answer = ask(question)
        if isinstance(answer, Failure):
            sentence = engine_texts.failure_sentence(answer, player.name)
            return Result(ResultKind.FORFEIT, to_move.opponent), sentence
        assert isinstance(answer, ChosenMove)
        if isinstance(answer.move, Resign):
            return Result.by_resignation(to_move.opponent), ""
        act = acts.play(session, answer.move)
        if act.edit is None:
            return Result(ResultKind.FORFEIT, to_move.opponent), texts.not_allowed(player.name)
        session.apply(act.edit)
    # Engines mark no dead stones: the program judges them.
    return recount(session.tree, RecountOptions(is_judged=True)).result, ""


def _line(played: MatchGame, players: tuple[Player, Player]) -> str:
    names = players[played.black].name, players[1 - played.black].name
    line = texts.game_played(played.number, *names, format_result(played.result), played.moves)
    return f"{line} {played.trouble}".rstrip()


def _table(played: list[MatchGame], players: tuple[Player, Player]) -> str:
    rows: list[tuple[str, ...]] = [
        (
            tr("cli", "Engine"),
            tr("cli", "Games"),
            tr("cli", "Won"),
            tr("cli", "As Black"),
            tr("cli", "As White"),
            tr("cli", "Lost"),
            tr("cli", "Neither"),
        )
    ]
    for number, player in enumerate(players):
        won = [one for one in played if one.winner == number]
        neither = sum(one.winner is None for one in played)
        as_black = sum(one.black == number for one in won)
        lost = len(played) - len(won) - neither
        numbers = (len(played), len(won), as_black, len(won) - as_black, lost, neither)
        rows.append((player.name, *map(str, numbers)))
    return as_table(rows)


def _as_json(played: list[MatchGame], players: tuple[Player, Player]) -> Json:
    return {
        "engines": [player.name for player in players],
        "won": [sum(one.winner == number for one in played) for number in (0, 1)],
        "neither": sum(one.winner is None for one in played),
        "games": [
            {
                "game": one.number,
                "black": players[one.black].name,
                "white": players[1 - one.black].name,
                "result": format_result(one.result),
                "winner": None if one.winner is None else players[one.winner].name,
                "moves": one.moves,
                "trouble": one.trouble or None,
            }
            for one in played
        ],
    }
