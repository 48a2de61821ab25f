/**
 * Simulates Meta's Graph API: publishing to Instagram and to Facebook pages. Base URL: `<origin>/<version>`. Captions
 * are counted in code points.
 */
import { z } from 'zod';
import { createSimulator, type Simulated } from '../platforms/simulator.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
  type GraphToken,
  type InstagramAccount,
  type Page,
} from './accounts.ts';
import type { Fetch } from './images.ts';
import { registerInstagram } from './instagram.ts';
import { registerObjects } from './objects.ts';
import { registerPages } from './pages.ts';
import { graphProblem, type TokenSubcode } from './problem.ts';
import { refusals } from './refusals.ts';
import type { World } from './world.ts';

export interface GraphOptions {
  /** Calls of other versions are rejected. Defaults to `GRAPH_VERSION`. */
  version?: string;
  /** Defaults to the development accounts, with a token each. */
  instagram?: InstagramAccount[];
  pages?: Page[];
  tokens?: GraphToken[];
  /** The number of reads of a new container that return IN_PROGRESS. Defaults to 1. */
  pendingReads?: number;
  /** Publications of an Instagram account in 24 hours. Defaults to 50. */
  quotaTotal?: number;
  /** Downloads the images. */
  fetch?: Fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface SimulatedGraph extends Simulated {
  /** Ends a token: 460 for a changed password, 463 for expiry, 467 for signing out. Also `POST /_control/end_token`. */
  endToken(token: string, subcode: TokenSubcode): void;
}

export const GRAPH_VERSION = 'v26.0';
export const GRAPH_STEPS = [
  'graph.container',
  'graph.status',
  'graph.publish',
  'graph.photo',
  'graph.feed',
  'graph.read',
] as const;

const FIRST_ID = 18_000_000_000_000_000n;

export function createGraph(options: GraphOptions = {}): SimulatedGraph {
  const now = options.now ?? Date.now;
  const version = options.version ?? GRAPH_VERSION;
  const given = options.tokens ?? [DEVELOPMENT_INSTAGRAM_TOKEN, DEVELOPMENT_PAGE_TOKEN];
  const tokens = given.map((token) => ({ ...token, problem: null as TokenSubcode | null }));
  let count = 0n;
  const specials = {
    duplicate: ['graph.feed'],
    processing_fails: ['graph.container'],
  };

  const simulator = createSimulator({ steps: GRAPH_STEPS, refusals, specials }, now, (app, at, records) => {
    const world: World = {
      ...records,
      instagram: options.instagram ?? [DEVELOPMENT_INSTAGRAM],
      pages: options.pages ?? [DEVELOPMENT_PAGE],
      tokens,
      containers: new Map(),
      media: new Map(),
      pagePosts: new Map(),
      photos: new Map(),
      pendingReads: options.pendingReads ?? 1,
      quotaTotal: options.quotaTotal ?? 50,
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      now,
      newId: () => String(FIRST_ID + ++count),
    };
    app.use(`/${version}/*`, async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('x-app-usage', '{"call_count":1,"total_cputime":1,"total_time":1}');
    });
    registerInstagram(app, at, `/${version}`, world);
    registerPages(app, at, `/${version}`, world);
    registerObjects(app, at, `/${version}`, world);
    app.post('/_control/end_token', async (c) => {
      const body = z.strictObject({ token: z.string(), subcode: z.literal([460, 463, 467]) });
      const { token, subcode } = body.parse(await c.req.json());
      endToken(token, subcode);
      return c.body(null, 204);
    });
    app.notFound((c) => {
      const path = c.req.path.startsWith(`/${version}/`) ? c.req.path.slice(version.length + 1) : c.req.path;
      throw graphProblem(400, { message: `Unknown path components: ${path}`, code: 2500 });
    });
  });

  return { ...simulator, endToken };

  function endToken(token: string, subcode: TokenSubcode): void {
    for (const one of tokens) if (one.token === token) one.problem = subcode;
  }
}
