import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCorpora, readMbox } from './corpora.ts';
import { DOVECOT_PASSWORD, type Dovecot, hasDovecot, startDovecot } from './dovecot.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, sync, until } from './herald.ts';

interface Email {
  id: number;
  message_id: string;
  thread_count: number;
}

const why = hasCorpora ? '' : ' (skipped: no ../shared/corpora)';
const canRun = hasCorpora && hasDovecot;

describe.skipIf(!canRun)(`2,000 mailing list messages from Dovecot${why}`, () => {
  const state = stateFolder();
  let dovecot: Dovecot;
  let herald: Herald;
  const messages = canRun ? readMbox('usrp-users-2000.mbox.gz') : [];
  const orders: Record<string, Buffer[]> = {
    original: messages,
    reversed: messages.toReversed(),
    shuffled: shuffle(messages),
  };
  const users: Record<string, Client> = {};

  beforeAll(async () => {
    dovecot = await startDovecot();
    herald = await startHerald(state.path, { DEMO: '0' });
    const names = Object.keys(orders);
    await Promise.all(names.map((name) => dovecot.deliver(name, orders[name]!)));
    for (const name of names) {
      users[name] = await signUp(herald.origin, `${name}@example.com`);
      const server = {
        host: '127.0.0.1',
        port: dovecot.port,
        user: name,
        password: DOVECOT_PASSWORD,
        tls: false,
      };
      const entries = Object.entries(server);
      await users[name].post('/api/inboxes', {
        name,
        email_address: `${name}@example.com`,
        tag: 'Hello',
        ...Object.fromEntries(entries.map(([key, value]) => [`imap_${key}`, value])),
        ...Object.fromEntries(entries.map(([key, value]) => [`smtp_${key}`, value])),
      });
    }
  }, 300_000);
  afterAll(async () => {
    await herald?.stop();
    await dovecot?.stop();
    state.remove();
  });

  const total = async (user: Client) =>
    (await user.get<{ totalEmails: number }>('/api/stats').catch(() => ({ totalEmails: -1 }))).totalEmails;

  async function allEmails(user: Client): Promise<Email[]> {
    const emails: Email[] = [];
    for (let path = '/api/emails?limit=200'; ; ) {
      const response = await user.fetch('GET', path);
      emails.push(...((await response.json()) as Email[]));
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      if (!next) return emails;
      const url = new URL(next);
      path = url.pathname + url.search;
    }
  }

  /** Returns the Message-IDs of emails, in the order of their ids. */
  const inOrder = (emails: Email[]) =>
    emails.toSorted((a, b) => a.id - b.id).map((email) => email.message_id);
  const delivered = (name: string) =>
    orders[name]!.map((raw) => /^message-id:\s*(<[^>]+>)/im.exec(raw.toString('latin1'))?.[1]);

  test('the newest messages of each mailbox are there first, in the order of their ids', async () => {
    await Promise.all(
      Object.entries(users).map(async ([name, user]) => {
        const count = await until(`50 emails of ${name}`, 180, async () => {
          const found = await total(user);
          if (found >= 50) return found;
          // On a busy machine, a first run may fail: the next one would wait for cron.
          await user.post('/api/sync').catch(() => null);
          await new Promise((resolve) => setTimeout(resolve, 2000));
          return false;
        });
        expect(count).toBeLessThan(2000);
        // Mail that arrived while these pages were read is older.
        expect(inOrder(await allEmails(user)).slice(-count)).toEqual(delivered(name).slice(-count));
      }),
    );
  }, 300_000);

  test('all messages arrive although the sidecar and the Worker are killed during the sync', async () => {
    const minimumTotal = async () => Math.min(...(await Promise.all(Object.values(users).map(total))));
    /** Requests a sync repeatedly to skip the back-off. The lease of a killed run must still expire. */
    const syncUntil = async (count: number) => {
      if ((await minimumTotal()) >= count) return true;
      await Promise.all(Object.values(users).map((user) => user.post('/api/sync').catch(() => null)));
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return false;
    };
    await until('300 emails of each', 180, () => syncUntil(300));
    herald.kill('sidecar');
    await until('600 emails of each', 180, () => syncUntil(600));
    expect(await minimumTotal()).toBeLessThan(2000);
    herald.kill('worker');
    await until('all emails', 900, () => syncUntil(2000));
  }, 1_200_000);

  test.each(Object.keys(orders))(
    '%s order gives 2,000 emails, 2,000 tasks and 542 threads of up to 31 messages',
    async (name) => {
      const stats = await users[name]!.get<{ totalEmails: number; tasksByStatus: { todo: number } }>(
        '/api/stats',
      );
      expect(stats).toMatchObject({ totalEmails: 2000, tasksByStatus: { todo: 2000 } });
      const emails = await allEmails(users[name]!);
      expect(inOrder(emails)).toEqual(delivered(name));
      const threads = emails.reduce((sum, email) => sum + 1 / email.thread_count, 0);
      expect(Math.round(threads * 1e6) / 1e6).toBe(542);
      expect(Math.max(...emails.map((email) => email.thread_count))).toBe(31);
      const largest = emails.find((email) => email.thread_count === 31)!;
      const thread = await users[name]!.get<{ messages: unknown[] }>(`/api/emails/${largest.id}/thread`);
      expect(thread.messages).toHaveLength(31);
    },
  );

  test('a second sync changes nothing', async () => {
    const before = await users.original!.get('/api/stats');
    const status = await sync(users.original!, 400);
    expect(status.inboxes).toMatchObject([{ new_emails: 0, error: '', set_aside_count: 0 }]);
    expect(await users.original!.get('/api/stats')).toEqual(before);
  });

  test('a new UIDVALIDITY creates no duplicates and loses no later mail', async () => {
    dovecot.renumber('original');
    const late = Buffer.from(
      'Message-ID: <late@example.com>\r\nFrom: a@example.com\r\nSubject: late\r\n\r\nx\r\n',
    );
    await dovecot.deliver('original', [late]);
    await sync(users.original!, 400);
    await until('the late mail', 400, async () => (await total(users.original!)) === 2001);
    const [newest] = await users.original!.get<Email[]>('/api/emails?limit=1');
    expect(newest!.message_id).toBe('<late@example.com>');
    await sync(users.original!, 400);
    expect(await total(users.original!)).toBe(2001);
  }, 900_000);
});

/** Returns the items shuffled, in the same way at every call. */
function shuffle<T>(items: T[]): T[] {
  const shuffled = [...items];
  let seed = 42;
  for (let i = shuffled.length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const j = seed % (i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}
