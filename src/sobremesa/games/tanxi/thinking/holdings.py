"""What cards in a hand are good for, in hearts, by what they say."""

from __future__ import annotations

from typing import Any

from sobremesa.games.tanxi.catalogue import GEM, OBJECT, RANGED, Kind
from sobremesa.games.tanxi.odds import chance_to_beat
from sobremesa.games.tanxi.rules.stats import reduction
from sobremesa.games.tanxi.state import NOBODY, State, figure_of
from sobremesa.games.tanxi.worth import (
    COIN_WORTH,
    GEM_WORTH,
    loss_of,
    worth_of_reward,
    worth_of_use,
    worth_of_wearing,
)


class Hands:
    """What hands are worth, each reckoned once."""

    __slots__ = ("found", "wearing")

    def __init__(self) -> None:
        self.found: dict[tuple[Any, ...], float] = {}
        self.wearing: dict[int, float] = {}

    def worth(self, state: State, seat: int) -> float:
        """What somebody's cards are good for, beyond what they have on."""
        player = state.players[seat]
        missing = min(6, figure_of(state, seat).hearts - player.hearts)
        key = (tuple(player.hand), tuple(player.gear), missing)
        found = self.found.get(key)
        if found is None:
            if len(self.found) > 20_000:
                self.found.clear()
            found = self.found[key] = self.reckon(state, seat, missing)
        return found

    def reckon(self, state: State, seat: int, missing: int) -> float:
        """Card by card; of a place only the best that is not worn counts in full."""
        kinds, player = state.terms.catalogue.kinds, state.players[seat]
        worn = [0.0, 0.0, 0.0, 0.0]
        armed = 0.0
        for number in player.gear:
            kind = kinds[number]
            if kind.place >= 0:
                worn[kind.place] = self.of_wearing(kind)
            else:
                armed += self.of_wearing(kind)
        worth = 0.0
        for number in player.hand:
            kind = kinds[number]
            least = COIN_WORTH * kind.value
            if kind.type == GEM:
                worth += GEM_WORTH
            elif kind.type == OBJECT:
                worth += max(least, worth_of_use(state, kind, missing))
            elif kind.place >= 0:
                more = self.of_wearing(kind) - worn[kind.place]
                worth += max(least, 0.6 * more)
                worn[kind.place] += max(0.0, more)
            else:
                worth += max(least, 0.5 * (self.of_wearing(kind) - armed / 2))
        return worth

    def of_wearing(self, kind: Kind) -> float:
        """What a card brings when it is equipped."""
        found = self.wearing.get(kind.number)
        if found is None:
            found = worth_of_wearing(kind) - (0.5 if kind.type == RANGED else 0.0)
            self.wearing[kind.number] = found
        return found

    def of_card(self, state: State, seat: int, number: int) -> float:
        """What one more card of this kind would add to the hand."""
        player = state.players[seat]
        before, hand = self.worth(state, seat), player.hand
        player.hand = sorted([*hand, number])
        after = self.worth(state, seat)
        player.hand = hand
        return after - before


class Finds:
    """What exploring each deck promises to a seat, by what is left in it as far as it knows."""

    __slots__ = ("promise",)

    def __init__(self, state: State, seat: int, hands: Hands, power: int) -> None:
        loot, relic = _means(state, seat, hands)
        monster = _worth_of_monsters(state, seat, power)
        self.promise: list[float] = []
        for number, deck in enumerate(state.decks):
            self.promise.append(0.0)
            if not deck:
                continue
            if state.scout[number] == seat and state.depth[number]:
                self.promise[number] = _worth_of_top(state, seat, hands, deck[-1], monster)
                continue
            monsters = state.monsters[number]
            kinds = state.terms.catalogue.kinds
            relics = len([kind for kind in deck if kinds[kind].relic])
            others = len(deck) - monsters - relics
            total = monsters * monster + relics * relic + others * loot
            self.promise[number] = max(0.1, total / len(deck))


def _worth_of_top(state: State, seat: int, hands: Hands, number: int, monster: float) -> float:
    """A card that one knows to lie on top."""
    if state.terms.catalogue.monster[number]:
        return max(0.1, monster)
    return max(0.1, hands.of_card(state, seat, number))


def _means(state: State, seat: int, hands: Hands) -> tuple[float, float]:
    """What a loot card and a relic of the decks are worth on average."""
    kinds = state.terms.catalogue.kinds
    sums, counts = [0.0, 0.0], [0, 0]
    for number, kind in enumerate(kinds):
        if kind.is_monster:
            continue
        lying = sum([deck.count(number) for deck in state.decks])
        if lying:
            sort = int(kind.relic)
            counts[sort] += lying
            sums[sort] += lying * hands.of_card(state, seat, number)
    return sums[0] / max(1, counts[0]), sums[1] / max(1, counts[1]) if counts[1] else 3.0


def _worth_of_monsters(state: State, seat: int, power: int) -> float:
    """What meeting one of those that are left brings on average: who is too strong is fled from."""
    kinds = state.terms.catalogue.kinds
    hearts = state.players[seat].hearts
    spared = reduction(state, seat, "ambush")
    total, count = 0.0, 0
    for number, kind in enumerate(kinds):
        if not kind.is_monster:
            continue
        lying = sum([deck.count(number) for deck in state.decks])
        if not lying:
            continue
        won = chance_to_beat(power, 0, kind.dice, kind.hearts, 0, "")
        fight = won * worth_of_reward(state, kind)
        fight -= (1.0 - won) * loss_of(hearts, kind.reprisal)
        ambush = loss_of(hearts, max(0, kind.ambush - spared))
        total += lying * (max(0.0, fight) - ambush)
        count += lying
    return total / count if count else 0.0


def deck_here(state: State, seat: int) -> int:
    """The deck of the point on which somebody stands."""
    island, cell = state.terms.island, state.players[seat].cell
    point = island.point[cell] if cell >= 0 else NOBODY
    return island.deck[point] if point >= 0 else NOBODY
