"""AntaYagí's opponents: imagining what is hidden, and judging a position."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import (
    BACKS,
    KINDS,
    OBJECTS,
    SMALL_HAT,
    T_REX,
    TOXIC_WASTE,
    TREASURE,
    TREASURE_AND_T_REX,
    Pack,
)
from sobremesa.games.antayagi.moves import Choose, Lay, Move, Sabotage, Take
from sobremesa.games.antayagi.rules.questions import other_party
from sobremesa.games.antayagi.rules.window import able
from sobremesa.games.antayagi.state import (
    NOBODY,
    OVER,
    QUESTIONS,
    WINDOW,
    Card,
    State,
    Terms,
    points,
    target,
)
from sobremesa.games.antayagi.view_types import SeenCard, View
from sobremesa.kernel.chance import Chance, fast

NOT_SMALL_HAT: Final[tuple[int, ...]] = (0, 1, 3)
UNKNOWN: Final = -1

_OBJECT_NUMBERS: Final[dict[str | None, int]] = {
    None: UNKNOWN,
    **{name: number for number, name in enumerate(OBJECTS)},
}
_BACK_NUMBERS: Final[dict[str | None, int]] = {
    None: UNKNOWN,
    **{name: number for number, name in enumerate(BACKS)},
}


class Gap:
    """A card to be imagined: its object, its back or both may be known already."""

    __slots__ = ("back", "era", "kind", "limit", "object")

    def __init__(self, thing: int, back: int, era: int) -> None:
        self.object = thing
        self.back = back
        self.era = era
        self.kind = thing * 4 + back if thing != UNKNOWN and back != UNKNOWN else UNKNOWN
        self.limit = 0.0


class Puzzle:
    """What a view leaves open, and how many cards there are to fill it with."""

    __slots__ = ("backless", "faceless", "left", "left_of", "needed", "places", "top")

    def __init__(self, view: View) -> None:
        self.left = list(view.box)  # cards not accounted for, by kind
        self.left_of = [list(era) for era in view.eras]  # and their objects, by era
        self.needed = [0] * len(OBJECTS)  # how many backless cards want a card of each object
        self.faceless: list[Gap] = []  # the object is unknown
        self.backless: list[Gap] = []  # the back is unknown
        shown = tuple([card for card in view.shown if card is not None])
        zones = [seat.hand for seat in view.seats] + [seat.area for seat in view.seats]
        self.places = [self.read(zone, len(view.seats)) for zone in [*zones, view.discards, shown]]
        self.top: Gap | None = None
        if view.top is not None:
            self.top = Gap(UNKNOWN, _BACK_NUMBERS[view.top], len(view.eras) - 1)
            self.faceless.append(self.top)
        self.set_limits()

    def read(self, cards: tuple[SeenCard, ...], seats: int) -> list[Gap]:
        """Take off what is known of these cards, and note what is not."""
        gaps = []
        for card in cards:
            gap = Gap(_OBJECT_NUMBERS[card.object], known_back(card, seats), card.era)
            if gap.object == UNKNOWN:
                self.faceless.append(gap)
            else:
                self.left_of[gap.era][gap.object] -= 1
                if gap.back == UNKNOWN:
                    self.backless.append(gap)
                    self.needed[gap.object] += 1
                else:
                    self.left[gap.kind] -= 1
            gaps.append(gap)
        return gaps

    def set_limits(self) -> None:
        """For each faceless card the most ways that can be left at its turn, the fewest first."""
        for gap in self.faceless:
            gap.limit = sum(weights(gap, self.left, self.left_of[gap.era], self.needed))
        self.faceless.sort(key=lambda gap: gap.limit)
        hats = [0] * len(self.left_of)
        for gap in self.faceless:
            if gap.back == SMALL_HAT:  # each one before took one whole card
                gap.limit -= hats[gap.era]
                hats[gap.era] += 1

    def fill(self, chance: Chance) -> list[int]:
        """Choose evenly among all ways to fill the gaps; what is left over is the pile."""
        while True:
            left = self.left[:]
            if self.fill_faces(left, chance):
                self.fill_backs(left, chance)
                return [kind for kind in range(KINDS) for _ in range(left[kind])]

    def fill_faces(self, left: list[int], chance: Chance) -> bool:
        """Give each faceless card an object. False: give up, and begin anew.

        The weights that remain shrink with each choice, by how much depends on the choice. Giving
        up in proportion to what is missing makes every complete filling equally likely.
        """
        left_of = [era[:] for era in self.left_of]
        for gap in self.faceless:
            objects = left_of[gap.era]
            pick = chance.below(1 << 30) / (1 << 30) * gap.limit
            thing = nth(weights(gap, left, objects, self.needed), pick)
            if thing == UNKNOWN:
                return False
            gap.kind = thing * 4 + gap.back
            left[gap.kind] -= 1
            objects[thing] -= 1
        return True

    def fill_backs(self, left: list[int], chance: Chance) -> None:
        """Give each backless card one of the cards of its object that are left."""
        for gap in self.backless:
            base = gap.object * 4
            pick = chance.below(without_small_hat(left, gap.object))
            for back in NOT_SMALL_HAT:
                pick -= left[base + back]
                if pick < 0:
                    gap.kind = base + back
                    left[base + back] -= 1
                    break


def known_back(card: SeenCard, seats: int) -> int:
    """The back of a card, seen or inferred.

    Only cards of the opening deal have unseen backs. One that was dealt face to its owner, so that
    all others saw the back, has the Small Hat (AY-11); one whose back only its owner saw has not.
    """
    if card.back is None and card.back_seen.bit_count() == seats - 1:
        return SMALL_HAT
    return _BACK_NUMBERS[card.back]


def without_small_hat(left: list[int], thing: int) -> int:
    """How many cards of this object are left, Small Hats aside."""
    base = thing * 4
    return left[base] + left[base + 1] + left[base + 3]


def weights(gap: Gap, left: list[int], objects: list[int], needed: list[int]) -> list[float]:
    """For each object in how many ways this card can have it.

    That is the number of its cards with this back that are left, times the share of ways that stay
    open to the backless cards of that object: of N cards, one fewer leaves k of them (N - k) / N.
    """
    ways = []
    for thing in range(10):
        cards = left[thing * 4 + gap.back] if objects[thing] > 0 else 0
        if cards and needed[thing] and gap.back != SMALL_HAT:
            size = without_small_hat(left, thing)
            ways.append(cards * (size - needed[thing]) / size)
        else:
            ways.append(float(cards))
    return ways


def nth(weights: list[float], pick: float) -> int:
    """Where this pick falls when the weights are laid end to end, UNKNOWN past the last."""
    for place, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return place
    return UNKNOWN


def imagine(view: View, pack: Pack, chance: Chance) -> State:
    """A state that this seat cannot tell from the real one, each deal equally likely."""
    if view.seat is None:
        raise ValueError("a spectator has no part in the game to imagine it from")
    return imagine_again(view, pack, Puzzle(view), chance)


def imagine_again(view: View, pack: Pack, puzzle: Puzzle, chance: Chance) -> State:
    """The same, where the puzzle of the view was laid out before."""
    while True:
        pile = puzzle.fill(chance)
        chance.shuffle(pile)
        state = _build(view, pack, puzzle, pile, chance)
        if state.question == OVER or state.owes:
            return state


def _build(view: View, pack: Pack, puzzle: Puzzle, pile: list[int], chance: Chance) -> State:
    terms = Terms.of(view.options, pack, len(view.seats))
    state = State(terms, fast(chance.below(1 << 30)), view.box, len(view.eras) - 1)
    state.pile = pile
    if puzzle.top is not None:
        pile.append(puzzle.top.kind)
    seats = terms.seats
    places = puzzle.places
    for seat in range(seats):
        state.hands.append(_cards(view.seats[seat].hand, places[seat]))
        state.areas.append(tuple(_cards(view.seats[seat].area, places[seats + seat])))
    state.discards = _cards(view.discards, places[2 * seats])
    _lay_open(state, view, places[2 * seats + 1])
    state.active = view.active
    state.chosen = NOBODY if view.chosen is None else view.chosen
    state.question = QUESTIONS.index(view.question)
    state.sabotages = view.sabotages
    state.step = view.step
    state.winner = NOBODY if view.winner is None else view.winner
    _lay_down(state, view, chance)
    state.owes = _owes(state, view)
    return state


def _cards(seen: tuple[SeenCard, ...], gaps: list[Gap]) -> list[Card]:
    return [
        Card(gap.kind, card.private, card.object_seen, card.back_seen, card.era)
        for card, gap in zip(seen, gaps, strict=True)
    ]


def _lay_open(state: State, view: View, gaps: list[Gap]) -> None:
    """The revealed cards: both, one or none of them are there."""
    shown = _cards(tuple([card for card in view.shown if card is not None]), gaps)
    if view.shown[0] is not None:
        state.active_card = shown[0]
    if view.shown[1] is not None:
        state.chosen_card = shown[-1]


def _lay_down(state: State, view: View, chance: Chance) -> None:
    """The own secret choice as it was, somebody else's as it may have been."""
    if view.question != "lay":
        return
    for seat in (state.active, state.chosen):
        if seat in view.asked:
            continue
        guess = chance.below(len(state.hands[seat]))
        slot = view.laid if view.laid is not None and seat == view.seat else guess
        if seat == state.active:
            state.active_slot = slot
        else:
            state.chosen_slot = slot


def _owes(state: State, view: View) -> int:
    """Those who are asked; in a window that skips the helpless, only who could do something."""
    owes = 0
    for seat in view.asked:
        owes |= 1 << seat
    if state.question == WINDOW and not state.terms.ask_all:
        owes &= able(state)
    return owes


# Judging


def judge(state: State, seat: int) -> float:
    """How well this seat stands: its own way to the target against the shortest of the others."""
    if state.question == OVER:
        return 2.0 if state.winner == seat else -2.0
    best = 0.0
    for other in range(state.terms.seats):
        if other != seat:
            best = max(best, nearness(state, other))
    return nearness(state, seat) - best


def nearness(state: State, seat: int) -> float:
    """1 at the target, half of it for each point that is missing."""
    area = state.areas[seat]
    return float(0.5 ** (target(state.terms, area) - points(area)))


def settled(view: View, state: State) -> bool:
    """The exchange that the view saw is over."""
    return state.question == OVER or state.active != view.active


# The order of candidates

WORTHS: Final[dict[int, float]] = {TREASURE: 1.0, T_REX: -0.5, TOXIC_WASTE: -1.0}
LIKELY: Final = 0.25  # of a back that Treasures and T-Rexes share


def promise(state: State, seat: int, move: Move) -> float:
    """How promising a move looks to its seat at first sight, by what it has seen of the cards."""
    if isinstance(move, Choose):  # whoever holds Treasures may lay one down
        hand = state.hands[move.player]
        return sum([worth_to(seat, card) for card in hand]) / len(hand)
    if isinstance(move, Lay):  # what is least missed
        return -worth_to(seat, state.hands[seat][move.slot])
    if isinstance(move, Take):
        return worth_to(seat, state.hands[other_party(state, seat)][move.slot])
    return -1.0 if isinstance(move, Sabotage) else 0.0


def worth_to(seat: int, card: Card) -> float:
    """What a card is worth to somebody, as far as they have seen it."""
    if card.object_seen >> seat & 1:
        return WORTHS.get(card.object, 0.0)
    return LIKELY if card.back_seen >> seat & 1 and card.back == TREASURE_AND_T_REX else 0.0
