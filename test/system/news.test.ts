import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/dev/demo/account.ts';
import { DOVECOT_PASSWORD, type Dovecot, hasDovecot, startDovecot } from './dovecot.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, until } from './herald.ts';
import { openScreen, type Screen } from './screen.ts';

const PASSWORD = 'correct horse battery';

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
  const user = await signUp(herald.origin, `owner-of-${address}`, PASSWORD);
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

/** Syncs until a mail is there. */
async function untilRead(user: Client, subject: string): Promise<void> {
  await until(subject, 90, async () => {
    await user.post('/api/sync').catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const mails = await user.get<{ subject: string }[]>('/api/emails?limit=5');
    return mails.some((mail) => mail.subject === subject);
  });
}

/** The steps of a mail, in milliseconds: `delivery` is how long sending took, the others count from its end. */
interface Steps {
  delivery: number;
  stored: number;
  event?: number;
  painted?: number;
}

/** Sends a mail, and follows it until it is listed, and painted where there is a screen. */
async function follow(
  user: Client,
  subject: string,
  send: () => Promise<unknown>,
  screen?: Screen,
): Promise<Steps> {
  screen?.told.splice(0);
  const painting = screen?.painted(subject);
  const startedAt = Date.now();
  await send();
  const sentAt = Date.now();
  const steps: Steps = { delivery: sentAt - startedAt, stored: (await untilListed(user, subject)) - sentAt };
  if (!screen) return steps;
  const painted = (await painting!) - sentAt;
  return { ...steps, event: screen.told[0]! - sentAt, painted };
}

async function untilListed(user: Client, subject: string): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const [newest] = await user.get<{ subject: string }[]>('/api/emails?limit=1');
    if (newest?.subject === subject) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${subject} did not come within 30 s.`);
}

/** Expects what is promised of the last step, and prints all. */
function expectPrompt(server: string, mails: Steps[]): void {
  const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)]!;
  const p95 = (sorted: number[]) => sorted[Math.ceil(sorted.length * 0.95) - 1]!;
  for (const step of ['delivery', 'stored', 'event', 'painted'] as const) {
    const sorted = mails.flatMap((mail) => mail[step] ?? []).toSorted((a, b) => a - b);
    if (sorted.length === 0) continue;
    console.log(
      `${server}: ${step} median ${median(sorted)} ms, p95 ${p95(sorted)} ms, most ${sorted.at(-1)} ms`,
    );
    expect(median(sorted)).toBeLessThan(2_000);
    expect(p95(sorted)).toBeLessThan(5_000);
  }
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

  test('is on the screen in a median of two seconds, and 95 of 100 within five', async () => {
    const screen = await openScreen(herald.origin, { email: `owner-of-${address}`, password: PASSWORD });
    onTestFinished(() => screen?.close());
    const mails: Steps[] = [];
    for (let n = 1; n <= 20; n++) mails.push(await follow(user, `Mail ${n}.`, send(`Mail ${n}.`), screen));
    expectPrompt('Development server', mails);
  });

  test('comes with the next run after the sidecar has died, and from then on at once', async () => {
    herald.kill('sidecar');
    await send('While it is away')();
    // Until a run has failed or read it, the status is that of the sidecar before.
    await untilRead(user, 'While it is away');
    await untilWatched(user);
    expect((await follow(user, 'Back', send('Back'))).stored).toBeLessThan(5_000);
  });
});

describe.skipIf(!hasDovecot)('mail in a mailbox of Dovecot', () => {
  const message = (subject: string) =>
    Buffer.from(
      `Message-ID: <${subject.replace(/ /g, '-')}@test.example>\r\nFrom: kim@example.net\r\nTo: box@example.com\r\nSubject: ${subject}\r\n\r\nHello.\r\n`,
    );

  test('is on the screen as promptly, and in Herald also when the mailbox is renumbered meanwhile', async () => {
    const { port, deliver, renumber } = dovecot!;
    const user = await withWatchedInbox('box@example.com', { port, user: 'box', password: DOVECOT_PASSWORD });
    const account = { email: 'owner-of-box@example.com', password: PASSWORD };
    const screen = await openScreen(herald.origin, account);
    onTestFinished(() => screen?.close());
    const mails: Steps[] = [];
    for (let n = 1; n <= 20; n++) {
      const subject = `Letter ${n}.`;
      mails.push(await follow(user, subject, () => deliver('box', [message(subject)]), screen));
    }
    expectPrompt('Dovecot', mails);

    renumber('box');
    await deliver('box', [message('After the renumbering')]);
    await untilRead(user, 'After the renumbering');
    await untilWatched(user);
    const last = await follow(user, 'Last', () => deliver('box', [message('Last')]));
    expect(last.stored).toBeLessThan(5_000);
    expect(await user.get('/api/emails')).toHaveLength(22);
  });
});
