-- Moves that the rules did not allow any more, when a table was played on from before
-- them: nothing is thrown away.
CREATE TABLE set_aside (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    moves TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, number, at)
);
