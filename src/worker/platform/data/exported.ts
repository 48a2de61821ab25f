import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../ctx.ts';
import { commit, database } from './database.ts';
import { idRange, OLD_IDS_END } from './sequence.ts';

/** A table whose rows an export of an organization has. */
interface Exported {
  table: SQLiteTable;
  columns: SQLiteColumn[];
  /** Its primary key. */
  key: SQLiteColumn[];
  /** The first column of the key does not say whose a row is. */
  hasSharedIds: boolean;
  /** The condition on rows that a user wrote or owns, of the columns of `t`; null: rows are of no single user. */
  ofUser: ((userId: number) => SQL) | null;
}

type Value = string | number | null;
export type ExportedRow = Record<string, Value | boolean>;

/** The primary key of a row. */
export type Key = Value[];

/** Names of columns that nobody may take away. */
const SECRET = /password|secret|token|encryption|(?:^|_)(?:hash|key)$/;

const tables = new Map<string, Exported>();

interface ExportOptions extends Partial<Pick<Exported, 'hasSharedIds' | 'ofUser'>> {
  without?: string[];
}

/**
 * Declares in a schema that an export has the rows of `table`, without the columns that are named here: secrets, and what
 * is made of other columns. Columns of bytes are left out too. `hasSharedIds`: its ids are those of a table whose
 * old rows were counted for all organizations together. `ofUser`: users who export their own data get the rows for which it holds.
 */
export function exported(
  table: SQLiteTable,
  { without = [], hasSharedIds = false, ofUser = null }: ExportOptions = {},
): void {
  const all = Object.values(getTableColumns(table));
  const unknown = without.filter((name) => !all.some((column) => column.name === name));
  if (unknown.length > 0) throw new Error(`${getTableName(table)} has no column ${unknown.join(', ')}.`);
  const columns = all.filter(({ name, dataType }) => !without.includes(name) && dataType !== 'buffer');
  const secret = columns.find(({ name }) => SECRET.test(name));
  if (secret) throw new Error(`${getTableName(table)}.${secret.name} looks like a secret: leave it out.`);
  const own = all.filter((column) => column.primary);
  const key = own.length > 0 ? own : getTableConfig(table).primaryKeys[0]!.columns;
  tables.set(getTableName(table), {
    table,
    columns,
    key,
    ofUser,
    hasSharedIds:
      hasSharedIds || key.some((column) => 'autoIncrement' in column && column.autoIncrement === true),
  });
}

/** The names of the tables, in the order of an export. */
export const exportedTables = (): string[] => [...tables.keys()].sort();

/** The names of the tables with rows of single users. */
export const tablesOfUsers = (): string[] =>
  [...tables].flatMap(([name, { ofUser }]) => (ofUser ? [name] : [])).sort();

/** The rows of a user in the organization, as `listExported` answers all. */
export function listExportedOf(
  ctx: Ctx,
  name: string,
  userId: number,
  after: Key | null,
  limit: number,
): Promise<{ rows: ExportedRow[]; next: Key | null }> {
  const each = tables.get(name)!;
  return listOfOwn(ctx, each, after, limit, sql`AND ${each.ofUser!(userId)}`);
}

/** Rows that one call reads where ids do not say whose they are. */
const WINDOW = 5000;

/**
 * The rows of the organization after `after`, in the order of the key, and where the next call goes on: null at the end.
 * Times are ISO 8601, and flags booleans.
 */
export async function listExported(
  ctx: Ctx,
  name: string,
  after: Key | null,
  limit: number,
): Promise<{ rows: ExportedRow[]; next: Key | null }> {
  const each = tables.get(name)!;
  return each.hasSharedIds ? listOfShared(ctx, each, after) : listOfOwn(ctx, each, after, limit);
}

async function listOfOwn(
  ctx: Ctx,
  { table, columns, key }: Exported,
  after: Key | null,
  limit: number,
  also: SQL = sql``,
) {
  const { range, rest } = rangeOf(ctx, key);
  const isAfter = after ? sql`AND (${list(rest)}) > (${values(after)})` : sql``;
  const order = rest.length > 0 ? sql`ORDER BY ${list(rest)}` : sql``;
  const [rows] = await commit(database(ctx), [
    database(ctx).all<ExportedRow>(
      sql`SELECT ${list(columns)} FROM ${table} AS t WHERE ${range} ${isAfter} ${also} ${order} LIMIT ${limit}`,
    ),
  ]);
  const last = rows.at(-1);
  const isMore = last !== undefined && rows.length === limit && rest.length > 0;
  return { rows: rows.map(readable), next: isMore ? rest.map(({ name }) => last[name] as Value) : null };
}

/**
 * Walks over the old rows of all organizations, whose ids do not say whose they are, and then over the others of this one: a
 * bounded number a call.
 */
async function listOfShared(ctx: Ctx, { table, columns, key }: Exported, after: Key | null) {
  const id = list(key);
  const from = Number(after?.[0] ?? 0);
  const ids = idRange(ctx.organizationId);
  const isOld = from < ids.first;
  const last = isOld ? OLD_IDS_END : sql`CAST(${ids.last} AS INTEGER)`;
  const end = sql`(SELECT max(w.id) FROM (SELECT ${id} AS id FROM ${table} AS t
    WHERE ${id} > CAST(${from} AS INTEGER) AND ${id} <= ${last} ORDER BY ${id} LIMIT ${WINDOW}) AS w)`;
  const [rows, [found]] = await commit(database(ctx), [
    database(ctx).all<ExportedRow>(sql`SELECT ${list(columns)} FROM ${table} AS t
      WHERE ${id} > CAST(${from} AS INTEGER) AND ${id} <= ${end} AND +t.organization_id = ${ctx.organizationId} ORDER BY ${id}`),
    database(ctx).all<{ id: number | null }>(sql`SELECT ${end} AS id`),
  ]);
  const next = found?.id == null ? (isOld ? [ids.first] : null) : [found.id];
  return { rows: rows.map(readable), next };
}

/** The range of a key that has the organization's rows, and the columns that order them there. */
function rangeOf(ctx: Ctx, key: SQLiteColumn[]): { range: SQL; rest: SQLiteColumn[] } {
  const [first, ...rest] = key as [SQLiteColumn, ...SQLiteColumn[]];
  if (first.name === 'organization_id')
    return { range: sql`t.organization_id = ${ctx.organizationId}`, rest };
  const ids = idRange(ctx.organizationId);
  const column = sql`t.${sql.identifier(first.name)}`;
  return {
    range: sql`${column} BETWEEN CAST(${ids.first} AS INTEGER) AND CAST(${ids.last} AS INTEGER)
      AND +t.organization_id = ${ctx.organizationId}`,
    rest: key,
  };
}

const list = (columns: SQLiteColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );

const values = (key: Key): SQL =>
  sql.join(
    key.map((value) => (typeof value === 'number' ? sql`CAST(${value} AS INTEGER)` : sql`${value}`)),
    sql`, `,
  );

/** Times of a row as ISO 8601, and flags as booleans. */
export function readable<Value>(row: Record<string, Value>): Record<string, Value | string | boolean> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'number') return [name, value];
      if (/^(?:is|has)_/.test(name)) return [name, value === 1];
      return [name, /_(?:at|until|since)$/.test(name) ? new Date(value).toISOString() : value];
    }),
  );
}
