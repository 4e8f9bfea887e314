"""The words that every game shares. Nothing here knows a game, a clock, a disk or a network."""
