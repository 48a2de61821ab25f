import { type SQL, sql } from 'drizzle-orm';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import {
  deleteResident,
  hasLeft,
  insertResident,
  isResident,
} from '../../../platform/data/commit/residents.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { MovedTable } from './tables-store.ts';

export type Row = Record<string, string | number | null>;

/** Keys of rows as JSON, such as `[7,"a"]`. */
export type Keys = readonly string[];

const column = (name: string): SQL => sql`${sql.identifier(name)}`;
const columns = (names: string[]): SQL =>
  sql.join(
    names.map((name) => column(name)),
    sql`, `,
  );
const at = (value: SQL, place: number): SQL => sql`${value} ->> ${sql.raw(String(place))}`;
const listOf = (keys: Keys): string => `[${keys.join()}]`;

/** Encodes bytes as text: `x` and hexadecimal digits, or `t` and a text. */
function readable({ name, isBlob }: MovedTable['columns'][number]): SQL {
  const value = column(name);
  if (!isBlob) return value;
  return sql`CASE typeof(${value}) WHEN 'blob' THEN 'x' || hex(${value}) WHEN 'null' THEN NULL ELSE 't' || ${value} END AS ${value}`;
}

/** Reverses `readable`. */
function stored(value: SQL, isBlob: boolean): SQL {
  if (!isBlob) return value;
  return sql`CASE substr(${value}, 1, 1) WHEN 'x' THEN unhex(substr(${value}, 2)) WHEN 't' THEN substr(${value}, 2) END`;
}

/** Selects the rows of the organization with these keys. */
export function selectRows(
  db: Database,
  table: MovedTable,
  organizationId: number,
  keys: Keys,
): Statement<Row[]> {
  const isKey = table.key.map((name, i) => sql`t.${column(name)} = ${at(sql`k.value`, i)}`);
  const values = table.columns.map(({ name, isBlob }) =>
    isBlob ? readable({ name, isBlob }) : sql`t.${column(name)}`,
  );
  return db.all(sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${listOf(keys)}) AS k
    CROSS JOIN ${column(table.name)} AS t
    WHERE ${sql.join(isKey, sql` AND `)} AND +t.organization_id = ${organizationId}`);
}

/** Fails the batch unless the organization still lives elsewhere: after its arrival, its rows here are live. */
export function requireNotArrived(db: Database, organizationId: number): Statement {
  return requireThat(db, sql`NOT ${isResident(organizationId)}`);
}

/**
 * Wraps a batch of the mover: it fails once the organization has arrived. While it runs, the organization is a
 * resident, so the triggers allow changes of its rows; nobody else sees that.
 */
export function asArriving(db: Database, organizationId: number, statements: Statement[]): Statement[] {
  return [
    requireNotArrived(db, organizationId),
    insertResident(db, organizationId),
    ...statements,
    deleteResident(db, organizationId),
  ];
}

/** Fails the batch unless the organization has left this database. */
export function requireLeft(db: Database, organizationId: number): Statement {
  return requireThat(db, hasLeft(organizationId));
}

/** Fails the batch if a row of another organization has one of these keys. */
export function requireFree(db: Database, table: MovedTable, organizationId: number, keys: Keys): Statement {
  const isKey = table.key.map((name, i) => sql`t.${column(name)} = ${at(sql`k.value`, i)}`);
  return requireThat(
    db,
    sql`NOT EXISTS (SELECT 1 FROM json_each(${listOf(keys)}) AS k CROSS JOIN ${column(table.name)} AS t
      WHERE ${sql.join(isKey, sql` AND `)} AND +t.organization_id <> ${organizationId})`,
  );
}

/** Deletes the rows of the organization with these keys. */
export function deleteRows(db: Database, table: MovedTable, organizationId: number, keys: Keys): Statement {
  const key = table.key.map((_, i) => at(sql`value`, i));
  return hidden(
    db.run(sql`DELETE FROM ${column(table.name)} WHERE +organization_id = ${organizationId}
      AND (${columns(table.key)}) IN (SELECT ${sql.join(key, sql`, `)} FROM json_each(${listOf(keys)}))`),
  );
}

/** Characters of JSON in a statement, whose parameters have at most 2 MB. */
const CHARACTERS_A_STATEMENT = 500_000;

/**
 * Inserts rows unchanged. A row with a unique value of another row of the organization replaces it: that other row has
 * changed too, and is copied later.
 */
export function insertRows(db: Database, table: MovedTable, rows: Row[]): Statement[] {
  const lists: string[][] = [];
  const large: Row[] = [];
  let characters = CHARACTERS_A_STATEMENT;
  for (const row of rows) {
    const text = JSON.stringify(table.columns.map(({ name }) => row[name]));
    if (text.length > CHARACTERS_A_STATEMENT) {
      large.push(row);
      continue;
    }
    characters += text.length;
    if (characters > CHARACTERS_A_STATEMENT) {
      lists.push([]);
      characters = text.length;
    }
    lists.at(-1)!.push(text);
  }
  const into = sql`INSERT OR REPLACE INTO ${column(table.name)} (${columns(table.columns.map(({ name }) => name))})`;
  const values = table.columns.map(({ isBlob }, i) => stored(sql`(${at(sql`value`, i)})`, isBlob));
  return [
    ...lists.map((texts) =>
      db.run(sql`${into} SELECT ${sql.join(values, sql`, `)} FROM json_each(${`[${texts.join()}]`})`),
    ),
    ...large.map((row) => db.run(sql`${into} VALUES (${sql.join(boundOf(table, row), sql`, `)})`)),
  ].map(hidden);
}

/** Returns the values of a row, bound one by one. */
function boundOf(table: MovedTable, row: Row): SQL[] {
  return table.columns.map(({ name, isBlob }) => {
    const value = row[name] ?? null;
    if (!isBlob || typeof value !== 'string') return sql`${value}`;
    const bytes = value.startsWith('x')
      ? Uint8Array.from(Buffer.from(value.slice(1), 'hex'))
      : value.slice(1);
    return sql`${bytes}`;
  });
}
