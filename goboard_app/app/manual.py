"""The manual: its pages, read from the folder of a language, and the search in them.

A page is a text file with a small set of marks: `# Title`, `## Heading`, paragraphs, `- lists` and `1. lists`; **bold**
for a menu item or a button as it appears on the screen, `Ctrl+P` for a key, [text](page:name) and [text](word:name) for
links to a page and to a term of Go, ![description](picture:name) and {keys} in lines of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from goboard_app import SOURCE_LANGUAGE, resource_path

CONTENTS = "index"
"""The page that lists the others, in their order."""

KEYS = "keys"
"""The page of the keys, which is printed on one sheet."""

_LINK = r"!?\[([^\]]*)\]\((\w+):([\w-]+)\)"
# Chinese and Japanese sentences end without a space.
_SENTENCE_END = r"(?<=[.!?])\s+|(?<=[。！？])"
# The number of sentences that a search shows of one page.
_MOST_OF_A_PAGE = 3


class BlockKind(Enum):
    """The kind of a block of a page."""

    TITLE = auto()
    HEADING = auto()
    PARAGRAPH = auto()
    POINT = auto()
    STEP = auto()
    PICTURE = auto()
    KEYS = auto()


class ManualBlock(NamedTuple):
    """A part of a page, with its text as written; for a picture the text is its description, with its name."""

    kind: BlockKind
    text: str
    name: str = ""

    @property
    def plain(self) -> str:
        """The text without its marks."""
        return re.sub(r"\*\*|`", "", re.sub(_LINK, r"\1", self.text))

    @property
    def links(self) -> list[tuple[str, str]]:
        """The kind and the name of each link in the text, in their order."""
        return [(kind, name) for _text, kind, name in re.findall(_LINK, self.text)]


class ManualPage(NamedTuple):
    """A page with its name."""

    name: str
    blocks: tuple[ManualBlock, ...]

    @property
    def title(self) -> str:
        """The title of the page, or its name if it has none."""
        return next((block.plain for block in self.blocks if block.kind is BlockKind.TITLE), self.name)

    @property
    def links(self) -> list[tuple[str, str]]:
        """The kind and the name of each link and each picture of the page; links come first, in their order."""
        links = [link for block in self.blocks for link in block.links]
        pictures = [b.name for b in self.blocks if b.kind is BlockKind.PICTURE]
        return links + [("picture", name) for name in pictures]

    def sentences(self) -> Iterator[str]:
        """Yield the sentences of the page."""
        for block in self.blocks:
            if block.kind not in (BlockKind.TITLE, BlockKind.PICTURE):
                yield from (part for part in re.split(_SENTENCE_END, block.plain) if part.strip())


class FoundPlace(NamedTuple):
    """A page and a sentence in it that matches a search."""

    page: ManualPage
    sentence: str


class Manual:
    """The pages in a language; a page missing in this language is in English."""

    def __init__(self, language: str) -> None:
        self._folders = [resource_path(f"languages/{code}/manual") for code in (language, SOURCE_LANGUAGE)]
        self._pages: dict[str, ManualPage] = {}

    def page(self, name: str) -> ManualPage:
        """Return the page of this name; the contents if it is missing or cannot be read."""
        if name not in self._pages:
            self._pages[name] = read_page(name, self._folders)
        page = self._pages[name]
        # The contents are returned even if empty: a missing contents page would otherwise look for itself.
        return page if page.blocks or name == CONTENTS else self.page(CONTENTS)

    @cached_property
    def chapters(self) -> tuple[tuple[str, tuple[ManualPage, ...]], ...]:
        """The pages in their order, under the headings of the contents."""
        chapters: list[tuple[str, tuple[ManualPage, ...]]] = []
        for block in self.page(CONTENTS).blocks:
            if block.kind is BlockKind.HEADING:
                chapters.append((block.plain, ()))
            elif block.kind is BlockKind.POINT and chapters:
                heading, pages = chapters[-1]
                names = [name for kind, name in block.links if kind == "page"]
                chapters[-1] = heading, (*pages, *map(self.page, names))
        return tuple(chapters)

    @property
    def pages(self) -> list[ManualPage]:
        """All pages but the contents."""
        return [page for _heading, pages in self.chapters for page in pages]

    def find(self, text: str) -> list[FoundPlace]:
        """Return the sentences that contain all these words or beginnings of words, pages with such a title first.

        If no sentence has all of them, the pages that have them are returned with their first sentence.
        """
        words = text.casefold().split()
        if not words:
            return []
        # False comes first, and the sort keeps the order of the other pages.
        pages = sorted(self.pages, key=lambda page: not _has(page.title, words))
        found = [FoundPlace(page, each) for page in pages for each in _sentences_with(page, words)]
        return found or [
            FoundPlace(page, next(page.sentences(), ""))
            for page in pages
            if _has(" ".join((page.title, *page.sentences())), words)
        ]

    @staticmethod
    def picture(name: str) -> Path | None:
        """Return the file of a picture; None if it is missing."""
        path = resource_path(f"manual/{name}.webp")
        return path if path.is_file() else None


def _has(text: str, words: list[str]) -> bool:
    plain = text.casefold()
    return all(word in plain for word in words)


def _sentences_with(page: ManualPage, words: list[str]) -> list[str]:
    sentences = list(page.sentences())
    if _has(page.title, words):
        return sentences[:1]
    return [sentence for sentence in sentences if _has(sentence, words)][:_MOST_OF_A_PAGE]


def read_page(name: str, folders: Sequence[Path]) -> ManualPage:
    """Read a page from the first of these folders where it can be read.
    A page without blocks is returned if it can be read in none.
    """
    for folder in folders:
        try:
            text = (folder / f"{name}.md").read_text("utf-8")
        except (OSError, ValueError):
            continue
        blocks = tuple(_blocks(text))
        # A file that does not begin with its title is none of ours, or is damaged.
        if blocks and blocks[0].kind is BlockKind.TITLE:
            return ManualPage(name, blocks)
    return ManualPage(name, ())


_STARTS = (
    ("## ", BlockKind.HEADING),
    ("# ", BlockKind.TITLE),
    ("- ", BlockKind.POINT),
)


def _blocks(text: str) -> Iterator[ManualBlock]:
    """Yield the blocks of a page; each line is one block."""
    for line in map(str.strip, text.splitlines()):
        start, kind = next((pair for pair in _STARTS if line.startswith(pair[0])), ("", None))
        if not line:
            continue
        if kind is not None:
            yield ManualBlock(kind, line.removeprefix(start).strip())
        elif line == "{keys}":
            yield ManualBlock(BlockKind.KEYS, "")
        elif (picture := re.fullmatch(_LINK, line)) and line.startswith("!"):
            yield ManualBlock(BlockKind.PICTURE, picture[1], picture[3])
        elif step := re.match(r"\d+\.\s*", line):
            yield ManualBlock(BlockKind.STEP, line[step.end() :])
        else:
            yield ManualBlock(BlockKind.PARAGRAPH, line)
