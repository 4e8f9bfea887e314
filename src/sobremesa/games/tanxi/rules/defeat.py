"""TX-70, TX-95, TX-110: losing hearts, falling, and the end."""

from __future__ import annotations

from typing import Final, Literal

from sobremesa.games.tanxi.events import Fell, Lost, Rewarded, Won
from sobremesa.games.tanxi.rules.cards import draw_relic
from sobremesa.games.tanxi.rules.questions import ask
from sobremesa.games.tanxi.state import FALLEN, NOBODY, NOTHING, NOWHERE, OVER, State, on_island
from sobremesa.kernel.events import Story
from sobremesa.kernel.game import Outcome

Why = Literal["attack", "effect", "ambush", "reprisal", "wrath", "fog"]
LEAST_AFTER_WRATH: Final = 1  # TX-101


def hurt(state: State, losses: list[tuple[int, int]], why: Why, by: int, story: Story) -> None:
    """TX-110a: all losses of one effect together, then the end is judged, then rewards."""
    fallen = []
    for seat, hearts in losses:
        player = state.players[seat]
        least = LEAST_AFTER_WRATH if why == "wrath" else 0
        lost = min(hearts, player.hearts - least)
        if lost <= 0:
            continue
        player.hearts -= lost
        if story is not None:
            story.append(Lost(seat, lost, why, None if by == NOBODY else by))
        if not player.hearts:
            fallen.append(seat)
    for seat in fallen:
        fall(state, seat, by, story)
    if fallen and not judge_end(state, by, story):
        for seat in fallen:
            reward(state, seat, by, story)


def fall(state: State, seat: int, by: int, story: Story) -> None:
    """TX-95: the token leaves the island at once; lasting effects on it end."""
    player = state.players[seat]
    player.cell = NOWHERE
    player.standing = FALLEN
    player.still = False
    player.fell_at = state.turn
    state.lasting = [effect for effect in state.lasting if effect.seat != seat]
    if by not in (NOBODY, seat):
        state.players[by].felled += 1
    if story is not None:
        story.append(Fell(seat))


def reward(state: State, fallen: int, by: int, story: Story) -> None:
    """TX-70: a gem and a relic for a defeat; nobody is rewarded for their own."""
    if by in (NOBODY, fallen):
        return
    state.players[by].gems += 1
    if story is not None:
        story.append(Rewarded(by, fallen))
    draw_relic(state, by, story)


def judge_end(state: State, by: int, story: Story) -> bool:
    """TX-110: only one is left, or, by one's own effect, none."""
    standing = on_island(state)
    if len(standing) > 1:
        return False
    end(state, standing[0] if standing else by)
    if story is not None:
        story.append(Won(state.winner))
    return True


def end(state: State, winner: int) -> None:
    """The game is over."""
    put_away(state)
    state.winner = winner
    state.agenda = []
    ask(state, OVER, 0)


def put_away(state: State) -> None:
    """TX-60: an object that has been applied is discarded."""
    if state.used != NOTHING:
        state.discards.append(state.used)
        state.used = NOTHING


def outcome(state: State) -> Outcome | None:
    """TX-110, TX-111: the winner first, the others by how they stand."""
    if state.question != OVER:
        return None
    merits = [merit(state, seat) for seat in range(state.terms.seats)]
    ranks = [1 + len([other for other in merits if other > mine]) for mine in merits]
    return Outcome(tuple(ranks))


def merit(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """TX-111: what decides about places, the weightiest first."""
    player = state.players[seat]
    never = state.turn + 1
    return (
        int(seat == state.winner),
        int(player.cell != NOWHERE),
        player.hearts,
        player.felled,
        never if player.fell_at < 0 else player.fell_at,
    )
