-- Tables, who sits where, what was done, and what was said.

CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    tags TEXT NOT NULL,
    creator TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    is_over BOOLEAN NOT NULL,
    is_due BOOLEAN NOT NULL,
    to_act TEXT NOT NULL,
    rematch TEXT UNIQUE REFERENCES tables (code)
);

CREATE INDEX tables_by_creator ON tables (creator, is_over);

CREATE INDEX tables_due ON tables (is_due);

CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    link TEXT UNIQUE,
    PRIMARY KEY (code, seat)
);

CREATE TABLE owners (
    code TEXT NOT NULL,
    seat INTEGER NOT NULL,
    browser TEXT NOT NULL,
    PRIMARY KEY (code, seat, browser),
    FOREIGN KEY (code, seat) REFERENCES seats (code, seat)
);

CREATE INDEX owners_by_browser ON owners (browser);

CREATE TABLE steps (
    code TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    moves TEXT NOT NULL,
    sent_as TEXT,
    PRIMARY KEY (code, number),
    UNIQUE (code, seat, sent_as)
);

CREATE TABLE talk (
    code TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    said TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, number)
);

CREATE TABLE personal_links (
    hash TEXT PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables (code),
    browser TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);
