-- Puzzles that were solved, scenes that were learnt, deals that were played: what came
-- out the first time, when that was, and when the browser was last seen.
CREATE TABLE progress (
    browser TEXT NOT NULL,
    what TEXT NOT NULL,
    outcome TEXT NOT NULL,
    first DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (browser, what)
);

CREATE INDEX progress_by_seen ON progress (seen);
