/** The Graph API, for Instagram and Facebook: https://developers.facebook.com/docs/graph-api */
import type { Ctx } from '../../../platform/ctx.ts';
import { type Answer, baseUrl, type CallKind, callPlatform, isObject } from '../platforms/call.ts';
import { graphFailure } from './failure.ts';

export type GraphPlatform = 'instagram' | 'facebook';

interface GraphRequest {
  method: 'GET' | 'POST';
  /** Below the version: `/1234/feed`. */
  path: string;
  /** The query of a read, the form of a change. */
  fields: Record<string, string>;
}

/** One call with the token in a header. Throws `PlatformFailure`. */
export async function callGraph(
  ctx: Ctx,
  platform: GraphPlatform,
  secret: { accessToken: string },
  kind: CallKind,
  { method, path, fields }: GraphRequest,
): Promise<Answer> {
  const version = ctx.env.GRAPH_API_VERSION || 'v26.0';
  const url = `${baseUrl(ctx.env.GRAPH_API_URL, 'https://graph.facebook.com')}/${version}${path}`;
  const parameters = new URLSearchParams(fields).toString();
  const headers: Record<string, string> = { authorization: `Bearer ${secret.accessToken}` };
  const answer = await callPlatform(
    ctx,
    platform,
    kind,
    method === 'GET'
      ? { method, url: `${url}?${parameters}`, headers }
      : {
          method,
          url,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: parameters,
        },
  );
  if (answer.status >= 400) throw graphFailure(ctx, platform, kind, answer, secret);
  return answer;
}

/** An id as the Graph API writes it: `1234`, or of a page's post `1234_5678`. */
export function isGraphId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,40}(?:_\d{1,40})?$/.test(value);
}

/** The objects of a list. */
export function listOf(json: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(json.data) ? json.data.slice(0, 100).filter(isObject) : [];
}

/** An address of the platform's own, or null. */
export function permalink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500) return null;
  const url = URL.parse(value);
  return url?.protocol === 'https:' && /(?:^|\.)(?:instagram|facebook)\.com$/.test(url.hostname)
    ? url.href
    : null;
}

/** Whether a post's text is this one: platforms trim it, and may write line breaks in another way. */
export function isSameText(theirs: unknown, ours: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return typeof theirs === 'string' && plain(theirs) === plain(ours);
}
