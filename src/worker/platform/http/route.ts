import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { type Access, describeAccess, requireAccess } from './access.ts';
import { tagByVersion, UNCHANGED } from './entity-tag.ts';
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
