"""Progress: which screens of which lessons were done, and where each was left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from goboard_app.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Progress:
    """What a pupil has done; lessons go by their keys, screens by their numbers.

    `done` are tasks solved and texts read, `places` the screens where lessons were left, and `last`
    the lesson that was open last.
    """

    done: frozenset[tuple[str, int]] = frozenset()
    places: frozenset[tuple[str, int]] = frozenset()
    last: str = ""

    def with_done(self, key: str, screen: int) -> Progress:
        """The same with a screen done."""
        return replace(self, done=self.done | {(key, screen)})

    def left_at(self, key: str, screen: int) -> Progress:
        """The same with a lesson left at a screen."""
        rest = {(other, place) for other, place in self.places if other != key}
        return replace(self, places=frozenset(rest | {(key, screen)}), last=key)

    def place_in(self, key: str, lesson: Lesson) -> int:
        """The screen to begin with: where it was left, if there is such a screen."""
        place = dict(self.places).get(key, 0)
        return place if 0 <= place < len(lesson.screens) else 0

    def is_done(self, key: str, screen: int) -> bool:
        """Whether a screen is done."""
        return (key, screen) in self.done

    def has_finished(self, key: str, screens: Iterable[int]) -> bool:
        """Whether all of these screens are done; false where there are none."""
        wanted = {(key, screen) for screen in screens}
        return bool(wanted) and wanted <= self.done
