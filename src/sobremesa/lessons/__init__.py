"""Lessons: short games with scripted luck that teach a game by letting people play it."""
