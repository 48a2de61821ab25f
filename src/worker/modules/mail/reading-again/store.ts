import { sql } from 'drizzle-orm';
import { HTML_RULES } from '../../../../lib/message/html/html-rules.ts';
import { READING_RULES } from '../../../../lib/message/parse.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { AttachmentRow, BodyRow } from '../content/store.ts';
import type { Content } from '../content/write-content.ts';
import { addChanged, subtractEmails } from '../counts/store.ts';
import { attachments, emails, type Recipients, threads } from '../schema.ts';
import { foldsOf } from '../search-index/grams.ts';
import { deleteGrams, insertGrams } from '../search-index/store.ts';

/** An email whose message was read by earlier rules. */
export interface StoredEmail extends BodyRow {
  organizationId: number;
  rawKey: string;
  size: number;
  subject: string;
  fromAddress: string;
  fromName: string;
  toAddress: string;
  /** JSON: `Recipients`. */
  recipients: string;
  /** JSON: a list of `AttachmentRow`. */
  files: string;
}

/**
 * Selects received emails of all organizations with ids below `beforeId` whose messages were read by earlier rules, the
 * highest ids first.
 */
export function selectToReadAgain(
  ctx: ServiceCtx,
  limit: number,
  beforeId: number = Number.MAX_SAFE_INTEGER,
): Statement<StoredEmail[]> {
  // The condition is that of the index `emails_to_read_again`.
  return database(
    ctx,
  ).all(sql`SELECT e.id, e.organization_id AS organizationId, e.raw_key AS rawKey, e.size, e.subject,
      e.from_address AS fromAddress, e.from_name AS fromName, e.to_address AS toAddress, e.recipients,
      e.body_text, e.body_html, e.body_key, e.html_rules,
      (SELECT json_group_array(json_object('filename', filename, 'contentType', content_type, 'size', size,
          'contentId', content_id, 'isInline', json(iif(is_inline, 'true', 'false')), 'key', key))
        FROM (SELECT * FROM ${attachments} AS a WHERE a.email_id = e.id ORDER BY a.position)) AS files
    FROM ${emails} AS e INDEXED BY emails_to_read_again
    WHERE e.reading_rules < ${sql.raw(String(READING_RULES))} AND e.raw_key IS NOT NULL AND e.send_state IS NULL AND e.id < ${beforeId}
    ORDER BY e.id DESC LIMIT ${limit}`);
}

/** Fails the batch if the email has been deleted or read again meanwhile. */
export function requireUnread(ctx: Ctx, { id, rawKey }: StoredEmail): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${emails} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
      AND reading_rules < ${READING_RULES} AND raw_key = ${rawKey})`,
  );
}

/** Records that the message of an email has been read by the current rules. `problems` is JSON. */
export function updateRead(ctx: Ctx, id: number, problems: string | null): Statement {
  const statement = database(
    ctx,
  ).run(sql`UPDATE ${emails} SET problems = ${problems}, reading_rules = ${READING_RULES}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
  return problems === null ? hidden(statement) : statement;
}

/** Replaces the text, the HTML and the attachments of an email. */
export function updateContent(
  ctx: Ctx,
  email: StoredEmail,
  { columns, attachments: files }: Content,
  snippet: string,
): Statement[] {
  const db = database(ctx);
  const { bodyText, bodyHtml, bodyKey, textRest } = columns;
  const ids = sql`SELECT ${email.id}`;
  const own = sql`organization_id = ${ctx.organizationId}`;
  const searched = { ...email, recipients: JSON.parse(email.recipients) as Recipients, bodyText, textRest };
  const hasAttachment = files.some(({ isInline }) => !isInline);
  return [
    subtractEmails(ctx, ids),
    db.run(sql`UPDATE ${emails} SET body_text = ${bodyText}, body_html = ${bodyHtml}, body_key = ${bodyKey},
        html_rules = ${HTML_RULES}, snippet = ${snippet}, folds = ${foldsOf(searched)}
      WHERE id = ${email.id} AND ${own}`),
    db.run(sql`DELETE FROM ${attachments} WHERE email_id = ${email.id} AND ${own}`),
    db.run(sql`INSERT INTO ${attachments} (email_id, position, organization_id, filename, content_type, size,
        content_id, is_inline, key)
      SELECT ${email.id}, f.key + 1, ${ctx.organizationId}, f.value ->> 'filename', f.value ->> 'contentType',
        f.value ->> 'size', f.value ->> 'contentId', f.value ->> 'isInline', f.value ->> 'key'
      FROM json_each(${jsonOf(files satisfies AttachmentRow[])}) AS f`),
    db.run(sql`UPDATE ${threads} SET has_attachment = EXISTS (SELECT 1 FROM ${emails} AS e
          JOIN ${attachments} AS a ON a.email_id = e.id AND a.is_inline = 0 WHERE e.thread_id = threads.id)
      WHERE id = (SELECT thread_id FROM ${emails} WHERE id = ${email.id} AND ${own}) AND +${own}`),
    ...deleteGrams(ctx, ids),
    ...insertGrams(ctx, sql`e.id = ${email.id} AND e.${own}`, sql`0`, [{ ...searched, hasAttachment }]),
    addChanged(ctx, ids),
  ];
}
