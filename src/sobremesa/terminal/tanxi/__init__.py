"""Tanxi at the terminal: the island and the table as they are drawn, and a turn as it is typed."""
