"""What the actions of the menus do: those of the window itself, and each flow takes its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goboard_app.ui.window.main_window import MainWindow


def connect_actions(window: MainWindow) -> None:
    """Tie every action of the window to what it does."""
    for name, act in {
        "new": window.games.ask_new,
        "open": window.files.ask_open,
        "shelved": window.files.ask_open_shelved,
        "backups": window.files.ask_open_backup,
        "reopen": window.encodings.ask_reopen,
        "save": window.files.save,
        "save_as": window.files.ask_save,
        "save_encoded": window.encodings.ask_save,
        "repairs": window.repairs.show,
        "start_page": window.show_start_page,
        "undo": window.controller.undo,
        "redo": window.controller.redo,
        "pass": window.controller.pass_turn,
        "take_back": window.controller.take_back,
        "resign": window.games.ask_resign,
        "count": window.games.ask_count,
        "play_on": window.games.play_on,
        "agree_black": window.counts.agree_black,
        "agree_white": window.counts.agree_white,
        "accept": window.controller.accept_count,
        "compare": window.comparing.show,
        "go_on": window.games.go_on,
        "rules": window.rules.show_rules,
        "games": window.collection.show,
        "story": window.stories.show,
        "next_area": window.to_next_area,
        "pause": window.controller.clock.toggle_pause,
        "aid": window.applying.toggle_aid,
        "point": window.page.ask_point,
    }.items():
        window.actions_by_name[name].triggered.connect(act)
    for flow in (
        *(window.walking, window.playing, window.places, window.collection, window.exports),
        *(window.helping, window.words, window.comments, window.tasks, window.marking),
        *(window.editing, window.finding, window.guesses, window.window_flow, window.screens),
        *(window.lessons, window.counting, window.problems, window.table, window.locks),
    ):
        flow.take_actions(window.actions_by_name)
