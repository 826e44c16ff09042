"""What is said in lessons and on the teacher's table: tasks, answers, faults of a file,
positions.

The texts of a lesson itself stand in its file; these serve where it says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from goboard_app.app.texts.format import (
    board_size,
    by_color,
    closed,
    color_name,
    comma_list,
    day_text,
    filled,
    isolated,
    labelled,
    listed_points,
    running_text,
    stone_name,
    translate,
)
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.lessons.attempt import WORDS_ONLY
from goboard_app.lessons.check import Asked, TaskCheck
from goboard_app.lessons.convention import LessonFault, LessonFinding, TaskKind
from goboard_app.lessons.lesson import Hindrance, Screen
from goboard_app.lessons.results import TaskResult
from goboard_app.lessons.task import Again, Reply, Task, TaskState
from goboard_app.lessons.task_draft import TaskDraft, bad_words, names_number
from goboard_app.rules.legality import Refusal

_INSTRUCTION = re.compile(r"@\S+\s*")
_MOST_POINTS = 12


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
        TaskKind.ILLEGAL: translate("lesson", "Click a point where you may not play."),
        TaskKind.COUNT: translate("lesson", "How many are there?"),
        TaskKind.PLAY: translate("lesson", "find the best move."),
        TaskKind.SAVE: translate("lesson", "save %1."),
        TaskKind.CONNECT: translate("lesson", "connect %1."),
        TaskKind.CUT: translate("lesson", "cut %1 apart."),
        TaskKind.LIVE: translate("lesson", "make %1 live."),
        TaskKind.KILL: translate("lesson", "kill %1."),
        TaskKind.KO: translate("lesson", "win the ko at %1."),
        #: %2 = a number %3 = a colour
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
        return by_color(side, translate("lesson", "Black to play."), translate("lesson", "White to play."))
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
        return running_text(refusal_sentence(reason), own)
    return own or _wrong(state)


def _go_on(state: TaskState) -> str:
    if state.task.wants_all:
        return translate("lesson", "Right. %n more to find.", None, state.missing)
    return translate("lesson", "Right. Go on.")


def _wrong(state: TaskState) -> str:
    if state.reply is Reply.NOT_CAPTURED:
        return translate("lesson", "The stones still have %n liberty(s).", None, state.left)
    return {
        Reply.NOT_A_LIBERTY: translate("lesson", "This point is not next to the stone along a line."),
        Reply.OCCUPIED: translate("lesson", "There is a stone here. Look for an empty point."),
        Reply.ALLOWED: translate("lesson", "This move is allowed: the stone has a liberty."),
        Reply.NOT_IN_TREE: translate("lesson", "The lesson knows a better move. Try again."),
        Reply.WRONG_NUMBER: translate("lesson", "Not quite. Count again."),
    }.get(state.reply, translate("lesson", "Not quite. Try again."))


def refusal_sentence(reason: Refusal | None) -> str:
    """Why the rules do not allow a move."""
    if reason is Refusal.OCCUPIED:
        return translate("lesson", "There is already a stone here.")
    if reason is Refusal.SUICIDE:
        return translate("lesson", "This is not allowed: no liberty would be left.")
    if reason is Refusal.KO:
        return translate("lesson", "This is not allowed: it recaptures the ko right away.")
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
    return comma_list(*parts)


def board_words(screen: Screen, state: TaskState | None) -> str:
    """The whole board in words, for those who listen: who stands where, and what is marked."""
    position = screen.position if state is None else state.board
    size, parts = position.size, [position_words(position)]
    marked = sorted({mark.point for mark in screen.marks if not mark.text})
    if marked:
        text = translate("lesson", "Marked: %1.")
        parts.append(filled(text, listed_points(marked, size)))
    parts += [closed(labelled(m.text, point_name(m.point, size))) for m in screen.marks if m.text]
    return running_text(*parts)


def position_words(position: Position) -> str:
    """A board in words: how large it is, and who stands where."""
    size = position.size
    parts = [filled(translate("lesson", "Board of %1."), board_size(size))]
    parts += [_side(color, position.points(color), size) for color in Color]
    return running_text(*parts)


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
    return running_text(*parts)


# Faults of a file


def faults_summary(findings: Sequence[LessonFinding]) -> str:
    """That something in a lesson could not be used."""
    return translate("lesson", "%n thing(s) in this lesson cannot be used; the rest can.", None, len(findings))


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
        LessonFault.BAD_POINT: translate("lesson", "“%1” is not a point on this board."),
        LessonFault.NO_POINTS: translate("lesson", "“%1” names no points."),
        LessonFault.BAD_NUMBER: translate("lesson", "“%1” is not a number."),
        LessonFault.TWO_TASKS: translate("lesson", "there is already a task; “%1” is not asked."),
        LessonFault.NO_TASK: translate("lesson", "nothing is asked here: “%1”."),
        LessonFault.NO_STONE: translate("lesson", "the stones of “%1” are not on the board."),
        LessonFault.ILLEGAL_MOVE: translate("lesson", "the rules do not allow the move “%1”."),
        LessonFault.NO_SOLUTION: translate("lesson", "“%1” has no right answer."),
        LessonFault.WRONG_IS_RIGHT: translate("lesson", "“%1” is a right answer, but is said to be wrong."),
        LessonFault.NO_SCREEN: translate("lesson", "no node says “@screen”; every comment of the main line is shown."),
        LessonFault.NO_STONES: translate("lesson", "no stones are set up."),
        LessonFault.NO_MOVES: translate("lesson", "no move follows, so there is no solution."),
        LessonFault.NO_RIGHT: translate("lesson", "no move is right, so there is no solution."),
        LessonFault.WRONG_TURN: translate("lesson", "“%1” is a move by the wrong side."),
        LessonFault.SETUP_INSIDE: translate("lesson", "stones are set up between moves; what follows is left out."),
        LessonFault.TOO_LARGE: translate("lesson", "too many moves; the last are left out."),
    }[fault]


def screen_place(number: int, count: int) -> str:
    """Which screen of a lesson is shown."""
    return filled(translate("lesson", "Screen %1 of %2"), number, count)


def order_name() -> str:
    """In the Edit menu: the order of the positions."""
    return translate("undo", "order of positions")


def adding_position_name() -> str:
    """In the Edit menu: a position brought in."""
    return translate("undo", "adding a position")


def removing_position_name() -> str:
    """In the Edit menu: a position taken out."""
    return translate("undo", "taking out a position")


def place_text(number: int, count: int) -> str:
    """Which position of how many."""
    return filled(translate("table", "Position %1 of %2"), number, count)


def short_place(number: int | None, count: int) -> str:
    """The same in little room; `number` is None where one is at none of them."""
    if number is None:
        return translate("table", "%n position(s)", None, count)
    return filled(translate("table", "%1 of %2"), number, count)


def row_text(text: str) -> str:
    """What is said at a position, as its row shows it."""
    return " ".join(text.split()) or translate("table", "No text yet")


def task_tag() -> str:
    """Said of a position at which something is asked."""
    return translate("table", "Task")


def spoken_position(number: int, text: str, has_task: bool, is_shown: bool) -> str:
    """A row for those who listen."""
    parts = [filled(translate("table", "Position %1: %2"), number, row_text(text))]
    if has_task:
        parts.append(task_tag())
    if is_shown:
        parts.append(translate("collection", "on the board"))
    return comma_list(*parts)


def talk_text(is_put_back: bool, is_new: bool, count: int) -> str:
    """What becomes of what is done at the position that is shown."""
    if is_new:
        return translate("table", "This position is new. What you do here stays.")
    if not is_put_back:
        return translate("table", "What you do here stays.")
    if not count:
        return translate("table", "Moves, stones and marks shown here are put back.")
    return translate("table", "%n change(s) here, put back when you go on.", None, count)


def put_back_text(number: int | None) -> str:
    """What was shown has been put back; `number` is that of its position, from 0."""
    if number is None:
        return translate("table", "The board is as it was before.")
    return filled(translate("table", "Position %1 is as prepared again."), number + 1)


def left_text(number: int | None) -> str:
    """The table was put away, and what was shown was put back."""
    return running_text(put_back_text(number), translate("table", "Redo brings back what you showed."))


def kept_text() -> str:
    """Something was prepared on top of what was shown, so that all of it stays."""
    return translate("table", "What you showed stays, because something was prepared after it.")


def brought_back_text() -> str:
    """What was put back is there again, and stays."""
    return translate("table", "What you showed is part of the lesson now.")


def saved_text() -> str:
    """The file was saved while something was shown."""
    return translate("table", "Saved as the board stands. What you showed stays.")


def hindrance_text(hindrance: Hindrance) -> str:
    """Why the list cannot be changed so."""
    if hindrance is Hindrance.ONLY_ONE:
        return translate("table", "This is the only position. Add another one first.")
    return translate("table", "These positions belong to one game. They stay together.")


def taken_out_text() -> str:
    """A position was taken out of the lesson, and what it stood on stays."""
    return translate("table", "No longer a position. Its board and words stay in the game.")


def together_text(count: int) -> str:
    """So many positions went as one."""
    return translate("table", "%n position(s) of one game moved together.", None, count)


def end_text(steps: int) -> str:
    """There is no position to go on to."""
    if steps > 0:
        return translate("table", "This is the last position.")
    return translate("table", "This is the first position.")


def first_text() -> str:
    """The text of a new position in a file where only a text makes one."""
    return translate("table", "New position")


def no_positions_text() -> str:
    """The list is empty."""
    return translate("table", "No positions yet. Add the board that is shown.")


def how_large() -> str:
    """Which board a new lesson begins with."""
    return translate("table", "How large is the board? New positions have the size of the one that is shown.")


def put_back_meaning() -> str:
    """What becomes of what was shown at a position."""
    return translate(
        "table",
        "What you play, set up or mark at a position is taken off again "
        "when you go to another one. Words and the list stay.",
    )


def lock_meaning() -> str:
    """What can be used while pupils answer."""
    return translate(
        "lock",
        "Pupils answer, take hints and go from task to task; everything else is off. "
        "“Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.",
    )


def unlock_and_close() -> str:
    """Whether a locked window shall be closed."""
    return translate("lock", "Unlock and close?")


def unlock_question() -> str:
    """Whether everything shall be used again."""
    return translate("lock", "Unlock?")


def not_the_word() -> str:
    """The word to unlock was another one."""
    return translate("lock", "That is not the word.")


def only_answers() -> str:
    """Why nothing but answering goes."""
    return translate("lock", "Here pupils can only answer.")


def last_task_done() -> str:
    """No task comes after this one."""
    return translate("lock", "That was the last one.")


def kind_name(kind: TaskKind | None) -> str:
    """What the pupil is to do."""
    return {
        None: translate("task", "Nothing"),
        TaskKind.CAPTURE: translate("task", "Capture these stones"),
        TaskKind.LIBERTIES: translate("task", "Click all liberties of these stones"),
        TaskKind.POINTS: translate("task", "Click all of these points"),
        TaskKind.CHOOSE: translate("task", "Click any one of these points"),
        TaskKind.ILLEGAL: translate("task", "Click a point where you may not play"),
        TaskKind.COUNT: translate("task", "Give a number"),
        TaskKind.PLAY: translate("task", "Find the right move"),
        TaskKind.SAVE: translate("task", "Save these stones"),
        TaskKind.CONNECT: translate("task", "Connect these stones"),
        TaskKind.CUT: translate("task", "Cut these stones apart"),
        TaskKind.LIVE: translate("task", "Make these stones live"),
        TaskKind.KILL: translate("task", "Kill these stones"),
        TaskKind.KO: translate("task", "Win the ko at this point"),
        TaskKind.POINTS_FOR: translate("task", "Make this many points in this part"),
    }[kind]


def kind_note(kind: TaskKind | None, has_moves: bool = False) -> str:
    """What the teacher is to do; `has_moves` where some were played from this position."""
    return {
        None: translate("task", "The pupil reads and goes on."),
        TaskKind.LIBERTIES: translate("task", "Click the stones. Their liberties are found."),
        TaskKind.POINTS: translate("task", "Click every point that the pupil is to click."),
        TaskKind.CHOOSE: translate("task", "Click the right points. One of them is enough."),
        TaskKind.ILLEGAL: translate("task", "Nothing to do here: the points are found."),
        TaskKind.COUNT: translate("task", "Type the number below the board."),
    }.get(kind) or _moves_note(kind, has_moves)


def _moves_note(kind: TaskKind | None, has_moves: bool) -> str:
    if kind is TaskKind.CAPTURE and not has_moves:
        return translate(
            "task",
            "Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.",
        )
    if has_moves:
        return translate(
            "task",
            "The moves you played are the answers. One that is marked as a bad move is wrong.",
        )
    if kind is TaskKind.PLAY:
        return translate("task", "Press Done, play the right moves on the board, then come back.")
    return translate(
        "task",
        "Click the stones or points, press Done, play the right moves on the board, then come back.",
    )


def again_name(again: Again) -> str:
    """In what other positions the task is asked once more."""
    return {
        Again.NEVER: translate("task", "In this position alone"),
        Again.TURNED: translate("task", "Turned and mirrored too"),
        Again.SWAPPED: translate("task", "Turned, and colours swapped"),
    }[again]


def task_told(draft: TaskDraft, check: TaskCheck, size: BoardSize) -> tuple[str, bool]:
    """Whether a task can be used as it stands, in a sentence or two; False where it cannot."""
    bad = [word for answer in draft.answers for word in bad_words(answer, size)]
    if bad:
        finding = LessonFinding(LessonFault.BAD_POINT, bad[0], 0, 0, 0)
        return _capital(fault_words(finding)), False
    if names_number(draft.kind) and not draft.number.strip():
        return translate("task", "The number is missing."), False
    faults = [_task_fault(finding) for finding in check.findings]
    if any(line.lstrip().startswith("@") for line in draft.text.splitlines()):
        faults.insert(0, translate("task", "Lines that begin with @ are not shown to the pupil."))
    return running_text(*faults, *_came_to(check)), not faults


def _task_fault(finding: LessonFinding) -> str:
    """A finding without the words of the convention, which the teacher need not know."""
    name, rest = finding.word.partition(" ")[0], _INSTRUCTION.sub("", finding.word, count=1)
    if name == "@task":
        kind = next((kind for kind in TaskKind if rest.partition(" ")[0] == kind.value), None)
        rest = kind_name(kind) if kind is not None else rest
    if finding.fault is not LessonFault.UNKNOWN_WORD and name.startswith("@") and rest:
        finding = finding._replace(word=rest)
    return _capital(fault_words(finding))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _came_to(check: TaskCheck) -> Iterator[str]:
    if check.task is not None:
        yield from _answers(check, check.task)
    if check.asked is Asked.NOBODY:
        yield translate("task", "A lesson does not show variations, so it will not show this position.")
    if check.asked is Asked.PROBLEM:
        yield translate("task", "A lesson shows only its screens.")


def _answers(check: TaskCheck, task: Task) -> Iterator[str]:
    if task.branches:
        text = translate("task", "Moves in the tree: %1 right, %2 wrong.")
        yield filled(text, check.rights, check.wrongs)
    right = ""
    if check.points:
        right = listed_points(sorted(check.points)[:_MOST_POINTS], task.position.size)
        right += "…" if len(check.points) > _MOST_POINTS else ""
    elif task.is_number:
        right = str(task.number)
    if right:
        yield filled(translate("task", "Right: %1."), right)


def pen_note() -> str:
    """How to draw over the board."""
    return translate("class", "Draw with the mouse. What you draw fades; Esc puts the pen away.")


def click_or_type() -> str:
    """How the points of a task are entered."""
    return translate("task", "Click on the board, or type the points.")


def click_for_answer() -> str:
    """How the points of a wrong answer are entered."""
    return translate("task", "Click the points that get this answer.")


def names_no_points() -> str:
    """A task of this kind has no points."""
    return translate("task", "This task names no points.")


# My lessons


def lesson_without_name() -> str:
    """What a copied lesson is called that has no name of its own."""
    return translate("lesson", "Lesson")


def problem_file_name(collection: str, number: int) -> str:
    """What a file with one problem of a collection is called: "Net 3"."""
    return f"{collection} {number}"


def copied_to_my_lessons(name: str) -> str:
    """That a file was copied to the user's own lessons, and how it is called there."""
    text = translate("lesson", "Copied to My lessons as “%1”. There you can change it.")
    return filled(text, isolated(name))


# Results of pupils


def names_meaning() -> str:
    """What asking for names does."""
    return translate(
        "lock",
        "Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.",
    )


def needs_word() -> str:
    """Why a word must be typed where results are kept."""
    return translate("lock", "Type a word: without one, pupils could open the results.")


def who_answers() -> str:
    """The question to each pupil."""
    return translate("lock", "Who is answering?")


def name_hint() -> str:
    """What to type."""
    return translate("lock", "Your name, or your number in the class")


def is_that_you(name: str) -> str:
    """Somebody of this name has begun."""
    return filled(translate("lock", "“%1” has begun already. Is that you?"), isolated(name))


def no_results_yet() -> str:
    """Nobody has answered under a name."""
    return translate(
        "results",
        "No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, "
        "and tick “Ask for names, keep the results”.",
    )


def results_title(title: str, day: str, pupils: int) -> str:
    """A class in the list of all: "Net, 2 May 2026, 12 pupils"."""
    count = translate("results", "%n pupil(s)", None, pupils)
    text = translate("results", "%1, %2, %3")
    return filled(text, isolated(title), day_text(date.fromisoformat(day)), count)


def results_legend() -> str:
    """What the signs in the table mean."""
    return translate(
        "results",
        "A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.",
    )


def result_sign(result: TaskResult) -> str:
    """What stands beside the tick or the cross: the number of tries, and ? for a hint."""
    number = str(result.tries) if result.wrong else ""
    return f"{number} ?".strip() if result.hints else number


def result_words(result: TaskResult) -> str:
    """The same in words, as in a table of another program; '' for nothing."""
    parts = []
    if result.is_solved and not result.wrong:
        parts.append(translate("results", "right at once"))
    elif result.is_solved:
        parts.append(filled(translate("results", "right at try %1"), result.tries))
    elif result.wrong:
        parts.append(translate("results", "%n wrong try(s)", None, result.wrong))
    if result.hints:
        parts.append(translate("results", "%n hint(s)", None, result.hints))
    return comma_list(*parts)


def solved_of(solved: int, tasks: int) -> str:
    """How many of all tasks a pupil has solved."""
    return filled(translate("results", "%1 of %2"), solved, tasks)


def results_not_kept(reason: str) -> str:
    """Answers of pupils could not be written."""
    text = translate("results", "The answers could not be kept: %1. They stay here until the program ends.")
    return filled(text, reason)


def results_not_deleted(reason: str) -> str:
    """Results could not be deleted."""
    return filled(translate("results", "The results could not be deleted: %1"), reason)


def delete_results_question() -> str:
    """Whether to delete the results of a class."""
    return translate("results", "Delete these results?")


def delete_results_detail(title: str, pupils: int) -> str:
    """What is deleted."""
    text = translate("results", "What %n pupil(s) answered is then gone for good: %1", None, pupils)
    return filled(text, isolated(title))
