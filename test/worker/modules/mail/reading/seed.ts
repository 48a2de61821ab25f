import type { Direction } from '../../../../../src/contract/mail/emails.ts';
import { HTML_RULES } from '../../../../../src/lib/message/html/clean-html.ts';
import { READING_RULES } from '../../../../../src/lib/message/parse.ts';
import type { Tag } from '../../../../../src/lib/tags.ts';
import { indexed } from '../../../../../src/worker/modules/mail/search-index/grams.ts';
import { testEnv } from '../../../helpers.ts';

export interface SeededEmail {
  id: number;
  tag: Tag;
  direction: Direction;
  is_read: boolean;
  received_at: number;
  subject: string;
}

/**
 * Writes `count` emails, each a thread, with their counts, and returns the organization's emails in the order of
 * the list. Many were received at the same time, a third of them at one time; Neo is rare; no outbound mail is
 * unread.
 */
export async function seedEmails(organizationId: number, count: number, first = 1): Promise<SeededEmail[]> {
  const { DB } = testEnv;
  await DB.batch([
    DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT CAST(?3 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?3 + ?2 - 1)
      INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, direction, tag, is_read, received_at,
        created_at, from_address, from_name, to_address, recipients, subject, body_text, size)
      SELECT CAST(?1 AS INTEGER) * 4294967296 + i, ?1, 'seed', CAST(?1 AS INTEGER) * 4294967296 + i, '<m' || i || '@seed>',
        iif(i % 10 = 3, 'outbound', 'inbound'),
        CASE WHEN i % 1000 = 7 THEN 'Neo' WHEN i % 7 < 3 THEN 'Support' WHEN i % 7 = 3 THEN 'Hello'
          WHEN i % 7 = 4 THEN 'Partners' ELSE 'Info' END,
        iif(i % 10 = 3, 1, i % 4 <> 0),
        iif(i % 3 = 0, 1700000000000, 1700000000000 + (i * 7919 % 1009 - 500) * 1000),
        0, 'kim@example.com', 'Kim', 'info@herald.test', '{"to":[],"cc":[],"reply_to":[]}',
        'Subject ' || i || iif(i % 500 = 0, ' needle', ''), 'The text of ' || i, 100
      FROM n`,
    ).bind(organizationId, count, first),
    DB.prepare(
      'INSERT INTO threads (id, organization_id, message_count) SELECT id, organization_id, 1 FROM emails WHERE organization_id = ? AND thread_id = id ON CONFLICT DO NOTHING',
    ).bind(organizationId),
    DB.prepare(
      `INSERT INTO email_counts (organization_id, tag, direction, is_read, count) SELECT organization_id, tag, direction, is_read, count(*) FROM emails
      WHERE organization_id = ? AND save_id = 'seed' GROUP BY 2, 3, 4
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    ).bind(organizationId),
  ]);
  const { results } = await DB.prepare(
    'SELECT id, tag, direction, is_read, received_at, subject, body_text FROM emails WHERE organization_id = ?',
  )
    .bind(organizationId)
    .all<Omit<SeededEmail, 'is_read'> & { is_read: number; body_text: string }>();
  const seeded = results.filter(({ id }) => id >= organizationId * 2 ** 32 + first);
  await putIndex(seeded.slice(0, count));
  return results
    .map(({ body_text: _, ...row }) => ({ ...row, is_read: row.is_read === 1 }))
    .sort((a, b) => b.received_at - a.received_at || b.id - a.id);
}

/** Puts emails into the search index. */
async function putIndex(emails: { id: number; subject: string; body_text: string }[]): Promise<void> {
  for (let i = 0; i < emails.length; i += 500) {
    const rows = emails.slice(i, i + 500).map(({ id, subject, body_text }) => [
      id,
      indexed({
        subject,
        bodyText: body_text,
        textRest: '',
        fromName: 'Kim',
        fromAddress: 'kim@example.com',
        toAddress: 'info@herald.test',
        recipients: { to: [], cc: [] },
        hasAttachment: false,
      }),
    ]);
    await testEnv.DB.prepare(
      'INSERT INTO email_terms (rowid, grams) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
    )
      .bind(JSON.stringify(rows))
      .run();
  }
}

interface NewEmail {
  n: number;
  thread?: number;
  message_id?: string;
  in_reply_to?: string;
  direction?: Direction;
  tag?: Tag;
  is_read?: boolean;
  received_at?: number;
  subject?: string;
  body_text?: string;
  body_html?: Uint8Array;
  body_key?: string;
  html_rules?: number;
  raw_key?: string;
  size?: number;
}

/** Writes one email like a save, with its thread and the counts. Returns its id. */
export async function putEmail(organizationId: number, email: NewEmail): Promise<number> {
  const { DB } = testEnv;
  const id = organizationId * 2 ** 32 + email.n;
  const thread = organizationId * 2 ** 32 + (email.thread ?? email.n);
  const direction = email.direction ?? 'inbound';
  const tag = email.tag ?? 'Support';
  const isRead = email.is_read ? 1 : 0;
  const subject = email.subject ?? `Subject ${email.n}`;
  const bodyText = email.body_text ?? `Text ${email.n}`;
  await DB.batch([
    DB.prepare(
      `INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, in_reply_to, direction, tag, is_read,
        received_at, created_at, from_address, from_name, to_address, recipients, subject, body_text, body_html,
        body_key, raw_key, size, html_rules, reading_rules)
      VALUES (?, ?, 'put', ?, ?, ?, ?, ?, ?, ?, 1700000000000, 'kim@example.com', 'Kim Sato', 'support@herald.test', ?,
        ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).bind(
      id,
      organizationId,
      thread,
      email.message_id ?? `<${email.n}@example.com>`,
      email.in_reply_to ?? null,
      direction,
      tag,
      isRead,
      email.received_at ?? 1700000000000 + email.n,
      JSON.stringify({ to: ['support@herald.test'], cc: ['Ann <ann@example.com>'], reply_to: [] }),
      subject,
      bodyText,
      email.body_html ?? null,
      email.body_key ?? null,
      email.raw_key ?? null,
      email.size ?? 100,
      email.html_rules ?? HTML_RULES,
      READING_RULES,
    ),
    DB.prepare(
      `INSERT INTO threads (id, organization_id, message_count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET message_count = message_count + 1`,
    ).bind(thread, organizationId),
    DB.prepare(
      `INSERT INTO email_counts (organization_id, tag, direction, is_read, count) VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1`,
    ).bind(organizationId, tag, direction, isRead),
  ]);
  await putIndex([{ id, subject, body_text: bodyText }]);
  return id;
}

/** Writes the row and the object of an attachment. */
export async function putAttachment(
  emailId: number,
  position: number,
  file: { filename: string; content_type: string; content: string | null },
): Promise<void> {
  const key = `test/${emailId}/${position}`;
  if (file.content !== null) await testEnv.BUCKET.put(key, file.content);
  await testEnv.DB.prepare('INSERT INTO attachments VALUES (?, ?, ?, ?, ?, ?, NULL, 0, ?)')
    .bind(
      emailId,
      position,
      Math.floor(emailId / 2 ** 32),
      file.filename,
      file.content_type,
      file.content?.length ?? 0,
      key,
    )
    .run();
}
