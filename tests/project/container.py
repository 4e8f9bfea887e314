"""Does what the Containerfile says in an empty folder, without a container and without root.

    python -m tests.project.container FOLDER

FOLDER holds the wheels that `make dist` built. Places of the container are folders of the empty
one; what is left out is the system that it starts from, and its user.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("/build", "/opt", "/var")
PATIENCE = 60.0  # seconds


def main(dist: Path) -> None:
    """Build, and serve."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for word, rest in instructions():
            if word == "COPY":
                copy(root, dist, rest)
            elif word == "RUN":
                subprocess.run(["sh", "-c", placed(root, rest)], check=True, cwd=root)
        serves(root)
    sys.stdout.write("the steps of the Containerfile lead to a server that answers\n")


def instructions() -> Iterator[tuple[str, str]]:
    """Each line of the Containerfile: its first word, and the rest."""
    for line in (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


def placed(root: Path, text: str) -> str:
    """A text in which the places of the container are those of the folder."""
    for place in PLACES:
        text = re.sub(rf'(?<![^ "]){place}/', f"{root}{place}/", text)
    return text.replace("sqlite:////", f"sqlite:///{root}/")


def copy(root: Path, dist: Path, rest: str) -> None:
    """What is copied into the container."""
    source, _, target = rest.partition(" ")
    place = Path(f"{root}{target}")
    place.mkdir(parents=True, exist_ok=True)
    inside = source.removeprefix("dist/")
    found = sorted((dist if inside != source else ROOT).glob(inside))
    assert found, source
    shutil.copy(found[-1], place)


def serves(root: Path) -> None:
    """The server that the container would start answers, and is found healthy."""
    said = dict(instructions())
    variables = dict(
        placed(root, rest).split("=", 1) for word, rest in instructions() if word == "ENV"
    )
    port = free_port()
    command = json.loads(placed(root, said["ENTRYPOINT"]))
    variables |= {"SOBREMESA_HOST": "127.0.0.1", "SOBREMESA_PORT": str(port)}
    process = subprocess.Popen(command, env=os.environ | variables, cwd=root)
    try:
        until_ready(f"http://127.0.0.1:{port}")
        check = json.loads(placed(root, said["HEALTHCHECK"].removeprefix("CMD ")))
        subprocess.run([word.replace("8000", str(port)) for word in check], check=True)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def until_ready(url: str) -> None:
    """Wait until it answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            assert httpx.get(f"{url}/readyz").status_code == 200
            assert "<html" in httpx.get(url).text
            return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("the server does not answer")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
