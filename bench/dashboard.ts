/** Measures the dashboard in a browser: the size of what it loads, its number of elements, and its response to keys. */
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { credentials } from './seed.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const KB = 1024;
const PRESSES = 40;
const WAIT_MS = 10_000;
const FRESH_PAGES = 20;
/** Somebody reads a mail for at least so long before they answer. */
const READING_MS = 2000;
const FONT = /\.woff2$/;
const ROUTES = ['/', '/board', '/live', '/studio', '/audits', '/calendar', '/assistant', '/settings'];

export interface DashboardMeasure {
  what: string;
  value: number;
  unit: 'KB gzip' | 'KB' | 'nodes' | 'ms';
  bar: number | null;
  ok: boolean;
}

const measure = (what: string, unit: DashboardMeasure['unit'], value: number, bar: number | null) => ({
  what,
  unit,
  value,
  bar,
  ok: bar === null || value <= bar,
});

/** Signs in as the owner of `organization` and measures. Marks emails of that organization as read and done. */
export async function measureDashboard(origin: string, organization: number): Promise<DashboardMeasure[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const open = async () => {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
      await context.addCookies([
        { name: 'herald_session', value: credentials(organization).secret, url: origin },
      ]);
      return context;
    };
    const mail = await load(await open(), '/mail');
    const others: DashboardMeasure[] = [];
    for (const route of ROUTES) {
      const { files } = await load(await open(), route);
      const more = [...files].filter(([file]) => !mail.files.has(file));
      others.push(measure(`beside it, ${route}`, 'KB gzip', sum(more.map(([, size]) => size)) / KB, 60));
    }
    const [fonts, scripts] = [true, false].map((isFont) =>
      sum([...mail.files].filter(([file]) => FONT.test(file) === isFont).map(([, size]) => size)),
    ) as [number, number];
    return [
      measure('first load of mail', 'KB gzip', scripts / KB, 110),
      measure('its font', 'KB', fonts / KB, 30),
      ...others,
      ...(await measureList(mail.page)),
      measure('a reply is ready to type, in a fresh page (p95)', 'ms', await measureReply(open), 100),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Opens a route and waits until the network is idle. Returns the loaded files and their compressed bytes. The document,
 * which is the same for all routes, is named `document`.
 */
async function load(context: BrowserContext, route: string) {
  const page = await context.newPage();
  const files = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname !== route && !pathname.startsWith('/assets/')) return;
    const read = async () => {
      files.set(
        pathname === route ? 'document' : pathname,
        gzipSync(await response.body(), { level: 9 }).length,
      );
    };
    reading.push(read());
  });
  await page.goto(route);
  await page.getByRole('navigation').first().waitFor();
  // Requests that the page makes by itself count, however late they are.
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  return { page, files };
}

const CURSOR = `(document.activeElement?.closest('li[aria-posinset]') ?? document.querySelector('li:has([aria-current])'))?.getAttribute('aria-posinset')`;

/** An expression that tells whether the row at the cursor is bold. */
const UNREAD = `(document.activeElement?.closest('li[aria-posinset]') ?? document.querySelector('li:has([aria-current])'))?.querySelector('.font-semibold') !== null`;

/** Returns code that records the time from each key to the frame with a changed `state`, in `window.frames_ms`. */
const record = (state: string) => `{
  const state = () => ${state};
  window.frames_ms = [];
  document.addEventListener('keydown', ({ timeStamp }) => {
    const before = state();
    const look = () => {
      if (state() === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.frames_ms.push(performance.now() - timeStamp);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, true);
}`;

async function press(page: Page, key: string, script: string, presses = PRESSES): Promise<number> {
  await page.evaluate(script);
  for (let index = 1; index <= presses; index++) {
    await page.keyboard.press(key);
    // The page's CSP forbids `waitForFunction`, which evaluates text inside the page.
    const end = Date.now() + WAIT_MS;
    while ((await page.evaluate<number>('window.frames_ms.length')) < index)
      if (Date.now() > end) throw new Error(`the page did not show what key ${key} did, press ${index}`);
  }
  return p95(await page.evaluate<number[]>('window.frames_ms'));
}

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;

async function measureList(page: Page): Promise<DashboardMeasure[]> {
  const blank = await page.context().newPage();
  await blank.setContent('<p>0</p>');
  await blank.evaluate(
    "document.addEventListener('keydown', () => document.querySelector('p').textContent++)",
  );
  const empty = await press(blank, 'j', record("document.querySelector('p').textContent"));
  await blank.close();

  await page.bringToFront();
  await page.locator('li[aria-posinset]').first().waitFor();
  await page.keyboard.press('j');
  const moved = await press(page, 'j', record(CURSOR));
  const nodes = await page.evaluate<number>(
    "document.querySelector('ul:has(> li[aria-posinset])').querySelectorAll('*').length",
  );
  const changed = await press(page, 'u', record(UNREAD));
  return [
    measure('rows of the list', 'nodes', nodes, 400),
    measure('a key on an empty page, painted (p95)', 'ms', empty, null),
    measure('`j` on the list, painted (p95)', 'ms', moved, 2 * empty),
    measure('`u` marks it unread and read, painted (p95)', 'ms', changed, 2 * empty),
  ];
}

/** Returns the time from pressing `r` on a conversation to the editor that has the focus. */
async function measureReply(open: () => Promise<BrowserContext>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < FRESH_PAGES; index++) {
    const context = await open();
    const page = await context.newPage();
    await page.goto('/mail');
    await page.locator('li[aria-posinset] a').first().click();
    await page.locator('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(READING_MS);
    times.push(await press(page, 'r', record('document.activeElement?.isContentEditable === true'), 1));
    await context.close();
  }
  return p95(times);
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
