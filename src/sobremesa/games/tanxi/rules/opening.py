"""TX-20 to TX-27: before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.games.tanxi.events import Displayed, Drafted, Landed, Unveiled
from sobremesa.games.tanxi.memory import learn
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE, DEFENCE_DIE
from sobremesa.games.tanxi.rules.moving import cell_named
from sobremesa.games.tanxi.rules.questions import answered, ask, names_of
from sobremesa.games.tanxi.rules.turn import begin_turn
from sobremesa.games.tanxi.state import (
    DEITIES,
    DRAFT,
    LAND,
    NOBODY,
    NOWHERE,
    Player,
    State,
    Terms,
    figure_of,
    is_free,
)
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story, secret

if TYPE_CHECKING:
    from sobremesa.games.tanxi.content import Pack

MERCHANT_LOOT: Final = 4
DECK_LOOT: Final = 15
DECK_MONSTERS: Final = 5


def setup(options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """TX-20 to TX-24: the decks, the deities, the starting loot, and who begins."""
    terms = Terms.of(options, pack, seats)
    state = State(terms, chance, whole_box(terms))
    form_decks(state)
    choose_deities(state)
    for seat in range(seats):
        state.players.append(starting_player(state, seat))
    state.first = state.active = throw_for_first(state)
    if options.characters == "random":
        deal_characters(state)
        ask(state, LAND, 1 << state.first)
    else:
        ask(state, DRAFT, 1 << state.first)
    return state


def whole_box(terms: Terms) -> tuple[int, ...]:
    """TX-22: all cards of each kind; of the starting loot one for everybody."""
    kinds = terms.catalogue.kinds
    return tuple([kind.copies + (terms.seats if kind.starting else 0) for kind in kinds])


def form_decks(state: State) -> None:
    """TX-20, TX-21: the merchant's cards, four exploration decks and the relic deck."""
    kinds = state.terms.catalogue.kinds
    cards = [kind for kind in kinds if not kind.relic and not kind.is_monster]
    loot = [kind.number for kind in cards for _ in range(kind.copies)]
    relics = [kind.number for kind in kinds if kind.relic for _ in range(kind.copies)]
    monsters = [kind.number for kind in kinds if kind.is_monster for _ in range(kind.copies)]
    for pile in (loot, relics, monsters):
        state.chance.shuffle(pile)
    state.merchant = sorted([relics.pop(), *[loot.pop() for _ in range(MERCHANT_LOOT)]])
    for _ in state.terms.catalogue.decks:
        deck = [relics.pop()]
        deck += [loot.pop() for _ in range(DECK_LOOT)]
        deck += [monsters.pop() for _ in range(DECK_MONSTERS)]
        state.chance.shuffle(deck)
        state.decks.append(deck)
        state.monsters.append(DECK_MONSTERS)
        state.lore.append([])
        state.scout.append(NOBODY)
        state.depth.append(0)
    state.relics = relics


def choose_deities(state: State) -> None:
    """TX-22: three, face down, in order."""
    deities = [deity.number for deity in state.terms.catalogue.deities]
    state.chance.shuffle(deities)
    state.deities = deities[:DEITIES]


def starting_player(state: State, seat: int) -> Player:
    """TX-23: a gem card and a canteen in hand, as all know, and the knife equipped."""
    player = Player()
    catalogue = state.terms.catalogue
    player.hand = sorted(catalogue.start_hand)
    others = state.terms.everyone & ~(1 << seat)
    for kind in player.hand:
        learn(player.seen, kind, others)
    player.gear = list(catalogue.start_equipped)
    player.ammunition = [catalogue.kinds[kind].ammunition for kind in player.gear]
    return player


def throw_for_first(state: State) -> int:
    """TX-24, TX-24a: three defence dice and the attack die; ties throw again."""
    state.rolls = [throw(state.chance) for _ in range(state.terms.seats)]
    best = max(state.rolls)
    left = [seat for seat, sum_ in enumerate(state.rolls) if sum_ == best]
    while len(left) > 1:
        sums = [throw(state.chance) for _ in left]
        left = [seat for seat, sum_ in zip(left, sums, strict=True) if sum_ == max(sums)]
    return left[0]


def throw(chance: Chance) -> int:
    """All four dice, added up."""
    dice = [DEFENCE_DIE[chance.below(len(DEFENCE_DIE))] for _ in range(3)]
    return sum(dice) + chance.below(ATTACK_DIE)


# Characters


def deal_characters(state: State) -> None:
    """TX-25: by chance, as the book also allows."""
    numbers = [figure.number for figure in state.terms.catalogue.figures]
    state.chance.shuffle(numbers)
    for player in state.players:
        player.character = numbers.pop()


def characters_left(state: State, seat: int) -> list[int]:
    """TX-25: the characters that this seat saw on the table when it was its turn to take one."""
    count = state.terms.seats
    before = [(state.first + n) % count for n in range((seat - state.first) % count)]
    taken = [state.players[other].character for other in before]
    return [f.number for f in state.terms.catalogue.figures if f.number not in taken]


def draft(state: State, seat: int, name: str, story: Story) -> None:
    """TX-25: one of those that are left, secretly."""
    if state.question != DRAFT:
        raise not_asked(seat)
    number = state.terms.catalogue.character.get(name, NOBODY)
    if number not in characters_left(state, seat):
        raise refuse("TX-25", "character-gone", name, character=name)
    state.players[seat].character = number
    state.revealed += 1
    if story is not None:
        story.append(Drafted(seat, secret(name, 1 << seat, state.terms.everyone)))
    following = (seat + 1) % state.terms.seats
    ask(state, LAND if following == state.first else DRAFT, 1 << following)


def land(state: State, seat: int, name: str, story: Story) -> None:
    """TX-26: on a free beach."""
    cell = cell_named(state, "TX-26", name)
    if cell not in state.terms.island.beaches or not is_free(state, cell):
        raise refuse("TX-26", "no-free-beach", name, cell=name)
    state.players[seat].cell = cell
    if story is not None:
        story.append(Landed(seat, name))
    following = (seat + 1) % state.terms.seats
    if state.players[following].cell == NOWHERE:
        ask(state, LAND, 1 << following)
    else:
        reveal(state, story)


def reveal(state: State, story: Story) -> None:
    """TX-27: the merchant's cards and the characters; the first player begins."""
    answered(state)
    state.revealed += 1
    for seat, player in enumerate(state.players):
        figure = figure_of(state, seat)
        player.hearts = figure.hearts
        if story is not None:
            story.append(Unveiled(seat, figure.name))
    if story is not None:
        story.append(Displayed(names_of(state, state.merchant)))
    state.active = state.first
    begin_turn(state, story)
