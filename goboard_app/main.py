"""The composition root: runs a command of `cli` without a window, and opens a window for everything else."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence

from goboard_app.late import late

# Each way loads only what it needs: a command no widgets, a window no command.
with late:
    from goboard_app.app.instance import HandoverResult, Instance
    from goboard_app.app.jobs import COLLECTOR
    from goboard_app.app.texts.program import has_display, no_display
    from goboard_app.cli.main import run

# Repeated here, as the parser is loaded only for a command.
COMMANDS = ("score", "check", "convert", "merge", "render", "rules", "engines", "analyse", "match")
_OPTIONS = ("--version", "--help", "-h")
_NEW = "--new"
"""The option that starts a separate program beside the one that already runs."""


def is_command(argv: Sequence[str]) -> bool:
    """Return whether these arguments (without the program's name) ask for a command, not for a window."""
    return bool(argv) and argv[0] in (*COMMANDS, *_OPTIONS)


def main(argv: Sequence[str] | None = None) -> int:
    """Run goboard with these arguments, those of the process if None; return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if is_command(arguments):
        return run(arguments)
    return _run_window(arguments)


def _run_window(arguments: Sequence[str]) -> int:
    # Nearly all objects that the start makes stay alive: collecting garbage during it is wasted time.
    gc.disable()
    _load_qt()
    if not has_display(os.environ, sys.platform):
        print(no_display(), file=sys.stderr)
        return 2
    # Before anything else is loaded: where a running program takes the files, nothing more is needed.
    instance = Instance.of_user(_NEW in arguments)
    outcome, paths = instance.hand_over([text for text in arguments if text != _NEW])
    if outcome is HandoverResult.DONE:
        return 0
    COLLECTOR.hold()
    # Loaded here, so that the collector leaves its modules and classes alone.
    from goboard_app.ui.program import Program

    # Modules and classes stay for the whole run: later collections need not look at them.
    gc.freeze()
    program = Program(instance)
    program.show(paths, outcome is HandoverResult.NO_ANSWER)
    COLLECTOR.release(is_kept=False)
    return program.run()


def _load_qt() -> None:
    """Load PySide, and keep Python's own import function.

    PySide replaces `builtins.__import__` with a function of its own. That one reads the source of every
    module imported later, looking for `from __feature__ import`; no module here has that line, and
    the start would take a tenth longer.
    """
    plain_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401 - for what it does

    builtins.__import__ = plain_import
