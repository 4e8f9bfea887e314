"""Tanxi's opponents (being written)."""
