-- Time for each move, who is reminded, and tables that everybody may find.

ALTER TABLE tables ADD COLUMN seconds INTEGER;

ALTER TABLE tables ADD COLUMN listed TEXT;

ALTER TABLE seats ADD COLUMN due DOUBLE PRECISION;

ALTER TABLE seats ADD COLUMN nudged DOUBLE PRECISION;

CREATE INDEX seats_by_due ON seats (due);

CREATE INDEX tables_listed ON tables (listed, changed);
