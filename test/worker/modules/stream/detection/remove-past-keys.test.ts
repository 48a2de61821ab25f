import { expect, test } from 'vitest';
import { removePastKeys } from '../../../../../src/worker/modules/stream/detection/remove-past-keys.ts';
import { testEnv, testService } from '../../../helpers.ts';

const DAY = 86_400_000;

test('what a key has used is forgotten a week after its last use, in the directory', async () => {
  const now = Date.now();
  await testEnv.DB.prepare('DELETE FROM youtube_keys').run();
  const insert = testEnv.DB.prepare(
    "INSERT INTO youtube_keys (key_hash, day, units, updated_at) VALUES (?, '2026-11-22', 1, ?)",
  );
  await insert.bind('past', now - 8 * DAY).run();
  await insert.bind('used', now - 6 * DAY).run();
  await removePastKeys({ ...testService({ waitUntil: () => {} }), now: () => now });
  const { results } = await testEnv.DB.prepare('SELECT key_hash FROM youtube_keys').all();
  expect(results).toEqual([{ key_hash: 'used' }]);
});
