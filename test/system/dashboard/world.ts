import { setTimeout } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { patience } from '../../../vitest.shared.ts';
import { expectAccessible } from '../accessible.ts';
import { CHROMIUM, WHOLE_CHROMIUM } from '../chromium.ts';
import { type Herald, startHerald, stateFolder } from '../herald.ts';

export { expectAccessible };

const USER = { email: 'demo@herald.test', password: 'herald-demo' };
/** Defines browser tests, skipped without a browser. Retries each once: a busy machine may miss a pointer's step. */
export const inBrowser = (name: string, body: () => void) =>
  describe.skipIf(!CHROMIUM)(name, { retry: 1 }, body);

export interface PageOptions {
  /** The first path, such as `/mail`; `null` leaves the page empty for `open`. */
  path?: string | null;
  theme?: 'light' | 'dark';
  /** The width of the window; 360 is a phone. */
  width?: number;
  height?: number;
  language?: string;
  reducedMotion?: boolean;
  /** Whether to sign in the demo user first; true by default. */
  isSignedIn?: boolean;
  /** Whether the service worker runs, as in an installed app. It keeps a page's calls from `route`. */
  isInstalled?: boolean;
  /** Whether it is the browser with all its parts, such as notifications. */
  isWhole?: boolean;
  /** The seconds in which sent mail can be taken back; 0 by default. */
  hold?: 0 | 5 | 10;
}

export interface World {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** The origin of the page with all mail that Herald sends. */
  outgoing: string;
  /** Calls the API with the session of the page. Throws unless the status is 2xx. */
  api<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
}

/** The delay of a page's calls to the API. `npm run test:soak` runs all browser tests with one second. */
const LATE_MS = Number(process.env['CALLS_LATE_MS'] ?? 0);
/** The milliseconds for which the network must be idle, as in Playwright. */
const IDLE_MS = 500;
const MOST_PRESSES = 200;
const state = stateFolder();
let herald: Herald;
let browser: Browser;
let whole: Promise<Browser> | undefined;
let origin = '';
const contexts: BrowserContext[] = [];
/**
 * The messages on a call that the API refuses, which the page explains, on a preload or a socket that a slow machine makes
 * late, and of Playwright.
 */
const EXPECTED =
  /^Failed to load resource: the server responded with a status of (?:400|401|402|403|409|413|415|422|429|502) |was preloaded using link preload but not used within a few seconds|WebSocket is closed before the connection is established|^Service Worker registration blocked by Playwright$/;
/** All other warnings and errors in the console of a page. */
const complaints: string[] = [];
/** Returns the complaints so far, which the test expects. */
export const takeComplaints = () => complaints.splice(0);

const launch = (executablePath: string) => chromium.launch({ executablePath, args: ['--no-sandbox'] });

beforeAll(async () => {
  if (!CHROMIUM) return;
  herald = await startHerald(state.path, { DEMO: 'mail' });
  origin = herald.origin.replace('127.0.0.1', 'localhost');
  // The sandbox does not work for root, and the pages are our own.
  browser = await launch(CHROMIUM);
}, 330_000);

afterEach(async () => {
  await Promise.all(
    contexts.splice(0).map(async (context) => {
      // Calls that are held back end with the page. A context ends only the routes that are its own.
      for (const routes of [context, ...context.pages()])
        await routes.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }),
  );
  expect(takeComplaints()).toEqual([]);
});
afterAll(async () => {
  if (CHROMIUM) {
    await browser.close();
    await (await whole)?.close();
    await herald.stop();
  }
  state.remove();
});

/** Signs in the demo user. */
export const signIn = ({ api }: World) => api('POST', '/api/auth/sign-in/email', USER);

/** Opens a page in a browser profile of its own. What it throws, or complains of in the console, fails the test. */
export async function openPage(options: PageOptions = {}): Promise<World> {
  const {
    path = '/',
    theme = 'light',
    width = 1280,
    height = 800,
    language = 'en',
    isSignedIn = true,
  } = options;
  if (options.isWhole) whole ??= launch(WHOLE_CHROMIUM!);
  const context = await (options.isWhole ? await whole! : browser).newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    timezoneId: 'Europe/Berlin',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.isInstalled ? 'allow' : 'block',
    hasTouch: width < 600,
    baseURL: origin,
  });
  contexts.push(context);
  // The demo user lives in UTC, and keeps that. Frames of mail have no storage.
  if (isSignedIn)
    await context.addInitScript(
      "try { localStorage.setItem('herald:zone-kept', 'UTC Europe/Berlin') } catch {}",
    );
  context.setDefaultTimeout(patience.poll.timeout);
  if (LATE_MS > 0) {
    await context.route('**/api/**', async (route) => {
      await setTimeout(LATE_MS);
      await route.continue();
    });
  }
  const world: World = {
    context,
    origin,
    outgoing: herald.outgoing,
    page: await context.newPage(),
    async api<T>(method: string, address: string, body?: unknown) {
      const response = await context.request.fetch(address, {
        method,
        headers: { origin },
        ...(body === undefined ? {} : { data: body }),
      });
      const text = await response.text();
      if (!response.ok()) throw new Error(`${method} ${address}: ${response.status()} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
  world.page.on('pageerror', (error) => expect.unreachable(`the page threw ${error.stack}`));
  world.page.on('console', (message) => {
    const isComplaint = ['warning', 'error'].includes(message.type()) && !EXPECTED.test(message.text());
    if (isComplaint) complaints.push(`${message.text()} (${message.location().url})`);
  });
  if (isSignedIn) {
    await signIn(world);
    await world.api('PATCH', '/api/settings/profile', { send_hold_seconds: options.hold ?? 0 });
  }
  if (path !== null) await open(world.page, path);
  return world;
}

/**
 * Opens a screen, and waits until all of it has loaded, since a part's commands work only then. The idle time counts
 * only after the first script has run, which a slow processor may start long after the network is idle.
 */
export async function open(page: Page, path: string): Promise<void> {
  const calls = new Set<Request>();
  let changed = 0;
  const begin = (call: Request) => calls.add(call);
  const end = (call: Request) => {
    calls.delete(call);
    changed = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  changed = performance.now();
  await expect
    .poll(() => calls.size === 0 && performance.now() - changed > IDLE_MS, { interval: 20 })
    .toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Expects accessible pages without sideways scrolling in both themes, wide and narrow. Ends narrow and dark. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  }
  await expectOrderOfStyles(page);
}

/** Expects one style sheet file at most: the first sheet is inline, since after the full one it would override it. */
async function expectOrderOfStyles(page: Page): Promise<void> {
  const files = await page.evaluate<string[]>(
    "[...document.styleSheets].filter((each) => each.href && !each.disabled && each.media.mediaText !== 'not all').map(({ href }) => href)",
  );
  expect(files.length, files.join()).toBeLessThanOrEqual(1);
}

/** Expects that nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
}

/** Delays animation frames, as on a page that is as busy as possible. */
export const delayFrames = (page: Page) =>
  page.evaluate(
    'const frame = requestAnimationFrame; requestAnimationFrame = (run) => setTimeout(() => frame(run), 500)',
  );

/** Waits until what is on the screen has its effects, such as its keys and the focus: they run after it is painted. */
const painted = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');

/** Waits until a part of the page is in its place, and nothing covers it. */
export const settled = (part: Locator) => part.click({ trial: true });

/**
 * Returns the button that undoes the last change. Its message, which else goes after eight seconds, stays while the
 * pointer is on it.
 */
export async function keepUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  await undo.hover();
  return undo;
}

/** Presses keys one after the other, such as `g m` or `Control+k`. */
export async function press(page: Page, keys: string): Promise<void> {
  await painted(page);
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** Presses a key repeatedly, such as `Tab`, until `target` has the focus. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
    await painted(page);
  }
  expect.unreachable(`${key} does not lead to ${target}`);
}
