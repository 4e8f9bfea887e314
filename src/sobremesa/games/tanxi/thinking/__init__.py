"""How Tanxi's opponents think: what they see of a position, how they plan, and how they say why."""
