"""What is said where there is no cluster; `tests/arena/cluster.py` plays on one."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from sobremesa.arena.cluster import _check_reachable, cluster
from sobremesa.kernel.errors import OptionsFault
from tests.terminal.commands import run


def test_a_missing_extra_is_told_before_any_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(OptionsFault, match=r"needs ray: pip install sobremesa\[cluster\]$"):
        cluster("auto").__enter__()


@pytest.mark.parametrize("address", ["nowhere", "host:", ":x", "ray://host"])
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    with pytest.raises(OptionsFault, match=rf"HOST:PORT or ray://HOST:PORT, not {address}$"):
        _check_reachable(address)


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_where_nobody_is_nobody_is_waited_for(scheme: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]  # nobody listens there any more
    with pytest.raises(OptionsFault, match=rf"no cluster at {scheme}127.0.0.1:{port}: ."):
        _check_reachable(f"{scheme}127.0.0.1:{port}")


def test_the_command_says_it_in_a_line_and_plays_nothing(tmp_path: Path) -> None:
    bots = ("-b", "random,random", "--out", "out")
    done = run(tmp_path, "arena", "antayagi", *bots, "--ray", "nowhere:1")
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("--ray: ")
    assert done.err.count("\n") == 1
    assert not (tmp_path / "out" / "results.jsonl").exists()
