"""Ruleset: one row of the table of rulesets, and the values its fields may have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction


class KoRule(Enum):
    """Which earlier boards a play may not bring back; see `repetition.repeated_state`."""

    SIMPLE = "simple"
    POSITIONAL = "psk"
    SITUATIONAL = "ssk"
    NATURAL_SITUATIONAL = "nssk"
    THIRD_OCCURRENCE = "third"


class LongCycle(Enum):
    """What happens when a board comes back by a longer way than a simple ko."""

    FORBIDDEN = "forbidden"
    NO_RESULT = "offer:no_result"
    DRAW = "offer:draw"


class Scoring(Enum):
    """What counts: stones and surrounded points, surrounded points and prisoners, stones alone."""

    AREA = "area"
    TERRITORY = "territory"
    STONE = "stone"


class Tax(Enum):
    """Which surrounded points do not count: none, those in seki, also two for every group."""

    NONE = "none"
    SEKI = "seki"
    ALL = "all"


class Suicide(Enum):
    """Whether a play may leave its own chain without liberties, which is then taken off."""

    NONE = "none"
    MULTI = "multi"
    ANY = "any"


class HandicapBonus(Enum):
    """Points that White gets in a handicap game of N stones."""

    ZERO = "0"
    N = "N"
    N_MINUS_ONE = "N-1"


class Placement(Enum):
    """Where handicap stones go: on the traditional points, or wherever Black likes."""

    FIXED = "fixed"
    FREE = "free"


class AllAlive(Enum):
    """After which stop every stone on the board counts as alive, agreement or not."""

    FOUR_PASSES = "four_passes"
    SECOND_STOP = "second_stop"
    NEVER = "never"


class Resumption(Enum):
    """Who moves first when play goes on after a stop."""

    NATURAL = "natural"
    OPPONENT_OF_REQUESTER = "opponent_of_requester"


class AreaCount(Enum):
    """How people at a real board count an area; the score is the same whichever way they take.

    `HALF` counts one colour and compares it with half the board, `FILL_IN` puts all stones back
    on the board, `REACH` lets each side reach as far as it can, `SMALLER` counts the smaller area
    by twos, `COLOR_IN` counts both.
    """

    HALF = "half"
    FILL_IN = "fill_in"
    REACH = "reach"
    SMALLER = "smaller"
    COLOR_IN = "color_in"


class Tie(Enum):
    """Who wins when both sides have the same number of points."""

    DRAW = "draw"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One row: everything in which rulesets differ, in play, in ending and in score.

    `key` names the row in files and settings, `sgf_name` is what RU says. `komi` and
    `handicap_komi` are points for White. `also` is a second way to score that the rules allow
    besides `scoring` (AGA). `pass_stones`: each pass hands over a prisoner. `white_passes_last`:
    if Black made the last pass, White owes one more. `first_pass_bonus` goes to White if White was
    the first to pass. `area_count` is how area is counted by hand, where area counts at all.
    """

    key: str
    sgf_name: str
    scoring: Scoring
    ko: KoRule
    komi: Fraction
    handicap_komi: Fraction
    tax: Tax = Tax.NONE
    long_cycle: LongCycle = LongCycle.FORBIDDEN
    suicide: Suicide = Suicide.NONE
    placement: Placement = Placement.FREE
    bonus: HandicapBonus = HandicapBonus.ZERO
    also: Scoring | None = None
    pass_stones: bool = False
    white_passes_last: bool = False
    all_alive: AllAlive = AllAlive.FOUR_PASSES
    resumption: Resumption = Resumption.NATURAL
    first_pass_bonus: int = 0
    tie: Tie = Tie.DRAW
    fill_dame_first: bool = False
    area_count: AreaCount = AreaCount.COLOR_IN
    aliases: tuple[str, ...] = ()

    def komi_for(self, handicap: int) -> Fraction:
        """The usual komi of a game with this many handicap stones."""
        return self.handicap_komi if handicap else self.komi

    @property
    def marks_seki(self) -> bool:
        """Whether it changes the score that a chain is in seki."""
        return self.tax is not Tax.NONE

    @property
    def both_may_lose(self) -> bool:
        """Whether both lose where neither will end the game nor go on with it.

        After a stop it is the opponent of whoever asks to go on who moves first. Where both see
        that the first move would decide, neither asks, and there is no result that either would
        agree to: then both lose (Japanese rules of 1989, articles 9-3 and 13).
        """
        return self.resumption is Resumption.OPPONENT_OF_REQUESTER

    @property
    def passes_for_ko(self) -> bool:
        """Whether a ko is taken back only after a pass for it while life is tried out.

        That belongs to rules by which stones are judged dead without being taken, and points in
        seki do not count (Japanese rules of 1989, article 7-2); see `repetition.KoBan`.
        """
        return self.scoring is Scoring.TERRITORY and self.tax is Tax.SEKI
