import { Readable } from 'node:stream';
import type { BoundDatabase } from '../d1.ts';
import { Stop } from '../deploy/stop.ts';
import { listMigrations, recognize } from '../migrations.ts';
import { databaseOf, isOwnObject, listApplied, sayContents } from './back-up.ts';
import { BackupFolder, type Change, type DatabaseState, type Manifest, type SavedObject } from './folder.ts';
import { forEach, sayProgress } from './progress.ts';
import type { Query, Service } from './service.ts';
import { countRows, deleteRows, insertRows, type Table } from './tables.ts';

const OBJECTS_AT_ONCE = 6;
/** The number of objects per part. An interrupted part is uploaded again as a whole. */
const OBJECTS_A_PART = 200;

/** Opens a backup to restore. Throws a Stop if it is incomplete or damaged. */
export async function openBackup(path: string): Promise<{ folder: BackupFolder; manifest: Manifest }> {
  const folder = new BackupFolder(path);
  const manifest = folder.readManifest();
  if (!manifest) throw new Stop(`${path} has no backup.`, 'Name the folder that npm run backup wrote.');
  if (!manifest.completedAt) {
    throw new Stop(`The backup in ${path} is not complete.`, 'npm run backup goes on with it.');
  }
  await folder.verify(manifest);
  return { folder, manifest };
}

/**
 * Restores a backup into an empty installation, and compares the two. Resumes an interrupted restore. The installation
 * keeps its id, or gets one from cron: the backup's id may be in use elsewhere, with another bucket.
 */
export async function restore(
  service: Service,
  { folder, manifest }: Awaited<ReturnType<typeof openBackup>>,
): Promise<string> {
  const databases = manifest.databases.map((state) => ({
    state,
    database: databaseOf(service, state.number),
  }));
  const done = new Map<BoundDatabase, Set<string> | null>();
  for (const { database } of databases) done.set(database, await listDone(service, database, manifest));
  if (![...done.values()].some(Boolean)) await requireEmpty(service, manifest);
  for (const { state, database } of databases) {
    await migrate(service, database, manifest);
    await begin(service, database, manifest);
    for (const { part, queries } of partsOf(folder, state)) {
      if (done.get(database)?.has(part)) continue;
      await service.query(database, ...queries(), note(part, manifest.id));
      sayProgress(`database ${database.number}: ${part}`);
    }
  }
  const directory = databaseOf(service, 1);
  await putObjects(service, folder, directory, manifest, done.get(directory));
  const large = await compare(service, folder, manifest);
  for (const { state, database } of databases) await end(service, database, state);
  return `The installation has ${sayContents(manifest)}, as the backup of ${manifest.completedAt}. Cron fills the search index again.${sayLarge(large)}`;
}

const sayLarge = (keys: string[]) =>
  keys.length === 0
    ? ''
    : `\nCloudflare's API takes no object of more than 300 MB. Put these by S3, from objects/ of the backup: ${keys.join(', ')}`;

const note = (part: string, backup: string): Query => ({
  sql: 'INSERT OR IGNORE INTO restored_parts (part, backup) VALUES (?1, ?2)',
  params: [part, backup],
});

/** Returns the parts of this backup that the database has; null if restoring it has not begun. */
async function listDone(
  service: Service,
  database: BoundDatabase,
  { id }: Manifest,
): Promise<Set<string> | null> {
  const [found = []] = await service.query(database, {
    sql: "SELECT 1 FROM pragma_table_list WHERE name = 'restored_parts'",
  });
  if (found.length === 0) return null;
  const [rows = []] = await service.query(database, { sql: 'SELECT part, backup FROM restored_parts' });
  if (rows.some(({ backup }) => backup !== id)) {
    throw new Stop(
      `Database ${database.number} has a part of another backup.`,
      'Restore that one to its end, or delete the databases and the bucket.',
    );
  }
  return new Set(rows.map(({ part }) => String(part)));
}

/** Tables that have rows as soon as anybody has used the installation. */
const USED = ['users', 'organizations', 'residents', 'emails'];

async function requireEmpty(service: Service, { databases }: Manifest): Promise<void> {
  const notEmpty = (what: string, has: string) =>
    new Stop(`${what} is not empty: it has ${has}.`, 'Restore into an installation that is not used yet.');
  for (const { number } of databases) {
    const database = databaseOf(service, number);
    const [tables = []] = await service.query(database, { sql: 'SELECT name FROM pragma_table_list' });
    const present = USED.filter((table) => tables.some(({ name }) => name === table));
    if (present.length === 0) continue;
    const counts = await service.query(database, ...present.map((name) => countRows({ name })));
    const used = present.filter((_, i) => Number(counts[i]![0]!['rows']) > 0);
    if (used.length > 0) throw notEmpty(`Database ${number}`, used.join(', '));
  }
  for await (const { key } of service.listObjects()) {
    if (!isOwnObject(key)) throw notEmpty('The bucket', key);
  }
}

/** Applies the migrations that the backup has. `npm run deploy` applies later ones to the restored rows. */
async function migrate(service: Service, database: BoundDatabase, manifest: Manifest): Promise<void> {
  const migrations = recognize(manifest.migrations);
  const applied = await listApplied(service, database);
  if (applied.some((name) => !migrations.includes(name))) {
    throw new Stop(
      `Database ${database.number} is of a later version than the backup.`,
      'Restore into new databases: it applies the migrations of the backup, and npm run deploy the later ones.',
    );
  }
  const left = migrations.filter((name) => !applied.includes(name));
  const unknown = left.find((name) => !listMigrations().includes(name));
  if (unknown) {
    throw new Stop(
      `The backup is of a later version of Herald: ${unknown} is missing here.`,
      'Check out the release that made it, or a later one.',
    );
  }
  if (left.length > 0) await service.migrate(database, left);
}

const TRIGGERS = "FROM sqlite_master WHERE type = 'trigger'";

/** Drops the triggers, which would insert rows that the backup has, and stores their SQL for `end`. */
async function begin(service: Service, database: BoundDatabase, { id }: Manifest): Promise<void> {
  const [triggers = []] = await service.query(database, { sql: `SELECT name ${TRIGGERS}` });
  await service.query(
    database,
    { sql: 'CREATE TABLE IF NOT EXISTS restored_parts (part TEXT PRIMARY KEY, backup TEXT NOT NULL)' },
    note('begins', id),
    { sql: `INSERT INTO restored_parts (part, backup) SELECT sql, ?1 ${TRIGGERS}`, params: [id] },
    ...triggers.map(({ name }) => ({ sql: `DROP TRIGGER "${name}"` })),
  );
}

/** Yields the steps for a database in order. Each is a transaction. */
function* partsOf(
  folder: BackupFolder,
  { number, tables, changes }: DatabaseState,
): Generator<{ part: string; queries: () => Query[] }> {
  // The migrations have inserted some rows.
  const empty = () => tables.map(({ name }) => ({ sql: `DELETE FROM "${name}"` }));
  yield { part: 'empty', queries: empty };
  for (const table of tables) {
    for (let part = 0; part < table.parts.count; part++) {
      const queries = () => insertRows(table, folder.readRows(number, table.name, part));
      yield { part: `${table.name}.${part}`, queries };
    }
  }
  const byName = new Map(tables.map((table) => [table.name, table]));
  for (let part = 0; part < changes.count; part++) {
    yield { part: `changes.${part}`, queries: () => change(byName, folder.readChanges(number, part)) };
  }
}

function change(tables: Map<string, Table>, changes: Change[]): Query[] {
  return [...Map.groupBy(changes, ({ table }) => table)].flatMap(([name, own]) => {
    const table = tables.get(name)!;
    const keys = own.map(({ key }) => key);
    const lines = own.flatMap(({ line }) => (line ? [line] : []));
    return [deleteRows(table, keys), ...insertRows(table, lines)];
  });
}

async function putObjects(
  service: Service,
  folder: BackupFolder,
  directory: BoundDatabase,
  manifest: Manifest,
  done: Set<string> | null | undefined,
): Promise<void> {
  let part = 0;
  let objects: SavedObject[] = [];
  const put = async () => {
    const name = `objects.${part++}`;
    if (!done?.has(name)) {
      await forEach(Readable.from(objects), OBJECTS_AT_ONCE, ({ key, contentType }: SavedObject) =>
        service.writeObject(key, folder.fileOf(key), contentType),
      );
      await service.query(directory, note(name, manifest.id));
      sayProgress(`${part * OBJECTS_A_PART} of ${manifest.objects.count} objects`);
    }
    objects = [];
  };
  for await (const object of folder.readObjects()) {
    if (object.size <= service.largestObject) objects.push(object);
    if (objects.length === OBJECTS_A_PART) await put();
  }
  await put();
}

/** Throws a Stop that names the differences. Returns the keys of objects that are too large to upload. */
async function compare(
  service: Service,
  folder: BackupFolder,
  { databases, objects }: Manifest,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { number, tables } of databases) {
    const counts = await service.query(databaseOf(service, number), ...tables.map(countRows));
    for (const [i, { name, rows }] of tables.entries()) {
      const found = Number(counts[i]![0]!['rows']);
      if (found !== rows) wrong.push(`${name} has ${found} rows instead of ${rows}`);
    }
  }
  const large: string[] = [];
  for await (const { key, size } of folder.readObjects()) if (size > service.largestObject) large.push(key);
  let count = large.length;
  for await (const { key, size } of service.listObjects()) {
    if (isOwnObject(key) || size > service.largestObject) continue;
    count++;
    if (!folder.hasObject(key, size)) wrong.push(`the object ${key} is another`);
    sayProgress(`compares objects: ${count} of ${objects.count}`);
  }
  if (count !== objects.count) wrong.push(`the bucket has ${count} objects instead of ${objects.count}`);
  if (wrong.length === 0) return large;
  throw new Stop(
    `The installation is not what the backup has: ${wrong.slice(0, 20).join('; ')}.`,
    'Delete the databases and the bucket, and restore anew.',
  );
}

/** Sets the sequences, recreates the triggers, and makes cron fill the full-text index, which is not in the backup. */
async function end(service: Service, database: BoundDatabase, { sequences }: DatabaseState): Promise<void> {
  const [triggers = []] = await service.query(database, {
    sql: "SELECT part FROM restored_parts WHERE part LIKE 'CREATE TRIGGER%'",
  });
  await service.query(
    database,
    ...sequences.flatMap(({ name, seq }) => [
      { sql: 'DELETE FROM sqlite_sequence WHERE name = ?1', params: [name] },
      { sql: `INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ${seq})`, params: [name] },
    ]),
    { sql: 'INSERT INTO search_fills VALUES (1, 0) ON CONFLICT DO UPDATE SET after_id = 0' },
    ...triggers.map(({ part }) => ({ sql: String(part) })),
    { sql: 'DROP TABLE restored_parts' },
  );
}
