/** Tests of what the settings say about how soon new mail arrives. */
import { test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, inBrowser, open, openPage } from './world.ts';

inBrowser('the arrival of mail', () => {
  test.each([
    ['en', 'watched', null, 'New mail arrives at once.'],
    ['en', 'polled', null, 'Checked every minute: the server does not announce new mail.'],
    ['en', 'off', 'crowded', 'Checked every 3 minutes: the account has no room for a second connection.'],
    ['de', 'off', 'refused', 'Abruf alle 3 Minuten: Der Server verweigert eine zweite Anmeldung.'],
  ])('is told in the list of inboxes: %s, %s, %s', async (language, watch, watch_reason, text) => {
    const { page } = await openPage({ path: null, width: 360, language });
    await page.route('**/api/sync/status', async (route) => {
      const response = await route.fetch();
      const status = (await response.json()) as { inboxes: object[] };
      const inboxes = status.inboxes.map((inbox, n) =>
        n === 0 ? { ...inbox, state: 'waiting', error: '', watch, watch_reason } : inbox,
      );
      await route.fulfill({ response, json: { ...status, inboxes } });
    });
    await open(page, '/settings/inboxes');
    await page.getByRole('listitem').first().getByText(text, { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
