-- What is agreed before a game begins: how long everybody waits for somebody who is away,
-- and whether hints are given. And when the last move was made that everybody noticed.
ALTER TABLE tables ADD COLUMN patience INTEGER;

ALTER TABLE tables ADD COLUMN hints BOOLEAN;

ALTER TABLE tables ADD COLUMN moved DOUBLE PRECISION;
