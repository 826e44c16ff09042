"""The page of the library and its search, as tests reach them in a window."""

from __future__ import annotations

from goboard_app.ui.library.explorer import ExplorerPanel
from goboard_app.ui.library.flow import LibraryFlow
from goboard_app.ui.library.page import LibraryPage
from tests.support.desk import Desk
from tests.support.waiting import wait_until


def flow(desk: Desk) -> LibraryFlow:
    """Return the part of the window that shows a folder of records."""
    return desk.window.features["library"].library


def page(desk: Desk) -> LibraryPage:
    """Return the page with the list of games."""
    return flow(desk).page


def explorer(desk: Desk) -> ExplorerPanel:
    """Return the panel of the search for positions, which must be open."""
    found = page(desk).explorer
    assert found is not None
    return found


def let_search(desk: Desk) -> None:
    """Wait until the folder is read, and the search and its look at the files are over."""
    library = flow(desk).library
    assert library is not None
    wait_until(lambda: not library.is_reading and not library.is_searching and not library._checking.is_busy)
