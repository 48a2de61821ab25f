/** Tests that problems that only the operator can fix are reported before anything is created. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Cloudflare } from '../../../../src/dev/deploy/cloudflare.ts';
import { checkPlan } from '../../../../src/dev/deploy/look.ts';
import { chooseAccount } from '../../../../src/dev/deploy/questions/questions.ts';
import { step } from '../../../../src/dev/deploy/say.ts';
import {
  type SimulatedAccount,
  startAccount,
} from '../../../../src/dev/simulators/cloudflare/account/account.ts';

const folder = mkdtempSync(join(tmpdir(), 'herald-deploy-account-'));
let account: SimulatedAccount;
beforeAll(async () => {
  account = await startAccount({
    folder,
    accounts: {
      'Example Inc.': {},
      'Free Inc.': { plan: { workers: 'free' } },
      'Without R2 Inc.': { plan: { r2: false } },
    },
  });
});
beforeEach(() => {
  for (const [name, value] of Object.entries(account.variables)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  account.faults.heal();
});
afterAll(async () => {
  await account.stop();
  rmSync(folder, { recursive: true });
});

/** Checks an account as `npm run deploy` does. */
const look = (index: number) =>
  step('look at the account', async () => {
    const { id } = account.state.accounts[index]!;
    const cloudflare = await Cloudflare.signIn();
    await checkPlan(cloudflare, await chooseAccount(cloudflare, { account: id }));
  });

test('an account with all that Herald needs is taken', async () => {
  await look(0);
});

test.each([
  [1, 'has no Containers', 'Switch on Workers Paid at https://dash.cloudflare.com/'],
  [2, 'R2 is not switched on', 'Switch it on at https://dash.cloudflare.com/'],
])('account %i lacks something that is to be switched on', async (index, message, todo) => {
  await expect(look(index)).rejects.toMatchObject({
    message: expect.stringContaining(message),
    todo: expect.stringContaining(todo),
  });
});

test('Docker does not run', async () => {
  vi.stubEnv('DOCKER_FAILS', 'info');
  await expect(look(0)).rejects.toMatchObject({
    message: expect.stringContaining('Docker does not run'),
    todo: expect.stringContaining('Install and start it'),
  });
});

test('the token is wrong', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'wrong');
  await expect(look(0)).rejects.toMatchObject({
    message: expect.stringContaining('403: Authentication error (code 10000)'),
    todo: expect.stringContaining('run npm run login again'),
  });
});

test.each([
  [403, 'The sign-in lacks a permission'],
  [429, 'Wait five minutes'],
  [503, 'If Cloudflare has an outage'],
] as const)('a call is answered %i', async (how, todo) => {
  account.faults.failAt(/r2\/buckets/, { how });
  await expect(look(0)).rejects.toMatchObject({
    message: expect.stringContaining(`was answered ${how}`),
    todo: expect.stringContaining(todo),
  });
});

test('several accounts: one is asked for, and the environment answers', async () => {
  const choose = async () => chooseAccount(await Cloudflare.signIn(), {});
  await expect(choose()).rejects.toMatchObject({
    message: expect.stringMatching(
      /CLOUDFLARE_ACCOUNT_ID is missing.*\n.*1 {2}Example Inc\..*\n.*2 {2}Free Inc\./,
    ),
    todo: expect.stringContaining('Set CLOUDFLARE_ACCOUNT_ID'),
    exitCode: 2,
  });
  const { id, name } = account.state.accounts[1]!;
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', id);
  expect(await choose()).toMatchObject({ id, name });
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'other');
  await expect(choose()).rejects.toThrow('CLOUDFLARE_ACCOUNT_ID names the account other');
});
