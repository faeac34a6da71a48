-- Tables at which people gather before the game begins.

ALTER TABLE tables ADD COLUMN is_waiting BOOLEAN NOT NULL DEFAULT false;
