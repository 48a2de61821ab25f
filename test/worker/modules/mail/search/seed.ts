import type { Direction, Tag } from '../../../../../src/contract/mail/emails.ts';
import { indexed } from '../../../../../src/worker/modules/mail/search/grams.ts';
import { testEnv } from '../../../helpers.ts';

export interface SearchedEmail {
  subject: string;
  text: string;
  tag: Tag;
  direction: Direction;
  is_read: boolean;
  received_at: number;
}

/** Writes emails like saves, each with its own thread and index entry. Returns them with their ids. */
export async function putEmails<E extends SearchedEmail>(
  organizationId: number,
  emails: E[],
): Promise<(E & { id: number })[]> {
  const { DB } = testEnv;
  const put = emails.map((email, i) => ({ ...email, id: organizationId * 2 ** 32 + i + 1 }));
  for (let i = 0; i < put.length; i += 500) {
    const part = put.slice(i, i + 500);
    await DB.batch([
      DB.prepare(
        `INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, direction, tag, is_read, received_at,
          created_at, from_address, from_name, to_address, recipients, subject, body_text, size)
        SELECT value ->> 'id', ?1, 'put', value ->> 'id', '<' || (value ->> 'id') || '@seed>', value ->> 'direction',
          value ->> 'tag', value ->> 'is_read', value ->> 'received_at', 0, 'kim@example.com', 'Kim', 'info@herald.test',
          '{"to":[],"cc":[],"reply_to":[]}', value ->> 'subject', value ->> 'text', 100
        FROM json_each(?2)`,
      ).bind(organizationId, JSON.stringify(part)),
      DB.prepare(
        'INSERT INTO threads (id, organization_id, message_count) SELECT value, ?1, 1 FROM json_each(?2)',
      ).bind(organizationId, JSON.stringify(part.map(({ id }) => id))),
      DB.prepare(
        'INSERT INTO email_terms (rowid, grams) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
      ).bind(JSON.stringify(part.map((email) => [email.id, indexed({ ...email, bodyText: email.text })]))),
    ]);
  }
  await DB.prepare("INSERT INTO sequences (organization_id, name, value) VALUES (?, 'email', ?)")
    .bind(organizationId, put.length)
    .run();
  return put;
}
