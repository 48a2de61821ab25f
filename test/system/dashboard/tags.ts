/** Tests of tags and of the mailboxes that have them: those of the settings are offered everywhere, a mailbox can bring a new one, and has other addresses. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Inbox } from '../../../src/contract/inboxes.ts';
import type { OrganizationTag } from '../../../src/contract/tags.ts';
import { newcomer } from './people.ts';
import {
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

const tagsOf = ({ api }: World) => api<OrganizationTag[]>('GET', '/api/tags');
const names = async (world: World) => (await tagsOf(world)).map(({ name }) => name);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page) => page.getByRole('dialog');
/** Returns the inboxes that the list of mail offers. */
const offered = (page: Page) =>
  page.getByRole('combobox', { name: 'Inbox or label' }).locator('option').allTextContents();

async function chooseInMenu(page: Page, tag: string, item: string) {
  await button(page, `More for ${tag}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

inBrowser('tags', () => {
  test('are added, renamed, ordered by keyboard, hidden and deleted, and mail offers them', async () => {
    const world = await newcomer('Tagger');
    const { page, context, api } = world;
    const mail = await context.newPage();
    await open(mail, '/mail');
    await open(page, '/settings/tags');

    await press(page, 'Control+k');
    await page.getByRole('combobox').fill('new tag');
    await press(page, 'Enter');
    await page.getByLabel('Name').fill('support');
    await press(page, 'Enter');
    await page.getByText('Another tag has this name').waitFor();
    await page.getByLabel('Name').fill('Billing');
    await page.getByRole('radio', { name: 'Sky blue' }).check();
    await press(page, 'Enter');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('Billing').getByText('0 emails').waitFor();
    expect((await tagsOf(world)).at(-1)).toMatchObject({ name: 'Billing', color: '#2f98de', order: 6 });
    await expect.poll(() => offered(mail)).toContain('Billing');

    const { id } = await api<{ id: number }>('POST', '/api/emails', {
      from_address: 'kim@supplier.example',
      to_address: 'billing@company.example',
      subject: 'Your invoice',
      body_text: 'Please pay.',
    });
    await page.reload();
    await row('Billing').getByText('1 email · 1 unread').waitFor();
    await button(page, 'Edit Billing').click();
    await page.getByLabel('Name').fill('Invoices');
    await expectAccessibleEverywhere(page);
    await button(page, 'Save').click();
    await row('Invoices').waitFor();
    await mail.getByRole('listitem').filter({ hasText: 'Your invoice' }).getByText('Invoices').waitFor();
    await open(mail, '/mail?tag=billing');
    await mail.waitForURL('**/mail?tag=Invoices');

    await page.setViewportSize({ width: 1280, height: 800 });
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: /^Move Invoices/ }));
    await press(page, 'ArrowUp');
    await page.getByText('Invoices is now 5 of 6.').waitFor();
    await expect
      .poll(() => names(world))
      .toEqual(['Hello', 'Partners', 'Info', 'Support', 'Invoices', 'Neo']);
    await press(page, 'ArrowUp');
    await expect
      .poll(() => names(world))
      .toEqual(['Hello', 'Partners', 'Info', 'Invoices', 'Support', 'Neo']);
    await press(page, 'z');
    await expect
      .poll(() => names(world))
      .toEqual(['Hello', 'Partners', 'Info', 'Support', 'Invoices', 'Neo']);

    await chooseInMenu(page, 'Neo', 'Hide');
    await page.getByText('Neo is hidden').waitFor();
    await expect
      .poll(() => offered(mail))
      .toEqual(['All inboxes and labels', 'Hello', 'Partners', 'Info', 'Support', 'Invoices']);

    await chooseInMenu(page, 'Invoices', 'Delete');
    await inDialog(page).getByLabel('Where its mail goes').selectOption('Info');
    await expectAccessibleEverywhere(page);
    await inDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Its mail moves to Info').waitFor();
    await row('Invoices').waitFor({ state: 'detached' });
    expect(await names(world)).toEqual(['Hello', 'Partners', 'Info', 'Support', 'Neo']);
    await expect.poll(() => api('GET', `/api/emails/${id}`)).toMatchObject({ tag: 'Info' });
    // A list of a tag that is gone is one of all mail.
    await expect.poll(() => offered(mail)).not.toContain('Invoices');
    await mail.waitForURL(`${world.origin}/mail`);
  });

  test('a mailbox is connected with a new tag, which its address names', async () => {
    const { page } = await openPage({ path: '/settings/inboxes?add=true' });
    const tag = inDialog(page).getByLabel('Tag', { exact: true });
    const name = inDialog(page).getByLabel('Name of the new tag');
    await inDialog(page).getByLabel('Email address').fill('billing@company.example');
    // Each of the five has a mailbox.
    await expect.poll(() => tag.locator('option').allTextContents()).toEqual(['New tag…']);
    await expect.poll(() => name.inputValue()).toBe('Billing');
    await expectAccessibleEverywhere(page);
    await inDialog(page).getByLabel('Name', { exact: true }).fill('Billing');
    await name.fill('support');
    await inDialog(page).getByText('support (used by Support)').waitFor();
    await button(page, 'Next').click();
    expect(await name.isVisible()).toBe(true);
    await name.fill('Invoices');
    await button(page, 'Next').click();
    await button(page, 'Back').click();
    await expect.poll(() => name.inputValue()).toBe('Invoices');
  });

  test('an answer comes from the address of the mailbox that was written to', async () => {
    const world = await openPage({ path: '/settings/inboxes' });
    const { page, api } = world;
    const inboxes = await api<Inbox[]>('GET', '/api/inboxes');
    const [support, hello] = ['Support', 'Hello'].map((tag) => inboxes.find((each) => each.tag === tag)!);
    const alias = `bills-${Date.now()}@herald.test`;
    await button(page, `Edit: ${support!.name}`).click();
    const others = inDialog(page).getByLabel('Other addresses');
    await others.fill(`${alias}, bills@`);
    await button(page, 'Save and test').click();
    await inDialog(page)
      .getByText(/^bills@: /)
      .waitFor();
    await others.fill(`${alias}\n${hello!.email_address}`);
    await button(page, 'Save and test').click();
    await inDialog(page).getByText(`${hello!.email_address}: Another inbox has this address`).waitFor();
    await expectAccessibleEverywhere(page);
    await others.fill(alias.toUpperCase());
    await button(page, 'Save and test').click();
    await button(page, 'Done').click();

    const subject = `The bill ${Date.now()}`;
    const { id } = await api<{ id: number }>('POST', '/api/emails', {
      from_address: 'Kim Sato <kim@example.com>',
      to_address: `Lee <lee@example.com>, Us <${alias.replace('@', '+7@')}>`,
      subject,
      body_text: 'Where is it?',
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `/mail/${id}`);
    const from = page.getByRole('combobox', { name: 'From' });
    const isReady = page.getByText('Nothing is sent before you press Send.');
    const choose = async (address: string, expected: string | null) => {
      await Promise.all([
        page.waitForResponse((response) =>
          (response.request().postData() ?? '').includes(`"from_address":${JSON.stringify(expected)}`),
        ),
        from.selectOption(address),
      ]);
    };
    await press(page, 'r');
    await page.getByRole('textbox', { name: 'Text' }).fill('It is on its way.');
    await isReady.waitFor();
    await expect.poll(() => from.inputValue()).toBe(alias);
    const offeredThere = await from.locator('option').allTextContents();
    expect(offeredThere).toContain(`${support!.name} <${alias}>`);
    await choose(support!.email_address, support!.email_address);
    await open(page, `/mail/${id}`);
    await page.getByRole('heading', { name: subject }).waitFor();
    await press(page, 'r');
    await isReady.waitFor();
    await expect.poll(() => from.inputValue()).toBe(support!.email_address);
    await choose(alias, null);
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    const sent = await api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=20');
    expect(sent.find((each) => each.subject === `Re: ${subject}`)).toMatchObject({ from_address: alias });
    await api('PATCH', `/api/inboxes/${support!.id}`, { aliases: [] });
  });
});
