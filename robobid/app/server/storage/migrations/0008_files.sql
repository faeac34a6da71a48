-- What a table is played with that is not ours: a deck, a map.
CREATE TABLE files (
    code TEXT PRIMARY KEY,
    tags TEXT NOT NULL
);
