"""The command line: the parser of all commands, and the way from arguments to an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from typing import NoReturn

from goboard_app import __version__
from goboard_app.app.files.address import local_path
from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.format import for_terminal, translate
from goboard_app.cli.check import run_check
from goboard_app.cli.convert import run_convert, run_rules
from goboard_app.cli.files import STANDARD, CommandFailed, Exit, speak, system_language, tell
from goboard_app.cli.merge import run_merge
from goboard_app.cli.render import add_render_options, run_render
from goboard_app.cli.score import run_score
from goboard_app.late import late

with late:
    # Only these commands need engines.
    from goboard_app.cli.engines import run_analyse, run_engines
    from goboard_app.cli.match import run_match

_Commands = argparse._SubParsersAction  # noqa: SLF001  argparse gives the type no other name
_Group = argparse._ArgumentGroup  # noqa: SLF001  as above


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """The formatter of the help, with a translated first word."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Add the usage with the translated word in front."""
        word = translate("cli", "Usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, word)


class Parser(argparse.ArgumentParser):
    """A parser that reports bad arguments in a full sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with the code for bad usage."""
        text = f"{self.prog}: {texts.not_understood(message)}\n{texts.see_help(self.prog)}"
        tell(text, is_failure=True)
        raise SystemExit(int(Exit.FAILED))


def build_parser() -> Parser:
    """Return the parser of all commands; each sets `run` to its function."""
    parser = Parser(
        prog="goboard",
        usage=translate("cli", "goboard COMMAND … | goboard [--new] [FILE]…"),
        description=texts.program_description(),
        epilog=_exit_codes(),
        formatter_class=_Formatter,
        # `_options` adds -h with a translated text.
        add_help=False,
        # An abbreviation would change its meaning with the next option of the same beginning.
        allow_abbrev=False,
    )
    options = _options(parser)
    options.add_argument(
        "--version",
        action="version",
        version=f"goboard {__version__}",
        help=translate("cli", "print the version"),
    )
    # Only described here: it is no option of a command, and without a command a window opens.
    options.add_argument(
        "--new",
        action="store_true",
        help=translate("cli", "open a new program even if goboard is already running"),
    )
    commands = parser.add_subparsers(
        title=translate("cli", "Commands"),
        prog=parser.prog,
        dest="command",
        metavar="COMMAND",
        required=True,
    )
    _add_score(commands)
    _add_check(commands)
    _add_convert(commands)
    _add_merge(commands)
    _add_render(commands)
    _add_rules(commands)
    _add_engines(commands)
    _add_analyse(commands)
    _add_match(commands)
    return parser


def _add_score(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "score",
        translate("cli", "count the end of a record"),
        texts.score_description(),
        _score_keys(),
    )
    _files(parser).add_argument("file", metavar="FILE", type=local_path, help=_file_help())
    options = _options(parser)
    options.add_argument(
        "--rules",
        metavar="NAME",
        help=translate(
            "cli",
            "count by these rules (see “goboard rules”), not by the record’s; or by all",
        ),
    )
    options.add_argument("--komi", metavar="K", help=translate("cli", "the points White gets"))
    options.add_argument("--handicap", metavar="N", help=translate("cli", "the number of handicap stones"))
    options.add_argument(
        "--dead",
        metavar="POINTS",
        help=translate(
            "cli",
            "one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again",
        ),
    )
    options.add_argument(
        "--fill",
        action="store_true",
        help=translate("cli", "print the last moves: borders closed and neutral points filled"),
    )
    options.add_argument(
        "--explain",
        action="store_true",
        help=translate("cli", "print the reason for each group, and the points of each line"),
    )
    options.add_argument("--game", metavar="N", help=translate("cli", "which game of the file, the first being 1"))
    _json_option(options)
    parser.set_defaults(run=run_score)


def _add_check(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "check",
        translate("cli", "tell what is wrong with records"),
        texts.check_description(),
        texts.check_json(),
    )
    _files(parser).add_argument("files", metavar="FILE", type=local_path, nargs="+", help=_files_help())
    _json_option(_options(parser))
    parser.set_defaults(run=run_check, more="files")


def _add_convert(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "convert",
        translate("cli", "write a record as SGF"),
        texts.convert_description(),
        texts.convert_kinds(),
        usage=translate("cli", "goboard convert IN OUT [OPTION]… | goboard convert FILE… --output FOLDER [OPTION]…"),
    )
    options = _in_and_out(parser)
    options.add_argument(
        "--encoding",
        metavar="NAME",
        help=translate("cli", "the text encoding to write, such as utf-8"),
    )
    options.add_argument("--tidy", action="store_true", help=translate("cli", "rewrite everything in one form"))
    options.add_argument("--game", metavar="N", help=translate("cli", "write only this game, the first being 1"))
    options.add_argument(
        "--remove",
        metavar="KINDS",
        help=translate("cli", "leave these out: comments,marks,ratings,variations,times,server"),
    )
    options.add_argument(
        "--dry-run",
        action="store_true",
        help=translate("cli", "with --remove: only list what would go; write nothing"),
    )
    parser.set_defaults(run=run_convert)


def _in_and_out(parser: Parser) -> _Group:
    """Add the names of a command that reads files and writes one each; return the group of its options."""
    _files(parser).add_argument("names", metavar="FILE", type=local_path, nargs="+", help=texts.names_help())
    options = _options(parser)
    options.add_argument(
        "--output",
        metavar="FOLDER",
        help=translate("cli", "write there, one file for each FILE, in the same folders below it"),
    )
    options.add_argument("--force", action="store_true", help=translate("cli", "with --output: replace files"))
    # Names may follow options, which argparse does not allow for a list of them.
    parser.set_defaults(more="names", refuse=parser.error)
    return options


def _add_merge(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "merge",
        translate("cli", "make one tree of many games"),
        texts.merge_description(),
        usage=translate("cli", "goboard merge FILE… --output OUT [OPTION]…"),
    )
    _files(parser).add_argument("files", metavar="FILE", type=local_path, nargs="+", help=_files_help())
    options = _options(parser)
    options.add_argument(
        "--output",
        metavar="OUT",
        help=translate("cli", "the file to write, or - for standard output"),
    )
    options.add_argument("--force", action="store_true", help=translate("cli", "replace the file if it exists"))
    options.add_argument(
        "--encoding",
        metavar="NAME",
        help=translate("cli", "the text encoding to write, such as utf-8"),
    )
    parser.set_defaults(run=run_merge, more="files", refuse=parser.error)


def _add_render(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "render",
        translate("cli", "make a picture, a text or a printed game"),
        texts.render_description(),
        usage=translate("cli", "goboard render FILE OUT [OPTION]… | goboard render FILE… --output FOLDER [OPTION]…"),
    )
    add_render_options(_in_and_out(parser))
    parser.set_defaults(run=run_render)


def _add_rules(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "rules",
        translate("cli", "list the rulesets"),
        texts.rules_description(),
    )
    _files(parser).add_argument(
        "name", metavar="NAME", nargs="?", help=translate("cli", "a ruleset’s key, RU or alias")
    )
    _json_option(_options(parser))
    parser.set_defaults(run=run_rules)


def _add_engines(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "engines",
        translate("cli", "list the engines"),
        texts.engines_description(),
    )
    _json_option(_options(parser))
    # A lambda, so that the late module is loaded only when the command runs.
    parser.set_defaults(run=lambda options: run_engines(options))


def _add_analyse(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "analyse",
        translate("cli", "have an engine rate the moves of a record"),
        texts.analyse_description(),
        texts.analyse_json(),
    )
    _files(parser).add_argument("files", metavar="FILE", type=local_path, nargs="+", help=_files_help())
    options = _options(parser)
    options.add_argument("--engine", metavar="NAME", help=translate("cli", "which engine"))
    options.add_argument("--visits", metavar="N", help=translate("cli", "how many playouts for each position: 50"))
    options.add_argument("--game", metavar="N", help=translate("cli", "which game of the file, the first being 1"))
    options.add_argument(
        "--pdf", metavar="OUT", help=translate("cli", "write a report there: losses, best moves, biggest mistakes")
    )
    _json_option(options)
    parser.set_defaults(run=lambda options: run_analyse(options), more="files", refuse=parser.error)


def _add_match(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "match",
        translate("cli", "have two engines play against each other"),
        texts.match_description(),
    )
    files = _files(parser)
    files.add_argument("one", metavar="ENGINE", help=translate("cli", "an engine, such as gnugo:1"))
    files.add_argument("other", metavar="OTHER", help=translate("cli", "the other engine"))
    options = _options(parser)
    for name, metavar, text in (
        ("games", "N", translate("cli", "how many games: 10")),
        ("size", "N", translate("cli", "the lines of the board: 9")),
        ("rules", "NAME", translate("cli", "the rules (see “goboard rules”)")),
        ("komi", "K", translate("cli", "the points White gets")),
        ("handicap", "N", translate("cli", "the number of handicap stones")),
        ("visits", "N", translate("cli", "how many playouts for each move")),
        ("seconds", "N", translate("cli", "how many seconds for each move")),
        ("save", "FOLDER", translate("cli", "write the games there, one file each")),
    ):
        options.add_argument(f"--{name}", metavar=metavar, help=text)
    _json_option(options)
    parser.set_defaults(run=lambda options: run_match(options))


def _command(
    commands: _Commands[Parser],
    name: str,
    summary: str,
    description: str,
    epilog: str = "",
    usage: str | None = None,
) -> Parser:
    return commands.add_parser(
        name,
        usage=usage,
        help=summary,
        description=description,
        epilog="\n\n".join(filter(None, (epilog, _exit_codes()))),
        formatter_class=_Formatter,
        add_help=False,
        allow_abbrev=False,
    )


def _files(parser: Parser) -> _Group:
    return parser.add_argument_group(translate("cli", "Arguments"))


def _options(parser: Parser) -> _Group:
    group = parser.add_argument_group(translate("cli", "Options"))
    group.add_argument("-h", "--help", action="help", help=translate("cli", "print this help"))
    return group


def _json_option(options: _Group) -> None:
    options.add_argument("--json", action="store_true", help=translate("cli", "print JSON for programs"))


def _file_help() -> str:
    return translate("cli", "a game record, or - for standard input")


def _files_help() -> str:
    return translate("cli", "a game record, a folder with records, or - for standard input")


def _exit_codes() -> str:
    return texts.exit_codes()


def _score_keys() -> str:
    return texts.score_json()


def run(argv: Sequence[str]) -> int:
    """Run a command and return its exit code; any exception that leaves it is a defect."""
    _spare_characters()
    application = speak(system_language())
    try:
        with for_terminal():
            code = _carry_out(argv)
        # A failure to write the buffer has to show here, not at exit.
        sys.stdout.flush()
        return code
    # The reader of a pipe has gone, as with `head`: that is no failure.
    except BrokenPipeError:
        _close_output()
        return Exit.FINE
    except OSError as error:
        _close_output()
        tell(f"goboard: {texts.write_failure(error)}", is_failure=True)
        return Exit.FAILED
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    # The translations live as long as the application.
    finally:
        del application


def _carry_out(argv: Sequence[str]) -> int:
    try:
        parser = build_parser()
        options, further = parser.parse_known_args(argv)
        _add_names(parser, options, further)
        return int(options.run(options))
    except CommandFailed as error:
        tell(str(error), is_failure=True)
        return Exit.FAILED
    except SystemExit as left:
        # argparse exits by itself after --help and --version, and for bad usage.
        return left.code if isinstance(left.code, int) else Exit.FINE


def _add_names(parser: Parser, options: argparse.Namespace, further: Sequence[str]) -> None:
    """Add names that come after options to the list of names; anything else is bad usage."""
    more = getattr(options, "more", None)
    unknown = [word for word in further if more is None or (word.startswith("-") and word != STANDARD)]
    if unknown:
        # In the words of argparse, as for every other mistake.
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    if more is not None:
        getattr(options, more).extend(map(local_path, further))


def _spare_characters() -> None:
    """Print characters that the terminal lacks as escapes instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        # Windows gives a program without a console no stream at all.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _close_output() -> None:
    """Redirect standard output to the null device, so that flushing the rest at exit does not fail."""
    # Python flushes standard output once more at exit.
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)
