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

/** What a URL answers in a test. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Nothing answers. */
  error?: NonNullable<Resource['error']>['code'];
}

export interface World {
  url?: string;
  html?: string;
  headers?: Record<string, string>;
  page?: Partial<SitePage>;
  certificate?: Certificate | null;
  hops?: Site['hops'];
  /** By URL; what is not among them answers 404. */
  replies?: Record<string, Reply>;
  /** Answers what `replies` does not: a resolver, for instance. */
  answer?(url: string, options: FetchOptions): Reply | null;
  /** Before an answer, so that answers come in any order. */
  delay?(url: string): Promise<void>;
}

export const TEST_URL = 'https://www.example.com/';

/** A site whose answers are a table. */
export function siteOf(world: World = {}): Site {
  const { url = TEST_URL, html = '<!doctype html><title>Boats</title>', certificate = null } = world;
  const fetches: FetchLine[] = [];
  const page: SitePage = {
    url,
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...world.headers }),
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
