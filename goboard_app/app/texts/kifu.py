"""What stands on a printed game beside the boards: captions, notes, the facts of the game."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.naming import game_title
from goboard_app.app.texts.marks import judgements
from goboard_app.app.texts.numbers import filled, player_name, points, translate
from goboard_app.app.texts.records import result_sentence
from goboard_app.go.board import BoardSize, Color, point_name
from goboard_app.record.game_info import GameInfo
from goboard_app.session.kifu import Diagram, Kifu, KifuBoard, KifuComment, KifuFigure
from goboard_app.session.numbering import HiddenMoves


def figure_caption(figure: KifuFigure, is_only: bool) -> str:
    """Such as "Figure 2 (51–100)", with the name that the record gives it."""
    signs = figure.board.signs
    head = filled(translate("kifu", "Figure %1"), figure.number)
    moves = move_range(figure.board)
    if is_only and not moves:
        head = ""
    if signs.name and signs.shows_name:
        head = f"{head}: {signs.name}" if head else signs.name
    return f"{head} ({moves})" if moves else head


def move_range(board: KifuBoard) -> str:
    """Such as "51–100", or one number; empty for a board without numbers."""
    if board.first is None or board.last is None:
        return ""
    if board.first == board.last:
        return str(board.first)
    return f"{board.first}\N{EN DASH}{board.last}"


def diagram_caption(diagram: Diagram) -> str:
    """Such as "Diagram 3: instead of 35", or what else it shows."""
    if diagram.is_continued:
        text, number = translate("kifu", "Diagram %1: goes on"), 0
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
    """Such as "34, 40 at 12; 35 pass": what the numbers on the stones do not tell."""
    if not board.signs.lists_moves:
        return ""
    return notes_text(board.elsewhere, board.passes, board.picture.size)


def notes_text(elsewhere: Iterable[HiddenMoves], passes: tuple[int, ...], size: BoardSize) -> str:
    """The same of any numbered board."""
    notes = [_elsewhere(item, size) for item in elsewhere]
    if passes:
        notes.append(filled(translate("kifu", "%1 pass"), _listed(passes)))
    return "; ".join(notes)


def _elsewhere(item: HiddenMoves, size: BoardSize) -> str:
    place = point_name(item.point, size) if item.at is None else str(item.at)
    return filled(translate("kifu", "%1 at %2"), _listed(item.numbers), place)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def comment_head(comment: KifuComment) -> str:
    """Such as "After 34: Joseki · Good for Black": with name and judgements where there are any."""
    where = "" if comment.number is None else filled(translate("kifu", "After %1"), comment.number)
    head = ": ".join(part for part in (where, comment.name) if part)
    return " \N{MIDDLE DOT} ".join(part for part in (head, *judgements(comment.said)) if part)


def cut_note() -> str:
    """The game has more variations than were printed."""
    return translate("kifu", "The record has more variations; they are not printed.")


def page_number(page: int, pages: int) -> str:
    """Such as "2 / 5"."""
    return f"{page} / {pages}"


def kifu_title(info: GameInfo) -> str:
    """What the game is called on paper: its own name, the event, or the players."""
    return info.game_name or info.event or game_title(info)


def player_line(info: GameInfo, color: Color) -> str:
    """A player with rank and team: "Otake Hideo, 9p (Japan)"."""
    is_black = color is Color.BLACK
    name = info.black_name if is_black else info.white_name
    rank = info.black_rank if is_black else info.white_rank
    team = info.black_team if is_black else info.white_team
    line = player_name(name, color)
    if rank:
        line += f", {rank}"
    return f"{line} ({team})" if team else line


def game_facts(kifu: Kifu) -> list[tuple[str, str]]:
    """The facts of a game with what they are called; only those that the record tells."""
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
    return ", ".join(part for part in (_main_time(info.time_limit), info.overtime) if part)


def _main_time(raw: str) -> str:
    """Seconds as hours and minutes; other texts as they stand."""
    if not raw.strip().isdecimal():
        return raw
    seconds = int(raw)
    hours, minutes = divmod(seconds // 60, 60)
    if seconds % 60 or not seconds:
        return filled(translate("kifu", "%1 s"), seconds)
    parts = [filled(translate("kifu", "%1 h"), hours)] if hours else []
    parts += [filled(translate("kifu", "%1 min"), minutes)] if minutes else []
    return " ".join(parts)


def number_up_to(most: int) -> str:
    """Which numbers a move can be given."""
    return filled(translate("figure", "The number of a move is a whole number up to %1."), most)
