"""What the server counts."""

from __future__ import annotations

import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from sobremesa.games import GAMES
from sobremesa.server.metrics import CONTENT_TYPE, KINDS, Metrics

BY_GAME = ("moves", "tables_started", "games_finished")
COUNTERS = ("deliveries", "bytes_sent")
GAUGES = (
    "sockets",
    "tables_in_memory",
    "workers_waiting",
    "worker_deaths",
    "entries_kept",
    "commits",
    "workers_busy",
    "database_failing",
    "database_outages",
)
HISTOGRAMS = ("bots_late_seconds", "append_seconds")


def families(metrics: Metrics) -> dict[str, Metric]:
    """What a Prometheus would read, by name."""
    text = metrics.render().decode()
    return {family.name: family for family in text_string_to_metric_families(text)}


def samples(metrics: Metrics) -> dict[tuple[str, str], float]:
    """The value of each sample, by its name and its label, if it has one."""
    return {
        (sample.name.removeprefix("sobremesa_"), "".join(sample.labels.values())): sample.value
        for family in families(metrics).values()
        for sample in family.samples
    }


def test_everything_counts_from_nought() -> None:
    found = samples(Metrics())
    assert {found[f"{name}_total", game] for name in BY_GAME for game in GAMES} == {0}
    assert {found[f"{name}_total", ""] for name in COUNTERS} == {0}
    assert {found[name, ""] for name in GAUGES} == {0}
    assert {found[f"{name}_count", ""] for name in HISTOGRAMS} == {0}


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.moves.add(label="tanxi")
    metrics.messages.add(label="move")
    metrics.messages.add(2, "chat")
    metrics.errors.labels("worker").inc()
    metrics.bytes_sent.add(512)
    metrics.sockets.inc()
    metrics.sockets.inc()
    metrics.sockets.dec()
    metrics.tables_in_memory.set(5)
    found = samples(metrics)
    assert found["moves_total", "tanxi"] == 1
    assert found["moves_total", "antheno"] == 0
    assert found["messages_total", "move"] == 1
    assert found["messages_total", "chat"] == 2
    assert found["errors_total", "worker"] == 1
    assert found["bytes_sent_total", ""] == 512
    assert found["sockets", ""] == 1
    assert found["tables_in_memory", ""] == 5


@pytest.mark.parametrize(
    ("name", "value", "below", "above"),
    [
        ("bots_late_seconds", 0.3, "0.25", "0.5"),
        ("append_seconds", 0.0002, "0.0001", "0.00025"),
    ],
)
def test_what_is_measured_falls_between_two_bounds(
    name: str, value: float, below: str, above: str
) -> None:
    metrics = Metrics()
    getattr(metrics, name).observe(value)
    found = samples(metrics)
    assert found[f"{name}_bucket", below] == 0
    assert found[f"{name}_bucket", above] == found[f"{name}_bucket", "+Inf"] == 1
    assert found[f"{name}_sum", ""] == value


def test_two_servers_of_one_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.deliveries.add()
    assert samples(one)["deliveries_total", ""] == 1
    assert samples(two)["deliveries_total", ""] == 0


def test_no_label_can_tell_of_a_person_or_a_table() -> None:
    metrics = Metrics()
    metrics.messages.add(label="move")
    metrics.errors.labels("worker")
    labels = {
        label
        for family in families(metrics).values()
        for sample in family.samples
        for label in sample.labels
    }
    assert labels == {"game", "kind", "level", "where", "le"}


def test_everything_is_named_after_the_house_and_explained() -> None:
    for family in families(Metrics()).values():
        assert family.name.startswith("sobremesa_")
        assert family.documentation.endswith(".")


def test_the_text_says_which_format_it_is() -> None:
    assert CONTENT_TYPE.startswith("text/plain; version=")


def test_everything_that_a_named_node_says_is_said_of_it() -> None:
    metrics = Metrics("east")
    metrics.requests.labels("lobby", "2xx").inc()
    found = families(metrics).values()
    assert {sample.labels["node"] for family in found for sample in family.samples} == {"east"}
    assert metrics.value("sobremesa_requests_total") == 1


def test_work_counts_from_nought_by_game_kind_and_level() -> None:
    told = samples(Metrics())
    for game in GAMES:
        assert {told["work_seconds_count", game + kind] for kind in KINDS} == {0}
        for level in GAMES[game].levels:
            assert told["thinking_seconds_count", game + level] == 0
