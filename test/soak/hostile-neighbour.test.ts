import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_TAGS } from '../../src/contract/built-in-tags.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder } from '../system/herald.ts';
import { startRealServer } from '../system/smtp-servers.ts';
import {
  type BlackHole,
  type HostileServer,
  startBlackHole,
  startReceiver,
  startSilentServer,
} from './hostile-servers.ts';

/** The number of samples of mails and of events in each phase. */
const SAMPLES = 30;
/** The number of samples of notices: an organization may invite 50 people an hour. */
const NOTICES = 20;
/** The time from one sample to the next: an organization may start 30 syncs a minute. */
const ROUND_MS = 2_200;
/** The time between the bad customer's requests for syncs: 20 a minute and organization. */
const NAG_MS = 3_000;
/**
 * The number of the bad customer's organizations. Each has at most one active inbox per tag, so the 40 hanging inboxes
 * need eight. The first one also has the 20 webhooks and the 10 mails for hanging Sent folders.
 */
const BAD_ORGANIZATIONS = 8;
const WEBHOOKS = 20;
const SENT_MAILS = 10;
/** The slow lane makes all first contacts, four at a time in development, and some take a minute. */
const PATIENCE_MS = 20 * 60_000;

const state = stateFolder();
let herald: Herald;
let smtp: Awaited<ReturnType<typeof startRealServer>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let hanging: HostileServer;
let mute: HostileServer;
let blackHole: BlackHole;

beforeAll(async () => {
  smtp = await startRealServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
  });
  receiver = await startReceiver();
  hanging = await startSilentServer();
  mute = await startSilentServer('* OK IMAP4rev1 ready\r\n');
  blackHole = await startBlackHole();
  herald = await startHerald(state.path, {
    DEMO: '0',
    SYSTEM_SMTP_URL: `smtp://user:secret@127.0.0.1:${smtp.port}`,
  });
});
afterAll(async () => {
  await herald?.stop();
  for (const server of [receiver, hanging, mute, blackHole]) server?.stop();
  await smtp?.stop();
  state.remove();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits like `until`, but polls often enough to measure time. Returns the milliseconds since `startedAt`. */
async function timeUntil(
  what: string,
  startedAt: number,
  probe: () => Promise<boolean> | boolean,
): Promise<number> {
  while (!(await probe())) {
    if (Date.now() > startedAt + PATIENCE_MS) throw new Error(`timed out waiting for ${what}`);
    await wait(15);
  }
  return Date.now() - startedAt;
}

/** Creates a user whose address is verified, as inviting others requires. */
async function makeUser(address: string): Promise<Client> {
  const user = await signUp(herald.origin, address);
  const mail = () => smtp.received.find(({ to, raw }) => to.includes(address) && LINK.test(raw.toString()));
  await timeUntil(`the verification mail to ${address}`, Date.now(), () => mail() !== undefined);
  const text = mail()!.raw.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const answer = await user.fetch('GET', LINK.exec(text)![0]);
  expect(answer.status).toBeLessThan(400);
  return user;
}
const LINK = /\/api\/auth\/verify-email\S+/;

/** Delivers a mail by SMTP to the mail server of `npm start`. */
async function deliver(to: string, subject: string): Promise<void> {
  const socket = connect(herald.smtpPort, '127.0.0.1');
  try {
    const lines = createInterface(socket)[Symbol.asyncIterator]();
    const expectReply = async (code: string) => {
      for (;;) {
        const line = String((await lines.next()).value);
        if (!line.startsWith(code)) throw new Error(`SMTP: ${line}`);
        if (line[3] !== '-') return;
      }
    };
    const say = async (line: string, code: string) => {
      socket.write(`${line}\r\n`);
      await expectReply(code);
    };
    await once(socket, 'connect');
    await expectReply('220');
    await say('EHLO test', '250');
    await say('MAIL FROM:<kim@example.com>', '250');
    await say(`RCPT TO:<${to}>`, '250');
    await say('DATA', '354');
    const header = `From: kim@example.com\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.com>`;
    await say(`${header}\r\n\r\nHello\r\n.`, '250');
  } finally {
    socket.destroy();
  }
}

const inbox = (tag: string, address: string, imapPort: number, smtpPort: number) => ({
  name: tag,
  email_address: address,
  tag,
  imap_host: '127.0.0.1',
  imap_port: imapPort,
  imap_user: address,
  imap_password: 'herald-demo',
  imap_tls: false,
  smtp_host: '127.0.0.1',
  smtp_port: smtpPort,
  smtp_user: 'user',
  smtp_password: 'secret',
  smtp_tls: false,
});

let mails = 0;
const postMail = (user: Client, subject: string) =>
  user.post('/api/emails', {
    message_id: `<${++mails}@posted.example.com>`,
    from_address: 'kim@example.com',
    to_address: 'support@posted.example.com',
    subject,
    body_text: 'Where is it?',
  });

const KINDS = ['mail', 'event', 'notice'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Measures each kind of work for `user`, in milliseconds: one sample of each kind after the other, until `isOver` or
 * there are `samples` of them.
 */
async function measure(
  user: Client,
  phase: string,
  samples: number,
  isOver = async () => false,
): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { mail: [], event: [], notice: [] };
  for (let i = 0; i < samples && !(await isOver()); i++) {
    const round = wait(ROUND_MS);
    const name = `${phase}-${i}`;
    await deliver('good@herald.test', `${name}-mail`);
    let startedAt = Date.now();
    await user.post('/api/sync');
    times.mail.push(
      await timeUntil('a mail', startedAt, async () => {
        const [last] = await user.get<{ subject: string; task_id: number | null }[]>('/api/emails?limit=1');
        return last?.subject === `${name}-mail` && last.task_id !== null;
      }),
    );

    await postMail(user, `${name}-event`);
    startedAt = Date.now();
    times.event.push(await timeUntil('an event', startedAt, () => receiver.arrivals.has(`${name}-event`)));

    if (i < NOTICES) {
      const invited = `${name}@example.net`;
      await user.post('/api/auth/organization/invite-member', { email: invited, role: 'member' });
      startedAt = Date.now();
      times.notice.push(
        await timeUntil('a notice', startedAt, () => smtp.received.some(({ to }) => to.includes(invited))),
      );
    }
    await round;
  }
  const shown = KINDS.map(
    (kind) => `${kind} ${median(times[kind])} ms (largest ${Math.max(...times[kind])})`,
  );
  console.log(`${phase}: ${times.mail.length} samples, medians: ${shown.join(', ')}`);
  return times;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return (sorted[Math.floor(last / 2)]! + sorted[Math.ceil(last / 2)]!) / 2;
}

/** Creates the bad customer's organizations, with their hanging inboxes and webhooks. */
async function makeBadCustomer(): Promise<Client[]> {
  const users: Client[] = [];
  for (let n = 0; n < BAD_ORGANIZATIONS; n++) users.push(await signUp(herald.origin, `bad-${n}@example.com`));
  for (const tag of BUILT_IN_TAGS) {
    for (const [n, user] of users.entries()) {
      // The first one's servers send a greeting, so its calls hang for 30 seconds; the others hang for 10.
      const port = n === 0 ? mute.port : hanging.port;
      await user.post('/api/inboxes', inbox(tag, `${tag}@bad-${n}.example`, port, smtp.port));
    }
  }
  for (let n = 0; n < WEBHOOKS; n++) {
    await users[0]!.post('/api/webhooks', {
      url: `http://127.0.0.1:${blackHole.port}/${n}`,
      events: ['email.saved'],
    });
  }
  return users;
}

/** Sends mails that are then to be stored in a Sent folder whose server hangs. */
async function sendMails(user: Client): Promise<void> {
  for (let n = 0; n < SENT_MAILS; n++) {
    const answer = await user.post<{ success: boolean }>('/api/send-email', {
      to: 'kim@example.net',
      subject: `Sent ${n}`,
      body: '<p>Hi</p>',
      from_inbox: BUILT_IN_TAGS[n % BUILT_IN_TAGS.length],
    });
    expect(answer.success).toBe(true);
  }
}

/** Keeps all jobs due: requests syncs of every mailbox repeatedly, and creates events for the black holes. */
function nag(users: Client[]) {
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      await Promise.all(users.map((user) => user.post('/api/sync')));
      await postMail(users[0]!, 'For black holes');
      await wait(NAG_MS);
    }
  })();
  return {
    stop() {
      isOver = true;
      return work;
    },
  };
}

/** Returns whether each mailbox and endpoint has failed once, so that none of their jobs is in a quick lane. */
async function hasSettled(users: Client[]): Promise<boolean> {
  const { inboxes, endpoints } = await failuresOf(users);
  return inboxes === BAD_ORGANIZATIONS * BUILT_IN_TAGS.length && endpoints === WEBHOOKS;
}

async function failuresOf(users: Client[]) {
  const statuses = await Promise.all(
    users.map((user) => user.get<{ inboxes: { error: string | null }[] }>('/api/sync/status')),
  );
  const webhooks = await users[0]!.get<{ failing_since: string | null }[]>('/api/webhooks');
  return {
    inboxes: statuses.flatMap(({ inboxes }) => inboxes).filter(({ error }) => error).length,
    endpoints: webhooks.filter((webhook) => webhook.failing_since !== null).length,
  };
}

/**
 * Compares the medians before the bad customer exists with those while its servers are called for the first time, and
 * with those after all are known to hang.
 */
test('40 hanging mailboxes, 20 black holes and 10 silent Sent folders leave the medians of others within twice', async () => {
  const user = await makeUser('good@example.com');
  await user.post('/api/inboxes', inbox('Support', 'good@herald.test', herald.imapPort, herald.smtpPort));
  await user.post('/api/webhooks', { url: `http://127.0.0.1:${receiver.port}/`, events: ['email.saved'] });
  await measure(user, 'warm-up', 3);
  const before = await measure(user, 'alone', SAMPLES);

  const bad = await makeBadCustomer();
  const startedAt = Date.now();
  await postMail(bad[0]!, 'For black holes');
  const first = await measure(user, 'first-contact', SAMPLES, () => hasSettled(bad));
  const settledAfter = await timeUntil('the bad customer to settle', startedAt, () => hasSettled(bad));
  console.log(`settled after ${Math.round(settledAfter / 1000)} s`);
  // These jobs are in the slow lane from the start. Two at a time, they take longer than the samples.
  await sendMails(bad[0]!);
  const nagging = nag(bad);
  const counts = () => [hanging.connections(), mute.connections(), blackHole.requests()] as const;
  const settled = counts();
  const after = await measure(user, 'beside', SAMPLES);
  const calls = counts().map((count, i) => count - settled[i]!);
  console.log(
    `meanwhile, calls that hang: ${calls[0]} + ${calls[1]} to mailboxes, ${calls[2]} to black holes`,
  );
  expect(Math.min(...calls)).toBeGreaterThan(0);
  await nagging.stop();

  for (const kind of KINDS) {
    expect.soft(median(first[kind]), `${kind} at first contact`).toBeLessThan(2 * median(before[kind]));
    expect.soft(median(after[kind]), kind).toBeLessThan(2 * median(before[kind]));
  }
});
