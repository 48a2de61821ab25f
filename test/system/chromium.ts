import { existsSync } from 'node:fs';

/** The shell without windows first: in Debian's chromium, the browser's own process takes five times as long. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const wanted = process.env['CHROMIUM'] ?? BROWSERS.find(existsSync);
/** The browser of the tests; undefined if there is none, which is said. */
export const CHROMIUM = wanted !== undefined && existsSync(wanted) ? wanted : undefined;
/** The browser with all its parts: the shell has no notifications. */
export const WHOLE_CHROMIUM = [process.env['CHROMIUM'], BROWSERS[1]].find(
  (each) => each && existsSync(each) && !each.endsWith('shell'),
);
if (!CHROMIUM)
  console.warn(`The tests of the dashboard are skipped: there is no ${wanted ?? BROWSERS.join(' or ')}.`);
