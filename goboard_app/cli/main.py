"""Running a command to its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from goboard_app.app.texts.cli import write_failure
from goboard_app.cli.errors import CommandFailed, Exit
from goboard_app.cli.language import speak, system_language
from goboard_app.cli.parser import build_parser


def run(argv: Sequence[str]) -> int:
    """Carry out a command and give its exit code; nothing but a defect of ours ever raises."""
    _spare_characters()
    application = speak(system_language())
    try:
        code = _carry_out(argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _close_output()
        return Exit.FINE
    except OSError as error:
        _close_output()
        print("goboard:", write_failure(error), file=sys.stderr)
        return Exit.FAILED
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    finally:
        del application


def _carry_out(argv: Sequence[str]) -> int:
    try:
        options = build_parser().parse_args(argv)
        return int(options.run(options))
    except CommandFailed as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else Exit.FINE


def _spare_characters() -> None:
    """Print characters that the terminal lacks as numbers rather than not at all."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _close_output() -> None:
    """Nobody reads on: let what is left in the buffer go nowhere without a complaint."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)
