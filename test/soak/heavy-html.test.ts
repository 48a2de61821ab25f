import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOVECOT_PASSWORD, type Dovecot, hasDovecot, startDovecot } from '../system/dovecot.ts';
import { signUp, startHerald, stateFolder, until } from '../system/herald.ts';

const MESSAGES = 48;
const LINKS = 30_000;

interface SyncStatus {
  inboxes: { state: string }[];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

let dovecot: Dovecot;
beforeAll(async () => {
  if (hasDovecot) dovecot = await startDovecot();
});
afterAll(async () => {
  await dovecot?.stop();
});

/** Returns a newsletter of 1.9 MB in which each link has a different style. */
function newsletter(i: number): Buffer {
  const links = Array.from(
    { length: LINKS },
    (_, n) => `<a style="color:#${(n + 0x100000).toString(16)};margin:0 1px" href="#${n}">l${n}</a>\r\n`,
  );
  const header = [
    'From: Shop <news@shop.example>',
    'To: support@company.example',
    `Subject: Newsletter ${i}`,
    `Message-ID: <newsletter-${i}@shop.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
  ];
  return Buffer.from([...header, '', `<p>Issue ${i}</p>`, ...links].join('\r\n'));
}

test.skipIf(!hasDovecot)(
  '48 HTML mails of 1.9 MB are each read once while other calls are answered, three times in a row',
  async () => {
    const messages = Array.from({ length: MESSAGES }, (_, i) => newsletter(i));
    expect(messages[0]!.length).toBeGreaterThan(1_900_000);
    const state = stateFolder();
    const herald = await startHerald(state.path, { DEMO: '0' });
    try {
      for (let round = 1; round <= 3; round++) {
        const mailbox = `round-${round}`;
        await dovecot.deliver(mailbox, messages);
        const user = await signUp(herald.origin, `${mailbox}@example.com`);
        const server = { host: '127.0.0.1', port: dovecot.port, user: mailbox, password: DOVECOT_PASSWORD };
        const withPrefix = (prefix: string) =>
          Object.fromEntries(
            Object.entries({ ...server, tls: false }).map(([k, value]) => [prefix + k, value]),
          );
        await user.post('/api/inboxes', {
          name: 'Support',
          email_address: 'support@company.example',
          tag: 'Support',
          ...withPrefix('imap_'),
          ...withPrefix('smtp_'),
        });
        const startedAt = performance.now();
        let slowest = 0;
        await user.post('/api/sync');
        // Reading the mailbox takes several runs. Other calls are served meanwhile.
        await until(`round ${round} to be read`, 900, async () => {
          const calledAt = performance.now();
          const { totalEmails } = await user.get<{ totalEmails: number }>('/api/stats');
          slowest = Math.max(slowest, performance.now() - calledAt);
          const { inboxes } = await user.get<SyncStatus>('/api/sync/status');
          return totalEmails >= MESSAGES && inboxes[0]!.state === 'waiting' ? inboxes : null;
        });
        console.log(
          `Round ${round}: ${MESSAGES} mails in ${seconds(performance.now() - startedAt)}; the slowest other call took ${seconds(slowest)}.`,
        );
        expect(await user.get('/api/sync/status')).toMatchObject({
          inboxes: [{ error: '', set_aside_count: 0 }],
        });
        expect(await user.get('/api/stats')).toMatchObject({
          totalEmails: MESSAGES,
          tasksByStatus: { todo: MESSAGES, in_progress: 0, done: 0 },
        });
        const emails = await user.get<{ id: number; subject: string }[]>('/api/emails?limit=200');
        expect(emails.map(({ subject }) => subject).sort()).toEqual(
          messages.map((_, i) => `Newsletter ${i}`).sort(),
        );
        const email = await user.get<{ body_html: string }>(`/api/emails/${emails[0]!.id}`);
        expect(email.body_html.match(/<a style=/g)).toHaveLength(LINKS);
      }
      expect(herald.output()).not.toMatch(/The Worker exited/);
    } finally {
      await herald.stop();
      state.remove();
    }
  },
);
