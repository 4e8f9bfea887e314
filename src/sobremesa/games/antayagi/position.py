"""A partial position as data, and back: what scenarios say of a table.

A card is written `"bone"`, `"bone/sabotage"`, or as a table that also says how it is held and who
has seen it. What is not said is as if the card had just been drawn (`placing/`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sobremesa.games.antayagi.content import BACKS, OBJECTS, Back, Object, kind_of, name_of
from sobremesa.games.antayagi.rules.end import outcome
from sobremesa.games.antayagi.rules.questions import to_act
from sobremesa.games.antayagi.rules.window import able
from sobremesa.games.antayagi.state import (
    NOBODY,
    QUESTIONS,
    WINDOW,
    Card,
    State,
    drawn,
    points,
    target,
)
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


# Cards as they are said


def written_out(data: Any, where: str) -> Any:
    """The data with its short cards in their long form; what is no card is left to be typed."""
    if isinstance(data, str):
        return _long_card(data, where)
    if isinstance(data, list):
        return [written_out(part, f"{where}, card {n}") for n, part in enumerate(data, 1)]
    if not isinstance(data, dict):
        return data
    data = dict(data)
    for name in {"pile", "discards", "shown"} & data.keys():
        data[name] = written_out(data[name], f"{where}, {name}")
    for name in {"hands", "areas"} & data.keys():
        if isinstance(data[name], list):
            lists = enumerate(data[name])
            data[name] = [written_out(cards, f"{where}, {name} {n}") for n, cards in lists]
    for name in {"active", "chosen"} & data.keys():
        data[name] = written_out(data[name], where)
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


def kind_said(card: CardData) -> int:
    """The kind of a card, of which a back that is not said is plain."""
    return kind_of(card.object, "plain" if card.back is UNSET else card.back)


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
    said = typed(written_out(data, "expect"), Expectation, "expect", ScenarioFault)
    expected: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    return expected


def read_order(order: list[Any]) -> list[int]:
    """A shuffled pile as a scenario writes it, the top card first."""
    cards = typed(written_out(order, "chance"), Cards, "chance", ScenarioFault)
    return [kind_said(card) for card in reversed(cards)]
