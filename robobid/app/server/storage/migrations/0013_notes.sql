-- What players note in the records of their finished games: comments and variations.
CREATE TABLE notes (
    code TEXT NOT NULL REFERENCES tables (code),
    at INTEGER NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (code, at)
);
