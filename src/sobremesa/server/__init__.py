"""The doors of the house: HTTP and WebSocket, the store, and workers. It decides no rule."""
