import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { createEmailService } from '../../../../src/dev/simulators/cloudflare/email/email.ts';
import { getSignInOptions } from '../../../../src/worker/modules/identity/accounts/get-sign-in-options.ts';
import { NOBODY, noticeTo } from '../../../../src/worker/modules/notices/index.ts';
import { noticeJob, wakeDueNotices } from '../../../../src/worker/modules/notices/send.ts';
import { deleteNotice, selectNotice } from '../../../../src/worker/modules/notices/store.ts';
import { findLook } from '../../../../src/worker/modules/stream/index.ts';
import type { Ctx } from '../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database, openDatabase } from '../../../../src/worker/platform/data/database.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import type { Deliver, Delivery } from '../../../../src/worker/platform/outside/delivery.ts';
import { deliver as deliverMail } from '../../../../src/worker/platform/outside/smtp/deliver.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { countingEnv } from '../../counting.ts';
import { makeOrganization, testCtx, testEnv } from '../../helpers.ts';

const SYSTEM = {
  SYSTEM_SMTP_URL: 'smtps://post%40herald.test:pa%3Ass@smtp.herald.test:2465',
  SYSTEM_MAIL_FROM: 'herald@herald.test',
};
const env = { ...testEnv, ...SYSTEM } as Env;
const LETTER = { subject: 'Hello\r\nBcc: x@evil.test', parts: ['Your token: planted-secret'] };

type Sent = { host: string; from: string; to: string[]; raw: string; user: string; password?: string };

/** Creates a server that gives these answers, and records what it receives. */
function server(...answers: ('sent' | 'retry' | 'failed' | 'refused' | 'unconfirmed')[]) {
  const received: Sent[] = [];
  const deliver: Deliver = async (_env, smtp, parcel) => {
    const raw = new TextDecoder().decode(parcel.raw);
    received.push({ ...smtp, from: parcel.from, to: parcel.to, raw });
    const answer = answers[received.length - 1] ?? 'sent';
    const details = { reply: '250 ok', refused: [], refusedMail: answer === 'refused', newMessageIds: [] };
    const state = answer === 'refused' ? 'failed' : answer;
    return { ...details, state, code: 'SAID_SO', detail: '' } as Delivery;
  };
  return { received, deliver };
}

const waiting = () => testEnv.DB.prepare('SELECT count(*) AS n FROM notices').first<number>('n');
const jobs = () =>
  testEnv.DB.prepare("SELECT count(*) AS n FROM jobs WHERE kind = 'notice'").first<number>('n');

beforeEach(async () => {
  await testEnv.DB.exec('DELETE FROM notices; DELETE FROM jobs;');
});

/** Runs a cron tick and its queue messages. */
async function sendNotices(ctx: Ctx, deliver: Deliver): Promise<void> {
  const woken: number[] = [];
  const sendBatch = async (messages: { body: { job_id: number } }[]) =>
    void woken.push(...messages.map(({ body }) => body.job_id));
  const deferred: Promise<unknown>[] = [];
  await wakeDueNotices({
    ...ctx,
    env: { ...ctx.env, SEND_QUEUE: { sendBatch }, SEND_SLOW_QUEUE: { sendBatch } } as unknown as Ctx['env'],
    defer: (work) => void deferred.push(work),
  });
  await Promise.all(deferred);
  for (const id of woken) await runJob({ ...ctx, deliver }, noticeJob(findLook), id);
}

async function put(ctx: Ctx, address = 'kim@example.com'): Promise<void> {
  await commit(database(ctx), await noticeTo(ctx, ctx.organizationId || null, address, NOBODY, () => LETTER));
}

test('a notice is sent through the system server once, and then deleted', async () => {
  const ctx = testCtx(0, { env });
  await put(ctx);
  const stored = await testEnv.DB.prepare('SELECT content FROM notices').first<string>('content');
  expect(stored).not.toContain('planted-secret');
  const { received, deliver } = server();
  await sendNotices(ctx, deliver);
  await sendNotices(ctx, deliver);
  expect(received).toMatchObject([
    {
      host: 'smtp.herald.test',
      port: 2465,
      tls: true,
      user: 'post@herald.test',
      password: 'pa:ss',
      from: 'herald@herald.test',
      to: ['kim@example.com'],
    },
  ]);
  const mail = await PostalMime.parse(received[0]?.raw ?? '');
  expect(mail).toMatchObject({
    from: { address: 'herald@herald.test' },
    text: expect.stringContaining('Your token: planted-secret\n'),
  });
  expect(mail.subject).toContain('Hello');
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('a notice of another organization is neither read nor deleted', async () => {
  const ctxOfNew = async () => testCtx((await makeOrganization()).organizationId);
  const [owner, stranger] = [await ctxOfNew(), await ctxOfNew()];
  await put(owner);
  const id = (await testEnv.DB.prepare('SELECT id FROM notices').first<number>('id'))!;
  const read = async (ctx: Ctx) =>
    (await commit(database(ctx), [selectNotice(ctx, id, ctx.organizationId)]))[0];
  await commit(database(stranger), [deleteNotice(stranger, id, stranger.organizationId)]);
  expect(await read(stranger)).toEqual([]);
  expect(await read(owner)).toMatchObject([{ id, address: 'kim@example.com' }]);
});

test('two runs at once send each notice once', async () => {
  const ctx = testCtx(0, { env });
  await commit(database(ctx), await noticeTo(ctx, null, 'kim@example.com', NOBODY, () => LETTER));
  await put(ctx, 'lee@example.com');
  const { received, deliver } = server();
  await Promise.all([sendNotices(ctx, deliver), sendNotices(ctx, deliver)]);
  expect(received.map(({ to }) => to[0]).sort()).toEqual(['kim@example.com', 'lee@example.com']);
});

test('a notice that cannot be sent is retried later, also after a wrong password, and given up in the end', async () => {
  let now = Date.now();
  const ctx = testCtx(0, { env, now: () => now });
  await put(ctx);
  const { received, deliver } = server('retry', 'failed', 'retry', 'failed', 'retry');
  await sendNotices(ctx, deliver);
  await sendNotices(ctx, deliver);
  expect(received).toHaveLength(1);
  for (const minutes of [1, 5, 15, 60]) {
    expect(await waiting()).toBe(1);
    now += minutes * 60_000;
    await sendNotices(ctx, deliver);
  }
  expect(received).toHaveLength(5);
  await ctx.waited();
  const condition = "SELECT about FROM conditions WHERE kind = 'service_mail_given_up'";
  expect(await testEnv.DB.prepare(condition).first('about')).toBe('SAID_SO');
  expect(new Set(received.map(({ raw }) => /^Message-ID: .*$/im.exec(raw)?.[0])).size).toBe(1);
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('a notice that kills the Worker each time is given up', async () => {
  let now = Date.now();
  const ctx = testCtx(0, { env, now: () => now });
  await put(ctx);
  const job = (await testEnv.DB.prepare("SELECT id FROM jobs WHERE kind = 'notice'").first<number>('id'))!;
  let tried = 0;
  for (let run = 0; run < 5; run++) {
    // A server that never answers simulates the death: the run does not end, as when the isolate is killed.
    await new Promise<void>((reached) => {
      const deliver: Deliver = () => {
        tried++;
        reached();
        return new Promise(() => {});
      };
      void runJob({ ...ctx, deliver }, noticeJob(findLook), job);
    });
    now += 4 * 60_000;
  }
  const { received, deliver } = server();
  await sendNotices(ctx, deliver);
  expect([tried, received.length]).toEqual([5, 0]);
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('a notice that was refused, or may have been accepted, is not sent again', async () => {
  const ctx = testCtx(0, { env });
  const { received, deliver } = server('refused', 'unconfirmed');
  await put(ctx);
  await put(ctx);
  await sendNotices(ctx, deliver);
  expect(received).toHaveLength(2);
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('many notices at once are all woken, and a silent server delays only one', async () => {
  const ctx = testCtx(0, { env });
  for (let n = 0; n < 25; n++) await put(ctx, `kim${n}@example.com`);
  const woken: number[] = [];
  const sendBatch = async (messages: { body: { kind: string; job_id: number } }[]) => {
    for (const { body } of messages) {
      expect(body.kind).toBe('notice');
      woken.push(body.job_id);
    }
  };
  await wakeDueNotices({
    ...ctx,
    env: { ...env, SEND_QUEUE: { sendBatch }, SEND_SLOW_QUEUE: { sendBatch } } as unknown as Ctx['env'],
    defer: (work) => void work,
  });
  const { received, deliver } = server();
  let answer = (_: Delivery) => {};
  const silent: Deliver = () => new Promise((resolve) => (answer = resolve));
  const first = runJob({ ...ctx, deliver: silent }, noticeJob(findLook), woken[0]!);
  for (const id of woken.slice(1)) await runJob({ ...ctx, deliver }, noticeJob(findLook), id);
  expect(received).toHaveLength(24);
  expect(await waiting()).toBe(1);
  answer({ state: 'sent', reply: '', refused: [], newMessageIds: [] });
  await first;
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('jobs of other kinds, or due later, are not read', async () => {
  const insert = `INSERT INTO jobs (organization_id, kind, subject_id, due_at, lease_until)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    SELECT 1, ?1, i, ?2, CASE WHEN i % 2 THEN ?3 END FROM n`;
  const now = Date.now();
  await testEnv.DB.batch([
    testEnv.DB.prepare(insert).bind('send', now - 1, now - 1),
    testEnv.DB.prepare(insert).bind('notice', now + 60_000, now + 60_000),
  ]);
  const cost = { rowsRead: 0, roundTrips: 0 };
  const countedEnv = countingEnv(env, cost);
  await wakeDueNotices(testCtx(0, { env: countedEnv, db: openDatabase(countedEnv), now: () => now }));
  expect(cost.rowsRead).toBeLessThanOrEqual(4);
});

test('without a system server an inbox of the organization sends a notice; without an inbox it waits', async () => {
  const owner = await makeOrganization();
  const bare = { ...testEnv, SYSTEM_SMTP_URL: undefined } as unknown as Env;
  const ctx = testCtx(owner.organizationId, { env: bare });
  await put(ctx);
  const { received, deliver } = server();
  await sendNotices(testCtx(0, { env: bare }), deliver);
  expect(received).toEqual([]);
  expect(await waiting()).toBe(1);
  const inbox = {
    name: 'Support',
    email_address: 'support@example.com',
    tag: 'Support',
    imap_host: '127.0.0.1',
    imap_port: 9,
    imap_user: 'u',
    imap_password: 'p',
    smtp_host: '127.0.0.1',
    smtp_port: 9,
    smtp_user: 'support',
    smtp_password: 'planted',
    smtp_tls: false,
  };
  expect((await owner.request('POST', '/api/inboxes', inbox)).status).toBe(201);
  await sendNotices(testCtx(0, { env: bare, now: () => Date.now() + 3_600_000 }), deliver);
  expect(received).toMatchObject([
    { from: 'support@example.com', user: 'support', password: 'planted', to: ['kim@example.com'] },
  ]);
});

test('without an SMTP server of its own, the service sends by the Email Service', async () => {
  const { binding, sent } = createEmailService({ domains: ['herald.test'] });
  const served = { ...env, SYSTEM_SMTP_URL: undefined, EMAIL: binding } as unknown as Env;
  const ctx = testCtx(0, { env: served });
  await put(ctx);
  await sendNotices(ctx, deliverMail);
  expect(sent).toMatchObject([{ from: 'herald@herald.test', to: 'kim@example.com' }]);
  expect(sent[0]?.raw).toContain('Auto-Submitted: auto-generated');
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
  expect(getSignInOptions(served).links).toBe(true);
  expect(getSignInOptions({ ...served, SYSTEM_MAIL_FROM: undefined } as unknown as Env).links).toBe(false);
});

test.each([
  ['another scheme', { SYSTEM_SMTP_URL: 'http://smtp.herald.test' }],
  ['no sender', { SYSTEM_MAIL_FROM: undefined }],
])('a system server with %s sends nothing and logs the reason', async (_, wrong) => {
  const owner = await makeOrganization();
  await put(testCtx(owner.organizationId));
  const { received, deliver } = server();
  const logged: unknown[] = [];
  const log = {
    info() {},
    warn: () => {},
    error: (_event: string, error: unknown) => void logged.push(error),
  };
  await sendNotices(testCtx(0, { env: { ...env, ...wrong } as Env, log }), deliver);
  expect(received).toEqual([]);
  expect(await waiting()).toBe(1);
  expect(String(logged)).toContain('SYSTEM_SMTP_URL must begin with smtps://');
});
