"""What comments and properties say of a move in a problem: words of many languages, as a table."""

from __future__ import annotations

import re
from enum import Enum, auto


class Said(Enum):
    """What a file says of the move, or of where it leads."""

    RIGHT = auto()
    WRONG = auto()
    EVEN = auto()
    """Good for both: as good as right, where nothing in the file is called right."""


# Words that say it wherever they stand. What is longer goes first: "not correct" is no "correct",
# and 不正解 is no 正解. Words for a variation (変化, 변화) say neither, so they are not here.
_RIGHT = (
    *("correct", "correctly", "success", "solved", "the solution", "well done"),
    *("richtig", "korrekt", "gelöst"),
    *("correcte", "réussi", "bonne réponse"),
    *("correcto", "correcta", "correto", "correta", "corretto", "giusto", "juist"),
    *("верно", "правильно", "правильный", "решение", "решено"),
    *("正解", "成功", "正确", "正確", "正着", "정답", "정해", "성공"),
)
_WRONG = (
    *("wrong", "incorrect", "not correct", "not right", "failure", "fails", "failed", "mistake"),
    *("falsch", "nicht richtig", "nicht korrekt", "fehler", "fehlschlag", "misslungen"),
    *("faux", "échec", "pas correct", "mauvaise réponse", "raté"),
    *("incorrecto", "incorrecta", "incorreto", "errado", "fallo", "sbagliato", "errato"),
    *("onjuist", "fout"),
    *("неверно", "не верно", "неправильно", "не правильно", "ошибка", "неудача"),
    *("不正解", "失敗", "失败", "错误", "錯誤", "不正确", "不正確", "오답", "실패"),
)
# Words that mean many things inside a sentence: they count where they are one by themselves.
_ALONE = ("right", "good", "yes", "gut", "bien", "goed", "да")
_ALONE_WRONG = ("no", "bad", "nein", "non", "нет", "dead end")
# As collections on the web have it: in capitals, anywhere.
_CAPITALS = ("RIGHT",)

_SAYS = {word: Said.RIGHT for word in _RIGHT} | {word: Said.WRONG for word in _WRONG}
_SAYS_ALONE = dict.fromkeys(_ALONE, Said.RIGHT) | dict.fromkeys(_ALONE_WRONG, Said.WRONG)
_FIRST_IDEOGRAM = "\u2e80"


def _pattern(word: str) -> str:
    """Whole words; in scripts without blanks between the words it may stand anywhere."""
    text = re.escape(word)
    return text if word[0] >= _FIRST_IDEOGRAM else rf"\b{text}\b"


_ANYWHERE = re.compile("|".join(_pattern(w) for w in sorted(_SAYS, key=len, reverse=True)))
_BY_ITSELF = re.compile(
    r"(?:^|[.!?:;\n])\s*(" + "|".join(map(re.escape, _SAYS_ALONE)) + r")\s*(?=$|[.!?,:;\n])"
)
_IN_CAPITALS = re.compile(r"\b(?:" + "|".join(_CAPITALS) + r")\b")


def said_in(comment: str) -> Said | None:
    """What a comment calls the move; the first word that says anything counts."""
    text = comment.lower()
    found = [(m.start(), _SAYS[m[0]]) for m in [_ANYWHERE.search(text)] if m]
    found += [(m.start(1), _SAYS_ALONE[m[1]]) for m in [_BY_ITSELF.search(text)] if m]
    found += [(m.start(), Said.RIGHT) for m in [_IN_CAPITALS.search(comment)] if m]
    return min(found, key=lambda each: each[0])[1] if found else None
