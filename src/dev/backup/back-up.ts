import { randomUUID } from 'node:crypto';
import type { BoundDatabase } from '../d1.ts';
import { Stop } from '../deploy/stop.ts';
import { recognize } from '../migrations.ts';
import {
  BackupFolder,
  type Change,
  type DatabaseState,
  type Manifest,
  NO_OBJECTS,
  NO_PARTS,
} from './folder.ts';
import { forEach, sayProgress } from './progress.ts';
import type { Query, Service } from './service.ts';
import {
  changesOf,
  countRows,
  findRecording,
  listTables,
  readPage,
  recordChanges,
  selectChanged,
  stopRecording,
} from './tables.ts';

/** A backup that takes longer starts over. */
const DAYS_TO_COMPLETE = 7;
/** Changes that a transaction reads at once. */
const CHANGES_AT_ONCE = 500;
const STATEMENTS_AT_ONCE = 40;
const OBJECTS_AT_ONCE = 6;
/** Objects that belong to an installation itself: the owner of the bucket, and the last run of cron. */
const OWN_OBJECTS = ['installation', 'operations/last-tick'];

export const isOwnObject = (key: string): boolean => OWN_OBJECTS.includes(key);

/**
 * Backs up all rows and objects into a folder while the service runs, and resumes an interrupted backup. First reads
 * all rows page by page, while triggers record changed rows. Finally a transaction reads the changed rows, so that the
 * backup of each database is a snapshot of one moment. Copies objects before and after: none that a row of the snapshot
 * names is missing, except one deleted in the seconds between. See docs/decisions/0061-backup.md.
 */
export async function backUp(service: Service, path: string): Promise<string> {
  const folder = new BackupFolder(path);
  const manifest = folder.readManifest() ?? (await begin(service, folder));
  if (manifest.completedAt) {
    throw new Stop(`${path} has a backup of ${manifest.completedAt}.`, 'Name another folder, or delete it.');
  }
  if (Date.now() / 1000 > manifest.until) {
    throw beginAnew(path, `was not continued for ${DAYS_TO_COMPLETE} days`);
  }
  await requireSame(service, folder, manifest);
  await copyObjects(service, folder);
  for (const state of manifest.databases) await copyRows(service, folder, manifest, state);
  for (const state of manifest.databases) await catchUp(service, folder, manifest, state);
  await requireSame(service, folder, manifest);
  manifest.objects = await copyObjects(service, folder);
  folder.writeManifest({ ...manifest, completedAt: new Date().toISOString() });
  for (const { number } of manifest.databases) {
    const database = databaseOf(service, number);
    if ((await findRecording(service, database)) === manifest.id) await endWatch(service, database);
  }
  return `${path} has ${sayContents(manifest)}.`;
}

export function sayContents({ databases, objects }: Manifest): string {
  const rows = databases.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0);
  const of = databases.length === 1 ? 'a database' : `${databases.length} databases`;
  return `${rows} rows of ${of} and ${objects.count} objects`;
}

const beginAnew = (path: string, why: string) =>
  new Stop(`The backup in ${path} ${why}.`, 'Delete it, and begin anew with the same command.');

async function runAll(service: Service, database: BoundDatabase, queries: Query[]): Promise<void> {
  for (let i = 0; i < queries.length; i += STATEMENTS_AT_ONCE) {
    await service.query(database, ...queries.slice(i, i + STATEMENTS_AT_ONCE));
    sayProgress(`database ${database.number}: triggers`);
  }
}

const endWatch = async (service: Service, database: BoundDatabase) =>
  runAll(service, database, await stopRecording(service, database));

export function databaseOf({ databases }: Service, number: number): BoundDatabase {
  const database = databases.find((each) => each.number === number);
  if (database) return database;
  throw new Stop(
    `The backup has a database ${number}, and the installation has ${databases.length}.`,
    'Add databases as docs/databases.md says.',
  );
}

/** The migrations that a database has, in order. */
export async function listApplied(service: Service, database: BoundDatabase): Promise<string[]> {
  const [tables = []] = await service.query(database, {
    sql: "SELECT 1 FROM pragma_table_list WHERE name = 'd1_migrations'",
  });
  if (tables.length === 0) return [];
  const [rows = []] = await service.query(database, { sql: 'SELECT name FROM d1_migrations' });
  return recognize(rows.map(({ name }) => String(name)));
}

/** Throws a Stop if a database was migrated meanwhile, or another backup has replaced this one's change log. */
async function requireSame(
  service: Service,
  { path }: BackupFolder,
  { id, databases, migrations }: Manifest,
): Promise<void> {
  for (const { number } of databases) {
    const database = databaseOf(service, number);
    const applied = await listApplied(service, database);
    if (applied.join() !== migrations.join()) {
      throw beginAnew(path, `is of before database ${number} was migrated`);
    }
    if ((await findRecording(service, database)) !== id)
      throw beginAnew(path, 'is of before another one was begun');
  }
}

async function begin(service: Service, folder: BackupFolder): Promise<Manifest> {
  const [directory] = service.databases;
  const [moves = []] = await service.query(directory!, {
    sql: "SELECT 1 FROM moves WHERE state <> 'failed'",
  });
  if (moves.length > 0) {
    throw new Stop(
      'An organization is moving to another database.',
      'Run the same command when npm run move-organization says that it has moved.',
    );
  }
  const id = randomUUID();
  const until = Math.floor(Date.now() / 1000) + DAYS_TO_COMPLETE * 86_400;
  const databases: DatabaseState[] = [];
  for (const database of service.databases) {
    const tables = await listTables(service, database);
    const withoutKey = tables.find(({ key }) => key.length === 0);
    if (withoutKey) throw new Error(`The table ${withoutKey.name} has no primary key.`);
    // Removes the change log of an abandoned backup.
    await endWatch(service, database);
    await runAll(service, database, recordChanges(tables, id, until));
    databases.push({
      number: database.number,
      tables: tables.map((table) => ({
        ...table,
        parts: { ...NO_PARTS },
        after: null,
        isComplete: false,
        rows: 0,
      })),
      changes: { ...NO_PARTS },
      change: 0,
      sequences: [],
    });
  }
  const manifest: Manifest = {
    version: 1,
    id,
    completedAt: null,
    until,
    migrations: await listApplied(service, directory!),
    databases,
    objects: NO_OBJECTS,
  };
  folder.writeManifest(manifest);
  return manifest;
}

async function copyRows(
  service: Service,
  folder: BackupFolder,
  manifest: Manifest,
  { number, tables }: DatabaseState,
): Promise<void> {
  for (const table of tables) {
    while (!table.isComplete) {
      const { lines, last } = await readPage(service, databaseOf(service, number), table, table.after);
      if (lines.length > 0) folder.writeRows(number, table, lines);
      table.after = last ?? table.after;
      table.isComplete = last === null;
      table.rows += lines.length;
      folder.writeManifest(manifest);
      sayProgress(`database ${number}: ${table.rows} rows of ${table.name}`);
    }
  }
}

/** Reads the changed rows in transactions, the last of which finds all changes and counts the rows. */
async function catchUp(
  service: Service,
  folder: BackupFolder,
  manifest: Manifest,
  state: DatabaseState,
): Promise<void> {
  const database = databaseOf(service, state.number);
  for (let isLast = false; !isLast; ) {
    const [[bounds]] = (await service.query(database, {
      sql: `SELECT count(*) AS count, max(number) AS last FROM (SELECT number FROM backup_changes
        WHERE number > ${state.change} ORDER BY number LIMIT ${CHANGES_AT_ONCE})`,
    })) as [[{ count: number; last: number | null }]];
    isLast = bounds.count < CHANGES_AT_ONCE;
    const upTo = isLast ? Number.MAX_SAFE_INTEGER : bounds.last!;
    const [[seen] = [], sequences = [], ...rest] = await service.query(
      database,
      {
        sql: 'SELECT (SELECT max(number) FROM backup_changes) AS last, (SELECT row_key FROM backup_changes WHERE number = 0) AS id',
      },
      { sql: "SELECT name, seq FROM sqlite_sequence WHERE name NOT IN ('backup_changes', 'd1_migrations')" },
      ...state.tables.map((table) => selectChanged(table, state.change, upTo)),
      ...(isLast ? state.tables.map(countRows) : []),
    );
    const changes = state.tables.flatMap((table, i): Change[] =>
      changesOf(table, rest[i]!).map((change) => ({ table: table.name, ...change })),
    );
    if (seen!['id'] !== manifest.id) throw beginAnew(folder.path, 'is of before another one was begun');
    if (changes.some(({ table }) => table === 'moves')) {
      throw beginAnew(folder.path, 'is of before an organization moved to another database');
    }
    if (changes.length > 0) folder.writeChanges(state, changes);
    if (isLast) {
      for (const [i, table] of state.tables.entries()) {
        table.rows = Number(rest[state.tables.length + i]![0]!['rows']);
      }
    }
    state.change = isLast ? Number(seen!['last']) : upTo;
    state.sequences = sequences.map(({ name, seq }) => ({ name: String(name), seq: Number(seq) }));
    folder.writeManifest(manifest);
    sayProgress(`database ${state.number}: ${state.change} changes meanwhile`);
  }
}

/** Copies the objects that the folder does not have yet. An object that was deleted meanwhile stays in the folder. */
async function copyObjects(service: Service, folder: BackupFolder): Promise<Manifest['objects']> {
  await folder.tidyObjects();
  let count = 0;
  await forEach(service.listObjects(), OBJECTS_AT_ONCE, async ({ key, size }) => {
    sayProgress(`${++count} objects`);
    if (isOwnObject(key) || folder.hasObject(key, size)) return;
    await service.readObject(key, (body, contentType) => folder.saveObject(key, body, contentType));
  });
  return folder.tidyObjects();
}
