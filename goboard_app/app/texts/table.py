"""What the teacher's table says: its list of positions, and what becomes of what is shown."""

from __future__ import annotations

from goboard_app.app.lesson_list import Hindrance
from goboard_app.app.texts.numbers import filled, translate


def order_name() -> str:
    """In the Edit menu: the order of the positions."""
    return translate("undo", "order of positions")


def adding_position_name() -> str:
    """In the Edit menu: a position brought in."""
    return translate("undo", "adding a position")


def removing_position_name() -> str:
    """In the Edit menu: a position taken out."""
    return translate("undo", "taking out a position")


def place_text(number: int, count: int) -> str:
    """Which position of how many."""
    return filled(translate("table", "Position %1 of %2"), number, count)


def short_place(number: int | None, count: int) -> str:
    """The same in little room; `number` is None where one is at none of them."""
    if number is None:
        return translate("table", "%n position(s)", None, count)
    return filled(translate("table", "%1 of %2"), number, count)


def row_text(text: str) -> str:
    """What is said at a position, as its row shows it."""
    return " ".join(text.split()) or translate("table", "No text yet")


def task_tag() -> str:
    """Said of a position at which something is asked."""
    return translate("table", "Task")


def spoken_position(number: int, text: str, has_task: bool, is_shown: bool) -> str:
    """A row for those who listen."""
    parts = [filled(translate("table", "Position %1: %2"), number, row_text(text))]
    if has_task:
        parts.append(task_tag())
    if is_shown:
        parts.append(translate("collection", "on the board"))
    return ", ".join(parts)


def talk_text(is_put_back: bool, is_new: bool, count: int) -> str:
    """What becomes of what is done at the position that is shown."""
    if is_new:
        return translate("table", "This position is new. What you do here stays.")
    if not is_put_back:
        return translate("table", "What you do here stays.")
    if not count:
        return translate("table", "Moves, stones and marks shown here are put back.")
    return translate("table", "%n change(s) here, put back when you go on.", None, count)


def put_back_text(number: int | None) -> str:
    """What was shown has been put back; `number` is that of its position, from 0."""
    if number is None:
        return translate("table", "The board is as it was before.")
    return filled(translate("table", "Position %1 is as prepared again."), number + 1)


def left_text(number: int | None) -> str:
    """The table was put away, and what was shown was put back."""
    return f"{put_back_text(number)} {translate('table', 'Redo brings back what you showed.')}"


def kept_text() -> str:
    """Something was prepared on top of what was shown, so that all of it stays."""
    return translate("table", "What you showed stays, as something was prepared after it.")


def brought_back_text() -> str:
    """What was put back is there again, and stays."""
    return translate("table", "What you showed belongs to the lesson now.")


def saved_text() -> str:
    """The file was saved while something was shown."""
    return translate("table", "Saved as the board stands. What you showed stays.")


def hindrance_text(hindrance: Hindrance) -> str:
    """Why the list cannot be changed so."""
    if hindrance is Hindrance.ONLY_ONE:
        return translate("table", "This is the only position. Add another one first.")
    return translate("table", "These positions belong to one game. They stay together.")


def taken_out_text() -> str:
    """A position was taken out of the lesson, and what it stood on stays."""
    return translate("table", "No longer a position. Its board and words stay in the game.")


def together_text(count: int) -> str:
    """So many positions went as one."""
    return translate("table", "%n position(s) of one game moved together.", None, count)


def end_text(steps: int) -> str:
    """There is no position to go on to."""
    if steps > 0:
        return translate("table", "This is the last position.")
    return translate("table", "This is the first position.")


def first_text() -> str:
    """The text of a new position in a file where only a text makes one."""
    return translate("table", "New position")


def no_positions_text() -> str:
    """The list is empty."""
    return translate("table", "No positions yet. Add the board that is shown.")


def how_large() -> str:
    """Which board a new lesson begins with."""
    return translate(
        "table", "How large is the board? New positions have the size of the one that is shown."
    )


def put_back_meaning() -> str:
    """What becomes of what was shown at a position."""
    return translate(
        "table",
        "What you play, set up or mark at a position is taken off again "
        "when you go to another one. Words and the list stay.",
    )


def lock_meaning() -> str:
    """What can be used while pupils answer."""
    return translate(
        "lock",
        "Pupils answer, take hints and go from task to task; everything else is off. "
        "“Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.",
    )


def unlock_and_close() -> str:
    """Whether a locked window shall be closed."""
    return translate("lock", "Unlock and close?")


def unlock_question() -> str:
    """Whether everything shall be used again."""
    return translate("lock", "Unlock?")


def not_the_word() -> str:
    """The word to unlock was another one."""
    return translate("lock", "This is not the word.")


def only_answers() -> str:
    """Why nothing but answering goes."""
    return translate("lock", "Here pupils can only answer.")


def last_task_done() -> str:
    """No task comes after this one."""
    return translate("lock", "That was the last one.")
