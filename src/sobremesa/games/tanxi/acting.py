"""Every move of Tanxi as numbered actions (`kernel/encoding.py`).

A move that names several things is said in steps: `attack 1`, each weapon, and `ready`; what goes
on, what comes off, and `ready`; payments card by card, the most valuable first, until the price is
met. People count by their distance to the left. An answer that names a card, or a cell, is the same
action whatever is asked.
"""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.tanxi.catalogue import SEATS, Catalogue
from sobremesa.games.tanxi.moves import (
    DONE,
    END,
    EXPLORE,
    FLEE,
    Ability,
    Attack,
    Block,
    Buy,
    Deal,
    Dig,
    Discard,
    Done,
    Draft,
    End,
    Equip,
    Explore,
    Favour,
    Fight,
    Flee,
    Go,
    Move,
    Pay,
    Reload,
    Sort,
    Step,
    Take,
    TakeOff,
    Target,
    Use,
)
from sobremesa.games.tanxi.rules.actions import Actions
from sobremesa.games.tanxi.rules.choices import answers
from sobremesa.games.tanxi.rules.questions import names_of
from sobremesa.games.tanxi.state import (
    ACT,
    BLOCK,
    DISARM,
    DISCARD,
    KEEP,
    PAY,
    ROB,
    SORT,
    TAKE,
    State,
    figure_of,
)
from sobremesa.kernel.encoding import ActionSpace, ListedWalk, Walk
from sobremesa.kernel.layout import Codec, ListCodec, NumberCodec

LONGEST: Final = 12  # actions of one move; a price is 10 at most, and every card worth a coin


class CatalogueActions(ActionSpace[State, Move]):
    """The actions of a pack: a number for each word, with each thing that it can be about."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._names: list[str] = []
        cards, cells = catalogue.names, catalogue.island.names
        self.draft = self._add("draft", [figure.name for figure in catalogue.figures])
        self.step = self._add("step", cells)
        self.explore = self._add("explore")
        self.attack = self._add("attack", [str(distance) for distance in range(SEATS)])
        self.on = self._add("put-on", cards)
        self.off = self._add("take-off", cards)
        self.use = self._add("use", cards)
        self.reload = self._add("reload", cards)
        self.deal = self._add("deal", [offer.name for offer in catalogue.offers])
        self.buy = self._add("buy", cards)
        abilities = [name for figure in catalogue.figures for name in figure.abilities]
        self.ability = self._add("ability", abilities)
        self.favour = self._add("favour", [deity.name for deity in catalogue.deities])
        self.end = self._add("end")
        self.fight = self._add("fight")
        self.flee = self._add("flee")
        self.target = self._add("target", [str(distance) for distance in range(SEATS)])
        self.cell = self._add("cell", cells)
        self.done = self._add("done")
        self.dig = self._add("dig", catalogue.decks)
        self.card = self._add("card", cards)
        self.ready = self._add("ready")
        self.names = tuple(self._names)
        last = len(self.names) - 1
        self.taken: Codec = ListCodec(
            NumberCodec(0, last, "an action"),
            LONGEST,
            "actions taken for the move being put together",
        )
        self.abilities = {name: number for number, name in enumerate(abilities)}
        self.first_ability = [self.abilities[f.abilities[0]] for f in catalogue.figures]

    def _add(self, word: str, things: list[str] | None = None) -> int:
        """Number these actions; the number of the first."""
        first = len(self._names)
        self._names += [word] if things is None else [f"{word} {thing}" for thing in things]
        return first

    # What can be done

    def walk(self, state: State, seat: int) -> Walk[Move]:
        """Among all actions of a turn, or all answers to a question."""
        if state.question == ACT:
            return ActWalk(self, Actions(state, seat))
        if state.question == PAY:
            return PayWalk(state, seat, self.card)
        moves = answers(state, seat)
        return ListedWalk([self.steps(state, seat, move) for move in moves], moves.__getitem__)

    def firsts(self, found: Actions) -> list[int]:
        """The first step of every action of a turn, in the order of their numbers."""
        state, seat = found.state, found.seat
        seats = state.terms.seats
        firsts = [self.step + cell for cell in found.steps]
        if found.explores:
            firsts.append(self.explore)
        firsts += [self.attack + (player - seat) % seats for player, _ in found.attacks]
        firsts += [self.on + on[0] if on else self.off + off[0] for on, off in found.equips]
        firsts += [self.use + kind for kind in found.uses]
        firsts += [self.reload + kind for kind in found.reloads]
        firsts += [self.deal + number for number in found.offers]
        firsts += [self.buy + kind for kind in found.wares]
        if found.abilities:
            first = self.ability + self.first_ability[figure_of(state, seat).number]
            firsts += [first + number for number, _ in found.abilities]
        firsts += [self.favour + number for number, _ in found.favours]
        firsts.append(self.end)
        return firsts

    # From moves

    def steps(self, state: State, seat: int, move: Move) -> list[int]:  # noqa: C901, PLR0911, PLR0912
        """The move, word by word."""
        catalogue, seats = state.terms.catalogue, state.terms.seats
        cell, kind = catalogue.island.index, catalogue.kind
        match move:  # first what is listed most often: each case takes a moment to say no
            case Go() | Block():
                return [self.cell + cell[move.cell]]
            case Target():
                return [self.target + (move.player - seat) % seats]
            case Draft():
                return [self.draft + catalogue.character[move.character]]
            case Step():
                return [self.step + cell[move.cell]]
            case Explore():
                return [self.explore]
            case Equip():
                on = [self.on + kind[name] for name in move.on]
                return [*on, *[self.off + kind[name] for name in move.off], self.ready]
            case Use():
                return [self.use + kind[move.card]]
            case Attack():
                first = self.attack + (move.player - seat) % seats
                return [first, *self._cards(move.weapons), self.ready]
            case Reload():
                return [self.reload + kind[move.card]]
            case Deal():
                return [self.deal + catalogue.offer[move.benefit]]
            case Buy():
                return [self.buy + kind[move.card]]
            case Ability():
                first = self.ability + self.abilities[move.ability]
                return [first, *self._cards(move.cards), self.ready]
            case Favour():
                first = self.favour + catalogue.deity[move.deity]
                return [first, *self._cards(move.cards), self.ready]
            case End():
                return [self.end]
            case Fight():
                return [self.fight, *self._cards(move.weapons), self.ready]
            case Flee():
                return [self.flee]
            case Pay():
                paid = sorted([kind[name] for name in move.cards], key=worth_first(catalogue))
                return [self.card + number for number in paid]
            case Done():
                return [self.done]
            case Dig():
                return [self.dig + catalogue.decks.index(move.deck)]
            case Sort():
                return self._cards(move.cards)
            case Take() | Discard() | TakeOff():
                return [self.card + kind[move.card]]

    def _cards(self, names: tuple[str, ...]) -> list[int]:
        return [self.card + self.catalogue.kind[name] for name in names]

    # And back, legal or not

    def meant(self, state: State, seat: int, taken: list[int]) -> Move | None:
        """What these actions say so far, as one move."""
        first, rest = taken[0], [action for action in taken[1:] if action != self.ready]
        if state.question in SAID_BY_CARDS and self._is_card(first):
            return self._named_cards(state.question, [first, *rest])
        cards = tuple([self._card(action) for action in rest if self._is_card(action)])
        if self.on <= first < self.use:
            return self._equipping([first, *rest])
        word, _, thing = self.names[first].partition(" ")
        return self._said(state, seat, word, thing, cards)

    def _said(  # noqa: C901, PLR0911, PLR0912 - a table of words
        self, state: State, seat: int, word: str, thing: str, cards: tuple[str, ...]
    ) -> Move | None:
        """The move of a word, a thing and cards."""
        match word:
            case "draft":
                return Draft(thing)
            case "step":
                return Step(thing)
            case "explore":
                return EXPLORE
            case "attack":
                return Attack((seat + int(thing)) % state.terms.seats, cards)
            case "use":
                return Use(thing)
            case "reload":
                return Reload(thing)
            case "deal":
                return Deal(thing)
            case "buy":
                return Buy(thing)
            case "ability":
                return Ability(thing, cards)
            case "favour":
                return Favour(thing, cards)
            case "end":
                return END
            case "fight":
                return Fight(cards)
            case "flee":
                return FLEE
            case "target":
                return Target((seat + int(thing)) % state.terms.seats)
            case "cell":
                return Block(thing) if state.question == BLOCK else Go(thing)
            case "done":
                return DONE
            case "dig":
                return Dig(thing)
        return None

    def _equipping(self, taken: list[int]) -> Equip:
        """What goes on, and what comes off."""
        names = self.catalogue.names
        on = [names[action - self.on] for action in taken if self.on <= action < self.off]
        off = [names[action - self.off] for action in taken if self.off <= action < self.use]
        return Equip(tuple(on), tuple(off))

    def _named_cards(self, question: int, taken: list[int]) -> Move:
        """An answer that names cards."""
        cards = tuple([self._card(action) for action in taken if self._is_card(action)])
        if question == PAY:
            return Pay(cards)
        if question == SORT:
            return Sort(cards)
        if question == DISCARD:
            return Discard(cards[0])
        return TakeOff(cards[0]) if question == DISARM else Take(cards[0])

    def _is_card(self, action: int) -> bool:
        return self.card <= action < self.ready

    def _card(self, action: int) -> str:
        return self.catalogue.names[action - self.card]


SAID_BY_CARDS: Final = (PAY, SORT, DISCARD, DISARM, TAKE, KEEP, ROB)


class ActWalk(Walk[Move]):
    """Among the actions of a turn. Most are one step; the others are spelt out when begun."""

    def __init__(self, actions: CatalogueActions, found: Actions) -> None:
        super().__init__()
        self.actions = actions
        self.found = found
        self.firsts = actions.firsts(found)
        self._begun: ListedWalk[Move] | None = None

    def following(self) -> list[int]:
        """The first steps, or what can follow them."""
        if self._begun is not None:
            return self._begun.following()
        return list(dict.fromkeys(self.firsts))

    def take(self, action: int) -> Move | None:
        """The move, or the ways that begin so."""
        if self._begun is not None:
            return self._begun.take(action)
        numbers = [number for number, first in enumerate(self.firsts) if first == action]
        if len(numbers) == 1:
            self.taken.append(action)
            return self.found.move(numbers[0])
        state, seat = self.found.state, self.found.seat
        moves = [self.found.move(number) for number in numbers]
        ways = [self.actions.steps(state, seat, move) for move in moves]
        self._begun = ListedWalk(ways, moves.__getitem__)
        self.taken = self._begun.taken
        return self._begun.take(action)

    def allows(self, action: int) -> bool:
        """Whether something begins or goes on so."""
        return action in (self.firsts if self._begun is None else self._begun.following())

    def mask(self, actions: int) -> bytes:
        """The same as a mask."""
        mask = bytearray(actions)
        for action in self.firsts if self._begun is None else self._begun.following():
            mask[action] = 1
        return bytes(mask)


class PayWalk(Walk[Move]):
    """TX-76a: cards are laid down from the most valuable on, and no more once the price is met.

    Then none of them is superfluous; and as long as the cards that may follow reach the price, a
    payment can be finished, so nothing has to be listed.
    """

    def __init__(self, state: State, seat: int, first: int) -> None:
        super().__init__()
        self.state = state
        self.first = first  # the action of the first card
        self.price = state.price  # what is still to be paid
        hand = state.players[seat].hand
        self.purse = sorted(hand, key=worth_first(state.terms.catalogue))  # that may follow
        self.paid: list[int] = []

    def following(self) -> list[int]:
        """The kinds that may be next: with all that come after them the price is reached."""
        kinds = self.state.terms.catalogue.kinds
        left = sum([kinds[kind].value for kind in self.purse])
        found: list[int] = []
        for kind in self.purse:
            if left < self.price:
                break
            if self.first + kind not in found:
                found.append(self.first + kind)
            left -= kinds[kind].value
        return found

    def take(self, action: int) -> Move | None:
        """A card; what is forced after it is laid down too."""
        following = [action]
        while len(following) == 1:
            kind = following[0] - self.first
            self.taken.append(following[0])
            self.paid.append(kind)
            self.price -= self.state.terms.catalogue.kinds[kind].value
            if self.price <= 0:
                return Pay(names_of(self.state, sorted(self.paid)))
            self.purse = self.purse[self.purse.index(kind) + 1 :]
            following = self.following()
        return None


def worth_first(catalogue: Catalogue) -> Any:
    """The order in which cards are laid down: the most valuable first."""
    kinds = catalogue.kinds
    return lambda kind: (-kinds[kind].value, kind)
