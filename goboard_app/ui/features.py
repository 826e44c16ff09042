"""The one list of all features: a new one is one package, and one line here."""

from __future__ import annotations

from goboard_app.ui.edit.feature import EditFeature
from goboard_app.ui.review.feature import ReviewFeature
from goboard_app.ui.shell.basics import BasicsFeature
from goboard_app.ui.shell.feature import Feature

FEATURES: tuple[type[Feature], ...] = (BasicsFeature, EditFeature, ReviewFeature)
