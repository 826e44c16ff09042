"""The resources of a wheel, and their needs, for which pyproject.toml has no words.

Everything else is setuptools' own. Two things stay here, and why:

* `resources` lies beside the package and becomes `goboard_app._resources`. A second entry of
  `package-dir` would do that too, but then the packages could not be found by `packages.find`,
  and an editable install would get a finder, which slows the start, instead of one plain path.
* Translations are compiled before they are packed. PySide6 brings the compiler; only where that
  is missing does a build ask for it, as it is 80 MB for a file of some kilobytes.
"""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - the hooks that stay as setuptools has them
from setuptools.command.build_py import build_py

LRELEASE_FROM = "PySide6-Essentials>=6.8.2.1,<6.12"
RESOURCES = Path("resources")

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Ask for the translation compiler only where the compiled files are not there yet."""
    required = build_meta.get_requires_for_build_wheel(config_settings)
    return [*required, LRELEASE_FROM] if _uncompiled() and _lrelease() is None else required


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build from nothing: a module removed since the last build must not come back."""
    shutil.rmtree("build/lib", ignore_errors=True)
    for source in _uncompiled():
        program = _lrelease() or f"lrelease, of {LRELEASE_FROM}"
        subprocess.run([program, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


class BuildWithResources(build_py):
    """Copy `resources` into the built package as `_resources`; an editable install needs none."""

    def run(self) -> None:
        """Build the modules, then the data beside them."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "goboard_app", "_resources")
            sources_stay = shutil.ignore_patterns("*.ts")
            shutil.copytree(RESOURCES, target, ignore=sources_stay, dirs_exist_ok=True)


def _uncompiled() -> list[Path]:
    """Return the translations whose compiled file is missing or older."""
    sources = sorted(RESOURCES.glob("languages/*/goboard.ts"))
    return [path for path in sources if not _is_current(path.with_suffix(".qm"), path)]


def _is_current(compiled: Path, source: Path) -> bool:
    return compiled.is_file() and compiled.stat().st_mtime >= source.stat().st_mtime


def _lrelease() -> str | None:
    """Return the translation compiler of the installed PySide6, else one on the path."""
    spec = find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or ():
        found = shutil.which("lrelease", path=folder)
        if found:
            return found
    return shutil.which("pyside6-lrelease") or shutil.which("lrelease")
