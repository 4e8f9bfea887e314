"""Every target of the Makefile is run: by what every change must pass, or here."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE, free_port

ROOT = Path(__file__).resolve().parents[2]
HERE = {"play", "serve"}
NEVER = {"clean", "lock"}  # one removes what is built, the other asks the world what is new


def test_every_target_is_run() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    scripts = [(ROOT / ".ci" / name).read_text(encoding="utf-8") for name in ("run", "targets")]
    run = set(re.findall(r"^(?:  stage )?make (\w+)", "\n".join(scripts), re.MULTILINE))
    needed = set(re.findall(r"^test: \$\((\w+)\) \$\((\w+)\)", makefile, re.MULTILINE).pop())
    assert needed == {"READY", "WEB"}  # so `make test` makes what `setup` and `web` do
    assert set(phony[1].split()) - NEVER == run | HERE | {"setup", "web"}
    assert ".ci/targets" in scripts[0]


@pytest.mark.parametrize("target", sorted(HERE))
def test_it_can_be_played_and_served(target: str, tmp_path: Path) -> None:
    port = free_port()
    said = {"SOBREMESA_PORT": str(port), "SOBREMESA_DATABASE": f"sqlite:///{tmp_path / 'a.db'}"}
    quiet = {"BROWSER": "true", "SOBREMESA_WORKERS": "1"}  # a browser that does nothing
    making = subprocess.Popen(
        ["make", target], cwd=ROOT, env=os.environ | said | quiet, start_new_session=True
    )
    try:
        assert answers(making, f"http://127.0.0.1:{port}/readyz")
    finally:
        os.killpg(making.pid, signal.SIGTERM)
        making.wait(PATIENCE)


def answers(making: subprocess.Popen[bytes], url: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and making.poll() is None:
        try:
            return httpx.get(url, verify=False).status_code == 200
        except httpx.TransportError:
            time.sleep(0.1)
    return False
