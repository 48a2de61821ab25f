import { type Evidence, finalResponse, header } from './evidence.ts';
import { type Finding, finding } from './results.ts';

const PRIVATE = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const UNSAFE = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']);

/**
 * Judges Referrer-Policy (Referrer Policy, 8.1): the last known word counts, so that new words can have older ones
 * before them. A `<meta name="referrer">` outranks the header.
 */
export function judgeReferrerPolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'referrer-policy');
  const meta = evidence.page?.referrer || null;
  const shown = [
    ...(value === null ? [] : [`Referrer-Policy: ${value}`]),
    ...(meta === null ? [] : [`<meta name="referrer" content="${meta}">`]),
  ];
  if (shown.length === 0) return finding('referrer-policy-not-implemented');
  const words = `${value ?? ''},${meta ?? ''}`.split(',').map((word) => word.trim().toLowerCase());
  const policy = words.findLast((word) => PRIVATE.has(word) || UNSAFE.has(word));
  if (policy === undefined) return finding('referrer-policy-header-invalid', ...shown);
  return finding(PRIVATE.has(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe', ...shown);
}
