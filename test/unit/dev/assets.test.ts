import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the files that Cloudflare serves beside the Worker tell browsers to use https alone, as the Worker does', () => {
  const [all] = readFileSync('assets/_headers', 'utf8').split(/^(?=\/(?!\*))/m);
  expect(all).toContain('/*\n');
  expect(all).toContain('  Strict-Transport-Security: max-age=31536000\n');
});
