-- Old tables are marked first, and gone only when they have been marked for a while.
ALTER TABLE tables ADD COLUMN marked DOUBLE PRECISION;
