"""The rules of AntaYagí, one small function per rule; `apply` is the table of contents."""

from __future__ import annotations

from typing import Final, assert_never

from sobremesa.games.antayagi.content import (
    EMPTY_BOX,
    FISH,
    FOODS,
    HAND,
    HAT,
    KINDS,
    LOLLIPOP,
    MUFFIN,
    OBJECTS,
    SABOTAGE,
    T_REX,
    TOXIC_WASTE,
    WIZARD,
    Food,
    Pack,
)
from sobremesa.games.antayagi.events import (
    Ate,
    Cancelled,
    Chose,
    Discarded,
    Drew,
    Flipped,
    HandDiscarded,
    Laid,
    LetBe,
    PassedOver,
    Received,
    Reshuffled,
    Revealed,
    Sabotaged,
    Stuck,
    Took,
    TurnPassed,
    Won,
)
from sobremesa.games.antayagi.moves import (
    CHOICES_TO_CHOOSE,
    CHOICES_TO_EAT,
    CHOICES_TO_LAY,
    CHOICES_TO_SABOTAGE,
    CHOICES_TO_TAKE,
    NONE,
    Choose,
    Eat,
    Lay,
    LetItBe,
    Move,
    Sabotage,
    Take,
)
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import (
    CHOOSE,
    EAT,
    LAY,
    NOBODY,
    OVER,
    TAKE,
    WINDOW,
    Card,
    State,
    dealt,
    flipped,
    has_won,
    points,
    terms_for,
    top_back,
)
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import IllegalMove, game_over, no_such_seat, not_asked, refuse
from sobremesa.kernel.events import Event, secret
from sobremesa.kernel.game import Choices, Outcome

Story = list[Event] | None

SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(7) if mask >> seat & 1) for mask in range(1 << 7)
]

FOOD_BIT: Final[list[int]] = [
    1 << FOODS.index(thing) if thing in FOODS else 0 for thing in range(len(OBJECTS))
]


# Setup


def setup(options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """AY-2: shuffle, deal three to each, and see who starts."""
    terms = terms_for(options, pack, seats)
    state = State(terms, chance, pack.counts)
    state.pile = pack.kinds
    chance.shuffle(state.pile)
    for seat in range(seats):
        state.hands.append([dealt(state.pile.pop(), seat, terms.everyone) for _ in range(HAND)])
        state.areas.append([])
    state.active = first_player(options, seats, chance)
    ask(state, CHOOSE, 1 << state.active)
    return state


def first_player(options: Options, seats: int, chance: Chance) -> int:
    """AY-5, AY-5a: the most pockets; in edition 65 then the youngest; else chance."""
    pockets = said(options.pockets, range(seats))
    first = best(pockets, max(pockets.values())) if pockets else list(range(seats))
    if len(first) > 1 and options.edition == "65":
        ages = said(options.ages, first)
        first = best(ages, min(ages.values())) if ages else first
    return first[chance.below(len(first))] if len(first) > 1 else first[0]


def said(answers: tuple[int | None, ...], seats: range | list[int]) -> dict[int, int]:
    """What these seats answered, those who said nothing left out."""
    return {
        seat: answer for seat, answer in enumerate(answers) if answer is not None and seat in seats
    }


def best(answers: dict[int, int], answer: int) -> list[int]:
    """The seats that gave this answer."""
    return [seat for seat in answers if answers[seat] == answer]


# Questions


def ask(state: State, question: int, seats: int) -> None:
    """Put a question to these seats."""
    state.question = question
    state.owes = seats


def to_act(state: State) -> tuple[int, ...]:
    """Who still owes an answer."""
    return SEATS_IN[state.owes]


def legal_moves(state: State, seat: int) -> Choices[Move]:
    """What this seat may answer."""
    if seat not in SEATS_IN[state.owes]:
        return NONE
    question = state.question
    if question == CHOOSE:
        return CHOICES_TO_CHOOSE[partners(state)]
    if question == LAY:
        return CHOICES_TO_LAY[len(state.hands[seat])]
    if question == WINDOW:
        return CHOICES_TO_SABOTAGE[sabotage_slots(state, seat)]
    if question == TAKE:
        return CHOICES_TO_TAKE[len(state.hands[other_party(state, seat)])]
    return CHOICES_TO_EAT[foods_in(state.areas[seat])]


def random_move(state: State, seat: int, chance: Chance) -> Move:
    """One of them."""
    moves = legal_moves(state, seat).moves
    return moves[chance.below(len(moves))]


def partners(state: State) -> int:
    """AY-20, AY-20a: the others who hold at least one card."""
    mask = 0
    for seat, hand in enumerate(state.hands):
        if hand and seat != state.active:
            mask |= 1 << seat
    return mask


def sabotage_slots(state: State, seat: int) -> int:
    """AY-33: the slots whose back this seat has seen to be Sabotage."""
    mask = 0
    for slot, card in enumerate(state.hands[seat]):
        if card.shows_sabotage(seat):
            mask |= 1 << slot
    return mask


def foods_in(area: list[Card]) -> int:
    """AY-45: which foods lie in this area."""
    mask = 0
    for card in area:
        mask |= FOOD_BIT[card.object]
    return mask


def other_party(state: State, seat: int) -> int:
    """The one with whom this seat is trading."""
    return state.chosen if seat == state.active else state.active


# Moves


def apply(state: State, seat: int, move: Move, story: Story = None) -> None:
    """Play the move; a refused one changes nothing."""
    if seat not in SEATS_IN[state.owes]:
        raise why_not_asked(state, seat, move)
    match move:
        case Choose():
            choose(state, seat, move.player, story)
        case Lay():
            lay(state, seat, move.slot, story)
        case Sabotage():
            sabotage(state, seat, move.slot, story)
        case LetItBe():
            let_it_be(state, seat, story)
        case Take():
            take(state, seat, move.slot, story)
        case Eat():
            eat(state, seat, move.food, story)
        case _:
            assert_never(move)


def why_not_asked(state: State, seat: int, move: Move) -> IllegalMove:
    """K-1, K-2, K-4, and for a Sabotage at the wrong moment the rule that says when."""
    if not 0 <= seat < state.terms.seats:
        return no_such_seat(seat, state.terms.seats)
    if state.question == OVER:
        return game_over()
    if isinstance(move, Sabotage):
        return no_sabotage_now(state)
    return not_asked(seat)


def no_sabotage_now(state: State) -> IllegalMove:
    """AY-30, AY-32, AY-34a: a Sabotage has its moment."""
    if state.question == WINDOW:
        return refuse("AY-32", "let-it-be-already")
    if state.question == TAKE or state.question == EAT:
        return refuse("AY-34a", "effects-have-begun")
    return refuse("AY-30", "nothing-revealed")


def no_such_card(rule: str, hand: list[Card], slot: int) -> IllegalMove:
    """There is no card in that slot."""
    return refuse(rule, "no-such-card", slot, slot=slot, cards=len(hand))


def choose(state: State, seat: int, player: int, story: Story) -> None:
    """AY-20: the active player picks somebody to trade with."""
    if state.question != CHOOSE:
        raise not_asked(seat)
    if not 0 <= player < state.terms.seats:
        raise no_such_seat(player, state.terms.seats)
    if player == seat:
        raise refuse("AY-20", "not-yourself", player)
    if not state.hands[player]:
        raise refuse("AY-20a", "empty-hand", player, player=player)
    state.chosen = player
    ask(state, LAY, 1 << seat | 1 << player)
    if story is not None:
        story.append(Chose(seat, player))


def lay(state: State, seat: int, slot: int, story: Story) -> None:
    """AY-21: a secret and final choice; when both have made it, the cards are revealed."""
    if state.question != LAY:
        raise not_asked(seat)
    if not 0 <= slot < len(state.hands[seat]):
        raise no_such_card("AY-21", state.hands[seat], slot)
    if seat == state.active:
        state.active_slot = slot
    else:
        state.chosen_slot = slot
    state.owes &= ~(1 << seat)
    state.revealed += 1
    if story is not None:
        story.append(Laid(seat, secret(slot, 1 << seat, state.terms.everyone)))
    if not state.owes:
        reveal(state, story)


def reveal(state: State, story: Story) -> None:
    """AY-21, AY-22: both cards are turned up; equal ones cancel the exchange."""
    terms = state.terms
    mine = terms.opened(state.hands[state.active].pop(state.active_slot))
    yours = terms.opened(state.hands[state.chosen].pop(state.chosen_slot))
    if story is not None:
        story.append(
            Revealed(
                state.active, state.active_slot, mine.object_name,
                state.chosen, state.chosen_slot, yours.object_name,
            )
        )  # fmt: skip
    state.active_slot = state.chosen_slot = NOBODY
    state.active_card, state.chosen_card = mine, yours
    if mine.object == yours.object:
        cancel(state, "equal", story)
    else:
        open_window(state, story)


def cancel(state: State, why: str, story: Story) -> None:
    """AY-22, AY-30: both revealed cards are discarded, no effect applies."""
    assert state.active_card is not None
    assert state.chosen_card is not None
    state.discards.append(state.active_card)
    state.discards.append(state.chosen_card)
    state.active_card = state.chosen_card = None
    if story is not None:
        story.append(Cancelled("equal" if why == "equal" else "sabotage"))
    end_exchange(state, story)


# Sabotage


def open_window(state: State, story: Story) -> None:
    """AY-32: everyone is asked, or in simulations those who could do something."""
    ask(state, WINDOW, state.terms.everyone if state.terms.ask_all else able(state))
    if not state.owes:
        close_window(state, story)


def able(state: State) -> int:
    """The seats that hold a Sabotage and know it."""
    mask = 0
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if card.back == SABOTAGE and card.shows_sabotage(seat):
                mask |= 1 << seat
                break
    return mask


def sabotage(state: State, seat: int, slot: int, story: Story) -> None:
    """AY-30, AY-31: the first Sabotage counts; then everyone is asked anew."""
    if state.question != WINDOW:
        raise no_sabotage_now(state)
    hand = state.hands[seat]
    if not 0 <= slot < len(hand):
        raise no_such_card("AY-33", hand, slot)
    if not hand[slot].shows_sabotage(seat):
        raise refuse("AY-33", "no-sabotage-seen", slot, slot=slot)
    card = hand.pop(slot)
    state.discards.append(state.terms.faces[card.era][card.kind])
    state.sabotages += 1
    state.revealed += 1
    if story is not None:
        story.append(Sabotaged(seat, slot, card.object_name))
    open_window(state, story)


def let_it_be(state: State, seat: int, story: Story) -> None:
    """AY-32: told to nobody, and as final as any secret answer."""
    if state.question != WINDOW:
        raise not_asked(seat)
    state.owes &= ~(1 << seat)
    state.revealed += 1
    if story is not None:
        story.append(LetBe(seat))
    if not state.owes:
        close_window(state, story)


def close_window(state: State, story: Story) -> None:
    """AY-31: an odd number of Sabotages cancels the exchange, an even number cancels itself."""
    cancelled = state.sabotages % 2 == 1
    state.sabotages = 0
    if cancelled:
        cancel(state, "sabotage", story)
    else:
        swap(state)
        resolve(state, story)


# Effects


def swap(state: State) -> None:
    """AY-23, AY-49: each is to receive the other's card, or, where a Wizard lies, their own."""
    mine, yours = state.active_card, state.chosen_card
    assert mine is not None
    assert yours is not None
    if mine.object != WIZARD and yours.object != WIZARD:
        state.active_card, state.chosen_card = yours, mine


def resolve(state: State, story: Story) -> None:
    """AY-26: the first party's card with its chain, the second's, then T-Rexes in that order.

    Returns early whenever somebody has to be asked; the answer comes back here.
    """
    while state.step < 4:
        step = state.step
        state.step = step + 1
        party = party_at(state, step)
        if step < 2:
            asked = receive(state, party, hand_over(state, party), story)
        else:
            asked = feed(state, party, story)
        if asked:
            return
    state.step = 0
    end_exchange_with_winner(state, story)


def party_at(state: State, step: int) -> int:
    """Whose effects come at this step."""
    first = step % 2 == 0
    return state.active if first == state.terms.active_first else state.chosen


def hand_over(state: State, seat: int) -> Card:
    """The card that is on its way to this party."""
    if seat == state.active:
        card, state.active_card = state.active_card, None
    else:
        card, state.chosen_card = state.chosen_card, None
    assert card is not None
    return card


def receive(state: State, seat: int, card: Card, story: Story) -> bool:
    """AY-23: into the area with its effect, or onto the discard pile. Says whether it asks."""
    if not stays(state.areas[seat], card.object):
        state.discards.append(card)
        if story is not None:
            story.append(Discarded(seat, card.object_name))
        return False
    state.areas[seat].append(card)
    if story is not None:
        story.append(Received(seat, card.object_name))
    return take_effect(state, seat, card.object, story)


def stays(area: list[Card], thing: int) -> bool:
    """AY-23, AY-48: all but the Empty Box, the Wizard, and a Fish without Toxic Waste."""
    if thing == FISH:
        for card in area:
            if card.object == TOXIC_WASTE:
                return True
        return False
    return thing != EMPTY_BOX and thing != WIZARD


def take_effect(state: State, seat: int, thing: int, story: Story) -> bool:
    """AY-42 to AY-44: what an object does as it arrives. Says whether somebody is asked."""
    if thing == HAT:
        flip_hand(state, seat, story)
    elif thing == MUFFIN:
        discard_hand(state, seat, story)
    elif thing == LOLLIPOP and state.hands[other_party(state, seat)]:
        ask(state, TAKE, 1 << seat)
        return True
    return False


def flip_hand(state: State, seat: int, story: Story) -> None:
    """AY-42: every card in the hand turns round."""
    everyone = state.terms.everyone
    hand = [flipped(card, seat, everyone) for card in state.hands[seat]]
    state.hands[seat] = hand
    state.revealed += 1
    if story is not None:
        objects = tuple(secret(card.object_name, card.object_seen, everyone) for card in hand)
        backs = tuple(secret(card.back_name, card.back_seen, everyone) for card in hand)
        story.append(Flipped(seat, objects, backs))


def discard_hand(state: State, seat: int, story: Story) -> None:
    """AY-44: the whole hand is discarded."""
    hand = state.hands[seat]
    for card in hand:
        state.discards.append(state.terms.opened(card))
    state.hands[seat] = []
    state.revealed += 1
    if story is not None:
        story.append(HandDiscarded(seat, tuple([card.object_name for card in hand])))


def take(state: State, seat: int, slot: int, story: Story) -> None:
    """AY-43: a card of the other's hand goes straight into one's own area."""
    if state.question != TAKE:
        raise not_asked(seat)
    player = other_party(state, seat)
    hand = state.hands[player]
    if not 0 <= slot < len(hand):
        raise no_such_card("AY-43", hand, slot)
    card = state.terms.opened(hand.pop(slot))
    state.revealed += 1
    if story is not None:
        story.append(Took(seat, player, slot, card.object_name))
    if not receive(state, seat, card, story):
        resolve(state, story)


def feed(state: State, seat: int, story: Story) -> bool:
    """AY-45, AY-46: each T-Rex eats one food. Says whether the owner must choose which."""
    area = state.areas[seat]
    while len(area) > 1 and holds(area, T_REX):
        foods = foods_in(area)
        if not foods:
            return False
        if foods & (foods - 1):
            state.step -= 1
            ask(state, EAT, 1 << seat)
            return True
        devour(state, seat, FOODS[foods.bit_length() - 1], story)
    return False


def eat(state: State, seat: int, name: Food, story: Story) -> None:
    """AY-45: the owner says which food."""
    if state.question != EAT:
        raise not_asked(seat)
    food = OBJECTS.index(name)
    if not holds(state.areas[seat], food):
        raise refuse("AY-45", "no-such-food", name, food=name)
    devour(state, seat, food, story)
    resolve(state, story)


def devour(state: State, seat: int, food: int, story: Story) -> None:
    """AY-45: the T-Rex and the food, the longest there of their kinds, are discarded."""
    area = state.areas[seat]
    for thing in (T_REX, food):
        for place, card in enumerate(area):
            if card.object == thing:
                state.discards.append(area.pop(place))
                break
    if story is not None:
        story.append(Ate(seat, OBJECTS[food]))  # type: ignore[arg-type]


def holds(area: list[Card], thing: int) -> bool:
    """Whether such an object lies in this area."""
    for card in area:
        if card.object == thing:
            return True
    return False


# The end of a turn


def end_exchange_with_winner(state: State, story: Story) -> None:
    """AY-24: whoever of the two has reached the target wins, the chosen player before the other."""
    for seat in (state.chosen, state.active):
        if has_won(state.terms, state.areas[seat]):
            state.winner = seat
            ask(state, OVER, 0)
            if story is not None:
                story.append(Won(seat, points(state.areas[seat])))
            return
    end_exchange(state, story)


def end_exchange(state: State, story: Story) -> None:
    """AY-25: hands are refilled and the turn passes on."""
    if state.terms.refill_all:
        refill_everyone(state, story)
    else:
        draw_cards(state, state.chosen, len(state.hands[state.chosen]) + 1, story)  # AY-61
        draw_cards(state, state.active, HAND, story)
    pass_turn(state, story)


def refill_everyone(state: State, story: Story) -> bool:
    """AY-60, AY-60a: clockwise from the active player. Says whether anything was drawn."""
    seats = state.terms.seats
    some = False
    for distance in range(seats):
        seat = (state.active + distance) % seats
        if len(state.hands[seat]) < HAND:
            some = draw_cards(state, seat, HAND, story) or some
    return some


def draw_cards(state: State, seat: int, size: int, story: Story) -> bool:
    """Draw until the hand has this size or nothing is left. Says whether anything was drawn."""
    hand = state.hands[seat]
    before = len(hand)
    while len(hand) < size:
        if not state.pile and not reshuffle(state, story):
            break
        kind = state.pile.pop()
        card = state.terms.draws[state.era][seat * KINDS + kind]
        hand.append(card)
        state.revealed += 1
        if story is not None:
            story.append(drew(state, seat, card))
    return len(hand) > before


def drew(state: State, seat: int, card: Card) -> Drew:
    """AY-3, AY-10, AY-11: everyone sees the back, and some the object."""
    thing = secret(card.object_name, card.object_seen, state.terms.everyone)
    return Drew(seat, card.back_name, thing, card.private, top_back(state.pile))


def reshuffle(state: State, story: Story) -> bool:
    """AY-4, AY-4a: the discards become the new pile. Says whether there were any."""
    if not state.discards:
        return False
    state.pile = [card.kind for card in state.discards]
    state.discards = []
    state.era += 1
    state.terms.prepare(state.era)
    state.chance.shuffle(state.pile)
    state.revealed += 1
    if story is not None:
        story.append(Reshuffled(len(state.pile)))
    return True


def pass_turn(state: State, story: Story) -> None:
    """AY-25, AY-20a: to the left; whoever cannot trade only draws."""
    seats = state.terms.seats
    state.chosen = NOBODY
    idle = 0
    while idle < seats:
        state.active = (state.active + 1) % seats
        if story is not None:
            story.append(TurnPassed(state.active))
        if state.hands[state.active] and partners(state):
            ask(state, CHOOSE, 1 << state.active)
            return
        if story is not None:
            story.append(PassedOver(state.active))
        idle = 0 if refill_alone(state, story) else idle + 1
    ask(state, OVER, 0)
    if story is not None:
        story.append(Stuck())


def refill_alone(state: State, story: Story) -> bool:
    """AY-61a: after a turn without an exchange. Says whether anything was drawn."""
    if state.terms.refill_all:
        return refill_everyone(state, story)
    return draw_cards(state, state.active, HAND, story)


def outcome(state: State) -> Outcome | None:
    """AY-24: the winner first, the others share the second place; AY-20a: a stuck game is a tie."""
    if state.question != OVER:
        return None
    if state.winner == NOBODY:
        return Outcome((1,) * state.terms.seats)
    return Outcome(tuple([1 if seat == state.winner else 2 for seat in range(state.terms.seats)]))
