"""Tanxi's opponents: the greedy one tries every choice and judges where it leads.

It looks at one imagined world, whose open part is the real one; what is hidden there is only a
guess. The dice of attacks and fights are not rolled but reckoned: it knows the exact chances. What
it wants next, and how far it is, is part of how it judges a position, so that it walks somewhere.
What it only hopes for is worth less than the same thing done, or it would put it off for ever. Of
choices that look equally good chance takes one: the island is symmetric, and so are the bots.
"""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.tanxi.catalogue import GEM, OBJECT, RANGED, Kind
from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.imagining import imagine
from sobremesa.games.tanxi.moves import (
    Attack,
    Block,
    Done,
    End,
    Explore,
    Fight,
    Flee,
    Move,
    Sort,
)
from sobremesa.games.tanxi.odds import Chances, chance_to_beat, damage_chances
from sobremesa.games.tanxi.rules import apply, legal_moves
from sobremesa.games.tanxi.rules.attacking import (
    ATTACK_DIE,
    shooting_range,
    slots_declared,
    strikes,
)
from sobremesa.games.tanxi.rules.exploring import monster_dice, monster_stat, ways_to_fight
from sobremesa.games.tanxi.rules.stats import (
    ORB,
    attack_before_dice,
    coins,
    defence_before_dice,
    defence_dice,
    energy,
    holding,
    lasting_on,
    least_roll,
    pierced_by,
    reduction,
    second_roll,
    striking,
)
from sobremesa.games.tanxi.state import (
    ACT,
    FALLEN,
    MONSTER,
    NOWHERE,
    OPENING,
    OVER,
    WAKINGS,
    State,
    figure_of,
    in_fog,
    others_on_island,
)
from sobremesa.games.tanxi.view_types import View
from sobremesa.games.tanxi.worth import (
    CARD_WORTH,
    COIN_WORTH,
    DEFENCE_WORTH,
    DOWN,
    GEM_WORTH,
    ORB_WORTH,
    POWER_WORTH,
    RISING,
    TROPHY,
    WIN,
    loss_of,
    worth_of_hearts,
    worth_of_reward,
    worth_of_texts,
    worth_of_use,
    worth_of_wearing,
)
from sobremesa.kernel.bot import Considered, Decision, Reasons, Thought
from sobremesa.kernel.chance import Chance

SPITE: Final = 0.6  # what a heart of somebody else is worth
HOPE: Final = 0.95  # what a thing is worth, for each energy that it still needs this turn
PATIENCE: Final = 0.75  # what a thing is worth a turn later
DAWN: Final = 5  # until this round exploring pays most
HASTE: Final = 0.2  # how much more others count, and exploring less, with every round after it
DUSK: Final = 14  # from this round on nobody hides for ever
NERVE: Final = 0.8  # what is left of fear with every round after it
WORTH_A_HUNT: Final = 0.8  # what less than this is gained by, nobody is chased for
DREAD: Final = 0.3  # how likely somebody near attacks oneself
STEP_COST: Final = 0.02
EQUAL: Final = 1e-9  # prospects no farther apart are the same but for how they were added up


class Greedy:
    """Takes the choice whose consequences look best, one action at a time."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The choice with the best prospect; any of equals."""
        view, chance, moves = decision.view, decision.chance, decision.legal().moves
        if len(moves) == 1:
            return Thought(moves[0])
        if view.question in ("draft", "land", "sort"):
            return Thought(moves[chance.below(len(moves))])
        state = imagine(view, self.pack, chance)
        mind = Mind(state, decision.seat, chance)
        worths = [mind.prospect(state, move) for move in moves]
        return Thought(mind.any_best(list(moves), worths), reasons_of(moves, worths))


def reasons_of(moves: tuple[Move, ...], worths: list[float]) -> Reasons:
    """Every choice with its prospect in the one world that was looked at, the best first."""
    tried = zip(moves, worths, strict=True)
    considered = [Considered(move, worth, 0.0, 1) for move, worth in tried]
    considered.sort(key=lambda one: one.value, reverse=True)
    return Reasons(tuple(considered), 1, 1)


class Mind:
    """One decision: what is reckoned once is remembered."""

    def __init__(self, state: State, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.turn = state.turn
        self.powers: dict[tuple[Any, ...], list[tuple[float, int, int]]] = {}
        self.guards: dict[tuple[Any, ...], tuple[int, int]] = {}
        down = state.terms.seats - 1 - len(others_on_island(state, seat))
        late = HASTE * max(0, state.round - DAWN)
        self.spite = SPITE * (1.0 + down / (state.terms.seats - 1)) * (1.0 + late)
        self.nerve = float(NERVE ** max(0, state.round - DUSK))
        self.search = max(0.8, self.worth_of_exploring(state) * (1.0 - late))

    # Choosing

    def any_best(self, moves: list[Move], worths: list[float]) -> Move:
        """Any of those that are worth most."""
        most = max(worths)
        equals = [move for move, worth in zip(moves, worths, strict=True) if worth >= most - EQUAL]
        return equals[self.chance.below(len(equals)) if len(equals) > 1 else 0]

    def prospect(self, state: State, move: Move) -> float:
        """How good things look after this move: what chance decides is reckoned, not tried."""
        if isinstance(move, Attack):
            return self.prospect_of_attack(state, move)
        if isinstance(move, Explore):
            return self.prospect_of_exploring(state)
        if isinstance(move, Fight | Flee):
            return self.prospect_of_meeting(state, move)
        if isinstance(move, End):
            return self.prospect_of_end(state)
        after = state.copy()
        apply(after, self.seat, move)
        return self.settle(after)

    def settle(self, state: State) -> float:
        """Answer what is still asked, then judge."""
        for _ in range(12):
            if state.question in (ACT, OVER) or not state.owes >> self.seat & 1:
                break
            if state.question == MONSTER:
                moves = list(legal_moves(state, self.seat).moves)
                return max([self.prospect(state, move) for move in moves])
            moves = list(legal_moves(state, self.seat).moves)
            apply(state, self.seat, self.quick(state, moves))
        return self.judge(state)

    def quick(self, state: State, moves: list[Move]) -> Move:
        """The best answer to a question within an action, looking at its next step alone."""
        if len(moves) == 1 or isinstance(moves[0], (Sort, Block, Done)):
            return moves[0]
        worths = []
        for move in moves:
            after = state.copy()
            apply(after, self.seat, move)
            worths.append(self.judge(after))
        return self.any_best(moves, worths)

    # Judging

    def judge(self, state: State) -> float:
        """How well this seat stands."""
        if state.question == OVER:
            return WIN if state.winner == self.seat else -WIN
        others = 0.0
        for seat in range(state.terms.seats):
            if seat != self.seat:
                others += self.strength(state, seat)
        mine = self.strength(state, self.seat) + self.worth_of_hand(state)
        if state.players[self.seat].cell != NOWHERE:
            mine += self.outlook(state) - self.nerve * self.danger(state)
        return mine - self.spite * others

    def strength(self, state: State, seat: int) -> float:
        """What somebody has, hearts first."""
        player = state.players[seat]
        worth = GEM_WORTH * player.gems + ORB_WORTH * (player.fire + player.ice)
        if seat != self.seat:
            worth += CARD_WORTH * len(player.hand)
        if player.cell == NOWHERE:
            return worth - (DOWN if player.standing == FALLEN else RISING)
        defence, dice = self.guard(state, seat)
        worth += POWER_WORTH * self.power(state, seat) + DEFENCE_WORTH * (defence + dice)
        worth += worth_of_texts(state, seat)
        return worth + worth_of_hearts(player.hearts)

    def power(self, state: State, seat: int) -> float:
        """The most that somebody can strike with, before the die, lastingly."""
        return max([0.0, *[power for power, _, _ in self.ways_to_strike(state, seat)]])

    def ways_to_strike(self, state: State, seat: int) -> list[tuple[float, int, int]]:
        """What somebody can strike with: how hard, lastingly, from how near and from how far."""
        player = state.players[seat]
        key = (
            seat, tuple(player.gear), tuple(player.ammunition), player.hearts, tuple(state.lasting),
        )  # fmt: skip
        found = self.powers.get(key)
        if found is None:
            found = []
            brief = self.burst(state, seat)
            for slots in ways_to_fight(state, seat):
                weapons = [player.gear[slot] for slot in slots]
                power = float(attack_before_dice(state, seat, weapons, False, 0)) - brief
                nearest, farthest = 1, 1
                if weapons and state.terms.catalogue.kinds[weapons[0]].type == RANGED:
                    power -= 0.5  # ammunition runs out
                    nearest, farthest = shooting_range(state, seat, slots[0])
                found.append((power, nearest, farthest))
            self.powers[key] = found
        return found

    def burst(self, state: State, seat: int) -> int:
        """What the next attack alone has more, and is gone afterwards."""
        more = [p for p in lasting_on(state, seat) if p.stat == "attack"]
        brief = sum([part.by for part in more if part.lasts == "next-attack"])
        return brief + ORB * state.players[seat].fire

    def guard(self, state: State, seat: int) -> tuple[int, int]:
        """Somebody's defence before the dice, orbs aside, and the dice."""
        player = state.players[seat]
        key = (seat, tuple(player.gear), player.still, tuple(state.lasting), player.hearts)
        found = self.guards.get(key)
        if found is None:
            defence = defence_before_dice(state, seat, 0) - ORB * player.ice
            found = (defence, defence_dice(state, seat, holding(state, seat)))
            self.guards[key] = found
        return found

    def worth_of_hand(self, state: State) -> float:
        """What the own cards are good for."""
        kinds = state.terms.catalogue.kinds
        worn = [-1.0, -1.0, -1.0, -1.0]
        armed = 0.0
        for number in state.players[self.seat].gear:
            kind = kinds[number]
            if kind.place >= 0:
                worn[kind.place] = worth_of_wearing(kind)
            else:
                armed += worth_of_wearing(kind)
        worth = 0.0
        missing = figure_of(state, self.seat).hearts - state.players[self.seat].hearts
        for number in state.players[self.seat].hand:
            kind = kinds[number]
            coins = COIN_WORTH * kind.value
            if kind.type == GEM:
                worth += GEM_WORTH
            elif kind.type == OBJECT:
                worth += max(coins, worth_of_use(state, kind, missing))
            elif kind.place >= 0:
                more = worth_of_wearing(kind) - max(0.0, worn[kind.place])
                worth += max(coins, 0.6 * more)
            else:
                worth += max(coins, 0.5 * (worth_of_wearing(kind) - armed / 2))
        return worth

    def outlook(self, state: State) -> float:
        """What can be done next and how soon: the best of exploring, hunting and trading."""
        here = state.players[self.seat].cell
        active = state.active == self.seat and state.turn == self.turn
        left = energy(state, self.seat, holding(state, self.seat)) if active else 0
        best = max(
            self.outlook_on_points(state, here, left),
            self.outlook_on_people(state, here, left),
            self.outlook_on_village(state, here, left),
        )
        return best - self.nerve * self.fear_of_fog(state, here, left)

    def outlook_on_points(self, state: State, here: int, left: int) -> float:
        """The nearest point that has not been explored this turn."""
        island = state.terms.island
        best = 0.0
        for number, cells in enumerate(island.points):
            deck = island.deck[number]
            if not state.decks[deck]:
                continue
            nearest = min([island.ways[here][cell] for cell in cells])
            done = bool(state.explored >> number & 1) and state.active == self.seat
            best = max(best, soon(self.search, nearest, left, done))
        return best

    def outlook_on_people(self, state: State, here: int, left: int) -> float:
        """Whoever can be struck soonest and hardest, as an attack would find them now."""
        island = state.terms.island
        best = 0.0
        burst = self.burst(state, self.seat)
        ways = self.ways_to_strike(state, self.seat)
        for seat, player in enumerate(state.players):
            if seat == self.seat or player.cell == NOWHERE:
                continue
            defence, dice = self.guard(state, seat)
            defence += ORB * player.ice
            apart = island.ways[here][player.cell]
            least = 0 if strikes(state, self.seat, seat) else 1
            done = state.attacked[seat] > 0 and state.active == self.seat
            for power, nearest, farthest in ways:
                chances = damage_chances(power + burst, defence, dice, 0, "")
                gain = self.gain_of(state, seat, chances)
                if gain >= WORTH_A_HUNT:
                    steps = max(apart - farthest, nearest - apart, least)
                    best = max(best, soon(gain, steps, left, done))
        return best

    def outlook_on_village(self, state: State, here: int, left: int) -> float:
        """Coins to spend."""
        purse = coins(state, self.seat)
        missing = figure_of(state, self.seat).hearts - state.players[self.seat].hearts
        if purse < 5:
            return 0.0
        island = state.terms.island
        steps = min([island.ways[here][cell] for cell in island.village])
        gain = min(4.0, 0.3 * purse) + (1.5 if missing >= 5 else 0.0)
        return soon(0.6 * gain, steps, left, False)

    def fear_of_fog(self, state: State, here: int, left: int) -> float:
        """Fog now, if one can no longer leave it, and fog that comes with the next round."""
        island = state.terms.island
        if not island.fog[here]:
            return 0.0
        coming = state.fog + int(state.round + 1 in WAKINGS)
        if not island.fog[here] <= coming:
            return 0.0
        clear = [c for c in range(island.size) if not 0 < island.fog[c] <= coming]
        out = min([island.ways[here][cell] for cell in clear])
        cost = self.cost_of_fog(state)
        if in_fog(state, here):
            return cost * (1.0 if out > left else 0.1)
        return 0.5 * cost * (1.0 if out > left + 4 else 0.2)

    def cost_of_fog(self, state: State) -> float:
        """What a turn that ends in fog costs on average."""
        less = reduction(state, self.seat, "fog")
        hearts = state.players[self.seat].hearts
        total = 0.0
        for die in range(ATTACK_DIE):
            total += loss_of(hearts, max(0, die - less))
        return total / ATTACK_DIE

    def danger(self, state: State) -> float:
        """What those who are near may do to oneself before the next turn."""
        island, player = state.terms.island, state.players[self.seat]
        defence, dice = self.guard(state, self.seat)
        open_sides = len([c for c in island.steps[player.cell] if c not in state.blocks])
        sides = max(1, len(island.steps[player.cell]))
        total = 0.0
        for seat, other in enumerate(state.players):
            if seat == self.seat or other.cell == NOWHERE:
                continue
            if island.ways[other.cell][player.cell] > figure_of(state, seat).energy:
                continue
            power = self.power(state, seat) + self.burst(state, seat)
            chances = damage_chances(power, defence + ORB * player.ice, dice, 0, "")
            fear = sum([p * loss_of(player.hearts, d) for d, p in enumerate(chances)])
            total += DREAD * fear * open_sides / sides
        return total

    # Prospects of what chance decides

    def prospect_of_attack(self, state: State, move: Attack) -> float:
        """The exact chances of an attack."""
        after = state.copy()
        after.spent += 1
        after.attacked[move.player] += 1
        gear, player = state.players[self.seat].gear, move.player
        ways = strikes(state, self.seat, player)
        slots = slots_declared(state, self.seat, move.weapons, ways) or []
        weapons = [gear[slot] for slot in slots]
        chances = self.chances_of_attack(state, player, weapons, 0)
        own = after.players[self.seat]
        for slot in slots:
            own.ammunition[slot] -= state.terms.catalogue.kinds[gear[slot]].shot
        own.fire = False
        gain = self.gain_of(state, player, chances)
        if gain > 0.0:  # an orb that breaks is worth something to who can hurt its owner
            after.players[player].ice = False
        return self.judge(after) + gain

    def chances_of_attack(
        self, state: State, player: int, weapons: list[int], bonus: int
    ) -> Chances:
        """How likely each damage is."""
        parts = striking(state, self.seat, weapons)
        power = attack_before_dice(state, self.seat, weapons, False, bonus)
        defence = defence_before_dice(state, player, pierced_by(state, self.seat, parts))
        dice = defence_dice(state, player, holding(state, player))
        return damage_chances(power, defence, dice, least_roll(parts), second_roll(parts))

    def gain_of(self, state: State, player: int, chances: Chances) -> float:
        """What this damage to somebody is worth."""
        hearts = state.players[player].hearts
        last = len(others_on_island(state, self.seat)) == 1
        fall = WIN if last else TROPHY
        total = 0.0
        for damage, chance in enumerate(chances):
            if chance:
                total += chance * self.spite * loss_of(hearts, damage)
                total += chance * fall if damage >= hearts else 0.0
        return total

    def prospect_of_exploring(self, state: State) -> float:
        """A card of this deck, whatever it is."""
        after = state.copy()
        point = state.terms.island.point[state.players[self.seat].cell]
        after.explored |= 1 << point
        after.spent += 1
        return self.judge(after) + self.search

    def worth_of_exploring(self, state: State) -> float:
        """Loot mostly, sometimes a relic, sometimes a monster."""
        if state.players[self.seat].cell == NOWHERE or state.phase == OPENING:
            return 2.0
        player = state.players[self.seat]
        power = max(
            [
                attack_before_dice(state, self.seat, [player.gear[s] for s in slots], True, 0)
                for slots in ways_to_fight(state, self.seat)
            ]
        )
        kinds = [kind for kind in state.terms.catalogue.kinds if kind.is_monster]
        monsters = 0.0
        for kind in kinds:
            won = chance_to_beat(power, 0, kind.dice, kind.hearts, 0, "")
            fight = won * worth_of_reward(state, kind)
            fight -= (1.0 - won) * loss_of(player.hearts, kind.reprisal)
            monsters += max(0.0, fight) - 0.7 * loss_of(player.hearts, kind.ambush)
        return 1.9 + 0.25 * monsters / len(kinds)

    def prospect_of_meeting(self, state: State, move: Fight | Flee) -> float:
        """To fight a monster, or to flee from it."""
        if isinstance(move, Fight):
            return self.prospect_of_fight(state, move)
        toll = 1.0 if self.monster(state).on_flee >= 0 else 0.0
        return self.judge(state) - toll

    def prospect_of_fight(self, state: State, move: Fight) -> float:
        """The exact chances of a fight."""
        kind = self.monster(state)
        numbers = [state.terms.catalogue.kind[name] for name in move.weapons]
        parts = striking(state, self.seat, numbers, True)
        power = attack_before_dice(state, self.seat, numbers, True, 0)
        defence = monster_stat(state, kind, numbers, "defence", 0)
        dice = monster_dice(state, kind, numbers)
        won = chance_to_beat(
            power, defence, dice, kind.hearts, least_roll(parts), second_roll(parts)
        )
        player = state.players[self.seat]
        bite = 0 if player.ice else max(0, kind.reprisal - reduction(state, self.seat, "reprisal"))
        shots = len([n for n in numbers if state.terms.catalogue.kinds[n].type == RANGED])
        spent = 0.3 * shots + ORB_WORTH * (player.fire + (1.0 - won) * player.ice)
        spent += (1.0 - won) * (1.0 if kind.on_fail >= 0 else 0.0)
        gain = won * worth_of_reward(state, kind) - (1.0 - won) * loss_of(player.hearts, bite)
        return self.judge(state) + gain - spent

    def prospect_of_end(self, state: State) -> float:
        """Nothing more this turn: what is left of the energy is lost, and the fog bites."""
        after = state.copy()
        after.spent += 99
        return self.judge(after) + 0.01

    def monster(self, state: State) -> Kind:
        """The one that is being met."""
        return state.terms.catalogue.kinds[state.monster]


def soon(worth: float, steps: int, left: int, done: bool) -> float:
    """What something is worth that is so many steps away, and was already done this turn or not.

    Less than if it were done now, and less still if there is not enough energy for it this turn.
    """
    if steps + 1 <= left and not done:
        return float(worth * HOPE ** (steps + 1)) - STEP_COST * steps
    away = max(steps, 4) if done else steps
    return float(worth * PATIENCE ** ((away + 1) / 4.0 + 0.5)) - STEP_COST * steps
