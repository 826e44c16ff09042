import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.support.fixtures import desk, desks, dialogs, plain_look, window  # noqa: E402

__all__ = ["desk", "desks", "dialogs", "plain_look", "window"]
