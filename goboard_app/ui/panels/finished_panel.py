"""FinishedPanel: who won, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QScrollArea, QWidget

from goboard_app.app.texts.records import result_sentence
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.color import Color
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.record.values import territory_of
from goboard_app.scoring.count import Count, count
from goboard_app.session.game_session import GameSession
from goboard_app.session.marked import statuses_from_marks
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, StoneLabel, column, grid, label, row
from goboard_app.ui.panels.count_table import CountTable

translate = QCoreApplication.translate


class FinishedPanel(QWidget):
    """The result in large letters, the breakdown where the game was counted, and what is next."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stone = StoneLabel(look, Color.BLACK, "", 40, has_shadow=True)
        self.result = label(role="result", wraps=True)
        self.players = label(role="panel", tone="muted", wraps=True)
        self.table = CountTable(look)
        self.save = Button(look, translate("panel", "Save…"), "save", "primary")
        self.new_game = Button(look, translate("panel", "New game…"), "plus")
        self.review = Button(look, translate("panel", "Review"), "first")
        self.undo = Button(look, translate("panel", "Undo"), "undo")
        self._build()

    def _build(self) -> None:
        head = row(self.stone, spacing=12)
        head.addWidget(self.result, 1)
        middle = QWidget()
        middle.setLayout(column(head, self.players, 6, self.table, None, spacing=10))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(middle)
        layout = column(spacing=8)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.save)
        layout.addLayout(grid([[self.undo, self.review]]))
        layout.addWidget(self.new_game)
        self.setLayout(layout)

    def refresh(self, session: GameSession) -> None:
        """Show the result of the session's game."""
        text = session.info.result or ""
        self.result.setText(result_sentence(text))
        winner = parse_result(text).winner
        self.stone.setVisible(winner is not None)
        if winner is not None:
            self.stone.set_color(winner, "")
        self.players.setText(_players(session))
        counted = _count_of(session)
        self.table.setVisible(counted is not None)
        if counted is not None:
            self.table.show_count(counted)


def _players(session: GameSession) -> str:
    info = session.info
    names = [name for name in (info.black_name, info.white_name) if name]
    return "  \N{MIDDLE DOT}  ".join([" \N{EN DASH} ".join(names), ruleset_name(session.ruleset)])


def _count_of(session: GameSession) -> Count | None:
    """The count that the record's own marks stand for; None for a game that was not counted."""
    kind = parse_result(session.info.result or "").kind
    if kind not in (ResultKind.POINTS, ResultKind.DRAW):
        return None
    marks = territory_of(session.cursor, session.tree.size)
    if marks is None:
        return None
    position = session.position
    statuses = statuses_from_marks(position, *marks)
    return count(position, statuses, session.ruleset, session.terms(session.ruleset))
