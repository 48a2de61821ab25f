import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../ctx.ts';
import { commit } from './commit/commit.ts';
import { database } from './database.ts';
import { idRange, OLD_IDS_END } from './sequence.ts';

/** A table whose rows are part of an organization's export. */
interface Exported {
  table: SQLiteTable;
  columns: SQLiteColumn[];
  /** The primary key. */
  key: SQLiteColumn[];
  /** Whether the first column of the key does not tell which organization a row belongs to. */
  hasSharedIds: boolean;
  /** The condition on rows that a user wrote or owns, in columns of `t`; null if rows belong to no single user. */
  ofUser: ((userId: number) => SQL) | null;
}

type Value = string | number | null;
export type ExportedRow = Record<string, Value | boolean>;

/** The primary key of a row. */
export type Key = Value[];

/** Names of columns that may not be exported. */
const SECRET = /password|secret|token|encryption|(?:^|_)(?:hash|key)$/;

const tables = new Map<string, Exported>();

interface ExportOptions extends Partial<Pick<Exported, 'hasSharedIds' | 'ofUser'>> {
  without?: string[];
}

/**
 * Declares that an export contains the rows of `table`, without the columns in `without`: secrets and derived columns.
 * Columns of bytes are left out, too. `hasSharedIds`: its ids are those of a table whose old rows were numbered across
 * all organizations. `ofUser`: the condition on rows for users who export their own data.
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

/** Returns the names of the tables, in the order of an export. */
export const exportedTables = (): string[] => [...tables.keys()].sort();

/** Returns the names of the tables with rows of single users. */
export const tablesOfUsers = (): string[] =>
  [...tables].flatMap(([name, { ofUser }]) => (ofUser ? [name] : [])).sort();

/** Lists the rows of a user in the organization, in the format of `listExported`. */
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

/** Rows that one call reads in tables whose ids do not tell the organization. */
const WINDOW = 5000;

/**
 * Lists the organization's rows after `after`, in the order of the key. `next` is where the next call continues: null
 * at the end. Times are ISO 8601, and flags booleans.
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
 * Scans the old rows of all organizations, whose ids do not tell the organization, and then this organization's others:
 * a bounded number per call.
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

/** Returns the condition on the key for the organization's rows, and the columns that order them in this range. */
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

/** Converts times of a row to ISO 8601, and flags to booleans. */
export function readable<Value>(row: Record<string, Value>): Record<string, Value | string | boolean> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'number') return [name, value];
      if (/^(?:is|has)_/.test(name)) return [name, value === 1];
      return [name, /_(?:at|until|since)$/.test(name) ? new Date(value).toISOString() : value];
    }),
  );
}
