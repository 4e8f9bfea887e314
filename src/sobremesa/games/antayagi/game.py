"""The game as one value that implements the kernel's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sobremesa.bots.greedy import GreedyBot
from sobremesa.bots.random import RandomBot
from sobremesa.games.antayagi import bots, placing, queries, rules
from sobremesa.games.antayagi import encoding as encoding_module
from sobremesa.games.antayagi import position as position_module
from sobremesa.games.antayagi import recap as recap_module
from sobremesa.games.antayagi import views as views_module
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
from sobremesa.games.antayagi.printed import CardBox, printed
from sobremesa.games.antayagi.queries import Chances
from sobremesa.games.antayagi.state import OVER, QUESTIONS, WINDOW, State
from sobremesa.games.antayagi.thinking.levels import BUDGETS, CASUAL, EXPERT, NOVICE, STRONG
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.encoding import Encoding
from sobremesa.kernel.game import Game


class AntaYagi(Game[Options, State, Move, View]):
    """AntaYagí, with a box of cards for each edition."""

    name = "antayagi"
    title = "AntaYagí"
    rules_version = 1
    seats = range(3, 8)
    options_type = Options
    move_type = Move
    kinds = ("choose", "lay", "let-it-be", "sabotage", "take", "eat")
    view_type = View
    private = ("seat", "seats", "discards", "asked", "laid", "shown")
    ask_type = Chances
    chances = ("chances", "why-hidden")
    event_types = EVENTS
    names = OBJECTS + BACKS
    questions = QUESTIONS[:OVER]
    rulebook = RULEBOOK
    texts = TEXTS
    budgets = BUDGETS
    sayings = ("pockets", "ages")
    only_simulated = ("ask",)

    to_act = staticmethod(rules.to_act)
    legal_moves = staticmethod(rules.legal_moves)
    random_move = staticmethod(rules.random_move)
    offered = staticmethod(rules.offered)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    scores = staticmethod(recap_module.scores)
    recap = staticmethod(recap_module.recap)
    promise = staticmethod(bots.promise)
    view = staticmethod(views_module.view)
    views = staticmethod(views_module.views)
    open_view = staticmethod(views_module.open_view)
    answer = staticmethod(queries.answer)
    position = staticmethod(position_module.position)
    describe = staticmethod(position_module.describe)
    read_expectation = staticmethod(position_module.read_expectation)
    read_order = staticmethod(position_module.read_order)

    def __init__(self, boxes: Mapping[Edition, Pack] = PACKS) -> None:
        self.boxes = dict(boxes)
        self.released = RELEASED
        self.bots: dict[str, Bot] = {
            "random": RandomBot(),
            "greedy": GreedyBot(self, bots.judge, bots.settled),
            "novice": NOVICE,
            "casual": CASUAL,
            "strong": STRONG,
            "expert": EXPERT,
        }

    def pack(self, options: Options) -> Pack:
        return self.boxes[options.edition]

    def with_pack(self, text: str, file: str) -> tuple[Self, Options]:
        pack = read_pack(text, file)
        return type(self)({**self.boxes, pack.edition: pack}), Options(edition=pack.edition)

    def printed(self) -> CardBox:
        return printed(self.boxes)

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        self.check_seats(seats)
        check(options, seats)
        return rules.setup(options, self.pack(options), seats, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return bots.imagine(view, self.pack(view.options), chance)

    def encoding(self, options: Options) -> Encoding[State, Move]:
        return encoding_module.encoding(options, self.pack(options))

    def redeal(self, state: State) -> None:
        """The draw pile; of its top card all see the back (AY-10), which stays."""
        if not state.pile:
            return
        like_it = [place for place, kind in enumerate(state.pile) if kind & 3 == state.pile[-1] & 3]
        top = state.pile.pop(like_it[state.chance.below(len(like_it))])
        state.chance.shuffle(state.pile)
        state.pile.append(top)

    def occasion(self, view: View) -> object:
        return view.question, view.sabotages

    def silence(self, view: View) -> Move | None:
        return LET_IT_BE if view.question == QUESTIONS[WINDOW] else None

    def asking(self, view: View) -> dict[str, str]:
        return {"ruined": "yes" if view.sabotages % 2 else "no"}

    def place(self, data: Any, options: Options, seats: int, chance: Chance) -> State:
        return placing.place(data, options, self.pack(options), seats, chance)


ANTAYAGI: Final = AntaYagi()
