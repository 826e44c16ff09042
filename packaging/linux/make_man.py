"""Print the manual page goboard(1): what it says of the commands comes from their own help.

Run with the project's own Python: `.venv/bin/python packaging/linux/make_man.py > goboard.1`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator

from goboard_app import __version__
from goboard_app.cli.main import build_parser

WINDOW = """\
Several files may be named.
Records are read and written as SGF, and kept byte for byte where nothing was changed.
Whatever is not a command is taken for a file."""

PLACES = (
    ("~/.config/goboard/goboard.ini", "settings"),
    ("~/.local/share/goboard", "unfinished games, results, lessons and rulesets of your own"),
)

VARIABLES = (
    ("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME", "other places for these files"),
    ("LC_ALL, LC_MESSAGES, LANG", "the language the commands speak"),
    ("QT_QPA_PLATFORM", "how windows are shown: xcb (X11), wayland, or offscreen for none"),
)

EXAMPLES = (
    ("goboard game.sgf", "Open a record."),
    ("goboard score --explain game.sgf", "Count the end of a record, with the reasons."),
    ("goboard render game.sgf board.png", "Draw the last position."),
    ("goboard convert --encoding utf-8 old.sgf new.sgf", "Write a record in another encoding."),
)


def escaped(text: str) -> str:
    """Return a text as groff takes it: no hyphen made typographic, no line taken for a request."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in plain.split("\n"))


def listed(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Give words in bold, each with what it means."""
    for word, meaning in rows:
        yield from (".TP", f"\\fB{escaped(word)}\\fR", escaped(meaning))


def paragraphs(text: str) -> Iterator[str]:
    """Give the paragraphs of a text; lines that are set in stay lines."""
    for part in filter(None, (text or "").split("\n\n")):
        is_set_in = "\n " in f"\n{part}"
        yield from (".PP", ".nf", escaped(part), ".fi") if is_set_in else (".PP", escaped(part))


def usage(parser: argparse.ArgumentParser) -> str:
    """Return how a command is called, on one line, without the word in front."""
    return " ".join(parser.format_usage().partition(":")[2].split())


def arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Give what a command takes, in the order of its help."""
    for action in parser._actions:  # noqa: SLF001  argparse tells its arguments in no other way
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001  as above
            continue
        choice = "{" + ",".join(map(str, action.choices or ())) + "}"
        named = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        name = choice if action.choices and action.metavar is None else named
        words = [f"\\fB{escaped(word)}\\fR" for word in action.option_strings]
        value = f"\\fI{escaped(name)}\\fR"
        if not words:
            words = [value]
        elif action.nargs != 0:
            words[-1] += f" {value}"
        yield from (".TP", ", ".join(words), escaped((action.help or "") % vars(action)))


def commands(parser: argparse.ArgumentParser) -> dict[str, tuple[str, argparse.ArgumentParser]]:
    """Return what each command does, in a few words, and its own parser."""
    (all_of_them,) = (
        action
        for action in parser._actions  # noqa: SLF001  as above
        if isinstance(action, argparse._SubParsersAction)  # noqa: SLF001  as above
    )
    rows = all_of_them._choices_actions  # noqa: SLF001  as above
    return {row.dest: (row.help or "", all_of_them.choices[row.dest]) for row in rows}


def page() -> Iterator[str]:
    """Give the lines of the manual page."""
    parser = build_parser()
    yield f'.TH GOBOARD 1 "" "goboard {__version__}" "User Commands"'
    yield from (".SH NAME", "goboard \\- " + "board for the game of Go: play, count, review, teach")
    window = usage(parser).rpartition("| goboard")[2]
    yield from (".SH SYNOPSIS", ".B goboard", escaped(window.strip()), ".br")
    for name, (_, command) in commands(parser).items():
        rest = usage(command).removeprefix(f"goboard {name}")
        yield from (f".B goboard {escaped(name)}", escaped(rest.strip()), ".br")
    yield from (".B goboard", "\\-\\-version | \\-\\-help")
    yield ".SH DESCRIPTION"
    yield from paragraphs(parser.description or "")
    yield from paragraphs(WINDOW)
    yield ".SH OPTIONS"
    yield from arguments(parser)
    yield ".SH COMMANDS"
    yield from listed((name, told) for name, (told, _) in commands(parser).items())
    for name, (_, command) in commands(parser).items():
        yield f".SS goboard {escaped(name)}"
        yield from paragraphs(command.description or "")
        yield from arguments(command)
        yield from paragraphs((command.epilog or "").removesuffix(parser.epilog or "").strip())
    yield ".SH EXIT STATUS"
    yield from paragraphs((parser.epilog or "").partition(": ")[2])
    yield from (".SH FILES", *listed(PLACES))
    yield from (".SH ENVIRONMENT", *listed(VARIABLES))
    yield ".SH EXAMPLES"
    yield from listed(EXAMPLES)


if __name__ == "__main__":
    print("\n".join(page()))
