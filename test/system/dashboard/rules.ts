/** Tests of rules: those set in the settings are applied to mail. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Conversation } from '../../../src/contract/mail/conversations.ts';
import type { Rule } from '../../../src/contract/mail/rules.ts';
import {
  expectAccessibleEverywhere,
  inBrowser,
  keepUndo,
  open,
  openPage,
  press,
  pressUntilFocused,
  settled,
  type World,
} from './world.ts';

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const rulesOf = (api: World['api']) => api<Rule[]>('GET', '/api/rules');
const names = async (api: World['api']) => (await rulesOf(api)).map(({ name }) => name);

/** Opens a page in an organization without rules, and creates a label that no other test uses. */
async function begin(options: Parameters<typeof openPage>[0] = {}) {
  const world = await openPage({ ...options, path: null });
  for (const { id } of await rulesOf(world.api)) await world.api('DELETE', `/api/rules/${id}`);
  const name = `Label ${crypto.randomUUID().slice(0, 8)}`;
  const label = await world.api<{ id: number }>('POST', '/api/labels', { name, color: '#1a7f5a' });
  return { ...world, label: { ...label, name } };
}

const make = (api: World['api'], name: string, labelId: number, value = 'nothing at all') =>
  api<Rule>('POST', '/api/rules', {
    name,
    conditions: [{ field: 'subject', operator: 'contains', value }],
    actions: [{ type: 'label', label_id: labelId }],
  });

/** Saves a new mail, and returns its conversation once the rules have run. */
async function receive(api: World['api'], subject: string): Promise<Conversation> {
  const { id } = await api<{ id: number }>('POST', '/api/emails', {
    from_address: 'billing@supplier.example',
    to_address: 'support@herald.test',
    subject,
    body_text: 'Please pay.',
  });
  const read = () => api<Conversation>('GET', `/api/threads/${id}`);
  await expect.poll(async () => (await read()).label_ids.length).toBe(1);
  return read();
}

inBrowser('rules by mouse', () => {
  test('a rule is put together in sentences, tried on past mail, saved, and then does what it says', async () => {
    const { page, api, label } = await begin();
    await open(page, '/settings/rules');
    await button(page, 'Add a rule').first().click();
    await page.getByLabel('Name').fill('Invoices');
    const first = group(page, 'Condition 1');
    await first.getByLabel('What to look at').selectOption({ label: 'the subject' });
    await first.getByLabel('Text to look for').fill('INVOICE');
    await page.getByText(/^[1-9]\d* of \d+ emails would match\.$/).waitFor();
    await button(page, 'Add a condition').click();
    const second = group(page, 'Condition 2');
    await second.getByLabel('What to look at').selectOption({ label: 'the inbox' });
    await second.getByLabel('How to compare').selectOption({ label: 'is not' });
    await second.getByLabel('the inbox', { exact: true }).selectOption('Neo');
    await group(page, 'Action 1').getByLabel('Label', { exact: true }).selectOption({ label: label.name });
    await button(page, 'Add an action').click();
    await group(page, 'Action 2').getByLabel('What to do').selectOption({ label: 'move it to' });
    await page
      .getByRole('list', { name: 'What it would have done' })
      .getByText(`Label: ${label.name}`)
      .first()
      .waitFor();
    await button(page, 'Save the rule').click();
    await page.getByText('The rule is saved.').waitFor();
    expect(await rulesOf(api)).toMatchObject([
      {
        name: 'Invoices',
        is_enabled: true,
        conditions: [
          { field: 'subject', operator: 'contains', value: 'INVOICE', negate: false },
          { field: 'tag', operator: 'is', value: 'Neo', negate: true },
        ],
        actions: [
          { type: 'label', label_id: label.id },
          { type: 'state', state: 'done' },
        ],
      },
    ]);
    const { id } = await receive(api, 'Invoice for November');
    await expect
      .poll(() => api<Conversation>('GET', `/api/threads/${id}`))
      .toMatchObject({ state: 'done', label_ids: [label.id] });
    await page.getByText('matched 1 email').waitFor();
    await button(page, 'More for Invoices').click();
    await page.getByRole('menuitem', { name: 'What it did' }).click();
    await page.getByRole('link', { name: 'Invoice for November' }).waitFor();
    await page.getByText('Moved to: Done').waitFor();
  });

  test('a rule gives a label that is made in it', async () => {
    const { page, api } = await begin();
    const name = `Bills ${Date.now()}`;
    await open(page, '/settings/rules');
    await button(page, 'Add a rule').first().click();
    await page.getByLabel('Name').fill('Bills');
    await group(page, 'Condition 1').getByLabel('Text to look for').fill('billing@');
    await button(group(page, 'Action 1'), 'New label').click();
    const dialog = page.getByRole('dialog', { name: 'New label' });
    await dialog.getByLabel('Name').fill(name);
    await button(dialog, 'New label').click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Save the rule').click();
    await page.getByText('The rule is saved.').waitFor();
    const labels = await api<{ id: number; name: string }[]>('GET', '/api/labels');
    const made = labels.find((each) => each.name === name);
    expect(made).toBeDefined();
    expect(await rulesOf(api)).toMatchObject([{ actions: [{ type: 'label', label_id: made!.id }] }]);
  });

  test('a rule puts mail in another inbox, and calls the webhook that is chosen', async () => {
    const { page, api, label } = await begin();
    const url = `http://127.0.0.1:9/${crypto.randomUUID()}`;
    const hook = await api<{ id: number }>('POST', '/api/webhooks', {
      url,
      description: 'Order system',
      events: ['email.sent'],
    });
    try {
      await open(page, '/settings/rules?edit=new');
      await page.getByLabel('Name').fill('Partners');
      await group(page, 'Condition 1').getByLabel('Text to look for').fill('@supplier.example');
      await group(page, 'Action 1').getByLabel('Label', { exact: true }).selectOption({ label: label.name });
      await button(page, 'Add an action').click();
      await group(page, 'Action 2').getByLabel('What to do').selectOption({ label: 'put it in the inbox' });
      await group(page, 'Action 2').getByLabel('put it in the inbox').selectOption('Partners');
      await button(page, 'Add an action').click();
      await group(page, 'Action 3').getByLabel('What to do').selectOption({ label: 'call webhooks' });
      await group(page, 'Action 3').getByLabel('Webhook').selectOption({ label: 'Order system' });
      await expectAccessibleEverywhere(page);
      await button(page, 'Save the rule').click();
      await page.getByText('put it in the inbox Partners, call the webhook Order system').waitFor();
      expect((await rulesOf(api))[0]?.actions).toEqual([
        { type: 'label', label_id: label.id },
        { type: 'move', tag: 'Partners' },
        { type: 'webhook', webhook_id: hook.id },
      ]);
      const { id } = await receive(api, 'A contract');
      await expect
        .poll(async () => (await api<{ tag: string }>('GET', `/api/emails/${id}`)).tag)
        .toBe('Partners');
      await expect
        .poll(async () =>
          (await api<{ type: string }[]>('GET', `/api/webhooks/${hook.id}/deliveries`)).map(
            ({ type }) => type,
          ),
        )
        .toEqual(['rule.matched']);
      await button(page, 'More for Partners').click();
      await page.getByRole('menuitem', { name: 'What it did' }).click();
      await page.getByText('Inbox: Partners').waitFor();
      await page.getByText('Webhook called: Order system').waitFor();
    } finally {
      await api('DELETE', `/api/webhooks/${hook.id}`);
    }
  });

  test('what a rule would have done can be read while it is looked up again', async () => {
    const { page } = await begin();
    await open(page, '/settings/rules?edit=new');
    const text = group(page, 'Condition 1').getByLabel('Text to look for');
    await text.fill('a');
    await page.getByRole('list', { name: 'What it would have done' }).waitFor();
    const next = Promise.withResolvers<void>();
    await page.route('**/api/rules/dry-run', async (route) => {
      await next.promise;
      await route.continue();
    });
    await text.fill('e');
    await page.locator('[aria-busy=true]').waitFor();
    await expectAccessibleEverywhere(page);
    next.resolve();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  });

  test('rules are dragged into another order, switched off, and both taken back', async () => {
    const { page, api, label } = await begin();
    for (const name of ['One', 'Two', 'Three']) await make(api, name, label.id);
    await open(page, '/settings/rules');
    await settled(page.getByRole('button', { name: /^Move Three/ }));
    const from = await page.getByRole('button', { name: /^Move Three/ }).boundingBox();
    const to = await page.getByRole('button', { name: /^Move One/ }).boundingBox();
    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(from!.x + 8, from!.y - 20, { steps: 5 });
    await page.mouse.move(to!.x + 8, to!.y + 4, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => names(api)).toEqual(['Three', 'One', 'Two']);
    await button(page, 'Undo').click();
    await expect.poll(() => names(api)).toEqual(['One', 'Two', 'Three']);
    await page.getByRole('switch', { name: 'Run “Two”' }).uncheck();
    await page.getByText('“Two” is off.').waitFor();
    const undo = await keepUndo(page);
    expect((await rulesOf(api)).map(({ is_enabled }) => is_enabled)).toEqual([true, false, true]);
    await undo.click();
    await expect.poll(async () => (await rulesOf(api)).every(({ is_enabled }) => is_enabled)).toBe(true);
    await button(page, 'More for One').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The rule is deleted.').waitFor();
    expect(await names(api)).toEqual(['Two', 'Three']);
  });
});

inBrowser('rules by keyboard', () => {
  test('the palette adds one, arrow keys order them, and a key saves', async () => {
    const { page, api, label } = await begin();
    await make(api, 'First', label.id);
    await open(page, '/settings/rules');
    await page.getByText('First', { exact: true }).waitFor();
    await press(page, 'Control+k');
    await page.getByRole('combobox', { name: 'Search, or run a command' }).waitFor();
    await page.keyboard.type('add a rule');
    await page.getByRole('option', { name: 'Add a rule', selected: true }).waitFor();
    await press(page, 'Enter');
    await pressUntilFocused(page, 'Tab', page.getByLabel('Name'));
    await page.keyboard.type('Answer');
    await pressUntilFocused(page, 'Tab', page.getByLabel('Text to look for'));
    await page.keyboard.type('@supplier.example');
    await pressUntilFocused(page, 'Tab', group(page, 'Action 1').getByLabel('What to do'));
    await page.keyboard.type('reply');
    await pressUntilFocused(page, 'Tab', page.getByLabel('Text of the reply'));
    await page.keyboard.type('Hello {{sender_name}}, thank you.');
    await press(page, 'Control+Enter');
    await page.getByText('The rule is saved.').waitFor();
    expect((await rulesOf(api))[1]).toMatchObject({
      name: 'Answer',
      actions: [{ type: 'reply', subject: 'Re: {{subject}}', body: 'Hello {{sender_name}}, thank you.' }],
    });
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: /^Move First/ }));
    await press(page, 'ArrowDown');
    await expect.poll(() => names(api)).toEqual(['Answer', 'First']);
    await page.getByText('First is now 2 of 2.').waitFor();
    await press(page, 'z');
    await expect.poll(() => names(api)).toEqual(['First', 'Answer']);
  });
});

inBrowser('rules on every screen', () => {
  test('the list, the editor and the log are accessible, and fit a phone', async () => {
    const { page, api, label } = await begin({ language: 'en' });
    const rule = await make(api, 'Invoices of every supplier that we have ever had', label.id, 'invoice');
    await open(page, '/settings/rules');
    await page.getByText('matched no new email yet').waitFor();
    await expectAccessibleEverywhere(page);
    await open(page, `/settings/rules?edit=${rule.id}`);
    await page.getByText(/would match\.$/).waitFor();
    await expectAccessibleEverywhere(page);
    await receive(api, 'Another invoice');
    await open(page, `/settings/rules?log=${rule.id}`);
    await page.getByRole('link', { name: 'Another invoice' }).waitFor();
    await expectAccessibleEverywhere(page);
  });
});
