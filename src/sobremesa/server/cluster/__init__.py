"""Several servers, the nodes, that share a database and are one to whoever plays."""
