"""Whole turns as plans: everything that can be done until dice or cards decide, each position once.

A plan is followed as far as it is certain. Where dice decide, every result that matters is weighed
by its exact chance, and what would be done after it is part of its worth. A card that is explored
counts as what the deck promises on average; the plan goes on around it and is made anew when the
card is seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.games.tanxi.moves import (
    Ability,
    Attack,
    Block,
    Buy,
    Deal,
    End,
    Explore,
    Favour,
    Fight,
    Move,
    Step,
    Use,
)
from sobremesa.games.tanxi.rules import apply
from sobremesa.games.tanxi.rules.attacking import slots_declared, strikes
from sobremesa.games.tanxi.rules.choices import answers
from sobremesa.games.tanxi.rules.exploring import monster_dice, monster_stat
from sobremesa.games.tanxi.rules.moving import step_choices
from sobremesa.games.tanxi.rules.questions import SEATS_IN
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    cost,
    defence_before_dice,
    defence_dice,
    energy,
    holding,
    least_roll,
    pierced_by,
    second_roll,
    striking,
)
from sobremesa.games.tanxi.state import ACT, BLOCK, EXPLORE, OVER, PAY, SORT, State
from sobremesa.games.tanxi.thinking.dice import LoadedDice, Roll, rolls
from sobremesa.games.tanxi.thinking.holdings import Finds, deck_here
from sobremesa.games.tanxi.thinking.judging import Judge
from sobremesa.games.tanxi.thinking.paying import payment
from sobremesa.kernel.bot import always
from sobremesa.kernel.chance import Fast, fast

FARTHER: Final = 4  # one part in so many of the effort left is for what is one action farther on
NARROWEST: Final = 8  # positions of those that are followed
BEAM: Final = 32  # or one for so many that may be judged, if that is more
SHORT: Final = 16  # with no more positions than that nobody thinks of where to walk next
LONGEST: Final = 14  # actions and answers of a plan
SAMPLES: Final = 3  # of what is neither certain nor reckoned
GUESSED: Final = 12  # positions whose time they take: most are known, but are found anew
TRIES: Final = 2000  # moves that are tried in a decision, whatever they lead to
MORE_TRIES: Final = 8  # and for each position that may be judged
LEAST_ANSWERS: Final = 12  # to what a plan is asked are always tried
MOST_BLOCKS: Final = 8  # cells that are thought of for a block of ice
MOST_ORDERS: Final = 6
REFINED: Final = 4  # attacks after which the rest of the turn is planned as well
REFINING: Final = 20  # with one part in so many of the effort for each result
TRIFLE: Final = 1e-5  # what an action costs that changes nothing


class TurnPlan:
    """What is done one after the other, and the position that it leads to."""

    __slots__ = ("before", "bonus", "length", "move", "open", "settled", "state", "value")

    def __init__(
        self, state: State, before: TurnPlan | None, move: Move | None, bonus: float
    ) -> None:
        self.state = state
        self.before = before
        self.move = move  # the last one
        self.bonus = bonus  # what was explored and not yet seen, in hearts
        self.length: int = 0 if before is None else before.length + 1
        self.value = 0.0  # the chance to win
        self.settled = True  # whether that is its own; else of the plan before it
        self.open = True  # whether it can be followed farther

    def moves(self) -> list[Move]:
        """All of it, the first one first."""
        found: list[Move] = []
        plan: TurnPlan | None = self
        while plan is not None and plan.move is not None:
            found.append(plan.move)
            plan = plan.before
        return found[::-1]

    def gambles(self) -> bool:
        """Whether dice decide at its end."""
        return isinstance(self.move, (Attack, Fight))


def by_value(plan: TurnPlan) -> float:
    """For sorting, the best first; of equals the shortest."""
    return plan.length * TRIFLE - plan.value


class Paths:
    """What one search has come upon."""

    __slots__ = ("ahead", "found", "seen")

    def __init__(self, key: tuple[Any, ...], spent: int) -> None:
        self.found: list[TurnPlan] = []  # plans that may be carried out
        self.ahead: list[TurnPlan] = []  # those that can be followed one action farther
        self.seen = {key: spent}  # by position: the least energy that led there

    def best_ahead(self, most: int) -> list[TurnPlan]:
        """Those to follow next, no more than so many."""
        self.ahead.sort(key=by_value)
        best, self.ahead = self.ahead[:most], []
        return best


class Planner:
    """Plans the rest of a turn of one seat."""

    def __init__(
        self, judge: Judge, state: State, seat: int, go_on: Callable[[], bool] = always
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.go_on = go_on
        self.turn = state.turn
        self.finds: Finds | None = None  # until they are asked for
        self.luck = fast(state.turn)
        self.guessing = False
        self.tries_left = 0
        self.now: TurnPlan | None = None  # where the turn stands
        self.judged: dict[tuple[Any, ...], float] = {}  # positions by their key

    def plans(self, state: State, moves: list[Move], effort: int) -> list[TurnPlan]:
        """All plans that begin with one of these choices, the best first."""
        self.tries_left = TRIES + MORE_TRIES * effort
        root = self.now = self.root(state, 0.0)
        found = self.search(root, moves, effort) or [self.follow(root, moves[0])]
        found.sort(key=by_value)
        gambles = [plan for plan in found if plan.gambles()]
        for plan in gambles[:REFINED]:
            assert plan.before is not None
            assert plan.move is not None
            deeper = self.gamble(plan.before, plan.move, max(8, effort // REFINING))
            plan.value = max(plan.value, deeper)
        found.sort(key=by_value)
        return found

    def best(self, state: State, bonus: float, effort: int) -> float:
        """What the best plan from here is worth."""
        left = self.is_left(state) or self.tries_left <= 0
        if left or (state.question == ACT and effort <= 0):
            return self.value(state, bonus)
        found = self.search(self.root(state, bonus), self.choices(state), effort)
        most = self.value(state, bonus) if state.question == ACT or not found else 0.0
        for plan in found:
            most = max(most, plan.value)
        return most

    def root(self, state: State, bonus: float) -> TurnPlan:
        """The plan to do nothing more."""
        plan = TurnPlan(state, None, None, bonus)
        if state.question == ACT:
            plan.value = self.value(state, bonus)
        return plan

    # The search

    def search(self, root: TurnPlan, moves: list[Move], effort: int) -> list[TurnPlan]:
        """Follow all plans, the best first, until so many positions were judged."""
        paths = Paths(self.key(root.state), root.state.spent)
        layer = [root]
        last = self.judge.looks + effort
        answers_left = effort + LEAST_ANSWERS
        for _ in range(LONGEST):
            limit = self.judge.looks + (last - self.judge.looks) // FARTHER
            for plan in layer:
                if plan is root:
                    self.spread(plan, moves, paths, limit)
                    continue
                if self.is_over():
                    return paths.found
                if self.judge.looks >= limit:
                    answers_left -= 1
                    if plan.settled or answers_left < 0:
                        continue
                self.spread(plan, self.choices(plan.state), paths, limit)
            layer = paths.best_ahead(max(NARROWEST, effort // BEAM))
        return paths.found

    def is_over(self) -> bool:
        """Whether to answer with what there is: to come to known positions takes time, too."""
        return self.tries_left <= 0 or not self.go_on()

    def spread(self, plan: TurnPlan, moves: list[Move], paths: Paths, limit: int) -> None:
        """Everything that can be done next: here, or a walk away from here."""
        walking = plan.state.question == ACT and (
            plan is self.now or self.judge.looks + SHORT < limit
        )
        walks = self.walks(plan, paths) if walking else []
        for move in moves:
            if not walking or not isinstance(move, Step):
                self.add(self.follow(plan, move), paths)
        for walk in walks:
            for move in self.choices(walk.state):
                if isinstance(move, (Attack, Explore, Deal, Buy)):
                    self.add(self.follow(walk, move), paths)
        for walk in walks:
            for move in self.choices(walk.state):
                if self.judge.looks >= limit or self.is_over():
                    return
                if isinstance(move, (Ability, Favour, Use)):
                    self.add(self.follow(walk, move), paths)

    def walks(self, plan: TurnPlan, paths: Paths) -> list[TurnPlan]:
        """To every cell that can be reached, by one of the shortest ways; the best first."""
        walks: list[TurnPlan] = []
        edge = [plan]
        while edge:
            farther: list[TurnPlan] = []
            for here in edge:
                for move in self.steps(here.state):
                    longer = self.follow(here, move)
                    if self.is_new(longer, paths):
                        (farther if longer.settled else paths.ahead).append(longer)
            walks += farther
            edge = farther
        walks.sort(key=by_value)
        paths.found += walks
        return walks

    def steps(self, state: State) -> list[Move]:
        """The cells next to this one."""
        parts = holding(state, self.seat)
        left = energy(state, self.seat, parts)
        steps = state.terms.catalogue.steps
        return [steps[cell] for cell in step_choices(state, self.seat, parts, left)]

    def add(self, plan: TurnPlan, paths: Paths) -> None:
        """Remember a plan, and go on with it if no cheaper one has come here before."""
        if plan.settled:
            paths.found.append(plan)
        if self.is_new(plan, paths):
            paths.ahead.append(plan)

    def is_new(self, plan: TurnPlan, paths: Paths) -> bool:
        """Whether a plan can be followed from here, and no cheaper one has come here before."""
        if not plan.open:
            return False
        key = self.key(plan.state)
        spent = plan.state.spent
        if key in paths.seen and paths.seen[key] <= spent:
            return False
        paths.seen[key] = spent
        return True

    def follow(self, plan: TurnPlan, move: Move) -> TurnPlan:
        """Where a move leads; what is not certain ends the plan with its expectation."""
        if isinstance(move, End):
            return self.stopped(plan, move)
        if isinstance(move, (Attack, Fight)):
            return self.ended(plan, move, self.gamble(plan, move, 0))
        if isinstance(move, Explore):
            return self.explored(plan, move)
        self.tries_left -= 1
        state = plan.state.copy()
        word, cards = luck_of(state), cards_left(state)
        apply(state, self.seat, move)
        if luck_of(state) != word or cards_left(state) != cards:
            return self.ended(plan, move, self.sampled(plan, move))
        self.let_others_answer(state)
        longer = TurnPlan(state, plan, move, plan.bonus)
        longer.open = not self.is_left(state)
        longer.settled = state.question == ACT or not longer.open
        longer.value = self.value(state, plan.bonus) if longer.settled else plan.value
        return longer

    def value(self, state: State, bonus: float) -> float:
        """The chance to win if the turn ends here: many ways lead to one position."""
        key = self.key(state)
        found = self.judged.get(key)
        if found is None:
            found = self.judged[key] = self.judge.chance(state, bonus)
        return found

    def stopped(self, plan: TurnPlan, move: Move) -> TurnPlan:
        """Nothing more is done, which is shorter than anything that changes nothing."""
        longer = self.ended(plan, move, self.value(plan.state, plan.bonus))
        longer.length = plan.length
        return longer

    def ended(self, plan: TurnPlan, move: Move, value: float) -> TurnPlan:
        """The plan ends with this."""
        longer = TurnPlan(plan.state, plan, move, plan.bonus)
        longer.value, longer.open = value, False
        return longer

    def explored(self, plan: TurnPlan, move: Move) -> TurnPlan:
        """A card of this deck, whatever it is."""
        state = plan.state.copy()
        deck = deck_here(state, self.seat)
        point = state.terms.island.point[state.players[self.seat].cell]
        state.explored |= 1 << point
        state.spent += cost(state, self.seat, holding(state, self.seat), EXPLORE)
        state.done[EXPLORE] += 1
        if self.finds is None:
            profile = self.judge.eyes.profiles.of(state, self.seat)
            self.finds = Finds(state, self.seat, self.judge.eyes.hands, profile.power)
        longer = TurnPlan(state, plan, move, plan.bonus + self.finds.promise[deck])
        longer.value = self.value(state, longer.bonus)
        return longer

    def choices(self, state: State) -> list[Move]:
        """What may be answered; of payments, blocks and orders only some."""
        if state.question == PAY:
            return [payment(state, self.seat, self.judge.eyes.hands)]
        moves = answers(state, self.seat)
        if state.question == ACT:
            return [move for move in moves if not isinstance(move, End)]
        if state.question == BLOCK:
            return self.some_blocks(state, moves)
        return moves[:MOST_ORDERS] if state.question == SORT else moves

    def some_blocks(self, state: State, moves: list[Move]) -> list[Move]:
        """The cells next to oneself, and no more."""
        island = state.terms.island
        here = state.players[self.seat].cell
        near = [
            m
            for m in moves
            if not isinstance(m, Block) or island.apart(here, island.index[m.cell]) == 1
        ]
        return near or moves[:MOST_BLOCKS]

    def is_left(self, state: State) -> bool:
        """Whether this turn is over."""
        return state.question == OVER or state.turn != self.turn or not state.owes >> self.seat & 1

    def let_others_answer(self, state: State) -> None:
        """Who has to give something up gives the first that there is."""
        for _ in range(20):
            if state.question == OVER or state.owes >> self.seat & 1 or state.turn != self.turn:
                return
            other = SEATS_IN[state.owes][0]
            apply(state, other, answers(state, other)[0])

    def key(self, state: State) -> tuple[Any, ...]:
        """What tells positions of one turn apart, energy aside."""
        own = state.players[self.seat]
        everybody = tuple(
            [(p.cell, p.hearts, len(p.hand), tuple(p.gear), p.gems, p.ice) for p in state.players]
        )
        return (
            everybody, tuple(own.hand), tuple(own.ammunition), own.fire, state.turn, state.moved,
            state.explored, tuple(state.attacked), state.again, state.ability_used,
            state.favour_used, tuple(state.lasting), tuple(sorted(state.blocks)), state.question,
            tuple(state.agenda), state.marker, state.sought,
        )  # fmt: skip

    # What dice decide

    def gamble(self, plan: TurnPlan, move: Move, effort: int) -> float:
        """The worth of an attack or a fight: every result by its exact chance."""
        total = 0.0
        for roll in self.results(plan.state, move):
            state = plan.state.copy()
            behind = fast(self.luck.below(1 << 30))
            state.chance = LoadedDice(roll.faces, behind)
            apply(state, self.seat, move)
            state.chance = behind
            self.let_others_answer(state)
            total += roll.chance * self.best(state, plan.bonus, effort)
        return total

    def results(self, state: State, move: Move) -> list[Roll]:
        """The ways that it may go."""
        if isinstance(move, Attack):
            return rolls_of_attack(state, self.seat, move)
        assert isinstance(move, Fight)
        return rolls_of_fight(state, self.seat, move)

    def sampled(self, plan: TurnPlan, move: Move) -> float:
        """The mean over some luck: dice thrown anew, decks shuffled anew where nobody looked.

        Within such a guess nothing is guessed again.
        """
        if self.guessing:
            return self.judge.chance(plan.state, plan.bonus)
        self.guessing = True
        total = 0.0
        for _ in range(SAMPLES):
            state = plan.state.copy()
            state.chance = fast(self.luck.below(1 << 30))
            mix(state, self.seat)
            apply(state, self.seat, move)
            self.let_others_answer(state)
            total += self.best(state, plan.bonus, 4)
        self.guessing = False
        self.judge.looks += GUESSED
        return total / SAMPLES


def rolls_of_attack(state: State, seat: int, move: Attack) -> list[Roll]:
    """The ways that an attack may go."""
    gear, player = state.players[seat].gear, move.player
    slots = slots_declared(state, seat, move.weapons, strikes(state, seat, player))
    weapons = [gear[slot] for slot in slots or []]
    parts = striking(state, seat, weapons)
    power = attack_before_dice(state, seat, weapons, False, 0)
    guard = defence_before_dice(state, player, pierced_by(state, seat, parts))
    dice = defence_dice(state, player, holding(state, player))
    hearts = state.players[player].hearts
    return rolls(power - guard, dice, hearts, least_roll(parts), second_roll(parts))


def rolls_of_fight(state: State, seat: int, move: Fight) -> list[Roll]:
    """The ways that a fight with a monster may go."""
    catalogue = state.terms.catalogue
    weapons = [catalogue.kind[name] for name in move.weapons]
    kind = catalogue.kinds[state.monster]
    parts = striking(state, seat, weapons, True)
    power = attack_before_dice(state, seat, weapons, True, 0)
    guard = monster_stat(state, kind, weapons, "defence", 0)
    dice = monster_dice(state, kind, weapons)
    return rolls(power - guard, dice, kind.hearts, least_roll(parts), second_roll(parts))


def luck_of(state: State) -> int:
    """What changes whenever dice are thrown or cards shuffled."""
    chance = state.chance
    return chance.word if isinstance(chance, Fast) else 0


def cards_left(state: State) -> int:
    """What changes whenever somebody draws or looks at cards."""
    total = len(state.relics)
    for number, deck in enumerate(state.decks):
        total += len(deck) + 100 * state.depth[number]
    return total


def mix(state: State, seat: int) -> None:
    """Other decks that may as well be the real ones."""
    for number, deck in enumerate(state.decks):
        depth = state.depth[number] if state.scout[number] == seat else 0
        lower = deck[: len(deck) - depth]
        state.chance.shuffle(lower)
        state.decks[number] = lower + deck[len(deck) - depth :]
    state.chance.shuffle(state.relics)
