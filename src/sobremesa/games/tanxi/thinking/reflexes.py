"""A quick hand: what somebody does at first sight, without trying anything out.

Positions are played on with it, others' turns among them. It looks at what can be done now and at
where the next thing worth doing is, never at what others may do to oneself.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import OBJECT
from sobremesa.games.tanxi.moves import Fight, Flee, Move, Target
from sobremesa.games.tanxi.odds import chance_to_beat
from sobremesa.games.tanxi.rules.actions import Actions
from sobremesa.games.tanxi.rules.attacking import may_attack
from sobremesa.games.tanxi.rules.choices import answers
from sobremesa.games.tanxi.rules.exploring import monster_dice, monster_stat
from sobremesa.games.tanxi.rules.parts.heal import Heal
from sobremesa.games.tanxi.rules.stats import (
    ORB,
    attack_before_dice,
    defence_before_dice,
    defence_dice,
    energy,
    holding,
    least_roll,
    pierced_by,
    second_roll,
    striking,
)
from sobremesa.games.tanxi.state import (
    ACT,
    BLOCK,
    MONSTER,
    NIGHT,
    PAY,
    TARGET,
    WAKINGS,
    State,
    figure_of,
    others_on_island,
)
from sobremesa.games.tanxi.thinking.dice import MOST_HEARTS, blow
from sobremesa.games.tanxi.thinking.maps import FOGS
from sobremesa.games.tanxi.thinking.paying import payment
from sobremesa.games.tanxi.thinking.profiles import Profile, trick_of
from sobremesa.games.tanxi.thinking.seeing import Eyes
from sobremesa.games.tanxi.thinking.threats import moves_to_strike
from sobremesa.games.tanxi.worth import loss_of, worth_of_part, worth_of_reward, worth_of_use
from sobremesa.kernel.chance import Chance

HEART: Final = 0.4  # what a heart of somebody else is worth
FELL: Final = 5.0  # what it is worth to fell somebody
LAST_ONE: Final = 100.0  # and the last one
SEARCH: Final = 1.7  # what a card is worth
TIRED: Final = 0.15  # how much less with every round
HOPE: Final = 0.9  # what a thing is worth a move later
LATER: Final = 0.6  # and in another turn
PATIENCE: Final = 0.3  # what brings less is not done before the night
WEARY: Final = 20  # after this round not even the fog keeps people apart
DUSK: Final = 9  # from this round on even beginners look for a fight
FOG: Final = 2.0  # what a turn in the fog costs


class Reflexes:
    """Quick answers at one table."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes

    def answer(self, state: State, seat: int, chance: Chance) -> Move:
        """What somebody does at first sight."""
        if state.question == ACT:
            return self.act(state, seat)
        if state.question == PAY:
            return payment(state, seat, self.eyes.hands)
        moves = answers(state, seat)
        if state.question == MONSTER:
            return self.meet(state, seat, moves)
        if state.question == TARGET:
            return self.weakest(state, moves)
        if state.question == BLOCK:
            return moves[-1]
        return moves[chance.below(len(moves))]

    def weakest(self, state: State, moves: list[Move]) -> Move:
        """Whoever has the fewest hearts."""
        best, fewest = moves[0], 99
        for move in moves:
            if isinstance(move, Target) and state.players[move.player].hearts < fewest:
                best, fewest = move, state.players[move.player].hearts
        return best

    # One's own turn

    def act(self, state: State, seat: int) -> Move:
        """The most promising action; nothing promising: the turn ends."""
        actions = Actions(state, seat)
        best, most = actions.count - 1, PATIENCE if state.round < NIGHT else 0.0
        for number, gain in enumerate(self.gains(state, seat, actions)):
            if gain > most:
                best, most = number, gain
        if actions.steps:
            left = energy(state, seat, holding(state, seat))
            best = self.step_or(state, seat, actions, left, most, best)
        return actions.move(best)

    def gains(self, state: State, seat: int, actions: Actions) -> list[float]:
        """What each action brings, in the order of their numbers; steps come later."""
        uses = figure_of(state, seat).uses
        deities = state.terms.catalogue.deities
        gains = [0.0] * len(actions.steps)
        if actions.explores:
            gains.append(self.worth_of_search(state))
        for player, slots in actions.attacks:
            gains.append(0.5 + self.gain_of_attack(state, seat, player, slots))
        for on, off in actions.equips:
            gains.append(self.gain_of_equipping(state, on, off))
        for number in actions.uses:
            gains.append(self.gain_of_use(state, seat, number))
        gains += [0.0] * len(actions.reloads)
        for number in actions.offers:
            script = state.terms.catalogue.offers[number].use
            gains.append(self.gain_of_offer(state, seat, script))
        for number in actions.wares:
            gains.append(0.5 * self.eyes.hands.of_card(state, seat, number))
        for number, _ in actions.abilities:
            gains.append(self.gain_of_script(state, seat, uses[number]))
        for number, _ in actions.favours:
            gains.append(self.gain_of_script(state, seat, deities[number].favour) - 1.0)
        return gains

    def gain_of_offer(self, state: State, seat: int, script: int) -> float:
        """What a resident does for one, less what is paid."""
        missing = figure_of(state, seat).hearts - state.players[seat].hearts
        parts = state.terms.catalogue.scripts[script]
        return sum([worth_of_part(part, missing) for part in parts]) - 1.0

    def step_or(
        self, state: State, seat: int, actions: Actions, left: int, most: float, best: int
    ) -> int:
        """A step to where something better can be done, or else this."""
        profile = self.eyes.profiles.of(state, seat)
        here = self.pull(state, seat, profile, state.players[seat].cell, 0)
        for number, cell in enumerate(actions.steps):
            pull = self.pull(state, seat, profile, cell, left - 1)
            if pull > most and pull > here:
                most, best = pull, number
        return best

    def pull(self, state: State, seat: int, profile: Profile, cell: int, left: int) -> float:
        """How good it is to stand there with so much energy."""
        points = self.pull_of_points(state, cell, left)
        people = self.pull_of_people(state, seat, profile, cell, left)
        return max(points, people) - self.fear_of_fog(state, cell, left)

    def fear_of_fog(self, state: State, cell: int, left: int) -> float:
        """Fog that is here or comes with the next round, if one cannot leave it in time."""
        step = min(FOGS - 1, state.fog + int(state.round + 1 in WAKINGS))
        if state.round > WEARY:
            return 0.0
        return FOG if self.eyes.maps.clear[step][cell] > max(0, left) else 0.0

    def pull_of_points(self, state: State, cell: int, left: int) -> float:
        """The nearest point that has not been explored this turn."""
        island = state.terms.island
        ways, search = island.ways[cell], self.worth_of_search(state)
        best = 0.0
        for point, cells in enumerate(island.points):
            if state.decks[island.deck[point]]:
                steps = min([ways[there] for there in cells])
                done = bool(state.explored >> point & 1)
                best = max(best, soon(search, steps, left, done))
        return best

    def pull_of_people(
        self, state: State, seat: int, profile: Profile, cell: int, left: int
    ) -> float:
        """Whoever can be struck soonest and hardest."""
        ways = state.terms.island.ways[cell]
        felling = self.worth_of_felling(state, seat)
        best = 0.0
        for other in others_on_island(state, seat):
            player = state.players[other]
            target = self.eyes.profiles.of(state, other)
            guard, hearts = target.guard + ORB * player.ice, min(MOST_HEARTS, player.hearts)
            done = not may_attack(state, other)
            for way in profile.ways:
                found = blow(way.power - guard, target.dice, way.least, way.how)
                gain = HEART * found.loss[hearts] + felling * found.falls[hearts]
                if gain > best:
                    steps = moves_to_strike(self.eyes.maps, ways, way, player.cell)
                    best = max(best, soon(gain, steps, left, done))
        return best

    def worth_of_search(self, state: State) -> float:
        """What a card of any deck is worth in this round: late in the game hardly anything."""
        return max(0.1, SEARCH - TIRED * max(0, state.round - 5))

    def worth_of_felling(self, state: State, seat: int) -> float:
        """The last one is worth the game."""
        return LAST_ONE if len(others_on_island(state, seat)) == 1 else FELL

    def gain_of_attack(self, state: State, seat: int, player: int, slots: list[int]) -> float:
        """What an attack with these weapons brings on average."""
        gear = state.players[seat].gear
        weapons = [gear[slot] for slot in slots]
        parts = striking(state, seat, weapons)
        power = attack_before_dice(state, seat, weapons, False, 0)
        guard = defence_before_dice(state, player, pierced_by(state, seat, parts))
        dice = defence_dice(state, player, holding(state, player))
        found = blow(power - guard, dice, least_roll(parts), second_roll(parts))
        hearts = min(MOST_HEARTS, state.players[player].hearts)
        return HEART * found.loss[hearts] + self.worth_of_felling(state, seat) * found.falls[hearts]

    def gain_of_equipping(self, state: State, on: list[int], off: list[int]) -> float:
        """What is better on than what comes off."""
        kinds, hands = state.terms.catalogue.kinds, self.eyes.hands
        gain = 0.0
        for kind in on:
            gain += hands.of_wearing(kinds[kind])
        for kind in off:
            gain -= hands.of_wearing(kinds[kind])
        return gain

    def gain_of_use(self, state: State, seat: int, number: int) -> float:
        """Hearts when they are missing, everything else at once."""
        kind = state.terms.catalogue.kinds[number]
        if kind.type != OBJECT:
            return 0.0
        missing = figure_of(state, seat).hearts - state.players[seat].hearts
        for part in state.terms.catalogue.scripts[kind.use]:
            if isinstance(part, Heal):
                return 0.4 * min(part.hearts, missing) if missing >= part.hearts - 1 else 0.0
        hit = self.gain_of_script(state, seat, kind.use)
        return hit if hit > 0.0 else 0.5 * worth_of_use(state, kind, missing)

    def gain_of_script(self, state: State, seat: int, script: int) -> float:
        """The hearts that it costs somebody."""
        hit = trick_of(state.terms.catalogue, script).hit
        if not hit:
            return 0.0
        fewest = min([state.players[o].hearts for o in others_on_island(state, seat)], default=99)
        fells = self.worth_of_felling(state, seat) if fewest <= hit else 0.0
        return HEART * hit + 0.5 * fells

    def meet(self, state: State, seat: int, moves: list[Move]) -> Move:
        """Fight a monster with what promises most, or flee."""
        best, most = moves[-1], 0.0
        if not isinstance(best, Flee):
            most = -99.0
        for move in moves:
            if isinstance(move, Fight):
                worth = self.worth_of_fight(state, seat, move)
                if worth > most:
                    best, most = move, worth
        return best

    def worth_of_fight(self, state: State, seat: int, move: Fight) -> float:
        """The reward by its chance, less what a defeat costs."""
        catalogue = state.terms.catalogue
        kind = catalogue.kinds[state.monster]
        weapons = [catalogue.kind[name] for name in move.weapons]
        parts = striking(state, seat, weapons, True)
        won = chance_to_beat(
            attack_before_dice(state, seat, weapons, True, 0),
            monster_stat(state, kind, weapons, "defence", 0),
            monster_dice(state, kind, weapons),
            kind.hearts,
            least_roll(parts),
            second_roll(parts),
        )
        player = state.players[seat]
        bite = 0 if player.ice else kind.reprisal
        return won * worth_of_reward(state, kind) - (1.0 - won) * loss_of(player.hearts, bite)


class FirstSteps(Reflexes):
    """Those of somebody who plays for the first time: cards and monsters, and whoever is beside.

    Gems lie idle, nobody is chased by day, and the fog comes as a surprise.
    """

    def gain_of_script(self, state: State, seat: int, script: int) -> float:
        """What gems can buy is forgotten."""
        return 0.0

    def pull_of_people(
        self, state: State, seat: int, profile: Profile, cell: int, left: int
    ) -> float:
        """Nobody is worth a walk, before it gets dark."""
        if state.round < DUSK:
            return 0.0
        return super().pull_of_people(state, seat, profile, cell, left)

    def fear_of_fog(self, state: State, cell: int, left: int) -> float:
        """What is not here yet is not thought of."""
        return 0.0


def soon(worth: float, steps: int, left: int, done: bool) -> float:
    """What something is worth that is so many moves away."""
    found = worth
    for _ in range(min(20, steps)):
        found *= HOPE
    return found if steps < left and not done else found * LATER
