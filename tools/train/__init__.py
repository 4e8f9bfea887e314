"""Baselines for learners: one network plays all seats of many tables, and learns (PPO)."""
