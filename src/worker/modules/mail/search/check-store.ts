import { type SQL, sql } from 'drizzle-orm';
import { attachments } from '../schema.ts';
import type { Condition, Place, WordsCondition } from './conditions.ts';
import { type Folding, foldings } from './fold.ts';
import { emailRests } from './schema.ts';

/** Foldings of all terms together: a statement has at most 100 KB, and each folding takes 60 bytes of it. */
const MOST_FOLDINGS = 1_200;
/** Expressions nest at most 100 deep, this subquery and the query around it included. */
const NESTED_FOLDINGS = 40;

/** Stands between columns. No term has it, and nothing is folded to it. */
const END = `char(31)`;
const ADDRESSEES = ['to', 'cc']
  .map((kind) => `replace(e.recipients -> '$.${kind}', '","', ${END})`)
  .map((list) => `replace(replace(substr(${list}, 3, length(${list}) - 4), '\\"', '"'), '\\\\', '\\')`);
/** The text of each place, of the columns of `e`. */
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
    ...['to_address', 'recipients', 'folds', 'tag', 'is_read', 'received_at'],
  ].join(', '),
);

/** True for the emails `e` that fulfil all conditions. Cheap ones go first. */
export function fulfils(conditions: Condition[]): SQL {
  const words = conditions.filter((each) => each.kind === 'words');
  const most = Math.floor(MOST_FOLDINGS / Math.max(1, words.length));
  return allOf([
    ...conditions.flatMap(columnCondition),
    ...[...Map.groupBy(words, ({ place }) => place)].map(([place, ofPlace]) => holdAll(place, ofPlace, most)),
    ...conditions.flatMap((each) => (each.kind === 'attachment' ? [hasAttachment(each.isNegated)] : [])),
  ]);
}

/** What the row of an email `e` says without its texts. */
export function columnConditions(conditions: Condition[]): SQL {
  return allOf(conditions.flatMap(columnCondition));
}

function columnCondition(condition: Condition): SQL[] {
  switch (condition.kind) {
    case 'read':
      return [sql`e.is_read = ${condition.isRead ? 1 : 0}`];
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

/** All conditions, nested as little as possible. */
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

/** True if the text of a place fulfils conditions. */
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
 * True if the text `l` holds the folded term. It does if it has the term as it is. Otherwise it is folded, which takes ten
 * times as long: only if it has a character that may become one of the term, or, as line feeds do, a space of it.
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

/** D1 takes patterns of at most 50 bytes. */
const MAX_PATTERN_BYTES = 50;

/** True if the text `l` has these folded parts as they are, one behind the other. LIKE ignores the case of ASCII. */
function has(...parts: string[]): SQL {
  const pattern = `%${parts.join('%')}%`;
  const fits = new TextEncoder().encode(pattern).length <= MAX_PATTERN_BYTES;
  if (fits && !parts.some((part) => /[%_\0]/.test(part))) return sql`l.text LIKE ${pattern}`;
  const [longest] = parts.toSorted((a, b) => b.length - a.length);
  return sql`instr(lower(l.text), ${longest})`;
}

/** At least one of the expressions, nested as little as possible. */
function anyOf(all: string[]): string {
  if (all.length < 2) return all[0] ?? 'false';
  const half = all.length >> 1;
  return `(${anyOf(all.slice(0, half))} OR ${anyOf(all.slice(half))})`;
}

/** True if the text of `e` behind that of its row has the folded term. Few emails have such a text. */
function restHolds(term: string): SQL {
  return sql`(e.body_key IS NOT NULL AND EXISTS (SELECT 1 FROM ${emailRests} AS r
    WHERE r.email_id = e.id AND r.organization_id = e.organization_id AND instr(r.text, ${term})))`;
}

/** True when the folded subject or text of `e` has the term. */
export function holds(term: string): SQL {
  return fulfils([{ kind: 'words', place: 'content', term, isNegated: false }]);
}

/** A table with one row: the text of `l`, folded. LIMIT keeps SQLite from nesting the expressions. */
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
 * A column, folded as far as a comparison with the folded `term` needs it, as an expression. `foldedOnce` takes more
 * foldings, but is a table.
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

/** As `oneSpace` of fold.ts. */
function oneSpace(text: string): string {
  return ['', '', ''].reduce((inner) => `replace(${inner}, '  ', ' ')`, text);
}
