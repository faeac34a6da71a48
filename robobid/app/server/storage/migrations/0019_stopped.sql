-- Tables that cannot go on: the server stood still at them.

ALTER TABLE tables ADD COLUMN is_stopped BOOLEAN NOT NULL DEFAULT false;
