import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { DomainError } from '../../../lib/errors.ts';
import type { AppEnv } from './http.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Throws `unavailable`, NOT_CONFIGURED, if no token is configured; `unauthenticated` for a wrong one. */
export function requireOperator(c: Context<AppEnv>): void {
  const { OPERATOR_TOKEN } = c.env;
  if (!OPERATOR_TOKEN) {
    const detail = 'OPERATOR_TOKEN is not set: the service tells nobody how it is.';
    throw new DomainError('unavailable', 'NOT_CONFIGURED', detail);
  }
  requireBearer(c, OPERATOR_TOKEN, 'operator');
}

/** Throws `unauthenticated` for any token but the one that Herald and its sidecar share. */
export function requireSidecar(c: Context<AppEnv>): void {
  requireBearer(c, c.env.SIDECAR_TOKEN, 'sidecar');
}

function requireBearer(c: Context<AppEnv>, expected: string, of: string): void {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(token), digest(expected))) return;
  const detail = `Send the token of the ${of} as \`authorization: Bearer …\`.`;
  throw new DomainError('unauthenticated', 'UNAUTHORIZED', detail);
}
