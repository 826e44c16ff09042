"""What is said in lessons: what a task asks, what an answer comes to, and what is wrong in a file.

The texts of a lesson itself stand in its file; these serve where it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goboard_app.app.texts.numbers import (
    board_size,
    by_color,
    color_name,
    filled,
    listed_points,
    stone_name,
    translate,
)
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.lessons.attempt import WORDS_ONLY
from goboard_app.lessons.convention import LessonFault, LessonFinding, TaskKind
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.task import Reply, Task, TaskState
from goboard_app.rules.legality import Refusal


def screen_text(screen: Screen) -> str:
    """What stands beside the board: the lesson's own words, else what the task asks."""
    if screen.text or screen.task is None:
        return screen.text
    return task_sentence(screen.task)


def task_sentence(task: Task, names: str = "") -> str:
    """What a task asks, where its file says it by the task alone.

    `names` is how its stones are called, where their points would be too many to read.
    """
    black, white = translate("lesson", "Black moves: "), translate("lesson", "White moves: ")
    turn = by_color(task.position.to_move, black, white) if task.is_move else ""
    names = names or listed_points(sorted(task.points), task.position.size)
    side = color_name(task.color or task.position.to_move)
    return turn + filled(_asked(task.kind), names, task.number, side)


def _asked(kind: TaskKind) -> str:
    return {
        TaskKind.CAPTURE: translate("lesson", "capture %1."),
        TaskKind.POINTS: translate("lesson", "Click every point that is asked for."),
        TaskKind.LIBERTIES: translate("lesson", "Click every liberty."),
        TaskKind.CHOOSE: translate("lesson", "Click the right point."),
        TaskKind.ILLEGAL: translate("lesson", "Click a point where a stone may not be played."),
        TaskKind.COUNT: translate("lesson", "How many are there?"),
        TaskKind.PLAY: translate("lesson", "find the best move."),
        TaskKind.SAVE: translate("lesson", "save %1."),
        TaskKind.CONNECT: translate("lesson", "connect %1."),
        TaskKind.CUT: translate("lesson", "cut %1 apart."),
        TaskKind.LIVE: translate("lesson", "make %1 live."),
        TaskKind.KILL: translate("lesson", "kill %1."),
        TaskKind.KO: translate("lesson", "win the ko at %1."),
        TaskKind.POINTS_FOR: translate("lesson", "get %2 points for %3."),
    }[kind]


def prompt(state: TaskState | None) -> str:
    """How to answer, for the line under the board; '' where nothing is asked."""
    if state is None:
        return ""
    if state.task.is_number:
        return translate("lesson", "Type the number, then Enter.")
    if state.task.is_move:
        side = state.position.to_move
        return by_color(
            side, translate("lesson", "Black to play."), translate("lesson", "White to play.")
        )
    return translate("lesson", "Click on the board, or use arrows and Enter.")


def turn(state: TaskState | None) -> Color | None:
    """Whose stone stands before the prompt."""
    return state.position.to_move if state is not None and state.task.is_move else None


def reply_sentence(state: TaskState) -> str:
    """What is said to the last answer; '' where nothing was answered."""
    if state.reply is Reply.ASKED:
        return ""
    own = state.text.replace("\n", " ")
    if state.reply is Reply.GO_ON:
        return own or _go_on(state)
    if state.reply is Reply.DONE:
        return own or translate("lesson", "Right.")
    if state.reply is Reply.ILLEGAL:
        reason = state.verdict.reason if state.verdict is not None else None
        return f"{refusal_sentence(reason)} {own}".strip()
    return own or _wrong(state)


def _go_on(state: TaskState) -> str:
    if state.task.wants_all:
        return translate("lesson", "Right. %n more to find.", None, state.missing)
    return translate("lesson", "Right. Go on.")


def _wrong(state: TaskState) -> str:
    if state.reply is Reply.NOT_CAPTURED:
        return translate("lesson", "The stones still have %n liberty(s).", None, state.left)
    return {
        Reply.NOT_A_LIBERTY: translate(
            "lesson", "This point is not next to the stone along a line."
        ),
        Reply.OCCUPIED: translate("lesson", "Here stands a stone. Look for an empty point."),
        Reply.ALLOWED: translate("lesson", "This move is allowed: the stone has a liberty."),
        Reply.NOT_IN_TREE: translate("lesson", "The lesson knows a better move. Try again."),
        Reply.WRONG_NUMBER: translate("lesson", "Not quite. Count again."),
    }.get(state.reply, translate("lesson", "Not quite. Try again."))


def refusal_sentence(reason: Refusal | None) -> str:
    """Why the rules do not allow a move."""
    if reason is Refusal.OCCUPIED:
        return translate("lesson", "Here stands a stone already.")
    if reason is Refusal.SUICIDE:
        return translate("lesson", "This is not allowed: no liberty would be left.")
    if reason is Refusal.KO:
        return translate("lesson", "This is not allowed: it takes the ko back at once.")
    return translate("lesson", "This is not allowed: it repeats the board.")


def hint_sentence(state: TaskState) -> str:
    """The hint in words; later ones tell that the points are shown."""
    own = state.task.hint.replace("\n", " ")
    if state.hints <= WORDS_ONLY:
        return own or translate("lesson", "Another hint shows where.")
    if state.task.is_number:
        text = translate("lesson", "The answer is %1.")
        return filled(text, state.task.number)
    if state.task.may_pass and state.task.is_move:
        return translate("lesson", "Pass.")
    return translate("lesson", "The board shows where.")


def has_more_hints(state: TaskState) -> bool:
    """Whether another hint would tell more."""
    return not state.is_done and state.hints <= WORDS_ONLY


def point_words(screen: Screen, state: TaskState | None, point: Point) -> str:
    """What is on a point of the lesson, as it is read aloud; marks are told too."""
    position = screen.position if state is None else state.board
    stone = position.at(point)
    parts = [point_name(point, position.size)]
    parts.append(stone_name(stone) if stone is not None else translate("board", "empty"))
    parts += [mark.text for mark in screen.marks if mark.point == point and mark.text]
    if any(mark.point == point and not mark.text for mark in screen.marks):
        parts.append(translate("lesson", "marked"))
    if state is not None and point in state.found:
        parts.append(translate("lesson", "found"))
    return ", ".join(parts)


def board_words(screen: Screen, state: TaskState | None) -> str:
    """The whole board in words, for those who listen: who stands where, and what is marked."""
    position = screen.position if state is None else state.board
    size, parts = position.size, [position_words(position)]
    marked = sorted({mark.point for mark in screen.marks if not mark.text})
    if marked:
        text = translate("lesson", "Marked: %1.")
        parts.append(filled(text, listed_points(marked, size)))
    parts += [f"{m.text}: {point_name(m.point, size)}." for m in screen.marks if m.text]
    return " ".join(parts)


def position_words(position: Position) -> str:
    """A board in words: how large it is, and who stands where."""
    size = position.size
    parts = [filled(translate("lesson", "Board of %1."), board_size(size))]
    parts += [_side(color, position.points(color), size) for color in Color]
    return " ".join(part for part in parts if part)


def _side(color: Color, points: Iterable[Point], size: BoardSize) -> str:
    names = listed_points(sorted(points), size)
    black, white = translate("lesson", "Black: %1."), translate("lesson", "White: %1.")
    return filled(by_color(color, black, white), names) if names else ""


def changes_in_words(before: Position, after: Position, at: Point | None) -> str:
    """What an answer at `at` changed on the board besides the stone there: taken, or replied."""
    if before.size != after.size:
        return ""
    size, parts = after.size, []
    gone = [p for p in size if before.at(p) is not None and after.at(p) is None]
    for color in Color:
        new = [p for p in size if after.at(p) is color and before.at(p) is not color and p != at]
        parts.append(_side(color, new, size))
    if gone:
        text = translate("lesson", "Taken off: %1.")
        parts.append(filled(text, listed_points(gone, size)))
    return " ".join(part for part in parts if part)


# Faults of a file


def faults_summary(findings: Sequence[LessonFinding]) -> str:
    """That something in a lesson could not be used."""
    return translate(
        "lesson", "%n thing(s) in this lesson cannot be used; the rest can.", None, len(findings)
    )


def fault_sentence(finding: LessonFinding) -> str:
    """One fault with its place: "Line 3, column 8: …"."""
    place = filled(translate("finding", "Line %1, column %2: "), finding.line, finding.column)
    return place + fault_words(finding)


def fault_words(finding: LessonFinding) -> str:
    """One fault without its place: "“Z9” is no point of this board."."""
    return filled(_fault(finding.fault), finding.word)


def _fault(fault: LessonFault) -> str:
    return {
        LessonFault.UNKNOWN_WORD: translate("lesson", "no instruction is called “%1”."),
        LessonFault.UNKNOWN_TASK: translate("lesson", "no task is called “%1”."),
        LessonFault.BAD_POINT: translate("lesson", "“%1” is no point of this board."),
        LessonFault.NO_POINTS: translate("lesson", "“%1” names no points."),
        LessonFault.BAD_NUMBER: translate("lesson", "“%1” is no number."),
        LessonFault.TWO_TASKS: translate("lesson", "a second task is not asked: “%1”."),
        LessonFault.NO_TASK: translate("lesson", "nothing is asked here: “%1”."),
        LessonFault.NO_STONE: translate("lesson", "the stones of “%1” are not on the board."),
        LessonFault.ILLEGAL_MOVE: translate("lesson", "the rules do not allow the move “%1”."),
        LessonFault.NO_SOLUTION: translate("lesson", "“%1” has no right answer."),
        LessonFault.WRONG_IS_RIGHT: translate("lesson", "“%1” is said to a right answer."),
        LessonFault.NO_SCREEN: translate(
            "lesson", "no node says “@screen”; every comment of the main line is shown."
        ),
        LessonFault.NO_STONES: translate("lesson", "no stones are set up."),
        LessonFault.NO_MOVES: translate("lesson", "no move follows, so there is no solution."),
        LessonFault.NO_RIGHT: translate("lesson", "no move is right, so there is no solution."),
        LessonFault.WRONG_TURN: translate("lesson", "“%1” is a move of the wrong side."),
        LessonFault.SETUP_INSIDE: translate(
            "lesson", "stones are set up between moves; what follows is left out."
        ),
        LessonFault.TOO_LARGE: translate("lesson", "too many moves; the last are left out."),
    }[fault]


def screen_place(number: int, count: int) -> str:
    """Which screen of a lesson is shown."""
    return filled(translate("lesson", "Screen %1 of %2"), number, count)
