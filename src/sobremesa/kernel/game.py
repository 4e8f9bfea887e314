"""The contract that every game signs: one value with these answers is a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from sobremesa.kernel.bot import DEFAULT_BUDGET, LEVELS, Bot
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.content import Rule, typed
from sobremesa.kernel.encoding import Encoding
from sobremesa.kernel.errors import (
    Fault,
    IllegalMove,
    OptionsFault,
    malformed,
)
from sobremesa.kernel.events import Event, Story
from sobremesa.kernel.recap import Recap, Tale

Seat = int
M = TypeVar("M")


class Choices(msgspec.Struct, Generic[M], frozen=True):
    """What a seat may do now: the moves, and whether these are all that there are."""

    moves: tuple[M, ...]
    complete: bool = True


class Outcome(msgspec.Struct, frozen=True):
    """The place of each seat, 1 for the best; equal places are ties."""

    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class GameState(Protocol):
    """The whole truth of a game: applied in place, copied by hand."""

    chance: Chance

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def revealed(self) -> int:
        """Raised wherever chance is asked, knowledge widens or an answer is final: no way back."""

    def copy(self) -> Self:
        """A copy that shares nothing that will change."""

    def truth(self) -> list[Any]:
        """The whole of it, chance and memories aside, as plain numbers.

        Records hash it: for one `rules_version` its form must never change.
        """


class Pack(Protocol):
    """The content of a box, as its file says."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def hash(self) -> str:
        """Its identity: the hash of what the rules read of it."""

    @property
    def text(self) -> str:
        """The file itself."""


class GameView(Protocol):
    """What one seat, or a spectator, may know."""

    @property
    def seat(self) -> Seat | None:
        """Whose knowledge this is; None for a spectator."""

    @property
    def question(self) -> str:
        """What is asked at the table."""

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who owes an answer, as far as this seat may know."""


class NoAsk(msgspec.Struct, frozen=True, tag_field="ask", tag="nothing"):
    """For games in which there is nothing to ask."""


OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=GameState)
MoveT = TypeVar("MoveT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=GameView)


class Game(ABC, Generic[OptionsT, StateT, MoveT, ViewT]):
    """A game: its box, its words and its rules.

    Where a function of its modules is the answer, a game says so: `staticmethod(rules.to_act)`.
    """

    name: str
    title: str
    rules_version: int
    seats: range
    options_type: type[OptionsT]
    move_type: Any  # the union of the game's moves
    kinds: tuple[str, ...]  # the kinds of candidates, the most promising first: tags of moves
    view_type: type[ViewT]
    private: tuple[str, ...]  # the fields in which the views of a state may differ
    ask_type: Any = NoAsk  # the union of what a seat may ask beside moving
    chances: tuple[str, ...] = ()  # tags of those, and ids of reasons, that tell chances
    event_types: tuple[type[Event], ...]
    names: tuple[str, ...]  # everything in the box that has a name
    described: tuple[str, ...] = ()  # and what of it has a text, the message `text-<id>`
    questions: tuple[str, ...]  # everything that a seat may be asked
    released: Mapping[str, str]  # the text of every pack ever released, by every hash of it
    rulebook: tuple[Rule, ...]
    texts: Mapping[str, str]  # Fluent, by language
    bots: Mapping[str, Bot]  # by name: levels, measuring sticks, and those of older tables
    levels: tuple[str, ...] = LEVELS  # the bots that people may choose, weakest first
    everyday: str = "casual"  # the level that a table has if nobody chooses one
    adviser: str = "strong"  # the level that gives hints
    budgets: Mapping[str, int] = {}  # iterations a decision at a live table, by bot
    sayings: tuple[str, ...] = ()  # the options in which each player speaks for themselves
    only_simulated: tuple[str, ...] = ()  # the options that no live table may change
    unattended: Mapping[str, Any] = {}  # the options where only bots play, if nobody says others
    compared: Mapping[str, Any] = {}  # and where they are compared: the deal decides what it can

    # The box

    @abstractmethod
    def pack(self, options: OptionsT) -> Pack:
        """The pack that a table with these options plays with."""

    @abstractmethod
    def with_pack(self, text: str, file: str) -> tuple[Self, OptionsT]:
        """This game with a pack from outside on the table, and the options that play it."""

    def printed(self) -> msgspec.Struct | None:
        """What those who draw the things in the box need to know of them beside their texts."""
        return None

    # The rules

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, chance: Chance) -> StateT:
        """The table before the first move."""

    @abstractmethod
    def to_act(self, state: StateT) -> Sequence[Seat]:
        """Who still owes an answer; what a seat may know of that is in its view."""

    @abstractmethod
    def legal_moves(self, state: StateT, seat: Seat) -> Choices[MoveT]:
        """What this seat may answer; nothing where it is not asked."""

    def candidates(self, state: StateT, seat: Seat, most: int, kind: str = "") -> Choices[MoveT]:
        """Up to so many legal moves of this seat, of one of the `kinds` or of all, best first.

        It costs what these cost, not what a list of all would. `complete`: there are no others.
        """
        self.check_kind(kind)
        listed = self.legal_moves(state, seat)
        moves = [move for move in listed.moves if kind in ("", tag_of(move))]
        moves.sort(key=lambda move: self.promise(state, seat, move), reverse=True)
        return Choices(tuple(moves[:most]), listed.complete and len(moves) <= most)

    def promise(self, state: StateT, seat: Seat, move: MoveT) -> float:  # noqa: ARG002
        """How promising a move looks to its seat at first sight, for the order of candidates."""
        return -self.kinds.index(tag_of(move))

    @abstractmethod
    def random_move(self, state: StateT, seat: Seat, chance: Chance) -> MoveT:
        """One legal move of a seat that is asked, without listing them all."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, move: MoveT, story: Story = None) -> None:
        """Play the move. IllegalMove leaves the state untouched."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """The places, once the game is over."""

    # Afterwards

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """How each seat stands, by what people would count at the table."""

    @abstractmethod
    def recap(self, tale: Tale) -> Recap:
        """How a game went that is over: who won and why, when that was decided, and figures."""

    # Knowledge

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What this seat may know; None: a spectator, who sees what every seat sees."""

    @abstractmethod
    def open_view(self, state: StateT) -> ViewT:
        """Everything, for looking back at a finished game."""

    @abstractmethod
    def imagine(self, view: ViewT, chance: Chance) -> StateT:
        """A whole state that this seat cannot tell from the real one, drawn evenly from all."""

    @abstractmethod
    def redeal(self, state: StateT) -> None:
        """Deal anew, by the state's chance, what no seat can know: nobody can tell that it was."""

    # For learners

    @abstractmethod
    def encoding(self, options: OptionsT) -> Encoding[StateT, MoveT]:
        """Views as rows of numbers and moves as numbered actions, at tables that play so."""

    # At a live table

    def views(self, state: StateT) -> list[ViewT]:
        """What each seat may know, and last what a spectator may, with what they share shared."""
        return [*[self.view(state, seat) for seat in range(state.seats)], self.view(state, None)]

    def offered(self, state: StateT, seat: Seat) -> Choices[MoveT]:
        """What is put before this seat: found without a search, and telling nobody what it holds.

        Legal, or refused when it is asked for; `complete`: whatever is legal is among it.
        """
        return self.legal_moves(state, seat)

    def occasion(self, view: ViewT) -> object:
        """What tells a question from the next one: a new value is a new question."""
        return view.question

    def silence(self, view: ViewT) -> MoveT | None:  # noqa: ARG002
        """What saying nothing means in a window that is open to all; None: it is no answer."""
        return None

    def needs_referee(self, state: StateT, move: MoveT) -> bool:  # noqa: ARG002
        """Whether judging this move may take a search, the one of `verdict`."""
        return False

    def shows_on_request(self, state: StateT) -> bool:  # noqa: ARG002
        """Whether the rules themselves let people be shown what they could do."""
        return False

    def asking(self, view: ViewT) -> dict[str, str]:  # noqa: ARG002
        """What the message of this view's question is told: what the same question means now."""
        return {}

    def answer(self, view: ViewT, ask: Any) -> msgspec.Struct:  # noqa: ARG002
        """What a seat may be told of its own view, one of `ask_type`; it changes nothing."""
        raise malformed("there is nothing to ask in this game")

    def draft(self, view: ViewT, data: Any) -> msgspec.Struct:  # noqa: ARG002
        """What the others may see of a move that this seat is still thinking about."""
        raise malformed("in this game nobody thinks in public")

    # Positions as data

    @abstractmethod
    def position(self, state: StateT) -> dict[str, Any]:
        """The state as a scenario writes it, chance aside: short, and enough to place it again."""

    @abstractmethod
    def place(self, position: Any, options: OptionsT, seats: int, chance: Chance) -> StateT:
        """The state of a partial position; ScenarioFault where no game can come to it."""

    @abstractmethod
    def read_order(self, order: list[Any]) -> list[int]:
        """The resulting order of a shuffle, as a scenario writes it."""

    @abstractmethod
    def describe(self, state: StateT) -> dict[str, Any]:
        """Everything that a scenario may expect of this state, written out in full."""

    @abstractmethod
    def read_expectation(self, data: Any) -> dict[str, Any]:
        """What a scenario expects, checked, in the form of `describe`; the unsaid is left out."""

    # What follows from the above

    def truth(self, state: StateT) -> list[Any]:
        """The whole state, as records hash it."""
        return state.truth()

    def verdict(self, state: StateT, seat: Seat, move: MoveT) -> str | None:  # noqa: ARG002
        """What a bounded search says of this move, to be kept with the entry; None: no search."""
        return None

    def apply_ruled(
        self,
        state: StateT,
        seat: Seat,
        move: MoveT,
        verdict: str | None,  # noqa: ARG002
        story: Story,
    ) -> None:
        """Play the move, trusting the verdict that was kept with it."""
        self.apply(state, seat, move, story)

    def read_options(self, data: Any, file: str = "options") -> OptionsT:
        """Options as plain data, checked."""
        return typed(data, self.options_type, file, OptionsFault)

    def read_move(self, data: Any) -> MoveT:
        """A move as plain data; IllegalMove K-3 where it is none."""
        try:
            move: MoveT = _decoder(type(self)).decode(msgspec.json.encode(data))
        except msgspec.ValidationError as error:
            raise malformed(str(error)) from None
        return move

    def why_not(self, state: StateT, seat: Seat, move: MoveT) -> IllegalMove | None:
        """Why this move is refused, or None where it is legal. Nothing is played."""
        try:
            self.apply(state.copy(), seat, move)
        except IllegalMove as illegal:
            return illegal
        return None

    def budget(self, bot: str, seats: int) -> int:  # noqa: ARG002
        """How many iterations this bot thinks for at a live table of so many."""
        return self.budgets.get(bot, DEFAULT_BUDGET)

    def check_kind(self, kind: str) -> None:
        """Refuse a kind of candidates that the game does not have."""
        if kind and kind not in self.kinds:
            raise ValueError(
                f"{self.title} has no candidates of kind {kind!r}: {', '.join(self.kinds)}"
            )

    def check_seats(
        self, seats: int, where: str = "seats", fault: type[Fault] = OptionsFault
    ) -> None:
        """Refuse a table that is too small or too large."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise fault(where, f"{self.title} is for {low} to {high} players, not {seats}")


def tag_of(move: msgspec.Struct) -> str:
    """What kind of move it is, as data says it."""
    return str(move.__struct_config__.tag)


@cache
def _decoder(game: type[AnyGame]) -> msgspec.json.Decoder[Any]:
    """What reads its moves, made once: even to find it by a union of types takes long."""
    return msgspec.json.Decoder(game.move_type)


AnyGame = Game[Any, Any, Any, Any]
