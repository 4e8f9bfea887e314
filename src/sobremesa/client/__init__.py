"""Programs at a server's tables: the same messages as a browser, typed."""
