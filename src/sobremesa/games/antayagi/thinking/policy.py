"""A quick way to play, good enough to imagine others by: one exchange, reckoned at a glance.

It reads a whole state and uses of it only what the seat has seen. Each seat looks at its share of
all strengths as they would be after the exchange, each card alike that the other may lay down.
"""

from __future__ import annotations

from math import sqrt

from sobremesa.games.antayagi.content import FISH, FOODS, SABOTAGE, WIZARD
from sobremesa.games.antayagi.rules.questions import foods_in, other_party
from sobremesa.games.antayagi.state import Card, State, Terms
from sobremesa.games.antayagi.thinking.prospects import Prospects, known
from sobremesa.games.antayagi.thinking.reach import reach
from sobremesa.kernel.chance import Chance


class Policy:
    """What seats do, by the strength of each reach and the worth of a Sabotage for later."""

    __slots__ = ("prospects", "sabotage_worth", "terms", "waits")

    def __init__(
        self, terms: Terms, strengths: list[float], sabotage_worth: float, waits: bool = True
    ) -> None:
        self.terms = terms
        self.prospects = Prospects(terms, strengths)
        self.sabotage_worth = sabotage_worth  # a strength is so many times as large with one
        self.waits = waits  # whether seats leave a Sabotage to others who would play it too

    # Choosing and laying

    def partner(self, state: State, seat: int, chance: Chance) -> int:
        """AY-20: the partner with whom the own share grows most; any of equals."""
        values = self.partners(state, seat)
        return best_of(values, chance)

    def partners(self, state: State, seat: int) -> list[float]:
        """What an exchange with each seat is worth; less than nothing where there is none."""
        reaches = [reach(self.terms, area) for area in state.areas]
        total = 0.0
        for each in reaches:
            total += self.prospects.now(each)
        mine = self.prospects.after(reaches[seat])
        own = self.prospects.now(reaches[seat])
        values = []
        for other, hand in enumerate(state.hands):
            if other == seat or not hand:
                values.append(-1.0)
                continue
            theirs = self.prospects.after(reaches[other])
            rest = total - own - self.prospects.now(reaches[other])
            got = average(hand, seat, mine)
            given = least(state.hands[seat], seat, theirs)
            values.append(got / (got + given + rest))
        return values

    def slot(self, state: State, seat: int, chance: Chance) -> int:
        """AY-21: the card that leaves the largest share to oneself; any of equals."""
        return best_of(self.slots(state, seat), chance)

    def slots(self, state: State, seat: int) -> list[float]:
        """What laying down each card is worth."""
        other = other_party(state, seat)
        reaches = [reach(self.terms, area) for area in state.areas]
        rest = 0.0
        for each in range(len(reaches)):
            if each != seat and each != other:
                rest += self.prospects.now(reaches[each])
        theirs = self.prospects.after(reaches[other])
        hand = state.hands[other]
        got = average(hand, seat, self.prospects.after(reaches[seat]))
        values = []
        for card in state.hands[seat]:
            thing = known(card, seat)
            if thing == WIZARD:  # AY-49: both keep what they revealed
                own = self.prospects.now(reaches[seat])
                values.append(own / (own + average(hand, seat, theirs) + rest))
            else:
                values.append(got / (got + theirs[thing] + rest))
        return values

    # Sabotage

    def strengths(self, state: State) -> list[float]:
        """Of all seats, as the areas are."""
        return [self.prospects.now(reach(self.terms, area)) for area in state.areas]

    def strengths_after(self, state: State) -> list[float]:
        """Of all seats, once the revealed cards have changed hands."""
        mine, yours = state.active_card, state.chosen_card
        assert mine is not None
        assert yours is not None
        reaches = [reach(self.terms, area) for area in state.areas]
        return self.exchanged(reaches, state.active, state.chosen, mine.object, yours.object)

    def exchanged(
        self, reaches: list[int], active: int, chosen: int, mine: int, yours: int
    ) -> list[float]:
        """Of all seats, once the active player's object and the chosen player's changed hands."""
        after = [self.prospects.now(each) for each in reaches]
        to_active, to_chosen = yours, mine
        if to_active == WIZARD or to_chosen == WIZARD:
            to_active, to_chosen = to_chosen, to_active
        for_chosen = self.prospects.after(reaches[chosen])[to_chosen]
        if for_chosen < self.prospects.strengths[0]:  # AY-24: else only the chosen player wins
            after[active] = self.prospects.after(reaches[active])[to_active]
        after[chosen] = for_chosen
        return after

    def stake(self, seat: int, as_it_is: list[float], turned: list[float]) -> float:
        """What a Sabotage costs its player, in parts of what it brings; from 1 on it does not pay.

        It brings the share with the exchange turned round, against the share as it is. It costs
        what the card would have been worth later.
        """
        others = sum(turned) - turned[seat]
        spent = turned[seat] / self.sabotage_worth
        free = turned[seat] / (others + turned[seat])
        gain = free - as_it_is[seat] / sum(as_it_is)
        return (free - spent / (others + spent)) / gain if gain > 0.0 else 1.0

    def zeal(self, stake: float, able: int) -> float:
        """How likely one of so many plays a Sabotage that would pay each of them.

        Whoever waits may be spared the card by another. Nobody does better by playing it more or
        less often than so that the others all wait with a chance of `stake`.
        """
        if able == 1 or not self.waits:
            return 1.0
        if able == 2:
            return 1.0 - stake
        return 1.0 - sqrt(stake if able == 3 else sqrt(stake))

    # Taking and eating

    def taken(self, state: State, seat: int, chance: Chance) -> int:
        """AY-43: the card that is worth most to oneself; any of equals."""
        mine = self.prospects.after(reach(self.terms, state.areas[seat]))
        hand = state.hands[other_party(state, seat)]
        return best_of([mine[known(card, seat)] for card in hand], chance)

    def eaten(self, state: State, seat: int) -> int:
        """AY-45: a Fish counts two points, and is kept for as long as there is something else."""
        foods = foods_in(state.areas[seat])
        for index, food in enumerate(FOODS):
            if foods >> index & 1 and food != FISH:
                return food
        return FISH


def average(hand: list[Card], eyes: int, table: list[float]) -> float:
    """What the cards of this hand are worth on average, as these eyes know them."""
    total = 0.0
    for card in hand:
        total += table[known(card, eyes)]
    return total / len(hand)


def least(hand: list[Card], eyes: int, table: list[float]) -> float:
    """What the least worthy card of this hand is worth."""
    lowest = table[known(hand[0], eyes)]
    for card in hand:
        lowest = min(lowest, table[known(card, eyes)])
    return lowest


def best_of(values: list[float], chance: Chance) -> int:
    """The place of the highest value; of equals any."""
    best, equals = 0, 1
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best, equals = place, 1
        elif values[place] == values[best]:
            equals += 1
            if not chance.below(equals):
                best = place
    return best


def sabotage_slot(hand: list[Card], seat: int) -> int:
    """AY-33: a card that this seat knows to be a Sabotage, -1 where there is none."""
    for slot, card in enumerate(hand):
        if card.back == SABOTAGE and card.shows_sabotage(seat):
            return slot
    return -1
