"""Who plays, and what everybody has."""

from __future__ import annotations

from sobremesa.games.tanxi.forms import UNSET, GearData, Maybe, Position, SeatData
from sobremesa.games.tanxi.placing.memories import read_memory
from sobremesa.games.tanxi.placing.reading import (
    asked,
    counted,
    fault,
    need,
    numbered,
    or_usual,
    read_card,
    read_loot,
    seats_of,
)
from sobremesa.games.tanxi.placing.usual import nth_free, usual_hearts
from sobremesa.games.tanxi.rules.equipping import HANDS
from sobremesa.games.tanxi.state import NOBODY, NOTHING, OPENING, UP, Player, State
from sobremesa.games.tanxi.view_types import STANDING


def place_players(state: State, said: Position) -> None:
    """Their characters first, since hearts are theirs."""
    seats = seats_of(state, said)
    state.players = [Player() for _ in seats]
    _place_characters(state, seats)
    for seat, data in enumerate(seats):
        _place_player(state, seat, data, f"seats {seat + 1}")


def _place_characters(state: State, seats: list[SeatData]) -> None:
    """As it is said; else the nth of the pack, or the first that nobody is."""
    taken: list[int] = []
    for player, (n, data) in zip(state.players, enumerate(seats, 1), strict=True):
        if data.character is not UNSET:
            where, names = f"seats {n}, field character", state.terms.catalogue.character
            player.character = numbered(names, data.character, "character", where)
            if player.character in taken:
                raise fault(where, f"TX-25: somebody else is {data.character}")
            taken.append(player.character)
    for seat, player in enumerate(state.players):
        if player.character == NOBODY and asked(state) != "draft":
            player.character = nth_free(seat, taken)


def _place_player(state: State, seat: int, said: SeatData, where: str) -> None:
    player = state.players[seat]
    player.standing = STANDING.index(or_usual(said.standing, "up"))
    if state.phase == OPENING and player.standing != UP:
        raise fault(f"{where}, field standing", "TX-95: nobody falls before the first turn")
    player.hearts = _hearts(state, seat, said.hearts, f"{where}, field hearts")
    player.hand = read_loot(state, said.hand, f"{where}, hand")
    for n, entry in counted(said.equipped):
        _equip(state, player, entry, f"{where}, equipped {n}")
    orbs = or_usual(said.orbs, ())
    if len(set(orbs)) < len(orbs):
        raise fault(f"{where}, field orbs", "TX-61: at most one of each at a time")
    player.fire, player.ice = "fire" in orbs, "ice" in orbs
    player.seen = read_memory(state, said.remembered, player.hand, f"{where}, remembered", seat)
    player.gems = or_usual(said.gems, 0)
    player.still = or_usual(said.still, False)
    player.felled = or_usual(said.felled, 0)
    player.fell_at = or_usual(said.fell_at, NOTHING)
    if said.answer is not UNSET:
        player.answer = _answer(state, player, said.answer, f"{where}, field answer")


def _hearts(state: State, seat: int, said: int | Maybe, where: str) -> int:
    most = usual_hearts(state, seat)
    hearts = or_usual(said, most)
    if hearts and not most:
        raise fault(where, "TX-27, TX-95: only characters on the island have hearts")
    if hearts > most or (most and not hearts):
        raise fault(where, f"TX-96: on the island this character has 1 to {most}")
    return hearts


def _equip(state: State, player: Player, said: str | GearData, where: str) -> None:
    data = GearData(said) if isinstance(said, str) else said
    number = read_card(state, need(data.card, f"{where}, field card"), where)
    full = state.terms.catalogue.kinds[number].ammunition
    ammunition = or_usual(data.ammunition, full)
    if ammunition > full:
        raise fault(f"{where}, field ammunition", f"TX-68a: never above {full}")
    player.gear.append(number)
    player.ammunition.append(ammunition)
    _check_worn(state, player, where)


def _check_worn(state: State, player: Player, where: str) -> None:
    """TX-55: whether the last card can be equipped beside the others."""
    *others, last = [state.terms.catalogue.kinds[number] for number in player.gear]
    if last.is_weapon and last.hands + sum([kind.hands for kind in others]) > HANDS:
        raise fault(where, "TX-55: nobody has more than two hands")
    if not last.is_weapon and last.place < 0:
        raise fault(where, f"TX-55: {last.name} cannot be equipped")
    if not last.is_weapon and last.place in [kind.place for kind in others]:
        raise fault(where, "TX-55: one card for each place of the body")


def _answer(state: State, player: Player, name: str, where: str) -> int:
    """A secret choice that waits for those of others."""
    cards = {"discard": player.hand, "disarm": player.gear}.get(asked(state), [])
    kind = read_card(state, name, where)
    if kind not in cards:
        raise fault(where, f"nobody asks for {name} here")
    return kind
