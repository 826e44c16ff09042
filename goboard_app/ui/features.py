"""The list of all features of a window: a new feature is one package and one line here."""

from __future__ import annotations

from goboard_app.ui.analysis.feature import AnalysisFeature
from goboard_app.ui.clock.feature import ClockFeature
from goboard_app.ui.count.feature import CountFeature
from goboard_app.ui.edit.feature import EditFeature
from goboard_app.ui.engines.feature import EnginesFeature
from goboard_app.ui.files.feature import FilesFeature
from goboard_app.ui.help.feature import HelpFeature
from goboard_app.ui.joseki.feature import JosekiFeature
from goboard_app.ui.library.feature import LibraryFeature
from goboard_app.ui.moments.feature import MomentsFeature
from goboard_app.ui.play.feature import PlayFeature
from goboard_app.ui.players.feature import PlayersFeature
from goboard_app.ui.preferences.feature import PreferencesFeature
from goboard_app.ui.review.feature import ReviewFeature
from goboard_app.ui.rulesets.feature import RulesetsFeature
from goboard_app.ui.shell.basics import BasicsFeature
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.start.feature import StartFeature
from goboard_app.ui.teach.feature import TeachFeature

FEATURES: tuple[type[Feature], ...] = (
    FilesFeature,
    LibraryFeature,
    JosekiFeature,
    EnginesFeature,
    BasicsFeature,
    StartFeature,
    PlayFeature,
    ClockFeature,
    CountFeature,
    PlayersFeature,
    RulesetsFeature,
    TeachFeature,
    ReviewFeature,
    AnalysisFeature,
    MomentsFeature,
    EditFeature,
    PreferencesFeature,
    HelpFeature,
)
