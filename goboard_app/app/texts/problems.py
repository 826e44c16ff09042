"""The texts of problems, of the pupils of a class over a term, and of the plan of lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    board_size,
    by_color,
    comma_list,
    day_text,
    dotted,
    filled,
    isolated,
    labelled,
    listed_points,
    running_text,
    stone_name,
    translate,
)
from goboard_app.app.texts.lessons import (
    fault_sentence,
    refusal_sentence,
    result_words,
    task_sentence,
    verdict_name,
)
from goboard_app.app.texts.play import goal_name, move_text
from goboard_app.app.texts.program import handicap_text
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.late import late
from goboard_app.lessons.attempt import Attempt, AttemptOutcome
from goboard_app.lessons.convention import LessonFinding, TaskKind
from goboard_app.lessons.problem import Problem, ProblemKind
from goboard_app.lessons.refutation import Refutation, RefutationReason, why_wrong
from goboard_app.lessons.schedule import Cards, ProblemCard
from goboard_app.lessons.success import Success, SuccessReason
from goboard_app.lessons.task import Task
from goboard_app.lessons.teaching_plan import LinkKind, PlanLink, PlanPart, PlanProblems, game_of, problems_of
from goboard_app.lessons.term import PASS, ClassBook, FirstWrong, TermAnswer, TermLesson, TermTally
from goboard_app.partner.character import Character

# The sentences of a command on problems need nothing of a day, whose module loads those of the window.
with late:
    from goboard_app.app.daily import DailyStep, SmallGame
    from goboard_app.app.texts.partner import partner_name

if TYPE_CHECKING:
    from goboard_app.app.daily import DailyPlan, Idea, Week
    from goboard_app.app.problems import ProblemCollection

_MOST_NAMED = 3


#: The name of a kind of problem.
kind_name = TextTable(
    {
        ProblemKind.CAPTURE: Text("problem", "Capture"),
        ProblemKind.ESCAPE: Text("problem", "Escape"),
        ProblemKind.LADDER: Text("problem", "Ladder"),
        ProblemKind.NET: Text("problem", "Net"),
        ProblemKind.SNAPBACK: Text("problem", "Snapback"),
        ProblemKind.CONNECT: Text("problem", "Connect"),
        ProblemKind.CUT: Text("problem", "Cut"),
        ProblemKind.TWO_EYES: Text("problem", "Make two eyes"),
        ProblemKind.TAKE_AN_EYE: Text("problem", "Take an eye"),
        ProblemKind.RACE: Text("problem", "Capturing race"),
        ProblemKind.KO: Text("problem", "Ko"),
        ProblemKind.BORDER: Text("problem", "Close the border"),
    }
)


def collection_name(collection: ProblemCollection) -> str:
    """Return the name of a collection: the kind of the program's own, else the name of the file or game."""
    return kind_name(collection.kind) if collection.kind is not None else collection.title


def course_name(course: ProblemCollection) -> str:
    """Return the name of a course with problems of all kinds, on one size of board or on all."""
    if course.side:
        return filled(translate("problem", "On the board of %1×%1"), course.side)
    return translate("problem", "All kinds, easy ones first")


def collection_note(collection: ProblemCollection, cards: Cards) -> str:
    """Return the progress in a collection of problems: "2 of 5 solved, 1 missed"."""
    keys = collection.keys
    text = translate("problem", "%1 of %2 solved")
    text = filled(text, cards.known(keys), len(keys))
    missed = cards.missed(keys)
    if missed:
        text += filled(translate("problem", ", %1 missed"), missed)
    return text


def place_text(problem: Problem, number: int, count: int, card: ProblemCard | None) -> str:
    """Return the line that names the current problem: "Problem 3 of 5, grade 2, missed last time"."""
    parts = [filled(translate("problem", "Problem %1 of %2"), number, count)]
    if problem.name and problem.kind is None:
        parts.append(problem.name)
    if problem.grade:
        parts.append(filled(translate("problem", "grade %1"), problem.grade))
    if card is not None and card.was_missed:
        parts.append(translate("problem", "missed last time"))
    elif card is not None:
        parts.append(translate("problem", "solved last time"))
    return comma_list(*parts)


def question(problem: Problem, in_full: bool = False) -> str:
    """Return the question of a problem: its task, or else the side to move, and the words of the file.

    `in_full` names every stone, for a screen reader; other users see the outline of many stones.
    """
    own = problem.screen.text
    asked = task_question(problem.task, in_full)
    return f"{asked}\n{own}" if own else asked


def task_question(task: Task, in_full: bool = False) -> str:
    """Return the question of a task with the side to move; more than three stones are called outlined."""
    side = task.position.to_move
    if task.kind is TaskKind.PLAY:
        return turn_sentence(side)
    if task.kind is TaskKind.POINTS_FOR and task.color is side:
        number = task.number
        black = translate("problem", "Black moves: make %n point(s) in the outlined part.", None, number)
        white = translate("problem", "White moves: make %n point(s) in the outlined part.", None, number)
        counts = translate("problem", "Stones there count, and so do the empty points they surround.")
        return running_text(by_color(side, black, white), counts)
    names = listed_points(sorted(task.points), task.position.size)
    if len(task.points) > _MOST_NAMED and not in_full:
        names = translate("problem", "the outlined stones")
    if task.kind is TaskKind.KO and any(stones_of(task)):
        return filled(_by_ko(task), names)
    return task_sentence(task, names)


def turn_sentence(side: Color) -> str:
    """Return the side to move in a problem."""
    black = translate("problem", "Black to move.")
    white = translate("problem", "White to move.")
    return by_color(side, black, white)


def _by_ko(task: Task) -> str:
    """Return the question of a task that is solved by a ko, with a place for its stones."""
    side = task.position.to_move
    if side in stones_of(task):
        black = translate("problem", "Black moves: save %1 by a ko.")
        white = translate("problem", "White moves: save %1 by a ko.")
    else:
        black = translate("problem", "Black moves: capture %1 by a ko.")
        white = translate("problem", "White moves: capture %1 by a ko.")
    return by_color(side, black, white)


def stones_of(task: Task) -> frozenset[Color | None]:
    """Return the colours of the stones that a task names."""
    return frozenset(task.position.at(point) for point in task.points)


#: The reply to the last move of an attempt.
_outcomes = TextTable(
    {
        AttemptOutcome.SOLVED: Text("problem", "Right. That solves it."),
        AttemptOutcome.GO_ON: Text("problem", "Right so far. Go on."),
        AttemptOutcome.WRONG: Text("problem", "That does not solve it. Try another move."),
        AttemptOutcome.UNKNOWN: Text(
            "problem", "The file says nothing about this move. It does not count: try another."
        ),
    },
    otherwise=NO_TEXT,
)


def outcome_sentence(attempt: Attempt) -> str:
    """Return the reply to the last move of an attempt."""
    if attempt.outcome is AttemptOutcome.SHOWN:
        return _solution(attempt)
    if attempt.outcome is AttemptOutcome.ILLEGAL and attempt.verdict is not None:
        return refusal_sentence(attempt.verdict.reason)
    return _outcomes(attempt.outcome)


def why_sentence(attempt: Attempt) -> str:
    """Return the reason why the last move fails, as the moves after it show; '' where it is not known."""
    why = why_wrong(attempt)
    if why is None:
        return ""
    if why.because is RefutationReason.TOO_FEW:
        n = why.count
        black = translate("problem", "Black comes in: fewer than %n point(s) are left.", None, n)
        white = translate("problem", "White comes in: fewer than %n point(s) are left.", None, n)
        return by_color(why.side, black, white)
    return by_color(why.side, *_reached(why))


def _reached(why: Refutation) -> tuple[str, str]:
    """Return the sentences with the result that Black, and that White, reaches."""
    n = why.count
    return {
        RefutationReason.CAPTURED: lambda: (
            translate("problem", "Black captures %n stone(s).", None, n),
            translate("problem", "White captures %n stone(s).", None, n),
        ),
        RefutationReason.IN_ATARI: lambda: (
            translate("problem", "Black is faster: your %n stone(s) have one liberty.", None, n),
            translate("problem", "White is faster: your %n stone(s) have one liberty.", None, n),
        ),
        RefutationReason.LOST: lambda: (
            translate("problem", "Black stops you: your stones cannot be saved."),
            translate("problem", "White stops you: your stones cannot be saved."),
        ),
        RefutationReason.TWO_EYES: lambda: (
            translate("problem", "Black has two eyes: these stones live."),
            translate("problem", "White has two eyes: these stones live."),
        ),
        RefutationReason.CAPTURES: lambda: (
            translate("problem", "Black captures %n of your stones and gets away.", None, n),
            translate("problem", "White captures %n of your stones and gets away.", None, n),
        ),
        RefutationReason.CONNECTED: lambda: (
            translate("problem", "Black connects: these stones have %n liberties.", None, n),
            translate("problem", "White connects: these stones have %n liberties.", None, n),
        ),
        RefutationReason.AWAY: lambda: (
            translate("problem", "Black gets away: these stones have %n liberties.", None, n),
            translate("problem", "White gets away: these stones have %n liberties.", None, n),
        ),
        RefutationReason.STANDS: lambda: (
            translate("problem", "Black holds out: you cannot capture these stones."),
            translate("problem", "White holds out: you cannot capture these stones."),
        ),
        RefutationReason.JOINED: lambda: (
            translate("problem", "Black connects: one chain with %n liberties.", None, n),
            translate("problem", "White connects: one chain with %n liberties.", None, n),
        ),
        RefutationReason.APART: lambda: (
            translate("problem", "Black cuts: your stones stay apart."),
            translate("problem", "White cuts: your stones stay apart."),
        ),
    }[why.because]()


def success_sentence(success: Success, size: BoardSize) -> str:
    """Return the reason why a solution works: the best try of the other side, and the result against it."""
    reached = by_color(success.side, *_achieved(success))
    if success.tried is None:
        return reached
    black = translate("problem", "Black tries %1, but it does not help.")
    white = translate("problem", "White tries %1, but it does not help.")
    tried = filled(by_color(success.side.opponent, black, white), move_text(success.tried, size))
    return running_text(tried, reached)


def _achieved(success: Success) -> tuple[str, str]:
    """Return the sentences with the result that Black, and that White, reaches by a solution."""
    n = success.count
    return {
        SuccessReason.CAPTURED: lambda: (
            translate("problem", "Black captures %n stone(s).", None, n),
            translate("problem", "White captures %n stone(s).", None, n),
        ),
        SuccessReason.LADDER: lambda: (
            translate("problem", "The ladder works: Black captures %n stone(s).", None, n),
            translate("problem", "The ladder works: White captures %n stone(s).", None, n),
        ),
        SuccessReason.SNAPBACK: lambda: (
            translate("problem", "Black recaptures at once: %n stone(s) by a snapback.", None, n),
            translate("problem", "White recaptures at once: %n stone(s) by a snapback.", None, n),
        ),
        SuccessReason.NO_WAY_OUT: lambda: (
            translate("problem", "White has no way out: these stones will be captured."),
            translate("problem", "Black has no way out: these stones will be captured."),
        ),
        SuccessReason.NO_SECOND_EYE: lambda: (
            translate("problem", "White gets no second eye: these stones are dead."),
            translate("problem", "Black gets no second eye: these stones are dead."),
        ),
        SuccessReason.KO: lambda: (
            translate("problem", "It is a ko: Black wins it with enough ko threats."),
            translate("problem", "It is a ko: White wins it with enough ko threats."),
        ),
        SuccessReason.TWO_EYES: lambda: (
            translate("problem", "Black has two eyes: these stones live."),
            translate("problem", "White has two eyes: these stones live."),
        ),
        SuccessReason.CAPTURES: lambda: (
            translate("problem", "Black captures %n stone(s) and is safe.", None, n),
            translate("problem", "White captures %n stone(s) and is safe.", None, n),
        ),
        SuccessReason.AWAY: lambda: (
            translate("problem", "Black gets away: these stones have %n liberties.", None, n),
            translate("problem", "White gets away: these stones have %n liberties.", None, n),
        ),
        SuccessReason.HELD: lambda: (
            translate("problem", "White cannot capture these stones."),
            translate("problem", "Black cannot capture these stones."),
        ),
        SuccessReason.JOINED: lambda: (
            translate("problem", "Black connects: these stones are one chain."),
            translate("problem", "White connects: these stones are one chain."),
        ),
        SuccessReason.BOTH_WAYS: lambda: (
            translate("problem", "White cannot cut: Black can still connect."),
            translate("problem", "Black cannot cut: White can still connect."),
        ),
        SuccessReason.APART: lambda: (
            translate("problem", "White cannot connect: these stones stay apart."),
            translate("problem", "Black cannot connect: these stones stay apart."),
        ),
        SuccessReason.POINTS: lambda: (
            translate("problem", "The border holds: Black keeps %n point(s) there.", None, n),
            translate("problem", "The border holds: White keeps %n point(s) there.", None, n),
        ),
    }[success.because]()


def _solution(attempt: Attempt) -> str:
    """Return the sentence with the moves of the solution, after it was shown."""
    moves = (move_text(move, attempt.position.size) for move in attempt.solving_moves)
    text = translate("problem", "The solution: %1.")
    return filled(text, comma_list(*(f"{n} {move}" for n, move in enumerate(moves, 1))))


def nothing_known(problem: Problem) -> str:
    """Return the note that a problem has no solution; '' where it has one."""
    if problem.has_solution:
        return ""
    return translate("problem", "The file has no solution. You can look at the board.")


def point_words(attempt: Attempt, point: Point) -> str:
    """Return the description of a point of a problem for a screen reader, with its marks."""
    size, stone = attempt.position.size, attempt.position.at(point)
    parts = [point_name(point, size)]
    parts.append(stone_name(stone) if stone is not None else translate("board", "empty"))
    marks = [mark for mark in attempt.problem.screen.marks if mark.point == point]
    parts += [mark.text or translate("lesson", "marked") for mark in marks]
    if point in attempt.task.points:
        parts.append(translate("problem", "outlined"))
    return comma_list(*parts)


def faults_told(findings: Sequence[LessonFinding]) -> tuple[str, list[str]]:
    """Return the message that parts of a file of problems are missing, with a line for each of them."""
    text = translate("problem", "%n thing(s) are missing here; the rest is used.", None, len(findings))
    return text, [_fault(finding) for finding in findings]


def _fault(finding: LessonFinding) -> str:
    """Return a fault in a file of problems behind the number of its problem."""
    game = filled(translate("problem", "Problem %1. "), finding.game + 1)
    return game + fault_sentence(finding)


def grid_item(problem: Problem, number: int, is_solved: bool, is_missed: bool, is_next: bool) -> str:
    """Return the description of a small board in the grid of problems: "Problem 3, missed last time, next"."""
    parts = [filled(translate("problem", "Problem %1"), number), problem.name]
    if is_solved:
        parts.append(translate("problem", "solved last time"))
    if is_missed:
        parts.append(translate("problem", "missed last time"))
    if is_next:
        parts.append(next_word())
    return comma_list(*parts)


#: The word beside the number of the next problem.
next_word = Text("problem", "next")


def no_problems_in(name: str) -> str:
    """Return the message where a folder holds no problems."""
    return filled(translate("problem", "%1 holds no problems."), isolated(name))


def files_left_out(count: int) -> str:
    """Return the note how many files of a folder hold no problems, or cannot be read."""
    return translate("problem", "%n file(s) hold no problems and are left out.", None, count)


def repeat_due(count: int) -> str:
    """Return the label of the button for the problems that are due for review."""
    return filled(translate("problem", "Due for review: %1"), count)


#: The line below the title of the problems that describes them.
find_the_move = Text("problem", "Find the move. The board answers.")

#: The text in place of the problems where there are none.
no_problems = Text("problem", "No problems came with the program. Open a file with some.")


def hint_sentence(attempt: Attempt) -> str:
    """Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself."""
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


#: The hint for problems of this kind: the idea to look for.
kind_hint = TextTable(
    {
        ProblemKind.CAPTURE: Text("problem", "Which liberty would help the stones most? Take that one first."),
        ProblemKind.ESCAPE: Text(
            "problem",
            "Can you capture one of the stones around? Or where do you get the most liberties?",
        ),
        ProblemKind.LADDER: Text(
            "problem",
            "Give atari from the side that drives the stones to the edge or to your own stones.",
        ),
        ProblemKind.NET: Text("problem", "Atari alone lets the stones run. Close the ways out from a distance."),
        ProblemKind.SNAPBACK: Text("problem", "Sacrifice a stone. Is the chain that captured it now in atari?"),
        ProblemKind.CONNECT: Text(
            "problem", "From which point are there two ways to connect? Only one can be stopped."
        ),
        ProblemKind.CUT: Text("problem", "Where would the other side connect? Can your stone hold out there?"),
        ProblemKind.TWO_EYES: Text("problem", "How many places are there for an eye? Which point makes two of them?"),
        ProblemKind.TAKE_AN_EYE: Text("problem", "Where would the other side play to make two eyes? Play there first."),
        ProblemKind.RACE: Text("problem", "Count the liberties of both sides. Fill shared liberties last."),
        ProblemKind.KO: Text("problem", "Nothing works outright. Find the move that leads to a ko."),
        ProblemKind.BORDER: Text(
            "problem",
            "Where could the other side still come in? Close that gap. Your stones count too.",
        ),
    }
)


# Ten minutes a day, and the page for parents

#: The line above the steps of the ten minutes.
daily_note = Text("daily", "Stop whenever you like. What you have done is kept.")


def daily_facts(plan: DailyPlan) -> str:
    """Return the contents of the ten minutes: "3 problems, 1 new idea, 1 game"."""
    count = len(plan.problems)
    return comma_list(
        translate("daily", "%n problem(s)", None, count) if count else "",
        translate("daily", "1 new idea") if plan.idea is not None else "",
        translate("daily", "1 game") if plan.game is not None else "",
    )


def daily_step(plan: DailyPlan, step: DailyStep, partner: str) -> tuple[str, str]:
    """Return the name of a step of the ten minutes, and its contents; `partner` is the opponent in the game."""
    if step is DailyStep.PROBLEMS:
        due, new = len(plan.due), len(plan.new)
        again = translate("daily", "%n to solve again", None, due) if due else ""
        fresh = translate("daily", "%n new", None, new) if new else ""
        return translate("daily", "Problems"), comma_list(again, fresh)
    if step is DailyStep.IDEA:
        return translate("daily", "A new idea"), "" if plan.idea is None else idea_name(plan.idea)
    if plan.game is SmallGame.CAPTURE:
        #: %1 = the opponent
        text = translate("daily", "7×7 with %1: the first capture wins")
    else:
        #: %1 = the opponent
        text = translate("daily", "9×9 with %1")
    return translate("daily", "A small game"), filled(text, partner)


def play_with(partner: str) -> str:
    """Return the label of the button that begins a game with a partner."""
    return filled(translate("daily", "Play with %1"), partner)


def idea_name(idea: Idea) -> str:
    """Return the name of a new idea: that of its lesson, or of its kind of problems."""
    return idea.title if idea.kind is None else kind_name(idea.kind)


def daily_done(plan: DailyPlan, done: Iterable[DailyStep], right: int) -> str:
    """Return the sentence with what was done in the ten minutes; `right` is the number of problems answered rightly."""
    steps = frozenset(done)
    problems = idea = ""
    if DailyStep.PROBLEMS in steps:
        #: %1 = the number of problems that were answered rightly, %2 = the number of problems
        problems = filled(translate("daily", "%1 of %2 problems right"), right, len(plan.problems))
    if DailyStep.IDEA in steps and plan.idea is not None:
        idea = filled(translate("daily", "a new idea (%1)"), idea_name(plan.idea))
    game = translate("daily", "one game") if DailyStep.GAME in steps else ""
    return filled(translate("daily", "Done today: %1."), comma_list(problems, idea, game))


#: The name of the page with the summary of a week.
parents_title = Text("daily", "For parents")

#: The heading of the summary of a week.
week_title = Text("daily", "In the last seven days")

#: The summary of a week in which nothing was done.
empty_week = Text("daily", "No lessons, problems or games.")

#: The heading of the proposals on the page for parents.
next_title = Text("daily", "What to play next")


def week_lines(week: Week) -> list[str]:
    """Return the lines about a week: lessons, problems, the kinds that are known now, games."""
    if week.is_empty:
        return [empty_week()]
    lines = []
    if week.lessons:
        lines.append(filled(translate("daily", "Lessons: %1."), comma_list(*week.lessons)))
    if week.answered:
        #: %1 = the number of problems that were answered rightly, %2 = the number of problems
        text = translate("daily", "Problems: %1 of %2 solved at the last try.")
        lines.append(filled(text, week.right, week.answered))
    if week.kinds:
        kinds = (f"{kind_name(kind)} ({count})" for kind, count in week.kinds)
        lines.append(filled(translate("daily", "Newly solved: %1."), comma_list(*kinds)))
    if week.games:
        lines.append(translate("daily", "%n game(s) played to the end.", None, week.games))
    return lines


def next_lines(plan: DailyPlan, partner: str, stones: int) -> list[str]:
    """Return the lines about the next games, idea and problems; `stones` is the handicap, 1 for the first move."""
    lines = []
    if plan.game is SmallGame.CAPTURE:
        text = translate("daily", "A capture game on 7×7, with you or with %1: the first capture wins.")
        lines.append(filled(text, partner))
    elif plan.game is SmallGame.WHOLE:
        lines.append(filled(translate("daily", "A game on 9×9, with you or with %1."), partner))
        if stones > 1:
            text = translate("daily", "%1 gives %n handicap stone(s).", None, stones)
            lines.append(filled(text, partner))
    if plan.idea is not None:
        lines.append(filled(translate("daily", "The next new idea: %1."), idea_name(plan.idea)))
    if plan.due:
        lines.append(translate("daily", "%n problem(s) to solve again.", None, len(plan.due)))
    if plan.grade:
        lines.append(filled(translate("daily", "New problems: grade %1. Grade 1 is the easiest."), plan.grade))
    return lines


#: The end of the page for parents.
parents_advice = Text("daily", "Ten minutes now and then are enough. A game with you teaches more than any problem.")


# A class over a term

#: The text in place of the table while no pupil of a class has answered.
no_pupils_yet = Text(
    "term",
    "No pupils yet. Choose “Let pupils answer…” with a lesson on the screen, tick “Ask for names, keep the results” "
    "and name the class.",
)

#: The explanation of the cells in the table of a class.
term_legend = Text(
    "term",
    "The number: tasks right at once. The bar: right at once, with help or at a later try (pale), wrong (red). "
    "Click a result or a lesson to see the wrong moves.",
)


def names_stay(folder: str) -> str:
    """Return the note that the names of pupils stay in a folder of this computer."""
    return filled(translate("term", "The names and answers stay on this computer, in the folder “%1”."), folder)


def class_not_whole(name: str) -> str:
    """Return the message where a part of the file of a class could not be read."""
    text = translate("term", "A part of the class “%1” could not be read. The rest is here.")
    return filled(text, isolated(name))


def class_not_written(reason: str) -> str:
    """Return the message where the file of a class could not be written; the reason is a phrase."""
    return filled(translate("term", "The class could not be saved: %1. Nothing was changed."), reason)


def results_not_changed(reason: str) -> str:
    """Return the message where the results of single days could not follow a change of a class."""
    return filled(translate("term", "“Results of pupils…” still has the old name: %1."), reason)


def lesson_head(lesson: TermLesson) -> str:
    """Return a lesson with its day: "Net, 2 May"."""
    return comma_list(lesson.title, short_day(lesson))


def short_day(lesson: TermLesson) -> str:
    """Return the day of a lesson without the year."""
    return day_text(date.fromisoformat(lesson.day), has_year=False)


def tally_words(tally: TermTally) -> str:
    """Return how many tasks of a lesson were answered how: "4 right at once, 1 with help, 1 wrong"."""
    others = tally.with_help or tally.wrong
    return comma_list(
        translate("term", "%n right at once", None, tally.at_once) if tally.at_once or not others else "",
        translate("term", "%n with help", None, tally.with_help) if tally.with_help else "",
        translate("term", "%n wrong", None, tally.wrong) if tally.wrong else "",
    )


def _moves_text(moves: Iterable[str]) -> str:
    """Return wrong moves in their order, as they were played."""
    return comma_list(*(_wrong_move(move) for move in moves))


def _wrong_move(move: str) -> str:
    """Return a wrong move: a point, a number, or a pass; or a wrong answer of another kind."""
    return translate("term", "pass") if move == PASS else verdict_name(move)


def task_line(task: str, answer: TermAnswer) -> str:
    """Return a task with the result of a pupil and the wrong moves."""
    wrong = labelled(translate("term", "wrong moves"), _moves_text(answer.moves)) if answer.moves else ""
    return _beside(task, comma_list(result_words(answer.result), wrong))


def first_wrong_line(task: str, found: FirstWrong) -> str:
    """Return a task with the pupils who were wrong first, and their moves: "A1 (2), B2"."""
    #: %1 = a number of pupils %2 = the number of all who answered
    count = filled(translate("term", "%1 of %2 wrong first"), found.wrong, found.answered)
    moves = (f"{_wrong_move(move)} ({number})" if number > 1 else _wrong_move(move) for move, number in found.moves)
    return _beside(task, comma_list(count, *moves))


def _beside(task: str, told: str) -> str:
    # A task ends like a sentence, so no colon can follow it.
    return f"{isolated(task)}  \N{MIDDLE DOT}  {told}"


#: The line where every pupil answered every task of a lesson rightly first.
nobody_wrong = Text("term", "Nobody was wrong first.")


def merge_question(name: str) -> str:
    """Return the title of the question which other pupil is the same as this one."""
    return filled(translate("term", "Merge “%1” with another pupil"), isolated(name))


#: The question below which another pupil is chosen, to whom the answers of this one then belong.
merge_detail = Text("term", "Both are one pupil. The answers then stand under this name:")

#: The message where a pupil is to get the name of another one.
name_is_taken = Text("term", "Another pupil has this name. “Merge…” makes one pupil of both.")

#: The line below the question whether to forget a pupil.
forget_pupil_detail = Text("term", "The name and all answers in this class are then gone for good.")

#: The explanation at the foot of a page for parents.
parents_note = Text(
    "term",
    "Right at once: with the first answer and without a hint. Below are the wrong moves: look at them together.",
)


def term_day(lesson: TermLesson) -> str:
    """Return the day of a lesson."""
    return day_text(date.fromisoformat(lesson.day))


def tally_heads() -> tuple[str, str, str, str]:
    """Return the headings above lessons and the numbers of their tasks, by how these were answered."""
    return (
        translate("term", "Lesson"),
        translate("results", "Right at once"),
        translate("term", "With help"),
        translate("term", "Wrong"),
    )


def class_rows(book: ClassBook) -> list[list[str]]:
    """Return the table of a class: a row for each pupil, and four cells for each lesson."""
    _lesson, *kinds = tally_heads()
    kinds.append(translate("term", "Wrong moves"))
    heads = [labelled(lesson_head(lesson), kind) for lesson in book.lessons for kind in kinds]
    rows = [[translate("results", "Pupil"), *heads]]
    for name in book.names:
        row = [name]
        for lesson in book.lessons:
            answers = lesson.answers(name)
            tally = lesson.tally(answers)
            numbers = [str(n) for n in (tally.at_once, tally.with_help, tally.wrong)] if answers else ["", "", ""]
            # The number of a task stands before its words.
            told = (
                labelled(lesson.tasks[task].partition(". ")[0], _moves_text(each.moves))
                for task, each in sorted(answers.items())
                if each.moves
            )
            row += [*numbers, dotted(*told)]
        rows.append(row)
    return rows


# The plan of lessons

plan_part = TextTable(
    {
        #: The heading of a part of a lesson: what a lesson is to reach.
        PlanPart.AIM: Text("plan", "Aim"),
        #: The heading of a part of a lesson: what the teacher shows.
        PlanPart.SHOW: Text("plan", "Show"),
        #: The heading of a part of a lesson: what the pupils play.
        PlanPart.PLAY: Text("plan", "Play"),
        #: The heading of a part of a lesson: what the teacher prints and hands out.
        PlanPart.PRINT: Text("plan", "Print"),
    }
)
"""The headings of the parts of a lesson."""

#: The note below the plan of lessons.
plan_note = Text("plan", "Change anything you like: your plan is kept on this computer.")

#: The text in place of the plan when all its lessons were removed.
empty_plan = Text("plan", "No lessons. “Put back as it was…” brings back the plan that came with the program.")


def minutes_text(minutes: int) -> str:
    """Return the time for a part of a lesson, or for a whole one."""
    return filled(translate("clock", "%1 min"), minutes)


def plan_heading(part: PlanPart, minutes: int) -> str:
    """Return the heading of a part of a lesson with its time: "Show  ·  10 min"."""
    return f"{plan_part(part)}  ·  {minutes_text(minutes)}" if minutes else plan_part(part)


def lesson_title(number: int, title: str) -> str:
    """Return the title of a lesson with its number: "3. Atari"."""
    return f"{number}. {isolated(title)}"


def held_text(day: str) -> str:
    """Return the text of the box that is ticked when a lesson was held; `day` as 2026-11-28, '' before."""
    if not day:
        #: A box to tick: the lesson took place.
        return translate("plan", "Held")
    #: %1 = a day
    return filled(translate("plan", "Held on %1"), day_text(date.fromisoformat(day), has_year=False))


def spoken_lesson(title: str, is_held: bool) -> str:
    """Return the row of a lesson for screen readers."""
    return comma_list(title, translate("plan", "held") if is_held else "")


def graded(problems: PlanProblems) -> str:
    """Return the name of problems of one kind and grade: "Capture, grade 1"."""
    return comma_list(kind_name(problems.kind), filled(translate("problem", "grade %1"), problems.grade))


def plan_link(link: PlanLink, steps: Mapping[str, str], rows: Mapping[str, str]) -> str:
    """Return the name of what a lesson opens; `steps` are the titles of the first steps, `rows` those of menu rows."""
    if link.kind is LinkKind.LESSON:
        return filled(translate("plan", "First steps: %1"), steps.get(link.name, link.name))
    if link.kind is LinkKind.PROBLEMS:
        return filled(translate("plan", "Problems: %1"), graded(problems_of(link.name)))
    if link.kind is LinkKind.PRINT:
        #: %1 = a lesson, or the kind of some problems
        text = translate("plan", "Handout: %1")
        return filled(text, steps[link.name] if link.name in steps else graded(problems_of(link.name)))
    if link.kind is LinkKind.GAME:
        return filled(translate("plan", "Game: %1"), _game_name(link.name))
    return rows.get(link.name, link.name) if link.kind is LinkKind.OPEN else isolated(link.name)


def _game_name(name: str) -> str:
    game, partner = game_of(name)
    parts = (
        board_size(game.size),
        goal_name(game.goal) if game.goal else "",
        handicap_text(game.handicap) if game.handicap else "",
        partner_name(Character(partner)) if partner else "",
    )
    return " · ".join(part for part in parts if part)


def take_link_out(name: str) -> str:
    """Return the button, for screen readers, that takes out what a lesson opens."""
    return filled(translate("plan", "Take out: %1"), name)


def link_is_gone(name: str) -> str:
    """Return the message where what a lesson opens is no longer there."""
    return filled(translate("plan", "“%1” is no longer there. “Change…” takes it out of the lesson."), name)


def remove_lesson_question(title: str) -> str:
    """Return the question before a lesson is removed from the plan."""
    return filled(translate("plan", "Remove “%1”?"), isolated(title))


def remove_lesson_detail(is_own: bool) -> str:
    """Return the line below it: only a lesson of the program can come back."""
    if is_own:
        return translate("plan", "You wrote this lesson. It will be gone for good.")
    return translate("plan", "“Put back as it was…” brings it back without your changes.")


put_back_question = Text("plan", "Put back as it was?")

put_back_detail = Text("plan", "Your changes will be gone. Lessons that you wrote stay at the end, and all ticks stay.")

#: The answers to that question, and the choices of what is printed.
this_lesson = Text("plan", "This lesson")
whole_plan = Text("plan", "The whole plan")

#: The question when a form with changes is closed.
keep_changes_question = Text("plan", "Keep your changes to this lesson?")


def copied_title(title: str) -> str:
    """Return the title of a copied lesson."""
    return filled(translate("plan", "%1 (copy)"), title)


plan_not_whole = Text("plan", "A part of your plan could not be read. The rest is here.")


def plan_not_written(reason: str) -> str:
    """Return the message where the plan could not be written; the reason is a phrase."""
    return filled(translate("plan", "Your plan could not be saved: %1. Nothing was changed."), reason)
