"""The owner of the board, worked out from what a window shows: its flows, and the flags they set."""

from __future__ import annotations

from goboard_app.session.session import Phase
from goboard_app.session.tree_edits import may_edit
from goboard_app.ui.shell.window import MainWindow
from tests.support.parts import parts


def board_owner(window: MainWindow) -> set[str]:
    """Return the modes that claim the board on the screen; exactly one should.

    A flag that nobody who should set it claims, or a mode without its flags, counts as one more.
    """
    if not window.is_on_board:
        return _pages(window)
    owners = _modes(window)
    return (owners or {window.controller.session.phase.name.lower()}) | _at_odds(window, owners)


def _pages(window: MainWindow) -> set[str]:
    """Return the pages that take the place of the board."""
    teach, library = window.features["teach"], window.features["library"]
    shown = {
        "library": library.has("library") and library.library.is_shown,
        "ten minutes": teach.has("daily") and teach.daily.is_shown,
        "start page": parts(window).starts.is_shown,
        "comparison": parts(window).comparing.is_shown,
        "lesson": parts(window).lessons.is_shown,
        "problems": parts(window).problems.is_shown,
        "how counting works": parts(window).counting.is_shown,
    }
    return {name for name, is_shown in shown.items() if is_shown}


def _modes(window: MainWindow) -> set[str]:
    """Return the modes that use the board in a way of their own, in any phase."""
    is_told = parts(window).stories.is_open
    return {mode.name for mode in window.context.modes.all} | ({"story"} if is_told else set())


def _at_odds(window: MainWindow, owners: set[str]) -> set[str]:
    """Return the flags that contradict the modes, each in a few words."""
    presenter, panel = parts(window).presenter, window.page.panel
    review = window.features["review"]
    finding = review.finding if review.has("finding") else None
    is_finding = finding is not None and finding.is_open
    is_marking_out = finding is not None and finding.part.marker.is_on
    is_guessing = review.has("guesses") and review.guesses.is_open
    session = window.controller.session
    odds = {
        "held page": presenter.is_held is not bool(owners & {"set-up", "guessing", "story", "tapping points"}),
        "guessing without the board": is_guessing is not ("guessing" in owners),
        "tool in the hand": (parts(window).marking.tool is not None) is not ("marks" in owners),
        "marker of areas": is_marking_out is not ("search" in owners),
        "panel switched off": panel.isEnabled() is ("set-up" in owners),
        "panel of a story": (panel.shown == "story") is not ("story" in owners),
        "panel of somebody": panel.has_instead is not (is_finding or is_guessing),
        "bar of the set-up": _shows_bar(window) is not ("set-up" in owners),
        "marks without a record": ("marks" in owners) > (session.phase is Phase.REVIEWING),
        "edit without a record": bool(owners & {"insertion", "set-up"}) > may_edit(session),
    }
    return {name for name, is_odd in odds.items() if is_odd}


def _shows_bar(window: MainWindow) -> bool:
    edit = window.features["edit"]
    return edit.has("setup") and edit.setup.bar.isVisible()
