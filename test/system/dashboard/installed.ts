/** Tests of the installed app: its manifest, opening without a connection, and what is changed meanwhile. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, open, openPage, press, takeComplaints, type World } from './world.ts';

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}
interface Conversation {
  id: number;
  state: string;
}

/** Waits until the page opens without a connection. */
const expectReady = (page: Page) =>
  expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 })
    .toBe(true);

let count = 0;
/** Creates a conversation. */
async function receive({ api }: World, words: string): Promise<{ id: number; subject: string }> {
  const subject = `${words} ${Date.now()}-${++count}`;
  const { id } = await api<{ id: number }>('POST', '/api/emails', {
    message_id: `<installed-${Date.now()}-${count}@example.com>`,
    from_address: 'kim@example.com',
    to_address: 'support@herald.test',
    subject,
    body_text: `The body of ${subject}`,
  });
  return { id, subject };
}

/** Evaluates a request to a store of the page's database. */
const reading = (store: string, request: 'getAll' | 'getAllKeys') => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('herald');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const { result } = opening;
    if (!result.objectStoreNames.contains('${store}')) { result.close(); return resolve([]); }
    const all = result.transaction('${store}').objectStore('${store}').${request}();
    all.onsuccess = () => { result.close(); resolve(all.result); };
  };
})`;
const keysOf = (page: Page, store: string) => page.evaluate<unknown[]>(reading(store, 'getAllKeys'));

interface Seen {
  query: { queryKey: [method: string, path: string]; state: { data: unknown } };
}
/** Returns what the page has stored of a path, as JSON. */
async function storedOf(page: Page, path: string): Promise<string> {
  const all = await page.evaluate<Seen[]>(reading('seen', 'getAll'));
  const found = all.filter(({ query }) => query.queryKey[1] === path);
  return JSON.stringify(found.map(({ query }) => query.state.data));
}

/** Waits until the page has stored what it shows of a conversation. */
async function expectStored(page: Page, id: number): Promise<void> {
  await expect
    .poll(async () => (await keysOf(page, 'seen')).filter((key) => String(key).includes(`:${id}`)).length)
    .toBeGreaterThanOrEqual(3);
}

/** Cuts the connection once the page opens without one. */
async function goOffline({ context, page }: World): Promise<void> {
  await expectReady(page);
  await context.setOffline(true);
  await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
}

/** Loads the page again without a connection. What the browser says of it belongs to the test. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Expects only complaints about the missing connection, or others that match. */
function expectOnlyOffline(other = /ERR_FAILED/): void {
  const unexpected = takeComplaints().filter(
    (text) => !/ERR_INTERNET_DISCONNECTED/.test(text) && !other.test(text),
  );
  expect(unexpected).toEqual([]);
}

const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });
const stateOf = async ({ api }: World, id: number) =>
  (await api<Conversation>('GET', `/api/threads/${id}`)).state;

inBrowser('the installed app', () => {
  test.each([
    ['en', 'New mail'],
    ['de', 'Neue E-Mail'],
  ])(
    'has a manifest in %s with icons that are there and shortcuts that lead somewhere',
    async (language, newMail) => {
      const { page, context, origin } = await openPage({ language, isInstalled: true });
      const link = page.locator('link[rel=manifest]');
      await expect
        .poll(() => link.getAttribute('href'))
        .toBe(language === 'de' ? '/manifest.de.webmanifest' : '/manifest.webmanifest');
      const response = await context.request.get(`${origin}${await link.getAttribute('href')}`);
      expect(response.headers()['content-type']).toContain('manifest+json');
      const manifest = (await response.json()) as Manifest;
      expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone', lang: language });
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await context.request.get(origin + src);
        expect(icon.headers()['content-type'], src).toBe(type);
        if (type !== 'image/png') continue;
        // The header of a PNG has its width and height.
        const bytes = await icon.body();
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
      }
      expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
        '/mail',
        '/mail#new-mail',
        '/board',
        '/live',
      ]);
      expect(manifest.shortcuts[1]!.name).toBe(newMail);
      await open(page, '/mail#new-mail');
      await page.getByRole('dialog', { name: newMail }).waitFor();
      const worker = await context.request.get(`${origin}/sw.js`);
      expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
      const session = await context.newCDPSession(page);
      const { errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    },
  );

  test('opens without a connection: the list, what was open, and until when it was loaded', async () => {
    const world = await openPage({ path: null, isInstalled: true });
    const { page } = world;
    const { id, subject } = await receive(world, 'Seen');
    const other = await receive(world, 'Never opened');
    await open(page, `/mail/${id}`);
    await expectStored(page, id);
    await goOffline(world);
    await reload(page);
    await page.getByRole('status').filter({ hasText: 'You see what was loaded here before' }).waitFor();
    await page.getByText(`The body of ${subject}`).first().waitFor();
    await open(page, '/mail');
    await row(page, subject).first().waitFor();
    await row(page, other.subject).first().click();
    await page.getByText('this was not opened here before').first().waitFor();

    await world.context.setOffline(false);
    await page.getByText(`The body of ${other.subject}`).first().waitFor();
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor({ state: 'detached' });
    expectOnlyOffline();
  });

  test('keeps what is changed without a connection, also over a reload, and sends it once', async () => {
    const world = await openPage({ path: null, isInstalled: true });
    const { page, context } = world;
    const { id, subject } = await receive(world, 'Changed');
    await open(page, `/mail/${id}`);
    await expectStored(page, id);
    await goOffline(world);
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: 'Add a note' }).fill('Written on the train');
    await page.getByRole('button', { name: 'Save note' }).click();
    const note = page.getByRole('region', { name: /^Note by/ }).filter({ hasText: 'Written on the train' });
    await note.getByText('not sent yet').waitFor();
    // The next conversation opens, and may become read.
    await press(page, 'e');
    await page
      .getByRole('status')
      .filter({ hasText: /[23] changes wait/ })
      .waitFor();
    expect(await stateOf(world, id)).toBe('open');

    // What is shown is stored a second after it has changed.
    await expect.poll(() => storedOf(page, '/api/notes')).toContain('Written on the train');
    await expect.poll(() => storedOf(page, '/api/threads/{id}')).toContain('"state":"done"');
    await open(page, `/mail/${id}`);
    await page
      .getByRole('status')
      .filter({ hasText: /[23] changes wait/ })
      .waitFor();
    await note.getByText('not sent yet').waitFor();
    await open(page, '/mail');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await row(page, subject).count()).toBe(0);

    await context.setOffline(false);
    await page.getByText(/^The [23] changes that waited are sent/).waitFor();
    expect(await stateOf(world, id)).toBe('done');
    const notes = await world.api<{ text: string }[]>('GET', `/api/notes?thread=${id}`);
    expect(notes.map(({ text }) => text)).toEqual(['Written on the train']);
    await expect.poll(() => keysOf(page, 'waiting')).toEqual([]);
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor({ state: 'detached' });
    expectOnlyOffline();
  });

  test('takes back what still waits', async () => {
    const world = await openPage({ path: null, isInstalled: true });
    const { page } = world;
    const { id, subject } = await receive(world, 'Undone');
    await open(page, '/mail');
    await goOffline(world);
    await row(page, subject).first().hover();
    await row(page, subject).locator('[data-row-tools] [aria-label="Mark done"]').click();
    await page.getByRole('status').filter({ hasText: 'One change waits' }).waitFor();
    await press(page, 'z');
    await row(page, subject).first().waitFor();
    await expect.poll(() => keysOf(page, 'waiting')).toEqual([]);
    await world.context.setOffline(false);
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor({ state: 'detached' });
    expect(await stateOf(world, id)).toBe('open');
    expectOnlyOffline();
  });

  test('says what the server has refused, and shows what holds', async () => {
    const world = await openPage({ path: null, isInstalled: true });
    const { page } = world;
    const { id } = await receive(world, 'Refused');
    const made = await world.api<{ id: number }>('POST', '/api/notes', { email_id: id, text: 'First words' });
    await open(page, `/mail/${id}`);
    const note = page.getByRole('region', { name: /^Note by/ });
    await note.filter({ hasText: 'First words' }).waitFor();
    await goOffline(world);
    await note.getByRole('button', { name: 'More about this note' }).click();
    await page.getByRole('menuitem', { name: 'Edit the note' }).click();
    await note.getByRole('textbox').fill('Second words');
    await note.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('status').filter({ hasText: 'One change waits' }).waitFor();
    await note.filter({ hasText: 'Second words' }).waitFor();
    await world.api('DELETE', `/api/notes/${made.id}`);
    await world.context.setOffline(false);
    await page.getByText('This was refused, and is as before: “Edit the note: Second words”').waitFor();
    await note.waitFor({ state: 'detached' });
    await expect.poll(() => keysOf(page, 'waiting')).toEqual([]);
    expectOnlyOffline(/404 .*\/api\/notes\//);
  });

  test('refuses at once what it cannot promise: sending a mail, inviting, signing out', async () => {
    const world = await openPage({ path: '/settings/organization', isInstalled: true });
    const { page } = world;
    await press(page, 'c');
    const panel = page.getByRole('dialog', { name: 'New mail' });
    await panel.getByLabel('To', { exact: true }).fill('kim@example.com,');
    await panel.getByLabel('Subject').fill('From the train');
    await panel.getByRole('textbox', { name: 'Text' }).fill('Hello Kim');
    await panel.getByText('Saved for everybody.').waitFor();
    await goOffline(world);
    await panel.getByRole('textbox', { name: 'Text' }).fill('Hello Kim, again');
    await panel.getByRole('button', { name: /^Send/ }).click();
    await panel.getByText('You are offline. Your text is kept').waitFor();
    expect((await panel.getByRole('textbox', { name: 'Text' }).textContent())?.trim()).toBe(
      'Hello Kim, again',
    );
    await world.context.setOffline(false);
    // The draft is saved by itself.
    await panel.getByText('Saved for everybody.').waitFor();
    const [draft] = await world.api<{ id: number }[]>('GET', '/api/drafts?limit=1');
    expect(await world.api('GET', `/api/drafts/${draft!.id}`)).toMatchObject({
      state: 'draft',
      body: '<p>Hello Kim, again</p>',
    });
    await panel.getByRole('button', { name: 'Close' }).first().click();

    await goOffline(world);
    await press(page, 'Control+k');
    await page.keyboard.type('sign out');
    await press(page, 'Enter');
    await page.getByText('You are still signed in.').waitFor();
    expectOnlyOffline();
  });

  test('keeps nothing of somebody who has signed out', async () => {
    const world = await openPage({ path: null, isInstalled: true });
    const { page } = world;
    const { id, subject } = await receive(world, 'Private');
    await open(page, `/mail/${id}`);
    await expectStored(page, id);
    await expectReady(page);
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Herald' }).waitFor();
    await expect.poll(() => keysOf(page, 'seen')).toEqual([]);
    const kept =
      await page.evaluate<string>(`caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)
      .then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))))).then((all) => all.flat())`);
    expect(kept.length).toBeGreaterThan(0);
    expect([...kept].filter((path) => !/^\/(?:$|assets\/|early|icon|manifest)/.test(path))).toEqual([]);
    await world.context.setOffline(true);
    await page.goto(`/mail/${id}`);
    await page.getByText('this was not opened here before').first().waitFor();
    expect(await page.getByText(subject).count()).toBe(0);
    expectOnlyOffline();
  });

  test('shows on its icon how many open conversations are unread', async () => {
    const world = await openPage({ path: null, isInstalled: true });
    const { page } = world;
    await receive(world, 'Unread');
    await world.context.addInitScript(`
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes('standalone') ? { matches: true } : ask(query));
      navigator.setAppBadge = async (number) => { window.badge = number; };`);
    await open(page, '/board');
    const { open: counted } = await world.api<{ open: { unread: number } }>('GET', '/api/threads/counts');
    expect(counted.unread).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate('window.badge')).toBe(counted.unread);
  });
});
