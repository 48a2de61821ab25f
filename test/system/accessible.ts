import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A script that ends transitions, whose passing colors may lack contrast. Endless animations stay. */
const END_TRANSITIONS = `for (const each of document.getAnimations())
  if (each.effect.getComputedTiming().endTime !== Infinity) each.finish()`;

/** Expects that axe finds no violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Frames of mail run no scripts, so only the page itself is checked.
  if (!(await page.evaluate('globalThis.axe'))) await page.evaluate(axe.source);
  await page.evaluate(END_TRANSITIONS);
  const { violations } = await page.evaluate<Pick<axe.AxeResults, 'violations'>>(
    "axe.run(document, { iframes: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })",
  );
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found.join('\n')).toBe('');
}
