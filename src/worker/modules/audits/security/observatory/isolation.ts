import { parseItem, Token } from 'structured-headers';
import { type Evidence, finalResponse, header } from './evidence.ts';
import { type Finding, finding, type Result } from './results.ts';

/** Cross-Origin-Resource-Policy (Fetch, 3.7). */
export function judgeResourcePolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'cross-origin-resource-policy');
  if (!value) return finding('corp-not-implemented');
  const results: Record<string, Result> = {
    'same-origin': 'corp-implemented-with-same-origin',
    'same-site': 'corp-implemented-with-same-site',
    'cross-origin': 'corp-implemented-with-cross-origin',
  };
  return finding(
    results[value.toLowerCase()] ?? 'corp-header-invalid',
    `Cross-Origin-Resource-Policy: ${value}`,
  );
}

/** Cross-Origin-Embedder-Policy (HTML, 7.1.4). */
export function judgeEmbedderPolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'cross-origin-embedder-policy');
  if (!value) return finding('coep-not-implemented');
  const results: Record<string, Result> = {
    'require-corp': 'coep-implemented-with-require-corp',
    credentialless: 'coep-implemented-with-credentialless',
    'unsafe-none': 'coep-implemented-with-unsafe-none',
  };
  return finding(results[tokenOf(value)] ?? 'coep-header-invalid', `Cross-Origin-Embedder-Policy: ${value}`);
}

/** Cross-Origin-Opener-Policy (HTML, 7.1.3). */
export function judgeOpenerPolicy(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'cross-origin-opener-policy');
  if (!value) return finding('coop-not-implemented');
  const results: Record<string, Result> = {
    'same-origin': 'coop-implemented-with-same-origin',
    'same-origin-allow-popups': 'coop-implemented-with-same-origin-allow-popups',
    'noopener-allow-popups': 'coop-implemented-with-noopener-allow-popups',
    'unsafe-none': 'coop-implemented-with-unsafe-none',
  };
  return finding(results[tokenOf(value)] ?? 'coop-header-invalid', `Cross-Origin-Opener-Policy: ${value}`);
}

/** The token of a structured field (RFC 9651), whose parameters do not matter; empty if the value is none. */
function tokenOf(value: string): string {
  try {
    const [item] = parseItem(value);
    return item instanceof Token ? item.toString() : '';
  } catch {
    // Browsers ignore a header that is no structured field.
    return '';
  }
}
