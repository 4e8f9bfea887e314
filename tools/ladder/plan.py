"""What is played for the ladder of a game: a list of rungs, each one bot alone against a field.

    rungs_of(GAMES["antheno"])

The numbers that a game may choose, its published budget and its goals, are in `LADDERS`. Whoever
the game calls its levels is measured; the highest one stands where it says *expert* below.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

from tools.ladder.contenders import Contender
from tools.ladder.revealing import REVEALING

from sobremesa.kernel.game import AnyGame

Section = Literal[
    "levels", "variants", "counts", "thinking", "tables", "response", "seeing", "full"
]
SECTIONS: Final[tuple[Section, ...]] = (
    "levels", "variants", "counts", "thinking", "tables", "response", "seeing", "full",
)  # fmt: skip
APART: Final[Section] = (
    "full"  # takes hours: played when it is named, and kept in a file of its own
)

SEED: Final = 1
TUNING_SEED: Final = 2  # other deals than those that count
FRESH_SEED: Final = 3

MOST: Final = 1000  # deals of a rung that stops when it is sure
OTHER_COUNTS: Final = 100
THINKING: Final = 200
TIMES: Final = (0.25, 1.0, 4.0)  # the published budget
TABLES: Final = 100  # games at tables of one level
EXPERTS: Final = 300  # of them among the highest: for the curve of what came true
SAMPLES: Final = 24  # decisions of such a game that are kept
TUNING: Final = 16
FRESH: Final = 200
SEEING: Final = 60
FULL: Final = 30


class Goals(NamedTuple):
    """The win shares that the highest level is to reach."""

    greedy: float
    random: float


class Variant(NamedTuple):
    """The game with other options, measured as thoroughly as the default."""

    options: Mapping[str, Any]
    goals: Goals


class Setting(NamedTuple):
    """Another number of players, or another edition."""

    players: int
    options: Mapping[str, Any] = {}


class Ladder(NamedTuple):
    """What a game says of its ladder."""

    budget: int  # iterations, published: up to 50 ms a decision of the bots that use them
    players: int
    goals: Goals
    counts: Sequence[Setting]
    variants: Sequence[Variant] = ()
    lengths: Sequence[int] = ()  # numbers of players for which the length of a game matters
    policy: str = "greedy"  # as which all go on, where games are played out
    rollouts: int = 0  # a decision of bots that play out; 0: that takes too long here
    fixed: str = "greedy"  # the field that more thinking is measured against
    weighty: Mapping[str, Any] = {}  # options for that: those with which thinking weighs most
    thinking: int | None = None  # deals for that, where it takes more to tell


LADDERS: Final = {
    "antayagi": Ladder(
        budget=200,  # a fourth of it is too little, four times as much is nearly all that helps
        players=4,
        goals=Goals(greedy=0.33, random=0.62),
        counts=(Setting(3), Setting(5), Setting(7), Setting(4, {"edition": "65"})),
        rollouts=16,
        fixed="casual",  # against greedy, which takes ten times as long, more deals are needed
        thinking=600,
    ),
    "antheno": Ladder(
        budget=24,
        players=4,
        goals=Goals(greedy=0.33, random=0.80),
        counts=(Setting(2), Setting(3)),
        variants=(Variant({"stars": 0}, Goals(greedy=0.40, random=0.90)),),
        lengths=(2, 3, 4),
        policy="in-place",  # a third of the time of greedy
        weighty={"stars": 0},  # with the default box half of the seats hardly get a turn
        rollouts=32,
    ),
    "tanxi": Ladder(
        budget=1000,  # with a fourth of it the expert wins no more than strong among strong ones
        players=3,
        goals=Goals(greedy=0.65, random=0.98),
        counts=(Setting(4), Setting(5)),
        fixed="strong",  # against greedy a fourth of it does as well
        thinking=300,
    ),
}


class Rung(NamedTuple):
    """One bot alone against a field, with the same deals as all others of its seed."""

    section: Section
    one: Contender
    field: Contender
    players: int
    budget: int
    deals: int  # at most
    options: Mapping[str, Any] = {}  # beside those with which bots are compared
    until_sure: bool = False
    goal: float | None = None  # the win share that the one is to reach
    seed: int = SEED
    mirrored: bool = True  # each deal with the one in every seat; else once, as at a table of one
    samples: int = 0  # decisions of a game that are kept

    @property
    def name(self) -> str:
        """Its name in the data: no two rungs of a game have the same."""
        said = [f"{self.section}: {self.one.name} v {self.field.name}", f"{self.players} players"]
        said += [f"{name}={value}" for name, value in self.options.items()]
        said += [] if self.seed == SEED else [f"seed {self.seed}"]
        return ", ".join(said)

    @property
    def games_of_a_deal(self) -> int:
        """How many games are played with each deal."""
        return self.players if self.mirrored else 1


def rungs_of(game: AnyGame) -> list[Rung]:
    """All that is played for this game; which response is measured follows from the tuning."""
    ladder = LADDERS[game.name]
    return [
        *_levels(game, ladder, Setting(ladder.players), ladder.goals, "levels"),
        *_variants(game, ladder),
        *_counts(game, ladder),
        *_thinking(game, ladder),
        *_tables(game, ladder),
        *tuning_of(game),
        *_seeing(game, ladder),
        *_full(game, ladder),
    ]


def highest(game: AnyGame) -> Contender:
    """The strongest of its levels."""
    return Contender(game.levels[-1])


def _levels(
    game: AnyGame, ladder: Ladder, setting: Setting, goals: Goals, section: Section
) -> list[Rung]:
    """Each level against a field of the one below, and the highest against measuring sticks."""
    top = game.levels[-1]
    wanted: dict[tuple[str, str], float | None] = {
        (higher, lower): None for lower, higher in pairwise(game.levels)
    }
    if top != "greedy":
        wanted[top, "greedy"] = goals.greedy
        wanted[top, "random"] = goals.random
    return [
        Rung(
            section,
            Contender(one),
            Contender(field),
            setting.players,
            ladder.budget,
            MOST,
            setting.options,
            until_sure=True,
            goal=goal,
        )
        for (one, field), goal in wanted.items()
    ]


def _variants(game: AnyGame, ladder: Ladder) -> Iterable[Rung]:
    for variant in ladder.variants:
        setting = Setting(ladder.players, variant.options)
        yield from _levels(game, ladder, setting, variant.goals, "variants")


def _counts(game: AnyGame, ladder: Ladder) -> Iterable[Rung]:
    for players, options in ladder.counts:
        yield Rung(
            "counts",
            highest(game),
            _stick(game),
            players,
            ladder.budget,
            OTHER_COUNTS,
            options,
            until_sure=True,
        )


def _stick(game: AnyGame) -> Contender:
    """The measuring stick that the highest level is compared with."""
    return Contender("random" if game.levels[-1] == "greedy" else "greedy")


def _thinking(game: AnyGame, ladder: Ladder) -> Iterable[Rung]:
    """The same deals with less and with more thinking, against a field that thinks as ever."""
    deals = ladder.thinking or THINKING
    for times in TIMES:
        one = highest(game)._replace(times=times)
        field = Contender(ladder.fixed)
        yield Rung("thinking", one, field, ladder.players, ladder.budget, deals, ladder.weighty)


def _tables(game: AnyGame, ladder: Ladder) -> Iterable[Rung]:
    """Tables of one level: how long games and thoughts are, and whether what is stated is true."""
    for level in game.levels:
        deals = EXPERTS if level == game.levels[-1] else TABLES
        for players in ladder.lengths or (ladder.players,):
            yield Rung(
                "tables",
                Contender(level),
                Contender(level),
                players,
                ladder.budget,
                deals if players == ladder.players else TABLES,
                mirrored=False,
                samples=SAMPLES,
            )


def tuning_of(game: AnyGame) -> list[Rung]:
    """All responses that are tried against the highest level in all other seats."""
    ladder = LADDERS[game.name]
    top = highest(game)
    tried = [Contender(name) for name in ("greedy", game.levels[-2])]
    tried = [one for one in tried if one.bot not in (top.bot, "random")]
    tried.append(top._replace(times=4.0))
    if ladder.rollouts:
        tried.append(Contender(ladder.policy, rollouts=ladder.rollouts))
    return [
        Rung("response", one, top, ladder.players, ladder.budget, TUNING, seed=TUNING_SEED)
        for one in tried
    ]


def names_of(game: AnyGame) -> set[str]:
    """Of all rungs that may be played, whichever response does best."""
    responses = [response_of(game, rung.one) for rung in tuning_of(game)]
    return {rung.name for rung in [*rungs_of(game), *responses]}


def response_of(game: AnyGame, best: Contender) -> Rung:
    """The response that did best, on deals that it was not chosen by."""
    ladder = LADDERS[game.name]
    return Rung(
        "response", best, highest(game), ladder.players, ladder.budget, FRESH, seed=FRESH_SEED
    )


def _seeing(game: AnyGame, ladder: Ladder) -> Iterable[Rung]:
    """Where luck sets the limit."""
    if game.name in REVEALING:
        one = highest(game)._replace(sees=True)
        yield Rung("seeing", one, Contender("greedy"), ladder.players, ladder.budget, SEEING)
        return
    out = Contender(game.levels[-2], rollouts=ladder.rollouts, sees=True, others="greedy")
    expert = highest(game)._replace(sees=True)
    for options in ({}, *(variant.options for variant in ladder.variants)):
        for one, field in ((expert, "greedy"), (out, "greedy"), (expert, "random")):
            stick = Contender(field)
            yield Rung("seeing", one, stick, ladder.players, ladder.budget, SEEING, options)


def _full(game: AnyGame, ladder: Ladder) -> Iterable[Rung]:
    """The highest level as it plays at a live table."""
    one, field = highest(game), _stick(game)
    yield Rung("full", one, field, ladder.players, game.budget(one.bot, ladder.players), FULL)
