"""Timing: the clocks of a game in progress, move by move along its tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from goboard_app.clock.clock import GameClock
from goboard_app.clock.control import Absolute, NoClock, TimeControl
from goboard_app.clock.sgf import control_texts, left_texts, names_periods, read_control, restored
from goboard_app.go.board import Color
from goboard_app.record.game_info import info_of
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of
from goboard_app.record.sgf.lexer import Property, raw_text
from goboard_app.record.tree import GameTree

WHITE_TIME = "GBWT"
"""The private root property with TM and OT of White's clock where it differs from Black's."""

LEFT_IDENTS = {Color.BLACK: ("BL", "OB"), Color.WHITE: ("WL", "OW")}
"""The properties of FF[4] with the seconds left, and with the moves left in overtime; in byo-yomi, the periods."""

# With any main time, the overtime alone can be read.
_ANY_TIME = "600"


class TimeTerms(NamedTuple):
    """The terms of one side's time in a record.

    `control` is None without a clock or if it cannot be read, `main` is None where the record gives no readable main
    time; that of `control` is any time then. The terms are not `is_clear` if the record gives an overtime that cannot
    be read and may be an increment; one that cannot be read but `has_periods` is byo-yomi or Canadian.
    """

    control: TimeControl | None
    main: int | None
    is_clear: bool = True
    has_periods: bool = False


def terms_of(tree: GameTree) -> dict[Color, TimeTerms]:
    """Return the terms of both sides in TM and OT, and in the properties of servers that stand for them."""
    return tree.fact(_read_terms)


def _read_terms(tree: GameTree) -> dict[Color, TimeTerms]:
    info = info_of(tree)
    black = _terms(info.time_limit, info.overtime)
    # `TM;OT`, see `time_properties`.
    main, _, overtime = (tree.root.text(WHITE_TIME) or "").partition(";")
    # Without the private property both sides have the same clock.
    white = _terms(main, overtime) if main and read_control(main, overtime) is not None else black
    return {Color.BLACK: black, Color.WHITE: white}


def _terms(main: str, overtime: str) -> TimeTerms:
    control = read_control(main, overtime)
    if control is not None and not isinstance(control, NoClock):
        return TimeTerms(control, control.main)
    if control is not None or not overtime.strip():
        return TimeTerms(None, None)
    control = read_control(_ANY_TIME, overtime)
    if control is not None:
        return TimeTerms(control, None)
    if not names_periods(overtime):
        return TimeTerms(None, None, is_clear=False)
    only_main = read_control(main)
    return TimeTerms(None, only_main.main if isinstance(only_main, Absolute) else None, has_periods=True)


class Timing:
    """The clocks of a game: known after every move that was made here, read from the record for others.

    `clock` is the clock at the time when the side to move began to think, after the move of `node`;
    `elapsed` returns the milliseconds since then, and is replaced by the owner of a real clock.
    Only the session changes it.
    """

    def __init__(self, tree: GameTree, black: TimeControl, white: TimeControl) -> None:
        self._tree = tree
        to_move = PositionCache(tree).position(tree.root).to_move
        self._start = GameClock.set_up(black, white, to_move)
        self._after: dict[Node, GameClock] = {tree.root: self._start}
        self.node = tree.root
        self.clock = self._start
        self.elapsed: Callable[[], int] = _no_time

    @classmethod
    def of_record(cls, tree: GameTree) -> Timing | None:
        """Return the clocks in TM and OT; None if the record has none that can be read."""
        black, white = (terms_of(tree)[color] for color in (Color.BLACK, Color.WHITE))
        # Beside an overtime alone the main time is only assumed, which is no clock to play with.
        if black.control is None or black.main is None or white.control is None:
            return None
        return cls(tree, black.control, white.control)

    def now(self) -> GameClock:
        """Return the clock at this moment."""
        return self.clock.with_elapsed(self.elapsed())

    def at(self, node: Node) -> GameClock:
        """Return the clock after the move of a node, paused if the move was not made here."""
        # Back to the nearest node whose clock is known, and forward again by the record.
        path: list[Node] = []
        here: Node | None = node
        while here is not None and here not in self._after:
            path.append(here)
            here = here.parent
        clock = self._after[here] if here is not None else self._start
        for step in reversed(path):
            clock = self._recorded(step, clock).pause()
            self._after[step] = clock
        return clock

    def pressed(self, cursor: Node) -> GameClock:
        """Return the clock after a move at `cursor`: by the time of this moment, or by that of an older node."""
        clock = self.now() if cursor is self.node else self.at(cursor)
        # After a fallen flag no clock runs.
        return clock.press() if clock.loser is not None else clock.press().resume()

    def remember(self, node: Node, clock: GameClock) -> None:
        """Keep the clock after the move of a new node."""
        self._after[node] = clock

    def stand_on(self, node: Node) -> None:
        """Continue the game after this node; its clock is the one in force."""
        self.node = node
        self.clock = self.at(node)

    def set_clock(self, clock: GameClock) -> None:
        """Set the clock in force from this moment: paused, resumed, or set by hand."""
        self.clock = clock

    def _recorded(self, node: Node, before: GameClock) -> GameClock:
        move = move_of(node, self._tree.size)
        if move is None:
            return before
        left, count = LEFT_IDENTS[move.color]
        state = restored(before.control(move.color), node.text(left), node.text(count))
        clock = before if state is None else before.with_state(move.color, state)
        # The clock runs for the other side after a move.
        return clock if clock.to_move is not move.color else clock.switch()


def left_properties(color: Color, clock: GameClock) -> tuple[Property, ...]:
    """Return the properties for the time that `color` has left after its move."""
    texts = zip(LEFT_IDENTS[color], left_texts(clock.state(color)), strict=True)
    return tuple(Property(ident, (text,)) for ident, text in texts if text is not None)


def time_properties(black: TimeControl, white: TimeControl) -> tuple[Property, ...]:
    """Return TM and OT for the root, and White's clock where it differs."""
    if isinstance(black, NoClock) and isinstance(white, NoClock):
        return ()
    main, overtime = control_texts(black)
    found = [("TM", main), ("OT", overtime)]
    if white != black:
        other = control_texts(white)
        found.append((WHITE_TIME, f"{other[0] or ''};{other[1] or ''}"))
    return tuple(Property(ident, (raw_text(text),)) for ident, text in found if text)


def _no_time() -> int:
    return 0
