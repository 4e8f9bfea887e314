"""On what something was measured: who reads a time wants to know."""

from __future__ import annotations

import os
import platform
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from sobremesa.kernel import chance


def machine() -> str:
    """This machine in a line: processor, cores, system, Python and engine."""
    cores = os.cpu_count() or 1
    return ", ".join([
        f"{_processor()} with {cores} {'core' if cores == 1 else 'cores'}",
        f"{platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        f"{engine()} engine",
    ])  # fmt: skip


def engine() -> str:
    """Whether the engine that runs was compiled."""
    compiled = str(chance.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "source"


def _processor() -> str:
    """What the processor calls itself, where the system says so."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()
