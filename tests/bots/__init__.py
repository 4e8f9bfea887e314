"""Search, tried on small games whose solution is known."""
