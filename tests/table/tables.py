"""A pure table driven by hand: people who answer, workers, and a clock that is set by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final

import msgspec

from sobremesa.games import GAMES
from sobremesa.kernel.chance import fast
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import commit, move_data
from sobremesa.table import handler
from sobremesa.table.fold import begin, fold
from sobremesa.table.handler import Reaction
from sobremesa.table.jobs import Explain, Job, JudgeAnswer, Suggest, Think
from sobremesa.table.log import Logged, Person, TableSet, read, written
from sobremesa.table.messages import Answer, AnyRequest, Commit, Hello, Open, Sit, Start
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import BotSeat, OpenSeat, Settings
from sobremesa.table.table import Table
from sobremesa.table.telling import encode, fresh, room

Json = dict[str, Any]

NOON: Final = 1_000_000_000  # ms, when every table is set
ROOT: Final = "a root that is never shown"
PEOPLE: Final = tuple(
    Person(f"id-{name}", name) for name in ("Ana", "Bo", "Cleo", "Dan", "Eva", "Fay", "Gil")
)
HOST: Final = PEOPLE[0]
WATCHER: Final = Person("id-wanda", "Wanda")
BOT: Final = BotSeat("random")
LET_IT_BE: Final[Json] = {"do": "let-it-be"}


class Live:
    """A table, the time, its log, and everything that it has sent."""

    def __init__(self, made: TableSet, games: Mapping[str, AnyGame] = GAMES, seed: int = 0) -> None:
        self.games = games
        self.now = NOON
        self.log = [Logged(NOON, made)]
        self.table = begin("table", self.log[0], games)
        self.random = Random(seed)
        self.deliveries: list[tuple[int, bytes]] = []
        self.jobs: list[Job] = []
        self.rooms = 0  # how often everyone had to see the table anew

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self.table.game

    # What happens

    def take(self, reaction: Reaction) -> list[Json]:
        """Store, send and hand out what follows; the replies."""
        self.log += reaction.append
        self.deliveries += reaction.deliveries
        self.jobs += reaction.jobs
        self.rooms += reaction.room
        return [decoded(data) for data in reaction.replies]

    def say(self, person: Person, request: AnyRequest) -> Json:
        """Somebody wants something: the first reply, empty while a worker is at it."""
        replies = self.take(handler.receive(self.table, person, request, self.now))
        return replies[0] if replies else {}

    def does(self, person: Person, request: AnyRequest) -> None:
        """Somebody does something that is allowed."""
        reply = self.say(person, request)
        assert reply == {"type": "done", "id": request.id}, reply

    def refusal(self, person: Person, request: AnyRequest) -> str:
        """The rule by which somebody is refused; nothing has changed."""
        before = self.everything()
        reply = self.say(person, request)
        assert reply["type"] == "refused", reply
        assert self.everything() == before
        return str(reply["refusal"]["rule"])

    def come(self, person: Person, last: int | None = None) -> list[Json]:
        """A socket opens: what is sent to it before it has been told all."""
        hello = Hello(last=last, seat=self.table.seat_of(person.id))
        *sent, done = self.take(handler.come(self.table, person, hello, self.now))
        assert done == {"type": "done", "id": 0}
        return sent

    def go(self, person: Person) -> None:
        """A socket closes."""
        self.take(handler.go(self.table, person, self.now))

    def wake(self, at: int) -> None:
        """Wake the table at this time."""
        self.now = at
        self.take(handler.wake(self.table, at))

    def wait(self, ms: int) -> None:
        """Let time go by; the table is woken whenever it wants to be."""
        until = self.now + ms
        while (at := wake_at(self.table)) is not None and at <= until:
            self.wake(max(at, self.now))
        self.now = until

    # Before the game

    def person(self, seat: int) -> Person:
        """Who sits there."""
        person = self.table.places[seat].person
        assert person is not None
        return person

    def seat_people(self) -> None:
        """Everybody comes and takes the seat of their number, if it is open."""
        for seat, place in enumerate(self.table.places):
            if isinstance(place.plan, OpenSeat):
                self.come(PEOPLE[seat])
                self.does(PEOPLE[seat], sit(seat))

    def start(self) -> None:
        """The host starts, and all open their nonce."""
        for seat in self.people():
            if self.table.places[seat].commitment is None:
                self.does(self.person(seat), Commit(commitment=commit(nonce_of(seat))))
        self.does(HOST, Start())
        for seat in self.people() if self.table.stage == "opening" else ():
            self.does(self.person(seat), Open(words=nonce_of(seat)))

    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [s for s, place in enumerate(self.table.places) if place.person is not None]

    # The game

    def asked(self, seat: int) -> int:
        """The number of the question that this seat was asked last."""
        return self.table.asked[seat].number

    def owing(self) -> list[int]:
        """The people who play for themselves and owe an answer."""
        table = self.table
        return [
            seat
            for seat in table.to_act()
            if table.bots[seat] is None and seat not in table.judging
        ]

    def answer(self, seat: int, move: Any) -> Json:
        """Answer the question that is open."""
        data = move if isinstance(move, dict) else move_data(move)
        return self.say(self.person(seat), Answer(question=self.asked(seat), move=data))

    def plays(self, seat: int, move: Any) -> None:
        """Answer it with something that is allowed and needs no referee."""
        assert self.answer(seat, move) == {"type": "done", "id": 0}

    def some_move(self, seat: int) -> Any:
        """A legal move."""
        chance = fast(self.random.getrandbits(40))
        return self.game.random_move(self.table.state, seat, chance)

    def step(self) -> None:
        """One thing happens: a worker is through, somebody answers, or time goes by."""
        if self.jobs:
            self.work(self.jobs.pop(0))
        elif owing := self.owing():
            seat = self.random.choice(owing)
            self.answer(seat, self.some_move(seat))
        else:
            at = wake_at(self.table)
            assert at is not None, "the table hangs"
            self.wake(max(at, self.now))
        self.now += 7

    def steps(self, number: int) -> None:
        """So many steps, if the game does not end before."""
        for _ in range(number):
            if self.table.stage != "playing":
                break
            self.step()

    def until(self, there: Callable[[Table], bool]) -> None:
        """Go on until it is so."""
        for _ in range(10_000):
            if there(self.table):
                return
            self.step()
        raise AssertionError("it never is")

    def to_the_end(self) -> None:
        """Play the game to its end."""
        self.until(lambda table: table.stage == "over")

    def work(self, job: Job) -> list[Json]:
        """A worker does what there is to do, at once."""
        table = self.table
        match job:
            case Think():
                return self.take(self._thought(job))
            case JudgeAnswer():
                verdict = self._verdict(job.seat, job.move)
                return self.take(
                    handler.judged(table, self.person(job.seat), job, verdict, self.now)
                )
            case Explain():
                verdict = self._verdict(job.seat, job.move)
                return self.take(handler.explained(table, job, verdict))
            case Suggest():
                move = move_data(self.some_move(job.seat))
                return self.take(handler.suggested(table, job, move, None))

    def _thought(self, job: Think) -> Reaction:
        if job.seat not in self.table.to_act() or job.question != self.asked(job.seat):
            return handler.thought(self.table, job, {}, None, self.now)
        move = self.some_move(job.seat)
        verdict = self.game.verdict(self.table.state, job.seat, move)
        return handler.thought(self.table, job, move_data(move), verdict, self.now)

    def _verdict(self, seat: int, move: Json) -> str | None:
        return self.game.verdict(self.table.state, seat, self.game.read_move(move))

    # What can be seen

    def sent_to(self, recipient: int, since: int = 0) -> list[Json]:
        """What this recipient was sent, after so many deliveries to anybody."""
        return [decoded(data) for to, data in self.deliveries[since:] if to == recipient]

    def room(self, person: Person) -> Json:
        """The table itself, as this person sees it."""
        return decoded(encode(room(self.table, person.id, self.now)))

    def fresh(self, recipient: int) -> Json:
        """All that this recipient may know."""
        return decoded(encode(fresh(self.table, recipient, self.now)))

    def truth(self) -> bytes:
        """The whole state."""
        return encode(self.game.truth(self.table.state))

    def everything(self) -> tuple[Any, ...]:
        """All that a refused request, or one that only asks, must leave alone."""
        return (len(self.log), len(self.deliveries), self.rooms, *standing_of(self.table))

    # Again

    def refolded(self, upto: int | None = None) -> Table:
        """The table that the stored log, or the beginning of it, leads to."""
        stored = [(logged.at, written(logged)) for logged in self.log[:upto]]
        return fold("table", [read(at, body) for at, body in stored], self.games)

    def restart(self) -> None:
        """The server has stopped and started: the table comes back from its log."""
        self.table = self.refolded()
        self.jobs = []
        self.wake(self.now)


class Client:
    """Somebody who knows nothing but what was delivered."""

    def __init__(self) -> None:
        self.number = 0
        self.story: list[Json] = []
        self.view: Json = {}
        self.question: Json | None = None
        self.back = 0

    def hear(self, messages: Iterable[Json]) -> None:
        """Take in what was told, or all at once."""
        for message in messages:
            if message["type"] == "fresh":
                self._begin(message)
            elif message["type"] == "told":
                self._go_on(message)

    def _begin(self, fresh: Json) -> None:
        self.number, self.story = fresh["number"], list(fresh.get("story", ()))
        self.view, self.question = fresh.get("view") or {}, fresh.get("question")
        self.back = fresh.get("back", 0)

    def _go_on(self, told: Json) -> None:
        assert told["number"] == self.number + 1
        self.number += 1
        self.story = [*self.story, *told.get("lines", ())][-150:]
        self.view = self.view | told.get("changes", {})
        self.question = told.get("question", self.question)
        self.back = told.get("back", self.back)

    def knows(self) -> tuple[Any, ...]:
        """All of it."""
        return self.number, self.story, self.view, self.question, self.back


def decoded(data: bytes) -> Json:
    """What was sent."""
    message: Json = msgspec.json.decode(data)
    return message


def nonce_of(seat: int) -> str:
    """What somebody adds to the seed."""
    return f"the words of seat {seat}"


def sit(seat: int, link: str | None = None, **says: int | None) -> Sit:
    """Sit down, bound to the nonce of the seat."""
    return Sit(seat=seat, commitment=commit(nonce_of(seat)), link=link, says=says)


PLAYS: Final[dict[str, Json]] = {  # ways in which no game is long, and seat 0 begins AntaYagí
    "antayagi": {"pockets": [1]},
    "antheno": {"copies": 1, "stars": 0, "hand": 5, "draw": "free"},
    "tanxi": {"characters": "random", "round_limit": 2},
}
STRICT: Final[Json] = {**PLAYS["antheno"], "draw": "strict"}


def made(
    name: str = "antayagi",
    seats: int = 3,
    bots: Iterable[int] = (),
    root: str = ROOT,
    options: Json | None = None,
    **how: Any,
) -> TableSet:
    """A table as it is set: open seats, and bots at these ones."""
    at_bots = set(bots)
    plans = tuple(BOT if seat in at_bots else OpenSeat() for seat in range(seats))
    how = {"seats": plans, "options": PLAYS[name] if options is None else options, **how}
    return TableSet(Settings(game=name, **how), HOST, root)


def waiting(name: str = "antayagi", seats: int = 3, **how: Any) -> Live:
    """A table at which nobody sits yet."""
    return Live(made(name, seats, **how))


def seated(name: str = "antayagi", seats: int = 3, **how: Any) -> Live:
    """A table at which everybody sits."""
    live = waiting(name, seats, **how)
    live.seat_people()
    return live


def begun(name: str = "antayagi", seats: int = 3, **how: Any) -> Live:
    """A table at which the game has begun."""
    live = seated(name, seats, **how)
    if HOST.id not in live.table.present:
        live.come(HOST)
    live.start()
    assert live.table.stage == "playing"
    return live


def standing_of(table: Table) -> tuple[Any, ...]:
    """Where a table stands: everything that follows from its log, to be compared."""
    record = table.record
    return (
        table.size,
        table.stage,
        table.attempt,
        table.until,
        [
            (place.plan, place.person, place.commitment, place.nonce, dict(place.says))
            for place in table.places
        ],
        [
            (stream.number, stream.view, stream.question, stream.back, list(stream.missed))
            for stream in table.streams
        ],
        [[bytes(line) for line in stream.story] for stream in table.streams],
        [set(muted) for muted in table.muted],
        None if table.course is None else encode(table.game.truth(table.state)),
        None if record is None else encode(record),
        list(table.bots),
        [(each.number, each.occasion, each.since, dict(each.answers)) for each in table.asked],
        dict(table.held),
        list(table.standing_answers),
        (table.window, table.window_until),
        (list(table.clocks.left), dict(table.clocks.running), table.clocks.since),
        table.outcome,
        table.rematch,
    )
