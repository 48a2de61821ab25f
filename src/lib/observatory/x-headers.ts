import { type Evidence, finalResponse, header } from './evidence.ts';
import { enforcedPolicies } from './policies.ts';
import { type Finding, finding } from './results.ts';

/** Judges X-Content-Type-Options (Fetch, 3.6): browsers may not guess another media type. */
export function judgeContentTypeOptions(evidence: Evidence): Finding {
  const value = header(finalResponse(evidence), 'x-content-type-options');
  if (!value) return finding('x-content-type-options-not-implemented', 'X-Content-Type-Options is missing');
  const result =
    value.toLowerCase() === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-header-invalid';
  return finding(result, `X-Content-Type-Options: ${value}`);
}

/** Judges X-Frame-Options (HTML, 7.7), or frame-ancestors (CSP 3, 6.4.2), which browsers obey instead if present. */
export function judgeFrameOptions(evidence: Evidence): Finding {
  const { policies, problems } = enforcedPolicies(evidence);
  for (const { directives, place } of problems.length > 0 ? [] : policies) {
    const ancestors = directives.get('frame-ancestors');
    if (ancestors) {
      return finding(
        'x-frame-options-implemented-via-csp',
        `${place}: frame-ancestors ${ancestors.join(' ')}`,
      );
    }
  }
  const value = header(finalResponse(evidence), 'x-frame-options');
  if (!value) {
    return finding('x-frame-options-not-implemented', 'X-Frame-Options and frame-ancestors are missing');
  }
  const word = value.toLowerCase();
  const shown = `X-Frame-Options: ${value}`;
  if (word === 'deny' || word === 'sameorigin') return finding('x-frame-options-sameorigin-or-deny', shown);
  if (word.startsWith('allow-from')) return finding('x-frame-options-allow-from-origin', shown);
  return finding('x-frame-options-header-invalid', shown);
}
