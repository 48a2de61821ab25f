import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const VERSION = '13.5.0';
const run = promisify(execFile);

/** Lighthouse's SEO result for one page. `scoreDisplayMode` is `notApplicable` for audits that do not count. */
export interface LighthouseResult {
  audits: Record<string, { score: number | null; scoreDisplayMode: string; errorMessage?: string }>;
  categories: { seo: { score: number | null; auditRefs: { id: string; weight: number }[] } };
  runtimeError?: { code: string; message: string };
}

export interface Lighthouse {
  audit(url: string): Promise<LighthouseResult>;
  close(): void;
}

/**
 * Installs Lighthouse into LIGHTHOUSE_DIR or below the state folder if needed, and starts a browser (CHROME_PATH) for
 * it. It is no development dependency, because no other test uses its hundred packages.
 */
export async function startLighthouse(): Promise<Lighthouse> {
  const folder = resolve(process.env.LIGHTHOUSE_DIR ?? join(process.env.STATE_DIR ?? '.state', 'lighthouse'));
  const marker = join(folder, `installed-${VERSION}`);
  if (!existsSync(marker)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: { lighthouse: VERSION } }),
    );
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...options], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    writeFileSync(marker, '');
  }
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  return {
    audit: async (url) => {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['seo'],
        output: 'json',
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        disableStorageReset: true,
        skipAboutBlank: true,
        ignoreStatusCode: true,
        // The pages have neither scripts nor styles to wait for.
        pauseAfterFcpMs: 1,
        pauseAfterLoadMs: 1,
        networkQuietThresholdMs: 1,
        cpuQuietThresholdMs: 1,
      });
      return result.lhr;
    },
    close: () => chrome.kill(),
  };
}
