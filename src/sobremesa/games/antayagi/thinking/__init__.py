"""How AntaYagí's levels think, a file per idea."""
