/** Opens the page of the kit, as Vite's development server serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { CHROMIUM } from './chromium.ts';
import { freePort } from './herald.ts';

export const KIT_WIDTH = 880;
const HEIGHT = 700;
/** A Monday. */
const NOW = '2026-11-30T10:00:00Z';

const cache = mkdtempSync(join(tmpdir(), 'herald-kit-'));
let server: ViteDevServer | undefined;
let browser: Browser | undefined;
let address = '';

beforeAll(async () => {
  if (!CHROMIUM) return;
  const port = await freePort();
  server = await createServer({
    configFile: join(import.meta.dirname, '..', '..', 'src', 'dashboard', 'vite.config.ts'),
    cacheDir: cache,
    logLevel: 'error',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null },
  });
  await server.listen();
  address = `http://127.0.0.1:${port}/kit`;
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(cache, { recursive: true, force: true });
});

/** Opens the page in a browser profile of its own, without motion, on a fixed day. What it throws fails the test. */
export async function openKit(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser!.newContext({
    viewport: { width: KIT_WIDTH, height: HEIGHT },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  page.on('pageerror', (error) => expect.unreachable(`the page threw ${error.stack}`));
  // The server compiles the page on its first request.
  await page.goto(address, { timeout: 120_000 });
  await page.getByRole('heading', { name: 'dials' }).waitFor({ timeout: 120_000 });
  await page.evaluate('document.fonts.ready');
  // A caret blinks, and a skeleton pulses.
  await page.addStyleTag({
    content: '* { caret-color: transparent !important; animation: none !important }',
  });
  return page;
}
