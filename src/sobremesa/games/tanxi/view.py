"""What one seat, or a spectator, may know: built up from nothing, never a state stripped down."""

from __future__ import annotations

import msgspec

from sobremesa.games.tanxi.memory import kind_in, known_to, seats_in
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.opening import characters_left
from sobremesa.games.tanxi.rules.questions import names_of, to_act
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    defence_before_dice,
    defence_dice,
    energy,
    holding,
)
from sobremesa.games.tanxi.state import (
    ACTIONS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    PHASES,
    QUESTIONS,
    Frame,
    Lasting,
    State,
    bits,
    figure_of,
)

STANDING = ("up", "risen", "fallen")


class Remembered(msgspec.Struct, frozen=True):
    """A card of one's own hand that others know of."""

    card: str
    seats: tuple[int, ...]


class Gear(msgspec.Struct, frozen=True):
    """An equipped card."""

    card: str
    ammunition: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: what lies open, and what is known of the hand."""

    character: str | None
    hearts: int
    maximum: int
    cell: str | None
    standing: str
    gems: int
    fire: bool
    ice: bool
    cards: int
    hand: tuple[str, ...] | None  # one's own
    known: tuple[str, ...]  # what one knows of somebody else's
    remembered: tuple[Remembered, ...]  # what others know of one's own
    gear: tuple[Gear, ...]
    attack: int  # unarmed, before the die
    defence: int  # before the dice
    dice: int
    still: bool
    felled: int
    fell_at: int | None
    answer: str | None  # one's own, while others still think


class DeckView(msgspec.Struct, frozen=True):
    """An exploration deck."""

    deck: str
    cards: int
    monsters: int
    known: tuple[str, ...]  # what one knows to be in it, somewhere
    scout: int | None  # who has looked at the top cards
    depth: int  # and at how many of those that are still there
    top: tuple[str, ...] | None  # the scout's knowledge, the top one first


class Holds(msgspec.Struct, frozen=True):
    """An effect that holds for a while: a step of a script, on somebody."""

    effect: str
    step: int
    seat: int
    user: int | None
    live: bool


class Doing(msgspec.Struct, frozen=True):
    """A script that is being carried out."""

    effect: str
    step: int
    stop: int
    actor: int | None
    subject: int | None
    foe: int | None
    damage: int
    group: tuple[int, ...]
    deck: str | None
    stage: int
    posthumous: bool


class View(msgspec.Struct, frozen=True):
    """The table from one seat; `seat` is None for a spectator."""

    seat: int | None
    options: Options
    pack: str  # the hash of the box
    box: tuple[int, ...]  # how many cards of each kind are in this game
    seats: tuple[SeatView, ...]
    rolls: tuple[int, ...]
    decks: tuple[DeckView, ...]
    relics: int
    merchant: tuple[str, ...] | None  # None while the cards lie face down
    discards: tuple[str, ...]
    deities: tuple[str, ...]  # those that are revealed
    asleep: int
    fog: int
    marker: str | None
    blocks: tuple[str, ...]
    freezer: int | None
    lasting: tuple[Holds, ...]
    round: int
    turn: int
    first: int
    active: int
    phase: str
    question: str
    asked: tuple[int, ...]
    agenda: tuple[Doing, ...]
    monster: str | None
    lair: str | None
    used: str | None
    sought: str | None
    seeks_card: bool
    price: int
    energy: int  # what the active character has left
    spent: int
    done: dict[str, int]
    explored: tuple[int, ...]  # exploration points, this turn
    attacked: tuple[int, ...]
    again: int
    ability_used: bool
    favour_used: bool
    moved: bool
    characters: tuple[str, ...] | None  # those on the table when it was one's turn to take one
    winner: int | None


def view(state: State, seat: int | None) -> View:
    """What this seat may know now; TX-6: a spectator knows what every seat knows."""
    return _look(state, _public(state), seat, state.terms.everyone if seat is None else 1 << seat)


def views(state: State) -> list[View]:
    """What each seat may know, and last what a spectator may: what all see is looked at once."""
    public = _public(state)
    seats = [_look(state, public, seat, 1 << seat) for seat in range(state.terms.seats)]
    return [*seats, _look(state, public, None, state.terms.everyone)]


def open_view(state: State) -> View:
    """Everything on the table, all hands open."""
    return _look(state, _public(state), None, 0)


def _look(state: State, public: View, seat: int | None, eyes: int) -> View:
    """What all of these eyes have seen: with none there is nothing to hide."""
    return msgspec.structs.replace(
        public,
        seat=seat,
        seats=tuple(
            [_seat(state, shown, owner, seat, eyes) for owner, shown in enumerate(public.seats)]
        ),
        decks=tuple([_deck(state, deck, eyes) for deck in range(len(state.decks))]),
        merchant=None if state.phase == OPENING and eyes else public.merchant,
        characters=_characters(state, seat, eyes),
    )


def _public(state: State) -> View:
    """What everyone sees; who knows more of the seats and decks is told so by `_look`."""
    catalogue, island = state.terms.catalogue, state.terms.island
    playing = state.players[state.active].cell != NOWHERE and state.phase != OPENING
    left = energy(state, state.active, holding(state, state.active)) if playing else 0
    return View(
        seat=None,
        options=state.terms.options,
        pack=state.terms.pack.hash,
        box=state.box,
        seats=tuple([_shown_seat(state, owner) for owner in range(state.terms.seats)]),
        rolls=tuple(state.rolls),
        decks=(),
        relics=len(state.relics),
        merchant=names_of(state, state.merchant),
        discards=names_of(state, state.discards),
        deities=tuple([catalogue.deities[n].name for n in state.deities[: state.awake]]),
        asleep=len(state.deities) - state.awake,
        fog=state.fog,
        marker=None if state.marker == NOTHING else catalogue.residents[state.marker],
        blocks=tuple([island.names[cell] for cell in state.blocks]),
        freezer=_somebody(state.freezer),
        lasting=tuple([_holds(state, effect) for effect in state.lasting]),
        round=state.round,
        turn=state.turn,
        first=state.first,
        active=state.active,
        phase=PHASES[state.phase],
        question=QUESTIONS[state.question],
        asked=to_act(state),
        agenda=tuple([_doing(state, frame) for frame in state.agenda]),
        monster=_card(state, state.monster),
        lair=_deck_name(state, state.lair),
        used=_card(state, state.used),
        sought=_sought(state),
        seeks_card=state.seeks_card,
        price=state.price,
        energy=left,
        spent=state.spent,
        done=dict(zip(ACTIONS, state.done, strict=True)),
        explored=tuple(bits(state.explored)),
        attacked=tuple(state.attacked),
        again=state.again,
        ability_used=state.ability_used,
        favour_used=state.favour_used,
        moved=state.moved,
        characters=None,
        winner=_somebody(state.winner),
    )


def _seat(state: State, shown: SeatView, owner: int, seat: int | None, eyes: int) -> SeatView:
    """What these eyes know of a seat beyond what everyone sees."""
    player = state.players[owner]
    if eyes and owner != seat:
        known = names_of(state, _known(player.seen, owner, eyes))
        return msgspec.structs.replace(shown, known=known) if known else shown
    return msgspec.structs.replace(
        shown,
        character=_character(state, owner),
        hand=names_of(state, player.hand),
        remembered=_remembered(state, owner),
        answer=_card(state, player.answer),
    )


def _shown_seat(state: State, owner: int) -> SeatView:
    """What everyone sees of a seat."""
    player = state.players[owner]
    unveiled = state.phase != OPENING
    placed = unveiled and player.cell != NOWHERE
    return SeatView(
        character=_character(state, owner) if unveiled else None,
        hearts=player.hearts,
        maximum=figure_of(state, owner).hearts if unveiled else 0,
        cell=None if player.cell == NOWHERE else state.terms.island.names[player.cell],
        standing=STANDING[player.standing],
        gems=player.gems,
        fire=player.fire,
        ice=player.ice,
        cards=len(player.hand),
        hand=None,
        known=(),
        remembered=(),
        gear=tuple(
            [
                Gear(state.terms.catalogue.names[kind], ammunition)
                for kind, ammunition in zip(player.gear, player.ammunition, strict=True)
            ]
        ),
        attack=attack_before_dice(state, owner, [], False, 0) if placed else 0,
        defence=defence_before_dice(state, owner, 0) if placed else 0,
        dice=defence_dice(state, owner, holding(state, owner)) if placed else 0,
        still=player.still,
        felled=player.felled,
        fell_at=None if player.fell_at == NOTHING else player.fell_at,
        answer=None,
    )


def _known(seen: list[int], owner: int, eyes: int) -> list[int]:
    """The cards in somebody's hand that all of these eyes know of; the owner knows anyway."""
    return known_to(seen, eyes & ~(1 << owner))


def _remembered(state: State, owner: int) -> tuple[Remembered, ...]:
    names = state.terms.catalogue.names
    return tuple(
        [
            Remembered(names[kind_in(entry)], tuple(bits(seats_in(entry))))
            for entry in state.players[owner].seen
        ]
    )


def _deck(state: State, deck: int, eyes: int) -> DeckView:
    depth, scout = state.depth[deck], state.scout[deck]
    top = state.decks[deck][len(state.decks[deck]) - depth :][::-1]
    sees_top = not eyes or (scout != NOBODY and eyes == 1 << scout)
    if not eyes:
        top = state.decks[deck][::-1]
    return DeckView(
        deck=state.terms.catalogue.decks[deck],
        cards=len(state.decks[deck]),
        monsters=state.monsters[deck],
        known=names_of(state, known_to(state.lore[deck], eyes)) if eyes else (),
        scout=_somebody(scout),
        depth=depth,
        top=names_of(state, top) if sees_top else None,
    )


def _holds(state: State, effect: Lasting) -> Holds:
    name = state.terms.catalogue.script_names[effect.script]
    return Holds(name, effect.step, effect.seat, _somebody(effect.user), effect.live)


def _doing(state: State, frame: Frame) -> Doing:
    return Doing(
        effect=state.terms.catalogue.script_names[frame.script],
        step=frame.step,
        stop=frame.stop,
        actor=_somebody(frame.actor),
        subject=_somebody(frame.subject),
        foe=_somebody(frame.foe),
        damage=frame.damage,
        group=tuple(bits(frame.group)),
        deck=_deck_name(state, frame.deck),
        stage=frame.stage,
        posthumous=frame.posthumous,
    )


def _characters(state: State, seat: int | None, eyes: int) -> tuple[str, ...] | None:
    """TX-25: what one has seen of the draft, until all is revealed."""
    if state.phase != OPENING or seat is None or not eyes:
        return None
    if state.terms.options.characters == "random":
        return None
    undrafted = state.players[seat].character == NOBODY
    if undrafted and seat not in to_act(state):
        return None
    figures = state.terms.catalogue.figures
    return tuple([figures[number].name for number in characters_left(state, seat)])


def _character(state: State, owner: int) -> str | None:
    number = state.players[owner].character
    return None if number == NOBODY else state.terms.catalogue.figures[number].name


def _sought(state: State) -> str | None:
    if state.sought == NOTHING:
        return None
    catalogue = state.terms.catalogue
    if state.seeks_card:
        return catalogue.names[state.sought]
    return catalogue.offers[state.sought].name


def _card(state: State, kind: int) -> str | None:
    return None if kind == NOTHING else state.terms.catalogue.names[kind]


def _deck_name(state: State, deck: int) -> str | None:
    return None if deck == NOTHING else state.terms.catalogue.decks[deck]


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
