import type { ItipMessage } from '../../../../../lib/invitations/index.ts';
import type { AuthenticationResults } from './results.ts';
import { type Header, isSameDomain, ownResults } from './trace.ts';

/**
 * Returns the receiving server's verdict on the From address (RFC 8601): `pass` if DMARC passed (RFC 7489), or SPF or
 * DKIM for an aligned domain; `fail` if DMARC failed; `none` without such a verdict, or if From is not one address.
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

/** Returns whether the domain is that of From. A server that omits the domain means the only From address. */
function isOf(domain: string | undefined, from: string): boolean {
  return domain === undefined || domainOf(`@${domain}`) === from;
}

/** The maximum length of a From field: longer than any with one address. */
const MAX_FROM = 2_000;

/**
 * Returns whether there is one From field with one address. Of several, servers may check one, and programs show
 * another.
 */
function isOnlySender(headers: Header[]): boolean {
  const fields = headers.filter(({ key }) => key === 'from');
  const [{ value } = { value: '' }] = fields;
  if (fields.length !== 1 || value.length > MAX_FROM) return false;
  // slow expression: at most MAX_FROM characters
  const plain = value.replace(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g, '');
  return plain.split('@').length === 2;
}

/** Returns the domain of an address as in the DNS, or null. */
function domainOf(address: string): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!/^[^\s/?#:@\\[\]%]{1,253}$/.test(domain) || !address.includes('@')) return null;
  return URL.parse(`http://${domain}`)?.hostname ?? null;
}
