-- The link that a seat was claimed with: whoever has the seat may ask again.

ALTER TABLE seats ADD COLUMN spent TEXT;
