import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { CallFailed } from './failure.ts';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address lies on the public internet: no private, loopback, link-local, carrier-grade NAT,
 * reserved, multicast or translated (NAT64, 6to4, Teredo) address (RFC 6890). IPv4-mapped ones are judged by
 * the IPv4 address inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // What the library does not name, such as ::127.0.0.1, is outside the one block in use for the internet.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** The promise's outcome, or the signal's reason when that comes first. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  return await Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

export interface Target {
  /** The host in ASCII, without a final dot: fit for SNI and for checking the certificate. */
  host: string;
  /** The only addresses to connect to. */
  addresses: LookupAddress[];
}

/**
 * Resolves a host name or IP literal once, so that what was checked is what is connected to.
 *
 * @throws CallFailed HOST_UNKNOWN for what is no name; PRIVATE_ADDRESS when any of the addresses is not
 * public, unless `allowPrivate`; else the look-up's own error, or the signal's reason.
 */
export async function resolveTarget(
  name: string,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<Target> {
  const host = isIP(name) ? name : domainToASCII(name).replace(/\.$/, '');
  // domainToASCII reads as a URL does: it drops line breaks, decodes %xx and stops at a slash.
  if (!isIP(host) && (/[\s\p{Cc}%/?#\\]/u.test(name) || !/^[\w.-]+$/.test(host))) {
    throw new CallFailed('HOST_UNKNOWN', `"${name}" is not a host name.`);
  }
  const addresses = await unlessAborted(lookup(host, { all: true }), signal);
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new CallFailed(
      'PRIVATE_ADDRESS',
      `"${name}" leads to a private address; only servers on the public internet can be used.`,
    );
  }
  return { host, addresses };
}
