-- What players keep beside the board: plans, private notes, and what orders of theirs gave up.
CREATE TABLE beside (
    code TEXT NOT NULL REFERENCES tables (code),
    seat INTEGER NOT NULL,
    plans TEXT NOT NULL,
    notes TEXT NOT NULL,
    undone TEXT NOT NULL,
    PRIMARY KEY (code, seat)
);
