"""A wheel built from the source archive is whole: it finds its resources, draws, and starts, far
from any checkout.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import pytest

import goboard_app

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "goboard_app",
    "resources",
    "packaging",
)
BORROWED = (
    *("PySide6", "shiboken6", "sgfmill", "chardet", "fsrs", "typing_extensions.py"),
    *("numpy", "numpy.libs", "PIL", "pillow.libs"),
)
"""Packages linked into the clean environment: 260 MB that need not be unpacked again."""


def run(*command: object, cwd: Path, **more: str) -> str:
    """Return what a command prints, apart from any checkout; fail with all of it."""
    environment = {key: os.environ[key] for key in os.environ if not key.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | {"QT_QPA_PLATFORM": "offscreen"} | more,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def has_build_tools() -> bool:
    """Tell whether setuptools is here and new enough, so that no network is needed."""
    try:
        return int(importlib.metadata.version("setuptools").split(".")[0]) >= 77
    except importlib.metadata.PackageNotFoundError:
        return False


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources without compiled translations, so that the build makes them."""
    house = tmp_path_factory.mktemp("source")
    ignored = shutil.ignore_patterns("__pycache__", "*.qm")
    for name in SOURCES:
        source = ROOT / name
        copy = shutil.copy if source.is_file() else shutil.copytree
        copy(source, house / name, **({} if source.is_file() else {"ignore": ignored}))
    return house


@pytest.fixture(scope="module")
def archive(house: Path) -> Path:
    """The source archive, built as `python -m build` does."""
    code = "import build_backend, sys; build_backend.build_sdist(sys.argv[1])"
    place = f"import sys; sys.path.insert(0, 'packaging'); {code}"
    run(sys.executable, "-c", place, house / "out", cwd=house)
    return next((house / "out").glob("goboard-*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(archive: Path) -> Path:
    """The wheel, built from the archive alone."""
    options = ["--no-build-isolation", "--no-index"] if has_build_tools() else []
    out = archive.parent
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", *options, "-w", out, archive)
    run(*pip, cwd=out)
    return next(out.glob("goboard-*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a clean environment with the wheel."""
    home = tmp_path_factory.mktemp("clean environment")
    venv.create(home, symlinks=True)
    found = home / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", found, "install", "--no-deps", "--no-index")
    run(*pip, wheel, cwd=home)
    code = "import sysconfig; print(sysconfig.get_path('platlib'))"
    packages = Path(run(found, "-c", code, cwd=home).strip())
    here = Path(importlib.import_module("sgfmill").__file__ or "").parents[1]
    for name in BORROWED:
        if (here / name).exists():  # a package that was built here has no libraries of its own
            (packages / name).symlink_to(here / name)
    return found


def ask(python: Path, expression: str, cwd: Path) -> str:
    """Return what an expression over `resource_path` gives in the clean environment."""
    code = f"from goboard_app import resource_path\nprint({expression})"
    return run(python, "-c", code, cwd=cwd).strip()


def test_package_comes_from_the_wheel(python: Path, tmp_path: Path) -> None:
    code = "import goboard_app; print(goboard_app.__file__)"
    assert Path(run(python, "-c", code, cwd=tmp_path).strip()).is_relative_to(python.parents[1])


@pytest.mark.parametrize(
    "name",
    [
        "icons/pass.svg",
        "app/goboard.svg",
        "app/goboard-16.png",
        "languages/ru/goboard.qm",
        "languages/en/goboard.qm",
    ],
)
def test_resource_is_found(python: Path, tmp_path: Path, name: str) -> None:
    assert ask(python, f"resource_path({name!r}).is_file()", tmp_path) == "True"


def test_all_resources_of_the_checkout_are_in(python: Path, tmp_path: Path) -> None:
    here = {
        file.relative_to(ROOT / "resources").as_posix()
        for file in (ROOT / "resources").rglob("*")
        if file.is_file() and file.suffix not in {".ts", ".qm"}
    }
    there = "[p.relative_to(resource_path('')).as_posix() for p in resource_path('').rglob('*')]"
    assert here <= set(ask(python, f"*{there}, sep='\\n'", tmp_path).splitlines())


def test_wood_is_found(python: Path, tmp_path: Path) -> None:
    count = ask(python, "len(list(resource_path('wood').iterdir()))", tmp_path)
    assert int(count) >= 2


def test_sources_of_translations_stay_out(python: Path, tmp_path: Path) -> None:
    assert ask(python, "list(resource_path('languages').rglob('*.ts'))", tmp_path) == "[]"


@pytest.mark.parametrize("start", [("bin/goboard",), ("bin/python", "-m", "goboard_app")])
def test_program_tells_its_version(python: Path, tmp_path: Path, start: tuple[str, ...]) -> None:
    program = python.parents[1] / start[0]
    expected = goboard_app.__version__
    assert expected in run(program, *start[1:], "--version", cwd=tmp_path)


def test_window_script_is_installed(python: Path) -> None:
    assert (python.parent / "goboard-window").is_file()


def test_source_archive_has_all_that_a_wheel_is_built_from(house: Path, archive: Path) -> None:
    with tarfile.open(archive) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    wanted = [file for folder in ("resources", "packaging") for file in (house / folder).rglob("*")]
    wanted = [file for file in wanted if file.is_file() and file.suffix not in {".pyc", ".qm"}]
    assert {file.relative_to(house).as_posix() for file in wanted} <= inside


def test_board_is_drawn(python: Path, tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text("(;SZ[9]PB[Hana];B[ee];W[cc])")
    run(python.parent / "goboard", "render", "game.sgf", "board.png", cwd=tmp_path)
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_window_opens_and_takes_a_click(python: Path, tmp_path: Path) -> None:
    places = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), str(tmp_path))
    shown = {"GOBOARD_BENCHMARK_FIRST_PAINT": "new game"}
    # Copied, as the checkout is not to be on the path: its program would be found there.
    shutil.copy(ROOT / "tests" / "support" / "start_watch.py", tmp_path)
    code = "import runpy, sys, start_watch; start_watch.watch_next_start(); "
    code += "runpy.run_path(sys.argv.pop(), run_name='__main__')"
    told = run(python, "-c", code, python.parent / "goboard-window", cwd=tmp_path, **places, **shown)
    assert "first-paint" in told
    assert "click" in told
