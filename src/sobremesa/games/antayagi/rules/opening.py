"""AY-1 to AY-6: before the first move."""

from __future__ import annotations

from sobremesa.games.antayagi.content import HAND, Pack
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.rules.questions import ask
from sobremesa.games.antayagi.state import CHOOSE, State, Terms, dealt
from sobremesa.kernel.chance import Chance


def setup(options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """AY-2: shuffle, deal three to each, and see who starts."""
    terms = Terms.of(options, pack, seats)
    state = State(terms, chance, pack.counts)
    state.pile = terms.cards[:]
    chance.shuffle(state.pile)
    for seat in range(seats):
        state.hands.append([dealt(state.pile.pop(), seat, terms.everyone) for _ in range(HAND)])
        state.areas.append(())
    state.active = first_player(options, seats, chance)
    ask(state, CHOOSE, 1 << state.active)
    return state


def first_player(options: Options, seats: int, chance: Chance) -> int:
    """AY-5, AY-5a: the most pockets; in edition 65 then the youngest; else chance."""
    if not options.pockets:
        return chance.below(seats)
    pockets = said(options.pockets, range(seats))
    first = best(pockets, max(pockets.values())) if pockets else list(range(seats))
    if pockets and len(first) > 1 and options.edition == "65":
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
