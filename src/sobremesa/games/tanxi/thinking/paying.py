"""What to pay with: the cards that one misses least, and none too many."""

from __future__ import annotations

from sobremesa.games.tanxi.moves import Pay
from sobremesa.games.tanxi.rules.questions import names_of
from sobremesa.games.tanxi.state import State
from sobremesa.games.tanxi.thinking.holdings import Hands


def payment(state: State, seat: int, hands: Hands) -> Pay:
    """TX-76, TX-76a: of all payments, which may be thousands, one that costs little."""
    kinds, hand = state.terms.catalogue.kinds, state.players[seat].hand
    missed = [(missed_by_coin(state, seat, hands, place), place) for place in range(len(hand))]
    paid: list[int] = []
    total = 0
    for _, place in sorted(missed):
        if total < state.price:
            paid.append(hand[place])
            total += kinds[hand[place]].value
    for kind in paid[:]:
        if total - kinds[kind].value >= state.price:
            paid.remove(kind)
            total -= kinds[kind].value
    return Pay(names_of(state, sorted(paid)))


def missed_by_coin(state: State, seat: int, hands: Hands, place: int) -> float:
    """How much one would miss a card of the hand, for each coin that it brings."""
    player = state.players[seat]
    hand, before = player.hand, hands.worth(state, seat)
    player.hand = hand[:place] + hand[place + 1 :]
    after = hands.worth(state, seat)
    player.hand = hand
    return (before - after) / max(1, state.terms.catalogue.kinds[hand[place]].value)
