"""Asker: puts the questions of one object to an engine, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.engine.engine import Analysis, Engine, Failure, Trouble

_Subject = TypeVar("_Subject")
_Reply = TypeVar("_Reply")


class Asker(QObject):
    """The engine of one object, and its open question.

    The engine is made, and so started, with the first question; after `close`, the next question makes another one. An
    answer is passed on only while its question is the open one: a new question, `drop` and `close` make all answers to
    the previous question stale. If Qt destroys the asker, with its parent, the engine is closed.
    """

    def __init__(self, directory: EngineDirectory, parent: QObject) -> None:
        super().__init__(parent)
        self._directory = directory
        # A tuple of its own for each question, since the same subject may be asked about again.
        self._open: tuple[object] | None = None
        self.engine: Engine | None = None
        """The engine in use; None before the first question and after `close`."""

    @property
    def subject(self) -> object:
        """The subject of the open question; None if no answer is awaited."""
        return None if self._open is None else self._open[0]

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
    ) -> Failure | None:
        """Ask a question in place of the open one; `told` is called with its subject and each answer.

        `key` names the engine if none is in use. `put` hands the question to the engine, with the receiver of the
        answers. Returns the failure if the engine cannot be made; then nothing is asked.
        """
        self._open = None
        engine = self.made(key)
        if engine is None:
            is_known = self._directory.choice(key) is not None
            return Failure(Trouble.NOT_STARTED if is_known else Trouble.NOT_FOUND)
        asked = self._open = (subject,)
        put(engine, partial(self._on_reply, asked, partial(told, subject)))
        return None

    def drop(self) -> None:
        """Drop the open question; the engine waits for the next one."""
        self._open = None
        if self.engine is not None:
            self.engine.stop()

    def close(self) -> None:
        """Drop the open question, and close the engine."""
        self._open = None
        engine, self.engine = self.engine, None
        if engine is not None:
            engine.close()

    def _on_reply(self, asked: tuple[object], told: Callable[[_Reply], object], reply: _Reply) -> None:
        if asked is not self._open:
            return
        # Other analyses of the same question follow until the final one.
        if not isinstance(reply, Analysis) or reply.is_final:
            self._open = None
        told(reply)
