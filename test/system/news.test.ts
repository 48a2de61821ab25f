import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/dev/demo/account.ts';
import { DOVECOT_PASSWORD, type Dovecot, hasDovecot, startDovecot } from './dovecot.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, until } from './herald.ts';

const state = stateFolder();
let herald: Herald;
let dovecot: Dovecot | undefined;

beforeAll(async () => {
  dovecot = hasDovecot ? await startDovecot() : undefined;
  herald = await startHerald(state.path, { DEMO: '0' });
});
afterAll(async () => {
  await herald?.stop();
  await dovecot?.stop();
  state.remove();
});

/** Creates an organization with one inbox, and waits until that is watched. */
async function withWatchedInbox(
  address: string,
  imap: { port: number; user: string; password: string },
): Promise<Client> {
  const user = await signUp(herald.origin, `owner-of-${address}`);
  await user.post('/api/inboxes', {
    name: 'Support',
    email_address: address,
    tag: 'Support',
    imap_host: '127.0.0.1',
    imap_port: imap.port,
    imap_user: imap.user,
    imap_password: imap.password,
    imap_tls: false,
  });
  await untilWatched(user);
  return user;
}

/** The watch begins with a run, and the next run says how it is. */
async function untilWatched(user: Client): Promise<void> {
  await until('the watch', 90, async () => {
    await user.post('/api/sync').catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { inboxes } = await user.get<{ inboxes: { watch: string }[] }>('/api/sync/status');
    return inboxes.every(({ watch }) => watch === 'watched');
  });
}

/** Returns how many milliseconds pass from the end of `send` until the mail is listed. */
async function latencyOf(user: Client, subject: string, send: () => Promise<unknown>): Promise<number> {
  await send();
  const sentAt = performance.now();
  for (;;) {
    const [newest] = await user.get<{ subject: string }[]>('/api/emails?limit=1');
    const latency = performance.now() - sentAt;
    if (newest?.subject === subject) return latency;
    if (latency > 30_000) throw new Error(`${subject} did not come within 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Expects the latencies that are promised, and returns them for the report. */
function expectPrompt(latencies: number[]): void {
  const sorted = latencies.toSorted((a, b) => a - b).map(Math.round);
  console.log(`From SMTP or APPEND to the list, in ms: ${sorted.join(', ')}`);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(2_000);
  expect(sorted[Math.ceil(sorted.length * 0.95) - 1]).toBeLessThan(5_000);
}

describe('mail by SMTP to the development server', () => {
  const address = 'support@herald.test';
  let user: Client;
  const send = (subject: string) => async () => {
    const options = { host: '127.0.0.1', port: herald.smtpPort, secure: false, ignoreTLS: true };
    const transport = nodemailer.createTransport(options);
    await transport.sendMail({ from: 'kim@example.com', to: address, subject, text: 'Hello' });
    transport.close();
  };
  beforeAll(async () => {
    user = await withWatchedInbox(address, {
      port: herald.imapPort,
      user: address,
      password: DEMO_PASSWORD,
    });
  });

  test('is in Herald in a median of two seconds, and 95 of 100 within five', async () => {
    const latencies: number[] = [];
    for (let n = 1; n <= 20; n++) latencies.push(await latencyOf(user, `Mail ${n}`, send(`Mail ${n}`)));
    expectPrompt(latencies);
  });

  test('comes with the next run after the sidecar has died, and from then on at once', async () => {
    herald.kill('sidecar');
    await send('While it is away')();
    await untilWatched(user);
    const subjects = (await user.get<{ subject: string }[]>('/api/emails?limit=5')).map(
      (mail) => mail.subject,
    );
    expect(subjects).toContain('While it is away');
    expect(await latencyOf(user, 'Back', send('Back'))).toBeLessThan(5_000);
  });
});

describe.skipIf(!hasDovecot)('mail in a mailbox of Dovecot', () => {
  const message = (subject: string) =>
    Buffer.from(
      `Message-ID: <${subject.replace(/ /g, '-')}@test.example>\r\nFrom: kim@example.net\r\nTo: box@example.com\r\nSubject: ${subject}\r\n\r\nHello.\r\n`,
    );

  test('is in Herald as promptly, also when the mailbox is renumbered meanwhile', async () => {
    const { port, deliver, renumber } = dovecot!;
    const user = await withWatchedInbox('box@example.com', { port, user: 'box', password: DOVECOT_PASSWORD });
    const latencies: number[] = [];
    for (let n = 1; n <= 10; n++) {
      latencies.push(await latencyOf(user, `Letter ${n}`, () => deliver('box', [message(`Letter ${n}`)])));
    }
    expectPrompt(latencies);

    renumber('box');
    await deliver('box', [message('After the renumbering')]);
    await untilWatched(user);
    expect(await latencyOf(user, 'Last', () => deliver('box', [message('Last')]))).toBeLessThan(5_000);
    expect(await user.get('/api/emails')).toHaveLength(12);
  });
});
