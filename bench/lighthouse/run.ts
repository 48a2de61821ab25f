/**
 * `npm run lighthouse`: prints Lighthouse's scores for mail, board and an audit report, as the median of three runs
 * each on desktop and mobile. Starts a Herald with demo data. Exits with 1 if a score is below its bar.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Audit } from '../../src/contract/audits/audits.ts';
import { freePort, freePorts, startHerald, stateFolder, until } from '../../test/system/herald.ts';
import { table } from '../print.ts';
import { BARS, FORMS, measureForms, type PageScores, ready } from './measure.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const USER = { email: 'demo@herald.test', password: 'herald-demo' };

/** Starts a browser that Lighthouse can control, with its own profile. */
async function startBrowser() {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'herald-lighthouse-'));
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-extensions', '--mute-audio'];
  // Disables background network requests and throttling of hidden pages.
  flags.push('--disable-background-networking', '--disable-sync', '--disable-component-update');
  flags.push('--disable-renderer-backgrounding', '--disable-backgrounding-occluded-windows');
  const child = spawn(
    CHROMIUM,
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('the browser', 30, isUp);
  return {
    port,
    async stop() {
      child.kill();
      await exited;
      process.removeListener('exit', killAtExit);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Signs in as the demo user and audits a site. Returns the URL of the report. */
async function prepare(port: number, origin: string, site: string): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const { request } = browser.contexts()[0]!;
    const call = async <T>(method: string, path: string, data?: unknown) => {
      const response = await request.fetch(`${origin}${path}`, { method, headers: { origin }, data });
      if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
      return (await response.json()) as T;
    };
    await call('POST', '/api/auth/sign-in/email', USER);
    // Simulates a returning visitor: the page remembers that the user was signed in.
    const page = await browser.contexts()[0]!.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.close();
    const { id } = await call<Audit>('POST', '/api/audits', { type: 'digital', url: site });
    await until('the audit', 120, async () => {
      const { status } = await call<Audit>('GET', `/api/audits/${id}`);
      if (status === 'failed') throw new Error(`the audit of ${site} failed`);
      return status === 'completed';
    });
    return `/audits/${id}`;
  } finally {
    await browser.close();
  }
}

function print(pages: PageScores[]): string {
  return table(
    ['Lighthouse', '', '', 'score', 'limit', ''],
    pages.flatMap(({ page, form, scores }) =>
      Object.entries(scores).map(([category, score]) => {
        const bar = BARS[form][category as keyof typeof scores];
        return [page, form, category, String(score), String(bar), score >= bar ? 'ok' : 'FAIL'];
      }),
    ),
  );
}

// Exiting also ends the browser; Herald ends with its terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const state = stateFolder();
const ports = await freePorts();
ready();
const herald = await startHerald(state.path, {}, ports);
const origin = herald.origin.replace('127.0.0.1', 'localhost');
const browser = await startBrowser();
try {
  const report = await prepare(browser.port, origin, `http://127.0.0.1:${ports.sitePort}/`);
  const paths = { mail: '/mail', board: '/board', 'audit report': report };
  const pages: PageScores[] = [];
  for (const [page, path] of Object.entries(paths)) {
    for (const form of FORMS) {
      console.error(`… ${page}, ${form}`);
      pages.push(await measureForms(page, `${origin}${path}`, form, browser.port));
    }
  }
  console.log(print(pages));
  const findings = pages.flatMap(({ page, form, findings }) =>
    findings.map((each) => `${page}, ${form}: ${each}`),
  );
  if (findings.length > 0) console.log(`\n${[...new Set(findings)].join('\n')}`);
  if (pages.some(({ isOk }) => !isOk)) process.exitCode = 1;
} catch (error) {
  console.error(herald.output());
  throw error;
} finally {
  await browser.stop();
  await herald.stop();
  state.remove();
}
