/** The invariants of seeded databases, each as a query for violations. */
import type { DatabaseSync } from 'node:sqlite';

const INVARIANTS: Record<string, string> = {
  'email_counts match emails': `
    SELECT organization_id, tag, direction, is_read, count FROM email_counts
    EXCEPT SELECT organization_id, tag, direction, is_read, count(*) FROM emails GROUP BY 1, 2, 3, 4`,
  'email_counts match emails by period': `
    SELECT organization_id, tag, direction, is_read, CAST(p.key AS INTEGER), p.value FROM email_counts, json_each(periods) AS p
    EXCEPT SELECT organization_id, tag, direction, is_read, received_at >> 31, count(*) FROM emails GROUP BY 1, 2, 3, 4, 5`,
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
  'the kept columns of threads match emails': `
    SELECT id, last_at, unread_count, direction, subject, task_id FROM threads
    EXCEPT SELECT t.id, max(e.received_at), sum(e.is_read = 0),
      (SELECT direction FROM emails WHERE id = t.last_email_id),
      (SELECT subject FROM emails WHERE thread_id = t.id ORDER BY received_at, id LIMIT 1),
      (SELECT max(tasks.id) FROM tasks JOIN emails ON emails.id = email_id WHERE thread_id = t.id)
    FROM threads AS t JOIN emails AS e ON e.thread_id = t.id GROUP BY 1`,
  'each thread has its places': `
    SELECT id, '', direction, unread_count = 0, last_at FROM threads
    EXCEPT SELECT thread_id, box, direction, is_read, last_at FROM thread_places`,
  'each thread has the places of its tags': `
    SELECT thread_id, tag FROM emails EXCEPT SELECT thread_id, box FROM thread_places`,
  'thread_counts match thread_places': `
    SELECT organization_id, box, state, direction, is_read, count FROM thread_counts
    EXCEPT SELECT organization_id, box, state, direction, is_read, count(*) FROM thread_places GROUP BY 1, 2, 3, 4, 5`,
  'sequences match the last id': `
    SELECT organization_id, value FROM sequences WHERE name = 'email'
    EXCEPT SELECT organization_id, max(id) - organization_id * 4294967296 FROM emails GROUP BY 1`,
};

/** Throws if a row violates an invariant, or if the databases do not have `emails` emails in total. */
export function checkSeed(databases: readonly DatabaseSync[], emails: number): void {
  let found = 0;
  for (const db of databases) {
    found += (db.prepare('SELECT count(*) AS n FROM emails').get() as { n: number }).n;
    for (const [rule, query] of Object.entries(INVARIANTS)) {
      const row = db.prepare(`${query} LIMIT 1`).get();
      if (row) throw new Error(`the seeded data violates "${rule}": ${JSON.stringify(row)}`);
    }
  }
  if (found !== emails) throw new Error(`expected ${emails} seeded emails, found ${found}`);
}
