import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { sha256 } from '../../../lib/hash.ts';
import { actorName, type Ctx } from '../ctx.ts';
import { prove } from '../data/commit/commit.ts';
import { database } from '../data/database.ts';
import { type Access, describeAccess, requireAccess } from './access.ts';
import { type AppEnv, limitBody, onlyProblems } from './http.ts';

const MAX_BODY_BYTES = 1_000_000;

type Given<P extends string> = Omit<RouteConfig, 'path' | 'security' | 'middleware'> & {
  path: P;
  access: Access;
  /** The limit of the body. Default: 1 MB. */
  bodyLimit?: MiddlewareHandler<AppEnv>;
  /** Whether its answers change only with the version of what pages show: they have an `ETag`. */
  isTagged?: true;
};

/** Creates a route, with its access rule and its body's type and limit, and describes these in the API description. */
export function route<P extends string, R extends Given<P>>(given: R) {
  const { access, bodyLimit, isTagged, ...config } = given;
  const security = securityOf(access);
  return createRoute<P, Omit<R, 'access' | 'bodyLimit' | 'isTagged'>>({
    ...config,
    description: [config.description, describeAccess(access)].filter(Boolean).join('\n\n'),
    ...(security ? { security } : {}),
    ...(hasTypedBody(config) ? { responses: { ...config.responses, ...onlyProblems(415) } } : {}),
    ...(isTagged ? { responses: { ...config.responses, ...UNCHANGED } } : {}),
    middleware: [
      requireAccess(access),
      bodyLimit ?? limitBody(MAX_BODY_BYTES),
      ...(config.request?.body?.required === false ? [ignoreTypeOfNothing] : []),
      ...(isTagged ? [tagByVersion] : []),
    ],
  } as never);
}

/** Whether a body of another type is refused; bytes may have any. */
const hasTypedBody = ({ request }: Pick<RouteConfig, 'request'>) =>
  request?.body !== undefined && !('application/octet-stream' in request.body.content);

/** Returns the accepted credentials; undefined: the default of the API description. */
function securityOf(access: Access): Record<string, string[]>[] | undefined {
  if (access === 'public') return [];
  if (access === 'operator' || access === 'sidecar') return [{ [access]: [] }];
  return access.scope === null ? [{ session: [] }] : undefined;
}

/** Removes the Content-Type of an empty body, as many clients send one. */
const ignoreTypeOfNothing: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isEmpty = c.req.raw.body === null || c.req.header('content-length') === '0';
  if (isEmpty && c.req.header('content-type') !== undefined) {
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(c.req.raw, { headers });
  }
  await next();
};

/**
 * Sends the version of the data that pages show as the `ETag` of an answer, and answers 304 to a request with it in
 * `If-None-Match` (RFC 9110, section 13.1.2) after reading one row. For answers of nothing but such data.
 */
const tagByVersion: MiddlewareHandler<AppEnv> = async (c, next) => {
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
const UNCHANGED = {
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
