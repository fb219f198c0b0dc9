ALTER TABLE handling ADD COLUMN draft_by TEXT; -- id of the person who wrote last; null: unknown
