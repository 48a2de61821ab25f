import { readdirSync } from 'node:fs';
import nodemailer from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { isFree } from '../../src/dev/processes.ts';
import { type Client, freePorts, signIn, signUp, startHerald, stateFolder, sync, until } from './herald.ts';

interface Email {
  id: number;
  subject: string;
  tag: string;
  thread_count: number;
}

const state = stateFolder();
afterAll(state.remove);

async function sendMail(smtpPort: number, subject: string) {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    secure: false,
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: 'kim@example.com',
    to: 'support@herald.test',
    subject,
    text: 'Hello there',
  });
  transport.close();
}

/** Expects that each screen of the demo has data, and that its totals agree. */
async function expectShowcase(user: Client) {
  expect(await user.get('/api/stats')).toMatchObject({
    tasksByStatus: { todo: 13, in_progress: 8, done: 15 },
  });
  const { members } = await user.get<{ members: unknown[] }>('/api/auth/organization/list-members');
  expect(members).toHaveLength(4);
  expect(await user.get('/api/stream/status')).toMatchObject({ status: 'live', live_count: 1 });
  expect(await user.get<unknown[]>('/api/stream/captions/pending')).toHaveLength(4);
  expect(await user.get<unknown[]>('/api/stream/announcements?status=sent')).toHaveLength(4);
  const audits = await user.get<{ overall_score: number }[]>('/api/audits');
  const scores = audits.map((audit) => audit.overall_score);
  expect(scores).toHaveLength(3);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(await user.get<unknown[]>('/api/calendar/suggestions')).toHaveLength(2);
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const events = await user.get<{ source: string }[]>(`/api/calendar/events?from=${at(-7)}&to=${at(14)}`);
  expect(new Set(events.map(({ source }) => source))).toEqual(new Set(['manual', 'invitation', 'booking']));

  const history = await user.get<{ amount: number; balance_after: number; kind: string; feature: string }[]>(
    '/api/settings/tokens/history?limit=200',
  );
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const { balance } = await user.get<{ balance: number }>('/api/settings/tokens/balance');
  expect(balance).toBe(sum(history.map(({ amount }) => amount)));
  history.toReversed().reduce((before, { amount, balance_after }) => {
    expect(balance_after).toBe(before + amount);
    return balance_after;
  }, 0);
  const used = -sum(history.filter(({ kind }) => kind === 'usage').map(({ amount }) => amount));
  const days = await user.get<{ total: { tokens: number; calls: number } }>(
    '/api/settings/tokens/usage?range=30d',
  );
  expect(days.total.tokens).toBe(used);
  const shares = await user.get<{ total: { charged_tokens: number } }>('/api/ai/usage?range=30d');
  expect(shares.total.charged_tokens).toBe(used);
}

test('after npm start, mail to an inbox becomes a task, and everything still works after a restart', async () => {
  const ports = await freePorts();
  let herald = await startHerald(state.path, {}, ports);
  try {
    expect(herald.output()).toContain('demo@herald.test / herald-demo');
    const address = herald.output().indexOf(`http://localhost:${ports.port}`);
    expect(address).toBeLessThan(herald.output().indexOf('Creating the demo organization'));
    expect(herald.output()).not.toContain('was not completed');
    expect(await fetch(`${herald.origin}/`).then((r) => r.json())).toMatchObject({ status: 'ok' });
    let user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    expect(await user.get('/api/auth/get-session')).toMatchObject({ user: { emailVerified: true } });
    const demo = await user.get<Email[]>('/api/emails?limit=200');
    expect(demo).toHaveLength(41);
    expect(Math.max(...demo.map((email) => email.thread_count))).toBeGreaterThan(2);
    await expectShowcase(user);

    expect((await fetch(`http://127.0.0.1:${ports.googlePort}//`)).status).toBe(400);

    await sendMail(herald.smtpPort, 'First order');
    await sync(user);
    const [email] = await user.get<Email[]>('/api/emails');
    expect(email).toMatchObject({ subject: 'First order', tag: 'Support' });
    const tasks = await user.get<{ email_id: number; title: string }[]>('/api/tasks');
    expect(tasks.filter((task) => task.email_id === email!.id)).toMatchObject([{ title: 'First order' }]);

    const test = await user.post<{ imap: unknown; smtp: unknown }>(
      `/api/inboxes/${(await user.get<{ id: number }[]>('/api/inboxes'))[0]!.id}/test`,
    );
    expect(test).toEqual({ imap: { success: true, error: '' }, smtp: { success: true, error: '' } });
    await herald.stop();

    herald = await startHerald(state.path, {}, ports);
    user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    expect(await user.get<Email[]>('/api/emails?limit=200')).toHaveLength(demo.length + 1);
    await sendMail(herald.smtpPort, 'Second order');
    await sync(user);
    const after = await user.get<Email[]>('/api/emails?limit=200');
    expect(after.map((e) => e.subject)).toContain('Second order');
    expect(after).toHaveLength(demo.length + 2);
    await until('the outbox to be empty', 30, async () => !/"level":"error"/.test(herald.output()));
  } finally {
    await herald.stop();
  }
});

test('after an interrupted first start, the next one completes the demo, even on other ports', async () => {
  const state = stateFolder();
  let herald = await startHerald(state.path, { DEMO: '0' });
  try {
    // The state after a start that was killed after the sign-up and the first inbox.
    const server = { user: 'hello@herald.test', password: 'herald-demo', tls: false, host: '127.0.0.1' };
    const prefixed = (prefix: string, port: number) =>
      Object.fromEntries(Object.entries({ ...server, port }).map(([key, value]) => [prefix + key, value]));
    let user = await signUp(herald.origin, 'demo@herald.test', 'herald-demo');
    await user.post('/api/inboxes', {
      name: 'Hello',
      email_address: 'hello@herald.test',
      tag: 'Hello',
      ...prefixed('imap_', herald.imapPort),
      ...prefixed('smtp_', herald.smtpPort),
    });
    await sync(user);
    await herald.stop();

    herald = await startHerald(state.path, { DEMO: 'mail' });
    user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    const { imapPort, smtpPort } = herald;
    const inboxes = await user.get<{ imap_port: number; smtp_port: number }[]>('/api/inboxes');
    expect(inboxes.map(({ imap_port, smtp_port }) => [imap_port, smtp_port])).toEqual(
      Array(5).fill([imapPort, smtpPort]),
    );
    expect(await user.get('/api/stats')).toEqual({
      totalEmails: 16,
      tasksByStatus: { todo: 16, in_progress: 0, done: 0 },
      emailsByTag: { Hello: 3, Partners: 6, Info: 2, Support: 4, Neo: 1 },
    });
  } finally {
    await herald.stop();
    state.remove();
  }
});

test('Herald starts again after npm was killed, and exits with 0 on SIGTERM', async () => {
  const state = stateFolder();
  const ports = await freePorts();
  let herald = await startHerald(state.path, { DEMO: '0' }, ports);
  try {
    await signUp(herald.origin, 'kim@example.com');
    await herald.signalNpm('SIGKILL');

    herald = await startHerald(state.path, { DEMO: '0' }, ports);
    await signIn(herald.origin, 'kim@example.com', 'correct horse battery');
    expect(await herald.signalNpm('SIGTERM')).toBe(0);
    expect(herald.output()).toContain('Stopping');
    for (const port of Object.values(ports)) expect(await isFree(port)).toBe(true);
    expect(readdirSync(state.path)).toContain('registry');
  } finally {
    await herald.stop();
    state.remove();
  }
});

test('npm start names a port in use and leaves nothing running', async () => {
  const { createServer } = await import('node:net');
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startHerald(state.path, { SIDECAR_PORT: String(port) })).rejects.toThrow(
    /SIDECAR_PORT.*in use/,
  );
  other.close();
});
