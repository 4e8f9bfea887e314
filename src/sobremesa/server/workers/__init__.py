"""Processes in which bots think and the referee searches, so that the server never waits."""
