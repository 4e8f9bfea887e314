"""Shared by all tests."""

from __future__ import annotations

import os
import signal

from sobremesa.games.antayagi import rules

if os.environ.get("SOBREMESA_COMPILED"):
    assert str(rules.__file__).endswith(".so"), "these tests are to run on the compiled engine"

# Whoever starts tests in the background may ignore Ctrl-C, and what tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
