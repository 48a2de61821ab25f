import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SimulatedAccount, startAccount } from '../../src/dev/cloudflare/account/account.ts';
import { leftOn, runInPipeline, runInTerminal } from './deployment.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'herald-deploy-'));
const answers = join(folder, 'deployment');
let account: SimulatedAccount;
beforeAll(async () => {
  account = await startAccount({ folder: join(folder, 'account') });
});
afterAll(async () => {
  await account?.stop();
  rmSync(folder, { recursive: true });
});

/** The commands of the first block of README's section on deployment. */
const commands = /^## Deployment$.*?^```\n(.*?)^```$/ms
  .exec(readFileSync(join(root, 'README.md'), 'utf8'))![1]!
  .trim()
  .split('\n');

describe('README deploys Herald to an empty account', () => {
  let first: ReturnType<typeof leftOn>;
  let key: string | undefined;

  test('in two commands, the first of which signs in', () => {
    // Here the token of the simulated account does.
    expect(commands).toEqual(['npm run login', 'npm run deploy']);
  });

  test('a failure says what it was and what is served, and the address is not attached', async () => {
    account.faults.failAt(/^POST .*\/queues$/, { how: 500, times: 3 });
    const { code, output } = await runInTerminal(account, answers, commands[1]!, [
      '',
      'operator@example.com',
      'smtps://desk%40example.com:secret@mail.example.com:465',
    ]);
    account.faults.heal();
    expect(code, output).toBe(1);
    expect(output).toMatch(/Could not make what is missing: POST \S+\/queues was answered 500/);
    expect(output).toContain(
      'Nothing that is served has changed. The same command goes on where it stopped.',
    );
    expect(leftOn(account)).toMatchObject([{ buckets: ['herald'], queues: [], scripts: [], domains: [] }]);
  });

  test('the same command goes on, asks only for what it must not keep, and Herald runs', async () => {
    const { code, output } = await runInTerminal(account, answers, commands[1]!, [
      'smtps://desk%40example.com:secret@mail.example.com:465',
    ]);
    expect(code, output).toBe(0);
    expect(output).toContain('Herald runs at https://herald.example.com.');
    key = /^ {2}ENCRYPTION_KEY_1=([\w+/]{43}=)\s*$/m.exec(output)?.[1];
    expect(key, output).toBeDefined();
    const site = await fetch(`${account.site('herald.example.com')}/`);
    expect(await site.json()).toEqual({ status: 'ok', service: 'herald' });
    first = leftOn(account);
    expect(first).toMatchObject([
      {
        databases: ['herald'],
        buckets: ['herald'],
        domains: [['herald.example.com', 'herald']],
        applications: ['herald-sidecar'],
      },
    ]);
  });

  test('the answers are kept without secrets, where only their owner reads them and Git ignores them', () => {
    const file = join(answers, 'production.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      mail: 'smtp',
      vars: { PUBLIC_URL: 'https://herald.example.com', SYSTEM_MAIL_FROM: 'desk@example.com' },
    });
    expect(text).not.toContain('secret');
    expect(text).not.toContain(key);
    execFileSync('git', ['check-ignore', '-q', '.herald/production.json'], { cwd: root });
  });

  test('once more, it asks nothing, makes nothing, and tries the upload before it deploys', async () => {
    const { code, output } = await runInPipeline(account, answers, ['npm', 'run', 'deploy'], {});
    expect(code, output).toBe(0);
    expect(output).toContain('Uploads the Worker, without serving it');
    expect(output).not.toMatch(/ENCRYPTION_KEY_1|Makes|Applies|Attaches/);
    expect(leftOn(account)).toEqual(first);
  });

  test('the version before is served again, once', async () => {
    const served = () => account.state.accounts[0]?.scripts[0]?.deployments[0]?.versions[0]?.version_id;
    const newest = served();
    const { code, output } = await runInPipeline(account, answers, ['npm', 'run', 'rollback'], {});
    expect(code, output).toBe(0);
    expect(served()).not.toBe(newest);
    expect(output).toContain(`serves version ${served()} again, instead of ${newest}`);
  });
});

test('where no terminal is, a missing answer is named, and nothing is made', async () => {
  const empty = await startAccount({ folder: join(folder, 'empty') });
  const { code, output } = await runInPipeline(empty, join(folder, 'none'), ['npm', 'run', 'deploy'], {
    PUBLIC_URL: 'https://herald.example.com',
  });
  expect(code, output).toBe(2);
  expect(output).toContain('OPERATOR_EMAIL is missing.');
  expect(empty.faults.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await empty.stop();
});

test('the bundle has no development code', () => {
  const out = join(folder, 'bundle');
  execFileSync(
    join(root, 'node_modules', '.bin', 'wrangler'),
    ['deploy', '--env', 'production', '--dry-run', '--containers-rollout=none', '--outdir', out],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
  );
  const bundle = readFileSync(join(out, 'index.js'), 'utf8');
  for (const word of ['herald-demo', 'imapflow', 'smtp-server', 'src/dev/'])
    expect(bundle.includes(word), word).toBe(false);
});
