"""What `deploy` holds: dashboards and alerts of metrics that there are, units and a container."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from sobremesa.server.cluster.bus import check_nats
from sobremesa.server.config import SETTINGS, read_config
from sobremesa.server.metrics import Metrics
from tests.project.container import instructions

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\bsobremesa_\w+")
LABELS = re.compile(r"by \(([^)]*)\)|\{(\w+)=~?|\{\{(\w+)\}\}")


def metrics_told() -> dict[str, set[str]]:
    """Each metric that a Prometheus reads of a server, and its labels."""
    metrics = Metrics("east")
    metrics.node_info.labels("1").set(1)
    metrics.requests.labels("lobby", "2xx").inc()
    metrics.request_seconds.labels("lobby").observe(1)
    metrics.tables.labels("tanxi", "waiting").set(1)
    metrics.acts.labels("ban").inc()
    found: dict[str, set[str]] = {}
    for family in metrics.collect():
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def check(expression: str, legend: str = "") -> None:
    """All metrics and labels of this expression are there."""
    told = metrics_told()
    names = NAME.findall(expression)
    assert names
    known = set.union(*[told[name] for name in names])
    said = [part for found in LABELS.findall(expression + legend) for part in found if part]
    wanted = {name.strip() for part in said for name in part.split(",")} - {"job"}
    assert wanted <= known, expression


def dashboard() -> Any:
    return json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))


def rules() -> list[Any]:
    [group] = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return list(group["rules"])


@pytest.mark.parametrize("panel", dashboard()["panels"], ids=lambda panel: panel["title"])
def test_a_panel_shows_what_a_server_tells(panel: Any) -> None:
    for target in panel["targets"]:
        check(target["expr"], target["legendFormat"])


def test_the_dashboard_can_be_read_by_grafana() -> None:
    found = dashboard()
    assert {"title", "uid", "schemaVersion", "panels", "templating", "time"} <= found.keys()
    ids = [panel["id"] for panel in found["panels"]]
    assert len(set(ids)) == len(ids)
    places = [tuple(panel["gridPos"][axis] for axis in "xy") for panel in found["panels"]]
    assert len(set(places)) == len(places)
    names = {variable["name"] for variable in found["templating"]["list"]}
    assert set(re.findall(r"\$\{?(\w+)", json.dumps(found))) - {"__all"} == names


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule["alert"])
def test_an_alert_is_of_what_a_server_tells_and_says_what_to_do(rule: Any) -> None:
    check(rule["expr"])
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"].keys() == {"summary", "do"}


# Units, container and proxy


def unit(name: str) -> dict[str, list[str]]:
    """What a unit says of its service, by name."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "[")):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


UNITS = ["sobremesa.service", "sobremesa-node@.service"]


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_starts_a_server_as_it_can_be_started(name: str) -> None:
    found = unit(name)
    [command] = found["ExecStart"]
    program, word, *options = command.split()
    assert (program, word) == ("/opt/sobremesa/bin/sobremesa", "serve")
    flags = {setting.flag for setting in SETTINGS.values()}
    assert {option for option in options if option.startswith("--")} <= flags
    variables = [one for line in found["Environment"] for one in line.split()]
    environ = dict(one.replace("%i", "01").split("=", 1) for one in variables)
    read_config({}, environ, lambda file: file.read_text())
    drained = SETTINGS["drain_seconds"].default
    assert int(found["TimeoutStopSec"][0]) > drained


def test_a_node_is_told_how_to_get_what_it_needs() -> None:
    text = (DEPLOY / "sobremesa-node@.service").read_text(encoding="utf-8")
    assert "whl)[nodes]" in text  # or it has no client for NATS
    shown = dict(re.findall(r"^# +(SOBREMESA_\w+)=(\S+)$", text, re.MULTILINE))
    config = read_config({}, shown, lambda file: file.read_text())
    check_nats(config.nats, config.nats_credentials, config.database)
    assert config.secure_cookies
    assert config.origins
    assert config.proxies


def test_nodes_share_no_folder() -> None:
    assert "StateDirectory" in unit("sobremesa.service")
    assert "StateDirectory" not in unit("sobremesa-node@.service")  # each has a user of its own


def test_the_container_serves_to_the_network_and_keeps_its_games() -> None:
    said = list(instructions())
    variables = dict(rest.split("=", 1) for word, rest in said if word == "ENV")
    config = read_config({}, variables, lambda file: file.read_text())
    assert config.host == "0.0.0.0"
    volume = dict(said)["VOLUME"]
    assert config.database.startswith(f"sqlite:///{volume}/")
    assert str(config.port) == dict(said)["EXPOSE"]
    assert json.loads(dict(said)["ENTRYPOINT"])[-1] == "serve"
    for word, rest in said:
        if word == "COPY" and not rest.startswith("dist/"):
            assert (DEPLOY.parent / rest.split()[0]).is_file()


def test_the_proxy_asks_who_is_ready_and_hides_what_is_private() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for said in ("health_uri /readyz", "@private path /metrics /health", "X-Request-Id"):
        assert said in text


def test_every_file_is_explained() -> None:
    told = (DEPLOY / "README.md").read_text(encoding="utf-8")
    for file in DEPLOY.iterdir():
        assert file.name == "README.md" or f"`{file.name}`" in told
