-- How each seat ended, and links by which another device becomes the same browser.

ALTER TABLE seats ADD COLUMN points INTEGER;

ALTER TABLE seats ADD COLUMN place INTEGER;

CREATE TABLE device_links (
    hash TEXT PRIMARY KEY,
    sealed TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);
