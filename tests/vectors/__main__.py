"""Command line: python -m tests.vectors FILE.json..."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.vectors.reading import UnreadableError
from tests.vectors.runner import Fate, run_files


def main(arguments: list[str]) -> int:
    """Run the files and print the report: 0 nothing failed, 1 something did, 2 bad usage."""
    if not arguments or any(argument.startswith("-") for argument in arguments):
        print("usage: python -m tests.vectors FILE.json...", file=sys.stderr)
        return 2
    try:
        report = run_files(Path(argument) for argument in arguments)
    except UnreadableError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(report.lines()))
    return 1 if report.with_fate(Fate.FAILED) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
