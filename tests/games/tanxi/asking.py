"""What somebody asks while they think, and of which tables."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.queries import (
    Aim,
    Aimed,
    AnyAsk,
    Priced,
    Prices,
    Reach,
    Reachable,
    Refusal,
    Way,
)
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove
from tests.games.tanxi.thick import InTheThick
from tests.subjects import Setting

FAR = {"cell": "n4"}
THICK: Final = InTheThick()
ALL_ALIKE: Final = Setting(Options(characters="random", round_limit=6), 4)


def asked(state: State, ask: AnyAsk, seat: int = 0, game: Tanxi = TANXI) -> Any:
    """What a seat is told."""
    return game.answer(game.view(state, seat), ask)


def reach(state: State, seat: int = 0, game: Tanxi = TANXI) -> dict[str, Way]:
    """The ways of a seat by where they lead."""
    answer: Reachable = asked(state, Reach(), seat, game)
    return {way.cell: way for way in answer.cells}


def aim(state: State, *weapons: str, seat: int = 0) -> Aimed:
    answer: Aimed = asked(state, Aim(weapons), seat)
    return answer


def prices(state: State, seat: int = 0) -> Priced:
    answer: Priced = asked(state, Prices(), seat)
    return answer


def placed(*seats: dict[str, Any], game: Tanxi = TANXI, **said: Any) -> State:
    """A position of three players, whose first one is Ian unless it says otherwise."""
    first, *others = seats
    first = {"character": "ian", **first}
    return game.place({"seats": [first, *others], **said}, Options(), 3, fast(1))


def refusal_of(illegal: IllegalMove | None) -> Refusal | None:
    return None if illegal is None else Refusal(illegal.rule, illegal.reason)


def weapons_of(state: State, seat: int) -> list[tuple[str, ...]]:
    """Everything that could be declared, and more: up to two of the gear, and what nobody has."""
    names = state.terms.catalogue.names
    gear = [names[kind] for kind in state.players[seat].gear]
    pairs = [(one, two) for one in gear for two in gear]
    return [(), *[(card,) for card in gear], *pairs, ("unicorn",)]


def box_with(*edits: tuple[str, str]) -> Tanxi:
    """The game with cards that always do something else."""
    text = PACK.text
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return TANXI.with_pack(text, "own.toml")[0]


FEET: Final = ("travellers-boots", "flippers", "seven-league-boots")
ACCESSORIES: Final = ("storm-lantern", "goblin-purse")


def crowd(game: Tanxi, random: Random) -> State:
    """Everyone close together, and the first of them shod, amid ice and in the midst of a turn."""
    island = TANXI.box.island
    middle = random.randrange(island.size)
    near = sorted(range(island.size), key=lambda cell: island.apart(middle, cell))[:14]
    cells = [island.names[cell] for cell in random.sample(near, 8)]
    worn = [random.choice(cards) for cards in (FEET, ACCESSORIES) if random.random() < 0.8]
    first = {"character": random.choice(("mara", "ian")), "cell": cells[0], "equipped": worn}
    others = [{"cell": cell} for cell in cells[1:5]]
    return game.place(
        {
            "seats": [first, *others],
            "blocks": cells[5 : random.randint(5, 8)],
            "spent": random.randint(0, 2),
            "done": {"move": random.randint(0, 2)},
        },
        Options(),
        5,
        fast(1),
    )
