"""What may be answered to each question."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Final

from sobremesa.games.tanxi.moves import (
    DONE,
    FLEE,
    NONE,
    Buy,
    Deal,
    Discard,
    Draft,
    Fight,
    Move,
    Pay,
    Sort,
    Take,
    TakeOff,
)
from sobremesa.games.tanxi.rules.actions import Actions
from sobremesa.games.tanxi.rules.agenda import part_asked
from sobremesa.games.tanxi.rules.exploring import must_fight, ways_to_fight
from sobremesa.games.tanxi.rules.leading import cells_to_go
from sobremesa.games.tanxi.rules.looking import seen_on_top
from sobremesa.games.tanxi.rules.opening import characters_left
from sobremesa.games.tanxi.rules.parts.ice import cells_to_block
from sobremesa.games.tanxi.rules.parts.shove import cells_to_push
from sobremesa.games.tanxi.rules.parts.take import taking
from sobremesa.games.tanxi.rules.possible import targets, wishes
from sobremesa.games.tanxi.rules.questions import names_of
from sobremesa.games.tanxi.rules.turn import places_to_return
from sobremesa.games.tanxi.rules.village import payments, rebate
from sobremesa.games.tanxi.state import (
    ACT,
    BLOCK,
    DIG,
    DISARM,
    DISCARD,
    DRAFT,
    GO,
    KEEP,
    LAND,
    MONSTER,
    PAY,
    PUSH,
    RETURN,
    ROB,
    SORT,
    TAKE,
    TARGET,
    TRADE,
    State,
    is_free,
)
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.game import Choices


def legal_moves(state: State, seat: int) -> Choices[Move]:
    """What this seat may answer."""
    if seat < 0 or not state.owes >> seat & 1:
        return NONE
    return Choices(tuple(answers(state, seat)))


def random_move(state: State, seat: int, chance: Chance) -> Move:
    """One of them."""
    if state.question == ACT:
        found = Actions(state, seat)
        return found.move(chance.below(found.count))
    moves = answers(state, seat)
    return moves[chance.below(len(moves))]


def answers(state: State, seat: int) -> list[Move]:
    """The answers to what is asked."""
    return ANSWERS[state.question](state, seat)


def characters(state: State, seat: int) -> list[Move]:
    """TX-25."""
    figures = state.terms.catalogue.figures
    return [Draft(figures[number].name) for number in characters_left(state, seat)]


def beaches(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """TX-26."""
    goes = state.terms.catalogue.goes
    return [goes[cell] for cell in state.terms.island.beaches if is_free(state, cell)]


def village_cells(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """TX-95."""
    return [state.terms.catalogue.goes[cell] for cell in places_to_return(state)]


def prices(state: State, seat: int) -> list[Move]:
    """TX-76a."""
    return [Pay(names_of(state, paid)) for paid in payments(state, seat, state.price)]


def people(state: State, seat: int) -> list[Move]:
    """Whom an effect can meet."""
    part = part_asked(state)
    return [state.terms.catalogue.targets[other] for other in targets(state, seat, part)]


def cells(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """Where an effect can lead."""
    return [state.terms.catalogue.goes[cell] for cell in cells_to_go(state)]


def pushes(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """Where somebody can be shoved."""
    return [state.terms.catalogue.goes[cell] for cell in cells_to_push(state)]


def decks(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """Those that are not empty."""
    digs = state.terms.catalogue.digs
    return [digs[number] for number, deck in enumerate(state.decks) if deck]


def cards_on_top(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """TX-85a: of which one can be kept."""
    return takes(state, seen_on_top(state))


def open_cards(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """Of which one can be had."""
    return takes(state, taking(state).cards(state))


def cards_of_another(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """TX-78a."""
    return takes(state, state.players[state.agenda[-1].subject].hand)


def takes(state: State, kinds: list[int]) -> list[Move]:
    """One of these, each kind once."""
    return [Take(name) for name in names_of(state, list(dict.fromkeys(kinds)))]


def orders(state: State, seat: int) -> list[Move]:  # noqa: ARG001
    """In which cards can be put back."""
    found = dict.fromkeys(permutations(names_of(state, seen_on_top(state))))
    return [Sort(order) for order in found]


def hand_cards(state: State, seat: int) -> list[Move]:
    """That can be discarded."""
    hand = list(dict.fromkeys(state.players[seat].hand))
    return [Discard(name) for name in names_of(state, hand)]


def gear(state: State, seat: int) -> list[Move]:
    """That can come off."""
    frame = state.agenda[-1]
    worn = state.players[seat if frame.group else frame.subject].gear
    return [TakeOff(name) for name in names_of(state, list(dict.fromkeys(worn)))]


def answers_to_monster(state: State, seat: int) -> list[Move]:
    """TX-49, TX-50."""
    own = state.players[seat].gear
    moves: list[Move] = [
        Fight(names_of(state, [own[slot] for slot in slots]))
        for slots in ways_to_fight(state, seat)
    ]
    if not must_fight(state.terms.catalogue.kinds[state.monster]):
        moves.append(FLEE)
    return moves


def answers_to_block(state: State, seat: int) -> list[Move]:
    """Where a block can go, and, after the first, no more."""
    blocks = state.terms.catalogue.blocks
    moves: list[Move] = [blocks[cell] for cell in cells_to_block(state, seat)]
    if state.agenda[-1].stage:
        moves.append(DONE)
    return moves


def deals(state: State, seat: int) -> list[Move]:
    """TX-75, TX-80: what can be had in the village."""
    catalogue = state.terms.catalogue
    offers, kinds = wishes(state, seat, rebate(state, seat))
    moves: list[Move] = [Deal(catalogue.offers[number].name) for number in offers]
    return moves + [Buy(catalogue.names[kind]) for kind in kinds]


def actions(state: State, seat: int) -> list[Move]:
    """Everything that can be done in one's turn."""
    return Actions(state, seat).moves()


ANSWERS: Final[dict[int, Callable[[State, int], list[Move]]]] = {
    DRAFT: characters,
    LAND: beaches,
    RETURN: village_cells,
    ACT: actions,
    MONSTER: answers_to_monster,
    PAY: prices,
    TRADE: deals,
    TARGET: people,
    GO: cells,
    PUSH: pushes,
    BLOCK: answers_to_block,
    DIG: decks,
    KEEP: cards_on_top,
    SORT: orders,
    TAKE: open_cards,
    ROB: cards_of_another,
    DISCARD: hand_cards,
    DISARM: gear,
}
