"""These tests draw pictures, but need no display."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
