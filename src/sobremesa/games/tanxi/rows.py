"""Rows of Tanxi written straight from the state, block by block.

A block is what its codec writes of a part of the view. It is kept together with a copy of what it
was made of, and written anew where that is no longer the same.
"""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.tanxi.catalogue import SEATS, Catalogue
from sobremesa.games.tanxi.memory import kind_in as kind_of
from sobremesa.games.tanxi.memory import known_to, seats_in
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.opening import characters_left
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    defence_before_dice,
    defence_dice,
    energy_to_spend,
    holding,
)
from sobremesa.games.tanxi.state import (
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    Frame,
    Lasting,
    Player,
    State,
    figure_of,
)
from sobremesa.kernel.encoding import RowWriter
from sobremesa.kernel.layout import (
    NUMERALS,
    BySeatCodec,
    Codec,
    FixedCodec,
    LayoutFault,
    ListCodec,
    RecordCodec,
    numeral,
    packed,
)

LOW: Final = packed([1]).index(1)  # which of the two bytes of a number counts up to 255


class RowSizes:
    """What the codec has room for, and what it writes where there is nothing."""

    def __init__(self, codec: RecordCodec, catalogue: Catalogue, options: Options) -> None:
        parts = dict(zip(codec.names, codec.codecs, strict=True))
        self.width = codec.width
        self.cards = len(catalogue.names)
        self.figures = len(catalogue.figures)
        self.points = len(catalogue.island.points)
        self.offers = len(catalogue.offers)
        agreed: list[int] = []
        parts["options"].write(options, agreed, 0, 1)
        self.agreed = agreed
        place = {name: n for n, name in enumerate(sorted(catalogue.script_names))}
        self.script = [NUMERALS[place[name] + 1] for name in catalogue.script_names]
        self.blocks = _rest(parts["blocks"])
        self.deities = _rest(parts["deities"])
        self.discards = _rest(parts["discards"])
        self.lasting = _rest(parts["lasting"])
        self.agenda = _rest(parts["agenda"])
        seat = _record(_item(parts["seats"]))
        self.gear = _rest(seat["gear"])
        self.absent = packed(_item(parts["seats"]).nothing())
        top = _record(_item(parts["decks"]))["top"]
        self.top = _rest(top)
        self.no_top = packed(top.nothing())
        self.unknown = NUMERALS[0] + NUMERALS[1]  # no answer, and not the whole hand
        self.no_cards = bytes(2 * self.cards)
        self.not_remembered = self.no_cards * (SEATS - 1)
        self.no_merchant = packed(parts["merchant"].nothing())
        self.no_characters = packed(parts["characters"].nothing())


def _item(codec: Codec) -> Codec:
    assert isinstance(codec, BySeatCodec | FixedCodec)
    return codec.item


def _record(codec: Codec) -> dict[str, Codec]:
    assert isinstance(codec, RecordCodec)
    return dict(zip(codec.names, codec.codecs, strict=True))


def _rest(codec: Codec) -> bytes:
    """A list of which nothing is filled, but for its length."""
    assert isinstance(codec, ListCodec)
    return packed(codec.nothing()[1:])


class SeatBlock:
    """A player as it was the last time, and what everybody saw of it."""

    def __init__(self) -> None:
        self.player = Player()
        self.energy = 0  # for a turn
        self.open = b""  # what everybody saw
        self.own = b""  # the answer and hand, as their owner saw them
        self.remembered = b""  # and what others know of it

    def is_of(self, player: Player) -> bool:
        """Whether it is still the same."""
        was = self.player
        return (
            was.hearts == player.hearts
            and was.cell == player.cell
            and was.gems == player.gems
            and was.hand == player.hand
            and was.gear == player.gear
            and was.ammunition == player.ammunition
            and was.seen == player.seen
            and was.character == player.character
            and was.standing == player.standing
            and was.fire == player.fire
            and was.ice == player.ice
            and was.still == player.still
            and was.felled == player.felled
            and was.fell_at == player.fell_at
            and was.answer == player.answer
        )


class DeckBlock:
    """What somebody saw of a deck the last time."""

    def __init__(self) -> None:
        self.cards = NOTHING
        self.monsters = 0
        self.scout = NOBODY
        self.depth = 0
        self.lore: list[int] = []
        self.top: list[int] = []
        self.block = b""


class TanxiLook:
    """What one seat saw the last time."""

    def __init__(self, decks: int) -> None:
        self.lasting: list[Lasting] = []
        self.lasting_block = b""
        self.agenda: list[Frame] = []
        self.agenda_block = b""
        self.rolls: list[int] = []
        self.rolls_block = b""
        self.decks = [DeckBlock() for _ in range(decks)]


class TanxiRows(RowWriter[State]):
    """The rows of a table of so many seats."""

    def __init__(self, sizes: RowSizes, decks: int, seats: int) -> None:
        self.sizes = sizes
        self.seats = seats
        self._head = packed([seats, *sizes.agreed])
        self._absent = sizes.absent * (SEATS - seats)
        self._nobody = NUMERALS[0] * (SEATS - seats)
        self._no_rolls = NUMERALS[0] * SEATS
        self._not_attacked = NUMERALS[1] * seats + self._nobody
        self._masks = [_turned(seat, seats) for seat in range(seats)]
        self._explored: dict[int, bytes] = {}
        self._box: tuple[int, ...] = ()
        self._box_block = b""
        self._discards: list[int] = []
        self._discard_block = numeral(0) + sizes.discards
        self._merchant: list[int] = []
        self._merchant_block = b""
        self._opening = True
        self._late = False  # whether the first round is over
        self._lasting: list[Lasting] = []
        self._players = [SeatBlock() for _ in range(seats)]
        self._looks = [TanxiLook(decks) for _ in range(seats)]

    def row(self, state: State, seat: int) -> bytes:
        """Block by block."""
        look = self._looks[seat]
        self._look_at_players(state)
        pieces = self._standing(state, seat)
        self._hall(state, seat, look, pieces)
        self._characters(state, seat, pieces)
        for deck, block in enumerate(look.decks):
            top = self._top(state, deck, seat)
            if (
                block.cards != len(state.decks[deck])
                or block.monsters != state.monsters[deck]
                or block.scout != state.scout[deck]
                or block.depth != state.depth[deck]
                or block.lore != state.lore[deck]
                or block.top != top
            ):
                self._look_at_deck(block, state, deck, seat, top)
            pieces.append(block.block)
        if self._discards != state.discards:
            self._discards = state.discards[:]
            self._discard_block = _listed(state.discards, self.sizes.discards)
        pieces.append(self._discard_block)
        if not look.lasting_block or not _the_very_same(look.lasting, state.lasting):
            self._look_at_lasting(look, state.lasting, seat)
        pieces.append(look.lasting_block)
        if not look.agenda_block or not _the_very_same(look.agenda, state.agenda):
            self._look_at_agenda(look, state.agenda, seat)
        pieces.append(look.agenda_block)
        if self._box is not state.box:
            self._box = state.box
            self._box_block = packed(state.box)
        pieces.append(self._box_block)
        pieces.append(self._remembered(self._players[seat], seat))
        row = b"".join(pieces)
        if len(row) != 2 * self.sizes.width:
            raise LayoutFault("there is more in one place than there is room for")
        return row

    def _standing(self, state: State, seat: int) -> list[bytes]:
        """Where the game stands, and what was done in this turn."""
        active = state.active
        playing = state.players[active].cell != NOWHERE and state.phase != OPENING
        left = max(0, self._players[active].energy - state.spent) if playing else 0
        pieces = [
            self._head,
            NUMERALS[state.question + 1],
            NUMERALS[self._masks[seat][state.owes] + 1],
            NUMERALS[state.phase + 1],
            numeral(state.round),
            numeral(state.turn),
            self._somebody(state.first, seat),
            self._somebody(active, seat),
            numeral(left),
            numeral(state.spent),
        ]
        pieces += [numeral(times) for times in state.done]
        pieces.append(self._places(state.explored))
        if _any(state.attacked):
            self._by_seat(state.attacked, seat, pieces)
        else:
            pieces.append(self._not_attacked)
        sought = state.sought
        if state.seeks_card and sought != NOTHING:
            sought += self.sizes.offers
        pieces += [
            numeral(state.again),
            NUMERALS[2 if state.ability_used else 1],
            NUMERALS[2 if state.favour_used else 1],
            NUMERALS[2 if state.moved else 1],
            NUMERALS[state.monster + 1],
            NUMERALS[state.lair + 1],
            NUMERALS[state.used + 1],
            NUMERALS[sought + 1],
            NUMERALS[2 if state.seeks_card else 1],
            numeral(state.price),
            numeral(state.fog),
            NUMERALS[state.marker + 1],
        ]
        return pieces

    def _places(self, explored: int) -> bytes:
        """Which points of a mask were explored."""
        known = self._explored.get(explored)
        if known is None:
            places = [explored >> point & 1 for point in range(self.sizes.points)]
            known = self._explored[explored] = packed(places)
        return known

    def _hall(self, state: State, seat: int, look: TanxiLook, pieces: list[bytes]) -> None:
        """What lies open beside the players."""
        sizes = self.sizes
        pieces.append(_listed(state.blocks, sizes.blocks))
        pieces.append(self._somebody(state.freezer, seat))
        pieces.append(_listed(state.deities[: state.awake], sizes.deities))
        pieces.append(NUMERALS[len(state.deities) - state.awake + 1])
        pieces.append(self._somebody(state.winner, seat))
        if not look.rolls_block or look.rolls != state.rolls:
            rolls: list[bytes] = []
            self._by_seat(state.rolls, seat, rolls)
            look.rolls, look.rolls_block = state.rolls[:], b"".join(rolls)
        pieces.append(look.rolls_block if state.rolls else self._no_rolls)
        pieces.append(self._draft(state, seat))
        pieces.append(numeral(len(state.relics)))
        if state.phase == OPENING:
            pieces.append(sizes.no_merchant)
            return
        if self._merchant != state.merchant or not self._merchant_block:
            self._merchant = state.merchant[:]
            self._merchant_block = _tally(state.merchant, sizes.cards)
        pieces.append(self._merchant_block)

    def _draft(self, state: State, seat: int) -> bytes:
        """TX-25: what one has seen of the draft, until all is revealed."""
        if state.phase != OPENING or state.terms.options.characters == "random":
            return self.sizes.no_characters
        if state.players[seat].character == NOBODY and seat not in to_act(state):
            return self.sizes.no_characters
        return _tally(characters_left(state, seat), self.sizes.figures)

    def _somebody(self, other: int, seat: int) -> bytes:
        return NUMERALS[0] if other == NOBODY else NUMERALS[(other - seat) % self.seats + 1]

    def _by_seat(self, numbers: list[int], seat: int, pieces: list[bytes]) -> None:
        """A number of each, who looks first."""
        pieces += [numeral(number) for number in numbers[seat:]]
        pieces += [numeral(number) for number in numbers[:seat]]
        pieces.append(self._nobody)

    # The players

    def _look_at_players(self, state: State) -> None:
        """Those who are not what they were; what holds for a while counts for all of them."""
        opening, late = state.phase == OPENING, state.round > 1
        fresh = (
            self._opening == opening
            and self._late == late
            and _the_very_same(self._lasting, state.lasting)
        )
        if not fresh:
            self._opening, self._late, self._lasting = opening, late, state.lasting[:]
        for owner, player in enumerate(state.players):
            block = self._players[owner]
            if not fresh or not block.open or not block.is_of(player):
                self._look_at_player(block, state, owner)

    def _look_at_player(self, block: SeatBlock, state: State, owner: int) -> None:
        """What everybody sees."""
        player = state.players[owner]
        block.player, block.own, block.remembered = player.copy(), b"", b""
        unveiled = state.phase != OPENING
        attack = defence = dice = 0
        if unveiled and player.cell != NOWHERE:
            parts = holding(state, owner)
            attack = attack_before_dice(state, owner, [], False, 0)
            defence = defence_before_dice(state, owner, 0)
            dice = defence_dice(state, owner, parts)
            block.energy = energy_to_spend(state, owner, parts)
        pieces = [
            numeral(player.hearts),
            numeral(figure_of(state, owner).hearts if unveiled else 0),
            NUMERALS[player.cell + 1],
            NUMERALS[player.standing + 1],
            numeral(player.gems),
            NUMERALS[2 if player.fire else 1],
            NUMERALS[2 if player.ice else 1],
            NUMERALS[len(player.hand) + 1],
            NUMERALS[len(player.gear) + 1],
        ]
        for slot, kind in enumerate(player.gear):
            pieces.append(NUMERALS[kind + 1])
            pieces.append(numeral(player.ammunition[slot]))
        pieces += [
            self.sizes.gear[4 * len(player.gear) :],
            numeral(attack),
            numeral(defence),
            NUMERALS[dice + 1],
            NUMERALS[2 if player.still else 1],
            numeral(player.felled),
            numeral(player.fell_at),
        ]
        block.open = b"".join(pieces)

    def _characters(self, state: State, seat: int, pieces: list[bytes]) -> None:
        """Every seat, and what this one knows of their hands."""
        unveiled, sizes = state.phase != OPENING, self.sizes
        for distance in range(self.seats):
            owner = (seat + distance) % self.seats
            block, player = self._players[owner], state.players[owner]
            shown = unveiled or not distance
            pieces.append(NUMERALS[player.character + 1 if shown else 0])
            pieces.append(block.open)
            if not distance:
                if not block.own:
                    hand = _tally(player.hand, sizes.cards)
                    block.own = NUMERALS[player.answer + 1] + NUMERALS[2] + hand
                pieces.append(block.own)
            else:
                pieces.append(sizes.unknown)
                pieces.append(self._known(player.seen, seat))
        pieces.append(self._absent)

    def _known(self, memory: list[int], seat: int) -> bytes:
        """How many cards of each kind this seat knows to be there."""
        if not memory:
            return self.sizes.no_cards
        return _tally(known_to(memory, 1 << seat), self.sizes.cards)

    def _remembered(self, block: SeatBlock, seat: int) -> bytes:
        """What each of the others knows of one's own hand, by distance and card."""
        if not block.player.seen:
            return self.sizes.not_remembered
        if not block.remembered:
            cards = self.sizes.cards
            known = bytearray(2 * (SEATS - 1) * cards)
            for entry in block.player.seen:
                for other in range(self.seats):
                    if seats_in(entry) >> other & 1:
                        at = ((other - seat) % self.seats - 1) * cards + kind_of(entry)
                        known[2 * at + LOW] += 1
            block.remembered = bytes(known)
        return block.remembered

    # The rest

    def _top(self, state: State, deck: int, seat: int) -> list[int]:
        """What this seat has seen on top, the top one first."""
        if state.scout[deck] != seat:
            return []
        cards = state.decks[deck]
        return cards[len(cards) - state.depth[deck] :][::-1]

    def _look_at_deck(
        self, block: DeckBlock, state: State, deck: int, seat: int, top: list[int]
    ) -> None:
        sizes = self.sizes
        block.cards, block.monsters = len(state.decks[deck]), state.monsters[deck]
        block.scout, block.depth = state.scout[deck], state.depth[deck]
        block.lore, block.top = state.lore[deck][:], top
        block.block = b"".join(
            [
                NUMERALS[deck + 1],
                NUMERALS[block.cards + 1],
                NUMERALS[block.monsters + 1],
                _tally(known_to(block.lore, 1 << seat), sizes.cards)
                if block.lore
                else sizes.no_cards,
                self._somebody(block.scout, seat),
                NUMERALS[block.depth + 1],
                _listed(top, sizes.top) if block.scout == seat else sizes.no_top,
            ]
        )

    def _look_at_lasting(self, look: TanxiLook, lasting: list[Lasting], seat: int) -> None:
        look.lasting = lasting[:]
        pieces = [NUMERALS[len(lasting) + 1]]
        for effect in lasting:
            pieces += [
                self.sizes.script[effect.script],
                numeral(effect.step),
                self._somebody(effect.seat, seat),
                self._somebody(effect.user, seat),
                NUMERALS[2 if effect.live else 1],
            ]
        pieces.append(self.sizes.lasting[2 * (len(pieces) - 1) :])
        look.lasting_block = b"".join(pieces)

    def _look_at_agenda(self, look: TanxiLook, agenda: list[Frame], seat: int) -> None:
        look.agenda = agenda[:]
        pieces = [NUMERALS[len(agenda) + 1]]
        for frame in agenda:
            pieces += [
                self.sizes.script[frame.script],
                numeral(frame.step),
                numeral(frame.stop),
                self._somebody(frame.actor, seat),
                self._somebody(frame.subject, seat),
                self._somebody(frame.foe, seat),
                numeral(frame.damage),
                NUMERALS[self._masks[seat][frame.group] + 1],
                NUMERALS[frame.deck + 1],
                numeral(frame.stage),
                NUMERALS[2 if frame.posthumous else 1],
            ]
        pieces.append(self.sizes.agenda[2 * (len(pieces) - 1) :])
        look.agenda_block = b"".join(pieces)


def _turned(seat: int, seats: int) -> list[int]:
    """Every mask of seats as this one counts them."""
    everyone = (1 << seats) - 1
    return [(mask >> seat | mask << (seats - seat)) & everyone for mask in range(1 << seats)]


def _any(numbers: list[int]) -> bool:
    """Whether any of them is not 0."""
    for number in numbers:
        if number:
            return True
    return False


def _listed(numbers: list[int], rest: bytes) -> bytes:
    """How many, each of them, and nothing where there are no more."""
    if not numbers:
        return NUMERALS[1] + rest
    pieces = [NUMERALS[len(numbers) + 1]]
    pieces += [NUMERALS[number + 1] for number in numbers]
    pieces.append(rest[2 * len(numbers) :])
    return b"".join(pieces)


def _tally(kinds: list[int], size: int) -> bytes:
    """How many of each of so many kinds; never 256."""
    counts = bytearray(2 * size)
    for kind in kinds:
        counts[2 * kind + LOW] += 1
    return bytes(counts)


def _the_very_same(some: list[Any], others: list[Any]) -> bool:
    """Whether these are: effects and frames never change, so that tells all."""
    if len(some) != len(others):
        return False
    for place, one in enumerate(some):
        if one is not others[place]:
            return False
    return True
