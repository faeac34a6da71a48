-- Who answered for a seat, where it was not its own player.

ALTER TABLE steps ADD COLUMN answered TEXT;
