from collections.abc import Callable
from datetime import date

import pytest

from goboard_app.go.board import BoardSize, Color, Pass, Play, Point, parse_point
from goboard_app.go.position import draw_diagram
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session import acts
from goboard_app.session.new_game import NewGame, record_of
from goboard_app.session.session import Act, GameSession

TODAY = date(2026, 5, 2)


class Table:
    """A session whose edits are applied as they come, without anything to undo them."""

    def __init__(self, session: GameSession) -> None:
        self.session = session

    def do(self, act: Act) -> Act:
        if act.edit is not None:
            self.session.apply(act.edit)
        return act

    def point(self, name: str) -> Point:
        return parse_point(name, self.session.tree.size)

    def play(self, moves: str) -> Act:
        """Play points and passes of the side to move, and return the last act."""
        act = Act()
        for name in moves.split():
            color = self.session.position.to_move
            move = Pass(color) if name == "pass" else Play(color, self.point(name))
            act = self.do(acts.play(self.session, move))
        return act

    def click(self, name: str) -> Act:
        return self.do(acts.click(self.session, self.point(name)))

    @property
    def stones(self) -> str:
        return "\n".join(draw_diagram(self.session.position))

    @property
    def to_move(self) -> Color:
        return self.session.position.to_move


MakeTable = Callable[..., Table]


@pytest.fixture
def live() -> MakeTable:
    """A game that begins now; `side` is the size of its board."""

    def make(side: int = 9, ruleset: Ruleset | None = None, **choices: object) -> Table:
        if ruleset is not None:
            choices |= {"ruleset": ruleset, "komi": ruleset.komi}
        game = NewGame(size=BoardSize.square(side), **choices)  # type: ignore[arg-type]
        return Table(GameSession(record_of(game, TODAY), True))

    return make


@pytest.fixture
def record() -> MakeTable:
    """A record that is looked through."""

    def make(text: str, is_live: bool = False) -> Table:
        return Table(GameSession(read_sgf(text.encode()).games[0], is_live))

    return make
