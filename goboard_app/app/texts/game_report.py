"""The report on an analysed game in words: the table of both sides, the worst moves, and how the report was made."""

from __future__ import annotations

from goboard_app.app.texts.analysis import decimal, move_name, percent
from goboard_app.app.texts.format import Text, TextTable, by_color, comma_list, filled, translate
from goboard_app.engine.game_report import GamePhase, GameReport, PartResult, WorstMove, phase_starts
from goboard_app.go.board import BoardSize, Color

#: The title of the report on an analysed game.
title = Text("report", "Report of the game")

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

_NOTHING = "\N{EN DASH}"


def mean_text(part: PartResult) -> str:
    """Return the cell with the points that a side lost with each move on average: 1.3, or a dash if unknown."""
    return _NOTHING if part.mean is None else decimal(part.mean)


def share_text(part: PartResult) -> str:
    """Return the cell with the share of moves that are the engine's first choice: 45 %, or a dash if unknown."""
    return _NOTHING if part.best_share is None else f"{percent(part.best_share)} %"


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


def row_spoken(name: str, color: Color, part: PartResult) -> str:
    """Return what a row of the table says about a side, as a screen reader speaks it."""
    if part.mean is None:
        told = translate("report", "no move analysed")
    else:
        told = filled(translate("report", "%1 points lost with each move"), decimal(part.mean))
    best = "" if part.best_share is None else filled(translate("report", "%1 % best moves"), percent(part.best_share))
    side = by_color(color, translate("game", "Black"), translate("game", "White"))
    return comma_list(name, side, told, best)


def known_sentence(report: GameReport) -> str:
    """Return the sentence that says how many positions of the game the report is about."""
    if report.known >= report.positions:
        return translate("report", "All %n position(s) of the game are analysed.", None, report.positions)
    sentence = translate("report", "Only %1 of %2 positions of the game are analysed.")
    return filled(sentence, report.known, report.positions)


def explanation(report: GameReport) -> str:
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
nothing_yet = Text("report", "No move is analysed yet. Choose “Analyse the whole game” in the menu Study.")


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
