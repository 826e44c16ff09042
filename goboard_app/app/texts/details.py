"""The data of a game in words: what each is called, what a value means, why one is refused."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QDate, QLocale

from goboard_app.app.texts.numbers import filled, plain_number, points, translate
from goboard_app.app.texts.records import result_sentence
from goboard_app.record.game_info import GameDate, better_dates, komi_of, parse_dates
from goboard_app.session.info import DetailFault
from goboard_app.session.new_game import MAX_KOMI


def detail_name(ident: str) -> str:
    """What a property is called on the screen."""
    return {
        "PB": translate("details", "Name"),
        "PW": translate("details", "Name"),
        "BR": translate("details", "Rank"),
        "WR": translate("details", "Rank"),
        "BT": translate("details", "Team"),
        "WT": translate("details", "Team"),
        "GN": translate("details", "Name of the game"),
        "EV": translate("details", "Event"),
        "RO": translate("details", "Round"),
        "DT": translate("details", "Date"),
        "PC": translate("details", "Place"),
        "RE": translate("details", "Result"),
        "KM": translate("details", "Komi"),
        "HA": translate("details", "Handicap"),
        "RU": translate("details", "Rules"),
        "TM": translate("details", "Time in seconds"),
        "OT": translate("details", "Overtime"),
        "ON": translate("details", "Opening"),
        "AN": translate("details", "Commented by"),
        "US": translate("details", "Entered by"),
        "SO": translate("details", "Source"),
        "CP": translate("details", "Copyright"),
        "GC": translate("details", "About the game"),
    }[ident]


def fault_sentence(fault: DetailFault) -> str:
    """Why a value cannot be written."""
    if fault is DetailFault.KOMI:
        text = translate("details", "Komi must be a number such as 6½, between −%1 and %1.")
        return filled(text, MAX_KOMI)
    if fault is DetailFault.HANDICAP:
        return translate("details", "The handicap must be a whole number such as 2.")
    return translate("details", "The time must be a number of seconds such as 1800.")


def meaning_of(ident: str, text: str, overtime: str = "") -> str:
    """What a value means, where it does not say so itself; empty where there is nothing to say."""
    if not text.strip():
        return ""
    if ident == "KM":
        komi = komi_of(text)
        is_plain = komi is None or text.strip() in (plain_number(komi), points(komi))
        return "" if komi is None or is_plain else _points(komi)
    if ident == "RE":
        sentence = result_sentence(text)
        return "" if sentence == text else sentence
    if ident == "DT":
        return _dates(text)
    if ident == "TM":
        return _time(text, overtime)
    if ident == "RU":
        return _rules(text)
    return ""


def date_hint(text: str) -> str:
    """How a date ought to be written, with what it would mean; empty where it is so already."""
    if not text.strip() or parse_dates(text) is not None:
        better = better_dates(text)
        return filled(translate("details", "In order: %1"), better) if better else ""
    better = better_dates(text)
    if better:
        return filled(translate("details", "Better: %1"), better)
    return translate(
        "details",
        "Other programs may not understand this. Write dates as 1996-12-27, several as "
        "1996-12-27,28.",
    )


def date_words(date: GameDate) -> str:
    """A date as people say it."""
    locale = QLocale()
    if date.day:
        return locale.toString(QDate(date.year, date.month, date.day), "d MMMM yyyy")
    if date.month:
        month = locale.standaloneMonthName(date.month)
        return f"{month} {date.year}"
    return str(date.year)


def _points(komi: Fraction) -> str:
    text = translate("details", "This means %1 points.")
    return filled(text, points(komi))


def _dates(text: str) -> str:
    dates = parse_dates(text)
    if dates is None or (len(dates) == 1 and not dates[0].month):
        return ""
    return ", ".join(date_words(item) for item in dates)


def _time(text: str, overtime: str) -> str:
    from goboard_app.app.texts.clocks import control_text
    from goboard_app.clock.sgf import read_control

    control = read_control(text, overtime or None)
    return "" if control is None else control_text(control)


def _rules(text: str) -> str:
    from goboard_app.app.texts.rulesets import ruleset_name
    from goboard_app.rules.catalogue import by_name

    found = by_name(text.strip())
    if found is None:
        return translate("details", "These rules are not known here. The text is kept.")
    name = ruleset_name(found)
    return "" if name == text.strip() else name


def bad_margin() -> str:
    """Why something typed is no margin."""
    return translate("details", "The margin must be a number of points such as 3½.")


def side_wins(color: str) -> str:
    """A result as a choice."""
    return filled(translate("details", "%1 wins"), color)


def as_in_file(text: str) -> str:
    """A result that is kept as it is written."""
    return filled(translate("details", "As in the file: %1"), text)
