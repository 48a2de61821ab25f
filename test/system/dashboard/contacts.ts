/** Tests of contacts and reports by mouse and by keyboard, which compare the page with the API. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  inBrowser,
  keepUndo,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Contact {
  id: number;
  address: string;
  name: string;
  notes: string;
  company: string | null;
  fields: { name: string; value: string }[];
  is_blocked: boolean;
}
interface Conversation {
  id: number;
  state: string;
}

let count = 0;

/** Saves the only mail of a new sender, in a conversation of its own. */
async function write(
  { api }: World,
  about: string,
): Promise<{ address: string; name: string; email: number }> {
  const mark = `${Date.now()}${++count}`;
  const address = `w${mark}@writers.example`;
  const name = `Robin ${about} ${mark}`;
  const { id } = await api<{ id: number }>('POST', '/api/emails', {
    message_id: `<${mark}@writers.example>`,
    from_address: address,
    from_name: name,
    to_address: 'support@herald.test',
    subject: `Offer ${mark}`,
    body_text: 'A very good offer.',
  });
  return { address, name, email: id };
}

async function contactOf({ api }: World, address: string): Promise<Contact> {
  const found = await api<Contact[]>('GET', `/api/contacts?search=${encodeURIComponent(address)}`);
  const contact = found.find((each) => each.address === address);
  if (!contact) throw new Error(`There is no contact ${address}.`);
  return contact;
}
const isBlocked = (world: World, address: string) =>
  expect.poll(async () => (await contactOf(world, address)).is_blocked);
const stateOf = (world: World, email: number) =>
  expect.poll(async () => (await world.api<Conversation>('GET', `/api/threads/${email}`)).state);
const screen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

inBrowser('contacts', () => {
  test('are found, named, noted, blocked with their conversations, and unblocked by mouse', async () => {
    const world = await openPage();
    const { page } = world;
    const { address, name, email } = await write(world, 'Mouse');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
    await screen(page, 'Contacts').waitFor();
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill(name.split(' ')[2] ?? '');
    await page.getByRole('link', { name }).click();
    await screen(page, name).waitFor();
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Robin of Offers');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Writes too much.');
    await page.getByRole('textbox', { name: 'Company' }).fill('Offers Ltd');
    for (const [place, label, value] of [
      [1, 'Customer number', '4711'],
      [2, 'Since', '2019'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a detail' }).click();
      const detail = page.getByRole('group', { name: `Detail ${place}` });
      await detail.getByRole('textbox', { name: 'Label' }).fill(label);
      await detail.getByRole('textbox', { name: 'Value' }).fill(value);
    }
    await page
      .getByRole('group', { name: 'Detail 1' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Save' }).click();
    await screen(page, 'Robin of Offers').waitFor();
    await page.getByRole('main').getByText('Offers Ltd', { exact: true }).waitFor();
    expect(await contactOf(world, address)).toMatchObject({
      name: 'Robin of Offers',
      notes: 'Writes too much.',
      company: 'Offers Ltd',
      fields: [{ name: 'Since', value: '2019' }],
    });

    await page.getByRole('button', { name: 'Block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block Robin of Offers?' });
    await dialog.getByRole('button', { name: 'Block' }).click();
    await page.getByText('Robin of Offers is blocked. One conversation is in spam.').waitFor();
    const undo = await keepUndo(page);
    await isBlocked(world, address).toBe(true);
    await stateOf(world, email).toBe('spam');
    await undo.click();
    await isBlocked(world, address).toBe(false);
    await stateOf(world, email).toBe('open');
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
    await page.waitForURL(`**/mail/${email}**`);
  });

  test('are reached, blocked and unblocked by keyboard alone', async () => {
    const world = await openPage({ path: '/mail' });
    const { page } = world;
    const { address, name, email } = await write(world, 'Key');
    await press(page, 'g p');
    await screen(page, 'Contacts').waitFor();
    await press(page, '/');
    await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(address);
    const link = page.getByRole('link', { name });
    await link.waitFor();
    await pressUntilFocused(page, 'Tab', link);
    await press(page, 'Enter');
    await screen(page, name).waitFor();
    await press(page, '!');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await pressUntilFocused(page, 'Tab', dialog.getByRole('checkbox'));
    await press(page, 'Space');
    await pressUntilFocused(page, 'Tab', dialog.getByRole('button', { name: 'Block' }));
    await press(page, 'Enter');
    await dialog.waitFor({ state: 'detached' });
    await isBlocked(world, address).toBe(true);
    await stateOf(world, email).toBe('open');
    await page.getByRole('button', { name: 'Unblock' }).waitFor();
    await press(page, '!');
    await isBlocked(world, address).toBe(false);
  });

  test('are deleted after a question, by mouse and by keyboard, and their mail stays', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [clicked, typed] = [await write(world, 'Gone'), await write(world, 'Away')];
    const openContact = async (address: string, name: string) => {
      await open(page, `/contacts/${(await contactOf(world, address)).id}`);
      await screen(page, name).waitFor();
    };
    const isThere = async (address: string) =>
      (await world.api<Contact[]>('GET', `/api/contacts?search=${encodeURIComponent(address)}`)).length;

    await openContact(clicked.address, clicked.name);
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${clicked.name}?` });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await isThere(clicked.address)).toBe(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await screen(page, 'Contacts').waitFor();
    await page.getByText(`${clicked.name} deleted.`).waitFor();
    expect(await isThere(clicked.address)).toBe(0);
    await stateOf(world, clicked.email).toBe('open');

    await openContact(typed.address, typed.name);
    await press(page, '#');
    const question = page.getByRole('dialog', { name: `Delete ${typed.name}?` });
    await question.waitFor();
    await pressUntilFocused(page, 'Tab', question.getByRole('button', { name: 'Delete' }));
    await press(page, 'Enter');
    await screen(page, 'Contacts').waitFor();
    expect(await isThere(typed.address)).toBe(0);
  });

  test('show who a sender is, and block from the conversation', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { address, name, email } = await write(world, 'Card');
    await open(page, `/mail/${email}`);
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    const card = page.getByRole('dialog', { name: `Contact: ${name}` });
    await card.getByText('1 received · 0 sent').waitFor();
    await card.getByRole('button', { name: 'Block' }).click();
    await page
      .getByRole('dialog', { name: `Block ${name}?` })
      .getByRole('button', { name: 'Block' })
      .click();
    await isBlocked(world, address).toBe(true);
    await stateOf(world, email).toBe('spam');
  });

  test('are accessible in both themes, wide and narrow', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const { address, name } = await write(world, 'Axe');
    await world.api('POST', '/api/contacts/block', { address });
    const { id } = await contactOf(world, address);
    await open(page, '/contacts?blocked=true');
    await page.getByRole('link', { name }).waitFor();
    await expectAccessibleEverywhere(page);
    await open(page, `/contacts/${id}`);
    await page.getByRole('list', { name: 'Conversations' }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleEverywhere(page);
  });
});

inBrowser('reports', () => {
  test('show the days of a period and a tag, and come as CSV, by mouse', async () => {
    const world = await openPage();
    const { page } = world;
    await write(world, 'Report');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
    await screen(page, 'Reports').waitFor();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
    await page.getByRole('combobox', { name: 'Inbox' }).selectOption('Support');
    await page.waitForURL('**/reports?days=7&tag=Support');
    const table = page.getByRole('region', { name: 'By inbox' });
    await table.getByRole('rowheader', { name: 'Support' }).waitFor();
    await expect.poll(() => table.getByRole('rowheader').count()).toBe(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe('date,received,sent,auto_replied,done');
    expect(Number(lines[7]?.split(',')[1])).toBeGreaterThan(0);
  });

  test('are reached by keyboard, and follow what happens', async () => {
    const world = await openPage({ path: '/mail' });
    const { page } = world;
    await press(page, 'g r');
    await screen(page, 'Reports').waitFor();
    const age = page.getByRole('listitem').filter({ hasText: 'Less than a day' });
    const before = Number(/\d+$/.exec((await age.innerText()).trim())?.[0]);
    await write(world, 'Live');
    await expect.poll(async () => Number(/\d+$/.exec((await age.innerText()).trim())?.[0])).toBe(before + 1);
  });
});
