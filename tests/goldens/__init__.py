"""Golden games: whole games that a person enjoys reading, and whose diff is the review.

`python -m tests.goldens` (or `make goldens`) writes them anew.
"""
