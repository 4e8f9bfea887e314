"""Moves, events, refusals and rules as sentences in three languages (Project Fluent)."""
