"""What `deploy` holds: dashboards and alerts of metrics that there are, units and a container."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from sobremesa.server.metrics import Metrics

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
    metrics.errors.labels("hub").inc()
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
