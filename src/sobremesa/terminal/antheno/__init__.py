"""Antheno at the terminal: the table as it is drawn, and a turn that is typed line by line."""
