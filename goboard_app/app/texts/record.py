"""The texts about game information and collections: properties, dates, doubtful facts, lists of games."""

from __future__ import annotations

from fractions import Fraction

from goboard_app.app.texts.clocks import control_text
from goboard_app.app.texts.format import (
    Text,
    board_size,
    comma_list,
    day_text,
    filled,
    isolated,
    month_text,
    plain_number,
    player_name,
    points,
    translate,
)
from goboard_app.app.texts.results import result_sentence, result_short
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_short
from goboard_app.clock.sgf import read_control
from goboard_app.go.board import Color
from goboard_app.record.game_info import GameDate, GameInfo, better_dates, komi_of, parse_dates
from goboard_app.rules.catalogue import by_name
from goboard_app.session.info import DetailFault, Inconsistency, InconsistencyKind
from goboard_app.session.new_game import MAX_KOMI
from goboard_app.session.session import GameSession


def detail_names() -> dict[str, str]:
    """Return the label of each property in the game information."""
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
    }


def detail_name(ident: str) -> str:
    """Return the label of a property in the game information."""
    return detail_names()[ident]


def fault_sentence(fault: DetailFault) -> str:
    """Return the message in the game information where a value cannot be written."""
    text = {
        DetailFault.KOMI: translate("details", "Komi must be a number such as 6½, between −%1 and %1."),
        DetailFault.HANDICAP: translate("details", "The handicap must be a whole number such as 2."),
        DetailFault.TIME: translate("details", "The time must be a number of seconds such as 1800."),
    }[fault]
    return filled(text, MAX_KOMI)


def meaning_of(ident: str, text: str, overtime: str = "", rules: str = "", result: str = "") -> str:
    """Return the line below a field of the game information with the meaning of its value; empty where
    that is clear. The overtime, the rules and the result are those in the other fields.
    """
    if not text.strip():
        return ""
    if ident == "KM":
        komi = komi_of(text, rules, result)
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
    """Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct
    date.
    """
    if not text.strip() or parse_dates(text) is not None:
        better = better_dates(text)
        return filled(translate("details", "In order: %1"), better) if better else ""
    better = better_dates(text)
    if better:
        return filled(translate("details", "Better: %1"), better)
    return translate(
        "details",
        "Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.",
    )


def date_words(date: GameDate) -> str:
    """Return a date in words."""
    if date.day:
        return day_text(date)
    return month_text(date.year, date.month) if date.month else str(date.year)


def _points(komi: Fraction) -> str:
    """Return the line below a komi with its meaning in points."""
    text = translate("details", "This means %1 points.")
    return filled(text, points(komi))


def _dates(text: str) -> str:
    dates = parse_dates(text)
    if dates is None or (len(dates) == 1 and not dates[0].month):
        return ""
    return comma_list(*map(date_words, dates))


def _time(text: str, overtime: str) -> str:
    control = read_control(text, overtime or None)
    return "" if control is None else control_text(control)


def _rules(text: str) -> str:
    """Return the line below a name of rules: the ruleset meant, or that it is not known; empty where it is clear."""
    found = by_name(text.strip())
    if found is None:
        return translate("details", "These rules are not known here. The text is kept.")
    name = ruleset_name(found)
    return "" if name == text.strip() else name


#: The message in the game information where the typed text is not a margin.
bad_margin = Text("details", "The margin must be a number of points such as 3½.")


def side_wins(color: str) -> str:
    """Return the choice of a result that one side won."""
    return filled(translate("details", "%1 wins"), color)


def as_in_file(text: str) -> str:
    """Return the choice that keeps the result as the file has it."""
    return filled(translate("details", "As in the file: %1"), text)


def doubt_short(doubt: Inconsistency) -> str:
    """Return a doubtful fact as the record writes it, for the line of facts: "komi “six”"."""
    text = {
        InconsistencyKind.KOMI: translate("doubt", "komi “%1”"),
        InconsistencyKind.HANDICAP: translate("doubt", "handicap “%1”"),
        InconsistencyKind.TIME: translate("doubt", "time “%1”"),
        InconsistencyKind.OVERTIME: translate("doubt", "overtime “%1”"),
        InconsistencyKind.HANDICAP_STONES: translate("doubt", "handicap %1, stones %2"),
        InconsistencyKind.GOAL: translate("doubt", "stones to capture “%1”"),
    }[doubt.kind]
    return filled(text, doubt.text, doubt.on_board)


def doubt_sentence(doubt: Inconsistency) -> str:
    """Return the sentence about a doubtful fact; the record keeps it unchanged."""
    text = {
        InconsistencyKind.KOMI: translate("doubt", "The komi “%1” is not a number. It stays in the record as it is."),
        InconsistencyKind.HANDICAP: translate(
            "doubt", "The handicap “%1” is not a number. It stays in the record as it is."
        ),
        InconsistencyKind.TIME: translate("doubt", "The time “%1” is not understood. It stays in the record as it is."),
        InconsistencyKind.OVERTIME: translate(
            "doubt", "The overtime “%1” is not understood. It stays in the record as it is."
        ),
        InconsistencyKind.HANDICAP_STONES: translate(
            "doubt",
            "The record gives a handicap of %1, but Black begins with this many stones: %2. "
            "The board is shown as it is.",
        ),
        InconsistencyKind.GOAL: translate(
            "doubt",
            "How many captured stones win, “%1”, is not a number. This is played as a normal game.",
        ),
    }[doubt.kind]
    return filled(text, doubt.text, doubt.on_board)


def doubts_summary(doubts: list[Inconsistency]) -> str:
    """Return the message after opening a record with doubtful facts, of which there is at least one."""
    if len(doubts) == 1:
        return doubt_sentence(doubts[0])
    return translate("doubt", "%n detail(s) in this record look wrong.", None, len(doubts))


def facts_of(session: GameSession, doubts: tuple[Inconsistency, ...] = ()) -> list[str]:
    """Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them."""
    facts = [board_size(session.tree.size)]
    named = session.named_ruleset
    if named.is_named or (session.is_ruleset_known and not named.text):
        facts.append(ruleset_short(session.ruleset))
    elif session.is_ruleset_known:
        text = translate("panel", "rules “%1”, taken as: %2")
        facts.append(filled(text, named.text, ruleset_short(session.ruleset)))
    elif named.is_near:
        text = translate("panel", "rules “%1”, close to %2")
        facts.append(filled(text, named.text, ruleset_short(named.ruleset)))
    elif named.text:
        facts.append(filled(translate("panel", "rules “%1”"), named.text))
    else:
        facts.append(translate("panel", "rules not named"))
    # A capture game has no komi, since nothing is counted.
    if session.info.komi is not None and session.goal is None:
        komi, raw = points(session.info.komi), session.info.komi_in_other_units
        text = translate("panel", "komi %1 (“%2”)") if raw else translate("panel", "komi %1")
        facts.append(filled(text, komi, raw))
    if session.handicap > 1 and not any(d.kind is InconsistencyKind.HANDICAP_STONES for d in doubts):
        facts.append(filled(translate("panel", "handicap %1"), session.handicap))
    return [*facts, *(doubt_short(doubt) for doubt in doubts)]


def players_text(info: GameInfo) -> str:
    """Return the row of a game in a collection: "Hana 3d – Tomás 5k", or its name where it has no players."""
    if not info.black_name and not info.white_name and (info.game_name or info.event):
        return info.game_name or info.event
    black = f"{isolated(player_name(info.black_name, Color.BLACK))} {isolated(info.black_rank)}"
    white = f"{isolated(player_name(info.white_name, Color.WHITE))} {isolated(info.white_rank)}"
    return f"{black.strip()} \N{EN DASH} {white.strip()}"


def facts_text(info: GameInfo, moves: int) -> str:
    """Return the known facts of a game in a collection: "B+R, 2016-03-10, 211 moves"."""
    facts = [
        result_short(info.result) if info.result else "",
        # FF[4], DT: a list of dates has commas; the first day is enough.
        info.date.split(",")[0].strip(),
        translate("start", "%n move(s)", None, moves),
        "" if info.size.columns == info.size.rows == 19 else board_size(info.size),
    ]
    return comma_list(*facts)


def spoken_row(number: int, players: str, facts: str, is_shown: bool) -> str:
    """Return a row of a collection as a screen reader speaks it."""
    row = filled(translate("collection", "Game %1: %2, %3"), number, players, facts)
    return comma_list(row, translate("collection", "on the board")) if is_shown else row


def count_text(shown: int, games: int) -> str:
    """Return the number of games in a file, and how many of them the filter shows."""
    if shown == games:
        return translate("collection", "%n game(s) in this file", None, games)
    return filled(translate("collection", "%1 of %n game(s)", None, games), shown)


#: The name in the Edit menu for undoing a change of the order of games.
moving_name = Text("undo", "order of games")


def removing_name(count: int) -> str:
    """Return the name in the Edit menu for undoing removed games."""
    return translate("undo", "removing %n game(s)", None, count)


def adding_name(count: int) -> str:
    """Return the name in the Edit menu for undoing added games."""
    return translate("undo", "adding %n game(s)", None, count)
