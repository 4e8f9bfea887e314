"""Compile the engine behind a program, at the lowest priority, and end with the program.

    python -m tools.behind FINGERPRINT

The standard input is a pipe whose other end only the program holds: when that is closed, however
the program may have ended, the compiler is killed with all that it has started.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

from tools.compile import BUILD, ROOT

FAILED = BUILD / "compile.failed"  # the fingerprint of what could not be compiled
LOG = BUILD / "compile.log"


def main(wanted: str) -> None:
    """Compile; a failure is told in one line, and not tried again for the same sources."""
    os.nice(19)
    compiler = subprocess.Popen(
        [sys.executable, "-m", "tools.compile"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        process_group=0,
    )
    ended = threading.Event()
    threading.Thread(target=_end_with_program, args=(compiler, ended), daemon=True).start()
    said, _ = compiler.communicate()
    if compiler.returncode and not ended.is_set():
        LOG.write_text(said, encoding="utf-8")
        give_up(wanted, f"see {LOG.relative_to(ROOT)}")


def has_failed(wanted: str) -> bool:
    """Whether these sources are known not to compile here."""
    return FAILED.is_file() and FAILED.read_text(encoding="utf-8") == wanted


def give_up(wanted: str, reason: str) -> None:
    """Say once that these sources are not compiled."""
    BUILD.mkdir(exist_ok=True)
    FAILED.write_text(wanted, encoding="utf-8")
    line = f"The engine could not be compiled and runs on source: {reason}; `make compile` retries."
    print(line, file=sys.stderr, flush=True)


def _end_with_program(compiler: subprocess.Popen[str], ended: threading.Event) -> None:
    sys.stdin.read()
    ended.set()
    with suppress(ProcessLookupError):
        os.killpg(compiler.pid, signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1])
