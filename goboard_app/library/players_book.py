"""PlayersBook: the results of the games that were played here, player by player."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from enum import Enum, auto
from fractions import Fraction
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, TypeVar

from goboard_app.go.board import BoardSize, Color
from goboard_app.record.game_info import info_of
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.record.tree import GameTree
from goboard_app.session.capture import goal_of
from goboard_app.session.new_game import handicap_in, ruleset_of

_DECIDED = frozenset(
    {
        *(ResultKind.POINTS, ResultKind.RESIGNATION, ResultKind.TIME, ResultKind.FORFEIT),
        *(ResultKind.WIN, ResultKind.NOTED, ResultKind.DRAW),
    }
)
_MOVES = ("B", "W")


class _Ordered(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...  # noqa: ANN401 - of its own kind


class PlayedGame(NamedTuple):
    """A game with a winner, or a draw (`winner` is None).

    `handicap` is the number of handicap stones, 0 for none; `komi` is in points for White; `goal`
    the stones to be captured in a capture game, 0 for a whole game; `day` is None where the record
    names no whole date. Two records of the same game have the same `digest`.
    """

    black: str
    white: str
    winner: Color | None
    size: BoardSize
    handicap: int
    komi: Fraction
    goal: int
    day: date | None
    digest: str

    def name(self, color: Color) -> str:
        """Return the name of the player of this colour."""
        return self.black if color is Color.BLACK else self.white


def played_game(tree: GameTree) -> PlayedGame | None:
    """Return the game of a record.

    None if a player has no name, if both have the same name, or if there is no winner and no draw:
    such a game has no result for players.
    """
    info = info_of(tree)
    black, white = _tidy(info.black_name), _tidy(info.white_name)
    result = parse_result(info.result or "")
    if not black or not white or folded(black) == folded(white) or result.kind not in _DECIDED:
        return None
    return PlayedGame(
        black,
        white,
        result.winner,
        tree.size,
        handicap_in(tree).stones,
        _komi(tree),
        goal_of(tree) or 0,
        _day(info.date),
        _digest(tree, f"{folded(black)}\n{folded(white)}\n{info.date}"),
    )


def folded(name: str) -> str:
    """Return a name for comparing: capitals, widths of letters and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _tidy(name: str) -> str:
    # Settings cannot hold a name with a zero character.
    return " ".join(name.replace("\0", " ").split())


def _komi(tree: GameTree) -> Fraction:
    """Return the komi of a record; if it has none, that of its rules."""
    komi = info_of(tree).komi
    return ruleset_of(tree).ruleset.komi_for(handicap_in(tree).stones) if komi is None else komi


def _day(text: str) -> date | None:
    """Return the first day in a value of DT; None if it names no whole date."""
    try:
        # A value of DT may list further days behind the first one.
        return date.fromisoformat(text.strip()[:10])
    except ValueError:
        return None


def _digest(tree: GameTree, facts: str) -> str:
    """Return a digest that all records of a game share: players, date, and the moves of the main line.

    Without moves it is the comment on the game instead, since two players may have several games a day.
    """
    found = blake2b(facts.encode("utf-8", "surrogatepass"), digest_size=16)
    node = tree.root
    while True:
        for color in _MOVES:
            for value in node.get(color) or ():
                found.update(f"{color}{value}".encode("utf-8", "surrogatepass"))
        if not node.children:
            break
        node = node.children[0]
    if node is tree.root:
        found.update("".join(tree.root.get("GC") or ()).encode("utf-8", "surrogatepass"))
    return found.hexdigest()


class GameOutcome(Enum):
    """The result of a game for one of its players."""

    WON = auto()
    LOST = auto()
    DRAWN = auto()


class Tally(NamedTuple):
    """The number of games, wins and draws of a player; the rest was lost."""

    games: int
    wins: int
    draws: int

    @property
    def losses(self) -> int:
        """The number of games lost."""
        return self.games - self.wins - self.draws


class HandicapKind(Enum):
    """The side of a handicap on which a player was."""

    NONE = auto()
    TAKEN = auto()
    GIVEN = auto()


class PlayerResults(NamedTuple):
    """The results of one player's games.

    `by_opponent` goes by the name as it is shown, `by_handicap` by whether it was taken or given
    and the stones, `by_size` by the board; each has the most frequent first. `longest_run` is the
    most games won one after the other; `days` is the number of days on which the player played, `last`
    the last of them.
    """

    name: str
    whole: Tally
    by_opponent: tuple[tuple[str, Tally], ...]
    by_handicap: tuple[tuple[tuple[HandicapKind, int], Tally], ...]
    by_size: tuple[tuple[BoardSize, Tally], ...]
    longest_run: int
    days: int
    last: date | None


class PlayersBook:
    """The games that were played here, each once, the oldest first; immutable.

    Games of the same day keep the order in which they are given.

    `names` maps folded names to the name to show for the player (empty: the player is left out). So
    players are renamed and merged without touching a record. `order` is the key by which names are
    sorted.
    """

    def __init__(
        self,
        games: Iterable[PlayedGame],
        names: Mapping[str, str],
        order: Callable[[str], _Ordered] = folded,
    ) -> None:
        self._order = order
        self._names = dict(names)
        once: dict[str, PlayedGame] = {}
        for game in games:
            # The same game may be in several files, as a copy or a version that was saved later.
            once.setdefault(game.digest, game)
        # The sort is stable: games of one day keep their order. Games without a date come first.
        known = sorted(once.values(), key=lambda game: game.day or date.min)
        # A name with several spellings is shown in the most frequent one, before and after renaming.
        names_read = [game.name(color) for game in known for color in Color]
        self._spelled = _spellings(names_read)
        self._shown = _spellings(self._called(name) for name in names_read)
        renamed = (game._replace(black=self.shown(game.black), white=self.shown(game.white)) for game in known)
        # Renaming may leave a player out, or make both sides the same player.
        self.games = tuple(game for game in renamed if game.black and game.white and game.black != game.white)

    @property
    def players(self) -> tuple[str, ...]:
        """The names of all players, those with the most games first."""
        counted = Counter(game.name(color) for game in self.games for color in Color)
        return tuple(sorted(counted, key=lambda name: (-counted[name], self._order(name))))

    def shown(self, name: str) -> str:
        """Return the name under which the book shows a player; empty if the book has no such player."""
        return self._shown.get(folded(self._called(_tidy(name))), "")

    def _called(self, name: str) -> str:
        return self._names.get(folded(name), name)

    def standing(self, name: str) -> PlayerResults:
        """Return the results of the player with this name."""
        mine = [(game, _side(game, name)) for game in self.games]
        own = [(game, color) for game, color in mine if color is not None]
        days = {game.day for game, _color in own if game.day is not None}
        return PlayerResults(
            name,
            _tally(_outcome(game, color) for game, color in own),
            _grouped(own, lambda game, color: game.name(color.opponent)),
            _grouped(own, _handicap_of),
            _grouped(own, lambda game, _color: game.size),
            _longest_run([_outcome(game, color) for game, color in own]),
            len(days),
            max(days, default=None),
        )

    def renamed(self, name: str, wanted: str) -> dict[str, str]:
        """Return the `names` of a book in which this player has another name, or none (empty).

        If the new name belongs to another player, the two are merged.
        """
        wanted = _tidy(wanted)
        is_spelling = folded(wanted) == folded(name)
        # A new spelling of the same name is wanted as typed; another known name in the spelling of the book.
        target = wanted if is_spelling else self._shown.get(folded(wanted), wanted)
        names = dict(self._names)
        for key in {*names, *self._spelled}:
            if folded(self._called(self._spelled.get(key, key))) == folded(name):
                names[key] = target
        # A player whose name is as in the records needs no entry.
        return {key: called for key, called in names.items() if called != self._spelled.get(key)}


def _spellings(names: Iterable[str]) -> dict[str, str]:
    """Return the most frequent spelling of each folded name; of equals the first in the alphabet."""
    found: dict[str, Counter[str]] = {}
    for name in names:
        found.setdefault(folded(name), Counter())[name] += 1
    return {key: min(counted, key=lambda name: (-counted[name], name)) for key, counted in found.items() if key}


_Own = Sequence[tuple[PlayedGame, Color]]
_Key = TypeVar("_Key")


def _side(game: PlayedGame, name: str) -> Color | None:
    return next((color for color in Color if game.name(color) == name), None)


def _outcome(game: PlayedGame, color: Color) -> GameOutcome:
    if game.winner is None:
        return GameOutcome.DRAWN
    return GameOutcome.WON if game.winner is color else GameOutcome.LOST


def _tally(outcomes: Iterable[GameOutcome]) -> Tally:
    counted = Counter(outcomes)
    return Tally(counted.total(), counted[GameOutcome.WON], counted[GameOutcome.DRAWN])


def _handicap_of(game: PlayedGame, color: Color) -> tuple[HandicapKind, int]:
    if not game.handicap:
        return HandicapKind.NONE, 0
    kind = HandicapKind.TAKEN if color is Color.BLACK else HandicapKind.GIVEN
    return kind, game.handicap


def _grouped(own: _Own, key: Callable[[PlayedGame, Color], _Key]) -> tuple[tuple[_Key, Tally], ...]:
    """Return the tallies of the games with a common key, the most frequent first."""
    found: dict[_Key, list[GameOutcome]] = {}
    for game, color in own:
        found.setdefault(key(game, color), []).append(_outcome(game, color))
    rows = [(what, _tally(outcomes)) for what, outcomes in found.items()]
    return tuple(sorted(rows, key=lambda row: -row[1].games))


def _longest_run(outcomes: Sequence[GameOutcome]) -> int:
    longest = run = 0
    for outcome in outcomes:
        run = run + 1 if outcome is GameOutcome.WON else 0
        longest = max(longest, run)
    return longest
