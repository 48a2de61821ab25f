import { expect, test } from 'vitest';
import { checkExposedFiles } from '../../../../../../src/worker/modules/audits/security/exposed-files.ts';
import { type Reply, siteOf, TEST_URL } from '../site.ts';

const IDS = ['exposed-git', 'exposed-env', 'exposed-wp-config', 'exposed-ds-store', 'exposed-server-status'];
const PATHS = ['.git/HEAD', '.env', 'wp-config.php.bak', '.DS_Store', 'server-status'];

async function check(replies: Record<string, Reply>, other: Reply = { status: 404 }) {
  const byUrl = Object.fromEntries(Object.entries(replies).map(([path, reply]) => [TEST_URL + path, reply]));
  const site = siteOf({ url: TEST_URL, replies: byUrl, answer: () => other });
  const checks = await checkExposedFiles(site);
  return { checks, fetches: site.fetches };
}

function failing(checks: { id: string; result: string }[]): string[] {
  return checks.filter(({ result }) => result === 'fail').map(({ id }) => id);
}

test('five small requests, in a fixed order', async () => {
  const { checks, fetches } = await check({});
  expect(checks.map(({ id, result }) => [id, result])).toEqual(IDS.map((id) => [id, 'pass']));
  expect(fetches.map(({ url, purpose }) => [url, purpose])).toEqual(
    PATHS.map((path) => [TEST_URL + path, 'exposed_file']),
  );
});

test.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
  ['exposed-git', '.git/HEAD', 'ref: refs/heads/main\n'],
  ['exposed-git', '.git/HEAD', `${'0a'.repeat(20)}\n`],
  ['exposed-env', '.env', '# of the shop\n\nAPP_NAME="Boats"\nDB_PASSWORD=hunter2\n'],
  ['exposed-env', '.env', `export KEY=hunter2\r\n${'A=b\n'.repeat(2_000)}`],
  ['exposed-wp-config', 'wp-config.php.bak', "<?php\n/** WP */\ndefine( 'DB_PASSWORD', 'hunter2' );"],
  ['exposed-ds-store', '.DS_Store', new Uint8Array([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31, 0, 0xff])],
  ['exposed-server-status', 'server-status', '<html><title>Apache Status</title>hunter2'],
])('%s fails at /%s, and its content is not quoted', async (id, path, body) => {
  const { checks } = await check({ [path]: { body } });
  expect(failing(checks)).toEqual([id]);
  expect(checks.find((each) => each.id === id)?.evidence).toEqual([`${TEST_URL}${path} is public`]);
  expect(JSON.stringify(checks)).not.toContain('hunter2');
});

test.each([
  ['a page', '<!doctype html><title>Boats</title>'],
  ['a page with a line like a setting', 'A=b\n<html><title>Boats</title>'],
  ['the word ref', 'ref: see https://www.example.com/ for refs/heads'],
  ['nothing', ''],
  ['JSON', '{"error":"not found","DB_NAME":1}'],
  ['text', 'Not found'],
])('a site that answers everything with %s passes', async (_, body) => {
  const { checks } = await check({}, { status: 200, body });
  expect(failing(checks)).toEqual([]);
  expect(checks[0]?.evidence).toEqual([`200 ${TEST_URL}.git/HEAD, with other content`]);
});

test('refusals and redirects pass', async () => {
  for (const status of [301, 401, 403, 410]) {
    const { checks } = await check({}, { status, body: 'ref: refs/heads/main' });
    expect(checks.map(({ result }) => result)).toEqual(IDS.map(() => 'pass'));
  }
});

test('a server that does not answer, or cannot, proves nothing', async () => {
  for (const reply of [{ status: 429 }, { status: 503 }, { error: 'TIMED_OUT' }] as const) {
    const { checks } = await check({}, reply);
    expect(checks.map(({ result }) => result)).toEqual(IDS.map(() => 'not_measured'));
    expect(checks.every(({ evidence }) => evidence.length === 1)).toBe(true);
  }
});
