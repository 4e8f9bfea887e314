"""The rules of Tanxi, a file per chapter, one small function per rule.

`apply` is the table of contents, what happens most often first: it looks at the type alone, since
`isinstance` is slow to say no of a Struct.
"""

from __future__ import annotations

from sobremesa.games.tanxi.moves import (
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
from sobremesa.games.tanxi.rules.agenda import target
from sobremesa.games.tanxi.rules.attacking import attack, reload
from sobremesa.games.tanxi.rules.choices import legal_moves, random_move
from sobremesa.games.tanxi.rules.defeat import outcome
from sobremesa.games.tanxi.rules.equipping import equip
from sobremesa.games.tanxi.rules.exploring import explore, fight, flee
from sobremesa.games.tanxi.rules.leading import go
from sobremesa.games.tanxi.rules.looking import dig
from sobremesa.games.tanxi.rules.moving import step
from sobremesa.games.tanxi.rules.opening import draft, land, setup
from sobremesa.games.tanxi.rules.parts.disarm import take_off_this
from sobremesa.games.tanxi.rules.parts.explore import keep
from sobremesa.games.tanxi.rules.parts.ice import block, done
from sobremesa.games.tanxi.rules.parts.rob import take_from_hand
from sobremesa.games.tanxi.rules.parts.scout import sort
from sobremesa.games.tanxi.rules.parts.shove import push
from sobremesa.games.tanxi.rules.parts.take import take_openly
from sobremesa.games.tanxi.rules.parts.toss import discard
from sobremesa.games.tanxi.rules.questions import answered, to_act
from sobremesa.games.tanxi.rules.turn import advance, end_turn, return_to
from sobremesa.games.tanxi.rules.using import ask_favour, invoke, use
from sobremesa.games.tanxi.rules.village import buy, deal, pay
from sobremesa.games.tanxi.state import ACT, GO, KEEP, LAND, OVER, PUSH, RETURN, ROB, TAKE, State
from sobremesa.kernel.errors import IllegalMove, game_over, no_such_seat, not_asked
from sobremesa.kernel.events import Story


def apply(state: State, seat: int, move: Move, story: Story = None) -> None:
    """Play the move; a refused one changes nothing."""
    if seat < 0 or not state.owes >> seat & 1:
        raise why_not_asked(state, seat)
    if state.question == ACT:
        act(state, seat, move, story)
    else:
        answer(state, seat, move, story)
    advance(state, story)


def act(  # noqa: C901, PLR0912 - a table of contents
    state: State, seat: int, move: Move, story: Story
) -> None:
    """An action in one's turn."""
    if type(move) is Step:
        step(state, seat, move.cell, story)
    elif type(move) is End:
        end_turn(state, seat)
    elif type(move) is Equip:
        equip(state, seat, move.on, move.off, story)
    elif type(move) is Attack:
        attack(state, seat, move.player, move.weapons, story)
    elif type(move) is Explore:
        explore(state, seat, story)
    elif type(move) is Ability:
        invoke(state, seat, move.ability, move.cards, story)
    elif type(move) is Use:
        use(state, seat, move.card, story)
    elif type(move) is Deal:
        deal(state, seat, move.benefit, story)
    elif type(move) is Buy:
        buy(state, seat, move.card, story)
    elif type(move) is Favour:
        ask_favour(state, seat, move.deity, move.cards, story)
    elif type(move) is Reload:
        reload(state, seat, move.card, story)
    else:
        raise not_asked(seat)
    if state.question == ACT:
        answered(state)


def answer(  # noqa: C901, PLR0912 - a table of contents
    state: State, seat: int, move: Move, story: Story
) -> None:
    """An answer to what an action has led to, or to what comes before the first turn."""
    if type(move) is Go:
        go_to(state, seat, move.cell, story)
    elif type(move) is Pay:
        pay(state, seat, move.cards, story)
    elif type(move) is Fight:
        fight(state, seat, move.weapons, story)
    elif type(move) is Flee:
        flee(state, seat, story)
    elif type(move) is Target:
        target(state, seat, move.player)
    elif type(move) is Take:
        take(state, seat, move.card, story)
    elif type(move) is Discard:
        discard(state, seat, move.card, story)
    elif type(move) is TakeOff:
        take_off_this(state, seat, move.card, story)
    elif type(move) is Block:
        block(state, seat, move.cell, story)
    elif type(move) is Done:
        done(state, seat)
    elif type(move) is Dig:
        dig(state, seat, move.deck)
    elif type(move) is Sort:
        sort(state, seat, move.cards, story)
    elif type(move) is Draft:
        draft(state, seat, move.character, story)
    elif type(move) is Deal:
        deal(state, seat, move.benefit, story)
    elif type(move) is Buy:
        buy(state, seat, move.card, story)
    else:
        raise not_asked(seat)


def go_to(state: State, seat: int, cell: str, story: Story) -> None:
    """A cell, to whatever question asks for one."""
    if state.question == LAND:
        land(state, seat, cell, story)
    elif state.question == RETURN:
        return_to(state, seat, cell, story)
    elif state.question == GO:
        go(state, cell, story)
    elif state.question == PUSH:
        push(state, cell, story)
    else:
        raise not_asked(seat)


def take(state: State, seat: int, card: str, story: Story) -> None:
    """A card, to whatever question offers some."""
    if state.question == KEEP:
        keep(state, seat, card, story)
    elif state.question == ROB:
        take_from_hand(state, seat, card, story)
    elif state.question == TAKE:
        take_openly(state, seat, card, story)
    else:
        raise not_asked(seat)


def why_not_asked(state: State, seat: int) -> IllegalMove:
    """K-1, K-2, K-4."""
    if not 0 <= seat < state.terms.seats:
        return no_such_seat(seat, state.terms.seats)
    if state.question == OVER:
        return game_over()
    return not_asked(seat)


__all__ = ["apply", "legal_moves", "outcome", "random_move", "setup", "to_act"]
