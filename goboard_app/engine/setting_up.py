"""Setting up: the commands of GTP for a situation, as few as needed, and the parts that GTP cannot express.

White's points for handicap stones, and the prisoners of a board that was set up, are sent as part
of the komi, which every engine understands.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from enum import Enum, auto
from fractions import Fraction
from typing import NamedTuple

from goboard_app.engine.engine import Situation, UnsupportedPart
from goboard_app.engine.gtp import color_word, move_words, vertex
from goboard_app.go.board import Color, Play
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position
from goboard_app.rules.ending import bonus_points
from goboard_app.rules.legality import judge
from goboard_app.rules.ruleset import KoRule, LongCycle, Ruleset, Scoring, Suicide, Tax, Tie

FREE_HANDICAP, POSITION = "set_free_handicap", "set_position"
"""Commands that place all stones at once; `steps` does without those that are not in `known`."""

# KataGo's nearest rule; `kata_gaps` reports those that differ.
_KO_WORDS = {
    KoRule.SIMPLE: "SIMPLE",
    KoRule.POSITIONAL: "POSITIONAL",
    KoRule.SITUATIONAL: "SITUATIONAL",
    KoRule.NATURAL_SITUATIONAL: "SITUATIONAL",
    KoRule.THIRD_OCCURRENCE: "SIMPLE",
}
_TAX_WORDS = {Tax.NONE: "NONE", Tax.SEKI: "SEKI", Tax.ALL: "ALL"}


class SetupCommandKind(Enum):
    """The purpose of a command; it decides the reaction where the engine refuses it."""

    SIZE = auto()
    CLEAR = auto()
    RULES = auto()
    KOMI = auto()
    STONES = auto()
    MOVE = auto()
    UNDO = auto()
    OPTION = auto()
    """A command that helps, but whose refusal matters little."""


class SetupCommand(NamedTuple):
    """One command of setting up a board."""

    kind: SetupCommandKind
    words: tuple[str, ...]


def steps(situation: Situation, known: Collection[str], before: Situation | None = None) -> tuple[SetupCommand, ...]:
    """Return the commands that send a situation to an engine that knows the commands `known`.

    `before` is the situation that was sent last: where the new one continues it, only the
    difference is sent.
    """
    anew = tuple(_from_the_start(situation, known))
    # Another start, ruleset or handicap needs a new board.
    if before is not None and _head(before) == _head(situation):
        moves = tuple(_difference(before, situation))
        # Taking many moves back may take more commands than beginning again.
        if len(moves) < len(anew) and _may_take_back(moves, known):
            return (*_komi(situation, known, before), *moves)
    return anew


def as_setup(situation: Situation) -> Situation:
    """Return the same board without its moves, for an engine that refuses one of them."""
    # White's points for the handicap depend on the stones given, not on how they were placed.
    return replace(situation, start=situation.position, moves=())


def told_komi(situation: Situation, known: Collection[str] = ()) -> Fraction:
    """Return the komi to send: with White's other points, rounded to halves of a point.

    Rules named as on KGS bring their own points for the handicap, so these are then left out.
    """
    komi, start = situation.komi, situation.start
    if situation.ruleset.scoring is Scoring.TERRITORY:
        # Under territory scoring the prisoners count as points; engines start with none.
        komi += start.prisoners_white - start.prisoners_black
    elif not _has_kgs_rules(situation.ruleset, known):
        komi += bonus_points(situation.ruleset, situation.handicap)
    return Fraction(round(komi * 2), 2)


def komi_word(komi: Fraction) -> str:
    """Return a komi as it is written in GTP."""
    return f"{float(komi):g}"


def kata_rules(ruleset: Ruleset) -> dict[str, str | bool]:
    """Return the ruleset as KataGo names it; `kata_gaps` lists the parts that are lost."""
    return {
        "ko": _KO_WORDS[ruleset.ko],
        "scoring": "TERRITORY" if ruleset.scoring is Scoring.TERRITORY else "AREA",
        "tax": _TAX_WORDS[ruleset.tax],
        "suicide": ruleset.suicide is not Suicide.NONE,
        "hasButton": False,
        # The points for the handicap are part of the komi, see `told_komi`.
        "whiteHandicapBonus": "0",
    }


def kata_gaps(situation: Situation) -> frozenset[UnsupportedPart]:
    """Return the parts of a situation that KataGo has no words for."""
    ruleset, found = situation.ruleset, set(_plain_gaps(situation))
    if ruleset.ko in (KoRule.NATURAL_SITUATIONAL, KoRule.THIRD_OCCURRENCE):
        found.add(UnsupportedPart.KO)
    if ruleset.ko is KoRule.SIMPLE and ruleset.long_cycle is LongCycle.DRAW:
        found.add(UnsupportedPart.KO)
    if ruleset.suicide is Suicide.ANY:
        found.add(UnsupportedPart.SUICIDE)
    return frozenset(found)


def gaps(situation: Situation, known: Collection[str], argued: Collection[str]) -> frozenset[UnsupportedPart]:
    """Return the parts of a situation that an engine with these commands is not sent.

    `argued` are the options for rules that it was started with. An engine of which no command is
    known yet is assumed to know all it needs.
    """
    if not known or "kata-set-rules" in known:
        return kata_gaps(situation) if known else frozenset(_plain_gaps(situation))
    found, ruleset = set(_plain_gaps(situation)), situation.ruleset
    if argued:
        options = gnugo_options(ruleset)
        if ruleset.scoring is Scoring.STONE or ruleset.tax is Tax.ALL:
            found.add(UnsupportedPart.RULES)
        if ruleset.ko is not KoRule.SIMPLE and not any("superko" in word for word in options):
            found.add(UnsupportedPart.KO)
    elif not _has_kgs_rules(ruleset, known):
        found.add(UnsupportedPart.RULES)
    elif situation.handicap > 1 and ruleset.scoring is not Scoring.TERRITORY:
        found.add(UnsupportedPart.HANDICAP_POINTS)
    return frozenset(found)


def gnugo_options(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the rules as options of GNU Go, which has no command for them."""
    is_territory = ruleset.scoring is Scoring.TERRITORY
    options = ["--japanese-rules" if is_territory else "--chinese-rules"]
    if ruleset.ko is KoRule.POSITIONAL:
        options.append("--positional-superko")
    elif ruleset.ko in (KoRule.SITUATIONAL, KoRule.NATURAL_SITUATIONAL):
        options.append("--situational-superko")
    if ruleset.suicide is Suicide.MULTI:
        options.append("--allow-suicide")
    elif ruleset.suicide is Suicide.ANY:
        options.append("--allow-all-suicide")
    return tuple(options)


def can_be_told(position: Position) -> bool:
    """Return whether the position can be set up by playing its stones: each chain needs a liberty."""
    return all(chain.liberties for chain in all_chains(position))


def is_legal(situation: Situation, move: Play) -> bool:
    """Return whether the rules of the situation allow a move."""
    position = situation.position.with_setup(to_move=move.color)
    return judge(position, move, situation.history, situation.ruleset).is_legal


def _head(situation: Situation) -> tuple[object, ...]:
    return situation.start, situation.ruleset, situation.handicap


def _difference(before: Situation, after: Situation) -> Iterator[SetupCommand]:
    """Yield the moves to take back and to play, from where the two lines of play part."""
    pairs = enumerate(zip(before.moves, after.moves, strict=False))
    shorter = min(len(before.moves), len(after.moves))
    same = next((i for i, (old, new) in pairs if old != new), shorter)
    for _ in range(len(before.moves) - same):
        yield SetupCommand(SetupCommandKind.UNDO, ("undo",))
    for move in after.moves[same:]:
        yield SetupCommand(SetupCommandKind.MOVE, ("play", *move_words(move, after.size)))


def _may_take_back(moves: Iterable[SetupCommand], known: Collection[str]) -> bool:
    return "undo" in known or all(step.kind is not SetupCommandKind.UNDO for step in moves)


def _from_the_start(situation: Situation, known: Collection[str]) -> Iterator[SetupCommand]:
    size = situation.size
    if size.is_square:
        yield SetupCommand(SetupCommandKind.SIZE, ("boardsize", str(size.columns)))
    else:
        # GTP 2 has square boards only; this command is an extension of KataGo.
        yield SetupCommand(SetupCommandKind.SIZE, ("rectangular_boardsize", str(size.columns), str(size.rows)))
    # GTP 2, boardsize: board, prisoners and history become arbitrary until the board is cleared.
    yield SetupCommand(SetupCommandKind.CLEAR, ("clear_board",))
    yield from _rules(situation.ruleset, known)
    yield from _komi(situation, known)
    yield from _stones(situation, known)
    for move in situation.moves:
        yield SetupCommand(SetupCommandKind.MOVE, ("play", *move_words(move, size)))


def _rules(ruleset: Ruleset, known: Collection[str]) -> Iterator[SetupCommand]:
    if "kata-set-rules" in known:
        words = json.dumps(kata_rules(ruleset), separators=(",", ":"))
        yield SetupCommand(SetupCommandKind.RULES, ("kata-set-rules", words))
        # The players agree on dead stones in the program; older versions of KataGo do not know this command.
        yield SetupCommand(SetupCommandKind.OPTION, ("kata-set-rule", "friendlyPassOk", "true"))
    elif "kgs-rules" in known:
        name = _kgs_rules(ruleset)
        if name is not None:
            yield SetupCommand(SetupCommandKind.RULES, ("kgs-rules", name))


def _kgs_rules(ruleset: Ruleset) -> str | None:
    """Return the nearest of the four rulesets of KGS; None if none counts in the same way."""
    if ruleset.scoring is Scoring.STONE or ruleset.tax is Tax.ALL:
        return None
    if ruleset.scoring is Scoring.TERRITORY:
        return "japanese" if ruleset.tax is Tax.SEKI else None
    if ruleset.suicide is not Suicide.NONE:
        return "new_zealand"
    # Only the AGA's rules may be counted by territory as well.
    return "aga" if ruleset.also is Scoring.TERRITORY else "chinese"


def _has_kgs_rules(ruleset: Ruleset, known: Collection[str]) -> bool:
    is_told = "kgs-rules" in known and "kata-set-rules" not in known
    return is_told and _kgs_rules(ruleset) is not None


def _komi(situation: Situation, known: Collection[str], before: Situation | None = None) -> Iterator[SetupCommand]:
    komi = told_komi(situation, known)
    if before is None or komi != told_komi(before, known):
        yield SetupCommand(SetupCommandKind.KOMI, ("komi", komi_word(komi)))


def _stones(situation: Situation, known: Collection[str]) -> Iterator[SetupCommand]:
    start = situation.start
    black, white = start.points(Color.BLACK), start.points(Color.WHITE)
    if not black and not white:
        return
    size = start.size
    names = [vertex(point, size) for point in sorted(black, key=size.index)]
    # GTP 2: set_free_handicap takes handicap stones of Black on an empty board.
    if not white and len(black) == situation.handicap > 1 and FREE_HANDICAP in known:
        yield SetupCommand(SetupCommandKind.STONES, (FREE_HANDICAP, *names))
    elif POSITION in known:
        words = [
            word
            for color, points in ((Color.BLACK, black), (Color.WHITE, white))
            for point in sorted(points, key=size.index)
            for word in (color_word(color), vertex(point, size))
        ]
        yield SetupCommand(SetupCommandKind.STONES, (POSITION, *words))
    else:
        # No order captures anything: a part of a chain either lacks a stone beside it, and so has that liberty, or has
        # all the liberties of the whole.
        for point in size:
            color = start.at(point)
            if color is not None:
                yield SetupCommand(SetupCommandKind.STONES, ("play", color_word(color), vertex(point, size)))


def _plain_gaps(situation: Situation) -> Iterator[UnsupportedPart]:
    """Yield the parts of a situation that no engine has a command for."""
    start, ruleset = situation.start, situation.ruleset
    black, white = start.stones.count(1), start.stones.count(2)
    # An empty board or a plain handicap has no earlier positions.
    is_handicap = not white and black in (0, situation.handicap)
    if not is_handicap:
        yield UnsupportedPart.HISTORY
    # `told_komi` rounds to half points.
    if (situation.komi * 2).denominator != 1:
        yield UnsupportedPart.KOMI
    if ruleset.first_pass_bonus:
        yield UnsupportedPart.FIRST_PASS
    if ruleset.tie is not Tie.DRAW:
        yield UnsupportedPart.TIE
