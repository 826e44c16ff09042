"""The texts of lessons and the teacher's table: tasks, answers, faults of a file, positions.

The texts of a lesson itself are in its file; these are used where it has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date

from goboard_app.app.texts.format import (
    Text,
    TextTable,
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
    points,
    running_text,
    stone_name,
    translate,
)
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.lessons.attempt import WORDS_ONLY
from goboard_app.lessons.check import TaskAudience, TaskCheck
from goboard_app.lessons.convention import LessonFault, LessonFinding, TaskKind
from goboard_app.lessons.judged import JudgedAnswer
from goboard_app.lessons.lesson import Hindrance, Screen
from goboard_app.lessons.results import TaskResult
from goboard_app.lessons.task import Reply, Task, TaskRepetition, TaskState, in_reading_order
from goboard_app.lessons.task_draft import TaskDraft, bad_words, needs_number
from goboard_app.rules.legality import Refusal

_INSTRUCTION = re.compile(r"@\S+\s*")
_MOST_POINTS = 12


def screen_text(screen: Screen) -> str:
    """Return the text beside the board of a lesson: the lesson's own words, else the question of the task."""
    if screen.text or screen.task is None:
        return screen.text
    return task_sentence(screen.task)


def task_sentence(task: Task, names: str = "") -> str:
    """Return the question of a task whose file has no words of its own.

    `names` names the stones where the list of their points would be too long.
    """
    black, white = translate("lesson", "Black moves: "), translate("lesson", "White moves: ")
    turn = by_color(task.position.to_move, black, white) if task.is_move else ""
    names = names or listed_points(sorted(task.points), task.position.size)
    side = color_name(task.color or task.position.to_move)
    return turn + filled(_asked(task.kind), names, task.number, side)


#: The question of a kind of task, with places for its stones, its number and its colour.
_asked = TextTable(
    {
        TaskKind.CAPTURE: Text("lesson", "capture %1."),
        TaskKind.POINTS: Text("lesson", "Click every point that is asked for."),
        TaskKind.LIBERTIES: Text("lesson", "Click every liberty."),
        TaskKind.CHOOSE: Text("lesson", "Click the right point."),
        TaskKind.ILLEGAL: Text("lesson", "Click a point where you may not play."),
        TaskKind.COUNT: Text("lesson", "How many are there?"),
        TaskKind.LIBERTIES_OF: Text("lesson", "How many liberties does each marked chain have?"),
        TaskKind.CHOICE: Text("lesson", "Which sentence is right?"),
        TaskKind.STATUS: Text("lesson", "Are these stones alive, dead or in seki?"),
        TaskKind.AHEAD: Text("lesson", "Is Black ahead, or White, or nobody?"),
        TaskKind.PLAY: Text("lesson", "find the best move."),
        TaskKind.SAVE: Text("lesson", "save %1."),
        TaskKind.CONNECT: Text("lesson", "connect %1."),
        TaskKind.CUT: Text("lesson", "cut %1 apart."),
        TaskKind.LIVE: Text("lesson", "make %1 live."),
        TaskKind.KILL: Text("lesson", "kill %1."),
        TaskKind.KO: Text("lesson", "win the ko at %1."),
        #: %2 = a number %3 = a colour
        TaskKind.POINTS_FOR: Text("lesson", "get %2 points for %3."),
    }
)


def choice_texts(task: Task) -> tuple[str, ...]:
    """Return the answers to choose from; none for a task without a choice."""
    verdicts = task.kind.form.verdicts
    return tuple(map(verdict_name, verdicts)) if verdicts else task.choices


#: An answer to the question whether stones live, or which side is ahead.
_verdicts = {
    "alive": Text("words", "Alive"),
    "dead": Text("words", "Dead"),
    "seki": Text("words", "Seki"),
    "nobody": Text("lesson", "Nobody"),
}


def verdict_name(word: str) -> str:
    """Return a word of the convention for an answer as a person reads it; any other text unchanged."""
    if word in ("black", "white"):
        return color_name(Color.BLACK if word == "black" else Color.WHITE)
    return _verdicts[word]() if word in _verdicts else word


def answer_told(task: Task, letters: Mapping[Point, str] | None = None) -> str:
    """Return the right answer of a task that is answered by a number or a choice; '' for other tasks.

    `letters` name the chains whose numbers are asked for; without them their points do.
    """
    if task.is_choice:
        told = choice_texts(task)
        word = told[task.number - 1] if 1 <= task.number <= len(told) else ""
        return comma_list(word, points(task.margin) if task.margin else "")
    if task.kind.form.per_chain:
        size = task.position.size
        chains = sorted(task.points, key=in_reading_order)
        names = ((point, letters[point] if letters else point_name(point, size)) for point in chains)
        return comma_list(*(f"{name} {len(task.liberties_at(point))}" for point, name in names))
    return str(task.number) if task.is_number else ""


def _short_answer(task: Task) -> str:
    """Return the right answer for the inside of a sentence: of sentences to choose from, the number."""
    # A sentence may be long, and ends with a full stop of its own.
    return str(task.number) if task.choices else answer_told(task)


def prompt(state: TaskState | None, letter: str = "") -> str:
    """Return the line below the board that explains how to answer; '' where nothing is asked.

    `letter` is that of the chain whose number is asked for.
    """
    if state is None:
        return ""
    if state.task.is_choice:
        return translate("lesson", "Click an answer, or press its number.")
    if state.asked_chain is not None:
        return filled(translate("lesson", "Liberties of %1: type the number, then Enter."), letter)
    if state.task.is_number:
        return translate("lesson", "Type the number, then Enter.")
    if state.task.is_move:
        side = state.position.to_move
        return by_color(side, translate("lesson", "Black to play."), translate("lesson", "White to play."))
    return translate("lesson", "Click on the board, or use arrows and Enter.")


def turn(state: TaskState | None) -> Color | None:
    """Return the colour of the stone drawn before the prompt; None where no move is asked."""
    return state.position.to_move if state is not None and state.task.is_move else None


def reply_sentence(state: TaskState) -> str:
    """Return the reply to the last answer of a pupil; '' where nothing was answered."""
    if state.reply is Reply.ASKED:
        return ""
    own = state.text.replace("\n", " ")
    if state.reply is Reply.GO_ON:
        return own or _go_on(state)
    if state.reply is Reply.DONE:
        return running_text(own or translate("lesson", "Right."), _margin_sentence(state.task))
    if state.reply is Reply.ILLEGAL:
        reason = state.verdict.reason if state.verdict is not None else None
        return running_text(refusal_sentence(reason), own)
    return own or _wrong(state)


def _margin_sentence(task: Task) -> str:
    """Return the sentence by how many points a side is ahead; '' where the lesson does not say."""
    if task.margin is None:
        return ""
    if not task.margin:
        return translate("count", "Both sides have the same.")
    is_black = task.words[task.number - 1] == "black"
    black, white = translate("count", "Black is ahead by %1."), translate("count", "White is ahead by %1.")
    return filled(black if is_black else white, points(task.margin))


def _go_on(state: TaskState) -> str:
    """Return the reply to a right answer after which the task goes on."""
    if state.task.wants_all:
        return translate("lesson", "Right. %n more to find.", None, state.missing)
    return translate("lesson", "Right. Go on.")


#: The reply to a wrong answer.
_wrong_answers = TextTable(
    {
        Reply.NOT_A_LIBERTY: Text("lesson", "This point is not next to the stone along a line."),
        Reply.OCCUPIED: Text("lesson", "There is a stone here. Look for an empty point."),
        Reply.ALLOWED: Text("lesson", "This move is allowed: the stone has a liberty."),
        Reply.NOT_IN_TREE: Text("lesson", "The lesson knows a better move. Try again."),
        Reply.WRONG_NUMBER: Text("lesson", "Not quite. Count again."),
    },
    otherwise=Text("lesson", "Not quite. Try again."),
)


def _wrong(state: TaskState) -> str:
    """Return the reply to a wrong answer."""
    if state.reply is Reply.NOT_CAPTURED:
        return translate("lesson", "The stones still have %n liberty(s).", None, state.left)
    return _wrong_answers(state.reply)


#: The reply to a move of a pupil that the rules do not allow.
refusal_sentence: TextTable[Refusal | None] = TextTable(
    {
        Refusal.OCCUPIED: Text("lesson", "There is already a stone here."),
        Refusal.SUICIDE: Text("lesson", "This is not allowed: no liberty would be left."),
        Refusal.KO: Text("lesson", "This is not allowed: it recaptures the ko right away."),
    },
    otherwise=Text("lesson", "This is not allowed: it repeats the board."),
)


def hint_sentence(state: TaskState) -> str:
    """Return the hint in words; the later ones say that the board shows the points."""
    own = state.task.hint.replace("\n", " ")
    if state.hints <= WORDS_ONLY:
        return own or translate("lesson", "Another hint shows where.")
    if state.task.is_choice or (state.task.is_number and state.asked_chain is None):
        text = translate("lesson", "The answer is %1.")
        return filled(text, _short_answer(state.task))
    if state.task.may_pass and state.task.is_move:
        return translate("lesson", "Pass.")
    return translate("lesson", "The board shows where.")


def has_more_hints(state: TaskState) -> bool:
    """Return whether another hint would say more."""
    return not state.is_done and state.hints <= WORDS_ONLY


def point_words(screen: Screen, state: TaskState | None, point: Point) -> str:
    """Return the description of a point of a lesson for a screen reader: its stone, labels and marks."""
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
    """Return the description of the whole board of a lesson for a screen reader: its stones and marks."""
    position = screen.position if state is None else state.board
    size, parts = position.size, [position_words(position)]
    marked = sorted({mark.point for mark in screen.marks if not mark.text})
    if marked:
        text = translate("lesson", "Marked: %1.")
        parts.append(filled(text, listed_points(marked, size)))
    parts += [closed(labelled(m.text, point_name(m.point, size))) for m in screen.marks if m.text]
    return running_text(*parts)


def position_words(position: Position) -> str:
    """Return the description of a position: the size of the board and the stones of both sides."""
    size = position.size
    parts = [filled(translate("lesson", "Board of %1."), board_size(size))]
    parts += [_side(color, position.points(color), size) for color in Color]
    return running_text(*parts)


def _side(color: Color, points: Iterable[Point], size: BoardSize) -> str:
    """Return a side's stones by their points, for the description of a board; empty for none."""
    names = listed_points(sorted(points), size)
    black, white = translate("lesson", "Black: %1."), translate("lesson", "White: %1.")
    return filled(by_color(color, black, white), names) if names else ""


def changes_in_words(before: Position, after: Position, at: Point | None) -> str:
    """Return the changes on the board after an answer at `at`, other than its own stone, for a screen reader."""
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
    """Return the message that parts of a lesson cannot be used."""
    return translate("lesson", "%n thing(s) in this lesson cannot be used; the rest can.", None, len(findings))


def fault_sentence(finding: LessonFinding) -> str:
    """Return a fault of a lesson with its place: "Line 3, column 8: …"."""
    place = filled(translate("finding", "Line %1, column %2: "), finding.line, finding.column)
    return place + fault_words(finding)


def fault_words(finding: LessonFinding) -> str:
    """Return a fault of a lesson without its place: "“Z9” is not a point on this board."."""
    return filled(_fault(finding.fault), finding.word, finding.right)


#: The sentence about a kind of fault in a lesson, with a place for the faulty word.
_fault = TextTable(
    {
        LessonFault.UNKNOWN_WORD: Text("lesson", "no instruction is called “%1”."),
        LessonFault.UNKNOWN_TASK: Text("lesson", "no task is called “%1”."),
        LessonFault.BAD_POINT: Text("lesson", "“%1” is not a point on this board."),
        LessonFault.NO_POINTS: Text("lesson", "“%1” names no points."),
        LessonFault.BAD_NUMBER: Text("lesson", "“%1” is not a number."),
        LessonFault.TWO_TASKS: Text("lesson", "there is already a task; “%1” is not asked."),
        LessonFault.NO_TASK: Text("lesson", "nothing is asked here: “%1”."),
        LessonFault.NO_STONE: Text("lesson", "the stones of “%1” are not on the board."),
        LessonFault.ILLEGAL_MOVE: Text("lesson", "the rules do not allow the move “%1”."),
        LessonFault.NO_SOLUTION: Text("lesson", "“%1” has no right answer."),
        LessonFault.WRONG_IS_RIGHT: Text("lesson", "“%1” is a right answer, but is said to be wrong."),
        LessonFault.CHOICES: Text("lesson", "“%1” needs two to six sentences."),
        #: %1 = an answer %2 = the answer that the program found
        LessonFault.DISPROVED: Text("lesson", "“%1” is not what the program found: %2."),
        LessonFault.FIRST_MOVE_DECIDES: Text("lesson", "“%1” cannot be right: whoever moves first decides."),
        LessonFault.LESSONS_ONLY: Text("lesson", "problems ask for moves; “%1” is for lessons only."),
        LessonFault.NO_SCREEN: Text("lesson", "no node says “@screen”; every comment of the main line is shown."),
        LessonFault.NO_STONES: Text("lesson", "no stones are set up."),
        LessonFault.NO_MOVES: Text("lesson", "no move follows, so there is no solution."),
        LessonFault.NO_RIGHT: Text("lesson", "no move is right, so there is no solution."),
        LessonFault.WRONG_TURN: Text("lesson", "“%1” is a move by the wrong side."),
        LessonFault.SETUP_INSIDE: Text("lesson", "stones are set up between moves; what follows is left out."),
        LessonFault.TOO_LARGE: Text("lesson", "too many moves; the last are left out."),
    }
)


def screen_place(number: int, count: int) -> str:
    """Return the number of the shown screen of a lesson."""
    return filled(translate("lesson", "Screen %1 of %2"), number, count)


#: The name in the Edit menu for undoing a change of the order of positions.
order_name = Text("undo", "order of positions")

#: The name in the Edit menu for undoing an added position.
adding_position_name = Text("undo", "adding a position")

#: The name in the Edit menu for undoing a removed position.
removing_position_name = Text("undo", "taking out a position")


def place_text(number: int, count: int) -> str:
    """Return the number of the shown position on the teacher's table."""
    return filled(translate("table", "Position %1 of %2"), number, count)


def short_place(number: int | None, count: int) -> str:
    """Return the same number in a short form; `number` is None where no position is shown."""
    if number is None:
        return translate("table", "%n position(s)", None, count)
    return filled(translate("table", "%1 of %2"), number, count)


def row_text(text: str) -> str:
    """Return the text of a position, as its row on the teacher's table shows it."""
    return " ".join(text.split()) or translate("table", "No text yet")


def position_tag(has_task: bool, fault: LessonFinding | None) -> str:
    """Return the kind of a position on the teacher's table; `fault` is why its task cannot be asked."""
    if fault is None:
        return translate("table", "Task") if has_task else translate("table", "To talk about")
    if fault.fault is LessonFault.NO_SOLUTION:
        return translate("table", "Task without a right answer")
    return _task_fault(fault)


def missing_answers(numbers: Sequence[int]) -> str:
    """Return the message which positions, counted from 0, have tasks that cannot be asked yet."""
    listed = comma_list(*(str(number + 1) for number in numbers))
    text = translate("table", "%n task(s) without a right answer, at position %1.", None, len(numbers))
    return filled(text, listed)


#: The note on the teacher's table about moves that answer the task of the shown position.
answer_stays = Text("table", "This answers the task, so it stays.")


def spoken_position(number: int, text: str, tag: str, is_shown: bool) -> str:
    """Return a row of the teacher's table as a screen reader speaks it; `tag` is from `position_tag`."""
    parts = [filled(translate("table", "Position %1: %2"), number, row_text(text)), tag]
    if is_shown:
        parts.append(translate("collection", "on the board"))
    return comma_list(*parts)


def talk_text(is_put_back: bool, is_new: bool, count: int) -> str:
    """Return the note on the teacher's table whether changes at the shown position stay or are put back."""
    if is_new:
        return translate("table", "This position is new. What you do here stays.")
    if not is_put_back:
        return translate("table", "What you do here stays.")
    if not count:
        return translate("table", "Moves, stones and marks shown here will be undone when you move on.")
    return translate("table", "%n change(s) here, put back when you go on.", None, count)


def put_back_text(number: int | None) -> str:
    """Return the message after a position was put back as it was prepared.

    `number` is that of the position, from 0; None where the board belonged to none.
    """
    if number is None:
        return translate("table", "The board is as it was before.")
    return filled(translate("table", "Position %1 is as prepared again."), number + 1)


def left_text(number: int | None) -> str:
    """Return the message after the teacher's table was closed and the shown changes were put back."""
    return running_text(put_back_text(number), translate("table", "Redo brings back what you showed."))


#: The message where the shown changes stay, because something was prepared after them.
kept_text = Text("table", "What you showed stays, because something was prepared after it.")

#: The message after changes that were put back are there again and stay.
brought_back_text = Text("table", "What you showed is part of the lesson now.")

#: The message after the file was saved together with shown changes.
saved_text = Text("table", "Saved with the board as it is. What you showed stays.")


def hindrance_text(hindrance: Hindrance) -> str:
    """Return the message where the list of positions cannot be changed as asked."""
    if hindrance is Hindrance.ONLY_ONE:
        return translate("table", "This is the only position. Add another one first.")
    return translate("table", "These positions belong to one game. They stay together.")


#: The message after a position was removed from the lesson; its board and words stay in the game.
taken_out_text = Text("table", "No longer a position. Its board and words stay in the game.")


def together_text(count: int) -> str:
    """Return the message after several positions of one game moved together."""
    return translate("table", "%n position(s) of one game moved together.", None, count)


def end_text(steps: int) -> str:
    """Return the message where there is no next, or no previous, position."""
    if steps > 0:
        return translate("table", "This is the last position.")
    return translate("table", "This is the first position.")


#: The text of a new position, in a file where only a text makes one.
first_text = Text("table", "New position")

#: The text in place of an empty list of positions.
no_positions_text = Text("table", "No positions yet. Add the board that is shown.")

#: The question how large the board of a new lesson is.
how_large = Text("table", "How large is the board? New positions have the size of the one that is shown.")

#: The tip of the switch that undoes the changes shown at a position.
put_back_meaning = Text(
    "table",
    "What you play, set up or mark at a position is taken off again "
    "when you go to another one. Words and the list stay.",
)

#: The explanation, before a window is locked for pupils, of the parts that stay in use.
lock_meaning = Text(
    "lock",
    "Pupils answer, take hints and go from task to task; everything else is off. "
    "“Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.",
)

#: The title of the question whether to unlock and close a locked window.
unlock_and_close = Text("lock", "Unlock and close?")

#: The title of the question whether to unlock a locked window.
unlock_question = Text("lock", "Unlock?")

#: The message where the word for unlocking is wrong.
not_the_word = Text("lock", "That is not the word.")

#: The note in a locked window that pupils can only answer.
only_answers = Text("lock", "Here pupils can only answer.")

#: The message after the last task in a locked window.
last_task_done = Text("lock", "That was the last one.")

#: The name of a kind of task, as the teacher chooses it: the work of the pupil.
kind_name = TextTable(
    {
        None: Text("task", "Nothing"),
        TaskKind.CAPTURE: Text("task", "Capture these stones"),
        TaskKind.LIBERTIES: Text("task", "Click all liberties of these stones"),
        TaskKind.POINTS: Text("task", "Click all of these points"),
        TaskKind.CHOOSE: Text("task", "Click any one of these points"),
        TaskKind.ILLEGAL: Text("task", "Click a point where you may not play"),
        TaskKind.COUNT: Text("task", "Give a number"),
        TaskKind.LIBERTIES_OF: Text("task", "Count the liberties of these chains"),
        TaskKind.CHOICE: Text("task", "Choose one of several sentences"),
        TaskKind.STATUS: Text("task", "Say if these stones are alive, dead or in seki"),
        TaskKind.AHEAD: Text("task", "Say which side is ahead"),
        TaskKind.PLAY: Text("task", "Find the right move"),
        TaskKind.SAVE: Text("task", "Save these stones"),
        TaskKind.CONNECT: Text("task", "Connect these stones"),
        TaskKind.CUT: Text("task", "Cut these stones apart"),
        TaskKind.LIVE: Text("task", "Make these stones live"),
        TaskKind.KILL: Text("task", "Kill these stones"),
        TaskKind.KO: Text("task", "Win the ko at this point"),
        TaskKind.POINTS_FOR: Text("task", "Make this many points in this part"),
    }
)


#: The teacher's instructions for a kind of task.
_KIND_NOTES: dict[TaskKind | None, Text] = {
    None: Text("task", "The pupil reads and goes on."),
    TaskKind.LIBERTIES: Text("task", "Click the stones. Their liberties are found."),
    TaskKind.POINTS: Text("task", "Click every point that the pupil is to click."),
    TaskKind.CHOOSE: Text("task", "Click the right points. One of them is enough."),
    TaskKind.ILLEGAL: Text("task", "You need not click: the program finds the points."),
    TaskKind.COUNT: Text("task", "Type the number below the board."),
    TaskKind.LIBERTIES_OF: Text("task", "Click one stone of each chain. The program counts the liberties."),
    TaskKind.CHOICE: Text("task", "Type the sentences, and choose the right one."),
    TaskKind.STATUS: Text("task", "Click a stone of the group. The program looks for the answer."),
    TaskKind.AHEAD: Text("task", "The program counts the board as it is, with the komi if there is one."),
}


def kind_note(kind: TaskKind | None, has_moves: bool = False) -> str:
    """Return the teacher's instructions for a kind of task.

    `has_moves` says that moves were played from this position.
    """
    note = _KIND_NOTES.get(kind)
    return note() if note is not None else _moves_note(kind, has_moves)


def _moves_note(kind: TaskKind | None, has_moves: bool) -> str:
    """Return the teacher's instructions for a kind of task that is answered by moves."""
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


#: A choice of the teacher: the other positions in which the task is asked again.
again_name = TextTable(
    {
        TaskRepetition.NEVER: Text("task", "In this position alone"),
        TaskRepetition.TURNED: Text("task", "Turned and mirrored too"),
        TaskRepetition.SWAPPED: Text("task", "Turned, and colours swapped"),
    }
)


#: The question of a problem made of a game; %1 is the side to move.
_game_questions = TextTable(
    {
        TaskKind.PLAY: Text("collect", "%1 to play. Find the right move."),
        TaskKind.CAPTURE: Text("collect", "%1 to play. Capture the marked stones."),
        TaskKind.SAVE: Text("collect", "%1 to play. Save the marked stones."),
        TaskKind.LIVE: Text("collect", "%1 to play. Make the marked stones live."),
        TaskKind.KILL: Text("collect", "%1 to play. Kill the marked stones."),
        TaskKind.CONNECT: Text("collect", "%1 to play. Connect the marked stones."),
        TaskKind.CUT: Text("collect", "%1 to play. Cut the marked stones apart."),
    },
    otherwise=Text("collect", "%1 to play."),
)


def game_question(kind: TaskKind, side: Color) -> str:
    """Return the question of a problem made of a position of a game."""
    return filled(_game_questions(kind), color_name(side))


def proved_sentence(points: Iterable[Point], depth: int, size: BoardSize) -> str:
    """Return the result of trying every move: the right ones, looked at `depth` moves ahead."""
    right = filled(translate("task", "Right: %1."), listed_points(sorted(points), size))
    return running_text(right, translate("collect", "We tried every move, %n move(s) ahead.", None, depth))


def judged_told(asked: Task, task: Task | None, answer: JudgedAnswer) -> tuple[str, bool] | None:
    """Return the result of reading the board, and False where it leaves no answer, or another than the teacher's.

    `asked` is the question, `task` the same with the answer of the teacher, None while there is none. The result is
    None where it adds nothing.
    """
    if task is None:
        return _judged_sentence(asked, answer), bool(answer.word)
    if answer.refutes(task):
        return _refuted_sentence(task, answer), False
    return (_judged_sentence(task, answer), True) if task.words[task.number - 1] == answer.word else None


def _judged_sentence(task: Task, answer: JudgedAnswer) -> str:
    """Return the result of reading the board for a question whether stones live, or which side is ahead."""
    if not answer.word:
        if task.kind is TaskKind.AHEAD:
            return translate("task", "Too much is open, so the program cannot count this board.")
        if answer.is_proved:
            return translate("task", "Whoever moves first decides here.")
        return translate("task", "The program cannot tell if these stones live.")
    found = comma_list(verdict_name(answer.word), points(answer.margin) if answer.margin else "")
    right = filled(translate("task", "Right: %1."), found)
    if task.kind is TaskKind.AHEAD:
        return right
    if answer.is_proved:
        return running_text(right, translate("life", "We tried every move here."))
    return running_text(right, translate("task", "This is likely, but we did not try every move."))


def _refuted_sentence(task: Task, answer: JudgedAnswer) -> str:
    """Return the fault that the right answer of a task is not the one that was found."""
    told = verdict_name(task.words[task.number - 1])
    fault = LessonFault.DISPROVED if answer.word else LessonFault.FIRST_MOVE_DECIDES
    found = verdict_name(answer.word)
    if task.margin is not None and answer.margin is not None:
        told = comma_list(told, points(task.margin) if task.margin else "")
        found = comma_list(found, points(answer.margin) if answer.margin else "")
    return _capital(fault_words(LessonFinding(fault, told, 0, 0, 0, found)))


#: The note while every move is tried for a problem made of a game.
trying_moves = Text("collect", "Trying every move…")


def played_next(point: Point, size: BoardSize) -> str:
    """Return the note that the move of the record is proposed as the answer."""
    return filled(translate("collect", "%1 is the next move of the game."), point_name(point, size))


#: The note where no right move of a problem is known.
right_move_missing = Text("collect", "The right move is missing. Click in its field, then on the board.")

#: The note where the stones of a problem are missing.
stones_missing = Text("collect", "Click the stones.")


#: The note where the name of a new lesson is missing.
lesson_name_missing = Text("collect", "Type a name for the new lesson.")


def word_at_fault(fault: LessonFault, word: str) -> str:
    """Return the note about a typed word that cannot be used, without its place in a file."""
    return _capital(fault_words(LessonFinding(fault, word, 0, 0, 0)))


def added_to_lesson(name: str) -> str:
    """Return the message after a position of a game became a problem of a lesson of the user's."""
    return filled(translate("collect", "Added to “%1” in My lessons."), isolated(name))


def task_told(draft: TaskDraft, check: TaskCheck, size: BoardSize) -> tuple[str, bool]:
    """Return the sentences of the check of a task, and False where the task cannot be used as it is."""
    bad = [word for answer in draft.answers for word in bad_words(answer, size)]
    if bad:
        return word_at_fault(LessonFault.BAD_POINT, bad[0]), False
    if needs_number(draft.kind) and not draft.number.strip():
        return translate("task", "The number is missing."), False
    faults = [_task_fault(finding) for finding in check.findings]
    if any(line.lstrip().startswith("@") for line in draft.text.splitlines()):
        faults.insert(0, translate("task", "Lines that begin with @ are not shown to the pupil."))
    return running_text(*faults, *_came_to(check)), not faults


def _task_fault(finding: LessonFinding) -> str:
    """Return a finding without the words of the file's convention, which the teacher need not know."""
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
    """Return the sentences with the right answers of a checked task, and on where the task is not asked."""
    if check.task is not None:
        yield from _answers(check, check.task)
    if check.asked is TaskAudience.NOBODY:
        yield translate("task", "A lesson does not show variations, so it will not show this position.")
    if check.asked is TaskAudience.PROBLEM:
        yield translate("task", "A lesson shows only its screens.")


def _answers(check: TaskCheck, task: Task) -> Iterator[str]:
    """Return the sentences with the right answers that the check of a task found."""
    if task.branches:
        text = translate("task", "Moves in the tree: %1 right, %2 wrong.")
        yield filled(text, check.rights, check.wrongs)
    right = ""
    if check.points:
        right = listed_points(sorted(check.points)[:_MOST_POINTS], task.position.size)
        right += "…" if len(check.points) > _MOST_POINTS else ""
    else:
        right = _short_answer(task)
    if right:
        yield filled(translate("task", "Right: %1."), right)


#: The hint while the pen draws over the board.
pen_note = Text("class", "Draw with the mouse. What you draw fades; Esc puts the pen away.")

#: The hint how the points of a task are entered.
click_or_type = Text("task", "Click on the board, or type the points.")

#: The hint how the points of a wrong answer are entered.
click_for_answer = Text("task", "Click the points that get this answer.")

#: The hint how a reply to a wrong answer is given where the pupil chooses from several answers.
number_for_answer = Text("task", "Type the number of the answer that gets this reply: 1, 2 or 3.")

#: The note in place of the points for a kind of task that has none.
names_no_points = Text("task", "This task names no points.")

# My lessons
#: The name given to a copied lesson that has none.
lesson_without_name = Text("lesson", "Lesson")


def problem_file_name(collection: str, number: int) -> str:
    """Return the file name for a single problem of a collection: "Net 3"."""
    return f"{collection} {number}"


def copied_to_my_lessons(name: str) -> str:
    """Return the message after a file was copied to the user's own lessons, with its name there."""
    text = translate("lesson", "Copied to My lessons as “%1”. There you can change it.")
    return filled(text, isolated(name))


# Results of pupils


#: The explanation of the switch that asks each pupil for a name.
names_meaning = Text(
    "lock",
    "Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.",
)

#: The message where results are kept and no word for unlocking was typed.
needs_word = Text("lock", "Type a word: without one, pupils could open the results.")

#: The question that asks each pupil for a name.
who_answers = Text("lock", "Who is answering?")

#: The label of the field for a pupil's name.
name_hint = Text("lock", "Your name, or your number in the class")


def is_that_you(name: str) -> str:
    """Return the question where a pupil of this name has begun already."""
    return filled(translate("lock", "“%1” has begun already. Is that you?"), isolated(name))


#: The text in place of the results while no pupil has answered under a name.
no_results_yet = Text(
    "results",
    "No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, "
    "and tick “Ask for names, keep the results”.",
)


def results_title(title: str, day: str, pupils: int) -> str:
    """Return the title of a class in the list of results: "Net, 2 May 2026, 12 pupils"."""
    count = translate("results", "%n pupil(s)", None, pupils)
    text = translate("results", "%1, %2, %3")
    return filled(text, isolated(title), day_text(date.fromisoformat(day)), count)


#: The explanation of the signs in the table of results.
results_legend = Text(
    "results",
    "A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.",
)


#: The explanation of the sign of a task that a pupil has not answered.
not_answered_sign = Text("results", "A dash: not answered.")


def result_sign(result: TaskResult) -> str:
    """Return the sign of a result, beside its tick or cross: the number of tries, ? for a hint, – for no answer."""
    if not result.tries and not result.hints:
        return "–"
    number = str(result.tries) if result.wrong else ""
    return f"{number} ?".strip() if result.hints else number


def result_words(result: TaskResult) -> str:
    """Return the result of a task in words, for a screen reader and an exported table."""
    parts = []
    if result.is_solved and not result.wrong:
        parts.append(translate("results", "right at once"))
    elif result.is_solved:
        parts.append(filled(translate("results", "right at try %1"), result.tries))
    elif result.wrong:
        parts.append(translate("results", "%n wrong try(s)", None, result.wrong))
    if result.hints:
        parts.append(translate("results", "%n hint(s)", None, result.hints))
    return comma_list(*parts) or translate("results", "not answered")


def solved_of(solved: int, tasks: int) -> str:
    """Return how many of all tasks a pupil has solved."""
    return filled(translate("results", "%1 of %2"), solved, tasks)


def results_not_kept(reason: str) -> str:
    """Return the message where answers of pupils could not be written."""
    text = translate("results", "The answers could not be kept: %1. They stay here until the program ends.")
    return filled(text, reason)


def results_not_deleted(reason: str) -> str:
    """Return the message where results of pupils could not be deleted."""
    return filled(translate("results", "The results could not be deleted: %1"), reason)


#: The title of the question whether to delete the results of a class.
delete_results_question = Text("results", "Delete these results?")


def delete_results_detail(title: str, pupils: int) -> str:
    """Return the line below that question: the class and the number of its pupils."""
    text = translate("results", "What %n pupil(s) answered is then gone for good: %1", None, pupils)
    return filled(text, isolated(title))
