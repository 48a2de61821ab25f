/** Tests of reading mail, by mouse and by keyboard alone. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { now, row, save } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, keepUndo, open, openPage, press } from './world.ts';

/** Returns the element that scrolls a part of the page. */
const scrollerOf = (part: Locator) =>
  part.locator('xpath=ancestor-or-self::*[contains(@class, "overflow-y-auto")][1]');
const topOf = (scroller: Locator) => scroller.evaluate(({ scrollTop }) => scrollTop);
/** Returns the positions of parts of the page in the window. */
const measure = (...parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));

inBrowser('mail', () => {
  test('is found, read, given away and done by mouse', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    await open(page, '/mail');
    await page.getByRole('combobox', { name: 'Search mail' }).fill(subject);
    await page.getByRole('button', { name: 'Only in Open' }).click();
    await row(page, subject).getByRole('link').click();
    await page.getByRole('heading', { name: subject, level: 2 }).waitFor();
    await expect.poll(async () => (await now(world, id)).unread_count).toBe(0);

    await page.getByText(`the new text of ${subject}`).last().waitFor();
    expect(await page.getByText('the old text').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the quoted text' }).click();
    await page.getByText('the old text').waitFor();

    await page.getByRole('combobox', { name: 'Assignee' }).last().selectOption({ label: 'Demo' });
    await expect.poll(async () => (await now(world, id)).task.assignee_id).not.toBeNull();
    await page.getByRole('button', { name: 'Mark done' }).click();
    const undo = await keepUndo(page);
    await expect.poll(async () => (await now(world, id)).task.status).toBe('done');
    // The list has no other conversation.
    await page.waitForURL((url) => url.pathname === '/mail');
    await row(page, subject).waitFor({ state: 'detached' });
    await undo.click();
    await row(page, subject).waitFor();
    await expect.poll(async () => (await now(world, id)).task.status).toBe('todo');
  });

  test('says where it had to be guessed, with the original one click away', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const raw =
      'Sender: nadia@example.com\r\nSubject: Guessed\r\nContent-Type: multipart/mixed\r\n\r\nHello.\r\n';
    const { id } = await world.api<{ id: number }>('POST', '/api/emails', { raw });
    await open(page, `/mail/${id}`);
    await page.getByText('the message is malformed').waitFor();
    await page.getByText('the message names no address in “From”').waitFor();
    const original = page.getByRole('link', { name: 'Download the original message' });
    const answer = await page.request.get((await original.getAttribute('href'))!);
    expect(await answer.text()).toBe(raw);
    await expectAccessibleEverywhere(page);
  });

  test('is found, read, chosen and done by keyboard alone', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const first = await save(world);
    const second = await save(world);
    await open(page, `/mail?state=open&q=${encodeURIComponent('"Journey"')}`);
    await row(page, second.subject).waitFor();
    await press(page, '/');
    await page.keyboard.insertText(second.subject);
    await row(page, first.subject).waitFor({ state: 'detached' });
    await row(page, second.subject).waitFor();
    await page.keyboard.press('Tab');
    await press(page, 'o');
    await page.getByRole('heading', { name: second.subject, level: 2 }).waitFor();
    await expect.poll(async () => (await now(world, second.id)).unread_count).toBe(0);
    await press(page, 'e');
    await expect.poll(async () => (await now(world, second.id)).task.status).toBe('done');
    await page.waitForURL((url) => url.pathname === '/mail');
    await press(page, 'z');
    await row(page, second.subject).waitFor();
    await expect.poll(async () => (await now(world, second.id)).task.status).toBe('todo');
    await press(page, 'Enter');
    await page.getByRole('heading', { name: second.subject, level: 2 }).waitFor();
    await press(page, 'u');
    await page.waitForURL((url) => url.pathname === '/mail');
    await expect.poll(async () => (await now(world, second.id)).unread_count).toBe(1);

    await press(page, 'Escape');
    await row(page, first.subject).waitFor();
    await press(page, 'x j x');
    await page.getByText('2 selected').waitFor();
    await press(page, '2');
    for (const { id } of [first, second]) {
      await expect.poll(async () => (await now(world, id)).task.status).toBe('in_progress');
    }
  });

  test('takes a change back that the API refuses', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    await open(page, `/mail/${id}`);
    await page.getByRole('heading', { name: subject, level: 2 }).waitFor();
    await page.route('**/api/threads', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { detail: 'Refused for the test.', requestId: 'r-1' } })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Mark done' }).click();
    await page.getByText('Refused for the test. (r-1)').waitFor();
    await row(page, subject).waitFor();
    expect(await now(world, id)).toMatchObject({ state: 'open', task: { status: 'todo' } });
  });

  test('shows images of other servers when it is asked to, through Herald', async () => {
    const world = await openPage({ path: null });
    const { page, origin } = world;
    const { id } = await save(world, {
      body_html: '<p>Look</p><img src="https://images.example.com/tea.png" width="20" height="20">',
    });
    const asked: string[] = [];
    world.context.on('request', (request) => asked.push(request.url()));
    await open(page, `/mail/${id}`);
    await page.getByRole('button', { name: 'Show images' }).waitFor();
    expect(asked.filter((url) => url.includes('tea.png'))).toEqual([]);
    await page.getByRole('button', { name: 'Trust the sender' }).click();
    const proxied = `${origin}/api/emails/${id}/images?url=${encodeURIComponent('https://images.example.com/tea.png')}`;
    await expect.poll(() => asked.filter((url) => url.includes('tea.png'))).toEqual([proxied]);
    await page.reload();
    await page.getByText('Stop showing images').waitFor();
  });

  test('comes in without moving what one reads, and is there on asking', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const long = 'A line of a long letter.\n'.repeat(200);
    const read = await save(world, { body_text: long });
    // Mail below and above it, so that it can be in the middle of the window.
    for (let i = 0; i < 10; i++) await save(world);
    await open(page, '/mail');
    const list = scrollerOf(page.getByRole('list', { name: 'Conversations' }));
    await list.hover();
    await page.mouse.wheel(0, 480);
    await expect.poll(() => topOf(list)).toBe(480);

    // The list has been scrolled, and no conversation is open.
    const [before] = await measure(row(page, read.subject));
    await save(world);
    await page.getByRole('button', { name: '1 new conversation' }).waitFor();
    expect(await measure(row(page, read.subject))).toEqual([before]);

    await row(page, read.subject).getByRole('link').click();
    const heading = page.getByRole('heading', { name: read.subject, level: 2 });
    await heading.waitFor();
    await expect.poll(async () => (await now(world, read.id)).unread_count).toBe(0);
    const article = page.getByRole('article', { name: 'Message from Nadia Brook' });
    await article.waitFor();
    const conversation = scrollerOf(article);
    await conversation.hover({ position: { x: 100, y: 200 } });
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => topOf(conversation)).toBe(1000);
    const seen = await measure(row(page, read.subject), article);
    const newest = await save(world);
    const notice = page.getByRole('button', { name: '2 new conversations' });
    await notice.waitFor();
    expect(await measure(row(page, read.subject), article)).toEqual(seen);
    expect(page.url()).toBe(`${world.origin}/mail/${read.id}`);

    await notice.click();
    await row(page, newest.subject).waitFor();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => topOf(list)).toBe(0);
    expect(await topOf(conversation)).toBe(1000);
    // At the top of the list, new mail appears without a notice.
    await row(page, (await save(world)).subject).waitFor();
  });

  test('stands beside its list in a wide window, whatever comes first', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world, { body_html: '<p>Hello</p>' });
    await open(page, `/mail/${id}`);
    await page.getByRole('heading', { name: subject }).waitFor();
    await row(page, subject).waitFor();
    expect(await page.getByRole('link', { name: 'Back to the list' }).isVisible()).toBe(false);
    // The second time, the list is shown as soon as the page.
    await page.reload();
    await row(page, subject).waitFor();
  });

  test('is accessible, and fits a phone, in both themes', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const { id, subject } = await save(world, {
      body_html: `<p style="color:#333">Coloured ${'long'.repeat(80)}</p><table width="900"><tr><td>wide</td></tr></table>`,
    });
    for (const path of ['/mail', `/mail/${id}`]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      await page.getByText(subject).first().waitFor();
      await expectAccessibleEverywhere(page);
    }
  });
});
