-- Who is told that a table waits for them: what has been told, what is still to be sent,
-- what people wish, and where they can be reached.

-- What has been told of a table: who sat there, and whether it is over.
CREATE TABLE told (
    code TEXT PRIMARY KEY,
    seated TEXT NOT NULL,
    is_over BOOLEAN NOT NULL
);

INSERT INTO told (code, seated, is_over)
SELECT code, '?', is_over FROM tables;

-- The seats whose players know that it is their turn.
CREATE TABLE asked (
    code TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (code, seat)
);

-- What somebody was told of a table and has not looked at yet.
CREATE TABLE notices (
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    kind TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, code)
);

-- What is still to be sent; busy is until when somebody is believed to be at it.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    tries INTEGER NOT NULL,
    busy DOUBLE PRECISION NOT NULL
);

CREATE INDEX outbox_by_due ON outbox (due);

CREATE INDEX outbox_by_code ON outbox (code);

CREATE TABLE preferences (
    person TEXT PRIMARY KEY,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet TEXT NOT NULL,
    comings BOOLEAN NOT NULL
);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL
);

CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL
);

CREATE INDEX subscriptions_by_person ON subscriptions (person);

CREATE TABLE hooks (
    code TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    lang TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    failed TEXT
);

-- Kept apart from everything else, and never shown. The secret confirms it, and stops it.
CREATE TABLE mail (
    person TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    hours INTEGER NOT NULL,
    secret TEXT NOT NULL,
    is_confirmed BOOLEAN NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    last DOUBLE PRECISION NOT NULL
);
