import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOVECOT_PASSWORD, type Dovecot, hasDovecot, startDovecot } from './dovecot.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, sync, until } from './herald.ts';

const root = join(import.meta.dirname, '..', '..');
const state = stateFolder();
const config = join(state.path, 'two-databases.toml');
let herald: Herald;
let dovecot: Dovecot;

/** Runs a command as an operator does. Throws an error with `stderr` if it fails. */
const npm = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, STATE_DIR: state.path, WRANGLER_CONFIG: config };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: root, env });
  return stdout;
};

const tick = async () => {
  const answer = await fetch(`${herald.origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`);
  await answer.text();
};

/** Returns wrangler.toml with the second database that docs/databases.md adds, and with absolute paths. */
function twoDatabases(): string {
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  const page = readFileSync(join(root, 'docs', 'databases.md'), 'utf8');
  const added = /^```toml\n(\[\[(?:env\.production\.)?d1_databases\]\]\nbinding = "DB_2"\n.*?)^```$/ms.exec(
    page,
  )![1]!;
  const second = added.replace('env.production.', '').replace(/<.*>/, '00000000-0000-0000-0000-000000000002');
  return toml
    .replace('[[r2_buckets]]', `${second}\n[[r2_buckets]]`)
    .replace(
      /^(main|directory|migrations_dir) = "(.*)"$/gm,
      (_, key, path) => `${key} = "${join(root, path)}"`,
    );
}

const words = (n: number) => Array.from({ length: 2000 }, (_, i) => `word${n * i}`).join('\n');

/** Returns a mail that fills some pages of a database. */
const letter = (n: number) =>
  Buffer.from(
    `From: Kim <kim@example.com>\nTo: hello@example.com\nSubject: letter ${n}\nMessage-ID: <${n}@example.com>\n\nA wombat asks for parcel ${n}.\n${words(n)}\n`,
  );

/** Creates an organization that reads a mailbox with three mails. */
async function withMailbox(name: string): Promise<Client> {
  const user = await signUp(herald.origin, `${name}@example.com`);
  const server = {
    host: '127.0.0.1',
    port: dovecot.port,
    user: name,
    password: DOVECOT_PASSWORD,
    tls: false,
  };
  const access = (of: string) =>
    Object.fromEntries(Object.entries(server).map(([key, value]) => [`${of}_${key}`, value]));
  await user.post('/api/inboxes', {
    name,
    email_address: `${name}@example.com`,
    tag: 'Hello',
    ...access('imap'),
    ...access('smtp'),
  });
  await sync(user);
  await dovecot.deliver(name, [1, 2, 3].map(letter));
  await sync(user);
  return user;
}

/** Returns the mail, tasks, threads, search results and statistics of an organization from the API. */
async function said(user: Client) {
  const [mails, tasks, threads, found, stats] = await Promise.all(
    ['emails', 'tasks', 'threads', 'emails?search=wombat', 'stats'].map((path) =>
      user.get<unknown>(`/api/${path}`),
    ),
  );
  return { mails, tasks, threads, found, stats };
}

const titles = async (user: Client) =>
  (await user.get<{ title: string }[]>('/api/tasks')).map(({ title }) => title).sort();

describe.skipIf(!hasDovecot)('with two databases', () => {
  let first: Client;
  let second: Client;

  beforeAll(async () => {
    writeFileSync(config, twoDatabases());
    dovecot = await startDovecot();
    herald = await startHerald(state.path, { DEMO: '0', WRANGLER_CONFIG: config });
  });
  afterAll(async () => {
    await herald?.stop();
    await dovecot?.stop();
    state.remove();
  });

  test('a new organization goes where there is most room, and its mail becomes tasks', async () => {
    first = await withMailbox('first');
    expect(await npm('databases')).toMatch(
      /^ *number +database +size +room +organizations\n +1 +herald +[\d.]+ MB +99 % +1\n +2 +herald-2 +[\d.]+ MB +99 % +0\n/,
    );
    // A tick stores how large each database is.
    let listed = '';
    await until('room in the second database', 120, async () => {
      await tick();
      listed = await npm('databases');
      return listed.includes('New organizations go to database 2.');
    }).catch((error: Error) => {
      throw new Error(`${error.message}:\n${listed}`);
    });
    second = await withMailbox('second');
    expect(await npm('databases')).toMatch(/1 +herald .* 1\n +2 +herald-2 .* 1\n/);
    for (const user of [first, second]) {
      expect(await titles(user)).toEqual([1, 2, 3].map((n) => expect.stringContaining(`letter ${n}`)));
      expect(await user.get('/api/emails?search=wombat')).toHaveLength(3);
    }
  });

  test('npm run move-organization moves one while Herald runs: all of it is as before, and mail goes on arriving', async () => {
    const [{ slug }] = (await first.get('/api/auth/organization/list')) as [{ slug: string }];
    const [before, other] = [await said(first), await said(second)];
    let isOver = false;
    const moving = npm('move-organization', slug, '2').finally(() => (isOver = true));
    const ticking = (async () => {
      while (!isOver) {
        await tick();
        await first.get('/api/emails');
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    })();
    const printed = await moving;
    await ticking;
    expect(printed).toMatch(new RegExp(`^${slug} moves to database 2, and is used meanwhile.`));
    expect(printed).toMatch(/^\d\d:\d\d:\d\d {2}(?:begins with|copies|has moved)/m);
    expect(printed).toMatch(new RegExp(`\n${slug} is in database 2.\n$`));
    expect(await npm('databases')).toMatch(/1 +herald .* 0\n +2 +herald-2 .* 2\n/);
    expect(await said(first)).toEqual(before);
    expect(await said(second)).toEqual(other);
    await dovecot.deliver('first', [letter(4)]);
    await sync(first);
    expect(await titles(first)).toEqual([1, 2, 3, 4].map((n) => expect.stringContaining(`letter ${n}`)));
    expect(await first.get('/api/emails?search=wombat')).toHaveLength(4);
    expect(await titles(second)).toHaveLength(3);
  });

  test('it says what it cannot do', async () => {
    const [{ slug }] = (await second.get('/api/auth/organization/list')) as [{ slug: string }];
    expect(await npm('move-organization', slug, '2')).toBe(`${slug} is in database 2.\n`);
    await expect(npm('move-organization', slug, '1')).rejects.toMatchObject({
      stderr: expect.stringContaining('takes no organization back'),
    });
    await expect(npm('move-organization', slug, '3')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no database 3: npm run databases lists them.'),
    });
  });

  test('the commands work beside no Herald, also if it was killed and left its address', async () => {
    await herald.stop();
    const listed = await npm('databases');
    expect(listed).toMatch(/2 +herald-2 .* 2\n/);
    writeFileSync(join(state.path, 'origin'), herald.origin);
    expect(await npm('databases')).toBe(listed);
  });
});
