/** The migrations of the databases: those that this version has, and those that a database has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './deploy/stop.ts';

const FOLDER = 'migrations';
/** The last migration of Herald 0.1. The files that sort before it are 0.2's baseline, with the same schema. */
const LAST_OF_0_1 = '0074_last_starts.sql';

/** Returns the names of all migrations, in order. */
export const listMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

const listBaseline = () => listMigrations().filter((name) => name < LAST_OF_0_1);

/** Returns the migrations of a database in order, from its records. Throws a Stop if its last 0.1 ones are missing. */
export function recognize(recorded: string[]): string[] {
  const baseline = listBaseline();
  if (recorded.includes(LAST_OF_0_1)) {
    return [...baseline, ...recorded.filter((name) => name > LAST_OF_0_1).sort()];
  }
  if (recorded.length > 0 && !recorded.some((name) => baseline.includes(name))) {
    throw new Stop(
      'The database is older than the last 0.1 version. Start that version on it first.',
      'Check out the last 0.1 version, run npm start or npm run deploy, and come back to this one.',
    );
  }
  return recorded.toSorted();
}

/** Returns the migrations that a database has but has not recorded (`unrecorded`), and those to apply (`pending`). */
export function migrationsAfter(recorded: string[]): { unrecorded: string[]; pending: string[] } {
  const has = recognize(recorded);
  return {
    unrecorded: has.filter((name) => !recorded.includes(name)),
    pending: listMigrations().filter((name) => !has.includes(name)),
  };
}

/** The table as Wrangler creates it. */
export const RECORDS = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Returns SQL that records migrations as Wrangler does. */
export const recordMigrations = (names: string[]): string =>
  `INSERT INTO d1_migrations (name) VALUES ${names.map((name) => `('${name}')`).join(', ')}`;

/** Returns SQL that applies the pending migrations and records both kinds. */
export function applyAsSql(pending: string[], unrecorded: string[] = []): string {
  const files = pending.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  return [...files, `${RECORDS};`, `${recordMigrations([...unrecorded, ...pending])};`].join('\n');
}
