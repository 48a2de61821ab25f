import { describe, expect, test } from 'vitest';
import { wakeDueJobs } from '../../../../../src/worker/jobs.ts';
import { sendJob } from '../../../../../src/worker/modules/mail/sending/attempt.ts';
import { fileSentJob } from '../../../../../src/worker/modules/mail/sending/file-sent.ts';
import { retryEmail } from '../../../../../src/worker/modules/mail/sending/retry.ts';
import { sweepUploads } from '../../../../../src/worker/modules/mail/sending/upload.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { auditLog } from '../../../../../src/worker/platform/data/schema.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../../helpers.ts';
import { failure, makeWorld, SENT, type World } from './world.ts';

const header = (message: string, name: string) =>
  new RegExp(`^${name}: ((?:.*)(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(message.split('\r\n\r\n')[0]!)?.[1]
    ?.replace(/\r\n/g, '');

async function run(world: World, jobId: number) {
  const ctx = world.ctx();
  await runJob(ctx, sendJob, jobId);
  await ctx.waited();
}

const jobs = (world: World, kind = 'send') =>
  world.rows(`SELECT * FROM jobs WHERE organization_id = ? AND kind = '${kind}'`);
const events = async (world: World, type = 'email.sent') =>
  (await world.rows(`SELECT data FROM events WHERE organization_id = ? AND type = '${type}'`)).map(
    ({ data }) => JSON.parse(String(data)),
  );

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
    expect(text).not.toMatch(/bcc|secret@example\.org/i);
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
    expect(world.woken.at(-1)).toEqual({ body: { kind: 'file-sent', job_id: job!.id }, delaySeconds: 0 });
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
    world.smtp.answers = [{ ...SENT, newMessageId: '<0102abc@eu-west-1.amazonses.com>' }];
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

describe('a reply', () => {
  const incoming = (world: World, over: Record<string, unknown>) =>
    world.client.request('POST', '/api/emails', {
      from_address: 'kim@example.net',
      to_address: world.address,
      subject: 'My parcel',
      body_text: 'Where is it?',
      ...over,
    });

  test('is in the thread of its parent at once, with the References of the stored parent', async () => {
    const world = await makeWorld();
    const raw = [
      'Message-ID: <p3@example.net>',
      'References: <p1@example.net>',
      ' <p2@example.net>',
      'In-Reply-To: <p2@example.net>',
      'From: Kim <kim@example.net>',
      'Reply-To: "Desk, the" <desk@example.net>',
      `To: ${world.address}`,
      'Subject: My parcel',
      '',
      'Where is it?',
    ].join('\r\n');
    const saved = await world.client.request('POST', '/api/emails', raw, {
      'content-type': 'message/rfc822',
    });
    const parent = (await saved.json()) as { id: number; reply_to_address: string };
    expect(parent.reply_to_address).toBe('desk@example.net');
    const outcome = await world.send({ subject: 'Re: My parcel', parentMessageId: 'p3@example.net' });
    const [message] = world.smtp.texts();
    expect(header(message!, 'In-Reply-To')).toBe('<p3@example.net>');
    expect(header(message!, 'References')).toBe('<p1@example.net> <p2@example.net> <p3@example.net>');
    expect(header(message!, 'Subject')).toBe('Re: My parcel');
    const thread = (await (await world.client.request('GET', `/api/emails/${parent.id}/thread`)).json()) as {
      messages: { id: number; send_state: string | null; reply_to_address: string; recipients?: unknown }[];
    };
    expect(thread.messages.map((m) => [m.id, m.send_state, m.reply_to_address])).toEqual([
      [parent.id, null, 'desk@example.net'],
      [outcome.emailId, 'sent', 'kim@example.net'],
    ]);
    expect(thread.messages[1]).not.toHaveProperty('recipients');
  });

  test('to mail posted as fields follows In-Reply-To from parent to parent', async () => {
    const world = await makeWorld();
    await incoming(world, { message_id: 'a@example.net' });
    await incoming(world, { message_id: '<b@example.net>', in_reply_to_message_id: 'a@example.net' });
    await incoming(world, { message_id: '<c@example.net>', in_reply_to_message_id: '<b@example.net>' });
    await world.send({ parentMessageId: '<c@example.net>' });
    expect(header(world.smtp.texts()[0]!, 'References')).toBe(
      '<a@example.net> <b@example.net> <c@example.net>',
    );
    // A loop ends.
    await incoming(world, { message_id: '<x@example.net>', in_reply_to_message_id: '<y@example.net>' });
    await incoming(world, { message_id: '<y@example.net>', in_reply_to_message_id: '<x@example.net>' });
    await world.send({ parentMessageId: '<x@example.net>' });
    expect(header(world.smtp.texts()[1]!, 'References')).toBe('<x@example.net> <y@example.net>');
  });

  test('to own sent mail, to an unknown parent, and with a chain in the request', async () => {
    const world = await makeWorld();
    const first = await world.send();
    const second = await world.send({ parentMessageId: first.messageId });
    expect(header(world.smtp.texts()[1]!, 'References')).toBe(first.messageId);
    expect(await world.detail(second.emailId)).toMatchObject({
      thread_count: 2,
      in_reply_to_message_id: first.messageId,
    });
    await world.send({ parentMessageId: '<gone@example.net>' });
    expect(header(world.smtp.texts()[2]!, 'References')).toBe('<gone@example.net>');
    await world.send({ parentMessageId: '<c@x>', referencesChain: '<a@x> <b@x>' });
    expect(header(world.smtp.texts()[3]!, 'References')).toBe('<a@x> <b@x> <c@x>');
    await world.send();
    expect(world.smtp.texts()[4]).not.toMatch(/^(In-Reply-To|References):/im);
  });
});

describe('an email that is not sent', () => {
  test('is tried again after 1, 5, 15, 60 minutes and every 4 hours, and fails after a day', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('retry', { code: 'CONNECTION_FAILED', detail: 'Nobody there.' })];
    const began = world.clock.now;
    const outcome = await world.send();
    expect(outcome).toMatchObject({
      state: 'queued',
      code: 'CONNECTION_FAILED',
      detail: 'Not sent yet; it is tried again at 2096-11-21T09:01:00.000Z. Nobody there.',
    });
    const waits: number[] = [];
    for (let job = (await jobs(world))[0]; job; [job] = await jobs(world)) {
      expect(world.woken.at(-1)).toMatchObject({ body: { kind: 'send', job_id: job.id } });
      expect(world.woken.at(-1)!.delaySeconds * 1000).toBe(Number(job.due_at) - world.clock.now);
      waits.push((Number(job.due_at) - world.clock.now) / 60_000);
      expect(await world.detail(outcome.emailId)).toMatchObject({ send_state: 'queued' });
      // Nothing happens before it is due.
      await run(world, Number(job.id));
      expect(world.smtp.parcels).toHaveLength(waits.length);
      world.clock.now = Number(job.due_at);
      await run(world, Number(job.id));
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 240, 240, 240, 240]);
    expect(world.clock.now - began).toBeLessThanOrEqual(86_400_000);
    expect(await world.detail(outcome.emailId)).toMatchObject({
      send_state: 'failed',
      recipients: [{ state: 'failed' }],
    });
    expect(await events(world)).toEqual([]);
    const texts = new Set(world.smtp.texts());
    expect(texts.size).toBe(1);
  });

  test('is sent by a later attempt, once', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('retry'), SENT];
    const outcome = await world.send();
    const [job] = await jobs(world);
    world.clock.now += 60_000;
    const ctx = world.ctx();
    await wakeDueJobs(ctx, sendJob);
    await ctx.waited();
    expect(world.woken).toContainEqual({ body: { kind: 'send', job_id: job!.id }, delaySeconds: 0 });
    await Promise.all([
      run(world, Number(job!.id)),
      run(world, Number(job!.id)),
      run(world, Number(job!.id)),
    ]);
    expect(world.smtp.parcels).toHaveLength(2);
    expect(await world.detail(outcome.emailId)).toMatchObject({ send_state: 'sent' });
    expect(await events(world)).toHaveLength(1);
  });

  test('has failed if it was refused or its inbox became inactive; a user may send it again', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('failed'), failure('retry'), SENT];
    const outcome = await world.send();
    expect(outcome).toMatchObject({ state: 'failed', code: 'REFUSED' });
    expect(await jobs(world)).toEqual([]);

    const again = await retryEmail(world.ctx(), outcome.emailId, false);
    expect(again).toMatchObject({ state: 'queued', emailId: outcome.emailId, messageId: outcome.messageId });
    await testEnv.DB.prepare('UPDATE inboxes SET is_active = 0 WHERE id = ?').bind(world.inboxId).run();
    world.clock.now += 60_000;
    await run(world, Number((await jobs(world))[0]!.id));
    expect(world.smtp.parcels).toHaveLength(2);
    expect(await world.detail(outcome.emailId)).toMatchObject({ send_state: 'failed' });

    await testEnv.DB.prepare('UPDATE inboxes SET is_active = 1 WHERE id = ?').bind(world.inboxId).run();
    expect(await retryEmail(world.ctx(), outcome.emailId, false)).toMatchObject({
      state: 'sent',
    });
    await expect(retryEmail(world.ctx(), outcome.emailId, true)).rejects.toMatchObject({
      code: 'NOT_TO_RETRY',
    });
    expect(world.smtp.parcels).toHaveLength(3);
    expect(await events(world)).toHaveLength(1);
  });

  test('but may have been delivered is sent again only if a user confirms it', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('unconfirmed', { code: 'OUTCOME_UNKNOWN' }), SENT];
    const { emailId } = await world.send();
    expect(await jobs(world)).toEqual([]);
    expect(await world.detail(emailId)).toMatchObject({
      send_state: 'unconfirmed',
      recipients: [{ state: 'unconfirmed' }],
    });
    await expect(retryEmail(world.ctx(), emailId, false)).rejects.toMatchObject({
      code: 'CONFIRMATION_NEEDED',
    });
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await retryEmail(world.ctx(), emailId, true)).toMatchObject({ state: 'sent' });
    expect(world.smtp.parcels).toHaveLength(2);
  });

  test('because the process died is unconfirmed once the lease has run out', async () => {
    const world = await makeWorld();
    const { emailId } = await world.send();
    // The state after a process died between the claim and the server's answer.
    await testEnv.DB.batch([
      testEnv.DB.prepare("UPDATE emails SET send_state = 'sending' WHERE id = ?").bind(emailId),
      testEnv.DB.prepare("UPDATE outgoing SET lease = 'dead', sent_at = NULL WHERE email_id = ?").bind(
        emailId,
      ),
      testEnv.DB.prepare(
        "INSERT INTO jobs (organization_id, kind, subject_id, lease, lease_until, attempts) VALUES (?, 'send', ?, 'dead', ?, 1)",
      ).bind(world.client.organizationId, emailId, world.clock.now + 60_000),
    ]);
    const [job] = await jobs(world);
    await run(world, Number(job!.id));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'sending' });
    world.clock.now += 61_000;
    await run(world, Number(job!.id));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'unconfirmed' });
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await jobs(world)).toEqual([]);
    // The attempt was still alive: the outcome that it reports counts.
    const { updateAttempt } = await import('../../../../../src/worker/modules/mail/sending/store.ts');
    const { commit } = await import('../../../../../src/worker/platform/data/database.ts');
    const ctx = world.ctx();
    const ending = {
      state: 'sent',
      code: null,
      rest: 'sent',
      detail: 'x',
      reply: 'ok',
      refused: [],
      newMessageId: null,
    } as const;
    await commit(database(ctx), updateAttempt(ctx, emailId, 'another', { ...ending, refused: [] }));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'unconfirmed' });
    await commit(database(ctx), updateAttempt(ctx, emailId, 'dead', { ...ending, refused: [] }));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'sent' });
  });

  test('is unconfirmed if the delivery throws, and tried again if its message cannot be read', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('retry')];
    const { emailId } = await world.send();
    const [job] = await jobs(world);
    world.clock.now += 60_000;
    const broken = { ...world.env, BUCKET: { get: () => Promise.reject(new Error('R2 is away')) } };
    const ctx = world.ctx({ env: broken as never });
    await runJob(ctx, sendJob, Number(job!.id));
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'queued' });
    world.clock.now += 5 * 60_000;
    const deliver = () => {
      throw new Error('a defect');
    };
    await runJob(world.ctx({ deliver }), sendJob, Number(job!.id));
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'unconfirmed' });
  });
});

describe('an automatic email', () => {
  test('is marked as such, and has the null sender, or its own address if the server insists', async () => {
    const world = await makeWorld();
    const outcome = await world.send({ automatic: true });
    expect(outcome.state).toBe('sent');
    const [message] = world.smtp.texts();
    expect(header(message!, 'Auto-Submitted')).toBe('auto-replied');
    expect(header(message!, 'X-Auto-Response-Suppress')).toBe('All');
    expect(header(message!, 'From')).toContain(world.address);
    expect(world.smtp.parcels.map(({ from }) => from)).toEqual(['']);
    world.smtp.answers = [failure('failed', { refusedMail: true }), SENT];
    expect(await world.send({ automatic: true })).toMatchObject({ state: 'sent' });
    expect(world.smtp.parcels.map(({ from }) => from)).toEqual(['', '', world.address]);
    world.smtp.answers = [failure('failed', { refusedMail: false })];
    expect(await world.send({ automatic: true })).toMatchObject({ state: 'failed' });
    expect(world.smtp.parcels).toHaveLength(4);
    const human = await world.send();
    expect(human.state).toBe('failed');
    expect(world.smtp.texts().at(-1)).not.toMatch(/auto-submitted|x-auto-response/i);
  });

  test('is tried three times at most', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('retry')];
    const { emailId } = await world.send({ automatic: true });
    for (let job = (await jobs(world))[0]; job; [job] = await jobs(world)) {
      world.clock.now = Number(job.due_at);
      await run(world, Number(job.id));
    }
    expect(world.smtp.parcels).toHaveLength(3);
    expect(await world.detail(emailId)).toMatchObject({ send_state: 'failed' });
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
  await world.send({ alsoWhenSaved: [note('kept')] });
  await expect(world.send({ attachments: ['nope'], alsoWhenSaved: [note('lost')] })).rejects.toMatchObject({
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

test('an email whose upload expires while it is composed is refused, and not stored', async () => {
  const bucket = testEnv.BUCKET;
  let key = '';
  const BUCKET = {
    get: (...args: Parameters<typeof bucket.get>) => bucket.get(...args),
    // The raw message is written after the upload was read.
    async put(...args: Parameters<typeof bucket.put>) {
      await testEnv.DB.prepare("UPDATE uploads SET state = 'expired' WHERE key = ?").bind(key).run();
      return bucket.put(...args);
    },
    delete: (keys: string | string[]) => bucket.delete(keys),
  } as unknown as R2Bucket;
  const world = await makeWorld({ BUCKET });
  ({ key } = (await world.upload()).body);
  await expect(world.send({ attachments: [key] })).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
  expect(world.smtp.parcels).toEqual([]);
  expect(await world.rows('SELECT id FROM emails WHERE organization_id = ?')).toEqual([]);
});

test('unused uploads are deleted after a day with their objects; used ones stay', async () => {
  const world = await makeWorld();
  const used = (await world.upload()).body.key;
  const unused = (await world.upload()).body.key;
  const { emailId } = await world.send({ attachments: [used] });
  // The upload over HTTP uses the real clock.
  world.clock.now = Date.now() + 23 * 3_600_000;
  await sweepUploads(world.ctx());
  expect(await testEnv.BUCKET.head(unused)).not.toBeNull();
  world.clock.now = Date.now() + 25 * 3_600_000;
  // One tick deletes a limited number, and other tests leave uploads too.
  for (let tick = 0; tick < 10; tick++) await sweepUploads(world.ctx());
  expect(await testEnv.BUCKET.head(unused)).toBeNull();
  expect(await world.rows('SELECT key, state FROM uploads WHERE organization_id = ?')).toEqual([
    { key: used, state: 'used' },
  ]);
  const file = await world.client.request('GET', `/api/emails/${emailId}/attachments/1`);
  expect(await file.text()).toBe('content');
  await expect(world.send({ attachments: [unused] })).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
});
