import { describe, expect, test } from 'vitest';
import { threadKeys } from '../../../../../../src/worker/modules/mail/save/thread.ts';

describe('threadKeys', () => {
  test('its own id and the others, each once, without brackets', () => {
    expect(threadKeys('<a@x>', '<b@x>', ['<b@x>', 'a@x', '<c@x>'])).toEqual(['a@x', 'b@x', 'c@x']);
  });

  test('of many references, the first and the last 199 count', () => {
    const references = Array.from({ length: 5000 }, (_, i) => `<${i}@x>`);
    const keys = threadKeys('<a@x>', null, references);
    expect(keys).toHaveLength(201);
    expect(keys.slice(0, 3)).toEqual(['a@x', '0@x', '4801@x']);
    expect(keys.at(-1)).toBe('4999@x');
  });
});
