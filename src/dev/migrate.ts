/** Brings the databases of a state folder up to date. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBoundDatabases, type Place, queryD1, wranglerD1 } from './d1.ts';
import { applyAsSql, listMigrations, migrationsAfter, RECORDS } from './migrations.ts';

export async function migrate(stateDir: string): Promise<void> {
  const place = { stateDir };
  const isNew = !existsSync(join(stateDir, 'v3', 'd1'));
  for (const database of listBoundDatabases()) {
    if (isNew) {
      await makeDatabase(place, database.name);
      continue;
    }
    const list = 'SELECT name FROM d1_migrations';
    const [, recorded] = await queryD1<{ name: string }>(place, database, RECORDS, list);
    const { unrecorded, pending } = migrationsAfter(recorded!.results.map(({ name }) => name));
    if (pending.length > 0) await applyMigrations(place, database.name, pending, unrecorded);
  }
}

export const makeDatabase = (place: Exclude<Place, string>, database: string): Promise<void> =>
  applyMigrations(place, database, listMigrations());

/** Applies migrations, as `applyAsSql` does, in one file: Wrangler needs half a second for each. */
export async function applyMigrations(
  place: Exclude<Place, string>,
  database: string,
  pending: string[],
  unrecorded: string[] = [],
): Promise<void> {
  const file = join(place.stateDir, 'migrations.sql');
  writeFileSync(file, applyAsSql(pending, unrecorded));
  try {
    await wranglerD1(place, 'execute', database, `--file=${file}`);
  } finally {
    rmSync(file, { force: true });
  }
}
