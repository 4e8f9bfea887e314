"""Plain `sobremesa` starts a server and opens it in the browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest


@pytest.mark.parametrize("taken", [False, True], ids=["the usual port", "another port"])
def test_the_browser_opens_where_it_is_served(tmp_path: Path, taken: bool) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
        if taken:
            other.listen()
        else:
            other.close()
        said = {
            "BROWSER": str(browser),
            "SOBREMESA_PORT": str(port),
            "SOBREMESA_DATABASE": f"sqlite:///{tmp_path / 'sobremesa.db'}",
        }
        command = [sys.executable, "-m", "sobremesa"]
        process = subprocess.Popen(command, env=os.environ | said, stderr=subprocess.DEVNULL)
        try:
            address = wait_for(opened)
            assert (address == f"http://127.0.0.1:{port}") is not taken
            assert httpx.get(f"{address}/readyz").status_code == 200
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 130  # as shells say that it was interrupted


def wait_for(opened: Path) -> str:
    """What the browser was told to open."""
    for _ in range(600):
        if opened.exists() and (address := opened.read_text().strip()):
            return address
        time.sleep(0.1)
    raise AssertionError("no browser was opened")
