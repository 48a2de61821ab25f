/** Tests of keys: what is typed while an editor opens is in it, and the list follows its cursor. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MODEL } from './model.ts';
import { now, row, save } from './saved-mail.ts';
import { inBrowser, open, openPage, press, type World } from './world.ts';

const SENTENCE = 'Hello, we send it today: 9 of 10 cups.';
const ADDRESS = 'kim.sato@example.com';
const LATE_MS = 1000;
/** Thirty keys a second. */
const KEY_MS = 33;

/** The editor of each key, by its accessible name. */
const OPENERS = [
  { key: 'r', field: 'Text', typed: SENTENCE },
  { key: 'a', field: 'Text', typed: SENTENCE },
  { key: 'f', field: 'To', typed: ADDRESS },
  { key: 'n', field: 'Add a note', typed: SENTENCE },
  { key: 'c', field: 'To', typed: ADDRESS },
  { key: 'l', field: 'Find or create a label', typed: SENTENCE },
  { key: 'i', field: 'Find somebody', typed: SENTENCE },
  { key: 'h', field: 'Later, tomorrow, fri 9, 2 dec…', typed: SENTENCE },
  { key: 'm', field: 'Find a conversation by its words', typed: SENTENCE },
  { key: 't', field: 'Find an inbox', typed: SENTENCE },
  { key: '/', field: 'Search mail', typed: SENTENCE },
  { key: 'Control+k', field: 'Search, or run a command', typed: SENTENCE },
  { button: 'Reply', field: 'Text', typed: SENTENCE },
  { button: 'Forward', field: 'To', typed: ADDRESS },
  { button: 'Add a note', field: 'Add a note', typed: SENTENCE },
  { button: 'New mail', field: 'To', typed: ADDRESS },
  { button: 'Labels', field: 'Find or create a label', typed: SENTENCE },
  { button: 'Command palette', field: 'Search, or run a command', typed: SENTENCE },
] as const;

/** An expression with the name and the text of the focused field. */
const FOCUSED = `(() => {
  const field = document.activeElement;
  const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
  return [name, field.isContentEditable ? field.innerText : field.value];
})()`;

/** Delays scripts and calls that are not loaded yet. */
async function delay(page: Page): Promise<void> {
  for (const path of ['**/assets/**', '**/api/**']) {
    await page.route(path, async (route) => {
      await setTimeout(LATE_MS);
      await route.fallback();
    });
  }
}

/** Presses keys while the page is busy, so that it handles them within one frame. */
async function pressAtOnce(page: Page, keys: string): Promise<void> {
  const busy = page.evaluate('for (const end = performance.now() + 500; performance.now() < end; );');
  await Promise.all([busy, ...keys.split(' ').map((key) => page.keyboard.press(key))]);
}

const CHANGEABLE = new Set([
  'state',
  'label_ids',
  'assignee_id',
  'snoozed_until',
  'task',
  'tags',
  'message_count',
]);

/** Returns what a key pressed by mistake would change. */
const changeable = ({ api }: World, id: number) =>
  Promise.all([
    api<object>('GET', `/api/threads/${id}`).then((conversation) =>
      Object.fromEntries(Object.entries(conversation).filter(([name]) => CHANGEABLE.has(name))),
    ),
    api<object>('GET', '/api/labels'),
  ]);

/** Opens a conversation in a page that has loaded nothing else yet. */
async function openFresh(world: World, id: number, subject: string): Promise<void> {
  const { page } = world;
  await page.goto(`/mail/${id}`);
  await page.getByRole('heading', { name: subject, level: 2 }).waitFor();
  await page.getByRole('article').last().waitFor();
}

inBrowser('typing at once', () => {
  test.each(OPENERS.map((each) => ({ ...each, by: 'key' in each ? each.key : each.button })))(
    'after $by the text is whole in “$field”, and nothing else has changed',
    async (each) => {
      const world = await openPage({ path: null });
      const { page } = world;
      const { id, subject } = await save(world, { cc: ['lee@example.com'] });
      await openFresh(world, id, subject);
      const before = await changeable(world, id);
      await delay(page);
      if ('key' in each) await press(page, each.key);
      else {
        // The sidebar has a button of the name of one of them.
        const place = each.button === 'Command palette' ? page : page.getByRole('main');
        await place.getByRole('button', { name: each.button }).first().click();
      }
      await page.keyboard.type(each.typed, { delay: KEY_MS });
      await expect.poll(() => page.evaluate(FOCUSED)).toEqual([each.field, each.typed]);
      expect(await changeable(world, id)).toEqual(before);
      expect(new URL(page.url()).pathname).toBe(`/mail/${id}`);
    },
  );

  test.each([
    ['/board', 'c', 'Title', (page: Page) => page.getByRole('heading', { name: 'Board' })],
    ['/calendar', 'c', 'Title', (page: Page) => page.getByRole('heading', { name: 'Calendar' })],
    ['/assistant', '/', 'Question', (page: Page) => page.getByRole('heading', { name: 'Assistant' })],
    ['/assistant', 'c', 'Question', (page: Page) => page.getByRole('heading', { name: 'Assistant' })],
  ])('on %s after %s the text is whole in “%s”', async (path, key, field, sign) => {
    const { page } = await openPage({ path: null });
    await page.route('**/api/ai/models', (route) => route.fulfill({ json: [MODEL] }));
    await page.goto(path);
    await sign(page).first().waitFor();
    const place = page.getByLabel(field, { exact: true });
    if (path === '/assistant') await place.and(page.locator(':enabled')).waitFor();
    await delay(page);
    await press(page, key);
    await page.keyboard.type(SENTENCE, { delay: KEY_MS });
    await expect.poll(() => page.evaluate(FOCUSED)).toEqual([field, SENTENCE]);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('the draft of somebody else goes on with what was typed', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    await world.api('POST', '/api/drafts', { original_email_id: id, mode: 'reply', body: '<p>As begun</p>' });
    // Somebody else has written it.
    await page.route('**/api/drafts?*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as Record<string, unknown>[];
      await route.fulfill({ response, json: list.map((draft) => ({ ...draft, author: 0, updated_by: 0 })) });
    });
    await openFresh(world, id, subject);
    await press(page, 'r');
    const button = page.getByRole('button', { name: 'Open that draft' });
    await button.waitFor();
    await delay(page);
    await button.click();
    await page.keyboard.type(SENTENCE, { delay: KEY_MS });
    await expect.poll(() => page.evaluate(FOCUSED)).toEqual(['Text', `As begun${SENTENCE}`]);
  });

  test('keys right after the Escape that closes a dialog act on the list', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id } = await save(world);
    await open(page, '/mail');
    await press(page, 'h');
    await page.getByRole('dialog', { name: 'Snooze until' }).waitFor();
    await press(page, 'ArrowDown');
    await pressAtOnce(page, 'Escape x Enter');
    await page.waitForURL(`**/mail/${id}`);
    await page.getByText('1 selected').waitFor();
    expect((await now(world, id)).state).toBe('open');
  });

  test('keys right after the Enter that opens a menu act in the menu', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { subject } = await save(world);
    await open(page, '/mail');
    const height = async () => (await row(page, subject).boundingBox())?.height;
    await expect.poll(height).toBe(60);
    for (const [key, after] of [
      ['ArrowDown', 76],
      ['ArrowUp', 60],
    ] as const) {
      await page.getByRole('button', { name: 'Size of the rows' }).focus();
      await pressAtOnce(page, `Enter ${key} Enter`);
      await expect.poll(height).toBe(after);
    }
  });

  test('Backspace and Enter work, Escape ends it', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    await openFresh(world, id, subject);
    await delay(page);
    await press(page, 'r');
    await page.keyboard.type('Hallo');
    for (let times = 0; times < 4; times++) await press(page, 'Backspace');
    await page.keyboard.type('ello\nKim');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.and(page.locator(':focus')).waitFor();
    await expect.poll(() => text.innerHTML()).toBe('<p>Hello</p><p>Kim</p>');
    await press(page, 'Escape');
    await press(page, 'Control+k Escape');
    await expect.poll(() => page.evaluate("document.activeElement.matches('textarea, input')")).toBe(false);
  });

  test('a reply after a step is one to the conversation that the step leads to', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const older = await save(world);
    const newer = await save(world);
    await open(page, `/mail/${newer.id}`);
    await press(page, 'j');
    await press(page, 'r');
    await page.keyboard.type(SENTENCE, { delay: KEY_MS });
    await page.getByRole('heading', { name: older.subject, level: 2 }).waitFor();
    await expect.poll(() => page.evaluate(FOCUSED)).toEqual(['Text', SENTENCE]);
    expect(new URL(page.url()).pathname).toBe(`/mail/${older.id}`);
  });
});

const STEPS = 60;
/** Steps down, a few back up, and down again, over more than a page of the list. */
const stepAt = (step: number) => (step % 10 > 6 ? 'k' : 'j');

/** An expression with the place of the cursor's row, and whether the row is inside the list. */
const CURSOR = `(() => {
  const row = document.querySelector('li.bg-chosen, li.bg-hover');
  if (!row) return [undefined, false];
  const inner = row.getBoundingClientRect();
  const outer = row.closest('[data-scroller]').getBoundingClientRect();
  return [Number(row.getAttribute('aria-posinset')), inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1];
})()`;
const cursorOf = (page: Page) => page.evaluate<[number, boolean]>(CURSOR);

inBrowser('the list of mail', () => {
  test.each(['alone', 'beside a conversation'])('%s keeps the row of its cursor in view', async (mode) => {
    const world = await openPage({ path: null });
    const { page } = world;
    const list = await world.api<unknown[]>('GET', '/api/threads?limit=100&fields=id');
    for (let count = list.length; count < STEPS; count++) await save(world);
    await open(page, '/mail');
    await press(page, mode === 'alone' ? 'j' : 'Enter');
    if (mode !== 'alone') await page.waitForURL('**/mail/*');
    await expect.poll(async () => (await cursorOf(page))[1]).toBe(true);
    let [place] = await cursorOf(page);
    for (let step = 0; step < STEPS; step++) {
      await press(page, stepAt(step));
      place += stepAt(step) === 'j' ? 1 : -1;
      await expect.poll(() => cursorOf(page), { interval: 10 }).toEqual([place, true]);
    }
    if (mode !== 'alone') {
      await press(page, 'e');
      await expect.poll(() => cursorOf(page)).toEqual([place, true]);
      await press(page, 'u');
      await page.waitForURL('**/mail');
    }
    await expect.poll(() => cursorOf(page)).toEqual([place, true]);
    await press(page, 'e');
    await expect.poll(() => cursorOf(page)).toEqual([place, true]);
    await press(page, 'g b');
    await page.waitForURL('**/board');
    await page.goBack();
    await expect.poll(() => cursorOf(page)).toEqual([place, true]);
  });

  test('new mail leaves the row of the cursor in view', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    for (let count = 0; count < 3; count++) await save(world);
    await open(page, '/mail');
    await press(page, 'j j');
    await expect.poll(() => cursorOf(page)).toEqual([3, true]);
    const subject = await page.locator('li.bg-hover').textContent();
    for (let count = 0; count < 12; count++) {
      const saved = await save(world);
      if (count < 5) await row(page, saved.subject).waitFor();
    }
    await expect.poll(() => cursorOf(page)).toEqual([15, true]);
    await expect.poll(() => page.locator('li.bg-hover').textContent()).toBe(subject);
  });
});
