"""Late loading: names that load their module on first use, and parts that are made on first use.

    with late:
        from goboard_app.session.current_count import end_count
        from goboard_app.ui.review.find import FindFlow

These lines load nothing. Each name becomes a `Reference`, which loads the module when it is called or when an
attribute of it is read. mypy and the contracts between the rooms see plain imports. Python 3.15 has such imports of
its own (PEP 810: `lazy from … import …`).

A late name may be called, have its attributes read, stand in an annotation, and be given to a `Part` or to `loading`;
tests/unit/test_late.py allows no other use. A base class, an exception in `except` or a constant is an attribute of a
module that is imported late.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from enum import Enum
from importlib import import_module
from threading import Lock, get_ident
from types import ModuleType
from typing import Generic, Protocol, TypeVar, cast, overload

_C = TypeVar("_C")
_T = TypeVar("_T")


class Reference:
    """A module, or a name in a module, that is loaded on first use.

    Its own attributes begin with `late_`; all others are those of the object that it refers to.
    """

    __slots__ = ("late_module", "late_name")

    def __init__(self, module: str, name: str = "") -> None:
        self.late_module = module
        self.late_name = name

    def __repr__(self) -> str:
        return f"Reference({self.late_module!r}, {self.late_name!r})"

    @property
    def late_is_loaded(self) -> bool:
        """Return whether the object is loaded."""
        module = sys.modules.get(self.late_module)
        return module is not None and (not self.late_name or hasattr(module, self.late_name))

    def late_load(self) -> object:
        """Load and return the object. Raises ImportError if there is none."""
        # It is not kept: a test may replace the name in its module.
        loaded = sys.modules.get(self.late_module)
        # `import_module` costs a dozen calls for a loaded module, and waits for one that another thread loads.
        if loaded is not None and self.late_name in vars(loaded) and not _is_loading(loaded):
            return vars(loaded)[self.late_name]
        module = import_module(self.late_module)
        if not self.late_name:
            return module
        try:
            return getattr(module, self.late_name)
        except AttributeError:
            # The name of a module in a package.
            return import_module(f"{self.late_module}.{self.late_name}")

    def __call__(self, *arguments: object, **named: object) -> object:
        """Load the object and call it."""
        loaded = self.late_load()
        assert callable(loaded)
        return loaded(*arguments, **named)

    def __getattr__(self, name: str) -> object:
        return getattr(self.late_load(), name)


def _is_loading(module: ModuleType) -> bool:
    """Return whether the body of a module still runs, as the import statement of Python itself asks."""
    return bool(getattr(module.__spec__, "_initializing", False))


class _LateImports:
    """A block of imports that load nothing; the names in it become references."""

    def __init__(self) -> None:
        # The import function belongs to the whole process: only one thread may replace it at a time.
        self._lock = Lock()
        self._owner = 0
        self._plain = builtins.__import__

    def __enter__(self) -> None:
        """Begin the block. Raises RuntimeError within another block of the same thread."""
        if self._owner == get_ident():
            raise RuntimeError("late imports do not nest")
        self._lock.acquire()
        self._owner = get_ident()
        # PySide replaces it too, so it is read at each block.
        self._plain = builtins.__import__
        builtins.__import__ = self._refer

    def __exit__(self, *_raised: object) -> None:
        builtins.__import__ = self._plain
        self._owner = 0
        self._lock.release()

    def _refer(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - the names of __import__
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """Return an object with a reference for each name; called by the import statements in the block."""
        # Another thread may load a module while this one is in the block.
        if get_ident() != self._owner:
            return self._plain(name, globals, locals, fromlist, level)
        if not fromlist:
            if "." in name:
                raise ImportError(f"write a late import of {name} as from … import …")
            return cast("ModuleType", Reference(name))
        names = ModuleType(name)
        for each in fromlist:
            setattr(names, each, Reference(name, each))
        return names


late = _LateImports()


def loading(references: Iterable[object]) -> Generator[float, None, None]:
    """Load late names, each in a step of its own; loaded ones are skipped."""
    for each in references:
        if isinstance(each, Reference) and not each.late_is_loaded:
            each.late_load()
            yield 0.0


class Ahead(Enum):
    """The work for a part that is done ahead, in idle time after the window was shown."""

    NONE = "none"
    LOADED = "loaded"
    MADE = "made"
    """For a panel that is sure to be shown: `SidePanel` makes it in idle time."""


class PartOwner(Protocol[_C]):
    """An owner of parts that are made late."""

    context: _C

    def on_made(self, name: str, made: object) -> None:
        """Connect a part that was made just now."""


class Loadable:
    """The late names of a part, in the order in which they are loaded, and the work for it that is done ahead."""

    def __init__(self, references: tuple[object, ...], ahead: Ahead) -> None:
        self.references = references
        self.ahead = ahead


class Part(Loadable, Generic[_C, _T]):
    """An attribute that is made, from the context of its owner, when it is first read.

    `finding = Part(FindFlow)`, with `FindFlow` imported late, is `FindFlow(context)`. `ahead` says what is done in idle
    time. Each late name of `after` is loaded in a step before the part's own: modules that others import come first, so
    that no step loads many.
    """

    def __init__(self, make: Callable[[_C], _T], ahead: Ahead = Ahead.NONE, after: Sequence[object] = ()) -> None:
        super().__init__((*after, make), ahead)
        self._make = make
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, owner: None, kind: type) -> Part[_C, _T]: ...

    @overload
    def __get__(self, owner: PartOwner[_C], kind: type) -> _T: ...

    def __get__(self, owner: PartOwner[_C] | None, kind: type) -> Part[_C, _T] | _T:
        if owner is None:
            return self
        made = self._make(owner.context)
        # The attribute now hides this descriptor, which has no __set__: the part is made once.
        owner.__dict__[self._name] = made
        owner.on_made(self._name, made)
        return made


def parts_of(kind: type) -> list[Loadable]:
    """Return the parts that a class declares, in their order."""
    return [value for value in vars(kind).values() if isinstance(value, Part)]
