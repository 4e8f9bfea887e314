"""The players: what everybody sees of them, and what each knows of their hands."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import SEATS
from sobremesa.games.tanxi.memory import kind_in, known_to, seats_in
from sobremesa.games.tanxi.rows.places import (
    ABSENT,
    CHARACTER,
    HAND,
    OPEN,
    PLAYERS,
    REMEMBERED,
    SEAT,
    after_players,
)
from sobremesa.games.tanxi.rows.seating import Seating
from sobremesa.games.tanxi.rows.sizes import RowSizes
from sobremesa.games.tanxi.rows.writing import LOW, tally, the_very_same
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    defence_before_dice,
    defence_dice,
    energy_to_spend,
    holding,
)
from sobremesa.games.tanxi.state import NOWHERE, OPENING, Lasting, Player, State, figure_of
from sobremesa.kernel.layout import NUMERALS, numeral


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


class PlayerBlocks:
    """All players of a table: what they are is the same for all who look."""

    def __init__(self, sizes: RowSizes, seating: Seating, decks: int) -> None:
        self.sizes = sizes
        self.seats = seating.seats
        self.blocks = [SeatBlock(self.seats) for _ in range(self.seats)]
        self._absent = sizes.absent * seating.absent
        self._absent_at = after_players(self.seats) + ABSENT
        self._remembered_at = after_players(self.seats) + decks + REMEMBERED
        self._opening = True
        self._late = False  # whether the first round is over
        self._lasting: list[Lasting] = []

    def begin(self, row: list[bytes]) -> None:
        """Who is not there will not come."""
        row[self._absent_at] = self._absent

    def look(self, state: State) -> None:
        """At those who are not what they were; what holds for a while counts for all of them."""
        opening, late = state.phase == OPENING, state.round > 1
        fresh = (
            self._opening == opening
            and self._late == late
            and the_very_same(self._lasting, state.lasting)
        )
        if not fresh:
            self._opening, self._late, self._lasting = opening, late, state.lasting[:]
        for owner, player in enumerate(state.players):
            block = self.blocks[owner]
            if not fresh or not block.open or not block.is_of(player):
                self._look_at(block, state, owner, fresh and bool(block.open))

    def _look_at(self, block: SeatBlock, state: State, owner: int, fresh: bool) -> None:
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

    def write(self, row: list[bytes], state: State, seat: int) -> None:
        """Every seat, what this one knows of their hands, and what they know of its own."""
        unveiled, at, owner = state.phase != OPENING, PLAYERS, seat
        for distance in range(self.seats):
            block, player = self.blocks[owner], state.players[owner]
            shown = unveiled or not distance
            row[at + CHARACTER] = NUMERALS[player.character + 1 if shown else 0]
            row[at + OPEN] = block.open
            row[at + HAND] = self._known(block, seat) if distance else self._own(block)
            at += SEAT
            owner = owner + 1 if owner + 1 < self.seats else 0
        row[self._remembered_at] = self._remembered(self.blocks[seat], seat)

    def _own(self, block: SeatBlock) -> bytes:
        """The answer and the hand of who looks."""
        if not block.own:
            hand = tally(block.player.hand, self.sizes.cards)
            block.own = NUMERALS[block.player.answer + 1] + NUMERALS[2] + hand
        return block.own

    def _known(self, block: SeatBlock, seat: int) -> bytes:
        """How many cards of each kind this seat knows to be in the hand of another."""
        if not block.player.seen:
            return self.sizes.knows_nothing
        if not block.known[seat]:
            known = tally(known_to(block.player.seen, 1 << seat), self.sizes.cards)
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
                        at = ((other - seat) % self.seats - 1) * cards + kind_in(entry)
                        known[2 * at + LOW] += 1
            block.remembered = bytes(known)
        return block.remembered
