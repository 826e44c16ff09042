"""Progress: the stored progress of a pupil, the first evening, and the lessons that a game suggests."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypeVar

from goboard_app.app.files.load import UnreadableFile, UnusableFile, put_aside, read_file
from goboard_app.app.files.save import CannotSave, reason_of, replace_file
from goboard_app.go.board import Color, Play
from goboard_app.go.chains import chain_at
from goboard_app.record.properties import move_of
from goboard_app.rules.legality import Refusal
from goboard_app.scoring.statuses import ALL_ALIVE
from goboard_app.session.current_count import recorded_count
from goboard_app.session.session import GameSession

_KEY = "lessons"
_What = TypeVar("_What")


class EveningStep(NamedTuple):
    """A step of the first evening: the key of its lesson, the number of its parts, and those that the evening needs.

    A game counts as one part beside the screen that leads to it. The other screens wait in the list of all lessons.
    """

    key: str
    parts: int
    needed: tuple[int, ...]


EVENING = (
    EveningStep("01-board", 4, (0,)),
    EveningStep("02-liberties", 4, (0, 2)),
    EveningStep("03-capture", 4, (0, 1)),
    EveningStep("04-capture-game", 2, (0, 1)),
    EveningStep("05-passing", 6, (0, 1, 2)),
    EveningStep("06-first-game", 2, (0, 1)),
)
"""The steps to a first game that is played and counted; the other lessons come afterwards."""

CAPTURE_GAME, FIRST_GAME = EVENING[3], EVENING[5]

_RENAMED = {
    "04-atari": "08-atari",
    "05-connect": "09-connect",
    "06-self-capture": "10-self-capture",
    "07-ko": "11-ko",
    "08-eyes": "12-eyes",
    "09-seki": "13-seki",
}
"""The former keys of lessons, so that progress stored under them is kept."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a pupil; lessons are named by their keys, screens by their numbers.

    `done` are tasks solved, texts read and games played, `places` the screens where lessons were left, `last` the
    lesson that was open last, and `offered` the lessons that were offered when their subject first came up in a game.
    `learnt` has for a lesson the last day on which a part of it was done for the first time, and `games` the number of
    games that were finished on a day; days are ordinal numbers.
    """

    done: frozenset[tuple[str, int]] = frozenset()
    places: frozenset[tuple[str, int]] = frozenset()
    last: str = ""
    offered: frozenset[str] = frozenset()
    learnt: frozenset[tuple[str, int]] = frozenset()
    games: frozenset[tuple[int, int]] = frozenset()

    def with_done(self, key: str, screen: int, day: int = 0) -> Progress:
        """Return the same progress with a screen done, on a day if it is known."""
        learnt = self.learnt
        if day and not self.is_done(key, screen):
            learnt = frozenset({**dict(learnt), key: day}.items())
        return replace(self, done=self.done | {(key, screen)}, learnt=learnt)

    def with_game(self, day: int) -> Progress:
        """Return the same progress with one more game that was finished on a day."""
        games = dict(self.games)
        return replace(self, games=frozenset({**games, day: games.get(day, 0) + 1}.items()))

    def left_at(self, key: str, screen: int) -> Progress:
        """Return the same progress with a lesson left at a screen."""
        rest = {(other, place) for other, place in self.places if other != key}
        return replace(self, places=frozenset(rest | {(key, screen)}), last=key)

    def with_offered(self, key: str) -> Progress:
        """Return the same progress with a lesson offered because of a game."""
        return replace(self, offered=self.offered | {key})

    def place_in(self, key: str, screens: int) -> int:
        """Return the screen at which the lesson was left, or 0 if it has no such screen among its `screens`."""
        place = dict(self.places).get(key, 0)
        return place if 0 <= place < screens else 0

    def is_done(self, key: str, screen: int) -> bool:
        """Return whether a screen is done."""
        return (key, screen) in self.done

    def has_finished(self, key: str, screens: Iterable[int]) -> bool:
        """Return whether all of these screens are done; False if there are none."""
        wanted = {(key, screen) for screen in screens}
        return bool(wanted) and wanted <= self.done

    def has_done(self, step: EveningStep) -> bool:
        """Return whether the parts of a step that the first evening needs are finished."""
        return self.has_finished(step.key, step.needed)

    def step_after(self, played: EveningStep) -> EveningStep | None:
        """Return the next unfinished step after a game of the evening, whatever was left out before it; or None."""
        later = EVENING[EVENING.index(played) + 1 :]
        return next((step for step in later if not self.has_done(step)), None)

    @property
    def next_step(self) -> EveningStep | None:
        """The first unfinished step of the first evening; None after the last."""
        return next((step for step in EVENING if not self.has_done(step)), None)


class ProgressFile:
    """A table in a JSON file. A file that cannot be understood is renamed and so kept.

    `set_aside` then says where it is, until the user has been informed; `trouble` is the reason why the last reading or
    writing failed, '' if it succeeded. With `is_private`, which is for names of people, no other user may read the file
    or its folder.
    """

    is_private = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_unread = False
        self.set_aside: UnusableFile | None = None
        self.trouble = ""

    def read(self, understand: Callable[[object], _What], nothing: _What) -> _What:
        """Return the content of the file; `nothing` if the file is missing or cannot be understood.

        `understand` raises ValueError or TypeError for content that it does not expect.
        """
        self._is_unread, self.trouble = False, ""
        if not os.path.exists(self._path):
            return nothing
        try:
            return understand(json.loads(read_file(self._path).decode("utf-8")))
        # json.loads raises RecursionError for deeply nested lists.
        except (UnreadableFile, ValueError, TypeError, RecursionError):
            self._put_aside()
            return nothing

    def write(self, table: Mapping[str, object]) -> bool:
        """Replace the file's content; return whether the file could be written.

        A file that could be neither read nor renamed is not overwritten.
        """
        if self._is_unread:
            return False
        text = json.dumps(table, indent=1, sort_keys=True)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self.is_private:
                self._path.parent.chmod(0o700)
            replace_file(self._path, text.encode("utf-8"), is_private=self.is_private)
        except (CannotSave, OSError) as error:
            self.trouble = reason_of(error)
            return False
        self.trouble = ""
        return True

    def _put_aside(self) -> None:
        aside = put_aside(self._path)
        self._is_unread, self.trouble = bool(aside.trouble), aside.trouble
        self.set_aside = None if aside.trouble else aside


def today() -> int:
    """Return the ordinal number of this day."""
    return date.today().toordinal()


def as_table(value: object) -> dict[object, object]:
    """Return the value as a table; raises TypeError if it is none."""
    if not isinstance(value, dict):
        raise TypeError("no table")
    return value


def as_list(value: object) -> list[object]:
    """Return the value as a list; raises TypeError if it is none."""
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def as_number(value: object) -> int:
    """Return the value as an integer; raises TypeError if it is none."""
    # bool is a subclass of int.
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no number")
    return value


class ProgressStore(ProgressFile):
    """The progress in lessons; other data in the same file are kept."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._rest: dict[str, object] = {}

    def load(self) -> Progress:
        """Return the stored progress; an empty one if the file is missing or cannot be understood."""
        return self.read(self._understand, Progress())

    def save(self, progress: Progress) -> bool:
        """Write this progress, merged with that of other windows; return whether the file could be written."""
        # Another window may have stored further progress.
        kept = self.load()
        progress = replace(
            progress,
            done=progress.done | kept.done,
            # A lesson left in both windows is continued at this window's screen.
            places=frozenset({**dict(kept.places), **dict(progress.places)}.items()),
            offered=progress.offered | kept.offered,
            learnt=_latest(progress.learnt, kept.learnt),
            games=_latest(progress.games, kept.games),
        )
        return self.write({**self._rest, _KEY: _data(progress)})

    def _understand(self, found: object) -> Progress:
        table = as_table(found)
        progress = _progress(table)
        self._rest = {str(key): value for key, value in table.items() if key != _KEY}
        return progress


def _latest(some: frozenset[tuple[_What, int]], others: frozenset[tuple[_What, int]]) -> frozenset[tuple[_What, int]]:
    """Return the pairs of both; of two with one key, that with the greater number."""
    return frozenset(dict(sorted((*some, *others), key=lambda pair: pair[1])).items())


def _data(progress: Progress) -> dict[str, object]:
    done: dict[str, list[int]] = {}
    for key, screen in sorted(progress.done):
        done.setdefault(key, []).append(screen)
    data: dict[str, object] = {"done": done, "places": dict(sorted(progress.places)), "last": progress.last}
    if progress.offered:
        data["offered"] = sorted(progress.offered)
    if progress.learnt:
        data["learnt"] = dict(sorted(progress.learnt))
    if progress.games:
        data["games"] = {str(day): count for day, count in sorted(progress.games)}
    return data


def _progress(table: dict[object, object]) -> Progress:
    """Return the progress in decoded JSON; raises ValueError or TypeError for other content."""
    data = as_table(table.get(_KEY, {}))
    done = {
        (_key_now(key), as_number(screen))
        for key, screens in as_table(data.get("done", {})).items()
        for screen in as_list(screens)
    }
    places = {(_key_now(k), as_number(v)) for k, v in as_table(data.get("places", {})).items()}
    offered = frozenset(str(key) for key in as_list(data.get("offered", [])))
    learnt = frozenset((_key_now(k), as_number(v)) for k, v in as_table(data.get("learnt", {})).items())
    games = frozenset((int(str(day)), as_number(n)) for day, n in as_table(data.get("games", {})).items())
    return Progress(frozenset(done), frozenset(places), _key_now(data.get("last", "")), offered, learnt, games)


def _key_now(key: object) -> str:
    return _RENAMED.get(str(key), str(key))


def met_in(session: GameSession, refused: Collection[Refusal]) -> tuple[str, ...]:
    """Return the lessons about events of a game, the rarest first; `refused` are the reasons of refused moves.

    A ko has occurred if a stone captured one stone and is itself in atari, or if a move was refused for it; dead stones
    and seki if the count has some.
    """
    counting = session.counting or recorded_count(session)
    statuses = counting.statuses if counting is not None else ALL_ALIVE
    # The order is that of the offers: the rarest event first.
    happened = {
        "13-seki": bool(statuses.seki),
        "11-ko": bool({Refusal.KO, Refusal.SUPERKO} & set(refused)) or _has_ko(session),
        "10-self-capture": Refusal.SUICIDE in refused,
        "12-eyes": bool(statuses.dead),
        "08-atari": any(session.position.prisoners(color) for color in Color),
    }
    return tuple(key for key, is_met in happened.items() if is_met)


def _has_ko(session: GameSession) -> bool:
    boards = [session.position_at(node) for node in session.path.nodes]
    return any(
        isinstance(move := move_of(node, after.size), Play)
        # A ko capture takes one stone, by a single stone that is in atari afterwards.
        and after.prisoners(move.color) == before.prisoners(move.color) + 1
        and (chain := chain_at(after, move.point)) is not None
        and len(chain.stones) == 1
        and chain.is_in_atari
        for node, before, after in zip(session.path.nodes[1:], boards, boards[1:], strict=False)
    )
