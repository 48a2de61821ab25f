import { describe, expect, test } from 'vitest';
import { createInbox } from '../../../../src/worker/modules/inboxes/create.ts';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { findSender } from '../../../../src/worker/modules/notices/sender.ts';
import { sendJob } from '../../../../src/worker/modules/sending/outgoing/attempt.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../helpers.ts';
import { failure, makeWorld as makeSendingWorld } from '../sending/outgoing/world.ts';
import { inboxBody, mail, makeWorld, type World } from '../sync/world.ts';

const { smtp_host, smtp_port, smtp_user, smtp_password, smtp_tls: _, ...readOnly } = inboxBody;
const SMTP = { smtp_host, smtp_port, smtp_user, smtp_password };
const NONE = { smtp_host: null, smtp_port: null, smtp_user: null, smtp_tls: null };

async function answer(world: World, method: string, path: string, body?: unknown) {
  const response = await world.request(method, path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function add(world: World, over: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await answer(world, 'POST', '/api/inboxes', { ...readOnly, ...over });
  expect(status).toBe(201);
  return body['id'] as number;
}

async function findInbox(world: World, id: number) {
  const { body } = await answer(world, 'GET', '/api/inboxes');
  return (body as unknown as Record<string, unknown>[]).find((inbox) => inbox['id'] === id);
}

const problem = (status: number, code: string, paths: string[]) => ({
  status,
  body: { code, errors: paths.map((path) => expect.objectContaining({ path })) },
});

describe('an inbox without SMTP fields', () => {
  test.each([
    ['omitted', {}],
    ['null', { ...NONE, smtp_password: null }],
  ])('(%s) is created, shown without a server, and read', async (_case, over) => {
    const world = await makeWorld();
    world.clock.now = Date.now() + 1000;
    const id = await add(world, over);
    expect(await findInbox(world, id)).toMatchObject({ ...NONE, imap_host: inboxBody.imap_host });
    world.sidecar.mailbox(inboxBody.imap_user).add(mail('r1'));
    await world.run(world.queue.woken()[0]!);
    expect(await world.emails()).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['a host alone', { smtp_host }, ['smtp_port', 'smtp_user', 'smtp_password']],
    ['no password', { smtp_host, smtp_port, smtp_user }, ['smtp_password']],
    ['a host of null', { ...SMTP, smtp_host: null }, ['smtp_port', 'smtp_user', 'smtp_password']],
  ])('but with some of them (%s) is bad input', async (_case, over, paths) => {
    const world = await makeWorld();
    const result = await answer(world, 'POST', '/api/inboxes', { ...readOnly, ...over });
    expect(result).toMatchObject(problem(400, 'VALIDATION_FAILED', paths));
    expect((await answer(world, 'GET', '/api/inboxes')).body).toEqual([]);
  });

  test('cannot send mail', async () => {
    const world = await makeWorld();
    await add(world);
    const other = await add(world, { ...SMTP, tag: 'Info', email_address: 'info@example.com' });
    expect((await answer(world, 'GET', '/api/smtp-inboxes')).body).toMatchObject([{ id: other }]);
    const request = { to: 'kim@example.net', subject: 'Hi', body: '<p>Hi</p>', from_inbox: 'support' };
    expect(await answer(world, 'POST', '/api/send-email', request)).toMatchObject(
      problem(422, 'SMTP_MISSING', ['from_inbox']),
    );
    expect(await world.emails()).toEqual([]);
  });

  test('is not used as the sender of notices', async () => {
    const world = await makeWorld({ SYSTEM_SMTP_URL: undefined });
    await add(world);
    await expect(findSender(world.ctx(), world.client.organizationId)).rejects.toMatchObject({
      code: 'NO_SENDER',
    });
    await add(world, { ...SMTP, tag: 'Info', email_address: 'info@example.com' });
    expect(await findSender(world.ctx(), world.client.organizationId)).toMatchObject({
      from: 'info@example.com',
    });
  });

  test('reports so in the connection test', async () => {
    const world = await makeWorld();
    const id = await add(world);
    expect((await answer(world, 'POST', `/api/inboxes/${id}/test`)).body).toEqual({
      imap: { success: true, error: '' },
      smtp: { success: false, error: expect.stringContaining('Not configured') },
    });
  });

  test('cannot reply automatically', async () => {
    const world = await makeWorld();
    const replying = { ...readOnly, auto_reply_enabled: true };
    const refusal = problem(422, 'SMTP_MISSING', ['auto_reply_enabled']);
    expect(await answer(world, 'POST', '/api/inboxes', replying)).toMatchObject(refusal);
    const id = await add(world);
    const path = `/api/inboxes/${id}`;
    expect(await answer(world, 'PATCH', path, { auto_reply_enabled: true })).toMatchObject(refusal);
    const toggle = { inbox: 'support', enabled: true };
    expect(await answer(world, 'POST', '/api/auto-responder/toggle', toggle)).toMatchObject(refusal);
    expect(await findInbox(world, id)).toMatchObject({ auto_reply_enabled: false });
    expect(await answer(world, 'PATCH', path, { auto_reply_enabled: false })).toMatchObject({ status: 200 });
  });
});

describe('an SMTP server', () => {
  test('can be added later, with all its fields', async () => {
    const world = await makeWorld();
    const id = await add(world);
    const path = `/api/inboxes/${id}`;
    expect(await answer(world, 'PATCH', path, { smtp_host, smtp_password })).toMatchObject(
      problem(400, 'VALIDATION_FAILED', ['smtp_port', 'smtp_user']),
    );
    expect(await answer(world, 'PATCH', path, { smtp_tls: false })).toMatchObject({ status: 400 });
    expect(await findInbox(world, id)).toMatchObject(NONE);
    const replying = { ...SMTP, auto_reply_enabled: true };
    const { smtp_password: _secret, ...visible } = SMTP;
    expect(await answer(world, 'PATCH', path, replying)).toMatchObject({
      status: 200,
      body: { ...visible, smtp_tls: true, auto_reply_enabled: true },
    });
    expect((await answer(world, 'GET', '/api/smtp-inboxes')).body).toMatchObject([{ id }]);
  });

  test('can be removed, with its user and password, unless the inbox replies', async () => {
    const world = await makeWorld();
    const id = await add(world, SMTP);
    const path = `/api/inboxes/${id}`;
    for (const over of [{ smtp_port: null }, { smtp_password: null }]) {
      const result = await answer(world, 'PATCH', path, over);
      expect(result).toMatchObject(problem(400, 'VALIDATION_FAILED', Object.keys(over)));
    }
    expect(await answer(world, 'PATCH', path, { smtp_host: null, smtp_user: 'me' })).toMatchObject(
      problem(400, 'VALIDATION_FAILED', ['smtp_user']),
    );
    await answer(world, 'PATCH', path, { auto_reply_enabled: true });
    expect(await answer(world, 'PATCH', path, { smtp_host: null })).toMatchObject(
      problem(422, 'SMTP_MISSING', ['auto_reply_enabled']),
    );
    const away = { smtp_host: null, auto_reply_enabled: false };
    expect(await answer(world, 'PATCH', path, away)).toMatchObject({ status: 200, body: NONE });
    const stored = await testEnv.DB.prepare('SELECT * FROM inboxes WHERE id = ?').bind(id).first();
    expect(stored).toMatchObject({ smtp_host: '', smtp_port: 0, smtp_user: '' });

    // A client may send back the fields that it was shown.
    expect(await answer(world, 'PATCH', path, { ...NONE, name: 'Reads' })).toMatchObject({
      status: 200,
      body: { ...NONE, name: 'Reads' },
    });
  });

  test('that is removed while replies are switched on is removed, or replies stay off', async () => {
    const world = await makeWorld();
    const id = await add(world, SMTP);
    const outcomes = await Promise.allSettled([
      updateInbox(world.ctx(), id, { smtp_host: null }),
      updateInbox(world.ctx(), id, { auto_reply_enabled: true }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that is removed while a mail waits fails that mail', async () => {
    const world = await makeSendingWorld();
    world.smtp.answers = [failure('retry')];
    const { emailId } = await world.send();
    await updateInbox(world.ctx(), world.inboxId, { smtp_host: null });
    const [job] = await world.rows("SELECT * FROM jobs WHERE organization_id = ? AND kind = 'send'");
    world.clock.now += 60_000;
    await runJob(world.ctx(), sendJob, Number(job!['id']));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'failed' });
    expect(world.smtp.parcels).toHaveLength(1);
  });

  test('of a connected mailbox can be removed together with the access, if IMAP gets a password', async () => {
    const world = await makeWorld();
    const { id } = await createInbox(world.ctx(), inboxBody);
    await testEnv.DB.prepare("UPDATE inboxes SET auth = 'google', consent = 'given' WHERE id = ?")
      .bind(id)
      .run();
    const path = `/api/inboxes/${id}`;
    expect(await answer(world, 'PATCH', path, { smtp_host: null })).toMatchObject({
      status: 422,
      body: { code: 'INBOX_CONNECTED' },
    });
    expect(await answer(world, 'PATCH', path, { smtp_host: null, imap_password: 'mine' })).toMatchObject({
      status: 200,
      body: { ...NONE, auth: 'password' },
    });
  });
});
