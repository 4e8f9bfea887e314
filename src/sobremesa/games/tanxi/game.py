"""The game as one value that implements the kernel's contract."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final, Self

from sobremesa.bots.random import RandomBot
from sobremesa.games.tanxi import (
    bots,
    imagining,
    placing,
    position,
    queries,
    redealing,
    rules,
    views,
)
from sobremesa.games.tanxi.content import (
    LANGUAGES,
    PACK,
    RELEASED,
    RULEBOOK,
    TEXTS,
    Pack,
    fluent,
    names_in,
    read_pack,
    texts_in,
)
from sobremesa.games.tanxi.events import EVENTS
from sobremesa.games.tanxi.moves import Move
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.printed import Box, printed
from sobremesa.games.tanxi.queries import Answer, AnyAsk
from sobremesa.games.tanxi.state import OVER, QUESTIONS, State
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Bot, Choices, Game, Outcome


class Tanxi(Game[Options, State, Move, View]):
    """Tanxi, with an island and everything on it."""

    name = "tanxi"
    unattended = MappingProxyType({"round_limit": 40})  # TX-111
    title = "Tanxi"
    rules_version = 1
    seats = range(3, 6)
    options_type = Options
    move_type = Move
    view_type = View
    private = ("seat", "seats", "decks", "characters")
    ask_type = AnyAsk
    event_types = EVENTS
    questions = QUESTIONS[:OVER]
    rulebook = RULEBOOK
    everyday = "greedy"

    def __init__(self, box: Pack = PACK) -> None:
        self.box = box
        self.released = RELEASED
        self.names = tuple(names_in(box))
        self.described = tuple(texts_in(box))
        self.texts = {language: TEXTS[language] + fluent(box, language) for language in LANGUAGES}
        self.bots: dict[str, Bot] = {"random": RandomBot(), "greedy": bots.Greedy(box)}

    def pack(self, options: Options) -> Pack:  # noqa: ARG002
        return self.box

    def with_pack(self, text: str, file: str) -> tuple[Self, Options]:
        return type(self)(read_pack(text, file)), Options()

    def printed(self) -> Box:
        return printed(self.box)

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        self.check_seats(seats)
        return rules.setup(options, self.box, seats, chance)

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
        return imagining.imagine(view, self.box, chance)

    def redeal(self, state: State) -> None:
        redealing.redeal(state)

    def answer(self, view: View, ask: AnyAsk) -> Answer:
        return queries.answer(view, self.box, ask)

    def truth(self, state: State) -> list[Any]:
        return state.truth()

    def position(self, state: State) -> dict[str, Any]:
        return position.position(state)

    def place(self, data: Any, options: Options, seats: int, chance: Chance) -> State:
        return placing.place(data, options, self.box, seats, chance)

    def describe(self, state: State) -> dict[str, Any]:
        return position.describe(state)

    def read_expectation(self, expected: Any) -> dict[str, Any]:
        return position.read_expectation(expected)

    def read_order(self, order: list[Any]) -> list[int]:
        return position.read_order(order, self.box)


TANXI: Final = Tanxi()
