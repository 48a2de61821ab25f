/** Manages the benchmark's databases in `.state/bench/`: a folder for each size, seeded once. */
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listBoundDatabases } from '../src/dev/d1.ts';
import { makeDatabase } from '../src/dev/migrate.ts';
import { checkSeed } from './check-seed.ts';
import { configOf, writeConfig } from './databases/config.ts';
import { Databases, type Organizations } from './databases/places.ts';
import { credentials, seed } from './seed.ts';
import { sha256 } from './texts.ts';

const DATABASES = join('v3', 'd1', 'miniflare-D1DatabaseObject');

export interface Size {
  emails: number;
  organizations: number;
  databases: number;
}

/** The size of the seeded database files in bytes; `objects` lists their tables and indexes. */
export interface Storage {
  bytes: number;
  seconds: number;
  /** The file names, in the order of the databases. */
  files: string[];
  objects: { table: string; object: string; bytes: number }[];
}

export interface State extends Organizations {
  folder: string;
  /** The path of the Wrangler configuration that binds the databases. */
  config: string;
  storage: Storage;
}

/** Opens the databases of this size. Seeds them on first use, and again when migrations or seed code have changed. */
export async function openState(size: Size, progress: (message: string) => void): Promise<State> {
  const { emails, organizations, databases } = size;
  const kind = [emails, organizations, ...(databases === 1 ? [] : [databases])].join('-');
  const folder = join('.state', 'bench', `${kind}-${seedVersion()}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    await createDatabases(partial, size, progress);
    renameSync(partial, folder);
  }
  const storage = JSON.parse(readFileSync(join(folder, 'storage.json'), 'utf8')) as Storage;
  return { folder, config: configOf(folder, databases), storage, ...organizationsOf(size) };
}

const organizationsOf = ({ organizations }: Size): Organizations => ({
  measured: Math.ceil(organizations / 2),
  guest: organizations + 1,
});

/** Returns twelve hex digits of a hash of the migrations and the seed code. */
function seedVersion(): string {
  const files = readdirSync('migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => join('migrations', file));
  const hash = createHash('sha256');
  const index = 'src/worker/modules/mail/search-index';
  const seedCode = [
    'bench/seed.ts',
    'bench/databases/places.ts',
    'bench/seed-mail.ts',
    'bench/texts.ts',
    'src/lib/fold.ts',
    `${index}/grams.ts`,
  ];
  for (const file of [...files, ...seedCode]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

async function createDatabases(
  folder: string,
  size: Size,
  progress: (message: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  const files = await makeFiles(folder, size.databases);
  const databases = openFiles(folder, files, organizationsOf(size));
  for (const db of databases.all) {
    // Safe: nothing else reads the file, and an interrupted seed starts over.
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  }
  const { emails, organizations } = size;
  const countEmails = (organization: number) =>
    Math.floor((emails * organization) / organizations) -
    Math.floor((emails * (organization - 1)) / organizations);
  seed(databases, { from: 1, to: organizations }, countEmails, (count) =>
    progress(`seeded ${count} of ${emails} emails`),
  );
  progress('checking the seeded data');
  checkSeed(databases.all, emails);
  progress('measuring the size of the databases');
  const objects = databases.all.flatMap(
    (db) =>
      db
        .prepare(
          `SELECT s.tbl_name AS 'table', d.name AS object, d.pgsize AS bytes
          FROM dbstat AS d JOIN sqlite_schema AS s ON s.name = d.name WHERE d.aggregate = TRUE ORDER BY bytes DESC`,
        )
        .all() as unknown as Storage['objects'],
  );
  for (const db of databases.all) db.exec('PRAGMA journal_mode = WAL');
  databases.close();
  const storage: Storage = {
    bytes: files.reduce((sum, file) => sum + statSync(join(folder, DATABASES, file)).size, 0),
    seconds: Math.round((Date.now() - startedAt) / 1000),
    files,
    objects,
  };
  writeFileSync(join(folder, 'storage.json'), JSON.stringify(storage));
}

/** Creates empty databases. Returns their file names, which Wrangler chooses. */
async function makeFiles(folder: string, databases: number): Promise<string[]> {
  if (databases > 1) writeConfig(folder, databases);
  const config = configOf(folder, databases);
  const files: string[] = [];
  for (const { name } of listBoundDatabases(config)) {
    await makeDatabase({ stateDir: folder, config }, name);
    const made = readdirSync(join(folder, DATABASES)).filter(
      (file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite' && !files.includes(file),
    );
    if (made.length !== 1) {
      throw new Error(`expected one new database in ${folder}, found ${made.join(', ') || 'none'}`);
    }
    files.push(made[0]!);
  }
  return files;
}

/** Copies the databases to another state folder. No Worker may have them open. */
export function copyDatabases(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  // If the file system supports it, the copies share their blocks.
  const mode = constants.COPYFILE_FICLONE;
  cpSync(join(from, DATABASES), join(to, DATABASES), { recursive: true, mode });
}

/** Returns the columns of each table. */
export function columnsOf(db: DatabaseSync): Map<string, string[]> {
  const tables = db
    .prepare(
      `SELECT t.name, json_group_array(c.name) AS columns FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
      WHERE t.type = 'table' GROUP BY t.name`,
    )
    .all() as { name: string; columns: string }[];
  return new Map(tables.map(({ name, columns }) => [name, JSON.parse(columns) as string[]]));
}

/** The timeout for a lock, which a stopped Worker may hold a little longer. */
const LOCK_TIMEOUT_MS = 30_000;

/** Opens the database files. No Worker may have them open. */
export function openDatabases({ folder, storage, measured, guest }: State): Databases {
  return openFiles(folder, storage.files, { measured, guest });
}

function openFiles(folder: string, files: readonly string[], organizations: Organizations): Databases {
  const open = (file: string) => {
    const db = new DatabaseSync(join(folder, DATABASES, file), { timeout: LOCK_TIMEOUT_MS });
    // In KB: deleting the guest from gigabytes reads and writes pages across the whole file.
    db.exec('PRAGMA cache_size = -400000');
    return db;
  };
  return new Databases(files.map(open), organizations);
}

/** Creates the guest organization and renews the sessions. */
export function prepareRun(databases: Databases, state: State, guestEmails: number): void {
  removeGuest(databases, state);
  seed(databases, { from: state.guest, to: state.guest }, () => guestEmails);
  const now = Date.now();
  const renew = databases.directory.prepare(
    'UPDATE sessions SET created_at = ?, updated_at = ?, expires_at = ? WHERE id_hash = ?',
  );
  for (const organization of [state.measured, state.guest]) {
    renew.run(now, now, now + 30 * 86_400_000, sha256(credentials(organization).secret));
  }
}

/** Deletes the data of a run: the guest organization and all R2 files, since the seed has none. */
export function removeGuest(databases: Databases, { folder, guest }: State): void {
  for (const db of new Set([databases.directory, databases.of(guest)])) removeOrganization(db, guest);
  rmSync(join(folder, 'v3', 'r2'), { recursive: true, force: true });
}

function removeOrganization(db: DatabaseSync, organization: number): void {
  const tables = db
    .prepare(
      `SELECT t.name FROM pragma_table_list AS t
      WHERE t.type = 'table' AND t.schema = 'main'
        AND EXISTS (SELECT 1 FROM pragma_table_info(t.name) WHERE name = 'organization_id')`,
    )
    .all() as { name: string }[];
  db.exec('BEGIN');
  removeFromIndex(db, organization);
  for (const { name } of tables)
    db.prepare(`DELETE FROM ${name} WHERE organization_id = ?`).run(organization);
  db.prepare('DELETE FROM organizations WHERE id = ?').run(organization);
  db.prepare('DELETE FROM users WHERE id = ?').run(organization);
  db.exec('COMMIT');
}

/** Deletes an organization's rows of the search index, which have no organization column, only the email's id. */
function removeFromIndex(db: DatabaseSync, organization: number): void {
  const ids = 'SELECT id FROM emails WHERE organization_id = ?';
  db.prepare(`DELETE FROM email_terms WHERE rowid IN (${ids})`).run(organization);
}
