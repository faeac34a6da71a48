-- The round that a table is in, and the order in which old tables are found.

ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 1;

CREATE INDEX tables_by_age ON tables (is_over, changed);
