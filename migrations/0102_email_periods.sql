-- How many of the counted emails are of each period of 2^31 milliseconds (JSON), so that a page deep in a list skips whole
-- periods. Null: not counted yet; cron does.
ALTER TABLE email_counts ADD COLUMN periods TEXT;
CREATE INDEX email_counts_without_periods ON email_counts (organization_id) WHERE periods IS NULL;
-- A Worker of the release before, which is replaced while it works, changes the count alone: cron counts again.
CREATE TRIGGER email_counts_changed_alone AFTER UPDATE OF count ON email_counts
WHEN NEW.count <> OLD.count AND NEW.periods = OLD.periods
BEGIN
  UPDATE email_counts SET periods = NULL WHERE organization_id = NEW.organization_id AND tag = NEW.tag
    AND direction = NEW.direction AND is_read = NEW.is_read;
END;
