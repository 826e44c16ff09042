"""The places in records that the settings remember."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from goboard_app.app.settings import MOST, PlaceStore, SettingsStore


@pytest.fixture
def ini(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "places.ini"), QSettings.Format.IniFormat)


def again(ini: QSettings) -> PlaceStore:
    """Return the store as another run of the program reads it."""
    ini.sync()
    return PlaceStore(SettingsStore(QSettings(ini.fileName(), QSettings.Format.IniFormat)))


def test_a_place_is_kept_for_its_file(ini: QSettings) -> None:
    PlaceStore(SettingsStore(ini)).keep("/a b, c/г.sgf", "0: 3x0 1")
    assert again(ini).place_of("/a b, c/г.sgf") == "0: 3x0 1"
    assert again(ini).place_of("/other.sgf") == ""


def test_the_last_place_counts_and_none_forgets(ini: QSettings) -> None:
    store = PlaceStore(SettingsStore(ini))
    for place in ("0: 1x0", "0: 2x0"):
        store.keep("/a.sgf", place)
    store.keep("/b.sgf", "0: 5")
    assert again(ini).place_of("/a.sgf") == "0: 2x0"
    store.keep("/a.sgf", "")
    assert again(ini).place_of("/a.sgf") == ""
    assert again(ini).place_of("/b.sgf") == "0: 5"


def test_the_files_used_last_are_kept(ini: QSettings) -> None:
    store = PlaceStore(SettingsStore(ini))
    for number in range(MOST):
        store.keep(f"/{number}.sgf", "0: 1")
    store.keep("/0.sgf", "0: 2")
    store.keep("/new.sgf", "0: 3")
    assert [store.place_of(f"/{name}.sgf") for name in ("0", "1", "2", "new")] == [
        "0: 2", "", "0: 1", "0: 3",
    ]  # fmt: skip


@pytest.mark.parametrize("value", [7, ["no tab"], "\t"])
def test_invalid_input_is_skipped(ini: QSettings, value: object) -> None:
    ini.setValue("places", value)
    store = PlaceStore(SettingsStore(ini))
    assert store.place_of("/a.sgf") == ""
    store.keep("/a.sgf", "0: 1")
    assert store.place_of("/a.sgf") == "0: 1"
