"""Resolve the requirements files anew: exact versions with hashes, and no host in any of them.

requirements.txt holds what playing needs, and what installs the package itself from a clone;
requirements-dev.txt what testing needs besides, the arena's reports, several nodes and the
environments, OpenSpiel's too, and what research needs;
requirements-compile.txt what compiles the engine;
requirements-node.txt a Node for building the pages where none is installed;
requirements-bench.txt the peers of `make bench`;
requirements-cluster.txt Ray, which is too large for everybody to install;
requirements-train.txt what trains baselines, likewise.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = (
    "uv", "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11",
    "--generate-hashes", "--no-header", "--no-emit-index-url",
)  # fmt: skip
FILES = {
    "requirements.txt": ("pyproject.toml", "--group", "install"),
    "requirements-dev.txt": (
        "pyproject.toml", "--extra", "arena", "--extra", "nodes", "--extra", "openspiel",
        "--extra", "research", "--group", "install", "--group", "dev",
    ),
    "requirements-compile.txt": ("--group", "compile"),
    "requirements-node.txt": ("--group", "node"),
    "requirements-bench.txt": ("pyproject.toml", "--extra", "envs", "bench/requirements.in"),
    "requirements-cluster.txt": ("pyproject.toml", "--extra", "cluster"),
    "requirements-train.txt": ("pyproject.toml", "--extra", "train"),
}  # fmt: skip


def main() -> None:
    """Resolve each file."""
    for file, sources in FILES.items():
        subprocess.run(
            [sys.executable, "-m", *COMPILE, *sources, "--output-file", file], check=True, cwd=ROOT
        )


if __name__ == "__main__":
    main()
