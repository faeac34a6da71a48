-- Each device has a secret of its own, and belongs to a person: without a row, to itself.
-- Links to another device hold no secret of their maker's any more; old ones end.
DROP TABLE device_links;

CREATE TABLE device_links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);

CREATE TABLE devices (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);

CREATE INDEX devices_by_person ON devices (person);

-- What all servers of this database share: the key of the cookies, for one.
CREATE TABLE state (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
