import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/dev/demo/account.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, until } from '../system/herald.ts';

const MAILS = 1_000;
const KILLS = 10;
/** `npm start` gives up on a part that exits ten times in a row within a minute, so every third kill comes later. */
const PAUSE_MS = 12_000;
const LONG_PAUSE_MS = 65_000;
/** The time over which the mails are sent: all kills come within it, but the last one. */
const SENDING_MS = 330_000;
const TICK_SECONDS = 180;

const address = 'support@herald.test';
const isUp = (user: Client) =>
  user.get('/api/sync/status').then(
    () => true,
    () => false,
  );

async function sendAll(port: number): Promise<void> {
  const transport = nodemailer.createTransport({
    pool: true,
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
  });
  const startedAt = Date.now();
  for (let n = 0; n < MAILS; n++) {
    await sleep(Math.max(0, startedAt + (n * SENDING_MS) / MAILS - Date.now()));
    await transport.sendMail({ from: 'kim@example.com', to: address, subject: `Mail ${n}`, text: 'Hello' });
  }
  transport.close();
}

/** Kills both parts with SIGKILL, once they run. */
async function killBoth(herald: Herald): Promise<void> {
  for (const part of ['sidecar', 'worker'] as const) {
    await until(`the ${part}`, 60, async () => {
      try {
        herald.kill(part);
        return true;
      } catch {
        return false;
      }
    });
  }
}

/** Waits until a tick has just been, after which the next one is farthest away. */
async function untilTick(herald: Herald): Promise<void> {
  const count = () => herald.output().match(/ cron {4}ok/g)?.length ?? 0;
  const before = count();
  await until('the tick', 2 * TICK_SECONDS + 10, async () => count() > before);
}

test('1,000 mails are saved once each, though the sidecar and the Worker are killed ten times while they come', async () => {
  const state = stateFolder();
  const herald = await startHerald(state.path, { DEMO: '0' });
  try {
    const user = await signUp(herald.origin, 'kim@example.com');
    await user.post('/api/inboxes', {
      name: 'Support',
      email_address: address,
      tag: 'Support',
      imap_host: '127.0.0.1',
      imap_port: herald.imapPort,
      imap_user: address,
      imap_password: DEMO_PASSWORD,
      imap_tls: false,
    });
    const sending = sendAll(herald.smtpPort);
    const counts: number[] = [];
    for (let n = 1; n < KILLS; n++) {
      await sleep(n % 3 === 0 ? LONG_PAUSE_MS : PAUSE_MS);
      await until('Herald', 120, () => isUp(user));
      counts.push((await user.get<{ totalEmails: number }>('/api/stats')).totalEmails);
      await killBoth(herald);
    }
    await sending;
    await until('Herald', 120, () => isUp(user));
    await untilTick(herald);
    await killBoth(herald);
    const killedAt = Date.now();

    let saved = 0;
    await until('all mail', TICK_SECONDS, async () => {
      saved = (await user.get<{ totalEmails: number }>('/api/stats').catch(() => null))?.totalEmails ?? saved;
      return saved >= MAILS;
    }).catch((error: Error) => expect.unreachable(`${error.message}: ${saved} are saved`));
    console.log(
      `Saved before each kill: ${counts.join(', ')}; all ${((Date.now() - killedAt) / 1000).toFixed(1)} s after the last kill.`,
    );
    const subjects: string[] = [];
    for (let offset = 0; offset < MAILS; offset += 100) {
      const page = await user.get<{ subject: string }[]>(`/api/emails?limit=100&offset=${offset}`);
      subjects.push(...page.map(({ subject }) => subject));
    }
    expect(subjects).toHaveLength(MAILS);
    expect(new Set(subjects).size).toBe(MAILS);
    expect(await user.get('/api/stats')).toMatchObject({
      totalEmails: MAILS,
      tasksByStatus: { todo: MAILS },
    });
  } finally {
    await herald.stop();
    state.remove();
  }
});
