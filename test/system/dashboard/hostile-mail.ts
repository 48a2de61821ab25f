/** Hostile mails in a real browser: no request leaves, no script runs, nothing covers the page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostileMails, WORDS } from './hostile-mails.ts';
import { inBrowser, openPage, type World } from './world.ts';

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

const NAMES = Object.keys(hostileMails(''));

/** What happens to the page that must not. */
function watch({ page, context }: World): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('page', (popup) => seen.push(`a window: ${popup.url()}`));
  return seen;
}

async function save({ api }: World, name: string, html: string): Promise<number> {
  const email = await api<{ id: number }>('POST', '/api/emails', {
    message_id: `<hostile-${encodeURIComponent(name)}-${Math.random()}@example.com>`,
    from_address: 'Mallory <mallory@example.com>',
    to_address: 'info@herald.test',
    subject: `Hostile: ${name}`,
    body_html: html,
    body_text: WORDS,
  });
  return email.id;
}

/** The buttons of the page are on top at their places, so nothing lies over them. */
async function expectUncovered(page: Page): Promise<void> {
  const covered = await page.evaluate<string[]>(`
    [...document.querySelectorAll('nav a, h1, h2, main button')].filter((each) => {
      const box = each.getBoundingClientRect();
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top?.tagName === 'IFRAME' || top === null;
    }).map((each) => each.textContent)`);
  expect(covered).toEqual([]);
}

async function expectHarmless(world: World, id: number, seen: string[]): Promise<void> {
  const { page, origin } = world;
  const article = page.getByRole('article', { name: 'Message of Mallory' });
  // Two megabytes of markup take a while.
  await article.waitFor({ timeout: 60_000 });
  const frame = article.locator('iframe');
  if ((await frame.count()) > 0) {
    await frame.contentFrame().getByText(WORDS).first().waitFor();
    // The mouse goes over it, and a key is pressed in it, as a reader would.
    await frame.hover({ position: { x: 5, y: 5 }, force: true });
    const box = (await frame.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(20_000);
  } else await article.getByText(WORDS).waitFor();
  await page.waitForLoadState('networkidle');
  await expectUncovered(page);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(page.url()).toBe(`${origin}/mail/${id}`);
  expect(page.frames().map((each) => each.url())).toEqual(expect.arrayContaining([`${origin}/mail/${id}`]));
  for (const each of page.frames().slice(1)) expect(each.url()).toBe('about:srcdoc');
  expect(seen).toEqual([]);
  // The server listens, and this is all it hears.
  await fetch(`${elsewhere}/control`);
  expect(heard).toEqual(['/control']);
}

inBrowser('a hostile mail', () => {
  test.each(NAMES)('with %s is harmless', async (name) => {
    const world = await openPage({ path: '/mail' });
    const id = await save(world, name, hostileMails(elsewhere)[name]!);
    const seen = watch(world);
    await world.page.goto(`/mail/${id}`);
    await expectHarmless(world, id, seen);
  });

  test.each(NAMES)('with %s is harmless even if the API had not cleaned it', async (name) => {
    const world = await openPage({ path: '/mail' });
    const id = await save(world, name, '<p>clean</p>');
    await world.page.route('**/api/emails/*/thread*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.messages[0].body_html = hostileMails(elsewhere)[name];
      await route.fulfill({ response, json });
    });
    const seen = watch(world);
    await world.page.goto(`/mail/${id}`);
    await expectHarmless(world, id, seen);
  });
});
