"""PartnerEngine: a partner of the program's own behind the protocol of engines; its entries in the directory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Slot

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.jobs import Alarm, Job, single_shot
from goboard_app.app.life_reader import ReadingWatch, read_groups
from goboard_app.app.settings import TEXTS, Setting
from goboard_app.app.texts.partner import partner_name
from goboard_app.engine.engine import Ability, DeadStones, Effort, Failure, Situation, Told, Trouble, UnsupportedPart
from goboard_app.go.board import BoardSize
from goboard_app.partner.character import Character
from goboard_app.partner.choice import MOST_SIDE, choose
from goboard_app.partner.manners import LadderStep, fitting_handicap, fitting_step
from goboard_app.scoring.proposal import Proposal

PAUSE_MS = 500
"""The least time in milliseconds before a move is answered; a move that appears at once is overlooked."""
THINKING_S = 2.0
"""The longest thinking time of a partner in seconds, unless the effort allows less."""

_Found = TypeVar("_Found")
_DIED = Failure(Trouble.DIED)
_ABILITIES = Ability.MOVE | Ability.DEAD_STONES
# The part of the time left that one move may take, so that a short clock is not lost by thinking.
_PART_OF_CLOCK = 20


RESULTS: Setting[tuple[str, ...]] = Setting("partner/results", (), TEXTS)
"""The results of a pupil against each partner on each board; see `proposed_handicap`."""

_WON = {"+": True, "-": False, "=": None}
# Results in one row of the settings; a longer series begins again.
_MOST_GAMES = 200


class _Series(NamedTuple):
    """The games of a pupil against a partner on one board, since the one with `first` handicap stones."""

    first: int
    won: tuple[bool | None, ...]

    def handicap(self, size: BoardSize) -> int:
        return fitting_handicap(self.first, self.won, size)


def proposed_handicap(rows: Sequence[str], key: str, size: BoardSize) -> int | None:
    """Return the handicap for a pupil against a partner, from their games; None if they have played none."""
    series = _series_of(rows, key, size)
    return None if series is None else series.handicap(size)


def proposed_step(rows: Sequence[str], key: str, size: BoardSize) -> LadderStep:
    """Return the step on the ladder of partners for a pupil, from their games with this partner."""
    series = _series_of(rows, key, size)
    return LadderStep.STAY if series is None else fitting_step(series.first, series.won, size)


def keys_played(rows: Sequence[str], size: BoardSize) -> tuple[str, ...]:
    """Return the keys of the partners that a pupil has played on boards of this size, the last one first."""
    keys = (row.partition(" ")[0] for row in rows)
    return tuple(key for key in keys if _series_of(rows, key, size) is not None)


def with_result(rows: Sequence[str], key: str, size: BoardSize, stones: int, won: bool | None) -> tuple[str, ...]:
    """Return the rows with one more game, played with this number of handicap stones; `won` is the pupil's result.

    A game with another handicap than the proposed one begins a new series.
    """
    series = _series_of(rows, key, size)
    if series is None or series.handicap(size) != stones or len(series.won) >= _MOST_GAMES:
        series = _Series(stones, ())
    signs = {value: sign for sign, value in _WON.items()}
    head = _row_head(key, size)
    # A row has the key, the size of the board, the first handicap, and a sign for each game.
    row = f"{head} {series.first} {''.join(signs[each] for each in (*series.won, won))}"
    return (row, *(other for other in rows if not other.startswith(f"{head} ")))


def _series_of(rows: Sequence[str], key: str, size: BoardSize) -> _Series | None:
    head = _row_head(key, size)
    for row in rows:
        first, _, won = row.removeprefix(f"{head} ").partition(" ")
        is_whole = row.startswith(f"{head} ") and first.isdecimal() and len(first) < 4
        if is_whole and set(won) <= set(_WON):
            return _Series(int(first), tuple(_WON[sign] for sign in won))
    return None


def _row_head(key: str, size: BoardSize) -> str:
    return f"{key} {size.columns}x{size.rows}"


def partner_key(character: Character) -> str:
    """Return the key of a partner in the directory and in settings."""
    return f"partner-{character.value}"


def partner_of(key: str) -> Character | None:
    """Return the partner of a key in the directory; None for another engine."""
    return next((character for character in Character if partner_key(character) == key), None)


def offer_partners(directory: EngineDirectory, pause_ms: int = PAUSE_MS) -> None:
    """Add the partners to the directory, the weakest first."""
    for character in Character:
        choice = EngineChoice(
            *(partner_key(character), partner_name(character), _ABILITIES),
            is_partner=True,
            largest=MOST_SIDE,
        )
        directory.offer(choice, partial(PartnerEngine, character, pause_ms=pause_ms))


class PartnerEngine(QObject):
    """A partner of the program's own behind the protocol of all engines; it thinks in another thread.

    `pause_ms` is the least time before a move is answered; `seed` makes it play the same game again.
    """

    def __init__(
        self,
        character: Character,
        parent: QObject | None = None,
        *,
        pause_ms: int = PAUSE_MS,
        seed: int | None = None,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._rng = Random(seed)
        self._pause_ms = pause_ms
        self._answer: partial[None] | None = None
        self._apology: partial[None] | None = None
        self._watch = ReadingWatch()
        self._job = Job(self)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self._pause = Alarm(self)
        self._pause.rang.connect(self._tell)
        self._bound = single_shot(self, self._on_bound)

    @property
    def name(self) -> str:
        """The name of the partner."""
        return partner_name(self._character)

    @property
    def character(self) -> Character:
        """The character of the partner."""
        return self._character

    @property
    def abilities(self) -> Ability:
        """The abilities: moves and dead stones."""
        return _ABILITIES

    @property
    def width(self) -> int:
        """One, though a partner gives no analysis."""
        return 1

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        """Return no gaps, since the partner uses the rules of the program itself."""
        return frozenset()

    def choose(self, situation: Situation, effort: Effort, told: Told) -> None:
        """Ask for a move; the answer comes after the pause at the earliest."""
        if max(situation.size.columns, situation.size.rows) > MOST_SIDE:
            self._refuse(Trouble.SIZE, told)
            return
        # A generator for each move, since work that was dropped still uses the one it was given.
        rng = Random(self._rng.getrandbits(64))
        work = partial(choose, self._character, situation, rng)
        self._ask(partial(_answer, work, told), partial(told, _DIED), self._pause_ms)
        # After this time the reading is called off, and the partner answers from what it has read so far.
        self._bound.start(round(1000 * _thinking_s(situation, effort)))

    def analyse(self, situation: Situation, effort: Effort, told: Told, *, is_beside: bool = False) -> None:
        """Refuse an analysis, which a partner cannot give."""
        self._refuse(Trouble.CANNOT, told)

    def dead_stones(self, situation: Situation, told: Told) -> None:
        """Ask for the dead stones, as the program's own reader finds them."""
        work = partial(_dead_stones, situation)
        self._ask(partial(_answer, work, told), partial(told, _DIED), 0)

    def stop(self) -> None:
        """Drop the question."""
        self._answer = self._apology = None
        self._pause.stop()
        self._bound.stop()
        self._job.cancel()

    def close(self) -> None:
        """Stop, because no more questions follow."""
        self.stop()

    def _ask(
        self,
        work: Callable[[ReadingWatch], partial[None]],
        apology: partial[None],
        pause_ms: int,
    ) -> None:
        """Begin work; `apology` is called if the work fails."""
        self.stop()
        self._apology = apology
        self._watch = ReadingWatch()
        self._job.start_beside(work, self._watch)
        self._pause.set(pause_ms)

    def _refuse(self, trouble: Trouble, told: Told) -> None:
        """Answer with a failure, after returning, as callers expect of every answer."""
        self.stop()
        self._answer = partial(told, Failure(trouble))
        self._pause.set(0)

    @Slot()
    def _on_bound(self) -> None:
        self._watch.call_off()

    @Slot(object)
    def _on_done(self, answer: partial[None]) -> None:
        self._bound.stop()
        self._answer = answer
        # Otherwise the end of the pause reports the answer.
        if not self._pause.is_set:
            self._tell()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        apology = self._apology
        self.stop()
        if apology is not None:
            apology()
        raise error

    @Slot()
    def _tell(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None:
            answer()


def _answer(
    work: Callable[[ReadingWatch], _Found], told: Callable[[_Found], None], watch: ReadingWatch
) -> partial[None]:
    """Do the work, and return the call that reports its answer in the asking thread."""
    return partial(told, work(watch))


def _thinking_s(situation: Situation, effort: Effort) -> float:
    """Return the time in seconds that a partner may think."""
    seconds = THINKING_S if effort.seconds is None else min(effort.seconds, THINKING_S)
    if effort.clocks is not None:
        left = effort.clocks[0 if situation.to_move.value == "B" else 1]
        # In overtime the time is shared by the stones of the period.
        seconds = min(seconds, left.seconds / (left.moves or _PART_OF_CLOCK))
    return seconds


def _dead_stones(situation: Situation, watch: ReadingWatch) -> DeadStones:
    proposal: Proposal = read_groups(situation.position, watch)
    statuses = proposal.statuses()
    return DeadStones(statuses.dead, statuses.seki)
