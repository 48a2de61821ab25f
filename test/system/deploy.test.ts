import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SimulatedAccount, startAccount } from '../../src/dev/simulators/cloudflare/account/account.ts';
import { keyOf, keysIn, leftOn, type Operator, root, runInPipeline, runInTerminal } from './deployment.ts';

const folder = mkdtempSync(join(tmpdir(), 'herald-deploy-'));
const answers = join(folder, 'deployment');
const SMTP_URL = 'smtps://desk%40example.com:secret@mail.example.com:465';
let account: SimulatedAccount;
let operator: Operator;

beforeAll(async () => {
  account = await startAccount({ folder: join(folder, 'account') });
  // Wrangler stores its sign-in below this folder.
  const env = { CLOUDFLARE_API_TOKEN: undefined, XDG_CONFIG_HOME: join(folder, 'config'), HOME: folder };
  operator = { account, folder: answers, env };
});
afterAll(async () => {
  await account?.stop();
  rmSync(folder, { recursive: true });
});

const scriptOf = (worker: string) => account.state.accounts[0]!.scripts.find(({ name }) => name === worker)!;
const servedBy = (worker: string) => scriptOf(worker).deployments[0]!.versions[0]!.version_id;

async function expectHerald(hostname: string): Promise<void> {
  const answer = await fetch(`${account.site(hostname)}/`);
  expect(await answer.json()).toEqual({ status: 'ok', service: 'herald' });
  const page = await fetch(`${account.site(hostname)}/app`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<!doctype html>');
}

describe('the commands in docs/deployment.md, from an empty account', { timeout: 600_000 }, () => {
  const page = readFileSync(join(root, 'docs', 'deployment.md'), 'utf8');
  const [login, deploy] = page.split('\n```\n')[1]!.split('\n') as [string, string];
  let left: ReturnType<typeof leftOn>;
  let key: string | undefined;

  test('nobody is signed in: the command says how', async () => {
    const { code, output } = await runInTerminal(operator, deploy);
    expect(code, output).toBe(1);
    expect(output).toContain('Run npm run login, or set CLOUDFLARE_API_TOKEN.');
  });

  test('the first command signs in', async () => {
    expect([login, deploy]).toEqual(['npm run login', 'npm run deploy']);
    const { code, output } = await runInTerminal(operator, login);
    expect(code, output).toBe(0);
    expect(output).toContain('Successfully logged in.');
  });

  test('the second one asks three questions, and Herald runs', async () => {
    const { code, output } = await runInTerminal(operator, deploy, ['', 'operator@example.com', SMTP_URL]);
    expect(code, output).toBe(0);
    expect(output).toContain('Herald runs at https://herald.example.com.');
    key = keyOf(account, 'herald');
    expect(keysIn(output)).toEqual([key]);
    await expectHerald('herald.example.com');
    left = leftOn(account);
    expect(left).toMatchObject([
      {
        databases: ['herald'],
        buckets: ['herald'],
        domains: ['herald.example.com herald'],
        applications: ['herald-sidecar'],
      },
    ]);
  });

  test('what is deployed has no development code', () => {
    const { modules, main_module } = scriptOf('herald').versions[0]!;
    const { hash } = modules.find(({ name }) => name === main_module)!;
    const bundle = readFileSync(join(folder, 'account', 'modules', hash), 'utf8');
    expect(bundle).toMatch(/["'`]herald["'`]/);
    for (const word of ['herald-demo', 'imapflow', 'smtp-server', 'src/dev/']) {
      expect(bundle.includes(word), word).toBe(false);
    }
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

  test('once more, it asks nothing and makes nothing; beside it, staging gets everything of its own', async () => {
    const [again, staging] = await Promise.all([
      runInPipeline(operator, deploy),
      runInTerminal(operator, `${deploy} -- --staging`, ['', 'operator@example.com', 'none']),
    ]);
    expect(again.code, again.output).toBe(0);
    expect(again.output).toContain('Uploads the Worker, without serving it');
    expect(again.output).not.toMatch(/ENCRYPTION_KEY_1|Makes|Applies|Attaches/);
    expect(keyOf(account, 'herald')).toBe(key);
    expect(staging.code, staging.output).toBe(0);
    expect(staging.output).toContain('Herald runs at https://herald-staging.example.com.');
    await expectHerald('herald-staging.example.com');
    expect(keyOf(account, 'herald-staging')).not.toBe(key);

    const [both] = leftOn(account);
    const { queues, scripts, ...others } = both!;
    expect(others).toEqual({
      databases: ['herald', 'herald-staging'],
      buckets: ['herald', 'herald-staging'],
      domains: ['herald.example.com herald', 'herald-staging.example.com herald-staging'],
      applications: ['herald-sidecar', 'herald-staging-sidecar'],
    });
    const ofProduction = ({ queue_name }: { queue_name: string }) =>
      !queue_name.startsWith('herald-staging-');
    expect(queues.filter(ofProduction)).toEqual(left[0]!.queues);
    expect(queues).toHaveLength(20);
    expect(scripts[0]).toEqual(left[0]!.scripts[0]);
    const resourcesOf = (worker: string) =>
      scriptOf(worker)
        .versions[0]!.bindings.flatMap(({ id, bucket_name, queue_name, namespace_id }) => [
          id,
          bucket_name,
          queue_name,
          namespace_id,
        ])
        .filter(Boolean);
    expect(resourcesOf('herald').length).toBeGreaterThan(15);
    expect(resourcesOf('herald').filter((each) => resourcesOf('herald-staging').includes(each))).toEqual([]);
  });

  test('npm run rollback serves the version before', async () => {
    const newest = servedBy('herald');
    const { code, output } = await runInPipeline(operator, 'npm run rollback');
    expect(code, output).toBe(0);
    const before = servedBy('herald');
    expect(before).not.toBe(newest);
    expect(output).toContain(`serves version ${before} again, instead of ${newest}`);
    await expectHerald('herald.example.com');
  });
});
