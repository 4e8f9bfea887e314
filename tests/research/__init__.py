"""The benchmark and its datasets."""
