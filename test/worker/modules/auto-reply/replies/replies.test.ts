import { describe, expect, test } from 'vitest';
import type { AutoReply } from '../../../../../src/contract/mail/emails.ts';
import { sendDraft } from '../../../../../src/worker/modules/auto-reply/replies/send.ts';
import { wakeResponders } from '../../../../../src/worker/modules/auto-reply/responder/run.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { failure, refused, SENT } from '../../sending/outgoing/world.ts';
import { LINKING, makeResponder, type Responder, STORING } from '../responder/world.ts';

const HOUR = 3_600_000;

/** Creates a world in mode `draft` with one draft. */
async function withDraft() {
  const world = await makeResponder();
  await world.settings({ mode: 'draft' });
  const email = await world.mail();
  await world.run();
  const [draft] = (await world.email(email.id)).auto_replies;
  return { world, email, draft: draft! };
}

const send = (world: Responder, id: number) => sendDraft(world.ctx(), id);

/** Records a reply of an engine: a draft, unless `over` changes that. */
async function record(world: Responder, email_id: number, over: object = {}): Promise<AutoReply> {
  const body = { email_id, subject: 'Re', body: 'Hi', status: 'draft', ...over };
  return (await (await world.request('POST', '/api/auto-replies', body)).json()) as AutoReply;
}

describe('mode draft', () => {
  test('records the reply and an event, and sends nothing', async () => {
    const { world, email, draft } = await withDraft();
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect(draft).toMatchObject({ status: 'draft', subject: 'Re: My parcel', model: 'template' });
    const events = await world.rows(
      "SELECT data FROM events WHERE organization_id = ? AND type = 'reply.requested'",
    );
    expect(events.map(({ data }) => JSON.parse(data as string))).toEqual([
      {
        email_id: email.id,
        message_id: email.message_id,
        inbox_id: world.inboxId,
        tag: 'Support',
        from_address: 'kim@example.net',
        subject: 'My parcel',
        auto_reply_id: draft.id,
      },
    ]);
  });

  test('two concurrent runs make one draft and one event', async () => {
    const world = await makeResponder();
    await world.settings({ mode: 'draft' });
    await world.mail();
    await Promise.all([world.run(), world.run(), world.run()]);
    expect(await world.rows('SELECT 1 FROM auto_replies WHERE organization_id = ?')).toHaveLength(1);
    expect(
      await world.rows("SELECT 1 FROM events WHERE organization_id = ? AND type = 'reply.requested'"),
    ).toHaveLength(1);
  });

  test('a draft counts as a reply to the sender; a discarded draft does not', async () => {
    const { world, draft } = await withDraft();
    const second = await world.mail();
    await world.run();
    expect((await world.email(second.id)).auto_reply_skipped).toBe('sender_interval');
    expect((await world.request('DELETE', `/api/auto-replies/${draft.id}`)).status).toBe(204);
    const third = await world.mail();
    await world.run();
    expect((await world.email(third.id)).auto_replies).toMatchObject([{ status: 'draft' }]);
  });
});

describe('POST /api/auto-replies/{id}/send', () => {
  test('sends the draft once, however often it is called', async () => {
    const { world, email, draft } = await withDraft();
    const answers = await Promise.allSettled([1, 2, 3].map(() => send(world, draft.id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.sentTo()).toEqual(['kim@example.net']);
    expect(world.smtp.texts()[0]).toContain(`In-Reply-To: ${email.message_id}`);
    expect((await world.email(email.id)).auto_replies).toMatchObject([
      { id: draft.id, status: 'sent', sent_email_id: expect.any(Number) },
    ]);
    await refused(world.request('POST', `/api/auto-replies/${draft.id}/send`), 409, 'NOT_A_DRAFT');
    await refused(world.request('DELETE', `/api/auto-replies/${draft.id}`), 409, 'NOT_A_DRAFT');
  });

  test('retries when the mail server cannot be reached', async () => {
    const { world, draft } = await withDraft();
    const response = await world.request('POST', `/api/auto-replies/${draft.id}/send`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: draft.id,
      status: 'pending',
      reason: expect.stringContaining('tried again'),
    });
  });

  test('a reply that cannot be sent stays a draft', async () => {
    const { world, draft } = await withDraft();
    await testEnv.DB.prepare('UPDATE inboxes SET is_active = 0 WHERE id = ?').bind(world.inboxId).run();
    await refused(world.request('POST', `/api/auto-replies/${draft.id}/send`), 422, 'NO_SUCH_INBOX');
    await testEnv.DB.prepare('UPDATE inboxes SET is_active = 1 WHERE id = ?').bind(world.inboxId).run();
    expect(await send(world, draft.id)).toMatchObject({ status: 'sent' });
  });

  test('a discarded draft is not sent', async () => {
    const { world, email, draft } = await withDraft();
    expect((await world.request('DELETE', `/api/auto-replies/${draft.id}`)).status).toBe(204);
    await refused(world.request('POST', `/api/auto-replies/${draft.id}/send`), 409, 'NOT_A_DRAFT');
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'discarded' }]);
  });

  test('answers 404 for unknown drafts and those of other organizations', async () => {
    const { world, draft } = await withDraft();
    const stranger = await makeOrganization();
    for (const id of [draft.id, 999_999_999]) {
      await refused(stranger.request('POST', `/api/auto-replies/${id}/send`), 404, 'NOT_FOUND');
      await refused(stranger.request('DELETE', `/api/auto-replies/${id}`), 404, 'NOT_FOUND');
    }
    await refused(world.request('POST', '/api/auto-replies/0/send'), 400, 'VALIDATION_FAILED');
    await refused(world.request('DELETE', '/api/auto-replies/x'), 400, 'VALIDATION_FAILED');
  });
});

describe('a draft whose sending was interrupted', () => {
  /** Runs a cron tick, and the run that it wakes. */
  const tick = async (world: Responder) => {
    world.woken.length = 0;
    await wakeResponders(world.ctx());
    const woken = world.woken.map(({ body }) => body as unknown as { inbox_id: number });
    if (woken.some(({ inbox_id }) => inbox_id === world.inboxId)) await world.run();
  };
  const engineDraft = async () => {
    const world = await makeResponder({ enabled: false });
    const email = await world.mail();
    return { world, email, draft: await record(world, email.id) };
  };

  test.each([
    ['a draft of hours ago', withDraft],
    ['an engine’s, of an inbox that does not reply', engineDraft],
  ])('%s is sent at the next tick, once', async (_, make) => {
    const { world, email, draft } = await make();
    world.clock.now += 7 * HOUR;
    await expect(sendDraft(world.dyingCtx(STORING), draft.id)).rejects.toThrow('did not answer');
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'pending' }]);
    world.clock.now += 6 * 60_000;
    await tick(world);
    await tick(world);
    expect(world.sentTo()).toEqual(['kim@example.net']);
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'sent', reason: null }]);
  });

  test('after the mail server accepted it, is sent, not failed', async () => {
    const { world, email, draft } = await engineDraft();
    world.clock.now += 7 * HOUR;
    const sending = sendDraft(world.dyingCtx(LINKING), draft.id);
    await expect(sending).rejects.toThrow('did not answer');
    world.clock.now += 6 * 60_000;
    await tick(world);
    expect(world.sentTo()).toHaveLength(1);
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'sent' }]);
  });

  test('becomes a draft again if it cannot be sent', async () => {
    const { world, draft } = await engineDraft();
    await expect(sendDraft(world.dyingCtx(STORING), draft.id)).rejects.toThrow('did not answer');
    world.clock.now += 6 * 60_000;
    const active = (on: number) =>
      testEnv.DB.prepare('UPDATE inboxes SET is_active = ? WHERE id = ?').bind(on, world.inboxId).run();
    await active(0);
    await tick(world);
    await active(1);
    expect(await send(world, draft.id)).toMatchObject({ status: 'sent' });
  });

  test('fails after hours', async () => {
    const { world, email, draft } = await engineDraft();
    await expect(sendDraft(world.dyingCtx(STORING), draft.id)).rejects.toThrow('did not answer');
    world.clock.now += 7 * HOUR;
    await tick(world);
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'failed' }]);
  });
});

describe('one reply per email', () => {
  const withTwoDrafts = async () => {
    const world = await makeResponder({ enabled: false });
    const { id } = await world.mail();
    return { world, first: await record(world, id), second: await record(world, id, { body: 'Other' }) };
  };

  test('only one of two drafts is sent, even concurrently', async () => {
    const { world, first, second } = await withTwoDrafts();
    const answers = await Promise.allSettled([send(world, first.id), send(world, second.id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.sentTo()).toHaveLength(1);
    const other = answers[0]!.status === 'fulfilled' ? second : first;
    await refused(world.request('POST', `/api/auto-replies/${other.id}/send`), 409, 'ALREADY_REPLIED');
    expect((await world.request('DELETE', `/api/auto-replies/${other.id}`)).status).toBe(204);
  });

  test('a reply that the engine sent itself counts', async () => {
    const { world, first } = await withTwoDrafts();
    await record(world, first.email_id, { body: 'Sent', status: 'sent' });
    await refused(world.request('POST', `/api/auto-replies/${first.id}/send`), 409, 'ALREADY_REPLIED');
  });

  test('a refused reply does not count', async () => {
    const { world, first, second } = await withTwoDrafts();
    world.smtp.answers = [failure('failed'), SENT];
    expect(await send(world, first.id)).toMatchObject({ status: 'failed' });
    expect(await send(world, second.id)).toMatchObject({ status: 'sent' });
  });

  test.each<[string, string, (world: Responder) => Promise<{ id: number }>]>([
    ['automatic mail', 'AUTOMATIC_MAIL', (world) => world.raw({ 'Auto-Submitted': 'auto-replied' })],
    ['mail of an own address', 'OWN_ADDRESS', (world) => world.mail({ from_address: world.address })],
    [
      'mail that answers to an own address',
      'OWN_ADDRESS',
      (world) => world.mail({ from_address: `kim@${world.address.split('@')[1]}`, reply_to: world.address }),
    ],
  ])('a draft to %s is not sent', async (_, code, mail) => {
    const world = await makeResponder({ enabled: false });
    const { id } = await mail(world);
    const draft = await record(world, id);
    await expect(send(world, draft.id)).rejects.toMatchObject({ kind: 'refused', code });
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(id)).auto_replies).toMatchObject([{ status: 'draft' }]);
  });
});

describe('POST /api/auto-replies', () => {
  const post = (world: Responder, body: unknown) => world.request('POST', '/api/auto-replies', body);

  test('records the reply of an engine, and shows it with the email', async () => {
    const world = await makeResponder({ enabled: false });
    const email = await world.mail();
    const body = {
      email_id: email.id,
      subject: 'Re: My parcel',
      body: 'On its way.',
      message_id: '<e1@example.com>',
      model: 'gpt',
    };
    const response = await post(world, body);
    expect(response.status).toBe(201);
    const recorded = (await response.json()) as AutoReply;
    expect(recorded).toEqual({
      ...body,
      id: expect.any(Number),
      status: 'sent',
      sent_email_id: null,
      reason: null,
      created_at: expect.any(String),
    });
    expect((await world.email(email.id)).auto_replies).toEqual([recorded]);
  });

  test('records the same reply once, even concurrently, with and without a Message-ID', async () => {
    const world = await makeResponder({ enabled: false });
    const email = await world.mail();
    for (const message_id of ['<e1@example.com>', undefined]) {
      const body = { email_id: email.id, subject: 'Re', body: 'Hi', message_id };
      const answers = await Promise.all([1, 2, 3, 4].map(() => post(world, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    }
    const bare = { email_id: email.id, subject: 'Re', body: 'Hi', message_id: 'e1@example.com' };
    expect((await post(world, bare)).status).toBe(200);
    expect(await world.rows('SELECT 1 FROM auto_replies WHERE organization_id = ?')).toHaveLength(2);
    expect((await post(world, { email_id: email.id, subject: 'Re', body: 'Other' })).status).toBe(201);
  });

  test('a skipped reply shows its reason', async () => {
    const world = await makeResponder({ enabled: false });
    const email = await world.mail();
    const body = { email_id: email.id, subject: '', body: '', status: 'skipped', reason: 'spam' };
    expect((await post(world, body)).status).toBe(201);
    expect(await world.email(email.id)).toMatchObject({ auto_replies: [], auto_reply_skipped: 'spam' });
  });

  test('the draft of an engine can be sent', async () => {
    const world = await makeResponder({ enabled: false });
    const email = await world.mail();
    const text = 'Hi <b>Kim</b>\nnew line';
    const response = await post(world, { email_id: email.id, subject: 'Re', body: text, status: 'draft' });
    const { id } = (await response.json()) as AutoReply;
    expect(await send(world, id)).toMatchObject({ status: 'sent' });
    expect(world.smtp.texts()[0]).toContain('&lt;b&gt;Kim&lt;/b&gt;<br>new line');
  });

  test.each([
    ['nothing', {}],
    ['no subject', { email_id: 1, body: 'x' }],
    ['no body', { email_id: 1, subject: 'x' }],
    ['an id that is a word', { email_id: '1', subject: 'x', body: 'x' }],
    ['a status that is none', { email_id: 1, subject: 'x', body: 'x', status: 'done' }],
    ['a status of ours', { email_id: 1, subject: 'x', body: 'x', status: 'pending' }],
    ['a subject of two lines', { email_id: 1, subject: 'x\ny', body: 'x' }],
    ['a long text', { email_id: 1, subject: 'x', body: 'x'.repeat(20_001) }],
    ['an unknown field', { email_id: 1, subject: 'x', body: 'x', html: 'x' }],
  ])('bad input, %s: 400', async (_, body) => {
    const client = await makeOrganization();
    await refused(client.request('POST', '/api/auto-replies', body), 400, 'VALIDATION_FAILED');
  });

  test('answers 422 for unknown and outbound emails, and those of other organizations', async () => {
    const world = await makeResponder({ enabled: false });
    const email = await world.mail();
    const stranger = await makeOrganization();
    const body = { email_id: email.id, subject: 'x', body: 'x' };
    await refused(stranger.request('POST', '/api/auto-replies', body), 422, 'NO_SUCH_EMAIL');
    await refused(post(world, { ...body, email_id: 1 }), 422, 'NO_SUCH_EMAIL');
    const { emailId } = await world.send();
    await refused(post(world, { ...body, email_id: emailId }), 422, 'NO_SUCH_EMAIL');
  });
});

test('GET /api/auto-replies: newest first, by status, page by page', async () => {
  const world = await makeResponder();
  await world.settings({ mode: 'draft' });
  for (let i = 0; i < 5; i++) await world.mail({ from_address: `p${i}@example.net` });
  await world.mail({ from_address: world.address });
  await world.run();
  const list = async (path: string) => {
    const response = await world.request('GET', path);
    const rows = (await response.json()) as AutoReply[];
    return { rows, next: /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] };
  };
  const first = await list('/api/auto-replies?status=draft&limit=3');
  expect(first.rows.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
  const url = new URL(first.next!);
  const second = await list(url.pathname + url.search);
  expect(second.next).toBeUndefined();
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(ids).toHaveLength(5);
  expect((await list('/api/auto-replies')).rows).toHaveLength(5);
  expect((await list('/api/auto-replies?status=skipped')).rows).toMatchObject([{ reason: 'own_address' }]);
  expect((await list('/api/auto-replies?status=sent')).rows).toEqual([]);
  await refused(world.request('GET', '/api/auto-replies?status=x'), 400, 'VALIDATION_FAILED');
  await refused(world.request('GET', '/api/auto-replies?cursor=x'), 400, 'VALIDATION_FAILED');
});
