import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import type { Announcement, Caption } from '../../../../src/contract/stream/captions.ts';
import type { StreamEventResult } from '../../../../src/contract/stream/stream.ts';
import { createDiscord } from '../../../../src/dev/simulators/discord/discord.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../../../../src/dev/simulators/graph/accounts.ts';
import { createGraph } from '../../../../src/dev/simulators/graph/graph.ts';
import { DEVELOPMENT_USER } from '../../../../src/dev/simulators/x/accounts.ts';
import { createX } from '../../../../src/dev/simulators/x/x.ts';
import { createApp } from '../../../../src/worker/app.ts';
import { captionsJob } from '../../../../src/worker/modules/stream/drafting/job.ts';
import { editJob } from '../../../../src/worker/modules/stream/posting/edit-job.ts';
import { postJob } from '../../../../src/worker/modules/stream/posting/job.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { listDueJobs } from '../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';

const app = createApp();
const networks = new Map<string, (request: Request) => Promise<Response>>();
let made = 0;

/** Replaces the network for all worlds of a test file. */
export function catchFetch(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const network = networks.get(new URL(request.url).hostname);
    if (!network) throw new TypeError('Network connection lost.');
    return network(request);
  });
}

/** The credentials that connect each platform to its simulation. */
export const CREDENTIALS = {
  discord: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/${DEVELOPMENT_WEBHOOK.token}`,
  x: JSON.stringify({
    access_token: DEVELOPMENT_USER.oauth2.accessToken,
    refresh_token: DEVELOPMENT_USER.oauth2.refreshToken,
    client_id: DEVELOPMENT_USER.oauth2.clientId,
    ...(DEVELOPMENT_USER.oauth2.clientSecret ? { client_secret: DEVELOPMENT_USER.oauth2.clientSecret } : {}),
  }),
  instagram: JSON.stringify({
    access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
    ig_user_id: DEVELOPMENT_INSTAGRAM.id,
  }),
  facebook: JSON.stringify({ access_token: DEVELOPMENT_PAGE_TOKEN.token, page_id: DEVELOPMENT_PAGE.id }),
};
export type Connected = keyof typeof CREDENTIALS;
export const ALL: Connected[] = ['discord', 'x', 'instagram', 'facebook'];

/** Creates an organization with these platforms connected to its own simulations, which share a clock with Herald. */
export async function makeWorld(platforms: Connected[] = ALL, over: Partial<Env> = {}) {
  const client = await makeOrganization();
  const { organizationId } = client;
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const name = `platforms-${++made}.test`;
  const discord = createDiscord({ now });
  const x = createX({ now });
  const graph = createGraph({ now, fetch: (input, init) => herald(new Request(input, init)) });
  const simulations = { discord, x, graph };
  for (const [host, simulation] of Object.entries(simulations)) {
    networks.set(`${host}.${name}`, (request) => world.through(request, () => simulation.fetch(request)));
  }
  const env = {
    ...testEnv,
    PUBLIC_URL: `http://herald.${name}`,
    DISCORD_API_URL: `http://discord.${name}/api/v10`,
    X_API_URL: `http://x.${name}`,
    GRAPH_API_URL: `http://graph.${name}`,
    ...over,
  } as unknown as Env;

  async function herald(request: Request): Promise<Response> {
    const execution = createExecutionContext();
    const response = await app.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return response;
  }

  const ctx = () => testCtx(organizationId, { env, now });

  async function request(method: string, path: string, body?: unknown, who: Client = client) {
    const isForm = body instanceof FormData;
    return herald(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          cookie: who.cookie,
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
  }

  /** Returns the parsed response. Throws for a status of 400 or above. */
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await request(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const world = {
    client,
    organizationId,
    clock,
    env,
    discord,
    x,
    graph,
    ctx,
    request,
    ask,
    /** Passes on a call of a platform. Tests replace it to observe or interrupt calls. */
    through: (_request: Request, call: () => Promise<Response>) => call(),
    pass(ms: number) {
      clock.now += ms;
    },
    report: (event: Record<string, unknown>) => ask<StreamEventResult>('POST', '/api/stream/events', event),
    captions: (query = '') => ask<Caption[]>('GET', `/api/stream/captions${query}`),
    announcements: (query = '') => ask<Announcement[]>('GET', `/api/stream/announcements${query}`),
    async approveAll(): Promise<void> {
      const pending = await ask<Caption[]>('GET', '/api/stream/captions/pending');
      if (pending.length === 0) return;
      const ids = pending.map(({ id }) => id);
      await ask('PATCH', '/api/stream/captions/pending', { ids, status: 'approved' });
    },
    /** Runs the jobs of this organization that are due, once. Returns their number. */
    async work(): Promise<number> {
      let count = 0;
      for (const job of [captionsJob, postJob, editJob]) {
        for (const { id } of await listDueJobs(ctx(), job, 1000)) {
          const row = await testEnv.DB.prepare('SELECT organization_id FROM jobs WHERE id = ?')
            .bind(id)
            .first<{ organization_id: number }>();
          if (row?.organization_id !== organizationId) continue;
          await runJob(ctx(), job, id);
          count++;
        }
      }
      return count;
    },
    /** Runs all that is due, now and after each wait, for this long. */
    async workFor(ms: number): Promise<void> {
      const end = clock.now + ms;
      for (;;) {
        while ((await world.work()) > 0);
        const next = await testEnv.DB.prepare(
          `SELECT min(coalesce(lease_until + 1, due_at)) AS at FROM jobs
            WHERE organization_id = ? AND kind IN ('captions', 'post', 'edit-posts')`,
        )
          .bind(organizationId)
          .first<{ at: number | null }>();
        if (next?.at == null || next.at > end) break;
        clock.now = Math.max(clock.now, next.at);
      }
      clock.now = end;
    },
    /** Returns the types of the events in the outbox. */
    async events(): Promise<string[]> {
      const { results } = await testEnv.DB.prepare(
        'SELECT type FROM events WHERE organization_id = ? ORDER BY id',
      )
        .bind(organizationId)
        .all<{ type: string }>();
      return results.map(({ type }) => type);
    },
  };
  networks.set(`herald.${name}`, herald);
  for (const platform of platforms) {
    await ask('POST', '/api/stream/credentials', { platform, credential_value: CREDENTIALS[platform] });
  }
  return world;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
