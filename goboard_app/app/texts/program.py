"""What the program says of itself: start page, version, failures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from goboard_app.app.texts.format import filled, running_text, translate


def version_text(version: str) -> str:
    """Which version this is."""
    return filled(translate("about", "Version %1"), version)


def found_in_manual(count: int) -> str:
    """How many sentences of the manual hold what was typed."""
    if not count:
        return translate("find", "Nothing found.")
    return translate("find", "%n place(s)", None, count)


def about_text() -> str:
    """What the program is."""
    return translate(
        "about",
        "A board for the game of Go: play, count, review and teach. Free software under the MIT licence.",
    )


def unread_translation(language: str) -> str:
    """No native speaker has read what the program says; where it can be corrected."""
    text = translate(
        "about",
        "No native speaker has checked this translation yet. To correct it, change %1 in the "
        "source code; docs/translating.md says how.",
    )
    return filled(text, f"resources/languages/{language}/goboard.ts")


def how_to_report(page: str) -> str:
    """What to do with the report; `page` is the address of the project, as far as it has one."""
    text = translate(
        "about",
        "Copy this report and add what you were doing. It names no players and no files; read it before you send it.",
    )
    if page:
        where = filled(translate("about", "Send it to %1."), page)
    else:
        where = translate("about", "Send it to the person you got goboard from.")
    return running_text(text, where)


def language_later() -> str:
    """When another language is spoken."""
    return translate("menu", "The new language appears when you next start goboard.")


def language_silent(name: str) -> str:
    """When the sentences of the language that was chosen cannot be read."""
    text = translate("menu", "The files of this language are missing or damaged: %1. goboard speaks English.")
    return filled(text, name)


def no_font_sentence(is_english: bool = False) -> str:
    """Text is shown that no font of the system has; English where this itself could not be read."""
    text = str(
        QT_TRANSLATE_NOOP(
            "strip",
            "This computer has no font for some Chinese, Japanese or Korean text, so you see boxes "
            "instead. On Debian and Ubuntu, install the package fonts-noto-cjk.",
        )
    )
    return text if is_english else translate("strip", text)


def first_steps_hint() -> str:
    """What the first steps teach."""
    return translate("start", "Every lesson, from the first stone to ko and seki.")


def start_here_facts() -> str:
    """What the first evening is, for somebody who has done nothing of it."""
    return translate("start", "Never played Go? Three short lessons, a small game, then your first real one.")


def evening_progress(done: int, steps: int) -> str:
    """How far the first evening is."""
    return filled(translate("start", "%1 of %2 steps done."), done, steps)


def evening_names() -> tuple[str, ...]:
    """The steps of the first evening, in their order."""
    return (
        translate("start", "The board and a move"),
        translate("start", "Liberties"),
        translate("start", "Capturing"),
        translate("start", "The capture game"),
        translate("start", "Passing and counting"),
        translate("start", "Your first game"),
    )


def next_lesson(name: str) -> str:
    """What is offered when a game is over: the step that comes next, or the other lessons."""
    if not name:
        return translate("start", "Continue the lessons")
    return filled(translate("start", "Next: %1"), name)


def just_met(key: str) -> str:
    """What is offered when something first happened in a game, by the key of its lesson."""
    return {
        "08-atari": translate("start", "You just met captures. Learn about atari: two minutes?"),
        "10-self-capture": translate("start", "You just met self-capture: two minutes?"),
        "11-ko": translate("start", "You just met ko: two minutes?"),
        "12-eyes": translate("start", "You just met dead stones: two minutes?"),
        "13-seki": translate("start", "You just met seki: two minutes?"),
    }[key]


def counting_hint() -> str:
    """What the lesson on counting shows."""
    return translate("start", "Watch one finished game being counted five ways.")


def problems_hint() -> str:
    """What problems are."""
    return translate("start", "Find the move. The board answers.")


def new_to_go() -> str:
    """What stands over the way in."""
    return translate("start", "New to Go?")


def lessons_title() -> str:
    """What stands over the lessons where the way in has a place of its own."""
    return translate("start", "Lessons and problems")


def does_not_answer() -> str:
    """The program that was to open the files is there, and hangs or is very busy."""
    return translate("start", "The goboard that is already running does not answer. This is another one.")


def not_reopened(names: str) -> str:
    """Which files that were open the last time are gone."""
    return filled(translate("start", "No longer there: %1."), names)


def went_wrong() -> str:
    """The program has failed."""
    return translate("failure", "Something went wrong inside goboard.")


def game_is_kept() -> str:
    """A failure has cost nothing."""
    return translate("failure", "Your game is safe. The details below help to fix the program.")


def save_now() -> str:
    """A failure may cost the game."""
    return translate("failure", "Save your game now. The details below help to fix the program.")


def drop_hint() -> str:
    """The other way to open a file."""
    return translate("start", "Or drop an SGF file anywhere in this window.")


def no_records_yet() -> str:
    """No record was opened yet."""
    return translate("start", "Records you open or save will appear here. You can also drop an SGF file here.")


def discard_game_question() -> str:
    """Whether the unfinished game shall go."""
    return translate("start", "Discard this game?")


def discard_game_detail() -> str:
    """What discarding the unfinished game does."""
    return translate("start", "The unfinished game will be gone for good.")


def first_game_facts() -> str:
    """What the proposed first game is like."""
    return translate("start", "A short game, good to learn on. About 15 minutes.")


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window could be shown: always but on Unix without X and Wayland.

    QT_QPA_PLATFORM says that somebody knows better.
    """
    if not platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)


def no_display() -> str:
    """Why no window can open."""
    return translate(
        "desktop",
        "goboard: there is no display here to open a window on; "
        "goboard score, check, convert, render and rules work without one.",
    )


def moves_text(count: int) -> str:
    """How long a game is."""
    return translate("start", "%n move(s)", None, count)


def library_facts() -> str:
    """What the start page says of a folder that was opened lately."""
    return translate("start", "Folder of records")


def positions_text(count: int) -> str:
    """How many positions one of the user's own lessons holds."""
    return translate("start", "%n position(s)", None, count)


def more_lessons(count: int) -> str:
    """How many of the user's own lessons are in the folder besides those that are shown."""
    return translate("start", "%n more", None, count)


def games_text(count: int) -> str:
    """How many games a file holds."""
    return translate("start", "%n game(s)", None, count)
