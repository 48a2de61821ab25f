/** Tests of proving that an inbox's address belongs to its mailbox, through the development mail servers. */
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  inBrowser,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Inbox {
  name: string;
  email_address: string;
  address_proof: string;
}

const inboxOf = async ({ api }: World, name: string) =>
  (await api<Inbox[]>('GET', '/api/inboxes')).find((each) => each.name === name)!;

/** Syncs until the message that proves the address has arrived. */
async function expectProven(world: World, name: string) {
  await expect
    .poll(
      async () => {
        await world.api('POST', '/api/sync').catch(() => null);
        return (await inboxOf(world, name)).address_proof;
      },
      { timeout: 120_000, interval: 4000 },
    )
    .toBe('proven');
  const row = world.page
    .getByRole('listitem')
    .filter({ hasText: (await inboxOf(world, name)).email_address });
  await row.getByText('Address proven', { exact: true }).waitFor();
  await row.getByText('looks for it in this mailbox').waitFor({ state: 'detached' });
  const emails = await world.api<unknown[]>('GET', '/api/emails?search=Proof%20that');
  expect(emails).toEqual([]);
}

inBrowser('the address of an inbox', () => {
  test('is proven by mouse, and the message that does it is no email', async () => {
    const world = await openPage({ path: '/settings/inboxes' });
    const { page } = world;
    await page.getByRole('button', { name: 'More for Hello', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Prove the address' }).click();
    // The message may be back, and read, before anybody sees that it was sent.
    await page
      .getByText(/^Herald sent a message to this address|^Address proven$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectProven(world, 'Hello');

    // A second request on the same day is refused.
    await page.getByRole('button', { name: 'More for Hello', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Prove the address' }).click();
    await page.getByText('as often as it may within a day').waitFor();
  });

  test('is proven by keyboard', async () => {
    const world = await openPage({ path: '/settings/inboxes' });
    const { page } = world;
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'More for Info', exact: true }));
    await press(page, 'Enter');
    await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Prove the address' }));
    await press(page, 'Enter');
    await expectProven(world, 'Info');
  });

  test.each([
    ['needed', 'Mail from Email Routing waits'],
    ['taken', 'goes to another inbox'],
  ])('says so on a phone when it is %s', async (proof, text) => {
    const { page } = await openPage({ path: '/settings', width: 360 });
    await page.route('**/api/inboxes', async (route) => {
      const response = await route.fetch();
      const inboxes = (await response.json()) as object[];
      const json = inboxes.map((inbox, n) =>
        n === 0 ? { ...inbox, address_proof: proof, address_asked_at: null } : inbox,
      );
      await route.fulfill({ response, json });
    });
    await page.goto('/settings/inboxes');
    await page.getByText(text).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
