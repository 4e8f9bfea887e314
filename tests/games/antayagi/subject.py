"""What the contract tests must know of AntaYagí: its settings, invariants, secrets and leaks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec

from sobremesa.games.antayagi.content import FISH, KINDS, SMALL_HAT, T_REX, TOXIC_WASTE
from sobremesa.games.antayagi.events import Laid
from sobremesa.games.antayagi.game import ANTAYAGI, AntaYagi
from sobremesa.games.antayagi.moves import EATS, Choose, Lay, LetItBe, Move, Sabotage, Take
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.rules.questions import foods_in, to_act
from sobremesa.games.antayagi.rules.window import able
from sobremesa.games.antayagi.state import LAY, OVER, WINDOW, Card, State, points, target
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event, Secret
from sobremesa.kernel.game import Choices

SETTINGS = [
    (options, seats)
    for options, seats in product(
        (
            Options(),
            Options(effects_first="chosen", ask="able"),
            Options(edition="65"),
            Options(edition="65", effects_first="chosen", ask="able"),
        ),
        range(3, 8),
    )
]


def universe(seats: int) -> list[Move]:
    """Every move of the game, and some just outside of it."""
    return [
        *(Choose(player) for player in range(-1, seats + 1)),
        *(Lay(slot) for slot in range(-1, 4)),
        *(Sabotage(slot) for slot in range(-1, 4)),
        LetItBe(),
        *(Take(slot) for slot in range(-1, 4)),
        *EATS.values(),
    ]


# Invariants


def check(state: State) -> None:
    """No card lost or doubled; hands, areas, knowledge and questions as the rules have them."""
    assert count_kinds(state) == list(state.box)
    everyone = state.terms.everyone
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= 3
        for card in hand:
            check_held(card, seat, everyone)
    for cards in (*state.areas, state.discards):
        assert all(card.object_seen == everyone for card in cards)
    assert (state.question == OVER) == (state.owes == 0)
    if state.question in (LAY, WINDOW, OVER):
        for seat, area in enumerate(state.areas):
            check_area(state, seat, area)


def count_kinds(state: State) -> list[int]:
    """How many cards of each kind there are, wherever they are."""
    counts = [0] * KINDS
    for cards in (*state.hands, *state.areas, state.discards):
        for card in cards:
            counts[card.kind] += 1
    for shown in (state.active_card, state.chosen_card):
        if shown is not None:
            counts[shown.kind] += 1
    for kind in state.pile:
        counts[kind] += 1
    return counts


def check_held(card: Card, seat: int, everyone: int) -> None:
    """AY-10: the owner has seen one side and the others the other one."""
    own, others = 1 << seat, everyone & ~(1 << seat)
    seen_by_owner = card.object_seen if card.private else card.back_seen
    seen_by_others = card.back_seen if card.private else card.object_seen
    assert seen_by_owner & own
    assert seen_by_others & others == others


def check_area(state: State, seat: int, area: tuple[Card, ...]) -> None:
    """When effects are over no T-Rex is beside food, no Fish without waste, no point too many."""
    objects = [card.object for card in area]
    assert not (T_REX in objects and foods_in(area))
    assert FISH not in objects or TOXIC_WASTE in objects
    if state.winner != seat and state.question != OVER:
        assert points(area) < target(state.terms, area)


# Twins: written from the list of what is hidden, not from `view` or `imagine`


def twin(state: State, seat: int, random: Random, answers: bool) -> State:
    """A state that differs from this one in everything that the seat cannot know.

    `answers` says whether the pending secret answers of others are changed as well.
    """
    other = state.copy()
    other.chance = fast(random.getrandbits(40))
    other.revealed += random.randrange(1, 5)
    shuffle_pile(other, random)
    for _ in range(12):
        swap_hidden_cards(other, seat, random)
    if answers:
        change_laid_cards(other, seat, random)
        change_window_answers(other, seat, random)
    return other


def shuffle_pile(state: State, random: Random) -> None:
    """The order of the pile is hidden, except that the top card shows its back."""
    if not state.pile:
        return
    top = state.pile[-1] & 3
    random.shuffle(state.pile)
    last = max(i for i, kind in enumerate(state.pile) if kind & 3 == top)
    state.pile[last], state.pile[-1] = state.pile[-1], state.pile[last]


Place = tuple[str, int, int]  # a zone, a seat or 0, a slot


def swap_hidden_cards(state: State, seat: int, random: Random) -> None:
    """Exchange two cards that this seat cannot tell apart from where it sits."""
    places = all_places(state)
    a, b = random.choice(places), random.choice(places)
    if a != b and all(fits(state, seat, x, y) for x, y in ((a, b), (b, a))):
        kind_a, kind_b = kind_at(state, a), kind_at(state, b)
        put(state, a, kind_b)
        put(state, b, kind_a)


def zones(state: State) -> dict[str, list[Sequence[Card]]]:
    """The places outside the pile, by name and owner."""
    return {"hand": [*state.hands], "area": [*state.areas], "discards": [state.discards]}


def all_places(state: State) -> list[Place]:
    """Wherever a card lies."""
    places = [
        (name, owner, slot)
        for name, zone in zones(state).items()
        for owner, cards in enumerate(zone)
        for slot in range(len(cards))
    ]
    return places + [("pile", 0, slot) for slot in range(len(state.pile))]


def card_at(state: State, place: Place) -> Card | None:
    """The card there; None stands for one in the pile."""
    zone, owner, slot = place
    if zone == "pile":
        return None
    return zones(state)[zone][owner][slot]


def kind_at(state: State, place: Place) -> int:
    """The kind of the card there."""
    card = card_at(state, place)
    return state.pile[place[2]] if card is None else card.kind


def fits(state: State, seat: int, here: Place, there: Place) -> bool:
    """Whether this seat would notice nothing here if the card from there lay here."""
    old, new = kind_at(state, here), kind_at(state, there)
    card, other = card_at(state, here), card_at(state, there)
    if card is None:
        is_top = here[2] == len(state.pile) - 1
        return (not is_top or old & 3 == new & 3) and same_shuffle(state, old, new, None, other)
    sees_object, sees_back = card.object_seen >> seat & 1, card.back_seen >> seat & 1
    if (sees_object and old >> 2 != new >> 2) or (sees_back and old & 3 != new & 3):
        return False
    if not sees_back and (old & 3 == SMALL_HAT) != (new & 3 == SMALL_HAT):
        return False  # AY-11: how it was dealt gives that away
    return same_shuffle(state, old, new, card, other)


def same_shuffle(state: State, old: int, new: int, card: Card | None, other: Card | None) -> bool:
    """Which objects came from which shuffle of the pile is known to all."""
    era = state.era if card is None else card.era
    other_era = state.era if other is None else other.era
    return old >> 2 == new >> 2 or era == other_era


def put(state: State, place: Place, kind: int) -> None:
    """Another kind of card at that place, seen by the same people."""
    zone, owner, slot = place
    card = card_at(state, place)
    if card is None:
        state.pile[slot] = kind
        return
    other = Card(kind, card.private, card.object_seen, card.back_seen, card.era)
    if zone == "area":
        area = state.areas[owner]
        state.areas[owner] = (*area[:slot], other, *area[slot + 1 :])
    else:
        cards = state.discards if zone == "discards" else state.hands[owner]
        cards[slot] = other


def change_laid_cards(state: State, seat: int, random: Random) -> None:
    """AY-21: what another has laid down is hidden until both are revealed."""
    if state.active_slot >= 0 and state.active != seat:
        state.active_slot = random.randrange(len(state.hands[state.active]))
    if state.chosen_slot >= 0 and state.chosen != seat:
        state.chosen_slot = random.randrange(len(state.hands[state.chosen]))


def change_window_answers(state: State, seat: int, random: Random) -> None:
    """AY-32: who else has let it be is hidden; somebody has not, or the window would be closed."""
    if state.question != WINDOW:
        return
    own = state.owes & 1 << seat
    asked = state.terms.everyone if state.terms.ask_all else able(state)
    others = [s for s in range(state.seats) if s != seat and asked >> s & 1]
    if not others and not own:
        state.owes = state.terms.everyone & ~(1 << seat)  # a window that everyone is asked in
        return
    chosen = [s for s in others if random.random() < 0.6]
    if not chosen and not own:
        chosen = [random.choice(others)]
    state.owes = own | sum(1 << s for s in chosen)


# Leaks, planted on purpose: each must be caught


class SeesOwnCards(AntaYagi):
    """The view shows a blind card's object to its owner."""

    def view(self, state: State, seat: int | None) -> View:
        if seat is None:
            return super().view(state, seat)
        peeking = state.copy()
        peeking.hands[seat] = [
            Card(c.kind, c.private, c.object_seen | 1 << seat, c.back_seen, c.era)
            for c in state.hands[seat]
        ]
        return super().view(peeking, seat)


class TellsWhatIsLaid(AntaYagi):
    """The event of a laid card tells its slot to all."""

    def apply(self, state: State, seat: int, move: Move, story: list[Event] | None = None) -> None:
        super().apply(state, seat, move, story)
        for index, event in enumerate(story or []):
            if story and isinstance(event, Laid) and isinstance(event.slot, Secret):
                story[index] = Laid(event.seat, event.slot.value)


class OffersWhatWorks(AntaYagi):
    """The choices leave out an exchange that would be cancelled."""

    def legal_moves(self, state: State, seat: int) -> Choices[Move]:
        choices = super().legal_moves(state, seat)
        if state.question != LAY or seat != state.active or state.chosen_slot < 0:
            return choices
        theirs = state.hands[state.chosen][state.chosen_slot].object
        hand = state.hands[seat]
        useful = [m for m in choices.moves if isinstance(m, Lay) and hand[m.slot].object != theirs]
        return Choices(tuple(useful) or choices.moves)


class ShowsWhoWaits(AntaYagi):
    """The view tells who has let it be."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        return msgspec.structs.replace(honest, asked=to_act(state))


ANTAYAGI_SUBJECT: tuple[Any, ...] = (
    ANTAYAGI,
    SETTINGS,
    universe,
    check,
    twin,
    (SeesOwnCards(), TellsWhatIsLaid(), OffersWhatWorks(), ShowsWhoWaits()),
)
