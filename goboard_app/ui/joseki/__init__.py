"""The joseki dictionary beside a record, and its settings."""

from goboard_app.app.settings import FLAG, TEXT, Setting

FILE: Setting[str] = Setting("joseki/file", "", TEXT)
"""The dictionary file that was chosen; '' for none."""

SHOWN: Setting[bool] = Setting("joseki/shown", False, FLAG)
