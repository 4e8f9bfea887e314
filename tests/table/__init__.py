"""A match while it is played."""
