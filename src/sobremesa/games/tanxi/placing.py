"""From a partial position to a state: what is not said is usual, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from sobremesa.games.tanxi.catalogue import BLOCKS, OBJECT
from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.forms import (
    UNSET,
    FrameData,
    GearData,
    Known,
    LastingData,
    Maybe,
    Names,
    Phase,
    Position,
    SeatData,
    Seats,
    T,
)
from sobremesa.games.tanxi.memory import kind_in, learn
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.part import Holding
from sobremesa.games.tanxi.rules.choices import legal_moves
from sobremesa.games.tanxi.rules.equipping import HANDS
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.rules.stats import discount, is_steady
from sobremesa.games.tanxi.state import (
    ACTIONS,
    DEITIES,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    OVER,
    PHASES,
    QUESTIONS,
    RISEN,
    TARGET,
    UP,
    WAKING,
    Frame,
    Lasting,
    Player,
    State,
    Terms,
    figure_of,
    on_island,
    who_stands_on,
)
from sobremesa.games.tanxi.view_types import STANDING
from sobremesa.games.tanxi.vocabulary import PARTS
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import ScenarioFault


def place(data: Any, options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """The state of a partial position; ScenarioFault where no game can come to it."""
    said = typed(data, Position, "position", ScenarioFault)
    state = State(Terms.of(options, pack, seats), chance, ())
    _place_moment(state, said)
    _place_players(state, _or(said.seats, ()))
    _place_cards(state, said)
    _place_memories(state, said)
    _place_deities(state, said)
    _place_ice(state, said)
    _place_turn(state, said)
    state.lasting = [_lasting(state, e, f"lasting {n}") for n, e in _count(said.lasting)]
    state.agenda = [_frame(state, f, f"agenda {n}") for n, f in _count(said.agenda)]
    _check_agenda(state)
    _place_question(state, said)
    _place_box(state)
    _check_answers(state)
    return state


def _or(value: T | Maybe, default: T) -> T:
    return default if isinstance(value, Maybe) else value


def _count(said: tuple[T, ...] | Maybe) -> Iterable[tuple[int, T]]:
    return enumerate(_or(said, ()), 1)


def _fault(where: str, what: str) -> ScenarioFault:
    return ScenarioFault(f"position, {where}", what)


def _need(value: T | Maybe, where: str) -> T:
    if isinstance(value, Maybe):
        raise _fault(where, "missing")
    return value


def _named(numbers: Mapping[str, int], name: str, what: str, where: str) -> int:
    """The number of what has this name; a slip of the pen is told what is near."""
    if name not in numbers:
        near = " or ".join(get_close_matches(name, numbers))
        raise _fault(where, f"there is no {what} {name!r}" + (near and f"; there is {near}"))
    return numbers[name]


def _place_in(names: Iterable[str], name: str, what: str, where: str) -> int:
    return _named({other: number for number, other in enumerate(names)}, name, what, where)


def _card(state: State, name: str, where: str) -> int:
    return _named(state.terms.catalogue.kind, name, "card", where)


def _cards(state: State, names: Names | Maybe, where: str) -> list[int]:
    return [_card(state, name, f"{where} {n}") for n, name in _count(names)]


def _loot(state: State, names: Names | Maybe, where: str) -> list[int]:
    """Cards that can be held, sorted."""
    kinds = _cards(state, names, where)
    for n, kind in enumerate(kinds, 1):
        if state.terms.catalogue.monster[kind]:
            raise _fault(f"{where} {n}", "TX-47: a monster is met, nobody holds it")
    return sorted(kinds)


def _cell(state: State, name: str, where: str) -> int:
    return _named(state.terms.island.index, name, "land cell", where)


def _deck(state: State, name: str, where: str) -> int:
    return _place_in(state.terms.catalogue.decks, name, "deck", where)


def _seat(state: State, seat: int, where: str) -> int:
    if not 0 <= seat < state.seats:
        raise _fault(where, f"there is no seat {seat} at a table of {state.seats}")
    return seat


def _somebody(state: State, seat: int | Maybe, usual: int, where: str) -> int:
    return usual if isinstance(seat, Maybe) else _seat(state, seat, where)


def _mask(state: State, seats: Seats, where: str) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << _seat(state, seat, where)
    return mask


# When it is


def _place_moment(state: State, said: Position) -> None:
    state.question = QUESTIONS.index(_or(said.question, "act"))
    state.phase = PHASES.index(_or(said.phase, usual_phase(state)))
    state.round = _or(said.round, 1)
    state.turn = _or(said.turn, usual_turn(state))
    state.first = _somebody(state, said.first, 0, "field first")
    state.active = _somebody(state, said.active, usual_active(state), "field active")
    certain = _asked(state) in ("draft", "land", "return", "act") or state.phase == OPENING
    if certain and PHASES[state.phase] != usual_phase(state):
        raise _fault("field phase", f"nobody has to {_asked(state)} then")
    if (state.phase == OPENING) != (state.turn == 0):
        raise _fault("field turn", "TX-27: turns count from 1, once the opening is over")
    if state.phase == OPENING and state.active != state.first:
        raise _fault("field active", "TX-24: the first player begins")
    _check_in_time(state, said)


def _asked(state: State) -> str:
    return QUESTIONS[state.question]


def usual_phase(state: State) -> Phase:
    """The phase in which this is asked."""
    if _asked(state) in ("draft", "land"):
        return "opening"
    return "starting" if _asked(state) == "return" else "acting"


def usual_turn(state: State) -> int:
    """The first, once the game has begun."""
    return int(state.phase != OPENING)


def usual_active(state: State) -> int:
    """Before the first turn whoever begins it, else seat 0."""
    return state.first if state.phase == OPENING else 0


def _check_in_time(state: State, said: Position) -> None:
    """What can only be said while a certain question is open, and what must be said then."""
    needed = {"monster": "monster", "sought": "pay"}
    optional = {"lair": "monster", "seeks_card": "pay", "price": "pay", "winner": "over"}
    for name, question in (needed | optional).items():
        is_said = getattr(said, name) is not UNSET
        if is_said and _asked(state) != question:
            raise _fault(f"field {name}", f"said only while the question is {question}")
        if not is_said and _asked(state) == question and name in needed:
            raise _fault(f"field {name}", f"missing: the question is {question}")


# Who plays


def _place_players(state: State, said: tuple[SeatData, ...]) -> None:
    if len(said) > state.seats:
        raise _fault("field seats", f"{len(said)} entries for {state.seats} players")
    seats = [*said, *[SeatData()] * (state.seats - len(said))]
    state.players = [Player() for _ in seats]
    _place_characters(state, seats)
    for seat, data in enumerate(seats):
        _place_player(state, seat, data, f"seats {seat + 1}")
    _place_tokens(state, seats)


def _place_characters(state: State, seats: list[SeatData]) -> None:
    """As it is said; else the nth of the pack, or the first that nobody is."""
    taken: list[int] = []
    for player, (n, data) in zip(state.players, enumerate(seats, 1), strict=True):
        if data.character is not UNSET:
            where, names = f"seats {n}, field character", state.terms.catalogue.character
            player.character = _named(names, data.character, "character", where)
            if player.character in taken:
                raise _fault(where, f"TX-25: somebody else is {data.character}")
            taken.append(player.character)
    for seat, player in enumerate(state.players):
        if player.character == NOBODY and _asked(state) != "draft":
            player.character = _nth_free(seat, taken)


def _nth_free(number: int, taken: list[int]) -> int:
    """This one, or the first that is left; now it is taken."""
    free: list[int] = [n for n in [number, *range(len(taken) + 1)] if n not in taken]
    taken.append(free[0])
    return free[0]


def _place_player(state: State, seat: int, said: SeatData, where: str) -> None:
    player = state.players[seat]
    player.standing = STANDING.index(_or(said.standing, "up"))
    if state.phase == OPENING and player.standing != UP:
        raise _fault(f"{where}, field standing", "TX-95: nobody falls before the first turn")
    player.hearts = _hearts(state, seat, said.hearts, f"{where}, field hearts")
    player.hand = _loot(state, said.hand, f"{where}, hand")
    for n, entry in _count(said.equipped):
        _equip(state, player, entry, f"{where}, equipped {n}")
    orbs = _or(said.orbs, ())
    if len(set(orbs)) < len(orbs):
        raise _fault(f"{where}, field orbs", "TX-61: at most one of each at a time")
    player.fire, player.ice = "fire" in orbs, "ice" in orbs
    player.seen = _memory(state, said.remembered, player.hand, f"{where}, remembered", seat)
    player.gems = _or(said.gems, 0)
    player.still = _or(said.still, False)
    player.felled = _or(said.felled, 0)
    player.fell_at = _or(said.fell_at, NOTHING)
    if said.answer is not UNSET:
        player.answer = _answer(state, player, said.answer, f"{where}, field answer")


def _hearts(state: State, seat: int, said: int | Maybe, where: str) -> int:
    most = usual_hearts(state, seat)
    hearts = _or(said, most)
    if hearts and not most:
        raise _fault(where, "TX-27, TX-95: only characters on the island have hearts")
    if hearts > most or (most and not hearts):
        raise _fault(where, f"TX-96: on the island this character has 1 to {most}")
    return hearts


def usual_hearts(state: State, seat: int) -> int:
    """All of them, for those on the island."""
    if state.phase == OPENING or state.players[seat].standing != UP:
        return 0
    return figure_of(state, seat).hearts


def _equip(state: State, player: Player, said: str | GearData, where: str) -> None:
    data = GearData(said) if isinstance(said, str) else said
    number = _card(state, _need(data.card, f"{where}, field card"), where)
    full = state.terms.catalogue.kinds[number].ammunition
    ammunition = _or(data.ammunition, full)
    if ammunition > full:
        raise _fault(f"{where}, field ammunition", f"TX-68a: never above {full}")
    player.gear.append(number)
    player.ammunition.append(ammunition)
    _check_worn(state, player, where)


def _check_worn(state: State, player: Player, where: str) -> None:
    """TX-55: whether the last card can be equipped beside the others."""
    *others, last = [state.terms.catalogue.kinds[number] for number in player.gear]
    if last.is_weapon and last.hands + sum([kind.hands for kind in others]) > HANDS:
        raise _fault(where, "TX-55: nobody has more than two hands")
    if not last.is_weapon and last.place < 0:
        raise _fault(where, f"TX-55: {last.name} cannot be equipped")
    if not last.is_weapon and last.place in [kind.place for kind in others]:
        raise _fault(where, "TX-55: one card for each place of the body")


def _answer(state: State, player: Player, name: str, where: str) -> int:
    """A secret choice that waits for those of others."""
    cards = {"discard": player.hand, "disarm": player.gear}.get(_asked(state), [])
    kind = _card(state, name, where)
    if kind not in cards:
        raise _fault(where, f"nobody asks for {name} here")
    return kind


def _place_tokens(state: State, seats: list[SeatData]) -> None:
    """Where it is said; else on the nth beach, or the first free one."""
    for seat, data in enumerate(seats):
        if data.cell is not UNSET:
            _place_token(state, seat, data.cell, f"seats {seat + 1}, field cell")
    if state.phase == OPENING:
        return
    beaches = state.terms.island.beaches
    taken = [n for n, cell in enumerate(beaches) if who_stands_on(state, cell) != NOBODY]
    for seat, player in enumerate(state.players):
        if player.standing == UP and player.cell == NOWHERE:
            player.cell = beaches[_nth_free(seat, taken)]
    if state.question != OVER and len(on_island(state)) < 2:
        raise _fault("field seats", "TX-110: with fewer than two on the island the game is over")


def _place_token(state: State, seat: int, name: str, where: str) -> None:
    cell = _cell(state, name, where)
    landing = _asked(state) == "land" and cell in state.terms.island.beaches
    if state.phase == OPENING and not landing:
        raise _fault(where, "TX-26: tokens land on beaches, after the characters are chosen")
    if state.players[seat].standing != UP:
        raise _fault(where, "TX-95: whoever has fallen is on no cell")
    if who_stands_on(state, cell) != NOBODY:
        raise _fault(where, "TX-10: at most one character to a cell")
    state.players[seat].cell = cell


# What lies where


def _place_cards(state: State, said: Position) -> None:
    catalogue = state.terms.catalogue
    decks = _by_deck(state, said.decks, "decks")
    for name in catalogue.decks:
        state.decks.append(_cards(state, decks.get(name, ()), f"decks, {name}")[::-1])
    state.monsters = [sum([catalogue.monster[kind] for kind in deck]) for deck in state.decks]
    state.relics = _cards(state, said.relics, "relics")[::-1]
    for n, kind in enumerate(reversed(state.relics), 1):
        if not catalogue.kinds[kind].relic:
            raise _fault(f"relics {n}", "TX-21: the relic deck holds relics only")
    state.merchant = _loot(state, said.merchant, "merchant")
    state.discards = _cards(state, said.discards, "discards")


def _by_deck(state: State, said: dict[str, T] | Maybe, field: str) -> dict[str, T]:
    for name in _or(said, {}):
        _deck(state, name, f"field {field}")
    return _or(said, {})


def _place_memories(state: State, said: Position) -> None:
    """What people know of the decks."""
    known = _by_deck(state, said.known, "known")
    scouted = _by_deck(state, said.scouted, "scouted")
    for name, deck in zip(state.terms.catalogue.decks, state.decks, strict=True):
        state.lore.append(_memory(state, known.get(name, ()), deck, f"known, {name}"))
        look, where = scouted.get(name), f"scouted, {name}"
        depth = _need(look.cards, f"{where}, field cards") if look else 0
        if depth > len(deck):
            raise _fault(f"{where}, field cards", f"this deck has {len(deck)} cards")
        state.depth.append(depth)
        seat = _need(look.seat, f"{where}, field seat") if look and depth else UNSET
        state.scout.append(_somebody(state, seat, NOBODY, f"{where}, field seat"))


def _memory(
    state: State,
    said: tuple[Known, ...] | Maybe,
    cards: list[int],
    where: str,
    owner: int = NOBODY,
) -> list[int]:
    """What is known of these cards."""
    memory: list[int] = []
    for n, data in _count(said):
        kind = _card(state, _need(data.card, f"{where} {n}, field card"), f"{where} {n}")
        seats = _need(data.seats, f"{where} {n}, field seats")
        if owner in seats:
            raise _fault(f"{where} {n}, field seats", "TX-6: this is their own hand")
        learn(memory, kind, _mask(state, seats, f"{where} {n}, field seats"))
        if [kind_in(entry) for entry in memory].count(kind) > cards.count(kind):
            raise _fault(f"{where} {n}", f"TX-6: {cards.count(kind)} cards {data.card} are there")
    return memory


def _place_box(state: State) -> None:
    """TX-1, TX-22: the cards on the table are those of this game, at most what a box has."""
    piles = [pile for player in state.players for pile in (player.hand, player.gear)]
    piles += [
        *state.decks,
        state.relics,
        state.merchant,
        state.discards,
        [state.monster, state.used],
    ]
    cards = [kind for pile in piles for kind in pile]
    kinds = state.terms.catalogue.kinds
    state.box = tuple([cards.count(kind.number) for kind in kinds])
    for kind, count in zip(kinds, state.box, strict=True):
        most = kind.copies + min(kind.starting, state.seats)
        if count > most:
            what = f"{count} cards {kind.name}, but a game of {state.seats} has {most}"
            raise ScenarioFault("position", what)


def _place_deities(state: State, said: Position) -> None:
    catalogue = state.terms.catalogue
    for n, name in _count(said.deities):
        deity = _named(catalogue.deity, name, "deity", f"deities {n}")
        if deity in state.deities or n > DEITIES:
            raise _fault(f"deities {n}", f"TX-22: {DEITIES} different ones")
        state.deities.append(deity)
    state.awake = _or(said.awake, 0)
    if state.awake > len(state.deities):
        raise _fault("field awake", f"TX-101: {len(state.deities)} deities lie there")
    state.fog = _or(said.fog, usual_fog(state))
    if said.marker is not UNSET:
        state.marker = _place_in(catalogue.residents, said.marker, "resident", "field marker")


def usual_fog(state: State) -> int:
    """TX-101a: a step for each deity, but only after its wrath."""
    return max(0, state.awake - (state.phase == WAKING))


def _place_ice(state: State, said: Position) -> None:
    for n, name in _count(said.blocks):
        cell = _cell(state, name, f"blocks {n}")
        if cell in state.blocks or who_stands_on(state, cell) != NOBODY:
            raise _fault(f"blocks {n}", "TX-15a: ice lies on free cells")
        if n > BLOCKS:
            raise _fault(f"blocks {n}", f"TX-3: there are {BLOCKS} blocks of ice")
        state.blocks.append(cell)
    if said.freezer is not UNSET and not state.blocks:
        raise _fault("field freezer", "there is no ice")
    if state.blocks:
        state.freezer = _somebody(state, said.freezer, state.active, "field freezer")


def _place_turn(state: State, said: Position) -> None:
    """What the active player has done this turn, and the throws before the game."""
    for name in ("spent", "again", "ability_used", "favour_used", "moved"):
        setattr(state, name, _or(getattr(said, name), getattr(state, name)))
    for name, times in _or(said.done, {}).items():
        state.done[_place_in(ACTIONS, name, "action", "field done")] = times
    for n, name in _count(said.explored):
        point = state.terms.island.point[_cell(state, name, f"explored {n}")]
        if point < 0:
            raise _fault(f"explored {n}", f"TX-45: {name} belongs to no exploration point")
        state.explored |= 1 << point
    state.attacked = _per_seat(state, said.attacked, "attacked") or [0] * state.seats
    state.rolls = _per_seat(state, said.rolls, "rolls")


def _per_seat(state: State, said: tuple[int, ...] | Maybe, field: str) -> list[int]:
    numbers = list(_or(said, ()))
    if numbers and len(numbers) != state.seats:
        raise _fault(f"field {field}", f"{len(numbers)} numbers for {state.seats} players")
    return numbers


# What is being carried out


def _script(state: State, name: str | Maybe, where: str) -> int:
    where = f"{where}, field effect"
    return _named(state.terms.catalogue.script, _need(name, where), "effect", where)


def usual_actor(state: State, script: int) -> int:
    """A wrath is nobody's; everything else is somebody's."""
    name = state.terms.catalogue.script_names[script]
    return NOBODY if name.split("/")[1] == "wrath" else state.active


def _actor(state: State, script: int, said: int | Maybe, where: str) -> int:
    usual = usual_actor(state, script)
    if usual == NOBODY and said is not UNSET:
        raise _fault(where, "TX-101: a wrath is nobody's effect")
    return _somebody(state, said, usual, where)


def _lasting(state: State, said: LastingData, where: str) -> Lasting:
    script, step = _script(state, said.effect, where), _or(said.step, 0)
    parts = state.terms.catalogue.scripts[script]
    if step >= len(parts) or not isinstance(parts[step], Holding):
        raise _fault(f"{where}, field step", f"{said.effect} has nothing there that lasts")
    seat = _somebody(state, said.seat, state.active, f"{where}, field seat")
    if state.players[seat].cell == NOWHERE:
        raise _fault(f"{where}, field seat", "TX-95a: lasting effects end with a defeat")
    user = _actor(state, script, said.user, f"{where}, field user")
    return Lasting(script, step, seat, user, _or(said.live, True))


def _frame(state: State, said: FrameData, where: str) -> Frame:
    script = _script(state, said.effect, where)
    length = len(state.terms.catalogue.scripts[script])
    step, stop = _or(said.step, 0), _or(said.stop, length)
    if not step <= stop <= length:
        what = f"step {step} and stop {stop}, but {said.effect} has {length} steps"
        raise _fault(f"{where}, field step", what)
    return Frame(
        script,
        step,
        stop,
        _actor(state, script, said.actor, f"{where}, field actor"),
        _somebody(state, said.subject, NOBODY, f"{where}, field subject"),
        _somebody(state, said.foe, NOBODY, f"{where}, field foe"),
        _or(said.damage, 0),
        _mask(state, _or(said.group, ()), f"{where}, field group"),
        NOTHING if said.deck is UNSET else _deck(state, said.deck, f"{where}, field deck"),
        _or(said.stage, 0),
        _or(said.posthumous, False),
    )


OF_PARTS: Final = {TARGET, *[question for part in PARTS for question in part.asks]}


def _check_agenda(state: State) -> None:
    """Whether the innermost effect puts such a question."""
    question = _asked(state)
    if question in ("draft", "land", "return", "act", "over") and state.agenda:
        raise _fault("field agenda", f"nothing is carried out while the question is {question}")
    if state.question not in OF_PARTS:
        return
    if not state.agenda:
        raise _fault("field agenda", f"missing: the effect that asks: {question}")
    frame, where = state.agenda[-1], f"agenda {len(state.agenda)}"
    together = bool(frame.group) and question in ("discard", "disarm")
    step = frame.step - together  # a group is asked when the step is done
    if not 0 <= step < frame.stop or not _asks(state, frame.script, step):
        raise _fault(f"{where}, field step", f"nothing there asks: {question}")
    looks = frame.deck != NOTHING and state.scout[frame.deck] == frame.actor
    if question in ("keep", "sort") and not looks:
        raise _fault(f"{where}, field deck", "missing: a deck that they have scouted")
    one = question in ("push", "rob", "discard", "disarm") and not together
    if one and frame.subject == NOBODY:
        raise _fault(f"{where}, field subject", "missing: whom it meets")


def _asks(state: State, script: int, step: int) -> bool:
    part = state.terms.catalogue.scripts[script][step]
    return part.chooses() if state.question == TARGET else state.question in part.asks


# What is asked


def _place_question(state: State, said: Position) -> None:
    if said.monster is not UNSET:
        _place_monster(state, said.monster, said.lair)
    if said.used is not UNSET:
        _place_used(state, said.used)
    if said.sought is not UNSET:
        _place_wish(state, said.sought, said.seeks_card)
        state.price = _or(said.price, usual_price(state))
        if not state.price:
            raise _fault("field price", "TX-76: nothing is free")
    if state.question == OVER:
        _place_end(state, said.winner)
    state.owes = _owes(state)
    if _mask(state, _or(said.owes, to_act(state)), "field owes") != state.owes:
        raise _fault("field owes", f"{_asked(state)} is asked of {list(to_act(state))}")


def _place_used(state: State, name: str) -> None:
    state.used = _card(state, name, "field used")
    if state.terms.catalogue.kinds[state.used].type != OBJECT:
        raise _fault("field used", f"TX-60: {name} is no object")
    if _asked(state) in ("draft", "land", "return", "act", "over"):
        raise _fault("field used", "TX-60: said only while something is asked that it led to")


def _place_monster(state: State, name: str, lair: str | Maybe) -> None:
    """Unless it is said, it came from the deck of the point where the active character is."""
    state.monster = _card(state, name, "field monster")
    if not state.terms.catalogue.monster[state.monster]:
        raise _fault("field monster", f"TX-47: {name} is no monster")
    island, cell = state.terms.island, state.players[state.active].cell
    if lair is not UNSET:
        state.lair = _deck(state, lair, "field lair")
    elif cell != NOWHERE and island.point[cell] >= 0:
        state.lair = island.deck[island.point[cell]]
    else:
        raise _fault("field lair", "missing: the deck that the monster came from")


def _place_wish(state: State, name: str, seeks_card: bool | Maybe) -> None:
    catalogue = state.terms.catalogue
    state.seeks_card = _or(seeks_card, name not in catalogue.offer)
    numbers = catalogue.kind if state.seeks_card else catalogue.offer
    state.sought = _named(numbers, name, "benefit or card", "field sought")
    if state.seeks_card and state.sought not in state.merchant:
        raise _fault("field sought", f"TX-80: the merchant has no {name}")


def usual_price(state: State) -> int:
    """TX-76: what the passive and the cards of the buyer leave of it."""
    catalogue, sought = state.terms.catalogue, state.sought
    if sought == NOTHING:
        return 0
    full = catalogue.kinds[sought].value if state.seeks_card else catalogue.offers[sought].price
    return max(1, full - discount(state, _doer(state)))


def _doer(state: State) -> int:
    """Whose effect is being carried out, else whose turn it is."""
    actor = state.agenda[-1].actor if state.agenda else NOBODY
    return state.active if actor == NOBODY else actor


def _place_end(state: State, winner: int | Maybe) -> None:
    """TX-110, TX-111: one is left, or none by somebody's own effect, or time is up."""
    state.winner = _somebody(state, winner, usual_winner(state), "field winner")
    left, limit = len(on_island(state)), state.terms.options.round_limit
    if left > 1 and (limit is None or state.round < limit):
        raise _fault("field question", f"TX-110: {left} are still on the island")
    if state.winner == NOBODY if not left else state.winner != usual_winner(state):
        raise _fault("field winner", "TX-110: who alone is left, or, if none is, who did it")


def usual_winner(state: State) -> int:
    """Whoever alone is left."""
    left = on_island(state)
    return left[0] if len(left) == 1 else NOBODY


def _owes(state: State) -> int:
    """Who is asked, as the rest of the position tells."""
    question = _asked(state)
    if question == "over":
        return 0
    if question == "draft":
        return _next_in_line(state, [player.character != NOBODY for player in state.players])
    if question == "land":
        return _next_in_line(state, [player.cell != NOWHERE for player in state.players])
    if question not in ("discard", "disarm"):
        return 1 << _doer(state)
    frame = state.agenda[-1]
    if frame.group:
        return sum([1 << seat for seat in on_island(state) if _still_thinks(state, frame, seat)])
    part = state.terms.catalogue.scripts[frame.script][frame.step]
    return 1 << (frame.subject if part.asks_subject() else _doer(state))


def _next_in_line(state: State, ready: list[bool]) -> int:
    """TX-25, TX-26: from the first player on, the one who comes next."""
    line = [(state.first + n) % state.seats for n in range(state.seats)]
    through = [seat for seat in line if ready[seat]]
    if through == line or through != line[: len(through)]:
        raise _fault("field seats", "TX-25, TX-26: it goes round once, from the first player on")
    return 1 << line[len(through)]


def _still_thinks(state: State, frame: Frame, seat: int) -> bool:
    """Whether this one of a group has a card to choose and has not answered."""
    player = state.players[seat]
    cards = player.hand if _asked(state) == "discard" else player.gear
    safe = _asked(state) == "disarm" and is_steady(state, seat)
    return bool(frame.group >> seat & 1 and cards and player.answer == NOTHING and not safe)


def _check_answers(state: State) -> None:
    """Whoever is asked is there, and has something to answer."""
    question = _asked(state)
    if not state.owes and state.question != OVER:
        raise _fault("field question", f"nobody is left to answer: {question}")
    for seat in to_act(state):
        player = state.players[seat]
        if question == "return" and player.standing != RISEN:
            raise _fault("field question", f"TX-95: seat {seat} is not about to return")
        away = player.cell == NOWHERE and question not in ("draft", "land", "return")
        posthumous = bool(state.agenda) and state.agenda[-1].posthumous
        if (away and not posthumous) or not legal_moves(state, seat).moves:
            raise _fault("field question", f"seat {seat} can give no answer: {question}")
