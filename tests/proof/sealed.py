"""`python -m tests.proof.sealed`: prove all problems that ship, and note the files that were proved.

The proof of all problems takes long. It is repeated by the slow tests; the quick ones prove a few of each kind, and
check that all files are those that were proved here.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from goboard_app.record.sgf.imports import read_record
from tests.proof.certain import Proof, is_proved
from tests.proof.files import path_of, read_back
from tests.proof.table import BOARDS, KINDS, drawn, file_name

SEAL = Path(__file__).with_name("proved.txt")


def digest_of(kind: str) -> str:
    """Return the digest of the two files of a kind, that of the program and that of the table."""
    return sha256(path_of(kind).read_bytes() + (BOARDS / file_name(kind, ".txt")).read_bytes()).hexdigest()


def sealed() -> dict[str, str]:
    """Return the digest of each kind when it was proved."""
    lines = SEAL.read_text("ascii").splitlines()
    return {kind: digest for kind, digest in (line.split() for line in lines)}


def main() -> int:
    """Write the digests if all problems are proved, else print those that are not; return the exit code."""
    wrong = []
    for kind in KINDS:
        trees = {tree.root.text("GN"): tree for tree in read_record(path_of(kind).read_bytes()).games}
        for posed in drawn(kind):
            found = read_back(trees[posed.name], posed)
            if not is_proved(found.posed, found.right) or Proof(trees[posed.name], found.posed).faults():
                wrong.append(posed.name)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    SEAL.write_text("".join(f"{kind} {digest_of(kind)}\n" for kind in KINDS), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
