"""AY-30 to AY-35: ruining an exchange, and letting it be."""

from __future__ import annotations

from sobremesa.games.antayagi.content import SABOTAGE
from sobremesa.games.antayagi.events import LetBe, Sabotaged
from sobremesa.games.antayagi.rules.effects import resolve, swap
from sobremesa.games.antayagi.rules.end import cancel
from sobremesa.games.antayagi.rules.questions import ask, no_such_card
from sobremesa.games.antayagi.state import EAT, TAKE, WINDOW, Card, State
from sobremesa.kernel.errors import IllegalMove, not_asked, refuse
from sobremesa.kernel.events import Story


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
    everyone = state.terms.everyone
    state.discards.append(Card(card.kind, False, everyone, everyone, card.era))
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
        swap(state, story)
        resolve(state, story)


def no_sabotage_now(state: State) -> IllegalMove:
    """AY-30, AY-32, AY-34a: a Sabotage has its moment."""
    if state.question == WINDOW:
        return refuse("AY-32", "let-it-be-already")
    if state.question == TAKE or state.question == EAT:
        return refuse("AY-34a", "effects-have-begun")
    return refuse("AY-30", "nothing-revealed")
