"""Imagining what is hidden: a whole state out of what one seat knows, each deal equally likely.

Hidden are the hands of others, the order of the decks and what is in them, the deities that sleep,
and before the first turn the characters of others and the merchant's cards. Loot and relics are
dealt anew among the places that are not known; a deck holds at most one relic, exactly one while
nobody has taken a card out of it (TX-21). Where a card in a hand came from is not remembered.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import Catalogue
from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.memory import learn
from sobremesa.games.tanxi.rules.choices import answers
from sobremesa.games.tanxi.rules.opening import DECK_LOOT, MERCHANT_LOOT, whole_box
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.rules.stats import is_steady
from sobremesa.games.tanxi.starting_loot import StartingLoot, drawn
from sobremesa.games.tanxi.state import (
    ACTIONS,
    DISARM,
    DISCARD,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    PAY,
    PHASES,
    QUESTIONS,
    TRADE,
    Frame,
    Lasting,
    Player,
    State,
    Terms,
    mask_of,
)
from sobremesa.games.tanxi.view_types import STANDING, DeckView, SeatView, View
from sobremesa.kernel.chance import Chance, fast

UNTOUCHED: Final = DECK_LOOT + 1  # loot and relic of a deck that nobody has taken a card out of


def imagine(view: View, pack: Pack, chance: Chance) -> State:
    """A state that this seat cannot tell from the real one, drawn evenly from all."""
    if view.seat is None:
        raise ValueError("a spectator has no part in the game to imagine it from")
    while True:
        state = _dream(view, pack, chance)
        if _can_pay(state):
            return state


def _can_pay(state: State) -> bool:
    """TX-76: nobody asks for what they cannot pay."""
    return state.question not in (PAY, TRADE) or bool(answers(state, to_act(state)[0]))


def _dream(view: View, pack: Pack, chance: Chance) -> State:
    """A state that fits what lies open and what is remembered."""
    terms = Terms.of(view.options, pack, len(view.seats))
    state = State(terms, fast(chance.below(1 << 30)), view.box)
    _lay_out(state, view)
    _cast(state, view, chance)
    _deal(state, view, chance)
    _wake(state, view, chance)
    _answer(state, view, chance)
    return state


# What is known


def _lay_out(state: State, view: View) -> None:
    """Everything that lies open, as the view has it."""
    catalogue, island = state.terms.catalogue, state.terms.island
    for seat, known in enumerate(view.seats):
        state.players.append(_player(state, known, seat, view.seat))
    state.rolls = list(view.rolls)
    state.discards = [catalogue.kind[name] for name in view.discards]
    state.fog = view.fog
    state.marker = NOTHING if view.marker is None else catalogue.residents.index(view.marker)
    state.blocks = [island.index[name] for name in view.blocks]
    state.freezer = _seat(view.freezer)
    state.lasting = [
        Lasting(catalogue.script[e.effect], e.step, e.seat, _seat(e.user), e.live)
        for e in view.lasting
    ]
    state.round, state.turn = view.round, view.turn
    state.first, state.active = view.first, view.active
    state.phase = PHASES.index(view.phase)
    state.question = QUESTIONS.index(view.question)
    state.owes = mask_of(view.asked)
    state.agenda = _agenda(catalogue, view)
    state.monster = NOTHING if view.monster is None else catalogue.kind[view.monster]
    state.lair = NOTHING if view.lair is None else catalogue.decks.index(view.lair)
    state.used = NOTHING if view.used is None else catalogue.kind[view.used]
    state.seeks_card, state.price = view.seeks_card, view.price
    if view.sought is not None:
        sought = catalogue.kind if view.seeks_card else catalogue.offer
        state.sought = sought[view.sought]
    state.spent = view.spent
    state.done = [view.done[action] for action in ACTIONS]
    state.explored = mask_of(view.explored)
    state.attacked = list(view.attacked)
    state.again = view.again
    state.ability_used, state.favour_used = view.ability_used, view.favour_used
    state.moved = view.moved
    state.winner = _seat(view.winner)


def _player(state: State, known: SeatView, seat: int, mine: int | None) -> Player:
    """A player without what is hidden."""
    catalogue = state.terms.catalogue
    player = Player()
    player.character = NOBODY if known.character is None else catalogue.character[known.character]
    player.hearts = known.hearts
    player.cell = NOWHERE if known.cell is None else state.terms.island.index[known.cell]
    player.standing = STANDING.index(known.standing)
    player.gems, player.fire, player.ice = known.gems, known.fire, known.ice
    player.gear = [catalogue.kind[card.card] for card in known.gear]
    player.ammunition = [card.ammunition for card in known.gear]
    player.still, player.felled = known.still, known.felled
    player.fell_at = NOTHING if known.fell_at is None else known.fell_at
    if known.answer is not None:
        player.answer = catalogue.kind[known.answer]
    if seat == mine:
        player.hand = [catalogue.kind[name] for name in known.hand or ()]
        for entry in known.remembered:
            learn(player.seen, catalogue.kind[entry.card], mask_of(entry.seats))
    elif mine is not None:
        player.hand = [catalogue.kind[name] for name in known.known]
        for kind in player.hand:
            learn(player.seen, kind, 1 << mine)
    return player


def _agenda(catalogue: Catalogue, view: View) -> list[Frame]:
    return [
        Frame(
            catalogue.script[doing.effect],
            doing.step,
            doing.stop,
            _seat(doing.actor),
            _seat(doing.subject),
            _seat(doing.foe),
            doing.damage,
            mask_of(doing.group),
            NOTHING if doing.deck is None else catalogue.decks.index(doing.deck),
            doing.stage,
            doing.posthumous,
        )
        for doing in view.agenda
    ]


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


# What is not


def _cast(state: State, view: View, chance: Chance) -> None:
    """TX-25: before the reveal others may be anybody who was not on the table any more."""
    if state.phase != OPENING:
        return
    figures = range(len(state.terms.catalogue.figures))
    drafting = view.options.characters == "draft"
    mine = state.players[view.seat or 0].character
    pool = [number for number in figures if number != mine]
    before: list[int] = []
    if drafting and view.characters is not None:
        left = [state.terms.catalogue.character[name] for name in view.characters]
        before = [number for number in figures if number not in left]
        pool = [number for number in pool if number not in before]
    chance.shuffle(before)
    chance.shuffle(pool)
    count = len(view.seats)
    for distance in range(count):
        seat = (state.first + distance) % count
        if state.players[seat].character == NOBODY and _has_drafted(state, view, seat):
            state.players[seat].character = before.pop() if before else pool.pop()


def _has_drafted(state: State, view: View, seat: int) -> bool:
    """Whether this seat has a character, though the view does not say which."""
    if view.question != "draft":
        return True
    count, drafter = len(view.seats), view.asked[0]
    return (seat - state.first) % count < (drafter - state.first) % count


class Deck:
    """What a seat knows of a deck, and what is to be filled in."""

    __slots__ = ("gaps", "loose", "monsters", "relics", "top")

    def __init__(self, catalogue: Catalogue, view: DeckView) -> None:
        self.top = [catalogue.kind[name] for name in view.top or ()]
        self.loose = [catalogue.kind[name] for name in view.known]
        for kind in self.top:
            if kind in self.loose:
                self.loose.remove(kind)
        known = self.top + self.loose
        monsters = len([kind for kind in known if catalogue.monster[kind]])
        self.monsters = view.monsters - monsters  # unknown ones
        self.gaps = view.cards - len(known) - self.monsters  # unknown loot and relics
        relics = len([kind for kind in known if catalogue.kinds[kind].relic])
        untouched = view.cards - view.monsters == UNTOUCHED
        self.relics = (0, 0) if relics else (1, 1) if untouched else (0, 1)  # fewest, most


class Pool:
    """The cards that are somewhere out of sight, by what they are, in random order."""

    __slots__ = ("loot", "monsters", "relics", "starting")

    def __init__(self, state: State, view: View, decks: list[Deck], chance: Chance) -> None:
        catalogue = state.terms.catalogue
        left = list(state.box)
        seen = [player.hand + player.gear for player in state.players]
        seen += [deck.top + deck.loose for deck in decks]
        seen += [state.discards, [catalogue.kind[name] for name in view.merchant or ()]]
        seen.append([kind for kind in (state.monster, state.used) if kind != NOTHING])
        for kinds in seen:
            for kind in kinds:
                left[kind] -= 1
        self.loot: list[int] = []
        self.relics: list[int] = []
        self.monsters: list[int] = []
        self.starting: list[int] = []  # in hands, if anywhere: no deck has any
        dealt = state.box == whole_box(state.terms)
        for card in catalogue.kinds:
            pile = self.monsters if card.is_monster else self.relics if card.relic else self.loot
            if dealt and card.starting and not card.copies:
                pile = self.starting
            pile += [card.number] * left[card.number]
        for pile in (self.loot, self.relics, self.monsters):
            chance.shuffle(pile)


def _most_in_decks(state: State, decks: list[Deck]) -> dict[int, int]:
    """TX-21: how many of the hidden cards of what all begin with may lie in decks."""
    if state.box != whole_box(state.terms):
        return {}  # a made-up position may hold what no deal does
    known = [kind for deck in decks for kind in deck.top + deck.loose]
    begun = [kind for kind in state.terms.catalogue.kinds if kind.starting and kind.copies]
    return {kind.number: kind.copies - known.count(kind.number) for kind in begun}


def _deal(state: State, view: View, chance: Chance) -> None:
    """All hidden cards, evenly over the places that they may be in."""
    catalogue = state.terms.catalogue
    decks = [Deck(catalogue, deck) for deck in view.decks]
    pool = Pool(state, view, decks, chance)
    state.relics = [pool.relics.pop() for _ in range(view.relics)]
    if view.merchant is None:
        cards = [pool.relics.pop()] + [pool.loot.pop() for _ in range(MERCHANT_LOOT)]
        state.merchant = sorted(cards)
    else:
        state.merchant = [catalogue.kind[name] for name in view.merchant]
    missing = [seat.cards - len(state.players[n].hand) for n, seat in enumerate(view.seats)]
    in_hands = sum(missing) - len(pool.starting)
    starting = StartingLoot(pool.loot, _most_in_decks(state, decks))
    shares = _relics_in_decks(decks, in_hands, pool, starting, chance)
    starting.put_first(pool.loot, in_hands - len(pool.relics) + sum(shares), chance)
    for number, deck in enumerate(decks):
        cards = [pool.relics.pop() for _ in range(shares[number])]
        cards += [pool.loot.pop() for _ in range(deck.gaps - shares[number])]
        cards += [pool.monsters.pop() for _ in range(deck.monsters)]
        cards += deck.loose
        chance.shuffle(cards)
        state.decks.append(cards + deck.top[::-1])
        _remember(state, view.decks[number], view.seat or 0)
    hands = pool.relics + pool.loot + pool.starting
    chance.shuffle(hands)
    for player, cards_missing in zip(state.players, missing, strict=True):
        player.hand = sorted(player.hand + [hands.pop() for _ in range(cards_missing)])


def _relics_in_decks(
    decks: list[Deck], in_hands: int, pool: Pool, starting: StartingLoot, chance: Chance
) -> list[int]:
    """How many of the unknown relics are in each deck: in proportion to the deals that have it so.

    With the relics of some decks chosen, each may lie in any gap of its deck, and the others in any
    gap of the hands; loot that must be in hands has the fewer places there, the more relics do. A
    made-up position may hold more than a deal can; then the gaps decide alone.
    """
    relics = len(pool.relics)
    shares: list[list[int]] = [[]]
    for deck in decks:
        fewest, most = deck.relics
        shares = [[*share, n] for share in shares for n in range(fewest, most + 1)]
    weights = [_deals(decks, share, relics, in_hands) for share in shares]
    if not any(weights):
        return _any_share(decks, relics, in_hands, chance)
    if starting.needs:
        with_loot = [
            weight and weight * starting.deals(in_hands - relics + sum(share))
            for share, weight in zip(shares, weights, strict=True)
        ]
        weights = with_loot if any(with_loot) else weights
    return shares[drawn(weights, chance)]


def _deals(decks: list[Deck], share: list[int], relics: int, in_hands: int) -> int:
    """In how many ways so many relics can lie in the decks and the others in hands."""
    ways, others = 1, relics
    for deck, number in zip(decks, share, strict=True):
        if number:
            ways *= others * deck.gaps  # any of the relics, in any of the gaps
            others -= 1
    if others < 0:
        return 0
    for taken in range(others):
        ways *= in_hands - taken
    return max(0, ways)


def _any_share(decks: list[Deck], relics: int, in_hands: int, chance: Chance) -> list[int]:
    """Relics anywhere."""
    places = [number for number, deck in enumerate(decks) for _ in range(deck.gaps)]
    places += [len(decks)] * in_hands
    chance.shuffle(places)
    return [places[:relics].count(number) for number in range(len(decks))]


def _remember(state: State, deck: DeckView, seat: int) -> None:
    """What this seat knows of a deck."""
    memory: list[int] = []
    for name in deck.known:
        learn(memory, state.terms.catalogue.kind[name], 1 << seat)
    state.lore.append(memory)
    state.monsters.append(deck.monsters)
    state.scout.append(_seat(deck.scout))
    state.depth.append(deck.depth)


def _wake(state: State, view: View, chance: Chance) -> None:
    """TX-22: the deities that sleep may be any of the others."""
    awake = [state.terms.catalogue.deity[name] for name in view.deities]
    others = [n for n in range(len(state.terms.catalogue.deities)) if n not in awake]
    chance.shuffle(others)
    state.deities = awake + others[: view.asleep]
    state.awake = len(awake)


def _answer(state: State, view: View, chance: Chance) -> None:
    """Secret answers that others have given already."""
    if state.question not in (DISCARD, DISARM) or not state.agenda[-1].group:
        return
    for seat, player in enumerate(state.players):
        cards = player.hand if state.question == DISCARD else player.gear
        asked = state.agenda[-1].group >> seat & 1 and player.cell != NOWHERE
        if state.question == DISARM and is_steady(state, seat):
            continue
        if asked and cards and seat != view.seat and not state.owes >> seat & 1:
            player.answer = cards[chance.below(len(cards))]
