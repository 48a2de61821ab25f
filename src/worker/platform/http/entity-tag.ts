import type { MiddlewareHandler } from 'hono';
import { sha256 } from '../../../lib/hash.ts';
import { actorName, type Ctx } from '../ctx.ts';
import { prove } from '../data/commit/commit.ts';
import { database } from '../data/database.ts';
import type { AppEnv } from './http.ts';

/**
 * Sends the version of the data that pages show as the `ETag` of an answer, and answers 304 to a request with it in
 * `If-None-Match` (RFC 9110, section 13.1.2) after reading one row. For answers of nothing but such data.
 */
export const tagByVersion: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { ctx } = c.var;
  ctx.seen ??= { version: null };
  const known = c.req.header('if-none-match');
  if (known !== undefined) {
    // The rows that follow may be newer than the version, never older.
    await prove(database(ctx));
    const tag = tagOf(ctx, c.req.url);
    if (tag !== null && opaqueTags(known).includes(opaque(tag))) return c.body(null, 304, { ETag: tag });
  }
  await next();
  const tag = tagOf(ctx, c.req.url);
  if (c.res.status === 200 && tag !== null) c.header('ETag', tag);
  // `X-Live-Version` is for pages.
  if (ctx.actor.type !== 'user') delete ctx.seen;
};

/**
 * Returns the tag of what the caller sees of their organization at an address. It is weak: an answer of the same data
 * may have other bytes, as a search may go on for longer.
 */
function tagOf({ organizationId, actor, seen }: Ctx, url: string): string | null {
  if (seen?.version == null) return null;
  const what = sha256([organizationId, actorName(actor), url].join('\n')).slice(0, 16);
  return `W/"${what}.${seen.version}"`;
}

/** Returns the opaque parts of a list of tags. Its comparison is the weak one. */
const opaqueTags = (list: string): string[] => list.split(',').map((each) => opaque(each.trim()));

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** Describes the responses of a route with a tag, for the OpenAPI document. */
export const UNCHANGED = {
  304: {
    description: 'What `If-None-Match` names is still the same. There is no body.',
    headers: {
      ETag: {
        description: 'The version of the data. Send it as `If-None-Match`.',
        schema: { type: 'string' as const },
      },
    },
  },
};
