"""The aims of the benchmarks, and the table that compares them with what was measured.

A benchmark tells each value with `tell`. `python -m tests.support.aims FOLDER` reads what the benchmarks printed, from
a file `<benchmark>.txt` for each, and prints the table; it fails if a value falls short of its aim.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"
TABLE = BENCHMARKS / "aims.toml"
_LINE = re.compile(r"^aim (\S+) (.+)$", re.MULTILINE)

Measured = Mapping[str, Mapping[str, float]]
"""The values of each benchmark by the names of its rows."""


@dataclass(frozen=True)
class Aim:
    """A limit: a value is at most, or at least, this."""

    limit: float
    is_most: bool

    def is_met(self, value: float) -> bool:
        """Return whether a value keeps to the limit."""
        return value <= self.limit if self.is_most else value >= self.limit

    def __str__(self) -> str:
        return f"{'at most' if self.is_most else 'at least'} {self.limit:g}"


def tell(name: str, value: float) -> None:
    """Print a measured value so that the table finds it."""
    print(f"aim {value:.6g} {name}", flush=True)


def aims(table: Path = TABLE) -> dict[str, dict[str, Aim]]:
    """Return the aims of each benchmark by the names of their rows."""
    found: dict[str, dict[str, Aim]] = {}
    for benchmark, rows in tomllib.loads(table.read_text("utf-8")).items():
        found[benchmark] = {}
        for name, limits in rows.items():
            ((kind, limit),) = limits.items()
            if kind not in ("most", "least"):
                raise ValueError(f"{benchmark}, {name}: {kind} is neither most nor least")
            found[benchmark][name] = Aim(float(limit), kind == "most")
    return found


def told_in(text: str) -> dict[str, float]:
    """Return the values that a benchmark told in what it printed."""
    return {name: float(value) for value, name in _LINE.findall(text)}


def compare(wanted: Mapping[str, Mapping[str, Aim]], measured: Measured) -> tuple[list[str], bool]:
    """Return the lines of the table, and whether every benchmark told a row and every row met its aim.

    A row without a value, for which something is not installed, is listed and does no harm.
    """
    lines, is_good = [f"{'':80}{'measured':>10}  aim"], True
    for benchmark in sorted({*wanted, *measured}):
        rows, values = wanted.get(benchmark, {}), measured.get(benchmark, {})
        if not values:
            lines.append(f"{benchmark}: no row was printed")
            is_good = False
        for name in [*rows, *(name for name in values if name not in rows)]:
            aim, value = rows.get(name), values.get(name)
            if aim is not None and value is not None:
                verdict = "ok" if aim.is_met(value) else "short"
            else:
                verdict = "no such row in aims.toml" if aim is None else "not measured"
            is_good = is_good and (verdict in ("ok", "not measured"))
            shown = "" if value is None else f"{value:.4g}"
            lines.append(f"{f'{benchmark}: {name}':80}{shown:>10}  {str(aim or ''):16} {verdict}")
    return lines, is_good


def main(arguments: Sequence[str]) -> int:
    """Print the table of what the benchmarks in a folder printed; return 1 if one fell short."""
    texts = {path.stem: path.read_text("utf-8") for path in Path(arguments[0]).glob("*.txt")}
    lines, is_good = compare(aims(), {name: told_in(text) for name, text in texts.items()})
    print("\n".join(lines))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
