/** Manages the benchmark databases in `.state/bench/`: one for each size, seeded once. */
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
import { migrate } from '../src/dev/migrate.ts';
import { checkSeed } from './check-seed.ts';
import { credentials, seed } from './seed.ts';
import { sha256 } from './texts.ts';

const DATABASES = join('v3', 'd1', 'miniflare-D1DatabaseObject');

export interface Size {
  emails: number;
  organizations: number;
}

/** Size of the seeded database file in bytes; `objects` lists its tables and indexes. */
export interface Storage {
  bytes: number;
  seconds: number;
  objects: { table: string; object: string; bytes: number }[];
}

export interface State {
  folder: string;
  storage: Storage;
  /** The organization whose mail is read. It is in the middle, to reveal wrong bounds on either side. */
  measured: number;
  /**
   * The organization that a run writes to. It is as large as the others, created for each run and removed
   * afterwards, so that the seeded data stays unchanged without copying gigabytes.
   */
  guest: number;
}

/** Opens the database of this size. Seeds it on first use, and again when migrations or seed code have changed. */
export async function openState(size: Size, progress: (message: string) => void): Promise<State> {
  const folder = join('.state', 'bench', `${size.emails}-${size.organizations}-${seedVersion()}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    await createDatabase(partial, size, progress);
    renameSync(partial, folder);
  }
  const storage = JSON.parse(readFileSync(join(folder, 'storage.json'), 'utf8')) as Storage;
  return { folder, storage, measured: Math.ceil(size.organizations / 2), guest: size.organizations + 1 };
}

/** Twelve hex digits of a hash over the migrations and the seed code. */
function seedVersion(): string {
  const files = readdirSync('migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => join('migrations', file));
  const hash = createHash('sha256');
  const search = 'src/worker/modules/mail/search';
  const seedCode = [
    'bench/seed.ts',
    'bench/seed-mail.ts',
    'bench/texts.ts',
    `${search}/fold.ts`,
    `${search}/grams.ts`,
  ];
  for (const file of [...files, ...seedCode]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

async function createDatabase(
  folder: string,
  size: Size,
  progress: (message: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  await migrate(folder);
  const db = openDatabase(folder);
  // Safe: nothing else reads the file, and an interrupted seed starts over.
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
  const { emails, organizations } = size;
  const countEmails = (organization: number) =>
    Math.floor((emails * organization) / organizations) -
    Math.floor((emails * (organization - 1)) / organizations);
  seed(db, { from: 1, to: organizations }, countEmails, (count) =>
    progress(`seeded ${count} of ${emails} emails`),
  );
  progress('checking the seeded data');
  checkSeed(db, emails);
  progress('measuring the database size');
  const objects = db
    .prepare(
      `SELECT s.tbl_name AS 'table', d.name AS object, d.pgsize AS bytes
      FROM dbstat AS d JOIN sqlite_schema AS s ON s.name = d.name WHERE d.aggregate = TRUE ORDER BY bytes DESC`,
    )
    .all() as unknown as Storage['objects'];
  db.exec('PRAGMA journal_mode = WAL');
  db.close();
  const storage: Storage = {
    bytes: statSync(databaseFile(folder)).size,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    objects,
  };
  writeFileSync(join(folder, 'storage.json'), JSON.stringify(storage));
}

function databaseFile(folder: string): string {
  const files = readdirSync(join(folder, DATABASES)).filter(
    (f) => f.endsWith('.sqlite') && f !== 'metadata.sqlite',
  );
  if (files.length !== 1)
    throw new Error(`expected one database in ${folder}, found ${files.join(', ') || 'none'}`);
  return join(folder, DATABASES, files[0]!);
}

/** Copies the database to another state folder. No Worker may have it open. */
export function copyDatabase(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  // Where the file system can, the copies share their blocks.
  const mode = constants.COPYFILE_FICLONE;
  cpSync(join(from, DATABASES), join(to, DATABASES), { recursive: true, mode });
}

/** The columns of each table. */
export function columnsOf(db: DatabaseSync): Map<string, string[]> {
  const tables = db
    .prepare(
      `SELECT t.name, json_group_array(c.name) AS columns FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
      WHERE t.type = 'table' GROUP BY t.name`,
    )
    .all() as { name: string; columns: string }[];
  return new Map(tables.map(({ name, columns }) => [name, JSON.parse(columns) as string[]]));
}

/** A stopped Worker may hold its lock a little longer. */
const LOCK_TIMEOUT_MS = 30_000;

/** Opens the database file. No Worker may have it open. */
export function openDatabase(folder: string): DatabaseSync {
  return new DatabaseSync(databaseFile(folder), { timeout: LOCK_TIMEOUT_MS });
}

/** Creates the guest organization, and renews the sessions. */
export function prepareRun(db: DatabaseSync, state: State, guestEmails: number): void {
  removeGuest(db, state);
  seed(db, { from: state.guest, to: state.guest }, () => guestEmails);
  const now = Date.now();
  const renew = db.prepare(
    'UPDATE sessions SET created_at = ?, updated_at = ?, expires_at = ? WHERE id_hash = ?',
  );
  for (const organization of [state.measured, state.guest]) {
    renew.run(now, now, now + 30 * 86_400_000, sha256(credentials(organization).secret));
  }
}

/** The rows of the search index have no organization but that of their id. */
function removeFromIndex(db: DatabaseSync, organization: number): void {
  const ids = 'SELECT id FROM emails WHERE organization_id = ?';
  db.prepare(`DELETE FROM email_terms WHERE rowid IN (${ids})`).run(organization);
}

/** Removes the data of a run: the guest organization and all R2 files, since the seed has none. */
export function removeGuest(db: DatabaseSync, state: State): void {
  const tables = db
    .prepare(
      `SELECT t.name FROM pragma_table_list AS t
      WHERE t.type = 'table' AND t.schema = 'main'
        AND EXISTS (SELECT 1 FROM pragma_table_info(t.name) WHERE name = 'organization_id')`,
    )
    .all() as { name: string }[];
  db.exec('BEGIN');
  removeFromIndex(db, state.guest);
  for (const { name } of tables) db.prepare(`DELETE FROM ${name} WHERE organization_id = ?`).run(state.guest);
  db.prepare('DELETE FROM organizations WHERE id = ?').run(state.guest);
  db.prepare('DELETE FROM users WHERE id = ?').run(state.guest);
  db.exec('COMMIT');
  rmSync(join(state.folder, 'v3', 'r2'), { recursive: true, force: true });
}
