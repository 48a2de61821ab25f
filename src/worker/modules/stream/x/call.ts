import type { Ctx } from '../../../platform/ctx.ts';
import type { Env } from '../../../platform/env.ts';
import {
  type Answer,
  baseUrl,
  type CallKind,
  callPlatform,
  type PlatformRequest,
} from '../platforms/call.ts';
import { xFailure } from './failure.ts';
import { oauth1Header } from './oauth1.ts';
import type { XSecret } from './secret.ts';

/** Calls X as the user. Throws `PlatformFailure`. */
export async function callX(
  ctx: Ctx,
  secret: XSecret,
  kind: CallKind,
  { method, path, body }: { method: PlatformRequest['method']; path: string; body?: object | FormData },
): Promise<Answer> {
  const url = `${xUrl(ctx.env)}${path}`;
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = {
    authorization: await authorization(ctx, secret, method, url),
    ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
  };
  const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const answer = await callPlatform(ctx, 'x', kind, { method, url, headers, ...content });
  if (answer.status >= 400) throw xFailure(ctx, kind, answer, secret);
  return answer;
}

export function xUrl(env: Env): string {
  return baseUrl(env.X_API_URL, 'https://api.x.com');
}

async function authorization(ctx: Ctx, secret: XSecret, method: string, url: string): Promise<string> {
  if (secret.type === 'oauth2') return `Bearer ${secret.accessToken}`;
  const nonce = crypto.randomUUID().replaceAll('-', '');
  return oauth1Header(secret, { method, url }, { timestamp: Math.floor(ctx.now() / 1000), nonce });
}
