-- Finished games looked back on: whose turn it is, and every move that was judged. The
-- code is a table's, or made from a pasted record.
CREATE TABLE analyses (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    total INTEGER NOT NULL,
    asked DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    told TEXT NOT NULL,
    tries INTEGER NOT NULL,
    busy DOUBLE PRECISION NOT NULL
);

CREATE INDEX analyses_by_state ON analyses (state, asked);

CREATE TABLE judged (
    code TEXT NOT NULL REFERENCES analyses (code),
    number INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (code, number)
);
