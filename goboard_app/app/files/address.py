"""Addresses of files: `file:` URLs, as file managers and browsers pass them on, and the paths that they name."""

from __future__ import annotations

import os
import re
from urllib.parse import unquote_to_bytes

# RFC 8089: `file:///path`, `file://localhost/path` and the short form `file:/path`.
_FILE_URL = re.compile(r"(?is)file:(?://(?:localhost)?(?=/))?(/.*)")
_DRIVE = re.compile(r"/[A-Za-z]:[/\\]")


def local_path(text: str) -> str:
    """Return the path that an argument names: that of a `file:` URL on this computer, else the text itself."""
    match = _FILE_URL.fullmatch(text)
    # A file may be named so; then the name is meant.
    if match is None or match[1].startswith("//") or os.path.exists(text):
        return text
    path = os.fsdecode(unquote_to_bytes(match[1].encode("utf-8", "surrogateescape")))
    return path[1:] if os.name == "nt" and _DRIVE.match(path) else path
