"""Carrying out effects: the agenda, and one small function for each part of the vocabulary.

The innermost script is at the end of the agenda. A part that needs an answer asks and waits; the
answer finishes it and the script goes on. "All choices of one use" come one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from sobremesa.games.tanxi.effects import (
    Again,
    Attack,
    Continuous,
    Damage,
    Disarm,
    Each,
    Explore,
    Forfeit,
    Gain,
    Heal,
    Holding,
    Ice,
    Jump,
    Mod,
    Move,
    Peek,
    Relic,
    Reload,
    Rob,
    Scout,
    Shove,
    Steal,
    Swap,
    Take,
    Toss,
    Trade,
)
from sobremesa.games.tanxi.events import (
    Affected,
    Disarmed,
    Discarded,
    Explored,
    Forfeited,
    Froze,
    Gained,
    Looked,
    Reloaded,
    Rolled,
    Scouted,
    Shoved,
    Sorted,
    Stole,
    Swapped,
    Took,
)
from sobremesa.games.tanxi.rules.attacking import roll_defence, strike
from sobremesa.games.tanxi.rules.cards import (
    draw_relic,
    draw_top,
    leave_deck,
    look_at_top,
    pass_secretly,
    put_openly_into_hand,
    remember_the_top,
    show_hand,
    shuffle,
    take_openly,
)
from sobremesa.games.tanxi.rules.defeat import hurt
from sobremesa.games.tanxi.rules.equipping import take_off
from sobremesa.games.tanxi.rules.exploring import receive, use_point, why_no_exploring
from sobremesa.games.tanxi.rules.healing import heal
from sobremesa.games.tanxi.rules.moving import (
    cell_named,
    cells_to_jump,
    cells_to_push,
    cells_within,
    move_to,
)
from sobremesa.games.tanxi.rules.possible import (
    can_meet,
    can_trade,
    cells_to_freeze,
    meant,
    rule_of,
    takeable,
    targets,
)
from sobremesa.games.tanxi.rules.questions import Story, answered, ask, names_of
from sobremesa.games.tanxi.rules.stats import applies, is_steady, reduction
from sobremesa.games.tanxi.state import (
    BLOCK,
    DIG,
    DISARM,
    DISCARD,
    GO,
    KEEP,
    NOBODY,
    NOTHING,
    NOWHERE,
    PUSH,
    ROB,
    SORT,
    TAKE,
    TARGET,
    TRADE,
    Frame,
    Lasting,
    State,
)
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import secret

ASKED: Final = -2


def run(state: State, story: Story) -> None:
    """One step of the innermost script."""
    frame = state.agenda[-1]
    if frame.step >= frame.stop or not goes_on(state, frame):
        state.agenda.pop()
        return
    part: Any = state.terms.catalogue.scripts[frame.script][frame.step]
    if frame.group:
        run_for_group(state, frame, part, story)
    elif is_met(state, frame, part):
        PARTS[type(part)](state, frame, part, story)
    else:
        step_on(state)


def goes_on(state: State, frame: Frame) -> bool:
    """TX-90a: what somebody does ends when they fall, except for cards that say otherwise."""
    actor = frame.actor
    return actor == NOBODY or state.players[actor].cell != NOWHERE or frame.posthumous


def is_met(state: State, frame: Frame, part: Any) -> bool:
    """Whether this part acts: what lasts is judged while it holds, an `each` for each one."""
    if part.when is None or isinstance(part, Each):
        return True
    if part.when.startswith("damage"):
        return cost_enough(frame, part)
    if isinstance(part, Holding):
        return True
    return applies(state, frame.actor, part)


def cost_enough(frame: Frame, part: Any) -> bool:
    """Whether the attack cost as many hearts as `damage n` asks for."""
    return not part.when.startswith("damage") or frame.damage >= int(part.when[7:])


def step_on(state: State) -> None:
    """The innermost script is at its next part."""
    state.agenda[-1] = state.agenda[-1].next()


def step_on_with(state: State, subject: int) -> None:
    """Likewise, and `same` is now this character, or nobody."""
    state.agenda[-1] = state.agenda[-1].aimed(subject).next()


def part_asked(state: State) -> Any:
    """The part that waits for an answer."""
    frame = state.agenda[-1]
    return state.terms.catalogue.scripts[frame.script][frame.step]


# Whom it meets


def aim(state: State, frame: Frame, part: Any) -> int:
    """Whom this part meets: nobody, or one, or the question is put."""
    who = part.who
    if who == "self":
        return met(state, frame, frame.actor, part)
    if who in ("same", "it") or frame.stage:
        return met(state, frame, frame.subject, part)
    if who in ("target", "attacker"):
        return met(state, frame, frame.foe, part)
    found = targets(state, frame.actor, part)
    if len(found) > 1:
        ask(state, TARGET, 1 << frame.actor)
        return ASKED
    return found[0] if found else NOBODY


def met(state: State, frame: Frame, seat: int, part: Any) -> int:
    """This character, if the part can still do something to it."""
    if seat == NOBODY or state.players[seat].cell == NOWHERE:
        return NOBODY
    reach = seat if frame.actor == NOBODY else frame.actor
    return seat if can_meet(state, reach, seat, part) else NOBODY


def target(state: State, seat: int, player: int) -> None:
    """The answer: this one."""
    if state.question != TARGET:
        raise not_asked(seat)
    part = part_asked(state)
    if player not in targets(state, seat, part):
        raise refuse(rule_of(part), "cannot-aim", player, player=player)
    answered(state)
    state.agenda[-1] = state.agenda[-1].aimed(player)


# Groups


def spread(state: State, frame: Frame, part: Each, story: Story) -> None:  # noqa: ARG001
    """Everyone whom an `each` means, all at once."""
    group = 0
    if part.when is None or cost_enough(frame, part):
        for seat in meant(state, frame.actor, part):
            group |= 1 << seat
    inner = state.terms.catalogue.nested[frame.script][frame.step]
    step_on(state)
    if group:
        state.agenda.append(frame.within(inner, 0, len(part.parts), NOBODY, group))


def run_for_group(state: State, frame: Frame, part: Any, story: Story) -> None:
    """One part for all of a group: losses and secret choices together, the rest one by one."""
    seats = [seat for seat in nearest_first(state, frame) if state.players[seat].cell != NOWHERE]
    step_on(state)
    if isinstance(part, Damage):
        damage_all(state, frame, seats, part, story)
    elif isinstance(part, Toss):
        damage_others(state, frame, [s for s in seats if not state.players[s].hand], part, story)
        collect(state, [s for s in seats if state.players[s].hand], DISCARD, story)
    elif isinstance(part, Forfeit):
        damage_others(state, frame, [s for s in seats if not state.players[s].gems], part, story)
        for seat in seats:
            lose_gems(state, seat, part.gems, story)
    elif isinstance(part, Disarm) and part.chooser == "it":
        open_to_it = [s for s in seats if state.players[s].gear and not is_steady(state, s)]
        collect(state, open_to_it, DISARM, story)
    else:
        frames = [frame.within(frame.script, frame.step, frame.step + 1, seat, 0) for seat in seats]
        state.agenda += reversed(frames)


def nearest_first(state: State, frame: Frame) -> list[int]:
    """The group from the nearest to the farthest, ties in turn order."""
    count = state.terms.seats
    start = state.active if frame.actor == NOBODY else frame.actor
    seats = [(start + n) % count for n in range(count) if frame.group >> (start + n) % count & 1]
    if frame.actor == NOBODY or state.players[frame.actor].cell == NOWHERE:
        return seats
    island, here = state.terms.island, state.players[frame.actor].cell
    return sorted(seats, key=lambda seat: island.apart(here, max(0, state.players[seat].cell)))


def damage_others(state: State, frame: Frame, seats: list[int], part: Any, story: Story) -> None:
    """What happens to those who have nothing to give."""
    for other in part.otherwise:
        damage_all(state, frame, seats, other, story)


def collect(state: State, seats: list[int], question: int, story: Story) -> None:
    """Ask all of these at once; where all can see that there is no choice, it is not asked."""
    owes = 0
    for seat in seats:
        player = state.players[seat]
        cards = player.hand if question == DISCARD else list(set(player.gear))
        if len(cards) == 1:
            player.answer = cards[0]
        else:
            owes |= 1 << seat
    if owes:
        ask(state, question, owes)
    else:
        reveal_answers(state, question, story)


def answer(state: State, seat: int, kind: int, story: Story) -> None:
    """A secret answer; when all are in they are revealed."""
    question = state.question
    state.players[seat].answer = kind
    state.revealed += 1
    state.owes &= ~(1 << seat)
    if not state.owes:
        answered(state)
        reveal_answers(state, question, story)


def reveal_answers(state: State, question: int, story: Story) -> None:
    """All do at once what they have chosen."""
    for seat, player in enumerate(state.players):
        kind, player.answer = player.answer, NOTHING
        if kind == NOTHING:
            continue
        if question == DISCARD:
            discard_card(state, seat, kind, story)
        else:
            take_off_by_force(state, seat, kind, story)


# Continuous parts that last for a while


def begin(state: State, frame: Frame, part: Holding, story: Story) -> None:
    """Something holds from now on, or from somebody's next turn."""
    seat = aim(state, frame, part)
    if seat == ASKED:
        return
    step_on_with(state, seat)
    if seat == NOBODY:
        return
    live = part.lasts != "next-turn"
    state.lasting.append(Lasting(frame.script, frame.step, seat, frame.actor, live))
    if story is not None and isinstance(part, Mod) and part.lasts is not None:
        user = None if frame.actor == NOBODY else frame.actor
        story.append(Affected(seat, user, part.stat, part.by, part.lasts))


# Hearts and tokens


def damage(state: State, frame: Frame, part: Damage, story: Story) -> None:
    """TX-71: direct damage."""
    seat = aim(state, frame, part)
    if seat == ASKED:
        return
    step_on_with(state, seat)
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
    seat = aim(state, frame, part)
    if seat == ASKED:
        return
    step_on_with(state, seat)
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


# Cards


def draw_relics(state: State, frame: Frame, part: Relic, story: Story) -> None:
    """From the relic deck, while there are any."""
    step_on(state)
    for _ in range(part.number):
        draw_relic(state, frame.actor, story)


def explore(state: State, frame: Frame, part: Explore, story: Story) -> None:
    """TX-85a: look at the top cards of a deck and keep one."""
    seat = frame.actor
    deck = frame.deck
    if not frame.stage:
        if part.at == "any-deck":
            if choose_deck(state, frame):
                return
            deck = state.agenda[-1].deck
        elif why_no_exploring(state, seat) is None:
            deck = use_point(state, seat)
        else:
            deck = NOTHING
    if deck == NOTHING:
        step_on(state)
        return
    number = min(part.draw, len(state.decks[deck]))
    if story is not None:
        story.append(Explored(seat, state.terms.catalogue.decks[deck]))
    if number > 1:
        state.agenda[-1] = frame.at_deck(deck)
        show_top(state, seat, deck, number, story)
        ask(state, KEEP, 1 << seat)
        return
    step_on(state)
    kind, known_to = draw_top(state, deck, seat)
    receive(state, seat, deck, kind, known_to, story)


def choose_deck(state: State, frame: Frame) -> bool:
    """Any deck that is not empty. True: the question is put."""
    decks = [number for number, deck in enumerate(state.decks) if deck]
    if len(decks) > 1:
        ask(state, DIG, 1 << frame.actor)
        return True
    state.agenda[-1] = frame.at_deck(decks[0] if decks else NOTHING)
    return False


def dig(state: State, seat: int, name: str) -> None:
    """The answer: this deck."""
    if state.question != DIG:
        raise not_asked(seat)
    decks = state.terms.catalogue.decks
    if name not in decks or not state.decks[decks.index(name)]:
        raise refuse("TX-45a", "no-such-deck", name, deck=name)
    answered(state)
    state.agenda[-1] = state.agenda[-1].at_deck(decks.index(name))


def show_top(state: State, seat: int, deck: int, number: int, story: Story) -> None:
    """One seat looks at the top cards of a deck."""
    top = look_at_top(state, deck, number, seat)
    if story is not None:
        cards = secret(names_of(state, top), 1 << seat, state.terms.everyone)
        story.append(Scouted(seat, state.terms.catalogue.decks[deck], number, cards))


def seen_on_top(state: State) -> list[int]:
    """The cards of a deck among which is being chosen, the top one first."""
    deck = state.agenda[-1].deck
    return state.decks[deck][-state.depth[deck] :][::-1]


def keep(state: State, seat: int, card: str, story: Story) -> None:
    """TX-85a: the answer: this one; the rest is shuffled back."""
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    top = seen_on_top(state)
    if kind not in top:
        raise refuse("TX-85a", "not-among-them", card, card=card)
    deck = state.agenda[-1].deck
    answered(state)
    step_on(state)
    remember_the_top(state, deck)
    known_to = leave_deck(state, deck, len(state.decks[deck]) - 1 - top.index(kind), seat)
    shuffle(state, deck)
    receive(state, seat, deck, kind, known_to, story)


def scout(state: State, frame: Frame, part: Scout, story: Story) -> None:
    """Look at the top cards of a deck and put them back in any order."""
    if not frame.stage and choose_deck(state, frame):
        return
    deck = state.agenda[-1].deck
    if deck == NOTHING:
        step_on(state)
        return
    number = min(part.cards, len(state.decks[deck]))
    show_top(state, frame.actor, deck, number, story)
    if number > 1:
        ask(state, SORT, 1 << frame.actor)
    else:
        step_on(state)


def sort(state: State, seat: int, cards: tuple[str, ...], story: Story) -> None:
    """The answer: in this order, the top one first."""
    if state.question != SORT:
        raise not_asked(seat)
    catalogue = state.terms.catalogue
    order = [catalogue.kind.get(name, NOTHING) for name in cards]
    if sorted(order) != sorted(seen_on_top(state)):
        raise refuse("TX-4", "not-these-cards")
    deck = state.agenda[-1].deck
    answered(state)
    step_on(state)
    state.decks[deck][-len(order) :] = order[::-1]
    state.revealed += 1
    if story is not None:
        story.append(Sorted(seat, catalogue.decks[deck]))


def take_openly_from(state: State, frame: Frame, part: Take, story: Story) -> None:
    """A card of the discard pile, or of the merchant's."""
    kinds = takeable(state, part)
    if len(kinds) > 1:
        ask(state, TAKE, 1 << frame.actor)
        return
    step_on(state)
    if kinds:
        take_card(state, frame.actor, kinds[0], part, story)


def take_card(state: State, seat: int, kind: int, part: Take, story: Story) -> None:
    """It comes openly into the hand."""
    pile = state.discards if part.out_of == "discards" else state.merchant
    pile.remove(kind)
    put_openly_into_hand(state, seat, kind)
    if story is not None:
        story.append(Took(seat, state.terms.catalogue.names[kind], part.out_of))


def take(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card, to whatever question offers cards."""
    if state.question == KEEP:
        keep(state, seat, card, story)
    elif state.question == ROB:
        rob_card(state, seat, card, story)
    elif state.question == TAKE:
        part = part_asked(state)
        kind = state.terms.catalogue.kind.get(card, NOTHING)
        if kind not in takeable(state, part):
            raise refuse("TX-4", "not-among-them", card, card=card)
        answered(state)
        step_on(state)
        take_card(state, seat, kind, part, story)
    else:
        raise not_asked(seat)


def steal(state: State, frame: Frame, part: Steal, story: Story) -> None:
    """A random card of somebody's hand."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    step_on_with(state, player)
    if player == NOBODY:
        return
    hand = state.players[player].hand
    hand_over(state, player, frame.actor, hand[state.chance.below(len(hand))], story)


def hand_over(state: State, player: int, seat: int, kind: int, story: Story) -> None:
    """TX-78: from hand to hand; the two know which."""
    pass_secretly(state, player, seat, kind)
    if story is not None:
        known = secret(
            state.terms.catalogue.names[kind], 1 << seat | 1 << player, state.terms.everyone
        )
        story.append(Stole(seat, player, known))


def peek(state: State, frame: Frame, part: Peek, story: Story) -> None:
    """Look alone at a hand."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    step_on_with(state, player)
    if player != NOBODY:
        look_at(state, frame.actor, player, story)


def look_at(state: State, seat: int, player: int, story: Story) -> None:
    """One seat sees a hand; its owner knows that, and what is in it."""
    show_hand(state, player, seat)
    if story is not None:
        hand = names_of(state, state.players[player].hand)
        known = secret(hand, 1 << seat | 1 << player, state.terms.everyone)
        story.append(Looked(seat, player, known))


def rob(state: State, frame: Frame, part: Rob, story: Story) -> None:
    """TX-78: look alone at a hand and take one card."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    if player == NOBODY:
        step_on(state)
        return
    look_at(state, frame.actor, player, story)
    hand = state.players[player].hand
    if len(hand) > 1:
        state.agenda[-1] = frame.aimed(player)
        ask(state, ROB, 1 << frame.actor)
    else:
        step_on_with(state, player)
        hand_over(state, player, frame.actor, hand[0], story)


def rob_card(state: State, seat: int, card: str, story: Story) -> None:
    """TX-78a: the answer: this card."""
    player = state.agenda[-1].subject
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    if kind not in state.players[player].hand:
        raise refuse("TX-78", "not-among-them", card, card=card)
    answered(state)
    step_on(state)
    hand_over(state, player, seat, kind, story)


def toss(state: State, frame: Frame, part: Toss, story: Story) -> None:
    """Somebody discards a card of their own choice."""
    seat = aim(state, frame, part)
    if seat == ASKED:
        return
    if seat == NOBODY or not state.players[seat].hand:
        step_on_with(state, seat)
        if seat != NOBODY:
            damage_others(state, frame, [seat], part, story)
        return
    hand = state.players[seat].hand
    if len(hand) > 1:
        state.agenda[-1] = frame.aimed(seat)
        ask(state, DISCARD, 1 << seat)
        return
    step_on_with(state, seat)
    discard_card(state, seat, hand[0], story)


def discard(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    if state.question != DISCARD:
        raise not_asked(seat)
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    if kind not in state.players[seat].hand:
        raise refuse("TX-4", "not-in-hand", card, card=card)
    if state.agenda[-1].group:
        answer(state, seat, kind, story)
        return
    answered(state)
    step_on(state)
    discard_card(state, seat, kind, story)


def discard_card(state: State, seat: int, kind: int, story: Story) -> None:
    """Onto the open pile."""
    take_openly(state, seat, kind)
    state.discards.append(kind)
    if story is not None:
        story.append(Discarded(seat, state.terms.catalogue.names[kind]))


def disarm(state: State, frame: Frame, part: Disarm, story: Story) -> None:
    """One equipped card comes off."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    if player == NOBODY:
        step_on(state)
        return
    gear = state.players[player].gear
    if len(set(gear)) > 1:
        state.agenda[-1] = frame.aimed(player)
        ask(state, DISARM, 1 << (player if part.chooser == "it" else frame.actor))
        return
    step_on_with(state, player)
    take_off_by_force(state, player, gear[0], story)


def take_off_this(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    if state.question != DISARM:
        raise not_asked(seat)
    frame = state.agenda[-1]
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    owner = seat if frame.group else frame.subject
    if kind not in state.players[owner].gear:
        raise refuse("TX-4", "not-equipped", card, card=card)
    if frame.group:
        answer(state, seat, kind, story)
        return
    answered(state)
    step_on(state)
    take_off_by_force(state, owner, kind, story)


def take_off_by_force(state: State, seat: int, kind: int, story: Story) -> None:
    """Back into the hand; no-return weapons are discarded (TX-57)."""
    take_off(state, seat, kind)
    if story is not None:
        card = state.terms.catalogue.kinds[kind]
        story.append(Disarmed(seat, card.name, card.no_return))


def reload_all(state: State, frame: Frame, part: Reload, story: Story) -> None:  # noqa: ARG001
    """Every equipped weapon has its starting ammunition."""
    step_on(state)
    seat = frame.actor
    player, kinds = state.players[seat], state.terms.catalogue.kinds
    for slot, number in enumerate(player.gear):
        kind = kinds[number]
        if player.ammunition[slot] < kind.ammunition:
            player.ammunition[slot] = kind.ammunition
            if story is not None:
                story.append(Reloaded(seat, kind.name, kind.ammunition))


# Places


def move(state: State, frame: Frame, part: Move, story: Story) -> None:
    """Some steps, or none."""
    cells = cells_within(state, frame.actor, part.steps, part.over)
    go_somewhere(state, frame, cells, story)


def jump(state: State, frame: Frame, part: Jump, story: Story) -> None:
    """Elsewhere, whatever lies between."""
    go_somewhere(state, frame, cells_to_jump(state, frame.actor, part.to), story)


def go_somewhere(state: State, frame: Frame, cells: list[int], story: Story) -> None:
    """To one of these cells; asked where there is a choice."""
    if len(cells) > 1:
        ask(state, GO, 1 << frame.actor)
        return
    step_on(state)
    if cells:
        move_to(state, frame.actor, cells[0], story, is_own(state, frame))


def is_own(state: State, frame: Frame) -> bool:
    """Whether a move is one's own, and not that of a monster."""
    return not state.terms.catalogue.monstrous[frame.script]


def cells_to_go(state: State) -> list[int]:
    """The cells that the part which waits can lead to."""
    frame, part = state.agenda[-1], part_asked(state)
    if isinstance(part, Move):
        return cells_within(state, frame.actor, part.steps, part.over)
    if isinstance(part, Jump):
        return cells_to_jump(state, frame.actor, part.to)
    assert isinstance(part, Shove)
    return cells_to_push(state, frame.actor, frame.subject, part.cells, part.way)


def go(state: State, seat: int, name: str, story: Story) -> None:
    """The answer: there."""
    cell = cell_named(state, "TX-4", name)
    if cell not in cells_to_go(state):
        raise refuse("TX-4", "cannot-go-there", name, cell=name)
    frame = state.agenda[-1]
    pushed = state.question == PUSH
    answered(state)
    step_on(state)
    if not pushed:
        move_to(state, seat, cell, story, is_own(state, frame))
    elif state.players[frame.subject].cell != cell:
        state.players[frame.subject].cell = cell
        if story is not None:
            story.append(Shoved(seat, frame.subject, name))


def shove(state: State, frame: Frame, part: Shove, story: Story) -> None:  # noqa: ARG001
    """Somebody is pushed away or pulled near; the user says how far."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    if player == NOBODY:
        step_on(state)
        return
    state.agenda[-1] = frame.aimed(player)
    ask(state, PUSH, 1 << frame.actor)


def swap(state: State, frame: Frame, part: Swap, story: Story) -> None:
    """Two exchange their cells, rivers notwithstanding."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    step_on_with(state, player)
    if player == NOBODY or state.players[frame.actor].cell == NOWHERE:
        return
    mine, theirs = state.players[frame.actor], state.players[player]
    mine.cell, theirs.cell = theirs.cell, mine.cell
    if frame.actor == state.active:
        state.moved = True
    if story is not None:
        story.append(Swapped(frame.actor, player))


def attack(state: State, frame: Frame, part: Attack, story: Story) -> None:
    """TX-85: an attack without energy and without weapons, within the limits of TX-65."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    step_on_with(state, player)
    if player != NOBODY:
        strike(state, frame.actor, player, [], part.bonus, story)


def allow_again(state: State, frame: Frame, part: Again, story: Story) -> None:  # noqa: ARG001
    """So many may be attacked once more this turn."""
    step_on(state)
    state.again += part.times


def freeze(state: State, frame: Frame, part: Ice, story: Story) -> None:  # noqa: ARG001
    """Blocks of ice, one after the other."""
    if frame.stage < part.blocks and cells_to_freeze(state, frame.actor, part):
        ask(state, BLOCK, 1 << frame.actor)
    else:
        step_on(state)


def block(state: State, seat: int, name: str, story: Story) -> None:
    """The answer: a block there."""
    if state.question != BLOCK:
        raise not_asked(seat)
    cell = cell_named(state, "TX-15", name)
    if cell not in cells_to_freeze(state, seat, part_asked(state)):
        raise refuse("TX-15a", "cannot-freeze", name, cell=name)
    answered(state)
    frame = state.agenda[-1]
    state.agenda[-1] = frame.aimed(frame.subject)
    state.blocks.append(cell)
    state.freezer = seat
    if story is not None:
        story.append(Froze(seat, name))


def done(state: State, seat: int) -> None:
    """The answer: no more blocks."""
    if state.question != BLOCK:
        raise not_asked(seat)
    if not state.agenda[-1].stage:
        raise refuse("TX-4", "at-least-one-block")
    answered(state)
    step_on(state)


def trade(state: State, frame: Frame, part: Trade, story: Story) -> None:  # noqa: ARG001
    """TX-75: a deal with the village from here."""
    if can_trade(state, frame.actor, part):
        ask(state, TRADE, 1 << frame.actor)
    else:
        step_on(state)


# The vocabulary, as a table of contents

Carry = Callable[[State, Frame, Any, Story], None]
PARTS: Final[dict[type, Carry]] = {
    **dict.fromkeys(get_args(Continuous), begin),
    Damage: damage,
    Heal: recover,
    Gain: gain,
    Relic: draw_relics,
    Explore: explore,
    Scout: scout,
    Take: take_openly_from,
    Steal: steal,
    Toss: toss,
    Forfeit: forfeit,
    Move: move,
    Jump: jump,
    Shove: shove,
    Swap: swap,
    Attack: attack,
    Again: allow_again,
    Ice: freeze,
    Reload: reload_all,
    Disarm: disarm,
    Peek: peek,
    Rob: rob,
    Trade: trade,
    Each: spread,
}
