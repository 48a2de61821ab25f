/** Tests of the frame of every screen: signing in, navigation, the palette, the shortcuts. */
import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press } from './world.ts';

const SCREENS = [
  '/',
  '/mail',
  '/board',
  '/contacts',
  '/reports',
  '/live',
  '/studio',
  '/audits',
  '/calendar',
  '/assistant',
  '/settings',
];

inBrowser('the frame of the dashboard', () => {
  test('goes to every screen by mouse', async () => {
    const { page } = await openPage();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const name of await links.allTextContents()) {
      await links.filter({ hasText: new RegExp(`^${name}$`) }).click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.title()).toContain('Herald');
    }
  });

  test('goes to every screen by keyboard, and finds commands in the palette', async () => {
    const { page } = await openPage();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await press(page, 'g c');
    await page.waitForURL('**/calendar**');
    await press(page, 'Control+k');
    await page.getByRole('combobox').fill('board');
    await press(page, 'Enter');
    await page.waitForURL('**/board**');
    await press(page, '?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('finds settings, people and mail of any list in the palette, and runs what is meant', async () => {
    const { page, api } = await openPage();
    await api('POST', '/api/emails', {
      message_id: `<palette-${Date.now()}@example.com>`,
      from_address: 'Ingrid Palmqvist <ingrid@palmqvist.example>',
      to_address: 'support@company.example',
      subject: 'Where is parcel PQ-48151',
      body_text: 'The billing says that it is on its way.',
    });
    const [found] = await api<{ id: number }[]>('GET', '/api/threads?q=PQ-48151');
    const thread = found!.id;
    await api('PATCH', `/api/threads/${thread}`, { state: 'done' });
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const field = page.getByRole('combobox', { name: 'Search, or run a command' });
    const chosen = page.getByRole('option', { selected: true });
    for (const [typed, label, address] of [
      ['billing', 'Billing', '**/settings/billing'],
      ['palmqvist', 'Ingrid Palmqvist', '**/contacts/*'],
      ['PQ-48151', 'Where is parcel PQ-48151', `**/mail/${thread}*`],
      ['mailboxes connect', 'Inboxes', '**/settings/inboxes'],
    ] as const) {
      await press(page, 'Control+k');
      await field.waitFor();
      await page.keyboard.type(typed);
      await chosen.filter({ hasText: label }).waitFor();
      await press(page, 'Enter');
      await page.waitForURL(address);
    }
    await press(page, 'Control+k');
    await page.keyboard.type('dark');
    await chosen.filter({ hasText: 'Theme: dark' }).waitFor();
    await press(page, 'Enter');
    await page.locator('html[style*="color-scheme: dark"]').waitFor();
    // What was used last comes first.
    await press(page, 'Control+k');
    await chosen.filter({ hasText: 'Theme: dark' }).waitFor();
  });

  test.each(['/mail', '/board'])('%s asks for its first data once, before its scripts run', async (path) => {
    // The first visit stores that a user is signed in.
    const { page } = await openPage();
    const calls: string[] = [];
    await page.addInitScript(`{
      const ask = fetch;
      window.asked = [];
      window.fetch = (address, ...rest) => {
        asked.push(new URL(address.url ?? address, location).href);
        return ask(address, ...rest);
      };
    }`);
    page.on('request', (request) => {
      if (/\/api\/(?:threads|tasks)\?/.test(request.url())) calls.push(request.url());
    });
    await open(page, path);
    const addresses = await page.evaluate<string[]>(
      `[...document.querySelectorAll('link[rel=preload][as=fetch][href*="?"]')].map(({ href }) => href)`,
    );
    expect(addresses.length).toBeGreaterThan(0);
    // What the scripts ask for was on its way already: nothing is asked for twice, or in vain.
    expect(calls.toSorted()).toEqual(addresses.toSorted());
    expect(await page.evaluate('asked')).toEqual(expect.arrayContaining(addresses));
  });

  test.each(SCREENS)(
    '%s is accessible in both themes, wide and narrow, without scrolling sideways',
    async (path) => {
      const { page } = await openPage({ path, reducedMotion: true });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // A week scrolls to the time of day: events that are half under its header would be targets too small.
      await page.evaluate("for (const each of document.querySelectorAll('main *')) each.scrollTop = 0");
      await expectAccessibleEverywhere(page);
    },
  );
});
