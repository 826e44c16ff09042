"""value: the decorator of classes whose things never change, where many of them are made at once.

It is `dataclass(frozen=True, slots=True)`, made in a quarter of the time. That one writes six
functions for every class and has each of them compiled; the program starts with a hundred such
classes, which took longer than drawing the board. Here only `__init__` is written, and the other
functions are the same for all. They are a little slower, so that what is compared and looked up by
the thousand (points, positions, states) is a plain dataclass all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform

_Class = TypeVar("_Class", bound=type)

_NEW = object()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: _Class) -> _Class:
    """Make this class what `dataclass(frozen=True, slots=True)` makes of it.

    Fields that are given by keyword alone, and `InitVar`, are not understood.
    """
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    own = fields(made)
    key = _key([f.name for f in own if f.compare])

    def eq(self: object, other: object) -> bool:
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def hash_(self: object) -> int:
        return hash(key(self))

    made.__init__ = _init(made, own)
    for name, function in (("__eq__", eq), ("__hash__", hash_), *_SAME.items()):
        # What the class says itself stays. A class with an __eq__ of its own has no hash: None.
        if cls.__dict__.get(name) is None:
            setattr(made, name, function)
    return made  # type: ignore[no-any-return]


def _key(names: list[str]) -> Callable[[object], tuple[object, ...]]:
    """What two things have to have in common to be equal."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _thing: ()
    only = attrgetter(*names)
    return lambda thing: (only(thing),)


def _init(cls: type, own: tuple[Field[Any], ...]) -> object:
    """Write the function that takes the fields in their order and puts them in."""
    known: dict[str, object] = {"_put": object.__setattr__, "_NEW": _NEW}
    taken, lines = ["self"], []
    for f in own:
        if not f.init:
            continue
        given = f.name
        if f.default is not MISSING:
            known[f"_default_{f.name}"] = f.default
            taken.append(f"{f.name}=_default_{f.name}")
        elif f.default_factory is not MISSING:
            known[f"_make_{f.name}"] = f.default_factory
            taken.append(f"{f.name}=_NEW")
            given = f"_make_{f.name}() if {f.name} is _NEW else {f.name}"
        else:
            taken.append(f.name)
        lines.append(f"_put(self, {f.name!r}, {given})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    exec(f"def __init__({', '.join(taken)}):\n " + "\n ".join(lines or ["pass"]), known)
    return known["__init__"]


def _repr(self: Any) -> str:  # noqa: ANN401 - a thing of any class that was made here
    told = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{self.__class__.__qualname__}({told})"


def _refuse(_self: object, name: str, _value: object = None) -> NoReturn:
    raise FrozenInstanceError(f"cannot change field {name!r}")


def _state(self: Any) -> list[object]:  # noqa: ANN401 - the same
    return [getattr(self, f.name) for f in fields(self)]


def _set_state(self: Any, state: list[object]) -> None:  # noqa: ANN401 - the same
    for f, kept in zip(fields(self), state, strict=True):
        object.__setattr__(self, f.name, kept)


_SAME = {
    "__repr__": _repr,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__getstate__": _state,
    "__setstate__": _set_state,
}
