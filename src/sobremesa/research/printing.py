"""Rows of the benchmark's table: on the screen and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from sobremesa.kernel.game import AnyGame
from sobremesa.research.evaluating import ChallengeResult, Evaluation
from sobremesa.research.protocols import BenchmarkProtocol


def show(evaluation: Evaluation, game: AnyGame, console: Console) -> None:
    """The row of who was evaluated, a line for each field."""
    quick = ", quick: not for the table" if evaluation.quick else ""
    title = f"{game.title}, protocol {evaluation.protocol}{quick}: {evaluation.agent}"
    console.print(f"[bold]{escape(title)}[/]", soft_wrap=True)
    console.print(_drawn(evaluation))
    console.print(
        f"score {_signed(evaluation.score)}  ({_signed(evaluation.low)} to"
        f" {_signed(evaluation.high)}),  {evaluation.milliseconds:.1f} ms a decision"
    )
    for failure in evaluation.failures:
        games = "1 game" if failure.games == 1 else f"{failure.games} games"
        what = f"lost {games} by failing: {failure.what}"
        console.print(f"[red]{escape(what)}[/]", soft_wrap=True)


def _drawn(evaluation: Evaluation) -> RichTable:
    drawn = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    drawn.add_column("against")
    for name in ("players", "deals", "wins", "95 %", "fair"):
        drawn.add_column(name, justify="right")
    for one in evaluation.results:
        drawn.add_row(
            one.opponent,
            str(one.players),
            str(one.deals),
            f"{100 * one.share:.1f} %",
            f"{100 * one.low:.1f} – {100 * one.high:.1f} %",
            f"{100 / one.players:.1f} %",
        )
    return drawn


def _signed(number: float) -> str:
    return f"{number:+.3f}"


def markdown(protocol: BenchmarkProtocol, rows: Sequence[Evaluation]) -> str:
    """The table of a game, the best first."""
    heads = ["agent", "score", "95 %"]
    heads += [f"{one.opponent}, {one.players} players" for one in protocol.challenges]
    heads += ["a decision", "failed"]
    best_first = sorted(rows, key=lambda row: (-row.score, row.agent))
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *map(_cells, best_first)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _cells(row: Evaluation) -> list[str]:
    return [
        f"`{row.agent}`",
        _signed(row.score),
        f"{_signed(row.low)} to {_signed(row.high)}",
        *[_share(one) for one in row.results],
        f"{row.milliseconds:.1f} ms",
        str(sum(failure.games for failure in row.failures)),
    ]


def _share(one: ChallengeResult) -> str:
    return f"{100 * one.share:.1f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"
