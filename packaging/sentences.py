"""Write every sentence of the program as a call that lupdate understands.

lupdate reads Python by itself, but takes `translate(context, text, None, count)` for a sentence
without plural forms, or drops it: it expects Qt 4's encoding before the count, and takes the
count's name for one. It also knows no keyword arguments. Python's own parser sees the calls as they
are.

Each call has a comment for translators: the lines above it that begin with `#:`, the first sentence
of the docstring around it, which says when it is shown, and what the program puts in for each place.
A `Text` in a table of a module has the lines `#:` above the table in place of a docstring.

Run as `python packaging/sentences.py FILE...` to print the calls; with `--into FOLDER` before the
files, those of each file are written below FOLDER under its own name.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

PLACE = re.compile(r"%[1-9n]")
MARKERS = {"translate", "Text", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP"}


class BadSentence(ValueError):
    """A sentence that cannot be translated, because it is put together at run time."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text for translators: in its context, with a note, with plural forms or without."""

    context: str
    text: str
    note: str
    is_plural: bool
    comment: str = ""

    @property
    def nameless(self) -> bool:
        """True if it has two places, one of them without a name."""
        places = set(PLACE.findall(self.text))
        return len(places) > 1 and any(f"{place} " not in self.comment for place in places - {"%n"})

    def call(self) -> str:
        """Return the call with all its parts on one line, its comment above."""
        words = ", ".join(f'"{_escaped(part)}"' for part in (self.context, self.text, self.note))
        call = f"translate({words}{', QCoreApplication.UnicodeUTF8, 1' if self.is_plural else ''})"
        return f"#: {self.comment}\n{call}" if self.comment else call


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of a piece of the source: the class, the function, the constant, the calls."""

    owner: str = ""
    function: ast.FunctionDef | None = None
    constant: ast.Assign | ast.AnnAssign | None = None
    calls: tuple[ast.Call, ...] = ()


def sentences(tree: ast.Module, source: str) -> Iterator[Sentence]:
    """Yield the sentences of a module in the order of its source."""
    lines = source.splitlines()
    fillers = {"filled"} | {
        node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.args.vararg
    }
    yield from _below(tree, Around(), lines, fillers)


def _below(tree: ast.AST, around: Around, lines: list[str], fillers: set[str]) -> Iterator[Sentence]:
    for node in ast.iter_child_nodes(tree):
        inside = around
        if isinstance(node, ast.Call):
            yield from _sentence(node, around, lines, fillers)
            inside = replace(around, calls=(*around.calls, node))
        elif isinstance(node, ast.ClassDef):
            inside = Around(owner=node.name)
        elif isinstance(node, ast.FunctionDef):
            inside = replace(around, function=node, constant=None, calls=())
        elif isinstance(node, ast.Assign | ast.AnnAssign) and around.function is None:
            inside = replace(around, constant=node)
        yield from _below(node, inside, lines, fillers)


def _sentence(call: ast.Call, around: Around, lines: list[str], fillers: set[str]) -> Iterator[Sentence]:
    """Yield the one sentence of a call that marks one."""
    name = _called(call)
    values: list[ast.expr] = list(call.args)
    if name == "tr":
        values.insert(0, ast.Constant(around.owner))
    elif name not in MARKERS:
        return
    texts = [_text(value) for value in values[:3]]
    if len(texts) < 2 or not texts[0] or not texts[1]:
        return  # a sentence that was marked elsewhere, or the method of a str
    is_plural = len(values) > 3 or "_N_" in name or any(word.arg == "n" for word in call.keywords)
    note = texts[2] if len(texts) > 2 else ""
    said = _said_of(call, lines)
    if around.constant is not None and around.constant.lineno != call.lineno:
        said += _said_of(around.constant, lines)
    parts = (*said, _shown(around), _places(texts[1], call, around, fillers))
    comment = " ".join(part for part in parts if part)
    yield Sentence(texts[0], texts[1], note, is_plural, comment)


def _called(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def _said_of(node: ast.expr | ast.stmt, lines: list[str]) -> list[str]:
    """Return what the lines above a call or a constant say to translators."""
    said: list[str] = []
    for line in reversed(lines[: node.lineno - 1]):
        if not line.strip().startswith("#:"):
            break
        said.insert(0, line.strip().removeprefix("#:").strip())
    return said


def _shown(around: Around) -> str:
    """Return the first sentence of the docstring around, which says when this is shown."""
    words = around.function and ast.get_docstring(around.function)
    return re.split(r"(?<=\.)\s", " ".join(words.split()))[0] if words else ""


def _places(text: str, call: ast.Call, around: Around, fillers: set[str]) -> str:
    """Return what is put in for each place of a text, as the source calls it."""
    places = sorted(set(PLACE.findall(text)) - {"%n"})
    if not places:
        return ""
    calls = [each for each in around.calls if _called(each) in fillers]
    if not calls and around.function is not None:
        inside = (each for each in ast.walk(around.function) if isinstance(each, ast.Call))
        calls = [each for each in inside if _called(each) in fillers and _is_after(each, call)]
        calls.sort(key=lambda each: (each.lineno, each.col_offset))
    for each in calls:
        values = each.args[1:]
        if len(values) >= int(places[-1][1:]) and not any(isinstance(v, ast.Starred) for v in values):
            return " ".join(f"{p} = {ast.unparse(values[int(p[1:]) - 1])}" for p in places)
    return ""


def _is_after(later: ast.Call, call: ast.Call) -> bool:
    return (later.lineno, later.col_offset) > (call.lineno, call.col_offset) and len(later.args) > 1


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
            source = Path(name).read_text("utf-8")
            found = list(sentences(ast.parse(source, name), source))
        except BadSentence as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            return 1
        for sentence in found:
            if sentence.nameless:
                told = "say above it what stands for %1 and %2: `#: %1 = a point %2 = a number`"
                print(f"{name}: {sentence.text!r}: {told}", file=sys.stderr)
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
