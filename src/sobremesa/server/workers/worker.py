"""A worker: it reads jobs, one after the other, and answers each; it ends when the server does."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from sobremesa.games import GAMES
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove, not_asked
from sobremesa.kernel.record import Head, Record, move_data, read_record, write_record
from sobremesa.server.workers.jobs import (
    LENGTH,
    Answer,
    Job,
    Judge,
    Judged,
    Missing,
    News,
    Ready,
    Think,
    Thought,
    check_after,
    failed,
    frame,
    keep,
    length,
    refused,
)
from sobremesa.table.match import Match

_JOB: Final = msgspec.json.Decoder(Job)


class Worker:
    """Somebody who answers, and the replicas of matches that were asked about lately."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}

    def answer(self, text: bytes) -> Answer:
        """What is to be said to a job; whatever goes wrong in it concerns that job alone."""
        try:
            job = _JOB.decode(text)
            match = self.follow(job.news)
            if match is None:
                return Missing()
            if isinstance(job.question, Think):
                return think(match, job.question)
            return judge(match, job.question)
        except IllegalMove as illegal:
            return refused(illegal)
        except Exception as error:
            traceback.print_exc()
            return failed(error)

    def follow(self, news: News) -> Match | None:
        """The match as far as the news go; None where what they go on from is not here."""
        match = self.matches.pop(news.table, None)
        if news.head is not None:
            match = begin(news.head, news.after)
        elif match is None or check_after(match.record, len(match.record.entries)) != news.after:
            return None
        for entry in news.entries:
            match.follow(entry)
        keep(self.matches, news.table, match)
        return match


def begin(head: Head, opening: str) -> Match:
    """A match before its first entry."""
    game, record = read_record(write_record(Record(head, opening, [])), GAMES)
    return Match.resume(game, record)


def think(match: Match, question: Think) -> Thought:
    """What the bot does, from what its seat sees, and what the referee says of that."""
    game, seat, level = match.game, question.seat, question.level
    bot = game.bots.get(level)
    if bot is None:
        raise LookupError(f"{game.title} has no bot {level!r}, only {', '.join(game.bots)}")
    if seat not in game.to_act(match.state):
        raise not_asked(seat)
    view, choices = match.view(seat), match.choices(seat)
    move = bot.choose(view, match.told[seat], choices, fast(question.seed), question.budget)
    return Thought(move_data(move), game.verdict(match.state, seat, move), question.budget)


def judge(match: Match, question: Judge) -> Judged:
    """What the referee says."""
    move = match.game.read_move(question.move)
    return Judged(match.game.verdict(match.state, question.seat, move))


# The process


def main() -> None:
    """Answer until the server is gone; Ctrl-C is the server's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
