import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { walk } from '../reading/flag-store.ts';
import {
  type EmailFilter,
  hasFlags,
  LISTED,
  type ListedRow,
  newestFirst,
  type Position,
} from '../reading/list-store.ts';
import { emails, threads } from '../schema.ts';
import { type Folding, foldings } from './fold.ts';
import { gramsOf, indexed } from './grams.ts';

/** A term is looked up by this many of its grams; FTS5 reads a list for each. */
const MOST_GRAMS_ASKED = 24;

export interface Wanted {
  /** What every email that may hold the term has, as FTS5 asks for it; null when the term is too short. */
  match: string | null;
  /** Folded. */
  term: string;
  filter: EmailFilter;
  after: Position | null;
}

/** Puts an email into the index, in the batch that saves it; nothing if `id` is NULL. */
export function indexEmail(ctx: Ctx, id: SQL, email: { subject: string; bodyText: string }): Statement {
  return database(ctx).run(sql`INSERT INTO email_search (rowid, grams)
    SELECT id, ${indexed(email)} FROM ${emails} WHERE id = ${id}`);
}

/** The MATCH expression for a term. Its grams hold no quotes and no operators: they are folded. */
export function matchOf(term: string): string | null {
  const grams = gramsOf(term);
  const step = Math.max(1, grams.length / MOST_GRAMS_ASKED);
  const asked = grams.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return asked.length === 0 ? null : asked.map((gram) => `"${gram}"`).join(' AND ');
}

/** Conditions on `email_search` for what may hold the term. The bounds are cast, as D1 binds numbers as REAL. */
function mayHold(ctx: Ctx, match: string): SQL {
  const { first, last } = idRange(ctx.organizationId);
  return sql`email_search MATCH ${match}
    AND email_search.rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`;
}

/** The ids of the candidates that hold the term, all of them read and sorted. */
function amongCandidates(ctx: Ctx, match: string, { term, filter, after }: Wanted): SQL {
  const older = after ? sql`AND (e.received_at, e.id) < (${after.receivedAt}, ${after.id})` : sql``;
  return sql`SELECT e.id, e.received_at FROM email_search CROSS JOIN ${emails} AS e ON e.id = email_search.rowid
    WHERE ${mayHold(ctx, match)} AND e.organization_id = ${ctx.organizationId}
      AND ${matches(filter)} ${older} AND ${holds(term)}`;
}

/** The ids of those of the walk that hold the term. Nothing is sorted, so that it ends when a page is full. */
function amongNewest(ctx: Ctx, wanted: Wanted, part: Part): SQL {
  return sql`SELECT e.id, e.received_at FROM (${newest(ctx, wanted, part)}) AS w CROSS JOIN ${emails} AS e ON e.id = w.id
    WHERE ${matches(wanted.filter)} AND ${holds(wanted.term)}`;
}

function newest(ctx: Ctx, { filter, after }: Wanted, { skipped, walked }: Part): SQL {
  const hasFlag = filter.is_automatic !== undefined || filter.is_bounce !== undefined;
  const inOrder = hasFlag
    ? walk(ctx, filter, { after, walked: skipped + walked })
    : newestFirst(ctx, filter, after);
  return sql`SELECT id, received_at FROM (${inOrder}) LIMIT ${walked} OFFSET ${skipped}`;
}

/** How far one statement goes. */
export interface Part {
  /** So many candidates are read and sorted; with more, or if the index cannot tell, newest emails are walked over. */
  most: number;
  skipped: number;
  walked: number;
  /** Whether `end` is wanted. */
  tellsEnd: boolean;
}

/** ListedRow of what was found, newest first, or one row without an id. Each has also: */
export interface FoundRow extends ListedRow {
  /** False when it was walked. */
  is_all: 0 | 1;
  /** JSON: received_at and id of the last email of the walk, or null when the walk came to the end of all. */
  end: string | null;
}

/** Rows of FoundRow. */
export function findEmails(
  ctx: Ctx,
  wanted: Wanted,
  part: Part,
  page: { limit: number; offset: number },
): Statement<FoundRow[]> {
  const { match } = wanted;
  // A limit of nothing keeps SQLite from beginning; a condition would be tried on each row.
  const cutIf = (condition: SQL) =>
    sql`LIMIT (SELECT CASE WHEN ${condition} THEN ${page.limit} ELSE 0 END FROM how) OFFSET ${page.offset}`;
  const isAll = match
    ? sql`NOT EXISTS (SELECT 1 FROM search_rebuild) AND
        (SELECT count(*) FROM (SELECT 1 FROM email_search WHERE ${mayHold(ctx, match)} LIMIT ${part.most + 1})) <= ${part.most}`
    : sql`false`;
  const candidates = match
    ? sql`SELECT * FROM (${amongCandidates(ctx, match, wanted)} ORDER BY e.received_at DESC, e.id DESC ${cutIf(sql`is_all`)}) UNION ALL`
    : sql``;
  const end = part.tellsEnd
    ? sql`CASE WHEN NOT how.is_all THEN (SELECT json_array(received_at, id)
        FROM (${newest(ctx, wanted, part)}) LIMIT 1 OFFSET ${part.walked - 1}) END`
    : sql`NULL`;
  return database(ctx).all<FoundRow>(sql`WITH how(is_all) AS MATERIALIZED (SELECT ${isAll}),
    found AS (${candidates}
      SELECT * FROM (${amongNewest(ctx, wanted, part)} ${cutIf(sql`NOT is_all`)}))
    SELECT how.is_all, ${LISTED}, ${end} AS end
    FROM how LEFT JOIN found LEFT JOIN ${emails} AS e ON e.id = found.id LEFT JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY found.received_at DESC, found.id DESC`);
}

/** The filter, as conditions on `e`. */
function matches(filter: EmailFilter): SQL {
  const conditions = [hasFlags(filter)];
  if (filter.tag !== undefined) conditions.push(sql`e.tag = ${filter.tag}`);
  if (filter.direction !== undefined) conditions.push(sql`e.direction = ${filter.direction}`);
  if (filter.is_read !== undefined) conditions.push(sql`e.is_read = ${filter.is_read ? 1 : 0}`);
  return sql.join(conditions, sql` AND `);
}

/** True when the folded subject or text of `e` has the term. */
function holds(folded: string): SQL {
  const { term, foldings: all } = foldings(folded);
  return sql`(instr(${foldedColumn('e.subject', term, all)}, ${term})
    OR instr(${foldedColumn('e.body_text', term, all)}, ${term}))`;
}

/**
 * The column, folded as far as the term asks. lower() is for ASCII; most texts have nothing else, and few of the
 * others have full-width forms (U+FF01 to U+FF5E, EF BC or EF BD in UTF-8).
 */
function foldedColumn(column: string, term: string, all: Folding[]): SQL {
  const isAscii = ({ from }: Folding) => from < '\u0080';
  const replaced = (these: Folding[]) => {
    const letters = these.reduce(
      (text, { from, to }) => `replace(${text}, ${literal(from)}, ${literal(to)})`,
      `lower(${column})`,
    );
    return term.includes(' ')
      ? ['', '', ''].reduce((text) => `replace(${text}, '  ', ' ')`, letters)
      : letters;
  };
  return sql.raw(`CASE WHEN octet_length(${column}) = length(${column}) THEN ${replaced(all.filter(isAscii))}
    WHEN instr(CAST(${column} AS BLOB), X'EFBC') + instr(CAST(${column} AS BLOB), X'EFBD') = 0
      THEN ${replaced(all.filter(({ isWide }) => !isWide))}
    ELSE ${replaced(all)} END`);
}

function literal(text: string): string {
  return text === '' ? `''` : `char(${[...text].map((character) => character.codePointAt(0)).join()})`;
}

/** `{after_id}` while the index is being filled. */
export function rebuildPosition(ctx: ServiceCtx): Statement {
  return database(ctx).all(sql`SELECT after_id FROM search_rebuild`);
}

/** `{id, subject, bodyText}` of the emails of all organizations after an id, in order. */
export function emailsToIndex(ctx: ServiceCtx, afterId: number, limit: number): Statement {
  return database(ctx).all(sql`SELECT id, subject, body_text AS bodyText FROM ${emails}
    WHERE id > ${afterId} ORDER BY id LIMIT ${limit}`);
}

/**
 * Puts emails into the index and moves the position on, from `afterId` to the last of them; nothing if it was moved
 * meanwhile. An email that is there already is only there.
 */
export function indexEmails(
  ctx: ServiceCtx,
  afterId: number,
  emailsAfter: { id: number; subject: string; bodyText: string }[],
): Statement[] {
  const db = database(ctx);
  const rows = JSON.stringify(emailsAfter.map((email) => [email.id, indexed(email)]));
  const stands = sql`EXISTS (SELECT 1 FROM search_rebuild WHERE after_id = ${afterId})`;
  return [
    db.run(sql`INSERT INTO email_search (rowid, grams)
      SELECT value ->> 0, value ->> 1 FROM json_each(${rows}) WHERE ${stands}`),
    db.run(sql`UPDATE search_rebuild SET after_id = ${emailsAfter.at(-1)!.id} WHERE after_id = ${afterId}`),
  ];
}

/** The index is full. */
export function endRebuild(ctx: ServiceCtx, afterId: number): Statement {
  return database(ctx).run(sql`DELETE FROM search_rebuild WHERE after_id = ${afterId}`);
}
