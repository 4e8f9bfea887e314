"""What the server counts, for Prometheus. No label tells of a person or a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from sobremesa.games import GAMES

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
KINDS: Final = ("bot", "hint", "referee")  # of work that tables leave to workers
Place = Literal[
    "hub", "requests", "socket", "tables", "workers"
]  # where the program can make mistakes
REQUESTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THINKING: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
LATE: Final = (0.001, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
APPENDING: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5)


class CheapCounter:
    """It costs little to raise: it is added up when somebody looks."""

    __slots__ = ("_counted", "_counter")

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._counted: dict[str, int] = {}  # by label, if it has one

    def add(self, amount: int = 1, label: str = "") -> None:
        """So many more."""
        self._counted[label] = self._counted.get(label, 0) + amount

    def settle(self) -> None:
        """Let them be seen."""
        counted, self._counted = self._counted, {}
        for label, amount in counted.items():
            (self._counter.labels(label) if label else self._counter).inc(amount)


class Metrics:
    """All counts of one server. A label is a word of the program, never one that people typed."""

    def __init__(self, node: str = "") -> None:
        self._registry = CollectorRegistry()
        self._node = node
        ProcessCollector("sobremesa", registry=self._registry)
        self.node_info = self._gauge("node_info", "The program that runs.", "version")
        self.started = self._gauge("started_seconds", "When it was started, since 1970.")
        self.ready = self._gauge("ready", "Whether people can play.")
        self.nodes = self._gauge(
            "nodes", "Nodes that this one hears, itself included; 0 where it is none, or apart."
        )
        self.relays = self._gauge("relays", "Sockets and requests that other nodes answer.")
        self.requests = self._counter("requests", "Requests.", "route", "status")
        self.request_seconds = self._histogram(
            "request_seconds", "How long an answer took.", REQUESTS, "route"
        )
        self.tables = self._gauge("tables", "Tables that have not ended.", "game", "stage")
        self.acts = self._counter("acts", "Acts of whoever runs the server.", "kind")
        self.work_open = self._gauge("work_open", "Jobs that tables wait for.", "game", "kind")
        self.work_seconds = self._histogram(
            "work_seconds", "How long tables waited for a job.", THINKING, "game", "kind"
        )
        self.workers_busy = self._gauge("workers_busy", "Workers that are at a job.")
        self.database_failing = self._gauge(
            "database_failing", "Whether the database fails right now."
        )
        self.database_outages = self._gauge("database_outages", "How often it began to fail.")
        self.moves = CheapCounter(self._counter("moves", "Moves that were played.", "game"))
        self.messages = CheapCounter(self._counter("messages", "Messages from people.", "kind"))
        self.deliveries = CheapCounter(self._counter("deliveries", "Messages to people."))
        self.bytes_sent = CheapCounter(self._counter("bytes_sent", "Bytes of messages to people."))
        self._cheap = (self.moves, self.messages, self.deliveries, self.bytes_sent)
        self.sockets = self._gauge("sockets", "Open connections.")
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables that are in memory.")
        self.tables_started = self._counter("tables_started", "Games that began.", "game")
        self.games_finished = self._counter("games_finished", "Games that ended.", "game")
        self.tables_archived = self._counter(
            "tables_archived", "Tables that were put into the archive.", "game"
        )
        self.archived_bytes = self._counter("archived_bytes", "Bytes that they take there.")
        self.thinking_seconds = self._histogram(
            "thinking_seconds", "How long a bot thought about a move.", THINKING, "game", "level"
        )
        self.bots_late_seconds = self._histogram(
            "bots_late_seconds", "How long after its time a bot moved.", LATE
        )
        self.append_seconds = self._histogram(
            "append_seconds", "How long it took until what happened was kept.", APPENDING
        )
        self.entries_kept = self._gauge("entries_kept", "Entries of logs that were written.")
        self.commits = self._gauge("commits", "Transactions that these, and snapshots, took.")
        self.worker_deaths = self._gauge("worker_deaths", "Workers that died at work.")
        self.workers_waiting = self._gauge("workers_waiting", "Jobs that wait for a worker.")
        self.errors = self._counter("errors", "Errors of the program.", "where")
        by_game = (self.tables_started, self.games_finished, self.tables_archived)
        for game in GAMES:
            self.moves.add(0, game)  # counts from nought, so that the first one shows
            for counter in by_game:
                counter.labels(game)
        for place in get_args(Place):
            self.errors.labels(place)
        for game in GAMES:
            for kind in KINDS:
                self.work_open.labels(game, kind)
                self.work_seconds.labels(game, kind)
            for level in GAMES[game].levels:
                self.thinking_seconds.labels(game, level)

    def count_error(self, place: Place) -> None:
        """The program made a mistake here."""
        self.errors.labels(place).inc()

    def value(self, name: str) -> float:
        """What a gauge or counter stands at, over all its labels."""
        samples = [sample for family in self.collect() for sample in family.samples]
        return sum(sample.value for sample in samples if sample.name == name)

    def render(self) -> bytes:
        """Everything in the text format, to be sent as `CONTENT_TYPE`."""
        return generate_latest(self)

    def collect(self) -> Iterator[Metric]:
        """Everything, said of this node: several may be asked at one address."""
        for counter in self._cheap:
            counter.settle()
        for family in self._registry.collect():
            if self._node:
                family.samples = [
                    sample._replace(labels={**sample.labels, "node": self._node})
                    for sample in family.samples
                ]
            yield family

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="sobremesa", registry=self._registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, namespace="sobremesa", registry=self._registry)

    def _histogram(
        self, name: str, about: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(
            name, about, labels, namespace="sobremesa", registry=self._registry, buckets=buckets
        )
