"""The players' book: keeping games played here, and the results of each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_app.ui.shell.services import Service

if TYPE_CHECKING:
    from goboard_app.ui.players.keeping import KeepingFlow

KEEPING: Service[KeepingFlow] = Service("keeping")
