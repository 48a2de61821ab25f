/** Tests of the bar and the reply box of a conversation. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { now, row, save } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

/** A small phone, a small laptop, and a window at twice its size. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
];

const textBox = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
const ready = (page: Page) => page.getByText('Nothing is sent before you press Send.').waitFor();
const outgoing = (page: Page) => page.getByRole('article', { name: 'Mail from Demo that is not sent yet' });

/** Begins a reply to the open conversation. */
async function write(page: Page, text: string): Promise<void> {
  await press(page, 'r');
  await textBox(page).fill(text);
  await ready(page);
}

/** Expects that a part of the page is in the window, and that nothing covers its middle. */
async function expectInView(part: Locator): Promise<void> {
  const look = () =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { innerWidth, innerHeight, document } = element.ownerDocument.defaultView!;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        isFree: over !== null && (element.contains(over) || over.contains(element)),
      };
    });
  // It may still be moving to its place: a message is there for eight seconds.
  await expect.poll(look, { timeout: 5000 }).toEqual({ isInside: true, isFree: true });
}

/** Saves a long mail, and opens it. */
async function openLong(world: World, more: Record<string, unknown> = {}) {
  const mail = await save(world, { body_text: 'A line of a long letter.\n'.repeat(200), ...more });
  await open(world.page, `/mail/${mail.id}`);
  return mail;
}

inBrowser('the reply box', () => {
  test('opens in place, in view, and takes at most 60 percent of the conversation', async () => {
    for (const size of SIZES) {
      const world = await openPage({ path: null, ...size });
      const { page } = world;
      await openLong(world);
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
      await textBox(page).fill('A line.\n'.repeat(60));
      await ready(page);
      await expectInView(send(page));
      await expectInView(page.getByRole('button', { name: 'Close and keep the draft' }));
      const box = (await page.getByRole('region', { name: 'Reply' }).boundingBox())!;
      const pane = (await page.getByRole('main').boundingBox())!;
      expect(box.height).toBeLessThanOrEqual(pane.height * 0.6 + 1);
      // A notice does not cover it.
      await press(page, 'Escape');
      await page.getByText('Draft kept.').waitFor();
      await press(page, 'r');
      await textBox(page).waitFor();
      await expectInView(send(page));
    }
  });

  test('has no message over it, and neither has a new mail', async () => {
    const world = await openPage({ path: null, width: 1024, height: 768 });
    const { page } = world;
    // The next one, which opens then, has no draft.
    await save(world);
    const { id } = await save(world);
    await open(page, `/mail/${id}`);
    await press(page, 'e');
    const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    const notice = undo.locator('xpath=..');
    await notice
      .locator('p')
      .first()
      .evaluate((text: { textContent: string }) => {
        text.textContent = 'A long message. '.repeat(10);
      });
    const { x, width } = (await notice.boundingBox())!;
    const end = x + width;
    expect(end).toBeLessThan(
      (await page.getByRole('button', { name: 'Reply', exact: true }).boundingBox())!.x,
    );
    await press(page, 'c');
    const newMail = page.getByRole('dialog', { name: 'New mail' });
    await newMail.waitFor();
    expect(end).toBeLessThan((await newMail.boundingBox())!.x);
  });

  test('sends and marks done by keyboard, and moves on to the next mail', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    await open(page, `/mail/${id}`);
    await write(page, 'It is on its way.');
    await press(page, 'Control+Shift+Enter');
    await row(page, subject).waitFor({ state: 'detached' });
    await page.getByText('Sent.', { exact: true }).waitFor();
    await expect.poll(() => now(world, id)).toMatchObject({ state: 'done', task: { status: 'done' } });
    const sent = await world.api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=20');
    expect(sent.filter((each) => each.subject === `Re: ${subject}`)).toHaveLength(1);
  });

  test('sends and marks done by mouse', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id } = await save(world);
    await open(page, `/mail/${id}`);
    await write(page, 'It is on its way.');
    await page.getByRole('button', { name: 'More ways to send' }).click();
    await page.getByRole('menuitem', { name: 'Send and mark done' }).click();
    await expect.poll(async () => (await now(world, id)).state).toBe('done');
  });

  test('a reply continues the own draft, on another computer too, and does not announce it', async () => {
    const first = await openPage({ path: null });
    const { id } = await save(first);
    await open(first.page, `/mail/${id}`);
    await press(first.page, 'a');
    await textBox(first.page).fill('Half a thought');
    await first.page.getByText('Saved for everybody.').waitFor();

    const second = await openPage({ path: null });
    await open(second.page, `/mail/${id}`);
    await second.page.getByRole('button', { name: 'Continue your draft Half a thought' }).waitFor();
    await press(second.page, 'r');
    await textBox(second.page).getByText('Half a thought').waitFor();
    await second.page.getByText('Saved for everybody.').waitFor();
    expect(await second.page.getByText('has begun to write here').count()).toBe(0);
    const drafts = await second.api<unknown[]>('GET', `/api/drafts?email_id=${id}`);
    expect(drafts).toHaveLength(1);
  });

  test('a sent mail stands in the conversation at once, and is taken back there', async () => {
    const world = await openPage({ path: null, hold: 10 });
    const { page } = world;
    const { id, subject } = await openLong(world);
    await write(page, 'It is on its way.');
    await send(page).click();
    await outgoing(page).getByText('Sending…').waitFor();
    await outgoing(page).getByText('It is on its way.').waitFor();
    await expectInView(outgoing(page).getByRole('button', { name: 'Undo' }));
    await outgoing(page).getByRole('button', { name: 'Undo' }).click();
    await textBox(page).getByText('It is on its way.').waitFor();
    await outgoing(page).waitFor({ state: 'detached' });
    await page.getByText('Sending in').waitFor({ state: 'detached' });

    await ready(page);
    await send(page).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    await page
      .getByRole('article', { name: /^Message from/ })
      .nth(1)
      .waitFor();
    await outgoing(page).waitFor({ state: 'detached' });
    await expect.poll(() => world.api<unknown[]>('GET', `/api/drafts?email_id=${id}`)).toEqual([]);
    const sent = await world.api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=20');
    expect(sent.filter((each) => each.subject === `Re: ${subject}`)).toHaveLength(1);
  });

  test('a mail that was not sent says so where it stands, and is opened from there', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id } = await save(world);
    const error = { code: 'REFUSED', detail: 'The mail server refused it.' };
    await page.route('**/api/drafts?*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as object[];
      await route.fulfill({ response, json: list.map((each) => ({ ...each, state: 'failed', error })) });
    });
    await world.api('POST', '/api/drafts', {
      mode: 'reply',
      original_email_id: id,
      body: '<p>On its way</p>',
    });
    await open(page, `/mail/${id}`);
    await outgoing(page).getByText('Not sent').waitFor();
    await outgoing(page).getByText(error.detail).waitFor();
    await outgoing(page).getByRole('button', { name: 'Open' }).click();
    await textBox(page).getByText('On its way').waitFor();
  });

  test('is accessible in both themes, wide and narrow, with a mail that is being sent', async () => {
    const world = await openPage({ path: null, reducedMotion: true, hold: 10 });
    const { page, api } = world;
    const { id } = await save(world);
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const { id: draft, version } = await api<{ id: number; version: number }>('POST', '/api/drafts', {
      mode: 'reply',
      original_email_id: id,
      to: ['nadia@example.com'],
      from_inbox: 'support',
      subject: 'Re: later',
      body: '<p>On its way</p>',
    });
    await api('POST', `/api/drafts/${draft}/send`, { version, send_at: soon });
    await open(page, `/mail/${id}`);
    await outgoing(page).getByText('On its way').waitFor();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(page, 'r');
    await textBox(page).fill('Hello');
    await ready(page);
    await expectAccessibleEverywhere(page);
  });
});
