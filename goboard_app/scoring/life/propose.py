"""The proposal for a stopped board: the status of every group, and the open borders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from goboard_app.go.board import BoardSize, Move, Pass, Play, Point
from goboard_app.go.position import COLORS, Position
from goboard_app.late import late
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.borders import Borders, find_borders
from goboard_app.scoring.life.closed import find_closed
from goboard_app.scoring.life.groups import StoneGroup, find_groups, has_one_poor_eye
from goboard_app.scoring.life.limits import (
    DOUBT,
    FIRM,
    LEAST_RUNS,
    MOST_READ,
    MOST_RUNS,
    MOST_SWINGING,
    STABLE,
    SWING,
    WORK,
)
from goboard_app.scoring.life.playouts import Fates
from goboard_app.scoring.life.proof import PASS, LineMove
from goboard_app.scoring.life.room import with_room
from goboard_app.scoring.life.search import Reading, read_group
from goboard_app.scoring.life.standoffs import with_standoffs
from goboard_app.scoring.life.verdict import (
    GroupVerdict,
    corrected,
    decided_by_first_move,
    disputed,
    find_sekis,
    is_in_doubt,
    is_plain,
    leaned,
    left_open,
    may_be_disputed,
    may_swing,
    proved_verdict,
    verdict_on,
)
from goboard_app.scoring.proposal import CalledOff, GroupJudgement, Life, NeededMove, Opening, Proposal, Reason, Watch
from goboard_app.scoring.seki.analysis import analyse
from goboard_app.scoring.statuses import Statuses

with late:
    # They load NumPy, which takes long, and are left out until a board is judged.
    from goboard_app.scoring.life.board_network import glance
    from goboard_app.scoring.life.corrector import chances_of_death, features_of
    from goboard_app.scoring.life.forecast import agrees, shipped_forecaster
    from goboard_app.scoring.life.outlook import look_ahead

if TYPE_CHECKING:
    from goboard_app.scoring.life.corrector import Features
    from goboard_app.scoring.life.forecast import Forecast

_SEED = 19
"""The seed of the playouts, fixed so that the same stones get the same proposal."""
_READING_STARTS = 0.5
"""The progress, from 0 to 1, at which the playouts end and reading starts."""


def propose(position: Position, watch: Watch | None = None) -> Proposal:
    """Return the proposal for a stopped position, with a judgement of every group.

    It depends on the stones only: the playouts use a fixed seed. Raises CalledOff if `watch` calls the
    work off.
    """
    judge = _PositionJudge(position, watch)
    proposal = with_room(position, with_standoffs(position, judge.judge()))
    lead = judge.unsure_lead
    if proposal.is_finished and lead is not None and not agrees(position, proposal, lead, judge.stop_if_called_off):
        return proposal._replace(is_finished=False)
    return proposal


class Judged(NamedTuple):
    """The results of playouts and reading for a position, the input of the network.

    `readings` are by the head of the main chain of a group.
    """

    fates: Fates
    groups: list[StoneGroup]
    verdicts: list[GroupVerdict]
    readings: Mapping[int, Reading | None]


def judged(position: Position) -> Judged:
    """Return the results of playouts and reading without the network, which is trained with them."""
    return _PositionJudge(position, None).judged()


class _PositionJudge:
    """The judgement of one position, from the stones to the proposal."""

    def __init__(self, position: Position, watch: Watch | None) -> None:
        self._position = position
        self._size: BoardSize = position.size
        self._watch = watch
        self._board = QuickBoard.of(position)
        self._fates = Fates(self._board)
        self._walls: list[bool] = []
        self._readings: dict[int, Reading | None] = {}
        self._done = 0.0
        self._closed: frozenset[int] = frozenset()
        self._lacks_network = False
        # The forecast lead of Black in area, set if the borders are not settled.
        self.unsure_lead: float | None = None

    def judge(self) -> Proposal:
        """Return the proposal, before stand-offs, room and agreement are checked.

        Raises CalledOff if the observer cancels the work.
        """
        groups, verdicts = self._read_all()
        features = self._features(groups, verdicts)
        forecast = self._forecast(features)
        borders = self._borders(groups, verdicts)
        open_points, sure_points = (forecast.open_points, forecast.sure_points) if forecast else (None, 0)
        is_finished = borders.is_finished(self._size.area, open_points, sure_points)
        if is_finished:
            # The network that judges groups has learnt from finished boards only.
            verdicts = self._corrected(groups, verdicts, features)
        else:
            verdicts = [left_open(*pair) for pair in zip(groups, verdicts, strict=True)]
        if forecast is not None:
            verdicts = self._with_first_moves(groups, verdicts, forecast)
            self.stop_if_called_off()
            if not borders.is_settled:
                verdicts = [
                    leaned(verdict, forecast.lives(group.stones, group.color))
                    for group, verdict in zip(groups, verdicts, strict=True)
                ]
        borders = self._borders(groups, verdicts)
        if forecast is not None and not borders.is_settled:
            self.unsure_lead = forecast.lead
        return self._proposal(groups, verdicts, borders, is_finished)

    def judged(self) -> Judged:
        """Return the results of playouts and reading."""
        return Judged(self._fates, *self._read_all(), self._readings)

    def _read_all(self) -> tuple[list[StoneGroup], list[GroupVerdict]]:
        """Return all groups and their verdicts by playouts and reading."""
        open_points = len(self._fates.open_points)
        # The one avoids a division by zero on a board without open points.
        runs = max(LEAST_RUNS, min(MOST_RUNS, WORK // (open_points + 1)))
        self._fates.run(runs, Random(_SEED), self._is_playout_off)
        self.stop_if_called_off()
        self._walls = self._fates.walls()
        groups = find_groups(self._fates)
        proved = find_closed(self._fates, groups, self._size.columns, self._is_called_off)
        self._closed = frozenset(proved)
        self._read_doubtful([group for number, group in enumerate(groups) if number not in proved])
        sekis = dict(find_sekis(self._fates, groups, proved, self._is_called_off))
        self.stop_if_called_off()
        verdicts = [verdict_on(self._fates, group, self._reading_in_doubt(group)) for group in groups]
        for number, finding in proved.items():
            verdicts[number] = proved_verdict(self._fates, groups[number], finding, verdicts[number])
            if verdicts[number].life is Life.SEKI:
                sekis[number] = verdicts[number]
        for number, verdict in self._confirmed(groups, verdicts, sekis).items():
            verdicts[number] = verdict
        return groups, verdicts

    def _features(self, groups: list[StoneGroup], verdicts: list[GroupVerdict]) -> Features | None:
        """Return the input of the networks; None for a board without stones."""
        if not groups:
            return None
        return features_of(self._size, self._fates, groups, verdicts, self._readings)

    def _forecast(self, features: Features | None) -> Forecast | None:
        """Return the forecast of the owners of points; None without stones, empty points, or the network."""
        if features is None or 0 not in self._board.color:
            return None
        network, seen = shipped_forecaster(), glance(self._size, self._board)
        if network is None or seen is None:
            self._lacks_network = True
            return None
        ahead = look_ahead(self._size, self._board, self._is_called_off)
        self.stop_if_called_off()
        return network.forecast(features, seen, ahead)

    def _with_first_moves(
        self, groups: list[StoneGroup], verdicts: list[GroupVerdict], forecast: Forecast
    ) -> list[GroupVerdict]:
        """Return the verdicts, changed for the groups that the first move decides by the forecast.

        The largest of these are read. A plain reading stands against a forecast that is not firm.
        """
        swinging = [
            number
            for number, (group, verdict) in enumerate(zip(groups, verdicts, strict=True))
            if number not in self._closed and may_swing(group, verdict) and forecast.swing(group.stones) >= SWING
        ]
        better = list(verdicts)
        swinging.sort(key=lambda number: -len(groups[number].stones))
        for place, number in enumerate(swinging):
            # A reading that was made before costs nothing.
            is_read = place < MOST_SWINGING or groups[number].main in self._readings
            reading = self._read(groups[number]) if is_read else None
            is_firm = forecast.swing(groups[number].stones) >= FIRM
            if reading is None or is_firm or not is_plain(reading):
                better[number] = decided_by_first_move(verdicts[number], reading)
        return better

    def _corrected(
        self, groups: list[StoneGroup], verdicts: list[GroupVerdict], features: Features | None
    ) -> list[GroupVerdict]:
        """Return the verdicts with those in doubt corrected by the network, if there is one."""
        judged = list(zip(groups, verdicts, strict=True))
        if features is None or not any(is_in_doubt(each) or may_be_disputed(group, each) for group, each in judged):
            return verdicts
        dying = chances_of_death(features)
        if dying is None:
            self._lacks_network = True
            return verdicts
        better = [
            disputed(group, corrected(each, dies), dies) for (group, each), dies in zip(judged, dying, strict=True)
        ]
        sekis = {number: each for number, each in enumerate(better) if each.life is Life.SEKI}
        # Without a seki that the network denied, its neighbours may not be in seki either.
        if len(sekis) < sum(each.life is Life.SEKI for each in verdicts):
            for number, each in self._confirmed(groups, better, sekis).items():
                better[number] = each
        return better

    def _confirmed(
        self,
        groups: list[StoneGroup],
        verdicts: list[GroupVerdict],
        sekis: Mapping[int, GroupVerdict],
    ) -> dict[int, GroupVerdict]:
        """Return the verdicts of `sekis`, those that are no seki by their eyes changed to alive.

        In a seki neither group has two eyes. Other groups are on the board because neither side need
        move, and count like any living group.
        """
        if not sekis:
            return {}
        dead = [
            at
            for number, group in enumerate(groups)
            if number not in sekis and verdicts[number].leaning is Life.DEAD
            for at in group.stones
        ]
        statuses = Statuses(dead=self._points(frozenset(dead)))
        in_seki = analyse(self._position, statuses).stones_in_seki
        return {
            number: verdict
            if stones <= in_seki
            else replace(
                verdict,
                life=Life.ALIVE,
                leaning=Life.ALIVE,
                reason=Reason.SURVIVES,
                points=frozenset(),
            )
            for number, verdict in sekis.items()
            if (stones := self._points(groups[number].stones))
        }

    def _is_playout_off(self, done: float) -> bool:
        return self._is_off(None, done * _READING_STARTS)

    def _is_off(self, at: int | None, done: float) -> bool:
        self._done = done
        if self._watch is None:
            return False
        self._watch.told(None if at is None else self._size.point(at), done)
        return self._watch.is_called_off()

    def _is_called_off(self) -> bool:
        return self._is_off(None, self._done)

    def stop_if_called_off(self) -> None:
        """Raise CalledOff if the observer cancels the work."""
        if self._watch is not None and self._watch.is_called_off():
            raise CalledOff

    def _read_doubtful(self, groups: list[StoneGroup]) -> None:
        """Read the groups that playouts leave in doubt, the largest ones first. Raises CalledOff."""
        doubtful = [group for group in groups if self._is_doubtful(group)]
        doubtful.sort(key=lambda group: (-len(group.stones), group.main))
        for number, group in enumerate(doubtful[:MOST_READ]):
            part = number / min(len(doubtful), MOST_READ)
            if self._is_off(group.main, _READING_STARTS + part * (1 - _READING_STARTS)):
                raise CalledOff
            self._read(group)

    def _read(self, group: StoneGroup) -> Reading | None:
        if group.main not in self._readings:
            self._readings[group.main] = read_group(self._board, group, self._walls, self._is_called_off)
        return self._readings[group.main]

    def _reading_in_doubt(self, group: StoneGroup) -> Reading | None:
        """Return the reading of a group that playouts leave in doubt, else None.

        Playouts that agree are more reliable than the reading.
        """
        return self._readings.get(group.main) if self._is_doubtful(group) else None

    def _is_doubtful(self, group: StoneGroup) -> bool:
        """Return whether playouts leave a group in doubt.

        A group with one eye of a dead shape is in doubt up to a higher share: playouts rarely find the
        vital point of a large eye space.
        """
        if group.is_safe:
            return False
        few, most = DOUBT, 1 - DOUBT
        return few <= group.share <= most or (most < group.share < STABLE and has_one_poor_eye(self._board, group))

    def _borders(self, groups: list[StoneGroup], verdicts: list[GroupVerdict]) -> Borders:
        judged = list(zip(groups, verdicts, strict=True))
        dead = [at for group, v in judged if v.leaning is Life.DEAD for at in group.stones]
        seki = [at for group, v in judged if v.leaning is Life.SEKI for at in group.stones]
        # The network knows better than the playouts which stones stay; with it the board is less open.
        known = {
            at: v.confidence if (group.color == 1) is (v.leaning is Life.ALIVE) else 1 - v.confidence
            for group, v in judged
            if v.reason is Reason.EXPERIENCE
            for at in group.stones
        }
        playouts = self._fates.black_share
        return find_borders(
            self._board,
            dead,
            frozenset(seki),
            lambda at: known[at] if at in known else playouts(at),
        )

    def _proposal(
        self, groups: list[StoneGroup], verdicts: list[GroupVerdict], borders: Borders, is_finished: bool
    ) -> Proposal:
        return Proposal(
            groups=tuple(map(self._judgement, groups, verdicts)),
            openings=tuple(self._openings(borders)),
            needed=tuple(self._needed(borders)),
            dame=self._points(borders.dame),
            is_finished=is_finished,
            lacks_network=self._lacks_network,
        )

    def _judgement(self, group: StoneGroup, verdict: GroupVerdict) -> GroupJudgement:
        color = COLORS[group.color]
        assert color is not None
        return GroupJudgement(
            color=color,
            stones=self._points(group.stones),
            life=verdict.life,
            leaning=verdict.leaning,
            confidence=verdict.confidence,
            reason=verdict.reason,
            points=self._points(verdict.points),
            liberties=len(group.liberties),
            other_liberties=verdict.other_liberties,
            line=tuple(map(self._move, verdict.line)),
            is_proved=verdict.is_proved,
            rescue=tuple(map(self._move, verdict.rescue)),
        )

    def _move(self, move: LineMove) -> Move:
        color = COLORS[move.color]
        assert color is not None
        return Pass(color) if move.at == PASS else Play(color, self._size.point(move.at))

    def _openings(self, borders: Borders) -> list[Opening]:
        openings = []
        for gap in borders.gaps:
            invader = COLORS[gap.invader]
            assert invader is not None
            openings.append(Opening(invader, self._points(gap.points), self._points(gap.threatened)))
        return openings

    def _needed(self, borders: Borders) -> list[NeededMove]:
        needed = []
        for weakness in borders.needed:
            owner = COLORS[weakness.owner]
            assert owner is not None
            needed.append(NeededMove(owner, self._size.point(weakness.point), self._points(weakness.threatened)))
        return needed

    def _points(self, indices: frozenset[int]) -> frozenset[Point]:
        return frozenset(self._size.point(at) for at in indices)
