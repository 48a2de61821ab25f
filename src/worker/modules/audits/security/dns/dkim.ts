import type { Verdict } from '../../checks/check.ts';
import { readTags } from './txt.ts';

/** The selectors of mail services, by what the SPF records of their customers include. */
const SERVICES: [included: string, selector: string][] = [
  ['_spf.google.com', 'google'],
  ['spf.protection.outlook.com', 'selector1'],
  ['spf.messagingengine.com', 'fm1'],
  ['_spf.protonmail.ch', 'protonmail'],
  ['servers.mcsv.net', 'k1'],
  ['sendgrid.net', 's1'],
];
const COMMON = ['default', 'selector1', 'google', 'mail'];

/** Returns the selectors under which a key of the domain is most likely, the likeliest first. */
export function likelySelectors(spf: readonly string[]): string[] {
  const included = SERVICES.filter(([domain]) => spf.some((record) => record.toLowerCase().includes(domain)));
  return [...new Set([...included.map(([, selector]) => selector), ...COMMON])];
}

/** The TXT records at `<selector>._domainkey.<domain>`, for each tried selector. */
export interface TriedSelector {
  name: string;
  texts: readonly string[];
}

/**
 * Judges whether a DKIM key was found. It never fails: a mail names its selector, and without a mail nobody can list
 * them. Source: RFC 6376
 */
export function judgeDkim(tried: readonly TriedSelector[]): Verdict {
  const found = tried.filter(({ texts }) => texts.some(isKey));
  if (found.length > 0) return { result: 'pass', evidence: found.map(({ name }) => `${name}: a public key`) };
  return {
    result: 'not_measured',
    evidence: [
      'The names of DKIM keys cannot be listed.',
      ...tried.map(({ name }) => `${name}: no public key`),
    ],
  };
}

/** Returns whether a text is a key. An empty `p` revokes a key. */
function isKey(text: string): boolean {
  const tags = readTags(text);
  const version = tags.get('v') ?? 'DKIM1';
  return version === 'DKIM1' && (tags.get('p') ?? '') !== '';
}
