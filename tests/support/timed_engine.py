"""An engine that answers each analysis after a fixed time, in GTP or in the JSON of KataGo's analysis engine.

Run `python timed_engine.py gtp SECONDS` or `python timed_engine.py json SECONDS THREADS`. In JSON so many queries are
answered at the same time, the earliest first; the others wait.
"""

from __future__ import annotations

import json
import select
import sys
import threading
import time
from queue import SimpleQueue

VISITS = 1000
KNOWN = ("name", "version", "list_commands", "boardsize", "clear_board", "komi", "play", "undo", "kata-analyze", "quit")


def say(text: str) -> None:
    """Write a text at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def run_gtp(seconds: float) -> None:
    """Answer commands; an analysis has all its visits after the seconds, and is repeated as often as is asked for."""
    for line in iter(sys.stdin.readline, ""):
        number, name, *words = line.split()
        if name == "kata-analyze":
            say(f"={number}\n")
            # The time of two lines, in hundredths of a second.
            every, pause = int(words[1]) / 100, seconds
            while not select.select([sys.stdin], [], [], pause)[0]:
                say(f"info move E5 visits {VISITS} winrate 0.5 scoreLead 0.5 prior 0.1 order 0 pv E5 C3\n")
                pause = every
            say("\n")
        elif name == "list_commands":
            say(f"={number} " + "\n".join(KNOWN) + "\n\n")
        else:
            say(f"={number}\n\n")
        if name == "quit":
            return


def run_json(seconds: float, threads: int) -> None:
    """Answer queries, so many at the same time; `terminate` removes one that waits."""
    waiting: SimpleQueue[str] = SimpleQueue()
    ended: set[str] = set()
    info = {"move": "E5", "visits": VISITS, "winrate": 0.5, "scoreLead": 0.5, "order": 0, "pv": ["E5", "C3"]}
    root = {"winrate": 0.5, "scoreLead": 0.5, "visits": VISITS}

    def work() -> None:
        while True:
            query = waiting.get()
            if query not in ended:
                time.sleep(seconds)
                row = {"id": query, "isDuringSearch": False, "moveInfos": [info], "rootInfo": root}
                say(json.dumps(row, separators=(",", ":")) + "\n")

    for _ in range(threads):
        threading.Thread(target=work, daemon=True).start()
    for line in iter(sys.stdin.readline, ""):
        asked = json.loads(line)
        if asked.get("action") == "query_version":
            say(json.dumps({"id": asked["id"], "version": "1.15"}) + "\n")
        elif asked.get("action") == "terminate":
            ended.add(asked["terminateId"])
        elif "action" not in asked:
            waiting.put(asked["id"])


if __name__ == "__main__":
    if sys.argv[1] == "gtp":
        run_gtp(float(sys.argv[2]))
    else:
        run_json(float(sys.argv[2]), int(sys.argv[3]))
