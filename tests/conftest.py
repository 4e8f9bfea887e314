"""Shared by all tests."""

from __future__ import annotations

import gc
import os
import signal

from sobremesa.games.antayagi import rules

if os.environ.get("SOBREMESA_COMPILED"):
    assert str(rules.__file__).endswith(".so"), "these tests are to run on the compiled engine"

# Whoever starts tests in the background may ignore Ctrl-C, and what tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Look for garbage rarely, and not in what stays anyway: that takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
