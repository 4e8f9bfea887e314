"""What one seat, or a spectator, may know: built up from nothing, never a state stripped down."""

from __future__ import annotations

import msgspec

from sobremesa.games.tanxi.memory import kind_in, known_to, seats_in
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
from sobremesa.games.tanxi.view_types import (
    STANDING,
    DeckView,
    Doing,
    Gear,
    Holds,
    Remembered,
    SeatView,
    View,
)


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
        decks=tuple([_deck(state, shown, deck, eyes) for deck, shown in enumerate(public.decks)]),
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
        decks=tuple([_shown_deck(state, deck) for deck in range(len(state.decks))]),
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
        if not player.seen:
            return shown
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


def _shown_deck(state: State, deck: int) -> DeckView:
    """What everyone sees of a deck."""
    return DeckView(
        deck=state.terms.catalogue.decks[deck],
        cards=len(state.decks[deck]),
        monsters=state.monsters[deck],
        known=(),
        scout=_somebody(state.scout[deck]),
        depth=state.depth[deck],
        top=None,
    )


def _deck(state: State, shown: DeckView, deck: int, eyes: int) -> DeckView:
    """What these eyes know of a deck beyond what everyone sees."""
    cards, lore = state.decks[deck], state.lore[deck]
    if not eyes:
        return msgspec.structs.replace(shown, top=names_of(state, cards[::-1]))
    known = names_of(state, known_to(lore, eyes)) if lore else ()
    if shown.scout is None or eyes != 1 << shown.scout:
        return msgspec.structs.replace(shown, known=known) if known else shown
    top = cards[len(cards) - shown.depth :][::-1]
    return msgspec.structs.replace(shown, known=known, top=names_of(state, top))


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
