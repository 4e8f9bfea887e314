"""Games of three greedy bots without a round limit: every one ends, and none late.

`python -m tests.games.tanxi.endless --games 20000` plays them in one process and remembers how far
it came, so that it can be stopped at any time. It is four times as quick with the compiled engine:
`make compile`, then `PYTHONPATH=build/compiled` before it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sobremesa.arena.games import play
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import NOBODY

LAST_ROUND = 60  # no game of greedy bots goes on after it
STOPPED = Options(characters="random", round_limit=LAST_ROUND)
PROGRESS = Path(__file__).resolve().parents[3] / "build" / "endless.json"
FIRST = 1_000_000  # seeds below are those of `make test`
SLICE = 20  # games between two notes of how far it came


def rounds_of(seed: int) -> int | None:
    """After how many rounds this game was won; None where it was not, by the last one."""
    greedy = TANXI.bots["greedy"]
    state = play(TANXI, STOPPED, [greedy] * 3, seed).state
    return None if state.winner == NOBODY else state.round


def read_rounds() -> Counter[int]:
    """How many games took how many rounds, as far as they were played before."""
    if not PROGRESS.exists():
        return Counter()
    said = json.loads(PROGRESS.read_text())
    return Counter({int(rounds): games for rounds, games in said.items()})


def note(rounds: Counter[int]) -> None:
    """Remember them."""
    PROGRESS.parent.mkdir(exist_ok=True)
    PROGRESS.write_text(json.dumps(dict(sorted(rounds.items()))))


def run(games: int, console: Console) -> int:
    """Play up to so many games; how many of them did not end in time."""
    rounds, late = read_rounds(), 0
    done = rounds.total()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task("endless games", total=games, completed=done)
        for number in range(done, games):
            took = rounds_of(FIRST + number)
            progress.advance(task)
            if took is None:
                late += 1
                console.print(f"[red]seed {FIRST + number}: not won by round {LAST_ROUND}[/]")
            else:
                rounds[took] += 1
            if not late and (number + 1) % SLICE == 0:
                note(rounds)
    if not late:
        note(rounds)
    console.print(f"{rounds.total()} games won, the longest after {max(rounds, default=0)} rounds")
    return late


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="No game of greedy bots is endless.")
    parser.add_argument("--games", type=int, default=20_000)
    raise SystemExit(1 if run(parser.parse_args().games, Console()) else 0)


if __name__ == "__main__":
    main()
