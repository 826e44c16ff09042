"""Run vectors against the model, one after the other, and keep the outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from tests.vectors import clocks, counting, ends, lives, playing, procedures
from tests.vectors.comparing import Difference, Unknown, compare, plain
from tests.vectors.game import RefusedError
from tests.vectors.reading import (
    Book,
    MalformedError,
    NotUnderstoodError,
    Vector,
    read_entries,
)

KINDS: Mapping[str, Callable[[Vector], dict[str, object]]] = {
    "liberties": playing.liberties,
    "legality": playing.legality,
    "sequence": playing.play_sequence,
    "sequence_short": playing.play_short,
    "long_cycle": playing.long_cycle,
    "score": counting.score,
    "score_taxed": counting.score_taxed,
    "score_numbers": counting.score_numbers,
    "stone_scoring": counting.stone_scoring,
    "reach": counting.reach,
    "territory_seki_map": counting.territory_seki_map,
    "territory_seki_points": counting.territory_seki_points,
    "japanese_fill": procedures.japanese_fill,
    "chinese_half_count": procedures.chinese_half_count,
    "ing_fill_in": procedures.ing_fill_in,
    "ending": ends.ending,
    "unconditional_life": lives.unconditional_life,
    "handicap_fixed": ends.handicap_fixed,
    "handicap_bonus": ends.handicap_bonus,
    "aga_equivalence": ends.aga_equivalence,
    "clock": clocks.clock,
}


class Fate(Enum):
    """The outcome of a vector."""

    PASSED = auto()
    FAILED = auto()
    SKIPPED = auto()
    UNKNOWN_KIND = auto()


@dataclass(frozen=True)
class Result:
    """One vector's fate and, unless it passed, the words for it."""

    id: str
    kind: str
    fate: Fate
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    """The outcomes of all vectors."""

    results: tuple[Result, ...]

    def with_fate(self, fate: Fate) -> list[Result]:
        """Return the results of one fate, in the order of the files."""
        return [result for result in self.results if result.fate is fate]

    @property
    def unknown_kinds(self) -> Counter[str]:
        """Return the number of vectors of each kind that is not understood."""
        return Counter(result.kind for result in self.with_fate(Fate.UNKNOWN_KIND))

    @property
    def summary(self) -> str:
        """Return the three numbers; a kind that is not understood counts as skipped."""
        passed, failed = len(self.with_fate(Fate.PASSED)), len(self.with_fate(Fate.FAILED))
        skipped = len(self.results) - passed - failed
        return f"{passed} passed, {failed} failed, {skipped} skipped"

    def lines(self) -> list[str]:
        """Return every failure, the skipped vectors with reasons, and the summary."""
        failed = [f"FAILED {r.id}: {words}" for r in self.with_fate(Fate.FAILED) for words in r.words]
        skipped = [f"skipped {r.id}: {', '.join(r.words)}" for r in self.with_fate(Fate.SKIPPED)]
        kinds = [f"kind not understood: {k} ({n})" for k, n in sorted(self.unknown_kinds.items())]
        return [*failed, *skipped, *kinds, self.summary]


def run_files(paths: Iterable[Path]) -> Report:
    """Replay files; examples are looked up in all of them."""
    files = [read_entries(path) for path in paths]
    examples = {key: each for _, book in files for key, each in book.examples.items()}
    results = []
    for entries, book in files:
        whole = Book(book.aliases, book.presets, {**examples, **book.examples})
        results += [_run(entry, number, whole) for number, entry in enumerate(entries, 1)]
    return Report(tuple(results))


def _run(entry: object, number: int, book: Book) -> Result:
    if not isinstance(entry, dict):
        return Result(f"#{number}", "", Fate.FAILED, ("malformed: not an object",))
    vector = Vector(entry, book)
    name, kind = str(entry.get("id", f"#{number}")), entry.get("kind")
    if not isinstance(kind, str):
        return Result(name, "", Fate.FAILED, ("malformed: it has no kind",))
    if kind not in KINDS:
        return Result(name, kind, Fate.UNKNOWN_KIND)
    fate, words = _judge(vector, KINDS[kind])
    return Result(name, kind, fate, words)


def _judge(vector: Vector, replay: Callable[[Vector], dict[str, object]]) -> tuple[Fate, tuple[str, ...]]:
    try:
        found = list(compare(vector.expected, replay(vector)))
    except MalformedError as error:
        return Fate.FAILED, (f"malformed: {error}",)
    except NotUnderstoodError as error:
        return Fate.SKIPPED, (f"not understood: {error}",)
    except RefusedError as error:
        return Fate.FAILED, (str(error),)
    except Exception as error:  # noqa: BLE001 - after any error of the model, the other vectors run
        return Fate.FAILED, (f"{type(error).__name__}: {error}",)
    return _weigh(found)


def _weigh(found: list[Difference | Unknown]) -> tuple[Fate, tuple[str, ...]]:
    """Return the fate: a difference is a failure; without any, a key not understood is a skip."""
    differences = [each for each in found if isinstance(each, Difference)]
    if differences:
        return Fate.FAILED, tuple(f"{d.path}: expected {plain(d.expected)}, got {plain(d.got)}" for d in differences)
    unknown = [each.path for each in found if isinstance(each, Unknown)]
    if unknown:
        return Fate.SKIPPED, tuple(f"not understood: expected.{path}" for path in unknown)
    return Fate.PASSED, ()
