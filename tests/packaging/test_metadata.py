"""The statements of the packages about the program are true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from PySide6.QtCore import QLocale

from goboard_app import PROJECT_PAGE, __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
METAINFO = ElementTree.parse(ROOT / "packaging/linux/org.goboard.goboard.metainfo.xml")
DESKTOP = (ROOT / "packaging/linux/org.goboard.goboard.desktop").read_text("utf-8")
LANGUAGES = {file.parent.name for file in (ROOT / "resources/languages").glob("*/goboard.ts")}
_XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_release_is_this_version() -> None:
    release = METAINFO.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_the_languages_are_those_that_are_spoken() -> None:
    assert {each.text for each in METAINFO.findall("languages/lang")} == LANGUAGES
    named = {
        re.sub(r" \(.*", "", each.split(" :: ")[1])
        for each in PROJECT["classifiers"]
        if each.startswith("Natural Language")
    }
    assert named == {QLocale.languageToString(QLocale(code).language()) for code in LANGUAGES}


@pytest.mark.parametrize("code", sorted(LANGUAGES - {"en"}))
def test_each_language_has_its_words_in_menus_and_shops(code: str) -> None:
    assert f"Comment[{code}]=" in DESKTOP
    assert f"GenericName[{code}]=" in DESKTOP
    assert f"Keywords[{code}]=" in DESKTOP
    for text in ("summary", "description/p", "keywords/keyword"):
        assert code in {each.get(_XML_LANGUAGE) for each in METAINFO.findall(text)}, text


def test_the_pictures_that_shops_want_are_there_and_wide_enough() -> None:
    named = re.findall(
        r"docs/\w+\.webp", (ROOT / "packaging/linux/org.goboard.goboard.metainfo.xml").read_text("utf-8")
    )
    assert len(named) == 4
    for name in named:
        with Image.open(ROOT / name) as picture:
            assert picture.width >= 752, name


def test_no_address_is_named_but_that_of_the_project() -> None:
    addresses = {each.text for each in METAINFO.findall("url")} | set(PROJECT.get("urls", {}).values())
    assert addresses <= {PROJECT_PAGE} - {""}
