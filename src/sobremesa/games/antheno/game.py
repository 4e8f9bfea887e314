"""The game as one value that implements the kernel's contract."""

from __future__ import annotations

from typing import Any, Final, Self

from sobremesa.games.antheno import bots, drafts, position, queries, rules, views
from sobremesa.games.antheno.content import (
    COLOURS,
    PACK,
    RELEASED,
    RULEBOOK,
    SHAPES,
    TEXTS,
    Pack,
    read_pack,
)
from sobremesa.games.antheno.drafts import ShownDraft
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.events import EVENTS
from sobremesa.games.antheno.moves import Move, Play
from sobremesa.games.antheno.options import Options, check
from sobremesa.games.antheno.queries import Judge, Judgement
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import Fault, malformed
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Bot, Choices, Game, Outcome


class Antheno(Game[Options, State, Move, View]):
    """Antheno, with a box of tiles."""

    name = "antheno"
    title = "Antheno"
    rules_version = 1
    seats = range(2, 5)
    options_type = Options
    move_type = Move
    view_type = View
    private = ("seat", "seats")
    ask_type = Judge
    event_types = EVENTS
    names = COLOURS + SHAPES
    questions = ("turn",)
    rulebook = RULEBOOK
    texts = TEXTS
    everyday = "in-place"  # who sees every rearrangement goes out in a turn or two

    def __init__(self, box: Pack = PACK) -> None:
        self.box = box
        self.released = RELEASED
        self.bots: dict[str, Bot] = bots.BOTS

    def pack(self, options: Options) -> Pack:
        """The box on the table, if the options are its own; other boxes are built by options."""
        box = self.box
        mine = (box.colours, box.copies, box.stars)
        return box if (options.colours, options.copies, options.stars) == mine else PACK

    def with_pack(self, text: str, file: str) -> tuple[Self, Options]:
        pack = read_pack(text, file)
        options = Options(colours=pack.colours, copies=pack.copies, stars=pack.stars)
        return type(self)(pack), options

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        self.check_seats(seats)
        check(options, seats)
        return rules.setup(options, self.pack(options), seats, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal_moves(self, state: State, seat: int) -> Choices[Move]:
        return rules.legal_moves(state, seat)

    def choices_of_bot(self, state: State, seat: int, level: str) -> Choices[Move]:
        if seat not in rules.to_act(state) or level == "random":
            return rules.legal_moves(state, seat)
        return (rules.most_tiles if level == "greedy" else rules.fewest_tiles)(state, seat)

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        return rules.random_move(state, seat, chance)

    def offered(self, state: State, seat: int) -> Choices[Move]:
        return rules.offered(state, seat)

    def needs_referee(self, state: State, move: Move) -> bool:
        return state.terms.strict and not isinstance(move, Play)

    def shows_on_request(self, state: State) -> bool:
        return state.terms.strict  # AN-11a

    def verdict(self, state: State, seat: int, move: Move) -> str | None:
        return rules.verdict(state, seat, move)

    def apply_ruled(
        self, state: State, seat: int, move: Move, verdict: str | None, story: list[Event] | None
    ) -> None:
        rules.apply(state, seat, move, verdict, story)

    def apply(self, state: State, seat: int, move: Move, story: list[Event] | None = None) -> None:
        rules.apply(state, seat, move, rules.verdict(state, seat, move), story)

    def answer(self, view: View, ask: Judge) -> Judgement:
        return queries.judge(view, ask)

    def draft(self, view: View, data: Any) -> ShownDraft:
        return drafts.show(view, data)

    def read_move(self, data: Any) -> Move:
        """A table may also be drawn: rows of tiles, a dot for an empty cell."""
        if isinstance(data, dict) and isinstance(data.get("table"), str):
            try:
                data = {**data, "table": read_drawing(data["table"])}
            except Fault as fault:
                raise malformed(str(fault)) from None
        return super().read_move(data)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def open_view(self, state: State) -> View:
        return views.open_view(state)

    def imagine(self, view: View, chance: Chance) -> State:
        return bots.imagine(view, self.pack(view.options), chance)

    def redeal(self, state: State) -> None:
        """The bag."""
        state.chance.shuffle(state.bag)

    def asking(self, view: View) -> dict[str, str]:
        return {"draw": view.options.draw}

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


ANTHENO: Final = Antheno()
