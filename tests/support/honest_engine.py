"""The source of a small engine in GTP, to which a test adds faults."""

from __future__ import annotations

KNOWN = r"name\nversion\nlist_commands\nboardsize\nclear_board\nkomi\nplay\ngenmove\nkata-analyze"

#: An engine that answers every command but those that a test adds to `acts`.
HONEST = f"""
import sys, time, os
out, err = sys.stdout, sys.stderr
acts = {{}}
def say(text):
    out.write(text); out.flush()
def run(bom=""):
    say(bom)
    for line in iter(sys.stdin.readline, ""):
        number, name = line.split()[:2]
        if name in acts: acts[name](number)
        elif name == "list_commands": say("=%s {KNOWN}\\n\\n" % number)
        elif name == "genmove": say("=%s E5\\n\\n" % number)
        elif name == "quit": return
        else: say("=%s\\n\\n" % number)
"""
