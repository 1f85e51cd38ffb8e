-- The first layout. A layout that has been released is never changed: write the next number.
--
-- Times are milliseconds since 1970, and `sitting` is a table of the game room, as SQL has taken the word.

CREATE TABLE device (
    id BLOB PRIMARY KEY,
    secret_hash BLOB NOT NULL,
    nickname TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_seen ON device (seen);

-- AUTOINCREMENT: a key is never used again, so whoever still holds an old one finds nothing.
CREATE TABLE sitting (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    playing INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    over INTEGER,
    setup TEXT NOT NULL,
    transcript TEXT
) STRICT;
CREATE UNIQUE INDEX sitting_code ON sitting (code) WHERE over IS NULL;
CREATE INDEX sitting_changed ON sitting (listed, changed) WHERE over IS NULL;
CREATE INDEX sitting_over ON sitting (over) WHERE over IS NOT NULL;

-- Of unfinished tables only.
CREATE TABLE seated (
    sitting INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    device BLOB NOT NULL,
    PRIMARY KEY (sitting, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_device ON seated (device);

-- What happened at unfinished tables, in the order in which it did. There is no index: it would cost more
-- than all else. `before` is the row before it of the same table, so that a log is read backwards.
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    before INTEGER,
    sitting INTEGER NOT NULL,
    seat INTEGER,
    client TEXT,
    at INTEGER NOT NULL,
    what TEXT NOT NULL
) STRICT;

-- A person has a device and a nickname, a bot its name, and a forgotten person neither.
CREATE TABLE result (
    sitting INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    device BLOB,
    nickname TEXT,
    bot TEXT,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (sitting, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_device ON result (device) WHERE device IS NOT NULL;
CREATE INDEX result_nickname ON result (nickname) WHERE nickname IS NOT NULL;

CREATE TABLE rating (
    device BLOB NOT NULL,
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (device, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_best ON rating (game, rating);
