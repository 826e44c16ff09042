"""What is said to somebody who asks for a hint: a sentence for each kind, and then the move."""

from __future__ import annotations

from goboard_app.app.texts.moves import move_text
from goboard_app.app.texts.numbers import filled, translate
from goboard_app.lessons.attempt import Attempt
from goboard_app.lessons.problem import ProblemKind


def hint_sentence(attempt: Attempt) -> str:
    """The last hint: the words of the file, else what to look for; later on the move itself."""
    problem = attempt.problem
    if attempt.hinted is not None and attempt.hinted.is_pass:
        return translate("problem", "Here it is best to pass.")
    if attempt.hinted is not None:
        move = move_text(attempt.hinted, attempt.position.size)
        return filled(translate("problem", "The move is %1."), move)
    if not attempt.hints or attempt.outcome.is_over:
        return ""
    own = attempt.task.hint.replace("\n", " ")
    return own or (kind_hint(problem.kind) if problem.kind is not None else "")


def kind_hint(kind: ProblemKind) -> str:
    """What to look for in a problem of this kind."""
    return {
        ProblemKind.CAPTURE: translate(
            "problem", "Which liberty would help the stones most? Take that one first."
        ),
        ProblemKind.ESCAPE: translate(
            "problem",
            "Can you capture one of the stones around? Or where do you get the most liberties?",
        ),
        ProblemKind.LADDER: translate(
            "problem",
            "Give atari so that the way out leads to the edge or to your own stones.",
        ),
        ProblemKind.NET: translate(
            "problem", "Atari alone lets the stones run. Close the ways out from a distance."
        ),
        ProblemKind.SNAPBACK: translate(
            "problem", "Let a stone be captured. Are those that took it then in atari themselves?"
        ),
        ProblemKind.CONNECT: translate(
            "problem", "From which point are there two ways to connect? Only one can be stopped."
        ),
        ProblemKind.CUT: translate(
            "problem", "Where would the other side connect? Can your stone hold out there?"
        ),
        ProblemKind.TWO_EYES: translate(
            "problem", "How many places are there for an eye? Which point makes two of them?"
        ),
        ProblemKind.TAKE_AN_EYE: translate(
            "problem", "Where would the other side play to make two eyes? Play there first."
        ),
        ProblemKind.RACE: translate(
            "problem", "Count the liberties of both sides. Fill shared liberties last."
        ),
        ProblemKind.KO: translate(
            "problem", "Nothing works outright. Find the move that leads to a ko."
        ),
        ProblemKind.BORDER: translate(
            "problem",
            "Where could the other side still come in? Close that gap. Your stones count too.",
        ),
    }[kind]
