"""Write wheels.json: the wheels that a Flatpak of goboard is built from, each with its address and checksum.

Run with any Python that has pip, and a network: `python packaging/flatpak/sources.py`. Flatpak builds offline, so
each file is named beforehand; `PYTHON` is the version in the runtime that org.goboard.goboard.json names.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PYTHON = "3.13"
MACHINE = "x86_64"
# Only the public index is asked: files of this computer or of a mirror are nowhere else.
PLAIN = {k: v for k, v in os.environ.items() if k not in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_INDEX_URL")}
PLAIN["PIP_CONFIG_FILE"] = os.devnull
# From the newest C library that the runtime has to the oldest that wheels are made for.
PLATFORMS = [f"manylinux_2_{minor}_{MACHINE}" for minor in range(39, 16, -1)] + [f"manylinux2014_{MACHINE}"]


def wheels(requirements: list[str]) -> list[dict[str, Any]]:
    """Return what pip would install for a runtime with PYTHON."""
    # pip decides conditions such as `platform_machine` by the computer that it runs on: run it on one of MACHINE.
    platforms = [word for platform in PLATFORMS for word in ("--platform", platform)]
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "report.json")
        pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        where = ["--only-binary", ":all:", "--python-version", PYTHON, "--implementation", "cp"]
        subprocess.run(
            [*pip, *where, *platforms, "--target", folder, "--report", str(told), *requirements], check=True, env=PLAIN
        )
        found: list[dict[str, Any]] = json.loads(told.read_text("utf-8"))["install"]
    return found


def sources(found: list[dict[str, Any]]) -> list[dict[str, object]]:
    """Return the list of sources as flatpak-builder reads it, by file name."""
    rows: list[dict[str, object]] = []
    for item in found:
        archive = item["download_info"]
        digest = archive["archive_info"]["hashes"]["sha256"]
        rows.append({"type": "file", "url": archive["url"], "sha256": digest, "only-arches": [MACHINE]})
    return sorted(rows, key=lambda row: str(row["url"]).rpartition("/")[2].lower())


def main() -> None:
    """Write the list for the dependencies of the project and what builds it."""
    project = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text("utf-8"))
    wanted = project["project"]["dependencies"] + project["build-system"]["requires"]
    rows = sources(wheels(wanted))
    (HERE / "wheels.json").write_text(json.dumps(rows, indent=2) + "\n", "utf-8")
    print(f"{len(rows)} wheels")


if __name__ == "__main__":
    main()
