"""HTTP, WebSocket, rooms and storage: people and bots at the same tables."""
