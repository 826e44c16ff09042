"""Changes and exports of many games of a library: file by file, each whole, and what stands in the way is named."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from goboard_app.app import library_edits
from goboard_app.app.chosen_games import FilesWatch, LeftFile
from goboard_app.app.files import save
from goboard_app.app.files.save import Backups, CannotSave
from goboard_app.app.library import _read
from goboard_app.app.library_edits import EditPlan, InfoChange, LibraryEditor
from goboard_app.app.library_export import ExportStopped, MixedEncodings, export_games
from goboard_app.library.index import IndexWatch, LibraryGame, known_games, renew
from goboard_app.record.sgf.imports import read_record

GIB = "\\HS\n\\[GAMEBLACKNAME=Hana\\]\n\\[GAMEWHITENAME=Tom\\]\n\\HE\n\\GS\n2 1 0\nSTO 0 2 1 3 3\n\\GE\n"
EVENT = InfoChange({"EV": "Meijin"})


class Shelf:
    """A folder with its index, and the editor for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "games"
        self.folder.mkdir()
        self.index = folder / "index.sqlite"
        self.editor = LibraryEditor(self.folder, self.index, Backups(folder / "backups"), folder / "locks")

    def write(self, **files: str | bytes) -> None:
        for name, data in files.items():
            path = self.folder / f"{name}.sgf"
            path.write_bytes(data.encode() if isinstance(data, str) else data)

    def games(self) -> list[LibraryGame]:
        watch = IndexWatch()
        renew(self.index, self.folder, partial(_read, watch.reading), watch)
        return known_games(self.index)

    def plan(self, change: InfoChange = EVENT) -> EditPlan:
        return self.editor.plan(change, self.games(), FilesWatch())

    def data(self, name: str) -> bytes:
        return (self.folder / f"{name}.sgf").read_bytes()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_a_change_called_off_leaves_whole_files_and_can_be_taken_back(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = {name: f"(;SZ[9]PB[{name}];B[aa])" for name in "abc"}
    shelf.write(**texts)
    watch = FilesWatch()
    usual = library_edits.chosen_files

    def stopping(*args: object) -> Iterator[object]:
        for number, found in enumerate(usual(*args)):  # type: ignore[arg-type]
            yield found
            if number == 0:
                watch.call_off()

    plan = shelf.plan()
    monkeypatch.setattr(library_edits, "chosen_files", stopping)
    outcome = shelf.editor.write(plan, watch)
    assert outcome.is_stopped
    assert outcome.games == 1
    assert shelf.data("a") == b"(;SZ[9]PB[a]EV[Meijin];B[aa])"
    assert (shelf.data("b"), shelf.data("c")) == (texts["b"].encode(), texts["c"].encode())
    shelf.editor.take_back(outcome, FilesWatch())
    assert shelf.data("a") == texts["a"].encode()


def test_a_file_that_changes_after_the_preview_is_left_as_it_is(shelf: Shelf) -> None:
    shelf.write(a="(;SZ[9]PB[a];B[aa])", b="(;SZ[9]PB[b];B[aa])")
    plan = shelf.plan()
    shelf.write(a="(;SZ[9]PB[a]C[new];B[aa])")
    outcome = shelf.editor.write(plan, FilesWatch())
    assert shelf.data("a") == b"(;SZ[9]PB[a]C[new];B[aa])"
    assert [file.path for file in outcome.files] == [b"b.sgf"]
    assert outcome.left == (LeftFile(b"a.sgf", "The file has just been changed by another program."),)


def test_a_file_that_changed_before_the_preview_is_read_again(shelf: Shelf) -> None:
    shelf.write(a="(;SZ[9]PB[a];B[aa])")
    games = shelf.games()
    shelf.write(a="(;SZ[9]PB[a]EV[Newer]C[new];B[aa])")
    plan = shelf.editor.plan(EVENT, games, FilesWatch())
    assert [value.before for value in plan.files[0].values] == ["Newer"]
    shelf.editor.write(plan, FilesWatch())
    assert shelf.data("a") == b"(;SZ[9]PB[a]EV[Meijin]C[new];B[aa])"


def test_a_game_that_was_played_on_is_still_the_game(shelf: Shelf) -> None:
    shelf.write(a="(;SZ[9]PB[a]PW[b];B[aa])")
    games = shelf.games()
    shelf.write(a="(;SZ[9]PB[a]PW[b];B[aa];W[bb])")
    assert shelf.editor.plan(EVENT, games, FilesWatch()).games == 1


def test_a_disk_that_refuses_is_named_and_the_rest_goes_on(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.write(a="(;SZ[9]PB[a];B[aa])", b="(;SZ[9]PB[b];B[aa])")
    plan = shelf.plan()
    usual = library_edits.Writing.run

    def run(writing: library_edits.Writing) -> object:
        if writing.path.name == "a.sgf":
            raise CannotSave("the disk is full")
        return usual(writing)

    monkeypatch.setattr(library_edits.Writing, "run", run)
    outcome = shelf.editor.write(plan, FilesWatch())
    assert outcome.left == (LeftFile(b"a.sgf", "The disk is full."),)
    assert b"Meijin" in shelf.data("b")


def test_a_change_of_many_files_pushes_no_other_version_out(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Backups(tmp_path / "backups")
    mine = tmp_path / "mine.sgf"
    mine.write_text("(;C[old])")
    assert usual.keep(mine) is not None
    monkeypatch.setattr(save, "ALTOGETHER", 2)
    shelf.editor = replace(shelf.editor, backups=usual.for_many())
    shelf.write(**{f"g{number}": f"(;SZ[9]PB[{number}];B[aa])" for number in range(5)})
    shelf.editor.write(shelf.plan(), FilesWatch())
    assert [version.read_text() for version in usual.versions(mine)] == ["(;C[old])"]
    assert len(list(usual.for_many().folder.iterdir())) == 5
    monkeypatch.setattr(save, "MANY_ALTOGETHER", 3)
    shelf.editor.write(shelf.plan(InfoChange({"EV": "Other"})), FilesWatch())
    assert len(list(usual.for_many().folder.iterdir())) == 3


def test_an_import_is_not_changed(shelf: Shelf) -> None:
    (shelf.folder / "a.gib").write_text(GIB)
    plan = shelf.plan()
    assert plan.files == ()
    assert [file.reason for file in plan.left] == ["This is not an SGF file. Open it and save it as SGF first."]


def test_bytes_in_another_encoding_stay(shelf: Shelf) -> None:
    before = "(;SZ[9]CA[GB2312]PB[\u8042\u536b\u5e73]C[\u597d\u68cb\n\u4e0b] ;B[aa])".encode("gb18030")
    shelf.write(a=before)
    shelf.editor.write(shelf.plan(InfoChange({"EV": "\u540d\u4eba"})), FilesWatch())
    new = b"EV[" + "\u540d\u4eba".encode("gb18030") + b"]"
    assert shelf.data("a").replace(new, b"") == before


def test_characters_that_the_file_cannot_hold_are_named_in_the_preview(shelf: Shelf) -> None:
    shelf.write(a="(;SZ[9]CA[Shift_JIS]PB[\u540d\u4eba]C[\u597d];B[aa])".encode("cp932"))
    plan = shelf.plan(InfoChange({"EV": "Caf\u00e9"}))
    assert plan.files == ()
    assert plan.left[0].reason == "The file is written in Shift_JIS, which has no character for \u00e9."


def test_the_information_below_the_root_is_changed_in_its_place(shelf: Shelf) -> None:
    shelf.write(a="(;SZ[9];B[aa]PB[a]EV[Old];W[bb])")
    shelf.editor.write(shelf.plan(), FilesWatch())
    assert shelf.data("a") == b"(;SZ[9];B[aa]PB[a]EV[Meijin];W[bb])"


def test_some_games_of_a_thousand_in_one_file_are_changed_and_no_other(shelf: Shelf) -> None:
    games = [f"(;SZ[9]PB[p{number}]EV[Old];B[a{'abcdefghi'[number % 9]}])\n" for number in range(1000)]
    shelf.write(all="".join(games))
    chosen = [game for game in shelf.games() if game.key[1] % 100 == 7]
    outcome = shelf.editor.write(shelf.editor.plan(EVENT, chosen, FilesWatch()), FilesWatch())
    assert outcome.games == 10
    wanted = [game.replace("Old", "Meijin") if number % 100 == 7 else game for number, game in enumerate(games)]
    assert shelf.data("all") == "".join(wanted).encode()


def test_a_file_with_repairs_keeps_its_damage(shelf: Shelf) -> None:
    before = "junk (;SZ[9]PB[a]EV[Old]x;B[aa];W[zz])) tail"
    shelf.write(a=before)
    shelf.editor.write(shelf.plan(), FilesWatch())
    assert shelf.data("a") == before.replace("Old", "Meijin").encode()


def export(shelf: Shelf, path: Path, watch: FilesWatch | None = None, is_converted: bool = False) -> int:
    games = shelf.games()
    return export_games(path, shelf.folder, shelf.index, games, watch or FilesWatch(), is_converted).games


def test_a_thousand_games_are_saved_with_their_bytes(shelf: Shelf, tmp_path: Path) -> None:
    games = [f"(;SZ[9]PB[p{number}] ;B[a{'abcdefghi'[number % 9]}])" for number in range(1000)]
    shelf.write(all=" text\n".join(games))
    assert export(shelf, tmp_path / "out.sgf") == 1000
    assert (tmp_path / "out.sgf").read_text() == "\n".join(games) + "\n"


def test_an_export_called_off_writes_nothing(shelf: Shelf, tmp_path: Path) -> None:
    shelf.write(a="(;SZ[9];B[aa])")
    watch = FilesWatch()
    watch.call_off()
    with pytest.raises(ExportStopped):
        export(shelf, tmp_path / "out.sgf", watch)
    assert not (tmp_path / "out.sgf").exists()


@pytest.mark.parametrize("other", ["(;SZ[9]CA[Big5]PB[b];B[aa])", "(;SZ[9]CA[ISO-8859-1]PB[\u00e9\u00e8];B[aa])"])
def test_the_encoding_that_a_game_names_counts_even_if_its_letters_are_plain(
    shelf: Shelf, tmp_path: Path, other: str
) -> None:
    shelf.write(a="(;SZ[9]CA[UTF-8]PB[\u540d\u4eba];B[aa])", b=other.encode("latin-1"))
    with pytest.raises(MixedEncodings):
        export(shelf, tmp_path / "out.sgf")
    assert export(shelf, tmp_path / "out.sgf", is_converted=True) == 2
    text = (tmp_path / "out.sgf").read_text("utf-8")
    assert text.count("CA[UTF-8]") == 2


def test_a_game_that_breaks_off_is_closed_before_another_one(shelf: Shelf, tmp_path: Path) -> None:
    shelf.write(a="(;SZ[9]CA[GB2312]PB[\u540d\u4eba];B[aa]".encode("gb18030"), b="(;SZ[9]PB[b];B[bb])")
    assert export(shelf, tmp_path / "out.sgf") == 2
    data = (tmp_path / "out.sgf").read_bytes()
    assert [game.root.text("PB") for game in read_record(data).games] == ["\u540d\u4eba", "b"]
    assert "\u540d\u4eba".encode("gb18030") in data


def test_games_in_utf_16_are_converted_after_a_question(shelf: Shelf, tmp_path: Path) -> None:
    shelf.write(a="(;SZ[9]PB[\u540d\u4eba];B[aa])".encode("utf-16"))
    with pytest.raises(MixedEncodings) as found:
        export(shelf, tmp_path / "out.sgf")
    assert len(found.value.names) == 1
    export(shelf, tmp_path / "out.sgf", is_converted=True)
    assert "\u540d\u4eba" in (tmp_path / "out.sgf").read_text("utf-8")


def test_an_import_is_saved_as_sgf(shelf: Shelf, tmp_path: Path) -> None:
    (shelf.folder / "a.gib").write_text(GIB)
    shelf.write(b="(;SZ[9]PB[b];B[bb])")
    assert export(shelf, tmp_path / "out.sgf") == 2
    assert [game.root.text("PB") for game in read_record((tmp_path / "out.sgf").read_bytes()).games] == ["Hana", "b"]


def test_plain_games_fit_any_encoding(shelf: Shelf, tmp_path: Path) -> None:
    named = "(;SZ[9]CA[GB2312]PB[\u540d\u4eba]C[\u597d\u68cb];B[aa])".encode("gb18030")
    shelf.write(a=named, b="(;SZ[9]PB[b];B[aa])")
    export(shelf, tmp_path / "out.sgf")
    assert (tmp_path / "out.sgf").read_bytes() == named + b"\n(;SZ[9]PB[b];B[aa])\n"
