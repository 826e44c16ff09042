"""Finding the words of Go in a sentence, and making them links.

The forms are data: English and Russian ones side by side, for the letters tell them apart. A word
that is more often meant in another way, such as "point" for a point of the score, has none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from goboard_app.session.words import Word

SCHEME = "word:"

FORMS: dict[Word, str] = {
    Word.STAR_POINT: "star point|star points|звёздный пункт|звёздные пункты|хоси",
    Word.LIBERTY: (
        "liberty|liberties|точка свободы|точки свободы|точек свободы|точку свободы|точкой свободы"
        "|точкам свободы|точками свободы|степень свободы|степени свободы|степеней свободы"
    ),
    Word.CHAIN: "chain|chains|цепь|цепи|цепью|цепей|цепям|цепями|цепях",
    Word.GROUP: "group|groups|группа|группы|группу|группе|группой|групп|группам|группами|группах",
    Word.PRISONER: "prisoner|prisoners|пленный|пленные|пленных|пленными|пленник|пленники|пленников",
    Word.ATARI: "atari|атари",
    Word.DOUBLE_ATARI: "double atari|двойное атари|двойного атари",
    Word.SELF_ATARI: "self-atari|самоатари",
    Word.SELF_CAPTURE: "self-capture|suicide|самоубийство|самоубийства|самоубийством",
    Word.LADDER: "ladder|ladders|ситё|лестница|лестницы|лестницу|лестнице|лестницей",
    Word.SNAPBACK: "snapback|утятэгаэси|ловушка|ловушки|ловушку|ловушке|ловушкой",
    Word.KO: "ko|ко",
    Word.KO_THREAT: (
        "ko threat|ko threats|ко-угроза|ко-угрозы|ко-угрозу|ко-угроз|угроза ко|угрозы ко|угрозу ко"
    ),
    Word.SUPERKO: "superko|суперко",
    Word.EYE: "eye|eyes|глаз|глаза|глазу|глазом|глазами|глазах",
    Word.FALSE_EYE: (
        "false eye|false eyes|ложный глаз|ложные глаза|ложного глаза|ложных глаз|ложным глазом"
        "|ложному глазу"
    ),
    Word.VITAL_POINT: "vital point|vital points|жизненно важный пункт|главный пункт|пункт жизни",
    Word.SHARED_LIBERTY: (
        "shared liberty|shared liberties|общая точка свободы|общие точки свободы"
        "|общих точек свободы|общую точку свободы|общей точки свободы"
    ),
    Word.SEKI: "seki|сэки",
    Word.CAPTURING_RACE: "capturing race|capturing races|сэмэай|гонка взятий|гонки взятий",
    Word.TERRITORY: "territory|территория|территории|территорию|территорией|территорий",
    Word.NEUTRAL_POINT: (
        "neutral point|neutral points|dame|нейтральный пункт|нейтральные пункты"
        "|нейтральных пунктов|нейтрального пункта|нейтральному пункту|дамэ"
    ),
    Word.KOMI: "komi|коми",
    Word.HANDICAP: "handicap|фора|форы|фору|форой|форе",
    Word.SENTE: "sente|сэнтэ",
    Word.GOTE: "gote|готэ",
    Word.HANE: "hane|ханэ",
    Word.BAMBOO_JOINT: "bamboo joint|bamboo joints|бамбуковое соединение|бамбук",
    Word.EMPTY_TRIANGLE: "empty triangle|empty triangles|пустой треугольник|пустого треугольника",
}


@dataclass(frozen=True, slots=True)
class FoundWord:
    """A word from `start` to before `end` in a text."""

    start: int
    end: int
    word: Word


def find_words(text: str) -> list[FoundWord]:
    """The words of Go in a text, each where it stands first; of two forms the longer one."""
    pattern, by_form = _forms()
    found: dict[Word, FoundWord] = {}
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


def word_of_link(link: str) -> Word | None:
    """The word that a link leads to; None for any other link."""
    known = {SCHEME + word.value: word for word in Word}
    return known.get(link)


def _escaped(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _plain(form: str) -> str:
    return " ".join(form.casefold().replace("ё", "е").split())


@lru_cache(maxsize=1)
def _forms() -> tuple[re.Pattern[str], dict[str, Word]]:
    """One expression for all forms, the longer ones first, made when it is first needed."""
    by_form = {_plain(form): word for word, forms in FORMS.items() for form in forms.split("|")}
    longest = sorted(by_form, key=lambda form: (-len(form), form))
    # Both ways of writing the letter yo, and whatever blank a translator or a line break put in.
    choices = "|".join(re.escape(f).replace("е", "[её]").replace(r"\ ", r"\s+") for f in longest)
    # A word that a hyphen goes on with is another word.
    return re.compile(rf"(?<![\w-])(?:{choices})(?![\w-])", re.IGNORECASE), by_form
