import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCorpora, readTar } from './corpora.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder } from './herald.ts';

describe.skipIf(!hasCorpora)('real malformed messages and bounces, posted as raw messages', () => {
  const state = stateFolder();
  let herald: Herald;
  let user: Client;
  beforeAll(async () => {
    herald = await startHerald(state.path, { DEMO: '0' });
    user = await signUp(herald.origin, 'raw@example.com');
  });
  afterAll(async () => {
    await herald?.stop();
    state.remove();
  });

  test.each([
    ['malformed-eml.tar.gz', 33],
    ['bounces.tar.gz', 629],
  ])('%s is stored without server errors', async (archive, count) => {
    const messages = readTar(archive, /\.eml$/);
    expect(messages).toHaveLength(count);
    const statuses: Record<number, number> = {};
    for (const { name, raw } of messages) {
      const response = await user.fetch('POST', '/api/emails', new Uint8Array(raw), {
        'content-type': 'message/rfc822',
      });
      const text = await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      expect(response.status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(500);
      if (response.status >= 400) expect(response.headers.get('content-type')).toContain('problem+json');
    }
    // Some samples are duplicates, for which the API returns 200.
    expect((statuses[201] ?? 0) + (statuses[200] ?? 0), JSON.stringify(statuses)).toBe(count);
    expect(await fetch(`${herald.origin}/`).then((r) => r.status)).toBe(200);
  });
});
