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
    return _TERMS[word][0]()


def word_sentence(word: Term) -> str:
    """Return the explanation of a term, shown beside its board."""
    return _TERMS[word][1]()


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


#: The names and explanations of the glossary's first terms: board, stones and capture.
_FIRST_WORDS = {
    Term.POINT: (
        Text("words", "Point"),
        Text("words", "Where two lines cross. Stones are played on points."),
    ),
    Term.EDGE: (
        Text("words", "Edge"),
        Text("words", "The outermost line. A stone there has three liberties at most."),
    ),
    Term.CORNER: (
        Text("words", "Corner"),
        Text("words", "Where two edges meet. A stone there has two liberties at most."),
    ),
    Term.STAR_POINT: (
        Text("words", "Star point"),
        Text("words", "A point with a dot (hoshi). Handicap stones go on star points."),
    ),
    Term.TENGEN: (
        Text("words", "Tengen"),
        Text("words", "The point in the middle of the board. Only odd numbers of lines have one."),
    ),
    Term.GOBAN: (
        Text("words", "Goban"),
        Text("words", "The Japanese word for the board. The full one has 19 lines each way: 361 points."),
    ),
    Term.BOWL: (
        Text("words", "Bowl"),
        Text("words", "The stones lie in two bowls: 181 black and 180 white. Put your prisoners in the lid."),
    ),
    Term.LIBERTY: (
        Text("words", "Liberty"),
        Text("words", "An empty point next to a stone or its chain. There are four here."),
    ),
    Term.CHAIN: (
        Text("words", "Chain"),
        Text(
            "words",
            "Stones of one colour that are joined along the lines. A diagonal does not join.",
        ),
    ),
    Term.GROUP: (
        Text("words", "Group"),
        Text("words", "Chains of one colour that live or die together."),
    ),
    Term.CAPTURE: (
        Text("words", "Capture"),
        Text("words", "To take stones off the board by filling their last liberty."),
    ),
    Term.PRISONER: (
        Text("words", "Prisoner"),
        Text("words", "A stone that was captured. One was taken from the marked point."),
    ),
}


#: The names and explanations of the glossary's terms of fighting.
_FIGHTING = {
    Term.ATARI: (
        Text("words", "Atari"),
        Text("words", "One liberty is left: the next move there captures."),
    ),
    Term.DOUBLE_ATARI: (
        Text("words", "Double atari"),
        Text("words", "One move puts two chains in atari. Only one can be saved."),
    ),
    Term.SELF_ATARI: (
        Text("words", "Self-atari"),
        Text("words", "A move that leaves your own stones one liberty."),
    ),
    Term.SELF_CAPTURE: (
        Text("words", "Self-capture"),
        Text(
            "words",
            "A move that leaves your own stones no liberty and captures nothing. Most "
            "rules forbid it: Black may not play here.",
        ),
    ),
    Term.EXTEND: (
        Text("words", "Extend"),
        Text("words", "To add a stone to a chain, giving it more liberties."),
    ),
    Term.CONNECTION: (
        Text("words", "Connection"),
        Text("words", "A move that makes two chains into one."),
    ),
    Term.CUT: (
        Text("words", "Cut"),
        Text("words", "A move that keeps two chains of the opponent apart."),
    ),
    Term.LADDER: (
        Text("words", "Ladder"),
        Text("words", "Atari after atari in a zigzag. It ends at the edge."),
    ),
    Term.NET: (
        Text("words", "Net"),
        Text("words", "A move from a distance: wherever the stone runs, it is captured."),
    ),
    Term.SNAPBACK: (
        Text("words", "Snapback"),
        Text(
            "words",
            "Black lets White capture a stone, then captures three by playing at 1 again.",
        ),
    ),
    Term.KO: (
        Text("words", "Ko"),
        Text(
            "words",
            "The two sides could recapture forever. So after 1, White must first play somewhere else.",
        ),
    ),
    Term.KO_THREAT: (
        Text("words", "Ko threat"),
        Text(
            "words",
            "A move that asks for an answer, such as 2. After the answer, White recaptures the ko.",
        ),
    ),
    Term.SUPERKO: (
        Text("words", "Superko"),
        Text(
            "words",
            "A rule: no move may repeat an earlier board. Here White may not recapture right away.",
        ),
    ),
    Term.SENDING_TWO: (
        Text("words", "Sending two"),
        Text("words", "1 offers two stones, 2 takes them, Black recaptures one. Not every superko rule allows that."),
    ),
    Term.TRIPLE_KO: (
        Text("words", "Triple ko"),
        Text(
            "words",
            "Three kos at once could go on forever. Superko forbids the sixth capture; by Japanese rules nobody wins.",
        ),
    ),
}


#: The names and explanations of the glossary's terms of life and death.
_LIVING = {
    Term.EYE: (
        Text("words", "Eye"),
        Text("words", "A point or a few that stones of one colour surround."),
    ),
    Term.FALSE_EYE: (
        Text("words", "False eye"),
        Text(
            "words",
            "It looks like an eye, but the stones around it are not joined and may be captured one by one.",
        ),
    ),
    Term.VITAL_POINT: (
        Text("words", "Vital point"),
        Text("words", "Whoever plays here first decides: Black makes two eyes, White leaves one."),
    ),
    Term.NAKADE: (
        Text("words", "Nakade"),
        Text("words", "A move inside the other side’s eye: it never becomes two eyes."),
    ),
    Term.MIAI: (
        Text("words", "Miai"),
        Text("words", "Two points that do the same: if White takes one, Black takes the other and lives."),
    ),
    Term.TSUMEGO: (
        Text("words", "Tsumego"),
        Text("words", "A problem of life and death: find the move that decides. Here it is the marked point."),
    ),
    Term.ALIVE: (
        Text("words", "Alive"),
        Text("words", "Two eyes cannot be filled at once: these stones can never be captured."),
    ),
    Term.DEAD: (
        Text("words", "Dead"),
        Text("words", "Stones that cannot be saved. They are taken off when the game is over."),
    ),
    Term.SHARED_LIBERTY: (
        Text("words", "Shared liberty"),
        Text("words", "A liberty of a black chain and of a white one."),
    ),
    Term.SEKI: (
        Text("words", "Seki"),
        Text(
            "words",
            "Neither side can play there: whoever does puts their own stones in atari. Both live.",
        ),
    ),
    Term.BENT_FOUR: (
        Text("words", "Bent four"),
        Text(
            "words",
            "It looks like seki, but White can make a ko. By Japanese rules Black is dead; counting area, play it out.",
        ),
    ),
    Term.CAPTURING_RACE: (
        Text("words", "Capturing race"),
        Text("words", "Two chains race to capture each other. Count the liberties."),
    ),
}


#: The names and explanations of the glossary's terms of the game and its rules.
_GAME = {
    Term.TERRITORY: (
        Text("words", "Territory"),
        Text("words", "Empty points that only one side surrounds."),
    ),
    Term.AREA: (
        Text("words", "Area"),
        Text("words", "The stones of a side on the board and the points they surround."),
    ),
    Term.NEUTRAL_POINT: (
        Text("words", "Neutral point"),
        Text("words", "A point between both sides that is nobody’s territory (dame)."),
    ),
    Term.PASS: (
        Text("words", "Pass"),
        Text(
            "words",
            "A turn without a stone. When there is nothing left to gain, both sides pass.",
        ),
    ),
    Term.JIGO: (
        Text("words", "Jigo"),
        Text("words", "A draw: both sides have the same number of points. Half a point of komi prevents it."),
    ),
    Term.KOMI: (
        Text("words", "Komi"),
        Text("words", "Points that White gets because Black has the first move."),
    ),
    Term.HANDICAP: (
        Text("words", "Handicap"),
        Text(
            "words", "Stones that the weaker player has on the board before the game. Each is worth about ten points."
        ),
    ),
    Term.NIGIRI: (
        Text("words", "Nigiri"),
        Text(
            "words",
            "To choose colours: one player hides white stones, the other guesses odd or even. "
            "Here odd was right: there are five.",
        ),
    ),
    Term.RANK: (
        Text("words", "Rank"),
        Text(
            "words",
            "How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.",
        ),
    ),
    Term.BYO_YOMI: (
        Text("words", "Byo-yomi"),
        Text(
            "words",
            "Extra time when the main time is used up. Move in time, and you get the same "
            "time again for your next move.",
        ),
    ),
    Term.MANNERS: (
        Text("words", "Manners"),
        Text(
            "words",
            "Say hello before the game and thank you after it. The first move often goes in "
            "the upper right corner: that is polite.",
        ),
    ),
    Term.OPENING: (
        Text("words", "Opening"),
        Text(
            "words",
            "The first moves of a game (fuseki). Corners first, then the sides: there you need the "
            "fewest stones to surround points.",
        ),
    ),
    Term.MOYO: (
        Text("words", "Moyo"),
        Text("words", "A large frame of stones that may become territory. White can still come in."),
    ),
    Term.MIRROR_GO: (
        Text("words", "Mirror go"),
        Text(
            "words", "To answer each move on the opposite side. Only the middle has no opposite: Black ends it there."
        ),
    ),
    Term.SENTE: (
        Text("words", "Sente"),
        Text("words", "A move that has to be answered, so you keep the next free move."),
    ),
    Term.GOTE: (
        Text("words", "Gote"),
        Text("words", "A move that need not be answered: the other side gets the next free move."),
    ),
    Term.AJI: (
        Text("words", "Aji"),
        Text("words", "What is left in stones that look lost: a chance to use them later."),
    ),
    Term.TESUJI: (
        Text("words", "Tesuji"),
        Text("words", "A clever move in a fight. Here Black gives up one stone and then captures three."),
    ),
}


#: The names and explanations of the glossary's terms of shapes and of history.
_SHAPES = {
    Term.JOSEKI: (
        Text("words", "Joseki"),
        Text(
            "words",
            "Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.",
        ),
    ),
    Term.THICKNESS: (
        Text("words", "Thickness"),
        Text(
            "words",
            "A strong wall that looks out over the board. It helps in every fight near it.",
        ),
    ),
    Term.HANE: (
        Text("words", "Hane"),
        Text("words", "A move around the head of the opponent’s stones."),
    ),
    Term.DIAGONAL: (
        Text("words", "Diagonal"),
        Text(
            "words",
            "Two stones corner to corner: if one of the two points is taken, the other joins them.",
        ),
    ),
    Term.ONE_POINT_JUMP: (
        Text("words", "One-point jump"),
        Text("words", "A move that skips one point. Fast, and hard to cut."),
    ),
    Term.BAMBOO_JOINT: (
        Text("words", "Bamboo joint"),
        Text(
            "words",
            "Two pairs that cannot be cut: if one of the two points is taken, the other joins them.",
        ),
    ),
    Term.TIGER_MOUTH: (
        Text("words", "Tiger’s mouth"),
        Text("words", "Three stones around a point: any stone played inside is in atari."),
    ),
    Term.EMPTY_TRIANGLE: (
        Text("words", "Empty triangle"),
        Text("words", "Three stones around an empty point, with few liberties: heavy."),
    ),
    Term.HISTORY: (
        Text("words", "History of Go"),
        Text(
            "words",
            "Go was born in China thousands of years ago. Early boards had 17 lines. Komi came "
            "only in the 20th century.",
        ),
    ),
}


_TERMS = {**_FIRST_WORDS, **_FIGHTING, **_LIVING, **_GAME, **_SHAPES}
"""The name and the explanation of each term."""

#: The text in place of the list when no term matches the typed text.
no_such_word = Text("words", "No such word.")


def words_on_screen(names: str) -> str:
    """Return the line that names the terms in the shown text."""
    return filled(translate("words", "Words: %1"), names)


def word_aloud(word: str) -> str:
    """Return the hint that a screen reader speaks at a link to a term."""
    return filled(translate("words", "%1: press Enter to see what it means."), word)


LONGEST_SHOWN = 6_000
"""The characters of a text that a label shows: to lay out more would hold up the window."""
only_beginning_shown = Text("words", "Only the beginning is shown here. The file keeps the whole text.")


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
    for match in pattern.finditer(text, 0, LONGEST_SHOWN):
        word = by_form.get(plain(match[0]))
        # The dotted and dotless i of Turkish match our i without regard to case, but are other letters.
        if word is not None:
            found.setdefault(word, FoundWord(match.start(), match.end(), word))
    return list(found.values())


def cut_for_display(text: str) -> str:
    """Return a text as a label shows it: of a very long one the beginning, and that the file keeps the rest."""
    if len(text) <= LONGEST_SHOWN:
        return text
    # Not within a word.
    end = text.rfind(" ", LONGEST_SHOWN - 100, LONGEST_SHOWN)
    beginning = text[: end if end > 0 else LONGEST_SHOWN]
    return f"{beginning}…\n\n{only_beginning_shown()}"


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
