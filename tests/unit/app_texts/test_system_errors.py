"""Errors of the system are explained in words of the program, never in the system's."""

import errno
import os

import pytest

from goboard_app.app.texts.results import size_text, system_phrase, system_sentence

FORESEEN = (
    *("ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EFBIG"),
    *("EIO", "ENAMETOOLONG", "ELOOP", "EMFILE", "ENFILE", "EEXIST", "ENOMEM", "EBUSY", "ETXTBSY"),
    *("ENXIO", "ENODEV", "ESTALE", "EHOSTDOWN", "ETIMEDOUT", "EINVAL", "EILSEQ"),
)


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_the_words_of_the_system_are_never_shown(number: int) -> None:
    phrase = system_phrase(OSError(number, os.strerror(number), "game.sgf"))
    assert phrase
    assert os.strerror(number).lower() not in phrase.lower()
    assert "game.sgf" not in phrase
    assert phrase[0].islower()
    assert phrase[-1] != "."


@pytest.mark.parametrize("name", FORESEEN)
def test_an_error_of_a_file_is_explained_without_a_number(name: str) -> None:
    assert not any(letter.isdigit() for letter in system_phrase(OSError(getattr(errno, name), "")))


def test_another_error_is_reported_by_its_number() -> None:
    assert system_phrase(OSError(9999, "")) == "the system refused it (error 9999)"


def test_errors_without_a_number_are_explained_too() -> None:
    assert system_phrase(PermissionError()) == "you do not have permission"
    assert system_phrase(ValueError("embedded null byte")) == "no file can have this name"
    assert system_sentence(MemoryError()) == "There is too little memory."


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1000, "1.0 kB"),
        (64_000_001, "64 MB"),
        (3_200_000_000, "3.2 GB"),
        (10**14, "100 TB"),
    ],
)
def test_sizes_are_shown_in_usual_words(size: int, text: str) -> None:
    assert size_text(size) == text
