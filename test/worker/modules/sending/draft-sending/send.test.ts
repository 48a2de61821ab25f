import { describe, expect, test } from 'vitest';
import { Tags } from '../../../../../src/lib/tags.ts';
import { cancelDraft } from '../../../../../src/worker/modules/sending/draft-sending/cancel.ts';
import { sendDraft } from '../../../../../src/worker/modules/sending/draft-sending/send.ts';
import { sweepDrafts } from '../../../../../src/worker/modules/sending/drafts/delete.ts';
import { updateDraft } from '../../../../../src/worker/modules/sending/drafts/update.ts';
import { retryEmail } from '../../../../../src/worker/modules/sending/outgoing/retry-email.ts';
import { testEnv } from '../../../helpers.ts';
import { failure, mail, refused, SENT } from '../outgoing/world.ts';
import { makeDraftWorld } from './world.ts';

const iso = (time: number) => new Date(time).toISOString();
const HOUR_MS = 3_600_000;

describe('a draft that is sent', () => {
  test('is held for ten seconds, and then becomes the email that was written', async () => {
    const world = await makeDraftWorld();
    const { key } = (await world.upload('file', 'a.txt')).body;
    const held = await world.held({
      to: ['Kim <kim@example.net>'],
      cc: ['ann@example.net'],
      bcc: ['bob@example.net'],
      quoted_html: '<blockquote>Earlier</blockquote>',
      attachments: [key],
    });
    expect(held).toMatchObject({ state: 'held', version: 2, send_at: iso(world.clock.now + 10_000) });
    expect(world.wakeUps()).toMatchObject([{ delaySeconds: 10 }]);
    world.clock.now += 9_999;
    await world.run();
    expect(world.smtp.parcels).toEqual([]);
    world.clock.now += 1;
    await world.run();
    expect(world.smtp.parcels.map(({ to }) => to)).toEqual([
      ['kim@example.net', 'ann@example.net', 'bob@example.net'],
    ]);
    const draft = await world.get(held.id);
    expect(draft).toMatchObject({ state: 'sent', version: 2, send_at: null, email_id: expect.any(Number) });
    expect(await world.detail(Number(draft.email_id))).toMatchObject({
      subject: 'Hello',
      body_text: 'Hi\n\n> Earlier',
      attachments: [{ filename: 'a.txt' }],
      send_state: 'sent',
    });
    expect(await world.jobs()).toEqual([]);
    expect(await (await world.client.request('GET', '/api/drafts')).json()).toEqual([]);
    world.clock.now += 8 * 24 * HOUR_MS;
    await sweepDrafts(world.ctx());
    expect(await world.rows('SELECT id FROM drafts WHERE organization_id = ?')).toEqual([]);
    expect(await testEnv.BUCKET.head(key)).not.toBeNull();
  });

  test('counts for who had it sent, although a job sends it', async () => {
    const world = await makeDraftWorld();
    const { userId } = world.client;
    const { id } = await world.held();
    world.clock.now += 10_000;
    await world.run(world.ctx({ actor: { type: 'system' } }));
    const { email_id } = await world.get(id);
    const sender = "SELECT sent_by FROM emails WHERE organization_id = ? AND direction = 'outbound'";
    expect(email_id).not.toBeNull();
    expect(await world.rows(sender)).toEqual([{ sent_by: userId }]);
    const day = iso(world.clock.now).slice(0, 10);
    const report = await world.client.request('GET', `/api/reports?from=${day}&to=${day}`);
    expect(await report.json()).toMatchObject({ by_person: [{ user_id: userId, sent: 1 }] });
  });

  test('is held for as long as the sender wants, and sent at once without a hold', async () => {
    const world = await makeDraftWorld();
    const setHold = (seconds: number) =>
      world.client.request('PATCH', '/api/settings/profile', { send_hold_seconds: seconds });
    expect(await (await setHold(30)).json()).toMatchObject({ send_hold_seconds: 30 });
    expect((await setHold(7)).status).toBe(400);
    expect(await world.held()).toMatchObject({ send_at: iso(world.clock.now + 30_000) });
    await setHold(0);
    expect(await world.held()).toMatchObject({ state: 'sent', error: null });
    expect(world.smtp.parcels).toHaveLength(1);
  });

  test('joins the conversation that it answers', async () => {
    const world = await makeDraftWorld();
    const { emailId } = await world.send();
    const { message_id } = await world.detail(emailId);
    const { id } = await world.held({ mode: 'reply', original_email_id: emailId });
    world.clock.now += 10_000;
    await world.run();
    const { email_id } = await world.get(id);
    expect(await world.detail(Number(email_id))).toMatchObject({
      in_reply_to_message_id: message_id,
      thread_count: 2,
    });
  });

  test('forwards a mail with its files, in a conversation of its own', async () => {
    const world = await makeDraftWorld();
    const { key } = (await world.upload('file', 'a.txt')).body;
    const { emailId } = await world.send({ attachments: [key] });
    const file = { email_id: emailId, attachment_id: 1 };
    const { id } = await world.held({ mode: 'forward', original_email_id: emailId, attachments: [file] });
    world.clock.now += 10_000;
    await world.run();
    const { email_id } = await world.get(id);
    expect(await world.detail(Number(email_id))).toMatchObject({
      thread_count: 1,
      attachments: [{ filename: 'a.txt' }],
    });
    expect(world.smtp.texts()[1]).toMatch(/^X-Forwarded-Message-Id:/im);
  });

  test.each([
    [{ to: [] }, 'to'],
    [{ to: ['kim'] }, 'to'],
    [{ cc: ['kim@'] }, 'cc'],
    [{ from_inbox: null }, 'from_inbox'],
    [{ from_inbox: 'nowhere' }, 'from_inbox'],
    [{ body: '' }, 'body'],
    [{ body: 'x'.repeat(1_200_000), quoted_html: 'x'.repeat(900_000) }, 'body'],
  ])('is refused if incomplete, which names the field, and stays (%#)', async (content, path) => {
    const world = await makeDraftWorld();
    const { id } = await world.draft(content);
    await expect(sendDraft(world.ctx(), id, { version: 1 })).rejects.toMatchObject({
      kind: 'refused',
      errors: [{ path }],
    });
    expect(await world.get(id)).toMatchObject({ state: 'draft', version: 1 });
    expect(await world.jobs()).toEqual([]);
  });

  test('that fails is a draft again, with the reason, and what was sent of it is not tried again', async () => {
    const world = await makeDraftWorld();
    world.smtp.answers = [failure('failed'), SENT];
    const { id } = await world.held();
    world.clock.now += 10_000;
    await world.run();
    const failed = await world.get(id);
    expect(failed).toMatchObject({
      state: 'failed',
      error: { code: 'REFUSED', detail: 'smtp.example.com:465 answered: no' },
    });
    const firstEmail = Number(failed.email_id);
    const edited = await updateDraft(world.ctx(), id, { version: failed.version, subject: 'Better' });
    expect(edited).toMatchObject({ state: 'draft', error: null, email_id: null });
    await expect(retryEmail(world.ctx(), firstEmail, false)).rejects.toMatchObject({ code: 'NOT_TO_RETRY' });
    await sendDraft(world.ctx(), id, { version: edited.version });
    world.clock.now += 10_000;
    await world.run();
    expect(await world.get(id)).toMatchObject({ state: 'sent' });
    await expect(retryEmail(world.ctx(), firstEmail, true)).rejects.toMatchObject({ code: 'NOT_TO_RETRY' });
    expect(world.smtp.parcels).toHaveLength(2);
    expect(world.smtp.texts()[1]).toContain('Subject: Better');
  });

  test('that failed can be sent again as it is, or its email can: never both', async () => {
    const world = await makeDraftWorld();
    world.smtp.answers = [failure('failed'), SENT];
    const { id } = await world.held();
    world.clock.now += 10_000;
    await world.run();
    const { version, email_id } = await world.get(id);
    const answers = await Promise.allSettled([
      retryEmail(world.ctx(), Number(email_id), false),
      sendDraft(world.ctx(), id, { version }),
      retryEmail(world.ctx(), Number(email_id), false),
      sendDraft(world.ctx(), id, { version }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(2);
    expect(await world.get(id)).toMatchObject({ state: 'sent', error: null });
  });

  test('of which nobody knows the outcome is not sent again by itself, nor changed', async () => {
    const world = await makeDraftWorld();
    world.smtp.answers = [failure('unconfirmed', { code: 'OUTCOME_UNKNOWN' }), SENT];
    const { id, version } = await world.held();
    world.clock.now += 10_000;
    await world.run();
    await world.recover();
    const draft = await world.get(id);
    expect(draft).toMatchObject({ state: 'unconfirmed', error: { code: 'OUTCOME_UNKNOWN' } });
    const taken = { code: 'DRAFT_TAKEN', fields: { draft } };
    await expect(sendDraft(world.ctx(), id, { version })).rejects.toMatchObject(taken);
    await expect(updateDraft(world.ctx(), id, { version, subject: 'x' })).rejects.toMatchObject(taken);
    await expect(cancelDraft(world.ctx(), id)).rejects.toMatchObject(taken);
    expect(world.smtp.parcels).toHaveLength(1);
    await retryEmail(world.ctx(), Number(draft.email_id), true);
    expect(await world.get(id)).toMatchObject({ state: 'sent', error: null });
  });

  test('waits with its email while the server refuses it for now', async () => {
    const world = await makeDraftWorld();
    world.smtp.answers = [failure('retry'), SENT];
    const { id } = await world.held();
    world.clock.now += 10_000;
    await world.run();
    expect(await world.get(id)).toMatchObject({ state: 'sending', error: { code: 'REFUSED' } });
    await world.recover();
    expect(await world.get(id)).toMatchObject({ state: 'sent', error: null });
    expect(world.smtp.parcels).toHaveLength(2);
  });

  test('fails if its inbox goes away while it waits', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.held();
    await testEnv.DB.prepare('UPDATE inboxes SET is_active = 0 WHERE id = ?').bind(world.inboxId).run();
    world.clock.now += 10_000;
    await world.run();
    const failed = await world.get(id);
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'NO_SUCH_INBOX' }, email_id: null });
    expect(await world.jobs()).toEqual([]);
    expect((await updateDraft(world.ctx(), id, { version: failed.version, subject: 'x' })).state).toBe(
      'draft',
    );
  });

  test('that Herald cannot make an email of fails after five runs, and stays', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.held();
    const BUCKET = {
      put: async () => {
        throw new Error('R2 does not answer.');
      },
    } as unknown as R2Bucket;
    for (let run = 1; run <= 5; run++) {
      expect(await world.get(id)).toMatchObject({ state: 'held' });
      world.clock.now += HOUR_MS;
      await world.run(world.ctx({ env: { ...world.env, BUCKET } }));
    }
    expect(await world.get(id)).toMatchObject({ state: 'failed', error: { code: 'INTERNAL_ERROR' } });
    expect(await world.jobs()).toEqual([]);
    expect(world.smtp.parcels).toEqual([]);
  });
});

describe('a draft that is scheduled', () => {
  test('is sent at its time, however far away, after a restart that lost all messages', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.draft();
    const sendAt = world.clock.now + 300 * 24 * HOUR_MS;
    const waiting = await sendDraft(world.ctx(), id, { version: 1, send_at: iso(sendAt) });
    expect(waiting).toMatchObject({ state: 'scheduled', send_at: iso(sendAt), version: 2 });
    expect(world.wakeUps()).toEqual([]);
    const [job] = await world.jobs();
    expect(Number(job?.due_at)).toBe(sendAt - 6 * HOUR_MS);
    // The run before its time queues a wake-up for the exact second.
    world.clock.now = sendAt - 6 * HOUR_MS;
    await world.run();
    expect(world.smtp.parcels).toEqual([]);
    expect(world.wakeUps()).toMatchObject([{ body: { job_id: job?.id }, delaySeconds: 6 * 3600 }]);
    world.clock.now = sendAt - 1;
    await world.run();
    expect(world.smtp.parcels).toEqual([]);
    world.clock.now = sendAt;
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.get(id)).toMatchObject({ state: 'sent' });
  });

  test.each([-1, 0, 366 * 24 * HOUR_MS + 1])('%i ms from now is refused', async (wait) => {
    const world = await makeDraftWorld();
    const { id } = await world.draft();
    await expect(
      sendDraft(world.ctx(), id, { version: 1, send_at: iso(world.clock.now + wait) }),
    ).rejects.toMatchObject({ kind: 'invalid', errors: [{ path: 'send_at' }] });
  });

  test('can be taken back, again and again, and sent', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.draft();
    const { version } = await sendDraft(world.ctx(), id, {
      version: 1,
      send_at: iso(world.clock.now + HOUR_MS),
    });
    await expect(updateDraft(world.ctx(), id, { version, subject: 'x' })).rejects.toMatchObject({
      code: 'DRAFT_WAITING',
      fields: { draft: { state: 'scheduled' } },
    });
    const back = await cancelDraft(world.ctx(), id);
    expect(back).toMatchObject({ state: 'draft', send_at: null, version: version + 1 });
    expect(await cancelDraft(world.ctx(), id)).toEqual(back);
    expect(await world.jobs()).toEqual([]);
    await sendDraft(world.ctx(), id, { version: back.version });
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(1);
  });
});

describe('POST /api/send-email with send_at', () => {
  const sendAt = iso(Math.floor(Date.now() / 1000) * 1000 + 48 * HOUR_MS);

  test('answers 202 with a draft, which is sent then and can be cancelled', async () => {
    const world = await makeDraftWorld();
    const { emailId } = await world.send();
    const { message_id } = await world.detail(emailId);
    const { key } = (await world.upload()).body;
    const response = await world.request(
      'POST',
      '/api/send-email',
      mail({
        to: 'Kim "K" Sato <kim@example.net>, ann@example.net',
        attachments: [key],
        parent_message_id: message_id,
        send_at: sendAt,
      }),
    );
    expect(response.status).toBe(202);
    const answer = await response.json<{ draftId: number }>();
    expect(answer).toEqual({
      success: true,
      draftId: expect.any(Number),
      state: 'scheduled',
      sendAt,
      message: `It is sent at ${sendAt}.`,
    });
    expect(await world.get(answer.draftId)).toMatchObject({
      from_inbox: 'Support',
      mode: 'reply',
      parent_message_id: message_id,
      attachments: [{ key }],
      body: '<p>Hi</p>',
    });
    world.smtp.parcels.length = 0;
    world.clock.now = Date.parse(sendAt);
    await world.recover();
    expect(world.smtp.parcels).toMatchObject([{ to: ['kim@example.net', 'ann@example.net'] }]);
    const { email_id } = await world.get(answer.draftId);
    expect(await world.detail(Number(email_id))).toMatchObject({
      in_reply_to_message_id: message_id,
      send_state: 'sent',
    });
  });

  test.each([
    [{ to: 'kim' }, 400, 'to'],
    [{ from_inbox: 'nowhere' }, 422, 'from_inbox'],
    [{ attachments: ['x'] }, 422, 'attachments.0'],
    [{ send_at: '2020-01-01T00:00:00Z' }, 400, 'send_at'],
    [{ send_at: 'tomorrow' }, 400, 'send_at'],
  ])('refuses %j, as without it', async (over, status, path) => {
    const world = await makeDraftWorld();
    const response = await world.request('POST', '/api/send-email', mail({ send_at: sendAt, ...over }));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
    expect(await world.rows('SELECT id FROM drafts WHERE organization_id = ?')).toEqual([]);
  });

  test('is done once however often it is repeated with a key', async () => {
    const world = await makeDraftWorld();
    const send = (over = {}, key = 'k') =>
      world.request('POST', '/api/send-email', mail({ send_at: sendAt, ...over }), {
        'idempotency-key': key,
      });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(answers.filter(({ status }) => status !== 202).every(({ status }) => status === 409)).toBe(true);
    const first = await (await send()).json();
    expect(await (await send()).json()).toEqual(first);
    expect(await world.rows('SELECT id FROM drafts WHERE organization_id = ?')).toHaveLength(1);
    await refused(send({ subject: 'Other' }), 422, 'IDEMPOTENCY_KEY_REUSED');
    await refused(
      world.request('POST', '/api/send-email', mail(), { 'idempotency-key': 'k' }),
      422,
      'IDEMPOTENCY_KEY_REUSED',
    );
  });
});

test('saving a draft writes four rows, in one trip', async () => {
  const world = await makeDraftWorld();
  const { id, version } = await world.draft();
  let written = 0;
  const count = (_: number, results: D1Result[]) => {
    for (const { meta } of results) written += meta.rows_written;
  };
  const counting = world.steppedCtx({ after: count });
  // Signing in has read them.
  counting.ctx.tags = new Tags();
  await updateDraft(counting.ctx, id, { version, body: '<p>More</p>', subject: 'Other' });
  // The row, its positions in two lists, and the version of the organization.
  expect(written).toBe(4);
  expect(counting.steps()).toBe(1);
});
