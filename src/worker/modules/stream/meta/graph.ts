/** The Graph API, for Instagram and Facebook: https://developers.facebook.com/docs/graph-api */
import type { Ctx } from '../../../platform/ctx.ts';
import { type Answer, baseUrl, type CallKind, callPlatform, isObject } from '../platforms/call.ts';
import { type GraphPlatform, graphFailure } from './failure.ts';

interface GraphRequest {
  method: 'GET' | 'POST';
  /** The path below the version: `/1234/feed`. */
  path: string;
  /** The query of a read, or the form of a change. */
  fields: Record<string, string>;
}

/** Makes one call. Throws `PlatformFailure`. */
export async function callGraph(
  ctx: Ctx,
  platform: GraphPlatform,
  secret: { accessToken: string },
  kind: CallKind,
  { method, path, fields }: GraphRequest,
): Promise<Answer> {
  const version = ctx.env.GRAPH_API_VERSION || 'v26.0';
  const url = `${baseUrl(ctx.env.GRAPH_API_URL, 'https://graph.facebook.com')}/${version}${path}`;
  const parameters = new URLSearchParams({ ...fields, access_token: secret.accessToken }).toString();
  const answer = await callPlatform(
    ctx,
    platform,
    kind,
    method === 'GET'
      ? { method, url: `${url}?${parameters}`, headers: {} }
      : {
          method,
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: parameters,
        },
  );
  if (answer.status >= 400) throw graphFailure(ctx, platform, kind, answer, secret);
  return answer;
}

/** Returns the objects of a list. */
export function listOf(json: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(json.data) ? json.data.slice(0, 100).filter(isObject) : [];
}

/** Returns a URL of the platform itself, or null. */
export function permalink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500) return null;
  const url = URL.parse(value);
  return url?.protocol === 'https:' && /(?:^|\.)(?:instagram|facebook)\.com$/.test(url.hostname)
    ? url.href
    : null;
}

/** Returns whether a post has this text. Platforms trim it, and may change line breaks. */
export function isSameText(theirs: unknown, ours: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return typeof theirs === 'string' && plain(theirs) === plain(ours);
}
