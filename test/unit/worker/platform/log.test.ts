import { expect, test } from 'vitest';
import { createLog } from '../../../../src/worker/platform/log.ts';

function lineOf(error: unknown, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const lines: string[] = [];
  createLog({}, (_level, line) => lines.push(line)).error('failed', error, fields);
  return JSON.parse(lines[0]!);
}

test.each([
  ['https://herald.example.com/api/auth/reset-password/5ecret', 'https://herald.example.com/…'],
  ['https://herald.example.com?code=5ecret&state=5ecret', 'https://herald.example.com/…'],
  ['https://herald.example.com#5ecret', 'https://herald.example.com/…'],
  ['HTTPS://user:5ecret@example.com:8443/x', 'HTTPS://example.com:8443/…'],
  ['https://discord.com/api/webhooks/1/5ecret', 'https://discord.com/…'],
  ['https://user:5ecret@example.com', 'https://example.com'],
  ['https://example.com', 'https://example.com'],
])('of the address %s the log says %s', (address, said) => {
  const error = new Error(`fetch of "${address}" failed`, { cause: new Error(`(${address})\nnext`) });
  error.stack = `Error: at ${address}\n    at next`;
  const line = lineOf(error, { address });
  expect(line).toMatchObject({
    address: said,
    error: { message: `fetch of "${said}" failed`, stack: `Error: at ${said}\n    at next` },
  });
  expect(JSON.stringify(line)).not.toContain('5ecret');
});
