"""TX-30, TX-95, TX-100 to TX-103: turns, rounds, fog, and what comes next."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.events import (
    Fogged,
    FogRose,
    Returned,
    RoundBegan,
    StoodUp,
    Stopped,
    Thawed,
    TurnBegan,
    Woke,
)
from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE
from sobremesa.games.tanxi.rules.defeat import end, hurt, put_away
from sobremesa.games.tanxi.rules.effects import run
from sobremesa.games.tanxi.rules.moving import cell_named
from sobremesa.games.tanxi.rules.questions import answered, ask, carry_out, is_over
from sobremesa.games.tanxi.rules.stats import reduction, what_lasts
from sobremesa.games.tanxi.state import (
    ACT,
    ACTING,
    ACTIONS,
    ENDING,
    FALLEN,
    NOBODY,
    NOTHING,
    NOWHERE,
    RETURN,
    RISEN,
    STARTING,
    UP,
    WAKING,
    WAKINGS,
    Lasting,
    State,
    figure_of,
    in_fog,
    is_free,
    is_night,
)
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.events import Story

HEARTS_AT_NIGHT: Final = 3


def advance(state: State, story: Story) -> None:
    """Carry out everything until somebody has to be asked."""
    while state.question == NOTHING:
        if state.agenda:
            run(state, story)
        else:
            go_on(state, story)


def go_on(state: State, story: Story) -> None:
    """Nothing is left to be carried out: what comes next."""
    put_away(state)
    fallen = state.players[state.active].cell == NOWHERE
    if state.phase == WAKING:
        rise(state, story)
        begin_turn(state, story)
    elif fallen:
        finish_turn(state, story)  # TX-51, TX-95a: at once, and no fog is rolled
    elif state.phase == ENDING:
        suffer_fog(state, story)
        if not is_over(state):
            finish_turn(state, story)
    else:
        state.phase = ACTING
        ask(state, ACT, 1 << state.active)


# Turns


def begin_turn(state: State, story: Story) -> None:
    """Somebody's turn begins; who is off the island stands up, or returns."""
    seat = state.active
    state.turn += 1
    wear_off_at_start(state, seat, story)
    if story is not None:
        story.append(TurnBegan(seat))
    player = state.players[seat]
    if player.standing == FALLEN:
        player.standing = RISEN
        if story is not None:
            story.append(StoodUp(seat))
        pass_turn(state, story)
        return
    state.phase = STARTING
    if player.standing == RISEN:
        cells = places_to_return(state)
        if len(cells) > 1:
            ask(state, RETURN, 1 << seat)
        else:
            come_back(state, seat, cells[0], story)
    else:
        wake_up(state, seat)


def clear_turn(state: State) -> None:
    """Nothing is done yet."""
    state.spent = 0
    state.done = [0] * len(ACTIONS)
    state.explored = 0
    state.attacked = [0] * state.terms.seats
    state.again = 0
    state.ability_used = state.favour_used = state.moved = False


def wear_off_at_start(state: State, seat: int, story: Story) -> None:
    """TX-60: what lasted until the start of this turn ends; what was for this turn begins."""
    if state.freezer == seat:
        state.blocks = []
        state.freezer = NOBODY
        if story is not None:
            story.append(Thawed(seat))
    if state.lasting:
        kept = [
            e for e in state.lasting if e.user != seat or duration(state, e) != "until-next-turn"
        ]
        state.lasting = [
            e if e.live or e.seat != seat else Lasting(e.script, e.step, e.seat, e.user, True)
            for e in kept
        ]


def duration(state: State, effect: Lasting) -> str:
    """How long it lasts."""
    return str(what_lasts(state, effect).lasts)


def places_to_return(state: State) -> list[int]:
    """TX-95: the free cells of the village, else those around it."""
    island = state.terms.island
    free = [cell for cell in island.village if is_free(state, cell)]
    return free or [cell for cell in island.around if is_free(state, cell)]


def return_to(state: State, seat: int, name: str, story: Story) -> None:
    """TX-95: the answer: there."""
    cell = cell_named(state, "TX-95", name)
    if cell not in places_to_return(state):
        raise refuse("TX-95", "cannot-return-there", name, cell=name)
    answered(state)
    come_back(state, seat, cell, story)


def come_back(state: State, seat: int, cell: int, story: Story) -> None:
    """TX-95, TX-103: with half of the hearts, or with three at night."""
    player = state.players[seat]
    player.cell = cell
    player.standing = UP
    player.hearts = HEARTS_AT_NIGHT if is_night(state) else figure_of(state, seat).half
    if story is not None:
        story.append(Returned(seat, state.terms.island.names[cell], player.hearts))
    wake_up(state, seat)


def wake_up(state: State, seat: int) -> None:
    """What happens at the start of a turn, before the first action."""
    kinds = state.terms.catalogue.kinds
    for kind in reversed(state.players[seat].gear):
        carry_out(state, kinds[kind].at_start, seat)
    carry_out(state, figure_of(state, seat).at_start, seat)


def end_turn(state: State, seat: int) -> None:
    """TX-31: what happens at the end of a turn, before the fog."""
    answered(state)
    state.phase = ENDING
    kinds = state.terms.catalogue.kinds
    for kind in reversed(state.players[seat].gear):
        carry_out(state, kinds[kind].at_end, seat)
    carry_out(state, figure_of(state, seat).at_end, seat)


def suffer_fog(state: State, story: Story) -> None:
    """TX-102: who ends the turn in fog rolls a die and loses that many hearts."""
    seat = state.active
    if not in_fog(state, state.players[seat].cell):
        return
    die = state.chance.below(ATTACK_DIE)
    state.revealed += 1
    if story is not None:
        story.append(Fogged(seat, die))
    hurt(state, [(seat, die - reduction(state, seat, "fog"))], "fog", NOBODY, story)


def finish_turn(state: State, story: Story) -> None:
    """What was for this turn ends, and the next one has theirs."""
    player = state.players[state.active]
    player.still = player.cell != NOWHERE and not state.moved
    if state.lasting:
        state.lasting = [effect for effect in state.lasting if not ends_now(state, effect)]
    pass_turn(state, story)


def ends_now(state: State, effect: Lasting) -> bool:
    """Whether this was for the turn that is over."""
    lasts = duration(state, effect)
    if lasts == "next-turn":
        return effect.seat == state.active and effect.live
    return lasts in ("this-turn", "next-attack")


def pass_turn(state: State, story: Story) -> None:
    """TX-100: clockwise; a round ends when everyone has had a turn."""
    clear_turn(state)
    state.active = (state.active + 1) % state.terms.seats
    if state.active == state.first:
        begin_round(state, story)
    else:
        begin_turn(state, story)


# Rounds


def begin_round(state: State, story: Story) -> None:
    """TX-100, TX-101: the marker advances; before some rounds a deity wakes."""
    limit = state.terms.options.round_limit
    if limit is not None and state.round >= limit:
        end(state, NOBODY)
        if story is not None:
            story.append(Stopped(state.round))
        return
    state.round += 1
    if story is not None:
        story.append(RoundBegan(state.round))
    if state.round in WAKINGS and state.awake < len(state.deities):
        wake_deity(state, story)
    else:
        begin_turn(state, story)


def wake_deity(state: State, story: Story) -> None:
    """TX-101: it is revealed, and its wrath hits everyone on the island."""
    deity = state.terms.catalogue.deities[state.deities[state.awake]]
    state.awake += 1
    state.revealed += 1
    state.phase = WAKING
    if story is not None:
        story.append(Woke(deity.name))
    carry_out(state, deity.wrath, NOBODY)


def rise(state: State, story: Story) -> None:
    """TX-14, TX-101a: after the wrath the fog takes its next step."""
    state.fog += 1
    if story is not None:
        story.append(FogRose(state.fog))
