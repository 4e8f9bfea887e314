"""The village: every way to pay, and every cell to return to."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import Deal, Go, Pay
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.village import payments
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove

CARDS = (*PACK.data.loot, *PACK.data.relic)
VALUE = {card.id: card.value for card in CARDS}
BOX = [card.id for card in CARDS for _ in range(card.copies + min(card.starting, 3))]
DEAREST = max(VALUE.values())
VILLAGE = ["g5", "h5", "g6", "h6"]
AROUND = ["g4", "h4", "f5", "i5", "f6", "i6", "g7", "h7"]


def with_hand(cards: list[str]) -> State:
    """Somebody in the village with these cards."""
    position = {"seats": [{"character": "elba", "cell": "g5", "hand": cards}]}
    return TANXI.place(position, Options(), 3, fast(1))


def random_hand(random: Random, most: int) -> list[str]:
    """Some cards of the box, often several equal ones."""
    few = random.sample(sorted(VALUE), random.randint(1, 6))
    pool = [card for card in BOX if card in few] if random.random() < 0.5 else BOX
    return random.sample(pool, min(len(pool), random.randint(0, most)))


def subsets(cards: list[str]) -> list[tuple[str, ...]]:
    """Everything that can be laid down, equal cards counted once."""
    sizes = range(len(cards) + 1)
    return sorted({part for size in sizes for part in combinations(sorted(cards), size)})


def is_enough(cards: tuple[str, ...], price: int) -> bool:
    """TX-76: whether these reach the price."""
    return sum(VALUE[card] for card in cards) >= price


def is_payment(cards: tuple[str, ...], price: int) -> bool:
    """TX-76a: enough, and without any one of them no longer."""
    fewer = [cards[:n] + cards[n + 1 :] for n in range(len(cards))]
    return is_enough(cards, price) and not any(is_enough(part, price) for part in fewer)


@pytest.mark.parametrize("price", range(1, DEAREST + 1))
def test_tx_76a_payments_are_all_without_a_superfluous_card(price: int) -> None:
    random = Random(price)
    for _ in range(150):
        hand = random_hand(random, 9)
        state = with_hand(hand)
        names = state.terms.catalogue.names
        found = [tuple(sorted([names[kind] for kind in way])) for way in payments(state, 0, price)]
        assert sorted(found) == [part for part in subsets(hand) if is_payment(part, price)], hand


def test_tx_76a_what_is_no_such_payment_is_refused() -> None:
    random, benefits = Random(76), {"one-gem": 3, "two-gems": 5}
    for _ in range(150):
        hand = random_hand(random, 6)
        benefit, price = random.choice(sorted(benefits.items()))
        state = with_hand(hand)
        if not is_enough(tuple(hand), price):
            assert refusal(state, Deal(benefit)) == "TX-76"
            continue
        TANXI.apply(state, 0, Deal(benefit))
        for cards in subsets(hand):
            expected = None if is_payment(cards, price) else "TX-76a"
            if not is_enough(cards, price):
                expected = "TX-76"
            assert refusal(state, Pay(cards)) == expected, (hand, cards)
        choices = TANXI.legal_moves(state, 0)
        assert choices.complete
        assert len(choices.moves) == sum(is_payment(part, price) for part in subsets(hand))


def refusal(state: State, move: Deal | Pay) -> str | None:
    """The rule that refuses this move of seat 0, if one does."""
    try:
        TANXI.apply(state.copy(), 0, move)
    except IllegalMove as illegal:
        return illegal.rule
    return None


@pytest.mark.parametrize("others", [[], ["g5"], ["h5", "g6"], ["g5", "h6", "g6"]])
def test_tx_95_the_free_cells_of_the_village(others: list[str]) -> None:
    free = [cell for cell in VILLAGE if cell not in others]
    assert cells_to_return(others, []) == sorted(free)


@pytest.mark.parametrize("ice", [[], AROUND[:5], AROUND[3:], ["g4", "i6", "a6"]])
def test_tx_95_the_eight_around_a_full_village(ice: list[str]) -> None:
    free = [cell for cell in AROUND if cell not in ice]
    assert cells_to_return(VILLAGE, ice) == sorted(free)


def cells_to_return(others: list[str], ice: list[str]) -> list[str]:
    """Where one can return while the others stand there, or else on beaches."""
    seats = [{"standing": "risen"}, *[{"cell": cell} for cell in others]]
    position = {"seats": seats, "blocks": ice, "question": "return"}
    state = TANXI.place(position, Options(), 5, fast(1))
    moves = TANXI.legal_moves(state, 0).moves
    return sorted([move.cell for move in moves if isinstance(move, Go)])
