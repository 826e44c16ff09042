"""Write every sentence of the program as a call that lupdate understands.

lupdate reads Python by itself, but takes `translate(context, text, None, count)` for a sentence
without plural forms, or drops it: it expects Qt 4's encoding before the count, and takes the
count's name for one. It also knows no keyword arguments. Python's own parser sees the calls as they
are.

Run as `python packaging/sentences.py FILE...` to print the calls; with `--into FOLDER` before the
files, those of each file are written below FOLDER under its own name.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MARKERS = {"translate", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP"}


class BadSentence(ValueError):
    """A sentence that cannot be translated, because it is put together at run time."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """What a translator gets: a text in its context, with a note, with plural forms or without."""

    context: str
    text: str
    note: str
    is_plural: bool

    def call(self) -> str:
        """Promise the call with all its parts, on one line."""
        words = ", ".join(f'"{_escaped(part)}"' for part in (self.context, self.text, self.note))
        return f"translate({words}{', QCoreApplication.UnicodeUTF8, 1' if self.is_plural else ''})"


def sentences(tree: ast.AST, owner: str = "") -> Iterator[Sentence]:
    """Yield the sentences below `tree` in the order of the source; `owner` is the class around."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield from _sentence(node, owner)
        yield from sentences(node, node.name if isinstance(node, ast.ClassDef) else owner)


def _sentence(call: ast.Call, owner: str) -> Iterator[Sentence]:
    """Yield the one sentence of a call that marks one."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    values: list[ast.expr] = list(call.args)
    if name == "tr":
        values.insert(0, ast.Constant(owner))
    elif name not in MARKERS:
        return
    texts = [_text(value) for value in values[:3]]
    if len(texts) < 2 or not texts[0] or not texts[1]:
        return  # a sentence that was marked elsewhere, or the method of a str
    is_plural = len(values) > 3 or "_N_" in name or any(word.arg == "n" for word in call.keywords)
    note = texts[2] if len(texts) > 2 else ""
    yield Sentence(texts[0], texts[1], note, is_plural)


def _text(value: ast.expr) -> str:
    """Return a literal text, and an empty one for anything else."""
    if isinstance(value, ast.JoinedStr):
        raise BadSentence(f"line {value.lineno}: put numbers and names in with %1 and replace()")
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def _escaped(text: str) -> str:
    """Return a text as it stands between double quotes."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def main() -> int:
    """Print the calls of all files named on the command line, or write them into a folder."""
    names, folder = sys.argv[1:], None
    if names[:1] == ["--into"]:
        folder, names = Path(names[1]), names[2:]
    for name in names:
        try:
            found = list(sentences(ast.parse(Path(name).read_text("utf-8"), name)))
        except BadSentence as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            return 1
        calls = "".join(f"{sentence.call()}\n" for sentence in found)
        if folder is None:
            print(calls, end="")
        elif calls:
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(calls, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
