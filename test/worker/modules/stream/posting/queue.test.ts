import { beforeAll, describe, expect, test } from 'vitest';
import type { Announcement, Queued } from '../../../../../src/contract/stream/captions.ts';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { postJob } from '../../../../../src/worker/modules/stream/posting/job.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { testEnv, withBatches } from '../../../helpers.ts';
import { type Connected, catchFetch, makeWorld, type World } from '../world.ts';
import { copyCaptions, finish, postsOn, type Row, rowOf, rowsOf, simulationOf } from './captions.ts';

let world: World;
let count = 0;

beforeAll(async () => {
  catchFetch();
  world = await makeWorld();
  await world.report({ type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat' });
});

async function makeCaption(platform: Connected, text = `Post number ${++count} of this test`): Promise<Row> {
  const original = (await rowsOf(world)).find((row) => row.platform === platform)!;
  return (await copyCaptions(world, [original], [text]))[0]!;
}

const dispatch = (...captions: Row[]) =>
  world.ask('POST', '/api/stream/captions/dispatch', { ids: captions.map(({ id }) => id) });
const work = () => finish(world, (id) => runJob(world.ctx(), postJob, id));
const postsOf = ({ platform, text }: Row) => postsOn(world, platform).filter((post) => post.text === text);

test('a caption that 32 calls dispatch at once, in three ways, is queued and posted once', async () => {
  const caption = await makeCaption('discord');
  const paths = ['/api/stream/captions/dispatch', '/api/stream/post/all', `/api/stream/post/${caption.id}`];
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, n) => world.ask<Queued>('POST', paths[n % 3]!, {})),
  );
  expect(answers.flatMap(({ queued }) => queued)).toEqual([caption.id]);
  await work();
  expect(postsOf(caption)).toHaveLength(1);
  const again = await world.ask<Queued>('POST', paths[2]!, {});
  expect(again).toMatchObject({ queued: [], announcements: [{ status: 'sent' }] });
});

test('a job that many runs want at once posts once', async () => {
  const caption = await makeCaption('discord');
  await dispatch(caption);
  world.pass(60_000);
  const { results } = await testEnv.DB.prepare('SELECT id FROM jobs WHERE subject_id = ? AND kind = ?')
    .bind(caption.id, 'post')
    .all<{ id: number }>();
  await Promise.all(Array.from({ length: 16 }, () => runJob(world.ctx(), postJob, results[0]!.id)));
  expect(postsOf(caption)).toHaveLength(1);
  expect((await rowOf(world, caption.id)).status).toBe('sent');
});

describe('a retry', () => {
  const retry = (id: number, body?: object) =>
    world.request('POST', `/api/stream/announcements/${id}/retry`, body);

  test('of a caption that was refused posts it', async () => {
    const caption = await makeCaption('discord');
    world.discord.faults.add({ step: 'discord.post', kind: 'forbidden' });
    await dispatch(caption);
    await work();
    expect((await rowOf(world, caption.id)).status).toBe('failed');
    const answers = await Promise.all(Array.from({ length: 16 }, () => retry(caption.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, ...Array(15).fill(409)]);
    await work();
    expect(postsOf(caption)).toHaveLength(1);
    expect((await retry(caption.id)).status).toBe(409);
  });

  test('of one whose outcome is unknown takes a word that it is missing', async () => {
    const caption = await makeCaption('discord');
    world.discord.faults.add({ step: 'discord.post', kind: 'cut_before' });
    await dispatch(caption);
    await work();
    const refused = await retry(caption.id);
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'OUTCOME_UNKNOWN']);
    await work();
    expect(postsOf(caption)).toEqual([]);
    const answer = await retry(caption.id, { confirm: true });
    expect(await answer.json<Announcement>()).toMatchObject({ status: 'pending', code: null, attempts: 0 });
    await work();
    expect(postsOf(caption)).toHaveLength(1);
    expect((await rowOf(world, caption.id)).status).toBe('sent');
  });
});

test('a confirmed retry on Instagram of what was published after all finds the post, and makes no second one', async () => {
  const caption = await makeCaption('instagram');
  const { faults } = simulationOf(world, 'instagram');
  faults.add({ step: 'graph.publish', kind: 'cut_after' });
  await dispatch(caption);
  // Three reads precede the call that publishes; the fourth would return the outcome.
  faults.add({ step: 'graph.status', kind: 'forbidden', skip: 3 });
  await work();
  expect((await rowOf(world, caption.id)).status).toBe('unconfirmed');
  expect(postsOf(caption)).toHaveLength(1);
  await world.request('POST', `/api/stream/announcements/${caption.id}/retry`, { confirm: true });
  await work();
  const row = await rowOf(world, caption.id);
  expect([row.status, row.postId]).toEqual(['sent', postsOf(caption)[0]!.id]);
  expect(postsOf(caption)).toHaveLength(1);
});

describe.each(['facebook', 'instagram'] as const)('two captions of one text on %s', (platform) => {
  const step = platform === 'facebook' ? 'graph.feed' : 'graph.publish';

  test('are two posts, though neither call was answered', async () => {
    const first = await makeCaption(platform);
    const second = await makeCaption(platform, first.text);
    simulationOf(world, platform).faults.add({ step, kind: 'cut_after', times: 2 });
    await dispatch(first, second);
    await work();
    const rows = [await rowOf(world, first.id), await rowOf(world, second.id)];
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(rows.map(({ postId }) => postId).toSorted()).toEqual(postsOf(first).map(({ id }) => id));
    expect(postsOf(first)).toHaveLength(2);
  });

  test('are not taken for each other when one call was lost', async () => {
    const first = await makeCaption(platform);
    const second = await makeCaption(platform, first.text);
    simulationOf(world, platform).faults.add({ step, kind: 'cut_before', skip: 1 });
    await dispatch(first, second);
    await work();
    const rows = [await rowOf(world, first.id), await rowOf(world, second.id)];
    expect(rows.map(({ status, attempts }) => [status, attempts]).toSorted()).toEqual([
      ['sent', 1],
      ['sent', 2],
    ]);
    expect(rows.map(({ postId }) => postId).toSorted()).toEqual(postsOf(first).map(({ id }) => id));
  });
});

describe('a fault of Herald itself', () => {
  test('before the call leaves nothing unknown: the image could not be read', async () => {
    const caption = await makeCaption('discord');
    await testEnv.DB.prepare('UPDATE captions SET image = ? WHERE id = ?')
      .bind('missing.jpg', caption.id)
      .run();
    await dispatch(caption);
    await work();
    expect(await rowOf(world, caption.id)).toMatchObject({ status: 'failed', errorCode: 'PLATFORM_DOWN' });
    expect(postsOf(caption)).toEqual([]);
  });

  test('after a refusal leaves nothing unknown: the tokens could not be renewed', async () => {
    const caption = await makeCaption('x');
    world.x.tokens.expire(DEVELOPMENT_USER.id);
    let hasFailed = false;
    const isRefused = () => {
      const { step, status } = world.x.calls.at(-1)!;
      if (hasFailed || step !== 'x.tweet' || status !== 401) return false;
      hasFailed = true;
      return true;
    };
    await dispatch(caption);
    await finish(world, (id) => runJob({ ...world.ctx(), db: databaseThatFails(isRefused) }, postJob, id));
    expect(hasFailed).toBe(true);
    expect(await rowOf(world, caption.id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(postsOf(caption)).toHaveLength(1);
  });

  test.each([
    { platform: 'x', status: 'unconfirmed' },
    { platform: 'discord', status: 'unconfirmed' },
    { platform: 'facebook', status: 'sent' },
    { platform: 'instagram', status: 'sent' },
  ] as const)(
    'between the call to $platform and its record posts nothing twice',
    async ({ platform, status }) => {
      const caption = await makeCaption(platform);
      await dispatch(caption);
      await finish(world, async (id) => {
        const ctx = { ...world.ctx(), db: databaseThatFails(() => postsOf(caption).length > 0) };
        await runJob(ctx, postJob, id).catch(() => {});
        if (postsOf(caption).length > 0) await work();
      });
      expect(await rowOf(world, caption.id)).toMatchObject({ status, attempts: 1 });
      expect(postsOf(caption)).toHaveLength(1);
    },
  );
});

test('a caption about the end of a stream is not posted while the stream goes on', async () => {
  await world.report({ type: 'ended', video_id: 'dQw4w9WgXcQ' });
  await world.approveAll();
  const captions = (await rowsOf(world)).filter(({ event }) => event === 'end_stream');
  expect(captions).toHaveLength(4);
  await dispatch(...captions);
  await testEnv.DB.prepare("UPDATE streams SET status = 'live' WHERE organization_id = ?")
    .bind(world.organizationId)
    .run();
  await work();
  for (const caption of captions) {
    expect(await rowOf(world, caption.id)).toMatchObject({ status: 'failed', errorCode: 'GONE' });
    expect(postsOf(caption)).toEqual([]);
  }
});

const databaseThatFails = (fails: () => boolean) =>
  openDatabase(
    withBatches(testEnv, async (run) => {
      if (fails()) throw new Error('D1_ERROR: Network connection lost.');
      return run();
    }),
  );
