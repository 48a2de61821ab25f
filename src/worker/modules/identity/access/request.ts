import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { firstLanguage, type Language } from '../../../../lib/language.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { serviceCtx } from '../../../platform/service-ctx.ts';
import type { Origin } from '../sessions/sessions.ts';

/** Returns the context of a visitor, for public routes. */
export function anonymousCtx(c: Context<AppEnv>): ServiceCtx {
  return serviceCtx(c.env, c.executionCtx, c.var.requestId, 'anonymous');
}

/** Returns where a request comes from. */
export function originOf(c: Context<AppEnv>): Origin {
  return {
    ipAddress: c.req.header('cf-connecting-ip') ?? null,
    userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
  };
}

/** Returns the language that the browser prefers, of those that Herald has. */
export function languageOf(c: Context<AppEnv>): Language {
  return firstLanguage(parseAccept(c.req.header('accept-language') ?? '').map(({ type }) => type));
}
