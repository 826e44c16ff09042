"""GameReader: games read so that a value that was closed too early loses as few moves as possible.

A bracket that is not escaped closes the value that it stands in. Where text follows that happens to
fit, as in `GC[gave up 3 points (=6 [points])]`, the rest of the game is read as something else: here
the game ends at the round bracket. The reader notices that by the brackets that are left over. It
then looks at the values of the game once, in their order, and ends each so that no bracket is left
over before the next move, property or game, none of which ever becomes part of a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from goboard_app.record.property_table import idents
from goboard_app.record.sgf import lexer
from goboard_app.record.sgf.builder import GameBuilder, ParseWatch, ReadGame
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.lexer import canonical_ident
from goboard_app.record.sgf.source import FileNodes

_KNOWN = frozenset(idents(lambda row: row.ident))
_FORMAL = "|".join(sorted(ident for ident in _KNOWN if not lexer.may_hold_bracket(ident)))
_PLAIN = re.compile(r"[\s\0\x1a\ufeff]*+")
_SOUND_GAME = re.compile(r"\(\s*+;\s*+(?:[A-Za-z]++\s*+\[|[;()]|\Z)")
_BRACKET = re.compile(r"\\.|[\[\]]", re.DOTALL)
_GOES_ON = r"(?=[\s\0]*+(?:[;()\[]|\Z|[A-Za-z][A-Za-z0-9]*+\s*+\[))"
# A move as programs write it; in a text, words follow.
_MOVE = rf";\s*+[BW]\s*+\[(?:[a-zA-Z]{{2}}|[a-zA-Z]\d\d?|)\]{_GOES_ON}"
_MOVE_BEHIND = re.compile(rf"[\s\0()]*+{_MOVE}")
_END_BEHIND = re.compile(r"\s*+\)[\s\0\x1a)]*+\Z")
_GAME_BEHIND = re.compile(r"\s*+\)[\s)]*+\(\s*+;\s*+([A-Za-z]++)\s*+\[")
_CLOSINGS_BEHIND = re.compile(r"\s*+\)[\s)]*+")
_VARIATION_BEHIND = re.compile(r"\s*+\(\s*+;")
_PROPERTY_BEHIND = re.compile(
    rf"\s*+;?\s*+(?:(?:{_FORMAL})\s*+\[[\w.:+\- ]*+\]{_GOES_ON}|([A-Z][A-Za-z]*+)\s*+\[|[A-Z]{{2,8}}\[)"
)
# The text between two values of a game: the next value, or a name, perhaps behind the beginning of a node.
_REGULAR = re.compile(
    r"[\s\0]*+(?:(?>[\s\0)]*+(?:[;(][\s\0]*+)+)?(?:[A-Z][A-Z0-9]*+[\s\0]*+|[A-Z][A-Za-z0-9_]*+|[a-z]{1,2}))?\["
)
_NODE = re.compile(rf"{_MOVE}|;\s*+(?!B|W)(?:{'|'.join(sorted(_KNOWN))})\s*+\[")
_NEXT = re.compile(rf"(\(\s*+;\s*+[A-Za-z]++\s*+\[)|{_MOVE}|(?<![A-Za-z])(?:{'|'.join(sorted(_KNOWN))})\[")
_ROUND = re.compile(r"\[[^\\\]]*+(?:\\.[^\\\]]*+)*+\]|[()]", re.DOTALL)
# Consecutive properties in which no bracket is ever meant. Atomic, not possessive: see `lexer`.
_FORMAL_RUN = re.compile(rf"(?>\s*+;?\s*+(?:{_FORMAL})(?>\s*+\[[\w.:+\- ]*+\])+)+")
_HEAD = re.compile(r"([A-Za-z][A-Za-z0-9_]*+)\s*+(?=\[)")
_OPENING = re.compile(r"\s*+\[")
_CLOSING = re.compile(r"[^\\\]]*+(?:\\.[^\\\]]*+)*+\]", re.DOTALL)
_OTHER = re.compile(r"[^;()A-Za-z]++|[A-Za-z][A-Za-z0-9_]*+")
# Words behind a variation, of which one looks like the name of a property.
_WORDS = frozenset({FindingKind.NODE_AFTER_VARIATION, FindingKind.MISSING_SEMICOLON, FindingKind.STRAY_TEXT})
# The distance to which the end of a value is looked for.
_REACH = 100_000
# The steps of mending in one file, which take about 5 microseconds each.
_ALLOWANCE = 50_000
# As many characters are searched in the time of a step.
_STEP = 500


class GameReader:
    """A reader of the games of one text; `nodes` holds those of all games.

    A game without brackets that are left over is read once, any other at most twice. In between its values are
    mended, which takes at most `allowance` steps in all games; `spent` is the number of those taken.
    """

    def __init__(self, text: str, watch: ParseWatch | None = None) -> None:
        self._text = text
        self._builder = GameBuilder(text, watch)
        self.allowance = _ALLOWANCE
        self.spent = 0

    @property
    def nodes(self) -> FileNodes:
        """The nodes of all games that were read."""
        return self._builder.nodes

    def read(self, start: int) -> list[ReadGame]:
        """Return the game that begins at an offset.

        Returns an empty list if there is no node, several games if the brackets hold several.
        """
        games = self._builder.read(start)
        # Text without a fault means what it says.
        if games and self.spent < self.allowance and self._is_doubtful(games) and self._mend(start):
            self._builder.forget(games[0].first)
            games = self._builder.read(start)
        return games

    def _is_doubtful(self, games: Sequence[ReadGame]) -> bool:
        """Return whether brackets are left over, in the game or behind it, or words are behind a variation."""
        for game in games:
            kinds = {item.kind for item in game.forgiven}
            if kinds.issuperset(_WORDS):
                return True
            for item in game.forgiven:
                if item.kind is FindingKind.STRAY_TEXT and self._is_bracket(item.offset):
                    return True
        return self._is_followed_by_junk(games[-1].end)

    def _is_bracket(self, place: int) -> bool:
        """Return whether the meaningless text at a place holds a square bracket."""
        junk = self._text[place : lexer.skip_junk(self._text, place)]
        return "]" in junk or "[" in junk

    def _is_followed_by_junk(self, end: int) -> bool:
        """Return whether brackets are left over between the end of a game and the next one."""
        plain = _PLAIN.match(self._text, end)
        at = end if plain is None else plain.end()
        if at >= len(self._text) or _SOUND_GAME.match(self._text, at) is not None:
            return False
        following = _SOUND_GAME.search(self._text, at)
        stop = len(self._text) if following is None else following.start()
        self.spent += (stop - at) // _STEP
        return self._text.find("]", at, stop) >= 0

    def _mend(self, start: int) -> bool:
        """Give the values of the game that begins at an offset better ends; return whether there are any."""
        text = self._text
        is_mended = False
        depth = 0 if text[start] == "(" else 1
        node = at = start
        while at < len(text) and self.spent < self.allowance:
            self.spent += 1
            run = _FORMAL_RUN.match(text, at)
            if run is not None:
                node = max(node, text.rfind(";", at, run.end()))
                at = run.end()
                continue
            letter = text[at]
            head = _HEAD.match(text, at)
            if head is not None:
                if node < 0:
                    node = at
                at, is_better = self._values(head[1], head.end(), node, depth)
                is_mended |= is_better
                continue
            if letter == ";":
                node = at
            elif letter == "(":
                depth += 1
                # The next node may lack its semicolon.
                node = -1
            elif letter == ")":
                depth -= 1
                node = -1
                if depth <= 0:
                    break
            other = _OTHER.match(text, at)
            at = at + 1 if other is None else other.end()
        return is_mended

    def _values(self, ident: str, at: int, node: int, depth: int) -> tuple[int, bool]:
        """Mend the values of a property; return the offset behind them, and whether one has another end."""
        text = self._text
        is_mended = False
        while self.spent < self.allowance and (opening := _OPENING.match(text, at)) is not None:
            self.spent += 1
            start = opening.end()
            closing = _CLOSING.match(text, start)
            if closing is None:
                return len(text), is_mended
            end = first = closing.end() - 1
            if lexer.may_hold_bracket(ident):
                end = self._end(start, first, depth)
            if end != first:
                self._builder.give_end(node, start, end)
                is_mended = True
            at = end + 1
        return at, is_mended

    def _end(self, start: int, first: int, depth: int) -> int:
        """Return the offset of the bracket that closes a value: the `first` one, unless a later one is better.

        `depth` is the number of round brackets that are open at the value.
        """
        if _MOVE_BEHIND.match(self._text, first + 1) is not None:
            return first
        inner = 0
        for match in _BRACKET.finditer(self._text, start, first):
            self.spent += 1
            if self.spent > self.allowance:
                return first
            inner = _counted(inner, match[0])
        if inner == 0 and (self._is_property(first + 1) or self._is_over(first, first + 1, depth)):
            return first
        for at in self._later_ends(first, inner):
            # Brackets of the text before a variation need no other evidence.
            is_variation = inner > 0 and _MOVE_BEHIND.match(self._text, at + 1) is not None
            return at if is_variation or not self._is_over(first, at + 1, depth) else first
        return first

    def _later_ends(self, first: int, inner: int) -> Iterator[int]:
        """Yield the offsets of the brackets behind the `first` one that may close a value, if something is left over.

        `inner` is the number of brackets of the text that are open at the first one. A bracket is left over if none
        was opened before it, and so are words. Nothing is read into the text that is certainly none of it.
        """
        text = self._text
        is_whole = inner == 0
        inner -= 1
        is_inside = is_left_over = False
        behind = first + 1
        for match in _BRACKET.finditer(text, first + 1, first + _REACH):
            self.spent += 1
            if self.spent > self.allowance:
                return
            at = match.start()
            if match[0] != "]":
                if match[0] == "[" and not is_inside:
                    if self._is_node(behind, at):
                        return
                    is_left_over |= _REGULAR.fullmatch(text, behind, at + 1) is None
                    is_inside = True
                inner = _counted(inner, match[0])
                continue
            is_left_over |= not is_inside
            is_inside = False
            behind = at + 1
            is_balanced = inner == 0 and not is_whole
            is_whole |= is_balanced
            inner -= 1
            is_sure = self._is_sure(behind) or (is_whole and self._is_property(behind))
            if is_left_over and (is_sure or (is_balanced and lexer.goes_on(text, behind))):
                yield at
            if is_sure:
                return

    def _is_node(self, start: int, bracket: int) -> bool:
        """Return whether the text between two values ends with the beginning of a node, up to its first bracket."""
        node = self._text.rfind(";", start, bracket)
        return node >= 0 and _NODE.match(self._text, node) is not None

    def _is_sure(self, at: int) -> bool:
        """Return whether a move or the end of the game follows."""
        return _MOVE_BEHIND.match(self._text, at) is not None or self._is_end(at)

    def _is_end(self, at: int) -> bool:
        """Return whether a game ends here, and with it the text, or the next one begins."""
        game = _GAME_BEHIND.match(self._text, at)
        if game is not None:
            return canonical_ident(game[1]) in _KNOWN
        return _END_BEHIND.match(self._text, at) is not None

    def _is_property(self, at: int) -> bool:
        """Return whether a property follows that is known and readable, or has a name that no text holds."""
        found = _PROPERTY_BEHIND.match(self._text, at)
        if found is None:
            return False
        name = found[1]
        return name is None or (name in _KNOWN and lexer.may_hold_bracket(name)) or (len(name) > 1 and name.isupper())

    def _is_over(self, first: int, at: int, depth: int) -> bool:
        """Return whether a variation or game ends at the `first` bracket, because another one begins at or behind `at`.

        The round brackets behind the next beginning tell whether those before it belong to the text.
        """
        text = self._text
        if at == first + 1:
            closings = _CLOSINGS_BEHIND.match(text, at)
            if closings is None:
                return False
            following = _NEXT.search(text, closings.end(), at + _REACH)
            if following is None or following[1] is None:
                self.spent += _REACH // _STEP
                return False
            self.spent += (following.start() - at) // _STEP
            at = following.start()
        elif _VARIATION_BEHIND.match(text, at) is None:
            return False
        closed = text.count(")", first, at) - text.count("(", first, at)
        if closed <= 0:
            return False
        return self._count_closings(at, depth) <= max(0, depth - closed)

    def _count_closings(self, at: int, most: int) -> int:
        """Return the number of variations, up to `most`, that end behind those that begin at an offset."""
        level = count = 0
        for match in _ROUND.finditer(self._text, at, at + _REACH):
            self.spent += 1
            if self.spent > self.allowance or count == most:
                break
            if match[0] == "(":
                level += 1
            elif match[0] == ")":
                count += level == 0
                level = max(0, level - 1)
            elif level == 0:
                break
        return count


def _counted(inner: int, bracket: str) -> int:
    """Return the number of brackets of a text that are open behind one; many programs escape only `]`."""
    if bracket == "[":
        return inner + 1
    return inner - 1 if bracket == "\\]" and inner > 0 else inner
