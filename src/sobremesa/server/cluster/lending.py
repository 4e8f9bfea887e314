"""Work that waits here while workers rest elsewhere is done there.

There it stands in the same fair queues, under the same people. Who lends keeps the job until the
answer is here; where that does not come, it is done at home.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

import msgspec

from sobremesa.kernel.record import Record
from sobremesa.server.cluster.links import Link
from sobremesa.server.cluster.relay import RelayBroken, Relays
from sobremesa.server.workers.jobs import Answer, Failed, Question, failed
from sobremesa.server.workers.pool import (
    Asker,
    NobodyWaits,
    Ticket,
    TooManyWait,
    WorkerFault,
    Workers,
)

KIND: Final = "work"
LENT: Final = 8  # jobs that one node has lent to another at a time


class Loan(msgspec.Struct, frozen=True):
    """A job as another node is told it."""

    people: tuple[str, ...]
    asks: bool
    table: str
    record: Record | None
    question: Question


_loans: Final = msgspec.json.Decoder(Loan)
_answers: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class Lending:
    """Lends the jobs of our workers, and has them do those of others."""

    def __init__(self, workers: Workers, relays: Relays) -> None:
        self._workers = workers
        self._relays = relays
        self._idle: dict[Link, int] = {}  # workers that rest there, less those whom we gave work
        relays.answers[KIND] = self._do
        workers.lender = self

    def hear(self, link: Link, idle: int) -> None:
        """So many workers rest at another node."""
        self._idle[link] = min(idle, LENT)
        if idle:
            self._workers.hand_out()

    def lose(self, link: Link) -> None:
        """That node is not there any more."""
        self._idle.pop(link, None)

    @property
    def can_lend(self) -> bool:
        """Whether somebody could do a job for us now."""
        return any(self._idle.values())

    def lend(self, ticket: Ticket) -> Awaitable[Answer | None]:
        """What another node's workers will say; None: it must be done at home."""
        link = max(self._idle, key=lambda link: self._idle[link])
        self._idle[link] -= 1
        return self._lend(link, ticket)

    async def _lend(self, link: Link, ticket: Ticket) -> Answer | None:
        asker = ticket.askers[0]
        loan = Loan(asker.people, asker.asks, ticket.table, ticket.record, ticket.question)
        try:
            body = await self._relays.ask(link, KIND, msgspec.json.encode(loan))
            answer = _answers.decode(body)
        except (RelayBroken, msgspec.MsgspecError):
            return None
        return None if isinstance(answer, Failed) else answer

    async def _do(self, body: bytes) -> bytes:
        """Do a job for another node."""
        loan = _loans.decode(body)
        asker = Asker(loan.people, lambda: True, asks=loan.asks)
        answer: Answer
        try:
            answer = await self._workers.answer(
                asker, loan.table, loan.record, loan.question, borrowed=True
            )
        except (NobodyWaits, TooManyWait, WorkerFault) as error:
            answer = failed(error)
        return msgspec.json.encode(answer)
