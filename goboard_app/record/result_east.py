"""Results in the words of China, Japan and Korea, such as 黑中盘胜, 白番2目半勝ち or 흑 불계승."""

from __future__ import annotations

import re
from fractions import Fraction

from goboard_app.go.board import Color

RESIGNATION, TIME, FORFEIT, WIN = "r", "t", "f", ""

_COLOR = {
    "黑": Color.BLACK,
    "黒": Color.BLACK,
    "흑": Color.BLACK,
    "白": Color.WHITE,
    "백": Color.WHITE,
}
# After how many moves a game ended may stand before it: 257手完.
_EASTERN_RESULT = re.compile(
    r"(?:\d+手(?:完|まで|以下略)?[、,，。\s]*)?([黑黒흑白백])\s*番?\s*(\S+?(?:\s\S+?)?)[!！。.]?"
)
_HOW = (
    (re.compile(r"中[盘盤押]し?[胜勝]ち?|불계승"), RESIGNATION),
    (re.compile(r"(?:超[时時]|[时時][间間]切?れ?)[胜勝]ち?|시간승"), TIME),
    (re.compile(r"反[则則][胜勝]ち?|반칙승|기권승"), FORFEIT),
    (re.compile(r"[胜勝]ち?[黑黒白]?|승"), WIN),
)
_NUMBER = r"(\d+(?:\.\d+)?|両|)"
# Points (目, 집) and perhaps half of one (半, 반) after them; 両 is two.
_POINTS = re.compile(
    rf"{_NUMBER}目(半?)[胜勝]ち?|[胜勝]{_NUMBER}目(半?)|{_NUMBER}집(반?)\s*승|(半)目[胜勝]ち?|(반)집승"
)
# Stones of the Chinese way to count, each of which is two points: 2又3/4子.
_STONES = re.compile(r"[胜勝]?(?:(\d+(?:\.\d+)?)又?)?(?:(\d+)/([1-9]\d*))?子(?:[胜勝]ち?)?")


def read_eastern(text: str) -> tuple[Color, str | Fraction] | None:
    """Who won, and how: a letter as in RE, or by how many points; None where that is not sure."""
    match = _EASTERN_RESULT.fullmatch(text)
    if match is None:
        return None
    winner, how = _COLOR[match[1]], match[2]
    for pattern, letter in _HOW:
        if pattern.fullmatch(how):
            return winner, letter
    margin = _points(how) or _stones(how)
    return None if not margin else (winner, margin)


def _points(how: str) -> Fraction | None:
    match = _POINTS.fullmatch(how)
    if match is None:
        return None
    told = [group for group in match.groups() if group]
    halves = sum(group in "半반" for group in told)
    number = next((group for group in told if group not in "半반"), "0")
    return Fraction("2" if number == "両" else number) + Fraction(halves, 2)


def _stones(how: str) -> Fraction | None:
    match = _STONES.fullmatch(how)
    if match is None or not re.search("[胜勝]", how):
        return None
    part = Fraction(int(match[2]), int(match[3])) if match[2] else Fraction(0)
    return 2 * (Fraction(match[1] or "0") + part)
