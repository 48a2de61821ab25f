/** The Worker's calls to the sidecar. */

import { createHash } from 'node:crypto';
import { DomainError } from '../../../lib/errors.ts';
import { BUSY_HEADER } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';

/** The number of the container's instances (`max_instances` in wrangler.toml). */
export const INSTANCES = 3;

export function asJson(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Returns the addresses of own sidecars; none if the container is used. */
export const sidecarUrls = ({ SIDECAR_URL = '' }: Pick<Env, 'SIDECAR_URL'>): string[] =>
  SIDECAR_URL.split(',')
    .map((url) => url.trim())
    .filter(Boolean);

/**
 * Returns the response to a call, with status 2xx. If a sidecar is busy, tries the next one; the last one's `BUSY` is
 * returned. Own sidecars share the accounts that they fetch from: the hash of `account` says which is the first, and if
 * that is down, the next one fetches. Throws DomainError `SIDECAR_UNAVAILABLE`, or `SIDECAR_FAILED` if it refuses the
 * request.
 */
export async function callSidecar(
  env: Env,
  path: string,
  init: RequestInit,
  signal: AbortSignal,
  account?: string,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${env.SIDECAR_TOKEN}`);
  const request = { ...init, method: 'POST', headers, signal };
  const targets = targetsOf(env, account);
  const mayFail = account !== undefined && sidecarUrls(env).length > 1;
  const response = await sendToFirst(targets, path, request, mayFail).catch((cause: unknown) => {
    throw unavailable('The IMAP sidecar cannot be reached', cause);
  });
  if (response.ok) return response;
  await response.body?.cancel();
  const what = `The IMAP sidecar answered with status ${response.status}`;
  // A refusal of this one call is no outage.
  throw [400, 413].includes(response.status) ? sidecarFailed('SIDECAR_FAILED', what) : unavailable(what);
}

const isBusy = (response: Response) => response.headers.has(BUSY_HEADER);

/** Sends the request to the sidecars one by one, until one is not busy. `mayFail`: passes those that are down. */
async function sendToFirst(
  targets: Send[],
  path: string,
  request: RequestInit,
  mayFail: boolean,
): Promise<Response> {
  const [send, ...others] = targets as [Send, ...Send[]];
  const isLast = others.length === 0;
  const response = await send(path, request).catch((error: unknown) => {
    if (isLast || !mayFail) throw error;
    return null;
  });
  if (response && (isLast || !isBusy(response))) return response;
  await response?.body?.cancel();
  return sendToFirst(others, path, request, mayFail);
}

type Send = (path: string, request: RequestInit) => Promise<Response>;

/** Returns the sidecars in the order in which a call tries them. */
function targetsOf(env: Env, account = ''): Send[] {
  const urls = sidecarUrls(env);
  if (urls.length > 0) {
    const first = hash(account) % urls.length;
    const ordered = [...urls.slice(first), ...urls.slice(0, first)];
    return ordered.map((url) => (path, request) => fetch(new URL(path, url), request));
  }
  const { SIDECAR } = env;
  if (!SIDECAR)
    throw unavailable(
      'There is no IMAP sidecar: neither SIDECAR_URL nor the container binding SIDECAR is set',
    );
  // An awake instance costs money, so the first one gets every call it has a slot for.
  return Array.from({ length: INSTANCES }, (_, n) => (path, request) => {
    const container = SIDECAR.getByName(`sidecar-${n}`);
    return container.fetch(new Request(new URL(path, 'http://sidecar'), request));
  });
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

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
