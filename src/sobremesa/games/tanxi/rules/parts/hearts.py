"""Parts that hold for a while, and parts about hearts and tokens."""

from __future__ import annotations

from typing import Any

from sobremesa.games.tanxi.effects import Damage, Forfeit, Gain, Heal, Holding, Mod, Relic
from sobremesa.games.tanxi.events import Affected, Forfeited, Gained, Rolled
from sobremesa.games.tanxi.rules.attacking import roll_defence
from sobremesa.games.tanxi.rules.cards import draw_relic
from sobremesa.games.tanxi.rules.defeat import hurt
from sobremesa.games.tanxi.rules.healing import heal
from sobremesa.games.tanxi.rules.parts.agenda import meet_one, step_on
from sobremesa.games.tanxi.rules.questions import Story
from sobremesa.games.tanxi.rules.stats import reduction
from sobremesa.games.tanxi.state import NOBODY, NOWHERE, Frame, Lasting, State


def begin(state: State, frame: Frame, part: Holding, story: Story) -> None:
    """Something holds from now on, or from somebody's next turn."""
    seat = meet_one(state, frame, part)
    if seat == NOBODY:
        return
    live = part.lasts != "next-turn"
    state.lasting.append(Lasting(frame.script, frame.step, seat, frame.actor, live))
    if story is not None and isinstance(part, Mod) and part.lasts is not None:
        user = None if frame.actor == NOBODY else frame.actor
        story.append(Affected(seat, user, part.stat, part.by, part.lasts))


def damage(state: State, frame: Frame, part: Damage, story: Story) -> None:
    """TX-71: direct damage."""
    seat = meet_one(state, frame, part)
    if seat != NOBODY:
        damage_all(state, frame, [seat], part, story)


def damage_all(state: State, frame: Frame, seats: list[int], part: Damage, story: Story) -> None:
    """TX-110a: all of them together."""
    if not seats:
        return
    hearts = part.hearts
    if part.dice:
        dice = roll_defence(state, part.dice)
        hearts += sum(dice)
        if story is not None:
            story.append(Rolled(seats[0] if frame.actor == NOBODY else frame.actor, tuple(dice)))
    if frame.actor == NOBODY:
        losses = [(seat, max(0, hearts - reduction(state, seat, "wrath"))) for seat in seats]
        hurt(state, losses, "wrath", NOBODY, story)
    else:
        hurt(state, [(seat, hearts) for seat in seats], "effect", frame.actor, story)


def damage_others(state: State, frame: Frame, seats: list[int], part: Any, story: Story) -> None:
    """What happens to those who have nothing to give."""
    for other in part.otherwise:
        damage_all(state, frame, seats, other, story)


def recover(state: State, frame: Frame, part: Heal, story: Story) -> None:
    """Hearts are back."""
    step_on(state)
    if state.players[frame.actor].cell != NOWHERE:
        heal(state, frame.actor, part, story)


def gain(state: State, frame: Frame, part: Gain, story: Story) -> None:
    """TX-61a: gems, or an orb; one that is held already is not gained."""
    step_on(state)
    seat = frame.actor
    player = state.players[seat]
    if part.what == "gem":
        player.gems += part.number
    elif part.what == "fire":
        if player.fire:
            return
        player.fire = True
    else:
        if player.ice:
            return
        player.ice = True
    if story is not None:
        story.append(Gained(seat, part.what, part.number if part.what == "gem" else 1))


def forfeit(state: State, frame: Frame, part: Forfeit, story: Story) -> None:
    """Gem tokens are lost, or what is said for those who have none."""
    seat = meet_one(state, frame, part)
    if seat == NOBODY:
        return
    if state.players[seat].gems:
        lose_gems(state, seat, part.gems, story)
    else:
        damage_others(state, frame, [seat], part, story)


def lose_gems(state: State, seat: int, gems: int, story: Story) -> None:
    """As many as there are."""
    player = state.players[seat]
    lost = min(gems, player.gems)
    player.gems -= lost
    if lost and story is not None:
        story.append(Forfeited(seat, lost))


def draw_relics(state: State, frame: Frame, part: Relic, story: Story) -> None:
    """From the relic deck, while there are any."""
    step_on(state)
    for _ in range(part.number):
        draw_relic(state, frame.actor, story)
