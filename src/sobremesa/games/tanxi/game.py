"""The game as one value that implements the kernel's contract."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final, Self

from sobremesa.bots.random import RandomBot
from sobremesa.games.tanxi import bots, imagining, placing, queries, redealing, rules
from sobremesa.games.tanxi import encoding as encoding_module
from sobremesa.games.tanxi import position as position_module
from sobremesa.games.tanxi import recap as recap_module
from sobremesa.games.tanxi import views as views_module
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
from sobremesa.games.tanxi.thinking.levels import NewcomerBot, PlanningBot, ReflexBot, ThoroughBot
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.encoding import Encoding
from sobremesa.kernel.game import Game

PAIRS_JUDGED: Final = 18_000  # by the expert at a live table: of each with each other


class Tanxi(Game[Options, State, Move, View]):
    """Tanxi, with an island and everything on it."""

    name = "tanxi"
    unattended = MappingProxyType({"round_limit": 40})  # TX-111
    compared = MappingProxyType({"characters": "random"})  # TX-25
    title = "Tanxi"
    rules_version = 1
    seats = range(3, 6)
    options_type = Options
    move_type = Move
    kinds = (
        "attack", "fight", "explore", "ability", "favour", "use", "equip", "deal", "buy", "take",
        "go", "step", "target", "pay", "reload", "block", "dig", "sort", "discard", "take-off",
        "draft", "flee", "done", "end",
    )  # fmt: skip
    view_type = View
    private = ("seat", "seats", "decks", "characters")
    ask_type = AnyAsk
    chances = ("odds", "why-win", "why-fell", "why-attack", "why-fight", "why-explore")
    event_types = EVENTS
    questions = QUESTIONS[:OVER]
    rulebook = RULEBOOK
    budgets = MappingProxyType({"strong": 40})

    to_act = staticmethod(rules.to_act)
    legal_moves = staticmethod(rules.legal_moves)
    random_move = staticmethod(rules.random_move)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    scores = staticmethod(recap_module.scores)
    recap = staticmethod(recap_module.recap)
    view = staticmethod(views_module.view)
    views = staticmethod(views_module.views)
    open_view = staticmethod(views_module.open_view)
    redeal = staticmethod(redealing.redeal)
    position = staticmethod(position_module.position)
    describe = staticmethod(position_module.describe)
    read_expectation = staticmethod(position_module.read_expectation)

    def __init__(self, box: Pack = PACK) -> None:
        self.box = box
        self.released = RELEASED
        self.names = tuple(names_in(box))
        self.described = tuple(texts_in(box))
        self.texts = {language: TEXTS[language] + fluent(box, language) for language in LANGUAGES}
        self.bots: dict[str, Bot] = {
            "random": RandomBot(),
            "greedy": bots.Greedy(box),
            "novice": NewcomerBot(box),
            "casual": ReflexBot(box),
            "strong": PlanningBot(box),
            "expert": ThoroughBot(box),
        }

    def budget(self, bot: str, seats: int) -> int:
        """The more there are at a table, the longer it takes to judge a position of it."""
        return PAIRS_JUDGED // (seats * seats) if bot == "expert" else super().budget(bot, seats)

    def pack(self, options: Options) -> Pack:  # noqa: ARG002
        return self.box

    def with_pack(self, text: str, file: str) -> tuple[Self, Options]:
        return type(self)(read_pack(text, file)), Options()

    def printed(self) -> Box:
        return printed(self.box)

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        self.check_seats(seats)
        return rules.setup(options, self.box, seats, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagining.imagine(view, self.box, chance)

    def encoding(self, options: Options) -> Encoding[State, Move]:
        return encoding_module.encoding(options, self.box)

    def answer(self, view: View, ask: AnyAsk) -> Answer:
        return queries.answer(view, self.box, ask)

    def place(self, data: Any, options: Options, seats: int, chance: Chance) -> State:
        return placing.place(data, options, self.box, seats, chance)

    def read_order(self, order: list[Any]) -> list[int]:
        return position_module.read_order(order, self.box)


TANXI: Final = Tanxi()
