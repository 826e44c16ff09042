"""Backups: what a file was before it was saved over, in a folder of its own, and not for ever."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

PER_FILE = 10
"""So many earlier versions of one file are kept, the newest ones."""

ALTOGETHER = 300
"""So many are kept of all files together."""

# File systems allow 255 bytes, and the time and the digest have to follow.
_LONGEST_STEM = 160
_DIGEST = 10


class Backups:
    """Keeps earlier versions beside the settings, so that nobody's folders fill with copies.

    A version is called after its file, the time it was written, and a digest of the whole path,
    which keeps files of one name in different folders apart.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def holds(self, path: Path) -> bool:
        """Whether a file is one of the earlier versions."""
        return os.path.realpath(path.parent) == os.path.realpath(self.folder)

    def versions(self, path: Path) -> list[Path]:
        """The earlier versions of a file, the one kept last at the end."""
        return _by_age(self.folder.glob(f"* {_digest(path)}*{_escaped(path.suffix)}"))

    def keep(self, path: Path) -> Path | None:
        """Copy a file as it is now; None where it is kept already. Raise OSError if it cannot be.

        The copy is on the disk when this returns.
        """
        data = path.read_bytes()
        self.folder.mkdir(parents=True, exist_ok=True)
        versions = self.versions(path)
        if versions and versions[-1].read_bytes() == data:
            return None
        written = datetime.fromtimestamp(path.stat().st_mtime)
        target = self._write(path, f"{written:%Y-%m-%d %H.%M.%S}", data)
        _thin_out(self.versions(path), PER_FILE)
        _thin_out(_by_age(self.folder.iterdir()), ALTOGETHER)
        return target

    def _write(self, path: Path, when: str, data: bytes) -> Path:
        # Under its name a version is whole: a kill leaves a nameless part, never half a version.
        part = self.folder / f".goboard-{os.urandom(8).hex()}.tmp"
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            return self._name(part, path, when)
        finally:
            part.unlink(missing_ok=True)

    def _name(self, part: Path, path: Path, when: str) -> Path:
        """Give a written version the first name of its own that is free."""
        stem = path.stem.encode()[:_LONGEST_STEM].decode(errors="ignore")
        number = 1
        while True:
            more = "" if number == 1 else f" {number}"
            target = self.folder / f"{stem} {when} {_digest(path)}{more}{path.suffix}"
            try:
                _move(part, target)
            except FileExistsError:
                number += 1
            else:
                return target


def _move(part: Path, target: Path) -> None:
    """Give a file another name; raise FileExistsError where the name is taken."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems know no links.
        if target.exists():
            raise FileExistsError(str(target)) from None
        part.replace(target)


def _digest(path: Path) -> str:
    import hashlib

    return hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:_DIGEST]


def _escaped(suffix: str) -> str:
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in suffix)


def _by_age(paths: Iterable[Path]) -> list[Path]:
    aged = [(path.stat().st_mtime_ns, str(path)) for path in paths]
    return [Path(name) for _age, name in sorted(aged)]


def _thin_out(versions: list[Path], most: int) -> None:
    for path in versions[: max(0, len(versions) - most)]:
        path.unlink(missing_ok=True)
