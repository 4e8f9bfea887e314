"""Tanxi: the last survivor on a foggy island."""
