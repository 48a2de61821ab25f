import { beforeAll, expect, test } from 'vitest';
import { postJob } from '../../../../../src/worker/modules/stream/posting/job.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';
import { copyCaptions, finish, postsOn, type Row, rowOf, rowsOf } from './captions.ts';
import { makeMortal } from './mortal.ts';

/** A number of steps that no post exceeds. */
const MAX_STEPS = 120;

let world: World;

beforeAll(async () => {
  catchFetch();
  world = await makeWorld();
  await world.report({ type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat' });
});

/** Posts a caption in a process that dies at this step, and then in others. Returns whether it died. */
async function postAndDie(caption: Row, step: number): Promise<boolean> {
  await world.ask('POST', '/api/stream/captions/dispatch', { ids: [caption.id] });
  const mortal = makeMortal(world, step);
  await finish(world, mortal.run, () => mortal.hasDied);
  await finish(world, (id) => runJob(world.ctx(), postJob, id));
  return mortal.hasDied;
}

test.each([
  { platform: 'discord', canBeRead: false },
  { platform: 'x', canBeRead: false },
  { platform: 'instagram', canBeRead: true },
  { platform: 'facebook', canBeRead: true },
] as const)(
  'wherever the process dies that posts on $platform, nothing is posted twice',
  { timeout: 240_000 },
  async ({ platform, canBeRead }) => {
    const original = (await rowsOf(world)).find((row) => row.platform === platform)!;
    const statuses: string[] = [];
    for (let step = 0; ; step++) {
      expect(step).toBeLessThan(MAX_STEPS);
      const [caption] = await copyCaptions(world, [original], [`Died at step ${step} on ${platform}`]);
      const hasDied = await postAndDie(caption!, step);
      const { status, postId, text } = await rowOf(world, caption!.id);
      const posts = postsOn(world, platform).filter((post) => post.text === text);
      statuses.push(`${status} ${posts.length}`);
      if (status === 'sent') expect([postId], `step ${step}`).toEqual(posts.map(({ id }) => id));
      if (!hasDied) break;
    }
    const open = statuses.filter((status) => status !== 'sent 1');
    if (canBeRead) expect(open).toEqual([]);
    // From the record that the call begins to the record of its outcome.
    else {
      expect([...new Set(open)]).toEqual(['unconfirmed 0', 'unconfirmed 1']);
      const from = statuses.indexOf('unconfirmed 0');
      expect(statuses.slice(from, from + open.length)).toEqual(open);
    }
    expect([...world.x.duplicates, ...world.graph.duplicates]).toEqual([]);
  },
);
