/**
 * Fails each call of the first deployment, by its number from an empty account, and runs the same command again. The
 * command and Wrangler are real. They deploy a Worker of a few lines with the bindings of Herald, three of its
 * migrations and one asset: their calls are of the same kinds.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SimulatedAccount, startAccount } from '../../src/dev/simulators/cloudflare/account/account.ts';
import type { FaultOptions } from '../../src/dev/simulators/cloudflare/account/faults.ts';
import { keyOf, keysIn, leftOn, type Run, root, runInTerminal } from '../system/deployment.ts';

const folder = mkdtempSync(join(tmpdir(), 'herald-deploy-walk-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true }));

const WORKER = `
import { DurableObject } from 'cloudflare:workers';
export class LiveHub extends DurableObject {}
export class Sidecar extends DurableObject {}
export default {
  fetch: () => Response.json({ status: 'ok', service: 'herald', needs_a_hand: [] }),
  queue() {},
  scheduled() {},
};`;

beforeAll(() => {
  for (const name of ['assets', 'migrations']) mkdirSync(join(project, name), { recursive: true });
  for (const name of ['src', 'package.json', 'package-lock.json']) {
    symlinkSync(join(root, name), join(project, name));
  }
  for (const name of ['0001_platform.sql', '0002_identity.sql', '0003_inboxes.sql']) {
    copyFileSync(join(root, 'migrations', name), join(project, 'migrations', name));
  }
  writeFileSync(join(project, 'assets', 'page.txt'), 'a page');
  writeFileSync(join(project, 'worker.js'), WORKER);
  const settings = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  writeFileSync(join(project, 'wrangler.toml'), settings.replace(/^main = .*$/m, 'main = "worker.js"'));
});

const ADDRESS = { PUBLIC_URL: 'https://herald.example.com' };

const deploy = (
  account: SimulatedAccount,
  name: string,
  options = '',
  address: Record<string, string> = ADDRESS,
): Promise<Run> =>
  runInTerminal(
    {
      account,
      folder: join(folder, name, 'answers'),
      cwd: project,
      env: {
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}`,
        WRANGLER_SEND_METRICS: 'false',
        ...address,
        OPERATOR_EMAIL: 'operator@example.com',
        SYSTEM_SMTP_URL: 'none',
      },
    },
    `node --disable-warning=ExperimentalWarning src/dev/deploy/run.ts ${options}`,
  );

const startEmpty = (name: string) => startAccount({ folder: join(folder, name, 'account') });

/** The failures, used in turn. Ten times is more often than Wrangler tries. */
const FAILURES: Required<FaultOptions>[] = [
  { how: 500, times: 10 },
  { how: 'lost', times: 1 },
  { how: 403, times: 10 },
  { how: 'reset', times: 10 },
  { how: 429, times: 10 },
  { how: 'lost', times: 10 },
];

const ID = /[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}/g;
const MADE = /\d{4}-\d\d-\d\dT[\d:.]+Z|[\w+/]{43}=/g;

/** Returns all that a later run of the command can read, without generated ids, times and secrets. */
const situationOf = ({ state }: SimulatedAccount, name: string): string => {
  let answers = '';
  try {
    answers = readFileSync(join(folder, name, 'answers', 'production.json'), 'utf8');
  } catch {
    // The command ended before it saved any answer.
  }
  return (JSON.stringify(state) + answers).replace(ID, '…').replace(MADE, '…');
};

interface Row {
  call: string;
  failure: string;
  said: string;
  after: string;
}

let expected: ReturnType<typeof leftOn>;
/** The outcome of the second run by situation: in most cases, a failed call has changed nothing. */
const ends = new Map<string, Promise<string>>();

async function failCall(n: number): Promise<Row> {
  const name = `call-${n}`;
  const account = await startEmpty(name);
  const failure = FAILURES[n % FAILURES.length]!;
  account.faults.failAt(n, failure);
  const first = await deploy(account, name);
  account.faults.heal();
  const { method, path } = account.faults.calls.find((call) => call.n === n)!;
  const situation = situationOf(account, name);
  const isWhole = JSON.stringify(leftOn(account)) === JSON.stringify(expected);
  const isHalf = !isWhole && leftOn(account)[0]!.domains.length > 0;
  const finish = async () => {
    const second = await deploy(account, name);
    if (second.code !== 0) return second.output;
    try {
      expect(leftOn(account)).toEqual(expected);
      expect(keyOf(account, 'herald')).toBe(keysIn(first.output + second.output).at(-1));
      return 'whole';
    } catch (error) {
      return (error as Error).message;
    }
  };
  if (!ends.has(situation)) ends.set(situation, finish());
  const after = await ends.get(situation)!;
  await account.stop();
  rmSync(join(folder, name), { recursive: true });
  const row = {
    call: `${method} ${path.replace(ID, '…').replace(/:[\da-f]{8}$/, ':…')}`,
    failure: `${failure.how}${failure.how === 'lost' ? ` ${failure.times}` : ''}`,
    said:
      first.code === 0
        ? isWhole
          ? 'went on'
          : `WENT ON WITHOUT IT ${first.output}`
        : sayingOf(first.output),
    after: isHalf ? 'SERVED BY HALF' : after,
  };
  console.log(`${n} ${Object.values(row).join(' | ')}`);
  return row;
}

/** Returns the last paragraph of the output: the reason, the remedy, and what is served. */
const sayingOf = (output: string): string =>
  output
    .replaceAll('\r', '')
    .split('\n\n')
    .at(-1)!
    .trim()
    .replace(/All of its output is in .*\.log\.\n/, '')
    .replaceAll('\n', ' ')
    .replace(ID, '…');

test(
  'a failure of any call is told, serves nothing by half, and the same command comes to the same end',
  async () => {
    const reference = await startEmpty('reference');
    const { code, output } = await deploy(reference, 'reference');
    expect(code, output).toBe(0);
    const calls = reference.faults.calls.length;
    expected = leftOn(reference);
    await reference.stop();

    const left = Array.from({ length: calls }, (_, i) => i + 1);
    const rows: Row[] = [];
    const walk = async () => {
      for (let n = left.shift(); n !== undefined; n = left.shift()) rows.push(await failCall(n));
    };
    await Promise.all([walk(), walk(), walk()]);
    console.table(rows);
    expect(rows.length).toBeGreaterThan(80);
    for (const { call, said, after } of rows) {
      expect(said, call).toMatch(/^went on$|The same command goes on where it stopped\.$/);
      expect(after, call).toBe('whole');
    }
  },
  4 * 3_600_000,
);

test('on workers.dev with two databases: the same command changes nothing more', async () => {
  const account = await startAccount({
    folder: join(folder, 'two', 'account'),
    accounts: { 'Example Inc.': { subdomain: 'example' } },
  });
  const address = { PUBLIC_URL: 'https://herald.example.workers.dev' };
  const first = await deploy(account, 'two', '--databases 2', address);
  expect(first.code, first.output).toBe(0);
  expect(first.output).toContain('Herald runs at https://herald.example.workers.dev.');
  const left = leftOn(account);
  expect(left).toMatchObject([
    {
      databases: ['herald', 'herald-2'],
      scripts: [{ subdomain: { enabled: true, previews_enabled: false } }],
    },
  ]);
  expect(left[0]!.scripts[0]!.bindings).toEqual(expect.arrayContaining(['DB d1', 'DB_2 d1']));
  const again = await deploy(account, 'two', '', {});
  expect(again.code, again.output).toBe(0);
  expect(again.output).not.toMatch(/Makes|Applies|Attaches/);
  expect(leftOn(account)).toEqual(left);
  await account.stop();
});
