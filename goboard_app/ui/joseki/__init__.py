"""Joseki: a dictionary of corners beside a record; and what the settings say of it."""

from goboard_app.app.settings import FLAG, TEXT, Setting

FILE: Setting[str] = Setting("joseki/file", "", TEXT)
"""The file that was chosen; '' for none."""

SHOWN: Setting[bool] = Setting("joseki/shown", False, FLAG)
