"""Build, check or test the web client, with the Node that is installed or with one from PyPI.

    python tools/web.py build | check | test

The pages are written into src/sobremesa/server/static/, from where the server serves them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST = (20, 19)  # what Vite needs
NODE = ROOT / "requirements-node.txt"


def main(what: str) -> None:
    """Do it, after installing what it needs."""
    npm, env = find_node()
    lock = WEB / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--loglevel=error"], cwd=WEB, env=env, check=True)
    subprocess.run([npm, "run", "--silent", what], cwd=WEB, env=env, check=True)


def find_node() -> tuple[str, dict[str, str]]:
    """The command `npm`, and an environment in which it finds its Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST:
        return npm, dict(os.environ)
    bin = Path(sys.executable).parent
    if not (bin / "npm").exists():
        print("No Node here: one comes from PyPI (only the first time) ...")
        install = ("pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
        subprocess.run([sys.executable, "-m", *install, "-r", str(NODE)], check=True)
    return str(bin / "npm"), os.environ | {"PATH": f"{bin}{os.pathsep}{os.environ['PATH']}"}


def version_of(node: str) -> tuple[int, ...]:
    """Such as (20, 19)."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])


if __name__ == "__main__":
    if sys.argv[1:] not in (["build"], ["check"], ["test"]):
        sys.exit(__doc__)
    main(sys.argv[1])
