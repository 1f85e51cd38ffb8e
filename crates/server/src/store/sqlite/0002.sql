-- The face that a person has chosen; nothing until they choose one.
ALTER TABLE device ADD COLUMN face TEXT;
