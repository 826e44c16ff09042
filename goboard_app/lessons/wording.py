"""Wording: the words of a comment apart from the lines that tell the program what to do."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.lessons.convention import Word, read_comment


@dataclass(frozen=True, slots=True)
class Wording:
    """What a pupil reads, and the lines for the program that stand before and after it."""

    text: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def told(self) -> int:
        """How many lines tell the program more than that this is a screen."""
        lines = (*self.before, *self.after)
        return sum(_word_of(line) is not Word.SCREEN for line in lines)

    def whole(self, text: str) -> str:
        """The comment with other words."""
        return "\n".join((*self.before, text, *self.after))


def wording_of(comment: str) -> Wording:
    """Take a comment apart; a line for the program between words goes behind them."""
    lines = comment.split("\n")
    words = [number for number, line in enumerate(lines) if _word_of(line) is None]
    # Words that are still to come belong behind the line that makes a screen.
    first = words[0] if words else int(_word_of(lines[0]) is Word.SCREEN)
    text = "\n".join(lines[number] for number in words)
    after = (line for line in lines[first:] if _word_of(line) is not None)
    return Wording(text, tuple(lines[:first]), tuple(after))


def _word_of(line: str) -> Word | None:
    """The word of an instruction; None for words that somebody reads."""
    found = read_comment(line).instructions
    return found[0].word if found else None
