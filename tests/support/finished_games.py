"""Finished games with their recorded results, and the results of a program."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

Fields = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game of the corpus; `truth` are the stones that are known to be dead, where they are."""

    path: Path
    fields: Mapping[str, Any]

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def truth(self) -> frozenset[str] | None:
        dead = self.fields.get("dead")
        return None if dead is None else frozenset(dead)

    @property
    def ignored(self) -> frozenset[str]:
        return frozenset(self.fields.get("ignore", ()))

    def is_in(self, group: str) -> bool:
        return group in (self.fields["set"], self.fields["tier"], "all")


def games_of(index: Path) -> tuple[Finished, ...]:
    """Return all games of an index, in its order."""
    rows = map(json.loads, index.read_text("utf-8").splitlines())
    return tuple(Finished(index.parent / row["file"], row) for row in rows)


@cache
def bench_of(folder: Path) -> ModuleType:
    """Return the reference program, beside the corpus: it reads games and scores plainly."""
    path = folder.parent / "bench_score.py"
    spec = importlib.util.spec_from_file_location("bench_score", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def request_of(game: Finished) -> Fields:
    """Return the request about a game that a program is asked."""
    found: Fields = bench_of(game.path.parent).read_game(str(game.path), dict(game.fields))
    return found | {"id": game.name}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of a program on a game, as margins for Black; `recorded` is None without a result.

    `by_list` scores its dead stones plainly, `own` is the result that it gives itself, if any.
    """

    game: Finished
    dead: frozenset[str]
    recorded: float | None
    by_list: float
    own: float | None

    @property
    def has_same_dead(self) -> bool:
        """Return whether the dead stones are those that are known to be dead."""
        return self.game.truth is not None and self.dead - self.game.ignored == self.game.truth

    @property
    def is_right(self) -> bool:
        """Return whether the result and, where they are known, the dead stones are right."""
        return self.is_exact() and (self.game.truth is None or self.has_same_dead)

    def is_exact(self, by_list: bool = False) -> bool:
        """Return whether the result is the recorded one; without one, whether the dead stones are right."""
        if self.recorded is None:
            return self.has_same_dead
        said = self.by_list if by_list or self.own is None else self.own
        return said == self.recorded


def verdict_of(game: Finished, request: Fields, answer: Fields) -> Verdict:
    """Return the verdict on an answer beside the record; in set D neutral points were left to be filled."""
    bench = bench_of(game.path.parent)
    dead = frozenset(answer.get("dead", ()))
    result = answer.get("result")
    if game.is_in("D"):
        result = answer.get("filled", result)
    return Verdict(
        game,
        dead,
        recorded=bench.parse_result(game.fields["result"]),
        by_list=bench.reference_score(request, dead),
        own=bench.parse_result(result),
    )
