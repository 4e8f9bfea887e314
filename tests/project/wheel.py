"""Installs both wheels of a folder into empty environments elsewhere, and plays.

    python -m tests.project.wheel FOLDER

The compiled wheel on this Python, the pure one on the newest that is found: the pages answer, a
game runs in the terminal, a record verifies, a golden game of each game is as it was, and what lies
in a folder `build/compiled` is left alone. All that without the extras; then `sobremesa[envs]` is
installed, and the games are played through each of its faces; then `sobremesa[openspiel]`, and the
examples run.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from pathlib import Path

import httpx

from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
GOLDEN_GAMES = """
from tests.goldens.games import GOLDENS, write
for golden in {golden.game: golden for golden in reversed(GOLDENS)}.values():
    assert write(golden) == golden.file.read_text(encoding="utf-8"), golden.file
"""
ONE_GAME = """
import sys
from sobremesa.games import GAMES
from sobremesa.kernel.chance import fast
from sobremesa.kernel.record import FastSeed, Player, head_of, write_record
from sobremesa.table.match import Match
game = GAMES["antayagi"]
players = tuple(Player(name, "random") for name in ("Ana", "Bo", "Cleo"))
match = Match(game, head_of(game, game.options_type(), players, FastSeed(1)))
chance = fast(1)
while match.outcome is None:
    seat = game.to_act(match.state)[0]
    match.move(seat, game.random_move(match.state, seat, chance))
open(sys.argv[1], "w").write(write_record(match.record))
"""

LEARNING = """
import gymnasium
import numpy as np
import sobremesa.envs
from sobremesa.envs import antayagi_v0, antheno_v0, tanxi_v0

FEW = {"options": {"colours": 2, "hand": 4, "draw": "free"}}
for module, how in ((antayagi_v0, {}), (antheno_v0, FEW), (tanxi_v0, {"render_mode": "rgb_array"})):
    env = module.env(**how)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
    many = module.vector_env(3, options=how.get("options"))
    many.reset(seed=1)
    for _ in range(30):
        many.step(many.masks.argmax(axis=1))
assert env.render().shape[2] == 3
solo = gymnasium.make("sobremesa/AntaYagi-v0", opponents="random")
row, info = solo.reset(seed=1)
solo.step(np.flatnonzero(info["action_mask"])[0])
"""


def main(folder: Path) -> None:
    """Try the newest wheel of each kind."""
    wheels = sorted(folder.resolve().glob("*.whl"), key=lambda file: file.stat().st_mtime)
    pure = [wheel for wheel in wheels if wheel.stem.endswith("-none-any")]
    compiled = [wheel for wheel in wheels if wheel not in pure]
    newest = newest_python()
    holds_all_of(max(folder.resolve().glob("*.tar.gz")), pure[-1])
    try_out(compiled[-1], Path(sys.executable), "compiled")
    try_out(pure[-1], newest, "source")


def holds_all_of(sdist: Path, wheel: Path) -> None:
    """Of the sdist the same package can be made: the built pages are in it."""
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/src/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(wheel) as archive:
        wanted = {name for name in archive.namelist() if name.startswith("sobremesa/")}
    assert "sobremesa/server/static/index.html" in wanted
    assert wanted <= packed, sorted(wanted - packed)


def newest_python() -> Path:
    """The newest interpreter of this machine among those that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {said.rpartition(" ")[2] for said in project["classifiers"]}
    pyenv = sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    path = os.pathsep.join([*map(str, pyenv), os.environ["PATH"]])
    listed = subprocess.run(
        [sys.executable, "-m", "uv", "python", "list", "--only-installed", "--output-format=json"],
        env=os.environ | {"PATH": path}, capture_output=True, check=True,
    ).stdout  # fmt: skip
    found: dict[tuple[int, ...], Path] = {}
    for one in json.loads(listed):
        version = tuple(one["version_parts"].values())
        if one["implementation"] == "cpython" and "{}.{}".format(*version) in named:
            found.setdefault(version, Path(one["path"]))  # the first on the path
    if not found or max(found)[:2] <= (3, 11):
        sys.exit("There is no Python newer than 3.11 here: CONTRIBUTING.md says how to get one.")
    return found[max(found)]


def try_out(wheel: Path, python: Path, engine: str) -> None:
    """Install it with its locked requirements, and use it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        os.chdir(place)
        os.environ["XDG_DATA_HOME"] = folder
        stray = place / "build" / "compiled" / "sobremesa" / "__init__.py"
        stray.parent.mkdir(parents=True)
        stray.write_text("raise ImportError('from outside')", encoding="utf-8")
        run(python, "-m", "venv", "home")
        bin = place / "home" / "bin"
        run(bin / "python", *PIP, "--require-hashes", "-r", ROOT / "requirements.txt")
        run(bin / "python", *PIP, "--no-deps", wheel)
        where = run(bin / "python", "-c", "import sobremesa; print(sobremesa.__file__)")
        assert where.startswith(str(bin.parent)), where
        version = run(bin / "sobremesa", "--version")
        assert version.endswith(f", {engine} engine"), version
        plays(bin, place)
        learns(bin, place, wheel)
        number = run(bin / "python", "--version")
        os.chdir(ROOT)
    sys.stdout.write(f"{wheel.name} serves, plays, verifies and teaches on {number} ({python})\n")


def plays(bin: Path, place: Path) -> None:
    """Everything that people do with it."""
    serves(bin / "sobremesa", place)
    run(bin / "python", "-c", ONE_GAME, "record.json")
    assert "Ana" in run(bin / "sobremesa", "replay", "record.json")
    run(bin / "sobremesa", "verify", "record.json")
    story = run(bin / "sobremesa", "play", "-p", "3", "-b", "random", said="1\n" * 2000)
    assert "The game is over." in story
    run("env", f"PYTHONPATH={ROOT}", bin / "python", "-c", GOLDEN_GAMES)


def learns(bin: Path, place: Path, wheel: Path) -> None:
    """The extras for learners, of the versions that are locked, are all that their faces need."""
    nothing = "import importlib.util as u; print(u.find_spec('numpy'), u.find_spec('gymnasium'))"
    assert run(bin / "python", "-c", nothing) == "None None"
    versions = place / "versions.txt"
    locked = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    versions.write_text("\n".join(re.findall(r"^\S+==[^\\\n]+", locked, re.M)), encoding="utf-8")
    run(bin / "python", *PIP, "--constraint", versions, f"{wheel}[envs]")
    run(bin / "python", "-c", LEARNING)
    run(bin / "python", *PIP, "--constraint", versions, f"{wheel}[openspiel]")
    for example in sorted((ROOT / "examples").glob("*.py")):
        assert run(bin / "python", example), example


def run(*command: str | Path, said: str = "") -> str:
    """What a command prints; it must end well."""
    words = [str(word) for word in command]
    done = subprocess.run(words, input=said, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def serves(program: Path, place: Path) -> None:
    """The pages answer with what they are made of."""
    port = free_port()
    database = f"sqlite:///{place / 'sobremesa.db'}"
    command = [str(program), "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        page = answer(f"http://127.0.0.1:{port}/")
        script = page.split('src="/assets/')[1].split('"')[0]
        assert answer(f"http://127.0.0.1:{port}/assets/{script}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answer(url: str) -> str:
    """What is served there, once the server is up."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            reply = httpx.get(url, verify=False)
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
            continue
        assert reply.status_code == 200, reply
        return reply.text


if __name__ == "__main__":
    main(Path(sys.argv[1]))
