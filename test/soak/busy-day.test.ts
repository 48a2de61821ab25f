import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { credentials } from '../../bench/seed.ts';
import { DEMO_PASSWORD } from '../../src/dev/demo/account.ts';
import { freePort, type Herald, startHerald, stateFolder, until } from '../system/herald.ts';
import { type Caller, callerOf, reportCalls } from './busy-day/calls.ts';
import { COMPANY, countAgain, makeCompany, OLDER_MAILS, secretOf } from './busy-day/company.ts';
import { listen, type Person, work } from './busy-day/people.ts';
import { numbers } from './random.ts';

/** A smaller day for a busy machine, such as 0.1: that part of the people, the mails and the time. */
const SHARE = Number(process.env['BUSY_DAY'] ?? 1);
const PEOPLE = Math.ceil(60 * SHARE);
const MAILS_A_WAY = Math.ceil(1_250 * SHARE);
const DAY_MS = 600_000 * SHARE;
const EVENING_SECONDS = 600;
const SAMPLE_MS = 2_000;
/**
 * In MB, of all workerd. The local runtime takes 0.1 MB more for each call, also of a Worker that answers nothing, so this is
 * no measure of the isolate's memory: `memory.test.ts` is.
 */
const MAX_MEMORY = 4_000;
const RULES = ['invoice', 'order', 'parcel'];

const text = (way: string, n: number) => ({
  subject: `${RULES[n % RULES.length]} ${n} by ${way}`,
  body: `Hello, this is ${n} by ${way}. Where is my parcel? Shall we talk on Monday at 10?\n`,
});

const rawOf = (way: string, to: string, n: number) => {
  const { subject, body } = text(way, n);
  const head = [`From: Kim <kim-${n % 50}@example.com>`, `To: ${to}`, `Subject: ${subject}`];
  const reply = n % 3 === 0 && n > 0 ? [`In-Reply-To: <${way}-${n - 1}@example.com>`] : [];
  const id = [`Message-ID: <${way}-${n}@example.com>`, `Date: ${new Date().toUTCString()}`];
  return [...head, ...reply, ...id, '', body].join('\r\n');
};

/** Brings the mails of one way in, evenly over the day. */
async function bring(startedAt: number, one: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < MAILS_A_WAY; n++) {
    await sleep(Math.max(0, startedAt + (n * DAY_MS) / MAILS_A_WAY - Date.now()));
    await one(n);
  }
}

/** The inboxes: one by IMAP, and one whose mail comes by Email Routing. */
async function makeInboxes(herald: Herald, owner: Caller, stateDir: string): Promise<void> {
  for (const tag of ['Support', 'Info']) {
    const address = `${tag.toLowerCase()}@herald.test`;
    const server = (kind: 'imap' | 'smtp', port: number) => ({
      [`${kind}_host`]: '127.0.0.1',
      [`${kind}_port`]: port,
      [`${kind}_user`]: address,
      [`${kind}_password`]: DEMO_PASSWORD,
      [`${kind}_tls`]: false,
    });
    const made = await owner.call('make an inbox', 'POST', '/api/inboxes', {
      ...{ name: `${tag} at Herald`, email_address: address, tag },
      ...server('imap', herald.imapPort),
      ...server('smtp', herald.smtpPort),
    });
    expect(made).toBeDefined();
  }
  const env = { ...process.env, STATE_DIR: stateDir };
  await promisify(execFile)('npm', ['run', 'claim-address', '--', 'info@herald.test', 'company-1'], { env });
}

async function bringAll(herald: Herald, owner: Caller, startedAt: number): Promise<void> {
  const program = callerOf(herald.origin, { 'x-api-key': credentials(COMPANY).apiKey });
  const routed = callerOf(herald.origin, {});
  const smtp = { host: '127.0.0.1', port: herald.smtpPort, secure: false, ignoreTLS: true };
  const transport = nodemailer.createTransport({ pool: true, ...smtp });
  await Promise.all([
    bring(startedAt, (n) =>
      owner.call('post a mail', 'POST', '/api/emails', rawOf('post', 'support@herald.test', n)),
    ),
    bring(startedAt, (n) => {
      const { subject, body } = text('automation', n);
      return program.call('automation saves a mail', 'POST', '/api/emails', {
        message_id: `<automation-${n}@example.com>`,
        from_address: `Kim <kim-${n % 50}@example.com>`,
        to_address: 'partners@herald.test',
        subject,
        body_text: body,
      });
    }),
    bring(startedAt, (n) => {
      const [from, to] = [`kim-${n % 50}@example.com`, 'info@herald.test'];
      const path = `/cdn-cgi/handler/email?${new URLSearchParams({ from, to })}`;
      return routed.call('Email Routing delivers', 'POST', path, rawOf('routing', to, n));
    }),
    bring(startedAt, (n) =>
      transport.sendMail({
        envelope: { from: 'kim@example.com', to: 'support@herald.test' },
        raw: rawOf('imap', 'support@herald.test', n),
      }),
    ),
  ]);
  transport.close();
}

/** A stream in each tenth of the day, whose captions the owner approves, and an export at noon. */
async function direct(owner: Caller): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const video_id = `busy-day-0${n}`.padEnd(11, '0');
    const report = { video_id, title: `Our show, part ${n}` };
    await owner.call('report a stream', 'POST', '/api/stream/events', { type: 'live', ...report });
    const captions = await owner.call<{ id: number }[]>(
      'list captions',
      'GET',
      '/api/stream/captions?limit=50',
    );
    const ids = (captions ?? []).map(({ id }) => id);
    if (ids.length > 0) {
      const change = { ids, status: 'approved' };
      await owner.call('approve captions', 'PATCH', '/api/stream/captions/pending', change);
    }
    if (n === 5) await owner.call('begin an export', 'POST', '/api/exports');
    await sleep(DAY_MS / 10);
    await owner.call('report a stream', 'POST', '/api/stream/events', { type: 'ended', ...report });
  }
}

/** Waits until nothing is on its way any more: mail, rules, and the export. */
async function waitForEvening(owner: Caller): Promise<void> {
  await until('all mail', EVENING_SECONDS, async () => {
    await owner.call('begin a sync', 'POST', '/api/sync');
    await sleep(1_000);
    const found = await owner.call<unknown[]>(
      'list emails',
      'GET',
      `/api/emails?limit=1&q=${encodeURIComponent(`subject:"${text('imap', MAILS_A_WAY - 1).subject}"`)}`,
    );
    const exports = await owner.call<{ state: string }[]>('list exports', 'GET', '/api/exports');
    return found?.length === 1 && exports?.every(({ state }) => state !== 'running');
  });
  await sleep(5_000);
}

test('a day of 60 people and 5,000 mails in ten minutes: no failure, and right numbers', async () => {
  const state = stateFolder();
  await makeCompany(state.path, PEOPLE);
  const env = { DEMO: '0', AI_DEMO: '1', MODELS_PORT: String(await freePort()) };
  const herald = await startHerald(state.path, env);
  const cookieOf = (person: number) => `herald_session=${secretOf(person)}`;
  const owner = callerOf(herald.origin, { cookie: cookieOf(COMPANY) });
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(herald.memory()), SAMPLE_MS);
  try {
    await makeInboxes(herald, owner, state.path);
    const label = { name: 'Money', color: '#1a7f5a' };
    const { id: labelId } = (await owner.call<{ id: number }>('make a label', 'POST', '/api/labels', label))!;
    for (const value of RULES) {
      await owner.call('make a rule', 'POST', '/api/rules', {
        name: value,
        conditions: [{ field: 'subject', operator: 'contains', value }],
        actions: [{ type: 'label', label_id: labelId }],
      });
    }
    const people: Person[] = Array.from({ length: PEOPLE }, (_, i) => ({
      ...callerOf(herald.origin, { cookie: cookieOf(i + 1) }),
      userId: i + 1,
      labelId,
    }));
    const pages = people.map(({ userId }) => listen(herald.origin, cookieOf(userId)));
    const startedAt = Date.now();
    await Promise.all([
      bringAll(herald, owner, startedAt),
      direct(owner),
      ...people.map((person) => work(person, startedAt + DAY_MS, numbers(person.userId))),
    ]);
    const day = memory.slice();
    await waitForEvening(owner);
    const messages = pages.map((end) => end());

    const { table, refused } = reportCalls();
    console.table(table);
    console.log('refused', refused, 'memory in MB', day.map(Math.round).join(' '));
    expect(Object.keys(refused).filter((call) => /: 5\d\d /.test(call))).toEqual([]);
    expect(messages.filter((count) => count === 0)).toEqual([]);
    expect(Math.max(...day)).toBeLessThan(MAX_MEMORY);
  } finally {
    clearInterval(sampling);
    await herald.stop();
  }
  const { wrong, emails } = countAgain(state.path);
  const replies = reportCalls().table.find(({ call }) => call === 'reply')?.calls ?? 0;
  console.log({ emails, replies });
  expect(wrong).toEqual({});
  expect(emails).toBeGreaterThanOrEqual(OLDER_MAILS + 4 * MAILS_A_WAY);
  expect(emails).toBeLessThanOrEqual(OLDER_MAILS + 4 * MAILS_A_WAY + replies);
  state.remove();
});
