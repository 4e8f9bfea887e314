"""A partial position as data, and back: what scenarios say of the island and of those on it.

Everything goes by its name: cards, cells, decks, characters, deities, residents, and effects as in
`undertow/use`. Seats count from 0; where a mistake is named, the entries of a list count from 1.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.forms import Expectation, Names, Position, SeatData
from sobremesa.games.tanxi.memory import kind_in, seats_in
from sobremesa.games.tanxi.placing.usual import (
    usual_active,
    usual_actor,
    usual_fog,
    usual_hearts,
    usual_phase,
    usual_price,
    usual_turn,
    usual_winner,
)
from sobremesa.games.tanxi.rules.defeat import outcome
from sobremesa.games.tanxi.rules.questions import names_of
from sobremesa.games.tanxi.state import NOBODY, State, bits
from sobremesa.games.tanxi.views import open_view
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import ScenarioFault


def position(state: State) -> dict[str, Any]:
    """The state as a scenario writes it: short, and enough to place it again."""
    data = _only(_everything(state), Position)
    data["seats"] = [_short_player(state, seat, full) for seat, full in enumerate(data["seats"])]
    data["lasting"] = [_short_effect(state, full) for full in data["lasting"]]
    data["agenda"] = [_short_effect(state, full) for full in data["agenda"]]
    for name in ("decks", "known", "scouted", "done"):
        data[name] = {part: value for part, value in data[name].items() if value}
    usual = {
        "round": 1,
        "turn": usual_turn(state),
        "active": usual_active(state),
        "phase": usual_phase(state),
        "question": "act",
        "owes": data["owes"],  # it follows from the rest
        "fog": usual_fog(state),
        "freezer": state.active,
        "seeks_card": data["seeks_card"],  # so does this
        "price": usual_price(state),
        "attacked": [0] * state.seats,
        "winner": usual_winner(state),
    }
    return _short(data, usual)


def _short(data: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """Without what is as usual, which is nothing at all where it is not said here."""
    return {name: value for name, value in data.items() if value != usual.get(name, type(value)())}


def _short_player(state: State, seat: int, full: dict[str, Any]) -> dict[str, Any]:
    catalogue = state.terms.catalogue
    for slot, number in enumerate(state.players[seat].gear):
        if state.players[seat].ammunition[slot] == catalogue.kinds[number].ammunition:
            full["equipped"][slot] = catalogue.names[number]
    return _short(full, {"hearts": usual_hearts(state, seat), "standing": "up"})


def _short_effect(state: State, full: dict[str, Any]) -> dict[str, Any]:
    """Something that lasts, or is being carried out."""
    script = state.terms.catalogue.script[full["effect"]]
    stop = len(state.terms.catalogue.scripts[script])
    doer = usual_actor(state, script)
    usual = {"seat": state.active, "user": doer, "live": True, "stop": stop, "actor": doer}
    return _short(full, usual | {"subject": NOBODY, "foe": NOBODY})


def describe(state: State) -> dict[str, Any]:
    """Everything that a scenario may expect, written out in full."""
    everything, result = _everything(state), outcome(state)
    everything["to_act"] = everything["owes"]
    if result is not None:
        everything["ranks"] = list(result.ranks)
    return _only(everything, Expectation)


def _only(data: dict[str, Any], form: type[msgspec.Struct]) -> dict[str, Any]:
    """What such a form has room for, in its order."""
    return {name: data[name] for name in form.__struct_fields__ if name in data}


def _everything(state: State) -> dict[str, Any]:
    """What lies on the table when nothing is hidden, and who knows what.

    What has no order of its own is sorted by name.
    """
    table = _there(msgspec.json.decode(msgspec.json.encode(open_view(state))))
    catalogue, island = state.terms.catalogue, state.terms.island
    lore = zip(catalogue.decks, state.lore, strict=True)
    looks = zip(catalogue.decks, state.scout, state.depth, strict=True)
    everything: dict[str, Any] = table | {
        "seats": [_write_player(seat) for seat in table["seats"]],
        "decks": {deck["deck"]: deck["top"] for deck in table["decks"]},
        "known": {deck: _write_memory(state, memory) for deck, memory in lore},
        "scouted": {deck: {"seat": seat, "cards": depth} for deck, seat, depth in looks if depth},
        "relics": list(names_of(state, state.relics[::-1])),
        "merchant": sorted(table["merchant"]),
        "deities": [catalogue.deities[number].name for number in state.deities],
        "awake": state.awake,
        "owes": table["asked"],
        "explored": sorted([island.names[island.points[n][0]] for n in table["explored"]]),
    }
    return everything


def _write_player(seat: dict[str, Any]) -> dict[str, Any]:
    written = {
        "hand": sorted(seat["hand"]),
        "equipped": seat["gear"],
        "orbs": [orb for orb in ("fire", "ice") if seat[orb]],
        "remembered": sorted(seat["remembered"], key=_card_of),
    }
    return _only(seat | written, SeatData)


def _write_memory(state: State, memory: list[int]) -> list[dict[str, Any]]:
    names = state.terms.catalogue.names
    known = [{"card": names[kind_in(e)], "seats": bits(seats_in(e))} for e in memory]
    return sorted(known, key=_card_of)


def _there(data: Any) -> Any:
    """Without what is not there: TOML has no word for nothing."""
    if isinstance(data, dict):
        return {name: _there(part) for name, part in data.items() if part is not None}
    return [_there(part) for part in data] if isinstance(data, list) else data


def _card_of(known: dict[str, Any]) -> str:
    """What memories are sorted by."""
    return str(known.get("card", ""))


# What scenarios expect, and what chance says


def read_expectation(data: Any) -> dict[str, Any]:
    """What a scenario expects, in the form of `describe`.

    Hands, the merchant's cards, memories and explored points may stand in any order; an explored
    point is called by its first cell. There is an entry for each seat, empty where nothing is
    expected.
    """
    said = typed(data, Expectation, "expect", ScenarioFault)
    expected: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    _sort(expected, "merchant", "explored")
    for memory in expected.get("known", {}).values():
        memory.sort(key=_card_of)
    for seat in expected.get("seats", ()):
        _sort(seat, "hand", "orbs")
        seat.get("remembered", []).sort(key=_card_of)
        if "equipped" in seat:
            entries = seat["equipped"]
            seat["equipped"] = [{"card": e} if isinstance(e, str) else e for e in entries]
    return expected


def _sort(data: dict[str, Any], *fields: str) -> None:
    for field in fields:
        data.get(field, []).sort()


def read_order(order: list[Any], pack: Pack) -> list[int]:
    """A shuffle as a scenario writes it: names of cards, of characters or of deities.

    Cards stand with the top one first, characters as they are dealt, from seat 0 on: the rules
    take both from the end. Deities stand in their order, as the rules take them from the front.
    """
    names = typed(order, Names, "chance", ScenarioFault)
    catalogue = catalogue_for(pack)
    for numbers, way in ((catalogue.kind, -1), (catalogue.character, -1), (catalogue.deity, 1)):
        if all(name in numbers for name in names):
            return [numbers[name] for name in names][::way]
    known = {**catalogue.kind, **catalogue.character, **catalogue.deity}
    strange = [name for name in names if name not in known]
    if strange:
        raise ScenarioFault("chance", f"there is no card, character or deity {strange[0]!r}")
    raise ScenarioFault("chance", "cards, characters and deities are never shuffled together")
