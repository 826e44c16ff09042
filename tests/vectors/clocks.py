"""The kind about clocks: the state after every move of one side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from goboard_app.clock.clock import ClockState, pressed, running, start
from goboard_app.clock.control import (
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    NoClock,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
    TimeError,
)
from tests.vectors.reading import (
    MalformedError,
    NotUnderstoodError,
    Vector,
    fraction,
    mapping,
    sequence,
    string,
    whole,
)

Answers = dict[str, object]

# The names that a config may use for a number, the first being that of the shared vectors.
_NAMES = {
    "main": ("main", "main_time", "initial"),
    "period": ("period", "period_time", "overtime"),
    "periods": ("periods", "n_periods"),
    "stones": ("n", "stones", "moves", "stones_per_period"),
    "growth": ("growth", "step", "grow", "n_inc"),
    "increment": ("inc", "increment"),
    "cap": ("cap", "max", "max_time"),
    "delay": ("delay",),
    "block": ("block", "period"),
    "blocks": ("max_ot", "blocks", "periods"),
    "points": ("points", "penalty"),
}


def clock(vector: Vector) -> Answers:
    """Return the state after every press of the clock; times are in seconds."""
    control = _control(vector)
    state, other, states = start(control), start(control).main, []
    for used in sequence(vector.require("moves_seconds"), "moves_seconds"):
        elapsed = _milliseconds(used, "moves_seconds")
        other += state.main - running(control, state, elapsed).main
        state = pressed(control, state, elapsed)
        states.append(_state(control, state, other))
    return {"states": states, "final": states[-1] if states else None, "lost": state.is_lost}


class Config:
    """The numbers of a clock; remembers which of them were asked for."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self._fields = fields
        self._asked: set[str] = set()

    def get(self, what: str) -> object:
        """Return the value under any of its names; None where it is missing."""
        names = _NAMES[what]
        self._asked.update(names)
        return next((self._fields[name] for name in names if name in self._fields), None)

    def time(self, what: str) -> int:
        """Return a time in milliseconds."""
        value = self.get(what)
        if value is None:
            raise MalformedError(f"config.{what} is missing")
        return _milliseconds(value, what)

    def count(self, what: str, default: int | None = None) -> int:
        """Return a whole number."""
        value = self.get(what)
        return whole(default if value is None else value, what)

    def refuse_the_rest(self) -> None:
        """Refuse a config with further keys as not understood."""
        rest = sorted(set(self._fields) - self._asked - {"note", "name"})
        if rest:
            raise NotUnderstoodError(f"config.{rest[0]}")


def _milliseconds(value: object, what: str) -> int:
    time = fraction(value, what) * 1000
    if time.denominator != 1:
        raise NotUnderstoodError(f"{what} {value!r} is finer than a millisecond")
    return int(time)


def _progressive(config: Config) -> TimeControl:
    stones = config.get("stones")
    blocks = stones if isinstance(stones, list) else [stones]
    return ProgressiveCanadian(
        config.time("main"),
        tuple(whole(each, "stones") for each in blocks),
        config.time("period"),
        config.count("growth", 0),
    )


def _fischer(config: Config) -> TimeControl:
    cap = config.get("cap")
    limit = None if cap is None else _milliseconds(cap, "cap")
    return Fischer(config.time("main"), config.time("increment"), limit)


_KINDS: Mapping[str, Callable[[Config], TimeControl]] = {
    "none": lambda c: NoClock(),
    "absolute": lambda c: Absolute(c.time("main")),
    "byoyomi": lambda c: ByoYomi(c.time("main"), c.count("periods", 1), c.time("period")),
    "canadian": lambda c: Canadian(c.time("main"), c.count("stones"), c.time("period")),
    "progressivecanadian": _progressive,
    "fischer": _fischer,
    "bronstein": lambda c: Bronstein(c.time("main"), c.time("delay")),
    "simpledelay": lambda c: SimpleDelay(c.time("main"), c.time("delay")),
    "ing": lambda c: Ing(c.time("main"), c.count("blocks"), c.time("block"), c.count("points")),
    "hourglass": lambda c: Hourglass(c.time("main")),
    "permove": lambda c: ByoYomi(0, 1, c.time("period")),
}
_ALIASES = {
    "japanese": "byoyomi",
    "progressive": "progressivecanadian",
    "canadianprogressive": "progressivecanadian",
    "bga": "progressivecanadian",
    "delay": "simpledelay",
    "usdelay": "simpledelay",
    "noclock": "none",
}


def _control(vector: Vector) -> TimeControl:
    name = string(vector.require("clock"), "clock")
    key = "".join(letter for letter in name.casefold() if letter.isalpha())
    key = _ALIASES.get(key, key)
    if key not in _KINDS:
        raise NotUnderstoodError(f"clock {name!r}")
    config = Config(mapping(vector.get("config") or {}, "config"))
    try:
        control = _KINDS[key](config)
    except TimeError as error:
        raise MalformedError(f"config: {error}") from error
    config.refuse_the_rest()
    return control


def _state(control: TimeControl, state: ClockState, other: int) -> Answers:
    """Return the state that a vector may ask about; fields of overtime are null before it."""
    counts_stones = isinstance(control, Canadian | ProgressiveCanadian)
    has_overtime = counts_stones or isinstance(control, ByoYomi | Ing)
    in_overtime = has_overtime and not state.main
    entered = control.blocks - state.periods + 1 if isinstance(control, Ing) and in_overtime else 0
    left = Fraction(state.period_left, 1000) if in_overtime else None
    return {
        "lost": state.is_lost,
        "main": None if isinstance(control, NoClock) else Fraction(state.main, 1000),
        "periods": state.periods,
        "in_overtime": in_overtime,
        "period_left": left,
        "block_left": left,
        "stones_left": state.stones_left if counts_stones and in_overtime else None,
        "penalty": state.penalty,
        "overtimes": min(entered, control.blocks) if isinstance(control, Ing) else None,
        "opponent": Fraction(other, 1000) if isinstance(control, Hourglass) else None,
    }
