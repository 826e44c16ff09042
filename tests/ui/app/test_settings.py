"""Stored settings are restored, with any other content in the file."""

from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QSettings

from goboard_app.app.files.load import digest_of
from goboard_app.app.files.recent import ChosenEncodings
from goboard_app.app.settings import (
    FLAG,
    MAX_RECENT,
    TEXTS,
    BoardSet,
    PlaceStore,
    Setting,
    Settings,
    SettingsStore,
    choice,
    whole,
)
from goboard_app.clock.control import ByoYomi, Fischer, Hourglass, NoClock
from goboard_app.go.board import BoardSize
from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom
from goboard_app.session.export import ExportChoice, ExportKind
from goboard_app.session.new_game import NewGame
from goboard_app.session.numbering import Numbering, NumberingKind
from goboard_app.ui.files.export_dialog import LAST_EXPORT

# Something else than the default for every field.
OTHER = Settings(
    theme="dark",
    language="ru",
    board_set=BoardSet.FLAT,
    coordinates=False,
    natural_placement=False,
    motion=False,
    show_count=False,
    system_font=True,
    text_size=130,
    help_liberties=False,
    help_atari=False,
    help_numbers=True,
    numbering=Numbering(NumberingKind.LAST, 20),
    help_chains=True,
    help_areas=True,
    ask_self_atari=True,
    ask_own_eye=True,
    ask_pass=True,
    sounds=False,
    talk_put_back=False,
    panel_visible=False,
    panel_width=412,
    new_game=NewGame(
        BoardSize(13, 19),
        catalogue.AGA,
        Fraction(-13, 2),
        4,
        True,
        'Hana; = "x"',
        "Tomás, Ян",
        black_time=ByoYomi(600_000, 5, 30_000),
        white_time=Fischer(300_000, 10_000, 600_000),
    ),
    recent=("/игры/а, б.sgf", "/home/a b/c=d;e.sgf"),
    custom_rulesets=(
        replace(as_custom(catalogue.JAPANESE), sgf_name="Ours, at home [50%]", komi=Fraction(11, 2)),
        replace(as_custom(catalogue.CHINESE), sgf_name="Клуб"),
    ),
    play_interval=2000,
)
NAMES = [each.name for each in fields(Settings)]
TABLE: dict[str, Setting[object]] = {each.name: each.metadata["setting"] for each in fields(Settings)}
KEYS = [(name, key) for name, setting in TABLE.items() for key in setting.codec.write(setting.key, setting.default)]


class Watched(QSettings):
    """Knows which keys were written."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path), QSettings.Format.IniFormat)
        self.written: list[str] = []

    def setValue(self, key: str, value: object) -> None:
        self.written.append(key)
        super().setValue(key, value)


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
                BoardSize(19, 13), catalogue.AGA, Fraction(13, 2), 4, True, "Hana", "Tomás", white_rank="2d"
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


def test_a_folder_that_cannot_be_made_is_known(tmp_path: Path) -> None:
    assert store(tmp_path).is_kept
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    assert not store(tmp_path / "file").is_kept


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


@pytest.mark.parametrize("name", NAMES)
def test_each_field_comes_back_by_itself(tmp_path: Path, name: str) -> None:
    assert getattr(OTHER, name) != getattr(Settings(), name)
    settings = replace(Settings(), **{name: getattr(OTHER, name)})
    store(tmp_path).save(settings)
    assert store(tmp_path).load() == settings


def test_no_two_fields_share_a_key() -> None:
    keys = [key for _, key in KEYS]
    assert len(set(keys)) == len(keys)


OLD_INI = r"""[General]
encodings="ab12 KOI8-R /a b, c.sgf", cd34 gb18030 /d.sgf
export="{\"kind\": \"kifu\", \"size\": 640, \"moving_size\": 480, \"theme\": \"print\", \"coordinates\": true, \"numbers\": true, \"paper\": \"letter\", \"length\": 100, \"comments\": true, \"variations\": true, \"frame_ms\": 800, \"per_page\": 6, \"solutions\": true}"
places="0: 3x0 1\t/a b, c/г.sgf", 0: 5\t/d.sgf
recent="/игры/а, б.sgf", "/home/a b/c=d;e.sgf"

[ask]
own_eye=true
pass=true
self_atari=true

[board]
coordinates=false
motion=false
natural=false
set=flat

[clock]
sounds=false

[count]
show=false

[help]
areas=true
atari=false
chains=true
liberties=false
numbering=last
numbering_count=20
numbers=true

[lesson]
put_back=false

[look]
language=ru
system_font=true
text_size=130
theme=dark

[new]
black="Hana; = \"x\""
black_time="600;5x30 byo-yomi"
columns=13
cross=false
free=true
goal=0
handicap=4
komi=-13/2
rows=19
rules=aga
start_stones=false
white="Tomás, Ян"
white_time="300;10 fischer, max 600"

[review]
interval=2000

[rules]
custom="ko=simple scoring=territory tax=seki long_cycle=offer:no_result suicide=none komi=11/2 handicap_komi=1/2 placement=fixed bonus=0 also=none pass_stones=no white_passes_last=no all_alive=never resumption=opponent_of_requester first_pass_bonus=0 tie=draw fill_dame_first=no area_count=color_in name=Ours,%20at%20home%20%5B50%25%5D", "ko=simple scoring=area tax=none long_cycle=offer:no_result suicide=none komi=15/2 handicap_komi=1/2 placement=free bonus=N also=none pass_stones=no white_passes_last=no all_alive=four_passes resumption=natural first_pass_bonus=0 tie=draw fill_dame_first=no area_count=half name=%D0%9A%D0%BB%D1%83%D0%B1"

[window]
geometry=@ByteArray(\x1\xd9\xd0\xcbgeo)
panel=false
panel_width=412
state=@ByteArray(\0\0\0\xff)
"""  # noqa: E501 - as the program wrote it

# With what came later: the ranks of players, and the cell for illegal moves.
NOW_INI = (
    OLD_INI.replace(" first_pass_bonus", " illegal_move=taken_back first_pass_bonus")
    .replace("\nblack_time", "\nblack_rank=\nblack_time")
    .replace("\nwhite_time", "\nwhite_rank=\nwhite_time")
)


def test_a_file_of_earlier_versions_is_read_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "a.ini").write_text(OLD_INI, "utf-8")
    old = store(tmp_path)
    assert old.load() == OTHER
    assert old.load_layout() == (QByteArray(b"\x01\xd9\xd0\xcbgeo"), QByteArray(b"\0\0\0\xff"))
    assert PlaceStore(old).place_of("/a b, c/г.sgf") == "0: 3x0 1"
    assert PlaceStore(old).place_of("/d.sgf") == "0: 5"
    export = ExportChoice(ExportKind.KIFU, size=640, theme="print", numbers=True, paper="letter", length=100)
    assert old.read(LAST_EXPORT) == export


def test_the_file_is_written_as_earlier_versions_wrote_it(tmp_path: Path) -> None:
    (tmp_path / "a.ini").write_text(NOW_INI, "utf-8")
    ini = Watched(tmp_path / "a.ini")
    old, new = SettingsStore(ini), SettingsStore(Watched(tmp_path / "b.ini"))
    old.save(OTHER)
    assert ini.written == []
    new.save(old.load())
    new.save_layout(*old.load_layout())
    new.write(LAST_EXPORT, old.read(LAST_EXPORT))
    for key in ("encodings", "places"):
        lists: Setting[tuple[str, ...]] = Setting(key, (), TEXTS)
        new.write(lists, old.read(lists))
    new._store.sync()
    assert (tmp_path / "b.ini").read_text("utf-8") == NOW_INI


def test_a_chosen_encoding_is_kept_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a, b.sgf"
    path.write_bytes(b"(;)")
    ChosenEncodings(store(tmp_path)).remember(path, digest_of(b"(;)"), "KOI8-R")
    choice = ChosenEncodings(store(tmp_path)).choice_for(path)
    assert callable(choice)
    assert choice(b"(;)") == "KOI8-R"
    assert choice(b"(;;)") is None


WRONG_TYPES = [1.5, QByteArray(b"\xff\0"), QPoint(1, 2), {"a": 1}]
ODD_VALUES = [
    *WRONG_TYPES,
    None,
    7,
    -7,
    2**40,
    True,
    "",
    "perhaps",
    "9" * 5000,
    "-" + "9" * 5000,
    "1e999999999",
    "1/0",
    "nan",
    "a\0b",
    ["a", "b"],
    [1, None, "a\0b"],
    [],
]


@pytest.mark.parametrize(("name", "key"), KEYS)
def test_an_odd_value_affects_one_field_only(tmp_path: Path, name: str, key: str) -> None:
    ini = QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)
    SettingsStore(ini).save(OTHER)
    for odd in ODD_VALUES:
        ini.setValue(key, odd)
        loaded = SettingsStore(ini).load()
        value = getattr(loaded, name)
        assert replace(loaded, **{name: getattr(OTHER, name)}) == OTHER
        assert type(value) is type(getattr(OTHER, name))
        assert 85 <= loaded.text_size <= 200
        assert 0 <= loaded.panel_width < 2**31
        assert 0 < loaded.play_interval < 2**31
        assert loaded.numbering.count >= 1
        assert loaded.new_game.is_possible
        assert all("\0" not in path for path in loaded.recent)


@pytest.mark.parametrize(("name", "key"), [(n, k) for n, k in KEYS if TABLE[n].key == k])
@pytest.mark.parametrize("odd", WRONG_TYPES, ids=str)
def test_a_value_of_another_type_is_the_default(tmp_path: Path, name: str, key: str, odd: object) -> None:
    ini = QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)
    SettingsStore(ini).save(OTHER)
    ini.setValue(key, odd)
    kept = Numbering(Settings().numbering.kind, OTHER.numbering.count)
    wanted = kept if name == "numbering" else getattr(Settings(), name)
    assert getattr(SettingsStore(ini).load(), name) == wanted


@pytest.mark.parametrize(
    ("name", "lines", "value"),
    [
        ("text_size", "[look]\ntext_size=9000", 200),
        ("text_size", "[look]\ntext_size=-5", 85),
        ("text_size", "[look]\ntext_size=large", 100),
        ("panel_width", "[window]\npanel_width=-5", 0),
        ("coordinates", "[board]\ncoordinates=0", False),
        ("system_font", "[look]\nsystem_font=perhaps", False),
        ("theme", "[look]\ntheme=a, b", "system"),
        ("recent", "[General]\nrecent=/one.sgf", ("/one.sgf",)),
        ("recent", "[General]\nrecent=@Invalid()", ()),
        ("custom_rulesets", "[rules]\ncustom=aga, nonsense", ()),
        ("numbering", "[help]\nnumbering_count=-3", Numbering()),
        ("new_game", "[new]\nrows=many\nblack=Hana", NewGame(black_name="Hana")),
        ("new_game", "[new]\nrows=999\nblack=Hana", NewGame(black_name="Hana")),
        ("new_game", "[new]\nkomi=999\nblack=Hana", NewGame()),
        ("new_game", "[new]\nkomi=6.5", NewGame(komi=Fraction(13, 2))),
        ("new_game", '[new]\nblack_time="60;"', NewGame()),
    ],
)
def test_a_line_of_the_file(tmp_path: Path, name: str, lines: str, value: object) -> None:
    (tmp_path / "a.ini").write_text(lines + "\n", "utf-8")
    assert store(tmp_path).load() == replace(Settings(), **{name: value})  # type: ignore[arg-type]


def test_clocks_that_do_not_go_together_are_none(tmp_path: Path) -> None:
    game = NewGame(black_time=Hourglass(60_000), white_time=ByoYomi(0, 1, 30_000))
    store(tmp_path).save(Settings(new_game=game))
    loaded = store(tmp_path).load().new_game
    assert (loaded.black_time, loaded.white_time) == (NoClock(), NoClock())


def test_only_changed_fields_are_written(tmp_path: Path) -> None:
    ini = Watched(tmp_path / "a.ini")
    kept = SettingsStore(ini)
    kept.save(OTHER)
    ini.written.clear()
    game = replace(OTHER.new_game, black_name="Mei")
    kept.save(replace(OTHER, theme="light", new_game=game), OTHER)
    assert ini.written == ["look/theme", "new/black"]


def test_odd_values_are_repaired_on_writing(tmp_path: Path) -> None:
    (tmp_path / "a.ini").write_text("[new]\nkomi=999\n", "utf-8")
    before = store(tmp_path).load()
    after = replace(before, new_game=replace(before.new_game, black_name="Hana"))
    store(tmp_path).save(after, before)
    assert store(tmp_path).load() == after


SPEEDS: Setting[tuple[str, ...]] = Setting("engine/speeds", ("slow", "fast"), TEXTS)


@pytest.mark.parametrize("value", [(), ("one",), ("a, b", "")])
def test_a_list_comes_back_even_where_the_default_holds_something(tmp_path: Path, value: tuple[str, ...]) -> None:
    assert store(tmp_path).read(SPEEDS) == ("slow", "fast")
    store(tmp_path).write(SPEEDS, value)
    assert store(tmp_path).read(SPEEDS) == value


def test_a_feature_has_flags_numbers_and_choices(tmp_path: Path) -> None:
    is_on = Setting("engine/on", False, FLAG)
    depth = Setting("engine/depth", 5, whole(1, 20))
    way = Setting("engine/way", NumberingKind.LAST, choice(NumberingKind))
    kept = store(tmp_path)
    kept.write(is_on, True)
    kept.write(depth, 99)
    kept.write(way, NumberingKind.FROM_HERE)
    later = store(tmp_path)
    assert later.read(is_on) is True
    assert later.read(depth) == 20
    assert later.read(way) is NumberingKind.FROM_HERE
