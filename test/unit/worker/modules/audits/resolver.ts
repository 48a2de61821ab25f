import type { FetchOptions } from '../../../../../src/worker/modules/audits/site/site.ts';
import type { Reply } from './site.ts';

export const DNS_URL = 'https://dns.test/dns-query';
const CODES: Record<string, number> = { TXT: 16, AAAA: 28, DS: 43, CAA: 257 };

/** The contents of the DNS: records by name and type (`example.com TXT`), or an error. */
export type Zone = Record<string, string[] | 'NXDOMAIN' | 'SERVFAIL'>;

/** Returns a resolver with JSON responses like Cloudflare's. `isSigned`: it has verified the signatures. */
export function resolverOf(zone: Zone, isSigned = false) {
  return (url: string, { headers }: FetchOptions): Reply | null => {
    if (!url.startsWith(DNS_URL)) return null;
    if (headers?.accept !== 'application/dns-json') return { status: 400 };
    const { searchParams } = new URL(url);
    const [name, type] = [searchParams.get('name')!, searchParams.get('type')!];
    const found = zone[`${name} ${type}`] ?? [];
    const status = found === 'NXDOMAIN' ? 3 : found === 'SERVFAIL' ? 2 : 0;
    const records = typeof found === 'string' ? [] : found;
    return {
      headers: { 'content-type': 'application/dns-json' },
      body: JSON.stringify({
        Status: status,
        TC: false,
        RD: true,
        RA: true,
        AD: isSigned,
        CD: false,
        Question: [{ name, type: CODES[type] }],
        Answer: records.map((data) => ({ name, type: CODES[type], TTL: 300, data })),
      }),
    };
  };
}
