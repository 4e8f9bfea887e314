"""Cards on their way from one place to another, and who knows of it (TX-6)."""

from __future__ import annotations

from bisect import insort

from sobremesa.games.tanxi.events import Found
from sobremesa.games.tanxi.memory import doubt, forget, know_at_least, learn
from sobremesa.games.tanxi.state import NOBODY, NOTHING, State
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.events import Story, secret


def kind_among(state: State, kinds: list[int], card: str, rule: str) -> int:
    """The card of this name, among those that are offered by this rule."""
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    if kind not in kinds:
        raise refuse(rule, "not-among-them", card, card=card)
    return kind


def put_into_hand(state: State, seat: int, kind: int, known_to: int) -> None:
    """A card comes into a hand; besides its owner these seats know which."""
    player = state.players[seat]
    insort(player.hand, kind)
    others = known_to & ~(1 << seat)
    if others:
        learn(player.seen, kind, others)


def put_openly_into_hand(state: State, seat: int, kind: int) -> None:
    """A card comes into a hand, for all to see."""
    put_into_hand(state, seat, kind, state.terms.everyone)


def take_openly(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand, for all to see."""
    player = state.players[seat]
    player.hand.remove(kind)
    forget(player.seen, kind, state.terms.everyone)
    state.revealed += 1


def pass_secretly(state: State, giver: int, taker: int, kind: int) -> None:
    """TX-78: a card goes from hand to hand, and only these two know which."""
    seen = state.players[giver].seen
    state.players[giver].hand.remove(kind)
    forget(seen, kind, 1 << taker)
    outsiders = state.terms.everyone & ~(1 << giver | 1 << taker)
    doubt(seen, outsiders, state.terms.catalogue.monster)
    put_into_hand(state, taker, kind, 1 << giver)
    state.revealed += 1


def show_hand(state: State, owner: int, seat: int) -> None:
    """One seat looks at a whole hand, and remembers it."""
    player = state.players[owner]
    for kind in set(player.hand):
        know_at_least(player.seen, kind, seat, player.hand.count(kind))
    state.revealed += 1


def draw_relic(state: State, seat: int, story: Story) -> None:
    """The top of the relic deck, secretly; nothing if it is empty."""
    if state.relics:
        find(state, seat, state.relics.pop(), 1 << seat, story)


def find(state: State, seat: int, kind: int, known_to: int, story: Story) -> None:
    """TX-46: a card comes into the hand, secretly."""
    put_into_hand(state, seat, kind, known_to)
    state.revealed += 1
    if story is not None:
        known = secret(state.terms.catalogue.names[kind], known_to, state.terms.everyone)
        story.append(Found(seat, known))


# Decks


def draw_top(state: State, deck: int, seat: int) -> tuple[int, int]:
    """The top card of a deck, and which seats know what it is."""
    return (state.decks[deck][-1], leave_deck(state, deck, len(state.decks[deck]) - 1, seat))


def leave_deck(state: State, deck: int, place: int, seat: int) -> int:
    """This card leaves its deck; says which seats know what it is."""
    kind = state.decks[deck].pop(place)
    state.revealed += 1
    everyone = state.terms.everyone
    watching = everyone
    if state.terms.catalogue.monster[kind]:
        state.monsters[deck] -= 1
    else:
        watching = 1 << seat
        if state.depth[deck]:
            watching |= 1 << state.scout[deck]
        doubt(state.lore[deck], everyone & ~watching, state.terms.catalogue.monster)
    forget(state.lore[deck], kind, watching)
    if state.depth[deck]:
        state.depth[deck] -= 1
        if not state.depth[deck]:
            state.scout[deck] = NOBODY
    return watching


def look_at_top(state: State, deck: int, number: int, seat: int) -> list[int]:
    """One seat looks at the top cards of a deck; here the top one comes first."""
    remember_the_top(state, deck)
    state.scout[deck] = seat
    state.depth[deck] = number
    state.revealed += 1
    return state.decks[deck][-number:][::-1]


def shuffle_back(state: State, deck: int, kind: int) -> None:
    """TX-49: a monster goes back into its deck, and all know that it is in there."""
    remember_the_top(state, deck)
    state.decks[deck].append(kind)
    state.monsters[deck] += 1
    learn(state.lore[deck], kind, state.terms.everyone)
    shuffle(state, deck)


def shuffle(state: State, deck: int) -> None:
    """Nobody knows the order any more."""
    remember_the_top(state, deck)
    state.chance.shuffle(state.decks[deck])
    state.revealed += 1


def remember_the_top(state: State, deck: int) -> None:
    """Who knew the top cards only knows that they are in there."""
    if state.depth[deck]:
        seat, top = state.scout[deck], state.decks[deck][-state.depth[deck] :]
        for kind in set(top):
            know_at_least(state.lore[deck], kind, seat, top.count(kind))
        state.depth[deck] = 0
        state.scout[deck] = NOBODY
