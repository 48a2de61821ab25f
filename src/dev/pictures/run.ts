/**
 * `npm run pictures`: starts its own Herald with the whole demo and simulated models, and saves to `docs/images/` a
 * picture of each screen in both themes, and two contact sheets of all screens, on a computer and on a phone.
 * `npm run pictures -- mail board` takes only these pictures, and no sheets.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_USER } from '../demo/account.ts';
import { isFree } from '../processes.ts';
import { describeFonts, listFonts } from './fonts.ts';
import { type Get, SCREENS, type Screen } from './screens.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'docs', 'images');
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FORMS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
type Form = keyof typeof FORMS;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const ZONE = 'Europe/Berlin';
const SCALE = 1.5;
const QUALITY = 86;
/** The pictures in a row of a contact sheet, and the pixels of each. */
const SHEET: Record<Form, { columns: number; width: number }> = {
  desktop: { columns: 4, width: 480 },
  phone: { columns: 8, width: 234 },
};
const SHEET_QUALITY = 78;
const START_MS = 300_000;
/** The port that `npm start` uses. */
const SITE_PORT = 8796;
const PORTS = [
  ...['PORT', 'IMAP_PORT', 'SMTP_PORT', 'SIDECAR_PORT', 'STRIPE_PORT', 'GOOGLE_PORT', 'MODELS_PORT'],
  ...['YOUTUBE_PORT', 'DISCORD_PORT', 'X_PORT', 'GRAPH_PORT', 'SITE_PORT', 'CAL_COM_PORT', 'CALENDLY_PORT'],
  'OUTGOING_PORT',
];

const names = process.argv.slice(2);
const wanted =
  names.length === 0
    ? SCREENS.filter(({ isSheetOnly }) => !isSheetOnly)
    : SCREENS.filter(({ name }) => names.includes(name));
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
    for (const theme of THEMES) {
      const contexts = await openContexts(browser, origin, 'desktop', theme, SCALE);
      for (const screen of wanted) save(`${screen.name}-${theme}`, await takePicture(contexts, screen));
      await contexts.close();
    }
    if (names.length > 0) return;
    for (const form of Object.keys(FORMS) as Form[])
      save(`all-${form}`, await takeSheet(browser, origin, form));
  } finally {
    await browser.close();
  }
}

/** Returns a context of the demo's user, and one of somebody who is not signed in. */
async function openContexts(browser: Browser, origin: string, form: Form, theme: Theme, scale: number) {
  const options = {
    viewport: FORMS[form],
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: 'en-GB',
    timezoneId: ZONE,
    reducedMotion: 'reduce',
    baseURL: origin,
    ...(form === 'phone' && { isMobile: true, hasTouch: true }),
  } as const;
  const signedIn = await browser.newContext(options);
  const stranger = await browser.newContext(options);
  const data = { email: DEMO_USER.email, password: DEMO_PASSWORD };
  await signedIn.request.post('/api/auth/sign-in/email', { data, headers: { origin } });
  await signedIn.request.patch('/api/settings/profile', { data: { timezone: ZONE }, headers: { origin } });
  return { signedIn, stranger, close: () => Promise.all([signedIn.close(), stranger.close()]) };
}
type Contexts = Awaited<ReturnType<typeof openContexts>>;

async function takePicture({ signedIn, stranger }: Contexts, screen: Screen): Promise<Buffer> {
  const get: Get = async <T>(path: string) => (await (await signedIn.request.get(path)).json()) as T;
  const page = await (screen.isPublic ? stranger : signedIn).newPage();
  page.on('pageerror', (error) => console.warn(`${screen.name}: the page threw ${error.message}`));
  await page.goto(await screen.path(get));
  await page.getByText(screen.shows).locator('visible=true').first().waitFor();
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  const picture = await capture(page, QUALITY);
  await page.close();
  return picture;
}

async function capture(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
}

/** Returns a picture of all screens, each in light and dark. */
async function takeSheet(browser: Browser, origin: string, form: Form): Promise<Buffer> {
  const pictures: string[] = [];
  const all = await Promise.all(
    THEMES.map((theme) => openContexts(browser, origin, form, theme, SHEET[form].width / FORMS[form].width)),
  );
  for (const screen of SCREENS) {
    for (const contexts of all) {
      const picture = await takePicture(contexts, screen);
      const image = `<img src="data:image/webp;base64,${picture.toString('base64')}">`;
      pictures.push(`<figure>${image}<figcaption>${screen.name}</figcaption></figure>`);
    }
  }
  for (const contexts of all) await contexts.close();
  const { columns, width } = SHEET[form];
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 600 } });
  await page.setContent(
    `<style>
      body { margin: 16px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px;
        background: #dcdce2; font: 13px sans-serif; }
      figure { margin: 0 } img { width: 100%; display: block; border-radius: 6px } figcaption { padding-top: 4px }
    </style>${pictures.join('')}`,
  );
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...page.viewportSize()!, height });
  const sheet = await capture(page, SHEET_QUALITY);
  await page.close();
  return sheet;
}

function save(name: string, picture: Buffer): void {
  const file = join(folder, `${name}.webp`);
  writeFileSync(file, picture);
  console.log(`${file.slice(root.length + 1)}  ${Math.round(picture.length / 1024)} KB`);
}
