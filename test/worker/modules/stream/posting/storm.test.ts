import { beforeAll, expect, test } from 'vitest';
import type { NewFault } from '../../../../../src/dev/simulators/platforms/faults.ts';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { listCredentials } from '../../../../../src/worker/modules/stream/credentials/list.ts';
import { postJob } from '../../../../../src/worker/modules/stream/posting/job.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { type Connected, CREDENTIALS, catchFetch, makeWorld, type World } from '../world.ts';
import { copyCaptions, postJobs, postsOn, type Row, rowsOf, simulationOf } from './captions.ts';
import { makeMortal } from './mortal.ts';

const SEED = 1;
const STREAMS = 6;
const MILESTONES = [50, 150, 600];
const CAPTIONS = 208;
const MAX_RUNS = 10_000;

beforeAll(catchFetch);

/** Creates a generator of pseudo-random numbers that are the same in each run. */
function chance(seed: number) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { random, pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]! };
}

const STEPS: Record<Connected, string[]> = {
  discord: ['discord.post'],
  x: ['x.tweet', 'x.tweet', 'x.media', 'x.token'],
  instagram: ['graph.container', 'graph.status', 'graph.publish', 'graph.publish', 'graph.read'],
  facebook: ['graph.photo', 'graph.feed', 'graph.feed', 'graph.read'],
};
const KINDS = [
  ...(['status_500', 'status_503', 'cut_before', 'cut_after', 'cut_midway', 'garbage', 'endless'] as const),
  ...(['rate_limited', 'rate_limited', 'rate_limited', 'forbidden'] as const),
];
/** Faults that end the access: somebody has to connect the account again. */
const ENDING_KINDS = ['expired_token', 'gone'] as const;
const SPECIAL: NewFault[] = [
  { step: 'x.tweet', kind: 'duplicate' },
  { step: 'x.tweet', kind: 'credits_depleted' },
  { step: 'graph.feed', kind: 'duplicate' },
  { step: 'graph.container', kind: 'processing_fails' },
];

/** The platforms' actions that leave an outcome open, by caption. */
interface Seen {
  /** Platforms and texts of posts whose publishing call got no clear answer. */
  unclear: Set<string>;
  died: Set<number>;
  /** Captions whose platform refused to be read, or had ended the access. */
  unread: Set<number>;
}

test('208 captions in a storm of faults and deaths', { timeout: 600_000 }, async () => {
  const world = await makeWorld();
  const captions = await prepare(world);
  expect(captions).toHaveLength(CAPTIONS);
  expect(new Set(captions.map(({ platform, text }) => platform + text)).size).toBe(CAPTIONS);
  await world.ask('POST', '/api/stream/post/all', {});

  const seen = watch(world);
  await rage(world, captions, seen, chance(SEED));
  const ended = await rowsOf(world);
  report(ended);
  for (const caption of ended) {
    const posts = postsOn(world, caption.platform).filter(({ text }) => text === caption.text);
    const about = `${caption.platform} ${caption.id} ${caption.status} ${caption.errorCode}`;
    const canBeRead = caption.platform === 'instagram' || caption.platform === 'facebook';
    const isOpen = canBeRead ? seen.unread : seen.died;
    switch (caption.status) {
      case 'sent':
        expect(
          posts.map(({ id }) => id),
          about,
        ).toEqual([caption.postId]);
        break;
      case 'failed':
        expect(posts, about).toEqual([]);
        break;
      default:
        expect([caption.status, caption.errorCode], about).toEqual(['unconfirmed', 'OUTCOME_UNKNOWN']);
        expect(posts.length, about).toBeLessThanOrEqual(1);
        expect(
          isOpen.has(caption.id) || (!canBeRead && seen.unclear.has(`${caption.platform} ${caption.text}`)),
          about,
        ).toBe(true);
    }
    if (!canBeRead && seen.unclear.has(`${caption.platform} ${caption.text}`))
      expect(caption.status, about).toBe('unconfirmed');
  }
  expect([...world.x.duplicates, ...world.graph.duplicates]).toEqual([]);
  const events = await world.events();
  const count = (of: Row['status'][]) => ended.filter(({ status }) => of.includes(status)).length;
  expect(events.filter((type) => type === 'announcement.sent')).toHaveLength(count(['sent']));
  expect(events.filter((type) => type === 'announcement.failed')).toHaveLength(
    count(['failed', 'unconfirmed']),
  );
});

/** Creates approved captions of streams and milestones on all platforms, and copies with texts of their own. */
async function prepare(world: World): Promise<Row[]> {
  for (let n = 0; n < STREAMS; n++) {
    await world.report({ type: 'live', video_id: `storm-0000${n}`, title: `Storm number ${n}` });
  }
  for (const count of MILESTONES) await world.report({ type: 'subscribers', subscriber_count: count });
  await world.approveAll();
  const made = await rowsOf(world);
  const texts = Array.from(
    { length: CAPTIONS - made.length },
    (_, n) => `${made[n % made.length]!.text} ${n}`,
  );
  return [...made, ...(await copyCaptions(world, made, texts))];
}

/** Records which publishing calls got no clear response. */
function watch(world: World): Seen {
  const seen: Seen = { unclear: new Set(), died: new Set(), unread: new Set() };
  world.through = async (request, call) => {
    const { pathname } = new URL(request.url);
    const isPost = /\/2\/tweets$|\/webhooks\//.test(pathname) && request.method === 'POST';
    const isX = pathname.startsWith('/2/');
    const text = isPost ? (isX ? 'x ' : 'discord ') + (await textOf(request.clone())) : null;
    try {
      const response = await call();
      const { fault } = (isX ? world.x : world.discord).calls.at(-1)!;
      const { status } = response;
      const isBroken = status < 300 && ['garbage', 'cut_midway', 'endless'].includes(fault ?? '');
      if (text !== null && (status >= 500 || isBroken)) seen.unclear.add(text);
      return response;
    } catch (error) {
      if (text !== null) seen.unclear.add(text);
      throw error;
    }
  };
  return seen;
}

async function textOf(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/');
  const json = isForm ? (await request.formData()).get('payload_json') : await request.text();
  const { text, content } = JSON.parse(json as string) as { text?: string; content?: string };
  return (text ?? content)!;
}

/** Runs all jobs until nothing is left to do, while platforms fail and processes die. */
async function rage(
  world: World,
  captions: Row[],
  seen: Seen,
  { random, pick }: ReturnType<typeof chance>,
): Promise<void> {
  const platforms = new Map(captions.map(({ id, platform }) => [id, platform] as const));
  for (let runs = 0; runs < MAX_RUNS; runs++) {
    const { due, nextAt } = await postJobs(world);
    if (nextAt === null) return;
    if (due.length === 0) {
      world.clock.now = nextAt;
      continue;
    }
    const { id, captionId } = pick(due);
    const platform = platforms.get(captionId)!;
    if (random() < 0.3) addFault(platform);
    const before = world.graph.calls.length;
    if (random() < 0.06) {
      const mortal = makeMortal(world, Math.floor(random() * 24));
      await mortal.run(id);
      if (mortal.hasDied) seen.died.add(captionId);
    } else await runJob(world.ctx(), postJob, id);
    const refused = world.graph.calls
      .slice(before)
      .some(({ step, fault }) => /read|status/.test(step) && /forbidden|gone|expired/.test(fault ?? ''));
    const isLost = !(await isConnected(world, platform));
    if (refused || isLost) seen.unread.add(captionId);
    if (isLost && random() < 0.5) await reconnect(world, platform);
    world.pass(Math.floor(random() * 2000));
  }
  throw new Error('The storm does not end.');

  function addFault(platform: Connected): void {
    const { faults } = simulationOf(world, platform);
    const step = pick(STEPS[platform]);
    const special = SPECIAL.find((fault) => fault.step === step);
    if (special && random() < 0.1) {
      faults.add(special);
      return;
    }
    const kind = random() < 0.04 ? pick(ENDING_KINDS) : pick(KINDS);
    const code = platform === 'instagram' ? pick([4, 17, 80_002]) : pick([4, 17, 32, 613, 80_001]);
    faults.add({
      step,
      kind,
      ...(kind === 'garbage' ? { accepted: random() < 0.5 } : {}),
      ...(kind === 'rate_limited' ? { seconds: pick([1, 30, 600]), code } : {}),
    });
  }
}

async function isConnected(world: World, platform: Connected): Promise<boolean> {
  const credentials = await listCredentials(world.ctx());
  return credentials.some((credential) => credential.platform === platform && credential.connected);
}

/** Enters new credentials while nothing else runs. */
async function reconnect(world: World, platform: Connected): Promise<void> {
  simulationOf(world, platform).faults.clear();
  const tokens = platform === 'x' ? world.x.tokens.consent(DEVELOPMENT_USER.id) : null;
  const credential_value = tokens
    ? JSON.stringify({ ...JSON.parse(CREDENTIALS.x), ...tokens })
    : CREDENTIALS[platform];
  await world.ask('PATCH', '/api/stream/credentials', { platform, credential_value });
}

function report(captions: Row[]): void {
  const counts = new Map<string, number>();
  for (const { platform, status, errorCode } of captions) {
    const key = `${platform.padEnd(10)} ${status} ${errorCode ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...counts].toSorted().map(([key, count]) => `${key}: ${count}`);
  (globalThis as { shownBefore?: typeof console.log }).shownBefore?.(lines.join('\n'));
}
