"""How strong the bots of each game are: what is played for docs/ladder/, and the pages of it."""
