import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Databases } from '../../bench/databases/places.ts';
import { credentials, seed } from '../../bench/seed.ts';
import { BackupFolder } from '../../src/dev/backup/folder.ts';
import { listBoundDatabases, openBindings, queryD1 } from '../../src/dev/d1.ts';
import { makeDatabase } from '../../src/dev/migrate.ts';
import { type Herald, startHerald, stateFolder, until } from '../system/herald.ts';

const MAILS = 20_000;
const OBJECTS = 500;
const root = join(import.meta.dirname, '..', '..');
const [original, restored, backup] = [stateFolder(), stateFolder(), stateFolder()];
const folder = join(backup.path, 'backup');
/** The tables that each installation has for itself, or that restoring leaves to cron. */
const OWN = ['installation', 'object_sightings', 'd1_migrations', 'sqlite_sequence', 'search_fills'];
const headers = { 'x-api-key': credentials(1).apiKey, 'content-type': 'application/json' };

function open(stateDir: string, readOnly = true): DatabaseSync {
  const [file = ''] = globSync('v3/d1/*/*.sqlite', { cwd: stateDir }).filter(
    (name) => !name.includes('metadata'),
  );
  return new DatabaseSync(join(stateDir, file), { readOnly, timeout: 30_000 });
}

/** Returns the number of rows of each table, and a digest of them. No Worker may have the database open. */
function contentsOf(stateDir: string): Record<string, string> {
  const db = open(stateDir);
  const tables = db
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .all() as { name: string }[];
  const contents = tables
    .filter(({ name }) => name !== 'sqlite_schema' && !OWN.includes(name))
    .map(({ name }) => {
      const hash = createHash('sha256');
      let rows = 0;
      const key = db
        .prepare('SELECT group_concat(name) AS key FROM pragma_table_info(?) WHERE pk > 0')
        .get(name);
      for (const row of db.prepare(`SELECT * FROM "${name}" ORDER BY ${key!['key']}`).iterate()) {
        hash.update(JSON.stringify(Object.values(row)));
        rows++;
      }
      return [name, `${rows} rows, ${hash.digest('hex')}`];
    });
  db.close();
  return Object.fromEntries(contents);
}

interface Run {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function npm(stateDir: string, ...args: string[]): Run {
  const env = { ...process.env, STATE_DIR: stateDir };
  const child = spawn('npm', ['run', '--silent', ...args], { cwd: root, env, detached: true });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

/** Kills a command with all its processes once `isTime` returns true. Fails if the command has already ended. */
async function killWhen({ child, output, ended }: Run, isTime: () => boolean): Promise<void> {
  await until('the middle', 300, async () => child.exitCode !== null || isTime());
  expect(child.exitCode, output()).toBe(null);
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

async function get<T>({ origin }: Herald, path: string): Promise<T> {
  const response = await fetch(`${origin}/api/${path}`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (path.endsWith('/raw') ? response.text() : response.json()) as Promise<T>;
}

const tick = async ({ origin }: Herald) =>
  (await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`)).text();

/** Returns responses of the API that users see. */
async function seenIn(herald: Herald) {
  const raw = `emails/${2 ** 32 + 7}/raw`;
  const paths = [
    'stats',
    'threads?limit=200',
    'emails?limit=200&search=invoice',
    'emails?search=wombat',
    raw,
  ];
  return Promise.all(paths.map((path) => get<unknown>(herald, path)));
}

/** Posts mails one after the other. `stop` returns their number. */
function postMails({ origin }: Herald): { stop: () => Promise<number> } {
  let isOver = false;
  const posting = (async () => {
    for (let n = 1; ; n++) {
      const mail = { from_address: 'kim@example.com', to_address: 'support@company-1.example' };
      const text = { subject: `Late ${n}`, body_text: `A wombat asks for parcel ${n}.` };
      const body = JSON.stringify({ message_id: `<late-${n}@example.com>`, ...mail, ...text });
      const response = await fetch(`${origin}/api/emails`, { method: 'POST', headers, body });
      expect(response.status, await response.text()).toBe(201);
      if (isOver) return n;
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return posting;
    },
  };
}

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const from = Date.now();
  const result = await work();
  console.info(`${what}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return result;
};

beforeAll(async () => {
  await makeDatabase({ stateDir: original.path }, 'herald');
  const db = open(original.path, false);
  seed(new Databases([db], { measured: 1, guest: 2 }), { from: 1, to: 1 }, () => MAILS);
  db.exec('UPDATE inboxes SET is_active = 0');
  const keys = db.prepare('SELECT raw_key AS key FROM emails ORDER BY id LIMIT ?').all(OBJECTS);
  db.close();
  const { bucket, close } = await openBindings(original.path);
  for (const { key } of keys) await bucket.put(String(key), `Subject: ${key}\r\n\r\nA mail.\r\n`);
  await close();
}, 300_000);
afterAll(() => {
  for (const state of [original, restored, backup]) state.remove();
});

test('a backup that is made while mail comes in, and its restore, both killed in the middle, have all of 20,000 mails', async () => {
  let herald = await timed('start', () => startHerald(original.path, { DEMO: '0' }));
  await tick(herald);
  const posted = postMails(herald);
  const has = (table: string, part: number) => () =>
    existsSync(join(folder, `tables/1/${table}.${part}.jsonl`));
  await timed('backup, killed', () => killWhen(npm(original.path, 'backup', '--', folder), has('emails', 5)));
  await timed('backup, killed again', () =>
    killWhen(npm(original.path, 'backup', '--', folder), has('thread_messages', 0)),
  );
  const late = await posted.stop();
  const before = await seenIn(herald);
  await timed('backup, the rest', async () => {
    const { ended, output } = npm(original.path, 'backup', '--', folder);
    expect(await ended, output()).toBe(0);
    expect(output()).toMatch(/has \d+ rows of a database and \d+ objects\.$/m);
  });
  await herald.stop();
  const manifest = new BackupFolder(folder).readManifest()!;
  const rowsOf = (name: string) => manifest.databases[0]!.tables.find((table) => table.name === name)!.rows;
  expect(rowsOf('emails')).toBe(MAILS + late);
  expect(manifest.objects.count).toBeGreaterThanOrEqual(OBJECTS);
  console.info(
    `${late} mails while it ran, ${manifest.objects.count} objects, ${manifest.databases[0]!.change} changes`,
  );

  await timed('restore, killed', async () => {
    const run = npm(restored.path, 'restore', '--', folder);
    await killWhen(run, () => /database 1: \w+\.\d/.test(run.output()));
  });
  await timed('restore, the rest', async () => {
    const { ended, output } = npm(restored.path, 'restore', '--', folder);
    expect(await ended, output()).toBe(0);
  });
  expect(contentsOf(restored.path)).toEqual(contentsOf(original.path));

  herald = await timed('start', () => startHerald(restored.path, { DEMO: '0' }));
  await timed('search index', () =>
    until('the search index', 600, async () => {
      await tick(herald);
      const [{ results }] = await queryD1(
        { stateDir: restored.path },
        listBoundDatabases()[0]!,
        'SELECT 1 FROM search_fills',
      );
      return results.length === 0;
    }),
  );
  expect(await seenIn(herald)).toEqual(before);
  await herald.stop();
  const idOf = (stateDir: string) => {
    const db = open(stateDir);
    const row = db.prepare('SELECT id, stop FROM installation').get() as { id: string; stop: string | null };
    db.close();
    return row;
  };
  expect(idOf(restored.path)).toEqual({ id: expect.not.stringMatching(idOf(original.path).id), stop: null });
});
