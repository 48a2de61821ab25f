import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { noticesTo, noticeTo, sendNotices } from '../../../src/worker/modules/notices/index.ts';
import { oneAddress } from '../../../src/worker/modules/notices/store.ts';
import type { Ctx } from '../../../src/worker/platform/ctx.ts';
import { commit } from '../../../src/worker/platform/database.ts';
import type { Env } from '../../../src/worker/platform/env.ts';
import type { Deliver, Delivery } from '../../../src/worker/platform/smtp/deliver.ts';
import { makeOrganization, testCtx, testEnv } from '../helpers.ts';

const SYSTEM = {
  SYSTEM_SMTP_URL: 'smtps://post%40herald.test:pa%3Ass@smtp.herald.test:2465',
  SYSTEM_MAIL_FROM: 'herald@herald.test',
};
const env = { ...testEnv, ...SYSTEM } as Env;
const LETTER = { subject: 'Hello\r\nBcc: x@evil.test', text: 'Your token: planted-secret\n' };

type Sent = { host: string; from: string; to: string[]; raw: string; user: string; password?: string };

/** A server that says what it is told to, and what it got. */
function server(...answers: ('sent' | 'retry' | 'failed' | 'unconfirmed')[]) {
  const got: Sent[] = [];
  const deliver: Deliver = async (_env, smtp, parcel) => {
    const raw = new TextDecoder().decode(parcel.raw);
    got.push({ ...smtp, from: parcel.from, to: parcel.to, raw });
    const state = answers[got.length - 1] ?? 'sent';
    const told = { reply: '250 ok', refused: [], refusedMail: false, newMessageId: null };
    return { ...told, state, code: 'SAID_SO', detail: '' } as Delivery;
  };
  return { got, deliver };
}

const waiting = () => testEnv.DB.prepare('SELECT count(*) AS n FROM notices').first<number>('n');
const jobs = () =>
  testEnv.DB.prepare("SELECT count(*) AS n FROM jobs WHERE kind = 'notice'").first<number>('n');

beforeEach(async () => {
  await testEnv.DB.exec("DELETE FROM notices; DELETE FROM jobs WHERE kind = 'notice';");
});

async function put(ctx: Ctx, address = 'kim@example.com'): Promise<void> {
  await commit(ctx.db, await noticeTo(ctx, address, LETTER));
}

test('a notice goes through the system server, once, and is then forgotten', async () => {
  const ctx = testCtx(0, { env });
  await put(ctx);
  const stored = await testEnv.DB.prepare('SELECT content FROM notices').first<string>('content');
  expect(stored).not.toContain('planted-secret');
  const { got, deliver } = server();
  await sendNotices(ctx, deliver);
  await sendNotices(ctx, deliver);
  expect(got).toMatchObject([
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
  const mail = await PostalMime.parse(got[0]?.raw ?? '');
  expect(mail).toMatchObject({ from: { address: 'herald@herald.test' }, text: LETTER.text });
  expect(mail.subject).toContain('Hello');
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('two runs at once send each notice once', async () => {
  const ctx = testCtx(0, { env });
  await commit(ctx.db, await noticesTo(ctx, oneAddress('kim@example.com'), LETTER));
  await put(ctx, 'lee@example.com');
  const { got, deliver } = server();
  await Promise.all([sendNotices(ctx, deliver), sendNotices(ctx, deliver)]);
  expect(got.map(({ to }) => to[0]).sort()).toEqual(['kim@example.com', 'lee@example.com']);
});

test('one that could not be sent is tried again later, and given up in the end', async () => {
  let now = Date.now();
  const ctx = testCtx(0, { env, now: () => now });
  await put(ctx);
  const { got, deliver } = server('retry', 'retry', 'retry', 'retry', 'retry');
  await sendNotices(ctx, deliver);
  await sendNotices(ctx, deliver);
  expect(got).toHaveLength(1);
  for (const minutes of [1, 5, 15, 60]) {
    expect(await waiting()).toBe(1);
    now += minutes * 60_000;
    await sendNotices(ctx, deliver);
  }
  expect(got).toHaveLength(5);
  expect(new Set(got.map(({ raw }) => /^Message-ID: .*$/im.exec(raw)?.[0])).size).toBe(1);
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('one that was refused, or may have been taken, is not sent again', async () => {
  const ctx = testCtx(0, { env });
  const { got, deliver } = server('failed', 'unconfirmed');
  await put(ctx);
  await put(ctx);
  await sendNotices(ctx, deliver);
  expect(got).toHaveLength(2);
  expect([await waiting(), await jobs()]).toEqual([0, 0]);
});

test('without a system server an inbox of the organization sends it; without that, nobody does yet', async () => {
  const owner = await makeOrganization();
  const ctx = testCtx(owner.organizationId);
  await put(ctx);
  const { got, deliver } = server();
  await sendNotices(testCtx(0), deliver);
  expect(got).toEqual([]);
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
  await sendNotices(testCtx(0, { now: () => Date.now() + 3_600_000 }), deliver);
  expect(got).toMatchObject([
    { from: 'support@example.com', user: 'support', password: 'planted', to: ['kim@example.com'] },
  ]);
});
