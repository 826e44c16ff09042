"""value: a class that it makes cannot be told from a frozen dataclass with slots."""

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from goboard_app.go.value import value


@value
class Leaf:
    name: str
    size: int = 3
    parts: list[int] = field(default_factory=list)


@value
class Empty:
    pass


@value
class One:
    only: frozenset[int]


@value
class Checked:
    number: int
    double: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.number < 0:
            raise ValueError(self.number)
        object.__setattr__(self, "double", 2 * self.number)


@value
class Parent:
    first: int
    note: str = field(default="", compare=False)


@value
class Child(Parent):
    second: int = 2


@value
class Odd:
    number: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odd) and self.number % 2 == other.number % 2

    def __hash__(self) -> int:
        return self.number % 2

    def __repr__(self) -> str:
        return "odd"


def test_fields_are_taken_in_their_order_and_by_name() -> None:
    assert Leaf("a") == Leaf(size=3, name="a", parts=[])
    assert (Leaf("a", 4, [1]).size, Leaf("a", 4, [1]).parts) == (4, [1])
    assert Leaf("a").parts is not Leaf("a").parts
    assert [f.name for f in fields(Leaf)] == ["name", "size", "parts"]


def test_a_field_without_a_default_is_asked_for() -> None:
    with pytest.raises(TypeError):
        Leaf()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Leaf("a", 1, [], 2)  # type: ignore[call-arg]


def test_what_is_equal_has_one_hash() -> None:
    assert Parent(1, "x") == Parent(1, "y")
    assert hash(Parent(1, "x")) == hash(Parent(1, "y")) == hash((1,))
    assert Parent(1) != Parent(2)
    assert One(frozenset({1})) == One(frozenset({1}))
    assert hash(One(frozenset({1}))) == hash((frozenset({1}),))
    assert Empty() == Empty()
    assert hash(Empty()) == hash(())


def test_another_class_is_never_equal() -> None:
    assert Child(1) != Parent(1)
    assert Empty() != One(frozenset())
    assert Parent(1).__eq__(1) is NotImplemented


def test_nothing_changes() -> None:
    leaf = Leaf("a")
    with pytest.raises(FrozenInstanceError):
        leaf.name = "b"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del leaf.size  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        leaf.other = 1  # type: ignore[attr-defined]
    assert leaf == Leaf("a")
    assert not hasattr(leaf, "__dict__")


def test_post_init_checks_and_fills_in() -> None:
    assert Checked(4).double == 8
    assert repr(Checked(4)) == "Checked(number=4)"
    with pytest.raises(ValueError, match="-1"):
        Checked(-1)


def test_fields_are_inherited() -> None:
    child = Child(1, "note", 5)
    assert (child.first, child.note, child.second) == (1, "note", 5)
    assert child == Child(1, "other", 5) != Child(1, "note", 6)


def test_what_a_class_says_itself_stays() -> None:
    assert (Odd(1) == Odd(3), hash(Odd(5)), repr(Odd(1))) == (True, 1, "odd")


def test_copies_and_replacements() -> None:
    leaf = Leaf("a", 1, [2])
    assert replace(leaf, size=9) == Leaf("a", 9, [2])
    assert copy.copy(leaf) == copy.deepcopy(leaf) == pickle.loads(pickle.dumps(leaf)) == leaf
    assert copy.deepcopy(leaf).parts is not leaf.parts
    match leaf:
        case Leaf(name, size):
            assert (name, size) == ("a", 1)


def test_it_reads_like_a_dataclass() -> None:
    @dataclass(frozen=True, slots=True)
    class Plain:
        name: str
        size: int = 3

    @value
    class Ours:
        name: str
        size: int = 3

    assert repr(Ours("a")) == repr(Plain("a")).replace("Plain", "Ours")
    assert hash(Ours("a")) == hash(Plain("a"))
    assert Ours.__match_args__ == Plain.__match_args__
