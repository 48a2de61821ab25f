/** The official Inspector's command line, signed in as a program of a member. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '../../test/system/browser.ts';
import { freePort } from '../../test/system/herald.ts';

const LAUNCHER = join(
  import.meta.dirname,
  'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
);
const TIMEOUT_MS = 60_000;
const ALL_ALONE = {
  read: 'alone',
  organize: 'alone',
  draft: 'alone',
  send: 'alone',
  invite: 'alone',
  delete: 'alone',
  post: 'alone',
  pay: 'alone',
};

/** Runs the Inspector with arguments, and returns what it prints. */
export type Inspect = (...args: string[]) => Promise<string>;

/** `home`: where it keeps its tokens. When it asks, the member of `browser` lets it do everything alone. */
export function makeInspector(browser: Browser, origin: string, home: string): Inspect {
  return async (...args) => {
    const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`;
    const child = spawn(
      process.execPath,
      [LAUNCHER, '--cli', `${origin}/mcp`, '--transport', 'http', '--callback-url', callback, ...args],
      {
        env: {
          ...process.env,
          HOME: home,
          MCP_AUTO_OPEN_ENABLED: 'true',
          MCP_INSPECTOR_SECRET_STORE: 'file',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: TIMEOUT_MS,
      },
    );
    let printed = '';
    let told = '';
    let isAllowed = false;
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      told += part.toString();
      const asked = /navigate to: (\S+)/.exec(told)?.[1];
      if (asked === undefined || isAllowed) return;
      isAllowed = true;
      allow(browser, origin, new URL(asked)).catch((error: unknown) => {
        told += String(error);
        child.kill();
      });
    });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`the Inspector ended with ${code}: ${told}${printed}`);
    return printed;
  };
}

async function allow(browser: Browser, origin: string, asked: URL): Promise<void> {
  const query = asked.search.slice(1);
  const requests = `${origin}/api/agents/requests`;
  const { scopes } = await browser.json<{ scopes: string[] }>(
    'GET',
    `${requests}?${new URLSearchParams({ request: query })}`,
  );
  const { redirect_to } = await browser.json<{ redirect_to: string }>('POST', `${requests}/allow`, {
    request: query,
    scopes,
    hands: ALL_ALONE,
    inbox_ids: null,
  });
  await fetch(redirect_to);
}
