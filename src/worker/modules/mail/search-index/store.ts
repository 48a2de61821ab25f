import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { valueAt } from '../../../platform/data/json.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { BodyRow } from '../content/store.ts';
import { attachments, emails, type Recipients } from '../schema.ts';
import { foldsOf, type Indexed, indexed } from './grams.ts';
import { emailRests } from './schema.ts';

/**
 * Indexes emails in the batch that saves them: two statements if one of them has a long text, else one. `isNew` is a
 * condition on `e`, and `place` an expression for the email's index in `given`.
 */
export function insertGrams(ctx: Ctx, isNew: SQL, place: SQL, given: Indexed[]): Statement[] {
  const grams = valueAt(place, given.map(indexed));
  const rests = given.map(({ textRest }) => textRest || null);
  return [
    database(ctx).run(sql`INSERT OR REPLACE INTO email_terms (rowid, grams)
      SELECT e.id, ${grams} FROM ${emails} AS e WHERE ${isNew}`),
    ...(rests.some((rest) => rest !== null)
      ? [
          database(ctx).run(sql`INSERT INTO ${emailRests} (email_id, organization_id, text)
            SELECT id, organization_id, text FROM (SELECT e.id, e.organization_id, ${valueAt(place, rests)} AS text
              FROM ${emails} AS e WHERE ${isNew}) WHERE text IS NOT NULL
            ON CONFLICT DO UPDATE SET text = excluded.text`),
        ]
      : []),
  ];
}

function insertRest(ctx: ServiceCtx, id: SQL | number, textRest: string): Statement {
  return database(ctx).run(sql`INSERT INTO ${emailRests} (email_id, organization_id, text)
    SELECT id, organization_id, ${textRest} FROM ${emails} WHERE id = ${id}
    ON CONFLICT DO UPDATE SET text = excluded.text`);
}

/** Removes emails from the index. `emailIds` is a SELECT. */
export function deleteGrams(ctx: Ctx, emailIds: SQL): Statement[] {
  return [
    database(ctx).run(sql`DELETE FROM email_terms WHERE rowid IN (${emailIds})`),
    database(ctx).run(sql`DELETE FROM ${emailRests}
      WHERE email_id IN (${emailIds}) AND organization_id = ${ctx.organizationId}`),
  ];
}

/** Selects the last indexed email while cron fills the index, else no row. */
export function selectFillPosition(ctx: ServiceCtx): Statement<{ afterId: number }[]> {
  return database(ctx).all(sql`SELECT after_id AS afterId FROM search_fills`);
}

/** An email to be indexed. */
export interface EmailToIndex extends BodyRow {
  subject: string;
  from_name: string;
  from_address: string;
  to_address: string;
  /** JSON: `Recipients`. */
  recipients: string;
  has_attachment: 0 | 1;
}

/** Selects the emails of all organizations after an id, in order. */
export function selectEmailsToIndex(
  ctx: ServiceCtx,
  afterId: number,
  limit: number,
): Statement<EmailToIndex[]> {
  return selectToIndex(ctx, sql`e.id > ${afterId}`, limit);
}

/** Selects these emails. `emailIds` is JSON. */
export function selectTheseToIndex(
  ctx: ServiceCtx,
  emailIds: string,
  limit: number,
): Statement<EmailToIndex[]> {
  return selectToIndex(ctx, sql`e.id IN (SELECT value FROM json_each(${emailIds}))`, limit);
}

function selectToIndex(ctx: ServiceCtx, which: SQL, limit: number): Statement<EmailToIndex[]> {
  return database(
    ctx,
  ).all(sql`SELECT e.id, e.subject, e.body_text, NULL AS body_html, e.body_key, e.html_rules,
      e.from_name, e.from_address, e.to_address, e.recipients,
      EXISTS (SELECT 1 FROM ${attachments} AS a WHERE a.email_id = e.id AND a.is_inline = 0) AS has_attachment
    FROM ${emails} AS e WHERE ${which} ORDER BY e.id LIMIT ${limit}`);
}

/** Selects which of these emails are not in the index. `emailIds` is JSON. */
export function selectUnindexed(ctx: ServiceCtx, emailIds: string): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT e.id FROM ${emails} AS e
    WHERE e.id IN (SELECT value FROM json_each(${emailIds}))
      AND NOT EXISTS (SELECT 1 FROM email_terms_docsize AS indexed WHERE indexed.id = e.id)`);
}

/** Indexes emails that have moved with their organization. */
export function insertGramsOfMoved(ctx: ServiceCtx, given: { id: number; email: Indexed }[]): Statement[] {
  return chunksOf(given).map((rows) =>
    database(ctx).run(sql`INSERT OR REPLACE INTO email_terms (rowid, grams)
      SELECT value ->> 0, value ->> 1 FROM json_each(${rows})
      WHERE EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = value ->> 0)`),
  );
}

/** Selects the number of emails of an organization, and of their entries in the index. */
export function selectIndexed(
  ctx: ServiceCtx,
  organizationId: number,
): Statement<{ emails: number; entries: number }[]> {
  const { first, last } = idRange(organizationId);
  const own = sql`BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`;
  return database(ctx).all(sql`SELECT (SELECT count(*) FROM ${emails} WHERE id ${own}) AS emails,
    (SELECT count(*) FROM email_terms_docsize WHERE id ${own}) AS entries`);
}

/** Removes emails from the index that no longer exist. */
export function deleteGramsOfMoved(ctx: ServiceCtx, organizationId: number, emailIds: number[]): Statement {
  const { first, last } = idRange(organizationId);
  return database(ctx).run(sql`DELETE FROM email_terms WHERE rowid IN
    (SELECT value FROM json_each(${JSON.stringify(emailIds)})
      WHERE value BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER))`);
}

/** Returns the indexed content of a stored email. */
export function indexedOf(row: EmailToIndex, textRest: string): Indexed {
  return {
    subject: row.subject,
    bodyText: row.body_text,
    textRest,
    fromName: row.from_name,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    recipients: JSON.parse(row.recipients) as Recipients,
    hasAttachment: row.has_attachment === 1,
  };
}

/** The maximum number of characters of JSON per statement, which has at most 2 MB. */
const CHARACTERS_A_STATEMENT = 500_000;

/**
 * Indexes emails, and moves the backfill cursor from `afterId` to the last of them. Does nothing if the cursor has
 * moved meanwhile. An email that is already indexed keeps a single entry.
 */
export function insertGramsOfAll(
  ctx: ServiceCtx,
  afterId: number,
  emailsAfter: { id: number; email: Indexed }[],
): Statement[] {
  const isUnmoved = sql`EXISTS (SELECT 1 FROM search_fills WHERE after_id = ${afterId})`;
  const db = database(ctx);
  const folds = JSON.stringify(emailsAfter.map(({ id, email }) => [id, foldsOf(email)]));
  return [
    hidden(
      db.run(sql`UPDATE ${emails} SET folds = each.value ->> 1 FROM json_each(${folds}) AS each
        WHERE emails.id = each.value ->> 0 AND ${isUnmoved}`),
    ),
    ...chunksOf(emailsAfter).map((rows) =>
      db.run(sql`INSERT OR REPLACE INTO email_terms (rowid, grams)
        SELECT value ->> 0, value ->> 1 FROM json_each(${rows})
        WHERE ${isUnmoved} AND EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = value ->> 0)`),
    ),
    ...emailsAfter.flatMap(({ id, email }) =>
      email.textRest === '' ? [] : [insertRest(ctx, id, email.textRest)],
    ),
    db.run(sql`UPDATE search_fills SET after_id = ${emailsAfter.at(-1)!.id} WHERE after_id = ${afterId}`),
  ];
}

/** Splits the index entries of emails into JSON lists of `[id, grams]` that fit in a statement. */
function chunksOf(given: { id: number; email: Indexed }[]): string[] {
  const lists: string[][] = [[]];
  let characters = 0;
  for (const { id, email } of given) {
    const row = JSON.stringify([id, indexed(email)]);
    characters += row.length;
    if (characters > CHARACTERS_A_STATEMENT) {
      lists.push([]);
      characters = row.length;
    }
    lists.at(-1)!.push(row);
  }
  return lists.map((rows) => `[${rows.join()}]`);
}

/** Ends the backfill: the index is complete. */
export function deleteFill(ctx: ServiceCtx, afterId: number): Statement {
  return database(ctx).run(sql`DELETE FROM search_fills WHERE after_id = ${afterId}`);
}
