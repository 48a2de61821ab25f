import type { Context } from 'hono';
import type { Ctx } from '../../../platform/ctx.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { systemCtx } from '../../../platform/system-ctx.ts';
import type { Origin } from '../sessions/sessions.ts';

/** The context of a public route: nobody acts yet. */
export function publicCtx(c: Context<AppEnv>): Ctx {
  return systemCtx(c.env, c.executionCtx, c.var.requestId);
}

/** Where a request comes from. */
export function originOf(c: Context<AppEnv>): Origin {
  return {
    ipAddress: c.req.header('cf-connecting-ip') ?? null,
    userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
  };
}
