import type { FetchLine } from '../../../../../src/contract/audits/audits.ts';
import { readDocument } from '../../../../../src/worker/modules/audits/page/read.ts';
import type {
  Certificate,
  FetchOptions,
  Purpose,
  Resource,
  Site,
  SitePage,
} from '../../../../../src/worker/modules/audits/site/site.ts';

/** The response of a URL in a test. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The error, if there is no response. */
  error?: NonNullable<Resource['error']>['code'];
}

export interface World {
  url?: string;
  html?: string;
  headers?: Record<string, string>;
  page?: Partial<SitePage>;
  certificate?: Certificate | null;
  hops?: Site['hops'];
  /** The responses by URL; any other URL returns 404. */
  replies?: Record<string, Reply>;
  /** Returns a response to a request that `replies` does not cover, such as a resolver's. */
  answer?(url: string, options: FetchOptions): Reply | null;
  /** Delays a response, so that responses arrive in any order. */
  delay?(url: string): Promise<void>;
}

export const TEST_URL = 'https://www.example.com/';

/** Creates a site with the given responses. */
export function siteOf(world: World = {}): Site {
  const { url = TEST_URL, html = '<!doctype html><title>Boats</title>', certificate = null } = world;
  const fetches: FetchLine[] = [];
  const page: SitePage = {
    url,
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...world.headers }),
    isHtml: true,
    html,
    document: readDocument(html),
    bytes: html.length,
    isWhole: true,
    ms: 1,
    isClientRendered: false,
    ...world.page,
  };
  return {
    url,
    finalUrl: url,
    hops: world.hops ?? [],
    page,
    certificate,
    fetches,
    requestsLeft: () => 40 - fetches.length,
    fetch: async (to: string, purpose: Purpose, options: FetchOptions = {}) => {
      const page = to === url ? { headers: world.headers, body: html } : { status: 404 };
      const reply = world.replies?.[to] ?? world.answer?.(to, options) ?? page;
      const resource = resourceOf(to, reply, options.maxBytes ?? 2_000_000);
      const { status, error, body } = resource;
      fetches.push({
        url: to,
        purpose,
        status,
        error: error?.message ?? null,
        bytes: body.length,
        ms: 1,
      });
      await world.delay?.(to);
      return resource;
    },
  };
}

export function resourceOf(url: string, reply: Reply, maxBytes = 2_000_000): Resource {
  const all = typeof reply.body === 'string' ? new TextEncoder().encode(reply.body) : reply.body;
  const body = (all ?? new Uint8Array()).slice(0, maxBytes);
  return {
    url,
    finalUrl: url,
    hops: [],
    status: reply.error ? null : (reply.status ?? 200),
    headers: new Headers(reply.headers),
    body,
    isWhole: body.length === (all?.length ?? 0),
    ms: 1,
    error: reply.error ? { code: reply.error, message: `the server failed: ${reply.error}` } : null,
  };
}
