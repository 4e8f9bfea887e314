"""For researchers: a benchmark with a fixed protocol, and datasets of self-play."""
