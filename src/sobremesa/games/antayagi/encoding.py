"""Numbers for learners: every view as a row, every move as one action (`kernel/encoding.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, get_args

from sobremesa.games.antayagi.content import (
    BACKS,
    HAND,
    KINDS,
    LARGEST,
    OBJECTS,
    TOXIC_WASTE,
    Edition,
    Pack,
    name_of,
)
from sobremesa.games.antayagi.moves import (
    CHOICES_TO_EAT,
    CHOICES_TO_LAY,
    CHOICES_TO_SABOTAGE,
    CHOICES_TO_TAKE,
    SEATS,
    Choose,
    Move,
)
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.rows import AntaYagiRows, RowPlaces
from sobremesa.games.antayagi.rules.questions import legal_moves, which
from sobremesa.games.antayagi.state import QUESTIONS, State
from sobremesa.games.antayagi.view_types import SeatView, SeenCard, View
from sobremesa.kernel.encoding import (
    NOTHING_TAKEN,
    ActionSpace,
    Answers,
    AnswerWalk,
    Encoding,
    RowWriter,
    Walk,
)
from sobremesa.kernel.game import tag_of
from sobremesa.kernel.layout import (
    LARGEST as ANY,
)
from sobremesa.kernel.layout import (
    BySeatCodec,
    CachedCodec,
    Codec,
    Column,
    FixedCodec,
    FlagCodec,
    GivenCodec,
    ListCodec,
    NameCodec,
    NumberCodec,
    RecordCodec,
    SeatCodec,
    SeatListCodec,
    SeatMaskCodec,
    TallyCodec,
    ViewCodec,
)

VERSION: Final = 0

# Moves

MOVES: Final[tuple[Move, ...]] = (
    *[Choose(distance) for distance in range(1, SEATS)],  # by distance to the left
    *CHOICES_TO_LAY[-1].moves,
    *CHOICES_TO_SABOTAGE[-1].moves,
    *CHOICES_TO_TAKE[-1].moves,
    *CHOICES_TO_EAT[-1].moves,
)
_NUMBER: Final[dict[Move, int]] = {move: number for number, move in enumerate(MOVES)}


def action_of(move: Move, seat: int, seats: int) -> int:
    """The number of this move; players count by their distance, so all seats learn alike."""
    if isinstance(move, Choose):
        return (move.player - seat) % seats - 1
    return _NUMBER[move]


def move_of(action: int, seat: int, seats: int) -> Move:
    """The move of this number."""
    if action < SEATS - 1:
        return Choose((seat + action + 1) % seats)
    return MOVES[action]


def _name(move: Move) -> str:
    """The move as people read it: its word, and what it is about."""
    return " ".join([tag_of(move), *[str(getattr(move, f)) for f in move.__struct_fields__]])


class MoveActions(ActionSpace[State, Move]):
    """Each move is one action."""

    def __init__(self) -> None:
        self.names = tuple([_name(move) for move in MOVES])
        self.taken = NOTHING_TAKEN
        self._answers: dict[int, Answers[Move]] = {}  # to every question, made when it is asked

    def walk(self, state: State, seat: int) -> Walk[Move]:
        """One step."""
        seats = state.terms.seats
        key = (which(state, seat) * len(QUESTIONS) + state.question) * 64 + seats * 8 + seat
        answers = self._answers.get(key)
        if answers is None:
            moves = list(legal_moves(state, seat).moves)
            actions = [action_of(move, seat, seats) for move in moves]
            answers = self._answers[key] = Answers(actions, moves, len(self.names))
        return AnswerWalk(answers)

    def steps(self, state: State, seat: int, move: Move) -> list[int]:
        """Its number."""
        return [action_of(move, seat, state.terms.seats)]

    def meant(self, state: State, seat: int, taken: list[int]) -> Move | None:
        """The move of this number."""
        return move_of(taken[-1], seat, state.terms.seats)


# Views

_PLACE: Final = {thing: number for number, thing in enumerate(OBJECTS)}
_HIDDEN: Final = TallyCodec(OBJECTS, LARGEST, "the objects among which a hidden one is")


class AntaYagiViewCodec(ViewCodec):
    """A view; of each shuffle's objects it says which are hidden, as the rest lies open.

    There is no end to shuffles, so they are no list: beside every card in a hand whose object is
    hidden stands what is hidden of all that came from the same shuffle, and last what is hidden of
    the pile's.
    """

    def __init__(self, options: Options, pack: Pack) -> None:
        super().__init__(View, SEATS, _parts(options, pack), {"pack": pack.hash})
        self.open = self.width
        self.width += _HIDDEN.width * (SEATS * HAND + 1) + 1

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Its parts, then what is hidden."""
        super().write(value, row, first, seats)
        view: View = value
        hidden = [list(era) for era in view.eras]
        for card in seen_cards(view):
            if card.object is not None:
                hidden[card.era][_PLACE[card.object]] -= 1
        for distance in range(SEATS):
            hand = view.seats[(first + distance) % seats].hand if distance < seats else ()
            for slot in range(HAND):
                card_there = hand[slot] if slot < len(hand) else None
                if card_there is None or card_there.object is not None:
                    row += [0] * _HIDDEN.width
                else:
                    row += hidden[card_there.era]
        row += hidden[-1]
        row.append(len(hidden) - 1)

    def parts(self, row: Sequence[int], at: int, first: int, seats: int) -> dict[str, Any]:
        """What lies open and what is hidden, added up by shuffle."""
        found = super().parts(row, at, first, seats)
        width = _HIDDEN.width
        hidden_at = at + self.open
        pile_at = hidden_at + width * SEATS * HAND
        eras = [[0] * width for _ in range(row[pile_at + width] + 1)]
        for distance in range(seats):
            for slot, card in enumerate(found["seats"][(first + distance) % seats].hand):
                if card.object is None:
                    start = hidden_at + (distance * HAND + slot) * width
                    eras[card.era] = list(row[start : start + width])
        eras[-1] = list(row[pile_at : pile_at + width])
        for card in seen_cards(View(seat=None, **self.given, **found, eras=())):
            if card.object is not None:
                eras[card.era][_PLACE[card.object]] += 1
        return {**found, "eras": tuple([tuple(era) for era in eras])}

    def columns(self, name: str, at: int) -> list[Column]:
        """Those of its parts, and those of what is hidden."""
        hidden_at = at + self.open
        pile_at = hidden_at + _HIDDEN.width * SEATS * HAND
        hands = FixedCodec(FixedCodec(_HIDDEN, HAND), SEATS).columns(
            "seats[].hand[].hidden", hidden_at
        )
        eras = NumberCodec(0, ANY, "how often the pile was shuffled anew")
        return [
            *super().columns(name, at),
            *[column._replace(name="seats[].hand[].hidden") for column in hands],
            *_HIDDEN.columns("pile.hidden", pile_at),
            *eras.columns("shuffles", pile_at + _HIDDEN.width),
        ]


def seen_cards(view: View) -> list[SeenCard]:
    """Every card of a view."""
    cards = [card for seat in view.seats for card in (*seat.hand, *seat.area)]
    return [*cards, *view.discards, *[card for card in view.shown if card is not None]]


class OpenCardCodec(RecordCodec):
    """A card that lies open: everybody has seen its object."""

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """With what goes without saying."""
        found = self.parts(row, at, first, seats)
        return SeenCard(**found, private=False, object_seen=(1 << seats) - 1)


_OBJECT: Final = NameCodec(OBJECTS, "its object, if it was seen")
_BACK: Final = NameCodec(BACKS, "its back, if it was seen")
_BACK_SEEN: Final = SeatMaskCodec(SEATS, "who has seen the back")
_ERA: Final = NumberCodec(0, ANY, "from which shuffle it came")
_OPEN: Final = CachedCodec(
    OpenCardCodec(
        SeenCard, {"object": _OBJECT, "back": _BACK, "back_seen": _BACK_SEEN, "era": _ERA}
    )
)
_HELD: Final = CachedCodec(
    RecordCodec(
        SeenCard,
        {
            "object": _OBJECT,
            "back": _BACK,
            "private": FlagCodec("whether its owner sees the object and the others the back"),
            "object_seen": SeatMaskCodec(SEATS, "who has seen the object"),
            "back_seen": _BACK_SEEN,
            "era": _ERA,
        },
    )
)


def largest_area(pack: Pack) -> int:
    """The most cards that can lie before somebody.

    Nobody has won before an exchange, so there are 5 points at most, or 4 beside all Toxic Waste
    where each of it raises the target (AY-6, AY-47); an exchange brings one card, and two more
    where Lollipops take the rest of a hand (AY-43).
    """
    waste = sum(pack.counts[TOXIC_WASTE * len(BACKS) : (TOXIC_WASTE + 1) * len(BACKS)])
    return 3 + (4 + waste if pack.edition == "65" else 5)


def _parts(options: Options, pack: Pack) -> dict[str, Codec]:
    """What a view says but for the objects of each shuffle."""
    seat = RecordCodec(
        SeatView,
        {
            "hand": ListCodec(_HELD, HAND, "cards in the hand"),
            "area": ListCodec(_OPEN, largest_area(pack), "cards in the area"),
            "points": NumberCodec(0, ANY, "points"),
            "target": NumberCodec(0, ANY, "the points that are needed"),
        },
    )
    agreed: dict[str, Codec] = {
        "edition": NameCodec(get_args(Edition), "the edition"),
        "effects_first": NameCodec(("active", "chosen"), "whose effects come first"),
        "ask": NameCodec(("everyone", "able"), "who is asked about Sabotage"),
    }
    return {
        "options": GivenCodec(options, agreed),
        "question": NameCodec(QUESTIONS, "what is asked"),
        "asked": SeatListCodec(SEATS, "who owes an answer, as far as one knows"),
        "active": SeatCodec(SEATS, "whose turn it is"),
        "chosen": SeatCodec(SEATS, "with whom they trade"),
        "laid": NumberCodec(0, HAND - 1, "the slot that one has laid down, before it is revealed"),
        "sabotages": NumberCodec(0, ANY, "how many Sabotages were played in this exchange"),
        "step": NumberCodec(0, 4, "how far the effects have come"),
        "winner": SeatCodec(SEATS, "who has won"),
        "shown": FixedCodec(_HELD, 2),
        "pile": NumberCodec(0, LARGEST, "cards in the draw pile"),
        "top": NameCodec(BACKS, "the back on top of it"),
        "box": TallyCodec([name_of(kind) for kind in range(KINDS)], LARGEST, "cards in the game"),
        "seats": BySeatCodec(seat, SEATS),
        "discards": ListCodec(_OPEN, pack.size, "discarded cards, the oldest first"),
    }


def _rows(codec: AntaYagiViewCodec) -> Callable[[int], RowWriter[State]]:
    """What writes the same straight from the state, for so many seats."""
    places = [RowPlaces(codec, _HELD, _OPEN, seats) for seats in range(SEATS + 1)]
    return lambda seats: AntaYagiRows(places[seats], seats)


@lru_cache(maxsize=64)
def encoding(options: Options, pack: Pack) -> Encoding[State, Move]:
    """Rows and actions of a table that plays so."""
    codec = AntaYagiViewCodec(options, pack)
    return Encoding(VERSION, codec, MoveActions(), _rows(codec))
