"""What one character may do to another in a turn of its own: exact dice, and the way there."""

from __future__ import annotations

from sobremesa.games.tanxi.rules.moving import fewest_steps
from sobremesa.games.tanxi.rules.stats import ORB
from sobremesa.games.tanxi.state import NOWHERE, State
from sobremesa.games.tanxi.thinking.dice import MOST_HEARTS, blow
from sobremesa.games.tanxi.thinking.maps import FAR, Maps
from sobremesa.games.tanxi.thinking.profiles import Profile, WayToStrike


def place_of(state: State, seat: int) -> int:
    """Where somebody is, or will come back to."""
    cell = state.players[seat].cell
    return state.terms.island.village[0] if cell == NOWHERE else cell


def walks(state: State, seat: int, profile: Profile) -> list[int]:
    """How many moves every cell is away from somebody; ice is in the way."""
    island = state.terms.island
    here = place_of(state, seat)
    if not state.blocks or state.players[seat].cell == NOWHERE:
        return island.ways[here]
    return [way if way >= 0 else FAR for way in fewest_steps(state, seat, profile.wet, True)]


def moves_to_strike(maps: Maps, ways: list[int], way: WayToStrike, there: int) -> int:
    """The fewest moves to where these weapons strike this cell from."""
    fewest = FAR
    for distance in range(way.nearest, min(way.farthest + 1, len(maps.hit_from))):
        for cell in maps.hit_from[distance][there]:
            if 0 <= ways[cell] < fewest:
                fewest = ways[cell]
    return fewest


def threat(
    state: State, maps: Maps, ways: list[int], who: Profile, whom: int, target: Profile
) -> tuple[float, float]:
    """How likely somebody fells another in a turn of its own, and how many hearts that costs."""
    player = state.players[whom]
    there, hearts = place_of(state, whom), min(MOST_HEARTS, player.hearts)
    fells, loss = 0.0, 0.0
    apart = ways[there]
    if apart < 0 or apart > 8 + who.energy:
        return fells, loss
    guard = target.guard + ORB * player.ice
    for way in who.ways:
        moves = moves_to_strike(maps, ways, way, there)
        left = who.energy - 1 - max(0, moves - who.gratis)
        if left < 0:
            continue
        pierced = min(target.of_cards, way.pierces)
        found = blow(way.power + who.boost - guard + pierced, target.dice, way.least, way.how)
        if found.loss[hearts] + 4.0 * found.falls[hearts] > loss + 4.0 * fells:
            fells, loss = found.falls[hearts], found.loss[hearts]
        if who.hit and moves <= who.hit_reach + left:
            rest = max(0, hearts - who.hit)
            found = blow(way.power - guard + pierced, target.dice, way.least, way.how)
            hurt = hearts - rest + found.loss[rest]
            if hurt + 4.0 * found.falls[rest] > loss + 4.0 * fells:
                fells, loss = found.falls[rest], hurt
    if who.hit and loss < who.hit and apart <= who.energy + who.gratis + who.hit_reach:
        loss = float(min(hearts, who.hit))
        fells = max(fells, 1.0 if who.hit >= hearts else 0.0)
    return fells, loss
