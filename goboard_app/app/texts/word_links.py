"""Finding the words of Go in a sentence, and making them links.

The forms are data: English and Russian ones side by side, for the letters tell them apart. A word
that is more often meant in another way, such as "point" for a point of the score, has none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from goboard_app.session.glossary import Term

SCHEME = "word:"

FORMS: dict[Term, str] = {
    Term.STAR_POINT: "star point|star points|звёздный пункт|звёздные пункты|хоси",
    Term.LIBERTY: (
        "liberty|liberties|точка свободы|точки свободы|точек свободы|точку свободы|точкой свободы"
        "|точкам свободы|точками свободы|степень свободы|степени свободы|степеней свободы"
    ),
    Term.CHAIN: "chain|chains|цепь|цепи|цепью|цепей|цепям|цепями|цепях",
    Term.GROUP: "group|groups|группа|группы|группу|группе|группой|групп|группам|группами|группах",
    Term.PRISONER: "prisoner|prisoners|пленный|пленные|пленных|пленными|пленник|пленники|пленников",
    Term.ATARI: "atari|атари",
    Term.DOUBLE_ATARI: "double atari|двойное атари|двойного атари",
    Term.SELF_ATARI: "self-atari|самоатари",
    Term.SELF_CAPTURE: "self-capture|suicide|самоубийство|самоубийства|самоубийством",
    Term.LADDER: "ladder|ladders|ситё|лестница|лестницы|лестницу|лестнице|лестницей",
    Term.SNAPBACK: "snapback|утятэгаэси|ловушка|ловушки|ловушку|ловушке|ловушкой",
    Term.KO: "ko|ко",
    Term.KO_THREAT: (
        "ko threat|ko threats|ко-угроза|ко-угрозы|ко-угрозу|ко-угроз|угроза ко|угрозы ко|угрозу ко"
    ),
    Term.SUPERKO: "superko|суперко",
    Term.EYE: "eye|eyes|глаз|глаза|глазу|глазом|глазами|глазах",
    Term.FALSE_EYE: (
        "false eye|false eyes|ложный глаз|ложные глаза|ложного глаза|ложных глаз|ложным глазом"
        "|ложному глазу"
    ),
    Term.VITAL_POINT: "vital point|vital points|жизненно важный пункт|главный пункт|пункт жизни",
    Term.SHARED_LIBERTY: (
        "shared liberty|shared liberties|общая точка свободы|общие точки свободы"
        "|общих точек свободы|общую точку свободы|общей точки свободы"
    ),
    Term.SEKI: "seki|сэки",
    Term.CAPTURING_RACE: "capturing race|capturing races|сэмэай|гонка взятий|гонки взятий",
    Term.TERRITORY: "territory|территория|территории|территорию|территорией|территорий",
    Term.NEUTRAL_POINT: (
        "neutral point|neutral points|dame|нейтральный пункт|нейтральные пункты"
        "|нейтральных пунктов|нейтрального пункта|нейтральному пункту|дамэ"
    ),
    Term.KOMI: "komi|коми",
    Term.HANDICAP: "handicap|фора|форы|фору|форой|форе",
    Term.SENTE: "sente|сэнтэ",
    Term.GOTE: "gote|готэ",
    Term.HANE: "hane|ханэ",
    Term.BAMBOO_JOINT: "bamboo joint|bamboo joints|бамбуковое соединение|бамбук",
    Term.EMPTY_TRIANGLE: "empty triangle|empty triangles|пустой треугольник|пустого треугольника",
}


@dataclass(frozen=True, slots=True)
class FoundWord:
    """A word from `start` to before `end` in a text."""

    start: int
    end: int
    word: Term


def find_words(text: str) -> list[FoundWord]:
    """The words of Go in a text, each where it stands first; of two forms the longer one."""
    pattern, by_form = _forms()
    found: dict[Term, FoundWord] = {}
    for match in pattern.finditer(text):
        word = by_form[_plain(match[0])]
        found.setdefault(word, FoundWord(match.start(), match.end(), word))
    return list(found.values())


def linked(text: str, color: str = "") -> str:
    """The text as rich text, with every word found as a link; nothing else in it is markup."""
    style = f' style="color:{escape(color)}"' if color else ""
    parts, end = [], 0
    for item in find_words(text):
        shown = escape(text[item.start : item.end])
        parts.append(_escaped(text[end : item.start]))
        parts.append(f'<a href="{SCHEME}{item.word.value}"{style}>{shown}</a>')
        end = item.end
    return "".join(parts) + _escaped(text[end:])


def word_of_link(link: str) -> Term | None:
    """The word that a link leads to; None for any other link."""
    known = {SCHEME + word.value: word for word in Term}
    return known.get(link)


def _escaped(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _plain(form: str) -> str:
    return " ".join(form.casefold().replace("ё", "е").split())


@lru_cache(maxsize=1)
def _forms() -> tuple[re.Pattern[str], dict[str, Term]]:
    """One expression for all forms, the longer ones first, made when it is first needed."""
    by_form = {_plain(form): word for word, forms in FORMS.items() for form in forms.split("|")}
    longest = sorted(by_form, key=lambda form: (-len(form), form))
    # Both ways of writing the letter yo, and whatever blank a translator or a line break put in.
    choices = "|".join(re.escape(f).replace("е", "[её]").replace(r"\ ", r"\s+") for f in longest)
    # A word that a hyphen goes on with is another word.
    return re.compile(rf"(?<![\w-])(?:{choices})(?![\w-])", re.IGNORECASE), by_form
