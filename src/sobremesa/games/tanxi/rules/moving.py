"""TX-40: moving, and how far everything is."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.events import Moved
from sobremesa.games.tanxi.part import Holding
from sobremesa.games.tanxi.rules.stats import cost, crosses, energy, holding
from sobremesa.games.tanxi.state import MOVE, State, is_free
from sobremesa.kernel.errors import IllegalMove, refuse
from sobremesa.kernel.events import Story

FAR: Final = 1_000  # steps: across any island


def step(state: State, seat: int, name: str, story: Story) -> None:
    """TX-40: one move."""
    cell = cell_named(state, "TX-40", name)
    parts = holding(state, seat)
    price = step_price(state, seat, parts, cell)
    if price < 0:
        raise why_no_step(state, seat, cell)
    if price > energy(state, seat, parts):
        raise refuse("TX-30", "no-energy", price=price)
    state.spent += price
    state.done[MOVE] += moves_in(state, seat, parts, cell)
    move_to(state, seat, cell, story)


def moves_in(state: State, seat: int, parts: list[Holding], cell: int) -> int:
    """As how many moves the one to this cell counts: more than one through characters."""
    if cell in state.terms.island.neighbours[state.players[seat].cell]:
        return 1
    return fewest_steps(state, seat, crosses(state, seat, parts, "river"), True)[cell]


def step_choices(state: State, seat: int, parts: list[Holding], left: int) -> list[int]:
    """The cells that a move can reach."""
    island = state.terms.island
    here, wet = state.players[seat].cell, crosses(state, seat, parts, "river")
    links = island.neighbours if wet else island.steps
    if crosses(state, seat, parts, "character"):
        ahead = cells_behind(state, here, links)
        prices = [(cell, step_price(state, seat, parts, cell)) for cell in ahead]
        return [cell for cell, price in prices if 0 <= price <= left]
    if cost(state, seat, parts, MOVE) > left:
        return []
    return [cell for cell in links[here] if is_free(state, cell)]


def cells_behind(state: State, here: int, links: list[tuple[int, ...]]) -> list[int]:
    """The cells next to one, or next to characters that stand in a row from there."""
    passed, found = [here], {here}
    for one in passed:  # grows while it is walked
        for other in links[one]:
            if other not in found:
                found.add(other)
                if any(player.cell == other for player in state.players):
                    passed.append(other)
    return sorted(found)


def step_price(state: State, seat: int, parts: list[Holding], cell: int) -> int:
    """What the move to this cell costs; -1 where there is no way in one move."""
    here, island = state.players[seat].cell, state.terms.island
    if cell == here or not is_free(state, cell):
        return -1
    wet = crosses(state, seat, parts, "river")
    near = island.neighbours[here] if wet else island.steps[here]
    if cell in near:
        return cost(state, seat, parts, MOVE)
    if crosses(state, seat, parts, "character"):
        return price_through(state, seat, parts, cell, wet)
    return -1


def price_through(state: State, seat: int, parts: list[Holding], cell: int, wet: bool) -> int:
    """Through characters a move costs one step for each cell."""
    steps = fewest_steps(state, seat, wet, True)[cell]
    between = steps - 1
    if steps < 0 or between > len(state.players):
        return -1
    island = state.terms.island
    links = island.neighbours if wet else island.steps
    reached = {state.players[seat].cell}
    for _ in range(between):  # only over occupied cells: otherwise it is several moves
        reached = {
            other
            for one in reached
            for other in links[one]
            if any(player.cell == other for player in state.players)
        }
    if not any(cell in links[one] for one in reached):
        return -1
    return sum([cost(state, seat, parts, MOVE, ahead) for ahead in range(steps)])


def why_no_step(state: State, seat: int, cell: int) -> IllegalMove:
    """Why this cell cannot be reached in one move."""
    here, island = state.players[seat].cell, state.terms.island
    name = island.names[cell]
    if cell not in island.neighbours[here]:
        return refuse("TX-40", "not-adjacent", name, cell=name)
    if not is_free(state, cell):
        rule = "TX-15" if cell in state.blocks else "TX-10"
        return refuse(rule, "not-free", name, cell=name)
    return refuse("TX-13", "river-between", name, cell=name)


def cell_named(state: State, rule: str, name: str) -> int:
    """The cell of this name."""
    cell = state.terms.island.index.get(name)
    if cell is None:
        raise refuse(rule, "no-such-cell", name, cell=name)
    return cell


def move_to(state: State, seat: int, cell: int, story: Story, own: bool = True) -> None:
    """The token of a seat goes to a cell, by its own doing or not."""
    player = state.players[seat]
    if player.cell == cell:
        return
    player.cell = cell
    if own and seat == state.active:
        state.moved = True
    if story is not None:
        story.append(Moved(seat, state.terms.island.names[cell]))


def fewest_steps(state: State, seat: int, wet: bool, through: bool, within: int = FAR) -> list[int]:
    """How many steps away each cell is, over free cells (or `through` characters).

    -1: there is no way, or none of so few steps.
    """
    island = state.terms.island
    links = island.neighbours if wet else island.steps
    closed = [False] * island.size
    for cell in state.blocks:
        closed[cell] = True
    if not through:
        for player in state.players:
            if player.cell >= 0:
                closed[player.cell] = True
    here = state.players[seat].cell
    steps = [-1] * island.size
    steps[here] = 0
    edge, far = [here], 0
    while edge and far < within:
        ahead = []
        far += 1
        for cell in edge:
            for other in links[cell]:
                if steps[other] < 0 and not closed[other]:
                    steps[other] = far
                    ahead.append(other)
        edge = ahead
    return steps
