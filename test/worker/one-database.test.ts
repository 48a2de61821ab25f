import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/worker/platform/data/database.ts';
import { testEnv } from './helpers.ts';
import { DIRECTORY, requireOneDatabase, SHARED } from './one-database.ts';

test('the database of every test refuses a batch over tables of the directory and of an organization', async () => {
  const session = openDatabase(testEnv).$client;
  const members = session.prepare('SELECT count(*) FROM members WHERE user_id = ?').bind(1);
  const tasks = session.prepare('SELECT count(*) FROM tasks');
  await expect(session.batch([members, tasks])).rejects.toThrow(
    'uses tables of the directory (members) and of an organization (tasks)',
  );
  await session.batch([members]);
  await session.batch([tasks]);
});

test.each([
  ['SELECT 1 FROM tasks JOIN members ON true'],
  ['INSERT INTO "tasks" (id) SELECT id from users'],
  ['UPDATE emails SET id = (SELECT id FROM sessions)'],
])('%s needs both databases', (query) => {
  expect(() => requireOneDatabase([query])).toThrow();
});

test.each([
  ['SELECT 1 FROM json_each(?)', 'INSERT INTO jobs (id) VALUES (1)', 'UPDATE tasks SET id = 1'],
  ['SELECT 1 FROM users', 'INSERT INTO notices (id) VALUES (1)'],
])('%s needs one', (...queries) => {
  requireOneDatabase(queries);
});

test('the named tables exist', async () => {
  const query = "SELECT name FROM sqlite_master WHERE type = 'table'";
  const { results } = await env.DB.prepare(query).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  expect([...DIRECTORY, ...SHARED].filter((name) => !names.includes(name))).toEqual([]);
});
