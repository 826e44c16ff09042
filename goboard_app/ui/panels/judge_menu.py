"""JudgeMenu: what is said of a move and of a position, to be chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.marks import hotspot, move_judgement, position_judgement
from goboard_app.session.annotation import Annotation, MoveJudgement, PositionJudgement

_Said = tuple[MoveJudgement | PositionJudgement | str | None, int]

_MOVES = (
    *((MoveJudgement.GOOD, 2), (MoveJudgement.GOOD, 1), (MoveJudgement.INTERESTING, 1)),
    *((MoveJudgement.DOUBTFUL, 1), (MoveJudgement.BAD, 1), (MoveJudgement.BAD, 2)),
)


class JudgeMenu(QMenu):
    """One thing may be said of the move and one of the position; once more takes it back.

    Signals: `move_judged(MoveJudgement | None, int)`, `position_judged(PositionJudgement | None,
    int)` and `hotspot_set(int)`, with degrees; `name_asked()`; `figure_asked()`.
    """

    move_judged = Signal(object, int)
    position_judged = Signal(object, int)
    hotspot_set = Signal(int)
    name_asked = Signal()
    figure_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices: dict[_Said, QAction] = {}
        self._build()
        self.triggered.connect(self._on_triggered)

    def _build(self) -> None:
        self._moves = [
            self._add((kind, degree), move_judgement(kind, degree)) for kind, degree in _MOVES
        ]
        self.addSeparator()
        for kind in PositionJudgement:
            for degree in (1, 2):
                self._add((kind, degree), position_judgement(kind, degree))
        self.addSeparator()
        for degree in (1, 2):
            self._add(("hotspot", degree), hotspot(degree))
        self.addSeparator()
        self._name = self.addAction(translate("judgement", "Name this position…"))
        self._figure = self.addAction(translate("judgement", "Figure and numbers…"))

    def _add(self, data: _Said, text: str) -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        self._choices[data] = action
        return action

    def show_annotation(self, annotation: Annotation, has_move: bool) -> None:
        """Tick what is said; where there is no move nothing can be said of one."""
        said: set[_Said] = {
            (annotation.move, annotation.move_degree),
            (annotation.position, annotation.position_degree),
            ("hotspot", annotation.hotspot),
        }
        for data, action in self._choices.items():
            action.setChecked(data in said)
        for action in self._moves:
            action.setEnabled(has_move or action.isChecked())

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        if action is self._name:
            self.name_asked.emit()
        elif action is self._figure:
            self.figure_asked.emit()
        else:
            kind, degree = next(said for said, item in self._choices.items() if item is action)
            self._judge(kind, degree, action.isChecked())

    def _judge(self, kind: object, degree: int, is_said: bool) -> None:
        if isinstance(kind, MoveJudgement):
            self.move_judged.emit(kind if is_said else None, degree)
        elif isinstance(kind, PositionJudgement):
            self.position_judged.emit(kind if is_said else None, degree)
        else:
            self.hotspot_set.emit(degree if is_said else 0)
