"""A point in the tree of a game: chance, a seat that is asked, or the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from sobremesa.envs.episode import rewards
from sobremesa.envs.openspiel.tale import KnownPast, OwnAction, SpielTale
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.chance import fast
from sobremesa.kernel.encoding import Walk
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Seat

DEALS: Final = 1024  # outcomes of a draw for the deal
DRAWS: Final = 3  # such draws: 2**30 deals
LUCKS: Final = 64  # outcomes of a draw of luck for a move
MOST_TAKEN: Final = 10_000  # actions of all players; a game that is longer ends without a winner


class Agreed(NamedTuple):
    """What is played, by what people say of it."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]  # those that are not as usual
    pack: str | None
    stamp: int  # when the file of the pack was written


@lru_cache(maxsize=64)
def terms_of(agreed: Agreed) -> EnvTerms:
    """The terms, made once for all games alike, and tried: whatever cannot be meant is refused."""
    terms = EnvTerms(agreed.game, agreed.players, dict(agreed.options), agreed.pack)
    terms.game.setup(terms.options, terms.players, fast(0))
    return terms


class TreeNode:
    """Where a game stands; it never changes, and every action leads to another.

    What no seat can know is not decided here: it is dealt anew by the luck that is drawn before a
    move which depends on it. So whoever looks ahead from here sees possible futures, and nothing
    says which will come.
    """

    __slots__ = (
        "_begun", "_following", "_walk", "agreed", "asked", "draws", "luck", "move", "said",
        "seat", "state", "taken", "tale", "terms",
    )  # fmt: skip

    def __init__(self, agreed: Agreed) -> None:
        """The root: nothing is dealt yet."""
        self.agreed = agreed
        self.terms = terms_of(agreed)
        self.state: Any = None  # the state of the engine, which nobody changes; None: not dealt
        self.tale: SpielTale | None = None
        self.luck = 0  # all luck that was drawn so far
        self.draws = 0  # draws for the deal
        self.taken = 0  # actions of all players
        self.asked: tuple[Seat, ...] = ()
        self.seat: Seat | None = None  # who is asked; None where chance comes next, or nothing
        self.said: tuple[int, ...] = ()  # what this seat has said of its move so far
        self.move: Any = None  # the move that waits for its luck
        self._walk: Walk[Any] | None = None
        self._following: list[int] | None = None
        self._begun: dict[int, TreeNode] = {}  # by action: found once, as that may take a search

    def __deepcopy__(self, memo: Any) -> TreeNode:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (
            self.state, self.tale, self.luck, self.draws, self.taken, self.asked, self.seat,
            self.said, self.move,
        )  # fmt: skip
        return (restored_node, (self.agreed, *kept))

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.terms.game

    # What comes next

    @property
    def over(self) -> bool:
        """Whether the game has ended, or is too long."""
        if self.state is None or self.move is not None:
            return False
        return not self.asked or self.taken >= MOST_TAKEN

    @property
    def chances(self) -> int:
        """How many outcomes chance has, all equally likely; 0 where it is not asked."""
        if self.state is None:
            return DEALS
        if self.move is not None:
            return LUCKS
        return len(self.asked) if self.seat is None and not self.over else 0

    def following(self) -> list[int]:
        """The actions that are open to the seat that is asked, in order."""
        if self._following is None:
            self._following = sorted(self.walk().following())
        return self._following

    def walk(self) -> Walk[Any]:
        """The move of the seat that is asked, as far as it is said; it is not to be changed."""
        if self._walk is None:
            self._walk = self._walked()
        return self._walk

    def _walked(self) -> Walk[Any]:
        assert self.seat is not None
        walk = self.terms.encoding.actions.walk(self.state, self.seat)
        for action in self.said:
            walk.following()
            walk.take(action)
        walk.following()  # a walk may go on only by what it has found
        return walk

    def returns(self) -> list[float]:
        """What everybody gets: nothing before the end."""
        outcome = None if self.state is None or self.asked else self.game.outcome(self.state)
        return [0.0] * self.terms.players if outcome is None else rewards(outcome)

    # The children

    def after(self, action: int) -> TreeNode:
        """Where an action of who is asked, or an outcome of chance, leads to."""
        if self.over:
            raise RuntimeError("the game is over: begin another by game.new_initial_state()")
        if self.chances:
            return self._by_chance(action)
        return self._by_seat(action)

    def _by_chance(self, outcome: int) -> TreeNode:
        if not 0 <= outcome < self.chances:
            raise ValueError(f"chance has outcomes from 0 to {self.chances - 1}, not {outcome}")
        if self.state is None:
            return self._dealt(outcome)
        if self.move is not None:
            return self._lucky(outcome)
        child = self._child()
        child.seat = self.asked[outcome]
        return child

    def _dealt(self, outcome: int) -> TreeNode:
        """A draw for the deal, or the deal itself."""
        child = self._child()
        child.luck, child.draws = self.luck * DEALS + outcome, self.draws + 1
        if child.draws == DRAWS:
            terms = self.terms
            child.state = terms.game.setup(terms.options, terms.players, fast(child.luck))
            child.tale = SpielTale(child.state)
            child._ask()
        return child

    def _lucky(self, outcome: int) -> TreeNode:
        """The move that waits, after what no seat knows was dealt anew."""
        luck = fast(self.luck * LUCKS + outcome)
        state = self.state.copy()
        state.chance = luck.copy()
        self.game.redeal(state)
        child = self._child()
        child.luck = luck.word
        child._go_on(state, self._played(state))
        return child

    def _played(self, state: Any) -> list[Event]:
        """Play the move that waits in this state; what happened."""
        assert self.seat is not None
        events: list[Event] = []
        self.game.apply(state, self.seat, self.move, events)
        return events

    def _go_on(self, state: Any, events: list[Event]) -> None:
        """The move that waited was played."""
        assert self.tale is not None
        self.state = state
        self.tale = self.tale.grown(None, events)
        self.said, self.move = (), None
        self._ask()

    def _by_seat(self, action: int) -> TreeNode:
        assert self.seat is not None
        if action not in self.following():
            raise self.terms.encoding.refusal(self.state, self.seat, self.walk(), action, self.game)
        if action not in self._begun:
            self._begun[action] = self._said_on(action)
        child = self._begun[action]
        return child if child.move is None else child._settled()

    def _said_on(self, action: int) -> TreeNode:
        """The seat has said one thing more: its move is whole and waits, or goes on."""
        assert self.seat is not None
        assert self.tale is not None
        walk, self._walk = self.walk(), None  # the first child goes on with it
        child = self._child()
        child.taken = self.taken + 1
        child.said = (*self.said, action)
        child.tale = self.tale.grown(OwnAction(self.seat, action, self.game, self.state), [])
        child.move = walk.take(action)
        if child.move is None:
            child._walk = walk
        return child

    def _settled(self) -> TreeNode:
        """The move that waits is played at once where luck cannot matter to it."""
        trial = self.state.copy()
        events = self._played(trial)
        if depends_on_luck(self.game, self.state, trial):
            return self
        child = self._child()
        child._go_on(trial, events)
        return child

    def _child(self) -> TreeNode:
        """A node that is like this one, to be changed before anybody sees it."""
        return restored_node(*self.__reduce__()[1])

    def _ask(self) -> None:
        """Who is next to answer; in a race, chance says so."""
        game = self.game
        self.asked = tuple(game.to_act(self.state))
        race = len(self.asked) > 1 and game.silence(game.view(self.state, None)) is not None
        self.seat = None if race or self.over else self.asked[0]

    # Other worlds

    def imagined(self, seat: Seat, seed: int) -> TreeNode:
        """A node that this seat cannot tell from this one, with everything else drawn evenly."""
        if self.state is None or self.over:
            return self
        assert self.tale is not None
        view = self.game.view(self.state, seat)
        luck = fast(seed)
        world = self.game.imagine(view, luck)
        other = TreeNode(self.agreed)
        other.state, other.luck, other.taken = world, luck.word, self.taken
        other.tale = SpielTale(world, KnownPast(seat, self.tale))
        other._ask()
        if seat == self.seat:
            other.seat, other.said, other.move = seat, self.said, self.move
        return other


def restored_node(agreed: Agreed, *kept: Any) -> TreeNode:
    """The node that has these parts."""
    node = TreeNode(agreed)
    (
        node.state, node.tale, node.luck, node.draws, node.taken, node.asked, node.seat,
        node.said, node.move,
    ) = kept  # fmt: skip
    return node


def depends_on_luck(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether a move has asked chance, or touched what no seat could know."""
    if before.revealed == after.revealed:
        return False
    return bool(
        before.chance.parts() != after.chance.parts()
        or unknown(game, before) != unknown(game, after)
    )


def unknown(game: AnyGame, state: Any) -> int:
    """A number that changes with how much there is that no seat can know."""
    copy = state.copy()
    chance = fast(0)
    copy.chance = chance
    game.redeal(copy)
    return chance.word
