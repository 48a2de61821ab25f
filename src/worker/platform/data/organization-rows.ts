/**
 * The rows of an organization in all tables. The database's schema says which tables these are, so none can be
 * forgotten: those with a column `organization_id`, and full-text indexes, whose rows have ids of an organization.
 */
import { type SQL, sql } from 'drizzle-orm';
import { commit } from './commit/commit.ts';
import type { Database, Statement } from './database.ts';
import { idRange } from './sequence.ts';
import { hidden } from './shown.ts';

/** A table with rows of organizations. */
export interface OwnedTable {
  name: string;
  /** The columns of its primary key. */
  key: string[];
  /** The first columns of its indexes, without partial ones. */
  indexed: string[];
  /** Whether it has an index that only deletions of organizations use. */
  hasOwnIndex: boolean;
  /** Whether its ids are numbered across all organizations. */
  hasSharedIds: boolean;
}

/** Columns with ids of an organization, which are one range (see `idRange`). */
const RANGES = [
  'email_id',
  'last_email_id',
  'task_id',
  'draft_id',
  'rule_id',
  'chat_id',
  'audit_id',
  'upload_id',
  'stream_id',
];
/** Tables whose indexes by organization are partial: together, these conditions cover all rows. */
const PARTS: Record<string, SQL[]> = {
  events: [sql`AND delivered_at IS NULL`, sql`AND delivered_at IS NOT NULL`],
};
/** Tables that control the organization itself, so they are not among its rows. */
const ABOVE = ['residents', 'moves'];

/** Lists the tables with a column `organization_id`. */
export async function listOwnedTables(db: Database): Promise<OwnedTable[]> {
  const [rows] = await commit(db, [
    db.all<{
      name: string;
      key: string;
      indexed: string;
      hasOwnIndex: 0 | 1;
      hasSharedIds: 0 | 1;
    }>(sql`SELECT m.name,
        (SELECT json_group_array(name) FROM (SELECT c.name FROM pragma_table_info(m.name) AS c
          WHERE c.pk > 0 ORDER BY c.pk)) AS key,
        (SELECT json_group_array(first.name) FROM pragma_index_list(m.name) AS each
          JOIN pragma_index_info(each.name) AS first ON first.seqno = 0 WHERE each.partial = 0) AS indexed,
        EXISTS (SELECT 1 FROM sqlite_master AS i WHERE i.type = 'index' AND i.tbl_name = m.name
          AND i.sql LIKE '%(organization_id) WHERE organization_id > 0') AS hasOwnIndex,
        m.sql LIKE '%AUTOINCREMENT%' AS hasSharedIds
      FROM sqlite_master AS m WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%'
        AND m.name NOT LIKE ${'\\_cf%'} ESCAPE ${'\\'}
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) AS c WHERE c.name = 'organization_id')
      ORDER BY m.name`),
  ]);
  return rows
    .filter(({ name }) => !ABOVE.includes(name))
    .map(({ name, key, indexed, hasOwnIndex, hasSharedIds }) => ({
      name,
      key: JSON.parse(key) as string[],
      indexed: JSON.parse(indexed) as string[],
      hasOwnIndex: hasOwnIndex === 1,
      hasSharedIds: hasSharedIds === 1,
    }));
}

/** Lists the full-text indexes. */
export async function listTextIndexes(db: Database): Promise<string[]> {
  const [rows] = await commit(db, [
    db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'
      AND sql LIKE 'CREATE VIRTUAL%fts5%' AND sql LIKE '%contentless_delete=1%'`),
  ]);
  return rows.map(({ name }) => name);
}

/**
 * Builds statements that delete at most `limit` rows of the organization from one table each, by an index, and return a
 * row for each. Throws for a table without an index that leads to an organization's rows.
 */
export function deleteOwned(
  db: Database,
  organizationId: number,
  table: OwnedTable,
  limit: number,
): Statement[] {
  const name = sql.identifier(table.name);
  const key = sql.join(
    table.key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const where = sql`${rangeOf(table, organizationId)} organization_id = ${organizationId}`;
  return (PARTS[table.name] ?? [sql``]).map((part) =>
    hidden(
      db.all(sql`DELETE FROM ${name} WHERE (${key}) IN
        (SELECT ${key} FROM ${name} WHERE ${where} ${part} LIMIT ${limit}) RETURNING 1 AS deleted`),
    ),
  );
}

/** Returns the condition that makes SQLite use an index, to put before the one on `organization_id`. */
function rangeOf(table: OwnedTable, organizationId: number): SQL {
  const { name, key, indexed } = table;
  const first = [key[0]!, ...indexed];
  if (first.includes('organization_id') || name in PARTS) return sql``;
  if (table.hasOwnIndex) return sql`organization_id > 0 AND`;
  const column = first.find((each) => RANGES.includes(each)) ?? (table.hasSharedIds ? undefined : ownId(key));
  if (column === undefined) throw new Error(`${name} needs an index by organization.`);
  const { first: from, last: to } = idRange(organizationId);
  return sql`${sql.identifier(column)} BETWEEN CAST(${from} AS INTEGER) AND CAST(${to} AS INTEGER) AND +`;
}

const ownId = (key: string[]): string | undefined => (key.length === 1 && key[0] === 'id' ? 'id' : undefined);

/** Deletes at most `limit` of the organization's rows from a full-text index, and returns a row for each. */
export function deleteIndexed(
  db: Database,
  organizationId: number,
  index: string,
  limit: number,
): Statement[] {
  const { first, last } = idRange(organizationId);
  const chosen = sql`SELECT id FROM ${sql.identifier(`${index}_docsize`)}
    WHERE id BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER) ORDER BY id LIMIT ${limit}`;
  return [
    db.all(chosen),
    hidden(db.run(sql`DELETE FROM ${sql.identifier(index)} WHERE rowid IN (${chosen})`)),
  ];
}

/** Returns the condition of the index that leads to the organization's rows: for events, the delivered ones. */
const indexedPart = (table: string): SQL => PARTS[table]?.at(-1) ?? sql``;

/** Selects the organization's last id in each of these tables, of events the last delivered one; 0 if it has none. */
export function selectLastIds(
  db: Database,
  organizationId: number,
  tables: readonly string[],
): Statement<{ name: string; id: number }[]> {
  const each = tables.map(
    (name) => sql`SELECT ${name} AS name, COALESCE(max(id), 0) AS id FROM ${sql.identifier(name)}
      WHERE organization_id = ${organizationId} ${indexedPart(name)}`,
  );
  return db.all(sql.join(each, sql` UNION ALL `));
}

/** Deletes at most `limit` of the organization's rows up to an id (only delivered events); returns a row for each. */
export function deleteUpTo(
  db: Database,
  organizationId: number,
  table: string,
  lastId: number,
  limit: number,
): Statement<unknown[]> {
  const name = sql.identifier(table);
  return hidden(
    db.all(sql`DELETE FROM ${name} WHERE id IN (SELECT id FROM ${name}
      WHERE organization_id = ${organizationId} ${indexedPart(table)}
        AND +id <= CAST(${lastId} AS INTEGER) LIMIT ${limit}) RETURNING 1 AS deleted`),
  );
}
