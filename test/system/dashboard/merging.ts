/** Tests of merging and splitting conversations, and of moving mail to another inbox, by keyboard and by mouse. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { now, row, save } from './saved-mail.ts';
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

interface Mail {
  id: number;
  subject: string;
}

let last = 0;
const wordOf = () => `word${Date.now()}x${++last}`;

/** Saves two mails and opens a list of only these, newest first. */
async function pair(world: World): Promise<[Mail, Mail]> {
  const word = wordOf();
  const older = await save(world, { body_text: `About ${word}. The parcel has not come yet.` });
  const newer = await save(world, { body_text: `Also about ${word}. When will the parcel come?` });
  await open(world.page, `/mail?state=open&q=${word}`);
  await row(world.page, newer.subject).waitFor();
  await row(world.page, older.subject).waitFor();
  return [newer, older];
}

/** Saves two mails, and merges them by keyboard. */
async function mergePair(world: World): Promise<[Mail, Mail]> {
  const both = await pair(world);
  await press(world.page, 'x j x');
  await world.page.getByText('2 selected').waitFor();
  await press(world.page, 'm');
  await world.page.getByText('2 conversations merged.').waitFor();
  return both;
}

/** Saves three mails of one conversation and opens it on the page. Returns them oldest first. */
async function conversation(world: World): Promise<[number, number, number]> {
  const word = wordOf();
  const ids: number[] = [];
  for (const part of ['one', 'two', 'three']) {
    const { id } = await save(world, {
      message_id: `<${word}-${part}@example.com>`,
      subject: `About ${word}`,
      body_text: `This is part ${part}.`,
      ...(ids.length > 0 && { in_reply_to_message_id: `<${word}-one@example.com>` }),
    });
    ids.push(id);
  }
  await open(world.page, `/mail/${ids[0]}`);
  await world.page.getByRole('heading', { name: `About ${word}`, level: 2 }).waitFor();
  return ids as [number, number, number];
}

const threadOf = async (world: World, id: number) => (await now(world, id)).id;
const areOne = async (world: World, ids: number[]) => {
  const threads = await Promise.all(ids.map((id) => threadOf(world, id)));
  return new Set(threads).size === 1;
};
const inboxOf = async ({ api }: World, id: number) =>
  (await api<{ tag: string }>('GET', `/api/emails/${id}`)).tag;
const inboxesOf = async ({ api }: World, id: number) =>
  (await api<{ tags: string[] }>('GET', `/api/threads/${id}`)).tags;
const message = (page: Page, id: number) => page.locator(`#m${id}`);
const menuOf = (page: Page, id: number) =>
  message(page, id).getByRole('button', { name: 'More about this message' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const isAt = (page: Page, id: number) => page.waitForURL(new RegExp(`/mail/${id}(?:[?#]|$)`));

inBrowser('merging conversations', () => {
  test('several become one by keyboard, and are taken apart again', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await mergePair(world);
    await page.getByText('2 selected').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').count())
      .toBe(1);
    expect(await areOne(world, [newer.id, older.id])).toBe(true);
    await press(page, 'z');
    await row(page, newer.subject).waitFor();
    await row(page, older.subject).waitFor();
    expect(await areOne(world, [newer.id, older.id])).toBe(false);
  });

  test('several become one by mouse, and the open one goes where it has gone', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await pair(world);
    await row(page, newer.subject).getByRole('link').click();
    await isAt(page, newer.id);
    for (const { subject } of [newer, older]) await row(page, subject).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByText('2 conversations merged.').waitFor();
    const undo = await keepUndo(page);
    const thread = await threadOf(world, newer.id);
    expect(await threadOf(world, older.id)).toBe(thread);
    await isAt(page, thread);
    for (const { id } of [newer, older]) await message(page, id).waitFor();
    await undo.click();
    await isAt(page, newer.id);
    await message(page, older.id).waitFor({ state: 'detached' });
    expect(await areOne(world, [newer.id, older.id])).toBe(false);
  });

  test('a merge is undone after its message is gone, in the menu of the conversation', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await mergePair(world);
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
    for (const { id } of [newer, older]) await message(page, id).waitFor();
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Undo: 2 conversations merged.' }).click();
    await notices.getByText('Undone: 2 conversations merged.').waitFor();
    await row(page, newer.subject).waitFor();
    await row(page, older.subject).waitFor();
    expect(await areOne(world, [newer.id, older.id])).toBe(false);
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Download' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Undo:' }).count()).toBe(0);
  });

  test('an open one joins another that one searches for, by keyboard alone, even a done one', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await pair(world);
    await world.api('PATCH', `/api/threads/${older.id}`, { state: 'done' });
    await open(page, `/mail/${newer.id}`);
    await page.getByRole('heading', { name: newer.subject, level: 2 }).waitFor();
    await press(page, 'm');
    // Before the user types, the list offers conversations of the same person.
    await page
      .getByRole('dialog', { name: 'Merge with' })
      .getByRole('option', { name: 'Nadia' })
      .first()
      .waitFor();
    await page.keyboard.insertText(older.subject);
    await options(page).nth(1).waitFor({ state: 'detached' });
    await page.getByRole('option', { name: older.subject, selected: true }).getByText('Done').waitFor();
    await press(page, 'Enter');
    await page.getByText('2 conversations merged.').waitFor();
    const merged = await now(world, newer.id);
    expect(await threadOf(world, older.id)).toBe(merged.id);
    expect(merged.state).toBe('open');
    await isAt(page, merged.id);
    await message(page, older.id).waitFor();
    await press(page, 'z');
    await expect.poll(() => areOne(world, [newer.id, older.id])).toBe(false);
    await expect.poll(async () => (await now(world, older.id)).state).toBe('done');
    await isAt(page, newer.id);
  });

  test('an open one joins another by mouse; nothing that is not there is on offer', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await pair(world);
    await row(page, older.subject).getByRole('link').click();
    await message(page, older.id).waitFor();
    const ask = async () => {
      await page.getByRole('button', { name: 'More about this conversation' }).click();
      await page.getByRole('menuitem', { name: 'Merge with' }).click();
      await page.getByRole('dialog').getByRole('combobox').and(page.locator(':focus')).waitFor();
    };
    await ask();
    await page.keyboard.insertText('nothinghasthisword');
    await page.getByText('No other conversation has these words.').waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await ask();
    await page.keyboard.insertText(newer.subject);
    await options(page).nth(1).waitFor({ state: 'detached' });
    await page.getByRole('option', { name: newer.subject }).click();
    await page.getByText('2 conversations merged.').waitFor();
    expect(await areOne(world, [newer.id, older.id])).toBe(true);
  });

  test('says what the API refuses', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mails = await pair(world);
    await page.route('**/api/threads/merge', (route) =>
      route.fulfill({ status: 409, json: { detail: 'Refused for the test.', requestId: 'r-3' } }),
    );
    await press(page, 'x j x m');
    await page.getByText('Refused for the test. (r-3)').waitFor();
    for (const { subject } of mails) await row(page, subject).waitFor();
    await page.getByText('2 selected').waitFor();
  });

  test('has a summary written anew', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await pair(world);
    await row(page, newer.subject).getByRole('link').click();
    await page.getByRole('heading', { name: newer.subject, level: 2 }).waitFor();
    const summary = () =>
      page.waitForResponse((answer) => /\/api\/ai\/threads\/\d+\/summarize$/.test(answer.url()));
    const [first] = await Promise.all([summary(), press(page, 's')]);
    expect(first.status()).toBe(200);
    const [second] = await Promise.all([
      summary(),
      world.api('POST', '/api/threads/merge', { ids: [newer.id, older.id] }),
    ]);
    expect(await second.json()).toMatchObject({ cached: false });
    await isAt(page, await threadOf(world, newer.id));
    await message(page, older.id).waitFor();
    await page.getByRole('region', { name: 'Summary' }).waitFor();
  });
});

inBrowser('splitting a conversation', () => {
  test('moves a message and those after it to a new one by mouse, and back', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [one, two, three] = await conversation(world);
    await menuOf(page, one).click();
    expect(await page.getByRole('menuitem', { name: 'New conversation from here on' }).count()).toBe(0);
    await press(page, 'Escape');
    await menuOf(page, two).click();
    await page.getByRole('menuitem', { name: 'New conversation from here on' }).click();
    await page.getByText('2 messages have their own conversation now.').waitFor();
    const undo = await keepUndo(page);
    expect(await areOne(world, [two, three])).toBe(true);
    expect(await areOne(world, [one, two])).toBe(false);
    await isAt(page, await threadOf(world, two));
    await message(page, three).waitFor();
    await message(page, one).waitFor({ state: 'detached' });
    await undo.click();
    await isAt(page, one);
    await message(page, three).waitFor();
    await message(page, one).waitFor();
    expect(await areOne(world, [one, two, three])).toBe(true);
  });

  test('moves one message by keyboard alone, and back', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [one, two, three] = await conversation(world);
    await pressUntilFocused(page, 'Tab', menuOf(page, two));
    await press(page, 'Enter');
    await page.getByRole('menuitem', { name: 'Move to another inbox' }).and(page.locator(':focus')).waitFor();
    await press(page, 'ArrowDown');
    await page
      .getByRole('menuitem', { name: 'Move to its own conversation' })
      .and(page.locator(':focus'))
      .waitFor();
    await press(page, 'Enter');
    await page.getByText('The message has its own conversation now.').waitFor();
    expect(await areOne(world, [one, three])).toBe(true);
    expect(await areOne(world, [one, two])).toBe(false);
    await isAt(page, await threadOf(world, two));
    await press(page, 'z');
    await isAt(page, one);
    expect(await areOne(world, [one, two, three])).toBe(true);
  });
});

inBrowser('the inbox of mail', () => {
  test('is changed by keyboard, leaves a list that has another, and comes back', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer] = await pair(world);
    await open(page, `${page.url()}&tag=Support`.replace(world.origin, ''));
    await row(page, newer.subject).waitFor();
    await press(page, 't');
    await page
      .getByRole('dialog', { name: 'Inbox' })
      .getByRole('option', { name: 'Support', checked: true })
      .waitFor();
    await page.keyboard.insertText('inf');
    await press(page, 'Enter');
    await page.getByText('Moved to Info.').waitFor();
    await row(page, newer.subject).waitFor({ state: 'detached' });
    await expect.poll(() => inboxesOf(world, newer.id)).toEqual(['Info']);
    await press(page, 'z');
    await row(page, newer.subject).waitFor();
    await expect.poll(() => inboxesOf(world, newer.id)).toEqual(['Support']);
  });

  test('is changed by mouse, for several at once and for one message', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mails = await pair(world);
    await world.api('PATCH', `/api/threads/${mails[0].id}`, { tag: 'Info' });
    for (const { subject } of mails) await row(page, subject).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'More for the selected conversations' }).click();
    await page.getByRole('menuitem', { name: 'Move to another inbox' }).click();
    const option = (name: string) => page.getByRole('dialog').getByRole('option', { name });
    await expect.poll(() => option('Info').getAttribute('aria-checked')).toBe('mixed');
    await option('Partners').click();
    await page.getByText('2 conversations moved to Partners.').waitFor();
    for (const { id } of mails) await expect.poll(() => inboxesOf(world, id)).toEqual(['Partners']);

    const [one, two, three] = await conversation(world);
    const badge = page.locator('header:has(h2) + div').getByText('Info', { exact: true }).first();
    await menuOf(page, two).click();
    await page.getByRole('menuitem', { name: 'Move to another inbox' }).click();
    await option('Info').click();
    await page.getByText('Moved to Info.').waitFor();
    const undo = await keepUndo(page);
    await expect.poll(() => inboxOf(world, two)).toBe('Info');
    expect(await inboxOf(world, three)).toBe('Support');
    await expect.poll(() => inboxesOf(world, one)).toEqual(['Info', 'Support']);
    await badge.waitFor();
    await undo.click();
    await expect.poll(() => inboxOf(world, two)).toBe('Support');
    await badge.waitFor({ state: 'detached' });
  });

  test('and what merges and splits are accessible, and fit a phone, in both themes', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const wide = { width: 1280, height: 800 };
    const [, two] = await conversation(world);
    for (const key of ['m', 't']) {
      await press(page, key);
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      await expectAccessibleEverywhere(page);
      await page.setViewportSize(wide);
      await press(page, 'Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await menuOf(page, two).click();
    await page.getByRole('menuitem', { name: 'Move to its own conversation' }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(wide);
    const mails = await pair(world);
    for (const { subject } of mails) await row(page, subject).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'More for the selected conversations' }).click();
    await expectAccessibleEverywhere(page);
  });
});
