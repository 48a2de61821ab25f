import type { Hop } from '../../../../lib/observatory/index.ts';
import type { Resource } from './site.ts';

type ErrorCode = NonNullable<Resource['error']>['code'];

/** The outcome of one request. */
export interface Reply extends Pick<Resource, 'status' | 'headers' | 'body' | 'isWhole' | 'ms' | 'error'> {
  /** The hop; null if nothing is known of the server. */
  hop: Hop | null;
}

/** Returns the reply for a server that sent none. */
export function noReply(code: ErrorCode, message: string, hop: Hop | null = null): Reply {
  return {
    hop,
    status: null,
    headers: new Headers(),
    body: new Uint8Array(),
    isWhole: false,
    ms: 0,
    error: { code, message },
  };
}

/** Returns the reply with this response; without an error if its status is valid in HTTP (RFC 9110, 15). */
export function toReply(
  url: string,
  response: { status: number; headers: Headers; body: Uint8Array<ArrayBuffer>; isWhole: boolean },
  certificateOk: boolean | null,
  ms: number,
): Reply {
  const { status, headers, body, isWhole } = response;
  if (status < 200 || status > 599) {
    return { ...noReply('BAD_RESPONSE', `The server answered with ${status}, which is no status.`), ms };
  }
  const hop = { url, status, headers: [...headers], certificateOk };
  return { hop, status, headers, body, isWhole, ms, error: null };
}
