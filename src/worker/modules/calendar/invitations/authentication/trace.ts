import { getDomain } from 'tldts';
import { type AuthenticationResults, readResults } from './results.ts';
import { tokensOf } from './tokens.ts';

export interface Header {
  /** The name of the field in lower case. */
  key: string;
  value: string;
}

/** A Received field: the server that wrote it, and how it received the message. */
interface Hop {
  by: string | null;
  /**
   * Whether the message had already reached the receiving side: the field has no "from", or reports a delivery by LMTP.
   */
  isInside: boolean;
}

/** The maximum number of fields that are read: real mail has about 100. */
const MAX_HEADERS = 500;

/**
 * Returns the authentication results of the receiving side. Servers prepend their fields, so these are above the field
 * of the arrival from outside, and a sender can only write below it. They must name a server in the same domain as the
 * Received fields. Exchange Online names none, always writes its results and puts them on top of its Received fields:
 * there, the first ones count.
 */
export function ownResults(headers: Header[]): AuthenticationResults[] {
  const hosts: string[] = [];
  const above: AuthenticationResults[] = [];
  let top: Hop | null = null;
  for (const { key, value } of headers.slice(0, MAX_HEADERS)) {
    if (key === 'authentication-results' || key === 'arc-authentication-results') {
      const results = readResults(value);
      if (top && isExchangeOnline(top)) {
        if (key === 'authentication-results') return results?.server === null ? [results] : [];
      } else if (results?.server) above.push(results);
    } else if (key === 'received') {
      const hop = readHop(value);
      top ??= hop;
      if (isExchangeOnline(top) && isExchangeOnline(hop)) continue;
      if (hop.by) hosts.push(hop.by);
      if (!hop.isInside)
        return above.filter(({ server }) => hosts.some((host) => isSameDomain(host, server!)));
    }
  }
  return [];
}

function isExchangeOnline({ by }: Hop): boolean {
  return by?.endsWith('.outlook.com') ?? false;
}

const LMTP = /^(?:utf8)?lmtps?a?$/i;

/** Reads a Received field. An unreadable one counts as the border: nothing below it is trusted. */
function readHop(field: string): Hop {
  const words = tokensOf(field)?.flatMap(({ type, text }) => (type === 'word' ? [text.toLowerCase()] : []));
  if (!words) return { by: null, isInside: false };
  // The last one: the name after "from" is the sender's own, and some servers allow spaces in it.
  const at = words.lastIndexOf('by');
  const by = (at < 0 ? undefined : words[at + 1]) ?? null;
  const protocol = at < 0 ? '' : (words[words.indexOf('with', at) + 1] ?? '');
  return { by, isInside: words[0] !== 'from' || LMTP.test(protocol) };
}

/** Returns whether two hosts belong to the same registered domain. */
export function isSameDomain(a: string, b: string): boolean {
  const domain = registered(a);
  return domain !== null && domain === registered(b);
}

function registered(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}
