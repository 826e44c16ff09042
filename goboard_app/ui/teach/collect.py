"""Problems out of a game: a dialog that puts the position on the board into one of the user's own lessons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.files.load import game_title
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.format import comma_list, stone_name, translate
from goboard_app.app.texts.partner import played_in_game, problem_title
from goboard_app.app.texts.play import named_info
from goboard_app.go.board import Play, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.lessons.convention import LessonFault, TaskKind, names_answer
from goboard_app.lessons.game_problem import GameProblem, ProblemForm
from goboard_app.lessons.proposed import ProvedAnswers, is_searchable
from goboard_app.lessons.task import NO_POINTS, Task
from goboard_app.lessons.task_draft import names_of, points_in, toggled
from goboard_app.record.game_info import info_of
from goboard_app.record.inherited import number_at
from goboard_app.record.properties import move_of
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import History
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import OWN_LESSONS
from goboard_app.ui.shell.view import board_options
from goboard_app.ui.teach.task import search_answers
from goboard_app.ui.teach.task_answers import SaidField
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.form import offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, available_size, label, row_layout, set_style

_KINDS = (
    *(TaskKind.PLAY, TaskKind.CAPTURE, TaskKind.SAVE, TaskKind.LIVE, TaskKind.KILL),
    *(TaskKind.CONNECT, TaskKind.CUT),
)
# The largest number of lessons that are listed, the latest first.
_MOST_LESSONS = 60
# The side of the board, the room above and below it, and the width of the fields at scale 1, in px.
_BOARD, _AROUND, _FIELDS = 380, 220, 340
# The least side of the board, and the width that is left for a scroll bar, in px.
_LEAST_BOARD, _BAR = 260, 16


@dataclass(frozen=True, slots=True)
class GamePosition:
    """A position of a game that is to become a problem; `played` is the next move of the record, if there is one."""

    title: str
    session: GameSession
    position: Position
    played: Point | None


def position_of(session: GameSession) -> GamePosition:
    """Return the position on the board of a game."""
    tree, node = session.tree, session.cursor
    title = problem_title(game_title(named_info(session)), number_at(tree, node))
    move = next((move for child in node.children if (move := move_of(child, tree.size))), None)
    position = session.path.position
    if move is not None:
        position = position.with_setup(to_move=move.color)
    return GamePosition(title, session, position, move.point if isinstance(move, Play) else None)


class CollectFlow(QObject):
    """The flow that makes problems of a game, one after the other; the game and its file stay as they are.

    `dialog` is the dialog that is shown, None without one.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._board: BoardView | None = None
        self._last = ""
        self.dialog: ProblemDialog | None = None

    @Slot()
    def show(self) -> None:
        """Ask what is to be found in the position on the board, and for the lesson."""
        if self.dialog is not None:
            # The problem before is still being written.
            return
        context, asked = self._context, position_of(self._context.controller.session)
        board = BoardView(context.look.theme, self._describe, translate("board", "Go board"))
        board.set_options(board_options(context.view.settings)._replace(motion=False))
        self._board = board
        name = game_title(info_of(asked.session.tree))
        dialog = ProblemDialog(context.look, asked, board, (self._lessons(), self._last, name), context.window)
        self.dialog = dialog
        self._on_points(dialog.stones_named, dialog.right_named)
        dialog.points_shown.connect(self._on_points)
        board.point_clicked.connect(self._on_clicked)
        dialog.accepted.connect(self._on_accepted)
        dialog.finished.connect(self._on_finished)
        # Another record leaves the dialog without its game.
        context.controller.replaced.connect(dialog.reject)
        # `open`, not `exec`: only this window is blocked.
        dialog.open()

    def _lessons(self) -> Sequence[str]:
        """Return the names of the user's lessons, the latest first, without the one on the board."""
        open_here = self._context.documents.path
        found: list[tuple[float, str]] = []
        for path in self._context.documents.lessons.glob("*.sgf"):
            try:
                found.append((path.stat().st_mtime, path.stem))
            except OSError:
                continue
            if path == open_here:
                found.pop()
        return [stem for _time, stem in sorted(found, reverse=True)[:_MOST_LESSONS]]

    @Slot(object, object)
    def _on_points(self, stones: frozenset[Point], right: frozenset[Point]) -> None:
        """Outline the stones that are asked about, and mark the right moves with dots."""
        if self._board is not None and self.dialog is not None:
            position = self.dialog.asked.position
            picture = BoardPicture(position.size, position.stones)
            self._board.show_picture(replace(picture, hints=right, selected=stones))

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        if self.dialog is not None:
            self.dialog.toggle(point)

    def _describe(self, point: Point) -> str:
        """Return the text of a point of the dialog's board for screen readers."""
        if self.dialog is None:
            return ""
        position = self.dialog.asked.position
        stone = position.at(point)
        empty = translate("board", "empty")
        parts = [point_name(point, position.size), empty if stone is None else stone_name(stone)]
        if point in self.dialog.stones_named | self.dialog.right_named:
            parts.append(translate("task", "named"))
        return comma_list(*parts)

    @Slot()
    def _on_accepted(self) -> None:
        if self.dialog is not None:
            problem, name = self.dialog.problem(), self.dialog.lesson
            self._context.service(OWN_LESSONS).add(problem, name, ProblemForm.SCREEN, self._on_kept)

    def _on_kept(self, path: Path | None) -> None:
        if path is not None:
            self._last = path.stem
            self._context.strip.tell_done(texts.added_to_lesson(path.stem))
            self._drop()
        elif self.dialog is not None:
            # Nothing that was typed is lost: another lesson may be chosen.
            self.dialog.open()

    @Slot(int)
    def _on_finished(self, result: int) -> None:
        # An accepted dialog stays until its problem is written.
        if result != ProblemDialog.DialogCode.Accepted:
            self._drop()

    def _drop(self) -> None:
        if self.dialog is not None:
            self._context.controller.replaced.disconnect(self.dialog.reject)
            self.dialog.deleteLater()
        self.dialog = self._board = None


class ProblemDialog(DialogBase):
    """The dialog with the question, the stones and the right moves of a problem, and the lesson that gets it.

    A click on a stone names it, a click on an empty point is a right move. Right moves are proposed: those found by
    trying every move, or else the next move of the record. Signal: `points_shown(frozenset, frozenset)` with the
    stones and the right moves.
    """

    manual_page = "teaching"

    points_shown = Signal(object, object)

    def __init__(
        self,
        look: Look,
        asked: GamePosition,
        board: QWidget,
        lessons: tuple[Sequence[str], str, str],
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog; `lessons` are the names of the lessons, that of the last one, and one for a new lesson."""
        super().__init__(parent)
        self.asked = asked
        self._look, self._board = look, board
        self._size = asked.position.size
        self._searched: tuple[TaskKind, frozenset[Point]] | None = None
        self._proved: ProvedAnswers | None = None
        self._proposed = self._asked_text = ""
        self._job = Job(self)
        names, last, new = lessons
        self.lesson_choice = ComboBox()
        offer(self.lesson_choice, [*((name, name) for name in names), (translate("collect", "New lesson"), "")])
        at = self.lesson_choice.findData(last) if last else len(names)
        self.lesson_choice.setCurrentIndex(at if at >= 0 else len(names))
        self.name = QLineEdit(new)
        self.kind = ComboBox()
        offer(self.kind, [(texts.kind_name(kind), kind) for kind in _KINDS])
        self.question = SaidField(look, "", translate("task", "What the pupil reads"), 3)
        self.stones = QLineEdit()
        self.right = QLineEdit()
        self.note = label(role="note", tone="muted", wraps=True)
        self.add = Button(look, translate("collect", "Add"), kind="primary")
        self.cancel = Button(look, translate("collect", "Cancel"))
        self._build()
        self._connect()
        self._on_kind()

    def _build(self) -> None:
        title = translate("collect", "Make this a problem")
        self.setWindowTitle(title)
        px = self._look.px
        side = max(_LEAST_BOARD, min(px(_BOARD), available_size(self).height() - px(_AROUND)))
        self._board.setFixedSize(side, side)
        names = {
            self.lesson_choice: translate("collect", "Lesson"),
            self.kind: translate("task", "What the pupil is to do"),
            self.stones: translate("collect", "Stones"),
            self.right: translate("collect", "Right moves"),
        }
        heads = {field: label(name, "section", "muted") for field, name in names.items()}
        for field, name in names.items():
            field.setAccessibleName(name)
        self._stones_name = heads[self.stones]
        self.name.setAccessibleName(translate("collect", "Name of the new lesson"))
        self.name.setPlaceholderText(translate("collect", "Name of the new lesson"))
        self.note.setMinimumHeight(px(34))
        # The board stays visible while the fields are scrolled.
        fields = ScrollingBody(
            *(heads[self.lesson_choice], self.lesson_choice, self.name, 4),
            *(heads[self.kind], self.kind, 4),
            *(label(translate("task", "What the pupil reads"), "section", "muted"), self.question, 4),
            *(self._stones_name, self.stones, heads[self.right], self.right, self.note, None),
            spacing=6,
        )
        fields.setFixedWidth(px(_FIELDS) + _BAR)
        sides = row_layout(self._board, fields, spacing=16)
        foot = self.button_row(self.add, self.cancel)
        self.lay_out(label(title, "title", wraps=True), sides, foot, stretched=sides)

    def _connect(self) -> None:
        self.lesson_choice.currentIndexChanged.connect(self._refresh)
        self.name.textChanged.connect(self._refresh)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.stones.textChanged.connect(self._on_stones)
        self.right.textChanged.connect(self._refresh)
        self._job.done.connect(self._on_searched)
        self._job.failed.connect(self._on_search_failed)
        self.finished.connect(self._job.cancel)

    # What is chosen

    @property
    def lesson(self) -> str:
        """The name of the lesson that gets the problem; '' while a new one has no name."""
        return self.lesson_choice.currentData() or self.name.text().strip()

    @property
    def chosen_kind(self) -> TaskKind:
        """The kind of task."""
        kind: TaskKind = self.kind.currentData()
        return kind

    @property
    def stones_named(self) -> frozenset[Point]:
        """The stones that are asked about, with their whole chains."""
        if not self.chosen_kind.is_of_stones:
            return NO_POINTS
        chains = (chain_at(self.asked.position, point) for point in points_in(self.stones.text(), self._size))
        return NO_POINTS.union(*(chain.stones for chain in chains if chain is not None))

    @property
    def right_named(self) -> frozenset[Point]:
        """The right moves."""
        return points_in(self.right.text(), self._size)

    def problem(self) -> GameProblem:
        """Return the problem in the fields."""
        asked, kind, right = self.asked, self.chosen_kind, self.right_named
        side = asked.position.to_move
        named = self.stones.text().strip() if kind.is_of_stones else ""
        played = asked.played if asked.played not in right else None
        return GameProblem(
            title=asked.title,
            position=asked.position,
            ruleset=asked.session.ruleset,
            question=self.question.text.strip() or texts.game_question(kind, side),
            task=f"{kind.value} {named}".strip(),
            kind=None,
            stones=self.stones_named,
            rights=tuple((Play(side, point),) for point in sorted(right)),
            wrong=() if played is None else (Play(side, played),),
            wrong_text=played_in_game(),
        )

    # Acts

    def toggle(self, point: Point) -> None:
        """Name a stone, or make an empty point a right move; a second click takes that back."""
        stone = self.asked.position.at(point)
        if stone is None:
            self.right.setText(toggled(self.right.text(), point, self._size))
            return
        if not self.chosen_kind.is_of_stones:
            # The stone says what is likely wanted.
            kind = TaskKind.SAVE if stone is self.asked.position.to_move else TaskKind.CAPTURE
            self.kind.setCurrentIndex(_KINDS.index(kind))
        self.stones.setText(toggled(self.stones.text(), point, self._size))

    @Slot()
    def _on_kind(self) -> None:
        """Show the fields of the kind, and its question unless another one was typed."""
        has_stones = self.chosen_kind.is_of_stones
        self.stones.setVisible(has_stones)
        self._stones_name.setVisible(has_stones)
        if self.question.edit.toPlainText() == self._asked_text:
            self._asked_text = texts.game_question(self.chosen_kind, self.asked.position.to_move)
            self.question.edit.setPlainText(self._asked_text)
        self._on_stones()
        self.fit_soon()

    @Slot()
    def _on_stones(self) -> None:
        """Look for the right moves of what is asked now."""
        wanted = (self.chosen_kind, points_in(self.stones.text(), self._size) if self.stones_named else NO_POINTS)
        if wanted != self._searched:
            self._searched, self._proved = wanted, None
            self._job.cancel()
            kind, stones = wanted
            if stones:
                position = self.asked.position
                task = Task(kind, position, History.starting_at(position), self.asked.session.ruleset, stones)
                if is_searchable(task):
                    self._job.start_beside(partial(search_answers, task), JobWatch(), is_patient=True)
            self._propose(NO_POINTS if self.asked.played is None else frozenset({self.asked.played}))
        self._refresh()

    @Slot(object)
    def _on_searched(self, found: ProvedAnswers | None) -> None:
        self._proved = found
        if found is not None:
            self._propose(found.points)
        self._refresh()

    @Slot(object)
    def _on_search_failed(self, error: Exception) -> None:
        self._refresh()
        raise error

    def _propose(self, points: frozenset[Point]) -> None:
        """Show these right moves, unless the user has typed or clicked others."""
        if self.right.text() == self._proposed:
            self._proposed = " ".join(names_of(points, self._size))
            self.right.setText(self._proposed)

    @Slot()
    def _refresh(self) -> None:
        """Show the points on the board, and what is missing or known of the answers."""
        self.name.setVisible(not self.lesson_choice.currentData())
        self.points_shown.emit(self.stones_named, self.right_named)
        missing = self._missing()
        self.add.setEnabled(not missing)
        self.note.setText(missing or self._known())
        set_style(self.note, tone="error" if missing else "agreed")

    def _missing(self) -> str:
        """Return what keeps the problem from being added; '' for nothing."""
        words = [*self.stones.text().split(), *self.right.text().split()]
        bad = next((word for word in words if not names_answer(word, self._size)), None)
        if bad is not None:
            return texts.word_at_fault(LessonFault.BAD_POINT, bad)
        if self.chosen_kind.is_of_stones and not self.stones_named:
            return texts.stones_missing()
        if not self.right_named:
            return texts.trying_moves() if self._job.is_busy else texts.right_move_missing()
        position, ruleset = self.asked.position, self.asked.session.ruleset
        for point in sorted(self.right_named):
            if not judge(position, Play(position.to_move, point), History.starting_at(position), ruleset).is_legal:
                return texts.word_at_fault(LessonFault.ILLEGAL_MOVE, point_name(point, self._size))
        return "" if self.lesson else texts.lesson_name_missing()

    def _known(self) -> str:
        """Return what is known about the right moves."""
        right, proved, played = self.right_named, self._proved, self.asked.played
        if proved is not None and right == proved.points:
            return texts.proved_sentence(proved.points, proved.depth, self._size)
        if self._job.is_busy:
            return texts.trying_moves()
        return texts.played_next(played, self._size) if played is not None and right == {played} else ""
