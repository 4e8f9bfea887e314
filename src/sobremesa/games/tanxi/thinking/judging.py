"""The chance to win of each seat: numbers of the position, weighed as self-play has taught."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE
from sobremesa.games.tanxi.rules.effects import run
from sobremesa.games.tanxi.rules.stats import reduction
from sobremesa.games.tanxi.rules.turn import end_turn, ends_now
from sobremesa.games.tanxi.state import (
    FALLEN,
    NIGHT,
    NOTHING,
    NOWHERE,
    OVER,
    State,
    figure_of,
    in_fog,
)
from sobremesa.games.tanxi.thinking.seeing import Eyes, Sight
from sobremesa.games.tanxi.weights import EARLY, GROWTH, GROWTH_STEPS, LATE

DAWN: Final = 3  # until this round the early weights count alone
DUSK: Final = 11  # from this round on the late ones
TIRED: Final = 14  # from this round on nobody hides for ever, nor behind a shield
NERVE: Final = 0.8  # what is left of fear with every round after it
FEARS: Final = (4, 5, 12, 13, 14, 15)  # guard and dice, and what others may do
TRUST: Final = 0.65  # how much of what it weighs among greedy ones decides among those who plan
HASTE: Final = 0.1  # how much more pressing others counts with every round of the night
LAST_HASTE: Final = 10  # rounds, after which it counts no more than before


def growth(strength: float) -> float:
    """How many times likelier it wins who is so much stronger: a table, with lines between."""
    place = (strength + 12.0) * GROWTH_STEPS
    if place <= 0.0:
        return GROWTH[0]
    number = int(place)
    if number >= len(GROWTH) - 1:
        return GROWTH[-1]
    return GROWTH[number] + (place - number) * (GROWTH[number + 1] - GROWTH[number])


class Judge:
    """Judges positions of one table from one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.eyes = Eyes(state)
        self.weights = weights_in(state.round)
        self.haste = HASTE * min(LAST_HASTE, max(0, state.round - NIGHT))
        self.pressed_now = self.pressed(state)
        self.looks = 0

    def chances(self, state: State, to_move: int, bonus: float = 0.0) -> list[float]:
        """How likely each seat wins; the own hand is worth so much more than it shows."""
        self.looks += 1
        sight = self.eyes.look(state, to_move)
        sight.rows[self.seat][10] += bonus * 0.2
        drawn = self.haste * (self.pressed(state) - self.pressed_now)
        return weigh(sight, self.weights, self.seat, drawn)

    def pressed(self, state: State) -> float:
        """How hard one presses the others: best if they are down, else hurt and near."""
        here, total = state.players[self.seat].cell, 0.0
        for seat, player in enumerate(state.players):
            if seat == self.seat:
                continue
            if player.cell == NOWHERE:
                total += 1.0
                continue
            total -= 0.1 * player.hearts
            if here != NOWHERE:
                total += 4.0 / (4.0 + state.terms.island.ways[here][player.cell])
        return total

    def chance(self, state: State, bonus: float = 0.0) -> float:
        """How likely this seat wins if its turn ends here: fog and all that lasts reckoned in."""
        if state.question == OVER:
            return 1.0 if state.winner == self.seat else 0.0
        player = state.players[self.seat]
        to_move = (self.seat + 1) % state.terms.seats
        if state.active != self.seat or player.cell == NOWHERE:
            return self.chances(state, state.active, bonus)[self.seat]
        if acts_at_end(state, self.seat):
            return self.chance_at_end(state, bonus)
        return self.chance_without(state, to_move, bonus)

    def chance_at_end(self, state: State, bonus: float) -> float:
        """After what happens at the end of the turn, before the fog."""
        after = state.copy()
        end_turn(after, self.seat)
        while after.agenda and after.question == NOTHING:
            run(after, None)
        if after.question == OVER:
            return 1.0 if after.winner == self.seat else 0.0
        return self.chance_without(after, (self.seat + 1) % after.terms.seats, bonus)

    def chance_without(self, state: State, to_move: int, bonus: float) -> float:
        """Without what ends with the turn."""
        player = state.players[self.seat]
        still, lasting = player.still, state.lasting
        player.still = not state.moved
        if lasting:
            state.lasting = [effect for effect in lasting if not ends_now(state, effect)]
        if in_fog(state, player.cell):
            found = self.chance_in_fog(state, to_move, bonus)
        else:
            found = self.chances(state, to_move, bonus)[self.seat]
        player.still, state.lasting = still, lasting
        return found

    def chance_in_fog(self, state: State, to_move: int, bonus: float) -> float:
        """TX-102: after each face of the die."""
        player = state.players[self.seat]
        hearts, cell, standing = player.hearts, player.cell, player.standing
        spared = reduction(state, self.seat, "fog")
        total, last, lost_before = 0.0, 0.0, -1
        for die in range(ATTACK_DIE):
            lost = min(hearts, max(0, die - spared))
            if lost != lost_before:
                player.hearts = hearts - lost
                if not player.hearts:
                    player.cell, player.standing = NOWHERE, FALLEN
                last = self.after_fog(state, to_move, bonus)
                lost_before = lost
                player.cell, player.standing = cell, standing
            total += last
        player.hearts = hearts
        return total / ATTACK_DIE

    def after_fog(self, state: State, to_move: int, bonus: float) -> float:
        """Where the fog has left one; whoever is then alone has won."""
        standing = [seat for seat, p in enumerate(state.players) if p.cell != NOWHERE]
        if len(standing) == 1:
            return 1.0 if standing[0] == self.seat else 0.0
        return self.chances(state, to_move, bonus)[self.seat]


def acts_at_end(state: State, seat: int) -> bool:
    """Whether something of somebody's happens at the end of their turn."""
    if figure_of(state, seat).at_end >= 0:
        return True
    kinds = state.terms.catalogue.kinds
    for kind in state.players[seat].gear:
        if kinds[kind].at_end >= 0:
            return True
    return False


def weigh(sight: Sight, weights: list[float], seat: int, more: float) -> list[float]:
    """What is decided soon, and the rest shared out by strength, of which one has more."""
    grown = []
    for number, row in enumerate(sight.rows):
        strength = more if number == seat else 0.0
        for place, value in enumerate(row):
            if value:
                strength += value * weights[place]
        grown.append(growth(strength))
    left, total = 1.0 - sum(sight.soon), sum(grown)
    return [soon + left * one / total for soon, one in zip(sight.soon, grown, strict=True)]


def weights_in(round_: int) -> list[float]:
    """The weights of this round: from the early ones to the late ones."""
    share = min(1.0, max(0.0, (round_ - DAWN) / (DUSK - DAWN)))
    found = [
        TRUST * (early + share * (late - early)) for early, late in zip(EARLY, LATE, strict=True)
    ]
    nerve = 1.0
    for _ in range(min(40, max(0, round_ - TIRED))):
        nerve *= NERVE
    for place in FEARS:
        found[place] *= nerve
    return found
