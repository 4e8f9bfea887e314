"""Playing, replaying and looking in a terminal."""
