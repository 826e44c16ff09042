"""Measure which lines of the rooms without a window are run: a plugin of pytest, one file a worker.

`python -m pytest -p tests.support.covered` writes to the folder that COVERED names; `slipcover
--merge` adds the files up. The tool puts a probe on each line and takes it away once the line was
run: what counts lines by tracing makes the rules, which run theirs a million times, half as fast.
"""

import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest
from slipcover import Slipcover
from slipcover.importer import SlipcoverLoader

ROOMS = (
    "go",
    "rules",
    "scoring",
    "record",
    "clock",
    "engine",
    "session",
    "library",
    "lessons",
    "partner",
)
PACKAGES = frozenset(f"goboard_app.{room}" for room in ROOMS)

_lines = Slipcover(source=[f"goboard_app/{room}" for room in ROOMS])


class _Watched(MetaPathFinder):
    """Finds the modules of these rooms as Python does, and has them loaded with probes.

    The tool's own finder asks every other one first and trips over folders without `__init__.py`.
    """

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if ".".join(fullname.split(".")[:2]) not in PACKAGES:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = SlipcoverLoader(_lines, spec.loader, spec.origin)
        return spec


sys.meta_path.insert(0, _Watched())


def pytest_sessionfinish(session: pytest.Session) -> None:
    worker = getattr(session.config, "workerinput", {}).get("workerid", "main")
    written = Path(os.environ["COVERED"], f"{worker}.json")
    written.write_text(json.dumps(_lines.get_coverage()), encoding="utf-8")
