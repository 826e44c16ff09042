"""One holder of the settings for all windows."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from goboard_app.app.settings import FLAG, Setting, Settings, SettingsHub, SettingsStore, whole

DEPTH = Setting("engine/depth", 5, whole(1, 20))
IS_ON = Setting("engine/on", False, FLAG)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))


def test_stored_settings_are_in_force(store: SettingsStore) -> None:
    store.save(replace(Settings(), theme="dark"))
    assert SettingsHub(store).settings.theme == "dark"


def test_a_change_is_stored_and_reported_once(store: SettingsStore) -> None:
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


def test_a_setting_of_a_feature_is_stored_and_reported_once(store: SettingsStore) -> None:
    hub = SettingsHub(store)
    told: list[int] = []
    hub.changed.connect(lambda settings: told.append(hub.value(DEPTH)))
    assert hub.value(DEPTH) == 5
    hub.store_value(DEPTH, 5)
    hub.store_value(DEPTH, 7)
    hub.store_value(DEPTH, 7)
    assert told == [7]
    assert SettingsHub(store).value(DEPTH) == 7
    assert hub.value(IS_ON) is False


@pytest.mark.parametrize("odd", ["deep", 1.5, QByteArray(b"x"), ["1", "2"], {"a": 1}, None])
def test_a_setting_of_a_feature_that_makes_no_sense_is_its_default(tmp_path: Path, odd: object) -> None:
    ini = QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)
    ini.setValue(DEPTH.key, odd)
    ini.setValue(IS_ON.key, odd)
    hub = SettingsHub(SettingsStore(ini))
    assert (hub.value(DEPTH), hub.value(IS_ON)) == (5, False)


def test_two_programs_do_not_write_over_one_another(tmp_path: Path) -> None:
    first, second = (
        SettingsHub(SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))) for _ in range(2)
    )
    told: list[Settings] = []
    second.changed.connect(told.append)
    first.change(replace(first.settings, theme="dark"))
    first.store_value(DEPTH, 7)
    assert told == []
    second.change(replace(second.settings, text_size=130))
    second.store_value(IS_ON, True)
    later = SettingsHub(SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)))
    assert later.settings == replace(Settings(), theme="dark", text_size=130)
    assert (later.value(DEPTH), later.value(IS_ON)) == (7, True)
