"""Faces for learners."""
