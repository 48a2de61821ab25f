/** The invariants of a seeded database, each as a query for violations. */
import type { DatabaseSync } from 'node:sqlite';

const INVARIANTS: Record<string, string> = {
  'email_counts match emails': `
    SELECT organization_id, tag, direction, is_read, count FROM email_counts
    EXCEPT SELECT organization_id, tag, direction, is_read, count(*) FROM emails GROUP BY 1, 2, 3, 4`,
  'each kind of email is counted': `
    SELECT organization_id, tag, direction, is_read FROM emails
    EXCEPT SELECT organization_id, tag, direction, is_read FROM email_counts`,
  'task_counts match tasks': `
    SELECT organization_id, status, count FROM task_counts
    EXCEPT SELECT organization_id, status, count(*) FROM tasks GROUP BY 1, 2`,
  'each inbound email has one task': `
    SELECT id FROM emails WHERE direction = 'inbound'
      AND (SELECT count(*) FROM tasks WHERE email_id = emails.id) <> 1`,
  'threads.message_count matches emails': `
    SELECT id, message_count FROM threads EXCEPT SELECT thread_id, count(*) FROM emails GROUP BY 1`,
  'each email belongs to a thread that contains its Message-ID': `
    SELECT id FROM emails WHERE NOT EXISTS (SELECT 1 FROM threads WHERE id = emails.thread_id)
      OR thread_id IS NOT (SELECT thread_id FROM thread_messages AS m
        WHERE m.organization_id = emails.organization_id AND m.message_id = trim(emails.message_id, '<>'))`,
  'sequences match the last id': `
    SELECT organization_id, value FROM sequences WHERE name = 'email'
    EXCEPT SELECT organization_id, max(id) - organization_id * 4294967296 FROM emails GROUP BY 1`,
};

/** Throws when a row violates an invariant. */
export function checkSeed(db: DatabaseSync, emails: number): void {
  const { n } = db.prepare('SELECT count(*) AS n FROM emails').get() as { n: number };
  if (n !== emails) throw new Error(`expected ${emails} seeded emails, found ${n}`);
  for (const [rule, query] of Object.entries(INVARIANTS)) {
    const row = db.prepare(`${query} LIMIT 1`).get();
    if (row) throw new Error(`the seeded data violates "${rule}": ${JSON.stringify(row)}`);
  }
}
