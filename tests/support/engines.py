"""An engine without a process, which answers when the test says so; and the fixture that hides installed engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_app.app.engines import process, programs
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.engine.engine import Ability, Analysis, Answer, Effort, Situation, Told, UnsupportedPart

ALL = Ability.MOVE | Ability.ANALYSIS | Ability.OWNERSHIP | Ability.DEAD_STONES | Ability.POLICY | Ability.REGION


@pytest.fixture(autouse=True)
def no_installed_engines(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the engines of this machine from a test, unless its marker `installed` asks for them."""
    if request.node.get_closest_marker("installed") is None:
        # PATH alone would not do: the program also looks in /usr/games and others.
        monkeypatch.setattr(process, "search_folders", list)
        monkeypatch.setattr(programs, "katrain_programs", list)


class FakeEngine:
    """An engine that notes its questions, and drops the previous one as every engine does."""

    name = "Fake"

    def __init__(self, abilities: Ability = ALL) -> None:
        self.abilities = abilities
        self.asked: list[tuple[str, Situation]] = []
        self.effort = Effort()
        self.is_closed = False
        self.starts = 0
        self.has_gaps: frozenset[UnsupportedPart] = frozenset()
        self.width = 1
        self.open: list[Told] = []

    def opened(self) -> FakeEngine:
        """Return the engine for one more client, as if it was started again."""
        self.is_closed = False
        self.starts += 1
        return self

    @property
    def is_asked(self) -> bool:
        """Return whether a question is unanswered."""
        return bool(self.open)

    @property
    def _told(self) -> Told | None:
        """The receiver of the last open question."""
        return self.open[-1] if self.open else None

    def answer(self, answer: Answer, place: int = -1) -> None:
        """Answer what was asked last, or another of the open questions by its place."""
        assert self.open, "nobody asks"
        told = self.open[place]
        if not isinstance(answer, Analysis) or answer.is_final:
            del self.open[place]
        told(answer)

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        return self.has_gaps

    def choose(self, situation: Situation, effort: Effort, told: Told) -> None:
        self._ask("choose", situation, told, effort)

    def analyse(self, situation: Situation, effort: Effort, told: Told, *, is_beside: bool = False) -> None:
        if is_beside:
            assert len(self.open) < self.width, "too many questions at the same time"
        self._ask("analyse", situation, told, effort, is_beside)

    def dead_stones(self, situation: Situation, told: Told) -> None:
        self._ask("dead_stones", situation, told)

    def stop(self) -> None:
        self.open.clear()

    def close(self) -> None:
        self.is_closed = True
        self.open.clear()

    def _ask(
        self, what: str, situation: Situation, told: Told, effort: Effort | None = None, is_beside: bool = False
    ) -> None:
        assert not self.is_closed, "closed"
        if not is_beside:
            self.open.clear()
        self.asked.append((what, situation))
        self.effort = effort or Effort()
        self.open.append(told)


def installed_in(folder: Path) -> str:
    """Put an engine named `pachi` into a folder; return its name."""
    program = folder / "pachi"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    return program.name


def offered(directory: EngineDirectory, abilities: Ability = ALL) -> FakeEngine:
    """Return a fake engine that every client of this directory gets."""
    fake = FakeEngine(abilities)
    directory.offer(EngineChoice("fake", fake.name, abilities), fake.opened)
    return fake
