import { describe, expect, test } from 'vitest';
import { threadKeys } from '../../../../../../src/worker/modules/mail/threads/thread-keys.ts';

describe('threadKeys', () => {
  test('its own id, the one that it answers, and the others from the last, each once, without brackets', () => {
    expect(threadKeys('<a@x>', '<b@x>', ['<b@x>', 'a@x', '<c@x>', '<d@x>'])).toEqual([
      'a@x',
      'b@x',
      'd@x',
      'c@x',
    ]);
  });

  test('of many references, the first and the last 199 count', () => {
    const references = Array.from({ length: 5000 }, (_, i) => `<${i}@x>`);
    const keys = threadKeys('<a@x>', null, references);
    expect(keys).toHaveLength(201);
    expect(keys.slice(0, 3)).toEqual(['a@x', '4999@x', '4998@x']);
    expect(keys.slice(-2)).toEqual(['4801@x', '0@x']);
  });
});
