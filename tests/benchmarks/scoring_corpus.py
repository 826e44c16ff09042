"""Count the finished games that are judged as their records say, beside the aims and beside GNU Go.

Run `python tests/benchmarks/scoring_corpus.py` (`--help` for the options). Every game is put to
the same code that answers `python -m tests.scoring_program`. Games whose record is suspected to be
wrong are left out. "ours" counts with our own count, of set D once the neutral points are filled,
"dead list" with a plain count of our dead stones. Seconds are those of the processor, so that a
busy machine does not matter.

`--gnugo FILE` asks GNU Go as well, keeps its answers in FILE, and counts the games in which one of
the two alone is right. `--second FILE` asks it only about the groups that we leave to the players,
and counts how many games are right once its word on those is taken. `--wrong` draws the games that
come out otherwise: X O living stones, x o dead ones, # @ black and white ones in seki, - points
that either side may fill, ! protective moves that are needed; points are named by SGF letters.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import comb
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from goboard_app.engine.engine import DeadStones  # noqa: E402
from goboard_app.record.result import format_result  # noqa: E402
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal  # noqa: E402
from goboard_app.session.acts import result_of  # noqa: E402
from goboard_app.session.count_groups import second_opinions  # noqa: E402
from goboard_app.session.counting import CountingState  # noqa: E402
from tests.scoring_program.answer import answer_of, score  # noqa: E402
from tests.scoring_program.request import read_request, sgf_point, sgf_points  # noqa: E402
from tests.support.aims import aims, tell  # noqa: E402
from tests.support.finished_games import (  # noqa: E402
    Fields,
    Finished,
    Verdict,
    games_of,
    request_of,
    verdict_of,
)
from tests.support.peers import gnugo  # noqa: E402

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SURE = 0.8
INDEX = ROOT.parent / "shared" / "corpus" / "index.jsonl"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: the games, the criterion, the best peer's value, and the aim."""

    label: str
    group: str
    is_right: Callable[[Verdict], bool]
    best: str
    aim: int


def _is_exact(verdict: Verdict) -> bool:
    return verdict.is_exact()


def _has_same_dead(verdict: Verdict) -> bool:
    return verdict.has_same_dead


AIMS = aims()["scoring_corpus"]
ROWS = (
    Row("A: gold + passes", "A", _is_exact, "278", int(AIMS["A: gold + passes"].limit)),
    Row("gold, same dead set", "gold", _has_same_dead, "85", int(AIMS["gold, same dead set"].limit)),
    Row("B: TYGEM + Tom", "B", _is_exact, "238", int(AIMS["B: TYGEM + Tom"].limit)),
    Row("P: positions, dead set right", "P", _is_exact, "48", int(AIMS["P: positions, dead set right"].limit)),
    Row("D: professional, filled", "D", _is_exact, "29", int(AIMS["D: professional, filled"].limit)),
    Row("other", "other", _is_exact, "-", 0),
)


@dataclass(frozen=True, slots=True)
class Scored:
    """One game, its request, our answer, and the seconds it took."""

    verdict: Verdict
    proposal: Proposal
    request: Fields
    answer: Fields
    seconds: float


def score_game(game: Finished) -> Scored:
    """Put one game to our code."""
    request = request_of(game)
    start = time.process_time()
    asked = read_request(request)
    scored = score(asked)
    said = answer_of(asked, scored)
    seconds = time.process_time() - start
    return Scored(verdict_of(game, request, said), scored.proposal, request, said, seconds)


def score_all(games: Sequence[Finished], jobs: int) -> list[Scored]:
    """Put all games to our code, on as many processors as `jobs` says."""
    if jobs == 1:
        return [score_game(game) for game in games]
    with Pool(jobs) as pool:
        return pool.map(score_game, games, chunksize=4)


def table(scored: Sequence[Scored]) -> list[str]:
    """Return the table of aims."""
    head = f"{'exact results, without suspects':34}{'games':>6}{'ours':>6}{'dead list':>11}"
    lines = [f"{head}{'best peer':>11}{'aim':>6}"]
    for row in ROWS:
        verdicts = [item.verdict for item in scored if item.verdict.game.is_in(row.group)]
        if not verdicts:
            continue
        ours = sum(map(row.is_right, verdicts))
        by_list = sum(verdict.is_exact(by_list=True) for verdict in verdicts)
        aim = str(row.aim or "-")
        if row.aim:
            tell(row.label, ours)
        lines.append(f"{row.label:34}{len(verdicts):>6}{ours:>6}{by_list:>11}{row.best:>11}{aim:>6}")
    return lines + list(times(scored))


def times(scored: Sequence[Scored]) -> Iterable[str]:
    """Yield the seconds a game took, by the size of the board."""
    for size in sorted({item.request["size"] for item in scored}):
        seconds = sorted(item.seconds for item in scored if item.request["size"] == size)
        late = seconds[min(len(seconds) - 1, int(0.95 * len(seconds)))]
        label = f"seconds on {size}x{size} ({len(seconds)} games)"
        aim = "   aims: median 0.25, p95 0.5" if size == 19 else ""
        middle = statistics.median(seconds)
        if size == 19:
            tell(f"seconds on {size}x{size}, median", middle)
            tell(f"seconds on {size}x{size}, p95", late)
        yield f"{label:34}median {middle:.3f}, p95 {late:.3f}, most {seconds[-1]:.3f}{aim}"


TENTHS = (0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0)


def calibration(scored: Sequence[Scored]) -> Iterable[str]:
    """Yield the lines of the table of how reliable each degree of certainty is.

    Groups are told apart where the dead stones are known. Those that live for certain are left out.
    """
    groups = [
        (group, (group.leaning is Life.DEAD) == bool(item.verdict.game.truth & stones))
        for item in scored
        if item.verdict.game.truth is not None
        for group in item.proposal.groups
        if group.confidence < 1 and (stones := set(sgf_points(group.stones)) - item.verdict.game.ignored)
    ]
    if groups:
        yield f"{'groups where the dead are known':34}{'groups':>6}{'said':>7}{'right':>7}"
    for least, most in zip(TENTHS, TENTHS[1:], strict=False):
        some = [each for each in groups if least <= each[0].confidence < most]
        if some:
            said = statistics.mean(group.confidence for group, _ in some)
            right = statistics.mean(is_right for _, is_right in some)
            label = f"  said to be {least:.0%} to {most:.0%} sure"
            yield f"{label:34}{len(some):>6}{said:>7.3f}{right:>7.3f}"
    wrong = [group for group, is_right in groups if not is_right]
    left = sum(group.life is Life.UNCLEAR for group in wrong)
    yield f"wrong groups left to the players: {left} of {len(wrong)}"
    for is_exact, label in ((True, "right"), (False, "wrong")):
        games = [item for item in scored if item.verdict.is_exact() is is_exact]
        marked = sum(bool(item.proposal.unclear()) for item in games)
        yield f"{label} games with an unclear group: {marked} of {len(games)}"


def drawn(item: Scored) -> str:
    """Return a game that came out otherwise, with the board."""
    verdict, fields = item.verdict, item.verdict.game.fields
    lines = [
        f"{verdict.game.name}  set {fields['set']}, {fields['tier']}, {fields['rules']}, "
        f"komi {fields['komi']}, handicap {fields['handicap']}, moves {fields['moves']}, "
        f"to play {item.request['to_play']}",
        f"recorded {fields['result']}, ours {item.answer.get('result')}, "
        f"plain count of our dead stones {verdict.by_list:+g}",
    ]
    if verdict.game.truth is not None and not verdict.has_same_dead:
        dead = verdict.dead - verdict.game.ignored
        lines += _disputed(item, "dead by the record, not by us:", verdict.game.truth - dead)
        lines += _disputed(item, "dead by us, not by the record:", dead - verdict.game.truth)
    doubted = [_told(group) for group in item.proposal.groups if group.confidence < _SURE]
    if doubted:
        lines.append("not sure:")
    lines += [line for line in doubted if line not in lines]
    return "\n".join([*lines, *_board(item)])


def _disputed(item: Scored, label: str, points: frozenset[str]) -> Iterable[str]:
    """Yield the groups that have stones among these points, with the reasons of their judgement."""
    if not points:
        return
    yield label
    for group in item.proposal.groups:
        if points & set(sgf_points(group.stones)):
            yield _told(group)


def _told(group: GroupJudgement) -> str:
    stones = sgf_points(group.stones)
    return (
        f"  {group.color.value} {stones[0]} ({len(stones)} stones) {group.life.value}, counted "
        f"{group.leaning.value}, {group.confidence:.2f} {group.reason.value} "
        f"{' '.join(sgf_points(group.points))}"
    ).rstrip()


def _board(item: Scored) -> Iterable[str]:
    """Yield the board with SGF letters at its sides."""
    letters = LETTERS[: item.request["size"]]
    seki = set(item.answer["seki"])
    dame = set(sgf_points(item.proposal.dame))
    needed = set(sgf_points(move.point for move in item.proposal.needed))
    signs = dict.fromkeys(dame, "-") | dict.fromkeys(needed, "!")
    yield "   " + " ".join(letters)
    for y, row in enumerate(item.request["board"]):
        cells = []
        for x, cell in enumerate(row):
            point = letters[x] + letters[y]
            if point in item.verdict.dead:
                cell = cell.lower()
            elif point in seki:
                cell = {"X": "#", "O": "@"}.get(cell, cell)
            cells.append(signs.get(point, cell))
        yield f" {letters[y]} " + " ".join(cells)


def with_second_opinion(item: Scored, said: Fields) -> Verdict:
    """Return the game with our unclear groups decided by another program."""
    request = read_request(item.request)
    counting = CountingState(request.position, request.ruleset, request.terms)
    counting = counting.with_proposal(item.proposal)
    dead = DeadStones(frozenset(map(sgf_point, said.get("dead", ()))))
    for opinion in second_opinions(counting, dead, only_unclear=True):
        counting = counting.set_group(opinion.stones, opinion.status)
    result = format_result(result_of(counting.count()))
    answer = item.answer | {"dead": sgf_points(counting.statuses.dead), "result": result}
    return verdict_of(item.verdict.game, item.request, answer)


def second_table(scored: Sequence[Scored], kept: Path) -> Iterable[str]:
    """Yield the table of games counted rightly, without and with GNU Go's answers on the doubtful groups."""
    doubted = [item for item in scored if item.proposal.unclear()]
    after = dict(zip(map(_name, doubted), second_opinions_of(doubted, kept), strict=True))
    yield f"{'GNU Go asked about unclear groups':34}{'games':>6}{'asked':>6}{'ours':>6}{'then':>6}"
    for row in ROWS[:-2]:
        items = [item for item in scored if item.verdict.game.is_in(row.group)]
        ours = sum(row.is_right(item.verdict) for item in items)
        then = sum(row.is_right(after.get(_name(item), item.verdict)) for item in items)
        asked = sum(_name(item) in after for item in items)
        yield f"{row.label:34}{len(items):>6}{asked:>6}{ours:>6}{then:>6}"


def second_opinions_of(doubted: Sequence[Scored], kept: Path) -> list[Verdict]:
    """Return the verdicts on games with unclear groups, with GNU Go's opinion on those."""
    answers = gnugo_answers(doubted, kept)
    return [with_second_opinion(item, answers[_name(item)]) for item in doubted]


def _name(item: Scored) -> str:
    return str(item.request["id"])


def ask_gnugo(scored: Sequence[Scored], kept: Path) -> list[Verdict]:
    """Return the verdicts of GNU Go on the same games."""
    known = gnugo_answers(scored, kept)
    return [verdict_of(item.verdict.game, item.request, known[_name(item)]) for item in scored]


def gnugo_answers(scored: Sequence[Scored], kept: Path) -> dict[str, Fields]:
    """Return the answers of GNU Go by game; those that the file already has are not asked for again."""
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    known: dict[str, Fields] = {row["id"]: row for row in map(json.loads, lines)}
    with gnugo() as peer, kept.open("a", encoding="utf-8") as file:
        for item in scored:
            name = _name(item)
            if name in known:
                continue
            if peer.missing:
                raise SystemExit(f"GNU Go is not asked: there is no {peer.missing}")
            known[name] = peer.ask(item.request)
            print(json.dumps(known[name]), file=file, flush=True)
    return known


def compare(scored: Sequence[Scored], theirs: Sequence[Verdict]) -> Iterable[str]:
    """Yield the lines that compare two programs; p is the probability of so uneven a split by chance."""
    for label, by_list in (("its dead list, plain count", True), ("its own score", False)):
        yield f"GNU Go, {label:28}{'games':>6}{'we':>6}{'it':>6}{'we alone':>10}{'it alone':>10}"
        for group in ("A", "B", "P", "D", "other", "all"):
            pairs = [
                (item.verdict.is_exact(), its.is_exact(by_list))
                for item, its in zip(scored, theirs, strict=True)
                if its.game.is_in(group)
            ]
            if pairs:
                yield _paired(group, pairs)


def _paired(group: str, pairs: Sequence[tuple[bool, bool]]) -> str:
    we = sum(ours and not its for ours, its in pairs)
    they = sum(its and not ours for ours, its in pairs)
    sums = f"{sum(ours for ours, _ in pairs):>6}{sum(its for _, its in pairs):>6}"
    return f"  {group:34}{len(pairs):>6}{sums}{we:>10}{they:>10}   p {_chance(we, they):.3f}"


def _chance(we: int, they: int) -> float:
    """Return the probability by the sign test, two-sided."""
    both, less = we + they, min(we, they)
    tail: int = sum(comb(both, count) for count in range(less + 1))
    return float(min(1.0, 2 * tail / 2**both))


def chosen(options: argparse.Namespace) -> list[Finished]:
    """Return the games that the options select."""
    games = [
        game
        for game in games_of(options.index)
        if (options.suspects or not game.fields["suspect"])
        and (not options.set or any(map(game.is_in, options.set)))
        and (not options.game or game.name.startswith(tuple(options.game)))
    ]
    return games[: options.limit]


def parse() -> argparse.Namespace:
    """Return the options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--index", type=Path, default=INDEX, help="another corpus")
    parser.add_argument("--set", action="append", help="A, B, P, D, other, or a tier; repeatable")
    parser.add_argument("--game", action="append", help="the beginning of a file's name; repeatable")
    parser.add_argument("--limit", type=int, help="at most so many games")
    parser.add_argument("--suspects", action="store_true", help="suspected records as well")
    parser.add_argument("--jobs", type=int, default=1, help="so many games at once")
    parser.add_argument("--wrong", action="store_true", help="draw the games that differ")
    parser.add_argument("--gnugo", type=Path, metavar="FILE", help="pair the counts with GNU Go's")
    parser.add_argument("--second", type=Path, metavar="FILE", help="GNU Go on unclear groups")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write our answers, a line a game")
    return parser.parse_args()


def main(options: argparse.Namespace) -> None:
    """Print what was asked for, the table last."""
    if not options.index.exists():
        raise SystemExit(f"nothing is measured: there is no {options.index}")
    games = chosen(options)
    if not games:
        raise SystemExit(f"no such games in {options.index}")
    scored = score_all(games, options.jobs)
    if options.out:
        lines = (json.dumps(item.answer | {"seconds": item.seconds}) for item in scored)
        options.out.write_text("\n".join(lines) + "\n", "utf-8")
    if options.wrong:
        wrong = [item for item in scored if not item.verdict.is_right]
        print(*map(drawn, wrong), sep="\n\n", end="\n\n")
    print("\n".join([*table(scored), *calibration(scored)]))
    if options.second:
        print(*second_table(scored, options.second), sep="\n")
    if options.gnugo:
        print(*compare(scored, ask_gnugo(scored, options.gnugo)), sep="\n")


if __name__ == "__main__":
    main(parse())
