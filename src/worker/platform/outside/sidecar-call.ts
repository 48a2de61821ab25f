/** The Worker's calls to the sidecar. */

import { DomainError } from '../../../lib/errors.ts';
import { BUSY_HEADER } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';

/** The number of the container's instances (`max_instances` in wrangler.toml). */
export const INSTANCES = 3;

export function asJson(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/**
 * Returns the response to a call, with status 2xx. If an instance is busy, tries the next one; the last one's `BUSY` is
 * returned. Throws DomainError `SIDECAR_UNAVAILABLE`, or `SIDECAR_FAILED` if it refuses the request.
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
  // A refusal of this one call is no outage.
  throw [400, 413].includes(response.status) ? sidecarFailed('SIDECAR_FAILED', what) : unavailable(what);
}

const isBusy = (response: Response) => response.headers.has(BUSY_HEADER);

/** Sends the request. An awake instance costs money, so the first one gets every call it has a slot for. */
function send(env: Env, path: string, request: RequestInit, instance: number): Promise<Response> {
  if (env.SIDECAR_URL) return fetch(new URL(path, env.SIDECAR_URL), request);
  if (!env.SIDECAR) throw new Error('Neither SIDECAR_URL nor the container binding SIDECAR is set.');
  const container = env.SIDECAR.getByName(`sidecar-${instance}`);
  return container.fetch(new Request(new URL(path, 'http://sidecar'), request));
}

/** Parses the JSON of a response. Throws DomainError `SIDECAR_FAILED` if it has another shape. */
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

/** Returns the error for an invalid response of the sidecar. */
export function garbled(what: string, cause?: unknown): DomainError {
  return sidecarFailed('SIDECAR_FAILED', `The IMAP sidecar was not understood: ${what}`, cause);
}

/** Returns the error for a sidecar that is down or restarting: the mailbox is not at fault. */
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
