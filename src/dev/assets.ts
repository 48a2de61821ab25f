/**
 * Fills the folder `assets`, which Cloudflare serves beside the Worker: the dashboard, the API viewer's files, the
 * fonts of the cards, and the emoji. `run.mjs` runs it when the packages, the dashboard or this file have changed.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const packages = join(root, 'node_modules');
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
/** The font files that the Worker loads by these names (`drawing/text/faces.ts`), as package folder and file. */
const FACES: Record<string, string> = {
  'inter-600': 'inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter-800': 'inter/800ExtraBold/Inter_800ExtraBold.ttf',
  'arabic-700': 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'devanagari-700': 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'hebrew-700': 'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  'jp-700': 'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  'kr-700': 'noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
  'sc-700': 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'thai-700': 'noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
};

// Built in a temporary folder and renamed, as another process may read the folder meanwhile.
const folder = mkdtempSync(join(root, '.assets-'));
try {
  copyFiles('api-viewer', Object.fromEntries(VIEWER_FILES.map((file) => [file, `swagger-ui-dist/${file}`])));
  copyFiles(
    'fonts',
    Object.fromEntries(
      Object.entries(FACES).map(([name, file]) => [`${name}.ttf`, `@expo-google-fonts/${file}`]),
    ),
  );
  groupEmoji();
  buildDashboard();
  replaceAssets();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Moves the folder into place. If another command does the same at this moment, one of the two equal folders stays. */
function replaceAssets(): void {
  const place = join(root, 'assets');
  const old = `${folder}-old`;
  try {
    renameSync(place, old);
  } catch (error) {
    if (!isError(error, 'ENOENT')) throw error;
  }
  try {
    renameSync(folder, place);
  } catch (error) {
    if (!isError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

function isError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function copyFiles(name: string, files: Record<string, string>): void {
  mkdirSync(join(folder, name));
  for (const [to, from] of Object.entries(files)) cpSync(join(packages, from), join(folder, name, to));
}

/**
 * Writes the SVG images of emoji as JSON, one file per sixteen first code points: a deployment of 110 files takes
 * seconds, and one of 3,800 takes minutes.
 */
function groupEmoji(): void {
  const pictures = join(packages, '@discordapp', 'twemoji', 'dist', 'svg');
  const groups = new Map<string, Record<string, string>>();
  for (const file of readdirSync(pictures).sort()) {
    const name = file.replace('.svg', '');
    const group = (Number.parseInt(name, 16) >> 4).toString(16);
    if (!groups.has(group)) groups.set(group, {});
    groups.get(group)![name] = readFileSync(join(pictures, file), 'utf8');
  }
  mkdirSync(join(folder, 'emoji'));
  for (const [group, svgs] of groups)
    writeFileSync(join(folder, 'emoji', `${group}.json`), JSON.stringify(svgs));
}

/** Builds the page, its scripts and styles, and the headers that Cloudflare serves them with. */
function buildDashboard(): void {
  const vite = join(packages, 'vite', 'bin', 'vite.js');
  const config = join(root, 'src', 'dashboard', 'vite.config.ts');
  const options = ['--outDir', folder, '--emptyOutDir=false', '--logLevel=warn'];
  // Vite would inherit the caller's value, and a test's page would use React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--config', config, ...options], { stdio: 'inherit', env });
  const headers = [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: no-referrer',
    // Browsers ignore it over HTTP, as under `npm start`.
    '  Strict-Transport-Security: max-age=31536000',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // A browser takes a new build at the next load. The worker asks nobody else.
    '/sw.js',
    '  Cache-Control: no-cache',
    "  Content-Security-Policy: default-src 'none'; connect-src 'self'; img-src 'self'",
  ];
  writeFileSync(join(folder, '_headers'), `${headers.join('\n')}\n`);
}
