import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Normalizes a host name or address: lower case, Punycode, `127.1` and `0x7f000001` as the address they mean, IPv6
 * without brackets, no dot at the end. Null if it is neither, or has a port or a path.
 */
export function normalHost(host: string): string | null {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  let url: URL;
  try {
    url = new URL(`http://${bare.includes(':') ? `[${bare}]` : bare}`);
  } catch {
    return null;
  }
  if (url.href !== `http://${url.hostname}/`) return null;
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return name.split('.').includes('') ? null : name;
}

/**
 * Whether a host is not on the public internet: addresses that are not global unicast (including IPv4-mapped ones),
 * names without a dot, and names reserved for local networks. The connection checks what a public name resolves to.
 */
export function isPrivateHost(host: string): boolean {
  const name = normalHost(host);
  if (name === null) return true;
  if (ipaddr.isValid(name)) {
    const address = ipaddr.process(name);
    // Ranges that the library does not name, such as ::127.0.0.1, are outside the one block in use for the internet.
    return address.range() !== 'unicast' || (address.kind() === 'ipv6' && !address.match(GLOBAL_UNICAST));
  }
  return !name.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(name);
}

/** Whether a host is this machine itself: 127.0.0.0/8, ::1, the IPv4-mapped ones, and names below localhost. */
export function isLoopbackHost(host: string): boolean {
  const name = normalHost(host);
  if (name === null) return false;
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}
