"""CardStore: which problems were missed and when, kept in a file beside the settings."""

from __future__ import annotations

from types import MappingProxyType

from goboard_app.app.kept_table import KeptTable, as_list, as_number, as_table
from goboard_app.lessons.attempt import DAYS, Cards, ProblemCard

_KEY = "problems"


class CardStore(KeptTable):
    """A card is a box and a day: `{"problems": {"3fa9…": [2, 739576]}}`."""

    def load(self) -> Cards:
        """What was kept; nothing where there is no file, or none that can be understood."""
        return self.read(_cards, Cards())

    def save(self, cards: Cards) -> bool:
        """Keep this; whether it could be written."""
        return self.write({_KEY: {key: [c.box, c.day] for key, c in cards.by_key.items()}})


def _cards(found: object) -> Cards:
    table = as_table(as_table(found).get(_KEY, {}))
    return Cards(MappingProxyType({str(key): _card(value) for key, value in table.items()}))


def _card(value: object) -> ProblemCard:
    box, day = (as_number(part) for part in as_list(value))
    if not 0 <= box < len(DAYS):
        raise ValueError("no such box")
    return ProblemCard(box, day)
