"""The texts beside boards on paper and in exported text: captions, notes, facts, solutions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from goboard_app.app.files.load import game_title, has_own_name
from goboard_app.app.texts.format import (
    Text,
    by_color,
    comma_list,
    dotted,
    filled,
    isolated,
    labelled,
    one_line,
    player_name,
    points,
    semicolon_list,
    translate,
)
from goboard_app.app.texts.lessons import answer_told, choice_texts, task_sentence
from goboard_app.app.texts.marks import judgements
from goboard_app.app.texts.problems import task_question
from goboard_app.app.texts.results import result_sentence
from goboard_app.go.board import BoardSize, Color, point_name
from goboard_app.lessons.attempt import chain_letters
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.handout import HandoutBoard, Solution
from goboard_app.lessons.task import Task
from goboard_app.record.game_info import GameInfo
from goboard_app.record.properties import is_number
from goboard_app.session.export import Shot
from goboard_app.session.kifu.plan import Diagram, Kifu, KifuBoard, KifuComment, KifuFigure
from goboard_app.session.numbering import HiddenMoves, Numbering, moves_played_again
from goboard_app.session.picture import MarkKind
from goboard_app.session.session import GameSession
from goboard_app.session.text_board import FRAMES, FirstMove, TextSign, draw_sensei, draw_sensei_moves, draw_text

_LISTED = 12


def figure_caption(figure: KifuFigure, is_only: bool) -> str:
    """Return the caption of a figure, such as "Figure 2 (51–100)", with its name in the record."""
    signs = figure.board.signs
    head = filled(translate("kifu", "Figure %1"), figure.number)
    moves = move_range(figure.board)
    # A single board without numbers needs no "Figure 1".
    if is_only and not moves:
        head = ""
    if signs.name and signs.shows_name:
        head = labelled(head, isolated(signs.name)) if head else signs.name
    return f"{head} ({moves})" if moves else head


def move_range(board: KifuBoard) -> str:
    """Return the range of the numbers on a board, such as "51–100", or a single number; empty for a board without
    numbers.
    """
    if board.first is None or board.last is None:
        return ""
    if board.first == board.last:
        return str(board.first)
    return f"{board.first}\N{EN DASH}{board.last}"


def diagram_caption(diagram: Diagram) -> str:
    """Return the caption of a diagram with the place where it branches off, such as "Diagram 3: instead of 35"."""
    if diagram.is_continued:
        text, number = translate("kifu", "Diagram %1: continued"), 0
    elif diagram.after == 0 and diagram.of is not None:
        text, number = translate("kifu", "Diagram %1: belongs to diagram %2"), diagram.of
    elif diagram.after is not None and diagram.of is not None:
        text = translate("kifu", "Diagram %1: after %2 in diagram %3")
        return filled(text, diagram.number, diagram.after, diagram.of)
    elif diagram.after == 0:
        text, number = translate("kifu", "Diagram %1: at the start"), 0
    elif diagram.after is not None:
        text, number = translate("kifu", "Diagram %1: after %2"), diagram.after
    elif diagram.of is not None:
        text = translate("kifu", "Diagram %1: instead of %2 in diagram %3")
        return filled(text, diagram.number, diagram.instead_of or 0, diagram.of)
    else:
        text, number = translate("kifu", "Diagram %1: instead of %2"), diagram.instead_of or 0
    return filled(text, diagram.number, number)


def board_notes(board: KifuBoard) -> str:
    """Return the notes below a board, such as "34, 40 at 12; 35 pass": the moves that no stone shows."""
    if not board.signs.lists_moves:
        return ""
    return notes_text(board.hidden_moves, board.passes, board.picture.size)


def notes_text(hidden_moves: Iterable[HiddenMoves], passes: tuple[int, ...], size: BoardSize) -> str:
    """Return the notes below any numbered board about the moves that no stone shows."""
    notes = [_hidden_moves_text(item, size) for item in hidden_moves]
    if passes:
        notes.append(filled(translate("kifu", "%1 pass"), _listed(passes)))
    return semicolon_list(*notes)


def again_text(session: GameSession, numbering: Numbering) -> str:
    """Return the line under the board about points that were played more than once, such as "20 at 112"."""
    return notes_text(moves_played_again(session, numbering), (), session.tree.size)


def again_aloud(text: str) -> str:
    """Return that line as a screen reader reads it."""
    return labelled(translate("board", "Points played again"), text)


def _hidden_moves_text(item: HiddenMoves, size: BoardSize) -> str:
    """Return the note about moves at one point that no stone shows, such as "34, 40 at 12"."""
    place = point_name(item.point, size) if item.at is None else str(item.at)
    return filled(translate("kifu", "%1 at %2"), _listed(item.numbers), place)


def _listed(numbers: Iterable[int]) -> str:
    return comma_list(*map(str, numbers))


def comment_head(comment: KifuComment) -> str:
    """Return the heading of a comment, such as "After 34: Joseki · Good for Black", with the name and ratings of the
    node.
    """
    where = "" if comment.number is None else filled(translate("kifu", "After %1"), comment.number)
    head = labelled(where, comment.name)
    return " \N{MIDDLE DOT} ".join(part for part in (head, *judgements(comment.said)) if part)


#: The note that the game has more variations than are printed.
cut_note = Text("kifu", "The record has more variations; they are not printed.")


def page_number(page: int, pages: int) -> str:
    """Return the number of a page at its foot, such as "2 / 5"."""
    return f"{page} / {pages}"


def page_of_pages(page: int, pages: int) -> str:
    """Return the shown page of the print preview, such as "Page 2 of 5"."""
    return filled(translate("preview", "Page %1 of %2"), page, pages)


#: The message in the print preview where the system has no printer.
no_printer = Text("preview", "No printer was found. You can save the pages as a PDF file.")

#: The message where a printer could not be used, or stopped before the end.
not_printed = Text("preview", "Printing failed. Check the printer and try again.")


def kifu_title(info: GameInfo) -> str:
    """Return the title of a printed game: its own name, the event, or the players."""
    return info.game_name if has_own_name(info) else info.event or game_title(info)


def player_line(info: GameInfo, color: Color) -> str:
    """Return the line about a player of a printed game, with rank and team: "Otake Hideo, 9p (Japan)"."""
    is_black = color is Color.BLACK
    name = info.black_name if is_black else info.white_name
    rank = info.black_rank if is_black else info.white_rank
    team = info.black_team if is_black else info.white_team
    line = isolated(player_name(name, color))
    if rank:
        line += f", {isolated(rank)}"
    return f"{line} ({isolated(team)})" if team else line


def game_facts(kifu: Kifu) -> list[tuple[str, str]]:
    """Return the facts of a printed game with their labels, as far as the record has them."""
    info = kifu.info
    event = info.event if info.game_name else ""
    facts = [
        (translate("kifu", "Event"), event),
        (translate("kifu", "Round"), info.round),
        (translate("kifu", "Place"), info.place),
        (translate("kifu", "Date"), info.date),
        (translate("kifu", "Handicap"), str(info.handicap) if info.handicap else ""),
        (translate("kifu", "Komi"), _komi(info)),
        (translate("kifu", "Rules"), info.rules or ""),
        (translate("kifu", "Time"), _time(info)),
        (translate("kifu", "Result"), _result(info.result or "")),
        (translate("kifu", "Comments by"), info.annotator),
        (translate("kifu", "Source"), info.source),
        (translate("kifu", "Copyright"), info.copyright),
    ]
    return [(name, " ".join(text.split())) for name, text in facts if text.strip()]


def _result(raw: str) -> str:
    return result_sentence(raw).rstrip(".") if raw.strip() else ""


def _komi(info: GameInfo) -> str:
    return points(info.komi) if info.komi is not None else info.komi_raw or ""


def _time(info: GameInfo) -> str:
    return comma_list(_main_time(info.time_limit), info.overtime)


def _main_time(raw: str) -> str:
    """Return seconds as hours and minutes; any other text unchanged."""
    if not is_number(raw.strip()):
        return raw
    # FF[4], TM: the main time is in seconds.
    seconds = int(raw)
    hours, minutes = divmod(seconds // 60, 60)
    if seconds % 60 or not seconds:
        return filled(translate("kifu", "%1 s"), seconds)
    parts = [filled(translate("kifu", "%1 h"), hours)] if hours else []
    parts += [filled(translate("kifu", "%1 min"), minutes)] if minutes else []
    return " ".join(parts)


def number_up_to(most: int) -> str:
    """Return the message where the number given to a move is not possible."""
    return filled(translate("figure", "The number of a move is a whole number up to %1."), most)


def ascii_text(shot: Shot, coordinates: bool = True) -> str:
    """Return a board in ASCII with the moves that it does not show and a legend of its signs."""
    board = draw_text(shot.picture, shot.part, coordinates)
    below = [_first_move(shot), shot_notes(shot), _legend(board.signs)]
    blocks = ["\n".join(board.lines), "\n".join(board.below), *below]
    return "\n\n".join(block for block in blocks if block) + "\n"


def sensei_text(shot: Shot, title: str = "", coordinates: bool = True) -> str:
    """Return a board in the syntax of Sensei's Library; numbered moves fill diagrams of ten."""
    title = one_line(" ".join(title.split()))
    if shot.moves:
        return draw_sensei_moves(shot.before, shot.moves, shot.part, title, coordinates, shot.picture)
    return draw_sensei(shot.picture, shot.part, title, coordinates)


def shot_notes(shot: Shot) -> str:
    """Return the notes below an exported board, such as "34 at 12; 35 pass"; empty where the numbers show all moves."""
    return notes_text(shot.hidden_moves, shot.passes, shot.picture.size)


def _first_move(shot: Shot) -> str:
    """Return the sentence that names the side of the first numbered move."""
    # A number in a diagram of text hides the colour of its stone.
    if not shot.moves:
        return ""
    if shot.moves[0].move.color is Color.BLACK:
        return filled(translate("diagram", "Move %1 is Black’s."), shot.moves[0].number)
    return filled(translate("diagram", "Move %1 is White’s."), shot.moves[0].number)


def first_move_told(text: str) -> FirstMove | None:
    """Return the move whose side an exported board names in the language of the program; None without it."""
    for color, sentence in (
        (Color.BLACK, translate("diagram", "Move %1 is Black’s.")),
        (Color.WHITE, translate("diagram", "Move %1 is White’s.")),
    ):
        before, _, after = sentence.partition("%1")
        found = re.search(rf"{re.escape(before)}(\d{{1,4}}){re.escape(after)}", text)
        if found is not None:
            return FirstMove(int(found[1]), color)
    return None


def _legend(signs: frozenset[TextSign | MarkKind]) -> str:
    """Return the legend of the signs in a board of text."""
    words: dict[TextSign | MarkKind, tuple[str, str]] = {
        TextSign.BLACK: ("X", translate("diagram", "Black")),
        TextSign.WHITE: ("O", translate("diagram", "White")),
        TextSign.TERRITORY: ("x, o", translate("diagram", "territory")),
        TextSign.LAST_MOVE: (_framed(TextSign.LAST_MOVE), translate("diagram", "last move")),
        MarkKind.CIRCLE: (_framed(MarkKind.CIRCLE), translate("diagram", "circle")),
        MarkKind.SQUARE: (_framed(MarkKind.SQUARE), translate("diagram", "square")),
        MarkKind.TRIANGLE: (_framed(MarkKind.TRIANGLE), translate("diagram", "triangle")),
        MarkKind.CROSS: (_framed(MarkKind.CROSS), translate("diagram", "cross")),
        MarkKind.SELECTED: (_framed(MarkKind.SELECTED), translate("diagram", "selected")),
    }
    # The colours of X and O are common knowledge where boards are written this way; the other signs are not.
    shown = [words[sign] for sign in words if sign in signs]
    #: %1 = a sign in a board of text %2 = what it means
    pair = translate("diagram", "%1 %2")
    return comma_list(*(filled(pair, *each) for each in shown))


def _framed(sign: TextSign | MarkKind) -> str:
    return " ".join(FRAMES[sign])


def handout_title(name: str, file_name: str) -> str:
    """Return the title of a hand-out: the name in the records, else that of the file."""
    return name or " ".join(file_name.replace("_", " ").split()) or translate("handout", "Handout")


def question(board: HandoutBoard) -> str:
    """Return the question at a position of a hand-out: the task of the file, else the side to move.

    A task to click or count is asked only where the file has no text of its own, and nothing that the text says is
    repeated.
    """
    task = board.task
    if board.is_turn_told:
        return ""
    if task is not None and task.is_move:
        return task_question(task)
    if task is not None:
        return "" if board.text else _to_mark(task)
    return {
        Color.BLACK: translate("handout", "Black to play"),
        Color.WHITE: translate("handout", "White to play"),
        None: "",
    }[board.to_play]


#: The task for a pencil: points that are clicked in the program are marked on paper.
_TO_MARK = {
    TaskKind.LIBERTIES: Text("handout", "Mark every liberty."),
    TaskKind.POINTS: Text("handout", "Mark every point that is asked for."),
    TaskKind.CHOOSE: Text("handout", "Mark the right point."),
}


def _to_mark(task: Task) -> str:
    """Return the task for a pencil: points that are clicked in the program are marked on paper."""
    if task.kind is TaskKind.ILLEGAL:
        return by_color(
            task.position.to_move,
            translate("handout", "Mark every point where Black may not play."),
            translate("handout", "Mark every point where White may not play."),
        )
    return _TO_MARK[task.kind]() if task.kind in _TO_MARK else task_sentence(task)


def name_and_date() -> tuple[str, str]:
    """Return the labels of the lines at the head of a hand-out, for the name and the date."""
    return translate("handout", "Name:"), translate("handout", "Date:")


#: The label of the line below a board of a hand-out.
answer_label = Text("handout", "Answer:")


def answer_labels(board: HandoutBoard) -> tuple[str, ...]:
    """Return the labels of the lines to write the answer on: one, or one for each chain by its letter."""
    letters = () if board.task is None else tuple(chain_letters(board.task, board.picture.marks).values())
    return letters or (answer_label(),)


def answers_to_tick(board: HandoutBoard) -> tuple[str, ...]:
    """Return the answers of which a pupil ticks one; none for other questions."""
    return () if board.task is None else choice_texts(board.task)


#: The heading above the solutions of a hand-out.
solutions_title = Text("handout", "Solutions")


def solution_notes(board: HandoutBoard, solution: Solution) -> str:
    """Return the notes below a solution: the number or the choice asked for, or the moves that no stone shows."""
    if solution.number is not None and board.task is not None:
        letters = chain_letters(board.task, board.picture.marks)
        return filled(translate("handout", "Answer: %1"), answer_told(board.task, letters))
    notes = notes_text(solution.hidden_moves, solution.passes, board.picture.size)
    if not solution.is_cut:
        return notes
    more = translate("handout", "The record goes on.")
    return dotted(notes, more)


def unsolved(numbers: Sequence[int]) -> str:
    """Return the note which positions of a hand-out have no solution in the file; at most the first
    twelve are listed.
    """
    listed = comma_list(*map(str, numbers[:_LISTED]))
    if len(numbers) > _LISTED:
        listed += "…"
    return filled(translate("handout", "No solution in the file: %1."), listed)


#: The message where a file has no position for a hand-out.
no_positions = Text("handout", "No position is set up or marked in this file, so there is nothing to hand out.")


def games_left_out(count: int) -> str:
    """Return the note how many games a hand-out leaves out because nothing is set up in them."""
    text = translate("handout", "Games without a position, left out: %1.")
    return filled(text, count)
