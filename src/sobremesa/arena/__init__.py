"""Many games in parallel."""
