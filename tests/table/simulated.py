"""Matches at a table without I/O: people, bots and workers, under a clock that is set by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import fast
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import commit, move_data
from sobremesa.table import handler
from sobremesa.table.fold import begin
from sobremesa.table.handler import Reaction
from sobremesa.table.jobs import Explain, Job, JudgeAnswer, Suggest, Think
from sobremesa.table.log import Logged, Person, Spoke, TableSet
from sobremesa.table.messages import Answer, AnyRequest, Hello, Open, Return, Sit, Start
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import (
    BotSeat,
    Clock,
    NoClock,
    OpenSeat,
    Settings,
    Window,
    check_settings,
)
from sobremesa.table.snapshot import freeze, thaw
from sobremesa.table.table import Table
from sobremesa.table.talking import digest_of
from sobremesa.table.telling import encode, room

NOON: Final = 1_000_000_000  # when every simulated begins, in ms
WATCHER: Final = Person("watcher", "Wanda")
Json = dict[str, Any]


class Way(NamedTuple):
    """How a table is set."""

    options: Any
    seats: int
    bots: tuple[int, ...] = ()  # the seats at which bots sit; never the first
    clock: Clock = NoClock()
    window: Window = Window()
    pace: int = 900


class Heard(NamedTuple):
    """Something that somebody received, and when."""

    at: int
    data: bytes


class Due(NamedTuple):
    """What a worker will say, and when."""

    at: int
    job: Job
    asker: Person | None
    move: Json | None = None
    verdict: str | None = None


class Client:
    """Somebody who knows nothing but what the table has sent."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[Heard] = []
        self.number = 0
        self.view: Json = {}
        self.question: Json | None = None
        self.asked = 0  # the number of the last question
        self.back = 0
        self.requests = 0
        self.gaps = 0  # how often a delivery was missing

    def next_id(self) -> int:
        """The number of the next request."""
        self.requests += 1
        return self.requests

    def hear(self, at: int, data: bytes) -> None:
        """Take in what the table sends."""
        self.heard.append(Heard(at, data))
        message = msgspec.json.decode(data)
        if message["type"] == "told" and message["number"] > self.number:
            self.gaps += message["number"] != self.number + 1
            self.view |= message.get("changes", {})
            self._note(message)
        elif message["type"] == "fresh":
            self.view = message.get("view") or {}
            self._note({"question": None, "back": 0} | message)

    def _note(self, message: Json) -> None:
        self.number = message["number"]
        self.question = message.get("question", self.question)
        self.asked = self.question["number"] if self.question else self.asked
        self.back = message.get("back", self.back)

    def copy(self) -> Client:
        """Somebody who knows the same, and has heard nothing yet of what comes."""
        other = Client(self.person)
        other.number, other.back, other.requests = self.number, self.back, self.requests
        other.view, other.question, other.asked = dict(self.view), self.question, self.asked
        return other

    def reply(self) -> Json:
        """The answer to the last request; empty while a worker is at it."""
        said = [msgspec.json.decode(heard.data) for heard in self.heard[-8:]]
        return next((each for each in said if each.get("id") == self.requests), {})


class SimulatedMatch:
    """A table, everybody who is there, and the time."""

    def __init__(self, table: Table, people: Sequence[Person], now: int) -> None:
        self.table = table
        self.now = now
        self.clients = {person.id: Client(person) for person in people}
        self.jobs: list[tuple[Job, Person | None]] = []  # what no worker has taken yet
        self.dues: list[Due] = []
        self.log: list[Logged] = []
        self.level = "random"  # of whoever answers

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self.table.game

    def person(self, recipient: int) -> Person:
        """Who receives this stream; for the last one a spectator."""
        if recipient == self.table.watchers:
            return WATCHER
        person = self.table.places[recipient].person
        assert person is not None
        return person

    def client(self, recipient: int) -> Client:
        """What they know."""
        return self.clients[self.person(recipient).id]

    def awake(self) -> list[int]:
        """The seats of people who are there and play for themselves."""
        return [
            seat
            for seat, place in enumerate(self.table.places)
            if place.person is not None
            and place.person.id in self.table.present
            and self.table.bots[seat] is None
        ]

    # What people do

    def send(self, person: Person, request: AnyRequest) -> Json:
        """Somebody wants something; the reply, empty while a worker is at it."""
        client = self.clients[person.id]
        request = msgspec.structs.replace(request, id=client.next_id())
        self._take(handler.receive(self.table, person, request, self.now), person)
        return client.reply()

    def answer(self, seat: int, move: Any) -> None:
        """Answer the question that was last heard, with a move that is allowed."""
        question = self.client(seat).question
        assert question is not None
        answer = Answer(question=question["number"], move=move_data(move))
        reply = self.send(self.person(seat), answer)
        assert reply.get("type", "done") == "done", reply

    def come(self, person: Person, last: int | None = None) -> None:
        """Somebody's socket opens."""
        self._take(
            handler.come(
                self.table, person, Hello(last=last, seat=self.table.seat_of(person.id)), self.now
            ),
            person,
        )

    def go(self, person: Person) -> None:
        """Somebody's socket closes."""
        self._take(handler.go(self.table, person, self.now))

    def hide(self, said: Spoke) -> None:
        """Whoever runs the server hides these words."""
        self._take(handler.hide((digest_of(said),), self.table, self.now))

    def _take(self, reaction: Reaction, asker: Person | None = None) -> None:
        """Send everything, in the order in which a server does."""
        self.log += reaction.append
        present = [c for c in self.clients.values() if c.person.id in self.table.present]
        for client in present if reaction.room else ():
            client.hear(self.now, encode(room(self.table, client.person.id, self.now)))
        for data in reaction.replies:
            assert asker is not None
            self.clients[asker.id].hear(self.now, data)
        self.deliver(reaction.deliveries)
        self.jobs += [(job, asker) for job in reaction.jobs]

    def deliver(self, deliveries: Sequence[tuple[int, bytes]]) -> None:
        """Everybody hears what is theirs; who has no socket open does not."""
        for client in self.clients.values():
            recipient = self.table.recipient_of(client.person.id)
            for to, data in deliveries:
                if to == recipient and client.person.id in self.table.present:
                    client.hear(self.now, data)

    # What happens by itself

    def next_at(self) -> int | None:
        """When the next thing happens by itself; never in the past."""
        wake = wake_at(self.table)
        times = [due.at for due in self.dues] + ([] if wake is None else [wake])
        return max(min(times), self.now) if times else None

    def happen(self, at: int) -> None:
        """Let that happen: one worker's answer, or whatever the table does by itself."""
        self.now = at
        due = min(self.dues, key=lambda due: due.at, default=None)
        if due is None or due.at > at:
            before = wake_at(self.table)
            self._take(handler.wake(self.table, at))
            assert wake_at(self.table) != before, "the table is woken for nothing"
            return
        self.dues.remove(due)
        self._take(self._done(due), due.asker)

    def _done(self, due: Due) -> Reaction:
        job, table = due.job, self.table
        match job:
            case Think():
                assert due.move is not None
                return handler.thought(table, job, due.move, due.verdict, self.now)
            case JudgeAnswer():
                assert due.asker is not None
                return handler.judged(table, due.asker, job, due.verdict, self.now)
            case Explain():
                return handler.explained(table, job, due.verdict)
            case Suggest():
                assert due.move is not None
                return handler.suggested(table, job, due.move, None)

    # What workers do

    def take_jobs(self) -> list[tuple[Job, Person | None]]:
        """What is to be thought about, handed out once."""
        jobs, self.jobs = self.jobs, []
        return jobs

    def thinks(self, at: int, job: Job, asker: Person | None, move: Any) -> None:
        """A worker will be ready with this move then, and with what the referee says of it."""
        verdict = self.game.verdict(self.table.state, job.seat, move)
        self.dues.append(Due(at, job, asker, move_data(move), verdict))

    def forget_thoughts(self) -> None:
        """As after a restart: what bots have thought is lost, and they think again."""
        self.table.thinking.clear()
        self.dues = [due for due in self.dues if not isinstance(due.job, Think)]
        self.jobs = [pair for pair in self.jobs if not isinstance(pair[0], Think)]
        self._take(handler.wake(self.table, self.now))

    # Alone

    def stroll(self, random: Random) -> None:
        """Let somebody answer with a legal move, and time go by."""
        self.gather()
        self.work(random)
        self.someone_answers(random)
        self.pass_time(random.randrange(2000))

    def work(self, random: Random) -> None:
        """Workers take what waits for them, and will be ready soon."""
        for job, asker in self.take_jobs():
            if job.seat in self.game.to_act(self.table.state):  # else it comes too late
                move = self._some_move(job, random)
                self.thinks(self.now + random.randrange(400), job, asker, move)

    def someone_answers(self, random: Random) -> None:
        """One of the people who are asked answers with a legal move."""
        owing = [seat for seat in self.awake() if seat in self.table.to_act()]
        asked = [seat for seat in owing if seat not in self.table.judging]
        if asked:
            seat = random.choice(asked)
            self.answer(seat, self._chosen(seat, random))

    def gather(self) -> None:
        """Who is away comes back, who sleeps wakes up."""
        for client in self.clients.values():
            if client.person.id not in self.table.present:
                self.come(client.person, client.number)
            seat = self.table.seat_of(client.person.id)
            if seat is not None and self.table.asleep(seat):
                self.send(client.person, Return())

    def _some_move(self, job: Job, random: Random) -> Any:
        if isinstance(job, JudgeAnswer | Explain):
            return self.game.read_move(job.move)
        return self._chosen(job.seat, random)

    def _chosen(self, seat: int, random: Random) -> Any:
        """What somebody of this level does at first sight."""
        chance = fast(random.getrandbits(40))
        if self.level == "random":
            return self.game.random_move(self.table.state, seat, chance)
        decision: Decision[Any, Any] = Decision(self.game, self.table.view(seat), (), chance, 1)
        return self.game.bots[self.level].choose(decision).move

    def pass_time(self, ms: int) -> None:
        """Let everything happen that happens in this time."""
        until = self.now + ms
        while (at := self.next_at()) is not None and at <= until:
            self.happen(at)
        self.now = until

    # Another one like it

    def copy(self) -> SimulatedMatch:
        """The same simulated at a table of its own; what bots have thought stays behind."""
        table = Table(self.table.id, self.table.made, {self.game.name: self.game})
        played = [] if self.table.record is None else self.table.record.entries[self.table.dealt :]
        thaw(freeze(self.table), table, played)
        table.present, table.away = dict(self.table.present), dict(self.table.away)
        table.spoken, table.judging = deepcopy(self.table.spoken), dict(self.table.judging)
        other = SimulatedMatch(table, (), self.now)
        other.clients = {id: client.copy() for id, client in self.clients.items()}
        other.dues = [due for due in self.dues if not isinstance(due.job, Think)]
        other.jobs = [pair for pair in self.jobs if not isinstance(pair[0], Think)]
        return other


def begun(game: AnyGame, way: Way, seed: int) -> SimulatedMatch:
    """A match in which everybody has sat down and the game has begun, all through the handler."""
    plans = [BotSeat("random") if seat in way.bots else OpenSeat() for seat in range(way.seats)]
    settings = Settings(
        game=game.name,
        seats=tuple(plans),
        options=msgspec.to_builtins(way.options),
        clock=way.clock,
        window=way.window,
        pace=way.pace,
    )
    people = [Person(f"person-{seat}", f"P{seat}") for seat in range(way.seats)]
    seated = [person for seat, person in enumerate(people) if seat not in way.bots]
    return started(settings, seated, f"root {seed}", {game.name: game})


def started(
    settings: Settings,
    people: Sequence[Person],
    root: str,
    games: Mapping[str, AnyGame],
    id: str = "table",
) -> SimulatedMatch:
    """The game has begun: the first is the host, and the open seats are theirs, in order."""
    check_settings(settings, games)
    made = Logged(NOON, TableSet(settings, people[0], root))
    table = begin(id, made, games)
    match = SimulatedMatch(table, [*people, WATCHER], NOON)
    match.log.append(made)
    for client in match.clients.values():
        match.come(client.person)
    seats = [seat for seat, plan in enumerate(settings.seats) if isinstance(plan, OpenSeat)]
    sitting = list(zip(seats, people, strict=False))  # among bots alone, the host stands by
    for seat, person in sitting:
        match.send(person, Sit(seat=seat, commitment=commit(f"words {seat}")))
    match.send(people[0], Start())
    for seat, person in sitting:
        match.send(person, Open(words=f"words {seat}"))
    assert table.stage == "playing"
    return match
