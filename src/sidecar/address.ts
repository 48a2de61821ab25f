import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { CallFailed } from './failure.ts';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. False for private, loopback, link-local, carrier-grade NAT, reserved,
 * multicast and translated (NAT64, 6to4, Teredo) addresses (RFC 6890). An IPv4-mapped address counts as its IPv4
 * address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // The library does not classify some addresses, such as ::127.0.0.1. Only 2000::/3 is in use on the internet.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Whether an address is this machine itself: 127.0.0.0/8, ::1, and the IPv4-mapped ones. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Settles like the promise, or rejects with the signal's reason if the signal aborts first. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let abort = () => {};
  const abortPromise = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  return await Promise.race([promise, abortPromise]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}

export interface Target {
  /** The host in ASCII, without a trailing dot, as SNI and certificate checks need it. */
  host: string;
  /** The only addresses to connect to. */
  addresses: LookupAddress[];
}

/**
 * Resolves a host name or IP literal once, so that the connection uses the checked addresses.
 *
 * @throws CallFailed HOST_UNKNOWN for an invalid name; PRIVATE_ADDRESS if any address is not public, unless
 * `allowPrivate`. Other failures are the lookup's own error or the signal's reason.
 */
export async function resolveTarget(
  name: string,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<Target> {
  const host = isIP(name) ? name : domainToASCII(name).replace(/\.$/, '');
  // domainToASCII parses its input like a URL: it drops line breaks, decodes %xx and stops at a slash.
  if (!isIP(host) && (/[\s\p{Cc}%/?#\\]/u.test(name) || !/^[\w.-]+$/.test(host))) {
    throw new CallFailed('HOST_UNKNOWN', `"${name}" is not a host name.`);
  }
  const addresses = await unlessAborted(lookup(host, { all: true }), signal);
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new CallFailed(
      'PRIVATE_ADDRESS',
      `"${name}" resolves to a private address. Use a server on the public internet.`,
    );
  }
  return { host, addresses };
}

/** Returns a lookup for a connection that may only go to these addresses. */
export function checkedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
}
