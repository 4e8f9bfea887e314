"""A table as a value: everything that follows from its log, and who is there right now."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from sobremesa.bots import BOT_NAMES
from sobremesa.kernel.course import Course
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.record import Record, SealedSeed, commit
from sobremesa.table.clocks import Clocks
from sobremesa.table.log import ACCOUNT, Person, TableSet
from sobremesa.table.messages import Ended, Question
from sobremesa.table.settings import BotSeat, SeatPlan, setup_of

Stage = Literal["waiting", "opening", "playing", "over", "closed"]
MISSED: Final = 50  # deliveries that are kept for somebody who comes back,
MISSED_BYTES: Final = 20_000  # as long as they are not much more than everything anew
STORY: Final = 150  # lines of the story that somebody is told who comes anew
LONG_STORY: Final = 3_000  # of a bot account, which is given all that its seat has heard
ANSWERS: Final = 16  # answers that are remembered, for those who send them twice


class Place:
    """A seat: for whom it is, and who sits there."""

    __slots__ = ("commitment", "nonce", "person", "plan", "says")

    def __init__(self, plan: SeatPlan) -> None:
        self.plan = plan
        self.person: Person | None = None
        self.commitment: str | None = None
        self.nonce: str | None = None
        self.says: dict[str, Any] = {}

    @property
    def account(self) -> str | None:
        """The bot account that is invited to sit here, by its id."""
        invited = self.plan.account if isinstance(self.plan, BotSeat) else None
        return None if invited is None else ACCOUNT + invited

    @property
    def player(self) -> str | None:
        """Who plays here beside the table's own bots, by their id."""
        return self.account if self.person is None else self.person.id

    @property
    def ready(self) -> bool:
        """Whether the game could begin, as far as this seat is concerned."""
        return isinstance(self.plan, BotSeat) or self.commitment is not None


class Asked:
    """The questions that a seat has been asked: the last one, and its answers to the latest."""

    __slots__ = ("answers", "moves", "number", "occasion", "since")

    def __init__(self) -> None:
        self.number = 0
        self.occasion: object = None  # None: nothing is asked
        self.since = 0
        self.moves = 0  # that stood when it was asked
        self.answers: dict[int, dict[str, Any]] = {}

    def remember(self, move: dict[str, Any]) -> None:
        """The last question was answered by its player with this move."""
        self.answers[self.number] = move
        if len(self.answers) > ANSWERS:
            del self.answers[min(self.answers)]


class Stream:
    """What one recipient has been told: numbered, without a gap."""

    __slots__ = ("back", "longest", "missed", "missed_bytes", "number", "question", "story", "view")

    def __init__(self) -> None:
        self.number = 0
        self.view: Any = None
        self.question: Question | None = None
        self.back = 0
        self.missed: list[bytes] = []  # the last deliveries
        self.missed_bytes = 0
        self.story: list[bytes] = []  # lines, as they are told
        self.longest = STORY  # lines of it that are kept

    def keep(self, data: bytes, lines: Sequence[bytes]) -> None:
        """This was delivered, with these lines; what is older may have to go."""
        self.missed.append(data)
        self.missed_bytes += len(data)
        while len(self.missed) > MISSED or self.missed_bytes > MISSED_BYTES:
            self.missed_bytes -= len(self.missed.pop(0))
        self.story.extend(lines)
        if len(self.story) > self.longest:
            del self.story[: len(self.story) - self.longest]

    def forget_missed(self) -> None:
        """Whoever comes back is told everything anew."""
        self.missed.clear()
        self.missed_bytes = 0

    def since(self, last: int) -> list[bytes] | None:
        """The deliveries after this one; None where not all of them are kept."""
        count = self.number - last
        if not 0 <= count <= len(self.missed):
            return None
        return self.missed[len(self.missed) - count :]


class Thinking:
    """A bot's answer to a question: when it is due, and what it is once it has been found."""

    __slots__ = ("asked", "due", "level", "move", "question", "verdict")

    def __init__(self, question: int, level: str, due: int) -> None:
        self.question = question
        self.level = level
        self.due = due
        self.asked = False  # whether a worker has been asked
        self.move: dict[str, Any] | None = None
        self.verdict: str | None = None


class Table:
    """One table. The log makes it; `present` and `thinking` are of the moment."""

    __slots__ = (
        "asides", "asked", "attempt", "away", "began", "bots", "clocks", "course", "dealt", "ended",
        "game", "held", "host", "id", "judging", "lonely", "made", "mover", "moves", "muted",
        "options", "outcome", "over_at", "places", "present", "record", "rematch", "seatings",
        "seats", "seen", "settings", "sittings", "size", "spoken", "stage", "standing_answers",
        "stopping", "streams", "thinking", "until", "watchers", "window", "window_until",
    )  # fmt: skip

    def __init__(self, id: str, made: TableSet, games: Mapping[str, AnyGame]) -> None:
        self.id = id
        self.made = made
        self.settings = made.settings
        self.seats = len(made.settings.seats)  # how many play
        self.watchers = self.seats  # the recipient that stands for all spectators
        self.game, self.options = setup_of(made.settings, games)
        self.host = made.host
        self.size = 0  # entries of the log
        self.stage: Stage = "waiting"
        self.attempt = 0  # how often a start was called off
        self.until: int | None = None  # when nonces must be open
        self.places = [Place(plan) for plan in made.settings.seats]
        self.streams = [Stream() for _ in range(self.seats + 1)]  # the last is the spectators'
        self.muted: list[set[int]] = [set() for _ in self.places]
        self.rematch: str | None = None
        self.ended: Ended | None = None  # why there is no result
        # What is counted, so that it ends
        self.seatings = 0
        self.sittings: dict[str, int] = {}  # by person
        self.moves = 0
        self.lonely = 0  # moves that bots have made for nobody
        self.asides = [0] * (self.seats + 1)
        self.seen = [0] * self.seats  # when each seat's player last did something, or went
        # The game
        self.course: Course | None = None
        self.record: Record | None = None
        self.dealt = 0  # entries that the record had when the game began here
        self.bots: list[str | None] = [None] * self.seats
        self.asked = [Asked() for _ in self.places]
        self.held: dict[int, dict[str, Any]] = {}
        self.standing_answers: list[dict[str, Any] | None] = [None] * self.seats
        self.stopping: list[int] = []  # who wants to stop, first who proposed it
        self.mover: int | None = None  # who moved last, where all could see that
        self.window: object = None  # the occasion of the window that is open
        self.window_until: int | None = None
        self.clocks = Clocks(made.settings.clock, self.seats)
        self.outcome: Outcome | None = None
        self.began: int | None = None  # when the game did, in ms
        self.over_at: int | None = None
        # Of the moment
        self.present: dict[str, int] = {}  # how many sockets a person has
        self.away: dict[str, int] = {}  # since when
        self.thinking: dict[int, Thinking] = {}
        self.judging: dict[int, tuple[int, dict[str, Any]]] = {}  # answers at the referee
        self.spoken: dict[str, list[int]] = {}  # when people spoke last

    # Who

    def seat_of(self, person: str) -> int | None:
        """Where this person sits."""
        for seat, place in enumerate(self.places):
            if place.player == person:
                return seat
        return None

    def players(self) -> list[int]:
        """The seats of people who have not resigned."""
        resigned = () if self.course is None else self.course.resigned
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.person is not None and seat not in resigned
        ]

    def recipient_of(self, person: str) -> int:
        """Which stream is theirs."""
        seat = self.seat_of(person)
        return self.watchers if seat is None else seat

    def away_for(self, seat: int, now: int) -> int:
        """How long this seat's player has been away, in ms."""
        person = self.places[seat].person
        if person is not None and person.id in self.present:
            return 0
        return now - self.seen[seat]

    def name_at(self, seat: int) -> str | None:
        """What the player or bot at this seat is called."""
        place = self.places[seat]
        if isinstance(place.plan, BotSeat):
            return place.plan.account or BOT_NAMES[seat]
        return None if place.person is None else place.person.name

    @property
    def substitute(self) -> str:
        """The level of the bots that play for those who sleep."""
        return self.settings.substitute or self.game.everyday

    def is_played_from_outside(self, seat: int) -> bool:
        """Whether a bot account is here to play this seat."""
        account = self.places[seat].account
        return account is not None and account in self.present

    def asleep(self, seat: int) -> bool:
        """Whether a bot plays for the person at this seat."""
        return self.bots[seat] is not None and self.places[seat].person is not None

    # Luck and links

    def seed(self) -> str:
        """The host's seed for this attempt to start."""
        return self._derived(f"seed {self.attempt}")

    def commitment(self) -> str:
        """The hash that binds the host to the seed."""
        return commit(self.seed())

    def link(self, seat: int) -> str:
        """The secret of a reserved seat."""
        return self._derived(f"link {seat}")[:32]

    def hint_seed(self, seat: int) -> int:
        """What a hint is thought from: the same for who asks twice about one question."""
        return int(self._derived(f"hint {seat} {self.asked[seat].number}")[:15], 16)

    def _derived(self, purpose: str) -> str:
        return hmac.new(self.made.root.encode(), purpose.encode(), hashlib.sha256).hexdigest()

    # The game

    def play(self) -> tuple[Course, Record]:
        """The game that is played; only for tables that have begun."""
        assert self.course is not None
        assert self.record is not None
        return self.course, self.record

    @property
    def state(self) -> Any:
        """The truth: for the table, never for a player."""
        return self.play()[0].state

    def to_act(self) -> tuple[int, ...]:
        """Who owes an answer, as far as the table has not got it yet."""
        if self.course is None or self.course.cut_short:
            return ()
        return tuple(seat for seat in self.game.to_act(self.state) if seat not in self.held)

    def view(self, seat: int | None) -> Any:
        """What this seat, or a spectator, has last been shown."""
        return self.streams[self.watchers if seat is None else seat].view

    def may_hint(self) -> bool:
        """Whether people are shown what they could do; where the rules show it, it is no aid."""
        return self.settings.aids.hints or self.game.shows_on_request(self.state)

    def sealed(self) -> SealedSeed | None:
        """The luck of the game that is played."""
        if self.record is None or not isinstance(self.record.head.chance, SealedSeed):
            return None
        return self.record.head.chance
