"""The program starts without loss, though other things lie in the place of its own files."""

from __future__ import annotations

import hashlib
import json
import os
import random
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QLabel

from goboard_app.ui.program import Program
from tests.support.desk import Desk

_ROOT = Path(__file__).parents[2]
GARBAGE = bytes(range(256)) * 3


@dataclass(frozen=True)
class Home:
    """The folders of one user."""

    folder: Path

    @property
    def data(self) -> Path:
        return self.folder / "data" / "goboard" / "goboard"

    @property
    def config(self) -> Path:
        return self.folder / "config" / "goboard"

    def make(self) -> Home:
        for folder in (self.data / "journal", self.config):
            folder.mkdir(parents=True)
        return self

    def contents(self) -> list[bytes]:
        """Return the contents of all files below the folder."""
        return [path.read_bytes() for path in self.folder.rglob("*") if path.is_file()]


@dataclass(frozen=True)
class Seen:
    """The state of the program after a start."""

    window: bool
    strip: str
    details: list[str]


def started(*homes: Home, is_plain: bool = False) -> list[Seen]:
    """Start the program in each of these folders; it must come through all of them."""
    code = [sys.executable, "-m", "tests.support.start_child", *(str(h.folder) for h in homes)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LANG": "en_GB.UTF-8"}
    if is_plain:
        code.append("--plain")
    done = subprocess.run(code, cwd=_ROOT, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return [Seen(**json.loads(line)) for line in done.stdout.splitlines()]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home").make()


def journal(said: object, data: bytes = b"(;SZ[9])") -> bytes:
    """Return a journal with right checksums around any content."""
    text, packed = json.dumps(said).encode(), zlib.compress(data)
    body = b"GBJ1" + struct.pack(">II", len(text), len(packed)) + text + packed
    return body + hashlib.sha256(body).digest()


def entry(**other: object) -> dict[str, object]:
    """Return the journal entry of a small record with one field replaced."""
    said: dict[str, object] = {
        **{"when": "2026-05-02T14:03:00", "path": None, "stamp": None, "digest": ""},
        **{"live": False, "game": 0, "changes": 1, "head": 0, "tail": 0},
        "sum": zlib.crc32(b"(;SZ[9])"),
    }
    return said | other


def folder_at(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "inside.txt").write_bytes(GARBAGE)


def pipe_at(path: Path) -> None:
    os.mkfifo(path)


def garbage_at(path: Path) -> None:
    path.write_bytes(GARBAGE)


Damage = Callable[[Path], None]
IN_PLACE: Mapping[str, Damage] = {"folder": folder_at, "pipe": pipe_at, "garbage": garbage_at}
FILES = {
    "journal": lambda home: home.data / "journal" / "7.journal",
    "unfinished": lambda home: home.data / "unfinished.sgf",
    "settings": lambda home: home.config / "goboard.ini",
    "lessons": lambda home: home.data / "progress.json",
    "problems": lambda home: home.data / "problems.json",
}


def test_a_sound_start_tells_nothing(home: Home) -> None:
    (home.data / "progress.json").write_text('{"lessons": {"done": {"01": [0]}}}')
    (home.data / "problems.json").write_text('{"problems": {"a": [1, 739576]}}')
    (home.data / "unfinished.sgf").write_text("(;SZ[9];B[ee])")
    (home.config / "goboard.ini").write_text("[look]\ntheme=light\n")
    assert started(home, home) == [Seen(True, "", []), Seen(True, "", [])]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_each_file_that_cannot_be_read_is_put_aside_and_named(tmp_path: Path) -> None:
    homes = {}
    for name, place in FILES.items():
        for how, damage in IN_PLACE.items():
            home = Home(tmp_path / f"{name}-{how}").make()
            damage(place(home))
            homes[name, how] = home
    for (kind, home), seen in zip(homes.items(), started(*homes.values()), strict=True):
        path = FILES[kind[0]](home)
        assert seen.window, kind
        assert seen.strip == (
            f"1 of goboard’s own files could not be read and was put aside: {path.name}. Nothing was deleted."
        ), kind
        (line,) = seen.details
        aside = Path(line.removeprefix(f"{path.name} is now ").removesuffix("."))
        assert aside.exists(), kind
        assert not path.exists() or path.is_file(), kind
        if kind[1] != "pipe":
            assert GARBAGE in home.contents(), kind


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
@pytest.mark.parametrize(
    "name",
    [
        *("unfinished.sgf", "unfinished-7.sgf", "journal/7.journal"),
        "goboard.ini",
    ],
)
def test_a_pipe_in_the_place_of_a_lock_is_not_waited_for(home: Home, name: str) -> None:
    folder = home.config if name == "goboard.ini" else home.data
    (home.data / "unfinished-7.sgf").write_text("(;SZ[9];B[ee])")
    (home.data / "journal" / "7.journal").write_bytes(journal(entry()))
    pipe_at(folder / f"{name}.lock")
    (seen,) = started(home)
    assert seen == Seen(True, "", [])
    assert not (folder / f"{name}.lock").is_fifo()


def test_a_journal_of_a_record_that_cannot_be_read_is_named(home: Home) -> None:
    record = b"(;GM[1]SZ[9]PB[caf\xc3\xa9];B[aa])"
    said = entry(read_in="hex", sum=zlib.crc32(record))
    (home.data / "journal" / "7.journal").write_bytes(journal(said, record))
    (seen,) = started(home)
    assert "7.journal" in seen.strip
    (line,) = seen.details
    place = Path(line.removeprefix("7.journal is now ").removesuffix("."))
    assert place.read_bytes() == record


def test_all_that_is_damaged_at_once_is_named_in_one_strip(home: Home) -> None:
    for place in FILES.values():
        garbage_at(place(home))
    (home.data / "journal" / "8.journal").write_bytes(journal({"when": "2026", "future": 1}))
    (seen,) = started(home)
    assert seen.window
    assert seen.strip.startswith("6 of goboard’s own files could not be read and were put aside")
    assert all(place(home).name in seen.strip for place in FILES.values())
    assert len(seen.details) == 6
    assert home.contents().count(GARBAGE) == 5
    # They are reported once.
    assert started(home) == [Seen(True, "", [])]


@pytest.mark.parametrize("name", ["journal", "games", "backups", "locks", ""])
def test_a_file_in_the_place_of_a_folder_makes_way(tmp_path: Path, name: str) -> None:
    home = Home(tmp_path / "home")
    (home.data / name).parent.mkdir(parents=True)
    garbage_at(home.data / name)
    (seen,) = started(home)
    assert seen.window
    assert (home.data / name).name in seen.strip
    assert GARBAGE in home.contents()


def test_settings_that_make_no_sense_are_kept_beside_the_others(home: Home) -> None:
    odd = "[look]\ntheme=light\ntext_size=large\n[new]\nkomi=many\n[board]\nmotion=false\n"
    (home.config / "goboard.ini").write_text(odd)
    (seen, again) = started(home, home)
    assert seen.window
    assert "goboard.ini" in seen.strip
    assert odd.encode() in home.contents()
    assert again == Seen(True, "", [])
    text = (home.config / "goboard.ini").read_text()
    assert "theme=light" in text
    assert "motion=false" in text
    assert "many" not in text


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_settings_that_are_a_link_to_themselves_are_named_once(home: Home) -> None:
    (home.config / "goboard.ini").symlink_to("goboard.ini")
    first, second = started(home, home)
    assert first.strip == (
        "1 of goboard’s own files could not be read and was put aside: goboard.ini. Nothing was deleted."
    )
    assert second == Seen(True, "", [])


def test_files_and_folders_that_may_not_be_read_are_put_aside(home: Home) -> None:
    sound = {
        "journal": journal(entry()),
        "unfinished": b"(;SZ[9];B[ee])",
        "settings": b"[look]\ntheme=light\n",
        "lessons": b"{}",
        "problems": b'{"problems": {}}',
    }
    for name, place in FILES.items():
        place(home).write_bytes(sound[name])
        place(home).chmod(0)
    (home.data / "games").mkdir()
    (home.data / "games").chmod(0)
    (seen,) = started(home, is_plain=True)
    assert seen.window
    assert all(place(home).name in seen.strip for place in FILES.values())
    assert "games" in seen.strip
    assert set(sound.values()) <= set(home.contents())


# Arbitrary content of the files

_NAMES = ["when", "path", "stamp", "digest", "live", "game", "changes", "head", "tail", "sum"]


def thing(rng: random.Random, depth: int = 0) -> object:
    """Return a random value that JSON can hold."""
    plain: list[object] = [
        *(None, True, False, 0, -1, 10**30, -(2**63), 0.5, 1e308, "", "a\0b", "\ud800", "x" * 300),
        *("2026-05-02T14:03:00+05:00", "0001-01-01", "ff", "../..", [], {}),
    ]
    if depth > 2 or rng.random() < 0.6:
        return rng.choice(plain)
    if rng.random() < 0.5:
        return [thing(rng, depth + 1) for _ in range(rng.randrange(4))]
    names = [*_NAMES, "lessons", "problems", "done", "places", "last"]
    return {rng.choice(names): thing(rng, depth + 1) for _ in range(rng.randrange(5))}


def wild(rng: random.Random, home: Home) -> None:
    """Put arbitrary content in the place of every file."""
    for number in range(3):
        said = entry(**{rng.choice(_NAMES): thing(rng) for _ in range(rng.randrange(1, 4))})
        (home.data / "journal" / f"{number}.journal").write_bytes(
            rng.choice([journal(said), journal(thing(rng)), rng.randbytes(200)])
        )
    for name in ("progress.json", "problems.json"):
        table = {"lessons": thing(rng), "problems": thing(rng)}
        text = json.dumps(rng.choice([table, thing(rng)])).encode()
        (home.data / name).write_bytes(rng.choice([text, text[:-1], rng.randbytes(200)]))
    (home.data / "unfinished.sgf").write_bytes(
        rng.choice([rng.randbytes(2000), b"(;SZ[9];B[ee])", b"(;KM[" + b"9" * 5000 + b"])", b""])
    )
    keys = [
        "theme",
        "language",
        "text_size",
        "system_font",
        "geometry",
        "state",
        "recent",
        "encodings",
        "places",
        "komi",
    ]
    lines = ["[General]", *(f"{key}={odd_value(rng)}" for key in ("recent", "encodings", "places"))]
    for group in ("look", "window", "new", "help", "rules", "lesson", "clock"):
        lines += [f"[{group}]", *(f"{key}={odd_value(rng)}" for key in rng.sample(keys, 4))]
    ini = "\n".join(lines).encode("utf-8", "surrogatepass")
    (home.config / "goboard.ini").write_bytes(rng.choice([ini, ini, rng.randbytes(400)]))


def odd_value(rng: random.Random) -> str:
    return rng.choice(
        [
            *("@Invalid()", "@ByteArray(\\xff\\0)", "@Variant(\\0\\0)", "@Size(1 2)", "1, 2, 3"),
            *("\\xd800", "/\\0/a.sgf", "/tmp", "/dev/zero, /dev/null", "x" * 400, "-1", "1e999"),
            *('"a b" c', "0000 no-such-code /tmp/a.sgf", "..", "nan", "%1%n", "../../etc/passwd"),
        ]
    )


def test_the_window_opens_with_any_content_of_the_files(tmp_path: Path) -> None:
    homes = []
    for seed in range(12):
        home = Home(tmp_path / str(seed)).make()
        wild(random.Random(seed), home)
        homes.append(home)
    before = [home.contents() for home in homes]
    for home, seen, files in zip(homes, started(*homes), before, strict=True):
        assert seen.window, home.folder.name
        kept = home.contents()
        if seen.strip:
            assert len(kept) >= len(files), home.folder.name


_LANGUAGE_LOST = """
import runpy, sys
from pathlib import Path
from goboard_app.app import texts

texts.resource_path = Path(sys.argv.pop(1)).joinpath
runpy.run_module("tests.support.start_child", run_name="__main__")
"""


@pytest.mark.parametrize("sentences", [None, b"", GARBAGE])
def test_an_unreadable_language_is_reported_in_english(home: Home, tmp_path: Path, sentences: bytes | None) -> None:
    (home.config / "goboard.ini").write_text("[look]\nlanguage=ru\n")
    lost = tmp_path / "resources" / "languages" / "ru"
    lost.mkdir(parents=True)
    if sentences is not None:
        (lost / "goboard.qm").write_bytes(sentences)
    code = [sys.executable, "-c", _LANGUAGE_LOST, str(tmp_path / "resources"), str(home.folder)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LANG": "en_GB.UTF-8"}
    done = subprocess.run(code, cwd=_ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    seen = Seen(**json.loads(done.stdout))
    assert seen.window
    told = "The files of this language are missing or damaged: Русский. goboard speaks English."
    assert seen.strip == told


@pytest.mark.parametrize("is_kept", [True, False])
def test_settings_that_cannot_be_kept_are_told_after_the_start(desk: Desk, tmp_path: Path, is_kept: bool) -> None:
    store = SimpleNamespace(is_kept=is_kept, folder=tmp_path)
    program = SimpleNamespace(windows=SimpleNamespace(hub=SimpleNamespace(store=store), active=desk.window))
    Program._tell_unkept(program)
    strip = desk.window.context.strip
    assert strip.isVisible() is not is_kept
    assert is_kept or str(tmp_path) in " ".join(label.text() for label in strip.findChildren(QLabel))
