"""HTTP and WebSocket routes, the store, and workers. It decides no rule."""
