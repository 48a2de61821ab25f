/**
 * `npm run mcp`: the official Inspector's command line signs in to a Herald and calls every tool, whose answers are checked
 * against the schemas that it lists, and the protocol's conformance suite calls the same `/mcp`. Exits with 1 if something
 * fails.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Browser } from '../../test/system/browser.ts';
import { freePort, startHerald, stateFolder } from '../../test/system/herald.ts';
import { installOwn } from '../own-packages.ts';
import { table } from '../print.ts';
import { makeArguments } from './every-tool.ts';
import { type Inspect, makeInspector } from './inspector.ts';

/** Those that need no tools of the suite's own. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'];
const TIMEOUT_MS = 60_000;

/** Calls of the Inspector at once: each is a process that mostly loads. */
const AT_ONCE = 3;

const CONFORMANCE = join(import.meta.dirname, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const home = mkdtempSync(join(tmpdir(), 'herald-inspector-'));

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

interface Listed {
  name: string;
  outputSchema: Parameters<typeof z.fromJSONSchema>[0];
}

/** Lists the tools, and calls each with its arguments. */
async function inspectAll(inspect: Inspect, args: Record<string, object>): Promise<Row[]> {
  let tools: Listed[] = [];
  const listed = await attempt('Inspector', 'signs in and lists the tools', async () => {
    tools = (JSON.parse(await inspect('--method', 'tools/list')) as { tools: Listed[] }).tools;
    const names = tools.map(({ name }) => name).sort();
    if (names.join() !== Object.keys(args).sort().join()) throw new Error(`it lists ${names.join()}`);
    return true;
  });
  const began = Date.now();
  const rows: Row[] = [];
  const left = [...tools];
  const callNext = async (): Promise<void> => {
    for (let tool = left.shift(); tool; tool = left.shift()) {
      const { name, outputSchema } = tool;
      rows.push(await attempt('Inspector', name, () => callTool(inspect, name, args[name]!, outputSchema)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, callNext));
  const seconds = `${Math.round((Date.now() - began) / 1000)} s`;
  return [listed, ...rows, ['Inspector', `${rows.length} tools in`, seconds]];
}

async function callTool(
  inspect: Inspect,
  name: string,
  args: object,
  schema: Listed['outputSchema'],
): Promise<boolean> {
  const printed = await inspect(
    ...['--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(args)],
  );
  const { isError, structuredContent } = JSON.parse(printed) as {
    isError?: boolean;
    structuredContent?: unknown;
  };
  if (isError) throw new Error(`${name}: ${printed}`);
  z.fromJSONSchema(schema).parse(structuredContent);
  return true;
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
  const args = await makeArguments(browser, { ...herald, origin });
  const rows = await inspectAll(makeInspector(browser, origin, home), args);
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
