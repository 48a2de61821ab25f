import { createExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import type { PutStreamChannel, StreamChannel } from '../../../../../src/contract/stream/channel.ts';
import { createYouTube, type YouTube } from '../../../../../src/dev/simulators/youtube/youtube.ts';
import { createApp } from '../../../../../src/worker/app.ts';
import { putChannel } from '../../../../../src/worker/modules/stream/connection/put-channel.ts';
import { TICK } from '../../../../../src/worker/modules/stream/detection/limits.ts';
import { pollChannels } from '../../../../../src/worker/modules/stream/detection/poll.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The limits of a tick, with a short timeout for calls that hang. */
export const LIMITS = { ...TICK, timeoutMs: 200 };

const networks = new Map<string, YouTube['fetch']>();

/** Replaces the network for all worlds of a test file. */
export function catchFetch(): void {
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const network = networks.get(new URL(input).hostname);
    if (!network) throw new TypeError('Network connection lost.');
    return network(input, init);
  });
}

let made = 0;
const app = createApp();

/** Creates an organization and a simulated YouTube, which share a clock that starts at midnight in Los Angeles. */
export async function makeWorld(
  { start = Date.UTC(2026, 10, 22, 8), ...options } = {} as { start?: number } & Parameters<
    typeof createYouTube
  >[0] &
    object,
) {
  await testEnv.DB.batch(
    ['stream_channels', 'youtube_keys'].map((table) => testEnv.DB.prepare(`DELETE FROM ${table}`)),
  );
  const host = `youtube-${++made}.test`;
  let time = start;
  const now = () => time;
  const youtube = createYouTube({ now, apiKeys: [`key-${host}`, `own-key-${host}`], ...options });
  let meanwhile: (() => Promise<unknown>) | null = null;
  networks.set(host, async (input, init) => {
    const work = meanwhile;
    meanwhile = null;
    await work?.();
    return youtube.fetch(input, init);
  });
  const env = { ...testEnv, ...youtube.variablesFor(`http://${host}`) };
  const client = await makeOrganization();
  const channel = youtube.world.addChannel({ handle: `@anna${made}`, title: 'Anna', subscribers: 90 });
  const ctxOf = ({ organizationId }: Client) => testCtx(organizationId, { env, now });

  const world = {
    youtube,
    env,
    client,
    channel,
    now,
    ctxOf,
    ctx: ctxOf(client),
    /** Lets time pass without a poll. */
    pass(ms: number) {
      time += ms;
    },
    connect: (
      who: Client = client,
      input: PutStreamChannel = { channel_id: channel.id },
    ): Promise<StreamChannel> => putChannel(ctxOf(who), input, LIMITS),
    /** Calls a route, which uses the real clock. */
    request: (
      method: string,
      path: string,
      body?: unknown,
      { as = client, settings = {} }: { as?: Client; settings?: Partial<Env> } = {},
    ) =>
      app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { cookie: as.cookie, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        { ...env, ...settings },
        createExecutionContext(),
      ),
    tick: () => pollChannels(world.ctx, LIMITS),
    /** Does something while the next call waits for its answer. */
    duringNextCall(work: () => Promise<unknown>) {
      meanwhile = work;
    },
    /** Polls this many times, each after three minutes. */
    async poll(times = 1, between: (poll: number) => void = () => {}) {
      for (let poll = 1; poll <= times; poll++) {
        world.pass(3 * MINUTE);
        between(poll);
        await world.tick();
      }
    },
    /** Returns the number of calls since `from`, by endpoint. */
    calls(from = 0) {
      const counts: Record<string, number> = {};
      for (const { endpoint, at } of youtube.calls) {
        if (at >= from) counts[endpoint] = (counts[endpoint] ?? 0) + 1;
      }
      return counts;
    },
    /** Returns the occasions for captions, such as `go_live VIDEO`, in order. */
    async occasions(who: Client = client): Promise<string[]> {
      const { results } = await testEnv.DB.prepare(
        `SELECT o.event || ' ' || COALESCE(s.video_id, m.threshold) AS told FROM occasions o
          LEFT JOIN streams s ON s.id = o.subject_id AND o.event <> 'milestone'
          LEFT JOIN milestones m ON m.id = o.subject_id AND o.event = 'milestone'
          WHERE o.organization_id = ? ORDER BY o.id`,
      )
        .bind(who.organizationId)
        .all<{ told: string }>();
      return results.map(({ told }) => told);
    },
    async stream(videoId: string) {
      return testEnv.DB.prepare('SELECT * FROM streams WHERE organization_id = ? AND video_id = ?')
        .bind(client.organizationId, videoId)
        .first<Record<string, string | number | null>>();
    },
    async row(who: Client = client) {
      return testEnv.DB.prepare('SELECT * FROM stream_channels WHERE organization_id = ?')
        .bind(who.organizationId)
        .first<Record<string, string | number | null>>();
    },
  };
  return world;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
