/** Brings the databases of a state folder up to date. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBoundDatabases, type Place, wranglerD1 } from './d1.ts';

const FOLDER = 'migrations';

/** Lists the names of all migrations, in order. */
export const listMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

export async function migrate(stateDir: string): Promise<void> {
  const isNew = !existsSync(join(stateDir, 'v3', 'd1'));
  for (const { name } of listBoundDatabases()) {
    await (isNew ? makeDatabase({ stateDir }, name) : wranglerD1({ stateDir }, 'migrations', 'apply', name));
  }
}

export const makeDatabase = (place: Exclude<Place, string>, database: string): Promise<void> =>
  applyMigrations(place, database, listMigrations());

/** Applies migrations as one file and records them like Wrangler, which takes half a second for each. */
export async function applyMigrations(
  place: Exclude<Place, string>,
  database: string,
  names: string[],
): Promise<void> {
  const file = join(place.stateDir, 'new-database.sql');
  writeFileSync(file, migrationsAsSql(names));
  try {
    await wranglerD1(place, 'execute', database, `--file=${file}`);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Returns SQL that applies migrations and records them like Wrangler. */
export function migrationsAsSql(names: string[]): string {
  const record = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);
INSERT INTO d1_migrations (name) VALUES ${names.map((name) => `('${name}')`).join(', ')};`;
  return [...names.map((name) => readFileSync(join(FOLDER, name), 'utf8')), record].join('\n');
}
