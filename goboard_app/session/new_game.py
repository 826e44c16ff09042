"""New games: the choices before the first move, the record they give, handicap and ruleset."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import NamedTuple

from goboard_app.clock.control import NoClock, TimeControl
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.late import late
from goboard_app.record.edits import Edit, SetProperty
from goboard_app.record.game_info import info_node, info_of
from goboard_app.record.properties import move_of, point_text, setup_of
from goboard_app.record.sgf.lexer import Property, raw_text, shown, simple_text_of
from goboard_app.record.tree import GameTree
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import BASIC, DEFAULT, TROMP_TAYLOR
from goboard_app.rules.custom import from_text, to_text
from goboard_app.rules.ending import fixed_points, max_fixed, max_free
from goboard_app.rules.ruleset import Placement, Ruleset, Scoring
from goboard_app.session.capture import GOAL, MAX_GOAL, cross_points, has_room_for_cross
from goboard_app.session.timing import time_properties

with late:
    from goboard_app.rules.spelling import spelled

# In points, for either side.
MAX_KOMI = 150
ONE_STONE_KOMI = Fraction(1, 2)
_NO_CLOCK = NoClock()

OFFERED: tuple[Ruleset, ...] = catalogue.ALL_RULESETS
"""The rulesets on offer for a game, the common ones first; the user's own ones are added elsewhere."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a new game; `komi` in points for White, `handicap` 0 or 2 and more stones.

    `is_free` means that Black places the handicap stones by hand, `has_start_stones` that the game
    begins, as it did in old China, with two stones each on opposite star points. `black_time` and
    `white_time` are both clocks or both none. `goal` captured stones win, with 0 it is a whole
    game; `has_cross` puts two stones each crosswise in the middle.
    """

    size: BoardSize = BoardSize(9, 9)
    ruleset: Ruleset = DEFAULT
    komi: Fraction = DEFAULT.komi
    handicap: int = 0
    is_free: bool = False
    black_name: str = ""
    white_name: str = ""
    has_start_stones: bool = False
    black_time: TimeControl = _NO_CLOCK
    white_time: TimeControl = _NO_CLOCK
    goal: int = 0
    has_cross: bool = False
    black_rank: str = ""
    white_rank: str = ""

    @property
    def is_possible(self) -> bool:
        """True if komi and handicap are within the limits of the board."""
        if not self._is_goal_possible:
            return False
        if abs(self.komi) > MAX_KOMI or (self.komi * 4).denominator != 1:
            return False
        if self.handicap == 0:
            return not self.has_start_stones or _has_corners(self.size)
        if self.has_start_stones:
            return False
        limit = max_free(self.size) if self.is_free else max_fixed(self.size)
        return 2 <= self.handicap <= limit

    @property
    def _is_goal_possible(self) -> bool:
        """True if goal and cross are possible; the cross belongs to the capture game."""
        if not 0 <= self.goal <= MAX_GOAL:
            return False
        return not self.has_cross or (
            self.goal > 0 and self.handicap == 0 and not self.has_start_stones and has_room_for_cross(self.size)
        )


def may_place_freely(ruleset: Ruleset, size: BoardSize) -> bool:
    """Return whether handicap stones are placed by hand: by the rules, or for lack of traditional points."""
    return ruleset.placement is Placement.FREE or max_fixed(size) == 0


def may_have_start_stones(ruleset: Ruleset, size: BoardSize) -> bool:
    """Return whether to offer a start with two stones each: under stone scoring, as in old China."""
    return ruleset.scoring is Scoring.STONE and _has_corners(size)


def proposed_komi(ruleset: Ruleset, handicap: int) -> Fraction:
    """Return the komi to propose: the ruleset's, but Basic rules leave it to the players.

    A handicap of one stone means that Black moves first and White gets half a point.
    """
    if handicap == 1:
        return ONE_STONE_KOMI
    return (TROMP_TAYLOR if ruleset == BASIC else ruleset).komi_for(handicap)


def handicap_of(game: NewGame) -> int:
    """Return the handicap as players name it: 1 if Black only moves first, with half a point for White."""
    # Where half a point is the usual komi of an even game it shows no handicap.
    is_first_only = game.komi == ONE_STONE_KOMI != proposed_komi(game.ruleset, 0)
    return int(is_first_only and not game.goal) if game.handicap == 0 else game.handicap


def record_of(game: NewGame, today: date) -> GameTree:
    """Return the tree of a game that begins now. Raises ValueError for impossible choices."""
    if not game.is_possible:
        raise ValueError("komi or handicap out of range")
    players = (
        *(("PB", game.black_name), ("BR", game.black_rank)),
        *(("PW", game.white_name), ("WR", game.white_rank)),
    )
    properties = [
        *(Property(ident, (raw_text(text),)) for ident, text in players if text),
        Property("DT", (today.isoformat(),)),
        # The capture game is not counted, so komi has no meaning.
        Property("KM", (number_text(game.komi if not game.goal else Fraction(0)),)),
        *ruleset_properties(game.ruleset),
        *time_properties(game.black_time, game.white_time),
    ]
    if game.goal:
        properties.append(Property(GOAL, (str(game.goal),)))
    if game.handicap:
        properties.append(Property("HA", (str(game.handicap),)))
    if game.handicap and not game.is_free:
        properties.append(_stones("AB", fixed_points(game.size, game.handicap)))
    if game.has_cross:
        black, white = cross_points(game.size)
        properties += (_stones("AB", black), _stones("AW", white), Property("PL", ("B",)))
    if game.has_start_stones:
        # With stones of both colours on the board a reader cannot know who moves first.
        properties += (*_start_stones(game.size), Property("PL", ("B",)))
    return GameTree.new(game.size, properties)


def played_elsewhere(game: NewGame, result: str, today: date, comment: str) -> GameTree:
    """Return the record of a game on a real board, without moves; `result` is the value of RE.

    The ruleset and the komi are not known.

    Raises ValueError if the board has no traditional points for the handicap.
    """
    properties = [
        *(Property(ident, (raw_text(name),)) for ident, name in (("PB", game.black_name), ("PW", game.white_name))),
        Property("DT", (today.isoformat(),)),
        Property("RE", (result,)),
        *time_properties(game.black_time, game.white_time),
        Property("GC", (raw_text(comment),)),
    ]
    if game.handicap:
        properties += [
            Property("HA", (str(game.handicap),)),
            _stones("AB", fixed_points(game.size, game.handicap)),
        ]
    return GameTree.new(game.size, properties)


def ruleset_properties(ruleset: Ruleset) -> tuple[Property, ...]:
    """Return RU for all programs, and beside it the private GBRS: the exact row, or all its cells."""
    return (
        Property("RU", (raw_text(ruleset.sgf_name),)),
        Property("GBRS", (raw_text(to_text(ruleset)),)),
    )


def number_text(value: Fraction) -> str:
    """Return a number of points as KM holds it."""
    return str(value.numerator) if value.denominator == 1 else str(float(value))


def _has_corners(size: BoardSize) -> bool:
    return max_fixed(size) >= 4


def _start_stones(size: BoardSize) -> tuple[Property, Property]:
    # The order in which handicap stones are placed.
    upper_right, lower_left, lower_right, upper_left = fixed_points(size, 4)
    return (
        _stones("AB", (upper_right, lower_left)),
        _stones("AW", (upper_left, lower_right)),
    )


def _stones(ident: str, points: tuple[Point, ...]) -> Property:
    return Property(ident, tuple(point_text(point) for point in points))


def stones_left(tree: GameTree) -> int:
    """Return how many handicap stones are still to be placed; 0 once a move follows."""
    if tree.root.children:
        return 0
    placed = len(setup_of(tree.root, tree.size).black)
    # HA of a file may be any number.
    wanted = min(info_of(tree).handicap or 0, max_free(tree.size))
    return max(0, wanted - placed)


def placed(tree: GameTree, points: tuple[Point, ...]) -> Edit:
    """Return the edit that adds these handicap stones."""
    there = tree.root.get("AB") or ()
    return SetProperty(tree.root, "AB", (*there, *(point_text(p) for p in points)))


def may_be_done(tree: GameTree) -> bool:
    """Return whether Black may stop placing early: at least two stones, the smallest handicap."""
    return stones_left(tree) > 0 and len(setup_of(tree.root, tree.size).black) > 1


def reduced(tree: GameTree) -> Edit:
    """Return the edit that makes the stones on the board the whole handicap."""
    return SetProperty(tree.root, "HA", (str(len(setup_of(tree.root, tree.size).black)),))


def has_usual_points(tree: GameTree) -> bool:
    """Return whether there are traditional points for this handicap, and no stone is placed yet."""
    stones = info_of(tree).handicap or 0
    return 2 <= stones <= max_fixed(tree.size) and stones_left(tree) == stones


def usual_points(tree: GameTree) -> tuple[Point, ...]:
    """Return the traditional points for the handicap of this game.

    Raises ValueError if the board has none for this number of stones.
    """
    return fixed_points(tree.size, info_of(tree).handicap or 0)


class Handicap(NamedTuple):
    """The number of handicap stones to count with, and those in the record.

    `recorded` is the value of HA, None without it; `on_board` are Black's stones before
    White's first move, 0 if that is just Black's first move.
    """

    stones: int
    recorded: int | None
    on_board: int

    @property
    def is_contradicted(self) -> bool:
        """True if HA and the board differ."""
        return (self.recorded or 0) > 1 and self.recorded != self.on_board


def handicap_in(tree: GameTree, wished: int | None = None) -> Handicap:
    """Return the handicap of a game: as wished, else HA if the board agrees, else the board's.

    Stones without HA are a position that was set up, and no handicap. Beside white stones that were
    set up, the black ones do not contradict HA by their number alone.
    """
    recorded = info_of(tree).handicap
    on_board, is_position = tree.fact(_stones_before_white)
    if is_position and recorded is None:
        on_board = 0
    found = Handicap(0, recorded, on_board if on_board > 1 else 0)
    if wished is None:
        # Stones without HA are a position that was set up.
        wished = found.on_board if found.is_contradicted and not is_position else recorded or 0
    return found._replace(stones=wished)


def _stones_before_white(tree: GameTree) -> tuple[int, bool]:
    """Return how many stones Black puts down, by set-up or by moves, before White's first move.

    The second value is whether White's stones are set up as well.
    """
    black: set[Point] = set()
    is_position = False
    # Only the first few nodes are read, however long the game is.
    node = tree.root
    while True:
        setup = setup_of(node, tree.size)
        move = move_of(node, tree.size)
        # A pass of White puts no stone down: the handicap goes on.
        is_white = isinstance(move, Play) and move.color is Color.WHITE
        black = (black | setup.black) - setup.white - setup.empty
        is_position = is_position or bool(setup.white)
        if is_white:
            break
        if isinstance(move, Play):
            black.add(move.point)
        if not node.children:
            break
        node = node.children[0]
    return len(black), is_position


class NamedRuleset(NamedTuple):
    """A ruleset, and whether the record names it; `text` is the value of RU, '' if it is absent.

    If the record names none, or an unknown one, `ruleset` is the default, or one near
    the name, and the user has to be informed.
    """

    ruleset: Ruleset
    is_named: bool
    text: str
    is_near: bool = False
    """True if the ruleset is at least near the one that the record names."""


def ruleset_of(tree: GameTree) -> NamedRuleset:
    """Return the ruleset that RU names.

    GBRS distinguishes rows that share a RU, and holds the cells of a ruleset of the user's; it
    counts only as long as RU is still the one that was written with it.
    """
    text = (info_of(tree).rules or "").strip()
    exact = _written_beside(tree)
    # Another program may have changed RU and left GBRS as it was.
    if exact is not None and _name_in_files(exact) == text:
        return NamedRuleset(exact, True, text)
    if not text:
        return NamedRuleset(DEFAULT, False, text)
    found = spelled(text)
    if found is None:
        return NamedRuleset(DEFAULT, False, text)
    return NamedRuleset(found.ruleset, found.is_sure, text, is_near=not found.is_sure)


def _written_beside(tree: GameTree) -> Ruleset | None:
    text = info_node(tree).text("GBRS") or tree.root.text("GBRS")
    return from_text(text.strip()) if text else None


def _name_in_files(ruleset: Ruleset) -> str:
    """Return the name as it comes back from a file."""
    return shown(simple_text_of(raw_text(ruleset.sgf_name))).strip()
