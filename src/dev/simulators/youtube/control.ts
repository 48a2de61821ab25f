/**
 * Changes the simulated YouTube over HTTP: `POST /_control/{verb}` with a JSON object or no body. The channel defaults
 * to the first one, and the video to the newest that fits. `GET /_control/state` returns everything.
 */
import { z } from 'zod';
import { BREAKDOWNS, type FaultKind, type Faults, PROBLEMS } from './faults.ts';
import { type Call, ENDPOINTS, type Span, type Video } from './objects.ts';
import type { UsageByDay } from './usage.ts';
import type { World } from './world.ts';

export const CONTROL_PATH = '/_control/';

const MAX_BODY_CHARACTERS = 100_000;
const SECOND_MS = 1000;

const count = z.int().min(0);
const channel = z.string().optional();
const video_id = z.string().optional();
const text = { title: z.string().optional(), description: z.string().optional() };
const viewers = count.nullish();
const span = { calls: count.optional(), seconds: count.optional(), every: z.int().min(1).optional() };
const kinds = [...Object.keys(PROBLEMS), ...Object.keys(BREAKDOWNS)] as [FaultKind, ...FaultKind[]];
const planned = { channel, ...text, viewers, starts_in_seconds: z.int().default(1800) };

const toSpan = ({ seconds, ...rest }: { calls?: number; seconds?: number; every?: number }): Span => ({
  ...rest,
  ...(seconds === undefined ? {} : { forMs: seconds * SECOND_MS }),
});

/** The state that the verbs change and `GET /_control/state` returns. */
interface Controlled {
  world: World;
  faults: Faults;
  usage: UsageByDay;
  calls: Call[];
}

/** Defines a verb: the schema of its body, and its action. */
const verb = <T extends z.ZodRawShape>(
  shape: T,
  run: (youtube: Controlled, body: z.infer<z.ZodObject<T>>) => unknown,
) => ({
  run: (youtube: Controlled, body: unknown) =>
    run(youtube, z.strictObject(shape).parse(body) as z.infer<z.ZodObject<T>>),
});

const isLive = ({ state }: Video) => state === 'live';
const isEnded = ({ state, kind }: Video) => state === 'ended' && kind !== 'upload';
const isAny = () => true;

const VERBS = {
  'add-channel': verb({ handle: z.string(), title: z.string().optional() }, ({ world }, body) =>
    world.addChannel(body),
  ),
  upload: verb({ channel, ...text }, ({ world }, { channel, ...body }) =>
    world.upload(channelOf(world, channel), body),
  ),
  schedule: verb(planned, ({ world }, { channel, starts_in_seconds, ...body }) =>
    world.schedule(channelOf(world, channel), { ...body, startsAt: startOf(world, starts_in_seconds) }),
  ),
  premiere: verb(
    { ...planned, duration_seconds: z.int().min(1).optional() },
    ({ world }, { channel, starts_in_seconds, duration_seconds: durationSeconds, ...body }) =>
      world.premiere(channelOf(world, channel), {
        ...body,
        ...(durationSeconds ? { durationSeconds } : {}),
        startsAt: startOf(world, starts_in_seconds),
      }),
  ),
  'go-live': verb({ channel, video_id, ...text, viewers }, ({ world }, { channel, video_id, ...body }) => {
    if (!video_id) return world.goLive(channelOf(world, channel), body);
    const video = world.begin(video_id);
    world.edit(video_id, { title: body.title ?? video.title });
    return world.setViewers(video_id, body.viewers === undefined ? video.viewers : body.viewers);
  }),
  end: verb({ video_id }, ({ world }, body) => world.end(videoOf(world, body.video_id, isLive))),
  relist: verb({ video_id }, ({ world }, body) => world.relist(videoOf(world, body.video_id, isEnded))),
  edit: verb({ video_id, ...text }, ({ world }, { video_id, ...change }) =>
    world.edit(videoOf(world, video_id, isAny), change),
  ),
  viewers: verb({ video_id, viewers: count.nullable() }, ({ world }, body) =>
    world.setViewers(videoOf(world, body.video_id, isLive), body.viewers),
  ),
  subscribers: verb(
    { channel, subscribers: count.optional(), hidden: z.boolean().optional() },
    ({ world }, { channel, subscribers, hidden: isHidden }) =>
      world.setSubscribers(channelOf(world, channel), {
        ...(subscribers === undefined ? {} : { subscribers }),
        ...(isHidden === undefined ? {} : { isHidden }),
      }),
  ),
  remove: verb(
    { video_id, from: z.array(z.enum(ENDPOINTS)).optional(), ...span },
    ({ world }, { video_id, from, ...rest }) => {
      world.remove(videoOf(world, video_id, isAny), { from: from ?? null, ...toSpan(rest) });
    },
  ),
  restore: verb({ video_id }, ({ world }, body) => world.restore(videoOf(world, body.video_id, isAny))),
  flap: verb(
    { video_id, content: z.enum(['live', 'upcoming', 'none']).default('none'), ...span },
    ({ world }, { video_id, content, ...rest }) =>
      world.flap(videoOf(world, video_id, isLive), { content }, toSpan(rest)),
  ),
  fail: verb(
    { endpoint: z.enum(ENDPOINTS).optional(), kind: z.enum(kinds), ...span },
    ({ faults }, { endpoint, kind, ...rest }) => faults.fail({ endpoint, kind, ...toSpan(rest) }),
  ),
  'clear-faults': verb({}, ({ faults }) => faults.clear()),
  clock: verb({ skew_seconds: z.int() }, ({ world }, body) => {
    world.skewMs = body.skew_seconds * SECOND_MS;
  }),
  lag: verb({ feed_seconds: count.optional(), uploads_seconds: count.optional() }, ({ world }, body) => {
    if (body.feed_seconds !== undefined) world.feedLagMs = body.feed_seconds * SECOND_MS;
    if (body.uploads_seconds !== undefined) world.uploadsLagMs = body.uploads_seconds * SECOND_MS;
  }),
};

/** Responds with the result of the verb, 400 for a bad body, and 404 for an unknown verb. */
export async function answerControl(youtube: Controlled, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(CONTROL_PATH.length);
  if (request.method === 'GET' && name === 'state') return json(200, showState(youtube));
  if (request.method !== 'POST' || !Object.hasOwn(VERBS, name)) {
    return json(404, { error: `POST to one of: ${Object.keys(VERBS).join(', ')}; or GET state.` });
  }
  try {
    const body = await request.text();
    if (body.length > MAX_BODY_CHARACTERS) return json(413, { error: 'The body is too long.' });
    const changed = VERBS[name as keyof typeof VERBS].run(youtube, body.trim() ? JSON.parse(body) : {});
    return json(200, changed ?? {});
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return json(400, { error: message });
  }
}

function showState({ world, usage, calls }: Controlled) {
  const { skewMs, feedLagMs, uploadsLagMs } = world;
  return {
    channels: [...world.channels.values()],
    videos: [...world.videos.values()],
    clock: { skewMs, feedLagMs, uploadsLagMs },
    usage: usage.list(),
    calls: calls.slice(-50).map(({ key: _, ...call }) => call),
  };
}

function channelOf(world: World, name: string | undefined): string {
  const id = name ?? world.channels.keys().next().value;
  if (!id) throw new Error('There is no channel yet.');
  return id;
}

function videoOf(world: World, id: string | undefined, fits: (video: Video) => boolean): string {
  const found = id ?? [...world.videos.values()].findLast(fits)?.id;
  if (!found) throw new Error('No video fits. Name one in video_id.');
  return found;
}

const startOf = (world: World, seconds: number) => world.serverNow() + seconds * SECOND_MS;

function json(status: number, body: unknown): Response {
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: { 'content-type': 'application/json' },
  });
}
