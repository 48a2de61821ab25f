/** Tests of the logo and the color of an organization in the dashboard. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  inBrowser,
  openPage,
  type World,
} from './world.ts';

const BRAND = '/api/stream/brand';
const accentOf = (page: Page) =>
  page.evaluate<string>("document.documentElement.style.getPropertyValue('--color-accent')");
const logo = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('img');

/** Other tests expect the look of Herald. */
let opened: World | undefined;
afterEach(async () => {
  await opened?.api('PUT', BRAND, { color: null });
  await opened?.api('DELETE', `${BRAND}/logo`);
  opened = undefined;
});

async function upload(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 150, height: 50 } });
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByAltText('The logo of the organization').waitFor();
}

inBrowser('the look of an organization', () => {
  test('is set in its settings with a preview, and is there before a page has loaded', async () => {
    opened = await openPage({ path: '/settings/organization' });
    const { page, api } = opened;
    await upload(page);
    await logo(page).waitFor();
    await page.getByPlaceholder('#4f46e5').fill('#FACC15');
    await page.getByText('Made darker, so that it can be read.').waitFor();
    await page.getByText('The color as it is.').waitFor();
    await page
      .locator('form', { has: page.getByPlaceholder('#4f46e5') })
      .getByRole('button', { name: 'Save' })
      .click();
    await expect
      .poll(() => api('GET', BRAND))
      .toMatchObject({
        color: '#facc15',
        accent: { light: { accent: '#7f6600' } },
      });
    await expect.poll(() => accentOf(page)).toBe('light-dark(#7f6600, #facc15)');
    await expectAccessibleEverywhere(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    // Its own call hangs, so the page shows what it remembers.
    await page.route(`**${BRAND}`, () => {});
    await page.reload();
    await logo(page).waitFor();
    expect(await accentOf(page)).toBe('light-dark(#7f6600, #facc15)');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is in the drawer of a phone, and another look replaces it', async () => {
    opened = await openPage({ path: '/settings/organization', width: 390, theme: 'dark' });
    const { page, api } = opened;
    await api('PUT', BRAND, { color: '#0d9488' });
    await upload(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => accentOf(page)).toBe('light-dark(#00736a, #2ca497)');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').locator('img').waitFor();
    await page.keyboard.press('Escape');
    await api('PUT', BRAND, { color: null });
    await page.reload();
    await expect.poll(() => accentOf(page)).toBe('');
  });
});
