/**
 * What a batch announces: which of the things that pages show it changed, and the version of the organization that it
 * raised. The organization's Durable Object passes both on to its pages.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { LiveChange } from '../../../../contract/live/live.ts';
import { type LiveType, MAX_CHANGE_IDS } from '../../../../contract/live/types.ts';
import { type Database, database, type Query, queryOf, type Scope, type Statement } from '../database.ts';
import { DIRECTORY, hasSeveralDatabases } from '../databases.ts';
import { sequences } from '../schema.ts';
import { isAccessTable, isHidden, shownOf } from '../shown.ts';
import { registerRows } from '../written-rows.ts';
import { placeOf, runInPlace } from './placement.ts';

interface Announcement {
  /** The queries that the batch runs after its own: one that raises or reads the version, or none. */
  queries: Query[];
  /** Notifies the pages, once the batch has run. */
  publish(results: readonly D1Result[]): Promise<void>;
}

/**
 * Returns what the batch announces. Throws for a batch of no organization that changes what pages show, and raises no
 * version itself. `queries` are the statements as SQL.
 */
export function announcementOf(
  db: Database,
  statements: readonly Statement[],
  queries: readonly Query[],
): Announcement {
  const writes = findWrites(statements, queries);
  const { scope } = db;
  const { organizationId, seen } = scope ?? {};
  const mustRaise = writes.some(({ type }) => type !== null) && !statements.some(isRaise);
  const isFirstRead = writes.length === 0 && seen?.version === null;
  const added: Statement[] = [];
  if (typeof organizationId === 'number') {
    if (mustRaise) added.push(raiseVersion(db, organizationId));
    if (isFirstRead) added.push(selectVersion(db, organizationId));
  } else if (mustRaise) {
    throw new Error(
      'This batch changes what pages show, of no organization: raise versions in it, or hide it.',
    );
  }
  const all = [...statements, ...added];
  return {
    queries: added.map(queryOf),
    async publish(results) {
      if (isFirstRead) noteVersion(seen, results.at(-1) as D1Result<{ version: number }>);
      if (!scope || writes.length === 0) return;
      const raised = results.filter((_, i) => isRaise(all[i]!)) as D1Result<Raised>[];
      const versions = await raiseAtHome(
        db,
        raised.flatMap(({ results: rows }) => rows),
      );
      tellPages(scope, writes, results, versions);
    },
  };
}

/** Stores the lowest version: reads that run at the same time may see different ones. */
function noteVersion(
  seen: NonNullable<Scope['seen']>,
  { results: [row] }: D1Result<{ version: number }>,
): void {
  seen.version = Math.min(seen.version ?? Infinity, row?.version ?? 0);
}

/**
 * Raises the version in the organization's own database after changes in the directory, as pages only know that
 * version. If this fails, pages show the change with the next one.
 */
async function raiseAtHome(db: Database, raised: Raised[]): Promise<Raised[]> {
  const { scope, isDirectory } = db;
  if (!isDirectory || !scope || !hasSeveralDatabases(scope.env)) return raised;
  return Promise.all(
    raised.map(async (row) => {
      const own = { ...scope, db, organizationId: row.organization_id };
      const home = database(own);
      if ((await placeOf(home)) === DIRECTORY) return row;
      const [result] = await runInPlace(home, [queryOf(raiseVersion(home, row.organization_id))]);
      return (result as D1Result<Raised>).results[0]!;
    }),
  );
}

/** Notifies the pages of each organization whose version a batch has raised, and has sockets checked. */
function tellPages(
  scope: Scope,
  writes: readonly Write[],
  results: readonly D1Result[],
  raised: readonly Raised[],
): void {
  const changes = changesOf(writes, results);
  const toCheck = new Set(organizationsToCheck(writes, results));
  const { organizationId } = scope;
  if (typeof organizationId === 'number' && writes.some((write) => write.mayEndAccess))
    toCheck.add(organizationId);
  const versions = new Map(raised.map((row) => [row.organization_id, row.version]));
  for (const organization of new Set([...versions.keys(), ...toCheck])) {
    const version = versions.get(organization) ?? null;
    publish(scope, organization, { version, changes, checksAccess: toCheck.has(organization) });
  }
}

/** A statement of a batch that writes rows that pages show, or rows that grant access. */
interface Write {
  place: number;
  type: LiveType | null;
  id: string | null;
  mayEndAccess: boolean;
}

const WRITE = /\b(insert(?: or [a-z]{1,8})? into|update|delete from) "?(\w{1,60})"?/i;

/** Returns the writes of a batch that matter to pages. */
function findWrites(statements: readonly Statement[], queries: readonly Query[]): Write[] {
  return statements.flatMap((statement, place) => {
    const [, verb, table] = WRITE.exec(queries[place]!.sql) ?? [];
    if (verb === undefined || table === undefined || isHidden(statement)) return [];
    const shown = shownOf(table);
    const mayEndAccess = isAccessTable(table) && !/^insert/i.test(verb);
    if (!shown && !mayEndAccess) return [];
    return [{ place, type: shown?.type ?? null, id: shown?.id ?? null, mayEndAccess }];
  });
}

/** Returns the changes of the writes. If a write does not return all ids, its change has none. */
function changesOf(writes: readonly Write[], results: readonly D1Result[]): LiveChange[] {
  const parts = writes.flatMap(({ place, type, id }) => {
    const { results: rows, meta } = results[place]!;
    if (type === null || (rows.length === 0 && meta.changes === 0)) return [];
    const ids = id === null ? [] : rows.map((row) => (row as Record<string, unknown>)[id]);
    return [{ type, ids: ids.every((one) => Number.isSafeInteger(one)) ? (ids as number[]) : [] }];
  });
  return mergeChanges(parts);
}

/** Merges changes to one per type. No ids mean all of the type, as do more than `MAX_CHANGE_IDS`. */
export function mergeChanges(changes: readonly LiveChange[]): LiveChange[] {
  const merged = new Map<LiveType, Set<number> | null>();
  for (const { type, ids } of changes) {
    const known = merged.get(type);
    if (known === null) continue;
    const all = new Set([...(known ?? []), ...ids]);
    merged.set(type, ids.length === 0 || all.size > MAX_CHANGE_IDS ? null : all);
  }
  return [...merged].map(([type, ids]) => ({ type, ids: ids ? [...ids] : [] }));
}

/** Returns the organizations whose users or keys may have lost access, as far as the statements return them. */
function organizationsToCheck(writes: readonly Write[], results: readonly D1Result[]): number[] {
  const rows = writes.filter((write) => write.mayEndAccess).flatMap(({ place }) => results[place]!.results);
  const ids = rows.map((row) => (row as Record<string, unknown>)['organization_id']);
  return [...new Set(ids)].filter((id): id is number => Number.isSafeInteger(id));
}

/** The name of the sequence that counts the changes of what pages show. */
const NAME = 'version';

interface Raised {
  organization_id: number;
  version: number;
}

const raises = new WeakSet<object>();

/** Raises the versions of the organizations that the SELECT `organizations` returns as `organization_id`. */
export function raiseVersions(db: Database, organizations: SQL): Statement<Raised[]> {
  const statement = db.all<Raised>(sql`INSERT INTO ${sequences} (organization_id, name, value)
    SELECT DISTINCT organization_id, ${NAME}, 1 FROM (${organizations}) WHERE true
    ON CONFLICT (organization_id, name) DO UPDATE SET value = value + 1
    RETURNING organization_id, value AS version`);
  raises.add(statement);
  return registerRows(statement, organizations);
}

export function raiseVersion(db: Database, organizationId: number): Statement<Raised[]> {
  return raiseVersions(db, sql`SELECT ${organizationId} AS organization_id`);
}

export function raiseVersionsOf(db: Database, organizationIds: readonly number[]): Statement<Raised[]> {
  const ids = JSON.stringify(organizationIds);
  return raiseVersions(db, sql`SELECT value AS organization_id FROM json_each(${ids})`);
}

function isRaise(statement: Statement): boolean {
  return raises.has(statement);
}

/** Selects the version; no row if nothing has changed yet. */
export function selectVersion(db: Database, organizationId: number): Statement<{ version: number }[]> {
  return db.all(sql`SELECT value AS version FROM ${sequences}
    WHERE organization_id = ${organizationId} AND name = ${NAME}`);
}

/** A commit's notification for the pages of an organization. */
export interface News {
  /** The organization's version after the commit; null if it changed nothing that pages show. */
  version: number | null;
  changes: LiveChange[];
  /** Whether somebody may have lost access: sockets are then checked. */
  checksAccess: boolean;
}

/** The delay that lets the response go first. Pages wait longer for more changes. */
const AFTER_ANSWER_MS = 5;

/** Returns the Durable Object that holds the sockets of an organization. */
export function hubOf(ctx: Pick<Scope, 'env'>, organizationId: number) {
  return ctx.env.LIVE.getByName(String(organizationId));
}

/** Has the organization's sockets checked, as somebody may have left it. */
export function checkSockets(ctx: Pick<Scope, 'env' | 'defer'> & { organizationId: number }): void {
  publish(ctx, ctx.organizationId, { version: null, changes: [], checksAccess: true });
}

/**
 * Notifies the pages of an organization, after the response. A failure is logged; the next change or poll then reveals
 * the gap.
 */
function publish(ctx: Pick<Scope, 'env' | 'defer'>, organizationId: number, news: News): void {
  const tell = async () => {
    await pause(AFTER_ANSWER_MS);
    await hubOf(ctx, organizationId).publish(news);
  };
  ctx.defer(tell());
}
