import { describe, expect, test } from 'vitest';
import { parseIds } from '../../../../src/lib/message/message-id.ts';

describe('parseIds', () => {
  test.each([
    ['<a@x> <b@y>', ['<a@x>', '<b@y>']],
    ['<a@x><b@y>,<c@z>', ['<a@x>', '<b@y>', '<c@z>']],
    ['<folded-\r\n id@x>', ['<folded-id@x>']],
    ['Your message of "Tue, 1 Jan" <a@x>', ['<a@x>']],
    ['a@x b@y', ['a@x', 'b@y']],
    ['no ids here', []],
    ['<>', []],
    ['', []],
    [undefined, []],
    [`<${'x'.repeat(1000)}@x>`, []],
  ])('%j', (header, ids) => {
    expect(parseIds(header)).toEqual(ids);
  });

  test('of many ids, the first and the last 199 count', () => {
    const ids = Array.from({ length: 5000 }, (_, i) => `<${i}@x>`);
    expect(parseIds(ids.join(' '))).toEqual([ids[0], ...ids.slice(-199)]);
  });
});
