import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startGoogle } from '../../../../src/dev/simulators/google.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('a malformed path is rejected, and the server keeps running', async () => {
  const port = await freePort();
  const google = await startGoogle({ port });
  try {
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) });
    expect((await get('//')).status).toBe(400);
    expect((await get('//tokeninfo')).status).toBe(404);
    expect(await get('/tokeninfo').then((response) => response.json())).toEqual({ error: 'invalid_token' });
  } finally {
    await google.stop();
  }
});
