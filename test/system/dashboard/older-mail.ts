/** Tests of how far back Herald reads a mailbox, and of its progress. */
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  inBrowser,
  openPage,
  press,
  pressUntilFocused,
} from './world.ts';

interface Inbox {
  name: string;
  read_back: string | number;
}

inBrowser('older mail', () => {
  test('of an inbox is limited by mouse, and again by keyboard', async () => {
    const { page, api } = await openPage({ path: '/settings/inboxes' });
    const readBack = async () =>
      (await api<Inbox[]>('GET', '/api/inboxes')).find(({ name }) => name === 'Hello')?.read_back;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Edit: Hello', exact: true }).click();
    await dialog.getByLabel('Older mail').selectOption({ label: 'Of the last 30 days' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save and test' }).click();
    await page.getByText('Herald can read this mailbox.').waitFor();
    await page.getByText('Herald can send from it.').waitFor();
    expect(await readBack()).toBe(30);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Edit: Hello', exact: true }));
    await press(page, 'Enter');
    await pressUntilFocused(page, 'Tab', dialog.getByLabel('Older mail'));
    await page.keyboard.type('Read');
    await pressUntilFocused(page, 'Tab', dialog.getByRole('button', { name: 'Save and test' }));
    await press(page, 'Enter');
    await page.getByText('Herald can read this mailbox.').waitFor();
    await page.getByText('Herald can send from it.').waitFor();
    expect(await readBack()).toBe('all');
  });

  test.each([
    [{ messages_total: 8000 }, 'Reading older mail: 1,200 of 8,000'],
    [{ messages_total: null }, /Reading older mail: 1,200, back to .*Oct.* 2026/],
  ])('that is being read says how far it is: %o', async (progress, text) => {
    const { page } = await openPage({ path: '/settings', width: 360 });
    await page.route('**/api/sync/status', async (route) => {
      const response = await route.fetch();
      const status = (await response.json()) as { inboxes: object[] };
      const olderMail = {
        is_done: false,
        messages_read: 1200,
        uids_left: 6800,
        reached_at: '2026-10-03T12:00:00.000Z',
        ...progress,
      };
      const inboxes = status.inboxes.map((inbox, n) =>
        n === 0 ? { ...inbox, older_mail: olderMail } : inbox,
      );
      await route.fulfill({ response, json: { ...status, inboxes } });
    });
    await page.goto('/settings/inboxes');
    await page.getByText(text).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
