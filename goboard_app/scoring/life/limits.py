"""The limits of the judgement, all that were set by hand, in one table.

A share is that of the playouts, or of the lines of a search, with one outcome. Where a value was measured
against others its note says the gain; docs/judgement.md says what each whole step is worth. A limit that
says how sure, how open or how large something must be changes verdicts; those of effort change the time.
"""

from __future__ import annotations

# How sure a verdict is.
MOST_SURE = 0.99
"""The largest confidence of a verdict other than unconditional life, which alone is certain."""
STABLE = 0.97
"""The share from which a chain counts as a wall while others are read, and a search as settled."""
FIRM = 0.9
"""The confidence from which a verdict is not in doubt.

Below it the network for groups is asked, and its own answer leaves a group to the players. It is also the
confidence of a death that a ko may change, and the survival from which a group with many liberties is a wall.
Of 719 finished boards kept apart, 14 have a wrong group with it, 21 without the network.
"""
DENIES = 0.95
"""The chance by the network from which it disputes a seki, and gives a disputed group its own leaning.

Of 49 wrong groups on 1,000 boards kept apart 27 are left to the players instead of 23.
"""
LIKELY = 0.65
"""The share from which a group counts as alive: in finished games such groups nearly always are.

Below it, and above one minus it, wide regions are read too.
"""
LEANS = 0.6
"""The share from which an empty point is one side's, and a search of a small region tells the fate of a group."""
UNSETTLED = 0.25
"""The share from which, up to one minus it, a point is in doubt, and the largest fraction of such points.

On an unfinished board a group within these shares is left open: three games fewer of 673 have a mark than
with lone stones and groups by the playouts alone.
"""
DOUBT = 0.2
"""The share from which, up to one minus it, a group is in doubt and is read; beyond it a reading is sure."""
SWING = 0.25
"""The forecast share of the stones of a group from which the first move decides about the group.

Of 200 groups that the first move decides 10 are called sure, with 0.4 twelve; two right games of 672 more have an
unclear group.
"""
SHAKY = 0.3
"""The share up to which a group is in no seki: it hardly ever survives one."""
ALIKE = 0.92
"""The share of playouts in which two chains of one group must have the same fate."""

# How open a board is.
OPEN_PART = 10
"""The divisor of the area for the open points of an unfinished board: a tenth of them, rounded down."""
BEGUN = 0.2
"""The fraction of points with stones up to which a board is still in its opening."""
QUICK = 169
"""The area of the largest board on which reading ahead for an outlook takes little time: 13x13."""
LARGEST = 361
"""The area of the largest board on which the forecast can overrule open borders: 19x19."""
CLEARLY_FEW = 0.55
"""The part of the open points of an unfinished board below which the forecast overrules open borders.

Measured with `KOMIS`, on 605 boards cut at 45 to 83 % (docs/judgement.md).
"""
CLEARLY_MANY = 1.25
"""The part of these points from which the forecast overrules closed borders.

It is above 1 because the forecast is the mean of what may happen, and behind closed borders little does: with 1 six
instead of one of 267 finished games are called unfinished, and as many open boards finished. Points that are open
without doubt (`FIRM`) count from a tenth of the board on.
"""
KOMIS = (0.0, 0.5, 5.5, 6.5, 7.5)
"""The usual komi: with each of them the two sums must name the same winner."""

# How large something is, in points.
ROOMY = 4
"""The points, of an area or behind an open border, from which there is room for two eyes."""
SHAPES = 6
"""The largest space that is judged by its shape alone."""
FREE = 6
"""The liberties from which a group that playouts rarely take is a wall.

With this rule one game of B and four positions of P more are counted rightly.
"""
SMALL = 8
"""The largest region in which every answer of a search counts, and the largest one of a seki.

It is also the number of points in two eyes from which a group is a wall if playouts hardly ever take it.
"""
WIDE = 25
"""The largest number of empty points of a region that is searched; beyond it playouts do as well."""
CLOSED = 11
"""The largest number of empty points of an area that is proved."""
REACH = 4
"""The steps through empty points from a group to the edge of its region."""

# The effort.
COMPARED, FORESEEN = 4, 4
"""The moves that are compared at each step of an outlook, and its moves for each side to move first."""
MOST_RUNS, LEAST_RUNS = 150, 16
"""The largest and the smallest number of playouts."""
WORK = 60_000
"""The number of moves in all playouts that is worth the time, estimated as one for each open point."""
MOST_READ = 16
"""The largest number of groups in doubt that are read."""
MOST_SWINGING = 4
"""The number of groups, the largest ones, that are read because the forecast says that the first move decides."""
LINES, MORE_LINES = 400, 1500
"""The number of lines of a search for each side to move, and again for a quiet seki if the outcome stays open."""
MOST_STATES, MOST_OF_ALL = 1500, 8000
"""The number of boards searched for one proof, and for all proofs of one kind."""
MOST_CHANGING, MOST_LISTED = 9, 30_000
"""The limits for listing every board: changing points of an area, and boards of all areas together.

Nine points make up to 28,000 boards and take 1.6 s, eight 9,800 and 0.3 s, seven 3,300 and 0.1 s
(measured on the eye spaces of the tests).
"""
MOST_NODES = 300
"""The largest number of positions that a search for a forced capture visits."""
DEEPEST = 40
"""The largest number of moves within which a claim must be fulfilled."""
MOST_POINTS = 400
"""The largest number of points, with stones, of a region that is read.

A line in a chain of 2,700 stones takes a second; no region on 19x19 is as large.
"""
