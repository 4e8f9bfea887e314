"""TX-75 to TX-80: the residents, and how they are paid."""

from __future__ import annotations

from bisect import insort

from sobremesa.games.tanxi.events import Asked, Chose, Paid, Took
from sobremesa.games.tanxi.rules.agenda import part_asked
from sobremesa.games.tanxi.rules.cards import put_openly_into_hand, take_openly
from sobremesa.games.tanxi.rules.parts.trade import Trade
from sobremesa.games.tanxi.rules.possible import can_begin, why_nothing
from sobremesa.games.tanxi.rules.questions import answered, ask, carry_out
from sobremesa.games.tanxi.rules.stats import coins, cost, discount, energy, holding
from sobremesa.games.tanxi.state import ACT, DEAL, NOTHING, PAY, TRADE, State
from sobremesa.kernel.errors import IllegalMove, not_asked, refuse
from sobremesa.kernel.events import Story


def deal(state: State, seat: int, benefit: str, story: Story) -> None:
    """TX-75: turn to a resident for a benefit; the payment comes next."""
    number = state.terms.catalogue.offer.get(benefit, NOTHING)
    if number == NOTHING:
        raise refuse("TX-75", "no-such-benefit", benefit, benefit=benefit)
    offer = state.terms.catalogue.offers[number]
    check_dealing(state, seat, offer.resident)
    if not can_begin(state, seat, offer.use):
        raise why_nothing(state, offer.use, benefit)
    seek(state, seat, number, False, offer.price)
    if story is not None:
        story.append(Asked(seat, benefit, state.price))


def buy(state: State, seat: int, card: str, story: Story) -> None:
    """TX-80: ask for one of the merchant's cards."""
    catalogue = state.terms.catalogue
    kind = catalogue.kind.get(card, NOTHING)
    check_dealing(state, seat, catalogue.merchant)
    if kind not in state.merchant:
        raise refuse("TX-80", "not-for-sale", card, card=card)
    seek(state, seat, kind, True, catalogue.kinds[kind].value)
    if story is not None:
        story.append(Chose(seat, card, state.price))


def check_dealing(state: State, seat: int, resident: int) -> None:
    """TX-75: in the village (or by an effect from afar), and not with the one under the marker."""
    if state.question not in (ACT, TRADE):
        raise not_asked(seat)
    bad = why_no_dealing(state, seat)
    if bad is not None:
        raise bad
    if resident == state.marker:
        name = state.terms.catalogue.residents[resident]
        raise refuse("TX-75", "under-the-marker", name, resident=name)


def why_no_dealing(state: State, seat: int) -> IllegalMove | None:
    """Why no resident can be dealt with from here."""
    if state.question == TRADE:
        return None
    if not state.terms.island.in_village[state.players[seat].cell]:
        return refuse("TX-75", "not-in-the-village")
    parts = holding(state, seat)
    price = cost(state, seat, parts, DEAL)
    if price > energy(state, seat, parts):
        return refuse("TX-30", "no-energy", price=price)
    return None


def seek(state: State, seat: int, sought: int, card: bool, price: int) -> None:
    """What somebody wants, if they can pay for it."""
    price = reduced(state, seat, price)
    if not can_pay(state, seat, price):
        raise refuse("TX-76", "too-poor", price=price, coins=coins(state, seat))
    if state.question == TRADE:
        state.agenda[-1] = state.agenda[-1].next()
    else:
        state.spent += cost(state, seat, holding(state, seat), DEAL)
        state.done[DEAL] += 1
    state.sought, state.seeks_card, state.price = sought, card, price
    state.revealed += 1  # that one can pay says something of the hand
    ask(state, PAY, 1 << seat)


def reduced(state: State, seat: int, price: int) -> int:
    """The price after all discounts: at least 1."""
    return max(1, price - rebate(state, seat))


def rebate(state: State, seat: int) -> int:
    """How many coins fewer this character is asked for now."""
    less = discount(state, seat)
    if state.question == TRADE and state.owes >> seat & 1:
        part = part_asked(state)
        assert isinstance(part, Trade)
        less += part.discount
    return less


# Paying


def can_pay(state: State, seat: int, price: int) -> bool:
    """Whether the hand reaches the price."""
    return coins(state, seat) >= price


def payments(state: State, seat: int, price: int) -> list[list[int]]:
    """TX-76a: every payment without a superfluous card, equal cards counted once.

    Cards are laid down from the most valuable on, and no more once the price is met: then the last
    one, which is worth least, was needed, and so was every other.
    """
    kinds, hand = state.terms.catalogue.kinds, state.players[seat].hand
    purse = sorted(set(hand), key=lambda kind: (-kinds[kind].value, kind))
    values = [kinds[kind].value for kind in purse]
    copies = [hand.count(kind) for kind in purse]
    found: list[list[int]] = []
    lay_down(purse, values, copies, 0, price, [], found)
    return found


def lay_down(
    purse: list[int],
    values: list[int],
    copies: list[int],
    first: int,
    price: int,
    laid: list[int],
    found: list[list[int]],
) -> None:
    """Continue a payment with cards from `first` on."""
    for place in range(first, len(purse)):
        if not copies[place]:
            continue
        copies[place] -= 1
        laid.append(purse[place])
        if values[place] >= price:
            found.append(sorted(laid))
        else:
            lay_down(purse, values, copies, place, price - values[place], laid, found)
        laid.pop()
        copies[place] += 1


def pay(state: State, seat: int, cards: tuple[str, ...], story: Story) -> None:
    """TX-76: the cards join the merchant's; then the benefit, or the card."""
    if state.question != PAY:
        raise not_asked(seat)
    paid = check_payment(state, seat, cards)
    catalogue = state.terms.catalogue
    answered(state)
    for kind in paid:
        take_openly(state, seat, kind)
    if story is not None:
        story.append(Paid(seat, cards))
    sought, state.sought = state.sought, NOTHING
    state.price = 0
    if state.seeks_card:
        state.seeks_card = False
        state.merchant.remove(sought)
        put_openly_into_hand(state, seat, sought)
        state.marker = catalogue.merchant
        if story is not None:
            story.append(Took(seat, catalogue.names[sought], "merchant"))
    else:
        state.marker = catalogue.offers[sought].resident
        carry_out(state, catalogue.offers[sought].use, seat)
    for kind in paid:
        insort(state.merchant, kind)


def check_payment(state: State, seat: int, cards: tuple[str, ...]) -> list[int]:
    """TX-76, TX-76a: cards of the hand that reach the price, none of them superfluous."""
    catalogue, hand = state.terms.catalogue, state.players[seat].hand
    paid = [catalogue.kind.get(name, NOTHING) for name in cards]
    for name, kind in zip(cards, paid, strict=True):
        if paid.count(kind) > hand.count(kind):
            raise refuse("TX-76", "not-in-hand", name, card=name)
    values = [catalogue.kinds[kind].value for kind in paid]
    if sum(values) < state.price:
        raise refuse("TX-76", "too-little", price=state.price, coins=sum(values))
    if sum(values) - min(values) >= state.price:
        raise refuse("TX-76a", "too-much", price=state.price, coins=sum(values))
    return paid
