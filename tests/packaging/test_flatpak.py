"""The Flatpak's manifest agrees with the program, asks for little, and names all that it is built from."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
FLATPAK = ROOT / "packaging" / "flatpak"
LINUX = ROOT / "packaging" / "linux"
MANIFEST = json.loads((FLATPAK / "org.goboard.goboard.json").read_text("utf-8"))
WHEELS = json.loads((FLATPAK / "wheels.json").read_text("utf-8"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NEEDED = [*PYPROJECT["project"]["dependencies"], *PYPROJECT["build-system"]["requires"]]
# A screen, sounds, and the two folders in which records are kept: a file is saved beside the old one.
RIGHTS = {
    *("--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio", "--device=dri"),
    *("--filesystem=xdg-documents", "--filesystem=xdg-download"),
}


def same_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def test_one_id_names_the_manifest_the_entry_the_metainfo_and_the_window() -> None:
    name = MANIFEST["id"]
    metainfo = ElementTree.parse(LINUX / f"{name}.metainfo.xml")
    assert metainfo.findtext("id") == name
    assert metainfo.findtext("launchable") == f"{name}.desktop"
    assert (LINUX / f"{name}.desktop").is_file()
    assert f'setDesktopFileName("{name}")' in (ROOT / "goboard_app/ui/program.py").read_text("utf-8")
    assert f'bundle_identifier="{name}"' in (ROOT / "packaging/bundle/goboard.spec").read_text("utf-8")


def test_no_more_is_allowed_than_the_program_needs() -> None:
    assert set(MANIFEST["finish-args"]) == RIGHTS


def test_each_file_is_named_with_its_checksum_and_nothing_else_is_fetched() -> None:
    assert [row["url"] for row in WHEELS if not re.fullmatch("[0-9a-f]{64}", row["sha256"])] == []
    assert all(row["url"].startswith("https://files.pythonhosted.org/") for row in WHEELS)
    python = runpy.run_path(str(FLATPAK / "sources.py"))["PYTHON"].replace(".", "")
    names = [row["url"].rpartition("/")[2] for row in WHEELS]
    assert [name for name in names if not re.search(rf"-(cp{python}-cp{python}|cp\d+-abi3|py3-none)-", name)] == []
    commands = " ".join(command for module in MANIFEST["modules"] for command in module["build-commands"])
    assert commands.count("pip3 install") == commands.count("--no-index")


def test_the_wheels_are_all_that_the_project_needs() -> None:
    """Made anew by `python packaging/flatpak/sources.py`."""
    have = {}
    for row in WHEELS:
        name, number = row["url"].rpartition("/")[2].split("-")[:2]
        have[same_name(name)] = version(number)
    for line in NEEDED:
        found = re.match(r"([\w-]+)((?:[<>=]+[\d.]+,?)*)", line)
        assert found is not None
        number = have[same_name(found[1])]
        for sign, bound in re.findall(r"(>=|<)([\d.]+)", found[2]):
            assert number >= version(bound) if sign == ">=" else number < version(bound), line


def test_the_files_that_it_installs_are_there() -> None:
    commands = [command for module in MANIFEST["modules"] for command in module["build-commands"]]
    named = re.findall(r"install -Dm644 ([\w./-]+) ", " ".join(commands))
    assert len(named) >= 4
    assert [name for name in named if not (ROOT / name).is_file()] == []
