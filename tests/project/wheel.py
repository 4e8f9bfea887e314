"""Installs a wheel into an empty environment outside the tree, and plays: `wheel.py FOLDER`.

The pages answer, a game runs in the terminal, and its record verifies.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

import httpx

from tests.server.running import free_port

PATIENCE = 60.0  # seconds
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


def main(folder: Path) -> None:
    """Try the newest wheel of this folder."""
    wheel = max(folder.glob("*.whl"), key=lambda file: file.stat().st_mtime).resolve()
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        os.environ["XDG_DATA_HOME"] = place
        home = Path(place) / "home"
        venv.create(home, with_pip=True)
        bin = home / "bin"
        run(bin / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
        where = run(bin / "python", "-c", "import sobremesa; print(sobremesa.__file__)")
        assert where.startswith(str(home)), where
        serves(bin / "sobremesa", Path(place))
        run(bin / "python", "-c", ONE_GAME, "record.json")
        assert "Ana" in run(bin / "sobremesa", "replay", "record.json")
        run(bin / "sobremesa", "verify", "record.json")
        story = run(bin / "sobremesa", "play", "-p", "3", "-b", "random", said="1\n" * 2000)
        assert "The game is over." in story
    sys.stdout.write(f"{wheel.name} serves, plays and verifies\n")


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
