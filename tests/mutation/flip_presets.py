"""Flip every cell of every preset and see whether a behaviour test notices.

Run `python tests/mutation/flip_presets.py`. Each field of each row of the catalogue is given each
other value in turn, in memory, and the tests of `tests/unit/rules/test_behaviour_*.py` for that
row are run. They play, end or score something; none holds a copy of the row. The flips that no
test notices are listed; the exit status is 1 if there are any.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from goboard_app.rules import catalogue  # noqa: E402
from goboard_app.rules.catalogue import ALL_RULESETS  # noqa: E402
from goboard_app.rules.ruleset import (  # noqa: E402
    AllAlive,
    HandicapBonus,
    KoRule,
    LongCycle,
    Placement,
    Resumption,
    Ruleset,
    Scoring,
    Suicide,
    Tax,
    Tie,
)

# The way to count area by hand, and the fate of a move that the program refuses, change nothing played or scored.
NO_CELLS = {"key", "aliases", "area_count", "illegal_move"}
KOMI = tuple(Fraction(halves, 2) for halves in (0, 1, 11, 13, 14, 15, 16))
BOTH = (False, True)

VALUES: dict[str, tuple[object, ...]] = {
    "sgf_name": tuple({row.sgf_name: None for row in ALL_RULESETS}),
    "scoring": tuple(Scoring),
    "ko": tuple(KoRule),
    "komi": KOMI,
    "handicap_komi": KOMI,
    "tax": tuple(Tax),
    "long_cycle": tuple(LongCycle),
    "suicide": tuple(Suicide),
    "placement": tuple(Placement),
    "bonus": tuple(HandicapBonus),
    "also": (None, *Scoring),
    "pass_stones": BOTH,
    "white_passes_last": BOTH,
    "all_alive": tuple(AllAlive),
    "resumption": tuple(Resumption),
    "first_pass_bonus": (0, 1, 2),
    "tie": tuple(Tie),
    "fill_dame_first": BOTH,
}

Check = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Flip:
    """One cell with another value."""

    row: Ruleset
    field: str
    value: object

    def __str__(self) -> str:
        return f"{self.row.key}: {self.field} {getattr(self.row, self.field)} -> {self.value}"

    @property
    def changed(self) -> Ruleset:
        """Return the row with that cell changed."""
        change: dict[str, object] = {self.field: self.value}
        return replace(self.row, **change)  # type: ignore[arg-type]


def main() -> int:
    """Print how many flips were caught, field by field, and which were not."""
    checks = behaviour_checks()
    for row in ALL_RULESETS:
        if noticed(checks, row.key):
            print(f"{row.key}: a behaviour test fails without any flip")
            return 2
    caught: dict[str, list[bool]] = {}
    missed: list[Flip] = []
    for flip in all_flips():
        with put_in_place(flip):
            is_caught = noticed(checks, flip.row.key)
        caught.setdefault(flip.field, []).append(is_caught)
        missed += [] if is_caught else [flip]
    for field, found in caught.items():
        print(f"{field:20}{sum(found):5} of {len(found):4}")
    for flip in missed:
        print(f"not caught: {flip}")
    total = sum(map(len, caught.values()))
    print(f"caught {total - len(missed)} of {total} flips")
    return 1 if missed else 0


def all_flips() -> Iterator[Flip]:
    """Return each other value of each cell; a second way to score that equals the first is none."""
    names = [field.name for field in fields(Ruleset) if field.name not in NO_CELLS]
    for row in ALL_RULESETS:
        for name in names:
            for value in VALUES[name]:
                is_same = value == getattr(row, name)
                if not is_same and not (name == "also" and value is row.scoring):
                    yield Flip(row, name, value)


@contextmanager
def put_in_place(flip: Flip) -> Iterator[None]:
    """Let every name of the row mean the changed one."""
    names = catalogue._BY_NAME
    kept = dict(names)
    changed = flip.changed
    names.update({name: changed for name, row in kept.items() if row is flip.row})
    try:
        yield
    finally:
        names.update(kept)


def behaviour_checks() -> tuple[Check, ...]:
    """Return the behaviour tests, each a function of the key of a row."""
    found: list[Check] = []
    for path in sorted((ROOT / "tests/unit/rules").glob("test_behaviour_*.py")):
        module = import_module(f"tests.unit.rules.{path.stem}")
        found += [item for name, item in vars(module).items() if name.startswith("test_")]
    return tuple(found)


def noticed(checks: tuple[Check, ...], key: str) -> bool:
    """Return whether any of the tests fails for this row."""
    return any(fails(check, key) for check in checks)


def fails(check: Check, key: str) -> bool:
    """Return whether one test fails; an error while it runs is raised."""
    try:
        check(key)
    except AssertionError:
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
