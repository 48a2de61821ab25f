import { getDomain } from 'tldts';
import { type AuthenticationResults, readResults } from './results.ts';
import { tokensOf } from './tokens.ts';

export interface Header {
  /** In lower case. */
  key: string;
  value: string;
}

/** A Received field: which server wrote it, and how it got the message. */
interface Hop {
  by: string | null;
  /** The field does not say from where, or it is a delivery by LMTP: the message was on this side before. */
  isInside: boolean;
}

/** Fields read: real mail has some 100 in all. */
const MAX_HEADERS = 500;

/**
 * The authentication results that the receiving side wrote itself. Each server puts its fields above those that are
 * there, so these stand above the field that says how the message came from outside; a sender can write only below it.
 * They must also name a server of the same domain as the Received fields do. Exchange Online names none, writes its
 * results whatever the sender wrote, and puts them on top of those: there, the first ones count.
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

/** A field that cannot be read counts as the border: nothing below it is believed. */
function readHop(field: string): Hop {
  const words = tokensOf(field)?.flatMap(({ type, text }) => (type === 'word' ? [text.toLowerCase()] : []));
  if (!words) return { by: null, isInside: false };
  // The last one: the name after "from" is the sender's own, and some servers let it have spaces.
  const at = words.lastIndexOf('by');
  const by = (at < 0 ? undefined : words[at + 1]) ?? null;
  const protocol = at < 0 ? '' : (words[words.indexOf('with', at) + 1] ?? '');
  return { by, isInside: words[0] !== 'from' || LMTP.test(protocol) };
}

/** Whether two hosts belong to the same registered domain. */
export function isSameDomain(a: string, b: string): boolean {
  const domain = registered(a);
  return domain !== null && domain === registered(b);
}

function registered(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}
