"""Antheno: number tiles on crossword-like grids; everything on the table may be rearranged."""
