"""What is said about files: saved, kept, restored, not read, or changed by others."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from goboard_app.app.texts.numbers import filled, translate


def too_damaged(name: str) -> str:
    """A file was not written: read back, it would not have been what is on the board."""
    text = translate(
        "saving",
        "%1 is too damaged to be changed where it is: read back, it would not say what the board"
        " says. Nothing was changed on disk.",
    )
    return filled(text, name)


def saving_stopped(name: str) -> str:
    """The user called the saving off."""
    return filled(translate("saving", "%1 was not saved. The file is as it was."), name)


def apart_stopped(name: str) -> str:
    """The user called the saving of a copy or of some games off."""
    return filled(translate("saving", "%1 was not saved."), name)


def reading_text(name: str) -> str:
    """A large file, or the games of a record, are being read."""
    return filled(translate("file", "Reading %1…"), name)


def being_saved(name: str) -> str:
    """A large file is being written."""
    return filled(translate("saving", "Saving %1…"), name)


def open_elsewhere(name: str) -> str:
    """Why a file cannot be written just now."""
    return filled(translate("saving", "%1 is open in another window of goboard."), name)


def could_not_save(name: str, reason: str) -> str:
    """A file was not saved and is as it was."""
    text = translate("file", "%1 could not be saved: %2. Nothing was changed on disk.")
    return filled(text, name, reason)


def saved_with_links(name: str) -> str:
    """The file had other names, which were not followed."""
    text = translate(
        "saving",
        "%1 is saved. The file has other names (hard links) too: they keep the earlier version.",
    )
    return filled(text, name)


def saved_without_backup(name: str, reason: str) -> str:
    """The earlier version could not be kept."""
    text = translate("saving", "%1 is saved, but its earlier version could not be kept: %2.")
    return filled(text, name, reason)


def changed_outside(name: str) -> str:
    """Another program wrote the file that is open."""
    return filled(translate("saving", "%1 was changed by another program."), name)


def gone_outside(name: str) -> str:
    """The file that is open was deleted or moved."""
    text = translate("saving", "%1 was deleted or moved. The game is still here.")
    return filled(text, name)


def put_away() -> str:
    """What became of changes that something else took the place of."""
    return translate("saving", "Your version is among the shelved games.")


def left_sentence(title: str, changes: int, when: datetime, now: datetime) -> str:
    """What a program that ended without saving had on its board."""
    text = translate(
        "saving", "goboard ended while %1 was open. %n change(s) were kept, the last %2.", None,
        max(1, changes),
    )  # fmt: skip
    return filled(text, title, moment(when, now))


def file_changed_since() -> str:
    """The file of what can be restored is another by now."""
    return translate("saving", "The file was changed since then.")


def moment(when: datetime, now: datetime) -> str:
    """A time of today as "at 14:03", else with its day: "on 2 May at 14:03"."""
    clock = QLocale().toString(QTime(when.hour, when.minute), "HH:mm")
    if when.date() == now.date():
        return filled(translate("saving", "at %1"), clock)
    pattern = "d MMMM" if when.year == now.year else "d MMMM yyyy"
    day = QLocale().toString(QDate(when.year, when.month, when.day), pattern)
    return filled(translate("saving", "on %1 at %2"), day, clock)


def game_not_kept(reason: str) -> str:
    """The journal of the game could not be written."""
    return filled(translate("file", "The game could not be kept: %1"), reason)


def game_not_put_away(reason: str) -> str:
    """An unfinished game could not be shelved."""
    return filled(translate("file", "The unfinished game could not be put away: %1"), reason)


def game_not_deleted(reason: str) -> str:
    """An unfinished game could not be discarded."""
    return filled(translate("file", "The unfinished game could not be deleted: %1"), reason)


def keep_question_text() -> str:
    """Whether something written shall be kept."""
    return translate("question", "Keep it?")


def not_in_record_yet() -> str:
    """Something written is about to be lost."""
    return translate("question", "What you wrote here is not in the record yet.")


def save_question() -> str:
    """Whether the game shall be saved before something else."""
    return translate("question", "Save the game?")


def unsaved_detail(changes: int) -> str:
    """How much is not saved."""
    return translate(
        "question", "You have not saved %n change(s). Save them before going on?", None, changes
    )


def could_not_open(name: str, reason: str) -> str:
    """A file cannot be read."""
    return filled(translate("file", "%1 could not be opened. %2"), name, reason)


def records_filter(endings: str) -> str:
    """The files of a dialog for opening."""
    return filled(translate("file", "Go records (%1)"), endings)


def too_many_to_open(names: str) -> str:
    """Which files were left out."""
    return filled(
        translate("file", "These are too many records to open at once. Not opened: %1."), names
    )


def nothing_shelved() -> str:
    """There are no shelved games."""
    return translate("file", "No unfinished game has been put away yet.")


def no_earlier_version() -> str:
    """There are no backups."""
    return translate("file", "No earlier version of a file has been kept yet.")


def written_by_others(name: str) -> str:
    """Why a file is not simply overwritten."""
    return filled(
        translate("file", "%1 was written by another program since it was opened or saved here."),
        name,
    )


def discard_changes_question() -> str:
    """Whether kept changes shall go."""
    return translate("restore", "Discard these changes?")


def discard_changes_detail() -> str:
    """What discarding kept changes does."""
    return translate("restore", "They are then gone for good. The file stays as it is.")


def games_added(count: int, name: str) -> str:
    """Games of another file were taken in."""
    return filled(
        translate("collection", "%n game(s) of %1 are in this file now.", None, count), name
    )


def games_saved_apart(count: int, name: str) -> str:
    """Games were saved as a file of their own."""
    return filled(translate("collection", "%n game(s) saved as %1.", None, count), name)


def is_this_file(name: str) -> str:
    """Games saved apart need another file."""
    return filled(translate("collection", "%1 is this very file. Choose another name."), name)


def reopening_loses(changes: int) -> str:
    """What reopening with another encoding costs."""
    return translate(
        "encoding", "Reopening throws away %n change(s) that are not saved.", None, changes
    )


def choose_readable(name: str) -> str:
    """How to find the encoding of a file."""
    return filled(translate("encoding", "Choose the one in which %1 reads rightly."), name)


def why_utf8() -> str:
    """What speaks for and against UTF-8."""
    return translate("encoding", "UTF-8 holds every character; other programs may want another.")


def throw_away_question() -> str:
    """Whether changes shall be lost."""
    return translate("encoding", "Throw the changes away?")


def copy_is_saved(name: str) -> str:
    """A repaired copy was written."""
    return filled(translate("repair", "The repaired copy is saved as %1."), name)


def copy_is_file_itself(name: str) -> str:
    """A repaired copy needs a name of its own."""
    return filled(
        translate("repair", "%1 is the file itself. Choose another name for the copy."), name
    )


def repaired_name(stem: str) -> str:
    """The name proposed for a repaired copy."""
    return filled(translate("repair", "%1 repaired"), stem)


def holds_no_lesson(name: str) -> str:
    """A file has nothing to show as a lesson."""
    return filled(translate("lesson", "%1 holds no lesson: no comment says anything."), name)


def progress_not_kept(reason: str) -> str:
    """Progress was not written."""
    return filled(translate("lesson", "Your progress could not be kept: %1"), reason)


def progress_not_read(path: object) -> str:
    """Progress begins anew; where the old one is."""
    return filled(
        translate("lesson", "Your progress could not be read. It is kept as %1; you begin anew."),
        path,
    )


def cards_not_kept(reason: str) -> str:
    """What was solved was not written."""
    return filled(translate("problem", "What you solved could not be kept: %1"), reason)


def cards_not_read(path: object) -> str:
    """Solving begins anew; where the old results are."""
    return filled(
        translate(
            "problem", "What you solved could not be read. It is kept as %1; you begin anew."
        ),
        path,
    )
