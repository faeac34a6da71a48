-- Bots that play for people who are away, and who asks for one.

ALTER TABLE seats ADD COLUMN stand_in TEXT;

ALTER TABLE seats ADD COLUMN votes TEXT NOT NULL DEFAULT '';
