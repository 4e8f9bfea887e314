"""Rows of Tanxi written straight from the state, block by block.

A block is what its codec writes of a part of the view. It is kept together with a copy of what it
was made of, and written anew where that is no longer the same. Each seat keeps the blocks of its
row in their order.
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
    CACHED,
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
        self.knows_nothing = self.unknown + self.no_cards
        self.idle = packed([NOTHING, NOTHING, NOTHING, NOTHING, 0, 0])  # no monster, no purchase
        self.no_ice = NUMERALS[1] + self.blocks + NUMERALS[0]
        self._asked: dict[int, bytes] = {}
        self._done: dict[int, bytes] = {}
        self._explored: dict[int, bytes] = {}

    def asked(self, seats: int, question: int, asked: int, phase: int) -> bytes:
        """How the row begins: what is asked of whom."""
        code = ((seats << 5 | question + 1) << SEATS | asked) << 3 | phase
        known = self._asked.get(code)
        if known is None:
            known = packed([seats, *self.agreed, question, asked, phase])
            self._asked[code] = known
        return known

    def done(self, done: list[int]) -> bytes:
        """How often each kind of action was done in this turn."""
        code = 0
        for times in done:
            if times > 15:
                return packed(done)
            code = code << 4 | times
        known = self._done.get(code)
        if known is None:
            if len(self._done) >= CACHED:
                self._done.clear()
            known = self._done[code] = packed(done)
        return known

    def explored(self, explored: int) -> bytes:
        """Which points of a mask were explored."""
        known = self._explored.get(explored)
        if known is None:
            places = [explored >> point & 1 for point in range(self.points)]
            known = self._explored[explored] = packed(places)
        return known


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


# Where the blocks of a row are: first these, then three of each seat, then the others.
_ASKED: Final = 0
_TURN: Final = 1
_LEFT: Final = 2
_SPENT: Final = 3
_DONE: Final = 4
_EXPLORED: Final = 5
_ATTACKED: Final = 6
_AGAIN: Final = 7
_FLAGS: Final = 8
_BUSY: Final = 9
_FOG: Final = 10
_MARKER: Final = 11
_ICE: Final = 12
_DEITIES: Final = 13
_WINNER: Final = 14
_ROLLS: Final = 15
_DRAFT: Final = 16
_RELICS: Final = 17
_MERCHANT: Final = 18
_SEATS: Final = 19

_CHARACTER: Final = 0
_OPEN: Final = 1
_HAND: Final = 2
_SEAT: Final = 3

_ABSENT: Final = 0
_DISCARDS: Final = 1
_LASTING: Final = 2
_AGENDA: Final = 3
_BOX: Final = 4
_REMEMBERED: Final = 5
_AFTER_DECKS: Final = 6

FLAGS: Final = [packed([flags >> 2, flags >> 1 & 1, flags & 1]) for flags in range(8)]


class SeatBlock:
    """A player as it was the last time, and what was seen of it."""

    def __init__(self, seats: int) -> None:
        self.player = Player()
        self.at_point = False
        self.energy = 0  # for a turn
        self.stats = b""
        self.open = b""  # what everybody saw
        self.own = b""  # the answer and hand, as their owner saw them
        self.known = [b""] * seats  # the same as each of the others did
        self.remembered = b""  # what others know of the hand, as its owner saw it

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

    def is_as_strong_as(self, player: Player, at_point: bool) -> bool:
        """Whether its stats are still the same: of where it stands only some things count."""
        was = self.player
        return (
            was.hearts == player.hearts
            and self.at_point == at_point
            and (was.cell == NOWHERE) == (player.cell == NOWHERE)
            and was.gear == player.gear
            and was.character == player.character
            and was.fire == player.fire
            and was.ice == player.ice
            and was.still == player.still
        )

    def keep(self, player: Player, at_point: bool) -> None:
        """Remember how it is now; lists are copied only where they are not the same."""
        was, self.at_point = self.player, at_point
        was.character, was.standing, was.cell = player.character, player.standing, player.cell
        was.hearts, was.gems, was.fire, was.ice = (
            player.hearts,
            player.gems,
            player.fire,
            player.ice,
        )
        was.still, was.felled, was.fell_at = player.still, player.felled, player.fell_at
        if was.hand != player.hand or was.answer != player.answer:
            was.hand, was.answer, self.own = player.hand[:], player.answer, b""
        if was.gear != player.gear:
            was.gear = player.gear[:]
        if was.ammunition != player.ammunition:
            was.ammunition = player.ammunition[:]
        if was.seen != player.seen:
            was.seen, self.remembered = player.seen[:], b""
            self.known = [b""] * len(self.known)


class DeckBlock:
    """What somebody saw of a deck the last time."""

    def __init__(self) -> None:
        self.cards = NOTHING
        self.monsters = 0
        self.scout = NOBODY
        self.depth = 0
        self.lore: list[int] = []
        self.top: list[int] = []

    def is_of(self, state: State, deck: int, seat: int) -> bool:
        """Whether it is still the same."""
        return (
            self.cards == len(state.decks[deck])
            and self.monsters == state.monsters[deck]
            and self.scout == state.scout[deck]
            and self.depth == state.depth[deck]
            and self.lore == state.lore[deck]
            and (self.scout != seat or self.top == _top(state, deck))
        )


class TanxiLook:
    """What one seat saw the last time, and the blocks of its row."""

    def __init__(self, sizes: RowSizes, decks: int, seats: int) -> None:
        self.round = NOTHING
        self.turn = NOTHING
        self.first = NOBODY
        self.active = NOBODY
        self.lasting: list[Lasting] = []
        self.agenda: list[Frame] = []
        self.rolls: list[int] = []
        self.decks = [DeckBlock() for _ in range(decks)]
        self.row = [b""] * (_SEATS + _SEAT * seats + decks + _AFTER_DECKS)
        self.row[_ROLLS] = NUMERALS[0] * SEATS
        after = _SEATS + _SEAT * seats
        self.row[after + _ABSENT] = sizes.absent * (SEATS - seats)
        self.row[after + decks + _LASTING] = NUMERALS[1] + sizes.lasting
        self.row[after + decks + _AGENDA] = NUMERALS[1] + sizes.agenda


class TanxiRows(RowWriter[State]):
    """The rows of a table of so many seats."""

    def __init__(self, sizes: RowSizes, decks: int, seats: int) -> None:
        self.sizes = sizes
        self.seats = seats
        self._nobody = NUMERALS[0] * (SEATS - seats)
        self._no_rolls = NUMERALS[0] * SEATS
        self._not_attacked = NUMERALS[1] * seats + self._nobody
        self._masks = [_turned(seat, seats) for seat in range(seats)]
        self._box: tuple[int, ...] = ()
        self._box_block = b""
        self._discards: list[int] = []
        self._discard_block = numeral(0) + sizes.discards
        self._merchant: list[int] = []
        self._merchant_block = _tally([], sizes.cards)
        self._deities: list[int] = []
        self._awake = NOTHING
        self._deity_block = b""
        self._opening = True
        self._late = False  # whether the first round is over
        self._lasting: list[Lasting] = []
        self._players = [SeatBlock(seats) for _ in range(seats)]
        self._looks = [TanxiLook(sizes, decks, seats) for _ in range(seats)]

    def row(self, state: State, seat: int) -> bytes:
        """Block by block: what is no longer so is written anew."""
        look = self._looks[seat]
        row, after = look.row, _SEATS + _SEAT * self.seats
        self._look_at_players(state)
        self._look_at_turn(look, state, seat)
        self._look_at_hall(look, state, seat)
        self._look_at_characters(row, state, seat)
        for deck, block in enumerate(look.decks):
            if not block.is_of(state, deck, seat):
                row[after + _ABSENT + 1 + deck] = self._deck(block, state, deck, seat)
        after += len(look.decks)
        if self._discards != state.discards:
            self._discards = state.discards[:]
            self._discard_block = _listed(state.discards, self.sizes.discards)
        row[after + _DISCARDS] = self._discard_block
        if not _the_very_same(look.lasting, state.lasting):
            row[after + _LASTING] = self._lasting_on(look, state.lasting, seat)
        if not _the_very_same(look.agenda, state.agenda):
            row[after + _AGENDA] = self._agenda(look, state.agenda, seat)
        row[after + _BOX] = self._box_of(state.box)
        row[after + _REMEMBERED] = self._remembered(self._players[seat], seat)
        whole = b"".join(row)
        if len(whole) != 2 * self.sizes.width:
            raise LayoutFault("there is more in one place than there is room for")
        return whole

    def _look_at_turn(self, look: TanxiLook, state: State, seat: int) -> None:
        """Where the game stands, and what was done in this turn."""
        row, sizes, active = look.row, self.sizes, state.active
        asked = self._masks[seat][state.owes]
        row[_ASKED] = sizes.asked(self.seats, state.question, asked, state.phase)
        if (
            look.turn != state.turn
            or look.active != active
            or look.round != state.round
            or look.first != state.first
        ):
            look.turn, look.round, look.first = state.turn, state.round, state.first
            look.active = active
            first, now = self._somebody(state.first, seat), self._somebody(active, seat)
            row[_TURN] = b"".join([numeral(state.round), numeral(state.turn), first, now])
        playing = state.players[active].cell != NOWHERE and state.phase != OPENING
        left = self._players[active].energy - state.spent
        row[_LEFT] = numeral(left) if playing and left > 0 else NUMERALS[1]
        row[_SPENT] = numeral(state.spent)
        row[_DONE] = sizes.done(state.done)
        row[_EXPLORED] = sizes.explored(state.explored)
        attacked = _any(state.attacked)
        row[_ATTACKED] = self._by_seat(state.attacked, seat) if attacked else self._not_attacked
        row[_AGAIN] = numeral(state.again)
        flags = (4 if state.ability_used else 0) | (2 if state.favour_used else 0)
        row[_FLAGS] = FLAGS[flags | 1 if state.moved else flags]
        row[_BUSY] = self._busy(state)

    def _busy(self, state: State) -> bytes:
        """The monster that is being met, the object that is being used, what is being paid for."""
        idle = state.monster == state.lair == state.used == state.sought == NOTHING
        if idle and not state.price and not state.seeks_card:
            return self.sizes.idle
        sought = state.sought
        if state.seeks_card and sought != NOTHING:
            sought += self.sizes.offers
        seeks_card = 1 if state.seeks_card else 0
        return packed([state.monster, state.lair, state.used, sought, seeks_card, state.price])

    def _look_at_hall(self, look: TanxiLook, state: State, seat: int) -> None:
        """What lies open beside the players."""
        row, sizes = look.row, self.sizes
        row[_FOG] = numeral(state.fog)
        row[_MARKER] = NUMERALS[state.marker + 1]
        row[_ICE] = sizes.no_ice
        if state.blocks or state.freezer != NOBODY:
            ice = _listed(state.blocks, sizes.blocks)
            row[_ICE] = ice + self._somebody(state.freezer, seat)
        row[_DEITIES] = self._deities_of(state)
        row[_WINNER] = self._somebody(state.winner, seat)
        if look.rolls != state.rolls:
            look.rolls = state.rolls[:]
            row[_ROLLS] = self._by_seat(state.rolls, seat) if state.rolls else self._no_rolls
        row[_DRAFT] = self._draft(state, seat)
        row[_RELICS] = numeral(len(state.relics))
        row[_MERCHANT] = self._merchant_of(state)

    def _deities_of(self, state: State) -> bytes:
        """Those that are awake, and how many sleep."""
        if self._awake != state.awake or self._deities != state.deities:
            self._awake, self._deities = state.awake, state.deities[:]
            awake = _listed(state.deities[: state.awake], self.sizes.deities)
            self._deity_block = awake + NUMERALS[len(state.deities) - state.awake + 1]
        return self._deity_block

    def _merchant_of(self, state: State) -> bytes:
        if state.phase == OPENING:
            return self.sizes.no_merchant
        if self._merchant != state.merchant:
            self._merchant = state.merchant[:]
            self._merchant_block = _tally(state.merchant, self.sizes.cards)
        return self._merchant_block

    def _box_of(self, box: tuple[int, ...]) -> bytes:
        if self._box is not box:
            self._box = box
            self._box_block = packed(box)
        return self._box_block

    def _draft(self, state: State, seat: int) -> bytes:
        """TX-25: what one has seen of the draft, until all is revealed."""
        if state.phase != OPENING or state.terms.options.characters == "random":
            return self.sizes.no_characters
        if state.players[seat].character == NOBODY and seat not in to_act(state):
            return self.sizes.no_characters
        return _tally(characters_left(state, seat), self.sizes.figures)

    def _somebody(self, other: int, seat: int) -> bytes:
        return NUMERALS[0] if other == NOBODY else NUMERALS[(other - seat) % self.seats + 1]

    def _by_seat(self, numbers: list[int], seat: int) -> bytes:
        """A number of each, who looks first."""
        return packed(numbers[seat:] + numbers[:seat]) + self._nobody

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
                self._look_at_player(block, state, owner, fresh and bool(block.open))

    def _look_at_player(self, block: SeatBlock, state: State, owner: int, fresh: bool) -> None:
        """What everybody sees."""
        player = state.players[owner]
        at_point = player.cell != NOWHERE and state.terms.island.point[player.cell] >= 0
        if not fresh or not block.is_as_strong_as(player, at_point):
            self._weigh(block, state, owner)
        block.keep(player, at_point)
        most = figure_of(state, owner).hearts if state.phase != OPENING else 0
        pieces = [
            numeral(player.hearts),
            numeral(most),
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
            block.stats,
            NUMERALS[2 if player.still else 1],
            numeral(player.felled),
            numeral(player.fell_at),
        ]
        block.open = b"".join(pieces)

    def _weigh(self, block: SeatBlock, state: State, owner: int) -> None:
        """Attack, defence and dice; and the energy for a turn."""
        attack = defence = dice = 0
        if state.phase != OPENING and state.players[owner].cell != NOWHERE:
            parts = holding(state, owner)
            attack = attack_before_dice(state, owner, [], False, 0)
            defence = defence_before_dice(state, owner, 0)
            dice = defence_dice(state, owner, parts)
            block.energy = energy_to_spend(state, owner, parts)
        block.stats = b"".join([numeral(attack), numeral(defence), NUMERALS[dice + 1]])

    def _look_at_characters(self, row: list[bytes], state: State, seat: int) -> None:
        """Every seat, and what this one knows of their hands."""
        unveiled, at, owner = state.phase != OPENING, _SEATS, seat
        for distance in range(self.seats):
            block, player = self._players[owner], state.players[owner]
            shown = unveiled or not distance
            row[at + _CHARACTER] = NUMERALS[player.character + 1 if shown else 0]
            row[at + _OPEN] = block.open
            row[at + _HAND] = self._known(block, seat) if distance else self._own(block)
            at += _SEAT
            owner = owner + 1 if owner + 1 < self.seats else 0

    def _own(self, block: SeatBlock) -> bytes:
        """The answer and the hand of who looks."""
        if not block.own:
            hand = _tally(block.player.hand, self.sizes.cards)
            block.own = NUMERALS[block.player.answer + 1] + NUMERALS[2] + hand
        return block.own

    def _known(self, block: SeatBlock, seat: int) -> bytes:
        """How many cards of each kind this seat knows to be in the hand of another."""
        if not block.player.seen:
            return self.sizes.knows_nothing
        if not block.known[seat]:
            known = _tally(known_to(block.player.seen, 1 << seat), self.sizes.cards)
            block.known[seat] = self.sizes.unknown + known
        return block.known[seat]

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

    def _deck(self, block: DeckBlock, state: State, deck: int, seat: int) -> bytes:
        sizes = self.sizes
        block.cards, block.monsters = len(state.decks[deck]), state.monsters[deck]
        block.scout, block.depth = state.scout[deck], state.depth[deck]
        block.lore, block.top = state.lore[deck][:], _top(state, deck)
        return b"".join(
            [
                NUMERALS[deck + 1],
                NUMERALS[block.cards + 1],
                NUMERALS[block.monsters + 1],
                _tally(known_to(block.lore, 1 << seat), sizes.cards)
                if block.lore
                else sizes.no_cards,
                self._somebody(block.scout, seat),
                NUMERALS[block.depth + 1],
                _listed(block.top, sizes.top) if block.scout == seat else sizes.no_top,
            ]
        )

    def _lasting_on(self, look: TanxiLook, lasting: list[Lasting], seat: int) -> bytes:
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
        return b"".join(pieces)

    def _agenda(self, look: TanxiLook, agenda: list[Frame], seat: int) -> bytes:
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
        return b"".join(pieces)


def _top(state: State, deck: int) -> list[int]:
    """The cards on top of which somebody knows the order, the top one first."""
    cards = state.decks[deck]
    return cards[len(cards) - state.depth[deck] :][::-1]


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
