import { sql } from 'drizzle-orm';
import { residentIs } from '../../../platform/data/commit/residents.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { MovedTable } from './tables-store.ts';

/** Tables that the directory continues to write for an organization that has left it. */
export const SHARED_TABLES = ['audit_log', 'events', 'jobs', 'notices', 'sequences'];

const prefixOf = (organizationId: number): string => `move_${organizationId}_`;

/**
 * Builds statements that create the triggers of a move: they record which rows of the organization change, and let no
 * row change after `residents.leaves_at`. `drains_at` lets no job of it start. Without parameters, as triggers have
 * none. `staysDirectory`: the organization leaves the directory's database.
 */
export function createTriggers(
  db: Database,
  table: MovedTable,
  organizationId: number,
  staysDirectory: boolean,
): Statement[] {
  const name = `"${table.name}"`;
  const isIts = (row: string) => `${row}.organization_id = ${organizationId}`;
  const ignoreIf = (condition: string) =>
    `SELECT RAISE(IGNORE) WHERE ${residentIs(organizationId, condition)};`;
  const freezeDeletion = ignoreIf('leaves_at IS NOT NULL AND left_at IS NULL');
  const isShared = staysDirectory && SHARED_TABLES.includes(table.name);
  const freeze = isShared ? freezeDeletion : ignoreIf('leaves_at IS NOT NULL');
  const note = (row: string) => `INSERT INTO move_changes (organization_id, table_name, row_key)
    VALUES (${organizationId}, '${table.name}', json_array(${table.key.map((key) => `${row}."${key}"`).join()}));`;
  const claims = `CREATE TRIGGER IF NOT EXISTS ${prefixOf(organizationId)}jobs_claim BEFORE UPDATE ON jobs
    WHEN ${isIts('NEW')} AND NEW.lease IS NOT NULL AND NEW.lease IS NOT OLD.lease
    BEGIN ${ignoreIf('drains_at IS NOT NULL AND left_at IS NULL')} END`;
  const make = (what: string, when: string, rows: string[], body: string) =>
    `CREATE TRIGGER IF NOT EXISTS ${prefixOf(organizationId)}${table.name}_${what} ${when} ON ${name}
      WHEN ${rows.map(isIts).join(' OR ')} BEGIN ${body} END`;
  return [
    make('before_insert', 'BEFORE INSERT', ['NEW'], freeze),
    make('after_insert', 'AFTER INSERT', ['NEW'], note('NEW')),
    make('before_update', 'BEFORE UPDATE', ['OLD', 'NEW'], freeze),
    make('after_update', 'AFTER UPDATE', ['OLD', 'NEW'], `${note('OLD')} ${note('NEW')}`),
    make('before_delete', 'BEFORE DELETE', ['OLD'], freezeDeletion),
    make('after_delete', 'AFTER DELETE', ['OLD'], note('OLD')),
    ...(table.name === 'jobs' ? [claims] : []),
  ].map((statement) => hidden(db.run(sql.raw(statement))));
}

/**
 * Builds statements that create the triggers of the target database: until the organization has arrived, only the mover
 * changes its rows there. So cron, which has no fence, does no work there that is done where it still lives.
 */
export function createArrivalTriggers(
  db: Database,
  { name }: MovedTable,
  organizationId: number,
): Statement[] {
  const refuse = `SELECT RAISE(IGNORE) WHERE NOT ${residentIs(organizationId, 'TRUE')};`;
  return ['insert', 'update', 'delete'].map((what) => {
    const row = what === 'insert' ? 'NEW' : 'OLD';
    return hidden(
      db.run(
        sql.raw(`CREATE TRIGGER IF NOT EXISTS ${prefixOf(organizationId)}${name}_arriving_${what}
      BEFORE ${what.toUpperCase()} ON "${name}" WHEN ${row}.organization_id = ${organizationId} BEGIN ${refuse} END`),
      ),
    );
  });
}

/** Selects the existing triggers of a move; those that let no row change come last. */
export function selectTriggers(db: Database, organizationId: number): Statement<{ name: string }[]> {
  const prefix = prefixOf(organizationId);
  return db.all(sql`SELECT name FROM sqlite_master WHERE type = 'trigger'
    AND substr(name, 1, ${prefix.length}) = ${prefix} ORDER BY name`);
}

export function dropTrigger(db: Database, name: string): Statement {
  return hidden(db.run(sql`DROP TRIGGER IF EXISTS ${sql.identifier(name)}`));
}
