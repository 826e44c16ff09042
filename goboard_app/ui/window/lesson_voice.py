"""LessonVoice: tells those who listen what the others see of a lesson."""

from __future__ import annotations

from goboard_app.app.course import Course
from goboard_app.app.texts.lessons import board_words, changes_in_words, screen_text
from goboard_app.go.position import Position
from goboard_app.ui.board.board_view import BoardView

_FEW_STONES = 12


class LessonVoice:
    """Speaks through the board, whose description is always all that stands on it."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._title = ""
        self._asked: Position | None = None

    def tell_screen(self, course: Course, title: str) -> None:
        """Say a new screen: the title where another lesson begins, the words, and a small board."""
        screen = course.screen
        if screen is None:
            return
        parts = [screen_text(screen)]
        if title != self._title:
            parts.insert(0, f"{title}.")
        self._title = title
        if _stones(screen.position) <= _FEW_STONES:
            # A longer list nobody keeps in mind; the arrows lead from point to point.
            parts.append(board_words(screen, course.state))
        self.look(course)
        self._board.announce(" ".join(parts))

    def tell_answer(self, course: Course, text: str) -> None:
        """Say what an answer came to, and what it changed on the board."""
        state, asked = course.state, self._asked
        changes = ""
        if state is not None and asked is not None:
            changes = changes_in_words(asked, state.board, state.at)
        self.look(course)
        self._board.announce(f"{text} {changes}".strip(), assertive=True)

    def tell(self, text: str) -> None:
        """Say something else, at once."""
        self._board.announce(text, assertive=True)

    def look(self, course: Course) -> None:
        """Keep in mind what is on the board now."""
        screen, state = course.screen, course.state
        if screen is not None:
            # What a wrong move led to is shown, but the question is as it was.
            self._asked = screen.position if state is None else state.position
            self._board.setAccessibleDescription(board_words(screen, state))


def _stones(position: Position) -> int:
    return sum(1 for stone in position.stones if stone)
