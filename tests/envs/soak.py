"""The numbers for learners over thousands of games, of every way to play.

Games are played as a learner would, by actions that are open. At every row: it is what the codec
writes of the view, within its bounds, and the view comes back out of it. At every question: each
legal move that the game lists, as many as there are, is said by its actions and comes back.

`python -m tests.envs.soak --games 1000` plays so many of each game and remembers how far it came:
it can be stopped at any time. It is quicker with the compiled engine: `make compile`, then
`PYTHONPATH=build/compiled` before it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from operator import le
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sobremesa.games import GAMES
from sobremesa.kernel.episode import NumberedGame
from sobremesa.kernel.layout import packed
from tests.proofs import reaches, said_alike
from tests.subjects import CASES

FIRST = 3_000_000  # seeds below are those of other tests
PROGRESS = Path(__file__).resolve().parents[2] / "build" / "numbers.json"
SLICE = 20  # games between two notes of how far it came
LISTED = {"antheno": 12}  # where listing moves is slow: at one question of so many


def play(game: NumberedGame, seed: int) -> Counter[str]:
    """Another game at the same table; how much was looked at."""
    random, seen = Random(seed), Counter[str]()
    game.deal(seed)
    low, high = game.encoding.bounds()
    while game.seat is not None and game.walk is not None:
        check_row(game, game.seat, low, high)
        seen["rows"] += 1
        if not game.walk.taken:
            seen["questions"] += 1
            if random.randrange(LISTED.get(game.game.name, 1)) == 0:
                seen["moves"] += check_moves(game)
        following = game.walk.following()
        assert [n for n, may in enumerate(game.mask(game.seat)) if may] == sorted(following)
        seen["rows with undecided tiles"] += bool(getattr(game.walk, "undecided", 0))
        game.take(random.choice(following))
    for seat in range(game.players):
        check_row(game, seat, low, high)
    return seen


def check_row(game: NumberedGame, seat: int, low: list[int], high: list[int]) -> None:
    """The row of this seat, now."""
    encoding, view = game.encoding, game.game.view(game.state, seat)
    taken = game.walk.taken if game.walk is not None and seat == game.seat else []
    row = encoding.row(view, taken)
    assert game.row(seat) == packed(row)
    assert all(map(le, low, row))
    assert all(map(le, row, high))
    assert encoding.read(row, seat) == (
        view,
        sorted(taken) if game.game.name == "antheno" else taken,
    )


def check_moves(game: NumberedGame) -> int:
    """Every legal move that is listed; how many."""
    actions, state, seat = game.encoding.actions, game.state, game.seat
    assert seat is not None
    moves = game.game.legal_moves(state, seat).moves
    for move in moves:
        steps = actions.steps(state, seat, move)
        assert said_alike(actions, state, seat, reaches(actions, state, seat, steps), move)
    return len(moves)


def read_seen() -> dict[str, Counter[str]]:
    """What was looked at before, by game."""
    if not PROGRESS.exists():
        return {}
    return {name: Counter(seen) for name, seen in json.loads(PROGRESS.read_text()).items()}


def note(seen: dict[str, Counter[str]]) -> None:
    """Remember it."""
    PROGRESS.parent.mkdir(exist_ok=True)
    PROGRESS.write_text(json.dumps(seen))


def run(games: int, names: list[str], console: Console) -> int:
    """Up to so many games of each; how many of them went wrong."""
    failures, seen = 0, read_seen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        for name in names:
            tables = [
                NumberedGame(subject.game, setting.options, setting.seats)
                for subject, setting in CASES
                if subject.game.name == name
            ]
            told = seen.setdefault(name, Counter())
            done = told["games"]
            task = progress.add_task(f"numbers of {name}", total=games, completed=done)
            for number in range(done, games):
                try:
                    told += play(tables[number % len(tables)], FIRST + number)
                except Exception:
                    failures += 1
                    console.print(f"[red]{name}, seed {FIRST + number}[/]")
                    console.print_exception()
                told["games"] += 1
                progress.advance(task)
                if not failures and ((number + 1) % SLICE == 0 or number + 1 == games):
                    note(seen)
            said = ", ".join(f"{times} {what}" for what, times in sorted(told.items()))
            console.print(f"{name}, {len(tables)} ways to play: {said}")
    return failures


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The numbers for learners over many games.")
    parser.add_argument("--games", type=int, default=1000, help="of each game (default: 1000)")
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    said = parser.parse_args()
    names = [said.game] if said.game else list(GAMES)
    raise SystemExit(1 if run(said.games, names, Console()) else 0)


if __name__ == "__main__":
    main()
