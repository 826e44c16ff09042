"""`python -m tests.proof.write`: put the problems of the table into resources/problems."""

from __future__ import annotations

from tests.proof.files import FOLDER, collection, path_of
from tests.proof.table import KINDS


def main() -> None:
    """Write a file for each kind."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        path_of(kind).write_bytes(collection(kind).encode("ascii"))


if __name__ == "__main__":
    main()
