"""Twin matches: two tables that differ only in what somebody may not know, side by side.

Whoever is watched receives bytes. As long as the game itself tells these eyes the same at both
tables, the bytes, their order and their times must be the same too: whatever else differs is a
leak. What the game tells is followed beside the tables, by the honest game alone.

Beside the cards the twins differ in what is done in secret: who lets it be and when, which card is
laid down, how long a bot has thought. Windows that close when all have answered do so at the same
time at both tables, since that moment is no secret. Of bots it is promised that their answer comes
when it was due if it was found by then, and else a whole number of half paces later
(`clocks.next_slot`): so twins think differently long within one such slot, not beyond it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import move_data
from sobremesa.table.jobs import Explain, JudgeAnswer, Suggest, Think
from sobremesa.table.log import Person, Spoke
from sobremesa.table.messages import (
    Answer,
    AnyRequest,
    Draft,
    Hello,
    Hint,
    Leave,
    Mute,
    Query,
    Return,
    SetStandingAnswer,
    Stop,
    TakeBack,
    Talk,
    WhyNot,
)
from sobremesa.table.telling import encode, fresh, room, tell_progress
from sobremesa.table.turns import turns_of
from tests.subjects import Subject
from tests.table.simulated import WATCHER, Client, Json, SimulatedMatch
from tests.table.tales import Parted, Tale, heard
from tests.table.twin_asks import ASKS, DRAFTS

JUDGING: Final = 200  # ms that a referee takes
TRIES: Final = 6  # moves that are looked at to find one after which the twins still agree
PAUSES: Final = (0, 0, 1, 30, 250, 450, 450, 900, 900, 900, 1500, 1500, 3000, 7000, 40_000, 130_000)


class Leak(AssertionError):
    """Somebody was told, or shown by the time of it, what they may not know."""


class Twins:
    """Two matches, and somebody who must not be able to tell in which of them they are."""

    def __init__(
        self,
        subject: Subject,
        honest: AnyGame,
        simulated: SimulatedMatch,
        recipient: int,
        state: Any,
        random: Random,
    ) -> None:
        self.subject = subject
        self.honest = honest
        self.random = random
        self.recipient = recipient
        self.person = simulated.person(recipient)
        self.eyes = eyes_of(simulated, recipient)
        self.tally: Counter[str] = Counter()
        self.last_answer = Answer(question=0, move={})
        self.window = simulated.table.window
        self.compared = 0
        other = simulated.copy()
        other.table.play()[0].state = state
        ask_again(other)
        self.sides = (simulated, other)
        self.tales = [Tale(honest, side.table.state, self.eyes) for side in self.sides]
        self.marks = self._mark()
        for side in self.sides:
            show(side)

    def live(self, steps: int) -> None:
        """So many steps, if the game does not tell them apart before."""
        try:
            self.check()
            for _ in range(steps):
                self._level()
                self.step()
                self.tally["steps"] += 1
        except Parted:
            self.tally["parted"] += 1

    # Comparing

    def ears(self, side: int = 0) -> Client:
        """What the watched one has heard at this table."""
        return self.sides[side].clients[self.person.id]

    def _mark(self) -> list[tuple[int, int]]:
        """How far the logs, and what was heard, have been looked at."""
        return [(len(side.log), len(self.ears(n).heard)) for n, side in enumerate(self.sides)]

    def check(self) -> None:
        """Whatever has come since the last look must have come to both; then workers begin."""
        self._follow_tales()
        ours, theirs = (self.ears(n).heard[mark[1] :] for n, mark in enumerate(self.marks))
        if ours != theirs:
            raise Leak(f"heard {ours}, but at the other table {theirs}")
        for what in (self._room, self._fresh, self._turn):
            mine, yours = (what(side) for side in self.sides)
            if mine != yours:
                raise Leak(f"{mine!r}, but for the twin {yours!r}")
        self.tally["heard"] += len(ours)
        self.marks = self._mark()
        self._count_windows()
        self._think()

    def _follow_tales(self) -> None:
        """Parted: the game has told these eyes something else at the other table."""
        for side, tale, (log, _) in zip(self.sides, self.tales, self.marks, strict=True):
            tale.follow(side.log[log:])
        ours, theirs = (tale.chapters[self.compared :] for tale in self.tales)
        if any(one != other for one, other in zip(ours, theirs, strict=False)):
            raise Parted
        self.compared += min(len(ours), len(theirs))

    def _room(self, side: SimulatedMatch) -> bytes:
        return encode(room(side.table, self.person.id, side.now))

    def _fresh(self, side: SimulatedMatch) -> bytes:
        return encode(fresh(side.table, self.recipient, side.now))

    def _turn(self, side: SimulatedMatch) -> bytes:
        turns = turns_of(side.table)
        return b"" if turns is None else encode(turns.of(self.eyes))

    def _count_windows(self) -> None:
        table = self.sides[0].table
        if table.window != self.window:
            how = "opened" if table.window is not None else table.settings.window.closes
            self.tally[f"windows {how}"] += 1
        self.window = table.window

    # Time

    def pass_time(self, ms: int) -> None:
        """Let everything happen that happens by itself, at each table at its own times."""
        until = self.sides[0].now + ms
        while (at := self._next_at()) is not None and at <= until:
            for side in self.sides:
                while side.next_at() == at:
                    side.happen(at)
                side.now = at
            self.check()
        for side in self.sides:
            side.now = until

    def _next_at(self) -> int | None:
        times = [at for side in self.sides if (at := side.next_at()) is not None]
        return min(times, default=None)

    # Workers

    def _think(self) -> None:
        """Hand jobs out: what bots think of takes its time, at each table another one."""
        ours, theirs = (self._thoughts_of(side) for side in self.sides)
        if list(ours) != list(theirs):
            raise Parted
        for seat in ours:
            moves, times = self.moves_of(seat), self._arrivals(seat)
            for side, jobs, move, at in zip(self.sides, (ours, theirs), moves, times, strict=True):
                side.thinks(at, jobs[seat], None, move)

    def _thoughts_of(self, side: SimulatedMatch) -> dict[int, Think]:
        """What bots have to think about, by seat; a referee looks at all else at once."""
        jobs: dict[int, Think] = {}
        for job, asker in sorted(side.take_jobs(), key=lambda pair: pair[0].seat):
            match job:
                case Think():
                    jobs[job.seat] = job
                case JudgeAnswer() | Explain():
                    side.thinks(side.now + JUDGING, job, asker, side.game.read_move(job.move))
                case Suggest():
                    move = side.game.random_move(side.table.state, job.seat, fast(job.id))
                    side.thinks(side.now + JUDGING, job, asker, move)
        return jobs

    def _arrivals(self, seat: int) -> tuple[int, int]:
        """When a bot's answer is found: anywhere in the time in which nobody can notice.

        That is until it is due, else between two times at which a late one is told. Where a bot
        takes a seat over, it may have been due long ago.
        """
        now, slot = self.sides[0].now, max(1, self.sides[0].table.settings.pace // 2)
        due = min(side.table.thinking[seat].due for side in self.sides)
        first, last = now, due
        if now > due or self.random.random() < 0.1:
            late = -(-max(0, now - due) // slot) * slot
            first, last = due + late + 1, due + late + slot
            self.tally["late thoughts"] += 1
        return self.random.randint(first, last), self.random.randint(first, last)

    # Moves

    def moves_of(self, seat: int) -> tuple[Any, Any]:
        """A move for each table after which these eyes know the same; Parted: none is at hand."""
        ours, theirs = (side.table.state for side in self.sides)
        for _ in range(TRIES):
            mine = self._random_move(ours, seat)
            apart = seat != self.eyes and self.random.random() < 0.4
            yours = self._random_move(theirs, seat) if apart else mine
            if self._agree(seat, mine, yours):
                self.tally["apart"] += mine != yours
                return mine, yours
        raise Parted

    def _random_move(self, state: Any, seat: int) -> Any:
        return self.honest.random_move(state, seat, fast(self.random.getrandbits(40)))

    def _agree(self, seat: int, mine: Any, yours: Any) -> bool:
        """Whether the game tells these eyes the same of both moves."""
        known = []
        for side, move in zip(self.sides, (mine, yours), strict=True):
            state = side.table.state.copy()
            verdict = self.honest.verdict(state, seat, move)
            try:
                told = heard(self.honest, state, seat, move, self.eyes, verdict)
            except IllegalMove:
                return False
            known.append((told, self.honest.view(state, self.eyes)))
        return bool(known[0] == known[1])

    # A step

    def step(self) -> None:
        """Time goes by, and somebody does something."""
        self.pass_time(self.random.choice(PAUSES))
        if self.sides[0].table.stage != "playing":
            raise Parted
        acts = (self.others_answer, self.others_whisper, self.others_chat, self.answer, self.pester)
        self.random.choices(acts, (5, 1, 1, 2, 3))[0]()
        self.check()

    def both(self, person: Person, request: AnyRequest) -> None:
        """The same request at both tables."""
        self.tally[str(request.__struct_config__.tag)] += 1
        for side in self.sides:
            side.send(person, request)

    # What others do

    def others_answer(self) -> None:
        """Somebody else answers."""
        if self.sides[0].table.window is not None:
            self.others_react()
            return
        owing = [seat for seat in self.owing(self.sides[0]) if seat in self.owing(self.sides[1])]
        if owing:
            seat = self.random.choice(owing)
            for side, move in zip(self.sides, self.moves_of(seat), strict=True):
                side.answer(seat, move)
            self.tally["answers"] += 1

    def owing(self, side: SimulatedMatch) -> list[int]:
        """The other people who owe an answer at this table."""
        asked = [seat for seat in side.table.to_act() if seat not in side.table.judging]
        return [seat for seat in side.awake() if seat in asked and seat != self.recipient]

    def others_react(self) -> None:
        """Somebody else reacts in a window: openly at both tables, or in secret at one of them."""
        if not self._sabotages():
            side = self.random.choice(self.sides)
            owing = self.owing(side)
            if len(owing) > 1 or (owing and self._closes_by_time(side)):
                self._lets_be(side, self.random.choice(owing))
                self.tally["quiet at one table"] += 1
            elif self.random.random() < 0.5:
                self._all_let_be()

    def _sabotages(self) -> bool:
        """Whether somebody does not let it be, at both tables."""
        ours, theirs = (self.owing(side) for side in self.sides)
        for seat in ours:
            move = self._random_move(self.sides[0].table.state, seat)
            loud = seat in theirs and move != self._silence(self.sides[0])
            if loud and self._agree(seat, move, move):
                for side in self.sides:
                    side.answer(seat, move)
                self.tally["sabotages"] += 1
                return True
        return False

    def _closes_by_time(self, side: SimulatedMatch) -> bool:
        return side.table.settings.window.closes == "time"

    def _silence(self, side: SimulatedMatch) -> Any:
        return side.game.silence(side.table.view(None))

    def _lets_be(self, side: SimulatedMatch, seat: int) -> None:
        side.answer(seat, self._silence(side))

    def _all_let_be(self) -> None:
        """All others let it be, at both tables at the same time."""
        for side in self.sides:
            for seat in self.owing(side):
                self._lets_be(side, seat)
        self.tally["all others let it be"] += 1

    def _level(self) -> None:
        """Where a window closes by answers, the others are through at both tables or at none."""
        if self.sides[0].table.window is None or self._closes_by_time(self.sides[0]):
            return
        if len({bool(self.owing(side)) for side in self.sides}) > 1:
            self._all_let_be()
            self.check()

    def others_whisper(self) -> None:
        """Somebody asks or tries something that is nobody else's business, at one table alone."""
        side = self.random.choice(self.sides)
        others = [seat for seat in self._people() if seat != self.recipient]
        if self.recipient != side.table.watchers:
            side.send(WATCHER, Talk(text="Look at that!"))
        if others:
            seat = self.random.choice(others)
            side.send(side.person(seat), self.random.choice(self._whispers(side, seat)))
            self.tally["whispers"] += 1

    def _whispers(self, side: SimulatedMatch, seat: int) -> Sequence[AnyRequest]:
        client = side.client(seat)
        move = move_data(self.random.choice(self.subject.universe(side.table.seats)))
        standing = (SetStandingAnswer(move={"do": "let-it-be"}), SetStandingAnswer(move=None))
        ask = Query(ask=self.random.choice(ASKS[side.game.name]))
        return (
            *(standing if self._closes_by_time(side) else ()),
            *((ask,) if side is self.sides[0] else ()),  # others may know that a twin is none
            Mute(seat=self.recipient % side.table.seats, on=self.random.random() < 0.5),
            Hello(last=0, seat=seat),
            WhyNot(move=move),
            Hint(),
            Answer(question=client.asked, move={"do": "fly"}),
            Answer(question=client.asked + 1, move=move),
            TakeBack(moves=client.back + 1),
            Talk(phrase="nonsense"),
        )

    def others_chat(self) -> None:
        """Somebody else does something that all may see."""
        others = [seat for seat in self._people() if seat != self.recipient]
        if others:
            seat = self.random.choice(others)
            if self.sides[0].person(seat).id not in self.sides[0].table.present:
                self._goes(seat)
                return
            acts: tuple[Callable[[int], None], ...] = (
                self._talks,
                self._takes_back,
                self._stands,
                self._tries,
                self._proposes,
            )
            if len({seat in side.table.to_act() for side in self.sides}) == 1:
                acts += (self._goes, self._leaves)  # both twins have answered, or none
            self.random.choice(acts)(seat)

    def _people(self) -> list[int]:
        """The seats of people."""
        places = self.sides[0].table.places
        return [seat for seat, place in enumerate(places) if place.person is not None]

    def _talks(self, seat: int) -> None:
        person = self.sides[0].person(seat)
        self.both(person, Talk(phrase="trust-me"))
        for side in self.sides:
            side.hide(Spoke(seat, person.name, phrase="trust-me"))

    def _takes_back(self, seat: int) -> None:
        ways = [side.client(seat).back for side in self.sides]
        if min(ways):
            self.both(self.sides[0].person(seat), TakeBack(moves=self.random.randint(1, min(ways))))

    def _goes(self, seat: int) -> None:
        """Whose socket is open closes it, whose is closed opens one."""
        person = self.sides[0].person(seat)
        self.tally["sockets"] += 1
        for side in self.sides:
            if person.id in side.table.present:
                side.go(person)
            else:
                side.come(person, side.clients[person.id].number)

    def _leaves(self, seat: int) -> None:
        """Fall asleep, or wake up."""
        asleep = self.sides[0].table.bots[seat] is not None
        self.both(self.sides[0].person(seat), Return() if asleep else Leave())

    def _stands(self, seat: int) -> None:
        """Lets every window be; not in one, where that would be an answer."""
        if self.sides[0].table.window is None:
            self.both(self.sides[0].person(seat), SetStandingAnswer(move={"do": "let-it-be"}))

    def _proposes(self, seat: int) -> None:
        """Propose to stop, or not any more; never all of them, so that the game goes on."""
        if seat == self._people()[0] and len(self._people()) > 1:
            agree = self.random.random() < 0.6
            self.both(self.sides[0].person(seat), Stop(agree=agree))

    def _tries(self, seat: int) -> None:
        """Let the others watch a tile that both twins have."""
        drafts = DRAFTS.get(self.sides[0].game.name)
        if drafts is not None:
            seen = [side.client(seat).view for side in self.sides]
            self.both(self.sides[0].person(seat), Draft(draft=drafts(seat, seen, self.random)))

    # What the watched one does

    def answer(self) -> None:
        """The watched one answers what is asked, if anything is."""
        question = self.ears().question
        asleep = self.eyes is None or self.sides[0].table.bots[self.eyes] is not None
        if question is None or asleep or self.recipient in self.sides[0].table.judging:
            self.pester()
            return
        move = move_data(self.moves_of(self.recipient)[0])
        self.last_answer = Answer(question=question["number"], move=move)
        self.both(self.person, self.last_answer)

    def pester(self) -> None:
        """The watched one asks for whatever comes to mind, or loses the connection."""
        if self.random.random() < 0.15:
            self.tally["came back"] += 1
            last = self._some_number()
            for side in self.sides:
                side.go(self.person)
                side.come(self.person, last)
        else:
            self.both(self.person, self.random.choice(self._requests()))

    def _some_number(self) -> int | None:
        """Of a delivery: a late one, one that never was, or none."""
        last = self.ears().number
        return self.random.choice(
            (None, 0, last, last + 3, max(0, last - self.random.randrange(9)))
        )

    def _requests(self) -> Sequence[AnyRequest]:
        """What people send who click on everything."""
        ears, random = self.ears(), self.random
        universe = self.subject.universe(self.sides[0].table.seats)
        move = move_data(random.choice(universe))
        seat = random.randrange(self.sides[0].table.seats)
        asks = ASKS[self.sides[0].game.name]
        closed = random.randrange(ears.asked + 2)
        self.last_answer = random.choice((self.last_answer, Answer(question=closed, move=move)))
        return (
            Answer(question=ears.asked, move=move),
            Answer(question=ears.asked, move={"do": "fly"}),
            self.last_answer,
            TakeBack(moves=random.randint(1, 3)),
            WhyNot(move=move),
            WhyNot(move={}),
            Query(ask=random.choice(asks)),
            Hint(),
            SetStandingAnswer(move=random.choice((move, None))),
            Mute(seat=seat, on=random.random() < 0.5),
            Talk(text="And you?"),
            Talk(phrase="nonsense"),
            Hello(last=self._some_number(), seat=random.choice((self.eyes, self.eyes, seat))),
            random.choice((Leave(), Return(), Return())),
            Stop(agree=False),
            Draft(draft=self._own_draft()),
        )

    def _own_draft(self) -> Json:
        drafts = DRAFTS.get(self.sides[0].game.name)
        if drafts is None or self.eyes is None:
            return {"table": []}
        return drafts(self.eyes, [self.ears().view], self.random)


def eyes_of(simulated: SimulatedMatch, recipient: int) -> int | None:
    """The seat of this recipient; None: a spectator."""
    return None if recipient == simulated.table.watchers else recipient


def ask_again(simulated: SimulatedMatch) -> None:
    """Who has answered in the model but not in the twin still has the same question to answer."""
    table = simulated.table
    for seat in table.to_act():
        table.asked[seat].occasion = table.game.occasion(table.game.view(table.state, seat))


def show(simulated: SimulatedMatch) -> None:
    """Everyone is told what is new in the state, and bots think about it anew."""
    simulated.deliver(tell_progress(simulated.table, simulated.now, []))
    simulated.forget_thoughts()
