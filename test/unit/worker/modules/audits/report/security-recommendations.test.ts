import { expect, test } from 'vitest';
import { auditResults } from '../../../../../../src/contract/audits/audits.ts';
import { SECURITY_ADVICE } from '../../../../../../src/worker/modules/audits/report/security-recommendations.ts';
import { auditSecurity } from '../../../../../../src/worker/modules/audits/security/audit.ts';
import { siteWith } from '../../../../lib/observatory/site.ts';
import { siteOf } from '../site.ts';

/** Checks that never fail. */
const ONLY_INFORM = ['dkim'];

test('each check that can fail has a recommendation, and each recommendation a check', async () => {
  const { checks } = await auditSecurity(siteOf(), siteWith([]), { now: 0 });
  const ids = checks.map(({ id }) => id).filter((id) => !ONLY_INFORM.includes(id));
  expect(Object.keys(SECURITY_ADVICE).toSorted()).toEqual(ids.toSorted());
});

test('each has the shape of the contract, and steps that are sentences', () => {
  const { element } = auditResults.shape.recommendations;
  for (const [id, advice] of Object.entries(SECURITY_ADVICE)) {
    expect(
      () => element.parse({ id: `security.${id}`, check_id: id, dimension: 'security', ...advice }),
      id,
    ).not.toThrow();
    expect(advice.steps.length, id).toBeGreaterThan(1);
    for (const step of advice.steps) expect(step, id).toMatch(/^[A-Z].*\.$/s);
    expect(advice.title, id).toMatch(/^[A-Z].*[^.]$/);
  }
});
