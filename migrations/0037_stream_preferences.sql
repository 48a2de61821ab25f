-- How an organization wants its streams announced.
CREATE TABLE stream_preferences (
  organization_id INTEGER PRIMARY KEY,
  is_edited_at_end INTEGER NOT NULL DEFAULT 0,
  is_story INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
);
