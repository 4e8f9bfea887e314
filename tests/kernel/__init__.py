"""What every game shares, each part by itself."""
