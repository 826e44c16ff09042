"""The glossary: the meaning of each term of Go, and links to it in texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from PySide6.QtCore import QLocale

from goboard_app.app.texts.format import Text, collation_key, filled, translate
from goboard_app.languages import any_of, plain, word_forms
from goboard_app.session.glossary import Term

SCHEME = "word:"


def word_name(word: Term) -> str:
    """Return the name of a term as the glossary lists it."""
    return _told(word)[0]


def word_sentence(word: Term) -> str:
    """Return the explanation of a term, shown beside its board."""
    return _told(word)[1]


def words_matching(wanted: str) -> list[Term]:
    """Return the terms whose name or explanation contains the typed text, sorted by name.

    Those whose name begins with it come first.
    """
    text = wanted.strip().casefold()
    found = [
        (not word_name(word).casefold().startswith(text), collation_key(word_name(word)), word)
        for word in Term
        if text in word_name(word).casefold() or text in word_sentence(word).casefold()
    ]
    return [word for *_, word in sorted(found, key=lambda item: item[:2])]


def _told(word: Term) -> tuple[str, str]:
    return {**_first_words(), **_fighting(), **_living(), **_game(), **_shapes()}[word]


def _first_words() -> dict[Term, tuple[str, str]]:
    """Return the names and explanations of the glossary's first terms: board, stones and capture."""
    return {
        Term.POINT: (
            translate("words", "Point"),
            translate("words", "Where two lines cross. Stones are played on points."),
        ),
        Term.EDGE: (
            translate("words", "Edge"),
            translate("words", "The outermost line. A stone there has three liberties at most."),
        ),
        Term.CORNER: (
            translate("words", "Corner"),
            translate("words", "Where two edges meet. A stone there has two liberties at most."),
        ),
        Term.STAR_POINT: (
            translate("words", "Star point"),
            translate("words", "A point with a dot. Handicap stones go on star points."),
        ),
        Term.LIBERTY: (
            translate("words", "Liberty"),
            translate("words", "An empty point next to a stone or its chain. There are four here."),
        ),
        Term.CHAIN: (
            translate("words", "Chain"),
            translate(
                "words",
                "Stones of one colour that are joined along the lines. A diagonal does not join.",
            ),
        ),
        Term.GROUP: (
            translate("words", "Group"),
            translate("words", "Chains of one colour that live or die together."),
        ),
        Term.CAPTURE: (
            translate("words", "Capture"),
            translate("words", "To take stones off the board by filling their last liberty."),
        ),
        Term.PRISONER: (
            translate("words", "Prisoner"),
            translate("words", "A stone that was captured. One was taken from the marked point."),
        ),
    }


def _fighting() -> dict[Term, tuple[str, str]]:
    """Return the names and explanations of the glossary's terms of fighting."""
    return {
        Term.ATARI: (
            translate("words", "Atari"),
            translate("words", "One liberty is left: the next move there captures."),
        ),
        Term.DOUBLE_ATARI: (
            translate("words", "Double atari"),
            translate("words", "One move puts two chains in atari. Only one can be saved."),
        ),
        Term.SELF_ATARI: (
            translate("words", "Self-atari"),
            translate("words", "A move that leaves your own stones one liberty."),
        ),
        Term.SELF_CAPTURE: (
            translate("words", "Self-capture"),
            translate(
                "words",
                "A move that leaves your own stones no liberty and captures nothing. Most "
                "rules forbid it: Black may not play here.",
            ),
        ),
        Term.EXTEND: (
            translate("words", "Extend"),
            translate("words", "To add a stone to a chain, giving it more liberties."),
        ),
        Term.CONNECTION: (
            translate("words", "Connection"),
            translate("words", "A move that makes two chains into one."),
        ),
        Term.CUT: (
            translate("words", "Cut"),
            translate("words", "A move that keeps two chains of the opponent apart."),
        ),
        Term.LADDER: (
            translate("words", "Ladder"),
            translate("words", "Atari after atari in a zigzag. It ends at the edge."),
        ),
        Term.NET: (
            translate("words", "Net"),
            translate("words", "A move from a distance: wherever the stone runs, it is captured."),
        ),
        Term.SNAPBACK: (
            translate("words", "Snapback"),
            translate(
                "words",
                "Black lets White capture a stone, then captures three by playing at 1 again.",
            ),
        ),
        Term.KO: (
            translate("words", "Ko"),
            translate(
                "words",
                "The two sides could recapture forever. So after 1, White must first play somewhere else.",
            ),
        ),
        Term.KO_THREAT: (
            translate("words", "Ko threat"),
            translate(
                "words",
                "A move that asks for an answer, such as 2. After the answer, White recaptures the ko.",
            ),
        ),
        Term.SUPERKO: (
            translate("words", "Superko"),
            translate(
                "words",
                "A rule: no move may repeat an earlier board. Here White may not recapture right away.",
            ),
        ),
    }


def _living() -> dict[Term, tuple[str, str]]:
    """Return the names and explanations of the glossary's terms of life and death."""
    return {
        Term.EYE: (
            translate("words", "Eye"),
            translate("words", "A point or a few that stones of one colour surround."),
        ),
        Term.FALSE_EYE: (
            translate("words", "False eye"),
            translate(
                "words",
                "It looks like an eye, but the stones around it are not joined and may be captured one by one.",
            ),
        ),
        Term.VITAL_POINT: (
            translate("words", "Vital point"),
            translate("words", "Whoever plays here first decides: Black makes two eyes, White leaves one."),
        ),
        Term.ALIVE: (
            translate("words", "Alive"),
            translate("words", "Two eyes cannot be filled at once: these stones can never be captured."),
        ),
        Term.DEAD: (
            translate("words", "Dead"),
            translate("words", "Stones that cannot be saved. They are taken off when the game is over."),
        ),
        Term.SHARED_LIBERTY: (
            translate("words", "Shared liberty"),
            translate("words", "A liberty of a black chain and of a white one."),
        ),
        Term.SEKI: (
            translate("words", "Seki"),
            translate(
                "words",
                "Neither side can play there: whoever does puts their own stones in atari. Both live.",
            ),
        ),
        Term.CAPTURING_RACE: (
            translate("words", "Capturing race"),
            translate("words", "Two chains race to capture each other. Count the liberties."),
        ),
    }


def _game() -> dict[Term, tuple[str, str]]:
    """Return the names and explanations of the glossary's terms of the game and its rules."""
    return {
        Term.TERRITORY: (
            translate("words", "Territory"),
            translate("words", "Empty points that only one side surrounds."),
        ),
        Term.AREA: (
            translate("words", "Area"),
            translate("words", "The stones of a side on the board and the points they surround."),
        ),
        Term.NEUTRAL_POINT: (
            translate("words", "Neutral point"),
            translate("words", "A point between both sides that is nobody's territory (dame)."),
        ),
        Term.PASS: (
            translate("words", "Pass"),
            translate(
                "words",
                "A turn without a stone. When there is nothing left to gain, both sides pass.",
            ),
        ),
        Term.KOMI: (
            translate("words", "Komi"),
            translate("words", "Points that White gets because Black has the first move."),
        ),
        Term.HANDICAP: (
            translate("words", "Handicap"),
            translate("words", "Stones that the weaker player has on the board before the game."),
        ),
        Term.NIGIRI: (
            translate("words", "Nigiri"),
            translate(
                "words",
                "To choose colours: one player hides white stones, the other guesses odd or even. "
                "Here odd was right: there are five.",
            ),
        ),
        Term.RANK: (
            translate("words", "Rank"),
            translate(
                "words",
                "How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks "
                "apart, Black gets two stones.",
            ),
        ),
        Term.BYO_YOMI: (
            translate("words", "Byo-yomi"),
            translate(
                "words",
                "Extra time when the main time is used up. Move in time, and you get the same "
                "time again for your next move.",
            ),
        ),
        Term.MANNERS: (
            translate("words", "Manners"),
            translate(
                "words",
                "Say hello before the game and thank you after it. The first move often goes in "
                "the upper right corner: that is polite.",
            ),
        ),
        Term.OPENING: (
            translate("words", "Opening"),
            translate(
                "words",
                "The first moves of a game. Corners first, then the sides: there you need the "
                "fewest stones to surround points.",
            ),
        ),
        Term.SENTE: (
            translate("words", "Sente"),
            translate("words", "A move that has to be answered, so you keep the next free move."),
        ),
        Term.GOTE: (
            translate("words", "Gote"),
            translate("words", "A move that need not be answered: the other side gets the next free move."),
        ),
    }


def _shapes() -> dict[Term, tuple[str, str]]:
    """Return the names and explanations of the glossary's terms of shapes and of history."""
    return {
        Term.JOSEKI: (
            translate("words", "Joseki"),
            translate(
                "words",
                "Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.",
            ),
        ),
        Term.THICKNESS: (
            translate("words", "Thickness"),
            translate(
                "words",
                "A strong wall that looks out over the board. It helps in every fight near it.",
            ),
        ),
        Term.HANE: (
            translate("words", "Hane"),
            translate("words", "A move around the head of the opponent's stones."),
        ),
        Term.DIAGONAL: (
            translate("words", "Diagonal"),
            translate(
                "words",
                "Two stones corner to corner: if one of the two points is taken, the other joins them.",
            ),
        ),
        Term.ONE_POINT_JUMP: (
            translate("words", "One-point jump"),
            translate("words", "A move that skips one point. Fast, and hard to cut."),
        ),
        Term.BAMBOO_JOINT: (
            translate("words", "Bamboo joint"),
            translate(
                "words",
                "Two pairs that cannot be cut: if one of the two points is taken, the other joins them.",
            ),
        ),
        Term.TIGER_MOUTH: (
            translate("words", "Tiger's mouth"),
            translate("words", "Three stones around a point: any stone played inside is in atari."),
        ),
        Term.EMPTY_TRIANGLE: (
            translate("words", "Empty triangle"),
            translate("words", "Three stones around an empty point, with few liberties: heavy."),
        ),
        Term.HISTORY: (
            translate("words", "History of Go"),
            translate(
                "words",
                "Go was born in China thousands of years ago. Early boards had 17 lines. Komi came "
                "only in the 20th century.",
            ),
        ),
    }


#: The text in place of the list when no term matches the typed text.
no_such_word = Text("words", "No such word.")


def words_on_screen(names: str) -> str:
    """Return the line that names the terms in the shown text."""
    return filled(translate("words", "Words: %1"), names)


def word_aloud(word: str) -> str:
    """Return the hint that a screen reader speaks at a link to a term."""
    return filled(translate("words", "%1: press Enter to see what it means."), word)


@dataclass(frozen=True, slots=True)
class FoundWord:
    """A term found in a text, from `start` to before `end`."""

    start: int
    end: int
    word: Term


def find_words(text: str) -> list[FoundWord]:
    """Return the terms in a text, each at its first place; where two forms match, the longer one is taken."""
    pattern, by_form = _forms(QLocale().name())
    found: dict[Term, FoundWord] = {}
    for match in pattern.finditer(text):
        word = by_form.get(plain(match[0]))
        # The dotted and dotless i of Turkish match our i without regard to case, but are other letters.
        if word is not None:
            found.setdefault(word, FoundWord(match.start(), match.end(), word))
    return list(found.values())


def linked(text: str, color: str = "") -> str:
    """Return the text as rich text in which every term is a link; all other markup is escaped."""
    style = f' style="color:{escape(color)}"' if color else ""
    parts, end = [], 0
    for item in find_words(text):
        shown = escape(text[item.start : item.end])
        parts.append(_escaped(text[end : item.start]))
        parts.append(f'<a href="{SCHEME}{item.word.value}"{style}>{shown}</a>')
        end = item.end
    return "".join(parts) + _escaped(text[end:])


def word_of_link(link: str) -> Term | None:
    """Return the term that a link leads to; None for any other link."""
    known = {SCHEME + word.value: word for word in Term}
    return known.get(link)


def _escaped(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def learn_words() -> Iterator[None]:
    """Prepare the search for terms, in steps.

    Without it, the first text would take ten times as long.
    """
    _choices(QLocale().name())
    yield
    find_words("")


@lru_cache(maxsize=2)
def _forms(language: str) -> tuple[re.Pattern[str], dict[str, Term]]:
    """Return the regular expression for all forms, longer ones first, and the term of each plain form.

    They are made at the first use.
    """
    choices, by_form = _choices(language)
    return re.compile(choices, re.IGNORECASE), by_form


@lru_cache(maxsize=2)
def _choices(language: str) -> tuple[str, dict[str, Term]]:
    """Return the pattern for all forms, and the term of each plain form."""
    terms = {term.value: term for term in Term}
    found = word_forms(language)
    by_form = {form: terms[word] for form, word in found.items() if word in terms}
    # A compound with a hyphen is another word.
    choices = any_of(by_form, r"(?<![\w-])", r"(?![\w-])")
    return choices, {plain(form): by_form[form] for form in by_form}
