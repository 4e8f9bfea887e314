"""Run `sobremesa` from a clone: compiled, if there is a copy that fits, else from source.

    python -m tools.run [the arguments of sobremesa]

Nobody waits for a compiler: where no copy fits, the program starts on source and the engine is
compiled behind it (tools/behind.py), for the next start. The package itself knows nothing of this:
installed, it never compiles, nor loads anything from outside itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.behind import give_up, has_failed
from tools.compile import ROOT, SOURCE, TARGET, fingerprint, fits, obstacle


def main(arguments: list[str]) -> None:
    """Become the program; what it starts inherits the path, and so the engine."""
    engine = TARGET if fits() else SOURCE
    if engine is SOURCE:
        compile_behind()
    before = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(engine), *([before] if before else [])])
    program = Path(sys.executable).with_name("sobremesa")
    os.execve(program, [str(program), *arguments], os.environ | {"PYTHONPATH": path})


def compile_behind() -> None:
    """Have the engine compiled for as long as this process lives, unless that is known to fail."""
    wanted = fingerprint()
    if has_failed(wanted):
        return
    if reason := obstacle():
        give_up(wanted, reason)
        return
    print("The engine is being compiled behind, for the next start.", file=sys.stderr, flush=True)
    ends, stays = os.pipe()
    subprocess.Popen(
        [sys.executable, "-m", "tools.behind", wanted], stdin=ends, cwd=ROOT, start_new_session=True
    )
    os.close(ends)
    os.set_inheritable(stays, True)  # the program holds this end without knowing, and nobody else


if __name__ == "__main__":
    main(sys.argv[1:])
