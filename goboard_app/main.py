"""The composition root: commands without a window go to `cli`, everything else gets a window."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from goboard_app.cli import is_command


def main(argv: Sequence[str] | None = None) -> int:
    """Run goboard with these arguments, those of the process if None; return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if is_command(arguments):
        # Each way loads only what it needs: a command no widgets, a window no command.
        from goboard_app.cli.main import run

        return run(arguments)
    return _run_window(arguments)


def _run_window(arguments: Sequence[str]) -> int:
    from goboard_app.app.desktop import has_display, no_display_sentence

    if not has_display(os.environ, sys.platform):
        print(no_display_sentence(), file=sys.stderr)
        return 2
    # Nearly all that is made now stays: to look through it for rubbish time and again is in vain.
    gc.disable()
    from goboard_app.ui.window.program import Program

    gc.freeze()
    program = Program()
    program.show([Path(text) for text in arguments])
    gc.enable()
    return program.run()
