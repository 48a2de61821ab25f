import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../../src/dev/migrate.ts';

const state = mkdtempSync(join(tmpdir(), 'herald-migrate-'));
afterAll(() => rmSync(state, { recursive: true }));

const files = readdirSync('migrations').sort();

/** Returns the schema of a database, without the objects of D1 itself. */
const schemaOf = (db: DatabaseSync) =>
  db
    .prepare(
      `SELECT type, name, sql FROM sqlite_master
        WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '%d1_migrations%'
        ORDER BY 1, 2`,
    )
    .all();

test('a new database is as all migrations one after another make it, and Wrangler knows that it has them', async () => {
  for (const _ of ['new', 'there']) {
    await migrate(state);
    const [path = ''] = globSync('v3/d1/*/*.sqlite', { cwd: state }).filter(
      (name) => !name.includes('metadata'),
    );
    const made = new DatabaseSync(join(state, path), { readOnly: true });
    const expected = new DatabaseSync(':memory:');
    for (const file of files) expected.exec(readFileSync(join('migrations', file), 'utf8'));
    expect(schemaOf(made)).toEqual(schemaOf(expected));
    expect(made.prepare('SELECT name FROM d1_migrations ORDER BY id').all()).toEqual(
      files.map((name) => ({ name })),
    );
    made.close();
    expected.close();
  }
});
