"""`goboard rules`: the rulesets that are known, and what each says."""

from __future__ import annotations

from argparse import Namespace

from goboard_app.app.texts.cli import komi_text
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_sentences, value_name
from goboard_app.cli.errors import Exit
from goboard_app.cli.values import Json, json_text, number, rules_option
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.custom import Field
from goboard_app.rules.ruleset import AllAlive, Ruleset


def run_rules(options: Namespace) -> int:
    """Print all rulesets, or one in sentences."""
    if options.name is None:
        rows = ALL_RULESETS
        print(json_text([_as_json(row) for row in rows]) if options.json else _table())
        return Exit.FINE
    ruleset = rules_option(options.name)
    print(json_text(_as_json(ruleset)) if options.json else _in_words(ruleset))
    return Exit.FINE


def _in_words(ruleset: Ruleset) -> str:
    title = f"{ruleset_name(ruleset)} ({ruleset.key})"
    return "\n".join((title, *(f"  {sentence}" for sentence in ruleset_sentences(ruleset))))


def _table() -> str:
    rows = [_head(), *(_row(ruleset) for ruleset in ALL_RULESETS)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _head() -> tuple[str, ...]:
    return (
        translate("cli", "Key"),
        translate("cli", "Name"),
        translate("cli", "RU"),
        translate("cli", "Counts"),
        translate("cli", "Ko"),
        translate("cli", "Suicide"),
        translate("cli", "Komi"),
        translate("cli", "With handicap"),
        translate("cli", "Handicap stones"),
        translate("cli", "White gets"),
        translate("cli", "End"),
    )


def _row(ruleset: Ruleset) -> tuple[str, ...]:
    return (
        ruleset.key,
        ruleset_name(ruleset),
        ruleset.sgf_name,
        value_name(ruleset, Field.SCORING),
        value_name(ruleset, Field.KO),
        value_name(ruleset, Field.SUICIDE),
        komi_text(ruleset.komi),
        komi_text(ruleset.handicap_komi),
        value_name(ruleset, Field.PLACEMENT),
        value_name(ruleset, Field.BONUS),
        _end(ruleset.all_alive),
    )


def _end(all_alive: AllAlive) -> str:
    return {
        AllAlive.FOUR_PASSES: translate("cli", "agreement, or four passes"),
        AllAlive.SECOND_STOP: translate("cli", "agreement, or the second stop"),
        AllAlive.NEVER: translate("cli", "agreement"),
    }[all_alive]


def _as_json(ruleset: Ruleset) -> dict[str, Json]:
    return {
        "key": ruleset.key,
        "name": ruleset_name(ruleset),
        "sgf_name": ruleset.sgf_name,
        "aliases": list(ruleset.aliases),
        "scoring": ruleset.scoring.value,
        "also": None if ruleset.also is None else ruleset.also.value,
        "tax": ruleset.tax.value,
        "ko": ruleset.ko.value,
        "long_cycle": ruleset.long_cycle.value,
        "suicide": ruleset.suicide.value,
        "komi": number(ruleset.komi),
        "handicap_komi": number(ruleset.handicap_komi),
        "placement": ruleset.placement.value,
        "bonus": ruleset.bonus.value,
        "pass_stones": ruleset.pass_stones,
        "white_passes_last": ruleset.white_passes_last,
        "all_alive": ruleset.all_alive.value,
        "resumption": ruleset.resumption.value,
        "first_pass_bonus": ruleset.first_pass_bonus,
        "tie": ruleset.tie.value,
        "fill_dame_first": ruleset.fill_dame_first,
        "area_count": ruleset.area_count.value,
        "sentences": list(ruleset_sentences(ruleset)),
    }
