-- What a seat's player has the table answer for them; nobody else is told.

ALTER TABLE seats ADD COLUMN standing TEXT;
