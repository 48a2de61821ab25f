import { type SQL, sql } from 'drizzle-orm';
import type { ListBody } from '../../../../contract/mail/emails.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { walk } from '../reading/flag-store.ts';
import {
  type EmailFilter,
  hasFlags,
  type ListedRow,
  listed,
  newestFirst,
  type Position,
} from '../reading/list-store.ts';
import { emails, threads } from '../schema.ts';
import { type Folding, foldings } from './fold.ts';
import { gramsOf, indexed } from './grams.ts';

/** A search asks for at most this many grams of a term, as FTS5 reads a list for each. */
const MOST_GRAMS_ASKED = 24;

export interface SearchFilter extends EmailFilter {
  /** A condition on the thread `t` of the email. */
  ofThread?: SQL;
}

export interface Search {
  /** The MATCH expression that all emails with the term fulfil; null when the term is too short for the index. */
  match: string | null;
  /** Folded. */
  term: string;
  filter: SearchFilter;
  after: Position | null;
}

/** Indexes emails `e` in the batch that saves them. `isNew` and `grams` (see `indexed`) are expressions of the columns of `e`. */
export function insertGrams(ctx: Ctx, isNew: SQL, grams: SQL): Statement {
  return database(ctx).run(sql`INSERT OR REPLACE INTO email_terms (rowid, grams)
    SELECT e.id, ${grams} FROM ${emails} AS e WHERE ${isNew}`);
}

/** Takes emails out of the index. `emailIds` is a SELECT. */
export function deleteGrams(ctx: Ctx, emailIds: SQL): Statement {
  return database(ctx).run(sql`DELETE FROM email_terms WHERE rowid IN (${emailIds})`);
}

/** The MATCH expression for a term. Its grams are folded, so they contain neither quotes nor operators. */
export function matchOf(term: string): string | null {
  const grams = gramsOf(term);
  const step = Math.max(1, grams.length / MOST_GRAMS_ASKED);
  const sample = grams.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return sample.length === 0 ? null : sample.map((gram) => `"${gram}"`).join(' AND ');
}

/**
 * True for the rows of `email_terms` that may hold the term. The bounds are cast because D1 binds numbers as REAL.
 */
function mayHold(ctx: Ctx, match: string): SQL {
  const { first, last } = idRange(ctx.organizationId);
  return sql`email_terms MATCH ${match}
    AND email_terms.rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`;
}

/** The ids of the candidates that hold the term. All candidates are read and sorted. */
function amongCandidates(ctx: Ctx, match: string, { term, filter, after }: Search): SQL {
  const older = after ? sql`AND (e.received_at, e.id) < (${after.receivedAt}, ${after.id})` : sql``;
  return sql`SELECT e.id, e.received_at FROM email_terms CROSS JOIN ${emails} AS e ON e.id = email_terms.rowid
    WHERE ${mayHold(ctx, match)} AND e.organization_id = ${ctx.organizationId}
      AND ${matches(filter)} ${older} AND ${holds(term)}`;
}

/** The ids of the emails of the walk that hold the term. Nothing is sorted, so the walk ends when a page is full. */
function amongNewest(ctx: Ctx, search: Search, part: Part): SQL {
  return sql`SELECT e.id, e.received_at FROM (${newest(ctx, search, part)}) AS w CROSS JOIN ${emails} AS e ON e.id = w.id
    WHERE ${matches(search.filter)} AND ${holds(search.term)}`;
}

function newest(ctx: Ctx, { filter, after }: Search, { skipped, walked }: Part): SQL {
  const hasFlag = filter.is_automatic !== undefined || filter.is_bounce !== undefined;
  const inOrder = hasFlag
    ? walk(ctx, filter, { after, walked: skipped + walked })
    : newestFirst(ctx, filter, after);
  return sql`SELECT id, received_at FROM (${inOrder}) LIMIT ${walked} OFFSET ${skipped}`;
}

/** How far one statement goes. */
export interface Part {
  /** Up to this many candidates are read and sorted. If there are more, the newest emails are walked instead. */
  most: number;
  /** Newest emails that the walk leaves out. */
  skipped: number;
  /** Emails that the walk reads. */
  walked: number;
  /** Whether to compute `end`. */
  needsEnd: boolean;
}

/** An email with the term; each row also says how far the search came. */
export interface ResultRow extends ListedRow {
  /** True when all candidates were read; false when the newest emails were walked. */
  is_all: 0 | 1;
  /** JSON: received_at and id of the last email of the walk, or null when no older email is left. */
  end: string | null;
}

/** The emails with the term, newest first; if there are none, one row without an id. */
export function selectResults(
  ctx: Ctx,
  search: Search,
  part: Part,
  page: { limit: number; offset: number; body: ListBody },
): Statement<ResultRow[]> {
  const { match } = search;
  // LIMIT 0 keeps SQLite from starting; a condition would be evaluated for each row.
  const cutIf = (condition: SQL) =>
    sql`LIMIT (SELECT CASE WHEN ${condition} THEN ${page.limit} ELSE 0 END FROM how) OFFSET ${page.offset}`;
  const isAll = match
    ? sql`NOT EXISTS (SELECT 1 FROM search_rebuild) AND
        (SELECT count(*) FROM (SELECT 1 FROM email_terms WHERE ${mayHold(ctx, match)} LIMIT ${part.most + 1})) <= ${part.most}`
    : sql`false`;
  const candidates = match
    ? sql`SELECT * FROM (${amongCandidates(ctx, match, search)} ORDER BY e.received_at DESC, e.id DESC ${cutIf(sql`is_all`)}) UNION ALL`
    : sql``;
  const end = part.needsEnd
    ? sql`CASE WHEN NOT how.is_all THEN (SELECT json_array(received_at, id)
        FROM (${newest(ctx, search, part)}) LIMIT 1 OFFSET ${part.walked - 1}) END`
    : sql`NULL`;
  return database(ctx).all<ResultRow>(sql`WITH how(is_all) AS MATERIALIZED (SELECT ${isAll}),
    found AS (${candidates}
      SELECT * FROM (${amongNewest(ctx, search, part)} ${cutIf(sql`NOT is_all`)}))
    SELECT how.is_all, ${listed(page.body)}, ${end} AS end
    FROM how LEFT JOIN found LEFT JOIN ${emails} AS e ON e.id = found.id LEFT JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY found.received_at DESC, found.id DESC`);
}

/** True for the emails `e` that match the filter. */
function matches(filter: SearchFilter): SQL {
  const conditions = [hasFlags(filter), sql`e.is_hidden = ${filter.isHidden ? 1 : 0}`];
  if (filter.tag !== undefined) conditions.push(sql`e.tag = ${filter.tag}`);
  if (filter.direction !== undefined) conditions.push(sql`e.direction = ${filter.direction}`);
  if (filter.is_read !== undefined) conditions.push(sql`e.is_read = ${filter.is_read ? 1 : 0}`);
  if (filter.ofThread !== undefined) {
    conditions.push(
      sql`EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = e.thread_id AND ${filter.ofThread})`,
    );
  }
  return sql.join(conditions, sql` AND `);
}

/** True when the folded subject or text of `e` has the term. */
export function holds(folded: string): SQL {
  const { term, foldings: all } = foldings(folded);
  return sql`(instr(${foldedColumn('e.subject', term, all)}, ${term})
    OR instr(${foldedColumn('e.body_text', term, all)}, ${term}))`;
}

/** A column, folded as far as a comparison with the folded `term` needs it. */
export function foldedText(column: string, term: string): SQL {
  return foldedColumn(column, term, foldings(term).foldings);
}

/**
 * The column, folded as far as the term needs it. lower() folds ASCII; most texts have nothing else, and few of the
 * others have full-width forms (U+FF01 to U+FF5E, EF BC or EF BD in UTF-8).
 */
function foldedColumn(column: string, term: string, all: Folding[]): SQL {
  const isAscii = ({ from }: Folding) => from < '\u0080';
  const foldedBy = (foldings: Folding[]) => {
    const letters = foldings.reduce(
      (text, { from, to }) => `replace(${text}, ${literal(from)}, ${literal(to)})`,
      `lower(${column})`,
    );
    return term.includes(' ')
      ? ['', '', ''].reduce((text) => `replace(${text}, '  ', ' ')`, letters)
      : letters;
  };
  return sql.raw(`CASE WHEN octet_length(${column}) = length(${column}) THEN ${foldedBy(all.filter(isAscii))}
    WHEN instr(CAST(${column} AS BLOB), X'EFBC') + instr(CAST(${column} AS BLOB), X'EFBD') = 0
      THEN ${foldedBy(all.filter(({ isWide }) => !isWide))}
    ELSE ${foldedBy(all)} END`);
}

function literal(text: string): string {
  return text === '' ? `''` : `char(${[...text].map((character) => character.codePointAt(0)).join()})`;
}

/** The last indexed email while a rebuild is under way, else no row. */
export function selectRebuildPosition(ctx: ServiceCtx): Statement<{ afterId: number }[]> {
  return database(ctx).all(sql`SELECT after_id AS afterId FROM search_rebuild`);
}

export interface IndexedEmail {
  id: number;
  subject: string;
  bodyText: string;
}

/** The emails of all organizations after an id, in order. */
export function selectEmailsToIndex(
  ctx: ServiceCtx,
  afterId: number,
  limit: number,
): Statement<IndexedEmail[]> {
  return database(ctx).all(sql`SELECT id, subject, body_text AS bodyText FROM ${emails}
    WHERE id > ${afterId} ORDER BY id LIMIT ${limit}`);
}

/**
 * Indexes emails, and moves the position of the rebuild from `afterId` to the last of them. Does nothing if the
 * position has moved meanwhile. An email that is indexed already stays in the index once.
 */
export function insertGramsOfAll(ctx: ServiceCtx, afterId: number, emailsAfter: IndexedEmail[]): Statement[] {
  const db = database(ctx);
  const rows = JSON.stringify(emailsAfter.map((email) => [email.id, indexed(email)]));
  const isUnmoved = sql`EXISTS (SELECT 1 FROM search_rebuild WHERE after_id = ${afterId})`;
  return [
    db.run(sql`INSERT OR REPLACE INTO email_terms (rowid, grams)
      SELECT value ->> 0, value ->> 1 FROM json_each(${rows})
      WHERE ${isUnmoved} AND EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = value ->> 0)`),
    db.run(sql`UPDATE search_rebuild SET after_id = ${emailsAfter.at(-1)!.id} WHERE after_id = ${afterId}`),
  ];
}

/** Ends the rebuild: the index is complete. */
export function deleteRebuild(ctx: ServiceCtx, afterId: number): Statement {
  return database(ctx).run(sql`DELETE FROM search_rebuild WHERE after_id = ${afterId}`);
}
