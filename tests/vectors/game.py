"""A game under way, as the vectors replay it: the model's judge checks every move."""

from __future__ import annotations

from dataclasses import dataclass, field

from goboard_app.go.board import Move
from goboard_app.go.position import MoveResult, Position
from goboard_app.rules.legality import Refusal, Verdict, judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from tests.vectors.reading import MalformedError


class RefusedError(Exception):
    """The model refuses a move that the vector plays."""


@dataclass
class Game:
    """The position and the history so far; changed by `play` alone."""

    position: Position
    ruleset: Ruleset
    history: History = field(init=False)
    moves: list[Move] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.history = History.starting_at(self.position)

    def judge(self, move: Move) -> Verdict:
        """Return the verdict of the model on a move."""
        return judge(self.position, move, self.history, self.ruleset)

    def play(self, move: Move) -> MoveResult:
        """Play a move that the rules allow."""
        verdict = self.judge(move)
        if verdict.reason is not None:
            raise RefusedError(f"move {len(self.moves) + 1} is refused: {verdict.reason.value}")
        return self.execute(move)

    def execute(self, move: Move) -> MoveResult:
        """Play a move whatever the rules say, as long as the point is empty."""
        verdict = self.judge(move)
        if verdict.outcome is None:
            reason = verdict.reason or Refusal.OFF_BOARD
            raise MalformedError(f"move {len(self.moves) + 1} cannot be played: {reason.value}")
        self.position = verdict.outcome.position
        state = BoardState.of_move(self.position, move.color, move.is_pass)
        self.history = self.history.extended(state)
        self.moves.append(move)
        return verdict.outcome
