"""What the codec of a row has room for, and what it writes where there is nothing."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import SEATS, Catalogue
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import NOTHING
from sobremesa.kernel.layout import (
    CACHED,
    NUMERALS,
    BySeatCodec,
    Codec,
    FixedCodec,
    ListCodec,
    RecordCodec,
    packed,
)


class RowSizes:
    """For all tables that play by the same options and pack."""

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
