"""Looking at the top of a deck: which deck, and who sees what."""

from __future__ import annotations

from sobremesa.games.tanxi.events import Scouted
from sobremesa.games.tanxi.rules.cards import look_at_top
from sobremesa.games.tanxi.rules.questions import answered, ask, names_of
from sobremesa.games.tanxi.state import DIG, NOTHING, Frame, State
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story, secret


def choose_deck(state: State, frame: Frame) -> bool:
    """Any deck that is not empty. True: the question is put."""
    decks = [number for number, deck in enumerate(state.decks) if deck]
    if len(decks) > 1:
        ask(state, DIG, 1 << frame.actor)
        return True
    state.agenda[-1] = frame.at_deck(decks[0] if decks else NOTHING)
    return False


def dig(state: State, seat: int, name: str) -> None:
    """The answer: this deck."""
    if state.question != DIG:
        raise not_asked(seat)
    decks = state.terms.catalogue.decks
    if name not in decks or not state.decks[decks.index(name)]:
        raise refuse("TX-45a", "no-such-deck", name, deck=name)
    answered(state)
    state.agenda[-1] = state.agenda[-1].at_deck(decks.index(name))


def show_top(state: State, seat: int, deck: int, number: int, story: Story) -> None:
    """One seat looks at the top cards of a deck."""
    top = look_at_top(state, deck, number, seat)
    if story is not None:
        cards = secret(names_of(state, top), 1 << seat, state.terms.everyone)
        story.append(Scouted(seat, state.terms.catalogue.decks[deck], number, cards))


def seen_on_top(state: State) -> list[int]:
    """The cards of a deck among which is being chosen, the top one first."""
    deck = state.agenda[-1].deck
    return state.decks[deck][-state.depth[deck] :][::-1]
