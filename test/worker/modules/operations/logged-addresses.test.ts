import { createExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import worker from '../../../../src/worker/index.ts';
import { testEnv, withBatches } from '../../helpers.ts';

const SECRET = 'planted5ecret';

/** Makes a call that fails because no database answers. Returns the log. */
async function logOf(path: string, method: string): Promise<string> {
  const lines: string[] = [];
  const spies = (['log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line))),
  );
  const dead = withBatches(testEnv, () => Promise.reject(new Error(`no answer to http://localhost${path}`)));
  const headers = { cookie: `herald_oauth=${SECRET}` };
  const request = new Request(`http://localhost${path}`, { method, headers });
  const response = await worker.fetch(request, dead, createExecutionContext());
  for (const spy of spies) spy.mockRestore();
  expect([path, response.status]).toEqual([path, 500]);
  return lines.join('\n');
}

test('a call that fails is logged without the secret in its address', async () => {
  const log = await logOf(`/api/auth/verify-email?token=${SECRET}`, 'GET');
  expect(log).toContain('request.failed');
  expect(log).not.toContain(SECRET);
});
