"""The report as one page that needs nothing else: no script, no other file, no colour."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from sobremesa.arena.machine import machine
from sobremesa.arena.report import figures, plots
from sobremesa.arena.report.figures import FailureLine, ThinkingTime
from sobremesa.arena.report.html import (
    Cells,
    Markup,
    figure,
    html,
    judged,
    paragraph,
    section,
    table,
)
from sobremesa.arena.report.parquet import COLUMNS, SEAT_COLUMNS
from sobremesa.arena.report.plots import SIGNS, Plot, Span, inline
from sobremesa.arena.report.ratings import Rating, ratings
from sobremesa.arena.report.words import between, duration, number, percent, round_duration
from sobremesa.arena.rows import Results
from sobremesa.arena.schedule import Pairing
from sobremesa.arena.statistics import quantile, standings

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_FAILURE_LINES: Final = 5  # of one entrant
_LONGEST_TITLE: Final = 50
_NONE: Final = "–"
_SIGNS: Final = (
    f"{SIGNS['better']} is surely more than fair and {SIGNS['worse']} surely less, by an interval"
    f" of 95 %; {SIGNS['open']} cannot be told apart from it"
)


def page(results: Results, command: str) -> str:
    """The whole page."""
    title = f"{results.head.title}: {_who(results.head.entrants)}"
    chapters = [_made(results, command), _files()]
    if results.rows:
        chapters = [
            _shares(results), _pairs(results), _ratings(results), _lengths(results),
            _thinking(results), _failures(results), *chapters,
        ]  # fmt: skip
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8") + plots.STYLE
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html(title)}</title><style>{style}</style></head><body>"
        f'<a class="skip" href="#main">To the figures</a><header>'
        f"{paragraph('Sobremesa arena', kind='kicker')}<h1>{html(title)}</h1>"
        f"{paragraph(*_summary(results), kind='lead')}{_contents(bool(results.rows))}</header>"
        f'<main id="main">{"".join(chapters)}</main></body></html>\n'
    )


def _summary(results: Results) -> list[str]:
    head = results.head
    said = [
        f"{_games(len(results.rows))} of {head.players} players: each bot sat alone in every seat,"
        " against a field of each other bot, with the same deals."
    ]
    best = figures.against_all(results)[0]
    if best.deals:
        name, fair = head.entrants[best.entrant], percent(1 / head.players)
        said.append(f"{name} won most: {percent(best.share)} of its games alone; {fair} is fair.")
    return said


def _contents(played: bool) -> Markup:
    names = {
        "shares": "Win shares", "pairs": "Pairwise", "ratings": "Ratings", "lengths": "Length",
        "thinking": "Thinking time", "failures": "Failures",
    }  # fmt: skip
    shown = (names if played else {}) | {"made": "How it was made", "files": "The games as data"}
    links = "".join(f'<li><a href="#{id}">{name}</a></li>' for id, name in shown.items())
    return Markup(f'<nav aria-label="Contents"><ul>{links}</ul></nav>')


# The chapters


def _shares(results: Results) -> Markup:
    names, fair = results.head.entrants, 1 / results.head.players
    shares = figures.against_all(results)
    rows = [
        (names[share.entrant], judged(share.verdict, percent(share.share)),
         between(share.interval), f"{share.share / fair:.2f}", number(share.deals))
        if share.deals
        else (names[share.entrant], _NONE, _NONE, _NONE, "0")
        for share in shares
    ]  # fmt: skip
    lines = [
        Span(names[share.entrant], share.share, *share.interval, share.verdict)
        for share in shares
        if share.deals
    ]
    cells = Cells(
        "Win shares of each bot against all others",
        ("bot", "wins", "95 %", "× fair", "deals"),
        rows,
    )
    about = paragraph(
        "How much of its games a bot wins when it sits alone among others, each field counting"
        f" alike; a tie shares the win. Fair is {percent(fair)}.",
        f"{_SIGNS}.",
    )
    drawn = plots.shares("Win shares", lines, fair) if lines else None
    return section("shares", "Win shares", about, _figure(drawn, "shares"), table(cells))


def _pairs(results: Results) -> Markup:
    names = results.head.entrants
    found = {one.pairing: one for one in standings(results.head, results.rows)}

    def cell(one: int, field: int) -> str:
        standing = found.get(Pairing(one, field))
        if standing is None or not standing.units:
            return _NONE
        return judged(standing.verdict, percent(standing.share), between(standing.interval))

    cells = Cells(
        "Win share of the bot of the row, alone among bots of the column",
        ("alone", *[f"among {name}" for name in names]),
        [
            (name, *[cell(one, field) for field in range(len(names))])
            for one, name in enumerate(names)
        ],
    )
    about = paragraph(
        "One alone against a field of another, from mirrored deals. A bot may beat a second and"
        " lose to a third that the second beats: ratings cannot show that, this table does.",
        f"{_SIGNS}; {SIGNS['close']} is as good as fair.",
    )
    return section("pairs", "Pairwise", about, table(cells))


def _ratings(results: Results) -> Markup:
    rated = sorted(
        zip(results.head.entrants, ratings(results), strict=True),
        key=lambda one: one[1].value,
        reverse=True,
    )
    lines = [Span(name, rating.value, *_reach(rating)) for name, rating in rated]
    scale = plots.linear([end for line in lines for end in (line.low, line.high)])
    about = (
        f"Ratings of {len(lines)} bots, two standard deviations to each side; the best is "
        f"{lines[0].name} with {lines[0].value:.1f}. The table has all figures."
    )
    drawn = plots.spans("Ratings", about, lines, scale, _decimal, _short)
    cells = Cells(
        "Plackett–Luce ratings",
        ("bot", "rating", "± 1 deviation", "surely at least"),
        [
            (name, f"{rating.value:.2f}", f"{rating.error:.2f}",
             f"{rating.value - 3 * rating.error:.2f}")
            for name, rating in rated
        ],
    )  # fmt: skip
    said = paragraph(
        "One number a bot, from the places of all seats in all games (Plackett–Luce, by openskill,"
        " all begin at 25 ± 8.33). “Surely at least” lies three deviations below. Ratings suppose"
        " that who beats a winner is better still; where the pairwise table says otherwise,"
        " believe the table."
    )
    return section("ratings", "Ratings", said, _figure(drawn, "ratings"), table(cells))


def _reach(rating: Rating) -> tuple[float, float]:
    return rating.value - 2 * rating.error, rating.value + 2 * rating.error


def _lengths(results: Results) -> Markup:
    bins = figures.lengths(results.rows)
    moves = [row.moves for row in results.rows]
    named = [(_range(bin.first, bin.last), bin.games) for bin in bins]
    median = int(quantile(moves, 0.5))
    about = (
        f"How many games took how many moves: from {min(moves)} to {max(moves)}, half of them at"
        f" most {median}. The table has all figures."
    )
    cells = Cells(
        "Games by the number of their moves",
        ("moves", "games", "share"),
        [(name, number(games), percent(games / len(moves))) for name, games in named],
    )
    tenth, ninth = (int(quantile(moves, part)) for part in (0.1, 0.9))
    said = paragraph(
        f"Half of the games ended after at most {number(median)} moves, eight of ten between"
        f" {number(tenth)} and {number(ninth)}; the shortest took {number(min(moves))}, the longest"
        f" {number(max(moves))}."
    )
    drawn = plots.bars("Length of games", about, named)
    return section("lengths", "Length of games", said, _figure(drawn, "lengths"), table(cells))


def _thinking(results: Results) -> Markup:
    measured = list(zip(results.head.entrants, figures.thinking(results), strict=True))
    times = [(name, time) for name, time in measured if time is not None]
    lines = [Span(name, time.median, time.low, time.high) for name, time in times]
    cells = Cells(
        "Time a decision",
        ("bot", "mean", "median game", "8 of 10 games", "decisions", "iterations"),
        [(name, *_time_cells(time)) for name, time in measured],
    )
    said = paragraph(
        "How long a bot took for a decision, measured with everything else that this machine had"
        " to do; the spread is that of games, each by its mean. Games in which a bot failed are"
        " left out for it. Iterations are those that it gave as reasons, a decision on average;"
        " a forced move needs none."
    )
    drawn = None
    if lines:
        slowest = max(lines, key=lambda line: line.value)
        about = (
            "Seconds a decision on a logarithmic scale: the median of games, and where eight of"
            f" ten lie. The slowest is {slowest.name} with {duration(slowest.value)}."
        )
        scale = plots.logarithmic([end for line in lines for end in (line.low, line.high)])
        drawn = plots.spans("Thinking time", about, lines, scale, duration, round_duration)
    return section("thinking", "Thinking time", said, _figure(drawn, "thinking"), table(cells))


def _time_cells(time: ThinkingTime | None) -> tuple[str, ...]:
    if time is None:
        return (_NONE, _NONE, _NONE, "0", _NONE)
    between = f"{duration(time.low)} – {duration(time.high)}"
    counted = number(time.decisions), number(round(time.iterations))
    return duration(time.mean), duration(time.median), between, *counted


def _failures(results: Results) -> Markup:
    found = figures.failures(results)
    if not any(found):
        return section("failures", "Failures", paragraph("No bot failed in any game."))
    rows = [
        row
        for name, lines in zip(results.head.entrants, found, strict=True)
        for row in _failure_rows(name, lines)
    ]
    cells = Cells("Failures by bot", ("bot", "what happened", "times", "first in game"), rows, 2)
    said = paragraph(
        "A bot that crashes, stalls or answers nonsense is last in that game, and a random one"
        " plays its seat on."
    )
    return section("failures", "Failures", said, table(cells))


def _failure_rows(name: str, lines: list[FailureLine]) -> list[tuple[str, ...]]:
    shown: list[tuple[str, ...]] = [
        (name, line.what, number(line.times), number(line.game)) for line in lines[:_FAILURE_LINES]
    ]
    others = sum(line.times for line in lines[_FAILURE_LINES:])
    return [*shown, (name, "others", number(others), _NONE)] if others else shown


def _made(results: Results, command: str) -> Markup:
    head = results.head
    options = json.dumps(head.options, ensure_ascii=False)
    rows = [
        ("command", Markup(f"<code>{html(command)}</code>")),
        ("game", f"{head.title}, {head.players} players, rules version {head.rules_version}"),
        ("options", Markup(f"<code>{html(options)}</code>") if head.options else "as usual"),
        ("cards and tiles", Markup(f"<code>{html(head.pack)}</code>")),
        ("seed", str(head.seed)),
        ("budget", f"{number(head.budget)} iterations a decision"),
        ("time", "no limit" if head.seconds is None else f"{head.seconds:g} s a decision"),
        ("played", f"{_games(len(results.rows))}, of {number(head.deals)} deals a pairing"),
        ("Sobremesa", head.version),
        ("machine", machine()),
    ]
    cells = Cells("What was played, and on what", ("what", "which"), rows, 2)
    again = "The same command plays the same games again, however many cores or machines take part"
    but = ", but for times." if head.seconds is None else ", but for what the clock has decided."
    said = paragraph(
        again + but,
        "A deal is played once with the bot in each seat: the mean of these games is"
        " one sample, and intervals are over these.",
    )
    return section("made", "How it was made", said, table(cells))


def _files() -> Markup:
    rows = [(name, said) for name, said in COLUMNS.items()]
    rows += [(f"{name}_0, {name}_1, …", said) for name, said in SEAT_COLUMNS.items()]
    said = paragraph("Beside this page lies games.parquet, with a row for each game.")
    cells = Cells("The columns of games.parquet", ("column", "what it says"), rows, 2)
    return section("files", "The games as data", said, table(cells))


# Words and numbers


def _figure(plot: Plot | None, id: str) -> Markup:
    return Markup("") if plot is None else figure(inline(plot, id))


def _decimal(value: float) -> str:
    return f"{value:.1f}"


def _short(value: float) -> str:
    return f"{value:g}"


def _range(first: int, last: int) -> str:
    return number(first) if first == last else f"{number(first)} – {number(last)}"


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{number(count)} games"


def _who(names: tuple[str, ...]) -> str:
    """The names as long as that is short."""
    *others, last = names
    listed = f"{', '.join(others)} and {last}" if others else last
    return listed if len(listed) <= _LONGEST_TITLE else f"{len(names)} bots"
