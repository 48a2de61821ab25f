/**
 * `npm run pictures`: starts its own Herald with the whole demo and simulated models, and saves a picture of each
 * screen in both themes to `docs/images/`. `npm run pictures -- mail board` takes only these.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_USER } from '../demo/account.ts';
import { isFree } from '../processes.ts';
import { describeFonts, listFonts } from './fonts.ts';
import { type Get, SCREENS, type Screen } from './screens.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'docs', 'images');
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const SIZE = { width: 1440, height: 900 };
const SCALE = 1.5;
const QUALITY = 86;
const START_MS = 300_000;
/** The port that `npm start` uses. */
const SITE_PORT = 8796;
const PORTS = [
  ...['PORT', 'IMAP_PORT', 'SMTP_PORT', 'SIDECAR_PORT', 'STRIPE_PORT', 'GOOGLE_PORT', 'MODELS_PORT'],
  ...['YOUTUBE_PORT', 'DISCORD_PORT', 'X_PORT', 'GRAPH_PORT', 'SITE_PORT', 'CAL_COM_PORT', 'CALENDLY_PORT'],
  'OUTGOING_PORT',
];

const names = process.argv.slice(2);
const wanted = names.length === 0 ? SCREENS : SCREENS.filter(({ name }) => names.includes(name));
if (wanted.length === 0)
  fail(`There is no such screen. Name some of: ${SCREENS.map(({ name }) => name).join(', ')}.`);
if (!existsSync(CHROMIUM)) {
  fail(`There is no ${CHROMIUM}. Install Debian's package chromium, or name a browser in CHROMIUM.`);
}
const missing = listFonts();
if (missing.length > 0) {
  console.warn(`Some letters will be boxes. Install Debian's packages ${missing.join(' and ')} for them.`);
}

const temporary = mkdtempSync(join(tmpdir(), 'herald-pictures-'));
const herald = await startHerald();
try {
  await takePictures(herald.origin);
} finally {
  herald.child.kill('SIGINT');
  await once(herald.child, 'exit');
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Runs `npm start` on free ports, and waits until the demo is complete. */
async function startHerald() {
  const ports: Record<string, string> = {};
  let port = 30_000 + Math.floor(Math.random() * 20_000);
  for (const name of PORTS) {
    while (!(await isFree(port))) port++;
    ports[name] = String(port++);
  }
  // The picture of the audit shows this port.
  if (await isFree(SITE_PORT)) ports['SITE_PORT'] = String(SITE_PORT);
  const state = join(temporary, 'state');
  const child = spawn(process.execPath, ['src/dev/start.ts'], {
    cwd: root,
    env: { ...process.env, ...ports, STATE_DIR: state, AI_DEMO: '1', DEMO: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`Herald did not start:\n${output}`)), START_MS);
    child.once('exit', () => reject(new Error(`Herald has ended:\n${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (!output.includes('Herald is running')) return;
      clearTimeout(timeout);
      resolve();
    });
  });
  if (output.includes('was not completed')) console.warn(output);
  return { child, origin: `http://localhost:${ports['PORT']}` };
}

async function takePictures(origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    // Chromium has no sandbox as root; the pages are our own.
    args: isRoot ? ['--no-sandbox'] : [],
    env: { ...process.env, FONTCONFIG_FILE: describeFonts(root, temporary) } as Record<string, string>,
  });
  try {
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: SIZE,
        deviceScaleFactor: SCALE,
        colorScheme: theme,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
        baseURL: origin,
      });
      const data = { email: DEMO_USER.email, password: DEMO_PASSWORD };
      await context.request.post('/api/auth/sign-in/email', { data, headers: { origin } });
      for (const screen of wanted) await takePicture(context, screen, theme);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function takePicture(context: BrowserContext, screen: Screen, theme: string): Promise<void> {
  const get: Get = async <T>(path: string) => (await (await context.request.get(path)).json()) as T;
  const page = await context.newPage();
  page.on('pageerror', (error) => console.warn(`${screen.name}: the page threw ${error.message}`));
  await page.goto(await screen.path(get));
  await page.getByText(screen.shows).first().waitFor();
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const file = join(folder, `${screen.name}-${theme}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(`${file.slice(root.length + 1)}  ${Math.round(statSync(file).size / 1024)} KB`);
  await page.close();
}
