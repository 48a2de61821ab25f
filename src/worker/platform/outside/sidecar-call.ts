/** How the Worker calls the sidecar, whatever for. */
import { BUSY_HEADER } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';
import { DomainError } from '../errors.ts';

/** As many as the container has instances (`max_instances` in wrangler.toml). */
export const INSTANCES = 3;

export function asJson(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/**
 * The response to a call with status 2xx. An instance that is busy hands the call on to the next one; the answer of the last
 * one says `BUSY`. Throws DomainError `SIDECAR_UNAVAILABLE`, or `SIDECAR_FAILED` for what it
 * refuses.
 */
export async function callSidecar(
  env: Env,
  path: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${env.SIDECAR_TOKEN}`);
  const request = { ...init, method: 'POST', headers, signal };
  let response: Response;
  try {
    response = await send(env, path, request, 0);
    for (let n = 1; isBusy(response) && !env.SIDECAR_URL && n < INSTANCES; n++) {
      await response.body?.cancel();
      response = await send(env, path, request, n);
    }
  } catch (cause) {
    throw unavailable('The IMAP sidecar cannot be reached', cause);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const what = `The IMAP sidecar answered with status ${response.status}`;
  // What it refuses of this one call is no outage.
  throw [400, 413].includes(response.status) ? sidecarFailed('SIDECAR_FAILED', what) : unavailable(what);
}

const isBusy = (response: Response) => response.headers.has(BUSY_HEADER);

/** Each instance is paid for while it is awake, so the first one has every call that it has a place for. */
function send(env: Env, path: string, request: RequestInit, instance: number): Promise<Response> {
  if (env.SIDECAR_URL) return fetch(new URL(path, env.SIDECAR_URL), request);
  if (!env.SIDECAR) throw new Error('Neither SIDECAR_URL nor the container binding SIDECAR is set.');
  const container = env.SIDECAR.getByName(`sidecar-${instance}`);
  return container.fetch(new Request(new URL(path, 'http://sidecar'), request));
}

/** The answer's JSON. Throws DomainError `SIDECAR_FAILED` if it has another form. */
export async function answerOf<T>(
  response: Response,
  schema: { safeParse(data: unknown): { success: boolean; data?: T } },
): Promise<T> {
  const json = await response.json().catch((cause: unknown) => {
    throw garbled('its answer is not JSON', cause);
  });
  const { data } = schema.safeParse(json);
  if (!data) throw garbled('its answer has another form');
  return data;
}

/** The sidecar's answer is wrong. */
export function garbled(what: string, cause?: unknown): DomainError {
  return sidecarFailed('SIDECAR_FAILED', `The IMAP sidecar was not understood: ${what}`, cause);
}

/** The sidecar itself is down, or restarted: no fault of the mailbox that was asked for. */
export function unavailable(what: string, cause?: unknown): DomainError {
  return sidecarFailed('SIDECAR_UNAVAILABLE', what, cause);
}

function sidecarFailed(
  code: 'SIDECAR_FAILED' | 'SIDECAR_UNAVAILABLE',
  what: string,
  cause?: unknown,
): DomainError {
  const error = new DomainError('remote_failed', code, `${what}. Try again in a few minutes.`);
  error.cause = cause;
  return error;
}
