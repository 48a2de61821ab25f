import type { Check } from '../../../../contract/audits/audits.ts';
import type { Observatory, TestId } from '../../../../lib/observatory/index.ts';
import { toCheck } from '../checks/check.ts';

/** The most points that a site can lose by each test. */
export const LARGEST_PENALTIES: Record<TestId, number> = {
  'content-security-policy': 25,
  cookies: 40,
  'cross-origin-resource-sharing': 50,
  redirection: 20,
  'referrer-policy': 5,
  'strict-transport-security': 20,
  'subresource-integrity': 50,
  'x-content-type-options': 5,
  'x-frame-options': 20,
  'cross-origin-resource-policy': 5,
  'cross-origin-embedder-policy': 5,
  'cross-origin-opener-policy': 5,
};

/** Converts the Observatory's tests to checks. Weights show how much each can cost, but do not affect the score. */
export function toChecks({ tests }: Observatory): Check[] {
  return Object.entries(tests).map(([id, { title, source, pass, result, evidence }]) => {
    const info = { id, title, source, weight: LARGEST_PENALTIES[id as TestId] };
    // If nothing on the site decided it, the Observatory's word says why.
    const shown = evidence.length > 0 ? evidence : [result];
    return toCheck(info, { result: pass ? 'pass' : 'fail', evidence: shown });
  });
}
