"""Command line: python -m tests.scoring_program, a line in, a line out."""

from __future__ import annotations

import json
import sys
from typing import TextIO

from tests.scoring_program.answer import answer


def main(requests: TextIO, answers: TextIO) -> int:
    """Answer each line with a line, at once."""
    for line in requests:
        if line.strip():
            print(json.dumps(answer(json.loads(line))), file=answers, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.stdin, sys.stdout))
