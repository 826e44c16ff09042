"""Asker: puts the questions of one object to an engine."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.engine.engine import Analysis, Engine, Failure, Trouble

_Subject = TypeVar("_Subject")
_Reply = TypeVar("_Reply")


@dataclass(eq=False, slots=True)
class _Ticket:
    """An open question, which differs from every other one about the same subject."""

    subject: object


class Asker(QObject):
    """The engine of one object, and its open questions.

    The engine is made, and so started, with the first question; after `close`, the next question makes another one. An
    answer is passed on only while its question is open: a new question that is not asked beside the others, `drop` and
    `close` make all answers to the previous questions stale. If Qt destroys the asker, with its parent, the engine is
    closed.
    """

    def __init__(self, directory: EngineDirectory, parent: QObject) -> None:
        super().__init__(parent)
        self._directory = directory
        self._open: list[_Ticket] = []
        self.engine: Engine | None = None
        """The engine in use; None before the first question and after `close`."""

    @property
    def subjects(self) -> tuple[object, ...]:
        """The subjects of the open questions, the oldest first."""
        return tuple(each.subject for each in self._open)

    @property
    def has_room(self) -> bool:
        """True if another analysis can be asked beside the open questions."""
        return len(self._open) < (1 if self.engine is None else self.engine.width)

    def made(self, key: str) -> Engine | None:
        """Return the engine in use, or else a new one of this key; None if it cannot be made."""
        if self.engine is None:
            # ValueError is raised for an engine whose arguments, written by the user, cannot be parsed.
            with suppress(KeyError, ValueError):
                self.engine = self._directory.make(key, self)
        return self.engine

    def ask(
        self,
        key: str,
        subject: _Subject,
        put: Callable[[Engine, Callable[[_Reply], None]], object],
        told: Callable[[_Subject, _Reply], object],
        *,
        is_beside: bool = False,
    ) -> Failure | None:
        """Ask a question; `told` is called with its subject and each answer.

        `key` names the engine if none is in use. `put` hands the question to the engine, with the receiver of the
        answers. The open questions are dropped unless it `is_beside` them, which `put` has to tell the engine too.
        Returns the failure if the engine cannot be made; then nothing is asked.
        """
        if not is_beside:
            self._open.clear()
        engine = self.made(key)
        if engine is None:
            is_known = self._directory.choice(key) is not None
            return Failure(Trouble.NOT_STARTED if is_known else Trouble.NOT_FOUND)
        asked = _Ticket(subject)
        self._open.append(asked)
        put(engine, partial(self._on_reply, asked, partial(told, subject)))
        return None

    def drop(self) -> None:
        """Drop the open questions; the engine waits for the next one."""
        self._open.clear()
        if self.engine is not None:
            self.engine.stop()

    def close(self) -> None:
        """Drop the open questions, and close the engine."""
        self._open.clear()
        engine, self.engine = self.engine, None
        if engine is not None:
            engine.close()

    def _on_reply(self, asked: _Ticket, told: Callable[[_Reply], object], reply: _Reply) -> None:
        if asked not in self._open:
            return
        # Other analyses of the same question follow until the final one.
        if not isinstance(reply, Analysis) or reply.is_final:
            self._open.remove(asked)
        told(reply)
