import type { EventType } from '../../../../contract/webhooks/events.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import { readRetryAfter } from '../../../platform/outside/request.ts';
import { ATTEMPT_TIMEOUT, MAX_ANSWER } from '../limits.ts';
import { sign } from './sign.ts';

export interface Message {
  /** The `webhook-id`: the same at each attempt. */
  id: string;
  type: EventType;
  /** The time of the event, in milliseconds. */
  createdAt: number;
  data: unknown;
}

export interface Outcome {
  /** The status of the response; null without one. */
  status: number | null;
  /** The reason of a failure; null after a success. */
  error: string | null;
  /** The wait that the server requests, in milliseconds. */
  retryAfter: number;
}

/** Posts an event, signed with each secret. A 2xx response is a success. Failures of the server do not throw. */
export async function send(ctx: Ctx, url: string, secrets: string[], message: Message): Promise<Outcome> {
  const { id, type, createdAt, data } = message;
  const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
  const timestamp = Math.floor(ctx.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Herald-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(secrets, id, timestamp, body),
  };
  const limits = { timeoutMs: ATTEMPT_TIMEOUT, maxBytes: MAX_ANSWER };
  try {
    const answer = await guardedFetch(ctx, url, { method: 'POST', headers, body }, limits);
    return {
      status: answer.status,
      error: describe(answer),
      retryAfter: readRetryAfter(answer.headers.get('retry-after'), ctx.now()),
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { status: null, error: error.message, retryAfter: 0 };
  }
}

function describe(answer: { status: number; body: Uint8Array }): string | null {
  const { status, body } = answer;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Answered ${status}; redirects are not followed.`;
  const text = new TextDecoder()
    .decode(body)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return text ? `Answered ${status}: ${text}` : `Answered ${status}.`;
}
