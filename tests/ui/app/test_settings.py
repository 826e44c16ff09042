"""What is stored comes back as it was, whatever else stands in the file."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from goboard_app.app.settings import MAX_RECENT, Settings, SettingsStore
from goboard_app.go.point import BoardSize
from goboard_app.rules import catalogue
from goboard_app.session.setup import NewGame


def store(folder: Path) -> SettingsStore:
    return SettingsStore(QSettings(str(folder / "a.ini"), QSettings.Format.IniFormat))


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(theme="dark", language="ru", text_size=150, panel_width=400),
        Settings(coordinates=False, natural_placement=False, motion=False, system_font=True),
        Settings(help_liberties=True, help_atari=False, help_numbers=True, panel_visible=False),
        Settings(recent=("/a b/c.sgf",)),
        Settings(recent=("/a.sgf", "/б,в.sgf")),
        Settings(
            new_game=NewGame(
                BoardSize(19, 13), catalogue.AGA, Fraction(13, 2), 4, True, "Hana", "Tomás"
            )
        ),
    ],
    ids=range(7),
)
def test_settings_come_back(tmp_path: Path, settings: Settings) -> None:
    store(tmp_path).save(settings)
    assert store(tmp_path).load() == settings


def test_a_first_start_has_the_defaults(tmp_path: Path) -> None:
    assert store(tmp_path).load() == Settings()


@pytest.mark.parametrize(
    "text",
    [
        "[new]\nkomi=1/0\n",
        "[new]\nkomi=999\n",
        "[new]\nhandicap=400\n",
        "[new]\nrows=many\n",
        "[look]\ntext_size=9000\n",
        "[board]\ncoordinates=perhaps\n",
    ],
)
def test_nonsense_is_left_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.ini").write_text(text, "utf-8")
    loaded = store(tmp_path).load()
    assert loaded.new_game.is_possible
    assert 85 <= loaded.text_size <= 200


def test_recent_files_are_few_and_newest_first() -> None:
    settings = Settings()
    for number in range(MAX_RECENT + 3):
        settings = settings.with_recent(f"/{number}")
    settings = settings.with_recent("/5")
    assert len(settings.recent) == MAX_RECENT
    assert settings.recent[0] == "/5"
    assert settings.recent.count("/5") == 1


def test_the_layout_comes_back(tmp_path: Path) -> None:
    geometry, state = QByteArray(b"\x00\x01"), QByteArray(b"xyz")
    store(tmp_path).save_layout(geometry, state)
    assert store(tmp_path).load_layout() == (geometry, state)
