-- How captions for a platform are written. A platform without a row has the defaults.
CREATE TABLE stream_voices (
  organization_id INTEGER NOT NULL,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  tone_preset TEXT NOT NULL DEFAULT 'mixed',
  custom_prompt TEXT, -- null: the preset
  core_hashtags TEXT NOT NULL DEFAULT '[]', -- JSON: with their #
  cta_text TEXT NOT NULL DEFAULT '',
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, platform)
) WITHOUT ROWID;
