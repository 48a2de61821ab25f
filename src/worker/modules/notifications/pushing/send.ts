import { createHash } from 'node:crypto';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import { readRetryAfter } from '../../../platform/outside/request.ts';
import type { PushKeys } from '../../identity/index.ts';
import { MAX_PUSH_ANSWER, PUSH_TIMEOUT, PUSH_TTL_S } from '../limits.ts';
import { encrypt, type Subscription } from './encrypt.ts';
import type { PushMessage } from './message.ts';
import { authorization } from './vapid.ts';

/**
 * What became of a push. `gone`: the subscription has ended. `refused`: the push service will never take this message.
 * `retry`: it may take it later.
 */
export type Outcome = {
  state: 'sent' | 'gone' | 'refused' | 'retry';
  status: number | null;
  retryAfter: number;
};

/** Pushes a message to a device. Failures of the push service do not throw. */
export async function send(
  ctx: Ctx,
  keys: PushKeys,
  to: Subscription,
  message: PushMessage,
): Promise<Outcome> {
  const body = await encrypt(JSON.stringify(message), to);
  const headers = {
    authorization: await authorization(keys, to.endpoint, contactOf(ctx), ctx.now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(PUSH_TTL_S),
    urgency: 'normal',
    topic: topicOf(message.tag),
  };
  const limits = { timeoutMs: PUSH_TIMEOUT, maxBytes: MAX_PUSH_ANSWER };
  try {
    const answer = await guardedFetch(ctx, to.endpoint, { method: 'POST', headers, body }, limits);
    const retryAfter = readRetryAfter(answer.headers.get('retry-after'), ctx.now());
    return { state: stateOf(answer.status), status: answer.status, retryAfter };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { state: error.kind === 'refused' ? 'refused' : 'retry', status: null, retryAfter: 0 };
  }
}

function stateOf(status: number): Outcome['state'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'retry' : 'refused';
}

/** A message with the same topic replaces one that the device has not fetched: 32 characters of base64url (RFC 8030). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Returns where push services can ask: RFC 8292 wants https or mailto, and some services refuse pushes without. */
function contactOf({ env }: Ctx): string {
  if (env.PUBLIC_URL?.startsWith('https:')) return new URL(env.PUBLIC_URL).origin;
  return `mailto:${env.OPERATOR_EMAIL ?? env.SYSTEM_MAIL_FROM ?? 'nobody@herald.invalid'}`;
}
