"""The page of a ladder: a table for each question, from the games alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple

from tools.ladder import calibration
from tools.ladder.data import Games
from tools.ladder.figures import (
    Difference,
    Pace,
    Share,
    difference,
    failures,
    pace_of,
    reached,
    share_of,
    shares_of,
)
from tools.ladder.plan import (
    LADDERS,
    Rung,
    Section,
    highest,
    response_of,
    rungs_of,
    tuning_of,
)

from sobremesa.arena.report.plots import Plot, Span, shares
from sobremesa.arena.rows import Row
from sobremesa.arena.statistics import Interval
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.printing import markdown
from sobremesa.lab.tables import Cells, ReportTable, percent

VERDICTS: Final = {"better": "better", "worse": "worse", "close": "as good", "open": "open"}


class Contents(NamedTuple):
    """What a page is made of."""

    game: AnyGame
    games: Games
    made: str  # by which commit and on which machine
    made_full: str = ""  # and those at full budgets

    def of(self, section: Section) -> list[Rung]:
        """The rungs of a section."""
        return [rung for rung in rungs_of(self.game) if rung.section == section]


def page_of(contents: Contents) -> str:
    """The ladder of a game as a document."""
    game = contents.game
    ladder = LADDERS[game.name]
    played = sum(len(rung.rows) for rung in contents.games.values())
    version = next((rung.head.version for rung in contents.games.values()), "")
    about = (
        f"{played} games, {ladder.budget} iterations a decision where nothing else is said, "
        f"by Sobremesa {version}, {contents.made}. [How to read "
        f"this](README.md). All games: `{game.name}.jsonl.gz`."
    )
    if contents.games:
        about += f"\n\n![Win shares of each bot against a field of another]({game.name}.svg)"
    title = f"{game.title}: how strong its bots are"
    return markdown(title, f"make ladder GAME={game.name}", about, tables_of(contents))


def tables_of(contents: Contents) -> list[ReportTable]:
    """All tables of which something was played."""
    made = [
        _levels(contents),
        _variants(contents),
        _counts(contents),
        _thinking(contents),
        _full(contents),
        _calibration(contents),
        _response(contents),
        _seeing(contents),
        _pace(contents),
        _failures(contents),
    ]
    return [table for table in made if table.rows]


def pictures_of(contents: Contents) -> Mapping[str, Plot]:
    """By what they are of: the levels, and what came true."""
    found = {}
    levels = shares_of(contents.of("levels"), contents.games)
    if levels:
        lines = [
            Span(
                f"{_one(share)} among {_field(share)}", share.share, *share.interval, share.verdict
            )
            for share in levels
        ]
        found[""] = shares("Win shares", lines, levels[0].fair)
    stated = calibration.curve(_expert_rows(contents))
    if stated:
        found["calibration"] = calibration.plot(stated)
    return found


# Shares


def _one(share: Share) -> str:
    return share.rung.one.name


def _field(share: Share) -> str:
    return share.rung.field.name


def _goal_cells(share: Share, games: Games) -> Cells:
    goal = share.rung.goal
    said = reached(share, games)
    return ("–", "–") if goal is None or said is None else (f"≥ {100 * goal:.0f} %", said)


def _share_cells(share: Share) -> Cells:
    return (
        str(share.deals),
        percent(share.share),
        between(share.interval),
        VERDICTS[share.verdict],
    )


def _goals(title: str, about: str, contents: Contents, section: Section) -> ReportTable:
    """A table of a section whose rungs may have goals."""
    return ReportTable(
        title,
        about,
        ("alone", "against", "deals", "wins", "95 %", "than fair", "goal", ""),
        [
            (_one(share), _field(share), *_share_cells(share), *_goal_cells(share, contents.games))
            for share in shares_of(contents.of(section), contents.games)
        ],
        words=2,
    )


def _levels(contents: Contents) -> ReportTable:
    players = LADDERS[contents.game.name].players
    about = (
        f"One bot alone among {players - 1} of another, in every seat with each deal; fair is "
        f"{percent(1 / players)}. A rung stops when the sequential test is sure of fair, and of "
        "the goal if there is one; its intervals allow for that."
    )
    return _goals("Levels", about, contents, "levels")


def _variants(contents: Contents) -> ReportTable:
    said = [
        ", ".join(f"`{name}={value}`" for name, value in variant.options.items())
        for variant in LADDERS[contents.game.name].variants
    ]
    title = f"With {' and '.join(said)}"
    return _goals(title, "The same, with other options.", contents, "variants")


def _counts(contents: Contents) -> ReportTable:
    return ReportTable(
        "Other numbers of players and editions",
        "At most 100 deals each; fair is another share where more or fewer play.",
        ("players", "options", "alone", "against", "deals", "wins", "95 %", "fair", "than fair"),
        [
            (
                str(share.rung.players),
                _said(share.rung.options),
                _one(share),
                _field(share),
                *_share_cells(share)[:3],
                percent(share.fair),
                VERDICTS[share.verdict],
            )
            for share in shares_of(contents.of("counts"), contents.games)
        ],
        words=4,
    )


def _said(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "default"


def _full(contents: Contents) -> ReportTable:
    return ReportTable(
        "At full budget",
        "As at a live table, outside `make ladder`: `make ladder GAME="
        f"{contents.game.name} ONLY=full`. {contents.made_full}".strip(),
        ("alone", "against", "iterations", "deals", "wins", "95 %", "than fair"),
        [
            (_one(share), _field(share), str(share.rung.budget), *_share_cells(share))
            for share in shares_of(contents.of("full"), contents.games)
        ],
        words=2,
    )


def _seeing(contents: Contents) -> ReportTable:
    return ReportTable(
        "Where luck sets the limit",
        "A bot that is allowed to see what is hidden, and is offered to nobody. It is no best play "
        "with open hands: who thinks further may do better still.",
        ("options", "alone", "against", "deals", "wins", "95 %", "than fair"),
        [
            (_said(share.rung.options), _one(share), _field(share), *_share_cells(share))
            for share in shares_of(contents.of("seeing"), contents.games)
        ],
        words=3,
    )


# More thinking


def _thinking(contents: Contents) -> ReportTable:
    ladder = LADDERS[contents.game.name]
    rungs = [rung for rung in contents.of("thinking") if rung.name in contents.games]
    lines: list[Cells] = [
        (_one(share), *_share_cells(share)[:3]) for share in shares_of(rungs, contents.games)
    ]
    for less, more in combinations(rungs, 2):
        found = difference(more, less, contents.games)
        name = f"{more.one.name} less {less.one.name}"
        lines.append((name, str(found.deals), points(found.mean), _points_between(found)))
    return ReportTable(
        "More thinking",
        "A part of the published budget, all of it, and more, against the same field of "
        f"{ladder.fixed} with the same deals (options: {_said(ladder.weighty)}); differences are "
        "over deals.",
        ("alone", "deals", "wins", "95 %"),
        lines,
    )


def points(part: float) -> str:
    """A difference of shares."""
    return f"{100 * part:+.1f} points"


def _points_between(found: Difference) -> str:
    return f"{100 * found.interval.low:+.1f} – {100 * found.interval.high:+.1f}"


# What is stated


def _expert_rows(contents: Contents) -> list[Row]:
    players = LADDERS[contents.game.name].players
    top = highest(contents.game)
    names = [
        rung.name for rung in contents.of("tables") if rung.one == top and rung.players == players
    ]
    return [row for name in names if name in contents.games for row in contents.games[name].rows]


def _calibration(contents: Contents) -> ReportTable:
    stated = calibration.curve(_expert_rows(contents))
    about = ""
    if stated:
        about = (
            f"At tables of {highest(contents.game).name}: of what is given 30 %, 30 % should come "
            "true. Some decisions of each game are kept; an interval is over games. The expected "
            f"calibration error is {100 * calibration.error_of(stated):.1f} points; chance alone "
            "makes it larger than nothing.\n\n![What was stated, and what came true]"
            f"({contents.game.name}-calibration.svg)"
        )
    return ReportTable(
        "Chances that come true",
        about,
        ("stated", "decisions", "games", "came true", "95 %"),
        [
            (
                percent(one.said),
                str(one.decisions),
                str(one.games),
                percent(one.came),
                between(one.interval),
            )
            for one in stated
        ],
    )


# The best response


def best_response(game: AnyGame, games: Games) -> Rung | None:
    """The response that is measured: the best on the deals that it was chosen by, once all are."""
    tried = [share_of(rung, games) for rung in tuning_of(game)]
    found = [share for share in tried if share is not None and share.deals >= share.rung.deals]
    if len(found) < len(tried):
        return None
    best = max(found, key=lambda share: share.share)
    return response_of(game, best.rung.one)


def _response(contents: Contents) -> ReportTable:
    found = shares_of(tuning_of(contents.game), contents.games)
    lines: list[Cells] = [("to choose by", *_response_cells(share)) for share in found]
    best = best_response(contents.game, contents.games)
    share = None if best is None else share_of(best, contents.games)
    if share is not None:
        lines.append(("fresh deals", *_response_cells(share)))
    return ReportTable(
        "A best response",
        f"Who does best with {highest(contents.game).name} in all other seats, which stays as it "
        "is? A few responses are tried, and the best of them is measured on fresh deals. What it "
        "wins more than fair is a lower bound of how far it can be exploited: others may find "
        "more.",
        ("which deals", "alone", "deals", "wins", "95 %", "more than fair"),
        lines,
        words=2,
    )


def _response_cells(share: Share) -> Cells:
    return (_one(share), *_share_cells(share)[:3], points(share.share - share.fair))


# How long it takes


def _pace(contents: Contents) -> ReportTable:
    found = [pace_of(rung, contents.games) for rung in contents.of("tables")]
    return ReportTable(
        "How long games and thoughts are",
        "Tables of one level, at the published budget. Moves of a game and decisions a head are "
        "medians of games; where a turn is one decision, as in Antheno, these are turns. Times are "
        "those of a processor, a decision: the mean, what one in twenty exceeds, and the longest.",
        ("level", "players", "games", "moves", "decisions a head", "mean", "95 %", "longest"),
        [_pace_cells(pace) for pace in found if pace is not None],
    )


def _pace_cells(pace: Pace) -> Cells:
    return (
        pace.rung.one.name,
        str(pace.rung.players),
        str(pace.games),
        str(pace.moves),
        f"{pace.turns:.1f}",
        *[f"{1000 * seconds:.1f} ms" for seconds in (pace.mean, pace.high, pace.longest)],
    )


def _failures(contents: Contents) -> ReportTable:
    found = failures(contents.games)
    return ReportTable(
        "Failures",
        "A bot that fails is last, and `random` plays on for it.",
        ("what",),
        [(line,) for line in found[:20]],
    )


def between(interval: Interval) -> str:
    """An interval of shares."""
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f} %"
