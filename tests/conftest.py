"""Shared by all tests."""

from __future__ import annotations

import os

from sobremesa.games.antayagi import rules

if os.environ.get("SOBREMESA_COMPILED"):
    assert str(rules.__file__).endswith(".so"), "these tests are to run on the compiled engine"
