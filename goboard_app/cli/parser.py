"""The grammar of the command line, and its help."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import NoReturn

from goboard_app import __version__
from goboard_app.app.texts.commands import not_understood, see_help
from goboard_app.app.texts.numbers import translate
from goboard_app.cli.check import run_check
from goboard_app.cli.convert import run_convert
from goboard_app.cli.errors import Exit
from goboard_app.cli.render import run_render
from goboard_app.cli.render_options import add_render_options
from goboard_app.cli.rules import run_rules
from goboard_app.cli.score import run_score


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with a translated first word."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """As usual, but for the word in front."""
        word = translate("cli", "Usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, word)


class Parser(argparse.ArgumentParser):
    """A parser that says in words what it does not understand."""

    def error(self, message: str) -> NoReturn:
        """Tell what was wrong and leave with the exit code for bad usage."""
        text = f"{self.prog}: {not_understood(message)}\n{see_help(self.prog)}\n"
        print(text, end="", file=sys.stderr)
        raise SystemExit(int(Exit.FAILED))


def build_parser() -> Parser:
    """The parser of all commands; each sets `run` to the function that carries it out."""
    parser = Parser(
        prog="goboard",
        usage=translate("cli", "goboard COMMAND … | goboard [FILE]"),
        description=translate(
            "cli",
            "A board for the game of Go. Without a command a window opens, with the game in FILE "
            "if one is named.",
        ),
        epilog=_exit_codes(),
        formatter_class=_Formatter,
        add_help=False,
        allow_abbrev=False,
    )
    options = _options(parser)
    options.add_argument(
        "--version",
        action="version",
        version=f"goboard {__version__}",
        help=translate("cli", "print the version"),
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
    _add_render(commands)
    _add_rules(commands)
    return parser


_Commands = argparse._SubParsersAction  # noqa: SLF001  argparse gives the type no other name
_Group = argparse._ArgumentGroup  # noqa: SLF001  as above


def _add_score(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "score",
        translate("cli", "count the end of a record"),
        translate(
            "cli",
            "Count the position at the end of the main line, and compare the count with the\n"
            "result that the record gives. Dead stones are those of --dead, else those that TB\n"
            "and TW at the end of the record mark, else those that are judged to be dead.",
        ),
        _score_keys(),
    )
    _files(parser).add_argument("file", metavar="FILE", help=_file_help())
    options = _options(parser)
    options.add_argument(
        "--rules",
        metavar="NAME",
        help=translate(
            "cli",
            "count by these rules (see “goboard rules”), not by the record's; or by all",
        ),
    )
    options.add_argument("--komi", metavar="K", help=translate("cli", "the points White gets"))
    options.add_argument(
        "--handicap", metavar="N", help=translate("cli", "the number of handicap stones")
    )
    options.add_argument(
        "--dead",
        metavar="POINTS",
        help=translate(
            "cli",
            "one stone of each dead chain: Q16,D4; or none; or auto: judge the stones anew",
        ),
    )
    options.add_argument(
        "--explain",
        action="store_true",
        help=translate("cli", "print the reason for each group, and the points of each line"),
    )
    options.add_argument(
        "--game", metavar="N", help=translate("cli", "which game of the file, the first being 1")
    )
    _json_option(options)
    parser.set_defaults(run=run_score)


def _add_check(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "check",
        translate("cli", "tell what is wrong with records"),
        translate(
            "cli",
            "Tell what files hold, what in them departs from the standard, which moves of the\n"
            "main line the rules do not allow, and what cannot be used of lessons and problems.",
        ),
        translate(
            "cli",
            "With --json a list, one object for each file: file, format, encoding, encoding_from\n"
            "(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,\n"
            "last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,\n"
            "ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,\n"
            "illegal_moves), findings (kind, line, column, detail, game, sentence, expected,\n"
            "done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,\n"
            "messages; or file and error.",
        ),
    )
    _files(parser).add_argument("files", metavar="FILE", nargs="+", help=_file_help())
    _json_option(_options(parser))
    parser.set_defaults(run=run_check)


def _add_convert(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "convert",
        translate("cli", "write a record as SGF"),
        translate(
            "cli",
            "Write the record IN to OUT as SGF. All bytes stay as they are unless an option\n"
            "asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or\n"
            "not at all; it may be IN.",
        ),
    )
    files = _files(parser)
    files.add_argument("file", metavar="IN", help=_file_help())
    files.add_argument("out", metavar="OUT", help=_out_help())
    options = _options(parser)
    options.add_argument(
        "--encoding", metavar="NAME", help=translate("cli", "write the text so, such as utf-8")
    )
    options.add_argument(
        "--tidy", action="store_true", help=translate("cli", "write everything anew, in one form")
    )
    options.add_argument(
        "--game", metavar="N", help=translate("cli", "write only this game, the first being 1")
    )
    parser.set_defaults(run=run_convert)


def _add_render(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "render",
        translate("cli", "make a picture, a text or a printed game"),
        translate(
            "cli",
            "Write what the ending of OUT says: the position at the end of the main line, or\n"
            "after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the\n"
            "stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither\n"
            "a move nor a part is asked for. No display is needed.",
        ),
    )
    files = _files(parser)
    files.add_argument("file", metavar="FILE", help=_file_help())
    files.add_argument("out", metavar="OUT", help=_out_help())
    add_render_options(_options(parser))
    parser.set_defaults(run=run_render)


def _add_rules(commands: _Commands[Parser]) -> None:
    parser = _command(
        commands,
        "rules",
        translate("cli", "list the rulesets"),
        translate("cli", "List all rulesets, or say what one of them means."),
    )
    _files(parser).add_argument(
        "name", metavar="NAME", nargs="?", help=translate("cli", "a ruleset's key, RU or alias")
    )
    _json_option(_options(parser))
    parser.set_defaults(run=run_rules)


def _command(
    commands: _Commands[Parser], name: str, summary: str, description: str, epilog: str = ""
) -> Parser:
    return commands.add_parser(
        name,
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
    options.add_argument(
        "--json", action="store_true", help=translate("cli", "print JSON for programs")
    )


def _file_help() -> str:
    return translate("cli", "a game record, or - for standard input")


def _out_help() -> str:
    return translate("cli", "the file to write, or - for standard output")


def _exit_codes() -> str:
    return translate(
        "cli",
        "Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or\n"
        "written, or the command was not understood.",
    )


def _score_keys() -> str:
    return translate(
        "cli",
        "With --json one object: file, game, games, size, moves, black_name, white_name,\n"
        "ruleset, ruleset_from (option, record, none), ruleset_named (whether the record\n"
        "names rules that are known), ruleset_recorded, scoring, komi, komi_from, handicap,\n"
        "dead, dead_from (option, record, auto), seki, black and white (territory, stones,\n"
        "prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,\n"
        "clock_penalty, total), neutral, margin (Black's points less White's), winner (B, W\n"
        "or null), result, recorded_result, agrees (null where counting cannot tell),\n"
        "difference (what the record gives Black more than the count), likely_cause, groups,\n"
        "territory, seki_points, neutral_points, dame (those that either side may fill),\n"
        "openings (invader, points, threatened), needed (owner, point, threatened), finished,\n"
        "findings, illegal_moves, messages; or file and error.\n"
        "With --rules all a list of such objects, without difference and likely_cause.\n\n"
        "groups: color, stones, status (as counted: alive, dead, seki), judged (alive, dead,\n"
        "seki, unclear), leaning, reason, reason_points, liberties, other_liberties,\n"
        "confidence (0 to 1; only what is certain has 1), sentence.\n"
        "territory: one text for each row from the top; b and w are territory, dead stones\n"
        "on it included, s is surrounded but does not count because of seki, a dot is\n"
        "anything else.\n"
        "likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,\n"
        "not_counted (decided by resignation or on time); null where the results agree.",
    )
