"""What is said while moves are guessed: the question, how near a guess came, and the score."""

from __future__ import annotations

from goboard_app.app.texts.numbers import color_name, filled, translate
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.session.guessing import Answer, Guessing, GuessReply, GuessTally, MoveToGuess


def question_sentence(question: MoveToGuess) -> str:
    """Whose move is hidden, and its number."""
    if question.move.color is Color.BLACK:
        return filled(translate("guess", "Where does Black play? Move %1."), question.number)
    return filled(translate("guess", "Where does White play? Move %1."), question.number)


def reply_sentence(reply: GuessReply, question: MoveToGuess, point: Point, size: BoardSize) -> str:
    """What is said to a guess that leaves the question open."""
    name = point_name(point, size)
    if reply is GuessReply.VARIATION:
        return filled(translate("guess", "%1 is a variation of the record. Guess on."), name)
    away = translate("guess", "%n point(s) away", None, question.distance(point))
    return filled(translate("guess", "Not %1: %2."), name, away)


def answer_sentence(answer: Answer, size: BoardSize) -> str:
    """What is said when the move was found, or shown."""
    name = point_name(answer.question.move.point, size)
    points = translate("guess", "%n point(s)", None, answer.points)
    if answer.is_found:
        return filled(translate("guess", "Right: %1. %2."), name, points)
    return filled(translate("guess", "It was %1. %2."), name, points)


def hidden_sentence() -> str:
    """Before the first question."""
    return translate("guess", "The moves that follow are hidden.")


def over_sentence() -> str:
    """There is no further move."""
    return translate("guess", "All moves are guessed.")


def stone_sentence() -> str:
    """A click on a stone is no guess."""
    return translate("guess", "A stone stands there.")


def tries_text(guessing: Guessing) -> str:
    """How many guesses are left at this move."""
    return translate("guess", "%n try(s) left", None, guessing.tries_left)


def score_text(tally: GuessTally) -> str:
    """34 of 50 points."""
    return filled(translate("guess", "%1 of %2 points"), tally.points, tally.most)


def progress_text(guessing: Guessing) -> str:
    """How far one is."""
    done = min(len(guessing.answers) + 1, len(guessing.questions))
    return filled(translate("guess", "%1 of %2 moves"), done, len(guessing.questions))


def tally_text(color: Color, tally: GuessTally) -> str:
    """What came of one side's moves."""
    text = translate("guess", "%1: %2 of %3 points, %4 of %5 at once")
    return filled(text, color_name(color), tally.points, tally.most, tally.at_once, tally.answers)


def missed_text(answer: Answer, size: BoardSize) -> str:
    """A line of the moves that were not found: "Move 34, Black D4 · nearest 2 points away"."""
    question = answer.question
    name = point_name(question.move.point, size)
    text = translate("guess", "Move %1, %2 %3")
    text = filled(text, question.number, color_name(question.move.color), name)
    if answer.nearest is None:
        return text
    away = translate("guess", "%n point(s) away", None, answer.nearest)
    return f"{text} · {away}"


def guessed_point(position: Position, point: Point) -> str:
    """What is on a point while the moves to come are hidden, for those who listen."""
    color = position.at(point)
    name = point_name(point, position.size)
    if color is None:
        return f"{name}, " + translate("board", "empty")
    is_black = color is Color.BLACK
    stone = translate("board", "black stone") if is_black else translate("board", "white stone")
    return f"{name}, {stone}"


def moves_are_hidden() -> str:
    """How the guessing goes."""
    return translate(
        "guess", "The moves that follow are hidden. Click where the next one was played."
    )


def not_found_title() -> str:
    """What stands over the moves that were not found."""
    return translate("guess", "Not found. A click shows the move.")


def none_missed() -> str:
    """All moves were found."""
    return translate("guess", "None was missed.")


def no_move_follows() -> str:
    """There is nothing to guess."""
    return translate("guess", "No move follows.")
