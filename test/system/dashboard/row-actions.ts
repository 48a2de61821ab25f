/** Tests of the actions on rows of mail: under the pointer, in the menu, by swiping and by dragging, and typed times. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOfThree, now, row, save } from './saved-mail.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  inBrowser,
  keepUndo,
  open,
  openPage,
  press,
  settled,
  type World,
} from './world.ts';

/** Waits for the actions on rows, which are loaded with the first input. */
async function ready(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.getByRole('list', { name: 'Conversations' }).locator('+ div').waitFor({ state: 'attached' });
}

/** Saves and lists three mails, and waits for the actions on their rows. */
async function listOf(world: World) {
  const mails = await listOfThree(world);
  await ready(world.page);
  return mails;
}

const heading = (page: Page, subject: string) => page.getByRole('heading', { name: subject, level: 2 });
const stateOf = async (world: World, { id }: { id: number }) => (await now(world, id)).state;
const menu = (page: Page) => page.getByRole('menu', { name: /^Actions on/ });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Lists of mail' });
/** Returns a button of a row, which screen readers do not have while it is there for the pointer only. */
const tool = (of: Locator, name: string) => of.locator(`[data-row-tools] [aria-label="${name}"]`);
const focused = (page: Page, subject: string) => page.locator('li:has(:focus)').filter({ hasText: subject });
const me = async ({ api }: World) =>
  Number((await api<{ user: { id: string } }>('GET', '/api/auth/get-session')).user.id);

inBrowser('a row of mail', () => {
  test('has its actions under the pointer, and nothing moves for them', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle] = await listOf(world);
    const subject = row(page, middle.subject).getByRole('link');
    const before = await subject.boundingBox();
    await row(page, middle.subject).hover();
    await tool(row(page, middle.subject), 'Mark done').waitFor();
    expect(await subject.boundingBox()).toEqual(before);
    for (const button of await row(page, middle.subject).locator('[data-row-tools] button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expectAccessible(page);
    await tool(row(page, middle.subject), 'Mark read').click();
    await expect.poll(async () => (await now(world, middle.id)).unread_count).toBe(0);
    await tool(row(page, middle.subject), 'Mark done').click();
    await row(page, middle.subject).waitFor({ state: 'detached' });
    const undo = await keepUndo(page);
    await expect.poll(() => stateOf(world, middle)).toBe('done');
    await undo.click();
    await row(page, middle.subject).waitFor();
    await expect.poll(() => stateOf(world, middle)).toBe('open');

    await row(page, newest.subject).hover();
    await tool(row(page, newest.subject), 'Snooze').click();
    const dialog = page.getByRole('dialog', { name: 'Snooze until' });
    await dialog.waitFor();
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    await row(page, newest.subject).hover();
    await tool(row(page, newest.subject), 'More').click();
    await item(page, 'Reply').waitFor();
    await press(page, 'Escape');
    await menu(page).waitFor({ state: 'detached' });
    await page.mouse.move(900, 600);
    await page.locator('[data-row-tools][aria-hidden]').waitFor({ state: 'detached' });
  });

  test('has the same actions by Tab where the keyboard is', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle] = await listOf(world);
    await press(page, 'j');
    const tools = page.getByRole('toolbar', { name: `Actions on “${middle.subject}”` });
    await tools.waitFor();
    await expectAccessible(page);
    await press(page, 'Tab Enter');
    await row(page, middle.subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, middle)).toBe('done');
    await press(page, 'z');
    await row(page, middle.subject).waitFor();
    await focused(page, middle.subject).waitFor();
    await press(page, 'k');
    await page.getByRole('toolbar', { name: `Actions on “${newest.subject}”` }).waitFor();
  });

  test('has a menu by mouse, for the selection too', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle, oldest] = await listOf(world);
    await row(page, oldest.subject).click({ button: 'right' });
    await item(page, 'Move to trash').waitFor();
    await expectAccessible(page);
    await item(page, 'Move to trash').click();
    await row(page, oldest.subject).waitFor({ state: 'detached' });
    await press(page, 'z');
    await row(page, oldest.subject).waitFor();
    await expect.poll(() => stateOf(world, oldest)).toBe('open');

    // The browser has its own.
    await page.keyboard.down('Shift');
    await row(page, oldest.subject).click({ button: 'right' });
    await page.keyboard.up('Shift');
    expect(await menu(page).count()).toBe(0);

    for (const { subject } of [newest, middle]) await row(page, subject).getByRole('checkbox').check();
    await row(page, middle.subject).click({ button: 'right' });
    await page.getByRole('menu', { name: 'Actions on 2 conversations' }).waitFor();
    expect(await item(page, 'Reply').count()).toBe(0);
    await item(page, 'Report spam').click();
    for (const mail of [newest, middle]) {
      await row(page, mail.subject).waitFor({ state: 'detached' });
      await expect.poll(() => stateOf(world, mail)).toBe('spam');
    }
    await press(page, 'z');
    for (const mail of [newest, middle]) {
      await row(page, mail.subject).waitFor();
      await expect.poll(() => stateOf(world, mail)).toBe('open');
    }

    await world.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await row(page, oldest.subject).click({ button: 'right' });
    await item(page, 'Copy link').click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${world.origin}/mail/${oldest.id}`);
  });

  test('has a menu by keyboard, and gets the focus back', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle] = await listOf(world);
    for (const key of ['Shift+F10', 'ContextMenu']) {
      await press(page, `k j ${key}`);
      await item(page, 'Open').and(page.locator(':focus')).waitFor();
      await press(page, 'ArrowDown');
      await item(page, 'Reply').and(page.locator(':focus')).waitFor();
      await press(page, 'Escape');
      await menu(page).waitFor({ state: 'detached' });
      await focused(page, middle.subject).waitFor();
    }
    await press(page, 'Shift+F10 m Enter');
    await row(page, middle.subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, middle)).toBe('done');
    await press(page, 'z');
    await focused(page, middle.subject).waitFor();

    await press(page, 'k Shift+F10 ArrowDown Enter');
    await heading(page, newest.subject).waitFor();
    const reply = page.getByRole('textbox', { name: 'Text' });
    await reply.and(page.locator(':focus')).waitFor();
    await press(page, 'Escape');
    await reply.waitFor({ state: 'detached' });
    // The reply to the conversation that is open already.
    await row(page, newest.subject).click({ button: 'right' });
    await item(page, 'Reply').click();
    await reply.and(page.locator(':focus')).waitFor();
  });

  test('is swiped with a finger to be done or snoozed, and still scrolls', async () => {
    const world = await openPage({ path: null, width: 390 });
    const { page, context } = world;
    const [newest, middle] = await listOf(world);
    const session = await context.newCDPSession(page);
    await swipe(session, row(page, newest.subject), 60);
    expect(new URL(page.url()).pathname).toBe('/mail');
    expect(await stateOf(world, newest)).toBe('open');
    await swipe(session, row(page, newest.subject), 180);
    await row(page, newest.subject).waitFor({ state: 'detached' });
    const undo = await keepUndo(page);
    await expect.poll(() => stateOf(world, newest)).toBe('done');
    await undo.click();
    await row(page, newest.subject).waitFor();
    await expect.poll(() => stateOf(world, newest)).toBe('open');

    await swipe(session, row(page, middle.subject), -180);
    await page.getByRole('dialog', { name: 'Snooze until' }).waitFor();
    await page.getByRole('option', { name: 'Tomorrow' }).click();
    await row(page, middle.subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, middle)).toBe('snoozed');
    await expectNoSidewaysScroll(page);

    // A slanting movement scrolls the list, and a tap opens.
    await open(page, '/mail');
    await ready(page);
    const list = page.locator('[data-scroller]');
    await swipe(
      session,
      page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').nth(4),
      60,
      -250,
    );
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await expectAccessibleEverywhere(page);
  });

  test('is dragged to a label, to a person and to a state', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const name = `Drag ${Date.now()}`;
    const label = await world.api<{ id: number }>('POST', '/api/labels', { name, color: '#1a7f5a' });
    const [newest, middle, oldest] = await listOf(world);
    const list = (each: string) => sidebar(page).getByRole('link', { name: each });

    await row(page, newest.subject).getByRole('link').dragTo(list(name));
    await page.getByText(`Label ${name} added.`).waitFor();
    await row(page, newest.subject).getByText(name).waitFor();
    await expect.poll(async () => (await now(world, newest.id)).label_ids).toEqual([label.id]);
    await press(page, 'z');
    await row(page, newest.subject).getByText(name).waitFor({ state: 'detached' });
    await expect.poll(async () => (await now(world, newest.id)).label_ids).toEqual([]);

    for (const { subject } of [newest, middle]) await row(page, subject).getByRole('checkbox').check();
    await row(page, middle.subject).getByRole('link').dragTo(list('Mine'));
    await page.getByText('2 conversations assigned to Demo.').waitFor();
    const own = await me(world);
    for (const { id } of [newest, middle])
      await expect.poll(async () => (await now(world, id)).assignee_id).toBe(own);
    await press(page, 'z');
    for (const { id } of [newest, middle])
      await expect.poll(async () => (await now(world, id)).assignee_id).toBeNull();
    await press(page, 'Escape');

    // Lists that take nothing, and Escape, change nothing.
    await row(page, oldest.subject).getByRole('link').dragTo(list('Snoozed'));
    await row(page, oldest.subject).getByRole('link').hover();
    await page.mouse.down();
    await list('Spam').hover();
    await list('Spam').hover();
    await sidebar(page).locator('[data-over]').waitFor();
    await press(page, 'Escape');
    await page.mouse.up();
    await page.mouse.move(900, 600, { steps: 3 });
    await sidebar(page).locator('[data-over]').waitFor({ state: 'detached' });
    expect(await stateOf(world, oldest)).toBe('open');

    await row(page, oldest.subject).getByRole('link').dragTo(list('Done'));
    await row(page, oldest.subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, oldest)).toBe('done');
    await world.api('DELETE', `/api/labels/${label.id}`);
  });

  test('is back, and open again, when what one did to it is undone', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle] = await listOf(world);
    await press(page, 'e');
    await row(page, newest.subject).waitFor({ state: 'detached' });
    await focused(page, middle.subject).waitFor();
    await press(page, 'z');
    await focused(page, newest.subject).waitFor();

    await press(page, 'o');
    await heading(page, newest.subject).waitFor();
    for (const { keys, isUndone } of [
      { keys: 'e', isUndone: () => stateOf(world, newest).then((state) => state === 'open') },
      { keys: 'h t o m Enter', isUndone: () => stateOf(world, newest).then((state) => state === 'open') },
    ]) {
      await press(page, keys);
      await heading(page, middle.subject).waitFor();
      await press(page, 'z');
      await heading(page, newest.subject).waitFor();
      await expect.poll(isUndone).toBe(true);
    }
    await press(page, 'i D e m o Enter');
    await expect.poll(async () => (await now(world, newest.id)).assignee_id).toBe(await me(world));
    await press(page, 'z');
    await expect.poll(async () => (await now(world, newest.id)).assignee_id).toBeNull();
    await heading(page, newest.subject).waitFor();
  });

  test('leaves the list of those who answer with its person', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    await open(page, '/mail?assignee=none');
    await row(page, subject).waitFor();
    await ready(page);
    await row(page, subject).click({ button: 'right' });
    await item(page, 'Assign').click();
    await page.getByRole('dialog').getByRole('option', { name: 'Demo' }).click();
    await row(page, subject).waitFor({ state: 'detached' });
    await press(page, 'g j');
    await row(page, subject).click({ button: 'right' });
    await item(page, 'Assign').click();
    await page.getByRole('dialog').getByRole('option', { name: 'Nobody' }).click();
    await row(page, subject).waitFor({ state: 'detached' });
    await expect.poll(async () => (await now(world, id)).assignee_id).toBeNull();
    await press(page, 'z');
    await row(page, subject).waitFor();
    await expect.poll(async () => (await now(world, id)).assignee_id).toBe(await me(world));
  });
});

inBrowser('a typed time', () => {
  test('snoozes in the words of both languages, and says what it may be', async () => {
    for (const language of ['en', 'de']) {
      const world = await openPage({ path: null, language });
      const { page } = world;
      for (const typed of ['fri 9', 'fr 9']) {
        const { id, subject } = await save(world);
        await open(page, '/mail');
        await row(page, subject).waitFor();
        await press(page, 'h');
        await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
        await page.keyboard.type(`${typed}x`);
        await page
          .getByRole('status')
          .filter({ hasText: /“fri 9”|„fr 9“/ })
          .waitFor();
        await expectAccessible(page);
        await press(page, 'Backspace');
        await page.getByRole('option', { name: /09:00|9:00/ }).waitFor();
        await press(page, 'Enter');
        await row(page, subject).waitFor({ state: 'detached' });
        await expect.poll(async () => (await now(world, id)).state).toBe('snoozed');
        const until = new Date((await now(world, id)).snoozed_until!);
        expect([until.getUTCDay(), until.getUTCHours(), until.getUTCMinutes()]).toEqual([5, 9, 0]);
      }
    }
  });
});

/** Moves a finger over the middle of a row, in small steps. */
async function swipe(session: CDPSession, on: Locator, across: number, down = 0): Promise<void> {
  await settled(on);
  const { x, y, width, height } = (await on.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + across * part, y: from.y + down * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
}
