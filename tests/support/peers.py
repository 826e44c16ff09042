"""Other programs that score finished games, asked by the same protocol, one JSON line a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"
GNUGO = Path("/usr/games/gnugo")


class Peer:
    """A program that runs and answers, or one that is missing; `missing` then gives the reason."""

    def __init__(self, command: Sequence[str], missing: str = "", more: Mapping[str, str] | None = None) -> None:
        self.missing = missing
        self._command = command
        self._environment = {**os.environ, **(more or {})}
        self._process: subprocess.Popen[str] | None = None

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return the answer to one request; the first request starts the program."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=self._environment,
                cwd=ROOT,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._command[0]} ended with status {process.wait()}")
        found: dict[str, Any] = json.loads(line)
        return found

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def ourselves() -> Peer:
    """Return our own program, asked in the same way as the others."""
    return Peer([sys.executable, "-m", "tests.scoring_program"])


def gnugo(adapters: Path = SHARED / "adapters") -> Peer:
    """Return GNU Go with its list of dead stones and its own score."""
    adapter = adapters / "gnugo.py"
    missing = next((str(path) for path in (GNUGO, adapter) if not path.exists()), "")
    return Peer([sys.executable, str(adapter), "--own"], missing)


def deadstones(adapters: Path = SHARED / "adapters") -> Peer:
    """Return Sabaki's guess of dead stones; NODE_PATH names the folder of npm."""
    adapter = adapters / "deadstones.js"
    more = {"NODE_PATH": os.environ.get("NODE_PATH", "")}
    missing = "" if adapter.exists() else str(adapter)
    return Peer(["node", str(adapter)], missing or _missing_package(more), more)


def _missing_package(more: Mapping[str, str]) -> str:
    found = "require.resolve('@sabaki/deadstones')"
    try:
        done = subprocess.run(["node", "-e", found], env={**os.environ, **more}, capture_output=True, check=False)
    except FileNotFoundError:
        return "node"
    return "npm @sabaki/deadstones (NODE_PATH)" if done.returncode else ""
