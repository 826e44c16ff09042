"""A scripted engine in GTP: it answers, dies, hangs, talks nonsense or floods.

Run `python scripted_engine.py SCRIPT`, a JSON object that says for a command what to do, one after
the other, and the last one again and again: `= D4` and `? why` are answers; `die 3` ends it with
this code; `hang` answers nothing more; `deaf` reads nothing more; `nonsense 500` writes so many
lines; `huge 3000000` writes a line of so many letters; `spam 100 info move ...` answers with this
line a hundred times a second until the next command, VISITS in it being one more each time;
`late 0.5 = D4` answers after half a second. `start` is done before anything is read. What it was
told stands in the file that `told` names.
"""

from __future__ import annotations

import json
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

COMMANDS = (
    *("name", "version", "list_commands", "boardsize", "clear_board", "komi", "play", "genmove"),
    *("undo", "set_free_handicap", "final_status_list", "time_settings", "quit"),
)


class ScriptedEngine:
    """Answers one command after the other."""

    def __init__(self, script: dict[str, object]) -> None:
        self._script = {name: [does] if isinstance(does, str) else does for name, does in script.items()}
        self._told = Path(str(script["told"])) if "told" in script else None
        self._rest = b""

    def run(self) -> None:
        """Run until the input ends, or the script says so."""
        if "start" in self._script:
            self._do(self._next("start"), "")
        for line in self._lines():
            if self._told is not None:
                with self._told.open("a") as file:
                    file.write(line + "\n")
            number, _, words = line.partition(" ")
            name = words.split(" ")[0]
            if name in self._script:
                self._do(self._next(name), number)
            elif name == "list_commands":
                known = [*COMMANDS, *(name for name in self._script if name not in COMMANDS)]
                self._say(f"={number} " + "\n".join(known) + "\n\n")
            else:
                self._say(f"={number} {'Scripted' if name == 'name' else ''}\n\n")
            if name == "quit":
                return

    def _next(self, name: str) -> str:
        acts = self._script[name]
        assert isinstance(acts, list)
        return str(acts.pop(0) if len(acts) > 1 else acts[0])

    def _do(self, act: str, number: str) -> None:
        verb, _, rest = act.partition(" ")
        if verb in ("=", "?"):
            self._say(f"{verb}{number} {rest}\n\n")
        elif verb == "die":
            sys.stderr.write("something broke\n")
            sys.exit(int(rest or 1))
        elif verb == "hang":
            for _ in self._lines():
                pass
        elif verb == "deaf":
            time.sleep(600)
        elif verb == "nonsense":
            self._say("Segmentation fault? No: <b>nonsense</b>\n" * int(rest))
        elif verb == "huge":
            self._say("x" * int(rest) + "\n")
        elif verb == "late":
            seconds, _, answer = rest.partition(" ")
            time.sleep(float(seconds))
            self._do(answer, number)
        elif verb == "spam":
            self._spam(*rest.split(" ", 1), number=number)
        else:
            raise ValueError(act)

    def _spam(self, rate: str, line: str, *, number: str) -> None:
        self._say(f"={number}\n")
        visits, begun = 0, time.monotonic()
        while not select.select([sys.stdin], [], [], 0)[0]:
            visits += 1
            self._say(line.replace("VISITS", str(visits)) + "\n")
            pause = max(0.0, begun + visits / float(rate) - time.monotonic())
            select.select([sys.stdin], [], [], pause)
        self._say("\n")

    def _lines(self) -> Iterator[str]:
        while data := sys.stdin.buffer.raw.read(65536):  # type: ignore[attr-defined]
            *lines, self._rest = (self._rest + data).split(b"\n")
            for line in lines:
                yield line.decode()

    def _say(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


if __name__ == "__main__":
    ScriptedEngine(json.loads(sys.argv[1])).run()
