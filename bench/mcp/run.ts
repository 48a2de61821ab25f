/**
 * `npm run mcp`: the official Inspector's command line signs in to a Herald and lists and calls tools, and the protocol's
 * conformance suite calls the same `/mcp`. Exits with 1 if something fails.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Browser } from '../../test/system/browser.ts';
import { freePort, startHerald, stateFolder } from '../../test/system/herald.ts';
import { installOwn } from '../own-packages.ts';
import { table } from '../print.ts';

/** Those that need no tools of the suite's own. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'];
const TIMEOUT_MS = 60_000;

const packages = join(import.meta.dirname, 'node_modules', '@modelcontextprotocol');
const INSPECTOR = join(packages, 'inspector', 'clients', 'launcher', 'build', 'index.js');
const CONFORMANCE = join(packages, 'conformance', 'dist', 'index.js');
const home = mkdtempSync(join(tmpdir(), 'herald-inspector-'));

/** Runs the Inspector, and allows it to act for the member of `browser` when it asks. Returns what it prints. */
async function inspect(browser: Browser, origin: string, args: string[]): Promise<string> {
  const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`;
  const child = spawn(
    process.execPath,
    [INSPECTOR, '--cli', `${origin}/mcp`, '--transport', 'http', '--callback-url', callback, ...args],
    {
      env: { ...process.env, HOME: home, MCP_AUTO_OPEN_ENABLED: 'true', MCP_INSPECTOR_SECRET_STORE: 'file' },
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
  if (code !== 0) throw new Error(`the Inspector ended with ${code}: ${told}`);
  return printed;
}

async function allow(browser: Browser, origin: string, asked: URL): Promise<void> {
  const query = asked.search.slice(1);
  const requests = `${origin}/api/agents/requests`;
  const { scopes, hands } = await browser.json<{ scopes: string[]; hands: object }>(
    'GET',
    `${requests}?${new URLSearchParams({ request: query })}`,
  );
  const { redirect_to } = await browser.json<{ redirect_to: string }>('POST', `${requests}/allow`, {
    request: query,
    scopes,
    hands,
    inbox_ids: null,
  });
  await fetch(redirect_to);
}

/** Passes on calls with an API key: the suite cannot send one. */
async function withKey(origin: string, key: string) {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: `${hostname}:${port}`, authorization: `Bearer ${key}` };
    const call = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${own}/mcp`, stop: () => server.close() };
}

type Row = [who: string, what: string, outcome: string];

async function attempt(who: string, what: string, work: () => Promise<boolean>): Promise<Row> {
  console.error(`… ${who}, ${what}`);
  try {
    return [who, what, (await work()) ? 'ok' : 'FAIL'];
  } catch (error) {
    console.error(String(error));
    return [who, what, 'FAIL'];
  }
}

installOwn(import.meta.dirname, 'the Inspector and the conformance suite (145 MB)');
const state = stateFolder();
const herald = await startHerald(state.path, { DEMO: '0' });
// The address by which Herald knows itself: its tokens are for that alone.
const origin = herald.origin.replace('127.0.0.1', 'localhost');
try {
  const browser = new Browser();
  const account = { email: 'ada@herald.test', password: 'correct horse battery', name: 'Ada' };
  await browser.json('POST', `${origin}/api/auth/sign-up/email`, account);
  const call = (name: string) => ['--method', 'tools/call', '--tool-name', name];
  const rows = [
    await attempt('Inspector', 'signs in and lists tools', async () =>
      (await inspect(browser, origin, ['--method', 'tools/list'])).includes('search_mail'),
    ),
    await attempt('Inspector', 'calls a tool', async () =>
      (await inspect(browser, origin, call('get_workspace'))).includes('Ada'),
    ),
  ];
  const key = await browser.json<{ key: string }>('POST', `${origin}/api/settings/security/api-keys`, {
    name: 'Conformance',
  });
  const proxy = await withKey(origin, key.key);
  for (const scenario of SCENARIOS) {
    const args = ['server', '--url', proxy.address, '--scenario', scenario, '--output-dir', home];
    rows.push(
      await attempt('conformance', scenario, async () => {
        await promisify(execFile)(process.execPath, [CONFORMANCE, ...args], { timeout: TIMEOUT_MS });
        return true;
      }),
    );
  }
  proxy.stop();
  console.log(table(['MCP', '', ''], rows));
  if (rows.some(([, , outcome]) => outcome === 'FAIL')) process.exitCode = 1;
} finally {
  await herald.stop();
  state.remove();
  rmSync(home, { recursive: true, force: true });
}
