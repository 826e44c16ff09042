"""Ruleset: one row of the table of rulesets, and the possible values of its fields."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction


class KoRule(Enum):
    """The earlier boards that a play may not repeat; see `repetition.repeated_state`."""

    # The values are those of GBRS in files, see `custom.to_text`; they must not change.
    SIMPLE = "simple"
    POSITIONAL = "psk"
    SITUATIONAL = "ssk"
    NATURAL_SITUATIONAL = "nssk"
    THIRD_OCCURRENCE = "third"


class LongCycle(Enum):
    """The outcome when a board is repeated by a longer cycle than a simple ko."""

    # "offer": the players may agree to the outcome (Japanese rules of 1989, article 12).
    FORBIDDEN = "forbidden"
    NO_RESULT = "offer:no_result"
    DRAW = "offer:draw"


class Scoring(Enum):
    """The points that count: stones and territory, territory and prisoners, or stones alone."""

    AREA = "area"
    TERRITORY = "territory"
    STONE = "stone"


class Tax(Enum):
    """The surrounded points that do not count: none, those in seki, or those and two for every group."""

    NONE = "none"
    SEKI = "seki"
    ALL = "all"


class Suicide(Enum):
    """The chains that a play may leave without liberties, to be taken off: none, of several stones, any."""

    NONE = "none"
    MULTI = "multi"
    ANY = "any"


class HandicapBonus(Enum):
    """The points that White gets in a handicap game of N stones."""

    ZERO = "0"
    N = "N"
    N_MINUS_ONE = "N-1"


class Placement(Enum):
    """The placement of handicap stones: on the traditional points, or as Black likes."""

    FIXED = "fixed"
    FREE = "free"


class AllAlive(Enum):
    """The stop after which every stone on the board counts as alive, without agreement."""

    # Passes in a row, over a stop and the resumption after it.
    FOUR_PASSES = "four_passes"
    SECOND_STOP = "second_stop"
    NEVER = "never"


class Resumption(Enum):
    """The side that moves first when play is resumed after a stop."""

    NATURAL = "natural"
    OPPONENT_OF_REQUESTER = "opponent_of_requester"


class IllegalMove(Enum):
    """The consequence of a move that is not allowed, once it was played on a real board.

    The program refuses such a move at once; the players at a board hear of it.
    """

    TAKEN_BACK = "taken_back"
    PASS = "pass"


class AreaCount(Enum):
    """The way of counting an area by hand; the score is the same in all of them.

    `HALF` counts one colour and compares it with half the board, `FILL_IN` puts all stones back on
    the board, `REACH` lets each side reach as far as it can, `SMALLER` counts the smaller area by
    twos, `COLOR_IN` counts both.
    """

    HALF = "half"
    FILL_IN = "fill_in"
    REACH = "reach"
    SMALLER = "smaller"
    COLOR_IN = "color_in"


class Tie(Enum):
    """The winner if both sides have the same number of points."""

    DRAW = "draw"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One row of the table: everything in which rulesets differ, in play, in ending and in score.

    `key` names the row in files and settings, `sgf_name` is the value of RU. `komi` and
    `handicap_komi` are points for White. `also` is a second way to score that the rules allow
    besides `scoring` (AGA). `pass_stones`: each pass hands over a prisoner. `white_passes_last`: if
    Black made the last pass, White owes one more. `first_pass_bonus` goes to White if White was the
    first to pass. `area_count` is the way in which area is counted by hand, if it counts at all.
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
    illegal_move: IllegalMove = IllegalMove.TAKEN_BACK
    first_pass_bonus: int = 0
    tie: Tie = Tie.DRAW
    fill_dame_first: bool = False
    area_count: AreaCount = AreaCount.COLOR_IN
    aliases: tuple[str, ...] = ()

    def __hash__(self) -> int:
        """Return the hash of the key: that of all fields takes thirty calls, and caches ask for it at each click."""
        return hash(self.key)

    def komi_for(self, handicap: int) -> Fraction:
        """Return the usual komi of a game with this number of handicap stones."""
        # A handicap of one stone means that Black begins without the usual komi.
        return self.handicap_komi if handicap else self.komi

    @property
    def marks_seki(self) -> bool:
        """True if it changes the score that a chain is in seki."""
        return self.tax is not Tax.NONE

    @property
    def both_may_lose(self) -> bool:
        """True if both sides lose when neither will end the game nor resume it.

        After a stop the opponent of the side that asks to resume moves first. Where both see that
        the first move decides the game, neither asks, and there is no result that either would
        agree to: then both lose (Japanese rules of 1989, articles 9-3 and 13).
        """
        return self.resumption is Resumption.OPPONENT_OF_REQUESTER

    @property
    def passes_for_ko(self) -> bool:
        """True if a ko may be retaken only after a pass for it while life and death are tried out.

        This belongs to rules that judge stones dead without capturing them and do not count points
        in seki (Japanese rules of 1989, article 7-2); see `repetition.KoBan`.
        """
        return self.scoring is Scoring.TERRITORY and self.tax is Tax.SEKI
