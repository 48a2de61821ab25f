import { DomainError } from '../../../../lib/errors.ts';
import { readBody, sendRequest } from '../../../platform/outside/request.ts';
import { redirectOf } from './redirect.ts';
import { noReply, type Reply, toReply } from './reply.ts';
import type { Purpose } from './site.ts';

/** One request, with the limits of the audit. */
export interface Asked {
  url: string;
  purpose: Purpose;
  method: 'GET' | 'HEAD' | 'OPTIONS';
  headers: Record<string, string>;
  maxBytes: number;
  timeoutMs: number;
  isService: boolean;
}

/** Sends a request, and reads the body of the response within the limits. Never throws. */
export async function exchange(
  { url, method, headers }: Asked,
  bounds: { timeMs: number; maxBytes: number },
  now: () => number,
): Promise<Reply> {
  const startedAt = now();
  let response: Response;
  try {
    response = await sendRequest(url, { method, headers }, bounds.timeMs);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const code = error.code === 'TIMED_OUT' ? 'TIMED_OUT' : 'UNREACHABLE';
    return { ...noReply(code, error.message), ms: now() - startedAt };
  }
  const ms = now() - startedAt;
  const { status } = response;
  // Nobody needs the body of a redirect, and it may never end.
  const maxBytes = redirectOf(url, status, response.headers) === null ? bounds.maxBytes : 0;
  const read = await readBody(response, maxBytes);
  const certificateOk = url.startsWith('https:') ? true : null;
  const reply = toReply(url, { status, headers: response.headers, ...read }, certificateOk, ms);
  if (reply.error || read.isWhole || read.body.length > 0 || maxBytes === 0) return reply;
  const isLate = now() - startedAt >= bounds.timeMs;
  const error = isLate
    ? { code: 'TIMED_OUT' as const, message: `No body within ${bounds.timeMs / 1000} seconds.` }
    : { code: 'BAD_RESPONSE' as const, message: 'The server closed the connection before the body.' };
  return { ...reply, error };
}
