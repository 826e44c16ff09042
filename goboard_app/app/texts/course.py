"""What is said of a place on the strip under the board."""

from __future__ import annotations

from fractions import Fraction

from goboard_app.app.texts.format import by_color, color_name, filled, points, translate
from goboard_app.app.texts.walking import node_text
from goboard_app.go.board import Color
from goboard_app.record.course import Evaluation, Signs, Stretch
from goboard_app.record.node import Node
from goboard_app.session.session import GameSession


def stretch_text(
    session: GameSession, node: Node, number: int, here: Stretch | None, engine: str = ""
) -> str:
    """What there is at a move of the game, for who points at it on the strip.

    `engine` is the name of the one that reads the game now.
    """
    lines = [node_text(session, node, number)]
    if here is not None:
        for color, seconds in ((Color.BLACK, here.black_s), (Color.WHITE, here.white_s)):
            if seconds:
                text = translate("strip", "%1 took %2")
                lines.append(filled(text, color_name(color), _time(seconds)))
        if any(here.taken):
            #: %1 = a number of stones %2 = a number of stones
            text = translate("strip", "Captured by Black: %1, by White: %2")
            lines.append(filled(text, *here.taken))
        lines += _evaluated(here.evaluation)
        if here.read is not None:
            lines += [filled(translate("strip", "%1:"), engine), *_evaluated(here.read)]
        lines += [text for sign, text in _sign_names().items() if sign in here.signs]
    return "\n".join(lines)


def _time(seconds: float) -> str:
    """Minutes and seconds: "1:05"."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _evaluated(said: Evaluation | None) -> list[str]:
    """What a program thinks of the position."""
    lines: list[str] = []
    if said is not None and said.score is not None:
        text = by_color(
            Color.BLACK if said.score > 0 else Color.WHITE,
            translate("strip", "Black is ahead by %1"),
            translate("strip", "White is ahead by %1"),
        )
        lines.append(filled(text, points(Fraction(round(abs(said.score) * 2), 2))))
    if said is not None and said.winrate is not None:
        text = translate("strip", "Black wins in %1 of 100 games")
        lines.append(filled(text, round(said.winrate * 100)))
    return lines


def _sign_names() -> dict[Signs, str]:
    return {
        Signs.COMMENT: translate("strip", "A comment"),
        Signs.FORK: translate("strip", "Variations begin here"),
        Signs.HOTSPOT: translate("strip", "A hotspot"),
        Signs.MISTAKE: translate("strip", "A mistake"),
    }
