import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_USER } from '../../../../src/dev/demo/account.ts';
import { makeDemo } from '../../../../src/dev/demo/demo.ts';
import { readDone } from '../../../../src/dev/demo/showcase/progress.ts';
import { startMailServer } from '../../../../src/dev/simulators/mail-server.ts';
import { OutgoingMails } from '../../../../src/dev/simulators/outgoing/store.ts';

const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'];

type Fields = Record<string, unknown> & { email_address: string; imap_port: number };

/** Creates a fake with the part of Herald's API that the demo uses. */
function fakeHerald() {
  const herald = {
    password: null as string | null,
    secondFactor: false,
    verified: false,
    /** Sends the mail that verifies the address. */
    mailToken: async () => {},
    inboxes: [] as Fields[],
    /** Every call that is not a GET. */
    calls: [] as string[],
    patches: [] as unknown[],
    /** The calls that fail, with the status to return. */
    failures: {} as Record<string, number>,
    syncs: 0,
    /** Whether another sync is already running when one is requested. */
    isBusy: false,
    /** The platforms that are connected. */
    connected: [] as string[],
    /** The sync state of each inbox at one status call after another; the last one stays. */
    states: [] as object[],
  };
  const app = new Hono();
  app.use(async (c, next) => {
    const call = `${c.req.method} ${c.req.path}`;
    if (c.req.method !== 'GET') herald.calls.push(call);
    const isOpen = c.req.path.startsWith('/api/auth/');
    if (!isOpen && c.req.header('cookie') !== 'session=s') return c.json({}, 401);
    const status = herald.failures[call];
    return status ? c.json({ code: 'REFUSED' }, status as 409) : next();
  });
  app.post('/api/auth/sign-up/email', async (c) => {
    if (herald.password !== null) return c.json({}, 422);
    herald.password = (await c.req.json<{ password: string }>()).password;
    c.header('set-cookie', 'session=s; HttpOnly');
    await herald.mailToken();
    return c.json({});
  });
  app.get('/api/auth/get-session', (c) => c.json({ user: { emailVerified: herald.verified } }));
  app.post('/api/auth/send-verification-email', async (c) => {
    await herald.mailToken();
    return c.json({});
  });
  app.get('/api/auth/verify-email', (c) => {
    herald.verified = c.req.query('token') === TOKEN && c.req.header('cookie') === 'session=s';
    return c.json({});
  });
  app.post('/api/auth/sign-in/email', async (c) => {
    if ((await c.req.json<{ password: string }>()).password !== herald.password) return c.json({}, 401);
    c.header('set-cookie', herald.secondFactor ? 'two_factor=t' : 'session=s; HttpOnly');
    return c.json(herald.secondFactor ? { twoFactorRedirect: true } : {});
  });
  app.get('/api/inboxes', (c) => c.json(herald.inboxes));
  app.post('/api/inboxes', async (c) => {
    const inbox = await c.req.json<Fields>();
    herald.inboxes.push({ ...inbox, id: herald.inboxes.length + 1, is_active: true, auth: 'password' });
    return c.json({}, 201);
  });
  app.patch('/api/inboxes/:id', async (c) => {
    const changes = await c.req.json<Fields>();
    const inbox = herald.inboxes.find(({ id }) => id === Number(c.req.param('id')))!;
    herald.patches.push({ of: inbox.email_address, ...changes });
    return c.json(Object.assign(inbox, changes));
  });
  app.post('/api/sync', (c) => {
    herald.syncs += 1;
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    const before = [
      { state: 'waiting', last_success_at: at(-5000), next_attempt_at: at(0) },
      { state: 'running', last_success_at: at(-5000), next_attempt_at: null },
      { state: 'waiting', last_success_at: at(1), next_attempt_at: at(0) },
    ];
    const after = { state: 'waiting', last_success_at: at(2), next_attempt_at: at(150_000) };
    herald.states = herald.isBusy ? [...before, after] : [after];
    return c.json({}, 202);
  });
  app.get('/api/stream/credentials', (c) =>
    c.json(PLATFORMS.map((platform) => ({ platform, connected: herald.connected.includes(platform) }))),
  );
  app.put('/api/stream/credentials/:platform', (c) => {
    herald.connected.push(c.req.param('platform'));
    return c.json({});
  });
  app.get('/api/sync/status', (c) => {
    const state = herald.states.length > 1 ? herald.states.shift() : herald.states[0];
    return c.json({ inboxes: herald.inboxes.map(({ email_address }) => ({ email_address, ...state })) });
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  return { herald, server };
}

const TOKEN = 'aB3'.repeat(11);
const ADDRESSES = ['hello', 'partners', 'info', 'support', 'neo'].map((name) => `${name}@herald.test`);
let herald: ReturnType<typeof fakeHerald>['herald'];
let stateDir: string;
let lines: string[];
let recipients: string[];
let start: (change?: {
  imapPort?: number;
  hasShowcase?: boolean;
  onAccount?: () => void;
}) => Promise<boolean>;
let stop: () => Promise<void>;

beforeEach(async () => {
  const { herald: fake, server } = fakeHerald();
  herald = fake;
  stateDir = mkdtempSync(join(tmpdir(), 'herald-demo-'));
  lines = [];
  recipients = [];
  const mailServer = await startMailServer({
    imapPort: 0,
    smtpPort: 0,
    password: DEMO_PASSWORD,
    listKnown: async (addresses) => addresses,
    outgoing: new OutgoingMails(),
    log: (line) => {
      const to = / to <(.*?)>/.exec(line)?.[1] ?? '';
      if (to !== DEMO_USER.email) recipients.push(to);
    },
  });
  const { imapPort, smtpPort } = mailServer;
  const smtp = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  herald.mailToken = async () => {
    await smtp.sendMail({
      from: 'herald@herald.test',
      to: DEMO_USER.email,
      text: `Open this link:\n\nhttp://localhost:8787/api/auth/verify-email?token=${TOKEN}\n`,
    });
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  start = (change) =>
    makeDemo({
      origin,
      imapPort,
      smtpPort,
      stateDir,
      say: (line) => lines.push(line),
      bookingServices: {},
      hasShowcase: false,
      ...change,
    });
  stop = async () => {
    await mailServer.stop();
    server.close();
    rmSync(stateDir, { recursive: true });
  };
});
afterEach(() => stop());

const addresses = () => herald.inboxes.map(({ email_address }) => email_address);

/** Interrupts a start, with this many inboxes created. */
async function interruptStart(inboxes: number) {
  herald.failures = { 'POST /api/sync': 500 };
  await expect(start()).rejects.toThrow(/api\/sync answered 500/);
  herald.failures = {};
  herald.inboxes.length = inboxes;
  herald.calls.length = lines.length = recipients.length = 0;
}

test('the first start creates inboxes, sends mail and waits for its sync, and the second start does nothing', async () => {
  herald.isBusy = true;
  await start();
  expect(addresses()).toEqual(ADDRESSES);
  expect(recipients).toHaveLength(16);
  expect(herald.states).toHaveLength(1);
  expect(herald.verified).toBe(true);
  expect(lines.at(-1)).toBe('The demo has 16 emails, each with a task.');
  expect(herald.connected).toEqual(PLATFORMS);

  herald.calls.length = 0;
  await start();
  expect(herald.calls).toEqual(['POST /api/auth/sign-up/email']);
  expect(recipients).toHaveLength(16);
});

test('a first start with the showcase asks for it, with its mail; a later one does not', async () => {
  await interruptStart(2);
  expect(readDone(stateDir)).toBe(null);
  expect(await start({ hasShowcase: true })).toBe(true);
  expect(readDone(stateDir)).toEqual([]);
  expect(recipients).toHaveLength(34);
  rmSync(join(stateDir, 'showcase.json'));
  expect(await start({ hasShowcase: true, imapPort: 2 })).toBe(true);
  expect(readDone(stateDir)).toBe(null);
});

test('the demo user can sign in before the mail is there', async () => {
  herald.failures = { 'POST /api/inboxes': 500 };
  let signedIn = false;
  const onAccount = () => {
    signedIn = herald.password === DEMO_PASSWORD;
  };
  await expect(start({ onAccount })).rejects.toThrow(/api\/inboxes answered 500/);
  expect(signedIn).toBe(true);
});

test('a service that knows no demo account leaves it unconnected, and Herald starts', async () => {
  herald.failures = { 'PUT /api/stream/credentials/x': 422 };
  await start();
  expect(herald.connected).toEqual(['discord', 'instagram', 'facebook']);
  expect(lines).toContain('The demo is not connected to: x.');
  expect(recipients).toHaveLength(16);
  herald.calls.length = 0;
  await start();
  expect(herald.calls).toEqual(['POST /api/auth/sign-up/email']);
});

test.each([0, 2, 5])(
  'after a start interrupted at %i inboxes, the next one creates the rest and the mail',
  async (n) => {
    await interruptStart(n);
    await start();
    expect(addresses()).toEqual(ADDRESSES);
    expect(recipients).toHaveLength(16);
    expect(herald.syncs).toBe(2);
    expect(lines.at(-1)).toBe('The demo has 16 emails, each with a task.');
    herald.calls.length = 0;
    await start();
    expect(herald.calls).toEqual(['POST /api/auth/sign-up/email']);
  },
);

test('an inbox removed from a complete demo is not created again, and no mail is sent again', async () => {
  await start();
  herald.inboxes.pop();
  await start();
  await start({ imapPort: 2 });
  expect(addresses()).toEqual(ADDRESSES.slice(0, 4));
  expect(recipients).toHaveLength(16);
  expect(herald.syncs).toBe(2);
});

test('an address that an earlier start left unverified is verified by one new mail', async () => {
  await start();
  herald.verified = false;
  writeFileSync(
    join(stateDir, 'demo.json'),
    readFileSync(join(stateDir, 'demo.json'), 'utf8').replace('true', 'false'),
  );
  herald.calls.length = 0;
  await start();
  await start();
  expect(herald.verified).toBe(true);
  const requests = herald.calls.filter((call) => call.includes('send-verification-email'));
  expect(requests).toHaveLength(1);
  expect(recipients).toHaveLength(16);
});

test('only inboxes of the development mail server follow it to another port', async () => {
  await start();
  const [otherHost, tls, connected, otherDomain] = herald.inboxes as [Fields, Fields, Fields, Fields];
  Object.assign(otherHost, { imap_host: 'imap.example.com', imap_port: 993 });
  Object.assign(tls, { imap_tls: true });
  Object.assign(connected, { auth: 'google' });
  Object.assign(otherDomain, { email_address: 'shop@example.com' });
  await start({ imapPort: 2 });
  expect(herald.patches).toEqual([{ of: 'neo@herald.test', imap_port: 2, imap_password: DEMO_PASSWORD }]);

  herald.patches = [];
  await start({ imapPort: 2 });
  expect(herald.patches).toEqual([]);
});

test('an interrupted change of ports is completed, even when the next start uses the old ports', async () => {
  await start();
  const [first] = herald.inboxes;
  herald.failures = { 'PATCH /api/inboxes/2': 409 };
  await start({ imapPort: 2 });
  expect(first).toMatchObject({ imap_port: 2 });
  expect(lines.at(-1)).toMatch(/^The demo could not be completed: .* answered 409/);
  herald.failures = {};
  await start();
  expect(new Set(herald.inboxes.map((inbox) => inbox.imap_port)).size).toBe(1);
  expect(first).not.toMatchObject({ imap_port: 2 });
});

test.each([
  ['password', () => Object.assign(herald, { password: 'another' })],
  ['second factor', () => Object.assign(herald, { secondFactor: true })],
])('after a change of the %s the demo is left alone, and one line says so', async (_name, change) => {
  await interruptStart(2);
  change();
  await start();
  expect(herald.calls).toEqual(['POST /api/auth/sign-up/email', 'POST /api/auth/sign-in/email']);
  expect(lines).toEqual([
    expect.stringMatching(/^The demo was not updated: demo@herald\.test can no longer sign in/),
  ]);
});

test('a demo account that is temporarily refused does not stop Herald from starting', async () => {
  await interruptStart(2);
  herald.failures = { 'POST /api/auth/sign-in/email': 429 };
  await start();
  expect(lines).toEqual([expect.stringMatching(/could not be completed: .* answered 429/)]);
});
