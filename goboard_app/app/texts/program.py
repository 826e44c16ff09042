"""The texts about the program itself: start page, version, failures."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import QT_TRANSLATE_NOOP

from goboard_app.app.texts.format import Text, TextTable, filled, points, running_text, translate


def version_text(version: str) -> str:
    """Return the version in the window about the program."""
    return filled(translate("about", "Version %1"), version)


def found_in_manual(count: int) -> str:
    """Return the number of places in the manual that contain the typed text."""
    if not count:
        return translate("find", "Nothing found.")
    return translate("find", "%n place(s)", None, count)


#: The description of the program in the window about it.
about_text = Text(
    "about",
    "A board for the game of Go: play, count, review and teach. Free software under the MIT licence.",
)


def unread_translation(language: str) -> str:
    """Return the note that no native speaker has checked the translation, with the file to correct."""
    text = translate(
        "about",
        "No native speaker has checked this translation yet. To correct it, change %1 in the "
        "source code; docs/translating.md says how.",
    )
    return filled(text, f"resources/languages/{language}/goboard.ts")


def how_to_report(page: str) -> str:
    """Return the instructions below a report of a failure; `page` is the address of the project, or ''."""
    text = translate(
        "about",
        "Copy this report and add what you were doing. It names no players and no files; read it before you send it.",
    )
    if page:
        where = filled(translate("about", "Send it to %1."), page)
    else:
        where = translate("about", "Send it to the person you got goboard from.")
    return running_text(text, where)


#: The message after the sounds were switched on, on a computer that cannot play any.
no_sound = Text("menu", "goboard found nothing to play sounds with on this computer.")


def settings_not_kept(folder: str) -> str:
    """Return the message where the folder of the settings cannot be written."""
    return filled(translate("menu", "goboard cannot keep your settings: it may not write to the folder %1."), folder)


def language_silent(name: str) -> str:
    """Return the message where the catalogue of the chosen language cannot be read."""
    text = translate("menu", "The files of this language are missing or damaged: %1. goboard speaks English.")
    return filled(text, name)


def no_font_sentence(is_english: bool = False) -> str:
    """Return the message where no font has the characters of a shown text.

    It is in English where the translation itself could not be displayed.
    """
    # The source is needed too, to show it where the translation has no font.
    text = str(
        QT_TRANSLATE_NOOP(
            "strip",
            "This computer has no font for some Chinese, Japanese or Korean text, so you see boxes "
            "instead. On Debian and Ubuntu, install the package fonts-noto-cjk.",
        )
    )
    return text if is_english else translate("strip", text)


#: The line on the start page about the lessons.
first_steps_hint = Text("start", "Every lesson, from the first stone to ko and seki.")

#: The line on the start page about the first evening, before its first step.
start_here_facts = Text("start", "Never played Go? Three short lessons, a small game, then your first real one.")


def evening_progress(done: int, steps: int) -> str:
    """Return the line on the start page with the number of finished steps of the first evening."""
    return filled(translate("start", "%1 of %2 steps done."), done, steps)


def next_step(name: str) -> str:
    """Return the name of the next step of the first evening, behind its progress."""
    return filled(translate("start", "Next: %1."), name)


def evening_names() -> tuple[str, ...]:
    """Return the names of the steps of the first evening, in their order."""
    return (
        translate("start", "The board and a move"),
        translate("start", "Liberties"),
        translate("start", "Capturing"),
        translate("start", "The capture game"),
        translate("start", "Passing and counting"),
        translate("start", "Your first game"),
    )


def next_lesson(name: str) -> str:
    """Return the offer after a game: the next step, or with '' the other lessons."""
    if not name:
        return translate("start", "Continue the lessons")
    return filled(translate("start", "Next: %1"), name)


#: The offer of a lesson after something new happened in a game; `key` is that of the lesson.
just_met = TextTable(
    {
        "08-atari": Text("start", "You just met captures. Learn about atari: two minutes?"),
        "10-self-capture": Text("start", "You just met self-capture: two minutes?"),
        "11-ko": Text("start", "You just met ko: two minutes?"),
        "12-eyes": Text("start", "You just met dead stones: two minutes?"),
        "13-seki": Text("start", "You just met seki: two minutes?"),
    }
)

#: The line on the start page about the lesson on counting.
counting_hint = Text("start", "Watch one finished game being counted five ways.")

#: The line on the start page about problems.
problems_hint = Text("start", "Find the move. The board answers.")

#: The line on the start page about the ten minutes of a day, until their contents are known.
daily_hint = Text("start", "Problems, a new idea, a small game.")

#: The line on the start page about the ten minutes of a day after their last step.
daily_over = Text("start", "Done for today.")

#: The heading of the start page's part for beginners.
new_to_go = Text("start", "New to Go?")

#: The heading of the lessons on the start page where the first evening has its own place.
lessons_title = Text("start", "Lessons and problems")

#: The message where a running program hangs or is busy and a second one opens the files.
does_not_answer = Text("start", "The goboard that is already running does not answer. This is another one.")


def not_reopened(names: str) -> str:
    """Return the message with the files of the last session that are gone."""
    return filled(translate("start", "No longer there: %1."), names)


#: The message after a failure inside the program.
went_wrong = Text("failure", "Something went wrong inside goboard.")

#: The line below a failure that lost nothing.
game_is_kept = Text("failure", "Your game is safe. The details below help to fix the program.")

#: The line below a failure that may lose the game.
save_now = Text("failure", "Save your game now. The details below help to fix the program.")

#: The hint on the start page that files can also be dropped on the window.
drop_hint = Text("start", "Or drop an SGF file anywhere in this window.")

#: The text in place of the recent records while there are none.
no_records_yet = Text("start", "Records you open or save will appear here. You can also drop an SGF file here.")

#: The title of the question whether to discard the unfinished game.
discard_game_question = Text("start", "Discard this game?")

#: The line below the question whether to discard the unfinished game.
discard_game_detail = Text("start", "The unfinished game will be gone for good.")

#: The line on the start page about the proposed first game.
first_game_facts = Text("start", "A short game, good to learn on. About 15 minutes.")


def new_game_against(name: str) -> str:
    """Return the heading of the last game on the start page, if it was against an engine."""
    return filled(translate("start", "New game against %1"), name)


def handicap_text(stones: int) -> str:
    """Return the handicap of the last game on the start page; 1 is the first move."""
    if stones == 1:
        return translate("start", "Black moves first")
    return filled(translate("start", "handicap %1"), stones)


def komi_text(komi: Fraction) -> str:
    """Return the komi of the last game on the start page."""
    return filled(translate("start", "komi %1"), points(komi))


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether a window can be shown: always, except on Unix without X11 and Wayland."""
    if not platform.startswith(("linux", "freebsd")):
        return True
    # With QT_QPA_PLATFORM the user has chosen a platform of Qt, which may need no display.
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)


#: The message on the terminal where there is no display for a window.
no_display = Text(
    "desktop",
    "goboard: there is no display here to open a window on; "
    "goboard score, check, convert, render and rules work without one.",
)


def moves_text(count: int) -> str:
    """Return the number of moves of a game."""
    return translate("start", "%n move(s)", None, count)


#: The line on the start page below a folder that was opened recently.
library_facts = Text("start", "Folder of records")


def positions_text(count: int) -> str:
    """Return the number of positions of one of the user's own lessons."""
    return translate("start", "%n position(s)", None, count)


def more_lessons(count: int) -> str:
    """Return how many of the user's own lessons the start page leaves out."""
    return translate("start", "%n more", None, count)


def games_text(count: int) -> str:
    """Return the number of games in a file."""
    return translate("start", "%n game(s)", None, count)
