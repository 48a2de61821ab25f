/** A company with its people and older mail, and what must be true of its database in the evening. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Databases } from '../../../bench/databases/places.ts';
import { credentials, seed } from '../../../bench/seed.ts';
import { sha256 } from '../../../bench/texts.ts';
import { Writer } from '../../../bench/writer.ts';
import { openBindings } from '../../../src/dev/d1.ts';
import { makeDatabase } from '../../../src/dev/migrate.ts';

export const COMPANY = 1;
export const OLDER_MAILS = 2_000;
const DAY_MS = 86_400_000;
/** What models may use of them in a day. */
const TOKENS = 100_000_000;

export const secretOf = (person: number) =>
  person === COMPANY ? credentials(COMPANY).secret : sha256(`person ${person}`).slice(0, 40);

function open(stateDir: string, readOnly: boolean): DatabaseSync {
  const [file = ''] = globSync('v3/d1/*/*.sqlite', { cwd: stateDir }).filter(
    (name) => !name.includes('metadata'),
  );
  return new DatabaseSync(join(stateDir, file), { readOnly, timeout: 30_000 });
}

/** Makes a database with the company: people 1 (the owner) to `people`, and older mail. No inbox is active. */
export async function makeCompany(stateDir: string, people: number): Promise<void> {
  await makeDatabase({ stateDir }, 'herald');
  const db = open(stateDir, false);
  seed(
    new Databases([db], { measured: COMPANY, guest: 2 }),
    { from: COMPANY, to: COMPANY },
    () => OLDER_MAILS,
  );
  db.exec('UPDATE inboxes SET is_active = 0');
  const keys = db.prepare('SELECT raw_key AS key FROM emails').all();
  const at = Date.now();
  db.prepare('UPDATE sessions SET created_at = ?, updated_at = ?, expires_at = ?').run(at, at, at + DAY_MS);
  const writer = new Writer(db);
  writer.insert('token_accounts', { organization_id: COMPANY, balance: TOKENS, reserved: 0, updated_at: at });
  for (let id = 2; id <= people; id++) {
    const name = `Person ${id}`;
    const times = { created_at: at, updated_at: at };
    writer.insert('users', { id, email: `person-${id}@company-1.example`, name, ...times });
    writer.insert('members', { organization_id: COMPANY, user_id: id, role: 'member', created_at: at });
    writer.insert('sessions', {
      id_hash: sha256(secretOf(id)),
      public_id: sha256(secretOf(id)).slice(0, 20),
      user_id: id,
      organization_id: COMPANY,
      ...times,
      expires_at: at + DAY_MS,
    });
  }
  writer.close();
  db.close();
  const { bucket, close } = await openBindings(stateDir);
  for (const { key } of keys) await bucket.put(String(key), `Subject: ${key}\r\n\r\nA mail.\r\n`);
  await close();
}

/** The kept numbers, each as a query for those that differ from what they count. */
const KEPT: Record<string, string> = {
  'emails by tag, direction and read': `
    SELECT tag, direction, is_read, count FROM email_counts WHERE count <> 0
    EXCEPT SELECT tag, direction, is_read, count(*) FROM emails WHERE is_hidden = 0 GROUP BY 1, 2, 3`,
  'all emails': `
    SELECT sum(count) FROM email_counts EXCEPT SELECT count(*) FROM emails WHERE is_hidden = 0`,
  'emails by period': `
    SELECT tag, direction, is_read, CAST(p.key AS INTEGER), p.value FROM email_counts, json_each(periods) AS p
    EXCEPT SELECT tag, direction, is_read, received_at >> 31, count(*) FROM emails WHERE is_hidden = 0 GROUP BY 1, 2, 3, 4`,
  'all emails by period': `
    SELECT tag, direction, is_read FROM email_counts
    WHERE count <> (SELECT COALESCE(sum(value), 0) FROM json_each(periods))`,
  'tasks by status': `
    SELECT status, count FROM task_counts WHERE count <> 0
    EXCEPT SELECT status, count(*) FROM tasks WHERE is_hidden = 0 GROUP BY 1`,
  'conversations by box and state': `
    SELECT box, state, direction, is_read, count FROM thread_counts WHERE count <> 0 AND box NOT LIKE 'ASSIGNEE:%'
    EXCEPT SELECT box, state, direction, is_read, count(*) FROM thread_places GROUP BY 1, 2, 3, 4`,
  'conversations by assignee': `
    SELECT box, state, direction, is_read, count FROM thread_counts WHERE count <> 0 AND box LIKE 'ASSIGNEE:%'
    EXCEPT SELECT 'ASSIGNEE:' || assignee_id, state, direction, is_read, count(*) FROM thread_places
      WHERE box = '' GROUP BY 1, 2, 3, 4`,
  'messages of conversations': `
    SELECT id, message_count, unread_count, last_at FROM threads WHERE message_count > 0
    EXCEPT SELECT thread_id, count(*), sum(is_read = 0), max(received_at) FROM emails GROUP BY 1`,
  'one task for each inbound email': `
    SELECT id FROM emails WHERE direction = 'inbound' AND is_bounce = 0
      AND (SELECT count(*) FROM tasks WHERE email_id = emails.id) <> 1`,
};

/** Returns the kept numbers that are wrong, with a row of each, and the number of emails. Herald must have stopped. */
export function countAgain(stateDir: string): { wrong: Record<string, unknown>; emails: number } {
  const db = open(stateDir, true);
  const wrong = Object.entries(KEPT).flatMap(([name, query]) => {
    const row = db.prepare(`${query} LIMIT 1`).get();
    return row ? [[name, row]] : [];
  });
  const { emails } = db.prepare('SELECT count(*) AS emails FROM emails').get() as { emails: number };
  db.close();
  return { wrong: Object.fromEntries(wrong), emails };
}
