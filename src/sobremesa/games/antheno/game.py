"""The game as one value that implements the kernel's contract."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final, Self

from sobremesa.games.antheno import bots, drafts, queries, rules
from sobremesa.games.antheno import encoding as encoding_module
from sobremesa.games.antheno import position as position_module
from sobremesa.games.antheno import recap as recap_module
from sobremesa.games.antheno import views as views_module
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
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.events import EVENTS
from sobremesa.games.antheno.moves import Move, Play
from sobremesa.games.antheno.options import Options, check
from sobremesa.games.antheno.queries import Judge
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.thinking.levels import THINKERS
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.encoding import Encoding
from sobremesa.kernel.errors import Fault, malformed
from sobremesa.kernel.events import Story
from sobremesa.kernel.game import Choices, Game


class Antheno(Game[Options, State, Move, View]):
    """Antheno, with a box of tiles."""

    name = "antheno"
    title = "Antheno"
    rules_version = 1
    seats = range(2, 5)
    options_type = Options
    move_type = Move
    kinds = ("most", "shown", "draw")
    view_type = View
    private = ("seat", "seats")
    ask_type = Judge
    chances = ("why-next-out",)
    event_types = EVENTS
    names = COLOURS + SHAPES
    questions = ("turn",)
    rulebook = RULEBOOK
    texts = TEXTS
    adviser = "expert"  # the only one who never overlooks how to go out
    budgets = MappingProxyType({"expert": 144})

    to_act = staticmethod(rules.to_act)
    legal_moves = staticmethod(rules.legal_moves)
    random_move = staticmethod(rules.random_move)
    offered = staticmethod(rules.offered)
    verdict = staticmethod(rules.verdict)
    outcome = staticmethod(rules.outcome)
    scores = staticmethod(recap_module.scores)
    recap = staticmethod(recap_module.recap)
    view = staticmethod(views_module.view)
    open_view = staticmethod(views_module.open_view)
    answer = staticmethod(queries.judge)
    draft = staticmethod(drafts.show)
    position = staticmethod(position_module.position)
    describe = staticmethod(position_module.describe)
    read_expectation = staticmethod(position_module.read_expectation)
    read_order = staticmethod(position_module.read_order)

    def __init__(self, box: Pack = PACK) -> None:
        self.box = box
        self.released = RELEASED
        self.bots: dict[str, Bot] = {**bots.BOTS, **THINKERS}

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

    def candidates(self, state: State, seat: int, most: int, kind: str = "") -> Choices[Move]:
        self.check_kind(kind)
        return rules.candidates(state, seat, most, kind)

    def needs_referee(self, state: State, move: Move) -> bool:
        return state.terms.strict and not isinstance(move, Play)

    def shows_on_request(self, state: State) -> bool:
        return state.terms.strict  # AN-11a

    def apply_ruled(
        self, state: State, seat: int, move: Move, verdict: str | None, story: Story
    ) -> None:
        rules.apply(state, seat, move, verdict, story)

    def apply(self, state: State, seat: int, move: Move, story: Story = None) -> None:
        rules.apply(state, seat, move, self.verdict(state, seat, move), story)

    def read_move(self, data: Any) -> Move:
        """A table may also be drawn: rows of tiles, a dot for an empty cell."""
        if isinstance(data, dict) and isinstance(data.get("table"), str):
            try:
                data = {**data, "table": read_drawing(data["table"])}
            except Fault as fault:
                raise malformed(str(fault)) from None
        return super().read_move(data)

    def imagine(self, view: View, chance: Chance) -> State:
        return bots.imagine(view, self.pack(view.options), chance)

    def encoding(self, options: Options) -> Encoding[State, Move]:
        return encoding_module.encoding(options, self.pack(options))

    def redeal(self, state: State) -> None:
        """The bag."""
        state.chance.shuffle(state.bag)

    def asking(self, view: View) -> dict[str, str]:
        return {"draw": view.options.draw}

    def place(self, data: Any, options: Options, seats: int, chance: Chance) -> State:
        return position_module.place(data, options, self.pack(options), seats, chance)


ANTHENO: Final = Antheno()
