import type { BookingProvider } from '../../../../contract/calendar/bookings.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type Fetched, guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import {
  CALL_TIMEOUT,
  DEFAULT_WAIT,
  LONGEST_WAIT,
  MAX_ANSWER_BYTES,
  SHORTEST_WAIT,
} from '../bookings/limits.ts';

const NAMES: Record<BookingProvider, string> = { cal_com: 'Cal.com', calendly: 'Calendly' };

/**
 * The kind of a failure. `rate_limited` has the time of a retry; `token` needs the user to act; with `cursor`, the
 * service rejects the cursor.
 */
type FailureKind = 'rate_limited' | 'token' | 'forbidden' | 'cursor' | 'down';

/** A failed call. Users read the message, so it contains nothing of the response. */
export class ServiceFailure extends Error {
  readonly kind: FailureKind;
  /** The time of the retry after `rate_limited`, in milliseconds since 1970. */
  readonly retryAt: number | null;

  constructor(kind: FailureKind, message: string, retryAt: number | null = null) {
    super(message);
    this.name = 'ServiceFailure';
    this.kind = kind;
    this.retryAt = retryAt;
  }
}

export interface ServiceAnswer {
  json: unknown;
  /**
   * The time of the request by the service's clock, or slightly earlier, as ISO 8601 in UTC. Later reports are newer
   * than this response.
   */
  readAt: string;
}

/** Calls a booking service. Throws `ServiceFailure`. */
export async function callService(
  ctx: Ctx,
  provider: BookingProvider,
  url: string,
  headers: Record<string, string>,
): Promise<ServiceAnswer> {
  const name = NAMES[provider];
  const asked = ctx.now();
  let answer: Fetched;
  try {
    const init = {
      method: 'GET',
      headers: { accept: 'application/json', 'user-agent': 'Herald', ...headers },
    };
    answer = await guardedFetch(ctx, url, init, { timeoutMs: CALL_TIMEOUT, maxBytes: MAX_ANSWER_BYTES });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new ServiceFailure('down', `${name} cannot be reached: ${error.message}`);
  }
  if (answer.status !== 200) throw failureOf(ctx, name, answer);
  const json = answer.isWhole ? parse(answer.body) : undefined;
  if (json === undefined) throw unreadable(provider);
  const elapsed = ctx.now() - asked;
  const date = Date.parse(answer.headers.get('date') ?? '');
  const answered = Number.isNaN(date) ? ctx.now() : date;
  return { json, readAt: new Date(answered - elapsed).toISOString() };
}

/** Returns the failure for a successful response that lacks required fields. */
export function unreadable(provider: BookingProvider): ServiceFailure {
  return new ServiceFailure(
    'down',
    `${NAMES[provider]} gave an answer that cannot be read. Herald tries again.`,
  );
}

function failureOf(ctx: Ctx, name: string, { status, headers }: Fetched): ServiceFailure {
  if (status === 401) {
    const message = `${name} refuses the API token (401): it has expired or was withdrawn. Create a new one there, delete this connection, and create it again with the new token.`;
    return new ServiceFailure('token', message);
  }
  if (status === 403) {
    const message = `${name} does not let the API token read bookings (403). Create a token there that may, delete this connection, and create it again with that token.`;
    return new ServiceFailure('forbidden', message);
  }
  if (status === 429) {
    const at = waitOf(ctx, headers);
    const message = `${name} has had too many calls (429). The pull goes on at ${new Date(at).toISOString()}.`;
    return new ServiceFailure('rate_limited', message, at);
  }
  const message = `${name} answered with status ${status}. Herald tries again.`;
  return new ServiceFailure([400, 404, 410, 422].includes(status) ? 'cursor' : 'down', message);
}

/**
 * Returns the time to wait until: Retry-After (RFC 9110, 10.2.3), or X-RateLimit-Reset, in seconds from now as Calendly
 * counts them or since 1970.
 */
function waitOf(ctx: Ctx, headers: Headers): number {
  const now = ctx.now();
  const after = headers.get('retry-after') ?? '';
  const reset = headers.get('x-ratelimit-reset') ?? headers.get('x-ratelimit-reset-default');
  const seconds = secondsOf(after) ?? secondsOf(reset ?? '');
  const date = Date.parse(after);
  const isTime = seconds !== null && seconds > 1_000_000_000;
  const at = seconds === null ? date : isTime ? seconds * 1000 : now + seconds * 1000;
  if (Number.isNaN(at)) return now + DEFAULT_WAIT;
  return Math.min(now + LONGEST_WAIT, Math.max(now + SHORTEST_WAIT, Math.ceil(at)));
}

function secondsOf(text: string): number | null {
  return /^\d{1,12}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : null;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Invalid JSON is unreadable.
    return undefined;
  }
}
