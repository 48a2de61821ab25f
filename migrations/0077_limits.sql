-- What an organization uses of what the operator limits. Whatever stores or deletes keeps it (src/worker/platform/data/usage.ts).
CREATE TABLE organization_usage (
  organization_id INTEGER PRIMARY KEY,
  database_bytes INTEGER NOT NULL, -- of mail, as src/worker/modules/mail/usage/store.ts estimates it
  object_bytes INTEGER NOT NULL,
  day INTEGER NOT NULL, -- since 1970, in UTC
  mails INTEGER NOT NULL -- saved and sent on that day
);

INSERT INTO organization_usage (organization_id, database_bytes, object_bytes, day, mails)
SELECT organization_id, sum(database_bytes), sum(object_bytes), 0, 0 FROM (
  SELECT organization_id,
    4096 + 2 * octet_length(body_text) + COALESCE(length(body_html), 0)
      + iif(octet_length(body_text) > 16380, 2 * min(size, 1000000), 0) AS database_bytes,
    size * ((raw_key IS NOT NULL) + (body_key IS NOT NULL)) AS object_bytes
  FROM emails
  UNION ALL
  SELECT organization_id, 0, size FROM attachments WHERE instr(key, '/attachments/') > 0
  UNION ALL
  SELECT organization_id, 0, size FROM uploads
  UNION ALL
  SELECT organization_id, 0, bytes FROM audit_uploads
) GROUP BY organization_id;
