import { expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { receiveEmail } from '../../../../src/worker/modules/mail/index.ts';
import { NOBODY, noticeTo } from '../../../../src/worker/modules/notices/index.ts';
import { noticeJob } from '../../../../src/worker/modules/notices/send.ts';
import { findLook } from '../../../../src/worker/modules/stream/index.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import type { Deliver } from '../../../../src/worker/platform/outside/delivery.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testCtx, testEnv } from '../../helpers.ts';
import { newUser, prove, SYSTEM } from '../inboxes/claims/world.ts';
import { MINUTE, mail, makeWorld } from '../sync/world.ts';

/** Creates an organization whose only inbox has the address of its user, and the notice that was sent there. */
async function makeNoticed() {
  const world = await makeWorld();
  const user = newUser();
  const address = `${user}@example.com`;
  const inbox = await world.addReadInbox({ user });
  await prove(world.client, address);
  const env = { ...testEnv, ...SYSTEM };
  const ctx = testCtx(world.client.organizationId, { env });
  await commit(
    database(ctx),
    await noticeTo(ctx, ctx.organizationId, address, NOBODY, () => ({
      subject: 'A reminder',
      parts: ['Soon.'],
    })),
  );
  const job = await testEnv.DB.prepare("SELECT id FROM jobs WHERE kind = 'notice' AND organization_id = ?")
    .bind(ctx.organizationId)
    .first<number>('id');
  let notice = '';
  const deliver: Deliver = async (_env, _smtp, { raw }) => {
    notice = new TextDecoder().decode(raw);
    return { state: 'sent', reply: '', refused: [], newMessageIds: [] };
  };
  await runJob({ ...ctx, deliver }, noticeJob(findLook), job!);
  const [signature] = (await parseMessage(new TextEncoder().encode(notice))).noticeSignatures;
  return { ...world, inbox, address, notice, signature: signature! };
}

/** Replaces the hash in a signature, or in a message that has it. */
const forge = (text: string, { signature }: Noticed) => text.replace(signature.slice(-22), 'a'.repeat(22));

type Noticed = Awaited<ReturnType<typeof makeNoticed>>;

async function route({ address }: Noticed, raw: string): Promise<string[]> {
  const rejected: string[] = [];
  const message = { from: 'kim@example.net', to: address, headers: new Headers(), rawSize: raw.length };
  await receiveEmail(testCtx(0), {
    ...message,
    raw: new Response(raw).body!,
    setReject: (reason: string) => rejected.push(reason),
  } as unknown as ForwardableEmailMessage);
  return rejected;
}

const fieldsOf = ({ address }: Noticed, signature: string) => ({
  message_id: '<posted@example.com>',
  from_address: 'herald@herald.example',
  to_address: address,
  subject: 'A reminder',
  headers: [{ name: 'x-herald-notice', value: signature }],
});

const post = (world: Noticed, path: string, type: string, body: string) =>
  world.client.request('POST', path, body, { 'content-type': type });

const ways: Record<string, (world: Noticed, raw: string, signature: string) => Promise<unknown>> = {
  IMAP: async ({ inbox, run }, raw) => {
    inbox.box.add(raw);
    await run(inbox.jobId);
  },
  'IMAP, with other mail': async ({ inbox, run }, raw) => {
    for (const each of [mail('before'), raw, mail('after')]) inbox.box.add(each);
    await run(inbox.jobId);
  },
  'Email Routing': route,
  'a raw post': (world, raw) => post(world, '/api/emails', 'message/rfc822', raw),
  'raw in JSON': (world, raw) => post(world, '/api/emails', 'application/json', JSON.stringify({ raw })),
  'a raw post as sent mail': (world, raw) =>
    post(world, '/api/emails', 'application/json', JSON.stringify({ raw, direction: 'outbound' })),
  fields: (world, _, signature) =>
    post(world, '/api/emails', 'application/json', JSON.stringify(fieldsOf(world, signature))),
  'a batch of lines': (world, raw, signature) =>
    post(
      world,
      '/api/emails/batch',
      'application/x-ndjson',
      [{ raw: mail('before') }, { raw }, fieldsOf(world, signature), { raw: mail('after') }]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    ),
  'a batch of parts': (world, raw) =>
    post(
      world,
      '/api/emails/batch',
      'multipart/mixed; boundary=b',
      `${[mail('before'), raw].map((part) => `--b\r\nContent-Type: message/rfc822\r\n\r\n${part}\r\n`).join('')}--b--\r\n`,
    ),
};

const subjects = async ({ client }: Noticed, path: string, name: string): Promise<string[]> => {
  const rows = await (await client.request('GET', path)).json<Record<string, string>[]>();
  return rows.map((row) => row[name]!).sort();
};

test.each(Object.keys(ways))(
  'a notice becomes no email and no task by %s, and a forged one does',
  async (way) => {
    const world = await makeNoticed();
    await ways[way]!(world, world.notice, world.signature);
    const reminders = async () => ({
      emails: (await subjects(world, '/api/emails', 'subject')).filter((each) => each === 'A reminder')
        .length,
      tasks: (await subjects(world, '/api/tasks', 'title')).filter((each) => each === 'A reminder').length,
    });
    expect(await reminders()).toEqual({ emails: 0, tasks: 0 });

    world.clock.now += 3 * MINUTE;
    await ways[way]!(world, forge(world.notice, world), forge(world.signature, world));
    expect((await reminders()).emails).toBeGreaterThan(0);
  },
);

test('a sync that sees a notice reads on, and does not read it again', async () => {
  const world = await makeNoticed();
  const { inbox, notice, run } = world;
  for (const each of [notice, mail('a'), notice, mail('b')]) inbox.box.add(each);
  await run(inbox.jobId);
  expect(await world.names()).toEqual(['a', 'b']);
  expect(await world.sync(inbox.id)).toMatchObject({ last_uid: 4, last_new: 2, error: null });
  expect(await world.setAside(inbox.id)).toEqual([]);
});

test('the API says that a notice is not saved', async () => {
  const world = await makeNoticed();
  const single = await post(world, '/api/emails', 'message/rfc822', world.notice);
  expect([single.status, await single.json()]).toMatchObject([409, { code: 'OWN_NOTICE' }]);
  const lines = [{ raw: mail('before') }, { raw: world.notice, restore_deleted: true }];
  const body = lines.map((line) => JSON.stringify(line)).join('\n');
  const batch = await post(world, '/api/emails/batch', 'application/x-ndjson', body);
  expect(await batch.json()).toMatchObject([
    { index: 0, status: 'created' },
    { index: 1, status: 'failed', id: null, problem: { status: 409, code: 'OWN_NOTICE' } },
  ]);
});

test('ordinary mail with the Message-ID of a notice is saved beside it', async () => {
  const world = await makeNoticed();
  const copy = forge(world.notice, world).replace('A reminder', 'A copy');
  for (const each of [world.notice, copy]) world.inbox.box.add(each);
  await world.run(world.inbox.jobId);
  expect(await subjects(world, '/api/emails', 'subject')).toEqual(['A copy']);
});
