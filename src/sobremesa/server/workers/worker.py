"""A worker: it reads jobs, one after the other, and answers each; it ends when the server does."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

import msgspec

from sobremesa.games import GAMES
from sobremesa.kernel.bot import always
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import Fault, IllegalMove, not_asked
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.memory import collect_rarely
from sobremesa.kernel.record import Head, Record, move_data, read_record, write_record
from sobremesa.server.workers.jobs import (
    LENGTH,
    Answer,
    Faulty,
    Fine,
    JudgeResult,
    JudgeTask,
    MatchUpdate,
    Missing,
    Read,
    Ready,
    Replicas,
    ThinkResult,
    ThinkTask,
    WorkerJob,
    check_after,
    failed,
    faulty,
    frame,
    length,
    refused,
)
from sobremesa.table.match import Match
from sobremesa.table.settings import check_settings, setup_of

READING_SECONDS: Final = 2.0  # of the processor, for what comes from outside
READING_BYTES: Final = 256 * 2**20  # of memory, beyond what the worker has
NICE: Final = 5  # whoever answers people comes first where processors are few
GAMES_KEPT: Final = 32  # with packs of the package, each as some table plays it

_JOB: Final = msgspec.json.Decoder(WorkerJob)


class Worker:
    """Somebody who answers, and the replicas of matches that were asked about lately."""

    def __init__(self) -> None:
        self.matches: Replicas[Match] = Replicas()
        self._games: dict[tuple[str, str, bytes], AnyGame] = {}

    def answer(self, text: bytes) -> Answer:
        """What is to be said to a job; whatever goes wrong in it concerns that job alone."""
        request = ""
        try:
            job = _JOB.decode(text)
            request = job.request
            if isinstance(job.question, Read):
                return read(job.question)
            assert job.news is not None
            match = self.follow(job.news, len(text))
            if match is None:
                return Missing()
            if isinstance(job.question, ThinkTask):
                return think(match, job.question)
            return judge(match, job.question)
        except IllegalMove as illegal:
            return refused(illegal)
        except Exception as error:
            sys.stderr.write(f"a job of request {request or '-'} failed\n")
            traceback.print_exc()
            return failed(error)

    def follow(self, news: MatchUpdate, told: int) -> Match | None:
        """The match as far as the news go; None where what they go on from is not here."""
        match = self.matches.get(news.table)
        if news.head is not None:
            match = self.begin(news.head, news.after)
        elif match is None or check_after(match.record, len(match.record.entries)) != news.after:
            self.matches.forget(news.table)
            return None
        try:
            for entry in news.entries:
                match.follow(entry)
        except BaseException:
            self.matches.forget(news.table)
            raise
        self.matches.keep(news, match, told)
        return match

    def begin(self, head: Head, opening: str) -> Match:
        """A match before its first entry; matches with the same pack of ours share their game."""
        if head.pack_text is not None:
            return Match.resume(*_read(head, opening))
        key = (head.game, head.pack, msgspec.json.encode((head.rules, head.options)))
        game = self._games.get(key)
        if game is None:
            game, _ = _read(head, opening)
            self._games[key] = game
            if len(self._games) > GAMES_KEPT:
                del self._games[next(iter(self._games))]
        return Match.resume(game, Record(head, opening, []))


def _read(head: Head, opening: str) -> tuple[AnyGame, Record]:
    return read_record(write_record(Record(head, opening, [])), GAMES)


def think(match: Match, question: ThinkTask) -> ThinkResult:
    """What the bot does, from what its seat sees, and what the referee says of that."""
    game, seat, level = match.game, question.seat, question.level
    if level not in game.bots:
        raise LookupError(f"{game.title} has no bot {level!r}, only {', '.join(game.bots)}")
    if seat not in game.to_act(match.state):
        raise not_asked(seat)
    go_on = until(question.seconds)
    thought = match.think(seat, level, fast(question.seed), question.budget, go_on)
    verdict = game.verdict(match.state, seat, thought.move)
    reasons = thought.reasons if question.why else None
    return ThinkResult(move_data(thought.move), verdict, question.budget, reasons)


def until(seconds: float | None) -> Callable[[], bool]:
    """Whether to go on, asked until so many seconds are over."""
    if seconds is None:
        return always
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def judge(match: Match, question: JudgeTask) -> JudgeResult:
    """What the referee says."""
    move = match.game.read_move(question.move)
    return JudgeResult(match.game.verdict(match.state, question.seat, move))


# Reading what comes from outside


def read(question: Read) -> Answer:
    """Whether a table can be set like this, found within bounds of time and memory."""
    try:
        with bounded():
            (setup_of if question.box_only else check_settings)(question.settings, GAMES)
    except Fault as fault:
        return faulty(fault)
    except OutOfTimeError:
        return Faulty("field pack", f"it takes more than {READING_SECONDS:g} seconds to read")
    except MemoryError:
        return Faulty("field pack", "it takes too much memory to read")
    return Fine()


class OutOfTimeError(Exception):
    """What is read takes too long."""


@contextmanager
def bounded() -> Iterator[None]:
    """What happens here ends with OutOfTimeError or MemoryError where it needs too much."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = _size() + READING_BYTES
    signal.signal(signal.SIGPROF, _out_of_time)
    signal.setitimer(signal.ITIMER_PROF, READING_SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (most if hard < 0 else min(most, hard), hard))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _out_of_time(_signal: int, _frame: Any) -> None:
    raise OutOfTimeError


def _size() -> int:
    """The memory that this process has been given, on Linux; elsewhere it counts as none."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[0]
    except OSError:
        return 0
    return int(pages) * resource.getpagesize()


# The process


def main() -> None:
    """Answer until the server is gone; Ctrl-C is the server's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    collect_rarely()
    jobs: SimpleQueue[bytes] = SimpleQueue()
    answers = _answers()
    Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    try:
        _serve(jobs, answers)
    except BrokenPipeError:  # nobody listens any more
        os._exit(0)


def _serve(jobs: SimpleQueue[bytes], answers: BinaryIO) -> None:
    worker = Worker()
    answer: Answer = Ready()
    while True:
        answers.write(frame(answer))
        answers.flush()
        answer = worker.answer(jobs.get())


def _listen(source: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Take jobs in; without a server the process ends at once, whatever it is thinking about."""
    try:
        while len(start := source.read(LENGTH)) == LENGTH:
            jobs.put(source.read(length(start)))
    finally:
        os._exit(0)


def _answers() -> BinaryIO:
    """The way to the server, for answers alone: what else is printed goes to the log."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


if __name__ == "__main__":
    main()
