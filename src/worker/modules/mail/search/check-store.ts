import { type SQL, sql } from 'drizzle-orm';
import { attachments } from '../schema.ts';
import type { Condition, Place, WordsCondition } from './conditions.ts';
import { type Folding, foldings } from './fold.ts';
import { emailRests } from './schema.ts';

/** A statement has at most 100 KB, and each folding takes 30 bytes of it in each place where words are looked for. */
const MOST_FOLDINGS = 400;
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
    ...['to_address', 'recipients', 'tag', 'is_read', 'received_at'],
  ].join(', '),
);

/** True for the emails `e` that fulfil all conditions. Cheap ones go first. */
export function fulfils(conditions: Condition[]): SQL {
  const words = conditions.filter((each) => each.kind === 'words');
  return allOf([
    ...conditions.flatMap(columnCondition),
    ...[...Map.groupBy(words, ({ place }) => place)].map(([place, ofPlace]) => holdAll(place, ofPlace)),
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

/** True if the text of a place fulfils conditions. It is folded once for all of them. */
function holdAll(place: Place, conditions: WordsCondition[]): SQL {
  let needed: Folding[] = [];
  const terms = conditions.map(({ term: whole, isNegated }) => {
    const cut = foldings(whole, MOST_FOLDINGS, needed);
    needed = cut.foldings;
    return { whole, term: cut.term, isNegated };
  });
  const hasSpace = terms.some(({ whole }) => whole.includes(' '));
  const isBodyThere = place === 'content' || place === 'any';
  return sql`EXISTS (SELECT 1 FROM ${foldedOnce(TEXTS[place], needed, hasSpace)} AS f WHERE ${allOf(
    terms.map(({ whole, term, isNegated }) => {
      const inRow = sql`instr(f.text, ${term})`;
      const holds = isBodyThere ? sql`(${inRow} OR ${restHolds(whole)})` : inRow;
      return isNegated ? sql`NOT ${holds}` : holds;
    }),
  )})`;
}

/** True if the text of `e` behind that of its row has the folded term. Few emails have such a text. */
function restHolds(term: string): SQL {
  return sql`(e.body_key IS NOT NULL AND EXISTS (SELECT 1 FROM ${emailRests} AS r
    WHERE r.email_id = e.id AND r.organization_id = e.organization_id AND instr(r.text, ${term})))`;
}

/** True when the folded subject or text of `e` has the term. */
export function holds(term: string): SQL {
  return holdAll('content', [{ kind: 'words', place: 'content', term, isNegated: false }]);
}

/**
 * A table with one row, the folded `text`. lower() folds ASCII; most texts have nothing else, and few of the others have
 * full-width forms (U+FF01 to U+FF5E, EF BC or EF BD in UTF-8). LIMIT keeps SQLite from evaluating it for each use.
 */
function foldedOnce(text: string, all: Folding[], hasSpace: boolean): SQL {
  const isAscii = ({ from }: Folding) => from < '\u0080';
  const ascii = all.filter(isAscii);
  const more = all.filter((each) => !isAscii(each) && !each.isWide);
  const wide = all.filter(({ isWide }) => isWide);
  let table = `(SELECT ${text} AS text LIMIT 1)`;
  table = `(SELECT ${replaced('lower(text)', ascii)} AS text, octet_length(text) <> length(text) AS is_more FROM ${table} LIMIT 1)`;
  for (let i = 0; i < more.length; i += NESTED_FOLDINGS) {
    const next = replaced('text', more.slice(i, i + NESTED_FOLDINGS));
    table = `(SELECT CASE WHEN is_more THEN ${next} ELSE text END AS text, is_more FROM ${table} LIMIT 1)`;
  }
  const isWide = `is_more AND instr(CAST(text AS BLOB), X'EFBC') + instr(CAST(text AS BLOB), X'EFBD') > 0`;
  for (let i = 0; i < wide.length; i += NESTED_FOLDINGS) {
    const next = replaced('text', wide.slice(i, i + NESTED_FOLDINGS));
    table = `(SELECT CASE WHEN is_wide THEN ${next} ELSE text END AS text, is_wide
      FROM ${i === 0 ? `(SELECT text, ${isWide} AS is_wide FROM ${table} LIMIT 1)` : table} LIMIT 1)`;
  }
  if (hasSpace) {
    table = `(SELECT ${oneSpace('text')} AS text FROM ${table} LIMIT 1)`;
  }
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
