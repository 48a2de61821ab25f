import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startHerald, stateFolder } from '../herald.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Herald runs; null if this machine has no browser. */
    origin: string | null;
    browser: string;
  }
}

/** Starts Herald with its demo, and a browser, for all tests of the dashboard. */
export default async function setup(project: TestProject) {
  if (!existsSync(CHROMIUM)) {
    console.warn(`The tests of the dashboard are skipped: there is no ${CHROMIUM}.`);
    project.provide('origin', null);
    project.provide('browser', '');
    return;
  }
  const state = stateFolder();
  const herald = await startHerald(state.path);
  // Root runs no sandbox; the pages are our own.
  const server = await chromium.launchServer({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  project.provide('origin', herald.origin.replace('127.0.0.1', 'localhost'));
  project.provide('browser', server.wsEndpoint());
  return async () => {
    await server.close();
    await herald.stop();
    state.remove();
  };
}
