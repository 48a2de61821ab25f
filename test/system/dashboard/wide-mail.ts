/** Tests of mail that is wider than its card: nothing is cut, and nothing moves while it opens. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rawOf, WIDE_MAILS } from './wide-mails.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, type World } from './world.ts';

const WIDTHS = [390, 1024, 1440];
/** Above this, a page counts as unsteady. */
const MOST_SHIFT = 0.05;

const saveWide = async ({ api }: World, name: string) =>
  (await api<{ id: number }>('POST', '/api/emails', { raw: rawOf(WIDE_MAILS[name]!) })).id;

/** A script that lists what of the conversation is cut: outside its card or the window, or wider than its frame. */
const CUT = `(() => {
  const cut = [];
  for (const each of document.querySelectorAll('article, article *')) {
    if (each.closest('[popover]')) continue;
    const { left, right, width } = each.getBoundingClientRect();
    if (width === 0) continue;
    const card = each.closest('article').getBoundingClientRect();
    if (left < card.left - 1 || right > card.right + 1 || right > innerWidth) cut.push(each.outerHTML.slice(0, 120));
  }
  for (const { contentDocument } of document.querySelectorAll('article iframe')) {
    const { clientWidth } = contentDocument.body;
    for (const each of contentDocument.querySelectorAll('#mail, #mail *')) {
      const { left, right } = each.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) cut.push(each.outerHTML.slice(0, 120));
    }
  }
  return cut;
})()`;

async function expectUncut(page: Page, name: string): Promise<void> {
  await page.locator('article iframe').waitFor();
  await expect
    .poll(() => page.evaluate('document.querySelector("article [data-loading]") === null'))
    .toBe(true);
  await expect.poll(() => page.evaluate(CUT), { message: name }).toEqual([]);
  const heading = await page.getByRole('heading', { level: 2 }).boundingBox();
  expect(heading?.height, name).toBeLessThan(48);
}

inBrowser('mail that is wider than its card', () => {
  for (const width of WIDTHS) {
    test(`is not cut in a window of ${width} pixels`, async () => {
      const world = await openPage({ path: null, width, height: 800 });
      for (const name of Object.keys(WIDE_MAILS)) {
        await world.page.goto(`/mail/${await saveWide(world, name)}`);
        await expectUncut(world.page, name);
      }
    });
  }

  test('is shown at its full size by one press, and scrolls sideways inside its card', async () => {
    const world = await openPage({ path: null, width: 390, height: 800 });
    const { page } = world;
    await open(page, `/mail/${await saveWide(world, 'a newsletter of 2,000 pixels')}`);
    const body = page.locator('article iframe').contentFrame().locator('body');
    const widths = () =>
      body.evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        isWider: scrollWidth > clientWidth + 1,
      }));
    await page.getByRole('button', { name: 'Show it at its full size' }).click();
    await expect.poll(async () => (await widths()).isWider).toBe(true);
    expect((await widths()).scrollWidth).toBeGreaterThanOrEqual(2000);
    await page.getByRole('button', { name: 'Fit it to the width' }).click();
    await expect.poll(async () => (await widths()).isWider).toBe(false);
  });

  test('does not move what is on the screen while it opens', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const ids: number[] = [];
    for (const name of Object.keys(WIDE_MAILS)) ids.push(await saveWide(world, name));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const id of ids) {
        await open(page, '/mail');
        await page.evaluate(`globalThis.shift = 0;
          new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value; }).observe({ type: 'layout-shift' })`);
        // A click would hide the shifts of the following half second.
        await page.locator(`li a[href*="/mail/${id}"]`).dispatchEvent('click');
        await expectUncut(page, String(id));
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('shift')).toBeLessThanOrEqual(MOST_SHIFT);
      }
    }
  });

  test('is accessible in both themes, wide and narrow', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    for (const name of [
      'a newsletter of 700 pixels',
      'long names and many recipients',
      'ten files with long names',
    ]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, `/mail/${await saveWide(world, name)}`);
      await page.locator('[data-hint="Show the addresses"]').click();
      await expectAccessibleEverywhere(page);
    }
  });
});
