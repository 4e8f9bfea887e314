"""How long do exact chances take? AntaYagí's answer to `chances` beside one imagined world.

Positions are what players met in random games, both editions, three to seven players; each is asked
about from every seat that has an unseen card. Both are measured on the same view, one right after
the other, so that a slow minute of the machine is shared by both.

Run it with the Python that has ``sobremesa``: ``.venv/bin/python bench/chances.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import mean
from time import process_time
from typing import Final, NamedTuple

from sobremesa.games.antayagi.content import Edition
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.queries import Chances
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.chance import fast

EDITIONS: Final[tuple[Edition, ...]] = ("80", "65")
GAMES: Final = 2  # of each edition and number of players
EVERY: Final = 12  # of so many moves, one is followed by a look at the table


class Times(NamedTuple):
    """CPU seconds for one view."""

    answer: float
    imagine: float


def views(options: Options, seats: int, seed: int) -> Iterator[View]:
    """What the seats with an unseen card know, now and then in a random game."""
    random, chance = Random(seed), fast(seed)
    state = ANTAYAGI.setup(options, seats, chance)
    moves = 0
    while asked := ANTAYAGI.to_act(state):
        if moves % EVERY == 0:
            for seat in range(seats):
                view = ANTAYAGI.view(state, seat)
                if any(card.object is None for card in view.seats[seat].hand):
                    yield view
        seat = random.choice(asked)
        ANTAYAGI.apply(state, seat, ANTAYAGI.random_move(state, seat, chance))
        moves += 1


def times(view: View) -> Times:
    """How long both take."""
    chance = fast(1)
    start = process_time()
    ANTAYAGI.answer(view, Chances())
    middle = process_time()
    ANTAYAGI.imagine(view, chance)
    return Times(middle - start, process_time() - middle)


def main() -> None:
    """Measure and print, a line for each number of players."""
    print("players  views  answer: mean, worst (ms)  imagine: mean (ms)  ratio of means")
    for seats in ANTAYAGI.seats:
        measured = [
            times(view)
            for edition, seed in product(EDITIONS, range(GAMES))
            for view in views(Options(edition=edition), seats, seed)
        ]
        answers = [1000 * one.answer for one in measured]
        imagined = mean([1000 * one.imagine for one in measured])
        print(
            f"{seats:7}  {len(measured):5}  {mean(answers):13.2f}, {max(answers):5.2f}"
            f"  {imagined:23.2f}  {mean(answers) / imagined:14.1f}"
        )


if __name__ == "__main__":
    main()
