/** Tests of the navigation: Sent, its groups, the sidebar as icons, the drawer of a phone, and other organizations. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { join } from './people.ts';
import { row, save } from './saved-mail.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  settled,
} from './world.ts';

const PHONE = { width: 390, height: 664 };
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

inBrowser('the navigation', () => {
  test('Sent has what the organization has sent, wherever it is by now, and nothing else', async () => {
    const world = await openPage({ path: '/mail' });
    const { page } = world;
    const { subject: received } = await save(world);
    const sent = `Sent ${Date.now()}`;
    await world.api('POST', '/api/send-email', {
      from_inbox: 'support',
      to: 'nadia@example.com',
      subject: sent,
      body: '<p>Good morning</p>',
    });
    const [found] = await world.api<{ id: number }[]>('GET', '/api/threads?sent=true&limit=1');
    await world.api('PATCH', `/api/threads/${found!.id}`, { state: 'done' });
    await row(page, received).waitFor();
    await press(page, 'g f');
    await page.getByRole('heading', { level: 1, name: 'Sent' }).waitFor();
    await row(page, sent).waitFor();
    expect(await row(page, received).count()).toBe(0);
    await expect
      .poll(() => main(page).getByRole('link', { name: 'Sent' }).getAttribute('aria-current'))
      .toBe('page');
    await main(page).getByRole('link', { name: 'Done' }).click();
    await main(page).getByRole('link', { name: 'Sent' }).click();
    await page.waitForURL(/sent=true/);
    await page.reload();
    await row(page, sent).waitFor();
  });

  test('what is folded stays folded, by mouse and by keyboard', async () => {
    const { page } = await openPage({ path: '/mail' });
    const groups = [
      ['Lists of mail', 'Unassigned'],
      ['Inboxes', 'Neo'],
      ['Stream and website', 'Live desk'],
    ] as const;
    for (const [name, link] of groups) {
      await main(page).getByRole('link', { name: link }).waitFor();
      await group(page, name).focus();
      await press(page, 'Enter');
      await expect.poll(() => group(page, name).getAttribute('aria-expanded')).toBe('false');
      await main(page).getByRole('link', { name: link }).waitFor({ state: 'detached' });
      if (name === 'Lists of mail') await group(page, name).click();
    }
    await open(page, '/mail');
    await main(page).getByRole('link', { name: 'Unassigned' }).waitFor();
    expect(await main(page).getByRole('link', { name: 'Live desk' }).count()).toBe(0);
    expect(await main(page).getByRole('link', { name: 'Neo' }).count()).toBe(0);

    // The whole of it.
    await press(page, '[');
    await main(page).getByRole('link', { name: 'Unassigned' }).waitFor({ state: 'detached' });
    const wide = async () => (await main(page).boundingBox())!.width;
    await expect.poll(wide).toBeLessThan(60);
    const shifts = `new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(done, 1000, []))`;
    await open(page, '/mail');
    expect(await wide()).toBeLessThan(60);
    for (const shift of await page.evaluate<number[]>(shifts)) expect(shift).toBeLessThan(0.05);
    // Icons have names, and lead to every screen.
    await main(page).getByRole('link', { name: 'Audits' }).click();
    await page.waitForURL('**/audits**');
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await main(page).getByRole('button', { name: 'Show or hide the sidebar' }).click();
    await expect.poll(wide).toBeGreaterThan(200);
  });

  test('a phone has it in a drawer, by touch', async () => {
    const world = await openPage({ ...PHONE, path: '/mail' });
    const { page } = world;
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const button = page.getByRole('main').getByRole('button', { name: 'Menu' });
    await button.tap();
    await drawer.getByRole('link', { name: 'Unassigned' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await drawer.getByRole('link', { name: 'Done', exact: true }).tap();
    await page.waitForURL(/state=done/);
    await drawer.waitFor({ state: 'detached' });
    // Beside it.
    await button.tap();
    await settled(drawer);
    await page.touchscreen.tap(380, 300);
    await drawer.waitFor({ state: 'detached' });
    // By swiping.
    await button.tap();
    await settled(drawer);
    await swipe(page, [280, 300], [250, 420]);
    expect(await drawer.isVisible()).toBe(true);
    await settled(drawer);
    await swipe(page, [280, 300], [120, 310]);
    await drawer.waitFor({ state: 'detached' });
    // From every screen, and the one that is open already.
    await open(page, '/board');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await drawer.getByRole('link', { name: 'Board' }).tap();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await drawer.getByRole('link', { name: 'Sent' }).tap();
    await page.waitForURL(/sent=true/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await button.tap();
    await drawer.getByRole('link', { name: 'Unassigned' }).waitFor();
    await expectAccessible(page);
  });

  test('a phone has it in a drawer, by keyboard', async () => {
    const { page } = await openPage({ ...PHONE, path: '/mail' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const button = page.getByRole('main').getByRole('button', { name: 'Menu' });
    await button.focus();
    await press(page, 'Enter');
    await drawer.getByRole('link', { name: 'Unassigned' }).waitFor();
    const isInside = () => page.evaluate<boolean>("document.activeElement.closest('dialog') !== null");
    await expect.poll(isInside).toBe(true);
    await press(page, 'Escape');
    await drawer.waitFor({ state: 'detached' });
    await button.and(page.locator(':focus')).waitFor();
    await press(page, '[');
    await pressUntilFocused(page, 'Tab', drawer.getByRole('link', { name: 'Trash' }));
    await press(page, 'Enter');
    await page.waitForURL(/state=trash/);
    await drawer.waitFor({ state: 'detached' });
  });

  test('the organization is on top, with the others of a member', async () => {
    const guest = await join(await openPage({ path: null }), 'Ben');
    const { page } = guest;
    await open(page, '/');
    const current = () => guest.api<{ name: string }>('GET', '/api/auth/organization/get-full-organization');
    const { name } = await current();
    const all = await guest.api<{ name: string }[]>('GET', '/api/auth/organization/list');
    const other = all.find((each) => each.name !== name)!.name;
    await main(page).getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: `Switch to ${other}` }).click();
    await main(page).getByRole('button', { name: other }).waitFor();
    await expect.poll(async () => (await current()).name).toBe(other);
    await main(page).getByRole('button', { name: other }).click();
    await page.getByRole('menuitem', { name: `Switch to ${name}` }).waitFor();
  });
});

/** Moves a finger over the page. */
async function swipe(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  await send('touchMove', [{ x: toX, y: toY }]);
  await send('touchEnd', []);
  await devtools.detach();
}
