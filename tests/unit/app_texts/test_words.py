"""Words of Go: the explanation of each, and their places in a sentence."""

from __future__ import annotations

import re
from html import escape, unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from goboard_app.app.texts.glossary import (
    SCHEME,
    find_words,
    linked,
    word_name,
    word_of_link,
    word_sentence,
    words_matching,
)
from goboard_app.languages import word_forms
from goboard_app.session.glossary import Term

PARTS = ["ko", "liberty", "false eyes", "сэки", "koan", " ", ", ", "<b>", "&", "a", "я", "\n", "-"]


def found(text: str) -> list[tuple[str, Term]]:
    return [(text[item.start : item.end], item.word) for item in find_words(text)]


@pytest.mark.parametrize("word", list(Term), ids=lambda word: word.value)
def test_every_word_is_explained_in_short_sentences(word: Term) -> None:
    assert 2 <= len(word_name(word)) <= 20
    sentence = word_sentence(word)
    assert sentence.endswith(".")
    assert len(sentence) <= 125
    assert "!" not in sentence


def test_letters_of_turkish_are_passed_over() -> None:
    assert found("ATARİ, atarı, LİBERTY, ko") == [("ko", Term.KO)]


def test_there_are_about_forty_names_and_all_differ() -> None:
    assert len({word_name(word) for word in Term}) == len(Term) >= 40


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("No liberty would be left", [("liberty", Term.LIBERTY)]),
        ("This would recapture the ko right away", [("ko", Term.KO)]),
        ("Ko, ko and KO", [("Ko", Term.KO)]),
        ("positional superko", [("superko", Term.SUPERKO)]),
        ("a koan, a duko, an eyelid, komis", []),
        ("ko-like", []),
        ("One shared liberty", [("shared liberty", Term.SHARED_LIBERTY)]),
        ("A false\neye and an eye", [("false\neye", Term.FALSE_EYE), ("eye", Term.EYE)]),
        ("В сэки нет глаз.", [("сэки", Term.SEKI), ("глаз", Term.EYE)]),
        ("Звездный пункт, ложные глаза", [
            ("Звездный пункт", Term.STAR_POINT), ("ложные глаза", Term.FALSE_EYE)
        ]),
        ("Общая точка свободы", [("Общая точка свободы", Term.SHARED_LIBERTY)]),
        ("только коми", [("коми", Term.KOMI)]),
        ("Black wins by 7 points.", []),
        ("", []),
    ],
)  # fmt: skip
def test_words_in_a_sentence(text: str, words: list[tuple[str, Term]]) -> None:
    assert found(text) == words


@pytest.mark.parametrize(("language", "words"), [("zh_TW", []), ("ja", [("連", Term.CHAIN), ("地", Term.TERRITORY)])])
def test_a_plain_word_is_no_term_of_another_language(language: str, words: list[tuple[str, Term]]) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert found("相連的地方") == words
    finally:
        QLocale.setDefault(before)


def test_a_word_becomes_a_link_at_its_first_place() -> None:
    assert linked("Ko & <ko>", "#123456") == ('<a href="word:ko" style="color:#123456">Ko</a> &amp; &lt;ko&gt;')
    assert linked("ko") == '<a href="word:ko">ko</a>'


def test_every_form_is_found_as_its_word() -> None:
    forms = word_forms("en")
    assert len(forms) >= 170
    for form, word in forms.items():
        assert found(f"({form})") == [(form, Term(word))]


@pytest.mark.parametrize("word", list(Term))
def test_a_link_leads_back_to_its_word(word: Term) -> None:
    assert word_of_link(SCHEME + word.value) is word


@pytest.mark.parametrize("link", ["", "word:", "word:nothing", "https://ko", "ko"])
def test_other_links_lead_nowhere(link: str) -> None:
    assert word_of_link(link) is None


@given(st.one_of(st.text(), st.lists(st.sampled_from(PARTS)).map("".join)))
def test_nothing_of_a_text_is_lost_and_nothing_else_is_markup(text: str) -> None:
    rich = linked(text, "#fff")
    links = re.findall(r"<a [^>]*>", rich)
    plain = re.sub(r"</?a\b[^>]*>", "", rich).replace("<br>", "\n")
    assert unescape(plain) == text or "\n" not in text
    assert plain == escape(text)
    assert len(links) == len(find_words(text)) == len({item.word for item in find_words(text)})
    if not links:
        assert rich == escape(text).replace("\n", "<br>")


def test_typing_filters_the_words() -> None:
    assert words_matching("") == sorted(Term, key=lambda word: word_name(word).casefold())
    assert words_matching(" KO ")[:2] == [Term.KO, Term.KO_THREAT]
    assert Term.KO in words_matching("recapture forever")
    assert words_matching("nothing of the kind") == []


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("rank", Term.RANK),
        ("kyu", Term.RANK),
        ("thank you", Term.MANNERS),
        ("corners first", Term.OPENING),
        ("joseki", Term.JOSEKI),
        ("byo-yomi", Term.BYO_YOMI),
        ("nigiri", Term.NIGIRI),
        ("dame", Term.NEUTRAL_POINT),
        ("thick", Term.THICKNESS),
    ],
)
def test_words_heard_around_a_board_are_explained(typed: str, word: Term) -> None:
    assert words_matching(typed)[0] is word
