import { describe, expect, test } from 'vitest';
import { failure, header, jobs, makeWorld, run, SENT } from './world.ts';

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
