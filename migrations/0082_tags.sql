-- The tags of an organization: JSON of a TagList (src/lib/tags.ts). Null: the five that each has.
ALTER TABLE organizations ADD COLUMN tags TEXT;
-- The number of changes of `tags`.
ALTER TABLE organizations ADD COLUMN tags_version INTEGER NOT NULL DEFAULT 0;
-- Organizations with a deleted tag whose mail has to move.
CREATE INDEX organizations_moving_tags ON organizations (id) WHERE instr(tags, '"movesTo"') > 0;
