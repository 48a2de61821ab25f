import { describe, expect, test } from 'vitest';
import { fileSentJob } from '../../../../../src/worker/modules/sending/outgoing/file-sent.ts';
import { retryEmail } from '../../../../../src/worker/modules/sending/outgoing/retry-email.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { auditLog } from '../../../../../src/worker/platform/data/schema.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { inHome } from '../../../helpers.ts';
import { events, failure, jobs, makeWorld, run, SENT } from './world.ts';

describe('a sent email', () => {
  test('is stored as outbound with its state and recipients; the stored message is the sent one', async () => {
    const world = await makeWorld();
    const outcome = await world.send({
      to: ['Kim Sato <kim@example.net>', 'ann@example.net, bob@example.net'],
      cc: 'Zoë <zoe@example.net>, kim@example.net',
      bcc: ['secret@example.org'],
      subject: 'Grüße 🎉',
      html: '<p>One<br>two</p><script>x()</script>',
    });
    expect(outcome).toMatchObject({ state: 'sent', detail: 'Sent to 5 recipients.', code: null });
    expect(outcome.messageId).toMatch(/^<[A-Za-z0-9]{32}@org\d+\.example>$/);
    const [parcel] = world.smtp.parcels;
    expect(world.smtp.parcels).toHaveLength(1);
    expect({ ...parcel, raw: null }).toEqual({
      name: `org${world.client.organizationId}.example`,
      from: world.address,
      to: ['kim@example.net', 'ann@example.net', 'bob@example.net', 'zoe@example.net', 'secret@example.org'],
      raw: null,
    });
    const detail = await world.detail(outcome.emailId);
    expect(detail).toMatchObject({
      id: outcome.emailId,
      message_id: outcome.messageId,
      direction: 'outbound',
      is_read: true,
      tag: 'Support',
      inbox_id: world.inboxId,
      from_address: world.address,
      from_name: 'Support',
      to_address: 'kim@example.net',
      to: ['Kim Sato <kim@example.net>', 'ann@example.net', 'bob@example.net'],
      cc: ['Zoë <zoe@example.net>', 'kim@example.net'],
      reply_to_address: 'kim@example.net',
      subject: 'Grüße 🎉',
      body_text: 'One\ntwo',
      body_html: '<p>One<br />two</p>',
      send_state: 'sent',
      task_id: null,
      thread_count: 1,
    });
    expect(detail.recipients.map(({ address, kind, state }) => [address, kind, state])).toEqual([
      ['kim@example.net', 'to', 'sent'],
      ['ann@example.net', 'to', 'sent'],
      ['bob@example.net', 'to', 'sent'],
      ['zoe@example.net', 'cc', 'sent'],
      ['secret@example.org', 'bcc', 'sent'],
    ]);
    const raw = await world.client.request('GET', `/api/emails/${outcome.emailId}/raw`);
    const text = await raw.text();
    expect(text).toBe(world.smtp.texts()[0]);
    expect(text).not.toMatch(/^bcc:|secret@example\.org/im);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    // The HTML is sent unchanged.
    expect(text).toContain('<script>x()</script>');
    const list = (await (await world.client.request('GET', '/api/emails')).json()) as Record<
      string,
      unknown
    >[];
    expect(list).toMatchObject([{ id: outcome.emailId, send_state: 'sent' }]);
    expect(await jobs(world)).toEqual([]);
    expect(await world.rows('SELECT * FROM tasks WHERE organization_id = ?')).toEqual([]);
    expect(await events(world)).toEqual([
      {
        email_id: outcome.emailId,
        message_id: outcome.messageId,
        from_address: world.address,
        to: ['Kim Sato <kim@example.net>', 'ann@example.net', 'bob@example.net'],
        subject: 'Grüße 🎉',
        in_reply_to_message_id: null,
        sent_at: '2096-11-21T09:00:00.000Z',
      },
    ]);
  });

  test('with some refused recipients is sent, and names the refused ones', async () => {
    const world = await makeWorld();
    world.smtp.answers = [
      {
        ...SENT,
        refused: [{ address: 'bob@example.net', detail: '550 5.1.1 no such user', isTemporary: false }],
      },
    ];
    const outcome = await world.send({ to: 'kim@example.net, bob@example.net' });
    expect(outcome).toMatchObject({
      state: 'sent',
      detail: 'Sent to 1 recipient. bob@example.net was refused: 550 5.1.1 no such user.',
    });
    expect((await world.detail(outcome.emailId)).recipients).toEqual([
      { address: 'kim@example.net', kind: 'to', state: 'sent', detail: '' },
      { address: 'bob@example.net', kind: 'to', state: 'failed', detail: '550 5.1.1 no such user' },
    ]);
  });

  const recipient = (name: string, state: string, detail = '') => ({
    address: `${name}@example.net`,
    kind: 'to',
    state,
    detail,
  });
  const refusal = (name: string, detail: string, isTemporary: boolean) => ({
    address: `${name}@example.net`,
    detail,
    isTemporary,
  });

  test('is sent later to temporarily refused recipients, and to nobody twice', async () => {
    const world = await makeWorld();
    world.smtp.answers = [
      {
        ...SENT,
        refused: [refusal('bob', '452 4.5.3 too many', true), refusal('eve', '550 5.1.1 unknown', false)],
      },
      failure('retry'),
      { ...SENT, refused: [] },
    ];
    const { emailId, state, detail } = await world.send({
      to: 'kim@example.net, bob@example.net, eve@example.net',
    });
    expect(state).toBe('queued');
    expect(detail).toBe(
      'Sent to 1 recipient. bob@example.net was refused: 452 4.5.3 too many. eve@example.net was refused: 550 5.1.1 unknown. Temporarily refused recipients are tried again at 2096-11-21T09:01:00.000Z.',
    );
    const eve = recipient('eve', 'failed', '550 5.1.1 unknown');
    const shown = async () => (await world.detail(emailId)).recipients;
    expect(await shown()).toEqual([
      recipient('kim', 'sent'),
      recipient('bob', 'queued', '452 4.5.3 too many'),
      eve,
    ]);
    expect(await events(world)).toEqual([]);
    const [job] = await jobs(world);
    world.clock.now += 60_000;
    await run(world, Number(job!.id));
    expect(await shown()).toEqual([recipient('kim', 'sent'), recipient('bob', 'queued'), eve]);
    world.clock.now += 5 * 60_000;
    await run(world, Number(job!.id));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'sent' });
    expect(await shown()).toEqual([recipient('kim', 'sent'), recipient('bob', 'sent'), eve]);
    expect(world.smtp.parcels.map(({ to }) => to.map((address) => address.split('@')[0]))).toEqual([
      ['kim', 'bob', 'eve'],
      ['bob'],
      ['bob'],
    ]);
    expect(await events(world)).toHaveLength(1);
    expect(await jobs(world)).toEqual([]);
  });

  test('has finally failed for recipients that stay refused, and is sent to the others', async () => {
    const world = await makeWorld();
    const later = { ...SENT, refused: [refusal('bob', '451 4.7.1 greylisted', true)] };
    world.smtp.answers = [later];
    const { emailId } = await world.send({ to: 'kim@example.net, bob@example.net' });
    const [job] = await jobs(world);
    for (let n = 0; n < 20 && (await jobs(world)).length > 0; n++) {
      world.smtp.answers.push(failure('retry'));
      world.clock.now += 4 * 3_600_000;
      await run(world, Number(job!.id));
    }
    const { send_state, recipients } = await world.detail(emailId);
    expect(send_state).toBe('sent');
    expect(recipients).toMatchObject([{ state: 'sent' }, { state: 'failed' }]);
    expect(await events(world)).toHaveLength(1);
  });

  test('whose later attempt is unconfirmed is sent again, on request, only to those recipients', async () => {
    const world = await makeWorld();
    world.smtp.answers = [
      { ...SENT, refused: [refusal('bob', '452 4.5.3 too many', true)] },
      failure('unconfirmed'),
      SENT,
    ];
    const { emailId } = await world.send({ to: 'kim@example.net, bob@example.net' });
    const [job] = await jobs(world);
    world.clock.now += 60_000;
    await run(world, Number(job!.id));
    expect(await world.detail(emailId)).toMatchObject({
      send_state: 'unconfirmed',
      recipients: [{ state: 'sent' }, { state: 'unconfirmed' }],
    });
    expect(await retryEmail(world.ctx(), emailId, true)).toMatchObject({ state: 'sent' });
    expect(world.smtp.parcels.at(-1)!.to).toEqual(['bob@example.net']);
  });

  test('is filed in the Sent folder by its own job, which retries and finally gives up', async () => {
    const world = await makeWorld();
    const { emailId } = await world.send();
    const [job] = await jobs(world, 'file-sent');
    expect(world.woken.at(-1)).toEqual({
      body: { kind: 'file-sent', job_id: job!.id, ...inHome },
      delaySeconds: 0,
    });
    const file = () => runJob(world.ctx(), fileSentJob, Number(job!.id));

    world.sidecar.failure = { code: 'TIMEOUT', message: 'No answer.' };
    await file();
    const [waiting] = await jobs(world, 'file-sent');
    expect(waiting).toMatchObject({ attempts: 1, due_at: world.clock.now + 5 * 60_000, lease: null });
    await file();
    expect(world.appended).toHaveLength(1);
    world.clock.now += 5 * 60_000;
    world.sidecar.failure = null;
    await file();
    expect(await jobs(world, 'file-sent')).toEqual([]);
    expect(world.appended).toHaveLength(2);
    expect(world.appended[1]).toMatchObject({
      request: { mailbox: null, flags: ['\\Seen'], connection: { host: 'imap.example.com' } },
      message: world.smtp.texts()[0],
    });
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'sent' });

    await world.send();
    const [other] = await jobs(world, 'file-sent');
    world.sidecar.failure = { code: 'AUTH_FAILED', message: 'No.' };
    for (let i = 0; i < 9; i++) {
      await runJob(world.ctx(), fileSentJob, Number(other!.id));
      world.clock.now += 2 * 86_400_000;
    }
    expect(await jobs(world, 'file-sent')).toEqual([]);
  });

  test('waits for a place in the sidecar, which counts as no attempt to file it', async () => {
    const world = await makeWorld();
    await world.send();
    const [job] = await jobs(world, 'file-sent');
    world.sidecar.failure = { code: 'BUSY', message: 'Too many calls.' };
    for (let i = 0; i < 20; i++) {
      await runJob(world.ctx(), fileSentJob, Number(job!.id));
      const [waiting] = await jobs(world, 'file-sent');
      expect(waiting).toMatchObject({ attempts: 0, due_at: world.clock.now + 20_000, lease: null });
      world.clock.now += 20_000;
    }
    world.sidecar.failure = null;
    await runJob(world.ctx(), fileSentJob, Number(job!.id));
    expect(await jobs(world, 'file-sent')).toEqual([]);
  });

  test('is not filed if filing kills the Worker each time', async () => {
    const world = await makeWorld();
    await world.send();
    const [job] = await jobs(world, 'file-sent');
    for (let run = 0; run < 9; run++) {
      // A sidecar that never answers simulates the death: nobody waits for the run any more.
      await new Promise<void>((reached) => {
        const fetch = () => {
          reached();
          return new Promise(() => {});
        };
        const env = {
          ...world.env,
          SIDECAR: { getByName: () => ({ fetch }) },
        } as unknown as typeof world.env;
        void runJob(world.ctx({ env }), fileSentJob, Number(job!.id));
      });
      world.clock.now += 5 * 60_000;
    }
    expect(await jobs(world, 'file-sent')).toHaveLength(1);
    await runJob(world.ctx(), fileSentJob, Number(job!.id));
    expect(await jobs(world, 'file-sent')).toEqual([]);
    expect(world.appended).toEqual([]);
  });

  test('is not filed if its provider files sent mail automatically', async () => {
    const world = await makeWorld({}, { smtp_host: 'smtp.gmail.com', smtp_port: 465 });
    await world.send();
    expect(await jobs(world, 'file-sent')).toEqual([]);
  });

  test('with a Message-ID from the server is found by that id too', async () => {
    const world = await makeWorld();
    world.smtp.answers = [{ ...SENT, newMessageIds: ['<0102abc@eu-west-1.amazonses.com>'] }];
    const { emailId } = await world.send();
    const answer = await world.client.request('POST', '/api/emails', {
      message_id: '<answer@example.net>',
      from_address: 'kim@example.net',
      to_address: world.address,
      in_reply_to_message_id: '<0102abc@eu-west-1.amazonses.com>',
    });
    expect(answer.status).toBe(201);
    expect(await world.detail(emailId)).toMatchObject({ thread_count: 2 });
  });
});

test('statements of the caller are committed with the email, and only then', async () => {
  const world = await makeWorld();
  const note = (target: string) =>
    database(world.ctx()).insert(auditLog).values({
      organizationId: world.client.organizationId,
      createdAt: 1,
      actor: 'system',
      action: 'test.noted',
      target,
      details: {},
      requestId: 'test',
    });
  await world.send({ alsoWhenSaved: () => [note('kept')] });
  await expect(
    world.send({ attachments: ['nope'], alsoWhenSaved: () => [note('lost')] }),
  ).rejects.toMatchObject({
    code: 'UNKNOWN_ATTACHMENT',
  });
  const noted = await world.rows(
    "SELECT target FROM audit_log WHERE organization_id = ? AND action = 'test.noted'",
  );
  expect(noted).toEqual([{ target: 'kept' }]);
});

test('an email to oneself is outbound and inbound, and shown once in the thread', async () => {
  const world = await makeWorld();
  const { emailId } = await world.send({ to: world.address });
  const raw = world.smtp.texts()[0]!;
  const response = await world.client.request('POST', '/api/emails', raw, {
    'content-type': 'message/rfc822',
  });
  expect(response.status).toBe(201);
  const inbound = (await response.json()) as { id: number; direction: string; thread_count: number };
  expect(inbound).toMatchObject({ direction: 'inbound', thread_count: 1 });
  expect(inbound.id).not.toBe(emailId);
  expect(await world.detail(emailId)).toMatchObject({
    direction: 'outbound',
    send_state: 'sent',
    thread_count: 1,
  });
});
