import { describe, expect, test } from 'vitest';
import { wakeDueJobs } from '../../../../../src/worker/jobs.ts';
import { sendJob } from '../../../../../src/worker/modules/sending/outgoing/attempt.ts';
import { retryEmail } from '../../../../../src/worker/modules/sending/outgoing/retry-email.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { inHome, testEnv } from '../../../helpers.ts';
import { events, failure, jobs, makeWorld, run, SENT } from './world.ts';

/** Returns the operator's conditions about mail that was given up. */
async function givenUp(): Promise<unknown[]> {
  const query = "SELECT about, detail FROM conditions WHERE kind = 'mail_given_up'";
  return (await testEnv.DB.prepare(query).all()).results;
}

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
    expect(world.woken).toContainEqual({
      body: { kind: 'send', job_id: job!.id, ...inHome },
      delaySeconds: 0,
    });
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
    await testEnv.DB.prepare('DELETE FROM conditions').run();
    world.smtp.answers = [failure('failed'), failure('retry'), SENT];
    const outcome = await world.send();
    // The refusal of a mail server concerns the author of the mail, not the operator.
    expect(await givenUp()).toEqual([]);
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
    await testEnv.DB.prepare('DELETE FROM conditions').run();
    world.smtp.answers = [failure('unconfirmed', { code: 'OUTCOME_UNKNOWN' }), SENT];
    const { emailId } = await world.send();
    expect(await givenUp()).toEqual([
      {
        about: 'OUTCOME_UNKNOWN',
        detail: `The last one is email ${emailId} of organization ${world.client.organizationId}.`,
      },
    ]);
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
    const { updateAttempt } = await import('../../../../../src/worker/modules/sending/outgoing/store.ts');
    const { commit } = await import('../../../../../src/worker/platform/data/commit/commit.ts');
    const ctx = world.ctx();
    const ending = {
      state: 'sent',
      code: null,
      rest: 'sent',
      detail: 'x',
      reply: 'ok',
      refused: [],
      newMessageIds: [] as string[],
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
