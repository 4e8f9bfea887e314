"""How the levels think: what they see, what they believe, and how far they look ahead."""
