"""The decks, as each seat knows them."""

from __future__ import annotations

from sobremesa.games.tanxi.memory import known_to
from sobremesa.games.tanxi.rows.places import DECKS, after_players
from sobremesa.games.tanxi.rows.seating import Seating
from sobremesa.games.tanxi.rows.sizes import RowSizes
from sobremesa.games.tanxi.rows.writing import listed, tally
from sobremesa.games.tanxi.state import NOBODY, NOTHING, State
from sobremesa.kernel.layout import NUMERALS


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

    def keep(self, state: State, deck: int) -> None:
        """Remember how it is now."""
        self.cards, self.monsters = len(state.decks[deck]), state.monsters[deck]
        self.scout, self.depth = state.scout[deck], state.depth[deck]
        self.lore, self.top = state.lore[deck][:], _top(state, deck)


def _top(state: State, deck: int) -> list[int]:
    """The cards on top of which somebody knows the order, the top one first."""
    cards = state.decks[deck]
    return cards[len(cards) - state.depth[deck] :][::-1]


class DeckBlocks:
    """All decks as one seat knows them."""

    def __init__(self, sizes: RowSizes, seating: Seating, decks: int, seat: int) -> None:
        self.sizes = sizes
        self.seating = seating
        self.seat = seat
        self.first = after_players(seating.seats) + DECKS
        self.blocks = [DeckBlock() for _ in range(decks)]

    def write(self, row: list[bytes], state: State) -> None:
        """Those that are not what they were."""
        for deck, block in enumerate(self.blocks):
            if not block.is_of(state, deck, self.seat):
                block.keep(state, deck)
                row[self.first + deck] = self._deck(block, deck, self.seat)

    def _deck(self, block: DeckBlock, deck: int, seat: int) -> bytes:
        sizes = self.sizes
        return b"".join(
            [
                NUMERALS[deck + 1],
                NUMERALS[block.cards + 1],
                NUMERALS[block.monsters + 1],
                tally(known_to(block.lore, 1 << seat), sizes.cards)
                if block.lore
                else sizes.no_cards,
                self.seating.somebody(block.scout, seat),
                NUMERALS[block.depth + 1],
                listed(block.top, sizes.top) if block.scout == seat else sizes.no_top,
            ]
        )
