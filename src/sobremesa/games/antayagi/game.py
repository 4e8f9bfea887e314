"""The game as one value that implements the kernel's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sobremesa.bots.greedy import GreedyBot
from sobremesa.bots.random import RandomBot
from sobremesa.games.antayagi import bots, position, queries, rules, views
from sobremesa.games.antayagi.content import (
    BACKS,
    OBJECTS,
    PACKS,
    RELEASED,
    RULEBOOK,
    TEXTS,
    Edition,
    Pack,
    read_pack,
)
from sobremesa.games.antayagi.events import EVENTS
from sobremesa.games.antayagi.moves import LET_IT_BE, Move
from sobremesa.games.antayagi.options import Options, check
from sobremesa.games.antayagi.queries import Chances, HandChances
from sobremesa.games.antayagi.state import OVER, QUESTIONS, WINDOW, State
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Bot, Choices, Game, Outcome


class AntaYagi(Game[Options, State, Move, View]):
    """AntaYagí, with a box of cards for each edition."""

    name = "antayagi"
    title = "AntaYagí"
    rules_version = 1
    seats = range(3, 8)
    options_type = Options
    move_type = Move
    view_type = View
    private = ("seat", "seats", "discards", "asked", "laid", "shown")
    ask_type = Chances
    chances = ("chances",)
    event_types = EVENTS
    names = OBJECTS + BACKS
    questions = QUESTIONS[:OVER]
    rulebook = RULEBOOK
    texts = TEXTS
    everyday = "greedy"
    sayings = ("pockets", "ages")
    only_simulated = ("ask",)

    def __init__(self, boxes: Mapping[Edition, Pack] = PACKS) -> None:
        self.boxes = dict(boxes)
        self.released = RELEASED
        self.bots: dict[str, Bot] = {
            "random": RandomBot(),
            "greedy": GreedyBot(self, bots.judge, bots.settled),
        }

    def pack(self, options: Options) -> Pack:
        return self.boxes[options.edition]

    def with_pack(self, text: str, file: str) -> tuple[Self, Options]:
        pack = read_pack(text, file)
        return type(self)({**self.boxes, pack.edition: pack}), Options(edition=pack.edition)

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        self.check_seats(seats)
        check(options, seats)
        return rules.setup(options, self.pack(options), seats, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal_moves(self, state: State, seat: int) -> Choices[Move]:
        return rules.legal_moves(state, seat)

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        return rules.random_move(state, seat, chance)

    def apply(self, state: State, seat: int, move: Move, story: list[Event] | None = None) -> None:
        rules.apply(state, seat, move, story)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def views(self, state: State) -> list[View]:
        return views.views(state)

    def open_view(self, state: State) -> View:
        return views.open_view(state)

    def imagine(self, view: View, chance: Chance) -> State:
        return bots.imagine(view, self.pack(view.options), chance)

    def redeal(self, state: State) -> None:
        """The draw pile; of its top card all see the back (AY-10), which stays."""
        if not state.pile:
            return
        like_it = [place for place, kind in enumerate(state.pile) if kind & 3 == state.pile[-1] & 3]
        top = state.pile.pop(like_it[state.chance.below(len(like_it))])
        state.chance.shuffle(state.pile)
        state.pile.append(top)

    def offered(self, state: State, seat: int) -> Choices[Move]:
        return rules.offered(state, seat)

    def occasion(self, view: View) -> object:
        return view.question, view.sabotages

    def silence(self, view: View) -> Move | None:
        return LET_IT_BE if view.question == QUESTIONS[WINDOW] else None

    def asking(self, view: View) -> dict[str, str]:
        return {"ruined": "yes" if view.sabotages % 2 else "no"}

    def answer(self, view: View, ask: Chances) -> HandChances:
        return queries.answer(view, ask)

    def truth(self, state: State) -> list[Any]:
        return state.truth()

    def position(self, state: State) -> dict[str, Any]:
        return position.position(state)

    def place(self, data: Any, options: Options, seats: int, chance: Chance) -> State:
        return position.place(data, options, self.pack(options), seats, chance)

    def describe(self, state: State) -> dict[str, Any]:
        return position.describe(state)

    def read_expectation(self, expected: Any) -> dict[str, Any]:
        return position.read_expectation(expected)

    def read_order(self, order: list[Any]) -> list[int]:
        return position.read_order(order)


ANTAYAGI: Final = AntaYagi()
