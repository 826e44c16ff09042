"""A file is replaced as a whole or not at all, and keeps its attributes."""

import errno
import gc
import os
import stat
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from goboard_app.app.files import save
from goboard_app.app.files import save as backups_module
from goboard_app.app.files.load import stamp_of
from goboard_app.app.files.save import Backups, CannotSave, ChangedOnDisk, Writing, part_in, replace_file
from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.source import FileNodes
from goboard_app.record.tree import GameTree
from tests.support.faults import plain_user

OLD, NEW = b"(;SZ[9];B[ee])", b"(;SZ[9];B[ee];W[cc])"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_bytes(OLD)
    return path


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    return Backups(tmp_path / "data" / "backups")


def refuse(number: int) -> object:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


# Attributes that are kept


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o664, 0o755])
def test_permissions_are_kept(file: Path, mode: int) -> None:
    file.chmod(mode)
    replace_file(file, NEW)
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert file.read_bytes() == NEW


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        replace_file(tmp_path / "new.sgf", NEW)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.sgf").stat().st_mode) == 0o640


def test_further_attributes_are_kept(file: Path) -> None:
    try:
        os.setxattr(file, "user.rating", b"five")
    except (OSError, AttributeError):
        pytest.skip("no attributes here")
    replace_file(file, NEW)
    assert os.getxattr(file, "user.rating") == b"five"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_the_owner_is_kept(file: Path) -> None:
    os.chown(file, 1234, 1235)
    replace_file(file, NEW)
    assert (file.stat().st_uid, file.stat().st_gid) == (1234, 1235)


@pytest.mark.parametrize("is_relative", [False, True])
def test_a_symbolic_link_stays_one(file: Path, tmp_path: Path, is_relative: bool) -> None:
    (tmp_path / "links").mkdir()
    link = tmp_path / "links" / "link.sgf"
    link.symlink_to("../game.sgf" if is_relative else file)
    replace_file(link, NEW)
    assert link.is_symlink()
    assert file.read_bytes() == NEW
    assert list(link.parent.iterdir()) == [link]


def test_a_link_to_nothing_makes_the_file_that_it_means(tmp_path: Path) -> None:
    link = tmp_path / "link.sgf"
    link.symlink_to(tmp_path / "later.sgf")
    replace_file(link, NEW)
    assert link.is_symlink()
    assert (tmp_path / "later.sgf").read_bytes() == NEW


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    link = tmp_path / "link.sgf"
    link.symlink_to(link)
    with pytest.raises(CannotSave):
        replace_file(link, NEW)


def test_other_names_of_the_file_are_counted_and_keep_the_earlier_version(file: Path, tmp_path: Path) -> None:
    os.link(file, tmp_path / "other.sgf")
    assert replace_file(file, NEW).links_left == 1
    assert (tmp_path / "other.sgf").read_bytes() == OLD
    assert replace_file(file, OLD).links_left == 0


# Failures that leave the old file alone


def test_bytes_that_do_not_read_well_are_not_put_in(file: Path, tmp_path: Path) -> None:
    def check(written: bytes) -> None:
        assert written == NEW
        raise CannotSave("not the same")

    with pytest.raises(CannotSave, match="not the same"):
        replace_file(file, NEW, check)
    assert file.read_bytes() == OLD
    assert list(tmp_path.iterdir()) == [file]


def test_a_disk_that_gives_other_bytes_back_is_noticed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _self: b"(;SZ[9];B[ee];W\0\0\0\0\0")
    with pytest.raises(CannotSave):
        replace_file(file, NEW)
    monkeypatch.undo()
    assert file.read_bytes() == OLD


WORDS = {
    errno.ENOSPC: "the disk is full",
    errno.EIO: "the disk reports an error",
    errno.EROFS: "this disk is read-only",
    errno.EDQUOT: "your share of the disk is full",
    errno.EACCES: "you do not have permission",
    errno.EPERM: "you do not have permission",
    errno.EBUSY: "another program is using it",
    errno.ENOENT: "there is no such file or folder",
    errno.ESTALE: "the disk is no longer there",
    errno.ENAMETOOLONG: "the name is too long",
}


@pytest.mark.parametrize("step", ["fsync", "replace", "open"])
@pytest.mark.parametrize("number", WORDS)
def test_the_old_file_survives_a_failure_of_any_step(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int
) -> None:
    monkeypatch.setattr(os, step, refuse(number))
    with pytest.raises(CannotSave) as told:
        replace_file(file, NEW)
    monkeypatch.undo()
    assert str(told.value) == WORDS[number]
    assert file.read_bytes() == OLD
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_a_full_device_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really_open = os.open

    def full(path: str | Path, flags: int, *more: int) -> int:
        is_part = str(path).endswith(".tmp")
        return really_open("/dev/full", os.O_WRONLY) if is_part else really_open(path, flags, *more)

    monkeypatch.setattr(os, "open", full)
    with pytest.raises(CannotSave, match="the disk is full"):
        replace_file(file, NEW)
    assert file.read_bytes() == OLD


def test_a_full_file_system_leaves_the_old_file(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except OSError:
        pytest.skip("nothing can be mounted here")
    if done.returncode:
        pytest.skip("nothing can be mounted here")
    try:
        path = folder / "game.sgf"
        path.write_bytes(OLD)
        with pytest.raises(CannotSave, match="the disk is full"):
            replace_file(path, NEW * 10_000)
        assert path.read_bytes() == OLD
        assert list(folder.iterdir()) == [path]
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_folder_that_may_not_be_written_leaves_the_file() -> None:
    with plain_user() as folder:
        path = folder / "game.sgf"
        path.write_bytes(OLD)
        folder.chmod(0o555)
        with pytest.raises(CannotSave, match="you do not have permission"):
            replace_file(path, NEW)
        assert path.read_bytes() == OLD


def test_a_file_that_may_not_be_written_is_not_replaced_either() -> None:
    with plain_user() as folder:
        path = folder / "game.sgf"
        path.write_bytes(OLD)
        path.chmod(0o444)
        with pytest.raises(CannotSave, match="you do not have permission"):
            replace_file(path, NEW)
        assert path.read_bytes() == OLD


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_special_files_are_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.sgf")
    for path in (tmp_path / "pipe.sgf", tmp_path):
        with pytest.raises(CannotSave):
            replace_file(path, NEW)


def test_a_file_that_changed_at_the_last_moment_is_not_written_over(file: Path) -> None:
    expected = stamp_of(file)

    def change(_written: bytes) -> None:
        file.write_bytes(b"(;SZ[9]C[Another program.])")

    with pytest.raises(ChangedOnDisk):
        replace_file(file, NEW, change, expected)
    assert b"Another" in file.read_bytes()


def test_the_stamp_is_that_of_the_new_file(file: Path) -> None:
    assert replace_file(file, NEW).stamp == stamp_of(file)


def test_half_written_files_of_a_killed_program_are_removed(file: Path) -> None:
    old = file.with_name(f".goboard-{'0' * 16}.tmp")
    young = file.with_name(f".goboard-{'1' * 16}.tmp")
    other = file.with_name("notes.tmp")
    for path in (old, young, other):
        path.write_bytes(b"half")
    os.utime(old, (1, 1))
    os.utime(other, (1, 1))
    replace_file(file, NEW)
    assert (old.exists(), young.exists(), other.exists()) == (False, True, True)


@pytest.mark.skipif(os.name != "posix", reason="no process can be asked for there")
def test_the_half_written_file_of_a_save_that_was_killed_goes_with_the_next_save(file: Path) -> None:
    code = "import sys; from pathlib import Path; from goboard_app.app.files.save import part_in; "
    killed = subprocess.run(
        [sys.executable, "-c", f"{code}p = part_in(Path(sys.argv[1])); p.write_bytes(b'half'); print(p)", file.parent],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    left = Path(killed.stdout.strip())
    # This process is still writing its own.
    written = part_in(file.parent)
    written.write_bytes(b"half")
    assert left.exists()
    replace_file(file, NEW)
    assert (left.exists(), written.exists()) == (False, True)


def test_the_file_and_its_folder_are_on_the_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    sync, put = os.fsync, os.replace

    def watch_sync(fd: int) -> None:
        order.append("folder" if stat.S_ISDIR(os.fstat(fd).st_mode) else "file")
        sync(fd)

    def watch_put(one: Path, other: Path) -> None:
        order.append("replace")
        put(one, other)

    monkeypatch.setattr(os, "fsync", watch_sync)
    monkeypatch.setattr(save.os, "replace", watch_put)
    replace_file(file, NEW)
    assert order == ["file", "replace", "folder"]


# Earlier versions


def test_the_earlier_version_is_kept(file: Path, backups: Backups) -> None:
    os.utime(file, (1_000_000_000, 1_000_000_000))
    replace_file(file, NEW, backups=backups)
    (version,) = backups.versions(file)
    assert version.read_bytes() == OLD
    assert version.name.startswith("game 2001-09-")
    assert version.suffix == ".sgf"
    assert backups.holds(version)
    assert not backups.holds(file)


def test_nothing_is_kept_of_a_new_file_or_of_the_same_bytes(file: Path, backups: Backups) -> None:
    replace_file(file, OLD, backups=backups)
    replace_file(file.with_name("new.sgf"), NEW, backups=backups)
    assert not backups.folder.exists()


def test_a_version_has_its_name_only_once_it_is_whole(
    file: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def kill(_number: int) -> None:
        assert not backups.versions(file)
        raise Killed

    monkeypatch.setattr(backups_module.os, "fsync", kill)
    with pytest.raises(Killed):
        backups.keep(file)
    assert not list(backups.folder.iterdir())


@pytest.mark.parametrize("knows_links", [True, False])
def test_versions_of_one_second_have_names_of_their_own(
    file: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch, knows_links: bool
) -> None:
    if not knows_links:

        def refuse(*_names: object) -> None:
            raise PermissionError

        monkeypatch.setattr(backups_module.os, "link", refuse)
    for number in range(3):
        file.write_bytes(b"%d" % number)
        os.utime(file, (1_700_000_000, 1_700_000_000))
        backups.keep(file)
    versions = backups.versions(file)
    assert sorted(path.read_bytes() for path in versions) == [b"0", b"1", b"2"]
    assert len(list(backups.folder.iterdir())) == 3


def test_the_same_version_is_kept_once(file: Path, backups: Backups) -> None:
    assert backups.keep(file) is not None
    assert backups.keep(file) is None
    assert len(backups.versions(file)) == 1


def test_the_kept_versions_are_limited(file: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups_module, "PER_FILE", 3)
    for number in range(6):
        file.write_bytes(b"%d" % number)
        backups.keep(file)
    assert [path.read_bytes() for path in backups.versions(file)] == [b"3", b"4", b"5"]


def test_the_versions_of_all_files_are_limited(
    tmp_path: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups_module, "ALTOGETHER", 4)
    for number in range(6):
        path = tmp_path / f"{number}.sgf"
        path.write_bytes(OLD)
        backups.keep(path)
    names = sorted(path.name[0] for path in backups.folder.iterdir())
    assert names == ["2", "3", "4", "5"]


def test_files_of_one_name_in_two_folders_do_not_meet(tmp_path: Path, backups: Backups) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "game.sgf"
        path.write_text(folder)
        backups.keep(path)
        assert [version.read_text() for version in backups.versions(path)] == [folder]


def test_a_long_name_can_be_kept(tmp_path: Path, backups: Backups) -> None:
    path = tmp_path / f"{'碁' * 80}.sgf"
    path.write_bytes(OLD)
    assert backups.keep(path) is not None


@pytest.mark.parametrize("letter", ["y", "碁", "Z\u0301\u0302\u0303"])
def test_a_long_ending_is_cut_between_two_letters(tmp_path: Path, backups: Backups, letter: str) -> None:
    path = tmp_path / f"x.{letter * (240 // len(letter.encode()))}"
    path.write_bytes(OLD)
    replace_file(path, NEW, backups=backups)
    (version,) = backups.versions(path)
    assert version.read_bytes() == OLD
    assert version.suffix == f".{letter * ((len(version.suffix) - 1) // len(letter))}"
    assert len(version.suffix) > 10


@pytest.mark.parametrize("ending", [".sgf", ".SGF", ".sgf~", ".old copy of 2 May 2024"])
def test_a_usual_ending_stays_whole(tmp_path: Path, backups: Backups, ending: str) -> None:
    path = tmp_path / f"{'x' * 200}{ending}"
    path.write_bytes(OLD)
    kept = backups.keep(path)
    assert kept is not None
    assert kept.suffix == ending
    assert backups.versions(path) == [kept]


@pytest.mark.parametrize("seconds", [1e12, -1e12])
def test_a_version_of_a_time_that_no_calendar_has_is_kept(backups: Backups, seconds: float) -> None:
    with far_times() as folder:
        path = folder / "game.sgf"
        path.write_bytes(OLD)
        os.utime(path, (seconds, seconds))
        saved = replace_file(path, NEW, backups=backups)
        assert saved.backup_trouble == ""
        assert path.read_bytes() == NEW
        (version,) = backups.versions(path)
    assert version.read_bytes() == OLD
    assert version.name.startswith("game 9999-12-31 23.59.59" if seconds > 0 else "game 1-01-01 ")


@contextmanager
def far_times() -> Iterator[Path]:
    """Return a folder in memory, where a file may have any time."""
    memory = Path("/dev/shm")  # noqa: S108 - it is for this
    if not memory.is_dir():
        pytest.skip("no such file system here")
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


def test_folders_among_the_versions_are_skipped(file: Path, backups: Backups) -> None:
    kept = backups.keep(file)
    assert kept is not None
    stem = kept.stem
    (backups.folder / f"{stem} 2.sgf").symlink_to(backups.folder / "missing")
    (backups.folder / f"{stem} 3.sgf").symlink_to(backups.folder / f"{stem} 3.sgf")
    (backups.folder / f"{stem} 4.sgf").mkdir()
    os.mkfifo(backups.folder / f"{stem} 5.sgf")
    file.write_bytes(NEW)
    assert replace_file(file, OLD, backups=backups).backup_trouble == ""
    assert [version.read_bytes() for version in backups.versions(file)] == [OLD, NEW]


def test_a_version_that_cannot_be_kept_is_reported_and_the_file_is_saved(file: Path, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    saved = replace_file(file, NEW, backups=Backups(tmp_path / "data" / "backups"))
    assert saved.backup_trouble == "there is no such folder"
    assert file.read_bytes() == NEW


def test_a_collection_that_was_saved_leaves_nothing_to_the_collector(file: Path, backups: Backups) -> None:
    """The file read back is freed at once, and comparing enlarges no game on the board."""
    game = b"(;SZ[9](;B[ee];W[cc](;B[dd])(;B[aa]))(;B[cc];W[ee]))\n"
    file.write_bytes(game * 50)
    record = read_sgf(file.read_bytes())
    SetProperty(record.games[20].root, "C", ("New.",)).apply(record.games[20])
    gc.collect()
    gc.disable()
    try:
        before = _parts_of_records()
        Writing(record, None, file, None, backups, lambda: None).run()
        assert _parts_of_records() == before
    finally:
        gc.enable()
    assert file.read_bytes() == game * 20 + game.replace(b"(;SZ[9]", b"(;SZ[9]C[New.]") + game * 29


def _parts_of_records() -> Counter[type]:
    return Counter(type(item) for item in gc.get_objects() if isinstance(item, FileNodes | GameTree | Node))
