"""The search: which tiles can be played if everything may be rearranged, and how that looks."""
