"""The results of an engine's analysis in words: lead, best moves, the loss of a move, and the report of a game."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import QLocale

from goboard_app.app.texts.format import Text, TextTable, by_color, comma_list, filled, points, translate
from goboard_app.engine.engine import Analysis, Candidate
from goboard_app.engine.game_report import GamePhase, GameReport, PartResult, WorstMove, phase_starts
from goboard_app.engine.judging import MoveLoss, Quality
from goboard_app.go.board import BoardSize, Color, Point, point_name

_MINUS = "\N{MINUS SIGN}"
# In points: below the first a lead is shown as 0, from the second on without a decimal.
_SMALL, _LARGE = 0.05, 10
_UNKNOWN = "\N{EN DASH}"


def tenths(value: float) -> str:
    """Return a number of points as it is written on the board: 0, 2.4, 13."""
    rounded = round(abs(value), 1)
    if rounded < _SMALL:
        return "0"
    return str(round(rounded)) if rounded >= _LARGE else decimal(rounded)


def decimal(value: float) -> str:
    """Return a number of points for a sentence: 2.4, 13.0, with the decimal sign of the language."""
    return QLocale().toString(float(abs(value)), "f", 1)


def _is_nothing(value: float) -> bool:
    return abs(value) < _SMALL


def percent(share: float) -> str:
    """Return a share between 0 and 1 in percent, without a sign."""
    return str(round(100 * share))


def board_text(lost: MoveLoss) -> str:
    """Return the text drawn at a move on the board: its loss, in points or else in percent."""
    if lost.points is not None:
        return tenths(lost.points)
    return "" if lost.winrate is None else f"{percent(lost.winrate)}%"


def lead_sentence(analysis: Analysis) -> str:
    """Return the sentence on the analysis card that says who is ahead; empty where the engine does not say."""
    if analysis.score is None:
        return ""
    if abs(analysis.score) < _SMALL:
        return translate("analysis", "The game is even.")
    text = by_color(
        Color.BLACK if analysis.score > 0 else Color.WHITE,
        translate("analysis", "Black is ahead by %1."),
        translate("analysis", "White is ahead by %1."),
    )
    return filled(text, _points(analysis.score))


def chance_sentence(analysis: Analysis) -> str:
    """Return the sentence on the analysis card with the chance of the side that is more likely to win.

    It is empty where the engine does not say.
    """
    if analysis.winrate is None:
        return ""
    is_black = analysis.winrate >= 0.5
    text = by_color(
        Color.BLACK if is_black else Color.WHITE,
        translate("analysis", "Black wins %1 of 100 games."),
        translate("analysis", "White wins %1 of 100 games."),
    )
    return filled(text, percent(analysis.winrate if is_black else 1 - analysis.winrate))


def _points(value: float) -> str:
    return points(Fraction(round(abs(value) * 2), 2)) if abs(value) >= 0.25 else tenths(value)


def visits_text(visits: int) -> str:
    """Return how many positions the engine has read, for the analysis card."""
    return translate("analysis", "%n position(s) read", None, visits)


#: The text shown while nothing is known yet about the shown position.
thinking = Text("analysis", "Thinking…")


def move_name(point: Point | None, size: BoardSize) -> str:
    """Return the name of a move in the list of candidates: its point, or a pass."""
    return translate("analysis", "Pass") if point is None else point_name(point, size)


def row_texts(candidate: Candidate, lost: MoveLoss, size: BoardSize) -> tuple[str, str, str]:
    """Return the cells of a row of the candidates: the move, its loss, and how likely Black wins."""
    rate = "" if candidate.winrate is None else f"{percent(candidate.winrate)} %"
    told = board_text(lost)
    return move_name(candidate.point, size), told if told in ("", "0") else _MINUS + told, rate


#: The tip that explains the columns of the list of candidates.
list_tip = Text(
    "analysis",
    "The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.",
)


def row_spoken(candidate: Candidate, lost: MoveLoss, size: BoardSize) -> str:
    """Return a row of the candidates as a screen reader speaks it."""
    told = [move_name(candidate.point, size), lost_text(lost)]
    if candidate.winrate is not None:
        text = translate("analysis", "Black wins %1 of 100 games")
        told.append(filled(text, percent(candidate.winrate)))
    told.append(visits_text(candidate.visits))
    return comma_list(*told)


def lost_text(lost: MoveLoss) -> str:
    """Return the loss of a move in a few words, for the spoken row and the tip of a point."""
    if lost.points is not None:
        if _is_nothing(lost.points):
            return translate("analysis", "loses nothing")
        return filled(translate("analysis", "loses %1 points"), decimal(lost.points))
    if lost.winrate is not None:
        return filled(translate("analysis", "wins %1 fewer of 100 games"), percent(lost.winrate))
    return ""


def point_text(candidate: Candidate, lost: MoveLoss) -> str:
    """Return the words about a point that is a candidate, which follow the name of the stone or mark there."""
    text = translate("analysis", "the engine’s move, %1")
    return filled(text, lost_text(lost)) if lost.is_known else translate("analysis", "the engine’s move")


def played_sentence(color: Color, lost: MoveLoss) -> str:
    """Return the sentence on the analysis card with the loss of the last move."""
    if not lost.is_known or lost.points is None:
        return ""
    if _is_nothing(lost.points):
        return by_color(
            color,
            translate("analysis", "Black’s last move lost nothing."),
            translate("analysis", "White’s last move lost nothing."),
        )
    text = by_color(
        color,
        translate("analysis", "Black’s last move lost %1 points."),
        translate("analysis", "White’s last move lost %1 points."),
    )
    return filled(text, decimal(lost.points))


def positions_row(number: int) -> str:
    """Return an entry in the menu of the analysis: how many positions the engine reads."""
    return translate("analysis", "%n position(s)", None, number)


def lost_row(number: int) -> str:
    """Return an entry in the menu of the analysis: the loss from which a move is called doubtful or bad."""
    return translate("analysis", "from %n point(s) lost", None, number)


def others_row(number: int) -> str:
    """Return an entry in the menu of the analysis: how much all other moves must lose for a move to be called good."""
    return translate("analysis", "if every other move loses %n point(s)", None, number)


def last_moves_row(number: int) -> str:
    """Return an entry in the menu of the analysis: the number of last moves whose losses are shown."""
    return translate("analysis", "the last %n move(s)", None, number)


#: The button on the analysis card that opens the report of the analysed game.
report_button = Text("analysis", "Report of the game")

#: The note on the analysis card while the user marks the points that the engine is to think about.
region_hint = Text("analysis", "Drag over the part of the board to think about, or click single points.")


def region_text(number: int, is_possible: bool) -> str:
    """Return the note on the analysis card while the engine thinks about a part of the board."""
    if not is_possible:
        return translate("analysis", "This engine can only think about the whole board.")
    return translate("analysis", "It thinks about the %n marked point(s) only.", None, number)


def with_reason(text: str, has_analysis: bool) -> str:
    """Return a row of a menu that is not possible now, with the reason."""
    if not has_analysis:
        return filled(translate("analysis", "%1 (turn the analysis on first)"), text)
    return filled(translate("analysis", "%1 (this engine cannot)"), text)


def progress_text(done: int, of: int) -> str:
    """Return the progress shown while the whole game is analysed."""
    return filled(translate("analysis", "Analysing the game: %1 of %2"), done, of)


def judged_sentence(found: Mapping[Quality, int]) -> str:
    """Return the message after the whole game was analysed: how many moves were marked in the record."""
    names = {
        Quality.VERY_BAD: translate("analysis", "very bad: %1"),
        Quality.BAD: translate("analysis", "bad: %1"),
        Quality.DOUBTFUL: translate("analysis", "doubtful: %1"),
        Quality.GOOD: translate("analysis", "good: %1"),
    }
    told = [filled(text, found[key]) for key, text in names.items() if found.get(key)]
    if not told:
        return translate("analysis", "The whole game is analysed. No move stands out.")
    return filled(translate("analysis", "The whole game is analysed. Marked moves: %1."), comma_list(*told))


#: The message after the whole game was analysed and the setting writes no marks into the record.
read_sentence = Text("analysis", "The whole game is analysed. The strip below shows who was ahead.")


def no_mistake(is_next: bool) -> str:
    """Return the message where there is no big mistake after, or before, the shown move."""
    if is_next:
        return translate("analysis", "There is no big mistake after this move.")
    return translate("analysis", "There is no big mistake before this move.")


#: The message where mistakes are searched in a game that was not analysed.
not_read_yet = Text("analysis", "Analyse the whole game first (menu Study).")


def kept_sentence(name: str) -> str:
    """Return the message after a line of the engine was added to the record."""
    return filled(translate("analysis", "The line from %1 is in the record now."), name)


def kept_before(name: str) -> str:
    """Return the message where a line of the engine is in the record already."""
    return filled(translate("analysis", "The record already has the line from %1."), name)


def guess_sentence(lost: float) -> str:
    """Return the sentence that compares a guess with the move played.

    `lost` is in points; below 0 the guess is better.
    """
    if _is_nothing(lost):
        return translate("analysis", "Your move is as good as the one played.")
    if lost < 0:
        text = translate("analysis", "Your move is better than the one played, by %1 points.")
    else:
        text = translate("analysis", "Your move is worse than the one played, by %1 points.")
    return filled(text, decimal(lost))


# The report of a game

#: The title of the report on an analysed game.
report_title = Text("report", "Report of the game")

#: The names of the parts of a game, as rows of the report.
part_name: TextTable[GamePhase] = TextTable(
    {
        GamePhase.OPENING: Text("report", "Opening"),
        GamePhase.MIDDLE: Text("report", "Middle"),
        GamePhase.END: Text("report", "End"),
    }
)

#: The row of the report with all moves of a side.
whole_game = Text("report", "Whole game")

#: The heading of the column with the points that a side lost with each move on average.
lost_heading = Text("report", "Lost")

#: The heading of the column with the share of moves that are the engine's first choice.
best_heading = Text("report", "Best")

#: The button that shows the pages of the report, from where they are printed or saved as PDF.
save_pdf = Text("report", "Print or PDF…")

#: The button that saves the report as JSON.
save_json = Text("report", "Save as JSON…")

#: The tip of the graph in the report.
graph_tip = Text("report", "Who was ahead: Black above the line, White below. Click to go to a move.")


def mean_text(part: PartResult) -> str:
    """Return the cell with the points that a side lost with each move on average: 1.3, or a dash if unknown."""
    return _UNKNOWN if part.mean is None else decimal(part.mean)


def share_text(part: PartResult) -> str:
    """Return the cell with the share of moves that are the engine's first choice: 45 %, or a dash if unknown."""
    return _UNKNOWN if part.best_share is None else f"{percent(part.best_share)} %"


def table_rows(report: GameReport) -> list[tuple[str, str, str, str, str]]:
    """Return the rows of the table: the part of the game, then what Black lost, its best moves, and White's."""
    return [
        (name, mean_text(black), share_text(black), mean_text(white), share_text(white))
        for name, black, white in named_parts(report)
    ]


def named_parts(report: GameReport) -> list[tuple[str, PartResult, PartResult]]:
    """Return the parts of the game by name with the results of Black and White; the last one is the whole game."""
    pairs = zip(report.black.parts, report.white.parts, strict=True)
    parts = [(part_name(phase), black, white) for (phase, black), (_, white) in pairs]
    return [*parts, (whole_game(), report.black.whole, report.white.whole)]


def part_spoken(name: str, color: Color, part: PartResult) -> str:
    """Return what a row of the table says about a side, as a screen reader speaks it."""
    if part.mean is None:
        told = translate("report", "no move analysed")
    else:
        told = filled(translate("report", "%1 points lost with each move"), decimal(part.mean))
    best = "" if part.best_share is None else filled(translate("report", "%1 % best moves"), percent(part.best_share))
    side = by_color(color, translate("game", "Black"), translate("game", "White"))
    return comma_list(name, side, told, best)


def report_known(report: GameReport) -> str:
    """Return the sentence that says how many positions of the game the report is about."""
    if report.known >= report.positions:
        return translate("report", "All %n position(s) of the game are analysed.", None, report.positions)
    sentence = translate("report", "Only %1 of %2 positions of the game are analysed.")
    return filled(sentence, report.known, report.positions)


def report_explanation(report: GameReport) -> str:
    """Return how the columns and the parts of the game are meant."""
    middle, end = phase_starts(report.size)
    told = [
        translate("report", "Lost: how many points each move lost, on average."),
        translate("report", "Best: how many moves were the engine’s first choice."),
        filled(
            translate(
                "report",
                "The middle begins with %1 stones on the board, the end with %2. "
                "Passes at the end of the game do not count.",
            ),
            middle,
            end,
        ),
    ]
    if not report.has_points:
        told.append(
            translate("report", "This engine does not count points: 2 games of 100 are taken as one point."),
        )
    return "\n".join(told)


#: The sentence in the report where no move could be compared.
nothing_to_report = Text("report", "No move is analysed yet. Choose “Analyse the whole game” in the menu Study.")


def worst_heading(color: Color) -> str:
    """Return the heading of the worst moves of a side."""
    return by_color(
        color,
        translate("report", "Black’s biggest mistakes"),
        translate("report", "White’s biggest mistakes"),
    )


#: The text in place of the worst moves of a side that made no mistake.
no_worst = Text("report", "None")


def worst_name(move: WorstMove, size: BoardSize) -> str:
    """Return the button that goes to a mistake: the number of the move and its point."""
    return filled(translate("report", "Move %1: %2"), move.number, move_name(move.point, size))


def worst_loss(move: WorstMove, size: BoardSize) -> str:
    """Return what is said about a mistake beside its button: the points lost, and the better move."""
    told = filled(translate("report", "lost %1 points"), decimal(move.lost))
    if not move.has_better:
        return told
    return comma_list(told, filled(translate("report", "%1 was better"), move_name(move.better, size)))


def worst_text(move: WorstMove, size: BoardSize) -> str:
    """Return the row of a mistake on paper and for a screen reader."""
    return comma_list(worst_name(move, size), worst_loss(move, size))


def saving_name(stem: str) -> str:
    """Return the name that is proposed for the file of a report, without its ending."""
    return filled(translate("report", "%1 report"), stem)


#: The name filter of the dialog that saves a report as JSON.
json_filter = Text("report", "JSON files (*.json)")
