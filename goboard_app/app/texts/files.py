"""The texts about files: opening, saving, restoring, encodings, repairs and exports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTime

from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    board_size,
    comma_list,
    day_text,
    filled,
    labelled,
    one_line,
    running_text,
    translate,
)
from goboard_app.app.texts.results import finding_what, findings_summary, size_text
from goboard_app.go.board import BoardSize
from goboard_app.record.sgf.diagnostics import Finding, FindingKind
from goboard_app.record.sgf.encoding import Basis
from goboard_app.record.sgf.lexer import canonical_ident, shown

if TYPE_CHECKING:
    from goboard_app.app.files.load import UnusableFile
    from goboard_app.record.sgf.preview import Preview

# Functions, since a text is translated at each call: no translator is installed at import.
_BASES: dict[Basis, Callable[[], str]] = {
    Basis.ASKED: Text("encoding", "chosen by you"),
    Basis.MARK: Text("encoding", "by the byte order mark"),
    Basis.PLAIN: Text("encoding", "plain letters only"),
    Basis.VALID_UTF8: Text("encoding", "the text is valid UTF-8"),
    Basis.NEARLY_UTF8: Text("encoding", "UTF-8 but for a few bytes"),
    Basis.ISO_2022: Text("encoding", "from its escape codes"),
    Basis.DECLARED: Text("encoding", "as the file declares"),
    Basis.GUESSED: Text("encoding", "judged by the letters"),
    Basis.LAST_RESORT: Text("encoding", "not certain"),
}

_EXPECTED: dict[FindingKind, Callable[[], str]] = {
    FindingKind.TEXT_OUTSIDE_GAME: Text("finding", "nothing but games"),
    FindingKind.MISSING_OPEN: Text("finding", "an opening bracket"),
    FindingKind.MISSING_CLOSE: Text("finding", "a closing bracket for each branch"),
    FindingKind.EXTRA_CLOSE: Text("finding", "no more closing brackets"),
    FindingKind.MISSING_SEMICOLON: Text("finding", "a semicolon before each step"),
    FindingKind.EMPTY_VARIATION: Text("finding", "a step inside the brackets"),
    FindingKind.NODE_AFTER_VARIATION: Text("finding", "variations last"),
    FindingKind.STRAY_TEXT: Text("finding", "a property"),
    FindingKind.NO_VALUE: Text("finding", "a value in square brackets"),
    FindingKind.UNCLOSED_VALUE: Text("finding", "a closing square bracket"),
    FindingKind.UNESCAPED_BRACKET: Text("finding", "a backslash before the bracket"),
    FindingKind.BAD_SIZE: Text("finding", "a size from 1 to 52"),
    FindingKind.OTHER_GAME: Text("finding", "GM[1]"),
    FindingKind.UNKNOWN_CHARSET: Text("finding", "the name of an encoding"),
    FindingKind.WRONG_CHARSET: Text("finding", "the encoding that CA names"),
    FindingKind.GUESSED_CHARSET: Text("finding", "CA with the encoding"),
    FindingKind.UNDECODABLE_BYTES: Text("finding", "letters of this encoding"),
    FindingKind.BAD_VALUE: Text("finding", "a value of this property’s kind"),
    FindingKind.PASS_BEYOND: Text("finding", "an empty value for a pass"),
    FindingKind.TOO_MUCH: Text("finding", "at most what a board can hold"),
    FindingKind.UNREAD_LINE: Text("finding", "a line of this format"),
}

_DONE: dict[FindingKind, Callable[[], str]] = {
    FindingKind.TEXT_OUTSIDE_GAME: Text("finding", "kept where it is"),
    FindingKind.MISSING_OPEN: Text("finding", "read as if it were there"),
    FindingKind.MISSING_CLOSE: Text("finding", "read as if they were there"),
    FindingKind.EXTRA_CLOSE: Text("finding", "skipped and kept"),
    FindingKind.MISSING_SEMICOLON: Text("finding", "read as if it were there"),
    FindingKind.EMPTY_VARIATION: Text("finding", "skipped and kept"),
    FindingKind.NODE_AFTER_VARIATION: Text("finding", "read as one more variation"),
    FindingKind.STRAY_TEXT: Text("finding", "skipped and kept"),
    FindingKind.NO_VALUE: Text("finding", "read as a property without a value"),
    FindingKind.UNCLOSED_VALUE: Text("finding", "the rest is taken as the value"),
    FindingKind.UNESCAPED_BRACKET: Text("finding", "taken as text"),
    FindingKind.BAD_SIZE: Text("finding", "19 × 19 is used"),
    FindingKind.OTHER_GAME: Text("finding", "shown as Go"),
    FindingKind.UNKNOWN_CHARSET: Text("finding", "judged by the letters"),
    FindingKind.WRONG_CHARSET: Text("finding", "read as what the letters are"),
    FindingKind.GUESSED_CHARSET: Text("finding", "judged by the letters"),
    FindingKind.UNDECODABLE_BYTES: Text("finding", "kept as bytes"),
    FindingKind.BAD_VALUE: Text("finding", "skipped and kept"),
    FindingKind.PASS_BEYOND: Text("finding", "read as a pass"),
    FindingKind.TOO_MUCH: Text("finding", "a part is shown, all of it is kept"),
    FindingKind.UNREAD_LINE: Text("finding", "left out"),
}

_BREAKS_OFF = (FindingKind.UNCLOSED_VALUE, FindingKind.MISSING_CLOSE)


def too_damaged(name: str) -> str:
    """Return the message where a file was not written because it would not match the board when read back."""
    text = translate(
        "saving",
        "%1 is too damaged to be changed in place: when read back, it would not match the "
        "board. Nothing was changed on disk.",
    )
    return filled(text, name)


def saving_stopped(name: str) -> str:
    """Return the message after the user cancelled saving."""
    return filled(translate("saving", "%1 was not saved. The file is as it was."), name)


def apart_stopped(name: str) -> str:
    """Return the message after the user cancelled saving a copy or some games."""
    return filled(translate("saving", "%1 was not saved."), name)


def reading_text(name: str) -> str:
    """Return the progress shown while a large file, or the games of a record, are read."""
    return filled(translate("file", "Reading %1…"), name)


def being_saved(name: str) -> str:
    """Return the progress shown while a large file is written."""
    return filled(translate("saving", "Saving %1…"), name)


def open_elsewhere(name: str) -> str:
    """Return the message where a file cannot be written because another window has it open."""
    return filled(translate("saving", "%1 is open in another window of goboard."), name)


def could_not_save(name: str, reason: str) -> str:
    """Return the message where a file was not saved and is unchanged on disk."""
    text = translate("file", "%1 could not be saved: %2. Nothing was changed on disk.")
    return filled(text, name, reason)


def saved_with_links(name: str) -> str:
    """Return the message after saving a file with other hard links, which keep the earlier version."""
    text = translate(
        "saving",
        "%1 is saved. The file has other names (hard links) too: they keep the earlier version.",
    )
    return filled(text, name)


def saved_without_backup(name: str, reason: str) -> str:
    """Return the message after saving a file whose earlier version could not be kept."""
    text = translate("saving", "%1 is saved, but its earlier version could not be kept: %2.")
    return filled(text, name, reason)


def changed_outside(name: str) -> str:
    """Return the message where another program wrote the open file."""
    return filled(translate("saving", "%1 was changed by another program."), name)


def gone_outside(name: str) -> str:
    """Return the message where the open file was deleted or moved."""
    text = translate("saving", "%1 was deleted or moved. The game is still here.")
    return filled(text, name)


#: The note, after a file was opened in place of unsaved changes, that these are among the shelved games.
put_away = Text("saving", "Your version is among the shelved games.")


def left_sentence(title: str, changes: int, when: datetime, now: datetime) -> str:
    """Return the description of the unsaved game of a program that ended: its title, its changes, and their time.

    The title is empty for a game without a file and without names.
    """
    if not title:
        text = translate(
            "saving", "goboard ended while an unsaved game was open. %n change(s) were kept, the last %1.", None,
            max(1, changes),
        )  # fmt: skip
        return filled(text, moment(when, now))
    text = translate(
        "saving", "goboard ended while %1 was open. %n change(s) were kept, the last %2.", None,
        max(1, changes),
    )  # fmt: skip
    return filled(text, title, moment(when, now))


#: The note where a file was changed after the unsaved changes to it were kept.
file_changed_since = Text("saving", "The file has been changed since then.")


def moment(when: datetime, now: datetime) -> str:
    """Return a time of today as "at 14:03", any other with its day: "on 2 May at 14:03"."""
    clock = QLocale().toString(QTime(when.hour, when.minute), "HH:mm")
    if when.date() == now.date():
        return filled(translate("saving", "at %1"), clock)
    day = day_text(when.date(), has_year=when.year != now.year)
    return filled(translate("saving", "on %1 at %2"), day, clock)


def game_not_kept(reason: str) -> str:
    """Return the message where the journal of the game could not be written."""
    return filled(translate("file", "The game could not be kept: %1"), reason)


def game_not_put_away(reason: str) -> str:
    """Return the message where an unfinished game could not be shelved."""
    return filled(translate("file", "The unfinished game could not be shelved: %1"), reason)


def game_not_deleted(reason: str) -> str:
    """Return the message where an unfinished game could not be deleted."""
    return filled(translate("file", "The unfinished game could not be deleted: %1"), reason)


#: The title of the question whether to keep a text that is not in the record yet.
keep_question_text = Text("question", "Keep it?")

#: The line below that question: the text would be lost.
not_in_record_yet = Text("question", "What you wrote here is not in the record yet.")

#: The title of the question whether to save the game before going on.
save_question = Text("question", "Save the game?")


def unsaved_detail(changes: int) -> str:
    """Return the line below that question: the number of unsaved changes."""
    return translate("question", "You have not saved %n change(s). Save them before going on?", None, changes)


def could_not_open(name: str, reason: str) -> str:
    """Return the message for a file that cannot be read."""
    return filled(translate("file", "%1 could not be opened. %2"), name, reason)


def put_aside_sentence(asides: Sequence[UnusableFile]) -> str:
    """Return the message that names the program's own files that could not be read."""
    names = comma_list(*dict.fromkeys(aside.path.name for aside in asides))
    if any(aside.trouble for aside in asides):
        text = translate("file", "%n file(s) of goboard could not be read: %1.", None, len(asides))
    else:
        text = translate(
            "file",
            "%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.",
            None,
            len(asides),
        )
    return filled(text, names)


def put_aside_line(aside: UnusableFile) -> str:
    """Return the detail of that message: the place of one such file now."""
    if aside.trouble:
        text = translate("file", "%1 is still where it was: %2.")
        return filled(text, aside.path, aside.trouble)
    return filled(translate("file", "%1 is now %2."), aside.path.name, aside.place)


def large_question(name: str, size: int) -> str:
    """Return the question whether to open a file that is far larger than a game record."""
    text = translate("file", "%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?")
    return filled(text, name, size_text(size))


def records_filter(endings: str) -> str:
    """Return the filter of the dialogue for opening that shows game records."""
    return filled(translate("file", "Go records (%1)"), endings)


def too_many_to_open(names: str) -> str:
    """Return the message that names the files left out because too many were opened at once."""
    return filled(translate("file", "Too many records at once; not opened: %1."), names)


#: The text in place of the list of shelved games when there are none.
nothing_shelved = Text("file", "No unfinished game has been shelved yet.")

#: The text in place of the list of earlier versions when there are none.
no_earlier_version = Text("file", "No earlier version of a file has been kept yet.")


def written_by_others(name: str) -> str:
    """Return the question's reason why a file is not simply overwritten: another program changed it."""
    return filled(
        translate("file", "Another program has changed %1 since it was opened or saved here."),
        name,
    )


#: The title of the question whether to discard the kept changes.
discard_changes_question = Text("restore", "Discard these changes?")

#: The line below the question whether to discard the kept changes.
discard_changes_detail = Text("restore", "They will be gone for good. The file stays as it is.")


def games_added(count: int, name: str) -> str:
    """Return the message after games of another file were added to this one."""
    return filled(translate("collection", "%n game(s) of %1 are in this file now.", None, count), name)


def games_saved_apart(count: int, name: str) -> str:
    """Return the message after games were saved as a file of their own."""
    return filled(translate("collection", "%n game(s) saved as %1.", None, count), name)


def is_this_file(name: str) -> str:
    """Return the message where games are saved apart under the name of the open file."""
    return filled(translate("collection", "%1 is this very file. Choose another name."), name)


def reopening_loses(changes: int) -> str:
    """Return the warning that reopening a file with another encoding loses unsaved changes."""
    return translate("encoding", "Reopening throws away %n unsaved change(s).", None, changes)


def choose_readable(name: str) -> str:
    """Return the hint in the dialogue that chooses the encoding of a file."""
    return filled(translate("encoding", "Pick the one that makes %1 look right."), name)


#: The hint in the dialogue that chooses the encoding for saving.
why_utf8 = Text("encoding", "UTF-8 holds every character; other programs may want another.")

#: The title of the question whether reopening may lose unsaved changes.
throw_away_question = Text("encoding", "Discard the changes?")


def copy_is_saved(name: str) -> str:
    """Return the message after a repaired copy was written."""
    return filled(translate("repair", "The repaired copy is saved as %1."), name)


def copy_is_file_itself(name: str) -> str:
    """Return the message where a repaired copy is saved under the name of the file itself."""
    return filled(translate("repair", "%1 is the file itself. Choose another name for the copy."), name)


def repaired_name(stem: str) -> str:
    """Return the name proposed for a repaired copy."""
    return filled(translate("repair", "%1 repaired"), stem)


def holds_no_lesson(name: str) -> str:
    """Return the message for a file that has nothing to show as a lesson."""
    return filled(translate("lesson", "%1 holds no lesson: it has no comments."), name)


def progress_not_kept(reason: str) -> str:
    """Return the message where progress in lessons could not be written."""
    return filled(translate("lesson", "Your progress could not be kept: %1"), reason)


def progress_not_read(path: object) -> str:
    """Return the message where progress in lessons could not be read: its file, and that it starts again."""
    return filled(
        translate(
            "lesson",
            "Your progress could not be read. It is kept as %1; you start again from the beginning.",
        ),
        path,
    )


def cards_not_kept(reason: str) -> str:
    """Return the message where the results of problems could not be written."""
    return filled(translate("problem", "What you solved could not be kept: %1"), reason)


def cards_not_read(path: object) -> str:
    """Return the message where the results of problems could not be read: their file, and that they start again."""
    return filled(
        translate(
            "problem",
            "What you solved could not be read. It is kept as %1; you start again from the beginning.",
        ),
        path,
    )


def offered_encodings() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the encodings to choose from, under the languages that are written in them."""
    return (
        (translate("encoding", "All languages"), ("UTF-8", "UTF-16-LE", "UTF-16-BE")),
        (translate("encoding", "Japanese"), ("Shift_JIS", "EUC-JP", "ISO-2022-JP")),
        (translate("encoding", "Chinese"), ("GB18030", "Big5")),
        (translate("encoding", "Korean"), ("EUC-KR", "ISO-2022-KR")),
        (translate("encoding", "Western Europe"), ("windows-1252", "ISO-8859-15")),
        (translate("encoding", "Central Europe"), ("windows-1250", "ISO-8859-2")),
        (translate("encoding", "Russian"), ("windows-1251", "KOI8-R")),
        (translate("encoding", "Other"), ("windows-1253", "windows-1254", "windows-1257")),
        ("", ("windows-1258", "windows-874")),
    )


#: The words beside an encoding that explain its name; empty where the name is enough.
encoding_hint = TextTable(
    {
        "UTF-8": Text("encoding", "Unicode"),
        "GB18030": Text("encoding", "also GBK, GB2312"),
        "windows-1253": Text("encoding", "Greek"),
        "windows-1254": Text("encoding", "Turkish"),
        "windows-1257": Text("encoding", "Baltic"),
        "windows-1258": Text("encoding", "Vietnamese"),
        "windows-874": Text("encoding", "Thai"),
    },
    otherwise=NO_TEXT,
)

#: The words in place of the encoding of a file whose games have different ones.
several_text = Text("encoding", "differs from game to game")


def preview_note(found: Preview) -> str:
    """Return the note below the preview how well an encoding fits a file."""
    if not found.holds_game:
        return translate("encoding", "In this encoding there is no game in the file.")
    if found.undecodable:
        return translate("encoding", "%n byte(s) are not letters in this encoding.", None, found.undecodable)
    return translate("encoding", "Every byte is a letter in this encoding.")


def lacking_note(characters: str) -> str:
    """Return the note which characters of the record an encoding lacks; for '' that it has all of them."""
    if not characters:
        return translate("encoding", "This encoding holds every character of the record.")
    text = translate("encoding", "This encoding does not hold %n character(s): %1", None, len(characters))
    return filled(text, " ".join(characters[:40]))


#: The name of a property of the record for a sentence.
_PROPERTY_NAMES = {
    "C": Text("encoding", "comment"),
    "N": Text("encoding", "node name"),
    "PB": Text("encoding", "Black’s name"),
    "PW": Text("encoding", "White’s name"),
    "GN": Text("encoding", "game name"),
    "EV": Text("encoding", "event"),
    "PC": Text("encoding", "place"),
    "GC": Text("encoding", "game comment"),
    "LB": Text("encoding", "label"),
}


def property_name(ident: str) -> str:
    """Return the name of a property of the record for a sentence."""
    name = _PROPERTY_NAMES.get(canonical_ident(ident))
    return name() if name is not None else ident


def lacking_place(game: int | None, move: int, ident: str, characters: str) -> str:
    """Return the place of characters that an encoding lacks: "Game 2, move 31, comment: ō"."""
    parts = []
    if game is not None:
        parts.append(filled(translate("encoding", "game %1"), game))
    if move:
        parts.append(filled(translate("encoding", "move %1"), move))
    parts.append(property_name(ident))
    place = comma_list(*parts)
    return labelled(f"{place[:1].upper()}{place[1:]}", " ".join(shown(characters)[:20]))


def basis_phrase(basis: Basis) -> str:
    """Return the reason for the encoding of a file: "as the file declares"."""
    return _BASES[basis]()


def unencodable_detail(encoding: str, characters: str) -> str:
    """Return the message where the encoding of the file lacks characters of the record; nothing is saved yet."""
    return filled(
        translate(
            "unencodable",
            "The file is written in %1, which has no character for %2. It has not been saved.",
        ),
        encoding,
        characters,
    )


def expected_at(kind: FindingKind) -> str:
    """Return the words in the list of repairs for the form that the SGF standard asks for: "a semicolon before each
    step".
    """
    return _EXPECTED[kind]()


def done_about(kind: FindingKind) -> str:
    """Return the words in the list of repairs for the reader's repair: "read as if it were there"."""
    return _DONE[kind]()


def finding_place(finding: Finding, games: int) -> str:
    """Return the place of a repair: "Line 3, column 8", with the game where there are several."""
    text = translate("repair", "Line %1, column %2")
    if games > 1 and finding.game >= 0:
        text = translate("repair", "Game %3, line %1, column %2")
    return filled(text, finding.line, finding.column, finding.game + 1)


def finding_found(finding: Finding) -> str:
    """Return the fault in the list of repairs, as a sentence of its own."""
    text = one_line(finding_what(finding))
    return text[:1].upper() + text[1:]


def repair_line(finding: Finding, games: int) -> str:
    """Return a repair on one line, as it is copied."""
    text = translate("repair", "%1: %2 Expected: %3. Done: %4.")
    found = finding_found(finding)
    found = found if found.endswith(".") else f"{found}."
    place = finding_place(finding, games)
    return filled(text, place, found, expected_at(finding.kind), done_about(finding.kind))


def has_repairs(findings: Sequence[Finding]) -> bool:
    """Return whether anything was repaired; values that cannot be read stay as they are."""
    return any(finding.kind is not FindingKind.BAD_VALUE for finding in findings)


def strip_sentence(findings: Sequence[Finding]) -> str:
    """Return the message after a faulty file was opened: the faults, and that they are repaired; empty
    without faults.
    """
    summary = findings_summary(findings)
    if not summary:
        return ""
    if not has_repairs(findings):
        text = translate("repair", "%n value(s) in this file cannot be read.", None, len(findings))
        passed_over = translate("repair", "They are skipped here; the file is unchanged.")
        return running_text(text, passed_over)
    if any(finding.kind in _BREAKS_OFF for finding in findings):
        # The summary names the broken end alone.
        if len(findings) == 1:
            return summary
        count = filled(translate("repair", "Repaired in all: %1."), len(findings))
        return running_text(summary, count)
    repaired = translate("repair", "It is repaired here; the file is unchanged.")
    return running_text(summary, repaired)


def report_text(name: str, findings: Sequence[Finding], games: int, more: Sequence[str]) -> str:
    """Return the whole report of repairs as plain text for the clipboard."""
    lines = [repair_line(finding, games) for finding in findings]
    return "\n".join([one_line(name), strip_sentence(findings), "", *lines, *more]) + "\n"


#: The hint below the list of repairs: a line shows its place on the board.
select_a_line = Text("repair", "Select a line to see its place on the board.")


def unknown_ending(ending: str, known: str) -> str:
    """Return the message of goboard render for a name whose ending is not a known format."""
    text = translate("cli", "Files of the kind “%1” are not written. These are: %2.")
    return filled(text, ending, known)


def bad_part(text: str, size: BoardSize) -> str:
    """Return the message of goboard render where --part names no part of this board."""
    sentence = translate("cli", "--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.")
    return filled(sentence, text, board_size(size))


def bad_range(text: str) -> str:
    """Return the message of goboard render where --range names no range."""
    return filled(translate("cli", "--range: “%1” is not a range of moves, such as 1-50."), text)


def range_backwards(first: int, last: int) -> str:
    """Return the message of goboard render where --range ends before it begins."""
    return filled(translate("cli", "--range: move %2 comes before move %1."), first, last)


def not_together(one: str, other: str) -> str:
    """Return the message of a command for two options that exclude each other."""
    return filled(translate("cli", "%1 and %2 do not go together."), one, other)


def only_with(option: str, ending: str) -> str:
    """Return the message of a command for an option that needs one kind of file."""
    return filled(translate("cli", "%1 needs a file that ends in %2."), option, ending)


def needs_option(one: str, other: str) -> str:
    """Return the message of a command for an option that needs another one."""
    return filled(translate("cli", "%1 is for use with %2."), one, other)


#: The message where an export needs moves and the game has none.
no_moves = Text("export", "The game has no moves.")


def not_seen(notes: str) -> str:
    """Return the note of goboard render with the moves whose numbers no stone in the picture shows."""
    return filled(translate("export", "Not visible: %1."), notes)


def part_sentence(size: BoardSize) -> str:
    """Return the message in the export dialogue where the part of the board is not valid."""
    text = translate("export", "This is not a part of a board of %1. Type two corners: A1:E5.")
    return filled(text, board_size(size))


def number_sentence(name: str, least: int, most: int) -> str:
    """Return the message in a dialogue where a field has no number between its limits."""
    return filled(translate("export", "%1: a number from %2 to %3."), name, least, most)


#: The message in the export dialogue where the range of moves ends before it begins.
moves_backwards = Text("export", "The last move comes before the first.")

#: The message after the board was copied as a picture.
copied_picture = Text("export", "The board is on the clipboard as a picture.")

#: The message after the board was copied as text.
copied_text = Text("export", "The board is on the clipboard as text.")


def saving(name: str) -> str:
    """Return the progress shown while a picture or document is made."""
    return filled(translate("export", "Making %1…"), name)


def saved(name: str) -> str:
    """Return the message after a picture or document was saved."""
    return filled(translate("export", "Saved as %1."), name)


def not_saved(name: str, reason: str) -> str:
    """Return the message where a picture or document could not be made or written; an earlier file is unchanged."""
    if not reason:
        text = translate("export", "%1 could not be made. There may be too little memory.")
        return filled(text, name)
    text = translate("export", "%1 could not be saved: %2. Nothing was changed on disk.")
    return filled(text, name, reason)


#: The note in the export dialogue that the choices are kept for the next time.
export_opens_again = Text("export", "These choices are kept for next time.")


def seconds_a_move(seconds: str) -> str:
    """Return a choice in the export dialogue: the time in seconds for which a moving picture shows each move."""
    return filled(translate("export", "%1 s"), seconds)


def type_points(points: int) -> str:
    """Return a choice in the export dialogue: the size of a hand-out's text in points."""
    return filled(translate("export", "%1 pt"), points)
