"""Build the wheel with setuptools, and put the resources and compiled translations into it."""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  (the hooks that stay as setuptools has them)
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

LRELEASE_FROM = "PySide6-Essentials>=6.8,<6.12"
RESOURCES = Path("resources")

Settings = dict[str, str | list[str] | None] | None


class MissingTranslations(RuntimeError):
    """The wheel would go out without its translations."""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Ask for the translation compiler only where the compiled files are not there yet."""
    required = build_meta.get_requires_for_build_wheel(config_settings)
    if _uncompiled(RESOURCES) and _lrelease() is None:
        required.append(LRELEASE_FROM)
    return required


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build from nothing: a module removed since the last build must not come back."""
    shutil.rmtree("build/lib", ignore_errors=True)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


class BuildWithResources(build_py):
    """Copy `resources` into the built package as `_resources`; an editable install needs none."""

    def run(self) -> None:
        """Build the modules, then the data beside them."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "goboard_app", "_resources")
            shutil.copytree(RESOURCES, target, dirs_exist_ok=True)
            compile_translations(target)


class SourceArchive(sdist):
    """Add what a wheel is built from and setuptools does not find by itself."""

    def add_defaults(self) -> None:
        """Take the resources and this folder along."""
        super().add_defaults()
        self.filelist.graft("resources")
        self.filelist.graft("packaging")


def compile_translations(resources: Path) -> None:
    """Promise a current .qm for each .ts below `resources`, and drop the .ts files there."""
    program = _lrelease()
    if program is None and _uncompiled(resources):
        names = ", ".join(path.name for path in _uncompiled(resources))
        raise MissingTranslations(f"no lrelease to compile {names}; install {LRELEASE_FROM}")
    for source in resources.glob("translations/*.ts"):
        if program is not None:
            target = source.with_suffix(".qm")
            subprocess.run([program, "-silent", source, "-qm", target], check=True)
        source.unlink()


def _uncompiled(resources: Path) -> list[Path]:
    """Return the .ts files without a .qm beside them."""
    sources = sorted(resources.glob("translations/*.ts"))
    return [path for path in sources if not path.with_suffix(".qm").is_file()]


def _lrelease() -> str | None:
    """Return the translation compiler of the installed PySide6, else one on the path."""
    spec = find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or ():
        found = shutil.which("lrelease", path=folder)
        if found:
            return found
    return shutil.which("pyside6-lrelease") or shutil.which("lrelease")
