/** Tests of the sizes of rows and of the divider beside the list, which the browser remembers for each person. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOfThree, row } from './saved-mail.ts';
import { expectAccessibleEverywhere, expectNoSidewaysScroll, inBrowser, openPage } from './world.ts';

const SIZES = { Compact: 40, Standard: 60, Comfortable: 76 };

async function choose(page: Page, size: keyof typeof SIZES): Promise<void> {
  await page.getByRole('button', { name: 'Size of the rows' }).click();
  await page.getByRole('menuitemradio', { name: size }).click();
}

const divider = (page: Page) => page.getByRole('separator', { name: 'Width of the list' });
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const widthOf = async (page: Page) => (await list(page).boundingBox())!.width;

inBrowser('the list of mail', () => {
  test('has rows of three sizes, with all that they say in each', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [, mail] = await listOfThree(world);
    const heightOf = async () => (await row(page, mail.subject).boundingBox())!.height;
    await expect.poll(heightOf).toBe(SIZES.Standard);
    for (const [size, height] of Object.entries(SIZES)) {
      await choose(page, size as keyof typeof SIZES);
      await expect.poll(heightOf).toBe(height);
      await row(page, mail.subject).locator('time').waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleEverywhere(page);
    }
    await choose(page, 'Compact');
    await page.reload();
    await expect.poll(heightOf).toBe(SIZES.Compact);
  });

  test('moves by keys while the tooltip of something under the pointer is shown', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle] = await listOfThree(world);
    await row(page, newest.subject).locator('a').focus();
    const tooltip = page.locator(':popover-open').filter({ hasText: 'Size of the rows' });
    // The first movement loads the tooltips.
    await expect
      .poll(async () => {
        await row(page, newest.subject).hover();
        await page.getByRole('button', { name: 'Size of the rows' }).hover();
        await page.waitForTimeout(600);
        return tooltip.isVisible();
      })
      .toBe(true);
    await page.keyboard.press('j');
    await row(page, middle.subject).locator('a:focus').waitFor();
  });

  test.each([false, true])(
    'has rows that glide into the place of one that leaves, unless one wants less motion: %s',
    async (reducedMotion) => {
      const world = await openPage({ path: null, reducedMotion });
      const { page } = world;
      const [newest] = await listOfThree(world);
      await page.evaluate(`{
      window.glides = 0;
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target.matches('li[aria-posinset]') && propertyName === 'transform') window.glides++;
      });
    }`);
      await row(page, newest.subject).locator('a').focus();
      await page.keyboard.press('e');
      await row(page, newest.subject).waitFor({ state: 'detached' });
      const glides = reducedMotion ? 0 : 2;
      await expect.poll(() => page.evaluate('window.glides')).toBe(glides);
      // No other row follows.
      await page.waitForTimeout(300);
      expect(await page.evaluate('window.glides')).toBe(glides);
    },
  );

  test('is as wide as its divider is dragged or moved, also after a reload', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    await page.setViewportSize({ width: 1440, height: 900 });
    await listOfThree(world);
    const before = await widthOf(page);
    const { x, y, width, height } = (await divider(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x + 300, y + height / 2);
    await expect.poll(() => widthOf(page)).toBe(before + 60);
    await divider(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => widthOf(page)).toBe(before + 44);
    await page.reload();
    await list(page).waitFor();
    await expect.poll(() => widthOf(page)).toBe(before + 44);
    await divider(page).dblclick();
    await expect.poll(() => widthOf(page)).toBe(before);
    await divider(page).focus();
    await page.keyboard.press('End');
    await expect.poll(() => divider(page).getAttribute('aria-valuenow')).toBe('640');
    await expectNoSidewaysScroll(page);
  });

  test.each([390, 1024])('has filters that are whole at %i pixels, arrows included', async (width) => {
    const { page } = await openPage({ path: '/mail', language: 'de', width });
    const filters = page.getByRole('group', { name: 'Filter' });
    await filters.getByRole('combobox').last().waitFor();
    const cut = await page.evaluate<string[]>(
      "[...document.querySelectorAll('select')].filter((each) => each.scrollWidth > each.clientWidth).map(({ ariaLabel }) => ariaLabel)",
    );
    expect(cut).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
