"""One holder of the settings for all windows."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from goboard_app.app.settings import Settings, SettingsStore
from goboard_app.app.settings_hub import SettingsHub


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))


def test_what_is_stored_is_in_force(store: SettingsStore) -> None:
    store.save(replace(Settings(), theme="dark"))
    assert SettingsHub(store).settings.theme == "dark"


def test_a_change_is_stored_and_told_once(store: SettingsStore) -> None:
    hub = SettingsHub(store)
    told: list[Settings] = []
    hub.changed.connect(told.append)
    wanted = replace(hub.settings, theme="light")
    hub.change(wanted)
    hub.change(wanted)
    assert told == [wanted]
    assert store.load() == wanted


def test_changes_one_after_the_other_add_up(store: SettingsStore) -> None:
    hub = SettingsHub(store)
    for path in ("/a.sgf", "/b.sgf"):
        hub.change(hub.settings.with_recent(path))
    hub.change(replace(hub.settings, theme="dark"))
    assert store.load().recent == ("/b.sgf", "/a.sgf")
    assert store.load().theme == "dark"


def test_the_layout_is_kept_beside_them(store: SettingsStore) -> None:
    hub = SettingsHub(store)
    hub.save_layout(QByteArray(b"place"), QByteArray(b"state"))
    assert hub.load_layout() == (QByteArray(b"place"), QByteArray(b"state"))
