import { parseItem, Token } from 'structured-headers';
import { type Evidence, finalResponse, header } from './evidence.ts';
import { type Finding, finding, type Result } from './results.ts';

const RESOURCE_POLICIES = new Map<string, Result>([
  ['same-origin', 'corp-implemented-with-same-origin'],
  ['same-site', 'corp-implemented-with-same-site'],
  ['cross-origin', 'corp-implemented-with-cross-origin'],
]);
const EMBEDDER_POLICIES = new Map<string, Result>([
  ['require-corp', 'coep-implemented-with-require-corp'],
  ['credentialless', 'coep-implemented-with-credentialless'],
  ['unsafe-none', 'coep-implemented-with-unsafe-none'],
]);
const OPENER_POLICIES = new Map<string, Result>([
  ['same-origin', 'coop-implemented-with-same-origin'],
  ['same-origin-allow-popups', 'coop-implemented-with-same-origin-allow-popups'],
  ['noopener-allow-popups', 'coop-implemented-with-noopener-allow-popups'],
  ['unsafe-none', 'coop-implemented-with-unsafe-none'],
]);

/** Judges Cross-Origin-Resource-Policy (Fetch, 3.7). */
export function judgeResourcePolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'cross-origin-resource-policy');
  if (!value) return finding('corp-not-implemented');
  const result = RESOURCE_POLICIES.get(value.toLowerCase()) ?? 'corp-header-invalid';
  return finding(result, `Cross-Origin-Resource-Policy: ${value}`);
}

/** Judges Cross-Origin-Embedder-Policy (HTML, 7.1.4). */
export function judgeEmbedderPolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'cross-origin-embedder-policy');
  if (!value) return finding('coep-not-implemented');
  const result = EMBEDDER_POLICIES.get(tokenOf(value)) ?? 'coep-header-invalid';
  return finding(result, `Cross-Origin-Embedder-Policy: ${value}`);
}

/** Judges Cross-Origin-Opener-Policy (HTML, 7.1.3). */
export function judgeOpenerPolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'cross-origin-opener-policy');
  if (!value) return finding('coop-not-implemented');
  const result = OPENER_POLICIES.get(tokenOf(value)) ?? 'coop-header-invalid';
  return finding(result, `Cross-Origin-Opener-Policy: ${value}`);
}

/** Returns the token of a structured field (RFC 9651), without parameters; '' if the value is none. */
function tokenOf(value: string): string {
  try {
    const [item] = parseItem(value);
    return item instanceof Token ? item.toString() : '';
  } catch {
    // Browsers ignore a header that is no structured field.
    return '';
  }
}
