-- Clocks that fit lives: a bank beside the time for each move, what happens when time is
-- up, nights and days off that do not count, and pauses by agreement.
ALTER TABLE tables ADD COLUMN bank INTEGER;

ALTER TABLE tables ADD COLUMN increment INTEGER;

ALTER TABLE tables ADD COLUMN time_up TEXT;

ALTER TABLE tables ADD COLUMN rests BOOLEAN;

ALTER TABLE tables ADD COLUMN paused DOUBLE PRECISION;

ALTER TABLE seats ADD COLUMN bank DOUBLE PRECISION;

ALTER TABLE seats ADD COLUMN asked DOUBLE PRECISION;

ALTER TABLE seats ADD COLUMN late DOUBLE PRECISION;

ALTER TABLE seats ADD COLUMN once BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE seats ADD COLUMN pause INTEGER;

ALTER TABLE preferences ADD COLUMN days_off TEXT NOT NULL DEFAULT '';
