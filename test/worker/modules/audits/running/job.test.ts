import { describe, expect, test } from 'vitest';
import { AuditFailed } from '../../../../../src/worker/modules/audits/checks/failed.ts';
import { claimJob } from '../../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { MINUTE, SECOND } from '../../webhooks/world.ts';
import { makeWorld, resultsOf, SITE, type World } from '../world.ts';

const fault = async () => {
  throw new TypeError('a fault');
};

/** Simulates a run that dies: claims the job and never ends it. */
async function die(world: World): Promise<void> {
  const [id] = await world.dueJobs();
  expect(await claimJob(world.ctx(), world.job, id!, world.job.lease, 'quick')).not.toBeNull();
  world.pass(world.job.lease + 1);
}

describe('an audit that is done', () => {
  test('has its results and scores, its event, and a mail to the one who asked', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    const results = resultsOf(80);
    world.analyze = async () => {
      expect(await world.audit(id)).toMatchObject({
        status: 'processing',
        started_at: new Date(world.clock.now).toISOString(),
        completed_at: null,
      });
      world.pass(SECOND);
      return results;
    };
    await world.work();
    expect(world.analyzed).toEqual([expect.objectContaining({ type: 'digital', url: SITE, uploadId: null })]);
    expect(await world.audit(id)).toMatchObject({
      status: 'completed',
      overall_score: 80,
      scores: { security: 80 },
      completed_at: new Date(world.clock.now).toISOString(),
      failure: null,
      results,
    });
    expect(await world.events('audit.completed')).toEqual([
      {
        audit_id: id,
        type: 'digital',
        url: SITE,
        engine: 'built_in',
        status: 'completed',
        overall_score: 80,
        previous_score: null,
        failure: null,
      },
    ]);
    expect(await world.mails()).toEqual([
      {
        userId: world.client.userId,
        subject: 'An audit is finished: www[.]example[.]com',
        text: `The audit of www[.]example[.]com is finished. The score is 80.\n\nSee the report:\nhttp://localhost/audits/${id}\n`,
      },
    ]);
    expect(await world.jobs()).toEqual([]);
  });

  test('says the score of the time before', async () => {
    const world = await makeWorld();
    await world.done(resultsOf(80));
    await world.done(resultsOf(75));
    expect(await world.events('audit.completed')).toMatchObject([
      { overall_score: 80, previous_score: null },
      { overall_score: 75, previous_score: 80 },
    ]);
    expect((await world.mails())[1]!.text).toContain('The score is 75, after 80 the time before.');
  });

  test('sends no mail to one who has switched that off, or has left', async () => {
    const world = await makeWorld();
    await world.ask('PATCH', '/api/settings/profile/notifications', { audit_finished: false });
    await world.done(resultsOf(80));
    await world.ask('PATCH', '/api/settings/profile/notifications', { audit_finished: true });
    await world.create();
    await world.rows('DELETE FROM members WHERE organization_id = ?');
    await world.work();
    expect(await world.mails()).toEqual([]);
    expect(await world.events('audit.completed')).toHaveLength(2);
  });

  test('is done once, however many runs there are at once', async () => {
    const world = await makeWorld();
    await world.create();
    const [job] = await world.jobs();
    await Promise.all(
      Array.from({ length: 8 }, () => runJob(world.ctx({ organizationId: 0 }), world.job, job!.id, 'quick')),
    );
    expect(world.analyzed).toHaveLength(1);
    expect(await world.events('audit.completed')).toHaveLength(1);
    expect(await world.mails()).toHaveLength(1);
  });
});

describe('an audit that fails', () => {
  test('for a reason of the site says so, with the event and the mail', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    world.analyze = async () => {
      throw new AuditFailed('CERTIFICATE_INVALID', 'The certificate has expired.');
    };
    await world.work();
    const failure = { code: 'CERTIFICATE_INVALID', message: 'The certificate has expired.' };
    expect(await world.audit(id)).toMatchObject({
      status: 'failed',
      failure,
      overall_score: null,
      scores: null,
      results: null,
      completed_at: expect.any(String),
    });
    expect(await world.events('audit.completed')).toMatchObject([{ status: 'failed', failure }]);
    expect(await world.mails()).toMatchObject([
      {
        subject: 'An audit has failed: www[.]example[.]com',
        text: expect.stringContaining('has failed. The certificate of the site is not valid.'),
      },
    ]);
    expect(await world.jobs()).toEqual([]);
  });

  test('is no audit before the next one', async () => {
    const world = await makeWorld();
    const first = await world.done(resultsOf(80));
    world.analyze = async () => {
      throw new AuditFailed('UNREACHABLE', 'The site did not answer.');
    };
    await world.create();
    await world.work();
    expect((await world.create()).previous_audit_id).toBe(first.id);
  });

  test('for no reason of the site is tried again after 10 seconds and a minute', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    world.analyze = fault;
    await world.work();
    for (const wait of [10 * SECOND, MINUTE]) {
      expect(await world.audit(id)).toMatchObject({ status: 'processing', failure: null });
      world.pass(wait - 1);
      await world.work();
      const before = world.analyzed.length;
      world.pass(1);
      await world.work();
      expect(world.analyzed).toHaveLength(before + 1);
    }
    expect(world.analyzed).toHaveLength(3);
    expect(await world.audit(id)).toMatchObject({ status: 'failed', failure: { code: 'BAD_RESPONSE' } });
    expect(await world.events('audit.completed')).toHaveLength(1);
    expect(await world.jobs()).toEqual([]);
  });

  test('at first, and not the second time, is completed', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    world.analyze = fault;
    await world.work();
    const { started_at } = await world.audit(id);
    world.analyze = async () => resultsOf(80);
    world.pass(10 * SECOND);
    await world.work();
    expect(await world.audit(id)).toMatchObject({ status: 'completed', started_at });
  });
});

describe('a run that dies', () => {
  test('is followed by another one', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    await die(world);
    await world.work();
    expect(await world.audit(id)).toMatchObject({ status: 'completed' });
    expect(await world.events('audit.completed')).toHaveLength(1);
  });

  test('three times is followed by none', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    for (let n = 0; n < 3; n++) await die(world);
    await world.work();
    expect(world.analyzed).toEqual([]);
    expect(await world.audit(id)).toMatchObject({ status: 'failed', failure: { code: 'TIMED_OUT' } });
    expect(await world.events('audit.completed')).toHaveLength(1);
    expect(await world.jobs()).toEqual([]);
  });

  test('only to the eye, and comes back late, writes nothing', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    let runs = 0;
    world.analyze = async () => {
      if (++runs === 2) return resultsOf(80);
      // During this run, its lease ends and another run does the audit.
      world.pass(world.job.lease + 1);
      await world.work();
      return resultsOf(10);
    };
    await world.work();
    expect(runs).toBe(2);
    expect(await world.audit(id)).toMatchObject({ status: 'completed', overall_score: 80 });
    expect(await world.events('audit.completed')).toHaveLength(1);
    expect(await world.mails()).toHaveLength(1);
  });
});
