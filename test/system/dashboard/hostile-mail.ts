/** Tests of hostile mail in a real browser: no request is sent, no script runs, nothing covers the page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostileMails, WORDS } from './hostile-mails.ts';
import { inBrowser, openPage, takeComplaints, type World } from './world.ts';

let server: Server;
let elsewhere = '';
let heard: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
});

type Mails = ReadonlyMap<number, { name: string; html: string }>;

/** Saves each hostile mail, with its own HTML or with `html`. */
async function saveAll({ api }: World, html?: string): Promise<Mails> {
  const mails = new Map<number, { name: string; html: string }>();
  for (const [name, hostile] of Object.entries(hostileMails(elsewhere))) {
    const { id } = await api<{ id: number }>('POST', '/api/emails', {
      message_id: `<hostile-${encodeURIComponent(name)}-${Math.random()}@example.com>`,
      from_address: 'Mallory <mallory@example.com>',
      to_address: 'info@herald.test',
      subject: `Hostile: ${name}`,
      body_html: html ?? hostile,
      body_text: WORDS,
    });
    mails.set(id, { name, html: hostile });
  }
  return mails;
}

/** Collects the dialogs, navigations and windows that a mail must not cause. */
function watch({ page, context, origin }: World): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    const wanted = frame.parentFrame() ? /^about:(?:srcdoc|blank)$/ : new RegExp(`^${origin}/mail/`);
    if (!wanted.test(frame.url())) seen.push(`another page: ${frame.url()}`);
  });
  context.on('page', (popup) => seen.push(`a window: ${popup.url()}`));
  return seen;
}

/** Expects that nothing covers the buttons of the page. */
async function expectUncovered(page: Page): Promise<void> {
  const covered = await page.evaluate<string[]>(`
    [...document.querySelectorAll('nav a, h1, h2, main button')].filter((each) => {
      const box = each.getBoundingClientRect();
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      if (box.width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top?.tagName === 'IFRAME' || top === null;
    }).map((each) => each.textContent)`);
  expect(covered).toEqual([]);
}

/** Opens a mail as a reader would, and checks the page. Returns whether it was shown as HTML. */
async function read({ page, origin }: World, id: number): Promise<boolean> {
  await page.goto(`/mail/${id}`);
  const article = page.getByRole('article', { name: 'Message from Mallory' });
  await article.waitFor();
  const frame = article.locator('iframe');
  await frame.or(article.getByText(WORDS)).first().waitFor();
  const isHtml = (await frame.count()) > 0;
  if (isHtml) {
    await frame.contentFrame().getByText(WORDS).first().waitFor();
    // A click and a key press in the mail, as a reader would make.
    await frame.click({ position: { x: 5, y: 5 }, force: true });
    await page.keyboard.press('Shift');
    const box = (await frame.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(20_000);
  }
  await expectUncovered(page);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(page.url()).toBe(`${origin}/mail/${id}`);
  return isHtml;
}

/** Opens all mails one after the other. Returns those shown as text only. */
async function expectHarmless(world: World, mails: Mails): Promise<string[]> {
  const seen = watch(world);
  const asText: string[] = [];
  for (const [id, { name }] of mails) {
    const isHtml = await read(world, id).catch((error: Error) => {
      throw new Error(`the mail with ${name}: ${error.message}`, { cause: error });
    });
    if (!isHtml) asText.push(name);
    expect(seen, name).toEqual([]);
    expect(heard, name).toEqual([]);
  }
  await world.page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  // The server works, and has received no other request.
  await fetch(`${elsewhere}/control`);
  expect(heard).toEqual(['/control']);
  return asText;
}

const HEAVY = [
  'more nested boxes than a browser can lay out',
  'formats that every block repeats',
  'cells that span all the others',
  'one word that runs both ways',
  'two megabytes of nested tables',
];

inBrowser('hostile mail', () => {
  test('is harmless, whatever it tries', async () => {
    const world = await openPage({ path: '/mail' });
    const asText = await expectHarmless(world, await saveAll(world));
    expect(asText).toEqual(HEAVY);
  });

  test('is harmless even if the API had not cleaned it', async () => {
    const world = await openPage({ path: '/mail' });
    const mails = await saveAll(world, '<p>clean</p>');
    await world.page.route('**/api/emails/*/thread*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const message of json.messages) message.body_html = mails.get(message.id)!.html;
      await route.fulfill({ response, json });
    });
    const asText = await expectHarmless(world, mails);
    expect(asText).toEqual(HEAVY);
    // The last one explains why it is only text.
    await world.page.getByText('would slow your browser down').waitFor();
    const blocked = takeComplaints();
    expect(blocked.length).toBeGreaterThan(0);
    for (const each of blocked)
      expect(each).toMatch(/Content Security Policy|Blocked script execution|Unsafe attempt to load/);
  });
});
