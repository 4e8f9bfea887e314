"""A partial position as data, and back: what scenarios say of a table.

A card is written `"bone"`, `"bone/sabotage"`, or as a table that also says how it is held and who
has seen it. What is not said is as if the card had just been drawn.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sobremesa.games.antayagi.content import (
    BACKS,
    EMPTY_BOX,
    FISH,
    HAND,
    KINDS,
    LOLLIPOP,
    OBJECTS,
    T_REX,
    TOXIC_WASTE,
    WIZARD,
    Back,
    Object,
    Pack,
    kind_of,
    name_of,
)
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.rules.effects import party_at
from sobremesa.games.antayagi.rules.end import outcome
from sobremesa.games.antayagi.rules.questions import (
    ask,
    foods_in,
    holds,
    other_party,
    partners,
    to_act,
)
from sobremesa.games.antayagi.rules.window import able
from sobremesa.games.antayagi.state import (
    CHOOSE,
    EAT,
    LAY,
    NOBODY,
    OVER,
    QUESTIONS,
    TAKE,
    WINDOW,
    Card,
    State,
    Terms,
    cards_out,
    dealt,
    drawn,
    has_won,
    points,
    target,
)
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import ScenarioFault

UNSET = msgspec.UNSET
Maybe = msgspec.UnsetType
Count = Annotated[int, msgspec.Meta(ge=0)]
Era = Annotated[int, msgspec.Meta(ge=0, le=999)]  # each takes a little memory


class CardData(msgspec.Struct, forbid_unknown_fields=True):
    """A card with all that can be said of it."""

    object: Object
    back: Back | Maybe = UNSET
    private: bool | Maybe = UNSET
    object_seen: tuple[int, ...] | Maybe = UNSET
    back_seen: tuple[int, ...] | Maybe = UNSET
    era: int | Maybe = UNSET


Cards = tuple[CardData, ...]
Question = Literal["choose", "lay", "sabotage", "take", "eat", "over"]


class Pair(msgspec.Struct, forbid_unknown_fields=True):
    """Something of the active and something of the chosen player."""

    active: CardData | Maybe = UNSET
    chosen: CardData | Maybe = UNSET


class Slots(msgspec.Struct, forbid_unknown_fields=True):
    """The slots that the two have laid down."""

    active: int | Maybe = UNSET
    chosen: int | Maybe = UNSET


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A partial position: what is not said is empty or at its default."""

    hands: tuple[Cards, ...] | Maybe = UNSET
    areas: tuple[Cards, ...] | Maybe = UNSET
    pile: Cards | Maybe = UNSET  # the top card first
    discards: Cards | Maybe = UNSET  # the oldest first
    era: Era | Maybe = UNSET
    active: int | Maybe = UNSET
    chosen: int | Maybe = UNSET
    question: Question | Maybe = UNSET
    laid: Slots | Maybe = UNSET
    shown: Pair | Maybe = UNSET
    sabotages: Count | Maybe = UNSET
    let_it_be: tuple[int, ...] | Maybe = UNSET
    step: Count | Maybe = UNSET
    winner: int | Maybe = UNSET


class Expectation(Position, forbid_unknown_fields=True):
    """What a scenario may expect: a partial position, and what follows from one."""

    points: tuple[int, ...] | Maybe = UNSET
    targets: tuple[int, ...] | Maybe = UNSET
    to_act: tuple[int, ...] | Maybe = UNSET
    ranks: tuple[int, ...] | Maybe = UNSET


# From data to a state


def place(data: Any, options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """The state of a partial position; ScenarioFault where no game can come to it."""
    said = typed(_written_out(data, "position"), Position, "position", ScenarioFault)
    _choose_backs(said, pack)
    state = State(Terms.of(options, pack, seats), chance, (), said.era or 0)
    state.active = _seat("active", said.active or 0, seats)
    if said.chosen is not UNSET:
        state.chosen = _seat("chosen", said.chosen, seats)
    _place_cards(state, said)
    state.box = _count(state)
    _check_box(state, pack)
    _place_question(state, said)
    _check_areas(state)
    return state


def _written_out(data: Any, where: str) -> Any:
    """The data with its short cards in their long form; what is no card is left to be typed."""
    if isinstance(data, str):
        return _long_card(data, where)
    if isinstance(data, list):
        return [_written_out(part, f"{where}, card {n}") for n, part in enumerate(data, 1)]
    if not isinstance(data, dict):
        return data
    data = dict(data)
    for name in {"pile", "discards", "shown"} & data.keys():
        data[name] = _written_out(data[name], f"{where}, {name}")
    for name in {"hands", "areas"} & data.keys():
        if isinstance(data[name], list):
            lists = enumerate(data[name])
            data[name] = [_written_out(cards, f"{where}, {name} {n}") for n, cards in lists]
    for name in {"active", "chosen"} & data.keys():
        data[name] = _written_out(data[name], where)
    return data


def _long_card(text: str, where: str) -> dict[str, str]:
    """`bone/sabotage` as an object and a back."""
    thing, slash, back = text.partition("/")
    if thing not in OBJECTS:
        what = f"there is no object {thing!r}; there are {', '.join(OBJECTS)}"
        raise ScenarioFault(where, what)
    if slash and back not in BACKS:
        raise ScenarioFault(where, f"there is no back {back!r}; there are {', '.join(BACKS)}")
    return {"object": thing, "back": back} if slash else {"object": thing}


def _choose_backs(said: Position, pack: Pack) -> None:
    """A back that is not said is plain while the box has such cards.

    Then it is the clue: the box of 80 has but one Treasure with a plain back.
    """
    zones = [*(said.hands or ()), *(said.areas or ()), said.pile or (), said.discards or ()]
    cards = [card for zone in zones for card in zone]
    shown = said.shown or Pair()
    cards += [card for card in (shown.active, shown.chosen) if card is not UNSET]
    left = list(pack.counts)
    for card in cards:
        if card.back is not UNSET:
            left[kind_of(card.object, card.back)] -= 1
    for card in cards:
        if card.back is UNSET:
            clue = not left[kind_of(card.object, "plain")] and card.object in ("treasure", "t-rex")
            card.back = "treasure-and-t-rex" if clue else "plain"
            left[kind_of(card.object, card.back)] -= 1


def _place_cards(state: State, said: Position) -> None:
    seats = range(state.seats)
    hands = _per_seat("hands", said.hands or (), state.seats)
    areas = _per_seat("areas", said.areas or (), state.seats)
    state.hands = [_hand(state, seat, hands[seat]) for seat in seats]
    state.areas = [tuple(_open(state, f"areas {seat}", areas[seat])) for seat in seats]
    state.discards = _open(state, "discards", said.discards or ())
    state.pile = [_kind(card) for card in reversed(said.pile or ())]
    shown = said.shown or Pair()
    state.active_card = _shown(state, shown.active)
    state.chosen_card = _shown(state, shown.chosen)


def _hand(state: State, seat: int, cards: Cards) -> list[Card]:
    if len(cards) > HAND:
        raise _fault(f"hands {seat}", f"a hand holds at most {HAND} cards, not {len(cards)}")
    return [_held(state, seat, card, f"hands {seat}, card {n}") for n, card in enumerate(cards, 1)]


def _held(state: State, seat: int, said: CardData, where: str) -> Card:
    """AY-10, AY-12: held as it is said, and seen as a dealt, drawn or flipped card can be."""
    everyone = state.terms.everyone
    card = drawn(_kind(said), seat, everyone, _era(state, said, where))
    private = card.private if said.private is UNSET else said.private
    turned = private != card.private
    object_seen = _mask(said.object_seen, everyone if turned else card.object_seen, state, where)
    back_seen = _mask(said.back_seen, everyone, state, where)
    held = Card(card.kind, private, object_seen, back_seen, card.era)
    as_dealt = dealt(card.kind, seat, everyone)
    as_flipped = Card(card.kind, private, everyone, everyone, card.era)
    if held not in (card, as_dealt, as_flipped):
        raise _fault(where, "AY-12: no card in a hand has been seen by just these players")
    return held


def _open(state: State, place: str, cards: Cards) -> list[Card]:
    """Cards with the object up, as areas, discards and revealed cards are."""
    return [_opened(state, card, f"{place}, card {n}") for n, card in enumerate(cards, 1)]


def _opened(state: State, said: CardData, where: str) -> Card:
    everyone = state.terms.everyone
    if said.private or _mask(said.object_seen, everyone, state, where) != everyone:
        raise _fault(where, "AY-14: its object lies open to all")
    kind, era = _kind(said), _era(state, said, where)
    back_seen = _mask(said.back_seen, everyone, state, where)
    dealt_backs = [dealt(kind, seat, everyone).back_seen for seat in range(state.seats)]
    if back_seen != everyone and (era or back_seen not in dealt_backs):
        raise _fault(where, "AY-12: no card's back has been seen by just these players")
    return Card(kind, False, everyone, back_seen, era)


def _shown(state: State, card: CardData | Maybe) -> Card | None:
    return None if card is UNSET else _opened(state, card, "shown")


def _kind(card: CardData) -> int:
    return kind_of(card.object, "plain" if card.back is UNSET else card.back)


def _era(state: State, card: CardData, where: str) -> int:
    era = state.era if card.era is UNSET else card.era
    if not 0 <= era <= state.era:
        raise _fault(where, f"era {era} lies outside 0 to {state.era}")
    return era


def _mask(seats: tuple[int, ...] | Maybe, default: int, state: State, where: str) -> int:
    if seats is UNSET:
        return default
    mask = 0
    for seat in seats:
        mask |= 1 << _seat(where, seat, state.seats)
    return mask


def _seat(where: str, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise _fault(where, f"there is no seat {seat} at a table of {seats}")
    return seat


def _per_seat(where: str, lists: tuple[Cards, ...], seats: int) -> list[Cards]:
    if len(lists) > seats:
        raise _fault(where, f"{len(lists)} lists for {seats} players")
    return [*lists, *[()] * (seats - len(lists))]


def _fault(where: str, what: str) -> ScenarioFault:
    return ScenarioFault(f"position, {where}", what)


def _count(state: State) -> tuple[int, ...]:
    """How many cards of each kind are on the table."""
    counts = [0] * KINDS
    for card in cards_out(state):
        counts[card.kind] += 1
    for kind in state.pile:
        counts[kind] += 1
    return tuple(counts)


def _check_box(state: State, pack: Pack) -> None:
    for kind, count in enumerate(state.box):
        if count > pack.counts[kind]:
            raise ScenarioFault(
                "position",
                f"{count} cards {name_of(kind)}, but {pack.name} has {pack.counts[kind]}",
            )


def _place_question(state: State, said: Position) -> None:
    """What is asked, of whom, and all that must be so for it to be asked."""
    question = said.question or "choose"
    state.question = QUESTIONS.index(question)
    laid = said.laid or Slots()
    state.active_slot = _slot(state, "active", laid.active)
    state.chosen_slot = _slot(state, "chosen", laid.chosen)
    state.sabotages = said.sabotages or 0
    state.step = said.step or 0
    _check_moment(state, said)
    _check_parties(state)
    match question:
        case "choose":
            _ask_to_choose(state)
        case "lay":
            _ask_to_lay(state)
        case "sabotage":
            _ask_to_sabotage(state, said.let_it_be or ())
        case "take":
            _ask_to_take(state)
        case "eat":
            _ask_to_eat(state)
        case "over":
            _end(state, said.winner)


def _check_moment(state: State, said: Position) -> None:
    """What can only be said while a certain question is open."""
    question = QUESTIONS[state.question]
    for name, questions in (
        ("sabotages", ("sabotage",)),
        ("let_it_be", ("sabotage",)),
        ("step", ("take", "eat")),
        ("shown", ("sabotage", "take", "eat")),
        ("winner", ("over",)),
    ):
        value = getattr(said, name)
        if value and value != Pair() and question not in questions:
            raise _fault(name, f"said only while the question is {' or '.join(questions)}")


def _check_parties(state: State) -> None:
    trading = state.question in (LAY, WINDOW, TAKE, EAT)
    if trading and state.chosen in (NOBODY, state.active):
        raise _fault("chosen", "AY-20: an exchange needs another player who was chosen")
    if state.question == CHOOSE and state.chosen != NOBODY:
        raise _fault("chosen", "AY-20: nobody is chosen yet while the question is choose")
    for seat in (state.active, state.chosen) if state.question in (WINDOW, TAKE, EAT) else ():
        if len(state.hands[seat]) == HAND:
            raise _fault(f"hands {seat}", "AY-21: who trades has laid a card down")


def _ask_to_choose(state: State) -> None:
    if not state.hands[state.active] or not partners(state):
        raise _fault("hands", f"AY-20a: seat {state.active} has nothing or nobody to trade with")
    ask(state, CHOOSE, 1 << state.active)


def _ask_to_lay(state: State) -> None:
    owes = 0
    for seat, slot in ((state.active, state.active_slot), (state.chosen, state.chosen_slot)):
        if not state.hands[seat]:
            raise _fault(f"hands {seat}", "AY-20a: nobody trades without a card")
        owes |= 0 if slot != NOBODY else 1 << seat
    if not owes:
        raise _fault("laid", "AY-21: when both have laid a card down, both are revealed")
    ask(state, LAY, owes)


def _ask_to_sabotage(state: State, let_it_be: tuple[int, ...]) -> None:
    mine, yours = state.active_card, state.chosen_card
    if mine is None or yours is None or mine.object == yours.object:
        raise _fault("shown", "AY-32: a window opens when two different objects are revealed")
    owes = state.terms.everyone if state.terms.ask_all else able(state)
    owes &= ~_mask(let_it_be, 0, state, "let_it_be")
    if not owes:
        raise _fault("let_it_be", "AY-32: when all have let it be, the window is closed")
    ask(state, WINDOW, owes)


def _ask_to_take(state: State) -> None:
    if state.step not in (1, 2):
        raise _fault("step", "AY-26: cards are taken at step 1 or 2")
    taker = party_at(state, state.step - 1)
    if not state.hands[other_party(state, taker)]:
        raise _fault("hands", "AY-43a: there is nothing to take")
    if not holds(state.areas[taker], LOLLIPOP):
        raise _fault(f"areas {taker}", "AY-43: only a Musical Lollipop takes")
    _check_shown(state, None if state.step == 2 else other_party(state, taker))
    ask(state, TAKE, 1 << taker)


def _check_shown(state: State, receiver: int | None) -> None:
    """AY-26: once effects have begun, only a card that comes later is still on its way."""
    for seat, card in ((state.active, state.active_card), (state.chosen, state.chosen_card)):
        if (card is not None) != (seat == receiver):
            raise _fault("shown", "AY-26: just the card that takes effect later is on its way")


def _ask_to_eat(state: State) -> None:
    if state.step not in (2, 3):
        raise _fault("step", "AY-26: T-Rexes eat at step 2 or 3")
    eater = party_at(state, state.step)
    foods = foods_in(state.areas[eater])
    if not holds(state.areas[eater], T_REX) or not foods & (foods - 1):
        raise _fault(f"areas {eater}", "AY-46: a T-Rex and two kinds of food are needed to choose")
    _check_shown(state, None)
    ask(state, EAT, 1 << eater)


def _end(state: State, winner: int | Maybe) -> None:
    if winner is not UNSET:
        state.winner = _seat("winner", winner, state.seats)
        if not has_won(state.terms, state.areas[winner]):
            raise _fault("winner", "AY-24: the winner has reached the target")
    ask(state, OVER, 0)


def _slot(state: State, who: str, slot: int | Maybe) -> int:
    if slot is UNSET:
        return NOBODY
    seat = state.active if who == "active" else state.chosen
    if state.question != LAY or seat == NOBODY:
        raise _fault("laid", "AY-21: cards are laid down only when both are asked to")
    if not 0 <= slot < len(state.hands[seat]):
        raise _fault(f"laid, {who}", f"AY-21: there is no card {slot} in that hand")
    return slot


def _check_areas(state: State) -> None:
    """AY-23, AY-24, AY-45, AY-48: what can lie in an area when it is nobody's moment to change."""
    changing = {state.active, state.chosen} if state.question in (TAKE, EAT) else set()
    for seat, area in enumerate(state.areas):
        where = f"areas {seat}"
        if holds(area, EMPTY_BOX) or holds(area, WIZARD):
            raise _fault(where, "AY-23: what has no point mark is not kept")
        if holds(area, FISH) and not holds(area, TOXIC_WASTE):
            raise _fault(where, "AY-48: a Fish is not kept without Toxic Waste")
        if seat in changing:
            continue
        if holds(area, T_REX) and foods_in(area):
            raise _fault(where, "AY-45: this T-Rex would have eaten")
        if has_won(state.terms, area) and state.question != OVER:
            raise _fault(where, "AY-24: this player would have won")


# From a state to data


def position(state: State) -> dict[str, Any]:
    """The state as a scenario writes it: short, and enough to place it again."""
    data: dict[str, Any] = {
        "hands": [[_write_held(state, seat, card) for card in hand]
                  for seat, hand in enumerate(state.hands)],
        "areas": [[_write_open(state, card) for card in area] for area in state.areas],
        "pile": [name_of(kind) for kind in reversed(state.pile)],
        "discards": [_write_open(state, card) for card in state.discards],
        "active": state.active,
        "question": QUESTIONS[state.question],
    }  # fmt: skip
    if state.chosen != NOBODY:
        data["chosen"] = state.chosen
    if state.winner != NOBODY:
        data["winner"] = state.winner
    if state.question == WINDOW:
        asked = state.terms.everyone if state.terms.ask_all else able(state)
        data["let_it_be"] = _seats(asked & ~state.owes)
    for name, number in (("era", state.era), ("sabotages", state.sabotages), ("step", state.step)):
        if number:
            data[name] = number
    data |= _pair("laid", state.active_slot, state.chosen_slot, NOBODY)
    shown = [None if card is None else _write_open(state, card)
             for card in (state.active_card, state.chosen_card)]  # fmt: skip
    return data | _pair("shown", shown[0], shown[1], None)


def _pair(name: str, active: Any, chosen: Any, nothing: Any) -> dict[str, Any]:
    pair = {"active": active, "chosen": chosen}
    said = {who: thing for who, thing in pair.items() if thing != nothing}
    return {name: said} if said else {}


def _write_held(state: State, seat: int, card: Card) -> Any:
    """A card in a hand: what is as if it had just been drawn is not said."""
    usual = drawn(card.kind, seat, state.terms.everyone, state.era)
    if card.private != usual.private:  # turned round, so all have seen both sides
        usual = Card(card.kind, usual.private, state.terms.everyone, usual.back_seen, usual.era)
    return _unusual(card, usual)


def _write_open(state: State, card: Card) -> Any:
    """A card on the table: what is as if it came from the pile is not said."""
    everyone = state.terms.everyone
    return _unusual(card, Card(card.kind, False, everyone, everyone, state.era))


def _unusual(card: Card, usual: Card) -> Any:
    said = _write_card(card)
    least = _write_card(usual)
    odd = {name: value for name, value in said.items() if value != least[name]}
    if not odd:
        return name_of(card.kind)
    return {"object": card.object_name, "back": card.back_name} | odd


def _write_card(card: Card) -> dict[str, Any]:
    return {
        "object": card.object_name,
        "back": card.back_name,
        "private": card.private,
        "object_seen": _seats(card.object_seen),
        "back_seen": _seats(card.back_seen),
        "era": card.era,
    }


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def describe(state: State) -> dict[str, Any]:
    """Everything that a scenario may expect, written out in full."""
    everything = position(state) | {
        "hands": [[_write_card(card) for card in hand] for hand in state.hands],
        "areas": [[_write_card(card) for card in area] for area in state.areas],
        "pile": [{"object": OBJECTS[kind >> 2], "back": BACKS[kind & 3]}
                 for kind in reversed(state.pile)],
        "discards": [_write_card(card) for card in state.discards],
        "shown": {who: _write_card(card)
                  for who, card in (("active", state.active_card), ("chosen", state.chosen_card))
                  if card is not None},
        "era": state.era,
        "sabotages": state.sabotages,
        "step": state.step,
        "points": [points(area) for area in state.areas],
        "targets": [target(state.terms, area) for area in state.areas],
        "to_act": list(to_act(state)),
    }  # fmt: skip
    result = outcome(state)
    return everything | ({} if result is None else {"ranks": list(result.ranks)})


def read_expectation(data: Any) -> dict[str, Any]:
    """What a scenario expects, in the form of `describe`: short cards are written out."""
    said = typed(_written_out(data, "expect"), Expectation, "expect", ScenarioFault)
    expected: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    return expected


def read_order(order: list[Any]) -> list[int]:
    """A shuffled pile as a scenario writes it, the top card first."""
    cards = typed(_written_out(order, "chance"), Cards, "chance", ScenarioFault)
    return [_kind(card) for card in reversed(cards)]
