import { type SQL, sql } from 'drizzle-orm';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import type { ListBody } from '../../../../contract/mail/emails.ts';
import { type Folding, foldings } from '../../../../lib/fold.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import {
  type EmailFilter,
  hasFlags,
  type ListedRow,
  listed,
  newestFirst,
  type Position,
  walk,
} from '../lists/store.ts';
import { attachments, emails, threads } from '../schema.ts';
import { emailRests } from '../search-index/schema.ts';
import type { Condition, Place, WordsCondition } from './conditions.ts';

export interface SearchFilter extends EmailFilter {
  /** A condition on the thread `t` of the email. */
  ofThread?: SQL;
}

export interface Search {
  /** The MATCH expression that all results match; null if the index does not help. */
  match: string | null;
  conditions: Condition[];
  filter: SearchFilter;
  after: Position | null;
  /** The emails after `after`, if only these are searched. */
  span?: Span;
}

/** Emails that follow one another by date. Their ids are in the order of saving, so few others lie between them. */
export interface Span {
  lowest: number;
  highest: number;
  end: Position;
}

/** The extent of one statement. */
export interface Part {
  /** The maximum number of candidates that are sorted and read. If there are more, reads the newest emails instead. */
  most: number;
  /** The number of the newest emails that the scan skips. */
  skipped: number;
  /** The number of emails that the scan reads. */
  walked: number;
  /** How many of the emails after this part to list, if the page is not full and the index helps. */
  ahead?: number;
  /** Whether to compute `end`. */
  needsEnd?: boolean;
}

/** An email found; each row also has the extent of the search. */
export interface ResultRow extends ListedRow {
  /** Whether all candidates were read; 0 if the newest emails were scanned. */
  is_all: 0 | 1;
  /** JSON: received_at and id of the last email scanned, or null if there is no older email. */
  end: string | null;
  /** JSON: the same of the emails after this part, newest first; null if they are not asked for. */
  ahead: string | null;
}

/** Returns an SQL condition: the row of `email_terms` may match. Casts because D1 binds numbers as REAL. */
function mayMatch(ctx: Ctx, match: string, span?: Span): SQL {
  const { first, last } = span ? { first: span.lowest, last: span.highest } : idRange(ctx.organizationId);
  return sql`email_terms MATCH ${match}
    AND email_terms.rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`;
}

/** Returns a SELECT of the ids of all candidates, newest first, without reading their texts. */
function candidates(ctx: Ctx, match: string, { conditions, filter, after, span }: Search): SQL {
  const older = after ? sql`AND (e.received_at, e.id) < (${after.receivedAt}, ${after.id})` : sql``;
  const newer = span ? sql`AND (e.received_at, e.id) >= (${span.end.receivedAt}, ${span.end.id})` : sql``;
  return sql`SELECT e.id, e.received_at FROM email_terms CROSS JOIN ${emails} AS e ON e.id = email_terms.rowid
    WHERE ${mayMatch(ctx, match, span)} AND e.organization_id = ${ctx.organizationId} ${older} ${newer}
      AND ${hasColumns(filter)} AND ${columnConditions(conditions)}
    ORDER BY e.received_at DESC, e.id DESC`;
}

/** Returns a SELECT of the ids of the newest emails that match the indexed part of the filter. */
function newest(ctx: Ctx, { filter, after }: Search, skipped: number, walked: number): SQL {
  const hasFlag = filter.is_automatic !== undefined || filter.is_bounce !== undefined;
  const inOrder = hasFlag
    ? walk(ctx, filter, { after, walked: skipped + walked })
    : newestFirst(ctx, filter, after);
  return sql`SELECT id, received_at FROM (${inOrder}) LIMIT ${walked} OFFSET ${skipped}`;
}

/**
 * Selects the emails that fulfil the conditions, newest first; if there are none, one row without an id. Reads texts in
 * this order, and only until the page is full.
 */
export function selectResults(
  ctx: Ctx,
  search: Search,
  part: Part,
  page: { limit: number; body: ListBody },
): Statement<ResultRow[]> {
  // LIMIT 0 keeps SQLite from starting; a condition would be evaluated per row.
  const upTo = (most: number, condition: SQL) =>
    sql`LIMIT (SELECT CASE WHEN ${condition} THEN CAST(${most} AS INTEGER) ELSE 0 END FROM how)`;
  const usesIndex = search.match !== null && part.most > 0;
  const ofIndex = usesIndex
    ? sql`SELECT * FROM (${candidates(ctx, search.match!, search)} ${upTo(part.most, sql`is_all`)}) UNION ALL`
    : sql``;
  const end = part.needsEnd
    ? sql`CASE WHEN NOT how.is_all THEN (SELECT json_array(received_at, id)
        FROM (${newest(ctx, search, part.skipped, part.walked)}) LIMIT 1 OFFSET ${part.walked - 1}) END`
    : sql`NULL`;
  return database(
    ctx,
  ).all<ResultRow>(sql`WITH how(is_all) AS MATERIALIZED (SELECT ${isAll(ctx, search, part)}),
    found AS MATERIALIZED (SELECT e.id, e.received_at FROM (${ofIndex}
        SELECT * FROM (SELECT * FROM (${newest(ctx, search, part.skipped, part.walked)}) ${upTo(part.walked, sql`NOT is_all`)})) AS p
      CROSS JOIN ${emails} AS e ON e.id = p.id
      WHERE ${hasColumns(search.filter)} AND ${ofThread(search.filter)} AND ${fulfils(search.conditions)}
      LIMIT ${page.limit}),
    rest(end, ahead) AS MATERIALIZED (SELECT ${end}, ${aheadOf(ctx, search, part, page.limit)} FROM how)
    SELECT how.is_all, ${listed(page.body)}, rest.end, rest.ahead
    FROM how CROSS JOIN rest LEFT JOIN found LEFT JOIN ${emails} AS e ON e.id = found.id
      LEFT JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY found.received_at DESC, found.id DESC`);
}

const IS_FILLED = sql`NOT EXISTS (SELECT 1 FROM search_fills)`;

/** Returns an SQL expression: whether there are so few candidates that all of them are read. */
function isAll(ctx: Ctx, { match, span }: Search, { most }: Part): SQL {
  if (match === null || most === 0) return sql`false`;
  return sql`${IS_FILLED} AND
    (SELECT count(*) FROM (SELECT 1 FROM email_terms WHERE ${mayMatch(ctx, match, span)} LIMIT ${most + 1})) <= ${most}`;
}

/** Returns an SQL expression: the emails after the part, as JSON, if the page is not full and the index helps. */
function aheadOf(ctx: Ctx, search: Search, { skipped, walked, ahead = 0 }: Part, limit: number): SQL {
  const { span, match } = search;
  if (match === null || ahead === 0) return sql`NULL`;
  const list = (emails: SQL) => sql`(SELECT json_group_array(json_array(received_at, id)) FROM (${emails}))`;
  const behindSpan = span ? list(newest(ctx, { ...search, after: span.end }, 0, ahead)) : sql`NULL`;
  return sql`CASE WHEN ${IS_FILLED} AND (SELECT count(*) FROM found) < ${limit}
    THEN CASE WHEN how.is_all THEN ${behindSpan} ELSE ${list(newest(ctx, search, skipped + walked, ahead))} END END`;
}

/** Returns an SQL condition: the row of the email `e` matches the filter. */
function hasColumns(filter: SearchFilter): SQL {
  const conditions = [hasFlags(filter), sql`e.is_hidden = ${filter.isHidden ? 1 : 0}`];
  if (filter.tag !== undefined) conditions.push(sql`e.tag = ${filter.tag}`);
  if (filter.direction !== undefined) conditions.push(sql`e.direction = ${filter.direction}`);
  if (filter.is_read !== undefined) conditions.push(sql`e.is_read = ${filter.is_read ? 1 : 0}`);
  return sql.join(conditions, sql` AND `);
}

/** Returns an SQL condition: the thread `t` is in one of these states. */
export function isInState(states: ConversationState[]): SQL {
  return isOneOf(sql`t.state`, states);
}

/** Returns an SQL condition: a column has one of these values. */
export const isOneOf = (column: SQL, values: string[]): SQL =>
  sql`${column} IN (${sql.join(
    values.map((each) => sql`${each}`),
    sql`, `,
  )})`;

function ofThread(filter: SearchFilter): SQL {
  if (filter.ofThread === undefined) return sql`true`;
  return sql`EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = e.thread_id AND ${filter.ofThread})`;
}

/**
 * The maximum number of foldings of all terms together: a statement has at most 100 KB, of which each folding takes 60
 * bytes.
 */
const MOST_FOLDINGS = 1_200;
/**
 * The maximum number of foldings per expression. Expressions nest at most 100 deep, including this subquery and the
 * query around it.
 */
const NESTED_FOLDINGS = 40;

/** The separator of columns. Contained in no term, and the result of no folding. */
const END = `char(31)`;
const ADDRESSEES = ['to', 'cc']
  .map((kind) => `replace(e.recipients -> '$.${kind}', '","', ${END})`)
  .map((list) => `replace(replace(substr(${list}, 3, length(${list}) - 4), '\\"', '"'), '\\\\', '\\')`);
/** The text of each place, from the columns of `e`. */
const TEXTS: Record<Place, string> = {
  content: `e.subject || ${END} || e.body_text`,
  any: `e.subject || ${END} || e.from_name || ${END} || e.from_address || ${END} || e.body_text`,
  subject: 'e.subject',
  from: `e.from_name || ${END} || e.from_address`,
  to: [...ADDRESSEES, 'e.to_address'].join(` || ${END} || `),
};
/** The columns of emails that conditions read. */
export const CHECKED_COLUMNS = sql.raw(
  [
    ...['id', 'organization_id', 'subject', 'body_text', 'body_key', 'from_name', 'from_address'],
    ...['to_address', 'recipients', 'folds', 'tag', 'direction', 'is_read', 'received_at'],
  ].join(', '),
);

/** Returns an SQL condition: the email `e` fulfils all conditions. Cheap ones come first. */
export function fulfils(conditions: Condition[]): SQL {
  const words = conditions.filter((each) => each.kind === 'words');
  const most = Math.floor(MOST_FOLDINGS / Math.max(1, words.length));
  return allOf([
    ...conditions.flatMap(columnCondition),
    ...[...Map.groupBy(words, ({ place }) => place)].map(([place, ofPlace]) => holdAll(place, ofPlace, most)),
    ...conditions.flatMap((each) => (each.kind === 'attachment' ? [hasAttachment(each.isNegated)] : [])),
  ]);
}

/** Returns an SQL condition on the columns of an email `e` other than its texts. */
export function columnConditions(conditions: Condition[]): SQL {
  return allOf(conditions.flatMap(columnCondition));
}

function columnCondition(condition: Condition): SQL[] {
  switch (condition.kind) {
    case 'read':
      return [sql`e.is_read = ${condition.isRead ? 1 : 0}`];
    case 'sent':
      return [sql`e.direction = 'outbound'`];
    case 'tag':
      return [condition.isNegated ? sql`e.tag <> ${condition.tag}` : sql`e.tag = ${condition.tag}`];
    case 'since':
      return [sql`e.received_at >= ${condition.time}`];
    case 'before':
      return [sql`e.received_at < ${condition.time}`];
    default:
      return [];
  }
}

/** Joins the conditions by AND, nested as little as possible. */
function allOf(conditions: SQL[]): SQL {
  if (conditions.length === 0) return sql`true`;
  if (conditions.length === 1) return sql`(${conditions[0]})`;
  const half = conditions.length >> 1;
  return sql`(${allOf(conditions.slice(0, half))} AND ${allOf(conditions.slice(half))})`;
}

function hasAttachment(isNegated: boolean): SQL {
  return sql`${sql.raw(isNegated ? 'NOT ' : '')}EXISTS (SELECT 1 FROM ${attachments} AS a
    WHERE a.email_id = e.id AND a.organization_id = e.organization_id AND a.is_inline = 0)`;
}

/** Returns an SQL condition: the text of a place fulfils the conditions. */
function holdAll(place: Place, conditions: WordsCondition[], most: number): SQL {
  const isBodyThere = place === 'content' || place === 'any';
  const each = conditions.map(({ term, isNegated }) => {
    const inRow = textHolds(term, most);
    const holds = isBodyThere ? sql`(${inRow} OR ${restHolds(term)})` : inRow;
    return isNegated ? sql`NOT ${holds}` : holds;
  });
  return sql`EXISTS (SELECT 1 FROM (SELECT ${sql.raw(TEXTS[place])} AS text, e.folds LIMIT 1) AS l WHERE ${allOf(each)})`;
}

/**
 * Returns an SQL condition: the text `l` contains the folded term. Tests the unfolded text first. Folds it, which takes
 * ten times as long, only if it has a character that may fold to one of the term or, like line feeds, to a space of it.
 */
function textHolds(whole: string, most: number): SQL {
  const { term, foldings: needed } = foldings(whole, most);
  const others = needed.filter(({ from }) => from !== '\n');
  const mayBecome = sql.raw(
    `(l.folds IS NULL OR ${anyOf(others.map(({ from }) => `instr(l.folds, ${literal(from)})`))})`,
  );
  const hasSpace = term.includes(' ');
  const folded = (some: Folding[]) =>
    sql`(SELECT instr(f.text, ${term}) FROM ${foldedOnce(some, hasSpace)} AS f)`;
  if (!hasSpace) return sql`(${has(whole)} OR (${mayBecome} AND ${folded(others)}))`;
  const lineEnds = needed.filter(({ from }) => from === '\n' || from === '\r');
  return sql`(${has(whole)} OR CASE WHEN ${mayBecome} THEN ${folded(needed)}
    ELSE ${has(...term.split(' '))} AND ${folded(lineEnds)} END)`;
}

/** The maximum length of a pattern in D1, in bytes. */
const MAX_PATTERN_BYTES = 50;

/**
 * Returns an SQL condition: the unfolded text (`l.text` of the query) contains these parts in order. LIKE ignores the
 * case of ASCII.
 */
function has(...parts: string[]): SQL {
  const pattern = `%${parts.join('%')}%`;
  const fits = new TextEncoder().encode(pattern).length <= MAX_PATTERN_BYTES;
  if (fits && !parts.some((part) => /[%_\0]/.test(part))) return sql`l.text LIKE ${pattern}`;
  const [longest] = parts.toSorted((a, b) => b.length - a.length);
  return sql`instr(lower(l.text), ${longest})`;
}

/** Joins the expressions by OR, nested as little as possible. */
function anyOf(all: string[]): string {
  if (all.length < 2) return all[0] ?? 'false';
  const half = all.length >> 1;
  return `(${anyOf(all.slice(0, half))} OR ${anyOf(all.slice(half))})`;
}

/** Returns an SQL condition: the rest of the text of `e`, which few emails have, contains the folded term. */
function restHolds(term: string): SQL {
  return sql`(e.body_key IS NOT NULL AND EXISTS (SELECT 1 FROM ${emailRests} AS r
    WHERE r.email_id = e.id AND r.organization_id = e.organization_id AND instr(r.text, ${term})))`;
}

/** Returns an SQL condition: the folded subject or text of `e` contains the term. */
export function holds(term: string): SQL {
  return fulfils([{ kind: 'words', place: 'content', term, isNegated: false }]);
}

/** Returns a table with one row: the text of `l`, folded. LIMIT keeps SQLite from nesting the expressions. */
function foldedOnce(all: Folding[], hasSpace: boolean): SQL {
  let table = '(SELECT lower(l.text) AS text LIMIT 1)';
  for (let i = 0; i < all.length; i += NESTED_FOLDINGS) {
    const next = replaced('text', all.slice(i, i + NESTED_FOLDINGS));
    table = `(SELECT ${next} AS text FROM ${table} LIMIT 1)`;
  }
  if (hasSpace) table = `(SELECT ${oneSpace('text')} AS text FROM ${table} LIMIT 1)`;
  return sql.raw(table);
}

function replaced(text: string, foldings: Folding[]): string {
  return foldings.reduce(
    (inner, { from, to }) => `replace(${inner}, ${literal(from)}, ${literal(to)})`,
    text,
  );
}

function literal(text: string): string {
  return text === '' ? `''` : `char(${[...text].map((character) => character.codePointAt(0)).join()})`;
}

/**
 * Returns an SQL expression: a column, folded as far as needed to compare it with the folded `term`. `foldedOnce`
 * allows more foldings, but is a table.
 */
export function foldedText(column: string, term: string): SQL {
  const all = foldings(term).foldings;
  const isAscii = ({ from }: Folding) => from < '\u0080';
  const foldedBy = (some: Folding[]) => {
    const letters = replaced(`lower(${column})`, some);
    return term.includes(' ') ? oneSpace(letters) : letters;
  };
  return sql.raw(`CASE WHEN octet_length(${column}) = length(${column}) THEN ${foldedBy(all.filter(isAscii))}
    WHEN instr(CAST(${column} AS BLOB), X'EFBC') + instr(CAST(${column} AS BLOB), X'EFBD') = 0
      THEN ${foldedBy(all.filter(({ isWide }) => !isWide))}
    ELSE ${foldedBy(all)} END`);
}

/** Works like `oneSpace` in fold.ts. */
function oneSpace(text: string): string {
  return ['', '', ''].reduce((inner) => `replace(${inner}, '  ', ' ')`, text);
}
