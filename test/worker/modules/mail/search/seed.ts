import type { Direction } from '../../../../../src/contract/mail/emails.ts';
import { fold } from '../../../../../src/lib/fold.ts';
import { builtInTag, type Tag } from '../../../../../src/lib/tags.ts';
import { foldsOf, type Indexed, indexed } from '../../../../../src/worker/modules/mail/search-index/grams.ts';
import { testEnv } from '../../../helpers.ts';

export interface SearchedEmail {
  subject: string;
  text: string;
  tag: Tag;
  direction: Direction;
  is_read: boolean;
  received_at: number;
  /** Default: Kim. */
  from_name?: string;
  from_address?: string;
  /** Default: info@herald.test. */
  to_address?: string;
  /** Recipients as they are displayed. Default: none. */
  to?: string[];
  cc?: string[];
  /** The names of its files, which its HTML does not show. */
  files?: string[];
  /** Text after the 16 KB that are in the row. */
  rest?: string;
}

export const FIRST_DAY = Date.UTC(2026, 9, 1);

/** Returns 4,500 emails, one a minute from the first day on, with words of every frequency. `more` adds fields. */
export function manyEmails(more: (i: number) => Partial<SearchedEmail> = () => ({})): SearchedEmail[] {
  return Array.from({ length: 4500 }, (_, i) => ({
    subject: `Number ${i}`,
    text: [
      'the common words of every mail, stemming',
      i % 900 === 0 ? 'rarity' : '',
      i < 780 ? 'formerly' : '',
      i < 3300 ? 'lately' : '',
      i % 5 === 0 ? 'middling' : '',
      i % 100 === 0 ? 'manager' : i % 6 === 0 ? 'man age ger' : '',
      i % 1000 === 500 ? 'QX 发票' : '',
    ].join(' '),
    tag: builtInTag(i % 50 === 0 ? 'Neo' : 'Support'),
    direction: 'inbound',
    is_read: i % 3 === 0,
    received_at: FIRST_DAY + i * 60_000,
    ...more(i),
  }));
}

/** Returns what the index stores of an email. */
export function toIndex(email: SearchedEmail): Indexed {
  return {
    subject: email.subject,
    bodyText: email.text,
    textRest: fold(email.rest ?? ''),
    fromName: email.from_name ?? 'Kim',
    fromAddress: email.from_address ?? 'kim@example.com',
    toAddress: email.to_address ?? 'info@herald.test',
    recipients: { to: email.to ?? [], cc: email.cc ?? [] },
    hasAttachment: (email.files ?? []).length > 0,
  };
}

/** Returns the folds of an email, or null for a third of the emails, as for older mail. */
function foldsIn(email: SearchedEmail & { id: number }): string | null {
  return email.id % 3 === 0 ? null : foldsOf(toIndex(email));
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
          created_at, from_address, from_name, to_address, recipients, subject, body_text, size, body_key, folds)
        SELECT value ->> 'id', ?1, 'put', value ->> 'id', '<' || (value ->> 'id') || '@seed>', value ->> 'direction',
          value ->> 'tag', value ->> 'is_read', value ->> 'received_at', 0, COALESCE(value ->> 'from_address', 'kim@example.com'),
          COALESCE(value ->> 'from_name', 'Kim'), COALESCE(value ->> 'to_address', 'info@herald.test'),
          json_object('to', json(COALESCE(value -> 'to', '[]')), 'cc', json(COALESCE(value -> 'cc', '[]')), 'reply_to', json('["Reply <reply@example.com>"]')),
          value ->> 'subject', value ->> 'text', 100, iif(value ->> 'rest' IS NULL, NULL, 'test/none'), value ->> 'folds'
        FROM json_each(?2)`,
      ).bind(organizationId, JSON.stringify(part.map((email) => ({ ...email, folds: foldsIn(email) })))),
      DB.prepare(
        'INSERT INTO threads (id, organization_id, message_count) SELECT value, ?1, 1 FROM json_each(?2)',
      ).bind(organizationId, JSON.stringify(part.map(({ id }) => id))),
      DB.prepare(
        'INSERT INTO email_terms (rowid, grams) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
      ).bind(JSON.stringify(part.map((email) => [email.id, indexed(toIndex(email))]))),
      DB.prepare('INSERT INTO email_rests SELECT value ->> 0, ?, value ->> 1 FROM json_each(?)').bind(
        organizationId,
        JSON.stringify(part.flatMap(({ id, rest }) => (rest === undefined ? [] : [[id, fold(rest)]]))),
      ),
      DB.prepare(
        `INSERT INTO attachments (email_id, position, organization_id, filename, content_type, size, is_inline, key)
        SELECT e.value ->> 'id', f.key + 1, ?, f.value, 'text/plain', 1, 0, 'test/none'
        FROM json_each(?) AS e, json_each(e.value -> 'files') AS f`,
      ).bind(organizationId, JSON.stringify(part)),
    ]);
  }
  await DB.prepare("INSERT INTO sequences (organization_id, name, value) VALUES (?, 'email', ?)")
    .bind(organizationId, put.length)
    .run();
  return put;
}
