"""TogetherFlow: records in two windows step together, and the place where they part is shown."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import QObject, Slot

from goboard_app.app.files.load import game_title
from goboard_app.app.texts import walking as texts
from goboard_app.app.texts.format import translate
from goboard_app.go.board import Move
from goboard_app.library.parting import ComparedGame, Parting, parting
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import TOGETHER, TogetherStepping

_MOST_MOVES = 2000
"""The number of moves of two games that are compared; longer lines are no games."""
_FEW_STEPS = 50


class TogetherFlow(QObject):
    """One window's side of stepping together; two that step together refer to each other."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._other: TogetherStepping | None = None
        self._led_to: Node | None = None
        self._session: GameSession | None = None
        self._line: tuple[Node, ...] = ()
        self._sentence = ""
        context.controller.changed.connect(self._on_changed)
        context.controller.replaced.connect(self.stop)
        context.windows.changed.connect(self._on_windows)

    @property
    def session(self) -> GameSession:
        """The game in this window."""
        return self._context.controller.session

    @property
    def file_name(self) -> str:
        """The name of the file in this window; empty without a file."""
        path = self._context.documents.path
        return "" if path is None else path.name

    @property
    def is_on(self) -> bool:
        """Return whether another window steps together with this one."""
        return self._other is not None

    @property
    def can_start(self) -> bool:
        """Return whether another window has a record to step together with."""
        return next(self._partners(), None) is not None

    def toggle(self) -> None:
        """Step together with the record in another window, or stop doing so."""
        partner = next(self._partners(), None)
        if self._other is not None:
            self.stop()
        elif partner is not None:
            self.start_with(partner)

    def start_with(self, partner: TogetherStepping) -> None:
        """Step together with the record of that window, which goes to the place of this one."""
        for each in (self, partner):
            each.stop()
        self.join(partner)
        partner.join(self)
        partner.follow(self.session.path.number)
        self._tell()

    @Slot()
    def stop(self) -> None:
        """Step alone again, in the other window too."""
        # Cleared first: the other window calls stop() of this one in turn.
        other, self._other = self._other, None
        self._context.strip.withdraw(self._sentence)
        self._context.commands.sweep_soon()
        if other is not None:
            other.stop()

    def join(self, other: TogetherStepping) -> None:
        """Step together with that window from now on."""
        self._other = other
        self._session, self._line = self.session, self.session.line
        self._led_to = None
        self._context.commands.sweep_soon()

    def follow(self, number: int) -> None:
        """Go to the position after this number of moves of the line, or to its end."""
        self._led_to = _node_after(self.session, number)
        self._context.controller.go_to(self._led_to)

    def tell(self, found: Parting | None, other: TogetherStepping) -> None:
        """Say in this window where its game and the other one part, with the offers to go there and to stop."""
        name = game_title(other.session.info)
        if name == game_title(self.session.info):
            # Two copies of a game are told apart by their files.
            name = other.file_name or name
        self._sentence = texts.together_sentence(found, self.session, name)
        self._context.strip.tell(self._sentence, is_grave=False)
        choices = [(translate("together", "Stop"), self.stop)]
        if found is not None and not found.is_complete:
            choices.insert(0, (translate("together", "Go there"), self._go_there))
        self._context.strip.offer(*choices)

    def _partners(self) -> Iterator[TogetherStepping]:
        """Iterate over the other windows with a record under review, those of this board size first."""
        found = [flow for flow in self._flows() if flow is not self and not flow.is_on]
        size = self.session.tree.size
        return iter(sorted(found, key=lambda flow: flow.session.tree.size != size))

    def _flows(self) -> Iterable[TogetherStepping]:
        for each in self._context.windows.all:
            context = each.window.context
            if context.is_on_board and context.controller.session.phase is Phase.REVIEWING:
                yield context.service(TOGETHER)

    def _tell(self) -> None:
        if self._other is None:
            return
        mine, theirs = self.session, self._other.session
        found = parting(_game(mine), _game(theirs))
        self.tell(found, self._other)
        # Seen from the other window, here and there are exchanged.
        turned = None if found is None else found._replace(here=found.there, there=found.here)
        self._other.tell(turned, self)

    def _go_there(self) -> None:
        if self._other is None:
            return
        found = parting(_game(self.session), _game(self._other.session))
        if found is not None:
            self._context.controller.go_to(_node_after(self.session, found.shared))
            self._tell()

    @Slot()
    def _on_changed(self) -> None:
        if self._other is None:
            return
        if self.session is not self._session or self.session.phase is not Phase.REVIEWING:
            self.stop()
            return
        if not self._is_led():
            self._led_to = None
            self._other.follow(self.session.path.number)
        # On another variation the games may part at another place.
        if self.session.line is not self._line:
            self._line = self.session.line
            self._tell()

    def _is_led(self) -> bool:
        """Return whether this window is where the other one has led it, or still on the way there."""
        is_there = self.session.cursor is self._led_to
        return self._led_to is not None and (is_there or self._context.controller.walk.is_on)

    @Slot()
    def _on_windows(self) -> None:
        """Stop if the other window was closed."""
        if self._other is not None and self._other not in set(self._flows()):
            self.stop()


def _game(session: GameSession) -> ComparedGame:
    """Return the line on the board of a session, from its first position."""
    start = session.position_at(session.tree.root)
    return ComparedGame(start, tuple(islice(_moves(session), _MOST_MOVES)))


def _moves(session: GameSession) -> Iterator[Move]:
    for node in session.line:
        move = move_of(node, session.tree.size)
        if move is not None:
            yield move


def _node_after(session: GameSession, number: int) -> Node:
    """Return the node after this number of moves on the line of the cursor, or its last node."""
    line, path, size = session.line, session.path, session.tree.size
    place, count = len(path.nodes) - 1, path.number
    if abs(number - count) > _FEW_STEPS:
        # For a long way: the line knows the number of moves at each of its nodes.
        place = bisect_left(range(len(line)), number, key=path.number_at)
        return line[min(place, len(line) - 1)]
    while count < number and place + 1 < len(line):
        place += 1
        count += move_of(line[place], size) is not None
    while count > number and place > 0:
        count -= move_of(line[place], size) is not None
        place -= 1
    return line[place]
