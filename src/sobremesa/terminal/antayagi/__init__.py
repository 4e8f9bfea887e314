"""AntaYagí in the terminal."""
