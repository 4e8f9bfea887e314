"""What docs/research.md says in numbers: the benchmark's tables, and the games as problems."""
