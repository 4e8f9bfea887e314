"""Games under way in numbers: one, or many at once over shared buffers.

A learner is asked by a row and a mask, and answers by an action. Where several are asked at once,
chance says who answers first, and nothing tells the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.encoding import Encoding, RowWriter, Walk
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.events import Event
from sobremesa.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedGame:
    """One game: somebody is asked, and answers by actions until a move is whole."""

    def __init__(self, game: Any, options: Any, players: int, told: bool = False) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.encoding: Encoding[Any, Any] = game.encoding(options)
        self.state: Any = None
        self.told = told
        self.story: list[Event] | None = None  # for bots, who may look back
        self.seat: int | None = None
        self.walk: Walk[Any] | None = None
        self._order: Chance = fast(0)
        self._rows: RowWriter[Any] = self.encoding.rows(players)
        self._nothing_taken: bytes = self.encoding.taken(())
        self._to_act: Callable[[Any], tuple[int, ...]] = game.to_act
        self._apply: Callable[[Any, int, Any, list[Event] | None], None] = game.apply

    def deal(self, seed: int) -> None:
        """Another game."""
        self.state = self.game.setup(self.options, self.players, fast(2 * seed))
        self.story = [] if self.told else None
        self._order = fast(2 * seed + 1)
        self._ask()

    def _ask(self) -> None:
        """The next who owes an answer; nobody once the game is over."""
        asked = self._to_act(self.state)
        if not asked:
            self.seat = self.walk = None
            return
        seat = asked[0] if len(asked) == 1 else asked[self._order.below(len(asked))]
        self.seat = seat
        self.walk = self.encoding.actions.walk(self.state, seat)

    def take(self, action: int) -> bool:
        """The action of who is asked; says whether a move was made. IllegalMove changes nothing."""
        seat, walk = self.seat, self.walk
        assert seat is not None
        assert walk is not None
        if not walk.allows(action):
            raise self.encoding.refusal(self.state, seat, walk, action, self.game)
        move = walk.take(action)
        if move is None:
            return False
        self._apply(self.state, seat, move, self.story)
        self._ask()
        return True

    def play(self, move: Any) -> None:
        """A whole move of who is asked."""
        assert self.seat is not None
        self._apply(self.state, self.seat, move, self.story)
        self._ask()

    def outcome(self) -> Any:
        """The places, once it is over."""
        return None if self.seat is not None else self.game.outcome(self.state)

    def row(self, seat: int) -> bytes:
        """What this seat sees, and what it has said of a move."""
        seen: bytes = self._rows.row(self.state, seat)
        walk = self.walk if seat == self.seat else None
        if walk is None or not walk.taken:
            return seen + self._nothing_taken if self._nothing_taken else seen
        return seen + self.encoding.taken(walk.taken)

    def mask(self, seat: int) -> bytes:
        """What is open to this seat: nothing while somebody else is asked."""
        return self.encoding.mask(self.walk if seat == self.seat else None)


class NumberedGames:
    """Many games, a row and a mask of each in two buffers: those of whoever is asked there."""

    def __init__(self, games: list[NumberedGame], rows: Any, masks: Any) -> None:
        self.games = games
        self.seats = [0] * len(games)  # whose row it is
        self.over = [True] * len(games)
        self.illegal: dict[int, str] = {}  # why a game ended that did so by a wrong action
        encoding = games[0].encoding
        self._rows = _parted(rows, 2 * encoding.width, len(games))
        self._masks = _parted(masks, len(encoding.none), len(games))

    def deal(self, n: int, seed: int) -> None:
        """Another game at this table."""
        game = self.games[n]
        game.deal(seed)
        while game.seat is None:  # it was over before anybody was asked
            seed += 1
            game.deal(seed)
        self.over[n] = False
        self._show(n, game)

    def step(self, actions: list[int]) -> list[int]:
        """An action at each table where a game is under way; says which games have ended by it."""
        ended: list[int] = []
        self.illegal = {}
        for n, game in enumerate(self.games):
            if self.over[n]:
                continue
            try:
                game.take(actions[n])
            except IllegalMove as refused:
                self.illegal[n] = str(refused)
                game.seat = game.walk = None
            if game.seat is None:
                self.over[n] = True
                ended.append(n)
            self._show(n, game)
        return ended

    def _show(self, n: int, game: NumberedGame) -> None:
        """The row and mask of who is asked, or, once it is over, of who acted last."""
        seat = game.seat
        if seat is None:
            seat = self.seats[n]
        self.seats[n] = seat
        self._rows[n][:] = game.row(seat)
        self._masks[n][:] = game.mask(seat)


def _parted(buffer: Any, size: int, parts: int) -> list[memoryview]:
    """A buffer in parts of so many bytes."""
    whole = memoryview(buffer).cast("B")
    return [whole[n * size : (n + 1) * size] for n in range(parts)]
