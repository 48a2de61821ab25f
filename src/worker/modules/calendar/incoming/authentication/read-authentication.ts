import type { ItipMessage } from '../../invitations/index.ts';
import type { AuthenticationResults } from './results.ts';
import { type Header, isSameDomain, ownResults } from './trace.ts';

/**
 * What the receiving server recorded of the address in From (RFC 8601): `pass` if DMARC passed (RFC 7489), or SPF or
 * DKIM for a domain aligned with it; `fail` if DMARC failed; `none` if it recorded nothing of the kind, or if From is
 * not one address.
 */
export function readAuthentication(headers: Header[], from: string): ItipMessage['authentication'] {
  const domain = domainOf(from);
  if (domain === null || !isOnlySender(headers)) return 'none';
  const found = ownResults(headers).map((results) => verdictOf(results, domain));
  return found.find((verdict) => verdict === 'fail') ?? found.find((verdict) => verdict === 'pass') ?? 'none';
}

function verdictOf({ results }: AuthenticationResults, from: string): ItipMessage['authentication'] {
  const dmarc = results
    .filter(({ method, properties }) => method === 'dmarc' && isOf(properties.get('header.from'), from))
    .map(({ result }) => result);
  if (dmarc.includes('fail')) return 'fail';
  if (dmarc.includes('pass')) return dmarc.every((result) => result === 'pass') ? 'pass' : 'none';
  const isAligned = results.some(({ method, result, properties }) => {
    if (result !== 'pass') return false;
    const signed =
      method === 'dkim'
        ? (properties.get('header.d') ?? properties.get('header.i'))
        : method === 'spf' && properties.get('smtp.mailfrom');
    const domain = signed ? domainOf(signed.includes('@') ? signed : `@${signed}`) : null;
    return domain !== null && isSameDomain(domain, from);
  });
  return isAligned ? 'pass' : 'none';
}

/** A server that leaves the domain out speaks of the only one there is. */
function isOf(domain: string | undefined, from: string): boolean {
  return domain === undefined || domainOf(`@${domain}`) === from;
}

/** Longer than any that shows one address. */
const MAX_FROM = 2_000;

/** One From field with one address: servers check one, and programs show another. */
function isOnlySender(headers: Header[]): boolean {
  const fields = headers.filter(({ key }) => key === 'from');
  const [{ value } = { value: '' }] = fields;
  if (fields.length !== 1 || value.length > MAX_FROM) return false;
  // slow expression: at most MAX_FROM characters
  const plain = value.replace(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g, '');
  return plain.split('@').length === 2;
}

/** The domain of an address as the DNS writes it, or null. */
function domainOf(address: string): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!/^[^\s/?#:@\\[\]%]{1,253}$/.test(domain) || !address.includes('@')) return null;
  return URL.parse(`http://${domain}`)?.hostname ?? null;
}
